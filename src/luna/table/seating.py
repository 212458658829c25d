"""Seats: sit down, get up, begin, hand over to a bot or another browser."""

from dataclasses import replace
from hmac import compare_digest

from luna.game import first_position
from luna.record.record import begin_record
from luna.rules.refusals import Refused
from luna.table.commands import (
    Claim,
    HandOver,
    Invite,
    Join,
    Leave,
    Person,
    Return,
    SeatBot,
    Start,
    Swap,
)
from luna.table.draft import Draft
from luna.table.entries import (
    Abandoned,
    BotSeated,
    Declined,
    Invited,
    Joined,
    Left,
    Moved,
    Played,
    Returned,
    Started,
    Swapped,
)
from luna.table.playing import seated
from luna.table.problem import Problem, conflict, forbidden, missing, refused
from luna.table.rated import (
    check_level,
    check_seats_stay,
    check_terms,
    decided_without,
    rated_players,
)
from luna.table.seat import Seat
from luna.table.table import Table, next_seats

STAND_IN = "deacon"
"""The level of stand-ins where the host has chosen none."""
NEVER_STAND_IN = "random"
"""A level that never replaces a player who has not asked for it."""
ABSENT = 120.0
"""Seconds of absence on one's turn after which the others may let a bot play."""


def need_owner(table: Table, person: Person | None) -> None:
    if person is None or person.id != table.owner:
        raise forbidden("not-your-table")


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise missing("seat")
    return table.seats[number]


def stand_in(table: Table) -> str:
    """The level of a bot that replaces a player: the one the host chose for bots, else a fair one.

    The host chooses it with the pace, or with the bots at the table.
    """
    pace = table.terms.pace
    chosen = [pace.level] if pace is not None else []
    chosen += [seat.level for seat in table.seats if seat.kind == "bot"]
    return (
        next((level for level in chosen if level not in (None, NEVER_STAND_IN)), None) or STAND_IN
    )


def invite(table: Table, command: Invite) -> list[Draft]:
    need_owner(table, command.person)
    return [Draft(None, Invited(command.digest))]


def join(table: Table, command: Join) -> list[Draft]:
    """Someone already seated keeps the seat; strangers need the invitation that holds now."""
    person = command.person
    if table.seats_of(person.id) and (command.seat is None or table.terms.rated):
        return []
    if not table.terms.public and person.id != table.owner:
        fits = table.invitation and compare_digest(command.digest, table.invitation)
        if not fits:
            raise forbidden("invitation-not-valid")
    if table.status != "open":
        raise conflict("already-started")
    free = [seat for seat in table.seats if seat.kind == "open"]
    seat = next((seat for seat in free if command.seat in (None, seat.number)), None)
    if seat is None:
        raise conflict("no-seat-free")
    taken = replace(seat, kind="human", identity=person.id, name=person.name)
    return [Draft(seat.number, Joined(person.name, (taken,)))]


def start(table: Table, command: Start) -> list[Draft]:
    need_owner(table, command.person)
    if table.status != "open":
        raise conflict("already-started")
    free = [seat for seat in table.seats if seat.kind == "open"]
    if free and command.level is None:
        raise Problem("conflict", "seats-open", details={"number": len(free)})
    if free:
        check_level(table.terms, command.level)
    bots = tuple(replace(seat, kind="bot", level=command.level) for seat in free)
    return opening(table, bots)


def opening(table: Table, seats: tuple[Seat, ...] = ()) -> list[Draft]:
    """The start of the game, and whatever its record says has been played already."""
    begun = next_seats(table.seats, Started(seats))
    check_terms(table.terms, begun)
    drafts = [Draft(None, Started(seats, rated_players(table.terms, begun)))]
    try:
        setup, lines = begin_record(table.terms.record or "")
        position = first_position(setup)
        for line in lines:
            seat = setup.players.index(line.colour)
            position = position.after(line.action)
            drafts.append(Draft(seat, Played(position.text, position)))
    except Refused as error:
        raise refused(error) from None
    return drafts


def leave(table: Table, command: Leave) -> list[Draft]:
    """Get up; a player who leaves a game that is over declines to play again."""
    mine = seated(table, command.person)
    if table.status not in ("open", "playing"):
        if table.request is None or table.request.question != "rematch":
            raise conflict("already-over")
        return [Draft(mine[0].number, Declined("rematch"))]
    level = None if table.status == "open" else command.level or stand_in(table)
    left = tuple(vacated(seat, level) for seat in mine)
    rated = table.terms.rated and table.status == "playing"
    gone = mine[0].identity if rated else None
    drafts = [Draft(mine[0].number, Left(level or "", left, gone))]
    numbers = [seat.number for seat in mine]
    alone = not table.humans() - {mine[0].identity}
    if decided_without(table, numbers) if rated else alone:
        drafts.append(Draft(None, Abandoned()))
    return drafts


def vacated(seat: Seat, level: str | None) -> Seat:
    """The seat of a player who is gone: a bot's, or open without a level."""
    return Seat(
        seat.number,
        seat.colour,
        "open" if level is None else "bot",
        level=level,
        moves=seat.moves + 1,
    )


def seat_bot(table: Table, command: SeatBot, now: float) -> list[Draft]:
    if table.status == "open":
        return bot_before_start(table, command)
    mine = seated(table, command.person)
    seat = seat_at(table, command.seat)
    if seat.kind != "human" or table.status != "playing":
        raise conflict("no-bot-here")
    if table.terms.rated:
        raise conflict("rated-game")
    waiting = table.turn == seat and now - table.clock.since >= ABSENT
    if seat not in mine and not (command.away and waiting):
        raise forbidden("player-not-absent")
    level = command.level or stand_in(table)
    return [] if seat.level == level else [bot_for(seat, level)]


def bot_before_start(table: Table, command: SeatBot) -> list[Draft]:
    """Before the game its owner decides which free seats bots take, and how good they are."""
    need_owner(table, command.person)
    seat = seat_at(table, command.seat)
    if seat.kind not in ("open", "bot"):
        raise conflict("no-bot-here")
    level = command.level or stand_in(table)
    if seat.level == level:
        return []
    check_level(table.terms, level)
    taken = replace(seat, kind="bot", level=level)
    return [Draft(seat.number, BotSeated(level, (taken,)))]


def bot_for(seat: Seat, level: str) -> Draft:
    """A bot plays for a seat until its player is back."""
    return Draft(seat.number, BotSeated(level, (replace(seat, level=level),)))


def come_back(table: Table, command: Return) -> list[Draft]:
    seat = seat_at(table, command.seat)
    if table.status == "open" and seat.kind == "bot":
        need_owner(table, command.person)
        return [Draft(seat.number, Returned((replace(seat, kind="open", level=None),)))]
    if command.person is None or seat.identity != command.person.id:
        raise forbidden("not-your-seat")
    if seat.level is None:
        return []
    if seat.number in table.forfeited:
        raise conflict("rated-game")
    return [Draft(seat.number, Returned((replace(seat, level=None),)))]


def swap(table: Table, command: Swap) -> list[Draft]:
    """Who has a seat goes to the one of another color, and the other way round.

    Both count as moved, so that no personal link leads to a seat that is now another's.
    """
    need_owner(table, command.person)
    if table.status != "open":
        raise conflict("already-started")
    seat = seat_at(table, command.seat)
    other = next((each for each in table.seats if each.colour == command.colour), None)
    if other is None:
        raise missing("seat")
    if other == seat:
        return []
    moves = max(seat.moves, other.moves) + 1
    gone = replace(other, number=seat.number, colour=seat.colour, moves=moves)
    come = replace(seat, number=other.number, colour=other.colour, moves=moves)
    return [Draft(come.number, Swapped(command.colour, (gone, come)))]


def claim(table: Table, command: Claim) -> list[Draft]:
    """A personal link serves once: every move of the seat ends the links made before it."""
    seat = seat_at(table, command.seat)
    check_seats_stay(table)
    if seat.moves != command.moves:
        raise forbidden("link-used")
    person = command.person
    if table.terms.rated and any(each != seat for each in table.seats_of(person.id)):
        raise conflict("rated-second-seat")
    taken = replace(seat, identity=person.id, name=person.name, moves=seat.moves + 1)
    return [Draft(seat.number, Moved(person.name, (taken,)))]


def hand_over(table: Table, command: HandOver) -> list[Draft]:
    """Nothing of a rated game that has begun: it stays with those who began it."""
    account = command.account
    mine = table.seats_of(command.guest)
    owner = account.id if table.owner == command.guest else None
    if table.terms.rated and table.status != "open":
        return []
    if mine and table.terms.rated and table.seats_of(account.id):
        left = tuple(vacated(seat, None) for seat in mine)
        moved = [] if owner is None else [Draft(None, Moved(account.name, (), owner))]
        return [Draft(mine[0].number, Left("", left)), *moved]
    if not mine and owner is None:
        return []
    taken = tuple(replace(seat, identity=account.id, name=account.name) for seat in mine)
    return [Draft(mine[0].number if mine else None, Moved(account.name, taken, owner))]
