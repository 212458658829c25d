"""At a table with a friend: the clock and what is said stay in sight, also on phones."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People
from tests.web.hands import ON_TOP, Table
from tests.web.test_own_games import act, called, seated, turn
from tests.web.test_views import findings

SHAPES = {
    "390x844": {"width": 390, "height": 844},
    "360x640": {"width": 360, "height": 640},
    "844x390": {"width": 844, "height": 390},
}


def friends(people: People, **options: Any) -> tuple[Page, Page, str]:
    """Who is to act, and a friend: both at the table of a running game with a clock."""
    pages = [called(people.person(**options), name) for name in ("Ada", "Bo")]
    table = seated(*pages, pace={"kind": "move", "seconds": 600})
    for page in pages:
        page.goto(f"/t/{table}")
        Table(page).opened()
    first = turn(pages[0], table)
    return pages[first], pages[1 - first], table


def say(page: Page, table: str, text: str) -> None:
    assert page.request.post(f"/api/tables/{table}/chat", data={"text": text}).ok


def check_clock(page: Page) -> None:
    """It runs in sight, and nothing lies over it."""
    clock = page.locator("main [data-clock]")
    expect(clock).to_have_count(1)
    expect(clock).to_have_text(re.compile(r"\d:\d\d"))
    expect(clock).to_be_in_viewport(ratio=1)
    assert clock.evaluate(
        """(node) => {
            const box = node.getBoundingClientRect();
            const all = document.elementsFromPoint(box.x + box.width / 2, box.y + 3);
            return all.every((found) => !found.closest(".deck, .whole, .sheet, [data-chat-toast]"));
        }"""
    )


@pytest.mark.parametrize("shape", SHAPES)
def test_the_clock_stays_in_sight_whatever_one_does(people: People, shape: str) -> None:
    page, friend, table = friends(people, **{**PHONE, "viewport": SHAPES[shape], "tips": "on"})
    expect(page.locator("[data-tip]")).to_be_visible()
    check_clock(page)
    hand = Table(page, "touch")
    hand.choose("favor")
    expect(page.locator("[data-plan]")).to_be_visible()
    check_clock(page)
    page.locator("[data-do=cancel]").tap()
    page.locator(".who").tap()
    expect(page.locator(".rounds").first).to_be_visible()
    check_clock(page)
    page.locator("[data-do=log]").tap()
    expect(page.locator(".log")).to_be_visible()
    check_clock(page)
    page.locator("[data-do=log]").tap()
    page.locator("[data-place=temple]").tap(force=True)
    expect(page.locator(".whole")).to_be_visible()
    check_clock(page)
    page.locator(".whole header button").tap()
    say(friend, table, "your turn")
    expect(page.locator("[data-chat-toast]")).to_be_visible()
    check_clock(page)
    page.locator(".opener").tap()
    expect(page.locator("#menu")).to_be_visible()
    check_clock(page)
    page.locator(".opener").tap()
    page.locator("[data-do=overview]").tap()
    expect(page.locator("[data-overview] [data-clock]")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    act(page, table)
    expect(page.locator(".score.turn")).to_contain_text("Bo" if turn(page, table) else "Ada")
    check_clock(page)


def test_on_a_desk_the_clock_stands_with_the_player_too(people: People) -> None:
    page, _, _ = friends(people)
    expect(page.locator(".side .panel.turn [data-clock]")).to_be_visible()
    expect(page.locator(".side [data-clock]")).to_have_count(1)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_chat_message_leaves_a_badge_and_a_toast_on_a_phone(people: People, shape: str) -> None:
    page, friend, table = friends(people, **{**PHONE, "viewport": SHAPES[shape]})
    say(page, table, "hello")
    expect(page.locator("[data-live]")).to_contain_text("hello")
    expect(page.locator("[data-chat-toast], [data-do=log] .number")).to_have_count(0)
    say(friend, table, "good luck, " + "have a nice game " * 12)
    toast = page.locator("[data-chat-toast]")
    expect(toast).to_contain_text("good luck")
    expect(toast).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-do=log] .number")).to_have_text("1")
    say(friend, table, "well?")
    expect(toast).to_contain_text("well?")
    expect(page.locator("[data-do=log]")).to_contain_text("2 new messages")
    assert findings(page) == []
    toast.locator(".line").tap()
    expect(page.locator(".chat li", has_text="well?")).to_be_in_viewport()
    expect(page.locator("[data-chat-toast], [data-do=log] .number")).to_have_count(0)
    say(friend, table, "still there?")
    expect(page.locator(".chat li", has_text="still there?")).to_be_visible()
    expect(page.locator("[data-chat-toast], [data-do=log] .number")).to_have_count(0)


def test_a_chat_message_leaves_a_badge_and_a_toast_on_a_desk(people: People) -> None:
    page, friend, table = friends(people)
    say(friend, table, "good luck")
    expect(page.locator("#tab-chat .number")).to_have_text("1")
    page.locator("[data-chat-toast] .line").click()
    expect(page.locator(".chat li", has_text="good luck")).to_be_visible()
    expect(page.locator("[data-chat-toast], #tab-chat .number")).to_have_count(0)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_happened_meanwhile_can_be_shown_on_a_phone(people: People, shape: str) -> None:
    page, friend, table = friends(people, **{**PHONE, "viewport": SHAPES[shape]})
    act(page, table)
    act(friend, table)
    page.reload()
    Table(page).opened()
    for name in (".since .show", ".since .close"):
        button = page.locator(name)
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(ON_TOP)
    assert findings(page) == []
    page.locator(".since .show").tap()
    expect(page.locator(".since")).to_have_count(0)
    expect(page.locator("[data-plan]")).to_have_count(0)
    expect(page.locator(".scrubber output")).to_have_text(re.compile(r"/2$"))
