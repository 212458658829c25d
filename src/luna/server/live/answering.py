"""What can be asked at a table that changes it, over HTTP and over a WebSocket."""

import msgspec

from luna.contract.answers import Ack, DoneOrAsked
from luna.contract.requests import Act, Say
from luna.app.tables.room import Room
from luna.app.tables.service import Rooms
from luna.service import asking
from luna.table.commands import Command, Person


async def act(rooms: Rooms, room: Room, person: Person | None, asked: Act | Say) -> Ack:
    """Play an action, or say something; the answer comes when it is on disk."""
    if isinstance(asked, Say):
        asked = msgspec.structs.replace(asked, text=rooms.words.covered(asked.text))
    decision = await rooms.perform(room, asking.command_of(person, asked))
    return asking.acknowledged(decision)


async def consent(rooms: Rooms, room: Room, command: Command) -> DoneOrAsked:
    """Whether what a player wants is done, or the others are asked."""
    return asking.outcome(await rooms.perform(room, command))
