"""What is no longer kept: as the operator has set it, and nothing by default."""

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from luna.server.settings import Retention
from luna.server.store import schema
from luna.server.store.database import Database

DAY = 24 * 3600.0
BATCH = 100
"""Games that go at a time, so that nobody waits long for the one who writes."""
OF_GAMES = (
    schema.seats,
    schema.log,
    schema.snapshots,
    schema.shares,
    schema.presences,
    schema.watchings,
    schema.notices,
    schema.results,
    schema.hidden,
    schema.finishes,
    schema.gatherings,
    schema.plans,
    schema.duplicate_results,
    schema.reports,
)
"""What goes with a game. Rated ones stay: ratings follow from their logs."""


class Keeping:
    """Removes from the database what is older than the operator wants it."""

    def __init__(self, database: Database, wanted: Retention) -> None:
        self._database = database
        self._wanted = wanted

    async def sweep(self, now: float) -> list[str]:
        """Remove what is too old; the games that are gone."""
        return await self._database.run(lambda c: sweep(c, self._wanted, now))


def sweep(connection: Connection, wanted: Retention, now: float) -> list[str]:
    plans, reports = schema.plans, schema.reports
    if wanted.plans:
        old = (plans.c.ended.is_not(None), plans.c.created < now - wanted.plans * DAY)
        connection.execute(delete(plans).where(*old))
    if wanted.reports:
        connection.execute(delete(reports).where(reports.c.closed < now - wanted.reports * DAY))
    gone = too_old(connection, wanted, now)
    for table in OF_GAMES if gone else ():
        connection.execute(delete(table).where(table.c.game.in_(gone)))
    if gone:
        connection.execute(delete(schema.games).where(schema.games.c.id.in_(gone)))
    return gone


def too_old(connection: Connection, wanted: Retention, now: float) -> list[str]:
    """Games that are no longer kept, the oldest first."""
    games = schema.games.c
    ways: list[ColumnElement[bool]] = []
    if wanted.games:
        over = games.status.in_(("over", "abandoned"))
        ways.append(and_(over, games.updated < now - wanted.games * DAY))
    if wanted.tables:
        ways.append(and_(games.status == "open", games.updated < now - wanted.tables * DAY))
    if not ways:
        return []
    reported = select(schema.reports.c.game).where(schema.reports.c.closed.is_(None))
    found = select(games.id).where(~games.rated, games.id.not_in(reported), or_(*ways))
    return list(connection.execute(found.order_by(games.updated).limit(BATCH)).scalars())
