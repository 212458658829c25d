"""Batches in worker processes, one for each core: threads share one core, processes do not.

>>> with BatchWorkers(2, workers=1, players=3) as workers:
...     workers.run(Batch.play_random, 10)
[20]

The function that runs takes a batch and an argument and is at the top of a module, so that the
processes can import it. The argument may be the weights of a network.
"""

import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from luna.envs.batch import SETUPS, Batch
from luna.envs.parameters import check_int
from luna.parallel import Emit, Worker, WorkerLost, available_cores

GONE = "A process has ended, and its games with it: make other BatchWorkers."

Work = Callable[[Batch, Any], Any]


class WorkError(RuntimeError):
    """A process failed; the message has its traceback."""


class BatchWork:
    """Runs functions on the batch of a worker process."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._options = options
        self._batch: Batch | None = None

    def __call__(self, task: tuple[Work, Any], emit: Emit) -> tuple[bool, Any]:
        """Return whether the function failed, and its result or traceback."""
        self._batch = self._batch or Batch(**self._options)
        work, argument = task
        try:
            return False, work(self._batch, argument)
        except Exception:
            return True, traceback.format_exc()


class BatchWorkers:
    """One process for each core, each with a batch of `n` games that goes on.

    Options are those of `Batch`. Every process has its own setups: the seeds of the first begin at
    `seed`, those of the next one `setups` later, and so on.
    """

    def __init__(self, n: int, *, workers: int | None = None, **options: Any) -> None:
        number = check_int("workers", available_cores() if workers is None else workers, 1)
        seed = options.pop("seed", 0)
        apart = options.get("setups", SETUPS) or 10**9
        check_int("n", n, 1)
        Batch(1, seed=seed, **options).close()  # raises what is wrong with the options here
        self._workers = [
            Worker(BatchWork({**options, "n": n, "seed": seed + at * apart}))
            for at in range(number)
        ]
        for worker in self._workers:
            worker.start()

    def run(self, work: Work, argument: Any = None) -> list[Any]:
        """Return what `work(batch, argument)` returns in each process, in their order."""
        return self.run_each(work, [argument] * len(self._workers))

    def run_each(self, work: Work, arguments: list[Any]) -> list[Any]:
        """Run with an argument for each process."""
        if len(arguments) != len(self._workers):
            raise ValueError(f"arguments must be {len(self._workers)}, not {len(arguments)}.")
        if not all(worker.alive for worker in self._workers):
            raise WorkError(GONE)
        for worker, argument in zip(self._workers, arguments, strict=True):
            with suppress(WorkerLost):  # `_answer` reports it
                worker.submit((work, argument))
        answers = [self._answer(worker) for worker in self._workers]
        for failed, answer in answers:
            if failed:
                raise WorkError(answer)
        return [answer for _, answer in answers]

    def _answer(self, worker: Worker) -> tuple[bool, Any]:
        try:
            kind, value = worker.receive()
            while kind == "started":
                kind, value = worker.receive()
        except WorkerLost:
            return True, GONE
        return (True, value) if kind == "failed" else value

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> "BatchWorkers":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
