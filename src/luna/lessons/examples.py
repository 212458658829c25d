"""Worked examples of the rules: each a file named after its rule."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from luna.game import Position, first_position
from luna.lessons.chapter_play import lay_at, play
from luna.lessons.position_files import position
from luna.rules.setup import draw_setup
from luna.table.table import Table


@dataclass(frozen=True, eq=False)
class Example:
    """A position and what is played there to show a rule."""

    rule: str
    focus: tuple[str, ...]
    """Places of the table that it is about."""
    table: Table
    """After the actions, with all positions on the way."""


@cache
def examples() -> dict[str, Example]:
    """All examples by the id of their rule."""
    folder = resources.files("luna.lessons").joinpath("examples")
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    found = [read(f.name.removesuffix(".toml"), f.read_text("utf-8")) for f in files]
    return {example.rule: example for example in found}


def drawn(
    seed: int, players: Sequence[str], mode: str = "standard", before: Sequence[str] = ()
) -> Position:
    """A position at the beginning of a game whose setup is drawn, after some actions."""
    at = first_position(draw_setup(seed, players, mode))
    for text in before:
        at = at.after(at.check(text))
    return at


def read(rule: str, text: str) -> Example:
    words = tomllib.loads(text)
    first = position(words["position"]) if "position" in words else drawn(**words["setup"])
    table = lay_at(rule, first)
    for action in words["actions"]:
        table = play(table, action)
    return Example(rule, tuple(words["focus"]), table)
