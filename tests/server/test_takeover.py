"""When a process dies, the others take over its work at once."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, closing, contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import psutil
import pytest

from luna.app.jobs import Job, Urgency
from luna.server.instance import now
from luna.server.settings import Settings
from luna.server.store.process_lives import Process
from luna.server.store.thoughts import KeptThought
from tests.server.conftest import GENEROUS, QUICK
from tests.server.harness import (
    PATIENCE,
    PRESELECTED,
    Browser,
    Running,
    due_notice,
    start_game,
    wait_for,
)
from tests.server.postgres import new_database
from tests.server.test_reviews import finished, record
from tests.server.waiting_bot import WAITING, WHERE

FOR_EVER = 1e12
"""A lease until then never expires."""
SERVE = """
import sys
from luna.server.run import serve
from luna.server.settings import Settings
settings = Settings(database=sys.argv[1], bots=(sys.argv[2],), lease=1e9)
serve(settings, "127.0.0.1", 0, lambda address: print(address, flush=True), workers=2)
"""


@contextmanager
def serving(database: str, port: int) -> Iterator[tuple[int, str]]:
    """Start two workers whose leases never expire; yield the supervisor's pid and the address."""
    command = [sys.executable, "-c", SERVE, database, WAITING]
    environment = {**os.environ, WHERE: str(port)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.pid, process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()


def wait_for_bot(listener: socket.socket, supervisor: int) -> tuple[socket.socket, int]:
    """Wait until a bot thinks; return the connection to it, and the worker that it thinks for."""
    line, _ = listener.accept()
    line.settimeout(PATIENCE)
    thinker = psutil.Process(int(line.makefile().readline()))
    above = [thinker, *thinker.parents()]
    at = [process.pid for process in above].index(supervisor)
    return line, above[at - 1].pid


def test_bots_of_a_killed_worker_move_although_its_lease_never_expires(
    postgres: str,
) -> None:
    database = new_database(postgres, "bereft")
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        serving(database, listener.getsockname()[1]) as (supervisor, url),
        closing(Browser(url, "Ada")) as ada,
    ):
        listener.settimeout(PATIENCE)
        table = ada.table("waiting", "waiting", **PRESELECTED)["table"]
        line, worker = wait_for_bot(listener, supervisor)
        with line:
            assert ada.view(table)["number"] == 0
            os.kill(worker, signal.SIGKILL)
            again, other = wait_for_bot(listener, supervisor)
            assert other != worker
        with again:
            again.sendall(b".")
            wait_for(lambda: moved(url, ada, table))


def moved(url: str, player: Browser, table: str) -> bool:
    """Whether the bot has moved, over a new connection: an old one may lead to the dead worker."""
    with closing(Browser(url)) as looker:
        looker.http.cookies.update(dict(player.http.cookies.items()))
        return bool(looker.view(table)["number"] == 1)


@pytest.fixture
def settings(postgres: str, request: pytest.FixtureRequest) -> Settings:
    name = request.node.name.removeprefix("test_")[:60]
    settings = Settings(
        database=new_database(postgres, name), limits=GENEROUS, tick=0.05, budgets=QUICK
    )
    return replace(settings, webhooks=True, private_webhooks=True)


@pytest.fixture
def worker(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def other(settings: Settings, worker: Running) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.stop()


def test_a_notice_that_a_dead_process_took_is_sent(worker: Running) -> None:
    instance, gone, sent = worker.instance, Process(), []
    instance.notifications._ways["webhook"].send = lambda address, notice: sent.append(notice.key)  # type: ignore[method-assign]
    with closing(Browser(worker.url, "Ada")) as ada, closing(Browser(worker.url, "Ben")) as ben:
        table = start_game(ada, ben)

        async def die() -> None:
            due = await due_notice(instance, table)
            assert await instance.store.notifications.take(due, gone.name, now(), FOR_EVER)
            await instance.store.processes.add(gone)

        worker.do(die)
        wait_for(lambda: sent == ["your-turn"])
        wait_for(lambda: not worker.do(lambda: instance.store.notifications.unsent(FOR_EVER + 1)))


def test_a_review_that_a_dead_process_took_goes_on(worker: Running) -> None:
    store, gone = worker.instance.store, Process()
    with closing(Browser(worker.url)) as visitor:
        review = visitor.post("/api/reviews", 201, record=record(1))["review"]
        finished(visitor, review)
        wait_for(lambda: not worker.do(lambda: store.claims.taken(review, 0.0)))

        async def die() -> None:
            await store.claims.take(review, gone.name, now(), FOR_EVER)
            await store.processes.add(gone)

        worker.do(die)
        wait_for(lambda: not worker.do(lambda: store.claims.taken(review, now())))


def test_a_thought_of_a_dead_process_is_no_longer_waited_for(worker: Running) -> None:
    store, gone = worker.instance.store, Process()

    async def die() -> None:
        await store.thoughts.begin(KeptThought("t", 0.1, False, "{}"), gone.name, 0.0, FOR_EVER)
        await store.processes.add(gone)

    worker.do(die)
    with closing(Browser(worker.url)) as visitor:
        wait_for(lambda: visitor.http.get("/api/thoughts/t?known=0.1").status_code == 404)


def note_jobs(running: Running, noted: list[Job], gate: socket.socket) -> None:
    """Note the jobs of a server; the first one waits until a byte comes through the gate."""
    jobs, loop = running.instance.jobs, running.instance.loop
    assert loop is not None
    stream = jobs.stream

    async def note(job: Job, urgency: Urgency = Urgency.NOW) -> AsyncGenerator[Any, None]:
        noted.append(job)
        if len(noted) == 1:
            await loop.sock_recv(gate, 1)
        async with aclosing(stream(job, urgency)) as parts:
            async for part in parts:
                yield part

    jobs.stream = note  # type: ignore[method-assign]


def test_a_review_is_computed_by_one_process_and_shown_by_all(
    worker: Running, other: Running
) -> None:
    judged: list[Job] = []
    gate = socket.socketpair()
    for each in (worker, other):
        note_jobs(each, judged, gate[1])
    gate[1].setblocking(False)
    with closing(Browser(worker.url)) as ada, closing(Browser(other.url)) as ben, gate[0], gate[1]:
        text = record()
        review = ada.post("/api/reviews", 201, record=text)["review"]
        wait_for(lambda: len(judged) == 1)
        assert ben.post("/api/reviews", 201, record=text)["review"] == review
        tasks = other.instance.services.reviews._tasks
        wait_for(lambda: review not in other.do(partial(set, tasks)))
        seen = ben.get(f"/api/reviews/{review}")
        assert (seen["running"], seen["judged"]) == (True, 0)
        gate[0].sendall(b".")
        assert finished(ben, review)["judged"] == 12
    assert len(judged) == 12
