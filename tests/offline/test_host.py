"""What a page asks of its own browser: tables that last, and everything that needs no server."""

import asyncio
import itertools
import json
from collections.abc import Coroutine, Mapping
from typing import Any

from luna.offline.host import Host
from luna.offline.store import MemoryStore

SOLO = {"mode": "solo1", "seats": [{"player": "you"}], "seed": 7, "name": "Ada"}
BOTS = {
    "mode": "preselected",
    "seats": [{"player": "you"}, {"player": "bot", "level": "deacon"}],
    "seed": 3,
}


class Page:
    """A window of the browser: an engine of its own on a store that all windows share."""

    def __init__(self, store: MemoryStore) -> None:
        self.heard: list[Any] = []
        self.host = Host(store, lambda _, text: self.heard.append(json.loads(text)))

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        text = json.dumps(body) if body else ""
        got, kind, answer = await self.host.request(method, path, text)
        assert got == status, answer
        return json.loads(answer) if kind == "application/json" else answer

    async def create(self, plan: dict[str, Any]) -> Any:
        view = await self.ask("POST", "/tables", 201, **plan)
        assert await self.host.open("line", view["table"], None)
        await self.host.jobs.idle()
        return await self.ask("GET", f"/tables/{view['table']}")

    async def act(self, view: Any) -> Any:
        text = view["options"]["candidates"][0]["text"]
        said = {"type": "act", "text": text, "sequence": view["sequence"]}
        await self.host.receive("line", json.dumps(said))
        await self.host.jobs.idle()
        return await self.ask("GET", f"/tables/{view['table']}")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


class Careful(MemoryStore):
    """A store that looks whether anybody knows already of what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.page: Page | None = None

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> None:
        assert self.page is not None
        assert not [m for m in self.page.heard if m["type"] in ("ack", "event")]
        await asyncio.sleep(0)
        await super().write(new, changed)


def test_an_action_is_stored_before_anyone_hears_of_it() -> None:
    async def play() -> None:
        store = Careful()
        page = store.page = Page(store)
        view = await page.create(SOLO)
        text = view["options"]["candidates"][0]["text"]
        said = {"type": "act", "text": text, "sequence": view["sequence"], "client": "one"}
        await page.host.receive("line", json.dumps(said))
        assert [m["type"] for m in page.heard if m["type"] in ("ack", "event")] == ["event", "ack"]

    run(play())


def test_a_new_window_goes_on_where_the_last_one_was_killed() -> None:
    async def play() -> None:
        store = MemoryStore()
        first = Page(store)
        view = await first.act(await first.create(BOTS))
        second = Page(store)
        assert await second.ask("GET", f"/tables/{view['table']}") | {"seats": []} == view | {
            "seats": []
        }
        [line] = (await second.ask("GET", "/tables?scope=mine"))["tables"]
        assert (line["table"], line["your_turn"]) == (view["table"], True)

    run(play())


def test_two_windows_play_at_one_table() -> None:
    async def play() -> None:
        store = MemoryStore()
        one, other = Page(store), Page(store)
        view = await one.create(SOLO)
        assert await other.host.open("line", view["table"], None)
        after = await one.act(view)
        await other.act(view)  # it has not heard of that action yet
        [problem] = [m for m in other.heard if m["type"] == "problem"]
        assert problem["problem"]["reason"] == "stale"
        await other.host.refresh(view["table"])
        assert (await other.ask("GET", f"/tables/{view['table']}"))["number"] == after["number"]

    run(play())


def test_a_table_waits_while_bots_stand_in_for_everyone() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        view = await page.create(BOTS)
        path = f"/tables/{view['table']}"
        held = await page.ask("POST", f"{path}/seats/0/bot", level=None)
        await page.host.jobs.idle()
        assert (held["paused"], held["seats"][0]["level"]) == (True, "deacon")
        assert (await page.ask("GET", path))["number"] == view["number"]
        assert not (await page.ask("POST", f"{path}/seats/0/back"))["paused"]
        assert (await page.act(await page.ask("GET", path)))["number"] > view["number"]

    run(play())


def test_when_everyone_has_run_out_of_time_the_table_waits() -> None:
    async def play() -> None:
        page, time = Page(MemoryStore()), itertools.count(1000, 100)  # all time is over at once
        page.host.tables.now = lambda: float(next(time))
        two = {**BOTS, "seats": [{"player": "you"}, {"player": "you"}], "pace": {"seconds": 60}}
        view = await page.create(two)
        while not view["paused"]:
            await asyncio.sleep(0)
            view = await page.ask("GET", f"/tables/{view['table']}")
        assert view["number"] == 1
        assert [seat["level"] for seat in view["seats"]] == ["deacon", "deacon"]

    run(play())


def test_playing_again_begins_at_once() -> None:
    async def play() -> None:
        shelf = MemoryStore()
        page = Page(shelf)
        view = await page.create(BOTS)
        path = f"/tables/{view['table']}"
        await page.ask("POST", f"{path}/abandon")
        fresh = await page.ask("POST", f"{path}/rematch")
        assert fresh["table"] != view["table"]
        assert fresh["status"] == "playing"
        assert (await page.ask("POST", f"{path}/rematch"))["table"] == fresh["table"]
        assert (await Page(shelf).ask("GET", path))["rematch"] == fresh["table"]

    run(play())


def test_what_needs_a_server_says_so() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        view = await page.create(SOLO)
        for path in (f"/tables/{view['table']}/invitation", "/passkeys/new"):
            problem = await page.ask("POST", path, 503)
            assert problem["reason"] == "needs-server"
        assert (await page.ask("POST", "/tables", 422, seats=[]))["reason"] == "bad-body"

    run(play())


def test_hints_reviews_puzzles_lessons_and_studies_are_there() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        view = await page.create(SOLO)
        thought = await page.ask("POST", f"/tables/{view['table']}/advice", depth=0)
        while not thought["done"]:
            path = f"/thoughts/{thought['thought']}?known={thought['progress']}"
            thought = await page.ask("GET", path)
        assert len(thought["options"]) == 3
        view = await page.act(view)
        assert (await page.ask("POST", f"/tables/{view['table']}/undo", number=0))["done"]

        view = await page.act(await page.ask("GET", f"/tables/{view['table']}"))
        record = await page.ask("GET", f"/tables/{view['table']}/record")
        review = await page.ask("POST", "/reviews", 201, record=record)
        while review["judged"] < review["actions"]:
            await asyncio.sleep(0)
            review = await page.ask("GET", f"/reviews/{review['review']}")
        assert len(review["verdicts"]) == 1

        home = await page.ask("GET", "/puzzles")
        answer = await page.ask("POST", f"/puzzles/{home['daily']}/answer", name="Ada")
        solved = await page.ask("POST", f"/puzzles/{home['daily']}/answer", text=answer["solution"])
        assert (answer["right"], solved["right"], solved["counted"]) == (False, True, False)
        assert (await page.ask("GET", "/puzzles"))["daily_tried"]

        [chapter, *_] = (await page.ask("GET", "/lessons"))["chapters"]
        assert (await page.ask("POST", f"/lessons/{chapter['name']}", played=[]))["steps"]
        board = await page.ask("POST", "/boards", record=record)
        assert board["view"]["number"] == 1
        plan = {"title": "Openings", "chapters": [{"title": "One", "record": record}]}
        study = await page.ask("POST", "/studies", 201, **plan)
        assert [s["study"] for s in (await page.ask("GET", "/studies"))["studies"]] == [
            study["study"]
        ]
        assert "Openings" in await page.ask("GET", f"/studies/{study['study']}/record")

    run(play())


def test_a_game_is_exported_and_imported_as_a_record() -> None:
    async def play() -> None:
        page = Page(MemoryStore())
        view = await page.act(await page.create(BOTS))
        record = await page.ask("GET", f"/tables/{view['table']}/record")
        seats = [{"player": "you"}, {"player": "bot", "level": "deacon"}]
        again = {"record": record, "as": "game", "seats": seats}
        fresh = await page.ask("POST", "/records", 201, **again)
        assert fresh["table"] != view["table"]
        assert fresh["document"] == view["document"]

    run(play())
