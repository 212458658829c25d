"""Processes that play games; one that dies or hangs costs its game, not the contest."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from typing import Any

from luna.arena.match import Crash, Outcome, outcome, play_match
from luna.arena.schedule import Pairing
from luna.game import Game

PATIENCE_SECONDS = 300.0
"""A decision without an end is taken for a hang: far beyond what any budget needs."""


STARTING_SECONDS = 60.0
"""On top of it until a process has begun a game: it may have to be started first."""
READY = ""


def context() -> BaseContext:
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")


class Worker:
    """One process and the game it plays."""

    def __init__(self, patience: float) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        self.patience = patience
        self.pairing: Pairing | None = None
        self.texts: list[str] = []
        self.deadline = 0.0
        made: Any = context()
        self.process = made.Process(target=work, args=(theirs,), daemon=False, name="luna-arena")
        self.process.start()
        theirs.close()

    def begin(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.texts = []
        self.deadline = time.monotonic() + self.patience + STARTING_SECONDS
        self.pipe.send(pairing)

    def hear(self) -> Outcome | None:
        """The next message: an action or an outcome; a dead process loses its bot's game."""
        try:
            message = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            return self.lost(f"the process died (exit {self.process.exitcode})")
        self.deadline = time.monotonic() + self.patience
        if isinstance(message, Outcome):
            return message
        if message != READY:
            self.texts.append(message)
        return None

    def lost(self, reason: str) -> Outcome:
        """The game as far as it was told, lost by the bot to move."""
        self.kill()
        assert self.pairing is not None
        game = Game(self.pairing.draw(), self.texts)
        seat = max(int(game.state.turn), 0)
        return outcome(self.pairing, game, (), Crash(seat, reason))

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection) -> None:
    """Play one game after another until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            pairing = pipe.recv()
            pipe.send(READY)
            pipe.send(play_match(pairing, pipe.send))
        except (EOFError, OSError):
            return


def play_all(
    pairings: Iterable[Pairing],
    number: int,
    patience: float = PATIENCE_SECONDS,
    wanted: Callable[[Pairing], bool] = lambda pairing: True,
) -> Iterator[Outcome]:
    """Play games with so many processes; outcomes come as they end.

    `wanted` is asked before a game begins, so that a decided contest need not be played out.
    """
    waiting = iter(pairings)
    idle = [Worker(patience) for _ in range(number)]
    busy: list[Worker] = []
    try:
        while True:
            while idle:
                pairing = next((each for each in waiting if wanted(each)), None)
                if pairing is None:
                    break
                worker = idle.pop()
                worker.begin(pairing)
                busy.append(worker)
            if not busy:
                return
            soonest = min(worker.deadline for worker in busy)
            ready = wait([worker.pipe for worker in busy], max(0.0, soonest - time.monotonic()))
            for worker in list(busy):
                if worker.pipe in ready:
                    ended = worker.hear()
                elif time.monotonic() >= worker.deadline:
                    ended = worker.lost(f"no action within {patience:g} s")
                else:
                    continue
                if ended is not None:
                    busy.remove(worker)
                    idle.append(worker if worker.process.is_alive() else Worker(patience))
                    yield ended
    finally:
        for worker in [*idle, *busy]:
            worker.kill()
