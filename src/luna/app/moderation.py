"""Moderation: muting, blocking, reports, the filter of words in the chat, and fair play."""

import re
from collections.abc import Collection, Iterable
from typing import Annotated, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context
from luna.app.request import Done, Request, TableId
from luna.app.routing import Routes
from luna.game import Position
from luna.record.record import print_header
from luna.table.problem import Problem, conflict
from luna.table.seating import seat_at
from luna.table.table import Table


class FairPlayStore(Protocol):
    """Knows the games that people are playing."""

    async def in_progress(self, header: str, but: str = "", *, rated: bool = False) -> bool:
        """Whether several people play a game of this setup, at a table other than `but`."""


async def forbid_running_game(ctx: Context, position: Position) -> None:
    """Refuse to analyse a game that several people are playing."""
    if await ctx.store(FairPlayStore).in_progress(print_header(position.setup)):
        raise conflict("not-over")


async def forbid_outside_help(ctx: Context, table: Table) -> None:
    """Refuse help at a table that would be help in a game at another one.

    An analysis board must not show a game that several people play, and no table may have the setup
    of a rated game in progress.
    """
    if table.position is None:
        return
    header = print_header(table.position.setup)
    rated = table.terms.kind != "analysis"
    if await ctx.store(FairPlayStore).in_progress(header, table.id, rated=rated):
        raise conflict("not-over")


routes = Routes("moderation", "/tables/{table_id}", needs="server")

DAY_SECONDS = 24 * 3600.0
MAX_REPORTS = 10
"""Reports of one user within a day."""
MAX_RESTRICTIONS = 500
"""People whom one user may mute or block."""


class Restriction(Struct, frozen=True):
    """A user mutes or blocks another one."""

    other: str
    mute: bool
    block: bool


class Report(Struct, frozen=True):
    """A report of a player at a table, after `sequence` entries."""

    id: str
    table: str
    sequence: int
    seat: int
    user: str
    """The player who was reported."""
    reporter: str
    text: str
    time: float
    closed: float | None = None


class ModerationStore(Protocol):
    async def restrict(self, user: str, restriction: Restriction) -> None:
        """Store a restriction in place of the one before."""

    async def restrictions(self, user: str) -> list[Restriction]: ...
    async def is_blocked(self, user: str, others: Collection[str]) -> bool:
        """Whether a user has blocked one of the others, or one of them the user."""

    async def add_report(self, report: Report, since: float, limit: int) -> bool:
        """Store a report unless its reporter has made too many since a time."""


class Restrict(Request, frozen=True):
    """Whether to hide a player's chat (`mute`), and never to share a new table (`block`)."""

    mute: bool = False
    block: bool = False


class ReportPlayer(Request, frozen=True):
    """A message to the operator about a player."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Restrictions(Struct, frozen=True):
    """The seats of the players whom the caller has muted and blocked."""

    muted: list[int]
    blocked: list[int]


@routes.get("/manners")
async def show_restrictions(ctx: Context, table_id: TableId) -> Restrictions:
    """Return the players at a table whom the caller has muted or blocked."""
    user = await ctx.require_user()
    return await restrictions_at(ctx, (await ctx.tables.get(table_id)).table, user.id)


async def restrictions_at(ctx: Context, table: Table, user: str) -> Restrictions:
    known = {each.other: each for each in await ctx.store(ModerationStore).restrictions(user)}
    seats = [(seat.number, known.get(seat.identity or "")) for seat in table.seats]
    return Restrictions(
        [number for number, found in seats if found and (found.mute or found.block)],
        [number for number, found in seats if found and found.block],
    )


@routes.put("/seats/{seat}/manners", cost=1)
async def restrict_player(
    ctx: Context, table_id: TableId, seat: int, body: Restrict
) -> Restrictions:
    """Mute a player, or block: the two can no longer sit down at one table."""
    user = await ctx.require_user()
    table = (await ctx.tables.get(table_id)).table
    other = other_player(table, seat, user.id)
    store = ctx.store(ModerationStore)
    if (body.mute or body.block) and len(await store.restrictions(user.id)) >= MAX_RESTRICTIONS:
        raise Problem("too-many", "too-many")
    await store.restrict(user.id, Restriction(other, body.mute, body.block))
    return await restrictions_at(ctx, table, user.id)


@routes.post("/seats/{seat}/report", status=201)
async def report_player(ctx: Context, table_id: TableId, seat: int, body: ReportPlayer) -> Done:
    """Report a player to the operator, who sees the table and its log."""
    user = await ctx.require_user()
    table = (await ctx.tables.get(table_id)).table
    other = other_player(table, seat, user.id)
    text = "".join(c if c.isprintable() or c == "\n" else " " for c in body.text).strip()
    now = ctx.now
    report = Report(ctx.new_id(8), table.id, table.sequence, seat, other, user.id, text, now)
    if not await ctx.store(ModerationStore).add_report(report, now - DAY_SECONDS, MAX_REPORTS):
        raise Problem("too-many", "too-many")
    ctx.services.count("reports")
    return Done(True)


def other_player(table: Table, seat: int, user: str) -> str:
    """The player on a seat; `Problem` if it is the user or no one."""
    found = seat_at(table, seat).identity
    if found is None or found == user:
        raise conflict("nobody-there")
    return found


class WordFilter:
    """Masks the words on the operator's list.

    >>> WordFilter(["darn"]).mask("Darn it, darning!")
    '**** it, darning!'
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        known = sorted({word.strip() for word in words if word.strip()}, key=len, reverse=True)
        parts = "|".join(re.escape(word) for word in known)
        self._found = re.compile(rf"(?<!\w)(?:{parts})(?!\w)", re.IGNORECASE) if known else None

    def mask(self, text: str) -> str:
        """Put stars in place of the words."""
        if self._found is None:
            return text
        return self._found.sub(lambda match: "*" * len(match[0]), text)
