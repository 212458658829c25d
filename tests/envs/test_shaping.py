"""Rewards made of what every step gained, by source."""

from random import Random
from typing import Any

import numpy as np
import pytest

from luna.envs import Batch
from luna.envs.episode import ledger_of
from luna.envs.game_batch import returns
from luna.envs.gym import LunaEnv
from luna.envs.pettingzoo import luna_v1
from luna.rules.vocabulary import SOURCE_NAMES


@pytest.mark.parametrize("opponents", [None, ("random", "random"), ("tips", "random")])
def test_gains_add_up_to_the_points_at_the_end(opponents: Any) -> None:
    batch = Batch(4, players=3, reward="points", gains=True, seed=2, opponents=opponents)
    start = [batch.state(0).influence(seat) for seat in range(3)]
    total = np.zeros((4, 3, len(SOURCE_NAMES)))
    ended = 0
    while ended < 4:
        batch.step(batch.sample())
        total += batch.gains
        for game in np.flatnonzero(batch.terminated):
            if opponents is None:
                assert (total[game].sum(axis=1) + start == batch.rewards[game]).all()
            else:  # what others did before the learner's first turn is no gain of a step
                assert (total[game].sum(axis=1) <= batch.rewards[game]).all()
            assert total[game, :, SOURCE_NAMES.index("council")].any()
            total[game] = 0
            ended += 1


def test_weights_by_source_make_a_reward_of_every_step() -> None:
    weights = {"temple": 0.5, "shrines": 0.25, "win": 10.0}
    shaped, plain = Batch(4, reward=weights, seed=2), Batch(4, gains=True, seed=2)
    some = 0.0
    for _ in range(200):
        ids = shaped.sample().copy()
        plain.sample()
        shaped.step(ids)
        plain.step(ids)
        by_source = {name: plain.gains[:, :, at] for at, name in enumerate(SOURCE_NAMES)}
        expected = 0.5 * by_source["temple"] + 0.25 * by_source["shrines"] + 10 * plain.rewards
        assert (shaped.rewards == expected).all()
        some += float(np.abs(expected).sum())
    assert some > 40


@pytest.mark.parametrize("opponents", [None, ("random",), ("tips",)])
def test_a_batch_begun_anew_shows_nothing_of_the_step_before(opponents: Any) -> None:
    """Nor what opponents did before the first step."""
    weights = dict.fromkeys(SOURCE_NAMES, 1.0)
    batch = Batch(8, mode="preselected", reward=weights, seed=2, opponents=opponents)
    assert not batch.rewards.any()
    assert not batch.gains.any()
    while not batch.rewards.all(axis=1).any():
        batch.step(batch.sample())
    shown = int(batch.rewards.all(axis=1).argmax())
    batch.set_state(shown, batch.get_state(shown))
    assert not batch.rewards[shown].any()
    assert not batch.gains[shown].any()
    while not batch.rewards.any():
        batch.step(batch.sample())
    for _ in range(2):
        batch.reset()
        assert not batch.rewards.any()
        assert not batch.gains.any()


def test_a_function_gets_gains_and_ends() -> None:
    def doubled(gains: Any, ends: Any) -> Any:
        assert gains.shape == (*ends.shape, len(SOURCE_NAMES))
        return 2.0 * gains.sum(axis=2)

    env = LunaEnv("preselected", ("random",), reward=doubled)
    _, info = env.reset(seed=3)
    assert env.state is not None
    before, total, over = int(env.state.influence(0)), 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        total += reward
    assert total == 2 * (int(env.state.influence(0)) - before)


def test_pettingzoos_agents_get_what_happened_since_they_acted() -> None:
    weights = {"temple": 0.5, "shrines": 0.25, "apostate": -1.0, "win": 10.0}
    env = luna_v1.env(players=3, mode="preselected", reward=weights)
    env.reset(seed=2)
    begin, random = ledger_of(env.position), Random(1)
    got = dict.fromkeys(env.possible_agents, 0.0)
    times = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        times[agent] += reward != 0
        over = terminated or truncated
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(random.choice(legal)))
    gains = dict(zip(SOURCE_NAMES, (ledger_of(env.position) - begin).T, strict=True))
    expected = 0.5 * gains["temple"] + 0.25 * gains["shrines"] - gains["apostate"]
    expected = expected + 10 * np.array(returns(env.position, "win"))
    assert list(got.values()) == pytest.approx(expected)
    assert min(times.values()) > 1  # not at the end alone


def test_pettingzoo_takes_a_function_and_copies_what_was_gained() -> None:
    env = luna_v1.env(reward=lambda gains, ends: gains.sum(axis=2) + ends, mode="preselected")
    env.reset(seed=2)
    random = Random(1)
    for _ in range(120):
        env.step(
            int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        )
    state = env.get_state()
    step = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    env.step(step)
    after = env.rewards, env._cumulative_rewards
    env.set_state(state)
    env.step(step)
    assert (env.rewards, env._cumulative_rewards) == after


@pytest.mark.parametrize(
    ("reward", "message"),
    [
        ({"gold": 1}, r"^reward must weigh .*temple.* or one of win, .*, not 'gold'\.$"),
        ({"win": 1, "rank": 1}, r"^reward must have one measure of the end, not 2\.$"),
        ("gold", r"^reward must be one of win"),
    ],
)
def test_what_cannot_be_weighed_is_refused(reward: Any, message: str) -> None:
    for make in (
        lambda: Batch(1, reward=reward),
        lambda: LunaEnv(reward=reward),
        lambda: luna_v1.env(reward=reward),
    ):
        with pytest.raises(ValueError, match=message):
            make()
