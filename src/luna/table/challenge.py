"""Setups that everyone plays: one of the day and one of the week, for each solo level."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import sha256

from luna.record.record import print_header
from luna.rules.setup import draw_setup
from luna.table.table import Table

MODES = ("solo1", "solo2", "solo3")
COLOURS = ("yellow", "red")


@dataclass(frozen=True, slots=True)
class Challenge:
    """A setup that everyone plays in a day such as 2026-11-16, or a week such as 2026-W47."""

    period: str
    mode: str

    @property
    def seed(self) -> int:
        return int.from_bytes(sha256(f"{self.period} {self.mode}".encode()).digest()[:4], "big")

    @property
    def header(self) -> str:
        """The header of the record of whoever plays it."""
        return header_of(self.seed, self.mode)


@lru_cache(maxsize=64)
def header_of(seed: int, mode: str) -> str:
    return print_header(draw_setup(seed, COLOURS, mode, "classic", None))


def challenges(time: float) -> list[Challenge]:
    """Those of the day and of the week that a moment belongs to."""
    at = datetime.fromtimestamp(time, UTC)
    periods = (at.strftime("%Y-%m-%d"), at.strftime("%G-W%V"))
    return [Challenge(period, mode) for period in periods for mode in MODES]


def played(table: Table) -> list[Challenge]:
    """The challenges that a game fulfils: played to its end, without help or second thoughts."""
    if table.terms.mode not in MODES or table.status != "over" or table.terms.kind != "game":
        return []
    if any(entry.kind in ("undo", "hint", "bot", "leave") for entry in table.entries):
        return []
    return [each for each in challenges(table.terms.created) if each.header == table.terms.record]
