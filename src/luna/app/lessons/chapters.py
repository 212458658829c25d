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
from luna.bots.roster import LEVELS
from luna.game import Position, first_position
from luna.rules.refusals import Refused
from luna.rules.setup import draw_setup
from luna.table.entries import Entry, Played, Started
from luna.table.growing import Growing
from luna.table.seat import Seat
from luna.table.table import Table, Terms, apply

LEARNER = "learner"
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
    table: Table
    """After the actions, with all positions on the way."""


@dataclass(frozen=True)
class ChapterPlay:
    """A chapter as far as the learner has come."""

    chapter: Chapter
    table: Table
    played: tuple[str, ...] = ()
    """The learner's actions, each of them right."""

    @property
    def position(self) -> Position:
        if self.table.position is None:
            raise AssertionError("a chapter begins with its position")
        return self.table.position

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
    table = table_at(rule, first)
    for action in words["actions"]:
        table = play(table, action)
    return Example(rule, tuple(words["focus"]), table)


def drawn_position(
    seed: int, players: Sequence[str], mode: str = "standard", before: Sequence[str] = ()
) -> Position:
    """A position of a game whose setup is drawn, after some actions."""
    at = first_position(draw_setup(seed, players, mode))
    for text in before:
        at = at.after(at.check(text))
    return at


@cache
def short_game() -> str:
    """The record of the short game that follows the chapters."""
    return resources.files(__package__).joinpath("game.luna").read_text("utf-8")


def begin(chapter: Chapter) -> ChapterPlay:
    return ChapterPlay(chapter, table_at(chapter.name, chapter.position))


def table_at(name: str, position: Position) -> Table:
    """A table at a position: the learner on the first seat, bots on the others."""
    setup = position.setup
    you, *others = setup.players
    terms = Terms(name, "game", setup.edition, setup.mode, False, False, 0.0, None, None)
    bots = [Seat(at, colour, "bot", level=LEVELS[0]) for at, colour in enumerate(others, 1)]
    return Table(
        terms,
        LEARNER,
        (Seat(0, you, "human", LEARNER), *bots),
        status="playing",
        entries=Growing([Entry(1, None, Started(), 0.0, round=position.round)]),
        position=position,
        positions=Growing([position]),
        position_sequence=1,
    )


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
    table = play(chapter_play.table, canonical)
    for reply in step.replies:
        table = play(table, reply)
    return ChapterPlay(chapter_play.chapter, table, (*chapter_play.played, canonical))


def play(table: Table, text: str) -> Table:
    seat = None if table.position is None else int(table.position.state.turn)
    return apply(table, Entry(table.sequence + 1, seat, Played(text), 0.0))
