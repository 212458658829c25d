"""Notices that somebody is to act: each is sent once, by whichever process takes it."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from luna.app.errors import Conflict
from luna.server.store import schema
from luna.server.store.database import Database


@dataclass(frozen=True, slots=True)
class Due:
    """A notice about a position of a game, named by the entry that made it."""

    game: str
    position: int
    identity: str


class NoticeStore:
    """Who sends which notice."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, due: Due, process: str, now: float, until: float) -> bool:
        """Whether a process is to send a notice: it is the first, or the one before it died."""
        rows = schema.notices
        row = {
            "game": due.game,
            "position": due.position,
            "identity": due.identity,
            "until": until,
            "sent": False,
            "process": process,
        }
        try:
            await self._database.write(lambda connection: connection.execute(insert(rows), row))
        except Conflict:
            change = (
                update(rows)
                .where(
                    rows.c.game == due.game,
                    rows.c.position == due.position,
                    rows.c.sent.is_(False),
                    rows.c.until < now,
                )
                .values(until=until, process=process)
            )
            return await self._database.run(lambda c: c.execute(change).rowcount) == 1
        return True

    async def sent(self, due: Due) -> None:
        """A notice is done with."""
        rows = schema.notices
        here = (rows.c.game == due.game, rows.c.position == due.position)
        change = update(rows).where(*here).values(sent=True)
        await self._database.write(lambda connection: connection.execute(change))

    async def over(self, game: str, waiting: str | None) -> list[str]:
        """Those who had a notice of a turn that is over; it is forgotten but for who is to act."""
        rows = schema.notices
        here = [rows.c.game == game, rows.c.sent.is_(True)]
        if waiting is not None:
            here.append(rows.c.identity != waiting)
        found = select(rows.c.identity).where(*here).distinct()
        notified = await self._database.read(lambda c: list(c.execute(found).scalars()))
        gone = delete(rows).where(*here, rows.c.identity.in_(notified))
        if notified and not await self._database.run(lambda c: c.execute(gone).rowcount):
            return []  # another process says so
        return notified

    async def notified(self) -> set[str]:
        """The games of which a notice was sent."""
        rows = schema.notices.c
        found = select(rows.game).where(rows.sent.is_(True)).distinct()
        return await self._database.read(lambda c: set(c.execute(found).scalars()))

    async def left_over(self, now: float) -> list[Due]:
        """Notices that some process took and never sent."""
        rows = schema.notices.c
        found = select(rows.game, rows.position, rows.identity).where(
            rows.sent.is_(False), rows.until < now
        )
        taken = await self._database.read(lambda c: c.execute(found).all())
        return [Due(row.game, row.position, row.identity) for row in taken]
