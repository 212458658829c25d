"""The one implementation of what can be asked at a table, over HTTP and over a WebSocket."""

from luna.contract import looks
from luna.contract.answers import Ack, OptionsAhead, Outcome, Preview, Tips, Why
from luna.contract.requests import Act, AskWhy, Look, Say
from luna.contract.view import options_view
from luna.server.live.room import Room
from luna.server.live.rooms import Rooms
from luna.table import commands
from luna.table.commands import Command, Person
from luna.table.decide import Decision
from luna.table.playing import planning, running


async def act(rooms: Rooms, room: Room, person: Person | None, asked: Act) -> Ack:
    """Play an action; the answer comes when it is on disk."""
    command = commands.Act(person, asked.text, asked.sequence, asked.client)
    return acknowledged(await rooms.perform(room, command))


async def say(rooms: Rooms, room: Room, person: Person | None, asked: Say) -> Ack:
    """Say something at the table."""
    return acknowledged(await rooms.perform(room, commands.Say(person, asked.text, asked.client)))


def acknowledged(decision: Decision) -> Ack:
    entry = decision.last
    if entry is None:
        raise AssertionError("an action or a line of chat always makes an entry")
    return Ack(entry.sequence, entry.text, decision.repeated is not None)


def look(room: Room, asked: Look) -> Preview:
    """What an action of the player to act would bring about; nothing is played."""
    return looks.preview(planning(room.table, asked.seat), asked.text)


def why(room: Room, asked: AskWhy) -> Why:
    """Whether something is allowed now, and if not, which rule forbids it."""
    position = planning(room.table, asked.seat)
    if asked.verb:
        return looks.why_there(position, asked.verb, asked.places)
    return looks.why(position, asked.text)


def options(room: Room, seat: int) -> OptionsAhead:
    """What a seat could choose if it were its turn."""
    table = room.table
    return OptionsAhead(seat, table.position_sequence, options_view(planning(table, seat)))


def tips(room: Room) -> Tips:
    """Playing tips that fit the position."""
    return looks.tips(running(room.table))


async def consent(rooms: Rooms, room: Room, command: Command) -> Outcome:
    """Whether what a player wants is done, or the others are asked."""
    entry = (await rooms.perform(room, command)).last
    if entry is None:
        raise AssertionError("taking back and giving up always make an entry")
    return Outcome(entry.kind in ("undo", "abandon"), entry.sequence)
