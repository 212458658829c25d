"""What can be said over a WebSocket, each word with its answer."""

from typing import Any

import msgspec

from luna.server import play, seats
from luna.server.identity import Identity
from luna.server.problems import Problem
from luna.server.settings import Limits
from luna.server.table import LiveTable
from luna.server.tables import Tables


class Message(msgspec.Struct):
    """What a client may say over its WebSocket."""

    type: str
    client: str | None = None
    text: str = ""
    sequence: int = 0


DECODER = msgspec.json.Decoder(Message)


async def answer(
    tables: Tables, table: LiveTable, visitor: Identity | None, message: Message, limits: Limits
) -> dict[str, Any]:
    """The answer to a message of a viewer; nothing ends the task of a WebSocket in between."""
    if len(message.text) > limits.text or len(message.client or "") > 64:
        raise Problem(413, "too-long")
    match message.type:
        case "act":
            told = await play.submit(
                tables, table, visitor, message.text, message.sequence, message.client
            )
            return {"type": "ack", **told}
        case "preview":
            async with table.lock:
                return {"type": "preview", **play.look_ahead(play.running(table), message.text)}
        case "why":
            async with table.lock:
                return {"type": "why", **play.why(play.running(table), message.text)}
        case "chat":
            said = await seats.chat(tables, table, visitor, message.text, message.client, limits)
            return {"type": "ack", "sequence": said}
        case "ping":
            return {"type": "pong", "sequence": table.sequence}
    raise Problem(400, "bad-message")
