"""The one implementation of what can be asked at a table, however the question comes."""

from typing import assert_never

from luna.app.tables import positions as looks
from luna.contract.answers import Ack, DoneOrAsked, OptionsAhead, Preview, Tips, Why
from luna.app.tables.messages import (
    AckMessage,
    OptionsMessage,
    Pong,
    PreviewMessage,
    ServerMessage,
    TipsMessage,
    WhyMessage,
)
from luna.contract.requests import Act, AskOptions, AskTips, AskWhy, Look, Ping, Say, Visible
from luna.app.tables.view import options_view
from luna.table import commands
from luna.table.commands import Person
from luna.table.decide import Decision
from luna.table.playing import planning, running
from luna.table.table import Table

Question = Look | AskWhy | AskTips | AskOptions | Ping | Visible
"""Messages that change nothing."""


def command_of(person: Person | None, asked: Act | Say) -> commands.Act | commands.Say:
    """What somebody wants who acts or speaks."""
    if isinstance(asked, Act):
        return commands.Act(person, asked.text, asked.sequence, asked.client)
    return commands.Say(person, asked.text, asked.client)


def acknowledged(decision: Decision) -> Ack:
    entry = decision.last
    if entry is None:
        raise AssertionError("an action or a line of chat always makes an entry")
    return Ack(entry.sequence, entry.text, decision.repeated is not None)


def ack_message(ack: Ack, client: str | None) -> AckMessage:
    return AckMessage(ack.sequence, ack.text, ack.repeated, client=client)


def outcome(decision: Decision) -> DoneOrAsked:
    """Whether what a player wants is done, or the others are asked."""
    entry = decision.last
    if entry is None:
        raise AssertionError("what needs consent always makes an entry")
    return DoneOrAsked(entry.kind in ("undo", "abandon", "bot"), entry.sequence)


def look(table: Table, asked: Look) -> Preview:
    """What an action of the player to act would bring about; nothing is played."""
    return looks.preview(planning(table, asked.seat), asked.text)


def why(table: Table, asked: AskWhy) -> Why:
    """Whether something is allowed now, and if not, which rule forbids it."""
    position = planning(table, asked.seat)
    if asked.verb:
        return looks.why_there(position, asked.verb, asked.places)
    return looks.why(position, asked.text)


def options(table: Table, seat: int) -> OptionsAhead:
    """What a seat could choose if it were its turn."""
    return OptionsAhead(seat, table.position_sequence, options_view(planning(table, seat)))


def tips(table: Table) -> Tips:
    """Playing tips that fit the position; none while a game is played for ratings."""
    position = running(table)
    if table.terms.rated and table.status == "playing":
        return Tips([])
    return looks.tips(position)


def answer(table: Table, message: Question) -> ServerMessage:
    """The answer to a message that changes nothing."""
    client = message.client
    match message:
        case Look():
            seen = look(table, message)
            return PreviewMessage(
                seen.text, seen.document, seen.events, seen.forecast, seen.zones, client=client
            )
        case AskWhy():
            found = why(table, message)
            return WhyMessage(found.legal, found.text, found.refusal, client=client)
        case AskTips():
            return TipsMessage(tips(table).tips, client=client)
        case AskOptions():
            ahead = options(table, message.seat)
            return OptionsMessage(ahead.seat, ahead.position, ahead.options, client=client)
        case Ping() | Visible():
            return Pong(sequence=table.sequence, client=client)
    assert_never(message)
