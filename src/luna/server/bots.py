"""Bots at the table: they think in processes of their own and act like everyone else."""

from collections.abc import Sequence

from luna.server.metrics import Metrics
from luna.server.settings import Settings
from luna.server.table import Entry, LiveTable
from luna.server.tables import Tables


class Bots:
    """Sees whose turn it is, and lets a bot think where one plays."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._settings = settings
        self._metrics = metrics

    def levels(self) -> list[str]:
        return ["random"]

    def open(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """End all thinking."""

    def heard(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        """Something happened at a table."""
