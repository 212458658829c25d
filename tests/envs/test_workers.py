"""Batches in worker processes."""

import os
from typing import Any

import pytest

from luna.envs import Batch
from luna.envs.workers import BatchWorkers, WorkError
from luna.parallel import available_cores


def step_on(batch: Batch, rounds: int) -> tuple[list[int], bytes]:
    batch.play_random(rounds)
    return batch.seeds.tolist(), batch.observations.tobytes()


def fail(batch: Batch, argument: Any) -> None:
    raise ZeroDivisionError("not today")


def test_every_process_has_games_of_its_own_that_go_on() -> None:
    with BatchWorkers(3, workers=2, players=3, seed=5, setups=8) as workers:
        first = workers.run(step_on, 4)
        second = workers.run_each(step_on, [1, 2])
        with pytest.raises(WorkError, match="not today"):
            workers.run(fail)
        assert [seeds for seeds, _ in first] == [[5, 6, 7], [13, 14, 15]]
    for number, rounds in enumerate([1, 2]):
        alone = Batch(3, players=3, seed=5 + 8 * number, setups=8)
        assert step_on(alone, 4) == first[number]
        assert step_on(alone, rounds) == second[number]


def die(batch: Batch, argument: Any) -> None:
    os._exit(argument)


def test_a_process_that_died_is_named_every_time() -> None:
    with BatchWorkers(1, workers=2) as workers:
        with pytest.raises(WorkError, match="A process has ended"):
            workers.run_each(die, [3, 3])
        for _ in range(2):
            with pytest.raises(WorkError, match="A process has ended"):
                workers.run(step_on, 1)


def test_what_cannot_be_made_is_refused_before_any_process_starts() -> None:
    with pytest.raises(ValueError, match=r"^players must be 2 to 4, not 9\.$"):
        BatchWorkers(4, players=9)
    assert available_cores() >= 1
