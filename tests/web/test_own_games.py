"""One's games and what one has done: lists, the next one with a key, numbers, statistics."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People, both_databases
from tests.web.test_views import findings

pytestmark = [both_databases, pytest.mark.xdist_group("own_games")]  # one pair of servers

DAY = {"kind": "move", "seconds": 86400}


def called(page: Page, name: str) -> Page:
    page.request.put("/api/me", data={"name": name})
    return page


def seated(first: Page, second: Page, **more: Any) -> str:
    """A running game of two browsers."""
    seats = [{"player": "you"}, {"player": "open"}]
    plan = {"seats": seats, "mode": "preselected", "seed": 1, **more}
    table = str(first.request.post("/api/tables", data=plan).json()["table"])
    token = first.request.post(f"/api/tables/{table}/invitation", data={}).json()["token"]
    second.request.post(f"/api/tables/{table}/join", data={"token": token})
    first.request.post(f"/api/tables/{table}/start", data={})
    return table


def turn(page: Page, table: str) -> int:
    return int(page.request.get(f"/api/tables/{table}").json()["turn"]["seat"])


def act(page: Page, table: str, text: str = "meditate") -> None:
    view = page.request.get(f"/api/tables/{table}").json()
    body = {"text": text, "sequence": view["sequence"]}
    assert page.request.post(f"/api/tables/{table}/actions", data=body).ok


def test_the_next_game_is_one_key_away(people: People) -> None:
    pages = [called(people.person(), name) for name in ("Ada", "Ben")]
    slow = seated(pages[0], pages[1])
    quick = seated(pages[0], pages[1], pace=DAY)
    waits, other = pages if turn(pages[0], slow) == 0 else pages[::-1]
    waits.goto("/#games")
    waits.locator("[data-filter=turn]").click()
    expect(waits.locator(".list li.yours")).to_have_count(2)
    expect(waits.locator(".list")).to_contain_text("R1")
    expect(waits).to_have_title("(2) Luna")
    assert findings(waits) == []
    waits.locator("body").press("n")
    waits.wait_for_url(f"**/t/{quick}")
    expect(waits).to_have_title("(1) ● Your turn · Luna")
    act(waits, quick)
    waits.locator("body").press("n")
    waits.wait_for_url(f"**/t/{slow}")
    expect(waits).to_have_title("● Your turn · Luna")
    other.goto("/")
    expect(other.locator(".top [data-do=next-game]")).to_have_attribute("href", f"/t/{quick}")


def test_a_game_hidden_here_is_hidden_there(people: People) -> None:
    pages = [called(people.person(), "Ada"), called(people.person(**PHONE), "Ben")]
    table = seated(pages[0], pages[1])
    page = pages[1]
    page.goto("/#games")
    expect(page.locator(".list li a")).to_have_count(1)
    page.locator("[data-do=hide]").click()
    expect(page.locator(".list li a")).to_have_count(0)
    page.locator("[data-filter=hidden]").click()
    expect(page.locator(".list li a")).to_have_attribute("href", f"/t/{table}")
    assert findings(page) == []
    page.locator("[data-do=show]").click()
    expect(page.locator(".list li a")).to_have_count(0)
    pages[0].goto("/#games")
    expect(pages[0].locator(".list li a")).to_have_attribute("href", f"/t/{table}")


def test_statistics_count_a_game_and_can_be_taken_along(people: People) -> None:
    pages = [called(people.person(), "Ada"), called(people.person(**PHONE), "Ben")]
    table = seated(pages[0], pages[1])
    while (view := pages[0].request.get(f"/api/tables/{table}").json())["status"] == "playing":
        act(pages[view["turn"]["seat"]], table)
    for page, rival in zip(pages, ("Ben", "Ada"), strict=True):
        page.goto("/#profile")
        expect(page.locator("[data-games]")).to_have_attribute("data-games", "1")
        expect(page.locator("[data-tallies=opponents]")).to_contain_text(rival)
        expect(page.locator("[data-source=temple]")).to_be_visible()
        assert findings(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert page.viewport_size is not None
        assert wide <= page.viewport_size["width"]
    with pages[0].expect_download() as download:
        pages[0].locator("[data-do=download-data]").click()
    assert download.value.suggested_filename.startswith("luna-")
