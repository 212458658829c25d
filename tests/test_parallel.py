"""Worker processes: results, parts, failures, death, hanging, cancelling."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import aclosing

import pytest

from luna.parallel import (
    AsyncPool,
    AsyncWorker,
    Emit,
    Ended,
    Pool,
    ProcessPool,
    SerialPool,
    WorkerLost,
    WorkFailed,
    divmod_with,
)


def act(task: str, emit: Emit) -> int:
    """Do what a text says; return the id of this process."""
    emit(task)
    if task == "raise":
        raise ValueError("no")
    if task == "die":
        os._exit(3)
    if task == "hang":
        signal.pause()
    return os.getpid()


def processes() -> Pool:
    return ProcessPool(act, 2)


@pytest.fixture(params=[lambda: SerialPool(act), processes], ids=["serial", "processes"])
def pool(request: pytest.FixtureRequest) -> Iterator[Pool]:
    make: Callable[[], Pool] = request.param
    with make() as pool:
        yield pool


def by_task(pool: Pool, *tasks: str, seconds: float | None = None) -> dict[str, Ended]:
    return {ended.task: ended for ended in pool.run(tasks, lambda task: seconds)}


def test_a_failure_costs_its_task_alone(pool: Pool) -> None:
    ended = by_task(pool, "a", "raise", "b")
    assert str(ended["raise"].error) == "ValueError: no"
    assert ended["raise"].parts == ["raise"]
    assert ended["a"].error is None
    assert ended["b"].parts == ["b"]


def test_tasks_of_processes_do_not_run_here() -> None:
    with processes() as pool:
        ended = by_task(pool, *map(str, range(8)))
    assert 1 <= len({each.result for each in ended.values()}) <= 2
    assert os.getpid() not in {each.result for each in ended.values()}


def test_a_process_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("luna.parallel.START_SECONDS", 120.0)
    with processes() as pool:
        ended = by_task(pool, "die", "a", "b", "c")
        assert isinstance(ended["die"].error, WorkerLost)
        assert ended["die"].parts == ["die"]
        assert {each.error for name, each in ended.items() if name != "die"} == {None}
        assert isinstance(by_task(pool, "hang", seconds=0.05)["hang"].error, WorkerLost)
        assert by_task(pool, "d")["d"].error is None


async def everything(worker: AsyncWorker, task: str) -> list[object]:
    return [part async for part in worker.stream(task)]


def test_a_stream_yields_parts_and_the_result() -> None:
    async def run() -> None:
        worker = AsyncWorker(divmod_with)
        try:
            assert [part async for part in worker.stream((7, 2))] == [7, (3, 1)]
        finally:
            worker.close()

    asyncio.run(run())


def test_closing_a_stream_ends_its_process_and_not_the_worker() -> None:
    async def run() -> None:
        worker = AsyncWorker(act)
        try:
            async with aclosing(worker.stream("hang")) as parts:
                async for part in parts:
                    assert part == "hang"
                    break
            assert (await everything(worker, "a"))[0] == "a"
            with pytest.raises(WorkFailed, match="exit 3"):
                _ = [part async for part in worker.stream("die")]
            with pytest.raises(WorkFailed, match=r"no answer within 0\.05 s"):
                _ = [part async for part in worker.stream("hang", 0.05)]
            assert (await everything(worker, "b"))[0] == "b"
        finally:
            worker.close()

    asyncio.run(run())


def test_the_most_urgent_task_starts_first_and_the_spare_worker_takes_short_ones_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[str] = []
    go_on: dict[str, asyncio.Event] = {}

    class FakeWorker:
        def __init__(self, work: object, niceness: int) -> None:
            """No process."""

        async def stream(self, task: str, seconds: float | None) -> object:
            started.append(task)
            await go_on[task].wait()
            yield task

    monkeypatch.setattr("luna.parallel.AsyncWorker", FakeWorker)

    async def run() -> None:
        pool = AsyncPool(act, 1, spare=True)
        tasks: dict[str, asyncio.Task[list[object]]] = {}

        async def collect(name: str, urgency: int) -> list[object]:
            return [part async for part in pool.stream(name, urgency)]

        async def settle() -> None:
            for _ in range(5):
                await asyncio.sleep(0)

        async def start(name: str, urgency: int) -> None:
            go_on[name] = asyncio.Event()
            tasks[name] = asyncio.create_task(collect(name, urgency))
            await settle()

        for name, urgency in (("a", 2), ("b", 2), ("c", 1)):
            await start(name, urgency)
        assert started == ["a"]
        for name in "def":
            await start(name, 0)
        assert started == ["a", "d"]
        tasks["e"].cancel()
        go_on["a"].set()
        await settle()
        assert started == ["a", "d", "f"]
        go_on["d"].set()
        await settle()
        assert started == ["a", "d", "f"]  # the spare worker runs only urgent tasks
        for name in "fcb":
            go_on[name].set()
            await settle()
        assert started == ["a", "d", "f", "c", "b"]
        done = await asyncio.gather(*tasks.values(), return_exceptions=True)
        ended = dict(zip(tasks, done, strict=True))
        assert isinstance(ended.pop("e"), asyncio.CancelledError)
        assert ended == {name: [name] for name in "abcdf"}

    asyncio.run(run())


def test_a_task_is_interrupted_even_before_its_process_has_started() -> None:
    async def run() -> None:
        worker = AsyncWorker(act)
        try:
            stream = worker.stream("hang")
            first = asyncio.ensure_future(anext(stream))
            await asyncio.sleep(0)
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            assert (await everything(worker, "a"))[0] == "a"
        finally:
            worker.close()

    asyncio.run(run())
