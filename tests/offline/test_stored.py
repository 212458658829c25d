"""Games that version 0.1 kept in a browser are still there."""

import asyncio
import json
from pathlib import Path
from typing import Any

from luna.offline.store import MemoryStore
from tests.offline.test_host import Page

STORED = Path(__file__).parents[1] / "fixtures" / "stored" / "0.1" / "browser.json"


async def open_stored() -> tuple[Page, Any]:
    stored = json.loads(STORED.read_text("utf-8"))
    store = MemoryStore()
    store.rows = stored["rows"]
    return Page(store), stored["facts"]


async def look() -> None:
    page, facts = await open_stored()
    for table, record in facts["records"].items():
        assert await page.ask("GET", f"/tables/{table}/record") == record
    listed = (await page.ask("GET", "/tables?scope=mine"))["tables"]
    assert {line["table"] for line in listed} == set(facts["records"])
    assert {line["table"] for line in listed if line["hidden"]} == {facts["solo"]}
    hot_seat = await page.ask("GET", f"/tables/{facts['hot_seat']}")
    assert [seat["name"] for seat in hot_seat["seats"]] == ["Ada", "Ben"]
    review = await page.ask("GET", f"/reviews/{facts['review']}")
    assert review["judged"] == review["actions"] == len(review["verdicts"])
    assert (await page.ask("GET", f"/studies/{facts['study']}"))["title"] == "Openings"
    puzzles = await page.ask("GET", "/puzzles")
    assert (puzzles["tries"], puzzles["solved"]) == (1, 0)
    assert (await page.ask("GET", f"/puzzles/{facts['puzzle']}"))["tried"]
    assert (await page.ask("GET", "/me"))["me"]["name"] == "Ada"


async def play_on() -> None:
    page, facts = await open_stored()
    for table in (facts["running"], facts["solo"]):
        assert await page.host.open("line", table, None)
        await page.host.jobs.idle()
        view = await page.ask("GET", f"/tables/{table}")
        after = await page.act(view)
        assert after["number"] > view["number"]


def test_games_reviews_studies_and_puzzles_are_there() -> None:
    asyncio.run(look())


def test_a_running_game_goes_on() -> None:
    asyncio.run(play_on())
