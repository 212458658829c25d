"""Many games at once are the same games as one at a time."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from luna.envs import Batch, IllegalStepError
from luna.envs.game_batch import REWARDS, returns
from luna.envs.observations import legal_mask, observe
from luna.rules import steps
from luna.rules.engine import apply, legal_steps
from luna.rules.scoring import ranking
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, EDITIONS
from tests.modes import TABLES


@pytest.mark.parametrize(("mode", "players"), TABLES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_go_as_the_engine_plays_them(mode: str, players: int, edition: str) -> None:
    """Step by step: positions, observations, masks, turns, ends and rewards."""
    batch = Batch(3, players=players, mode=mode, edition=edition, seed=5, setups=4, reward="points")
    positions = [first_of(batch, game) for game in range(3)]
    episodes = 0
    for _ in range(350):
        ids = [int(step) for step in batch.sample()]
        batch.step(ids)
        for game, (s, step) in enumerate(zip(positions, ids, strict=True)):
            assert step in legal_steps(s)
            apply(s, step)
            assert batch.terminated[game] == s.is_over()
            if s.is_over():
                episodes += 1
                assert list(batch.rewards[game]) == [s.influence(seat) for seat in range(players)]
                positions[game] = first_of(batch, game)
            else:
                assert not batch.rewards[game].any()
            assert batch.state(game) == positions[game]
            assert batch.turns[game] == positions[game].turn
            assert bytes(batch.observations[game]) == bytes(observe(positions[game]))
            assert bytes(batch.masks[game]) == bytes(legal_mask(positions[game]))
    assert episodes == batch.finished
    assert episodes >= 3


def first_of(batch: Batch, game: int) -> State:
    """What `luna new` draws from the seed of a game."""
    seed = int(batch.seeds[game])
    return first_state(draw_setup(seed, COLOURS[: batch.players], batch.mode, batch.edition))


def test_seeds_begin_in_a_row_and_visit_all_setups() -> None:
    batch = Batch(2, mode="solo1", seed=40, setups=5)
    assert list(batch.seeds) == [40, 41]
    seen: list[set[int]] = [set(), set()]
    while batch.finished < 10:
        for game in range(2):
            seen[game].add(int(batch.seeds[game]))
        batch.play_random(1)
    assert seen == [set(range(40, 45))] * 2


def test_without_a_bound_no_seed_comes_twice() -> None:
    batch = Batch(2, mode="solo1", seed=7, setups=0)
    seen = [list(batch.seeds)]
    while len(seen) < 6:
        batch.play_random(1)
        if list(batch.seeds) != seen[-1]:
            seen.append([int(seed) for seed in batch.seeds])
    each = [*(row[0] for row in seen), *(row[1] for row in seen)]
    assert set(each) <= {7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}
    assert {row[0] % 2 for row in seen} == {1}
    assert {row[1] % 2 for row in seen} == {0}


def test_the_same_seed_gives_the_same_games() -> None:
    def trace(batch: Batch) -> list[bytes]:
        found = []
        for _ in range(300):
            batch.step(batch.sample())
            found.append(batch.observations.tobytes() + batch.rewards.tobytes())
        return found

    one = Batch(4, seed=3)
    first = trace(one)
    assert trace(Batch(4, seed=3)) == first
    assert trace(Batch(4, seed=4)) != first
    one.reset()
    assert trace(one) == first
    one.reset(seed=4)
    assert trace(one) == trace(Batch(4, seed=4))


def test_random_play_inside_is_sampling_outside() -> None:
    inside, outside, blind = Batch(4, seed=9), Batch(4, seed=9), Batch(4, seed=9, observe=False)
    assert inside.play_random(200) == 800
    assert blind.play_random(200) == 800
    for _ in range(200):
        outside.step(outside.sample())
    for game in range(4):
        assert inside.state(game) == outside.state(game) == blind.state(game)
    assert inside.finished == outside.finished == blind.finished


@pytest.mark.parametrize("observe_it", [True, False])
def test_an_illegal_step_moves_nobody(observe_it: bool) -> None:
    batch = Batch(3, mode="preselected", seed=1, observe=observe_it)
    before = [batch.state(game) for game in range(3)]
    ids = [int(step) for step in batch.sample()]
    with pytest.raises(IllegalStepError) as caught:
        batch.step([ids[0], ids[1], steps.BUILD])
    assert caught.value.game == 2
    assert str(caught.value).startswith("game 2: step 49 (build) is not legal: ")
    assert "(A-SHRINE)" in str(caught.value)
    assert [batch.state(game) for game in range(3)] == before
    batch.step(ids)
    assert [batch.state(game) for game in range(3)] != before


@pytest.mark.parametrize("step", [-1, -2, 1482, 10**9, -(2**63), 2**63 - 1])
def test_numbers_that_are_no_steps_are_refused(step: int) -> None:
    for batch in (Batch(2), Batch(2, observe=False)):
        legal = int(batch.sample()[0])
        with pytest.raises(IllegalStepError, match="ids of steps go from 0 to 1481"):
            batch.step([legal, step])


def test_a_sample_is_only_good_for_its_position() -> None:
    batch = Batch(2, players=2, seed=1)
    chosen = batch.sample()
    batch.step([int(step) for step in chosen])
    before = [batch.state(game) for game in range(2)]
    with pytest.raises(IllegalStepError, match="game 0"):
        batch.step(chosen)
    assert [batch.state(game) for game in range(2)] == before


def test_every_illegal_step_is_refused_with_a_reason() -> None:
    random = Random(2)
    batch = Batch(1, players=3, seed=6, edition="revised")
    for _ in range(120):
        legal = set(legal_steps(batch.state(0)))
        before = batch.state(0)
        for step in random.sample(range(steps.STEPS), 40):
            if step not in legal:
                with pytest.raises(IllegalStepError, match=r"is not legal: .{10}"):
                    batch.step([step])
        assert batch.state(0) == before
        batch.step([random.choice(sorted(legal))])


def test_steps_of_any_kind_of_row() -> None:
    batch = Batch(2, mode="preselected", seed=1)
    for ids in ([1481, 1481], (1481, 1481)):
        batch.step(ids)
    for kind in (np.int64, np.int32, np.uint16):
        batch.step(np.full(2, 1481, dtype=kind))
    both: NDArray[np.int64] = np.full((4,), 1481, dtype=np.int64)
    batch.step(both[::2])
    with pytest.raises(ValueError, match="2 steps are needed, not 3"):
        batch.step([1481] * 3)


def test_long_episodes_are_cut_off() -> None:
    batch = Batch(2, seed=1, max_steps=10, reward="margin")
    batch.play_random(9)
    assert not batch.truncated.any()
    before = batch.state(0)
    ids = [int(step) for step in batch.sample()]
    batch.step(ids)
    apply(before, ids[0])
    assert list(batch.truncated) == [1, 1]
    assert not batch.terminated.any()
    assert not batch.rewards.any()
    assert bytes(batch.finals[0]) == bytes(observe(before))
    batch.play_random(1)
    assert not batch.truncated.any()


def test_the_last_observation_is_kept() -> None:
    batch = Batch(1, mode="solo1", seed=2)
    while True:
        before = batch.state(0)
        ids = [int(step) for step in batch.sample()]
        batch.step(ids)
        if batch.terminated[0]:
            break
    apply(before, ids[0])
    assert bytes(batch.finals[0]) == bytes(observe(before, 0))
    assert bytes(batch.observations[0]) == bytes(observe(batch.state(0)))


def test_a_learner_is_the_only_one_asked() -> None:
    batch = Batch(4, players=3, seed=1, learner=1, reward="rank")
    other = Batch(4, players=3, seed=1, learner=1, reward="rank")
    while batch.finished < 8:
        assert set(batch.turns) == {1}
        for game in range(4):
            assert bytes(batch.observations[game]) == bytes(observe(batch.state(game)))
            assert bytes(batch.masks[game]) == bytes(legal_mask(batch.state(game)))
        batch.step(batch.sample())
        other.play_random(1)
    assert [batch.state(k) for k in range(4)] == [other.state(k) for k in range(4)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_are_what_they_are_called(players: int) -> None:
    ends = Batch(3, players=players, seed=2, observe=False)
    seen = 0
    while seen < 6:
        before = [ends.state(game) for game in range(3)]
        ids = ends.sample().tolist()
        ends.step(ids)
        for game in np.flatnonzero(ends.terminated):
            s = before[game]
            apply(s, ids[game])
            check_rewards(s)
            assert list(ends.rewards[game]) == returns(s, "win")
            seen += 1


def check_rewards(s: State) -> None:
    n = int(s.layout.players)
    order = ranking(s)
    points = [int(s.influence(seat)) for seat in range(n)]
    win, rank, margin, total = (returns(s, measure) for measure in REWARDS)
    assert [win[seat] for seat in order] == [1.0] + [-1 / (n - 1)] * (n - 1)
    assert [rank[seat] for seat in order] == pytest.approx(np.linspace(1, -1, n))
    assert margin == pytest.approx(
        [own - (sum(points) - own) / (n - 1) for own in points], abs=1e-12
    )
    assert total == points
    for zero_sum in (win, rank, margin):
        assert sum(zero_sum) == pytest.approx(0, abs=1e-9)


def test_ties_are_broken_by_the_council() -> None:
    s = first_state(draw_setup(3, COLOURS[:3]))
    assert {int(s.influence(seat)) for seat in range(3)} == {5}
    best = max(range(3), key=lambda seat: s.council[seat])
    assert returns(s, "win")[best] == 1.0
    assert returns(s, "margin") == [0.0] * 3


def test_views_are_read_only_and_shared() -> None:
    batch = Batch(2)
    kept = batch.observations
    before = kept.copy()
    with pytest.raises(ValueError, match="read-only"):
        kept[0, 0] = 1
    batch.step(batch.sample())
    assert batch.observations is kept
    assert (kept != before).any()


def test_numpy_is_not_needed() -> None:
    """The same games, looked at through memoryviews."""
    program = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "ray"):
    sys.modules[name] = None
from luna.envs import Batch
batch = Batch(2, seed=3)
for _ in range(100):
    batch.step(batch.sample())
print(type(batch.masks).__name__, batch.masks.shape, batch.observations.readonly)
print(batch.observations.tobytes().hex())
"""
    out = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    batch = Batch(2, seed=3)
    batch.play_random(100)
    assert out == ["memoryview (2, 1482) True", batch.observations.tobytes().hex()]
