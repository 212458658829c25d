"""Who may watch: places for those who play are never taken by those who look on."""

from collections import Counter

from luna.server.limits import network
from luna.app.tables.room import Room
from luna.server.live.viewer import Viewer
from luna.server.settings import Limits
from luna.table.commands import Person
from luna.table.problem import Problem


class Admission:
    """Counts the viewers of this process by address and by person."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tables: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._people: Counter[str] = Counter()

    def check(self, room: Room, person: Person | None, address: str) -> None:
        """A problem if there is no place for one more."""
        limits = self._limits
        if person is not None and self._people[person.id] >= limits.own_sockets:
            raise crowded("too-many-sockets")
        if at_home(room, person):
            return
        if self._tables[room.id] >= limits.watchers:
            raise crowded("too-many-watchers")
        if self._addresses[network(address)] >= limits.address_sockets:
            raise crowded("too-many-sockets")

    def enter(self, room: Room, viewer: Viewer) -> None:
        self._count(room, viewer, 1)

    def leave(self, room: Room, viewer: Viewer) -> None:
        self._count(room, viewer, -1)

    def _count(self, room: Room, viewer: Viewer, one: int) -> None:
        counted = [(self._people, viewer.identity)] if viewer.identity is not None else []
        if viewer.looks_on:
            counted += [(self._addresses, network(viewer.address)), (self._tables, room.id)]
        for counter, key in counted:
            counter[key] += one
            if not counter[key]:
                del counter[key]


def at_home(room: Room, person: Person | None) -> bool:
    """Whether somebody plays here, or has laid the table."""
    table = room.table
    return person is not None and (person.id == table.owner or bool(table.seats_of(person.id)))


def crowded(reason: str) -> Problem:
    return Problem("too-many", reason, place={"retry": 10})
