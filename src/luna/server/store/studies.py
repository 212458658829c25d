"""Studies, each stored as one document."""

from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update

from luna.app.studies import MAX_STUDIES, StoredStudy, StudyChapter, StudyStore
from luna.server.store import schema
from luna.server.store.database import Database


class SqlStudyStore(StudyStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, study: str) -> StoredStudy | None:
        found = select(schema.studies).where(schema.studies.c.id == study)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else study_of(row)

    async def of_owner(self, owner: str) -> list[StoredStudy]:
        studies = schema.studies.c
        found = (
            select(schema.studies)
            .where(studies.owner == owner)
            .order_by(studies.updated.desc())
            .limit(MAX_STUDIES)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [study_of(row) for row in rows]

    async def count(self, owner: str) -> int:
        found = select(func.count()).where(schema.studies.c.owner == owner)
        return int(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def save(self, study: StoredStudy) -> None:
        studies = schema.studies
        values = {
            "owner": study.owner,
            "title": study.title,
            "document": msgspec.json.encode(study.chapters).decode(),
            "updated": study.updated,
        }
        change = update(studies).where(studies.c.id == study.id).values(values)
        new = insert(studies).values(id=study.id, created=study.updated, **values)
        await self._database.write(lambda c: c.execute(change).rowcount or c.execute(new))

    async def delete(self, study: str) -> None:
        gone = delete(schema.studies).where(schema.studies.c.id == study)
        await self._database.write(lambda c: c.execute(gone))


def study_of(row: Row[Any]) -> StoredStudy:
    chapters = msgspec.json.decode(row.document, type=list[StudyChapter])
    return StoredStudy(row.id, row.owner, row.title, chapters, row.updated)
