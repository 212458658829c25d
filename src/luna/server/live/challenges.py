"""Challenges: whose game has just ended, and what it is worth."""

from collections.abc import Sequence

from luna.app.tables.room import Room
from luna.app.tables.service import Rooms, now
from luna.server.store.challenge_results import KeptResult
from luna.table.challenge import played
from luna.table.entries import Entry, Played


class Challenges:
    """Keeps the results of challenges as games end."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def heard(self, room: Room, entries: Sequence[Entry]) -> None:
        table = room.table
        if table.status != "over":
            return
        position = table.position
        seat = table.seats[0] if table.seats else None
        if position is None or seat is None or seat.identity is None:
            return
        if not entries or not isinstance(entries[-1].fact, Played):
            return
        for challenge in played(table):
            own, other = (int(position.state.influence(number)) for number in (0, 1))
            result = KeptResult(
                table.id,
                challenge.period,
                challenge.mode,
                seat.identity,
                seat.name or "",
                own - other,
                own,
            )
            self._rooms.begin(self._rooms.store.challenge_results.add(result, now()))
