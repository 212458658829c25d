"""The chapters of the guided game and the worked examples of the rules: data, and how to play it.

A chapter is a file in `chapters`, an example one in `examples`; their texts are in `learn.ftl` and
`examples.ftl`. A chapter is not stored: the client sends its actions and they are replayed.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from re import fullmatch
from typing import Any

from luna.app.lessons.positions import parse_position
from luna.game import Position, first_position
from luna.rules.refusals import Refused
from luna.rules.setup import draw_setup

OTHER = "other"
"""The part of a step's text that answers an action which is legal but not the one asked for."""


@dataclass(frozen=True)
class Step:
    """One step of a chapter: something to read, and mostly something to do."""

    key: str
    """Of its text: `lesson-CHAPTER-KEY`."""
    marks: tuple[str, ...] = ()
    """Places of the table that the text speaks of."""
    want: tuple[str, ...] = ()
    """Right actions, as regular expressions of their texts; without any, the step only tells."""
    others: Mapping[str, str] | None = None
    """For actions that miss the point in a known way, by pattern: the part of the text."""
    replies: tuple[str, ...] = ()
    """What the opponent plays after it."""

    @property
    def asks(self) -> bool:
        return bool(self.want)


@dataclass(frozen=True)
class Chapter:
    """A chapter: its first position, and its steps."""

    name: str
    position: Position
    steps: tuple[Step, ...]

    @property
    def asking(self) -> tuple[int, ...]:
        """The numbers of the steps that ask for an action."""
        return tuple(number for number, step in enumerate(self.steps) if step.asks)


@dataclass(frozen=True, eq=False)
class Example:
    """A position and what is played there to show a rule."""

    rule: str
    focus: tuple[str, ...]
    """The places of the table that it shows."""
    first: Position
    position: Position
    """The position after the actions, with its history."""

    @property
    def moments(self) -> list[Position]:
        """The first position and the one after each action."""
        return [self.first, *self.position.way()[self.first.number :]]


@dataclass(frozen=True)
class ChapterPlay:
    """A chapter as far as the learner has come."""

    chapter: Chapter
    position: Position
    played: tuple[str, ...] = ()
    """The learner's actions, each of them right."""

    @property
    def asked(self) -> Step | None:
        """The step whose action is due; None when all are done."""
        asking = self.chapter.asking
        done = len(self.played)
        return self.chapter.steps[asking[done]] if done < len(asking) else None


def files(folder: str) -> list[tuple[str, Mapping[str, Any]]]:
    """The data files of a folder beside this module, by name."""
    found = resources.files(__package__).joinpath(folder)
    named = sorted((f.name, f) for f in found.iterdir() if f.name.endswith(".toml"))
    return [(name.removesuffix(".toml"), tomllib.loads(f.read_text("utf-8"))) for name, f in named]


@cache
def chapters() -> dict[str, Chapter]:
    """All chapters by name, in the order they are played; their files are named `NN-NAME.toml`."""
    return {
        name.split("-", 1)[1]: Chapter(
            name.split("-", 1)[1],
            parse_position(words["position"]),
            tuple(parse_step(step) for step in words["steps"]),
        )
        for name, words in files("chapters")
    }


def parse_step(words: Mapping[str, Any]) -> Step:
    fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in words.items()}
    return Step(**fields)


@cache
def examples() -> dict[str, Example]:
    """All examples by the id of their rule."""
    return {rule: parse_example(rule, words) for rule, words in files("examples")}


def parse_example(rule: str, words: Mapping[str, Any]) -> Example:
    if "position" in words:
        first = parse_position(words["position"])
    else:
        first = drawn_position(**words["setup"])
    return Example(rule, tuple(words["focus"]), first, after(first, words["actions"]))


def drawn_position(
    seed: int, players: Sequence[str], mode: str = "standard", before: Sequence[str] = ()
) -> Position:
    """Return a position of a game with a drawn setup, after some actions."""
    return after(first_position(draw_setup(seed, players, mode)), before)


def after(position: Position, texts: Sequence[str]) -> Position:
    """Return the position after some actions, or raise `Refused`."""
    for text in texts:
        position = position.after(position.check(text))
    return position


@cache
def short_game() -> str:
    """The record of the short game that follows the chapters."""
    return resources.files(__package__).joinpath("game.luna").read_text("utf-8")


def begin(chapter: Chapter) -> ChapterPlay:
    return ChapterPlay(chapter, chapter.position)


def replay(chapter: Chapter, played: Sequence[str]) -> ChapterPlay:
    """The chapter after the learner's actions; it stops at one that does not fit."""
    play = begin(chapter)
    for text in played:
        try:
            verdict = judge(play, text)
        except Refused:
            break
        if isinstance(verdict, str):
            break
        play = verdict
    return play


def judge(chapter_play: ChapterPlay, text: str) -> ChapterPlay | str:
    """The chapter after a right action, or the part of the text that says what is wrong with it.

    Raises `Refused` if the action is not legal.
    """
    position, step = chapter_play.position, chapter_play.asked
    canonical = position.write(position.check(text))
    if step is None:
        return OTHER
    if not any(fullmatch(pattern, canonical) for pattern in step.want):
        named = (step.others or {}).items()
        return next((part for pattern, part in named if fullmatch(pattern, canonical)), OTHER)
    position = after(position, (canonical, *step.replies))
    return ChapterPlay(chapter_play.chapter, position, (*chapter_play.played, canonical))
