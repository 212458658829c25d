"""Lists of tables: public ones, the caller's own, and those that wait for the caller."""

from typing import Annotated, Literal, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context
from luna.app.request import Request, TableId
from luna.app.routing import Routes
from luna.app.tables.view import Turn
from luna.record.shape import EditionName, ModeName, Order
from luna.table.pace import Pace
from luna.table.seat import SeatKind
from luna.table.table import Purpose, Status

routes = Routes("lists")
MAX_LISTED = 200

Scope = Literal["public", "mine"]
Part = Literal["all", "current", "finished", "analysis", "hidden"]


class ListQuery(Request, frozen=True):
    """Which tables."""

    scope: Scope = "public"
    part: Part = "all"
    """Of the caller's own tables."""
    before: Annotated[float, Meta(ge=0, le=1e12)] | None = None
    """Only tables that have not changed since, to continue a long list."""


class Hide(Request, frozen=True):
    """Whether tables are taken off the caller's list, or put back."""

    tables: Annotated[list[TableId], Meta(min_length=1, max_length=200)]
    hidden: bool = True


class SeatLine(Struct, frozen=True):
    """A seat, as far as a list shows it."""

    seat: int
    colour: Order
    kind: SeatKind
    name: str | None
    level: str | None


class TableLine(Struct, frozen=True):
    """One table of a list; `yours` are the numbers of the caller's seats.

    `round` and the `influence` of every seat are null before the game; `hidden`: the caller has
    taken the table off the list.
    """

    table: str
    kind: Purpose
    status: Status
    edition: EditionName
    mode: ModeName
    public: bool
    rated: bool
    created: float
    updated: float
    sequence: int
    deadline: float | None
    seats: list[SeatLine]
    turn: Turn | None
    yours: list[int]
    your_turn: bool
    pace: Pace | None
    round: int | None
    influence: list[int] | None
    hidden: bool


class TableList(Struct, frozen=True):
    """Tables, those first where it is the caller's turn."""

    tables: list[TableLine]


class Waiting(Struct, frozen=True):
    """The games that wait for the caller, the most pressing first; `number` counts them all."""

    number: int
    tables: list[str]


class ListStore(Protocol):
    async def find(
        self, scope: Scope, user: str | None, limit: int, part: Part, before: float | None
    ) -> list[TableLine]: ...
    async def waiting(self, user: str) -> Waiting: ...
    async def hide(self, user: str, tables: list[str], hidden: bool) -> None:
        """Take a user's tables off the list, or put them back; other tables are ignored."""


@routes.get("/tables", cost=1)
async def list_tables(ctx: Context, query: ListQuery) -> TableList:
    """Return public tables, or the caller's own, with those first where it is their turn."""
    user = await ctx.user()
    if query.scope == "mine" and user is None:
        return TableList([])
    user_id = user.id if user else None
    store = ctx.store(ListStore)
    return TableList(await store.find(query.scope, user_id, MAX_LISTED, query.part, query.before))


@routes.get("/waiting")
async def list_waiting(ctx: Context) -> Waiting:
    """Return the games in which it is the caller's turn, except hidden ones."""
    user = await ctx.user()
    return Waiting(0, []) if user is None else await ctx.store(ListStore).waiting(user.id)


@routes.put("/hidden", cost=1)
async def hide_tables(ctx: Context, body: Hide) -> Waiting:
    """Take tables off the caller's list, or put them back; return what waits afterwards."""
    user = await ctx.require_user()
    store = ctx.store(ListStore)
    await store.hide(user.id, body.tables, body.hidden)
    return await store.waiting(user.id)
