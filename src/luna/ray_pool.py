"""Tasks on a Ray cluster, or on one that is started on this machine for the run.

If a task's process or machine is lost, the task begins again elsewhere, and only a result that has
arrived counts: nothing is counted twice. Ray is imported by the first run.
"""

import os
import shutil
import socket
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from luna.extras import lacking
from luna.parallel import Ended, Pool, PoolError, Work, WorkFailed

if TYPE_CHECKING:
    from psutil import Process

LOCAL = "local"
CONNECT_SECONDS = 10.0
START_ATTEMPTS = 3
INSTALL = lacking("Ray", "ray")
MAX_ATTEMPTS = 10
"""A task that has lost its process so often is given up: it is no accident."""
OBJECT_STORE_BYTES = 80 * 1024 * 1024
"""The least that Ray accepts; tasks are kilobytes."""
CAPACITY_SECONDS = 10.0
"""How long the known size of the cluster is valid: machines come and go."""
END_SECONDS = 5.0
"""How long a child process may take to end before it is killed."""
GONE = "The Ray cluster is gone; what was played is kept, the same command goes on with it."


class RayPool(Pool):
    """Runs tasks on the cluster at an address; `local` starts one until the pool is closed.

    With an address, `workers` bounds the tasks at the same time; without it all processors of the
    cluster work. Parts that the work emits are dropped, and tasks have no deadline.
    """

    def __init__(self, work: Work, address: str, workers: int | None = None) -> None:
        self.address = address
        self.workers = max(1, workers or 1) if address == LOCAL else workers or None
        self.repeated = 0
        """Tasks that began again because their process or machine was lost."""
        self._work = work
        self._ray: Any = None
        self._session = ExitStack()

    def run(
        self, tasks: Iterable[Any], seconds: Callable[[Any], float | None] = lambda task: None
    ) -> Generator[Ended, None, None]:
        if self._ray is None:
            self._ray = self._session.enter_context(session(self.address, self.workers))
        ray = self._ray
        try:
            yield from self._run_all(ray, tasks)
        except (ray.exceptions.RayError, ConnectionError) as error:
            raise PoolError(GONE) from error

    def _run_all(self, ray: Any, tasks: Iterable[Any]) -> Iterator[Ended]:
        remote = ray.remote(num_cpus=1, max_retries=0)(run_work)
        waiting = enumerate(tasks)
        again: deque[tuple[int, Any]] = deque()
        attempts: Counter[int] = Counter()
        running: dict[Any, tuple[int, Any]] = {}
        capacity = Capacity(ray, self.workers, self.address == LOCAL)
        while True:
            while len(running) < capacity.now():
                taken = again.popleft() if again else next(waiting, None)
                if taken is None:
                    break
                running[remote.remote(self._work, taken[1])] = taken
            if not running:
                return
            ray.wait(list(running), num_returns=1)
            ready, _ = ray.wait(list(running), num_returns=len(running), timeout=0)
            for reference in ready:
                number, task = running.pop(reference)
                try:
                    yield Ended(task, result=ray.get(reference))
                except ray.exceptions.RayTaskError as error:
                    yield Ended(task, error=WorkFailed(str(error.cause)))
                except (
                    ray.exceptions.WorkerCrashedError,
                    ray.exceptions.NodeDiedError,
                    ray.exceptions.OutOfMemoryError,
                    ray.exceptions.ObjectLostError,
                ) as error:
                    attempts[number] += 1
                    self.repeated += 1
                    if attempts[number] == MAX_ATTEMPTS:
                        raise PoolError(
                            f"Task {number + 1} lost its process {MAX_ATTEMPTS} times."
                        ) from error
                    again.append((number, task))

    def close(self) -> None:
        """Disconnect; a cluster that the pool started ends with all its processes."""
        self._session.close()
        self._ray = None


def run_work(work: Work, task: Any) -> Any:
    """The task of Ray."""
    return work(task, lambda part: None)


@contextmanager
def session(address: str, workers: int | None) -> Iterator[Any]:
    """Connect Ray; end a cluster of our own afterwards with all its processes."""
    if address != LOCAL:
        check_address(address)
    ray = import_ray(address == LOCAL)
    if ray.is_initialized():  # by the program that uses this, or around several pools
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
    """Run a cluster on this machine, reachable only from here."""
    folder = tempfile.mkdtemp(prefix="luna-ray-", dir=short_folder())
    started = child_processes(folder)
    try:
        start(ray, workers, folder)
        started |= child_processes(folder)
        yield
    finally:
        started |= child_processes(folder)
        ray.shutdown()
        # If a part of Ray has died, the others do not notice the shutdown.
        terminate(started)
        shutil.rmtree(folder, ignore_errors=True)


def start(ray: Any, workers: int, folder: str) -> None:
    """Start Ray; on a busy machine it gives up after half a minute, so try again."""
    for attempt in range(1, START_ATTEMPTS + 1):
        try:
            connect(
                ray,
                LOCAL,
                num_cpus=workers,
                num_gpus=0,
                include_dashboard=False,
                object_store_memory=OBJECT_STORE_BYTES,
                _node_ip_address="127.0.0.1",
                _temp_dir=folder,
            )
        except PoolError:
            if attempt == START_ATTEMPTS:
                raise
            ray.shutdown()
            terminate(child_processes(folder))
        else:
            return


def connect(ray: Any, address: str, **options: Any) -> None:
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **options)
    except Exception as error:  # of any type: Ray raises bare ones too
        reason = str(error).partition("\n")[0]
        raise PoolError(f"No Ray cluster at {address}: {reason}") from None


def check_address(address: str) -> None:
    """Refuse an address that does not answer: Ray would try for many minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise PoolError(f"{address}: write HOST:PORT or {LOCAL}.")
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise PoolError(f"No Ray cluster at {address}: {error}.") from None


def short_folder() -> str | None:
    """Return a folder whose path is short enough for Ray's sockets."""
    return "/tmp" if Path("/tmp").is_dir() else None


class Capacity:
    """The number of submitted tasks: all that can run, and as many to follow them."""

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
    """Import Ray without its reports to the network."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # the first one is reported
    if local:
        # Without it Ray on Linux takes the machine's own address even where it is given 127.0.0.1.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError:
        raise PoolError(INSTALL) from None
    return ray


def child_processes(word: str) -> "set[Process]":
    """Return the child processes whose command contains a word, with all below them."""
    from psutil import Error, Process

    found: set[Process] = set()
    for child in Process().children():
        with suppress(Error):  # it has just ended
            if word in " ".join(child.cmdline()):
                found |= {child, *child.children(recursive=True)}
    return found


def terminate(processes: "set[Process]") -> None:
    """End processes that Ray leaves behind: wait a moment, then kill them."""
    from psutil import NoSuchProcess, wait_procs

    _, alive = wait_procs(processes, END_SECONDS)
    for process in alive:
        with suppress(NoSuchProcess):
            process.kill()
    wait_procs(alive, END_SECONDS)
