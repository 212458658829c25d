"""Seats change hands: to another browser, to a bot while someone is away, and back."""

from sqlalchemy import Connection, update

from luna.server.consent import seated
from luna.server.identity import Identities, Identity
from luna.server.problems import Problem, conflict, forbidden, not_found
from luna.server.settings import Limits
from luna.server.store import schema
from luna.server.store.store import now, update_seat
from luna.server.store.writer import Statement
from luna.server.table import LiveTable, Seat
from luna.server.tables import Tables

LINK_DAYS = 7
ABSENT = 120.0
"""Seconds of absence on one's turn after which the others may let a bot play."""


def seat_at(table: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise not_found("seat")
    return table.seats[number]


def link(table: LiveTable, identities: Identities, identity: Identity | None, number: int) -> str:
    """A token that moves one's seat to the browser that claims it, once, within a week."""
    seat = seat_at(table, number)
    if identity is None or seat.identity != identity.id:
        raise forbidden("not-your-seat")
    return identities.link("seat", table.id, seat.number, seat.moves)


async def claim(
    tables: Tables, identities: Identities, identity: Identity, token: str
) -> tuple[LiveTable, Seat]:
    """Take over a seat with the personal link to it."""
    said = identities.read_link(token, "seat", LINK_DAYS * 24 * 3600)
    if len(said) != 3:
        raise Problem(403, "link-not-valid")
    table = await tables.get(said[0])

    async def take() -> Seat:
        seat = seat_at(table, said[1])
        if seat.moves != said[2]:
            raise forbidden("link-used")
        seat.moves += 1
        seat.identity, seat.name = identity.id, identity.name
        statements: list[Statement] = [update_seat(table.id, seat)]
        await tables.append(table, seat.number, "moved", identity.name, statements=statements)
        return seat

    return table, await tables.retry(table, take)


async def put_bot(
    tables: Tables, table: LiveTable, identity: Identity | None, number: int, level: str
) -> None:
    """Let a bot play for a seat: one's own at any time, another's while its player is away."""

    async def put() -> None:
        mine = seated(table, identity)
        seat = seat_at(table, number)
        if seat.kind != "human" or table.status != "playing":
            raise conflict("no-bot-here")
        if seat not in mine and not absent(table, seat):
            raise forbidden("player-not-absent")
        if seat.level == level:
            return
        seat.level = level
        await tables.append(
            table, seat.number, "bot", level, statements=[update_seat(table.id, seat)]
        )

    await tables.retry(table, put)


def absent(table: LiveTable, seat: Seat) -> bool:
    """Not connected, and keeping the table waiting for a while."""
    if any(c.identity == seat.identity for c in table.connections):
        return False
    return table.turn is seat and now() - table.clock.since >= ABSENT


async def give_back(
    tables: Tables, table: LiveTable, identity: Identity | None, number: int
) -> None:
    """The player is back: the bot goes."""

    async def back() -> None:
        seat = seat_at(table, number)
        if seat not in seated(table, identity):
            raise forbidden("not-your-seat")
        if seat.level is None:
            return
        if table.pace and table.pace.kind == "game" and not table.clock.left(table.pace, number):
            raise conflict("time-over")
        seat.level = None
        await tables.append(table, seat.number, "back", statements=[update_seat(table.id, seat)])

    await tables.retry(table, back)


async def leave(tables: Tables, table: LiveTable, identity: Identity | None, level: str) -> None:
    """Get up for good: the seat opens again, or a bot takes it once the game runs."""

    async def get_up() -> None:
        mine = seated(table, identity)
        if table.status not in ("open", "playing"):
            raise conflict("already-over")
        kind, left = ("open", None) if table.status == "open" else ("bot", level)
        statements: list[Statement] = []
        for seat in mine:
            seat.kind, seat.identity, seat.name, seat.level = kind, None, None, left
            seat.moves += 1
            statements.append(update_seat(table.id, seat))
        alone = not table.humans()
        text = "" if left is None else left
        await tables.append(table, mine[0].number, "leave", text, statements=statements)
        if alone:
            await tables.append(table, None, "abandon")

    await tables.retry(table, get_up)


def merge(guest: str, account: str, name: str) -> Statement:
    """Hand all seats and tables of a guest to the account that the person signed in to."""

    def hand_over(connection: Connection) -> None:
        seats, games = schema.seats, schema.games
        connection.execute(
            update(seats).where(seats.c.identity == guest).values(identity=account, name=name)
        )
        connection.execute(update(games).where(games.c.owner == guest).values(owner=account))

    return hand_over


async def chat(
    tables: Tables,
    table: LiveTable,
    identity: Identity | None,
    text: str,
    client: str | None,
    limits: Limits,
) -> int:
    """Say something at the table; only those seated do."""
    said = "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()
    if not said:
        raise Problem(422, "nothing-said")
    if len(said) > limits.chat:
        raise Problem(413, "too-long")

    async def say() -> int:
        mine = seated(table, identity)
        before = table.by_client.get(client) if client else None
        if before is not None:
            return before.sequence
        if table.chats >= limits.chats:
            raise conflict("chat-full")
        entry = await tables.append(table, mine[0].number, "chat", said, client)
        return entry.sequence

    return await tables.retry(table, say)
