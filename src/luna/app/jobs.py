"""Work that takes long, as values: hosts run it in worker processes, in a queue or in the page.

A computation has an answer that someone waits for. A task changes what is stored; it is submitted
in the transaction that makes it necessary, and runs even if every process dies in between.
"""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any, Final, Protocol, assert_never

from msgspec import Struct

from luna.analysis.hints import Advice, iterate
from luna.analysis.review import Judgement, judge
from luna.app.background import log_event
from luna.app.bots import choose_action
from luna.app.errors import NoDatabase, Unwritable
from luna.app.names import new_id
from luna.bots import Budget, TreeBot
from luna.game import Position
from luna.record.notation import parse_action
from luna.record.record import begin_record, print_header
from luna.rules.layout import Layout
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.table.problem import missing

LOG = logging.getLogger("luna.app.jobs")
MAX_ATTEMPTS: Final = 5
"""A task that fails so often is quarantined."""
NO_DATABASE_SECONDS: Final = 1.0
"""How long a task waits for a database that does not answer."""
FIRST_PART_SECONDS: Final = 1.5
"""How long an answer waits for more progress."""
UNWATCHED_SECONDS: Final = 20.0
"""A computation for an owner ends when no one has asked about it for so long."""
MAX_WATCHED: Final = 500


class JobFailed(Exception):
    """A job ended without a result; the text says why."""


class Urgency(IntEnum):
    """The order in which waiting jobs are run."""

    NOW = 0
    """A player waits for a short answer: a bot's move, a hint, the check of a puzzle."""
    WATCHED = 1
    """A player watches the answer grow."""
    BACKGROUND = 2
    """The answer is read later."""


class Analyse(Struct, frozen=True, tag="analyse"):
    """Find the best actions of a position, ever deeper up to a number of nodes."""

    header: str
    """The header of the game's record."""
    state: bytes
    nodes: int


class Judge(Struct, frozen=True, tag="judge"):
    """Compare an action that was played in a position with the best one."""

    header: str
    state: bytes
    number: int
    text: str
    budget: str


class BotMove(Struct, frozen=True, tag="bot-move"):
    """Choose an action for the player to act."""

    header: str
    state: bytes
    number: int
    """How many actions led here. The bot's seed: a restart changes nothing."""
    actions_in_round: int
    bot: str
    """A level, or the whole name of an operator's own bot."""


Computation = Analyse | Judge | BotMove
ANSWERS: Final[dict[type, type]] = {Analyse: Advice, Judge: Judgement, BotMove: str}


class PlayBot(Struct, frozen=True, tag="play-bot"):
    """Let a bot act in a position of a table, named by the entry that led to it."""

    table: str
    position: int


class RunReview(Struct, frozen=True, tag="review"):
    """Judge the actions of a review that have no verdict yet."""

    review: str


class NotifyTurn(Struct, frozen=True, tag="notify-turn"):
    """Notify a user, if away, that it is their turn since an entry of a table."""

    table: str
    position: int
    user: str


class WithdrawNotices(Struct, frozen=True, tag="withdraw-notices"):
    """Remove the notices of turns that are over from the browsers that show them."""

    table: str


class SendNotice(Struct, frozen=True, tag="send-notice"):
    """Send a notice by mail or webhook."""

    way: str
    address: str
    key: str
    """The message that says it."""
    language: str
    link: str
    table: str = ""
    colour: str = ""
    """Of the order whose turn it is."""


class PushNotice(Struct, frozen=True, tag="push-notice"):
    """Push to the browsers of a user that it is their turn."""

    user: str
    table: str
    position: int
    language: str
    link: str
    colour: str


class Compute(Struct, frozen=True, tag="compute"):
    """Find the answer of a computation that is stored under an id."""

    id: str


class RebuildRatings(Struct, frozen=True, tag="rebuild-ratings"):
    """Compute all ratings from the logs of rated games."""


Task = (
    PlayBot
    | RunReview
    | NotifyTurn
    | WithdrawNotices
    | SendNotice
    | PushNotice
    | Compute
    | RebuildRatings
)
Job = Computation | Task
Handler = Callable[[Any], Awaitable[Any]]


class Progress(Struct, frozen=True):
    """How far a computation has come."""

    job: Computation
    progress: float
    """From 0 to 1."""
    answer: Any
    """The answer so far; None before its first part."""
    done: bool
    fault: str | None = None
    """Why there will be no answer."""


class Runner(Protocol):
    """Runs computations and waits for them."""

    async def run(self, job: Computation, urgency: Urgency = Urgency.NOW) -> Any:
        """Return the answer; raise `JobFailed`."""


class Jobs(ABC):
    """Runs jobs for the application, here or elsewhere."""

    durable = False
    """Tasks survive the end of this process."""

    @abstractmethod
    async def submit(
        self, job: Computation, urgency: Urgency = Urgency.NOW, owner: str = ""
    ) -> str:
        """Start a computation and return its id; end the one that its owner had before."""

    @abstractmethod
    async def submit_task(self, task: Task) -> None:
        """Start a task that no transaction makes necessary."""

    @abstractmethod
    async def progress(self, job_id: str, known: float = 1.0) -> Progress:
        """Return the progress; wait a moment if it is not beyond `known`."""

    @abstractmethod
    async def cancel(self, job_id: str) -> None: ...

    @abstractmethod
    async def result(self, job_id: str) -> Any:
        """Wait for the answer and forget the job; raise `JobFailed`."""

    async def run(self, job: Computation, urgency: Urgency = Urgency.NOW) -> Any:
        """Submit a computation and wait for its answer; cancel it if the caller is cancelled."""
        job_id = await self.submit(job, urgency)
        try:
            return await self.result(job_id)
        except asyncio.CancelledError:
            await asyncio.shield(self.cancel(job_id))
            raise


Stream = Callable[[Computation, Urgency], AsyncGenerator[Any, None]]
"""Yields the parts of an answer, the last one is the answer; raises `JobFailed`."""


@dataclass
class Running:
    """A computation of this process."""

    id: str
    job: Computation
    owner: str
    asked: float
    progress: float = 0.0
    answer: Any = None
    done: bool = False
    fault: str | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def shown(self) -> Progress:
        return Progress(self.job, self.progress, self.answer, self.done, self.fault)

    @property
    def unwatched(self) -> bool:
        return bool(self.owner) and time.monotonic() - self.asked > UNWATCHED_SECONDS


class LocalJobs(Jobs):
    """Jobs of this process, in memory; hosts without a queue need no more."""

    def __init__(self, stream: Stream) -> None:
        self.handlers: dict[type, Handler] = {}
        """What each kind of task does; features add theirs."""
        self._stream = stream
        self._running: dict[str, Running] = {}
        self._tasks: dict[Task, asyncio.Task[None]] = {}
        self._again: set[Task] = set()

    async def submit(
        self, job: Computation, urgency: Urgency = Urgency.NOW, owner: str = ""
    ) -> str:
        for other in list(self._running.values()):
            if (owner and other.owner == owner) or other.unwatched:
                self._end(other)
        while len(self._running) >= MAX_WATCHED:
            self._end(next(iter(self._running.values())))
        found = Running(new_id(12), job, owner, time.monotonic())
        self._running[found.id] = found
        found.task = asyncio.create_task(self._run(found, urgency))
        return found.id

    async def _run(self, found: Running, urgency: Urgency) -> None:
        watch = asyncio.create_task(self._end_unwatched(found)) if found.owner else None
        try:
            async with aclosing(self._stream(found.job, urgency)) as parts:
                async for part in parts:
                    found.progress, found.answer = split(found.job, part)
                    found.changed.set()
        except JobFailed as error:
            found.fault = str(error)
        finally:
            if watch is not None:
                watch.cancel()
            found.done = True
            found.changed.set()

    async def _end_unwatched(self, found: Running) -> None:
        while not found.unwatched:
            await asyncio.sleep(UNWATCHED_SECONDS / 4)
        if found.task is not None:
            found.task.cancel()

    async def progress(self, job_id: str, known: float = 1.0) -> Progress:
        found = self._running.get(job_id)
        if found is None:
            raise missing("thought")
        found.asked = time.monotonic()
        if found.progress <= known and not found.done:
            found.changed.clear()
            try:
                async with asyncio.timeout(FIRST_PART_SECONDS):
                    await found.changed.wait()
            except TimeoutError:
                pass
        return found.shown()

    async def cancel(self, job_id: str) -> None:
        found = self._running.get(job_id)
        if found is not None:
            self._end(found)

    async def result(self, job_id: str) -> Any:
        found = self._running[job_id]
        if found.task is not None:
            await asyncio.wait((found.task,))
        self._running.pop(job_id, None)
        if found.fault is not None:
            raise JobFailed(found.fault)
        return found.answer

    def _end(self, found: Running) -> None:
        self._running.pop(found.id, None)
        if found.task is not None:
            found.task.cancel()

    async def submit_task(self, task: Task) -> None:
        self.start([task])

    def start(self, tasks: Sequence[Task]) -> None:
        """Run tasks; one that is running already is run again afterwards."""
        for task in tasks:
            if task in self._tasks:
                self._again.add(task)
            else:
                self._tasks[task] = asyncio.create_task(self._attempt(task))

    async def _attempt(self, task: Task) -> None:
        """Run a task until it succeeds or has failed too often."""
        try:
            for attempt in range(1, MAX_ATTEMPTS + 1):
                try:
                    await self._run_task(task)
                except Exception as error:
                    fault = describe(error)
                    log_event(
                        LOG, logging.ERROR, "task-failed", kind=type(task).__name__, fault=fault
                    )
                    if attempt == MAX_ATTEMPTS:
                        await self._quarantine(task, fault)
                    else:
                        await asyncio.sleep(retry_seconds(attempt))
                else:
                    if task not in self._again:
                        await self._succeeded(task)
                    return
        finally:
            del self._tasks[task]
            if task in self._again:
                self._again.discard(task)
                self.start([task])

    async def _run_task(self, task: Task) -> None:
        """Run a task; without a database it waits, however long."""
        while True:
            try:
                await self.handlers[type(task)](task)
            except (NoDatabase, Unwritable):
                await asyncio.sleep(NO_DATABASE_SECONDS)
            else:
                return

    async def _quarantine(self, task: Task, fault: str) -> None:
        """A task has failed too often."""

    async def _succeeded(self, task: Task) -> None:
        """A task is done."""

    async def idle(self) -> None:
        """Wait until no task runs."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        running = [found.task for found in self._running.values() if found.task is not None]
        tasks = [*running, *self._tasks.values()]
        self._again.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._running.clear()


def describe(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {error}"[:300]


def retry_seconds(attempts: int) -> float:
    """How long a task that has failed so often waits: a second, then twice as long each time."""
    return float(2 ** (attempts - 1))


class SearchBudgets(Struct, frozen=True):
    """How long a host searches for each purpose; times stand for nodes, so results repeat."""

    puzzle: str = "4000n"
    """To compare an answer with the solution."""
    review: str = "200ms"
    """For each action of a game."""
    thoughts_ms: tuple[int, ...] = (300, 1_200, 5_000, 20_000)
    """For advice, by its depth."""


@cache
def searcher() -> TreeBot:
    return TreeBot()


@lru_cache(maxsize=256)
def decode_header(header: str) -> tuple[Setup, Layout]:
    """The setup of a game, and the layout that its positions share."""
    setup = begin_record(header)[0]
    return setup, first_state(setup).layout


def decode_position(job: Computation) -> Position:
    """The position that a computation is about."""
    setup, layout = decode_header(job.header)
    return Position(setup, State.from_bytes(layout, job.state))


def compute(job: Computation) -> Iterator[object]:
    """Yield the parts of the answer; the last one is the answer. Hosts call it in their workers."""
    setup, layout = decode_header(job.header)
    state = State.from_bytes(layout, job.state)
    match job:
        case Analyse():
            yield from iterate(setup, state, job.nodes, searcher())
        case Judge():
            action = parse_action(job.text)
            yield judge(setup, job.number, state, action, Budget.parse(job.budget), searcher())
        case BotMove():
            yield choose_action(job, setup, state)
        case _:
            assert_never(job)


def split(job: Computation, part: Any) -> tuple[float, Any]:
    """The progress and the answer in a part: analysis says how far it has come."""
    if isinstance(job, Analyse):
        progress, answer = part
        return progress, answer
    return 1.0, part


async def choose_bot_move(runner: Runner, position: Position, bot: str) -> str:
    """The action of a bot in a position."""
    text: str = await runner.run(
        BotMove(
            print_header(position.setup),
            position.state.to_bytes(),
            position.number,
            actions_in_round(position),
            bot,
        ),
    )
    return text


def actions_in_round(position: Position) -> int:
    """Actions since the round began."""
    played, at = 0, position
    while at.before is not None:
        if (at.before.round, at.before.state.phase) != (position.round, position.state.phase):
            break
        played, at = played + 1, at.before
    return played


async def judge_action(
    runner: Runner, before: Position, after: Position, budget: str, urgency: Urgency = Urgency.NOW
) -> Judgement:
    """Judge the action that led from one position to the next."""
    header, state = print_header(before.setup), before.state.to_bytes()
    job = Judge(header, state, after.number, after.text, budget)
    judged: Judgement = await runner.run(job, urgency)
    return judged
