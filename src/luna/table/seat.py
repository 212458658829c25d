"""A place at a table."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

SeatKind = Literal["open", "human", "bot", "virtual"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table; `level` is that of the bot that plays, for itself or for someone."""

    number: int
    colour: str
    kind: SeatKind
    identity: str | None = None
    name: str | None = None
    level: str | None = None
    moves: int = 0
    """How often the seat went to another browser."""

    @property
    def by_bot(self) -> bool:
        return self.level is not None

    def row(self) -> dict[str, Any]:
        """The seat as plain values."""
        return asdict(self)
