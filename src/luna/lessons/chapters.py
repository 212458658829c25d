"""The chapters of the guided game: each a file with a position and the steps played there."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from luna.game import Position
from luna.lessons.position_files import position


@dataclass(frozen=True)
class Step:
    """One step of a chapter: something to read, and mostly something to do."""

    key: str
    """Of its text: `lesson-CHAPTER-KEY`."""
    marks: tuple[str, ...] = ()
    """Places of the table that the text speaks of."""
    want: tuple[str, ...] = ()
    """Actions that are right, as regular expressions of their texts; nothing is asked without."""
    others: Mapping[str, str] | None = None
    """For actions that miss the point in a way of their own, by pattern: the part of the text."""
    replies: tuple[str, ...] = ()
    """What the opponent plays after it."""

    @property
    def asks(self) -> bool:
        return bool(self.want)


@dataclass(frozen=True)
class Chapter:
    """A chapter: where it begins, and its steps."""

    name: str
    position: Position
    steps: tuple[Step, ...]

    @property
    def asking(self) -> tuple[int, ...]:
        """The numbers of the steps that ask for an action."""
        return tuple(number for number, step in enumerate(self.steps) if step.asks)


@cache
def chapters() -> dict[str, Chapter]:
    """All chapters by name, in the order they are played."""
    folder = resources.files("luna.lessons").joinpath("chapters")
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    found = [read(f.name, tomllib.loads(f.read_text("utf-8"))) for f in files]
    return {chapter.name: chapter for chapter in found}


@cache
def short_game() -> str:
    """The record that the game at the end of the chapters goes on from."""
    return resources.files("luna.lessons").joinpath("game.luna").read_text("utf-8")


def read(file: str, words: Mapping[str, Any]) -> Chapter:
    """The chapter of a file named `NN-NAME.toml`."""
    name = file.removesuffix(".toml").split("-", 1)[1]
    return Chapter(name, position(words["position"]), tuple(map(read_step, words["steps"])))


def read_step(words: Mapping[str, Any]) -> Step:
    fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in words.items()}
    return Step(**fields)
