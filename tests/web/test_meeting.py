"""Meeting others: a quick game, looking on, and notices that come to the browser."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import wait_for
from tests.server.push_service import Device, push_service
from tests.web.conftest import PHONE, People, both_databases
from tests.web.hands import Table
from tests.web.test_app import CONTROLLED
from tests.web.test_own_games import act, called, seated, turn
from tests.web.test_views import findings

pytestmark = [both_databases, pytest.mark.xdist_group("meeting")]  # one pair of servers

SUBSCRIBED = """(() => {
    const given = %s;
    const bytes = (text) => Uint8Array.from(
        atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)
    ).buffer;
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async (options) => (made = {
        endpoint: given.endpoint,
        options,
        getKey: (name) => bytes(given[name]),
        unsubscribe: async () => { made = null; return true; },
    });
    Notification.requestPermission = async () => "granted";
})()"""
"""Chromium by itself has no push service: this browser has the one of the test."""


SCREEN = """() => {
    let shown = [];
    const registration = ServiceWorkerRegistration.prototype;
    registration.showNotification = async (title, options) => {
        const close = () => (shown = shown.filter((one) => one !== notice));
        const notice = { title, ...options, close };
        shown = [...shown.filter((one) => one.tag !== options.tag), notice];
    };
    registration.getNotifications = async ({ tag } = {}) =>
        shown.filter((one) => !tag || one.tag === tag);
}"""
"""A browser without a screen may show no notices: this one keeps them for the test to see."""
SHOWN = """async () => (await self.registration.getNotifications())
    .map((notice) => [notice.tag, notice.silent, notice.title])"""


def test_two_browsers_find_each_other(people: People) -> None:
    ada, ben = people.person(), people.person(**PHONE)
    ada.goto("/")
    ada.locator("[data-start=quick]").click()
    ada.locator("[data-pace=day]").click()
    ada.locator("[data-players='2']").click()
    assert findings(ada) == []
    ada.locator("[data-do=quick]").click()
    ada.wait_for_url("**/t/*")
    expect(ada.locator("[data-gathering=quick]")).to_be_visible()
    assert findings(ada) == []
    ben.goto("/#quick")
    ben.locator("[data-pace=day]").click()
    ben.locator("[data-do=quick]").click()
    ben.wait_for_url("**/t/*")
    assert ben.url == ada.url
    for page in (ada, ben):
        expect(page.locator("svg.table").first).to_be_visible()


def test_the_owner_sets_when_bots_come(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator("[data-start=friends]").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-option=bots-at]").select_option("300")
    expect(page.locator("[data-at]")).to_contain_text("bots take the free seats")
    page.locator("[data-option=bots-at]").select_option("never")
    expect(page.locator("[data-at]")).to_have_count(0)


def test_a_public_game_is_seen_on_a_small_board(people: People) -> None:
    ada, ben, eve = (people.person() for _ in range(3))
    for page, name in ((ada, "Ada"), (ben, "Ben")):
        called(page, name)
    table = seated(ada, ben, public=True)
    eve.goto("/#watch")
    board = eve.locator(f"[data-watch='{table}']")
    expect(board.locator("svg.table")).to_be_visible()
    expect(board).to_contain_text("Ada")
    assert findings(eve) == []
    mover = (ada, ben)[turn(ada, table)]
    before = board.locator("svg.table").inner_html()
    act(mover, table)
    eve.wait_for_function(
        "([table, before]) => document.querySelector(`[data-watch='${table}'] svg.table`)"
        ".innerHTML !== before",
        arg=[table, before],
    )
    board.click()
    eve.wait_for_url(f"**/t/{table}")


def test_a_turn_comes_as_a_notice_and_goes_with_the_turn(people: People) -> None:
    with push_service() as service:
        device = Device(service.server_address[1])
        pages = [
            called(people.person(service_workers="allow", permissions=["notifications"]), name)
            for name in ("Ada", "Ben")
        ]
        for page in pages:
            page.add_init_script(SUBSCRIBED % json.dumps(device.subscription()))
        table = seated(*pages, pace={"kind": "move", "seconds": 86400})
        first = turn(pages[0], table)
        acts, waits = pages[first], pages[1 - first]
        waits.goto("/#account")
        waits.wait_for_function(CONTROLLED)
        waits.locator("[data-option=quiet]").select_option("always")
        waits.locator("[data-do=notify-on]").click()
        expect(waits.locator("[data-notify=on]")).to_be_visible()
        act(acts, table)
        wait_for(lambda: len(service.letters) == 1)
        notice = device.opened(service.letters[0].content)
        assert (notice["kind"], notice["quiet"]) == ("turn", "always")
        cdp = waits.context.new_cdp_session(waits)
        found: list[Any] = []
        cdp.on(
            "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
        )
        cdp.send("ServiceWorker.enable")
        waits.wait_for_function(CONTROLLED)

        def deliver(message: Any) -> None:
            cdp.send(
                "ServiceWorker.deliverPushMessage",
                {
                    "origin": people.server.url,
                    "registrationId": found[0]["registrationId"],
                    "data": json.dumps(message),
                },
            )

        [worker] = waits.context.service_workers
        if waits.evaluate("Notification.permission") != "granted":
            worker.evaluate(SCREEN)
        deliver(notice)
        wait_for(lambda: worker.evaluate(SHOWN) == [[table, True, "Luna: it is your turn"]])
        act(waits, table)
        wait_for(lambda: len(service.letters) == 2)
        deliver(device.opened(service.letters[1].content))
        wait_for(lambda: worker.evaluate(SHOWN) == [])


BEHIND = """() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Another tab is in front of this one."""


def test_a_table_in_a_tab_behind_others_needs_a_notice(people: People) -> None:
    with push_service() as service:
        device = Device(service.server_address[1])
        pages = [called(people.person(), "Ada"), called(people.person(), "Ben")]
        table = seated(*pages, pace={"kind": "move", "seconds": 86400})
        first = turn(pages[0], table)
        acts, waits = pages[first], pages[1 - first]
        wish = {**device.subscription(), "quiet": "never"}
        assert waits.request.post("/api/push", data=wish).ok
        with waits.expect_websocket() as found:
            waits.goto(f"/t/{table}")
        Table(waits).opened()
        act(acts, table)
        expect(waits).to_have_title("● Your turn · Luna")
        act(waits, table)
        expect(waits).to_have_title("Luna")
        assert service.letters == []
        with found.value.expect_event("framereceived", lambda sent: '"pong"' in str(sent)):
            waits.evaluate(BEHIND)
        act(acts, table)
        wait_for(lambda: len(service.letters) == 1)
        assert device.opened(service.letters[0].content)["kind"] == "turn"
