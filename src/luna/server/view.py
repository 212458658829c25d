"""What a client is shown: the same for everyone at the table, plus what is one's own."""

from typing import Any

import msgspec

from luna.analysis.forecast import forecast
from luna.game import Game
from luna.rules.event import Event
from luna.server.drawn import Drawing
from luna.server.options import options
from luna.server.table import LiveTable, Seat


def shared(table: LiveTable) -> dict[str, Any]:
    """Everything that everyone may see; no identity, no secret."""
    turn = table.turn
    present = {connection.identity for connection in table.connections}
    return {
        "table": table.id,
        "kind": table.kind,
        "status": "frozen" if table.frozen else table.status,
        "edition": table.edition,
        "mode": table.mode,
        "public": table.public,
        "hot_seat": table.hot_seat,
        "created": table.created,
        "seats": [seat_document(seat, present) for seat in table.seats],
        "pace": msgspec.to_builtins(table.pace),
        "clock": clock(table),
        "sequence": table.sequence,
        "position": table.position,
        "number": len(table.actions),
        "turn": None if turn is None else {"seat": turn.number, "colour": turn.colour},
        "request": request(table),
        "rematch": table.rematch,
        **(drawn_position(table, table.game) if table.game else with_old(table)),
    }


def with_old(table: LiveTable) -> dict[str, Any]:
    return {**NOTHING, "document": table.document}


ENCODE = msgspec.json.Encoder().encode
NOTHING = {"document": None, "options": None, "forecast": None}


def position(game: Game) -> dict[str, Any]:
    """The document of a position, what can be done there and what is to come."""
    return {
        "document": game.document(),
        "options": options(game.setup, game.state),
        "forecast": forecast(game.setup, game.state),
    }


def drawn_position(table: LiveTable, game: Game) -> dict[str, Any]:
    """The same, with the document encoded as `drawn` has it."""
    return {
        "document": drawn(table, game),
        "options": options(game.setup, game.state),
        "forecast": forecast(game.setup, game.state),
    }


def drawn(table: LiveTable, game: Game) -> msgspec.Raw:
    """The document, of which only what has changed is made anew."""
    if table.drawing is None:
        table.drawing = Drawing(game.setup, ENCODE)
    return msgspec.Raw(table.drawing.of(game.state))


def encoded(table: LiveTable) -> bytes:
    """The shared view as JSON, made once for each entry of the log."""
    if table.published is None:
        table.published = msgspec.json.encode(shared(table))
    return table.published


def seat_document(seat: Seat, present: set[str | None]) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "colour": seat.colour,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "present": seat.identity is not None and seat.identity in present,
    }


def clock(table: LiveTable) -> dict[str, Any] | None:
    """Seconds each seat had left when the running turn began, and when that one ends."""
    if table.pace is None:
        return None
    return {
        "since": table.clock.since,
        "deadline": table.deadline(),
        "left": [table.clock.left(table.pace, seat.number) for seat in table.seats],
    }


def request(table: LiveTable) -> dict[str, Any] | None:
    """What is being asked of the others, and which seats have agreed."""
    asked = table.request
    if asked is None:
        return None
    return {
        "what": asked.what,
        "number": asked.number,
        "seat": asked.seat,
        "agreed": [s.number for s in table.seats if s.identity in asked.agreed and s.identity],
    }


def own(table: LiveTable, identity: str | None) -> dict[str, Any]:
    """What one viewer is at this table."""
    return {
        "seats": [seat.number for seat in table.seats_of(identity)],
        "owner": identity is not None and identity == table.owner,
    }


def events_document(events: list[Event]) -> list[dict[str, Any]]:
    return [
        {"kind": event.kind, "order": event.order, "details": dict(event.details)}
        for event in events
    ]
