"""Shown chances: tempered by round and number of players, never turned round."""

from pathlib import Path

import numpy as np
import pytest

from luna import Game
from luna.bots import Budget
from luna.bots.calibration import calibrated, sharpened, tempers
from luna.bots.tree import TreeBot
from luna.learning.calibrate import calibrate, error, forecast, forecast_tasks, picked
from luna.learning.selfplay import read_shards
from luna.rules.vocabulary import COLOURS
from tests.cli.command import luna


def test_there_is_a_temper_for_every_round_and_number_of_players() -> None:
    assert {kind: len(found) for kind, found in tempers().items()} == {"2": 7, "3": 7, "4": 7}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_sum_to_one_and_keep_their_order(players: int) -> None:
    s = Game.new(COLOURS[:players], seed=1).state
    raw = [1.02 - 0.3 * seat for seat in range(players)]
    shown = calibrated(s, raw)
    assert sum(shown) == pytest.approx(1)
    assert list(shown) == sorted(shown, reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_shown_as_a_clear_favorite_before_the_game_has_begun(players: int) -> None:
    for seed in range(1, 4):
        s = Game.new(COLOURS[:players], seed=seed).state
        (best, *_) = TreeBot().explain(s, Budget(nodes=100)).options
        assert 0.1 < min(best.chances) <= max(best.chances) < 0.65


def test_margins_of_solo_games_are_left_alone() -> None:
    s = Game.new(COLOURS[:2], seed=1, mode="solo1").state
    assert calibrated(s, (0.55, 0.45)) == (0.55, 0.45)


def test_a_temper_mends_chances_that_are_too_bold() -> None:
    random = np.random.default_rng(4)
    true = random.uniform(0.05, 0.95, 6000)
    bold = np.array([sharpened((p, 1 - p), 2.0) for p in true])
    winner = (random.uniform(size=6000) > true).astype(int)
    games = {
        "chances": bold.reshape(-1),
        "winner": np.repeat(winner, 2),
        "where": np.tile([[3, 0], [3, 1]], (6000, 1)),
        "game": np.repeat(np.arange(6000), 2),
    }
    found, said, held, winners, _ = calibrate(games, 2)
    assert found[3] == pytest.approx(0.5, abs=0.1)
    assert error(held, winners) < 3 < error(said, winners)


def test_forecasts_are_of_the_budget_asked_for_one_a_round(tmp_path: Path) -> None:
    played = tmp_path / "games.jsonl"
    luna(["selfplay", "greedy", "greedy", "--games", "2", "--workers", "0", "--out", played])
    (shard,) = forecast_tasks([played], tmp_path / "said", Budget(nodes=3))
    assert forecast(shard) == "games-2-000000.npz"
    said = read_shards([shard.out])
    assert said["where"].tolist() == [[number, seat] for number in range(7) for seat in (0, 1)] * 2
    assert said["chances"].reshape(-1, 2).sum(axis=1) == pytest.approx(1, abs=1e-5)
    first = Game.from_record(shard.records[0])
    (s, *_) = picked(first, 0)
    assert said["chances"][0] == pytest.approx(TreeBot().think(s, Budget(nodes=3)).value[0])
    assert said["winner"][0] == first.players.index(first.ranking[0])
