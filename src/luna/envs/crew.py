"""Batches in processes of their own, one for each core: threads share one core, processes do not.

>>> with Crew(2, workers=1, players=3) as crew:
...     crew.ask(Batch.play_random, 10)
[20]

What is asked is a function of a batch and an argument, at the top of a module, so that processes
find it: it steps the batch and gives back what was seen and done. Its argument may be the weights
of a network.
"""

import multiprocessing
import os
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from luna.envs.batch import SETUPS, Batch
from luna.envs.parameters import whole

GONE = "A process has ended, and its games with it: make another Crew."
PATIENCE_SECONDS = 10.0
"""How long a process may take to end before it is ended."""

Work = Callable[[Batch, Any], Any]


class WorkError(RuntimeError):
    """A process failed; the message has its traceback."""


class Crew:
    """As many processes as there are cores, each with a batch of `n` games that goes on.

    Options are those of `Batch`. Every process has setups of its own: the seeds of the first begin
    at `seed`, those of the next one `setups` later, and so on.
    """

    def __init__(self, n: int, *, workers: int | None = None, **options: Any) -> None:
        self.workers = whole("workers", available_cores() if workers is None else workers, 1)
        seed = options.pop("seed", 0)
        apart = options.get("setups", SETUPS) or 10**9
        whole("n", n, 1)
        Batch(1, seed=seed, **options).close()  # so that what is wrong is said here
        context = multiprocessing.get_context("spawn")
        self._links: list[Connection] = []
        self._processes = []
        for number in range(self.workers):
            ours, theirs = context.Pipe()
            made_with = {**options, "n": n, "seed": seed + number * apart}
            process = context.Process(target=serve, args=(theirs, made_with), daemon=True)
            process.start()
            theirs.close()
            self._links.append(ours)
            self._processes.append(process)

    def ask(self, work: Work, argument: Any = None) -> list[Any]:
        """What `work(batch, argument)` gives in each process, in their order."""
        return self.ask_each(work, [argument] * self.workers)

    def ask_each(self, work: Work, arguments: list[Any]) -> list[Any]:
        """The same with an argument for each process."""
        if len(arguments) != self.workers:
            raise ValueError(f"arguments must be {self.workers}, not {len(arguments)}.")
        for link, argument in zip(self._links, arguments, strict=True):
            with suppress(OSError):  # of a process that has died, which `_answer` says
                link.send((work, argument))
        answers = [self._answer(link) for link in self._links]
        for failed, answer in answers:
            if failed:
                raise WorkError(answer)
        return [answer for _, answer in answers]

    def _answer(self, link: Connection) -> tuple[bool, Any]:
        try:
            failed, answer = link.recv()
        except (EOFError, OSError):
            return True, GONE
        return bool(failed), answer

    def close(self) -> None:
        """End all processes."""
        for link in self._links:
            link.close()
        for process in self._processes:
            process.join(PATIENCE_SECONDS)
            if process.is_alive():
                process.kill()
        self._links, self._processes = [], []

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def available_cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def serve(link: Connection, made_with: dict[str, Any]) -> None:
    """Work for whoever asks, until nobody does."""
    batch = Batch(**made_with)
    while True:
        try:
            work, argument = link.recv()
        except (EOFError, OSError):
            batch.close()
            return
        except Exception:  # whatever cannot be found in this process
            link.send((True, traceback.format_exc()))
            continue
        try:
            link.send((False, work(batch, argument)))
        except Exception:
            link.send((True, traceback.format_exc()))
