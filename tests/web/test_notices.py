"""What players must see at a table: a bot that took their seat, a game that waits, a rematch.

And what a guest must read before everything is lost.
"""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, People, both_databases
from tests.web.hands import Table
from tests.web.test_own_games import called, seated
from tests.web.test_views import findings

SCREENS = ((1280, 800), (820, 1180), (390, 844), (360, 640), (844, 390))
ON_TOP = """(button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether a touch on a button meets it, and nothing that lies over it."""
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def reachable(button: Locator) -> None:
    expect(button).to_be_in_viewport(ratio=1)
    assert button.evaluate(ON_TOP)


def two(people: People, **more: Any) -> tuple[Page, Page]:
    """Ada on a phone and Ben at a desk, at the same table."""
    ada, ben = called(people.person(**PHONE), "Ada"), called(people.person(), "Ben")
    table = seated(ada, ben, **more)
    for page in (ada, ben):
        page.goto(f"/t/{table}")
        Table(page).opened()
    return ada, ben


def end(ada: Page, ben: Page) -> str:
    """Both give the game up."""
    table = Table(ada).id
    asked = ada.request.post(f"/api/tables/{table}/abandon", data={}).json()["sequence"]
    ben.request.post(f"/api/tables/{table}/answer", data={"agree": True, "request": asked})
    return table


def test_a_player_takes_the_seat_back_from_a_bot_on_every_screen(people: People) -> None:
    page = called(people.person(**PHONE), "Ada")
    other = called(people.person(), "Ben")
    table = seated(page, other)
    page.goto(f"/t/{table}")
    Table(page).opened()
    page.request.post(f"/api/tables/{table}/seats/0/bot", data={})
    notice, back = page.locator("[data-notice=replaced]"), page.locator("[data-do=take-seat-back]")
    expect(notice).to_contain_text("A bot (Deacon) is playing for you")
    for wide, high in SCREENS:
        page.set_viewport_size({"width": wide, "height": high})
        reachable(back)
    page.set_viewport_size({"width": 390, "height": 844})
    for opener in (".who", ".tabs button:last-child", "[data-place=temple]"):
        page.locator(opener).first.click(force=True)
        close = page.get_by_role("button", name="Close").first
        assert close.evaluate(ON_TOP)
        reachable(back)
        close.click()
    assert findings(page) == []
    back.click()
    expect(notice).to_have_count(0)
    assert Table(page).view()["seats"][0]["level"] is None


@both_databases
def test_a_game_in_which_all_ran_out_of_time_waits_for_them(people: People) -> None:
    ada, ben = two(people, pace={"seconds": 5})
    Table(ada).until("view => view.paused")
    for page in (ada, ben):
        notice = page.locator("[data-notice=replaced]")
        expect(notice).to_contain_text("Your time ran out: a bot (Deacon) is playing for you.")
        expect(notice).to_contain_text("The game waits until a player is back.")
    before = Table(ada).view()["number"]
    waiting = Table(ada).view()["turn"]["seat"]
    returning = (ada, ben)[1 - waiting]
    assert before == 1
    returning.locator("[data-do=take-seat-back]").click()
    Table(returning).until("view => view.number === 2")
    expect(returning.locator("[data-notice]")).to_have_count(0)


@both_databases
def test_a_rematch_begins_for_both_when_the_other_agrees(people: People) -> None:
    ada, ben = two(people)
    table = end(ada, ben)
    ben.locator("[data-do=rematch]").click()
    expect(ben.locator("[data-notice=rematch]")).to_contain_text("begins when Ada agrees")
    expect(ada.locator("[data-notice=rematch]")).to_contain_text("Ben offers a rematch.")
    assert Table(ben).view()["rematch"] is None
    assert findings(ben) == []
    for wide, high in SCREENS:
        ada.set_viewport_size({"width": wide, "height": high})
        reachable(ada.locator("[data-do=agree-rematch]"))
        reachable(ada.locator("[data-do=decline-rematch]"))
    assert findings(ada) == []
    ada.locator("[data-do=agree-rematch]").click()
    for page in (ada, ben):
        page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=table)
        Table(page).opened()
    assert Table(ada).id == Table(ben).id
    assert Table(ada).view()["status"] == "playing"
    ada.goto(f"/t/{table}")
    fresh = Table(ben).id
    expect(ada.locator("[data-do=to-rematch]")).to_have_attribute("href", f"/t/{fresh}")


def test_a_rematch_can_be_declined_and_withdrawn(people: People) -> None:
    ada, ben = two(people)
    table = end(ada, ben)
    ben.locator("[data-do=rematch]").click()
    ada.locator("[data-do=decline-rematch]").click()
    for page in (ada, ben):
        expect(page.locator("[data-notice]")).to_have_count(0)
    ben.locator("[data-do=rematch]").click()
    expect(ada.locator("[data-notice=rematch]")).to_be_visible()
    ben.locator("[data-do=withdraw-rematch]").click()
    expect(ada.locator("[data-notice]")).to_have_count(0)
    assert Table(ada).id == Table(ben).id == table


def guest(people: People, **options: Any) -> Page:
    """A guest in the middle of a game, on the first page."""
    page = called(people.person(**options), "Ada")
    plan = {"seats": [{"player": "you"}, {"player": "bot"}], "mode": "preselected"}
    assert page.request.post("/api/tables", data=plan).ok
    page.goto("/")
    page.locator(".opener").click()
    return page


def test_a_guest_is_asked_before_everything_is_forgotten(people: People) -> None:
    page = guest(people, **PHONE)
    page.locator("[data-do=sign-out]").click()
    question = page.locator("[data-losing='1']")
    expect(question).to_contain_text("your running game and all your results would be lost")
    expect(page.locator("[data-do=keep-instead]")).to_be_visible()
    assert findings(page) == []
    page.locator("[data-do=sign-out-no]").click()
    expect(question).to_have_count(0)
    assert page.request.get("/api/me").json()["me"]["name"] == "Ada"
    page.locator("[data-do=sign-out]").click()
    with page.expect_navigation():
        page.locator("[data-do=sign-out-yes]").click()
    assert page.request.get("/api/me").json()["me"] is None


def test_signing_out_on_the_account_page_asks_a_guest_as_well(people: People) -> None:
    page = guest(people)
    page.goto("/#account")
    page.locator("[data-session=here] [data-do=sign-out]").click()
    expect(page.locator("[data-session=here] [data-losing='1']")).to_be_visible()
    assert findings(page) == []
    assert page.request.get("/api/me").json()["me"]["name"] == "Ada"
    page.locator("[data-do=sign-out-yes]").click()
    page.wait_for_url("**/")
    assert page.request.get("/api/me").json()["me"] is None


def test_with_a_passkey_nothing_is_lost_and_no_question_comes(people: People) -> None:
    page = guest(people)
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.locator("[data-do=sign-out]").click()
    page.locator("[data-do=keep-instead]").click()
    expect(page.locator(".sheet [role=status]")).to_contain_text("kept")
    expect(page.locator("[data-losing]")).to_have_count(0)
    with page.expect_navigation():
        page.locator("[data-do=sign-out]").click()
    assert page.request.get("/api/me").json()["me"] is None
    page.locator(".opener").click()
    page.locator("[data-do=sign-in]").click()
    expect(page.locator(".name input")).to_have_value("Ada")
    lines = page.request.get("/api/tables?scope=mine").json()["tables"]
    assert [line["yours"] for line in lines] == [[0]]
