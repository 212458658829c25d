"""Processes that play games; one that dies or hangs costs its game, not the contest."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from typing import Any

from luna.arena.match import Crash, Outcome, outcome, play_match
from luna.arena.runners import PATIENCE_SECONDS, Wanted, always, patience_for
from luna.arena.schedule import Pairing
from luna.game import Game

Play = Callable[[Pairing, Callable[[str], None]], Outcome]
"""Plays a game and passes on every action at once."""

STARTING_SECONDS = 60.0
"""On top of it until a process has begun a game: it may have to be started first."""
READY = ""


def context() -> BaseContext:
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")


class Worker:
    """One process and the game it plays."""

    def __init__(self, patience: float, play: Play) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        self.least_patience = patience
        self.patience = patience
        """Seconds that the present game allows for an action."""
        self.pairing: Pairing | None = None
        self.texts: list[str] = []
        self.deadline = 0.0
        made: Any = context()
        self.process = made.Process(
            target=work, args=(theirs, play), daemon=False, name="luna-arena"
        )
        self.process.start()
        theirs.close()

    def begin(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.texts = []
        self.patience = patience_for(pairing, self.least_patience)
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
        """The game as far as it was heard, lost by the bot to move."""
        self.kill()
        assert self.pairing is not None
        game = Game(self.pairing.draw(), self.texts)
        seat = max(int(game.state.turn), 0)
        return outcome(self.pairing, game, (), Crash(seat, reason))

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection, play: Play) -> None:
    """Play one game after another until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            pairing = pipe.recv()
            pipe.send(READY)
            pipe.send(play(pairing, pipe.send))
        except (EOFError, OSError):
            return


class GameProcesses:
    """So many processes; one that dies or hangs costs its bot the game, and is replaced."""

    def __init__(
        self, number: int, patience: float = PATIENCE_SECONDS, play: Play = play_match
    ) -> None:
        self.number = number
        self.patience = patience
        self.game = play

    def play(self, pairings: Iterable[Pairing], wanted: Wanted = always) -> Iterator[Outcome]:
        """The outcomes as the games end."""
        waiting = iter(pairings)
        idle = [self._worker() for _ in range(self.number)]
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
                for worker, ended in self._ended(busy):
                    busy.remove(worker)
                    idle.append(worker if worker.process.is_alive() else self._worker())
                    yield ended
        finally:
            for worker in [*idle, *busy]:
                worker.kill()

    def _worker(self) -> Worker:
        return Worker(self.patience, self.game)

    def _ended(self, busy: list[Worker]) -> list[tuple[Worker, Outcome]]:
        """Wait until something is heard, or nothing for too long: the games that are over."""
        soonest = min(worker.deadline for worker in busy)
        ready = wait([worker.pipe for worker in busy], max(0.0, soonest - time.monotonic()))
        ended = []
        for worker in busy:
            over = None
            if worker.pipe in ready:
                over = worker.hear()
            elif time.monotonic() >= worker.deadline:
                over = worker.lost(f"no action within {worker.patience:g} s")
            if over is not None:
                ended.append((worker, over))
        return ended
