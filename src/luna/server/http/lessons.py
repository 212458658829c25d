"""The guided first game: its chapters, played without anything being kept."""

from typing import Annotated

from msgspec import Meta

from luna.bots.roster import LEVELS
from luna.contract import looks
from luna.contract.answers import Preview, Why
from luna.contract.lessons import (
    Lesson,
    LessonList,
    WorkedExample,
    lesson,
    lesson_list,
    worked_example,
)
from luna.contract.requests import ONE_LINE, Learn, LearnGame, LearnLook, LearnWhy
from luna.contract.view import View
from luna.game import Game
from luna.lessons.chapters import Chapter, chapters, short_game
from luna.lessons.examples import examples
from luna.lessons.study import judge, resume
from luna.rules.refusals import Refused
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.http.tables import put_up
from luna.table.laying import Plan, Wanted
from luna.table.problem import missing, refused

group = Group("lessons", "/api")
RuleId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
ChapterName = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


def chapter_of(name: str) -> Chapter:
    found = chapters().get(name)
    if found is None:
        raise missing("lesson")
    return found


@group.get("/examples/{rule}")
async def show_example(call: Call, rule: RuleId) -> WorkedExample:
    """A rule shown at the table: a position, and what is played there."""
    found = examples().get(rule)
    if found is None:
        raise missing("lesson")
    return worked_example(found)


@group.get("/lessons")
async def list_lessons(call: Call) -> LessonList:
    """The chapters of the guided first game, in order."""
    return lesson_list(list(chapters().values()))


@group.post("/lessons/game", 201)
async def short(call: Call, body: LearnGame) -> View:
    """Lay the short game at the end: the last rounds against the weakest level."""
    call.site.creations.take(call.address)
    known = call.site.bots.levels()
    level = call.level(next((level for level in LEVELS if level in known), None))
    owner = await call.guest(body.name)
    seats = [Wanted("you"), Wanted("bot", level=level)]
    plan = Plan(wanted=seats, level=level, game=Game.from_record(short_game()))
    return (await put_up(call, owner, plan)).view_for(owner.id)


@group.post("/lessons/{name}", looks=1)
async def learn(call: Call, name: ChapterName, body: Learn) -> Lesson:
    """A chapter after the actions played so far, and after one more if it is what was asked.

    Nothing is kept: the client says each time which actions were right.
    """
    study = resume(chapter_of(name), body.played)
    if body.text is None:
        return lesson(study)
    try:
        verdict = judge(study, body.text)
    except Refused as error:
        raise refused(error) from None
    return lesson(study, verdict) if isinstance(verdict, str) else lesson(verdict)


@group.post("/lessons/{name}/preview", looks=1)
async def look(call: Call, name: ChapterName, body: LearnLook) -> Preview:
    """What an action would bring about in a chapter; nothing is played."""
    return looks.preview(resume(chapter_of(name), body.played).position, body.text)


@group.post("/lessons/{name}/why", looks=1)
async def why(call: Call, name: ChapterName, body: LearnWhy) -> Why:
    """Whether something is allowed in a chapter, and if not, which rule forbids it."""
    position = resume(chapter_of(name), body.played).position
    if body.verb:
        return looks.why_there(position, body.verb, body.places)
    return looks.why(position, body.text)
