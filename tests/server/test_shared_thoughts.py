"""A thought that another process asks after: nothing keeps its end from being known there."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from luna import Game
from luna.server.settings import Settings
from luna.server.store.errors import NoDatabase
from luna.server.store.store import Store
from luna.server.store.thoughts import KeptThought
from luna.server.thinking import thoughts as shared
from luna.server.thinking.thoughts import SharedThoughts
from luna.service import thoughts as own
from luna.service.analysing import Question
from luna.service.thoughts import Thoughts
from tests.server.harness import PATIENCE

HALF = (0.5, None)
"""What is heard of a thought before its end."""


class Analysts:
    """They come half-way at once, and to the end when they are let."""

    def __init__(self) -> None:
        self.end = asyncio.Event()

    async def answer(self, _question: Question, heard: Callable[[object], None]) -> None:
        await asyncio.sleep(0)
        heard(HALF)
        await self.end.wait()


class Rows:
    """What other processes read; while it is written, something else may happen."""

    def __init__(self, meanwhile: Callable[[], None]) -> None:
        self.kept: list[KeptThought] = []
        self.over = asyncio.Event()
        self._meanwhile = meanwhile

    async def begin(self, thought: KeptThought, *_: object) -> None:
        self.kept.append(thought)

    async def put(self, thought: KeptThought, _until: float) -> bool:
        self._meanwhile()
        for _ in range(5):  # so that whoever waits for what happened goes on
            await asyncio.sleep(0)
        self.kept.append(thought)
        if thought.done:
            self.over.set()
        return True

    async def find(self, *_: object) -> KeptThought:
        return self.kept[-1]

    async def end(self, thought: str) -> None:
        """Nobody asks for it here."""


async def share(rows: Rows, analysts: Analysts) -> None:
    """Think until other processes know the end."""
    store = cast("Store", SimpleNamespace(shared=True, thoughts=rows))
    thoughts = SharedThoughts(Thoughts(analysts), store, "this one")
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
    monkeypatch.setattr(own, "FIRST", 0.001)


def test_a_thought_that_ends_while_it_is_written_is_written_again() -> None:
    async def run() -> list[bool]:
        analysts = Analysts()
        rows = Rows(meanwhile=analysts.end.set)
        await share(rows, analysts)
        return [each.done for each in rows.kept]

    assert asyncio.run(run()) == [False, False, True]


def test_a_thought_is_shared_although_the_database_was_away() -> None:
    async def run() -> list[bool]:
        analysts = Analysts()
        away = [NoDatabase(), NoDatabase()]

        def meanwhile() -> None:
            analysts.end.set()
            if away:
                raise away.pop()

        rows = Rows(meanwhile)
        await share(rows, analysts)
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
