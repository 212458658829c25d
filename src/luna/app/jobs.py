"""Work that takes long, as values: hosts run it in worker processes, in a queue or in the page."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any, Protocol, assert_never

from msgspec import Struct

from luna.analysis.advice import deepen
from luna.analysis.review import Judgement, judge
from luna.app.bots import choose_action
from luna.bots import Budget, TreeBot
from luna.game import Position
from luna.record.notation import parse_action
from luna.record.record import begin_record, print_header
from luna.rules.layout import Layout
from luna.rules.setup import Setup, first_state
from luna.rules.state import State


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
    budget: str | None = None
    """In place of the level's own."""
    tree: int | None = None
    """Nodes in its tree at most, on a device with little memory."""


Job = Analyse | Judge | BotMove


class Jobs(Protocol):
    """Runs jobs for the application."""

    def stream(self, job: Job, urgency: Urgency = Urgency.NOW) -> AsyncGenerator[Any, None]:
        """Yield the parts of the answer as they are found; the last one is the result.

        Raises `JobFailed`. Closing the generator ends the job.
        """


async def result(jobs: Jobs, job: Job, urgency: Urgency = Urgency.NOW) -> Any:
    """Run a job and return its last part."""
    last = None
    async with aclosing(jobs.stream(job, urgency)) as parts:
        async for part in parts:
            last = part
    return last


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


def run_job(job: Job) -> Iterator[object]:
    """Yield the parts of the answer; the last one is the result. Hosts call it in their workers."""
    setup, layout = decode_header(job.header)
    state = State.from_bytes(layout, job.state)
    match job:
        case Analyse():
            yield from deepen(setup, state, job.nodes, searcher())
        case Judge():
            action = parse_action(job.text)
            yield judge(setup, job.number, state, action, Budget.parse(job.budget), searcher())
        case BotMove():
            yield choose_action(job, setup, state)
        case _:
            assert_never(job)


async def choose_bot_move(jobs: Jobs, position: Position, bot: str) -> str:
    """The action of a bot in a position."""
    text: str = await result(
        jobs,
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
    jobs: Jobs, before: Position, after: Position, budget: str, urgency: Urgency = Urgency.NOW
) -> Judgement:
    """Judge the action that led from one position to the next."""
    header, state = print_header(before.setup), before.state.to_bytes()
    job = Judge(header, state, after.number, after.text, budget)
    judged: Judgement = await result(jobs, job, urgency)
    return judged
