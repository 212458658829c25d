"""Laying a new table: who sits where, which setup, and whether the game begins at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from luna.game import Game
from luna.record.record import begin_record, print_header
from luna.rules.refusals import Refused
from luna.rules.setup import draw_setup, solo_level
from luna.rules.vocabulary import COLOURS
from luna.table.commands import Person
from luna.table.draft import Draft
from luna.table.entries import Entry, Played, Rematched, Started
from luna.table.pace import Pace
from luna.table.problem import invalid, refused
from luna.table.rated import FIXED_POINTS, check_terms
from luna.table.seat import Seat
from luna.table.seating import STAND_IN, opening
from luna.table.table import Purpose, Table, Terms

Who = Literal["you", "open", "bot", "virtual"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Who is to sit on a seat."""

    who: Who = "open"
    colour: str | None = None
    level: str | None = None
    name: str | None = None
    """Of a player at the owner's device."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What a new table is to be; `game` is the one of a record, parsed already."""

    wanted: Sequence[Wanted]
    level: str
    """Of bots for whom none was chosen."""
    edition: str = "classic"
    mode: str = "standard"
    seed: int = 0
    figures: Sequence[str] | None = None
    setup: str | None = None
    """The header of a record, instead of a seed."""
    public: bool = False
    hot_seat: bool = False
    pace: Pace | None = None
    kind: Purpose = "game"
    game: Game | None = field(default=None, compare=False)
    hints: bool = True
    rated: bool = False
    duplicate: str | None = None
    finished: bool = False
    """To be looked at only: it begins although seats are open."""


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A table before anything has happened at it, and what happens first."""

    table: Table
    drafts: tuple[Draft, ...] = ()

    def entries(self, now: float) -> tuple[Entry, ...]:
        return tuple(
            Entry(number, draft.seat, draft.fact, now, draft.client)
            for number, draft in enumerate(self.drafts, 1)
        )


def new_table(plan: TablePlan, table_id: str, owner: Person, now: float) -> CreatedTable:
    """The table of a plan; `Problem` if the rules forbid its setup."""
    try:
        game, record, colours, edition, mode = _setup(plan)
    except Refused as error:
        raise refused(error) from None
    seats = _seats(plan, mode, colours, owner)
    terms = Terms(
        table_id,
        plan.kind,
        edition,
        mode,
        plan.public,
        plan.hot_seat,
        now,
        plan.pace,
        record,
        hints=plan.hints,
        rated=plan.rated,
        duplicate=plan.duplicate,
    )
    check_terms(terms, seats)
    table = Table(terms, owner.id, seats)
    if not plan.finished and any(seat.kind == "open" for seat in seats):
        return CreatedTable(table)
    return CreatedTable(table, tuple(opening(table) if game is None else _played(game)))


def _played(game: Game) -> list[Draft]:
    """The opening of a game whose positions are known."""
    drafts = [Draft(None, Started())]
    for position in game.position.way():
        if position.before is not None:
            seat = int(position.before.state.turn)
            drafts.append(Draft(seat, Played(position.text, position)))
    return drafts


def _setup(plan: TablePlan) -> tuple[Game | None, str, tuple[str, ...], str, str]:
    """The game if it is known, its record, the colours, edition and mode."""
    if plan.game is not None:
        setup = plan.game.setup
        return plan.game, plan.game.record(), setup.players, setup.edition, setup.mode
    if plan.setup is not None:
        text = plan.setup if "\n---" in plan.setup else plan.setup.rstrip() + "\n---\n"
        return _setup(_with_game(plan, Game.from_record(text)))
    colours = _colours(plan)
    setup = draw_setup(plan.seed, colours, plan.mode, plan.edition, plan.figures)
    return None, print_header(setup), tuple(colours), plan.edition, plan.mode


def _with_game(plan: TablePlan, game: Game) -> TablePlan:
    return TablePlan(plan.wanted, plan.level, game=game)


def _colours(plan: TablePlan) -> list[str]:
    """A colour for everyone, those asked for first; the solo opponent joins by itself."""
    wanted = list(plan.wanted)
    if solo_level(plan.mode) and len(wanted) == 1:
        wanted.append(Wanted("virtual"))
    asked = [seat.colour for seat in wanted if seat.colour]
    free = iter([colour for colour in COLOURS if colour not in asked])
    return [seat.colour or next(free, "") for seat in wanted]


def _seats(plan: TablePlan, mode: str, colours: Sequence[str], owner: Person) -> tuple[Seat, ...]:
    wanted = list(plan.wanted)
    if solo_level(mode):
        wanted = [*wanted[:1], Wanted("virtual")]
    if len(colours) != len(wanted):
        raise invalid("seats-do-not-fit", number=len(colours))
    made = []
    for number, (seat, colour) in enumerate(zip(wanted, colours, strict=True)):
        if seat.colour not in (None, colour):
            raise invalid("seats-do-not-fit", number=len(colours))
        made.append(_seat(plan, seat, number, colour, owner))
    return tuple(made)


def _seat(plan: TablePlan, wanted: Wanted, number: int, colour: str, owner: Person) -> Seat:
    match wanted.who:
        case "virtual":
            return Seat(number, colour, "virtual")
        case "bot":
            return Seat(number, colour, "bot", level=wanted.level or plan.level)
        case "open" if not plan.hot_seat and plan.kind != "analysis":
            return Seat(number, colour, "open")
    return Seat(number, colour, "human", owner.id, wanted.name or owner.name)


def rematch_table(
    table: Table, entries: Sequence[Entry], seed: Callable[[], int], now: float
) -> CreatedTable | None:
    """The new table if the entries of a table end with a rematch that all want; else None."""
    last = entries[-1] if entries else None
    if last is None or not isinstance(last.fact, Rematched) or last.seat is None:
        return None
    host = table.seats[last.seat]
    owner = Person(host.identity or table.owner, host.name or "")
    return create_rematch(table, last.fact.table, owner, seed(), now)


def level_again(terms: Terms, level: str | None) -> str | None:
    """The level of a bot in a rematch; one whose strength was not measured cannot be rated."""
    return STAND_IN if terms.rated and level not in FIXED_POINTS else level


def create_rematch(
    table: Table, table_id: str, owner: Person, seed: int, now: float
) -> CreatedTable:
    """A table for the same people; those who were away are expected to be back."""
    terms = table.terms
    old = begin_record(terms.record or "")[0]
    setup = draw_setup(seed, old.players, terms.mode, terms.edition, None)
    again = Terms(
        table_id,
        terms.kind,
        terms.edition,
        terms.mode,
        terms.public,
        terms.hot_seat,
        now,
        terms.pace,
        print_header(setup),
        hints=terms.hints,
        rated=terms.rated,
    )
    seats = tuple(
        Seat(
            seat.number,
            seat.colour,
            seat.kind,
            seat.identity,
            seat.name,
            level_again(terms, seat.level) if seat.kind == "bot" else None,
        )
        for seat in table.seats
    )
    fresh = Table(again, owner.id, seats)
    if any(seat.kind == "open" for seat in seats):
        return CreatedTable(fresh)
    return CreatedTable(fresh, tuple(opening(fresh)))
