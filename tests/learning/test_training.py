"""A training run, small: the same for any number of workers, and after any kill."""

import json
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

from luna.bots.features import FEATURES
from luna.bots.weights import VERB_NAMES, WeightsError, read_weights
from luna.learning.fit import fit_leans, solve
from luna.learning.gate import verdict
from luna.learning.plan import GATES, LEARNED, LearningSettings, TrainingError
from luna.learning.shards import read_shards, setup_of
from luna.learning.training import Training
from luna.rules.vocabulary import SOURCES

pytestmark = pytest.mark.xdist_group("training")  # what is trained once serves all tests

START = resources.files("luna.data").joinpath("evaluation-0.1.json").read_bytes()
SMALL = LearningSettings(games=3, nodes=2, gate_nodes=1, gate_setups=8, seed=5, kinds=("2", "solo"))


class Killed(Exception):
    pass


def run(
    folder: Path, workers: int = 0, lines: int = 10**6, settings: LearningSettings = SMALL
) -> str:
    """Two generations, killed after so many lines of its report; the hash of what came out."""
    heard: list[str] = []

    def report(line: str) -> None:
        heard.append(line)
        if len(heard) > lines:
            raise Killed

    Training(folder, settings, START, workers, report).run(generations=2, hours=None)
    return (folder / "weights.json").read_text()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    run(folder)
    return folder


def test_a_run_leaves_weights_that_bots_can_use_and_says_how_they_came(whole: Path) -> None:
    assert set(read_weights((whole / "weights.json").read_text()).kinds) == {"2", "3", "4", "solo"}
    manifest = json.loads((whole / "manifest.json").read_text())
    assert [each["number"] for each in manifest["generations"]] == [1, 2]
    for generation in manifest["generations"]:
        assert set(generation["kinds"]) == {"2", "solo"}
        assert all(len(digest) == 64 for digest in generation["shards"].values())
        for found in generation["kinds"].values():
            assert 0 <= found["share"] <= 1
    assert (whole / "generation-001" / "weights.json").exists()  # kept, passed or failed


def test_a_killed_run_goes_on_to_the_same_weights(whole: Path, tmp_path: Path) -> None:
    for lines in (0, 1, 3, 2, 4, 6):
        with pytest.raises(Killed):
            run(tmp_path, lines=lines)
    run(tmp_path)
    for name in ("weights.json", "manifest.json"):
        assert (tmp_path / name).read_bytes() == (whole / name).read_bytes()


def test_processes_come_to_the_same_weights(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, workers=2)
    assert (tmp_path / "manifest.json").read_bytes() == (whole / "manifest.json").read_bytes()


def test_another_run_is_not_mixed_in(whole: Path) -> None:
    with pytest.raises(TrainingError, match="settings"):
        run(whole, settings=LearningSettings(games=4))


def test_setups_learned_from_are_none_of_the_gates(whole: Path) -> None:
    assert LEARNED + 200 * 1_000_000 <= GATES
    shard = read_shards(sorted((whole / "generation-001").glob("games-2-*.npz")))
    assert shard["rows"].shape[1] == FEATURES
    assert len(shard["rows"]) == 2 * len(shard["roots"]) == len(shard["winner"])
    assert shard["roots"][:, 1].sum() == len(shard["visits"])
    assert setup_of("2", LEARNED) != setup_of("2", GATES)


def test_the_gate_opens_for_the_better_and_stays_shut_for_the_equal() -> None:
    good = verdict([1.0, 0.5] * 15, 30)
    assert good is not None
    assert good.passed
    equal = verdict([0.0, 1.0] * 30, 60)
    assert equal is not None
    assert not equal.passed
    assert verdict([0.5, 1.0], 60) is None


def test_damaged_weights_are_refused(whole: Path) -> None:
    text = (whole / "generation-001" / "weights.json").read_text()
    changed = text.replace('"spreads":[', '"spreads":[1', 1)
    with pytest.raises(WeightsError, match="damaged"):
        read_weights(changed)


def test_least_squares_finds_what_a_feature_is_worth() -> None:
    random = np.random.default_rng(1)
    rows = random.integers(0, 3, (4000, FEATURES)).astype(np.float32)
    future = np.zeros((4000, SOURCES))
    future[:, 2] = 1.5 * rows[:, 7]
    games = {"rows": rows, "future": future, "where": np.tile([[3, 0]], (4000, 1))}
    current = [0.0] * (7 * FEATURES * SOURCES)
    weights = solve("2", games, current, 1.0, np.ones(4000, bool)).reshape(7, FEATURES, SOURCES)
    assert weights[3, 7, 2] == pytest.approx(1.5, abs=0.01)
    assert np.abs(weights[3, 8]).max() < 0.01
    assert not weights[1].any()


def test_leans_favor_what_searches_looked_at_more_than_one_ply_promised() -> None:
    games = {
        "roots": np.array([[2, 2]] * 50),
        "verbs": np.array([3, 7] * 50),
        "worths": np.array([0.5, 0.5] * 50),
        "visits": np.array([1, 9] * 50),
    }
    current = {"leans": [0.0] * (7 * len(VERB_NAMES)), "sharpness": [25.0]}
    leans, (before, after) = fit_leans(games, current)
    assert leans[2 * len(VERB_NAMES) + 7] > 0 > leans[2 * len(VERB_NAMES) + 3]
    assert after < before
