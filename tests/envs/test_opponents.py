"""Opponents: names, programs, policies and pools, in single environments and in batches."""

import copy
import pickle
import sys
from functools import partial
from typing import Any

import numpy as np
import pytest

from luna import Game
from luna.bots import Budget
from luna.envs import Batch
from luna.envs.gym import LunaEnv, LunaVectorEnv
from luna.envs.policy import Policy, PolicyBot, PolicyError, evaluated_chances, settled
from luna.rules import steps
from luna.rules.engine import apply, legal_steps
from luna.rules.vocabulary import PHASE_JOURNEYING

JOURNEYS = steps.JOURNEY, steps.JOURNEY_DONE
PROGRAM = f"cmd:{sys.executable} -m luna bot random"


class Plain:
    """As little as a bot needs."""

    name = "plain"

    def choose(self, s: Any, budget: Budget, seed: int) -> Any:
        from luna.bots import bot

        return bot("random").choose(s, budget, seed)


def uniform(observation: Any, mask: Any) -> Any:
    return np.asarray(mask, float)


def highest(observation: Any, mask: Any) -> Any:
    """The legal step with the highest id."""
    found = np.zeros(len(mask))
    found[np.flatnonzero(mask)[-1]] = 1
    return found


def many_highest(observations: Any, masks: Any) -> Any:
    assert observations.shape[0] == masks.shape[0]
    return np.stack([highest(None, mask) for mask in masks])


def always(said: list[float], observation: Any, mask: Any) -> list[float]:
    return said


def played(env: LunaEnv, seed: int, most: int = 400) -> list[float]:
    """Rewards of an episode of legal steps."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards = []
    for _ in range(most):
        step = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(step)
        rewards.append(float(reward))
        if over:
            break
    return rewards


@pytest.mark.parametrize(
    "opponent", ["tips", Plain(), uniform, Policy(highest, "floats"), {"random": 1, uniform: 2}]
)
def test_any_kind_sits_at_a_table(opponent: Any) -> None:
    env = LunaEnv("preselected", (opponent,))
    assert played(env, 1)[-1] in (1.0, -1.0)
    assert played(env, 2) == played(copy.deepcopy(env), 2)


@pytest.mark.parametrize(
    "opponent",
    [
        "tips",
        Plain(),
        uniform,
        Policy(many_highest, "floats", batched=True),
        {"random": 1, uniform: 2},
    ],
)
def test_any_kind_sits_in_a_batch(opponent: Any) -> None:
    batch = Batch(3, opponents=("random", opponent), mode="preselected", seed=4)
    assert batch.players == 3
    for _ in range(60):
        batch.step(batch.sample())
        assert (batch.turns == 0).all()
    again = copy.deepcopy(batch)
    for _ in range(60):
        ids = batch.sample().copy()
        again.sample()
        batch.step(ids)
        again.step(ids)
        assert (batch.observations == again.observations).all()
        assert (batch.rewards == again.rewards).all()
    assert batch.finished


def test_an_episode_ends_with_what_the_learner_sees_and_gets() -> None:
    batch = Batch(4, opponents=("tips",), mode="preselected", seed=1)
    ended = 0
    while ended < 4:
        batch.step(batch.sample())
        for game in np.flatnonzero(batch.terminated):
            ended += 1
            assert sorted(batch.rewards[game]) == [-1.0, 1.0]
            assert batch.finals[game][248 + 6] == 1  # the phase `over`
        still = batch.terminated == 0
        assert not batch.rewards[still].any()


def test_who_is_drawn_from_a_pool_changes_from_episode_to_episode() -> None:
    asked: list[str] = []

    def one(observation: Any, mask: Any) -> Any:
        asked.append("one")
        return mask

    def other(observation: Any, mask: Any) -> Any:
        asked.append("other")
        return mask

    env = LunaEnv("preselected", ({one: 1, other: 1},))
    seen = set()
    for seed in range(12):
        asked.clear()
        played(env, seed, most=40)
        assert len(set(asked)) == 1
        seen |= set(asked)
    assert seen == {"one", "other"}


def test_a_program_plays_in_both() -> None:
    env = LunaEnv("preselected", (PROGRAM,))
    batch = Batch(2, opponents=(PROGRAM,), mode="preselected")
    try:
        assert len(played(env, 1, most=4)) == 4
        for _ in range(4):
            batch.step(batch.sample())
        again = pickle.loads(pickle.dumps(batch))
        batch.step(batch.sample())
        again.close()
        with pytest.raises(ValueError, match=r"^state must be a saved game"):
            batch.set_state(0, batch.state(1))
    finally:
        env.close()
        batch.close()


def test_vectors_take_them_too() -> None:
    envs = LunaVectorEnv(4, "preselected", (Policy(many_highest, batched=True),))
    envs.reset(seed=1)
    for _ in range(30):
        *_, info = envs.step(envs.batch.sample())
        assert info["action_mask"].any(axis=1).all()


@pytest.mark.parametrize(
    ("opponents", "message"),
    [
        (("nobody",), r"opponents: nobody: no such bot"),
        ((7,), r"opponents must be names, bots, policies or pools of these, not 7\."),
        (({},), r"opponents must have a pool with weights above 0\."),
        (({"random": -1, "tips": 2},), r"opponents must not have weights below 0\."),
        (("cmd:/no/such/program",), r"opponents: cmd:/no/such/program: "),
    ],
)
def test_what_cannot_play_is_refused_at_once(opponents: Any, message: str) -> None:
    for make in (lambda: LunaEnv("standard", opponents), lambda: Batch(2, opponents=opponents)):
        with pytest.raises(ValueError, match=message):
            make()


def test_a_policy_is_a_bot() -> None:
    state = Batch(1, mode="preselected", seed=3).state(0)
    bot = PolicyBot(highest, name="mine")
    action = bot.choose(state, Budget(nodes=1), 1)
    assert str(action) == "Meditate()"
    assert legal_steps(state)[-1] == steps.MEDITATE
    drawn = PolicyBot(uniform, greedy=False)
    choices = {str(drawn.choose(state, Budget(nodes=1), seed)) for seed in range(12)}
    assert len(choices) > 3
    assert drawn.choose(state, Budget(nodes=1), 5) == drawn.choose(state, Budget(nodes=1), 5)


def test_a_search_judges_a_journey_as_if_it_ended_there() -> None:
    s = Game.new(["yellow", "red"], mode="preselected", seed=1).state.copy()
    for _ in range(3):
        apply(s, next(step for step in legal_steps(s) if step in range(*JOURNEYS)))
        assert s.phase == PHASE_JOURNEYING
    ended = s.copy()
    apply(ended, steps.JOURNEY_DONE)
    assert evaluated_chances(s) == evaluated_chances(ended)
    assert settled(ended) is ended


def test_search_makes_more_of_a_policy() -> None:
    """A policy that knows nothing, with our evaluation at the leaves, finds points at hand."""
    batch = Batch(6, mode="preselected", seed=3)
    plain = PolicyBot(highest)
    searching = PolicyBot(uniform, search=True)
    for game in range(6):
        state = batch.state(game)
        assert str(plain.choose(state, Budget(nodes=1), 1)) == "Meditate()"
        assert str(searching.choose(state, Budget(nodes=60), 1)) != "Meditate()"
    valued = PolicyBot(uniform, search=True, value=lambda seen: 0.0)
    assert valued.choose(batch.state(0), Budget(nodes=3), 1) is not None


def test_a_policy_must_give_a_number_for_every_step() -> None:
    state = Batch(1, seed=3).state(0)
    for said, message in (([1.0], "must give 1482 numbers"), ([-1.0] * 1482, "from 0 on")):
        with pytest.raises(PolicyError, match=message):
            PolicyBot(partial(always, said)).choose(state, Budget(nodes=1), 1)
