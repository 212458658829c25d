"""Finding players: whoever wants the same game meets at one table, which then begins by itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from luna.arena.ladder import FRESH, shown
from luna.app.tables.room import Room
from luna.app.tables.service import Rooms, now
from luna.server.metrics import Metrics
from luna.app.errors import Conflict
from luna.server.store.gatherings import DueGathering, Gathering
from luna.table.commands import Join, Person, Start
from luna.table.entries import Entry, Joined
from luna.table.laying import TablePlan, Wanted, lay
from luna.table.pace import Pace
from luna.table.problem import Problem
from luna.table.rated import PoolName, pool_of

TRIES = 20
"""How often somebody looks again because others were quicker."""
UNRATED = shown(FRESH.mean)
PACES = {"blitz": 60.0, "day": 86_400.0, "week": 604_800.0}


@dataclass(frozen=True, slots=True)
class Wish:
    """The game somebody would like to play."""

    players: int
    pace: str
    edition: str
    bots: float | None
    level: str
    range: int | None = None
    """How far the ratings of those who meet may be apart."""

    @property
    def game(self) -> str:
        return f"{self.players} {self.pace} {self.edition}"

    @property
    def clock(self) -> Pace:
        return Pace("move", PACES[self.pace], level=self.level)

    def slot(self, rating: int) -> str:
        """Whoever wants the same game meets here, within a range only those who are as strong."""
        return self.game if self.range is None else f"{self.game} {self.range} {rating}"

    def fits(self, slot: str, rating: int, theirs: int) -> bool:
        """Whether a table of a slot, laid by somebody with a rating, suits both."""
        words = slot.split()
        apart = abs(rating - theirs)
        within = len(words) < 4 or apart <= int(words[3])
        return words[:3] == self.game.split() and within and apart <= (self.range or apart)


class Gatherings:
    """Brings together who wants the same, and begins what has all its players."""

    def __init__(self, rooms: Rooms, metrics: Metrics) -> None:
        self._rooms = rooms
        self._kept = rooms.store.gatherings
        self._metrics = metrics

    async def seek(self, person: Person, wish: Wish, table_id: str, seed: int) -> Room:
        """A seat at the table that gathers for this wish; a new one where there is none.

        Two who ask at the same time meet: only one of them can lay the table of a slot.
        """
        pool = pool_of(wish.players, wish.clock)
        for _ in range(TRIES):
            sought = await self._kept.sought()
            known = await self._ratings(pool, [person.id, *(found.owner for found in sought)])
            own = known.get(person.id, UNRATED)
            for found in sought:
                if not wish.fits(found.slot, own, known.get(found.owner, UNRATED)):
                    continue
                room = await self._rooms.get(found.game)
                try:
                    await self._rooms.perform(room, Join(person, ""))
                except Problem:  # others took the last seat, or it was put away
                    continue
                return room
            try:
                return await self._lay(person, wish, wish.slot(own), table_id, seed)
            except Conflict:
                await self.sweep()  # whatever keeps the slot may be over
        raise Problem("conflict", "no-seat-free")

    async def _ratings(self, pool: PoolName, people: Sequence[str]) -> dict[str, int]:
        found = await self._rooms.store.ratings.of(people, pool)
        return {each.identity: shown(each.mean) for each in found}

    async def _lay(self, person: Person, wish: Wish, slot: str, table_id: str, seed: int) -> Room:
        plan = TablePlan(
            wanted=[Wanted("you"), *[Wanted()] * (wish.players - 1)],
            level=wish.level,
            edition=wish.edition,
            seed=seed,
            public=True,
            pace=wish.clock,
        )
        at = None if wish.bots is None else now() + wish.bots
        gathering = Gathering(table_id, slot, True, at, wish.level)
        return await self._rooms.lay(lay(plan, table_id, person, now()), gathering)

    def heard(self, room: Room, entries: Sequence[Entry]) -> None:
        """Somebody sat down: perhaps all are there."""
        table = room.table
        if table.status != "open" or not entries or not isinstance(entries[-1].fact, Joined):
            return
        if all(seat.kind != "open" for seat in table.seats):
            self._rooms.begin(self.sweep())

    async def sweep(self) -> None:
        """Begin what is due, and forget what has begun or was put away."""
        for due in await self._kept.due(now()):
            try:
                await self._see_to(due)
            except Problem:
                continue

    async def _see_to(self, due: DueGathering) -> None:
        game = due.gathering.game
        if due.open:
            room = await self._rooms.get(game)
            command = Start(Person(due.owner, ""), due.gathering.level)
            await self._rooms.perform(room, command)
            self._metrics.gathered.inc()
        await self._kept.forget(game)
