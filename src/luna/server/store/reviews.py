"""Reviews of games: each action judged once, and kept."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.errors import Conflict
from luna.server.store.rows import insert_rows, pack


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review that was asked for."""

    id: str
    digest: str
    """Of record, budget and version: the same game is reviewed once."""
    record: str
    budget: str
    actions: int
    wanted: bool


class Reviews:
    """Finds and keeps reviews."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, review: str) -> KeptReview | None:
        return await self._one(schema.reviews.c.id == review)

    async def of(self, digest: str) -> KeptReview | None:
        return await self._one(schema.reviews.c.digest == digest)

    async def _one(self, condition: Any) -> KeptReview | None:
        found = select(schema.reviews).where(condition)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return KeptReview(row.id, row.digest, row.record, row.budget, row.actions, row.wanted)

    async def make(self, review: KeptReview, now: float) -> KeptReview:
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
            return await self.of(review.digest) or review
        return review

    async def want(self, review: str, visitor: str) -> None:
        """Somebody wants a review: it goes on."""
        wishes, reviews = schema.review_wishes, schema.reviews
        mine = (wishes.c.review == review, wishes.c.visitor == visitor)

        def change(connection: Connection) -> None:
            lock(connection, review)
            if connection.execute(select(wishes).where(*mine)).one_or_none() is None:
                row = {"review": review, "visitor": visitor}
                connection.execute(insert(wishes), row)
            connection.execute(update(reviews).where(reviews.c.id == review).values(wanted=True))

        await self._database.write(change)

    async def leave(self, review: str, visitor: str) -> bool | None:
        """Somebody wants it no more: whether others still do; None if it was never theirs."""
        wishes, reviews = schema.review_wishes, schema.reviews
        here = wishes.c.review == review

        def change(connection: Connection) -> bool | None:
            lock(connection, review)
            gone = delete(wishes).where(here, wishes.c.visitor == visitor)
            if not connection.execute(gone).rowcount:
                return None
            left = select(func.count()).select_from(wishes).where(here)
            wanted = bool(connection.execute(left).scalar_one())
            stands = update(reviews).where(reviews.c.id == review)
            connection.execute(stands.values(wanted=wanted))
            return wanted

        return await self._database.run(change)

    async def add(self, review: str, number: int, verdict: dict[str, Any]) -> None:
        """Keep the verdict on an action; another process may have been quicker."""
        row = {"review": review, "number": number, "document": pack(verdict)}
        try:
            await self._database.write(insert_rows(schema.verdicts, row))
        except Conflict:
            return

    async def verdicts(self, review: str) -> dict[int, dict[str, Any]]:
        """What is known so far, by the number of the action."""
        verdicts = schema.verdicts.c
        found = (
            select(verdicts.number, verdicts.document)
            .where(verdicts.review == review)
            .order_by(verdicts.number)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.number: json.loads(row.document) for row in rows}

    async def unfinished(self) -> list[KeptReview]:
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
        return [
            KeptReview(row.id, row.digest, row.record, row.budget, row.actions, row.wanted)
            for row in rows
        ]


def lock(connection: Connection, review: str) -> None:
    """Let nobody else change who wants a review before this is done."""
    here = select(schema.reviews.c.id).where(schema.reviews.c.id == review)
    connection.execute(here.with_for_update())
