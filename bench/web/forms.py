"""What is measured of one form of the engine; the Python in browsers runs this file as well."""

import json
from collections.abc import Callable
from time import process_time

from luna import Game
from luna.analysis.review import review
from luna.bots import TreeBot
from luna.bots.player import NODES_PER_MS, Budget
from luna.rules.engine import playout
from luna.rules.setup import draw_setup, first_state

SLICE_SECONDS = 0.5
ACTIONS = 100
REVIEW_MS = 100
PLAYERS = ("yellow", "red", "blue", "white")
START = first_state(draw_setup(1, PLAYERS, "preselected"))
BOT = TreeBot()


def processor_clock() -> Callable[[], float]:
    """The processor time of this process; in node, Python has only the clock on the wall."""
    try:
        from js import process  # type: ignore[import-not-found]
    except ImportError:
        return process_time

    def seconds() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return seconds


clock = processor_clock()


def rates(what: str) -> dict[str, float]:
    """Rates of a slice of time, or the seconds that the review of a record takes."""
    if what != "slice":
        return {"seconds": review_seconds(what)}
    return {"playouts": steps_in_playouts(), "nodes": nodes()}


def steps_in_playouts() -> float:
    """Steps a second in random games for four."""
    steps, begun = 0, clock()
    while clock() - begun < SLICE_SECONDS:
        steps += int(playout(START.copy(), steps))
    return steps / (clock() - begun)


def nodes() -> float:
    """Nodes a second of a search for four."""
    search = BOT.think(START, Budget(nodes=1))
    done, begun = 0, clock()
    while clock() - begun < SLICE_SECONDS:
        search.more(START, 20)
        done += 20
    return done / (clock() - begun)


def review_seconds(record: str) -> float:
    game = Game.from_record(record)
    budget = Budget(nodes=NODES_PER_MS[len(game.setup.players)] * REVIEW_MS)
    states, actions = game.states[:ACTIONS], game.actions[:ACTIONS]
    begun = clock()
    done = review(game.setup, states, actions, budget, BOT)
    assert len(done.judgements) == len(actions)
    return (clock() - begun) * ACTIONS / len(actions)


async def rates_text(what: str) -> str:
    """The same for a script, which has texts alone."""
    return json.dumps(rates(json.loads(what)))
