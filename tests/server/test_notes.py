"""A player's notes at a table are for the player alone, on a server and in a browser."""

import asyncio
from typing import Any

from luna.offline.host import Host
from luna.offline.store import MemoryStore
from tests.server.harness import Browser, start_game


def test_a_note_is_kept_for_its_player_alone(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    where = f"/api/tables/{table}/note"
    assert ada.get(where) == {"text": ""}
    assert ada.put(where, text=" Ben saves tides. ") == {"text": "Ben saves tides."}
    ben.put(where, text="Ada is ahead.")
    assert ada.get(where) == {"text": "Ben saves tides."}
    assert "saves tides" not in str(ben.view(table)) + ben.get(f"/api/tables/{table}/record")
    assert ada.get("/api/me/data")["kept"]["note"] == [{"game": table, "text": "Ben saves tides."}]
    assert ada.put(where, text="") == ada.get(where) == {"text": ""}


def test_spectators_and_strangers_have_no_note(ada: Browser, ben: Browser, browser: Any) -> None:
    table = start_game(ada, ben)
    where = f"/api/tables/{table}/note"
    assert browser("Eve").get(where, 403)["reason"] == "not-your-seat"
    assert browser().put(where, 401, text="mine")["reason"] == "name-yourself"
    assert ada.put(where, 422, text="x" * 2001)["reason"] == "bad-body"
    assert ada.get("/api/tables/nowhere/note", 404)["reason"] == "no-such-table"


def test_a_browser_alone_keeps_notes_as_well() -> None:
    async def write() -> list[str]:
        store = MemoryStore()
        host = Host(store, lambda line, text: None)
        seats = '{"mode": "solo1", "seats": [{"player": "you"}], "name": "Ada"}'
        _, _, view = await host.request("POST", "/tables", seats)
        table = view.partition('"table":"')[2].partition('"')[0]
        where = f"/tables/{table}/note"
        saved = await host.request("PUT", where, '{"text": "Begin with the shrine."}')
        again = await Host(store, lambda line, text: None).request("GET", where)
        await host.request("DELETE", f"/tables/{table}")
        return [saved[2], again[2], *await store.read("note/")]

    saved, again, *left = asyncio.run(write())
    assert saved == again == '{"text":"Begin with the shrine."}'
    assert left == []
