"""Lessons: the chapters of a guided first game, and worked examples of the rules."""

from functools import cache
from itertools import pairwise
from typing import Annotated

from msgspec import Meta, Struct, field

from luna.app.context import Context
from luna.app.lessons.chapters import (
    Chapter,
    ChapterPlay,
    Example,
    chapters,
    examples,
    judge,
    replay,
    short_game,
)
from luna.app.request import ONE_LINE, Name, Place, Request, Text
from luna.app.routing import Routes
from luna.app.tables import create_table_from
from luna.app.tables.positions import Preview, Why, explain, preview
from luna.app.tables.story import Story, story
from luna.app.tables.view import EntryView, View, entry_view, own, view
from luna.bots.roster import LEVELS
from luna.game import Game, Position
from luna.record.document import document, zones
from luna.record.shape import Document, Zones
from luna.rules.refusals import Refused
from luna.table.creation import TablePlan, Wanted
from luna.table.entries import Entry, Played, Started
from luna.table.growing import Growing
from luna.table.problem import missing, refused
from luna.table.seat import Seat
from luna.table.table import Table, Terms

LEARNER = "learner"

routes = Routes("lessons")
RuleId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
ChapterName = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
Actions = Annotated[list[Text], Meta(max_length=40)]


class Learn(Request, frozen=True):
    """The right actions so far in a chapter, and perhaps the next one."""

    played: Actions = field(default_factory=list)
    text: Text | None = None


class LearnGame(Request, frozen=True):
    """The name of the player of the short game at the end."""

    name: Name | None = None


class LearnPreview(Request, frozen=True):
    """Show what an action would change in a chapter."""

    text: Text
    played: Actions = field(default_factory=list)


class LearnWhy(Request, frozen=True):
    """Ask in a chapter why something is not legal: an action, or a verb at places."""

    played: Actions = field(default_factory=list)
    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = field(default_factory=list)


class LessonLine(Struct, frozen=True):
    """A chapter in the list of all chapters."""

    name: str
    steps: int


class LessonList(Struct, frozen=True):
    """The chapters in the order they are played."""

    chapters: list[LessonLine]


class LessonStep(Struct, frozen=True):
    """A step of a chapter: the key of its text, the places it marks, and whether it asks to act."""

    key: str
    marks: list[str]
    asks: bool


class LessonEntry(Struct, frozen=True):
    """An entry of the log of a chapter, with the table after it."""

    entry: EntryView
    view: View


class Lesson(Struct, frozen=True):
    """A chapter as far as the learner has come."""

    name: str
    steps: list[LessonStep]
    played: list[str]
    """The learner's actions that were right."""
    answer: str | None
    """The part of the step's text that says why an action is not the one asked for."""
    entries: list[LessonEntry]


class ExampleMoment(Struct, frozen=True):
    """A position of an example, and what led to it."""

    document: Document
    zones: Zones
    story: Story | None


class WorkedExample(Struct, frozen=True):
    """A rule shown at the table: the places it is about, and the positions in order."""

    rule: str
    focus: list[str]
    moments: list[ExampleMoment]


@routes.get("/examples/{rule}")
async def show_example(ctx: Context, rule: RuleId) -> WorkedExample:
    """Return a rule shown at the table: a position, and what is played there."""
    found = examples().get(rule)
    if found is None:
        raise missing("lesson")
    return worked_example(found)


@routes.get("/lessons")
async def list_lessons(ctx: Context) -> LessonList:
    """Return the chapters of the guided first game, in order."""
    return LessonList([LessonLine(each.name, len(each.steps)) for each in chapters().values()])


@routes.post("/lessons/game", status=201)
async def create_short_game(ctx: Context, body: LearnGame) -> View:
    """Create the short game at the end: the last rounds against the weakest level."""
    ctx.limit("creations")
    levels = ctx.services.levels
    level = ctx.services.level(next((level for level in LEVELS if level in levels), None))
    seats = [Wanted("you"), Wanted("bot", level=level)]
    plan = TablePlan(wanted=seats, level=level, game=Game.from_record(short_game()))
    return await create_table_from(ctx, plan, await ctx.ensure_user(body.name))


@routes.post("/lessons/{name}", cost=1)
async def play_lesson(ctx: Context, name: ChapterName, body: Learn) -> Lesson:
    """Return a chapter after the actions so far, and after one more if it is the one asked for.

    Nothing is stored: the client sends the right actions each time.
    """
    play = replay(find_chapter(name), body.played)
    if body.text is None:
        return lesson_view(play)
    try:
        verdict = judge(play, body.text)
    except Refused as error:
        raise refused(error) from None
    return lesson_view(play, verdict) if isinstance(verdict, str) else lesson_view(verdict)


@routes.post("/lessons/{name}/preview", cost=1)
async def preview_in_lesson(ctx: Context, name: ChapterName, body: LearnPreview) -> Preview:
    """Return what an action would change in a chapter."""
    return preview(replay(find_chapter(name), body.played).position, body.text)


@routes.post("/lessons/{name}/why", cost=1)
async def explain_in_lesson(ctx: Context, name: ChapterName, body: LearnWhy) -> Why:
    """Say whether something is legal in a chapter, and if not, which rule forbids it."""
    position = replay(find_chapter(name), body.played).position
    return explain(position, body.text, body.verb, body.places)


def find_chapter(name: str) -> Chapter:
    found = chapters().get(name)
    if found is None:
        raise missing("lesson")
    return found


@cache
def worked_example(example: Example) -> WorkedExample:
    moments = [
        ExampleMoment(
            document(position.setup, position.state),
            zones(position.state),
            story(position) if number else None,
        )
        for number, position in enumerate(example.moments)
    ]
    return WorkedExample(example.rule, list(example.focus), moments)


def lesson_view(play: ChapterPlay, answer: str | None = None) -> Lesson:
    chapter = play.chapter
    steps = [LessonStep(step.key, list(step.marks), step.asks) for step in chapter.steps]
    tables = [table_at(chapter, at) for at in (chapter.position, *play.position.way())]
    entries = [
        LessonEntry(
            entry_view(table, table.entries[-1]), view(table, {LEARNER}, you=own(table, LEARNER))
        )
        for table in tables
    ]
    return Lesson(chapter.name, steps, list(play.played), answer, entries)


def table_at(chapter: Chapter, position: Position) -> Table:
    """Return the table of a chapter: the learner on the first seat, bots on the others."""
    setup = position.setup
    you, *others = setup.players
    terms = Terms(chapter.name, "game", setup.edition, setup.mode, False, False, 0.0, None, None)
    bots = [Seat(at, colour, "bot", level=LEVELS[0]) for at, colour in enumerate(others, 1)]
    history = [chapter.position, *position.way()]
    played = [
        Entry(number, int(before.state.turn), Played(at.text), 0.0, round=before.round)
        for number, (before, at) in enumerate(pairwise(history), 2)
    ]
    start = Entry(1, None, Started(), 0.0, round=chapter.position.round)
    return Table(
        terms,
        LEARNER,
        (Seat(0, you, "human", LEARNER), *bots),
        status="playing",
        entries=Growing([start, *played]),
        position=position,
        positions=Growing(list(history)),
        position_sequence=len(history),
        played=Growing(played),
    )
