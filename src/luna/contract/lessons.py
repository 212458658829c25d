"""Chapters of the guided game and worked examples, as clients see them."""

from dataclasses import replace
from functools import cache

from msgspec import Struct

from luna.contract.story import Story, story
from luna.contract.view import EntryView, View, entry_view, own, view
from luna.lessons.chapter_play import LEARNER, ChapterPlay
from luna.lessons.chapters import Chapter
from luna.lessons.examples import Example
from luna.record.document import document, zones
from luna.record.shape import Document, Zones
from luna.table.growing import Growing
from luna.table.table import Table


class LessonLine(Struct, frozen=True):
    """A chapter in the list of all chapters."""

    name: str
    steps: int


class LessonList(Struct, frozen=True):
    """The chapters in the order they are played."""

    chapters: list[LessonLine]


class LessonStep(Struct, frozen=True):
    """A step of a chapter: the key of its text, the places it speaks of, and if it asks to act."""

    key: str
    marks: list[str]
    asks: bool


class LessonEntry(Struct, frozen=True):
    """An entry of the log of a chapter, with the table after it."""

    entry: EntryView
    view: View


class Lesson(Struct, frozen=True):
    """A chapter as far as somebody has come."""

    name: str
    steps: list[LessonStep]
    played: list[str]
    """The learner's actions that stand."""
    answer: str | None
    """The part of the step's text that says why an action is not what was asked."""
    entries: list[LessonEntry]


class ExampleMoment(Struct, frozen=True):
    """A position of an example, and what led to it."""

    document: Document
    zones: Zones
    story: Story | None


class WorkedExample(Struct, frozen=True):
    """A rule shown at the table: the places it is about, and the positions one after another."""

    rule: str
    focus: list[str]
    moments: list[ExampleMoment]


@cache
def worked_example(example: Example) -> WorkedExample:
    moments = [
        ExampleMoment(
            document(position.setup, position.state),
            zones(position.state),
            story(position) if number else None,
        )
        for number, position in enumerate(example.table.positions)
        if position is not None
    ]
    return WorkedExample(example.rule, list(example.focus), moments)


def lesson_list(chapters: list[Chapter]) -> LessonList:
    return LessonList([LessonLine(chapter.name, len(chapter.steps)) for chapter in chapters])


def lesson(study: ChapterPlay, answer: str | None = None) -> Lesson:
    chapter, table = study.chapter, study.table
    steps = [LessonStep(step.key, list(step.marks), step.asks) for step in chapter.steps]
    entries = [lesson_entry(table, number) for number in range(1, len(table.entries) + 1)]
    return Lesson(chapter.name, steps, list(study.played), answer, entries)


def lesson_entry(table: Table, number: int) -> LessonEntry:
    """An entry and the table as it stood then."""
    entry = table.entries[number - 1]
    made = table.entries.first(number)
    then = replace(
        table,
        entries=made,
        position=table.positions[number - 1],
        positions=table.positions.first(number),
        position_sequence=number,
        played=Growing(list(made[1:])),
        status="playing",
    )
    return LessonEntry(entry_view(then, entry), view(then, {LEARNER}, you=own(then, LEARNER)))
