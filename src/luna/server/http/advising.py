"""Advice: the best actions of a position with reasons, deeper the longer one looks."""

from typing import Annotated

from msgspec import Meta

from luna.contract.analysis import Thought
from luna.contract.answers import Done
from luna.contract.queries import ThoughtQuery
from luna.app.request import ONE_LINE
from luna.contract.requests import Depth
from luna.server.http.acting import TableId
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.table import commands
from luna.table.playing import running

group = Group("advice", "/api")

ThoughtId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


def visitor(call: Call) -> str:
    """Whose thought it is, as far as limits go."""
    return call.session or call.address


@group.post("/tables/{table_id}/advice")
async def advise(call: Call, table_id: TableId, body: Depth) -> Thought:
    """The three best actions of the position on the table, what to expect of them, and why.

    For those who play there, where hints are allowed; the log says that they were looked at. The
    answer has what a moment shows; ask after the thought for more.
    """
    person = await call.person()
    call.site.hints.take(call.address)
    room = await call.room(table_id)
    position = running(room.table)
    await call.only_its_own(room.table)
    await call.site.rooms.perform(room, commands.TakeHint(person))
    return await call.site.thoughts.begin(visitor(call), position, body.depth)


@group.get("/thoughts/{thought_id}")
async def thought(call: Call, thought_id: ThoughtId, query: ThoughtQuery) -> Thought:
    """How far a thought has come: at once, or a moment later if it is no farther than `known`."""
    return await call.site.thoughts.ask(thought_id, query.known)


@group.delete("/thoughts/{thought_id}")
async def end_thought(call: Call, thought_id: ThoughtId) -> Done:
    """End a thought. One that nobody asks after ends by itself."""
    await call.site.thoughts.end(thought_id)
    return Done(True)
