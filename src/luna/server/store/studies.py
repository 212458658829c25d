"""Studies, each stored as one document."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    String,
    delete,
    func,
    insert,
    select,
    update,
)

from luna.app.studies import MAX_STUDIES, StoredStudy, StudyChapter, StudyStore
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Json, Lifetime, UserColumn, stored

studies = stored(
    "study",
    Column("id", String(24), primary_key=True),
    Column("owner", ForeignKey("identity.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("document", Json(list[StudyChapter]), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("owner", export=True, on_delete="delete", on_merge="move"),),
    secret=("id",),
)


class SqlStudyStore(FeatureStore, StudyStore):
    async def find(self, study: str) -> StoredStudy | None:
        found = select(studies).where(studies.c.id == study)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(StoredStudy, row)

    async def of_owner(self, owner: str) -> list[StoredStudy]:
        found = (
            select(studies)
            .where(studies.c.owner == owner)
            .order_by(studies.c.updated.desc())
            .limit(MAX_STUDIES)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(StoredStudy, row) for row in rows]

    async def count(self, owner: str) -> int:
        found = select(func.count()).where(studies.c.owner == owner)
        return int(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def save(self, study: StoredStudy) -> None:
        row = to_row(study)
        change = update(studies).where(studies.c.id == study.id).values(row)
        new = insert(studies).values(created=study.updated, **row)
        await self._database.write(lambda c: c.execute(change).rowcount or c.execute(new))

    async def delete(self, study: str) -> None:
        gone = delete(studies).where(studies.c.id == study)
        await self._database.write(lambda c: c.execute(gone))
