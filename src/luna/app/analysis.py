"""Analysis: boards without a table, hints, and advice that deepens while the player watches it."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct
from msgspec import field as with_default

from luna.analysis.hints import Advice, Advised
from luna.analysis.puzzles import shipped
from luna.analysis.reasons import Reason
from luna.app.context import Context
from luna.app.fair_play import forbid_outside_help, forbid_running_game
from luna.app.jobs import Analyse, JobFailed, Jobs, Urgency
from luna.app.names import new_id
from luna.app.request import (
    ONE_LINE,
    Done,
    LevelName,
    Number,
    Place,
    RecordText,
    Request,
    ShortId,
    TableId,
    Text,
)
from luna.app.request import (
    Sequence as EntryNumber,
)
from luna.app.routing import Routes
from luna.app.tables.bots import BotPlayers
from luna.app.tables.positions import PastPosition, Preview, Why, explain, past_position, preview
from luna.app.tables.story import SentenceView, sentence_view
from luna.app.tables.view import EntryView, View, entry_view, own, view
from luna.bots import Budget
from luna.game import Game, Position
from luna.record.record import print_header
from luna.record.shape import Order
from luna.rules.legal_actions import play
from luna.rules.narration import narrate
from luna.rules.refusals import Detail, Refused
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.table import commands
from luna.table.board import LOOKER, lay_board
from luna.table.playing import running
from luna.table.problem import Problem, invalid, missing, refused
from luna.table.table import Table

routes = Routes("analysis")
LOG = logging.getLogger("luna.app.analysis")

ThoughtId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
Actions = Annotated[list[Text], Meta(max_length=600)]
MAX_ACTIONS = 600
"""Actions of a game on a board: more than any game has that people play to its end."""
DEEP = 2
"""The depth from which advice takes so long that shorter answers go first."""
FIRST_PART_SECONDS = 1.5
"""How long an answer waits for the first part of the advice."""
UNWATCHED_SECONDS = 20.0
"""Advice that no one asks about for this long ends."""
MAX_THOUGHTS = 500


class BoardSpec(Request, frozen=True):
    """Where a board begins (a record, its first `at` actions, or a puzzle) and what follows."""

    record: RecordText | None = None
    puzzle: ShortId | None = None
    at: Number | None = None
    actions: Actions = with_default(default_factory=list)
    since: EntryNumber = 0
    """The last entry of its log that the client has."""


class BoardPreview(Request, frozen=True):
    """Show what an action would change on a board."""

    board: BoardSpec
    text: Text


class BoardWhy(Request, frozen=True):
    """Ask on a board why something is not legal: an action, or a verb at places."""

    board: BoardSpec
    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = with_default(default_factory=list)


class BoardPosition(Request, frozen=True):
    """A position of a board, by the entry of its log."""

    board: BoardSpec
    sequence: EntryNumber


class BoardAdvice(Request, frozen=True):
    """Analyse the position on a board."""

    board: BoardSpec
    depth: Annotated[int, Meta(ge=0, le=3)] = 0


class Depth(Request, frozen=True):
    """How deep to search: for a moment, or up to about twenty seconds."""

    depth: Annotated[int, Meta(ge=0, le=3)] = 0


class HintLevel(Request, frozen=True):
    """Which bot to ask; by default the strongest."""

    level: LevelName | None = None


class ThoughtQuery(Request, frozen=True):
    """The progress that the client has seen."""

    known: Annotated[float, Meta(ge=0, le=1)] = 0.0


class Board(Struct, frozen=True):
    """A board without a table: its log from some entry on, and the view at its end."""

    entries: list[EntryView]
    view: View


class Hint(Struct, frozen=True):
    """What a bot would play."""

    text: str


class ReasonView(Struct, frozen=True):
    """A part of the sentence that says why: the message `reason-` and the key, and its values."""

    key: str
    points: float
    details: dict[str, Detail]


class LineStep(Struct, frozen=True):
    """An action that is expected to follow."""

    order: Order
    text: str
    said: SentenceView


class AdvisedAction(Struct, frozen=True):
    """An action, what is expected of it for every order, and why."""

    text: str
    said: SentenceView
    visits: int
    chances: dict[Order, float]
    """Chance to win; in solo one half is even, and a point of margin moves it by 0.005."""
    points: dict[Order, float]
    sources: dict[Order, dict[str, float]]
    reasons: list[ReasonView]
    line: list[LineStep]


class Thought(Struct, frozen=True):
    """The advice on a position so far; `progress` goes from 0 to 1."""

    thought: str
    progress: float
    done: bool
    nodes: int
    options: list[AdvisedAction]


@routes.post("/tables/{table_id}/hint")
async def give_hint(ctx: Context, table_id: TableId, body: HintLevel | None) -> Hint:
    """Return what a bot would play now, for those at the table; the log records the request."""
    user = await ctx.require_user()
    ctx.limit("hints")
    room = await ctx.tables.get(table_id)
    level = ctx.services.level(body.level if body else None, default=-1)
    position = running(room.table)
    await forbid_outside_help(ctx, room.table)
    await ctx.tables.perform(room, commands.TakeHint(user))
    return Hint(await ctx.feature(BotPlayers).suggest(position, level))


@routes.post("/tables/{table_id}/advice")
async def advise_at_table(ctx: Context, table_id: TableId, body: Depth) -> Thought:
    """Return the three best actions of the position on the table, their values, and why.

    For those who play there, where hints are allowed; the log records the request. The answer has
    what a moment shows; `GET /thoughts/{thought_id}` has more.
    """
    user = await ctx.require_user()
    ctx.limit("hints")
    room = await ctx.tables.get(table_id)
    position = running(room.table)
    await forbid_outside_help(ctx, room.table)
    await ctx.tables.perform(room, commands.TakeHint(user))
    return await ctx.services.thoughts.begin(ctx.caller, position, body.depth)


@routes.get("/thoughts/{thought_id}")
async def show_thought(ctx: Context, thought_id: ThoughtId, query: ThoughtQuery) -> Thought:
    """Return the progress of advice: at once, or a moment later if it is not beyond `known`."""
    return await ctx.services.thoughts.wait(thought_id, query.known)


@routes.delete("/thoughts/{thought_id}")
async def end_thought(ctx: Context, thought_id: ThoughtId) -> Done:
    """End advice. Advice that no one asks about ends by itself."""
    await ctx.services.thoughts.end(thought_id)
    return Done(True)


@routes.post("/boards", cost=2)
async def show_board(ctx: Context, body: BoardSpec) -> Board:
    """Return a board after some actions: its log, and the view that a player would see."""
    table = board_of(body)
    entries = [entry_view(table, entry) for entry in table.entries[body.since :]]
    return Board(entries, view(table, {LOOKER}, you=own(table, LOOKER)))


@routes.post("/boards/position", cost=1)
async def show_board_position(ctx: Context, body: BoardPosition) -> PastPosition:
    """Return the position after an entry of a board's log."""
    return past_position(board_of(body.board), body.sequence)


@routes.post("/boards/preview", cost=1)
async def preview_on_board(ctx: Context, body: BoardPreview) -> Preview:
    """Return what an action would change."""
    return preview(running(board_of(body.board)), body.text)


@routes.post("/boards/why", cost=1)
async def explain_on_board(ctx: Context, body: BoardWhy) -> Why:
    """Say whether something is legal, and if not, which rule forbids it."""
    return explain(running(board_of(body.board)), body.text, body.verb, body.places)


@routes.post("/boards/advice")
async def advise_on_board(ctx: Context, body: BoardAdvice) -> Thought:
    """Return the best actions of the position on a board, and why.

    Refused for a game that several people are still playing.
    """
    ctx.limit("hints")
    position = running(board_of(body.board))
    await forbid_running_game(ctx, position)
    return await ctx.services.thoughts.begin(ctx.caller, position, body.depth)


@lru_cache(maxsize=32)
def load_record(record: str, at: int | None) -> Position:
    """The position of a record, with its history; `Refused` if an action is not legal."""
    return Game.from_record(record, at).position


def position_in(record: str, at: int | None = None) -> Position:
    """The same, or a problem."""
    try:
        return load_record(record, at)
    except Refused as error:
        raise refused(error) from None


def first_board_position(spec: BoardSpec) -> Position:
    if spec.puzzle is not None:
        puzzle = shipped().get(spec.puzzle)
        if puzzle is None:
            raise missing("puzzle")
        return Position(*puzzle.position())
    if spec.record is None:
        raise invalid("bad-body")
    position = position_in(spec.record, spec.at)
    if position.number > MAX_ACTIONS:
        raise invalid("too-long")
    return position


@lru_cache(maxsize=64)
def play_board(position: Position, actions: tuple[str, ...]) -> Table:
    return lay_board("board", position, actions)


def board_of(spec: BoardSpec) -> Table:
    return play_board(first_board_position(spec), tuple(spec.actions))


def thought_view(
    thought: str, progress: float, done: bool, position: Position, advice: Advice | None
) -> Thought:
    if advice is None:
        return Thought(thought, progress, done, 0, [])
    options = [advised_view(position, option) for option in advice.options]
    return Thought(thought, progress, done, advice.nodes, options)


def advised_view(position: Position, option: Advised) -> AdvisedAction:
    setup, state = position.setup, position.state
    action, after = narrate_text(setup, state, option.text)
    line = []
    for order, text in option.line:
        step, after = narrate_text(setup, after, text)
        line.append(LineStep(order, text, step))
    return AdvisedAction(
        option.text,
        action,
        option.visits,
        dict(zip(setup.players, option.chances, strict=True)),
        dict(zip(setup.players, option.points, strict=True)),
        dict(zip(setup.players, option.sources, strict=True)),
        [reason_view(reason) for reason in option.reasons],
        line,
    )


def reason_view(reason: Reason) -> ReasonView:
    return ReasonView(reason.key, reason.points, dict(reason.details))


def narrate_text(setup: Setup, state: State, text: str) -> tuple[SentenceView, State]:
    """An action in words, and the state after it."""
    action = Position(setup, state).read(text)[1]
    after = play(state, action)
    return sentence_view(narrate(setup, state, action, after)), after


@dataclass
class Thinking:
    """Advice on a position, as far as it has come."""

    id: str
    caller: str
    position: Position
    asked: float
    """When someone last asked about it."""
    progress: float = 0.0
    advice: Advice | None = None
    done: bool = False
    failed: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def view(self) -> Thought:
        return thought_view(self.id, self.progress, self.done, self.position, self.advice)


class Thoughts:
    """Starts advice, one position per caller at a time, and ends what no one asks about."""

    def __init__(self, jobs: Jobs, budgets_ms: Sequence[int]) -> None:
        self._jobs = jobs
        self._budgets_ms = budgets_ms
        self._all: dict[str, Thinking] = {}

    async def begin(self, caller: str, position: Position, depth: int) -> Thought:
        """Analyse a position; the answer has the first part, if that comes soon."""
        if position.over:
            raise Problem("invalid", "game-over", "A-TURN")
        for other in list(self._all.values()):
            if other.caller == caller or self._is_unwatched(other):
                self._end(other)
        while len(self._all) >= MAX_THOUGHTS:
            self._end(next(iter(self._all.values())))
        found = Thinking(new_id(12), caller, position, time.monotonic())
        self._all[found.id] = found
        nodes = Budget(ms=self._budgets_ms[depth]).nodes_for(position.state)
        job = Analyse(print_header(position.setup), position.state.to_bytes(), nodes)
        urgency = Urgency.NOW if depth < DEEP else Urgency.WATCHED
        found.task = asyncio.create_task(self._run(found, job, urgency))
        return await self._first_part(found)

    async def wait(self, thought: str, known: float) -> Thought:
        """Return the progress: at once, or when it is farther than `known`."""
        found = self._all.get(thought)
        if found is None:
            raise missing("thought")
        found.asked = time.monotonic()
        if found.progress <= known and not found.done:
            found.changed.clear()
        return await self._first_part(found)

    def find(self, thought: str) -> Thinking | None:
        return self._all.get(thought)

    async def end(self, thought: str) -> None:
        found = self._all.get(thought)
        if found is not None:
            self._end(found)

    async def _first_part(self, found: Thinking) -> Thought:
        try:
            async with asyncio.timeout(FIRST_PART_SECONDS):
                await found.changed.wait()
        except TimeoutError:
            pass
        if found.failed:
            raise Problem("unavailable", "no-bots")
        return found.view()

    async def _run(self, found: Thinking, job: Analyse, urgency: Urgency) -> None:
        watch = asyncio.create_task(self._end_unwatched(found))
        try:
            async with aclosing(self._jobs.stream(job, urgency)) as parts:
                async for found.progress, found.advice in parts:
                    found.changed.set()
        except JobFailed as error:
            found.failed = True
            LOG.error("thought failed: %s", str(error)[:300])
        finally:
            watch.cancel()
            found.done = True
            found.changed.set()

    async def _end_unwatched(self, found: Thinking) -> None:
        while not self._is_unwatched(found):
            await asyncio.sleep(UNWATCHED_SECONDS / 4)
        if found.task is not None:
            found.task.cancel()

    def _is_unwatched(self, found: Thinking) -> bool:
        return time.monotonic() - found.asked > UNWATCHED_SECONDS

    def _end(self, found: Thinking) -> None:
        self._all.pop(found.id, None)
        if found.task is not None:
            found.task.cancel()

    async def close(self) -> None:
        tasks = [found.task for found in self._all.values() if found.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._all.clear()
