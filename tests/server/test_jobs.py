"""Hints and puzzles do not wait for a review."""

import asyncio
import socket
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, closing
from pathlib import Path
from typing import Any

import pytest

from luna.analysis.puzzles import shipped
from luna.app.jobs import Analyse, Job, Judge, Urgency
from luna.server import jobs
from luna.server.jobs import Worker, WorkerPool
from luna.server.settings import Settings
from tests.server.conftest import GENEROUS, QUICK
from tests.server.harness import PRESELECTED, Browser, Running, wait_for
from tests.server.test_reviews import finished, record


class FakeWorker:
    """Ends each job when the test sets its event."""

    started: list[int] = []  # noqa: RUF012
    events: dict[int, asyncio.Event] = {}  # noqa: RUF012

    def __init__(self, niceness: int) -> None:
        """No process."""

    async def stream(self, job: Job) -> AsyncGenerator[Any, None]:
        assert isinstance(job, Analyse)
        self.started.append(job.nodes)
        await self.events[job.nodes].wait()
        yield None


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> type[FakeWorker]:
    monkeypatch.setattr(jobs, "Worker", FakeWorker)
    FakeWorker.started, FakeWorker.events = [], {}
    return FakeWorker


def test_the_most_urgent_job_starts_first_and_short_ones_wait_for_short_ones_alone(
    workers: type[FakeWorker],
) -> None:
    async def run_all() -> None:
        pool = WorkerPool(1, spare=True)
        tasks: dict[int, asyncio.Task[None]] = {}

        async def run(number: int, urgency: Urgency) -> None:
            async with aclosing(pool.stream(Analyse("", b"", number), urgency)) as parts:
                async for _ in parts:
                    pass

        async def start(number: int, urgency: Urgency) -> None:
            workers.events[number] = asyncio.Event()
            tasks[number] = asyncio.create_task(run(number, urgency))
            await settle()

        async def settle() -> None:
            for _ in range(5):
                await asyncio.sleep(0)

        await start(1, Urgency.BACKGROUND)
        await start(2, Urgency.BACKGROUND)
        await start(3, Urgency.WATCHED)
        assert workers.started == [1]
        await start(4, Urgency.NOW)
        await start(5, Urgency.NOW)
        await start(6, Urgency.NOW)
        assert workers.started == [1, 4]
        tasks[5].cancel()
        workers.events[1].set()
        await settle()
        assert workers.started == [1, 4, 6]
        workers.events[4].set()
        await settle()
        assert workers.started == [1, 4, 6]  # the spare worker runs only short jobs
        for number in (6, 3, 2):
            workers.events[number].set()
            await settle()
        assert workers.started == [1, 4, 6, 3, 2]
        done = await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert [number for number, end in zip(tasks, done, strict=True) if end is not None] == [5]

    asyncio.run(run_all())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(data=tmp_path, limits=GENEROUS, budgets=QUICK, analyse=1))
    yield running
    running.stop()


def test_a_hint_and_a_puzzle_are_answered_while_a_review_runs(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = server.instance.loop
    assert loop is not None
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    stream = Worker.stream
    held: list[Job] = []

    async def hold_first_verdict(self: Worker, job: Job) -> AsyncGenerator[Any, None]:
        if isinstance(job, Judge) and not held:
            held.append(job)
            await loop.sock_recv(theirs, 1)
        async with aclosing(stream(self, job)) as parts:
            async for part in parts:
                yield part

    monkeypatch.setattr(Worker, "stream", hold_first_verdict)
    with ours, theirs, closing(Browser(server.url, "Ada")) as ada:
        review = ada.post("/api/reviews", 201, record=record())["review"]
        wait_for(lambda: bool(held))
        table = ada.table("you", "you", **PRESELECTED)["table"]
        thought = ada.post(f"/api/tables/{table}/advice")
        while not thought["done"]:
            path = f"/api/thoughts/{thought['thought']}?known={thought['progress']}"
            thought = ada.get(path)
        assert len(thought["options"]) == 3
        puzzle = next(each for each in shipped().values() if each.solution.startswith("sanctify"))
        answer = ada.post(f"/api/puzzles/{puzzle.id}/answer", text="meditate")
        assert not answer["right"]
        assert ada.get(f"/api/reviews/{review}")["judged"] == 0
        ours.sendall(b".")
        assert finished(ada, review)["judged"] == 12
