"""Searches fit the device: as deep as on a server where there is time, else as deep as it can."""

import asyncio
import json

import pytest

from luna.app.jobs import Analyse, BotMove, Judge
from luna.bots.player import INTERPRETED, NODES_PER_MS, Budget, interpreted
from luna.offline.device import FORM, SMALL_TREE, Device
from luna.offline.host import page_levels
from luna.offline.store import MemoryStore
from luna.record.record import print_header
from luna.rules.setup import draw_setup, first_state

SETUP = draw_setup(1, ("yellow", "red"), "preselected")
STATE = first_state(SETUP)
POSITION = (print_header(SETUP), STATE.to_bytes())
USUAL = NODES_PER_MS[2] * 1000 // (INTERPRETED if interpreted() else 1)
"""Nodes a second that a budget in time stands for."""


def device(speed: float, *, small: bool = False) -> Device:
    store = MemoryStore()
    store.rows["device"] = json.dumps({"form": FORM, "nodes_per_second": speed})
    return Device(store, small=small)


@pytest.mark.parametrize(("slower", "nodes"), [(1, 6000), (3, 6000), (6, 3000), (60, 300)])
def test_a_search_takes_at_most_three_times_as_long_as_on_a_server(slower: int, nodes: int) -> None:
    fitted = asyncio.run(device(USUAL / slower).fit(Analyse(*POSITION, 6000)))
    assert isinstance(fitted, Analyse)
    assert fitted.nodes == pytest.approx(nodes, abs=1)


def test_a_review_searches_what_its_time_stands_for() -> None:
    job = Judge(*POSITION, 1, "meditate", "100ms")
    fitted = asyncio.run(device(USUAL).fit(job))
    assert isinstance(fitted, Judge)
    assert fitted.budget == str(Budget(nodes=Budget(ms=100).nodes_for(STATE)))


@pytest.mark.parametrize(("small", "tree"), [(True, SMALL_TREE), (False, None)])
def test_the_strongest_level_has_a_smaller_tree_on_phones(small: bool, tree: int | None) -> None:
    oracle = asyncio.run(device(USUAL, small=small).fit(BotMove(*POSITION, 0, 0, "oracle")))
    assert isinstance(oracle, BotMove)
    assert oracle.tree == tree
    abbot = BotMove(*POSITION, 0, 0, "abbot")
    assert asyncio.run(device(USUAL, small=small).fit(abbot)) == abbot


def test_the_strongest_level_needs_the_compiled_form() -> None:
    assert ("oracle" in page_levels()) is not interpreted()


def test_the_speed_is_measured_once_and_corrected_by_a_faster_search() -> None:
    async def search() -> None:
        store = MemoryStore()
        assert await Device(store).measured() == 0
        speed = await Device(store).measure()
        assert speed > 0
        again = Device(store)
        assert await again.measured() == pytest.approx(speed, abs=1)
        await again.observe(round(4 * speed), 2)
        assert await Device(store).measured() == pytest.approx(2 * speed, abs=1)
        await again.observe(round(speed), 2)
        assert await Device(store).measured() == pytest.approx(2 * speed, abs=1)

    asyncio.run(search())
