"""Pace: how long players may think, by move or by game, and what happens at the end."""

from typing import Self

import msgspec

ENDS = ("bot", "pass", "abandon")


class Pace(msgspec.Struct, frozen=True):
    """`kind` move: so many seconds for each action; game: for all of them, plus an increment.

    At the end of the time a bot takes the seat until its player is back (`bot`), the player's turn
    is passed (`pass`), or the game is abandoned (`abandon`).
    """

    kind: str
    seconds: float
    increment: float = 0.0
    end: str = "bot"
    level: str | None = None

    @classmethod
    def read(cls, text: str | None) -> Self | None:
        return None if text is None else msgspec.json.decode(text, type=cls)

    def write(self) -> str:
        return msgspec.json.encode(self).decode()


class Clock:
    """Time used by each seat, read off the times in the log."""

    def __init__(self) -> None:
        self.used: dict[int, float] = {}
        self.moves: dict[int, int] = {}
        self.since: float = 0.0

    def stop(self, time: float, seat: int | None, acted: bool) -> None:
        """A position ends: charge the seat that had to act, and start anew."""
        if seat is not None:
            self.used[seat] = self.used.get(seat, 0.0) + max(0.0, time - self.since)
            if acted:
                self.moves[seat] = self.moves.get(seat, 0) + 1
        self.since = time

    def left(self, pace: Pace, seat: int) -> float:
        """What a seat had left when the running turn began."""
        if pace.kind == "move":
            return pace.seconds
        bonus = pace.increment * self.moves.get(seat, 0)
        return max(0.0, pace.seconds + bonus - self.used.get(seat, 0.0))

    def deadline(self, pace: Pace, seat: int) -> float:
        return self.since + self.left(pace, seat)
