"""Games and other work on a Ray cluster, or on one that is started on this machine for the run.

A game is a task, and so is a file of games to learn from. Whatever happens to the process or
machine that works on it, it is begun anew elsewhere, and only an outcome that has arrived counts;
so nothing is counted twice. Ray itself is imported when the first game is asked
for.
"""

import os
import shutil
import socket
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from luna.arena.match import Outcome, play_match
from luna.arena.results import fingerprint
from luna.arena.runners import PATIENCE_SECONDS, RunnerError
from luna.arena.schedule import Pairing
from luna.arena.workers import GameProcesses
from luna.extras import lacking

LOCAL = "local"
CONNECT_SECONDS = 10.0
START_ATTEMPTS = 3
INSTALL = lacking("Ray", "ray")
MOST_ATTEMPTS = 10
"""A game that has lost its process so often is not begun again: it is no accident."""
OBJECT_STORE = 80 * 1024 * 1024
"""The least that Ray takes; games go through it by the kilobyte."""
CAPACITY_SECONDS = 10.0
"""How often the size of the cluster is asked for: machines come and go."""
GONE = "The Ray cluster is gone; what was played is kept, the same command goes on with it."

Play = Callable[[Pairing], Outcome]


class Keyed(Protocol):
    """Something to be done, with a name to tell it by."""

    @property
    def key(self) -> str: ...


Given = TypeVar("Given", bound=Keyed)
Made = TypeVar("Made")


class Remote(Generic[Given, Made]):
    """Does `game` on the cluster at an address; `local` starts one for as long as there is work.

    With an address, `workers` bounds how much is done at the same time; without it all processors
    of the cluster work.
    """

    def __init__(self, address: str, workers: int | None, game: Callable[[Given], Made]) -> None:
        self.address = address
        self.workers = max(1, workers or 1) if address == LOCAL else workers or None
        self.game = game
        self.replayed = 0
        """Games that were begun anew because their process or machine was lost."""

    def play(
        self, pairings: Iterable[Given], wanted: Callable[[Given], bool] = lambda _: True
    ) -> Iterator[Made]:
        """What comes out, as the games end."""
        with session(self.address, self.workers) as ray:
            try:
                yield from self._play_all(ray, pairings, wanted)
            except ray.exceptions.RayTaskError as error:
                raise RunnerError(f"A game could not be played: {error.cause}") from None
            except (ray.exceptions.RayError, ConnectionError) as error:
                raise RunnerError(GONE) from error

    def _play_all(
        self, ray: Any, pairings: Iterable[Given], wanted: Callable[[Given], bool]
    ) -> Iterator[Made]:
        task = ray.remote(num_cpus=1, max_retries=0)(work)
        version = fingerprint()
        waiting = (each for each in pairings if wanted(each))
        again: deque[Given] = deque()
        attempts: Counter[str] = Counter()
        running: dict[Any, Given] = {}
        capacity = Capacity(ray, self.workers, self.address == LOCAL)
        while True:
            while len(running) < capacity.now():
                pairing = again.popleft() if again else next(waiting, None)
                if pairing is None:
                    break
                running[task.remote(self.game, pairing, version)] = pairing
            if not running:
                return
            ray.wait(list(running), num_returns=1)
            ended, _ = ray.wait(list(running), num_returns=len(running), timeout=0)
            for reference in ended:
                pairing = running.pop(reference)
                try:
                    yield ray.get(reference)
                except ray.exceptions.RayTaskError:
                    raise
                except (
                    ray.exceptions.WorkerCrashedError,
                    ray.exceptions.NodeDiedError,
                    ray.exceptions.OutOfMemoryError,
                    ray.exceptions.ObjectLostError,
                ) as error:
                    attempts[pairing.key] += 1
                    self.replayed += 1
                    if attempts[pairing.key] == MOST_ATTEMPTS:
                        raise RunnerError(
                            f"Game {pairing.key} lost its process {MOST_ATTEMPTS} times."
                        ) from error
                    again.append(pairing)


class Cluster(Remote[Pairing, Outcome]):
    """Plays games; `play` is what a task does, for those who measure and test."""

    def __init__(
        self,
        address: str,
        workers: int | None = None,
        patience: float = PATIENCE_SECONDS,
        play: Play | None = None,
    ) -> None:
        super().__init__(address, workers, play or partial(play_safely, patience=patience))


@contextmanager
def session(address: str, workers: int | None) -> Iterator[Any]:
    """Ray, connected; a cluster of our own is ended afterwards with all its processes."""
    if address != LOCAL:
        check_address(address)
    ray = import_ray(address == LOCAL)
    if ray.is_initialized():  # by whoever uses this from Python, or around several pieces of work
        yield ray
    elif address == LOCAL:
        with own_cluster(ray, workers or 1):
            yield ray
    else:
        connect(ray, address)
        try:
            yield ray
        finally:
            ray.shutdown()


@contextmanager
def own_cluster(ray: Any, workers: int) -> Iterator[None]:
    """A cluster on this machine alone, reachable from nowhere else."""
    from luna.arena.family import end, family

    folder = tempfile.mkdtemp(prefix="luna-ray-", dir=short_folder())
    begun = family(folder)
    try:
        start(ray, workers, folder)
        begun |= family(folder)
        yield
    finally:
        begun |= family(folder)
        ray.shutdown()
        # Where a part of Ray has died, others do not notice that all is over.
        end(begun)
        shutil.rmtree(folder, ignore_errors=True)


def start(ray: Any, workers: int, folder: str) -> None:
    """Ray gives up its own start after half a minute, which a busy machine may need: try again."""
    from luna.arena.family import end, family

    for attempt in range(1, START_ATTEMPTS + 1):
        try:
            connect(
                ray,
                LOCAL,
                num_cpus=workers,
                num_gpus=0,
                include_dashboard=False,
                object_store_memory=OBJECT_STORE,
                _node_ip_address="127.0.0.1",
                _temp_dir=folder,
            )
        except RunnerError:
            if attempt == START_ATTEMPTS:
                raise
            ray.shutdown()
            end(family(folder))
        else:
            return


def connect(ray: Any, address: str, **options: Any) -> None:
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **options)
    except Exception as error:  # of any type: Ray raises bare ones too
        reason = str(error).partition("\n")[0]
        raise RunnerError(f"No Ray cluster at {address}: {reason}") from None


def check_address(address: str) -> None:
    """Refuse at once what nobody answers: Ray would go on trying for many minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise RunnerError(f"{address}: write HOST:PORT or {LOCAL}.")
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise RunnerError(f"No Ray cluster at {address}: {error}.") from None


def short_folder() -> str | None:
    """Where a path stays short enough for Ray's sockets."""
    return "/tmp" if Path("/tmp").is_dir() else None


class Capacity:
    """How many games may be under way: all that can run, and as many ready to follow them."""

    def __init__(self, ray: Any, workers: int | None, local: bool) -> None:
        self._ray = ray
        self._fixed = workers and (2 * workers if local else workers)
        self._known = 0
        self._asked = 0.0

    def now(self) -> int:
        if self._fixed:
            return self._fixed
        if not self._known or time.monotonic() - self._asked > CAPACITY_SECONDS:
            self._known = max(2, 2 * int(self._ray.cluster_resources().get("CPU", 1)))
            self._asked = time.monotonic()
        return self._known


def import_ray(local: bool) -> Any:
    """Ray, set up to stay at home."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # the first one is reported
    if local:
        # Without it Ray on Linux takes the machine's own address even where it is given 127.0.0.1.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError:
        raise RunnerError(INSTALL) from None
    return ray


def work(play: Callable[[Given], Made], pairing: Given, version: str) -> Made:
    """A task: one game, by the same rules and bots as everywhere else."""
    if known_fingerprint() != version:
        raise RunnerError("another version of Luna is installed there; install the same everywhere")
    return play(pairing)


@cache
def known_fingerprint() -> str:
    return fingerprint()


def play_safely(pairing: Pairing, patience: float) -> Outcome:
    """Play in this process, or beside it where a bot could end or hang it.

    So a bot that does loses its game as it would without Ray, and only a process lost for other
    reasons has its game played again.
    """
    if any(entrant.spec.name.startswith("py:") for entrant in pairing.seats):
        (outcome,) = GameProcesses(1, patience).play([pairing])
        return outcome
    return play_match(pairing)
