"""Hints and puzzles do not wait for a review."""

import socket
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, closing
from pathlib import Path
from typing import Any

import pytest

from luna.analysis.puzzles import shipped
from luna.app.jobs import Job, Judge
from luna.parallel import AsyncWorker
from luna.server.settings import Settings
from tests.server.conftest import GENEROUS, QUICK
from tests.server.harness import PRESELECTED, Browser, Running, wait_for
from tests.server.test_reviews import finished, record


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
    stream = AsyncWorker.stream
    held: list[Job] = []

    async def hold_first_verdict(
        self: AsyncWorker, job: Job, seconds: float | None = None
    ) -> AsyncGenerator[Any, None]:
        if isinstance(job, Judge) and not held:
            held.append(job)
            await loop.sock_recv(theirs, 1)
        async with aclosing(stream(self, job, seconds)) as parts:
            async for part in parts:
                yield part

    monkeypatch.setattr(AsyncWorker, "stream", hold_first_verdict)
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
