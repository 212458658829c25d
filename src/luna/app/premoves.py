"""Premoves: actions for turns to come, private to their owner; players know them as plans."""

import logging
from collections.abc import Sequence
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta, Struct, field

from luna.app.background import log_event
from luna.app.context import Context, Count
from luna.app.request import ColourWord, Request, SeatNumber, TableId, Text
from luna.app.request import Sequence as EntryNumber
from luna.app.routing import Routes
from luna.app.tables.room import Room
from luna.app.tables.service import TableService
from luna.record.shape import Order
from luna.table.commands import Act, Person
from luna.table.entries import Entry
from luna.table.playing import planning, seated
from luna.table.premoves import Premove, PremoveBranch, PremoveEnd, check_branches, follow_premove
from luna.table.problem import Problem, conflict, forbidden

routes = Routes("premoves", "/tables/{table_id}/plan", needs="server")
LOG = logging.getLogger("luna.app.premoves")


class PlanWhen(Request, frozen=True):
    """An order has played an action since the owner's last turn: any of a verb, or exactly one."""

    order: ColourWord
    action: Text


class PlanBranch(Request, frozen=True):
    """If all of `when` has happened, play `then`; next time one of `after`, or the same again."""

    then: Text
    when: Annotated[list[PlanWhen], Meta(max_length=3)] = field(default_factory=list)
    after: Annotated[list["PlanBranch"], Meta(max_length=24)] = field(default_factory=list)
    again: bool = False


class MakePlan(Request, frozen=True):
    """The actions for a seat; `sequence` is the latest entry of the log that the client has."""

    seat: SeatNumber
    sequence: EntryNumber
    branches: Annotated[list[PlanBranch], Meta(min_length=1, max_length=24)]


class StoredPremove(Struct, frozen=True):
    """A premove, and why it is over if it is."""

    premove: Premove
    end: PremoveEnd | None


class PremoveStore(Protocol):
    async def replace(self, table: str, premove: Premove, now: float) -> None:
        """Store a premove in place of the one of its seat."""

    async def at_table(self, table: str) -> list[StoredPremove]: ...
    async def delete(self, table: str, user: str) -> None:
        """Delete the premoves of a user at a table."""

    async def end(self, premove: str, end: PremoveEnd) -> None:
        """Store why a premove is over, unless it was replaced or is over already."""

    async def tables(self) -> list[str]:
        """Return the tables that have a premove which is not over."""

    async def waiting_tables(self) -> list[str]:
        """Return those of them where the seat to act has a premove."""


class PlannedWhen(Struct, frozen=True):
    """A condition: an order has played an action, any of a verb or exactly this one."""

    order: Order
    action: str


class PlannedBranch(Struct, frozen=True):
    """A part of a plan; the first one whose conditions are met is taken."""

    then: str
    when: list[PlannedWhen]
    after: "list[PlannedBranch]"
    again: bool


class SeatPlanned(Struct, frozen=True):
    """The open branches of the plan for a seat, or why it is over."""

    seat: int
    branches: list[PlannedBranch]
    end: PremoveEnd | None


class OwnPlans(Struct, frozen=True):
    """The caller's plans at a table; other players do not see them."""

    plans: list[SeatPlanned]


@routes.get("")
async def show_premoves(ctx: Context, table_id: TableId) -> OwnPlans:
    """Return the caller's plans at a table, as far as they are still open."""
    user = await ctx.require_user()
    return await own_plans(ctx, await ctx.tables.get(table_id), user.id)


@routes.put("", cost=2)
async def set_premove(ctx: Context, table_id: TableId, body: MakePlan) -> OwnPlans:
    """Plan for a seat of the caller, in place of the plan before.

    Each action is checked when its turn comes. The plan is over when no branch fits, or with the
    round.
    """
    user = await ctx.require_user()
    room = await ctx.tables.get(table_id)
    if body.seat not in [seat.number for seat in seated(room.table, user)]:
        raise forbidden("not-your-seat")
    planning(room.table, body.seat)
    branches = msgspec.convert(body.branches, tuple[PremoveBranch, ...], from_attributes=True)
    check_branches(branches)
    premove = Premove(ctx.new_id(12), body.seat, user.id, body.sequence, branches)
    if follow_premove(premove, room.table).end is not None:
        raise conflict("plan-overtaken")
    await ctx.feature(Premoves).add(room, premove)
    return await own_plans(ctx, room, user.id)


@routes.delete("")
async def delete_premoves(ctx: Context, table_id: TableId) -> OwnPlans:
    """Delete the caller's plans at a table."""
    user = await ctx.require_user()
    room = await ctx.tables.get(table_id)
    await ctx.store(PremoveStore).delete(room.id, user.id)
    return await own_plans(ctx, room, user.id)


async def own_plans(ctx: Context, room: Room, user: str) -> OwnPlans:
    stored = await ctx.store(PremoveStore).at_table(room.id)
    return OwnPlans([seat_planned(each, room) for each in stored if each.premove.user == user])


def seat_planned(stored: StoredPremove, room: Room) -> SeatPlanned:
    progress = follow_premove(stored.premove, room.table)
    end = stored.end or progress.end
    branches = () if end else progress.branches
    shown = msgspec.convert(branches, list[PlannedBranch], from_attributes=True)
    return SeatPlanned(stored.premove.seat, shown, end)


class Premoves:
    """Plays premoves when their turn comes, by the same way as every action."""

    def __init__(self, tables: TableService, store: PremoveStore, count: Count) -> None:
        self._tables = tables
        self._store = store
        self._count = count
        self._waiting: set[str] = set()
        """Tables that have a premove, as far as this process knows."""
        tables.listeners.append(self.on_entries)

    async def load(self) -> None:
        """Read which tables have a premove."""
        self._waiting = set(await self._store.tables())

    async def add(self, room: Room, premove: Premove) -> None:
        """Store a premove, which may be due already."""
        await self._store.replace(room.id, premove, self._tables.now())
        self._count("plans", "kept")
        self._waiting.add(room.id)
        self._tables.start(self._play_due(room))

    def on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        if room.id in self._waiting:
            self._tables.start(self._play_due(room))

    async def sweep(self) -> None:
        """Play premoves that are due and that no process has seen: after a kill, or elsewhere."""
        for table_id in await self._store.waiting_tables():
            try:
                await self._play_due(await self._tables.get(table_id))
            except Problem:
                continue

    async def _play_due(self, room: Room) -> None:
        try:
            found = [each.premove for each in await self._store.at_table(room.id) if not each.end]
            if not found:
                self._waiting.discard(room.id)
            for premove in found:
                await self._play(room, premove)
        except Problem as error:
            log_event(LOG, logging.WARNING, "plan-waits", table=room.id, fault=error.reason)

    async def _play(self, room: Room, premove: Premove) -> None:
        """Play the action that is due; the client's id lets the log take each step once."""
        progress = follow_premove(premove, room.table)
        if progress.end is not None:
            await self._store.end(premove.id, progress.end)
            self._count("plans", progress.end)
        elif progress.due is not None:
            player = Person(premove.user, room.table.seats[premove.seat].name or "")
            sequence, client = room.table.position_sequence, f"{premove.id}-{progress.step}"
            try:
                await self._tables.perform(room, Act(player, progress.due, sequence, client))
            except Problem as error:
                if error.nature == "unavailable":
                    raise
                return  # the player or another process was quicker
            self._count("plans", "played")
