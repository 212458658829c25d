"""Pace: how long players may think, by move or by game, and what happens at the end."""

from dataclasses import dataclass, field, replace
from typing import Literal

End = Literal["bot", "pass", "abandon"]

RETURN_SECONDS = 60.0
"""A player who takes the seat back from a bot has at least this long for the next action."""


@dataclass(frozen=True, slots=True)
class Pace:
    """`kind` move: so many seconds for each action; game: for all of them, plus an increment.

    At the end of the time a bot takes the seat until its player is back (`bot`), the player's turn
    is passed (`pass`), or the game is abandoned (`abandon`).
    """

    kind: Literal["move", "game"]
    seconds: float
    increment: float = 0.0
    end: End = "bot"
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """Time used by each seat, read off the times in the log."""

    since: float = 0.0
    """When the running turn began."""
    used: dict[int, float] = field(default_factory=dict)
    moves: dict[int, int] = field(default_factory=dict)

    def stop(self, time: float, seat: int | None, *, acted: bool) -> "Clock":
        """A position ends: charge the seat that had to act, and start anew."""
        if seat is None:
            return replace(self, since=time)
        used = self.used.get(seat, 0.0) + max(0.0, time - self.since)
        moves = self.moves.get(seat, 0) + acted
        return Clock(time, {**self.used, seat: used}, {**self.moves, seat: moves})

    def restart(self, time: float) -> "Clock":
        """Begin the running turn anew; no seat is charged for the time until now."""
        return replace(self, since=time)

    def grant(self, pace: Pace, seat: int) -> "Clock":
        """Leave a seat at least `RETURN_SECONDS`."""
        lacking = RETURN_SECONDS - self.left(pace, seat)
        if pace.kind == "move" or lacking <= 0:
            return self
        spent = pace.seconds + pace.increment * self.moves.get(seat, 0) - RETURN_SECONDS
        return replace(self, used={**self.used, seat: spent})

    def left(self, pace: Pace, seat: int) -> float:
        """What a seat had left when the running turn began."""
        if pace.kind == "move":
            return pace.seconds
        bonus = pace.increment * self.moves.get(seat, 0)
        return max(0.0, pace.seconds + bonus - self.used.get(seat, 0.0))

    def deadline(self, pace: Pace, seat: int) -> float:
        return self.since + self.left(pace, seat)
