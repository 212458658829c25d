"""A table as a value: its terms, its seats, its log, and all that follows from the log."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from luna.game import Position, first_position
from luna.record.record import begin_record
from luna.rules.components import standard
from luna.rules.refusals import Refused
from luna.table.entries import (
    Abandoned,
    Agreed,
    Asked,
    BotSeated,
    Declined,
    Entry,
    Fact,
    Invited,
    Left,
    Moved,
    Played,
    Question,
    Rematched,
    Resumed,
    Returned,
    Said,
    SeatFact,
    Started,
    TakenBack,
    TimeOver,
)
from luna.table.growing import Growing, GrowingMap
from luna.table.pace import Clock, Pace
from luna.table.seat import Seat

RULES = "1"
"""The version of the rules that new games are played by; raised when a fix changes outcomes."""

Status = Literal["open", "playing", "over", "abandoned"]
Purpose = Literal["game", "analysis"]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a table; they never change."""

    id: str
    kind: Purpose
    edition: str
    mode: str
    public: bool
    hot_seat: bool
    created: float
    pace: Pace | None
    record: str | None
    """What the game begins with: the setup, and perhaps actions."""
    rules: str = RULES
    components: str = field(default_factory=lambda: standard().digest)
    hints: bool = True
    """Whether players may look at hints while they play."""
    rated: bool = False
    """Whether the result changes ratings."""
    duplicate: str | None = None
    """The setup that other tables play as well, to compare results."""

    @property
    def frozen(self) -> bool:
        """Played by rules or components that this version does not have."""
        return self.rules != RULES or self.components != standard().digest


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something one player asks of the others.

    To take back actions, to end the game, to let a bot play for an absent player, or to play again.
    """

    sequence: int
    """The entry that asks."""
    question: Question
    number: int
    seat: int
    agreed: frozenset[int]
    """Seats that have agreed, the one that asks included."""
    level: str = ""
    """Of the bot that is to play for an absent player."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Somebody has abandoned a rated game: got up, or run out of time."""

    seat: int
    identity: str | None
    """Players who have got up; one who has run out of time still has the seat."""
    sequence: int
    """The entry that says so."""


@dataclass(frozen=True, slots=True)
class Table:
    """One table at one moment."""

    terms: Terms
    owner: str
    seats: tuple[Seat, ...]
    status: Status = "open"
    invitation: str = ""
    """The digest of the token one may join with."""
    entries: Growing[Entry] = field(default_factory=Growing)
    by_client: GrowingMap[str, Entry] = field(default_factory=GrowingMap)
    chats: int = 0
    position: Position | None = None
    positions: Growing[Position | None] = field(default_factory=Growing)
    """The position after each entry."""
    position_sequence: int = 0
    """The entry that made the present position."""
    played: Growing[Entry] = field(default_factory=Growing)
    """The entries of the actions that stand."""
    request: Proposal | None = None
    clock: Clock = field(default_factory=Clock)
    rematch: str | None = None
    forfeits: tuple[Forfeit, ...] = ()
    """Those who have abandoned a rated game, in this order."""

    @property
    def forfeited(self) -> frozenset[int]:
        """The seats of those who have abandoned a rated game."""
        return frozenset(forfeit.seat for forfeit in self.forfeits)

    @property
    def id(self) -> str:
        return self.terms.id

    @property
    def frozen(self) -> bool:
        return self.terms.frozen

    @property
    def sequence(self) -> int:
        return self.entries.length

    @property
    def round(self) -> int | None:
        """The round being played; 0 is the Preliminary Round."""
        return None if self.position is None else self.position.round

    @property
    def turn(self) -> Seat | None:
        """The seat to act."""
        if self.position is None or self.status != "playing" or self.position.over:
            return None
        return self.seats[int(self.position.state.turn)]

    @property
    def paused(self) -> bool:
        """Whether bots stand in for all players: the game waits until one of them is back."""
        if self.status != "playing" or self.terms.kind != "game":
            return False
        people = [seat for seat in self.seats if seat.kind == "human"]
        return bool(people) and all(seat.by_bot for seat in people)

    def seats_of(self, identity: str | None) -> list[Seat]:
        return [seat for seat in self.seats if identity is not None and seat.identity == identity]

    def humans(self) -> set[str]:
        """The identities at the table, but for those who have abandoned a rated game."""
        gone = self.forfeited
        return {
            seat.identity
            for seat in self.seats
            if seat.kind == "human" and seat.identity and seat.number not in gone
        }

    def deadline(self) -> float | None:
        """When the player to act runs out of time."""
        pace = self.terms.pace
        turn = None if pace is None else self.turn
        if pace is None or turn is None or turn.by_bot:
            return None
        return self.clock.deadline(pace, turn.number)

    def at(self, sequence: int) -> Position | None:
        """The position as it stood after an entry of the log; before the start, the first one."""
        if self.position is None or not 0 <= sequence <= len(self.positions):
            return None
        return (self.positions[sequence - 1] if sequence else None) or self.position.back_to(0)


class Unplayable(Exception):
    """A log that cannot be followed: which entry, and what is wrong with it."""

    def __init__(self, sequence: int, fault: str) -> None:
        super().__init__(f"entry {sequence}: {fault}")
        self.sequence = sequence


def follow_log(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after entries that were kept; `Unplayable` if they do not follow each other."""
    for entry in entries:
        if entry.sequence != table.sequence + 1:
            raise Unplayable(entry.sequence, f"it does not follow entry {table.sequence}")
        try:
            table = apply(table, entry)
        except Refused as error:
            raise Unplayable(entry.sequence, str(error)) from None
    return table


def apply(table: Table, entry: Entry) -> Table:
    """The table after an entry; `Refused` if it holds an action that is not legal."""
    fact = entry.fact
    if isinstance(fact, Played):
        return after_action(table, entry, fact)
    position = next_position(table, fact)
    anew = isinstance(fact, (Started, TakenBack))
    entry = in_round(entry, position if anew else table.position)
    clock, request, moved_at = table.clock, table.request, table.position_sequence
    if anew:
        turn = table.turn
        clock = clock.stop(entry.time, None if turn is None else turn.number, acted=False)
        request, moved_at = None, entry.sequence
    elif isinstance(fact, Returned):
        clock = clock_after_return(table, fact, entry.time)
    elif isinstance(fact, BotSeated):
        clock = clock_after_replacement(table, fact, entry.time)
    elif isinstance(fact, Resumed):
        clock = replace(clock, since=min(entry.time, clock.since + fact.seconds))
    return Table(
        terms=table.terms,
        owner=fact.owner if isinstance(fact, Moved) and fact.owner else table.owner,
        seats=next_seats(table.seats, fact),
        status=next_status(table, fact, position),
        invitation=fact.digest if isinstance(fact, Invited) else table.invitation,
        entries=table.entries.with_item(entry),
        by_client=with_client(table.by_client, entry),
        chats=table.chats + isinstance(fact, Said),
        position=position,
        positions=table.positions.with_item(position),
        position_sequence=moved_at,
        played=table.played.first(fact.number) if isinstance(fact, TakenBack) else table.played,
        request=next_request(request, entry),
        clock=clock,
        rematch=fact.table if isinstance(fact, Rematched) else table.rematch,
        forfeits=next_forfeits(table, entry),
    )


def clock_after_replacement(table: Table, fact: BotSeated, time: float) -> Clock:
    """A player is charged for the turn until a bot takes it over."""
    turn = table.turn
    if turn is None or turn.by_bot or turn.number not in {seat.number for seat in fact.seats}:
        return table.clock
    return table.clock.stop(time, turn.number, acted=False)


def clock_after_return(table: Table, fact: Returned, time: float) -> Clock:
    """Charge no seat for the time in which a bot was to act, and give the returned player time."""
    clock, turn, pace = table.clock, table.turn, table.terms.pace
    if turn is None or turn.by_bot:
        clock = clock.restart(time)
    if pace is not None:
        for seat in fact.seats:
            clock = clock.grant(pace, seat.number)
    return clock


def after_action(table: Table, entry: Entry, fact: Played) -> Table:
    """The table after an action: most entries are, and most of a table stays as it was."""
    position, turn = position_after(table, fact), table.turn
    # An action belongs to the round it was played in, even if it ended that round.
    entry = in_round(entry, table.position)
    clock = table.clock.stop(entry.time, None if turn is None else turn.number, acted=True)
    return Table(  # by their places, which is quicker
        table.terms,
        table.owner,
        table.seats,
        next_status(table, fact, position),
        table.invitation,
        table.entries.with_item(entry),
        with_client(table.by_client, entry),
        table.chats,
        position,
        table.positions.with_item(position),
        entry.sequence,
        table.played.with_item(entry),
        None,
        clock,
        table.rematch,
        table.forfeits,
    )


def in_round(entry: Entry, position: Position | None) -> Entry:
    """An entry that knows the round it belongs to."""
    number = None if position is None else position.round
    if entry.round == number:
        return entry
    return Entry(entry.sequence, entry.seat, entry.fact, entry.time, entry.client, number)


def with_client(known: GrowingMap[str, Entry], entry: Entry) -> GrowingMap[str, Entry]:
    return known.with_item(entry.client, entry) if entry.client else known


def position_after(table: Table, fact: Played) -> Position | None:
    if table.frozen:
        return None
    if fact.position is not None or table.position is None:
        return fact.position
    return table.position.after(table.position.check(fact.action))


def next_position(table: Table, fact: Fact) -> Position | None:
    if table.frozen:
        return None
    match fact:
        case Started():
            return first_position(begin_record(table.terms.record or "")[0])
        case TakenBack(number):
            return None if table.position is None else table.position.back_to(number)
    return table.position


def next_seats(seats: tuple[Seat, ...], fact: Fact) -> tuple[Seat, ...]:
    if not isinstance(fact, SeatFact) or not fact.seats:
        return seats
    changed = {seat.number: seat for seat in fact.seats}
    return tuple(changed.get(seat.number, seat) for seat in seats)


def next_status(table: Table, fact: Fact, position: Position | None) -> Status:
    if isinstance(fact, Abandoned):
        return "abandoned"
    if isinstance(fact, Started) and position is None:
        return "playing"
    if position is None or table.status == "abandoned":
        return table.status
    return "over" if position.over else "playing"


def next_forfeits(table: Table, entry: Entry) -> tuple[Forfeit, ...]:
    if not table.terms.rated or table.status != "playing":
        return table.forfeits
    match entry.fact:
        case TimeOver() if entry.seat is not None:
            return (*table.forfeits, Forfeit(entry.seat, None, entry.sequence))
        case Left(seats=seats, gone=gone):
            left = {seat.number for seat in seats}
            known = (replace(f, identity=gone) if f.seat in left else f for f in table.forfeits)
            new = sorted(left - table.forfeited)
            return (*known, *(Forfeit(seat, gone, entry.sequence) for seat in new))
    return table.forfeits


def next_request(request: Proposal | None, entry: Entry) -> Proposal | None:
    match entry.fact:
        case Asked(question, number, level) if entry.seat is not None:
            agreed = frozenset({entry.seat})
            return Proposal(entry.sequence, question, number, entry.seat, agreed, level)
        case Agreed() if request is not None and entry.seat is not None:
            return replace(request, agreed=request.agreed | {entry.seat})
        case Declined() | Abandoned() | Rematched():
            return None
        case BotSeated(seats=seats) | Left(seats=seats) if request is not None:
            changed = request.question == "replace" and request.number in {s.number for s in seats}
            return None if changed else request
    return request
