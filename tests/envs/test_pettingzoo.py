"""Luna behind PettingZoo's interface."""

import pickle
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper, wrappers
from pettingzoo.utils.conversions import aec_to_parallel

from luna.envs import IllegalStepError
from luna.envs.game_batch import returns
from luna.envs.observations import legal_mask, observe
from luna.envs.pettingzoo import luna_v1
from luna.envs.spaces import action_space
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.setup import draw_setup, first_state
from luna.rules.vocabulary import COLOURS

# PettingZoo recommends other spaces to all environments but a list of its own.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def wrapped(**options: Any) -> Any:
    """As PettingZoo's own environments are wrapped."""
    env: Any = wrappers.TerminateIllegalWrapper(luna_v1.raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoos_own_checks_pass(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(luna_v1.env(players=players, mode="preselected"), num_cycles=800)
    api_test(luna_v1.raw_env(players=players), num_cycles=100)
    api_test(wrapped(players=players), num_cycles=100)
    seed_test(partial(luna_v1.env, players=players), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoos_own_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(luna_v1.env, players=3))
    assert "☾ LUNA" in capsys.readouterr().out


SEAT_0_STARTS = next(
    seed for seed in range(100) if draw_setup(seed, COLOURS[:3]).start == COLOURS[0]
)


class Meditating(BaseWrapper):  # type: ignore[misc]
    """Plays Meditation whatever is chosen: PettingZoo's test of cycles heeds no masks.

    Everybody then acts in turn, which is what makes the parallel half of that test possible.
    """

    metadata = {**luna_v1.raw_env.metadata, "is_parallelizable": True}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, {"setup": SEAT_0_STARTS})

    def step(self, action: Any) -> None:
        super().step(action if action is None else steps.MEDITATE)


def test_pettingzoos_own_test_of_cycles_passes() -> None:
    def env(**options: Any) -> Any:
        return Meditating(luna_v1.raw_env(players=3, mode="preselected", **options))

    module = SimpleNamespace(
        env=env, parallel_env=lambda **options: aec_to_parallel(env(**options))
    )
    max_cycles_test(module)


@pytest.mark.parametrize(("players", "reward"), [(2, "win"), (3, "rank"), (4, "margin")])
def test_a_random_game_gives_everybody_what_they_get(players: int, reward: str) -> None:
    env = luna_v1.env(players=players, reward=reward)
    env.reset(seed=3)
    random = Random(1)
    raw = env.unwrapped
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, gain, ended, cut, _ = env.last()
        seat = int(agent.removeprefix("player_"))
        assert bytes(seen["observation"]) == bytes(observe(raw.position, seat))
        if ended:
            got[agent] = gain
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        assert not cut
        assert gain == 0
        assert raw.position.turn == seat
        assert bytes(seen["action_mask"].view(np.uint8)) == bytes(legal_mask(raw.position))
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert list(got.values()) == returns(raw.position, reward)
    assert sum(got.values()) == pytest.approx(0, abs=1e-9)


def test_an_illegal_step_is_refused() -> None:
    raw = luna_v1.raw_env()
    raw.reset(seed=1)
    before = raw.position.copy()
    with pytest.raises(IllegalStepError, match="P-SHRINE"):
        raw.step(steps.MEDITATE)
    assert raw.position == before


@pytest.mark.parametrize("make", [luna_v1.env, wrapped])
def test_an_illegal_step_loses(make: Any) -> None:
    env = make(players=3)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.last()
    env.step(steps.MEDITATE)
    assert all(env.terminations.values())
    got = {}
    for agent in env.agent_iter():
        got[agent] = env.last()[1]
        env.step(None)
    assert got == {agent: -1 if agent == culprit else 0 for agent in env.possible_agents}


def test_there_is_nothing_to_step_before_and_after() -> None:
    env = luna_v1.env(max_cycles=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for agent in env.agent_iter():
        cut = env.last()[3]
        mask = env.observe(agent)["action_mask"]
        env.step(None if cut else int(mask.argmax()))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_setups_are_drawn_or_chosen() -> None:
    env = luna_v1.raw_env(players=3)
    env.reset(options={"setup": 11})
    assert env.position == first_state(draw_setup(11, COLOURS[:3]))
    env.reset(seed=5)
    first = env.infos["player_0"]["setup"]
    env.reset()
    assert env.infos["player_0"]["setup"] != first
    env.reset(seed=5)
    assert env.infos["player_0"]["setup"] == first


def test_actions_are_steps_and_their_texts_those_of_records() -> None:
    env = luna_v1.raw_env()
    assert env.action_space("player_0") == action_space()
    assert [env.action_to_string(step) for step in range(steps.STEPS)] == [
        step_text(step) for step in range(steps.STEPS)
    ]


def test_environments_can_be_sent_to_others() -> None:
    env = pickle.loads(pickle.dumps(luna_v1.raw_env(players=4, reward="points", max_cycles=9)))
    assert (env.players, env.reward, env.max_steps) == (4, "points", 36)
