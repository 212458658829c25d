"""The baselines: they play better than chance, and the script that made them makes more."""

import json
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from luna import Game
from luna.bots import Budget, bot
from luna.envs.observations import FLOATS, schema_hash
from luna.learning import dagger, scores
from luna.learning.baselines import KINDS, Net, shipped_net


@pytest.mark.parametrize("kind", KINDS)
def test_a_shipped_policy_beats_random_steps(kind: str) -> None:
    net, card = shipped_net(kind)
    assert (card["kind"], card["seed"], card["floats"]) == (kind, 1, schema_hash(FLOATS))
    assert scores.won(net, "random", 6) == 1.0


@pytest.mark.parametrize("name", [*KINDS, "network_search"])
def test_they_are_bots_by_name(name: str) -> None:
    game = Game.new(["yellow", "red"], seed=1, mode="preselected")
    player = bot(f"py:luna.learning.baselines:{name}")
    action = player.choose(game.state, Budget(nodes=8), 1)
    assert action in game.legal


def test_the_script_learns_and_keeps_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"imitate --out {tmp_path} --kinds network --seeds 1 --teacher deacon"
    small = "--rounds 2 --games 4 --tests 2 --levels random,deacon"
    monkeypatch.setattr(sys, "argv", [*words.split(), *small.split()])
    dagger.main()
    *_, head, _, line = capsys.readouterr().out.splitlines()
    assert head == "| policy | against `random` | against `deacon` |"
    assert line.startswith("| `network-1` | ")
    curve = json.loads((tmp_path / "curves.json").read_text("utf-8"))
    assert [point["games"] for point in curve] == [4, 8]
    assert curve[1]["agreement"] > curve[0]["agreement"]
    net, card = Net.load(tmp_path / "network-1.npz")
    assert card["teacher"] == "deacon@1n"
    assert len(net.layers) == 2


def test_shipped_policies_are_measured_against_levels(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["scores", "--levels", "random,prior", "--games", "2"])
    scores.main()
    head, _, *lines = capsys.readouterr().out.splitlines()[2:]
    assert head == "| policy | against `random` | against `prior` |"
    assert [line.split(" | ")[:2] for line in lines] == [[f"| `{kind}`", "100 %"] for kind in KINDS]
    monkeypatch.setattr(sys, "argv", ["scores", "--levels", "nobody"])
    with pytest.raises(SystemExit):
        scores.main()
    assert "nobody" in capsys.readouterr().err
