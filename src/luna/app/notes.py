"""Notes: what a player writes down at a table, for the player alone."""

from typing import Annotated, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context
from luna.app.request import Request, TableId
from luna.app.routing import Routes
from luna.table.playing import seated

routes = Routes("notes", "/tables/{table_id}/note")


class NoteStore(Protocol):
    async def find(self, table: str, user: str) -> str:
        """Return a user's note at a table; empty if there is none."""

    async def save(self, table: str, user: str, text: str) -> None:
        """Store a note in place of the one before; delete it if the text is empty."""


class SaveNote(Request, frozen=True):
    """A note of the caller at a table; an empty one deletes it."""

    text: Annotated[str, Meta(max_length=2000, examples=["Yellow saves for the Council."])]


class Note(Struct, frozen=True):
    """The caller's note at a table; empty if there is none."""

    text: str


@routes.get("")
async def show_note(ctx: Context, table_id: TableId) -> Note:
    """Return the caller's note at a table."""
    user = await require_player(ctx, table_id)
    return Note(await ctx.store(NoteStore).find(table_id, user))


@routes.put("", cost=1)
async def save_note(ctx: Context, table_id: TableId, body: SaveNote) -> Note:
    """Store the caller's note at a table."""
    user = await require_player(ctx, table_id)
    await ctx.store(NoteStore).save(table_id, user, body.text.strip())
    return Note(body.text.strip())


async def require_player(ctx: Context, table_id: str) -> str:
    """Return the caller, who must sit at a table."""
    user = await ctx.require_user()
    seated((await ctx.tables.get(table_id)).table, user)
    return user.id
