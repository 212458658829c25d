"""Observations in floats say what the bytes say, and a network can take them as they are."""

import copy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from luna.envs import Batch
from luna.envs.gym import LunaEnv, LunaVectorEnv
from luna.envs.observations import (
    FLOATS,
    decode,
    observation_length,
    observe,
    schema,
    schema_hash,
    unpack,
)
from luna.envs.openspiel import LunaGame
from luna.envs.pettingzoo import luna_v1
from tests.randomplay import SPOTS, Spot

KINDS = [(2, "standard"), (3, "preselected"), (4, "standard"), (2, "solo2")]


@pytest.mark.parametrize(("players", "mode"), KINDS)
def test_a_batch_writes_what_its_bytes_say(players: int, mode: str) -> None:
    both = [Batch(4, players=players, mode=mode, seed=3, form=form) for form in ("bytes", FLOATS)]
    in_bytes, in_floats = both
    ended = 0
    for _ in range(360):
        ids = in_bytes.sample().copy()
        in_floats.sample()
        for batch in both:
            batch.step(ids)
        assert (unpack(in_bytes.observations, players) == in_floats.observations).all()
        over = in_bytes.terminated == 1
        assert (unpack(in_bytes.finals[over], players) == in_floats.finals[over]).all()
        ended += int(over.sum())
    assert ended
    assert in_floats.observations.dtype == np.float32


@settings(max_examples=40)
@given(SPOTS)
def test_every_entry_means_what_the_schema_says(spot: Spot) -> None:
    s = spot.state
    n = int(s.layout.players)
    row = observe(s, form=FLOATS)
    assert len(row) == observation_length(n, FLOATS)
    for each in schema(n, FLOATS):
        assert all(0 <= entry <= each.high for entry in row[each.offset : each.end])
    seen, raw = decode(row, n, FLOATS), decode(observe(s), n)
    assert seen["ring"] == raw["ring"]
    assert seen["players_are"].index(1) == n - 2
    assert seen["solo_is"].index(1) == raw["solo"][0]
    assert seen["round_is"].index(1) == raw["round"][0]
    assert seen["move_is"].index(1) == raw["told"][0]
    assert seen["under_way"] == [float(raw["told"][0] > 0)]
    for tile in range(28):
        symbols = seen["symbol"][7 * tile : 7 * tile + 7]
        assert (symbols.index(0.5) + 1 if any(symbols) else 0) == raw["symbol"][tile + 1]
        below = seen["below"][28 * tile : 28 * tile + 28]
        lower = int.from_bytes(bytes(raw["below"][4 * tile + 4 : 4 * tile + 8]), "little")
        assert [bool(entry) for entry in below] == [bool(lower >> k & 1) for k in range(1, 29)]
    for seat in range(n):
        for name in ("shrines", "favors", "claimed", "serving", "to_move", "starts"):
            assert seen[f"seat{seat}_{name}"] == raw[f"seat{seat}_{name}"]
        assert [4 * entry for entry in seen[f"seat{seat}_active"]] == raw[f"seat{seat}_active"]
        assert seen[f"seat{seat}_council_is"].index(1) == raw[f"seat{seat}_council"][0]
        low, high = raw[f"seat{seat}_influence"]
        assert round(100 * seen[f"seat{seat}_influence"][0]) == min(low + 256 * high, 1000)


def test_every_environment_gives_them() -> None:
    env = LunaEnv("standard", ("random",), form=FLOATS)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert seen.shape == (observation_length(2, FLOATS),)
    again, *_ = copy.deepcopy(env).step(int(np.flatnonzero(env.action_masks())[0]))
    assert again.dtype == np.float32
    vector = LunaVectorEnv(3, "solo1", form=FLOATS)
    rows, _ = vector.reset(seed=1)
    assert vector.observation_space.contains(rows)
    table = luna_v1.env(players=3, form=FLOATS)
    table.reset(seed=1)
    agent = table.agent_selection
    assert table.observation_space(agent).contains(table.observe(agent))
    game = LunaGame({"players": 2, "form": FLOATS, "seed": 5, "setups": 1})
    state, observer = game.new_initial_state(), game.make_py_observer()
    observer.set_from(state, 1)
    assert (observer.tensor == np.array(observe(state.position, 1, FLOATS))).all()


def test_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^form must be one of bytes, floats, not 'half'\.$"):
        Batch(2, form="half")


def loss_after_descent(rows: Any, targets: Any, rate: float = 0.01) -> tuple[float, float]:
    """Squared error of a linear model before and after plain descent, one row after the other."""
    weights = np.zeros(rows.shape[1])
    before = float((targets**2).mean())
    for row, target in zip(rows, targets, strict=True):
        weights -= rate * (row @ weights - target) * row
    return before, float(((rows @ weights - targets) ** 2).mean())


def test_plain_gradient_descent_does_not_explode() -> None:
    batch = Batch(64, players=4, seed=1, form=FLOATS)
    rows, targets = [], []
    for _ in range(40):
        batch.play_random(7)
        rows.append(batch.observations.astype(np.float64))
        influence = next(each for each in schema(4, FLOATS) if each.name == "seat0_influence")
        targets.append(rows[-1][:, influence.offset] + batch.observations[:, 0])
    before, after = loss_after_descent(np.concatenate(rows), np.concatenate(targets))
    assert after < 0.2 * before


def test_the_hash_is_known() -> None:
    assert schema_hash(FLOATS) == "a8a0f7b7d2db", "the schema changed: raise VERSION as well"
