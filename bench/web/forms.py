"""What is measured of one form of the engine; the Python in browsers runs this file as well."""

import json
from time import perf_counter

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


def rates(what: str) -> dict[str, float]:
    """Rates of a slice of time, or the seconds that the review of a record takes."""
    if what != "slice":
        return {"seconds": review_seconds(what)}
    return {"playouts": steps_in_playouts(), "nodes": nodes()}


def steps_in_playouts() -> float:
    """Steps a second in random games for four."""
    steps, begun = 0, perf_counter()
    while perf_counter() - begun < SLICE_SECONDS:
        steps += int(playout(START.copy(), steps))
    return steps / (perf_counter() - begun)


def nodes() -> float:
    """Nodes a second of a search for four."""
    search = BOT.think(START, Budget(nodes=1))
    done, begun = 0, perf_counter()
    while perf_counter() - begun < SLICE_SECONDS:
        search.more(START, 20)
        done += 20
    return done / (perf_counter() - begun)


def review_seconds(record: str) -> float:
    game = Game.from_record(record)
    budget = Budget(nodes=NODES_PER_MS[len(game.setup.players)] * REVIEW_MS)
    states, actions = game.states[:ACTIONS], game.actions[:ACTIONS]
    begun = perf_counter()
    done = review(game.setup, states, actions, budget, BOT)
    assert len(done.judgements) == len(actions)
    return (perf_counter() - begun) * ACTIONS / len(actions)


async def rates_text(what: str) -> str:
    """The same for a script, which has texts alone."""
    return json.dumps(rates(json.loads(what)))
