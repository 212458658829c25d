"""Play without a server: the engine in the browser answers, with the network cut."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from scripts.browsing import WAIT_FOR_CACHED
from tests.web.conftest import People
from tests.web.test_app import installed

ROWS = """async (prefix) => new Promise((resolve, reject) => {
    const opened = indexedDB.open('luna', 1);
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
        const rows = opened.result.transaction('rows').objectStore('rows');
        const found = rows.getAll(IDBKeyRange.bound(prefix, prefix + '\\uffff'));
        found.onsuccess = () => { opened.result.close(); resolve(found.result); };
    };
})"""


def cut_off(people: People) -> Page:
    """A browser that has been here before, and has no network now."""
    people.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    page = installed(people)
    page.evaluate(WAIT_FOR_CACHED, ["luna-engine-", "/python_stdlib.zip"])  # the last of its files
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-where=here]")).to_be_visible()
    return page


def kept(page: Page, prefix: str) -> list[Any]:
    """What the browser has on disk under some keys."""
    return [json.loads(text) for text in page.evaluate(ROWS, prefix)]


def actions(page: Page) -> list[str]:
    """The actions that stand on disk."""
    return [text for _, kind, text, *_ in kept(page, "log/") if kind == "action"]


def meditate(page: Page) -> None:
    """Pass, which is always allowed while a round runs, and see it acknowledged."""
    page.locator("[data-verb=meditate]").click()
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=confirm]")).to_have_count(0)


def status(page: Page) -> str:
    """How the one table of this browser stands on disk."""
    [line] = kept(page, "line/")
    return str(line["status"])


def test_a_whole_game_with_the_network_cut(people: People) -> None:
    page = cut_off(people)
    page.locator("[data-start=hot-seat]:enabled").click()
    expect(page.locator("svg.table")).to_be_visible()
    played = 0
    while status(page) == "playing":
        meditate(page)
        played += 1
        assert actions(page) == ["meditate"] * played
        if played == 2:  # the tab is killed as soon as the action is acknowledged
            page.close()
            page = page.context.new_page()
            page.goto("/")
            page.locator("a[href*='#t/here-']").first.click()
            expect(page.locator("svg.table")).to_be_visible()
            assert actions(page) == ["meditate"] * played
    assert status(page) == "over"
    page.goto("/#rules/A-TIDE")
    expect(page.locator("main h1, main h2").first).to_be_visible()


def test_ratings_say_once_that_they_need_a_server(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator("[data-do=play-here]").click()
    page.locator("[data-where=here]").wait_for()
    page.goto("/#ratings")
    main = page.locator("main")
    expect(main).to_have_text("Ratings This needs a server, but you are playing on this device.")
    expect(main.locator("h1")).to_have_text("Ratings")


def test_games_kept_here_count_among_those_that_wait(people: People) -> None:
    page = people.person()
    game = {"seats": [{"player": "you"}, {"player": "open"}], "mode": "preselected"}
    assert page.request.post("/api/tables", data={**game, "hot_seat": True, "name": "Ada"}).ok
    page.goto("/")
    expect(page).to_have_title("(1) Luna")
    page.locator("[data-do=play-here]").click()
    page.locator("[data-where=here]").wait_for()
    page.locator("[data-start=hot-seat]:enabled").click()
    expect(page.locator("svg.table")).to_be_visible()
    page.goto("/")
    page.locator("[data-do=play-on-server]").click()
    page.locator("[data-where=server]").wait_for()
    for address in ("/", "/#games"):
        page.goto(address)
        expect(page.locator(".list li.yours")).to_have_count(2)
        expect(page.locator("[data-do=next-game]")).to_contain_text("2 games are waiting for you")
    expect(page).to_have_title("(2) Luna")


def test_a_game_goes_on_at_the_server_and_comes_back(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator("[data-do=play-here]").click()
    page.locator("[data-where=here]").wait_for()
    page.locator("[data-start=hot-seat]:enabled").click()
    expect(page.locator("svg.table")).to_be_visible()
    meditate(page)
    menu = page.locator(".opener").first
    menu.click()
    page.locator("[data-do=hand-over]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("svg.table")).to_be_visible()
    assert "here-" not in page.url
    meditate(page)
    menu.click()
    page.locator("[data-do=hand-over]").click()
    page.wait_for_url("**/#t/here-*")
    expect(page.locator("svg.table")).to_be_visible()
    lines = {line["table"]: line for line in kept(page, "line/")}
    table = page.url.split("#t/")[1]
    assert [text for _, kind, text, *_ in kept(page, f"log/{table}/") if kind == "action"] == [
        "meditate",
        "meditate",
    ]
    assert len(lines) == 2


STORE = """async (stored) => new Promise((resolve, reject) => {
    const opened = indexedDB.open('luna', 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore('rows');
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
        const change = opened.result.transaction('rows', 'readwrite');
        for (const [key, text] of Object.entries(stored)) change.objectStore('rows').put(text, key);
        change.oncomplete = () => { opened.result.close(); resolve(); };
    };
})"""
STORED = Path(__file__).parents[1] / "fixtures" / "stored" / "0.1" / "browser.json"


def test_a_game_that_version_0_1_stored_goes_on(people: People) -> None:
    stored = json.loads(STORED.read_text("utf-8"))
    page = people.person()
    page.goto("/manifest.json")
    page.evaluate(STORE, stored["rows"])
    page.goto(f"/#t/{stored['facts']['hot_seat']}")
    expect(page.locator("svg.table")).to_be_visible()
    log = f"log/{stored['facts']['hot_seat']}/"
    before = [text for _, kind, text, *_ in kept(page, log) if kind == "action"]
    meditate(page)
    after = [text for _, kind, text, *_ in kept(page, log) if kind == "action"]
    assert after == [*before, "meditate"]
