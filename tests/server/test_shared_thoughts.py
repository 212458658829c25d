"""Other processes always learn that a thought has ended."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from luna import Game
from luna.app import analysis
from luna.app.errors import NoDatabase
from luna.app.jobs import Job, Jobs, SearchBudgets, Urgency
from luna.server.settings import Settings
from luna.server.store.store import Store
from luna.server.store.thoughts import KeptThought
from luna.server.thinking import thoughts as shared
from luna.server.thinking.thoughts import SharedThoughts
from tests.server.harness import PATIENCE

HALF = (0.5, None)
"""The first part of an answer."""


class HalfJobs(Jobs):
    """Yields the first part at once, and ends when the test sets `end`."""

    def __init__(self) -> None:
        self.end = asyncio.Event()

    async def stream(self, job: Job, urgency: Urgency = Urgency.NOW) -> AsyncGenerator[Any, None]:
        await asyncio.sleep(0)
        yield HALF
        await self.end.wait()


class Rows:
    """The table that other processes read; calls `meanwhile` while a row is written."""

    def __init__(self, meanwhile: Callable[[], None]) -> None:
        self.kept: list[KeptThought] = []
        self.over = asyncio.Event()
        self._meanwhile = meanwhile

    async def begin(self, thought: KeptThought, *_: object) -> None:
        self.kept.append(thought)

    async def put(self, thought: KeptThought, _until: float) -> bool:
        self._meanwhile()
        for _ in range(5):  # so that tasks that wait for `meanwhile` go on
            await asyncio.sleep(0)
        self.kept.append(thought)
        if thought.done:
            self.over.set()
        return True

    async def find(self, *_: object) -> KeptThought:
        return self.kept[-1]

    async def end(self, thought: str) -> None:
        """Not used here."""


async def share(rows: Rows, jobs: HalfJobs) -> None:
    """Think until other processes know the end."""
    store = cast("Store", SimpleNamespace(shared=True, thoughts=rows))
    thoughts = SharedThoughts(jobs, SearchBudgets().thoughts_ms, store, "this one")
    position = Game.new(["red", "blue"], mode="preselected", seed=1).position
    try:
        await thoughts.begin("Ada", position, 0)
        async with asyncio.timeout(PATIENCE):
            await rows.over.wait()
    finally:
        await thoughts.close()


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "LOOK", 0.001)
    monkeypatch.setattr(shared, "KEPT", 0.0)
    monkeypatch.setattr(analysis, "FIRST_PART_SECONDS", 0.001)


def test_a_thought_that_ends_while_it_is_written_is_written_again() -> None:
    async def run() -> list[bool]:
        jobs = HalfJobs()
        rows = Rows(meanwhile=jobs.end.set)
        await share(rows, jobs)
        return [each.done for each in rows.kept]

    assert asyncio.run(run()) == [False, False, True]


def test_a_thought_is_shared_although_the_database_was_away() -> None:
    async def run() -> list[bool]:
        jobs = HalfJobs()
        away = [NoDatabase(), NoDatabase()]

        def meanwhile() -> None:
            jobs.end.set()
            if away:
                raise away.pop()

        rows = Rows(meanwhile)
        await share(rows, jobs)
        return [each.done for each in rows.kept]

    assert asyncio.run(run())[-1]


def test_a_thought_whose_process_is_silent_is_gone(settings: Settings) -> None:
    async def run() -> tuple[bool, bool]:
        store = Store(settings.url, lambda _seconds, _jobs: None)
        store.open()
        try:
            await store.thoughts.begin(KeptThought("one", 0.5, False, "{}"), "other", 10.0, 70.0)
            there = await store.thoughts.ask("one", 70.0) is not None
            return there, await store.thoughts.ask("one", 71.0) is None
        finally:
            store.close()

    assert asyncio.run(run()) == (True, True)
