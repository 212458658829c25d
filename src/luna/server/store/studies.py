"""Studies, each a document of its own."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, select, update

from luna.contract.board_requests import ChapterPlan
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.rows import insert_rows


@dataclass(frozen=True, slots=True)
class KeptStudy:
    """A study as it is kept."""

    id: str
    owner: str
    title: str
    chapters: list[ChapterPlan]
    updated: float


class StudyStore:
    """Finds and keeps studies."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, study: str) -> KeptStudy | None:
        found = select(schema.studies).where(schema.studies.c.id == study)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else study_of(row)

    async def of(self, owner: str) -> list[KeptStudy]:
        studies = schema.studies.c
        found = (
            select(schema.studies)
            .where(studies.owner == owner)
            .order_by(studies.updated.desc())
            .limit(200)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [study_of(row) for row in rows]

    async def count(self, owner: str) -> int:
        found = select(func.count()).where(schema.studies.c.owner == owner)
        return int(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def make(self, study: KeptStudy) -> None:
        row = {
            "id": study.id,
            "owner": study.owner,
            "title": study.title,
            "document": document(study),
            "created": study.updated,
            "updated": study.updated,
        }
        await self._database.write(insert_rows(schema.studies, row))

    async def change(self, study: KeptStudy) -> None:
        studies = schema.studies
        values = {
            "title": study.title,
            "document": document(study),
            "updated": study.updated,
        }
        change = update(studies).where(studies.c.id == study.id).values(values)
        await self._database.write(lambda c: c.execute(change))

    async def forget(self, study: str) -> None:
        gone = delete(schema.studies).where(schema.studies.c.id == study)
        await self._database.write(lambda c: c.execute(gone))


def document(study: KeptStudy) -> str:
    """The chapters as the database keeps them."""
    return msgspec.json.encode(study.chapters).decode()


def study_of(row: Row[Any]) -> KeptStudy:
    chapters = msgspec.json.decode(row.document, type=list[ChapterPlan])
    return KeptStudy(row.id, row.owner, row.title, chapters, row.updated)
