"""Hints and puzzles do not wait for a review."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from luna.server.thinking.analysts import AnalystPool, AnalystProcess, Heard
from luna.service.analysing import Deepen, Place, Question, Urgency

from luna.analysis.puzzles import shipped
from luna.server.http import puzzles
from luna.server.settings import Settings
from luna.server.thinking import analysts, reviews
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, wait_for
from tests.server.test_reviews import finished, record


class Busy:
    """Stands for a process: each question is answered when the test says so."""

    begun: list[int] = []  # noqa: RUF012
    gates: dict[int, asyncio.Event] = {}  # noqa: RUF012

    async def answer(self, question: Question, heard: Heard) -> None:
        assert isinstance(question, Deepen)
        self.begun.append(question.nodes)
        await self.gates[question.nodes].wait()

    def close(self) -> None:
        pass


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> type[Busy]:
    monkeypatch.setattr(analysts, "AnalystProcess", Busy)
    Busy.begun, Busy.gates = [], {}
    return Busy


def test_the_most_urgent_goes_first_and_short_questions_wait_for_short_ones_alone(
    busy: type[Busy],
) -> None:
    async def ask_all() -> None:
        shared = AnalystPool(1)
        shared.open()
        tasks: dict[int, asyncio.Task[None]] = {}

        async def ask(number: int, urgency: Urgency) -> None:
            busy.gates[number] = asyncio.Event()
            question = Deepen(Place("", b""), number, urgency)
            tasks[number] = asyncio.create_task(shared.answer(question, lambda part: None))
            await settled()

        async def settled() -> None:
            for _ in range(5):
                await asyncio.sleep(0)

        await ask(1, Urgency.SOMETIME)
        await ask(2, Urgency.SOMETIME)
        await ask(3, Urgency.LATER)
        assert busy.begun == [1]
        await ask(4, Urgency.SOON)
        await ask(5, Urgency.SOON)
        await ask(6, Urgency.SOON)
        assert busy.begun == [1, 4]
        tasks[5].cancel()
        busy.gates[1].set()
        await settled()
        assert busy.begun == [1, 4, 6]
        busy.gates[4].set()
        await settled()
        assert busy.begun == [1, 4, 6]  # that one is kept for what takes a moment
        for number in (6, 3, 2):
            busy.gates[number].set()
            await settled()
        assert busy.begun == [1, 4, 6, 3, 2]
        done = await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert [number for number, end in zip(tasks, done, strict=True) if end is not None] == [5]

    asyncio.run(ask_all())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(data=tmp_path, limits=GENEROUS, analyse=1))
    yield running
    running.stop()


def test_a_hint_and_a_puzzle_are_answered_while_a_review_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = server.instance.loop
    assert loop is not None
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    answer = AnalystProcess.answer
    held: list[Question] = []

    async def answer_late(self: AnalystProcess, question: Question, heard: Heard) -> None:
        if question.urgency is Urgency.SOMETIME and not held:
            held.append(question)
            await loop.sock_recv(theirs, 1)
        await answer(self, question, heard)

    monkeypatch.setattr(reviews, "BUDGET", "3n")
    monkeypatch.setattr(puzzles, "CHECK", "4n")
    monkeypatch.setattr(AnalystProcess, "answer", answer_late)
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
        answered = ada.post(f"/api/puzzles/{puzzle.id}/answer", text="meditate")
        assert not answered["right"]
        assert ada.get(f"/api/reviews/{review}")["judged"] == 0
        ours.sendall(b".")
        assert finished(ada, review)["judged"] == 12
