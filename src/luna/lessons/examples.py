"""Worked examples of the rules: each a file named after its rule."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from luna.lessons.position import position
from luna.lessons.study import lay_at, play
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


def read(rule: str, text: str) -> Example:
    words = tomllib.loads(text)
    table = lay_at(rule, position(words["position"]))
    for action in words["actions"]:
        table = play(table, action)
    return Example(rule, tuple(words["focus"]), table)
