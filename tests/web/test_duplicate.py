"""Duplicate tables in the browser: made, opened by a link, played and compared."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People, both_databases
from tests.web.hands import Table
from tests.web.test_views import findings

pytestmark = [both_databases, pytest.mark.xdist_group("duplicate")]  # one pair of servers


def play_out(table: str, *pages: Page) -> None:
    """Everyone meditates to the end of the game."""
    at = f"/api/tables/{table}"
    seats = {seat: p for p in pages for seat in p.request.get(at).json()["you"]["seats"]}
    while (view := pages[0].request.get(at).json())["status"] == "playing":
        places = ("place-shrine", "place-novices")
        found = [c["text"] for c in view["options"]["candidates"] if c["verb"] in places]
        body = {"text": (found or ["meditate"])[0], "sequence": view["sequence"]}
        assert seats[view["turn"]["seat"]].request.post(f"{at}/actions", data=body).ok


def test_a_link_makes_a_duplicate_that_is_compared_at_the_end(people: People) -> None:
    ada, bob = people.person(), people.person()
    ada.goto("/#duplicate")
    ada.locator("[data-title]").fill("Friday")
    ada.locator("[data-do=make-duplicate]").click()
    expect(ada.locator("h1")).to_contain_text("Friday")
    link = ada.url
    ada.locator("[data-team]").fill("Herbs")
    ada.locator("[data-do=play-duplicate]").first.click()
    ada.wait_for_url("**/t/*")
    ada.locator("[data-do=invite]").click()
    invitation = ada.locator("[data-link]").get_attribute("data-link")
    assert invitation
    bob.goto(invitation)
    bob.locator("main input").first.fill("Bob")
    bob.locator("[data-do=join]").click()
    ada.locator("[data-do=start]").click()
    table = Table(ada).opened().id
    for page in (ada, bob):
        page.goto("/#tips")  # nobody looks on, so nothing has to be drawn
    play_out(table, ada, bob)
    ada.goto(f"/t/{table}")
    ada.locator("[data-do=compare]").click()
    expect(ada.locator("[data-standing]")).to_have_count(2)
    expect(ada.locator("[data-team-line=Herbs]")).to_be_visible()
    bob.goto(link)
    expect(bob.locator("[data-standing=Bob]")).to_be_visible()
    assert findings(bob) == []


def test_the_setup_of_the_week_on_a_phone(people: People) -> None:
    page = people.person(**PHONE)
    page.goto("/#duplicate")
    expect(page.locator("[data-do=play-duplicate]")).to_have_count(1)
    assert findings(page) == []
