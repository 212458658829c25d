"""A training run, small: the same for any number of workers, and after any kill."""

import json
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

from luna.bots.features import FEATURES, NOVICES
from luna.bots.search import Search
from luna.bots.weights import VERB_NAMES, WeightsError, evaluation_of, read_weights
from luna.learning.fit import (
    apportion,
    fit_chances,
    fit_margins,
    fit_priors,
    fit_sources,
    one_ply,
    softmax_regression,
    totals_of,
)
from luna.learning.gate import verdict
from luna.learning.run import LearningSettings, Training, TrainingError
from luna.learning.seeds import GATES, GENERATIONS, LEARNED
from luna.learning.selfplay import ITSELF, OVER, Arrays, Trees, read_shards, setup_of
from luna.rules.setup import first_state
from luna.rules.state import State
from luna.rules.vocabulary import SOURCES

pytestmark = pytest.mark.xdist_group("training")  # what is trained once serves all tests

START = resources.files("luna.data").joinpath("evaluation-0.1.json").read_bytes()
SMALL = LearningSettings(
    games=3, nodes=40, quick_nodes=2, gate_nodes=1, gate_setups=8, seed=5, kinds=("2", "solo")
)


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
    shard = read_shards(sorted((whole / "generation-001").glob("games-2-*.npz")))
    assert shard["rows"].shape[1] == FEATURES
    assert len(shard["rows"]) == len(shard["winner"]) == len(shard["chances"])
    assert shard["tree_decisions"][:, 3].sum() == len(shard["tree_found"])
    assert len(shard["tree_decisions"]) == len(shard["tree_winners"])
    assert setup_of("2", LEARNED.first) != setup_of("2", GATES.first)


TINY = LearningSettings(
    games=1, nodes=1, quick_nodes=1, gate_nodes=1, gate_setups=20, seed=5, kinds=("2",)
)


def test_a_gate_says_how_far_it_is_and_stops_when_the_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("luna.learning.run.monotonic", lambda: now)
    monkeypatch.setattr("luna.learning.run.verdict", lambda shares, most: None)
    said: list[str] = []

    def report(line: str) -> None:
        nonlocal now
        said.append(line)
        if "gate: 2 of" in line:
            now = 7200.0

    training = Training(tmp_path, TINY, START, 0, report)
    training.run(generations=1, hours=1)
    gate = [line.partition(",")[2].partition(", ")[0] for line in said if "gate" in line]
    assert gate == [" gate: 1 of 4 files", " gate: 2 of 4 files"]
    assert said[-1].startswith("The time is up")
    assert training.manifest["generations"] == []


def test_a_run_ends_before_its_setups_are_those_of_another_use(tmp_path: Path) -> None:
    training = Training(tmp_path, TINY, START, 0, lambda line: None)
    training.manifest["generations"] = [{}] * GENERATIONS
    with pytest.raises(TrainingError, match=f"at most {GENERATIONS} generations"):
        training.run(generations=GENERATIONS + 1, hours=None)
    large = LearningSettings(games=LEARNED.part + 1, kinds=("2",))
    with pytest.raises(TrainingError, match="1000000 at most, not by 1000001"):
        Training(tmp_path / "large", large, START, 0, lambda line: None).run(1, None)


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
    weights = fit_sources("2", games, [0.0] * (7 * FEATURES * SOURCES), 1.0)
    assert weights[3, 7, 2] == pytest.approx(1.5, abs=0.01)
    assert np.abs(weights[3, 8]).max() < 0.01
    assert not weights[1].any()


def test_parts_by_source_sum_to_what_a_feature_is_worth_in_all() -> None:
    parts = np.zeros((1, 1, SOURCES))
    parts[0, 0, :2] = [3.0, 1.0]
    found = apportion(parts, np.array([[8.0]]))
    assert found.sum() == pytest.approx(8.0)
    assert found[0, 0, :2] == pytest.approx([6.0, 2.0], rel=0.01)


def test_shares_are_explained_by_what_decides_them() -> None:
    random = np.random.default_rng(2)
    rows = random.normal(size=(3000, 3))
    grown = np.exp(rows @ [1.0, -2.0, 0.0]).reshape(-1, 3)
    wanted = (grown / grown.sum(axis=1, keepdims=True)).ravel()
    starts = np.arange(0, 3000, 3)
    none = np.zeros(3)
    weights, before, after = softmax_regression(
        rows, starts, wanted, np.ones(3000), none, none + 1e-6
    )
    assert weights == pytest.approx([1.0, -2.0, 0.0], abs=0.01)
    assert after < before


@pytest.fixture(scope="module")
def searched() -> tuple[Trees, Search]:
    """A tree of a position in round 1, kept as a training run keeps it."""
    data = read_weights(START.decode()).kinds["2"]
    search = Search(evaluation_of(data), 20_000)
    s = first_state(setup_of("2", 0))
    trees = Trees(2)
    search.run(s, 600)
    trees.keep(7, s, search)
    trees.finish(s)
    return trees, search


def test_a_tree_is_kept_as_far_as_it_was_looked_at(searched: tuple[Trees, Search]) -> None:
    trees, search = searched
    kept = trees.arrays()
    found, decisions = kept["tree_found"], kept["tree_decisions"]
    assert decisions[0].tolist() == [7, *decisions[0, 1:3], 1 + search.children[0]]
    assert len(decisions) > 1
    starts = np.cumsum(decisions[:, 3]) - decisions[:, 3]
    assert (found[starts, 1] == ITSELF).all()
    assert (found[starts, 2] >= 150).all()
    assert (found[:, 0] <= OVER).all()
    assert kept["tree_values"][1, 0] == pytest.approx(search.value[4 * int(search.first[0])])


def test_one_ply_shows_the_same_to_learning_and_to_the_search(
    searched: tuple[Trees, Search],
) -> None:
    trees, _ = searched
    kept = trees.arrays()
    data = read_weights(START.decode()).kinds["2"]
    shown = one_ply("2", kept, totals_of(data["weights"]), data["spreads"])
    mover = kept["tree_decisions"][0, 2]
    children = slice(1, kept["tree_decisions"][0, 3])
    assert shown[children, mover] == pytest.approx(kept["tree_shown"][children], abs=2e-3)


def decisions_about(feature: int, verbs: tuple[int, int], number: int) -> Arrays:
    """Decisions in round 2 between two actions; searches prefer the second, which has a feature."""
    features = np.zeros((3 * number, 2, FEATURES), np.float16)
    features[2::3, 0, feature] = 1
    chances = np.tile([0.7, 0.5, 0.8], number)
    return {
        "tree_decisions": np.tile([[0, 2, 0, 3]], (number, 1)),
        "tree_winners": np.zeros(number, np.int8),
        "tree_finals": np.tile([[60, 40]], (number, 1)),
        "tree_found": np.tile(
            [[2, ITSELF, 400], [2, verbs[0], 100], [2, verbs[1], 300]], (number, 1)
        ),
        "tree_shown": np.full(3 * number, 0.5, np.float32),
        "tree_values": np.stack([chances, 1 - chances], axis=1),
        "tree_points": np.zeros((3 * number, 2), np.int16),
        "tree_features": features,
    }


def test_attention_goes_where_searches_looked_more_than_one_ply_promised() -> None:
    games = decisions_about(9, (3, 7), 400)
    shown = np.full((1200, 2), 0.5)
    found = fit_priors(games, shown, 25.0)
    leans, pulls = found.verb_bias.reshape(7, -1), found.feature_bias.reshape(7, 2, FEATURES)
    assert leans[2, 7] > 0 > leans[2, 3]
    assert pulls[2, 0, 9] > 0
    assert not pulls[2, 1].any()
    assert not leans[1].any()
    assert len(leans[0]) == len(VERB_NAMES)
    [(stage, number, before, after)] = found.notes
    assert (stage, number) == (2, 400)
    assert after < before


def test_chances_of_the_search_say_what_a_feature_is_worth() -> None:
    games = decisions_about(9, (3, 7), 2000)
    totals, spreads, [(stage, _, before, after)] = fit_chances(
        games, np.zeros((7, FEATURES)), [5.0] * 7
    )
    assert totals[2, 9] > 1
    assert stage == 2
    assert after < before
    assert spreads[1] == 5.0


def test_alone_the_margin_of_the_search_says_it() -> None:
    games = decisions_about(9, (3, 7), 2000)
    totals, [(_, _, before, after)] = fit_margins(games, np.zeros((14, FEATURES)))
    assert totals[2, 9] > 1
    assert after < before


def test_pulls_change_the_order_of_candidates_and_not_their_worth() -> None:
    data = read_weights(START.decode()).kinds["2"]
    s = first_state(setup_of("2", 0))
    pulls = [0.0] * (7 * 2 * FEATURES)
    pulls[int(s.round) * 2 * FEATURES + NOVICES] = -1.0
    usual, drawn = (
        candidates_of(s, {**data, "pulls": each}) for each in ([0.0] * len(pulls), pulls)
    )
    assert list(usual) != list(drawn)
    both = usual.keys() & drawn.keys()
    assert len(both) > 1
    assert all(usual[plan] == drawn[plan] for plan in both)


def candidates_of(s: State, data: dict[str, list[float]]) -> dict[tuple[int, ...], float]:
    """What one ply shows of each candidate, in the order of attention."""
    search = Search(evaluation_of(data), 4_000)
    search.run(s, 1)
    first = int(search.first[0])
    children = range(first, first + int(search.children[0]))
    return {tuple(search.plan(child)): search.shown[child] for child in children}
