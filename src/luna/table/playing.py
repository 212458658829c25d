"""Acting: whose turn it is, whether the action is legal, and whether it is still the same game."""

from luna.game import Position
from luna.rules.refusals import Refused
from luna.rules.vocabulary import PHASE_ACTIONS
from luna.table.commands import Act, BotAct, Person, TakeHint
from luna.table.draft import Draft, not_twice
from luna.table.entries import Hinted, Played
from luna.table.problem import Problem, conflict, forbidden, invalid, refused
from luna.table.seat import Seat
from luna.table.table import Table


def running(table: Table) -> Position:
    """The position of the game that is being played, or a problem."""
    if table.frozen:
        raise conflict("other-rules-version")
    if table.position is None:
        raise conflict("not-started")
    return table.position


def seated(table: Table, person: Person | None) -> list[Seat]:
    """The seats of this person, or a problem if there is none."""
    mine = [] if person is None else table.seats_of(person.id)
    if not mine:
        raise forbidden("not-your-seat")
    return mine


def planning(table: Table, seat: int | None) -> Position:
    """The position for plans of a seat: as it is, or in a round as if it were that seat's turn."""
    position = running(table)
    if seat is None or table.turn is None or seat == table.turn.number:
        return position
    if position.state.phase != PHASE_ACTIONS or not 0 <= seat < len(table.seats):
        colour = table.seats[seat].colour if 0 <= seat < len(table.seats) else ""
        raise invalid("not-your-turn", "A-TURN", colour=colour, turn=table.turn.colour)
    return position.as_turn_of(seat)


def acting_seat(table: Table, person: Person | None) -> Seat:
    """The seat to act, if it is this person's to act for; every action of a person passes here."""
    if person is not None and table.terms.kind == "analysis" and person.id == table.owner:
        mine = list(table.seats)
    else:
        mine = seated(table, person)
    if table.status == "abandoned":
        raise conflict("table-abandoned")
    turn = table.turn
    if turn is None:
        raise invalid("game-over", "A-TURN")
    if turn not in mine:
        raise invalid("not-your-turn", "A-TURN", colour=mine[0].colour, turn=turn.colour)
    if turn.by_bot:
        raise conflict("bot-holds-seat")
    return turn


def act(table: Table, command: Act) -> list[Draft]:
    position = running(table)
    try:
        colour, action = position.read(command.text)
        text = position.write(action)
    except Refused as error:
        raise refused(error) from None
    not_twice(table, command.client, "action", text=text)
    seat = acting_seat(table, command.person)
    if command.sequence < table.position_sequence:
        raise out_of_step(table, "stale")
    if command.sequence > table.sequence:
        raise out_of_step(table, "from-the-future")
    if colour not in (None, seat.colour):
        raise invalid("not-your-turn", "A-TURN", colour=colour, turn=seat.colour)
    try:
        return [Draft(seat.number, Played(text, position.after(action, text)), command.client)]
    except Refused as error:
        raise refused(error) from None


def take_hint(table: Table, command: TakeHint) -> list[Draft]:
    """Everyone sees in the log that a player has looked at hints, once for every position."""
    running(table)
    if table.turn is None:
        raise invalid("game-over", "A-TURN")
    if table.terms.kind == "analysis" and command.person and command.person.id == table.owner:
        return []
    mine = seated(table, command.person)
    if not table.terms.hints:
        raise forbidden("no-hints")
    seat = table.turn if table.turn in mine else mine[0]
    lately = table.entries[table.position_sequence :]
    if any(entry.kind == "hint" and entry.seat == seat.number for entry in lately):
        return []
    return [Draft(seat.number, Hinted())]


def out_of_step(table: Table, reason: str) -> Problem:
    return conflict(reason, sequence=table.sequence, position=table.position_sequence)


def bot_act(table: Table, command: BotAct) -> list[Draft]:
    """Nothing comes of a thought on what is past."""
    turn, position = table.turn, table.position
    if table.position_sequence != command.position or turn is None or position is None:
        return []
    if not turn.by_bot or table.paused:
        return []
    try:
        after = position.after(position.check(command.text))
    except Refused as error:
        raise refused(error) from None
    return [Draft(turn.number, Played(after.text, after))]
