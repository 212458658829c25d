"""Taking back, giving up, bots for the absent, playing again.

One player alone decides where no other is concerned; else all must agree.
"""

from typing import assert_never

from luna.table.commands import Abandon, Answer, Rematch, Replace, Undo
from luna.table.draft import Draft, not_twice
from luna.table.entries import Abandoned, Agreed, Asked, Declined, Rematched, TakenBack
from luna.table.playing import running, seated
from luna.table.problem import conflict, forbidden
from luna.table.seat import Seat
from luna.table.seating import bot_for, seat_at, stand_in
from luna.table.table import Proposal, Table


def undo(table: Table, command: Undo) -> list[Draft]:
    """Done at once when only actions of one's own are taken back, or no other human sits there.

    In a rated game no player takes back alone: the others are asked, and bots cannot agree. A game
    that is over stands unless all agree, and for good once it has a rematch.
    """
    not_twice(table, command.client, "undo", "ask")
    mine = seated(table, command.person)
    running(table)
    if mine[0].number in table.forfeited:
        raise conflict("rated-game")
    if table.status == "abandoned":
        raise conflict("table-abandoned")
    if table.rematch is not None:
        raise conflict("rematch-made")
    numbers = {seat.number for seat in mine}
    back_to = command.number
    if back_to is None:
        own = [at for at, entry in enumerate(table.played) if entry.seat in numbers]
        back_to = own[-1] if own else len(table.played)
    if not 0 <= back_to < len(table.played):
        raise conflict("nothing-to-undo")
    others = table.humans() - {mine[0].identity}
    if table.terms.rated and (not others or table.status == "over"):
        raise conflict("rated-game")
    own_only = all(entry.seat in numbers for entry in table.played[back_to:])
    own_only = own_only and table.status != "over" and not table.terms.rated
    free = not others or table.terms.kind == "analysis" or own_only
    fact = TakenBack(back_to) if free else Asked("undo", back_to)
    return [Draft(mine[0].number, fact, command.client)]


def abandon(table: Table, command: Abandon) -> list[Draft]:
    """Alone at once, else when all agree; the owner may clear a table that has not begun."""
    person = command.person
    owner = person is not None and person.id == table.owner
    mine = [] if person is None else table.seats_of(person.id)
    if not mine and not owner:
        raise forbidden("not-your-seat")
    if table.status not in ("open", "playing"):
        raise conflict("table-abandoned" if table.status == "abandoned" else "already-over")
    seat = mine[0].number if mine else None
    others = table.humans() - {person.id if person else ""}
    if not others and table.terms.rated and table.status == "playing":
        raise conflict("rated-game")
    if (owner and table.status == "open") or not others:
        return [Draft(seat, Abandoned())]
    if seat is None:
        raise forbidden("not-your-seat")
    return [Draft(seat, Asked("abandon"))]


def let_replace(table: Table, command: Replace) -> list[Draft]:
    """Ask the others whether a bot plays for a player who is away, until the player is back."""
    mine = seated(table, command.person)
    seat = seat_at(table, command.seat)
    if seat.kind != "human" or seat.by_bot or table.status != "playing":
        raise conflict("no-bot-here")
    if table.terms.rated:
        raise conflict("rated-game")
    others = table.humans() - {mine[0].identity, seat.identity}
    if seat in mine or not command.away or not others:
        raise forbidden("player-not-absent")
    level = command.level or stand_in(table)
    return [Draft(mine[0].number, Asked("replace", seat.number, level))]


def answer(table: Table, command: Answer) -> list[Draft]:
    """Agree or decline; the last to agree brings it about."""
    mine = seated(table, command.person)
    request = table.request
    if request is None or request.sequence != command.request:
        raise conflict("nothing-asked")
    seat = mine[0]
    if seat.number in table.forfeited and request.question != "rematch":
        raise conflict("rated-game")
    if not command.agree:
        return [Draft(seat.number, Declined(request.question))]
    if seat.identity in people_agreed(table, request):
        raise conflict("already-agreed")
    if table.rematch is not None:
        raise conflict("rematch-made")
    return agree(table, request, seat, command.table)


def rematch(table: Table, command: Rematch) -> list[Draft]:
    """Alone at once, else when all agree: two players who offer it at the same time have agreed.

    There is nothing to do if the game has a rematch, or if the player has agreed already.
    """
    seat = seated(table, command.person)[0]
    if table.status not in ("over", "abandoned"):
        raise conflict("not-over")
    request = table.request
    offered = request if request is not None and request.question == "rematch" else None
    if table.rematch is not None or (offered and seat.identity in people_agreed(table, offered)):
        return []
    if offered is not None:
        return agree(table, offered, seat, command.table)
    if everyone(table) == {seat.identity}:
        return [Draft(seat.number, Rematched(command.table))]
    return [Draft(seat.number, Asked("rematch"))]


def agree(table: Table, request: Proposal, seat: Seat, fresh: str) -> list[Draft]:
    """A player agrees; the last one brings it about, a rematch at the table of a fresh id."""
    drafts = [Draft(seat.number, Agreed(request.question))]
    if concerned(table, request) <= people_agreed(table, request) | {seat.identity}:
        drafts.append(granted(table, request, fresh))
    return drafts


def everyone(table: Table) -> set[str | None]:
    """All people at the table, those included who have abandoned a rated game."""
    return {seat.identity for seat in table.seats if seat.kind == "human"}


def concerned(table: Table, request: Proposal) -> set[str | None]:
    """Who must agree: everyone but a player who is away and to be replaced."""
    if request.question == "rematch":
        return everyone(table)
    away = table.seats[request.number].identity if request.question == "replace" else None
    return {person for person in table.humans() if person != away}


def granted(table: Table, request: Proposal, fresh: str) -> Draft:
    """What comes about once all have agreed."""
    match request.question:
        case "rematch":
            return Draft(request.seat, Rematched(fresh))
        case "undo":
            return Draft(request.seat, TakenBack(request.number))
        case "abandon":
            return Draft(request.seat, Abandoned())
        case "replace":
            return bot_for(table.seats[request.number], request.level)
    assert_never(request.question)


def people_agreed(table: Table, request: Proposal) -> set[str | None]:
    """The identities that have agreed."""
    return {table.seats[number].identity for number in request.agreed}
