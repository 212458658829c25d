"""A table in memory: what its rows in the database and its log say, ready to be played on."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from luna.game import Game
from luna.record.record import begin_record
from luna.rules.actions import Action
from luna.rules.components import standard
from luna.rules.event import Event
from luna.server.drawn import Drawing
from luna.server.pace import Clock, Pace

if TYPE_CHECKING:
    from luna.server.live import Connection

RULES = "1"
"""The version of the rules that new games are played by; raised when a fix changes outcomes."""

POSITION_KINDS = frozenset({"start", "action", "undo"})
"""Entries that change the position."""

SEAT_KINDS = frozenset({"join", "leave", "start", "moved", "bot", "back", "over", "abandon"})
"""Entries after which seats or status are to be read again by other processes."""


@dataclass(slots=True)
class Entry:
    """One line of the log."""

    sequence: int
    seat: int | None
    kind: str
    text: str
    time: float
    client: str | None = None
    round: int | None = None
    """The round it belongs to, as the table finds when it takes the entry in; 0 is the
    Preliminary Round, None is before the game. It follows from the log and is not stored."""

    def row(self, game: str) -> dict[str, Any]:
        return {
            "game": game,
            "sequence": self.sequence,
            "seat": self.seat,
            "kind": self.kind,
            "text": self.text,
            "time": self.time,
            "client": self.client,
        }

    def document(self) -> dict[str, Any]:
        return {
            "sequence": self.sequence,
            "seat": self.seat,
            "kind": self.kind,
            "text": self.text,
            "time": self.time,
            "client": self.client,
            "round": self.round,
        }


@dataclass(slots=True)
class Seat:
    """A place at the table; `level` is that of the bot that plays, for itself or for someone."""

    number: int
    colour: str
    kind: str
    identity: str | None = None
    name: str | None = None
    level: str | None = None
    moves: int = 0

    @property
    def by_bot(self) -> bool:
        return self.level is not None

    def row(self, game: str) -> dict[str, Any]:
        return {
            "game": game,
            "number": self.number,
            "colour": self.colour,
            "kind": self.kind,
            "identity": self.identity,
            "name": self.name,
            "level": self.level,
            "moves": self.moves,
        }


@dataclass(slots=True)
class Request:
    """Something one player asks of the others: to take back actions, or to end the game."""

    what: str
    number: int
    seat: int
    agreed: set[str] = field(default_factory=set)


class LiveTable:
    """One table; `lock` is held by whoever changes it."""

    def __init__(
        self, row: dict[str, Any], seats: Iterable[Seat], entries: Iterable[Entry]
    ) -> None:
        self.id: str = row["id"]
        self.kind: str = row["kind"]
        self.edition: str = row["edition"]
        self.mode: str = row["mode"]
        self.public: bool = row["public"]
        self.hot_seat: bool = row["hot_seat"]
        self.owner: str = row["owner"]
        self.invitation: str = row["invitation"]
        self.rules: str = row["rules"]
        self.components: str = row["components"]
        self.created: float = row["created"]
        self.pace: Pace | None = Pace.read(row["pace"])
        self.header: str | None = row["header"]
        self.seats: list[Seat] = list(seats)
        self.frozen = self.rules != RULES or self.components != standard().digest
        """Played by rules or components that this version does not have."""
        self.document: dict[str, Any] | None = None
        """The latest document that was kept of a frozen game."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.published: bytes | None = None
        """The shared part of the view as of the latest entry, encoded; None when outdated."""
        self.begin()
        for entry in entries:
            self.apply(entry)
        if self.frozen:
            self.status = row["status"]

    def begin(self) -> None:
        """Forget everything that follows from the log."""
        self.status = "open"
        self.entries: list[Entry] = []
        self.by_client: dict[str, Entry] = {}
        self.chats = 0
        self.game: Game | None = None
        self.drawing: Drawing | None = None
        self.actions: list[Entry] = []
        self.position = 0
        self.request: Request | None = None
        self.clock = Clock()
        self.rematch: str | None = None
        self.events: list[Event] = []
        """What the latest action brought about."""
        self.kept = (-1, False)
        """The round of the latest snapshot, and whether it was of the end."""

    @property
    def sequence(self) -> int:
        return self.entries[-1].sequence if self.entries else 0

    @property
    def round(self) -> int | None:
        """The round being played; 0 is the Preliminary Round."""
        return None if self.game is None else self.game.round

    @property
    def turn(self) -> Seat | None:
        """The seat to act."""
        if self.game is None or self.status != "playing" or self.game.over:
            return None
        return self.seats[int(self.game.state.turn)]

    def seats_of(self, identity: str | None) -> list[Seat]:
        return [seat for seat in self.seats if identity is not None and seat.identity == identity]

    def humans(self) -> set[str]:
        """The identities at the table."""
        return {seat.identity for seat in self.seats if seat.kind == "human" and seat.identity}

    def deadline(self) -> float | None:
        """When the player to act runs out of time."""
        turn = self.turn
        if self.pace is None or turn is None or turn.by_bot:
            return None
        return self.clock.deadline(self.pace, turn.number)

    def apply(self, entry: Entry, action: Action | None = None) -> None:
        """Add an entry and do what it says; `Refused`, and nothing done, if it cannot be.

        `action` is what the text of the entry says, if that has been read already.
        """
        turn = self.turn
        before = self.round
        if entry.kind == "action" and self.game is not None:
            colour = self.seats[entry.seat or 0].colour
            self.events = self.game.play(action or entry.text, colour)
        if entry.kind in POSITION_KINDS:
            self.clock.stop(entry.time, turn.number if turn else None, entry.kind == "action")
            self.position = entry.sequence
            self.request = None
        self.entries.append(entry)
        if entry.client:
            self.by_client[entry.client] = entry
        match entry.kind:
            case "start":
                self.status = "playing"
                if not self.frozen and self.header is not None:
                    self.game = Game(begin_record(self.header)[0])
            case "action":
                self.actions.append(entry)
            case "undo":
                self.take_back(int(entry.text))
            case "abandon":
                self.status = "abandoned"
            case "chat":
                self.chats += 1
            case "ask":
                self._ask(entry)
            case "agree":
                if self.request and entry.seat is not None:
                    self.request.agreed.add(self.seats[entry.seat].identity or "")
            case "decline":
                self.request = None
            case "back":
                self.clock.since = entry.time
            case "rematch":
                self.rematch = entry.text
        # An action belongs to the round it was played in, even if it ended that round.
        entry.round = self.round if entry.kind in ("start", "undo") else before
        if self.game is not None and self.status in ("playing", "over"):
            self.status = "over" if self.game.over else "playing"
        self.published = None

    def _ask(self, entry: Entry) -> None:
        what, _, number = entry.text.partition(" ")
        if entry.seat is not None:
            self.request = Request(what, int(number or 0), entry.seat)
            self.request.agreed.add(self.seats[entry.seat].identity or "")

    def take_back(self, number: int) -> None:
        """Leave only the first `number` actions."""
        del self.actions[number:]
        if self.game is not None:
            while len(self.game.actions) > number:
                self.game.undo()

    def at(self, sequence: int) -> Game | None:
        """The game as it stood after an entry of the log."""
        if self.game is None:
            return None
        texts: list[str] = []
        for entry in self.entries:
            if entry.sequence > sequence:
                break
            if entry.kind == "action":
                texts.append(entry.text)
            elif entry.kind == "undo":
                del texts[int(entry.text) :]
        return Game(self.game.setup, texts)
