"""Bots from outside that cannot be had are named before the first game."""

import sys
from pathlib import Path

import pytest

from luna.arena.schedule import parse_entrants
from luna.bots import BotNameError, Budget
from luna.bots.driver import next_action
from luna.game import Game
from luna.rules.actions import Meditate
from luna.rules.state import State


class Plain:
    """A bot that knows nothing of `luna.bots.Bot`."""

    name = "plain"

    def choose(self, state: State, budget: Budget, seed: int) -> Meditate:
        return Meditate()


class Broken:
    """A class that cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("no weights")


class Dumb:
    """A class that is no bot."""


HERE = f"py:{__name__}"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:/no/such/program", "/no/such/program cannot be started: No such file or directory."),
        (f"{HERE}:Broken", "RuntimeError: no weights."),
        (f"{HERE}:Dumb", "this is no bot; it needs a method choose(state, budget, seed)."),
    ],
)
def test_what_is_no_bot_is_named_at_once(name: str, sentence: str) -> None:
    with pytest.raises(BotNameError) as refused:
        parse_entrants(["random", name])
    assert str(refused.value) == f"{name}: {sentence}"


def test_the_last_words_of_a_program_are_passed_on(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("raise SystemExit('no weights here')", "utf-8")
    with pytest.raises(BotNameError, match=r"the process has ended: no weights here\."):
        parse_entrants(["random", f"cmd:{sys.executable} {program}"])


def test_a_plain_class_is_enough() -> None:
    (entrant,) = parse_entrants([f"{HERE}:Plain"])
    game = Game.new(("yellow", "red"), mode="preselected", seed=1)
    made = entrant.spec.make()
    assert next_action(made, game, Budget(nodes=1), 1, 0) == Meditate()
