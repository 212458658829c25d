"""Bots in processes of their own: the sample, our own by the protocol, and broken ones."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from luna import Game
from luna.bots import Budget, bot
from luna.bots.external import ExternalBot, Fault, question
from luna.bots.protocol import answer_lines

SAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
HELLO = 'print(\'{"type": "hello", "protocol": 1}\', flush=True)\n'
QUICK = Budget(nodes=2)
PATIENCE = 300.0
"""Seconds after which something counts as hanging, on however busy a machine."""


@pytest.fixture
def game() -> Game:
    return Game.new(["yellow", "red"], seed=4, mode="preselected")


@pytest.fixture
def sample() -> Iterator[ExternalBot]:
    made = ExternalBot([sys.executable, str(SAMPLE)])
    yield made
    made.close()


def test_the_sample_bot_plays_a_whole_game(sample: ExternalBot) -> None:
    game = Game.new(["yellow", "red", "blue"], seed=4)
    while not game.over:
        if game.turn == "red":
            game.play(sample.choose_in(game, QUICK, 1))
        else:
            game.play(bot("tips").choose(game.state, QUICK, 1))
    assert sample.name == "sample"


def test_the_sample_bot_is_short_and_needs_nothing() -> None:
    lines = [line for line in SAMPLE.read_text().splitlines() if line.strip()]
    assert len(lines) <= 36
    modules = {line.split()[1] for line in lines if line.startswith(("import", "from"))}
    assert "json" in modules
    assert modules <= sys.stdlib_module_names


def test_the_same_question_gets_the_same_answer(sample: ExternalBot, game: Game) -> None:
    first = sample.choose_in(game, QUICK, 1)
    assert sample.choose_in(game, QUICK, 1) == first
    sample.close()
    assert sample.choose_in(game, QUICK, 1) == first


def test_our_bots_play_the_same_behind_the_protocol(game: Game) -> None:
    command = [sys.executable, "-m", "luna", "bot", "luna"]
    outside = ExternalBot(command)
    try:
        for seed in range(3):
            action = outside.choose_in(game, QUICK, seed)
            assert action == bot("luna").choose(game.state, QUICK, seed)
            game.play(action)
    finally:
        outside.close()


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("", "ended"),
        ("raise SystemExit('no licence')", "no licence"),
        ("print('hi', flush=True); input(); input()", "not JSON"),
        ("print('[1]', flush=True); input(); input()", "not a JSON object"),
        ('print(\'{"type": "hello", "protocol": 9}\', flush=True); input(); input()', "no hello"),
        ("import time; time.sleep(60)", "no answer"),
        (HELLO + "import time; time.sleep(60)", "no answer"),
        (HELLO + "import sys; sys.stdin.close(); import time; time.sleep(60)", "no answer"),
        (HELLO + "input()", "ended"),
        (HELLO + 'print(\'{"type": "action"}\', flush=True); input(); input()', "not an action"),
        (
            HELLO + 'print(\'{"type": "action", "action": "win"}\', flush=True); input(); input()',
            "not an action",
        ),
        (
            HELLO
            + 'print(\'{"type": "action", "action": "sanctify 3"}\', flush=True); input(); input()',
            "not legal",
        ),
        ("print('9' * 3_000_000, flush=True); input()", "ended"),
    ],
)
def test_a_broken_bot_forfeits_its_action(script: str, reason: str, game: Game) -> None:
    start = 1.0 if script.startswith("import time") else PATIENCE
    grace = 0.5 if reason == "no answer" else PATIENCE
    broken = ExternalBot([sys.executable, "-c", script], grace=grace, start=start)
    for _ in range(2):  # it is started anew for the next question
        with pytest.raises(Fault, match=reason):
            broken.choose_in(game, QUICK, 1)
    broken.close()


def test_a_command_that_does_not_exist_is_a_fault(game: Game) -> None:
    with pytest.raises(Fault, match="cannot be started"):
        ExternalBot(["/does/not/exist"]).choose_in(game, QUICK, 1)


def answers(*lines: str) -> list[dict[str, Any]]:
    out = io.StringIO()
    answer_lines(bot("tips"), QUICK, lines, out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_our_side_answers_bad_lines_and_goes_on(game: Game) -> None:
    over = Game.load(next((Path(__file__).parents[1] / "fixtures" / "games").glob("*.luna")))
    bad = [
        "nonsense",
        "[]",
        '{"type": 3}',
        '{"type": "dance"}',
        '{"type": "hello", "protocol": 99}',
        '{"type": "choose"}',
        '{"type": "choose", "record": "luna 1"}',
        json.dumps({"type": "choose", "record": game.record(), "budget": {"ms": -1}}),
        json.dumps({"type": "choose", "record": game.record(), "seed": "x"}),
        json.dumps({"type": "choose", "record": game.record(), "seed": 2**80}),
    ]
    if over.over:
        bad.append(json.dumps({"type": "choose", "record": over.record()}))
    result = answers(*bad, "", json.dumps(question(game, QUICK, 5)), '{"type": "quit"}', "nonsense")
    assert [answer["type"] for answer in result] == ["error"] * len(bad) + ["action"]
    assert result[-1]["action"] in game.legal


def test_a_question_tells_all_there_is_to_know(game: Game) -> None:
    asked = question(game, Budget(ms=5), 9)
    assert asked["record"] == game.record()
    assert asked["state"] == game.document()
    assert asked["colour"] == game.turn
    assert asked["budget"] == {"ms": 5}
    assert asked["seed"] == 9
    assert "meditate" in asked["legal"]
    assert all(text in game.legal for text in asked["legal"])
    json.dumps(asked)


@pytest.mark.parametrize("seed", [0, 2**53 - 1, 2**53, 2**63 - 1, -1])
def test_a_seed_is_a_number_that_javascript_reads_exactly(game: Game, seed: int) -> None:
    asked = question(game, QUICK, seed)["seed"]
    assert 0 <= asked < 2**53
    assert asked == int(float(asked))
    assert asked == seed or not 0 <= seed < 2**53
