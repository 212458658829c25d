"""Every parameter of every environment is checked when it is made, with one sentence."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from luna.envs.batch import Batch
from luna.envs.gym import LunaEnv, LunaVectorEnv
from luna.envs.pettingzoo import luna_v1
from luna.envs.workers import BatchWorkers

NAN = float("nan")
WRONG: list[tuple[Callable[..., Any], dict[str, Any], str]] = [
    (Batch, {"n": 0}, "n must be 1 or more, not 0."),
    (Batch, {"n": 2.5}, "n must be a whole number, 1 or more, not 2.5."),
    (Batch, {"n": 4, "players": 5}, "players must be 2 to 4, not 5."),
    (Batch, {"n": 4, "players": True}, "players must be a whole number, 2 to 4, not True."),
    (Batch, {"n": 4, "mode": "soloX"}, "mode must be one of standard, "),
    (Batch, {"n": 4, "edition": "foo"}, "edition must be one of classic, "),
    (Batch, {"n": 4, "reward": "fame"}, "reward must be one of win, "),
    (Batch, {"n": 4, "setups": -1}, "setups must be 0 to 1000000, not -1."),
    (Batch, {"n": 4, "setups": 10**9}, "setups must be 0 to 1000000, not 1000000000."),
    (Batch, {"n": 4, "max_steps": 0}, "max_steps must be 1 or more, not 0."),
    (Batch, {"n": 4, "seed": -1}, "seed must be 0 to "),
    (Batch, {"n": 4, "learner": 2}, "learner must be 0 to 1, not 2."),
    (Batch, {"n": 4, "mode": "solo1", "players": 3}, "players must be 2 in solo1, "),
    (LunaEnv, {"mode": "soloX"}, "mode must be one of "),
    (LunaEnv, {"mode": "standard"}, "opponents must be one to 3 bots in standard, not 0."),
    (LunaEnv, {"mode": "standard", "opponents": "novice"}, "opponents must be several bots, "),
    (LunaEnv, {"mode": "solo1", "opponents": ("random",)}, "opponents must be left out in solo1"),
    (LunaEnv, {"edition": "foo"}, "edition must be one of "),
    (LunaEnv, {"max_steps": -3}, "max_steps must be 1 or more"),
    (LunaVectorEnv, {"num_envs": 0}, "num_envs must be 1 or more"),
    (LunaVectorEnv, {"mode": "standard", "opponents": ("nun",)}, "opponents: nun: no such bot"),
    (LunaVectorEnv, {"mode": "standard", "opponents": ()}, "opponents must be one to 3 bots"),
    (luna_v1.env, {"players": 5}, "players must be 2 to 4, not 5."),
    (luna_v1.env, {"players": 1}, "players must be 2 to 4, not 1."),
    (luna_v1.env, {"mode": "solo1"}, "mode must be one of standard, preselected, not 'solo1'."),
    (luna_v1.env, {"max_cycles": 0}, "max_cycles must be 1 or more"),
    (Batch, {"n": 4, "observe": "no"}, "observe must be True or False, not 'no'."),
    (Batch, {"n": 4, "gains": 1}, "gains must be True or False, not 1."),
    (Batch, {"n": 4, "reward": {}}, "reward must weigh something, not nothing."),
    (Batch, {"n": 4, "reward": {"temple": "x"}}, "reward of temple must be a number, not 'x'."),
    (Batch, {"n": 4, "reward": {"win": NAN}}, "reward of win must be a number, not nan."),
    (Batch, {"n": 4, "opponents": ({"tips": "x"},)}, "opponents' weights must be a number, not"),
    (Batch, {"n": 4, "opponents": (["tips"],)}, "opponents must be names, bots, policies or pools"),
    (
        LunaEnv,
        {"render_mode": "rgb"},
        "render_mode must be one of ansi, human, rgb_array, not 'rgb'.",
    ),
    (LunaEnv, {"illegal_reward": "x"}, "illegal_reward must be a number, not 'x'."),
    (LunaVectorEnv, {"illegal_reward": None}, "illegal_reward must be a number, not None."),
    (Batch, {"n": 1, "illegal_reward": "x"}, "illegal_reward must be a number, not 'x'."),
    (
        LunaVectorEnv,
        {"render_mode": "human"},
        "render_mode must be one of ansi, rgb_array, not 'human'.",
    ),
    (LunaVectorEnv, {"copy": "no"}, "copy must be True or False, not 'no'."),
    (luna_v1.env, {"render_mode": "rgb"}, "render_mode must be one of ansi, human, not 'rgb'."),
    (luna_v1.env, {"illegal_reward": "x"}, "illegal_reward must be a number, not 'x'."),
    (BatchWorkers, {"n": 0}, "n must be 1 or more, not 0."),
    (BatchWorkers, {"n": 1, "workers": 0}, "workers must be 1 or more, not 0."),
    (BatchWorkers, {"n": 1, "players": 5}, "players must be 2 to 4, not 5."),
]


@pytest.mark.parametrize(("make", "options", "sentence"), WRONG)
def test_a_wrong_parameter_is_named(
    make: Callable[..., Any], options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}") as refused:
        make(**options)
    assert str(refused.value).endswith(".")


def test_steps_are_whole_numbers() -> None:
    batch = Batch(2)
    env = LunaEnv("solo1")
    env.reset(seed=1)
    several = luna_v1.env()
    several.reset(seed=1)
    for refuse in (
        lambda: batch.step([3.5, 1]),
        lambda: batch.step(np.array([3.5, 1.0])),
        lambda: env.step(3.5),
        lambda: several.step(3.5),
    ):
        with pytest.raises(ValueError, match="whole number"):
            refuse()


def test_what_a_batch_is_asked_is_checked() -> None:
    batch = Batch(4, seed=1)
    row = np.array(batch.sample())
    revised = Batch(4, seed=1, edition="revised")
    for refuse, sentence in (
        (lambda: batch.step(None), "Steps must be a row, a number for each game, not None."),
        (lambda: batch.step(row.reshape(2, 2)), "Steps must be a row, "),
        (lambda: batch.step([2**70] * 4), "game 0: step "),
        (lambda: batch.step([-(2**70)] * 4), "game 0: step "),
        (lambda: batch.play_random(-1), "rounds must be 0 or more, not -1."),
        (lambda: batch.play_random(1.5), "rounds must be a whole number, "),  # type: ignore[arg-type]
        (lambda: batch.text(-1), "step must be 0 to 1481, not -1."),
        (lambda: batch.text(1482), "step must be 0 to 1481, not 1482."),
        (lambda: batch.state(4), "game must be 0 to 3, not 4."),
        (lambda: batch.get_state(-1), "game must be 0 to 3, not -1."),
        (lambda: batch.set_state(4, batch.get_state(0)), "game must be 0 to 3, not 4."),
        (lambda: batch.set_state(0, None), "state must be a saved game or a position, not None."),  # type: ignore[arg-type]
        (lambda: batch.set_state(0, revised.get_state(0)), "state must be of a game of the same "),
    ):
        with pytest.raises(ValueError, match=f"^{re.escape(sentence)}"):
            refuse()
    batch.step(row)


def test_a_state_of_another_kind_is_refused() -> None:
    batch = Batch(1, mode="solo1")
    env = LunaEnv("solo1")
    env.reset(seed=1)
    several = luna_v1.raw_env()
    several.reset(seed=1)
    other = LunaEnv("solo2")
    other.reset(seed=1)
    revised = luna_v1.raw_env(edition="revised")
    revised.reset(seed=1)
    before = env.get_state(), several.get_state()
    attempts: list[Callable[[], Any]] = [
        lambda: batch.set_state(0, Batch(1, mode="solo2").get_state(0)),
        lambda: env.set_state(other.get_state()),
        lambda: several.set_state(revised.get_state()),
    ]
    for refuse in attempts:
        with pytest.raises(ValueError, match=r"^state must be of a game of the same mode"):
            refuse()
    assert str((env.get_state(), several.get_state())) == str(before)


def test_setups_are_seeds() -> None:
    env = LunaEnv("solo1")
    with pytest.raises(ValueError, match="seed must be 0 to"):
        env.reset(options={"setup": -1})
    with pytest.raises(ValueError, match="seed must be a whole number"):
        env.reset(options={"setup": 2.5})
