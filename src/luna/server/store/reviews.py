"""Reviews of games: each action judged once, and kept."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from luna.analysis.review import Judgement
from luna.app.errors import Conflict
from luna.app.jobs import RunReview, Urgency
from luna.app.reviews import ReviewStore, StoredReview
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.rows import insert_rows


class SqlReviewStore(ReviewStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, review: str) -> StoredReview | None:
        return await self._one(schema.reviews.c.id == review)

    async def find_by_digest(self, digest: str) -> StoredReview | None:
        return await self._one(schema.reviews.c.digest == digest)

    async def _one(self, condition: ColumnElement[bool]) -> StoredReview | None:
        found = select(schema.reviews).where(condition)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else review_of(row)

    async def create(self, review: StoredReview, now: float) -> StoredReview:
        """This review, or the one that somebody else has asked for before."""
        row = {
            "id": review.id,
            "digest": review.digest,
            "record": review.record,
            "budget": review.budget,
            "actions": review.actions,
            "wanted": review.wanted,
            "created": now,
        }
        try:
            await self._database.write(insert_rows(schema.reviews, row))
        except Conflict:
            return await self.find_by_digest(review.digest) or review
        return review

    async def want(self, review: str, caller: str, task: RunReview) -> None:
        """Store that a caller wants a review, and the task to run it."""
        wishes, reviews = schema.review_wishes, schema.reviews
        mine = (wishes.c.review == review, wishes.c.visitor == caller)

        def change(connection: Connection) -> None:
            lock(connection, review)
            if connection.execute(select(wishes).where(*mine)).one_or_none() is None:
                row = {"review": review, "visitor": caller}
                connection.execute(insert(wishes), row)
            connection.execute(update(reviews).where(reviews.c.id == review).values(wanted=True))

        await self._database.write(change, tasks=[task], urgency=Urgency.BACKGROUND)

    async def leave(self, review: str, caller: str) -> bool | None:
        """Somebody wants it no more: whether others still do; None if it was never theirs."""
        wishes, reviews = schema.review_wishes, schema.reviews
        here = wishes.c.review == review

        def change(connection: Connection) -> bool | None:
            lock(connection, review)
            gone = delete(wishes).where(here, wishes.c.visitor == caller)
            if not connection.execute(gone).rowcount:
                return None
            left = select(func.count()).select_from(wishes).where(here)
            wanted = bool(connection.execute(left).scalar_one())
            stands = update(reviews).where(reviews.c.id == review)
            connection.execute(stands.values(wanted=wanted))
            return wanted

        return await self._database.run(change)

    async def add_verdict(self, review: str, judged: Judgement) -> None:
        """Keep the judgement of an action; another process may have been quicker."""
        document = msgspec.json.encode(judged).decode()
        row = {"review": review, "number": judged.number, "document": document}
        try:
            await self._database.write(insert_rows(schema.verdicts, row))
        except Conflict:
            return

    async def verdicts(self, review: str) -> dict[int, Judgement]:
        """What is known so far, by the number of the action."""
        verdicts = schema.verdicts.c
        found = (
            select(verdicts.number, verdicts.document)
            .where(verdicts.review == review)
            .order_by(verdicts.number)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.number: msgspec.json.decode(row.document, type=Judgement) for row in rows}

    async def unfinished(self) -> list[StoredReview]:
        """Reviews that are wanted and not done."""
        reviews, verdicts = schema.reviews, schema.verdicts
        done = (
            select(func.count())
            .where(verdicts.c.review == reviews.c.id)
            .correlate(reviews)
            .scalar_subquery()
        )
        found = select(reviews).where(reviews.c.wanted, done < reviews.c.actions)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [review_of(row) for row in rows]


def review_of(row: Row[Any]) -> StoredReview:
    return StoredReview(row.id, row.digest, row.record, row.budget, row.actions, row.wanted)


def lock(connection: Connection, review: str) -> None:
    """Let nobody else change who wants a review before this is done."""
    here = select(schema.reviews.c.id).where(schema.reviews.c.id == review)
    connection.execute(here.with_for_update())
