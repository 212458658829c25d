"""Tables before and after the game: make one, sit down, get up, begin, play again."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, or_, select

from luna.game import Game
from luna.record.record import print_header
from luna.rules.components import standard
from luna.rules.refusals import Refused
from luna.rules.setup import draw_setup, solo_level
from luna.rules.vocabulary import COLOURS
from luna.server.identity import Identity, digest, new_id
from luna.server.pace import Pace
from luna.server.problems import Problem, conflict, forbidden, refused
from luna.server.settings import Limits
from luna.server.store import schema
from luna.server.store.store import insert_rows, now, update_game, update_seat
from luna.server.store.writer import Statement
from luna.server.table import RULES, Entry, LiveTable, Seat
from luna.server.tables import Tables, game_row, snapshot
from luna.server.thinker import levels


class Plan:
    """What a new table is to be."""

    def __init__(
        self,
        *,
        seats: Sequence[tuple[str | None, str, str | None]],
        edition: str = "classic",
        mode: str = "standard",
        seed: int | None = None,
        figures: Sequence[str] | None = None,
        setup: str | None = None,
        public: bool = False,
        hot_seat: bool = False,
        pace: Pace | None = None,
        kind: str = "game",
        ready: Sequence[Seat] | None = None,
        finished: bool = False,
    ) -> None:
        self.wanted = list(seats)
        """Colour or None, who (`you`, `open`, `bot`), level of a bot."""
        self.edition = edition
        self.mode = mode
        self.seed = seed
        self.figures = figures
        self.public = public
        self.hot_seat = hot_seat
        self.pace = pace
        self.kind = kind
        self._ready = ready
        self.finished = finished
        self.record = self._record(setup)
        """What the game begins with: the setup, and perhaps actions."""

    def _record(self, header: str | None) -> str:
        """Drawn from the seed, or as told; a problem if the rules forbid it."""
        try:
            if header is not None:
                text = header if "\n---" in header else header.rstrip() + "\n---\n"
                game = Game.from_record(text)
                self.edition, self.mode = game.setup.edition, game.setup.mode
                self._colour(game.players)
                return game.record()
            self._colour(self._choose())
            seed = secrets.randbelow(2**31) if self.seed is None else self.seed
            colours = [str(colour) for colour, _, _ in self.wanted]
            setup = draw_setup(seed, colours, self.mode, self.edition, self.figures)
            return print_header(setup)
        except Refused as error:
            raise refused(error) from None

    def _choose(self) -> list[str]:
        """A colour for everyone, those asked for first; the solo opponent joins by itself."""
        if solo_level(self.mode) and len(self.wanted) == 1:
            self.wanted.append((None, "virtual", None))
        asked = [colour for colour, _, _ in self.wanted if colour]
        free = iter([colour for colour in COLOURS if colour not in asked])
        return [colour or next(free, "") for colour, _, _ in self.wanted]

    def _colour(self, colours: Sequence[str]) -> None:
        if solo_level(self.mode):
            self.wanted = [*self.wanted[:1], (None, "virtual", None)]
        if len(colours) != len(self.wanted):
            raise Problem(422, "seats-do-not-fit", details={"number": len(colours)})
        for (colour, _, _), given in zip(self.wanted, colours, strict=True):
            if colour not in (None, given):
                raise Problem(422, "seats-do-not-fit", details={"number": len(colours)})
        self.wanted = [
            (given, who, level) for (_, who, level), given in zip(self.wanted, colours, strict=True)
        ]

    def seats(self, owner: Identity) -> list[Seat]:
        """The seats as they are at first."""
        if self._ready is not None:
            return list(self._ready)
        made = []
        for number, (colour, who, level) in enumerate(self.wanted):
            seat = Seat(number, str(colour), "open")
            if who == "virtual":
                seat.kind = "virtual"
            elif who == "bot":
                seat.kind, seat.level = "bot", level or levels()[0]
            elif who == "you" or self.hot_seat or self.kind == "analysis":
                seat.kind, seat.identity, seat.name = "human", owner.id, owner.name
            made.append(seat)
        return made


async def create(tables: Tables, owner: Identity, plan: Plan, limits: Limits) -> LiveTable:
    """Lay a new table; it starts at once if no seat is open."""
    open_tables = await tables.store.read(lambda c: count_open(c, owner.id))
    if open_tables >= limits.tables:
        raise Problem(429, "too-many-tables", details={"number": open_tables})
    row: dict[str, Any] = {
        "id": new_id(),
        "kind": plan.kind,
        "status": "open",
        "edition": plan.edition,
        "mode": plan.mode,
        "public": plan.public,
        "hot_seat": plan.hot_seat,
        "owner": owner.id,
        "invitation": "",
        "pace": plan.pace.write() if plan.pace else None,
        "header": plan.record,
        "rules": RULES,
        "components": standard().digest,
        "created": now(),
        "updated": now(),
        "sequence": 0,
        "turn": None,
        "deadline": None,
        "thinker": None,
        "thinks_until": None,
    }
    table = LiveTable(row, plan.seats(owner), ())
    statements: list[Statement] = [
        insert_rows(schema.games, row),
        insert_rows(schema.seats, *(seat.row(table.id) for seat in table.seats)),
    ]
    entries: list[Entry] = []
    if plan.finished or not any(seat.kind == "open" for seat in table.seats):
        entries = opening(plan.record, 1)
        for entry in entries:
            table.apply(entry)
    if entries:
        statements += snapshot(table)
        await tables.store.write(
            *statements,
            entries=[entry.row(table.id) for entry in entries],
            games=[game_row(table)],
        )
    else:
        await tables.store.write(*statements)
    tables.add(table)
    tables.announce(table, entries)
    return table


def opening(record: str, sequence: int) -> list[Entry]:
    """The start of the game, and whatever the record says has been played already."""
    time = now()
    game = Game.from_record(record)
    entries = [Entry(sequence, None, "start", "", time)]
    for number, line in enumerate(game.lines(), sequence + 1):
        colour, _, text = line.partition(": ")
        entries.append(Entry(number, game.players.index(colour), "action", text, time))
    return entries


async def invite(tables: Tables, table: LiveTable, identity: Identity | None) -> str:
    """A new token to join with; the one before it stops working. The token itself is not kept."""
    async with table.lock:
        need_owner(table, identity)
        token = new_id(24)
        await tables.store.write(update_game(table.id, invitation=digest(token)))
        table.invitation = digest(token)
        return token


async def join(
    tables: Tables, table: LiveTable, identity: Identity, token: str | None, number: int | None
) -> Seat:
    """Sit down on an open seat; someone already seated keeps the seat."""

    async def sit() -> Seat:
        mine = table.seats_of(identity.id)
        if mine and number is None:
            return mine[0]
        if not table.public and identity.id != table.owner:
            fits = table.invitation and secrets.compare_digest(
                digest(token or ""), table.invitation
            )
            if not fits:
                raise forbidden("invitation-not-valid")
        if table.status != "open":
            raise conflict("already-started")
        free = [seat for seat in table.seats if seat.kind == "open"]
        seat = next((seat for seat in free if number in (None, seat.number)), None)
        if seat is None:
            raise conflict("no-seat-free")
        seat.kind, seat.identity, seat.name = "human", identity.id, identity.name
        await tables.append(
            table,
            seat.number,
            "join",
            identity.name,
            statements=[update_seat(table.id, seat)],
        )
        return seat

    return await tables.retry(table, sit)


async def start(
    tables: Tables, table: LiveTable, identity: Identity | None, level: str | None
) -> None:
    """Begin; bots take the seats still open if a level is given."""

    async def begin() -> None:
        need_owner(table, identity)
        if table.status != "open":
            raise conflict("already-started")
        free = [seat for seat in table.seats if seat.kind == "open"]
        if free and level is None:
            raise conflict("seats-open", details={"number": len(free)})
        for seat in free:
            seat.kind, seat.level = "bot", level
        statements = [update_seat(table.id, seat) for seat in free]
        entries = opening(table.header or "", table.sequence + 1)
        await tables.commit(table, entries, statements)

    await tables.retry(table, begin)


async def rematch(
    tables: Tables, table: LiveTable, identity: Identity | None, limits: Limits
) -> LiveTable:
    """A new table for the same people; asking again leads to the same one."""
    mine = [] if identity is None else table.seats_of(identity.id)
    if identity is None or not mine:
        raise forbidden("not-your-seat")
    async with table.lock:
        if table.status not in ("over", "abandoned"):
            raise conflict("not-over")
        if table.rematch is not None:
            return await tables.get(table.rematch)
        plan = Plan(
            ready=[again(seat) for seat in table.seats],
            seats=[(seat.colour, "open", None) for seat in table.seats if seat.kind != "virtual"],
            edition=table.edition,
            mode=table.mode,
            public=table.public,
            hot_seat=table.hot_seat,
            pace=table.pace,
        )
        fresh = await create(tables, identity, plan, limits)
        await tables.append(table, mine[0].number, "rematch", fresh.id)
        return fresh


def again(seat: Seat) -> Seat:
    """The same seat at the next table; whoever was away is expected to be back."""
    level = seat.level if seat.kind == "bot" else None
    return Seat(seat.number, seat.colour, seat.kind, seat.identity, seat.name, level)


def need_owner(table: LiveTable, identity: Identity | None) -> None:
    if identity is None or identity.id != table.owner:
        raise forbidden("not-your-table")


def count_open(connection: Connection, identity: str) -> int:
    games = schema.games.c
    found = select(func.count()).where(
        games.owner == identity, games.status.in_(("open", "playing"))
    )
    return int(connection.execute(found).scalar_one())


def listed(connection: Connection, scope: str, identity: str | None, most: int) -> list[Any]:
    """Public tables, or one's own with those first where it is one's turn."""
    games, seats = schema.games, schema.seats
    if scope == "mine":
        mine = select(seats.c.game).where(seats.c.identity == identity)
        found = select(games).where(or_(games.c.owner == identity, games.c.id.in_(mine)))
    else:
        found = select(games).where(games.c.public, games.c.status.in_(("open", "playing")))
    rows = connection.execute(found.order_by(games.c.updated.desc()).limit(most)).all()
    ids = [row.id for row in rows]
    held: dict[str, list[Any]] = {}
    for seat in connection.execute(
        select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.number)
    ):
        held.setdefault(seat.game, []).append(seat)
    told = [summary(row, held.get(row.id, []), identity) for row in rows]
    return sorted(told, key=lambda table: not table["your_turn"])


def summary(row: Any, seats: list[Any], identity: str | None) -> dict[str, Any]:
    turn = next((seat for seat in seats if seat.number == row.turn), None)
    mine = [seat for seat in seats if identity and seat.identity == identity]
    return {
        "table": row.id,
        "kind": row.kind,
        "status": row.status,
        "edition": row.edition,
        "mode": row.mode,
        "public": row.public,
        "created": row.created,
        "updated": row.updated,
        "sequence": row.sequence,
        "deadline": row.deadline,
        "seats": [
            {"seat": s.number, "colour": s.colour, "kind": s.kind, "name": s.name, "level": s.level}
            for s in seats
        ],
        "turn": None if turn is None else {"seat": turn.number, "colour": turn.colour},
        "yours": [seat.number for seat in mine],
        "your_turn": turn in mine if turn is not None else False,
    }
