"""Rows that are no longer kept: old ones, as the operator has set it; none by default."""

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from luna.server.settings import Retention
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.declarations import AfterDays, Lifetime, game_column, kinds
from luna.server.store.moderation import reports

DAY_SECONDS = 24 * 3600.0
MAX_GAMES = 100
"""Games deleted in one transaction, so that other writers wait only briefly."""


class RetentionPolicy:
    """Deletes what is older than the operator wants it."""

    def __init__(self, database: Database, wanted: Retention) -> None:
        self._database = database
        self._wanted = wanted

    async def sweep(self, now: float) -> list[str]:
        """Delete what is too old; return the games that are gone."""
        return await self._database.run(lambda c: sweep(c, self._wanted, now))


def sweep(connection: Connection, wanted: Retention, now: float) -> list[str]:
    for table, kind in kinds().items():
        for rule in kind.kept:
            days = getattr(wanted, rule.setting) if isinstance(rule, AfterDays) else 0
            if isinstance(rule, AfterDays) and days:
                old = (
                    table.c[rule.over].is_not(None),
                    table.c[rule.since] < now - days * DAY_SECONDS,
                )
                connection.execute(delete(table).where(*old))
    gone = old_games(connection, wanted, now)
    for table, kind in reversed([*kinds().items()]) if gone else ():
        if Lifetime.WITH_GAME in kind.kept:
            connection.execute(delete(table).where(game_column(table).in_(gone)))
    return gone


def old_games(connection: Connection, wanted: Retention, now: float) -> list[str]:
    """Games that are no longer kept, the oldest first; ratings follow from the rated ones."""
    games = schema.games.c
    rules: list[ColumnElement[bool]] = []
    if wanted.games:
        over = games.status.in_(("over", "abandoned"))
        rules.append(and_(over, games.updated < now - wanted.games * DAY_SECONDS))
    if wanted.tables:
        old = games.updated < now - wanted.tables * DAY_SECONDS
        rules.append(and_(games.status == "open", old))
    if not rules:
        return []
    reported = select(reports.c.game).where(reports.c.closed.is_(None))
    found = select(games.id).where(~games.rated, games.id.not_in(reported), or_(*rules))
    return list(connection.execute(found.order_by(games.updated).limit(MAX_GAMES)).scalars())
