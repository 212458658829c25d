"""Rated games in the browser: agreed to, played, counted, and seen on the page of ratings."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, People, both_databases
from tests.web.hands import Table
from tests.web.test_views import findings

pytestmark = [both_databases, pytest.mark.xdist_group("rated")]  # one pair of servers


def to_act(table: Table) -> bool:
    view = table.view()
    return view["turn"]["seat"] in view["you"]["seats"]


def test_a_rated_game_between_two_people(people: People) -> None:
    ada, bob = people.person(), people.person()
    ada.goto("/")
    ada.locator(".name input").fill("Ada")
    ada.locator(".options summary").click()
    ada.locator("[data-option=rated]").check()
    expect(ada.locator("[data-rated-hint]")).to_be_visible()
    ada.locator("[data-start=friends]").click()
    ada.wait_for_url("**/t/*")
    expect(ada.locator("[data-rated]")).to_be_visible()
    ada.locator("[data-do=invite]").click()
    link = ada.locator("[data-link]").get_attribute("data-link")
    assert link
    bob.goto(link)
    expect(bob.locator("[data-rated]")).to_be_visible()
    expect(bob.locator("[data-rating='1500']")).to_have_count(1)
    bob.locator("main input").first.fill("Bob")
    bob.locator("[data-do=join]").click()
    expect(ada.locator("[data-rating='1500']")).to_have_count(2)
    assert findings(ada) == []
    ada.locator("[data-do=start]").click()
    for page in (ada, bob):
        Table(page).opened()
        expect(page.locator("[data-do=hint]")).to_have_count(0)
    for _ in range(2):
        here = next(table for table in map(Table, (ada, bob)) if to_act(table))
        here.plan("meditate")
        here.confirm()
        expect(here.page.locator(".banner.mine")).to_have_count(0)
    assert bob.request.post(f"/api/tables/{Table(bob).id}/leave", data={}).ok
    expect(ada.locator("[data-ratings=counted]")).to_be_visible()
    changes = ada.locator("[data-rating-change]")
    expect(changes).to_have_count(2)
    ada.goto("/#ratings")
    expect(ada.locator("[data-own='2-slow']")).to_be_visible()
    expect(ada.locator("[data-graph='1']")).to_be_visible()
    assert findings(ada) == []


def test_the_page_of_ratings_on_a_phone_for_somebody_new(people: People) -> None:
    page = people.person(**PHONE)
    page.goto("/#ratings")
    expect(page.locator("h1")).to_be_visible()
    page.locator("[data-option=pool]").select_option("4-slow")
    assert findings(page) == []
