"""Plans are carried out at once when their turn comes, by the same way as every action."""

import logging
from collections.abc import Sequence

from luna.app.tables.room import Room
from luna.app.tables.service import Rooms, now
from luna.server.logs import log_event
from luna.server.metrics import Metrics
from luna.table.commands import Act, Person
from luna.table.entries import Entry
from luna.table.plans import Plan, follow
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.plans")


class Plans:
    """Looks after the plans of people at tables."""

    def __init__(self, rooms: Rooms, metrics: Metrics) -> None:
        self._rooms = rooms
        self._store = rooms.store.plans
        self._metrics = metrics
        self._tables: set[str] = set()
        """Where somebody has a plan, as far as this process knows."""

    async def open(self) -> None:
        self._tables = set(await self._store.games())

    async def put(self, room: Room, plan: Plan) -> None:
        """Keep a plan; it is on disk when this returns, and may be due already."""
        await self._store.put(room.id, plan, now())
        self._metrics.plans.labels("kept").inc()
        self._tables.add(room.id)
        self._rooms.begin(self._look(room))

    def heard(self, room: Room, _: Sequence[Entry]) -> None:
        """Something happened at a table: perhaps somebody has foreseen it."""
        if room.id in self._tables:
            self._rooms.begin(self._look(room))

    async def sweep(self) -> None:
        """Look where a plan is due that no process has looked at: after a kill, or elsewhere."""
        for game in await self._store.waiting():
            try:
                await self._look(await self._rooms.get(game))
            except Problem:
                continue

    async def _look(self, room: Room) -> None:
        try:
            found = [plan for plan, ended in await self._store.at(room.id) if ended is None]
            if not found:
                self._tables.discard(room.id)
            for plan in found:
                await self._attend(room, plan)
        except Problem as error:
            log_event(LOG, logging.WARNING, "plan-waits", table=room.id, fault=error.reason)

    async def _attend(self, room: Room, plan: Plan) -> None:
        """Play what a plan says for now; the log takes each of its steps once."""
        course = follow(plan, room.table)
        if course.end is not None:
            await self._store.end(plan.id, course.end)
            self._metrics.plans.labels(course.end).inc()
        elif course.due is not None:
            seat = room.table.seats[plan.seat]
            person = Person(plan.identity, seat.name or "")
            at = room.table.position_sequence
            try:
                await self._rooms.perform(
                    room, Act(person, course.due, at, f"{plan.id}-{course.step}")
                )
            except Problem as error:
                if error.nature == "unavailable":
                    raise
                return  # its owner, or another process, was quicker: the next look sees that
            self._metrics.plans.labels("played").inc()
