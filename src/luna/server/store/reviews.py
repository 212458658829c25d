"""Reviews of games: each action judged once, and stored."""

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    Text,
    delete,
    func,
    insert,
    select,
    update,
)

from luna.analysis.review import Judgement
from luna.app.errors import Conflict
from luna.app.jobs import RunReview, Urgency
from luna.app.reviews import ReviewStore, StoredReview
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Json, Lifetime, stored
from luna.server.store.rows import insert_rows

reviews = stored(
    "review",
    Column("id", String(24), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),  # of record, budget and version
    Column("record", Text, nullable=False),
    Column("budget", String(16), nullable=False),
    Column("actions", Integer, nullable=False),
    Column("wanted", Boolean, nullable=False),  # by at least one caller
    Column("created", Float, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(),
)

review_wishes = stored(
    "review_wish",
    Column("review", ForeignKey("review.id"), primary_key=True),
    Column("visitor", String(48), primary_key=True),  # a digest of the caller who wants it
    kept=(Lifetime.FOREVER,),
    users=(),
)

verdicts = stored(
    "verdict",
    Column("review", ForeignKey("review.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("document", Json(Judgement), nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(),
)


class SqlReviewStore(FeatureStore, ReviewStore):
    async def find(self, review: str) -> StoredReview | None:
        return await self._one(reviews.c.id == review)

    async def find_by_digest(self, digest: str) -> StoredReview | None:
        return await self._one(reviews.c.digest == digest)

    async def _one(self, condition: ColumnElement[bool]) -> StoredReview | None:
        found = select(reviews).where(condition)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(StoredReview, row)

    async def create(self, review: StoredReview, now: float) -> StoredReview:
        """Store a review; return the one of the same digest if there is one."""
        try:
            await self._database.write(insert_rows(reviews, to_row(review, created=now)))
        except Conflict:
            return await self.find_by_digest(review.digest) or review
        return review

    async def want(self, review: str, caller: str, task: RunReview) -> None:
        """Store that a caller wants a review, and the task to run it."""
        wishes = review_wishes
        mine = (wishes.c.review == review, wishes.c.visitor == caller)

        def change(connection: Connection) -> None:
            lock(connection, review)
            if connection.execute(select(wishes).where(*mine)).one_or_none() is None:
                row = {"review": review, "visitor": caller}
                connection.execute(insert(wishes), row)
            connection.execute(update(reviews).where(reviews.c.id == review).values(wanted=True))

        await self._database.write(change, tasks=[task], urgency=Urgency.BACKGROUND)

    async def leave(self, review: str, caller: str) -> bool | None:
        """Delete a caller's wish: whether others still want it; None if there was no such wish."""
        wishes = review_wishes
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
        """Store the judgement of an action; another process may have been quicker."""
        row = {"review": review, "number": judged.number, "document": judged}
        try:
            await self._database.write(insert_rows(verdicts, row))
        except Conflict:
            return

    async def verdicts(self, review: str) -> dict[int, Judgement]:
        """Return the verdicts so far, by the number of the action."""
        found = (
            select(verdicts.c.number, verdicts.c.document)
            .where(verdicts.c.review == review)
            .order_by(verdicts.c.number)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.number: row.document for row in rows}

    async def unfinished(self) -> list[StoredReview]:
        """Return the reviews that are wanted and not done."""
        done = (
            select(func.count())
            .where(verdicts.c.review == reviews.c.id)
            .correlate(reviews)
            .scalar_subquery()
        )
        found = select(reviews).where(reviews.c.wanted, done < reviews.c.actions)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(StoredReview, row) for row in rows]


def lock(connection: Connection, review: str) -> None:
    """Keep others from changing who wants a review until the transaction ends."""
    here = select(reviews.c.id).where(reviews.c.id == review)
    connection.execute(here.with_for_update())
