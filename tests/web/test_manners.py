"""Manners in several browsers: a vote about somebody who is away, mute, report, looking on late."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People, both_databases
from tests.web.hands import Table
from tests.web.test_own_games import called
from tests.web.test_views import findings

pytestmark = [both_databases, pytest.mark.xdist_group("manners")]  # one pair of servers


def around(*pages: Page, **more: object) -> str:
    """A running game of several browsers."""
    seats = [{"player": "you"}, *[{"player": "open"}] * (len(pages) - 1)]
    plan = {"seats": seats, "mode": "preselected", "seed": 1, **more}
    first = pages[0].request
    table = str(first.post("/api/tables", data=plan).json()["table"])
    token = first.post(f"/api/tables/{table}/invitation", data={}).json()["token"]
    for page in pages[1:]:
        assert page.request.post(f"/api/tables/{table}/join", data={"token": token}).ok
    assert first.post(f"/api/tables/{table}/start", data={}).ok
    return table


def test_those_who_are_there_vote_for_a_bot_in_place_of_one_who_is_not(people: People) -> None:
    pages = [called(people.person(), name) for name in ("Ada", "Ben")]
    pages.append(called(people.person(**PHONE), "Cleo"))
    table = around(*pages)
    away = pages[0].request.get(f"/api/tables/{table}").json()["turn"]["seat"]
    name = ("Ada", "Ben", "Cleo")[away]
    asks, agrees = (page for seat, page in enumerate(pages) if seat != away)
    for page in (asks, agrees):
        page.goto(f"/t/{table}")
        Table(page).opened()
    asks.locator(".menu .opener").first.click()
    asks.locator("[data-do=propose-bot]").click()
    request = agrees.locator(".request")
    expect(request).to_contain_text(name)
    assert findings(agrees) == []
    request.locator(".yes").click()
    for page in (asks, agrees):
        expect(page.locator(".request")).to_have_count(0)
    seat = asks.request.get(f"/api/tables/{table}").json()["seats"][away]
    assert (seat["kind"], seat["name"], seat["level"] is not None) == ("human", name, True)


def test_who_is_muted_is_not_heard_and_a_report_is_sent(people: People) -> None:
    ada, ben, cleo = (called(people.person(), name) for name in ("Ada", "Ben", "Cleo"))
    table = around(ada, ben, cleo)
    for page in (ada, cleo):
        page.goto(f"/t/{table}")
        Table(page).opened()
    ada.locator(".menu .opener").first.click()
    ada.locator("[data-do=mute]").first.click()
    expect(ada.locator("[data-do=mute]").first).to_contain_text("Ben")
    ada.locator("[data-do=report]").first.click()
    ada.locator("textarea").fill("rude words")
    assert findings(ada) == []
    ada.locator("[data-do=report-send]").click()
    expect(ada.locator("[data-reported]")).to_be_visible()
    ada.locator(".menu .opener").first.click()
    for page, words in ((ben, "see https://example.org"), (cleo, "what a day")):
        assert page.request.post(f"/api/tables/{table}/chat", data={"text": words}).ok
    expect(cleo.locator("#tab-chat .number")).to_have_text("1")  # but for one's own line
    expect(ada.locator("#tab-chat .number")).to_have_text("1")  # but for Ben's
    for page in (ada, cleo):
        page.locator("#tab-chat").click()
        expect(page.locator(".chat")).to_contain_text("what a day")
    expect(ada.locator(".chat")).not_to_contain_text("example.org")
    expect(cleo.locator(".chat")).to_contain_text("see https://example.org")
    expect(cleo.locator(".chat a")).to_have_count(0)  # a link is text only


def test_who_looks_on_at_a_rated_game_is_counted_and_told_that_it_is_late(people: People) -> None:
    ada, ben = called(people.person(), "Ada"), called(people.person(), "Ben")
    pace = {"kind": "move", "seconds": 600, "end": "abandon"}
    table = around(ada, ben, rated=True, pace=pace)
    stranger = people.person(**PHONE)
    ada.goto(f"/t/{table}")
    Table(ada).opened()
    stranger.goto(f"/t/{table}")
    expect(stranger.locator(".banner")).to_contain_text("3 minutes behind")
    assert findings(stranger) == []
    ada.locator("#tab-chat").click()
    expect(ada.locator("[data-watchers]")).to_have_attribute("data-watchers", "1")
    view = ada.request.get(f"/api/tables/{table}").json()
    acts = (ada, ben)[view["turn"]["seat"]]
    body = {"text": "meditate", "sequence": view["sequence"]}
    assert acts.request.post(f"/api/tables/{table}/actions", data=body).ok
    seen = stranger.request.get(f"/api/tables/{table}").json()
    assert seen["number"] == 0
