"""Playing: submit an action, look ahead at one, ask why not."""

from typing import Any

from luna.analysis.forecast import forecast
from luna.game import Game
from luna.record import document, print_action
from luna.record.listing import moves_texts
from luna.rules.events import events
from luna.rules.listing import (
    count_journeys,
    count_tides,
    journey_pools,
    plain_actions,
    tide_pools,
)
from luna.rules.listing import play as position_after
from luna.rules.refusals import Refused
from luna.server.identity import Identity
from luna.server.problems import Problem, conflict, forbidden, refusal_document, refused
from luna.server.table import Entry, LiveTable, Seat
from luna.server.tables import Tables
from luna.server.view import events_document


def running(table: LiveTable) -> Game:
    """The game that is being played, or a problem."""
    if table.frozen:
        raise conflict("other-rules-version")
    if table.game is None or table.status == "open":
        raise conflict("not-started")
    return table.game


def acting_seat(table: LiveTable, identity: Identity | None) -> Seat:
    """The seat to act, if it is this person's to act for; every action passes here."""
    mine = [] if identity is None else table.seats_of(identity.id)
    if table.kind == "analysis" and identity is not None and identity.id == table.owner:
        mine = table.seats
    if not mine:
        raise forbidden("not-your-seat")
    if table.status == "abandoned":
        raise conflict("table-abandoned")
    turn = table.turn
    if turn is None:
        raise Problem(422, "game-over", "A-TURN")
    if turn not in mine:
        details = {"colour": mine[0].colour, "turn": turn.colour}
        raise Problem(422, "not-your-turn", "A-TURN", details)
    if turn.by_bot:
        raise conflict("bot-holds-seat")
    return turn


def repeated(table: LiveTable, client: str | None, kind: str, text: str) -> Entry | None:
    """The entry that this very request has made before."""
    entry = table.by_client.get(client) if client else None
    if entry is None:
        return None
    if entry.kind != kind or entry.text != text:
        raise conflict("client-id-used")
    return entry


async def submit(
    tables: Tables,
    table: LiveTable,
    identity: Identity | None,
    text: str,
    sequence: int,
    client: str | None,
) -> dict[str, Any]:
    """Play an action that is based on the position as of an entry of the log."""

    async def act() -> dict[str, Any]:
        game = running(table)
        try:
            colour, action = game.read(text)
            told = game.text(action)
        except Refused as error:
            raise refused(error) from None
        before = repeated(table, client, "action", told)
        if before is not None:
            return {"sequence": before.sequence, "text": before.text, "repeated": True}
        seat = acting_seat(table, identity)
        if sequence < table.position:
            raise conflict("stale", sequence=table.sequence, position=table.position)
        if sequence > table.sequence:
            raise conflict("from-the-future", sequence=table.sequence, position=table.position)
        if colour not in (None, seat.colour):
            details = {"colour": colour, "turn": seat.colour}
            raise Problem(422, "not-your-turn", "A-TURN", details)
        try:
            entry = await tables.append(table, seat.number, "action", told, client, action=action)
        except Refused as error:
            raise refused(error) from None
        return {"sequence": entry.sequence, "text": told, "repeated": False}

    return await tables.retry(table, act)


def look_ahead(game: Game, text: str) -> dict[str, Any]:
    """What an action would bring about, without playing it."""
    fault = game.why_not(text)
    if fault is not None:
        raise refused(Refused(fault))
    action = game.read(text)[1]
    after = position_after(game.state, action)
    return {
        "text": game.text(action),
        "document": document(game.setup, after),
        "events": events_document(events(game.setup, game.state, after)),
        "forecast": forecast(game.setup, after),
    }


def why(game: Game, text: str) -> dict[str, Any]:
    """Whether a text is a legal action here, and if not, what forbids it."""
    fault = game.why_not(text)
    if fault is not None:
        return {"legal": False, "text": None, "refusal": refusal_document(fault)}
    return {"legal": True, "text": game.text(text), "refusal": None}


def legal(game: Game, most: int) -> dict[str, Any]:
    """The legal actions as texts; Journeys and Tides only where there are not too many."""
    s, ring = game.state, game.setup.isles
    journeys, tides = count_journeys(s), count_tides(s)
    texts = [print_action(action) for action in plain_actions(s)]
    if journeys <= most:
        texts += moves_texts("journey", journey_pools(s), ring)
    if tides <= most:
        texts += moves_texts("tide", tide_pools(s), ring)
    return {"actions": sorted(texts), "journeys": journeys, "tides": tides}
