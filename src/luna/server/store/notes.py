"""Notes of players at tables."""

from sqlalchemy import Column, Connection, ForeignKey, Text, delete, insert, select

from luna.app.notes import NoteStore
from luna.server.store.database import FeatureStore
from luna.server.store.declarations import Lifetime, UserColumn, stored

notes = stored(
    "note",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("text", Text, nullable=False),
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="move"),),
)


class SqlNoteStore(FeatureStore, NoteStore):
    async def find(self, table: str, user: str) -> str:
        found = select(notes.c.text).where(notes.c.game == table, notes.c.identity == user)
        text = await self._database.read(lambda c: c.execute(found).scalar_one_or_none())
        return text or ""

    async def save(self, table: str, user: str, text: str) -> None:
        def replace(connection: Connection) -> None:
            own = (notes.c.game == table, notes.c.identity == user)
            connection.execute(delete(notes).where(*own))
            if text:
                connection.execute(insert(notes), {"game": table, "identity": user, "text": text})

        await self._database.write(replace)
