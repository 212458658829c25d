"""The device that the page runs on: how fast it searches, and how large a tree it has room for."""

import json
from time import perf_counter

from msgspec.structs import replace

from luna.app.bots import load_bot
from luna.app.jobs import Analyse, BotMove, Job, Judge, decode_header, searcher
from luna.bots.player import INTERPRETED, NODES_PER_MS, Budget, interpreted
from luna.offline.store import KeyValueStore, pack, read_one
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS

KEY = "device"
FORM = "interpreted" if interpreted() else "compiled"
SAMPLE_SECONDS = 0.15
SAMPLE_NODES = 20
"""Between two looks at the clock."""
PATIENCE = 3
"""A search may take so many times as long as on a server; then it gets fewer nodes."""
SMALL_TREE = 100_000
"""Nodes in the tree of the strongest level where memory is scarce, about 12 MB."""


class Device:
    """Fits searches to this device, whose speed is measured at first use and stored."""

    def __init__(self, store: KeyValueStore, *, small: bool = False) -> None:
        self._store = store
        self.small = small
        """A phone, or another device with little memory."""
        self.nodes_per_second = 0.0

    async def measured(self) -> float:
        """Return the stored speed of this form of the engine; 0 before the first search."""
        if not self.nodes_per_second:
            stored = json.loads(await read_one(self._store, KEY) or "{}")
            if stored.get("form") == FORM:
                self.nodes_per_second = stored["nodes_per_second"]
        return self.nodes_per_second

    async def measure(self) -> float:
        """Return the speed; measure and store it at first use."""
        if not await self.measured():
            await self._put(sample())
        return self.nodes_per_second

    async def observe(self, nodes: int, seconds: float) -> None:
        """Correct the speed after a faster search: the measurement may have been disturbed."""
        if seconds > SAMPLE_SECONDS and nodes / seconds > 1.1 * self.nodes_per_second:
            await self._put(nodes / seconds)

    async def _put(self, speed: float) -> None:
        self.nodes_per_second = speed
        await self._store.write({}, {KEY: pack({"form": FORM, "nodes_per_second": round(speed)})})

    async def fit(self, job: Job) -> Job:
        """Return the job with as many nodes as fit this device."""
        state = State.from_bytes(decode_header(job.header)[1], job.state)
        match job:
            case Analyse():
                return replace(job, nodes=await self._affordable(job.nodes, state))
            case Judge():
                return replace(job, budget=await self._budget(Budget.parse(job.budget), state))
            case BotMove():
                budget = load_bot(job.bot)[1].budget
                if budget.ms is None:
                    return job
                tree = SMALL_TREE if self.small else None
                return replace(job, budget=await self._budget(budget, state), tree=tree)

    async def _budget(self, budget: Budget, state: State) -> str:
        return str(Budget(nodes=await self._affordable(budget.nodes_for(state), state)))

    async def _affordable(self, nodes: int, state: State) -> int:
        """As many nodes as a server searches, or those that this device has time for."""
        usual = NODES_PER_MS[int(state.layout.players)] / (INTERPRETED if interpreted() else 1)
        share = PATIENCE * await self.measure() / (1000 * usual)
        return max(1, int(nodes * min(1.0, share)))


def sample() -> float:
    """Nodes that this device searches in a second, in a position like many."""
    state = first_state(draw_setup(1, COLOURS[:3], "preselected"))
    bot = searcher()
    search = bot.think(state, Budget(nodes=SAMPLE_NODES))  # loads what a search needs
    nodes, begun = 0, perf_counter()
    while perf_counter() - begun < SAMPLE_SECONDS:
        search.more(state, SAMPLE_NODES)
        nodes += SAMPLE_NODES
    return nodes / (perf_counter() - begun)
