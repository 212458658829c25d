"""The guided first game: its chapters, played without anything being kept."""

from typing import Annotated

from msgspec import Meta

from luna.contract.answers import Preview, Why
from luna.contract.lessons import Lesson, LessonList, WorkedExample, lesson_list
from luna.contract.received import ONE_LINE
from luna.contract.requests import Learn, LearnGame, LearnLook, LearnWhy
from luna.contract.view import View
from luna.lessons.chapters import chapters
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.http.tables import put_up
from luna.service import lessons, table_plans

group = Group("lessons", "/api")
RuleId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
ChapterName = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


@group.get("/examples/{rule}")
async def show_example(call: Call, rule: RuleId) -> WorkedExample:
    """A rule shown at the table: a position, and what is played there."""
    return lessons.example_of(rule)


@group.get("/lessons")
async def list_lessons(call: Call) -> LessonList:
    """The chapters of the guided first game, in order."""
    return lesson_list(list(chapters().values()))


@group.post("/lessons/game", 201)
async def short(call: Call, body: LearnGame) -> View:
    """Lay the short game at the end: the last rounds against the weakest level."""
    call.site.creations.take(call.address)
    owner = await call.guest(body.name)
    plan = table_plans.short(call.host)
    return call.shown(await put_up(call, owner, plan), owner.id)


@group.post("/lessons/{name}", looks=1)
async def learn(call: Call, name: ChapterName, body: Learn) -> Lesson:
    """A chapter after the actions played so far, and after one more if it is what was asked.

    Nothing is kept: the client says each time which actions were right.
    """
    return lessons.learn(name, body)


@group.post("/lessons/{name}/preview", looks=1)
async def look(call: Call, name: ChapterName, body: LearnLook) -> Preview:
    """What an action would bring about in a chapter; nothing is played."""
    return lessons.look(name, body)


@group.post("/lessons/{name}/why", looks=1)
async def why(call: Call, name: ChapterName, body: LearnWhy) -> Why:
    """Whether something is allowed in a chapter, and if not, which rule forbids it."""
    return lessons.why(name, body)
