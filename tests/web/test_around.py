"""Around the game: arrows as planned, cards that cover nothing, names, clocks, lobby, result."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from luna import Game
from luna.locale import Texts
from tests.web.conftest import PHONE, People, both_databases, own_server
from tests.web.hands import BOXES, Table, at_rest, moment, records
from tests.web.test_views import findings, overlap

DESKS = ((1280, 800), (1024, 768), (1920, 1080))


def arrows(page: Page, kind: str = "novice") -> list[tuple[str, str]]:
    found = page.locator(f'[data-arrow][data-kind="{kind}"]')
    return [
        (one.get_attribute("data-arrow") or "", one.get_attribute("data-count") or "")
        for one in found.all()
    ]


def last_token() -> tuple[str, int]:
    """A game and the number of actions before Meditation ends its second round."""
    text, actions = records()["006-standard-4p-classic"]
    rounds = [int(state.round) for state in Game.from_record(text).states]
    return text, next(
        number
        for number, action in enumerate(actions)
        if action == "meditate" and rounds[number + 1] > rounds[number] > 1
    )


def spot(origin: str) -> str:
    """Where an arrow begins, of the origin of a leg."""
    if origin == "stage":
        return origin
    return f"resting:{origin[1:]}" if origin.startswith("~") else f"active:{origin}"


def test_arrows_are_the_legs_of_the_plan(people: People, subtests: pytest.Subtests) -> None:
    page = people.person()
    for verb, fits in (("journey", ","), ("tide", "")):
        with subtests.test(verb):
            text, number, action = moment(verb, fits)
            Table(page).lay(text, number).plan(action)
            legs = re.findall(r"(~?\w+)>(\w+) (\d+)", action)
            wanted = {(f"{spot(origin)}>resting:{target}", count) for origin, target, count in legs}
            expect(page.locator("[data-arrow]")).to_have_count(len(wanted))
            assert set(arrows(page)) == wanted


def test_every_piece_that_moves_has_its_arrow(people: People, subtests: pytest.Subtests) -> None:
    page = people.person()
    for verb, kind in (
        ("promote", "novice"),
        ("sanctify", "novice"),
        ("book", "book"),
        ("expel", "figure"),
        ("council", "disc"),
    ):
        with subtests.test(verb):
            text, number, action = moment(verb)
            Table(page).lay(text, number).plan(action)
            expect(page.locator(f'[data-arrow][data-kind="{kind}"]').first).to_be_attached()


def test_the_preview_of_the_last_token_has_the_whole_end_of_the_round(people: People) -> None:
    text, number = last_token()
    page = people.person()
    table = Table(page).lay(text, number)
    table.plan("meditate")
    seen = page.request.post(f"/api/tables/{table.id}/preview", data={"text": "meditate"}).json()
    assert seen["document"]["round"] > table.view()["document"]["round"]
    card = page.locator("[data-plan]")
    gains = [event for event in seen["events"] if event["kind"] == "gain"]
    rows = [row.get_attribute("data-source") for row in card.locator("[data-source]").all()]
    assert rows == list(dict.fromkeys(event["details"]["source"] for event in gains))
    shown = [cell for cell in card.locator("tbody td").all_inner_texts() if cell != "·"]
    assert sum(int(cell.replace("−", "-")) for cell in shown) == sum(
        event["details"]["points"] for event in gains
    )
    then = [player["influence"] for player in seen["document"]["players"].values()]
    assert sorted(map(int, card.locator("tfoot td").all_inner_texts())) == sorted(then)
    expect(card.locator("li")).to_have_count(len(seen["events"]) - len(gains))
    expect(card).not_to_contain_text("would stay the same")
    expect(page.locator(".now .then")).to_have_count(0)


@pytest.mark.parametrize(
    ("hand", "sizes"), [("touch", [(390, 844), (360, 740), (844, 390)]), ("mouse", [(1280, 800)])]
)
def test_whatever_a_plan_says_it_can_be_confirmed_without_scrolling(
    people: People, subtests: pytest.Subtests, hand: str, sizes: list[tuple[int, int]]
) -> None:
    text, number = last_token()
    page = people.person(**(PHONE if hand == "touch" else {}))
    for wide, high in sizes:
        with subtests.test(f"{wide}x{high}"):
            page.set_viewport_size({"width": wide, "height": high})
            Table(page, hand).lay(text, number).plan("meditate")
            for button in page.locator("[data-do=confirm], [data-do=cancel]").all():
                expect(button).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-ending] tfoot")).to_be_in_viewport(ratio=0.99)


def test_cards_leave_the_temple_island_in_sight(people: People, subtests: pytest.Subtests) -> None:
    text, number = last_token()
    page = people.person()
    for wide, high in DESKS:
        with subtests.test(f"{wide}x{high}"):
            page.set_viewport_size({"width": wide, "height": high})
            Table(page).lay(text, number).plan("meditate")
            card = at_rest(page, "[data-plan]")
            places = page.evaluate(BOXES, "[data-place^='path:'], [data-place^='temple:']")
            assert len(places) > 20
            assert not [place for place in places if overlap(card, place)]


def test_a_card_stands_beside_what_was_touched_and_covers_nothing_of_it(
    people: People, subtests: pytest.Subtests
) -> None:
    text, number, _ = moment("book")
    page = people.person()
    for wide, high in DESKS:
        with subtests.test(f"{wide}x{high}"):
            page.set_viewport_size({"width": wide, "height": high})
            check_cards(page, Table(page).lay(text, number))


def check_cards(page: Page, table: Table) -> None:
    """The card of every place is seen whole, beside the place."""
    places = page.locator("[data-place^='isle:'], [data-place=council], [data-place=meditation]")
    names = [place.get_attribute("data-place") or "" for place in places.all()]
    assert len(names) == 9
    for name in names:
        table.place(name)
        card = page.locator(f'[data-card="{name}"]')
        box = at_rest(page, f'[data-card="{name}"]')
        expect(card).to_be_in_viewport(ratio=1)
        touched = page.locator(f'[data-place="{name}"]').bounding_box()
        assert not overlap(box, touched), name
        page.keyboard.press("Escape")


def test_past_rounds_stay_in_the_table_of_all_rounds(people: People) -> None:
    text, actions = records()["006-standard-4p-classic"]
    page = people.person()
    table = Table(page).lay(text, len(actions) - 20)
    assert table.view()["document"]["round"] > 3
    page.locator("#tab-rounds").click()
    expect(page.locator("table.rounds tbody .spot")).to_have_count(18)
    expect(page.locator("[data-zone=approved]")).to_contain_text("the Guard pays")


def test_novices_that_can_travel_are_lit_in_a_journey(people: People) -> None:
    text, number, _ = moment("journey")
    page = people.person(color_scheme="light")
    Table(page).lay(text, number).choose("journey")
    expect(page.locator('.novice[data-look="lit"]').first).to_be_attached()


def test_the_overview_has_every_action_and_source(people: People) -> None:
    text, number, _ = moment("book")
    page = people.person()
    edition = Table(page).lay(text, number).view()["edition"]
    page.keyboard.press("?")
    sheet = page.locator("[data-overview]")
    expect(sheet.locator("[data-about]")).to_have_count(14 if edition == "revised" else 13)
    expect(sheet.locator("dt")).to_have_count(10)
    assert not re.search(r"\b(web|term|action)-[a-z]", sheet.inner_text())
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator("[data-do=overview]").click()
    expect(sheet).to_be_visible()


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_the_overview_says_what_books_bring_in_this_edition(people: People, edition: str) -> None:
    game = Game.new(["yellow", "red"], mode="preselected", edition=edition, seed=1)
    page = people.person()
    Table(page).lay(game.record(), 0)
    page.keyboard.press("?")
    sheet = page.locator("[data-overview]")
    for source in ("book", "temple"):
        expect(sheet).to_contain_text(Texts("en")(f"web-brings-{source}", edition=edition))


def test_the_overview_is_that_of_the_edition(people: People, subtests: pytest.Subtests) -> None:
    page = people.person()
    for name in ("000-standard-2p-classic", "001-standard-2p-revised"):
        for number in (1, 20):  # in the Preliminary Round, and in a round
            with subtests.test(name, number=number):
                edition = Table(page).lay(records()[name][0], number).view()["edition"]
                page.keyboard.press("?")
                there = page.locator("[data-overview] [data-about=infiltrate]")
                expect(page.locator("[data-about=book]")).to_be_visible()
                expect(there).to_have_count(int(edition == "revised"))
                page.keyboard.press("Escape")
                expect(page.locator("[data-overview]")).to_have_count(0)


def test_names_are_used_for_every_game(people: People) -> None:
    page = people.person()
    for name in ("Dora", "Emil"):
        page.goto("/")
        page.locator(".name input").fill(name)
        page.locator("summary").click()
        page.locator("[data-option=players]").select_option("3")
        page.locator("[data-name='2']").fill("Gus")
        page.locator("[data-start=hot-seat]").click()
        page.wait_for_url("**/t/*")
        table = Table(page).opened()
        assert [seat["name"] for seat in table.view()["seats"]] == [name, "Gus", name]
        turn = table.view()["turn"]
        if turn["seat"] == 1:
            expect(page.locator(".banner b")).to_have_text("Gus, it is your turn")
    page.goto("/")
    page.locator("[data-start=bots]").click()
    page.wait_for_url("**/t/*")
    Table(page).opened()
    expect(page.locator("[data-player] h2", has_text="Bot")).to_have_count(0)


def test_giving_up_asks_first_and_ends_in_a_result(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator("[data-start=hot-seat]").click()
    page.wait_for_url("**/t/*")
    table = Table(page).opened()
    page.locator(".opener").click()
    page.locator("[data-do=give-up]").click()
    assert table.view()["status"] == "playing"
    page.locator("[data-do=give-up-yes]").click()
    expect(page.locator("#result-title")).to_have_text("The game was abandoned")
    expect(page.locator("[data-verb]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".opener").click()
    before = table.id
    page.locator("[data-do=rematch]").click()
    page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=before)
    Table(page).opened()


def test_clocks_count_down(people: People) -> None:
    page = people.person()
    body: dict[str, Any] = {
        "seats": [{"player": "you"}, {"player": "you"}],
        "mode": "preselected",
        "name": "Ada",
        "pace": {"seconds": 300},
    }
    made = page.request.post("/api/tables", data=body).json()
    page.goto(f"/t/{made['table']}")
    clock = page.locator("[data-clock]").first
    expect(clock).to_contain_text(re.compile(r"[1-4]:\d\d"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)


@both_databases
def test_the_lobby_seats_bots_invites_and_can_be_cancelled(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator(".name input").fill("Dora")
    page.locator("summary").click()
    page.locator("[data-option=players]").select_option("3")
    page.locator("[data-start=friends]").click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    page.locator("select[data-seat='2']").select_option("random")
    expect(page.locator("ul li", has_text="Random").first).to_be_visible()
    table.until("view => view.seats[2].level === 'random'")
    page.locator("select[data-seat='2']").select_option("")
    table.until("view => view.seats[2].kind === 'open'")
    page.locator("[data-do=invite]").click()
    expect(page.locator("[data-qr]")).to_be_visible()
    link = page.locator("[data-link]").get_attribute("data-link")
    page.locator(".chat input").fill("come in")
    page.keyboard.press("Enter")
    guest = people.person()
    guest.goto(link or "")
    expect(guest.locator("[data-host]")).to_contain_text("Dora invites you")
    assert findings(page) == []
    page.locator("[data-do=cancel-table]").click()
    expect(guest.locator("main")).to_contain_text("abandoned")


def test_the_result_has_ranking_sources_and_the_course_of_influence(people: People) -> None:
    page = people.person(**PHONE)
    record = records()["006-standard-4p-classic"][0]
    laid = page.request.post("/api/records", data={"record": record, "as": "finished", "name": "A"})
    page.goto(f"/t/{laid.json()['table']}")
    expect(page.locator("[data-course] [data-line]")).to_have_count(4)
    scores = Table(page).view()["document"]["result"]
    totals = [str(scores["scores"][order]["total"]) for order in scores["ranking"]]
    expect(page.locator("tr.total td")).to_have_text(totals)
    page.locator("[data-do=review]").click()
    expect(page.locator("#result-title")).to_have_count(0)


OVER_ALL = """(node) => [...node.querySelectorAll("button, a, select, input")].every((each) => {
    const box = each.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !found || node.contains(found);
})"""
"""Whether nothing lies over anything that can be pressed there."""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_the_menu_of_a_finished_game_lies_over_its_result(
    people: People, size: tuple[int, int]
) -> None:
    page = people.person(viewport={"width": size[0], "height": size[1]})
    text, actions = records()["000-standard-2p-classic"]
    table = Table(page).lay(text, len(actions) - 1)
    undo = page.locator("#menu [data-do=undo]")
    page.locator(".opener").click()
    expect(undo).to_have_count(1)
    page.locator(".opener").click()
    body = {"text": actions[-1], "sequence": table.view()["sequence"]}
    assert page.request.post(f"/api/tables/{table.id}/actions", data=body).ok
    expect(page.locator("#result-title")).to_be_visible()
    page.locator(".opener").click()
    expect(page.locator("#menu [data-do=download]")).to_be_visible()
    assert page.locator("#menu").evaluate(OVER_ALL)
    expect(undo).to_have_count(0)


def test_a_waiting_room_with_nothing_to_say_about_bots_says_nothing(people: People) -> None:
    host, guest = people.person(), people.person()
    for page, name in ((host, "Hana"), (guest, "Bo")):
        page.request.put("/api/me", data={"name": name})
    body = {"seats": [{"player": "you"}, {"player": "open"}], "mode": "preselected"}
    table = host.request.post("/api/tables", data=body).json()["table"]
    link = host.request.post(f"/api/tables/{table}/invitation", data={}).json()["link"]
    with guest.expect_response("**/gathering"):
        guest.goto(link)
    guest.locator("[data-do=join]").click()
    with host.expect_response("**/gathering"):
        host.goto(f"/t/{table}")
    for page in (host, guest):
        expect(page.locator(".chat")).to_be_visible()
        expect(page.locator("[data-gathering]")).to_have_count(0)


def test_rules_can_be_searched(people: People) -> None:
    page = people.person()
    page.goto("/#rules")
    page.locator("[data-search]").fill("landing stage sailboat")
    expect(page.locator("#rule-A-SAIL")).to_be_visible()
    expect(page.locator("#rule-A-EXPEL")).to_have_count(0)


def test_the_account_lists_browsers_signs_them_out_and_can_be_deleted(people: People) -> None:
    page = people.person()
    page.goto("/#account")
    expect(page.locator("main")).to_contain_text("Nobody is signed in")
    assert findings(page) == []
    page.goto("/")
    page.locator(".name input").fill("Dora")
    page.locator("[data-start=hot-seat]").click()
    page.wait_for_url("**/t/*")
    Table(page).opened()
    link = page.request.post(f"/api/tables/{Table(page).id}/seats/0/link").json()["link"]
    other = people.person()
    other.goto(link)
    other.wait_for_url("**/t/*")
    page.goto("/")
    page.locator(".opener").click()
    page.locator("[data-do=account]").click()
    expect(page.locator("[data-session]")).to_have_count(1)
    expect(page.locator("[data-session=here]")).to_contain_text("Chrome")
    expect(page.locator("main")).to_contain_text("Dora")
    assert findings(page) == []
    page.locator("[data-do=delete]").click()
    page.get_by_role("button", name="Keep my account").click()
    page.locator("[data-do=delete]").click()
    page.locator("[data-do=delete-yes]").click()
    page.wait_for_url("**/")
    assert page.request.get("/api/me").json()["me"] is None


def test_other_browsers_of_an_account_can_be_signed_out(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.request.put("/api/me", data={"name": "Dora"})
    lines = [
        {
            "session": name,
            "created": 0,
            "used": 0,
            "agent": "Firefox/140 Linux",
            "here": name == "a",
        }
        for name in ("a", "b")
    ]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        left = lines if route.request.method == "GET" else lines[:1]
        route.fulfill(json={"sessions": left})

    page.route("**/api/me/sessions", answer)
    page.goto("/#account")
    page.reload()
    expect(page.locator("[data-session]")).to_have_count(2)
    page.locator("[data-do=end-others]").click()
    expect(page.locator("[data-session]")).to_have_count(1)
    expect(page.locator("[data-do=end-others]")).to_have_count(0)
    assert asked[-1] == "DELETE"


def test_games_can_be_taken_off_the_list_and_come_back(people: People) -> None:
    page = people.person()
    for _ in range(7):
        body = {"record": records()["000-standard-2p-classic"][0], "as": "game", "at": 20}
        page.request.post("/api/records", data={**body, "name": "Ada"})
    page.goto("/")
    lines = page.locator(".list", has_text="Your games").locator("li")
    expect(lines).to_have_count(5)
    page.locator("[data-do=all-games]").click()
    expect(lines).to_have_count(7)
    lines.first.get_by_role("button").click()
    expect(lines).to_have_count(6)
    page.locator("[data-do=hidden-games]").click()
    expect(lines).to_have_count(7)
    page.locator("[data-do=bring-back]").click()
    expect(page.locator("[data-do=hidden-games]")).to_have_count(0)
    expect(lines).to_have_count(7)


@own_server
def test_open_tables_are_in_sight_beside_ones_own(people: People) -> None:
    host = people.person()
    body = {"seats": [{"player": "you"}, {"player": "open"}], "mode": "preselected", "public": True}
    assert host.request.post("/api/tables", data={**body, "name": "Hana"}).ok
    page = people.person()
    for _ in range(4):
        game = {"record": records()["000-standard-2p-classic"][0], "as": "game", "at": 20}
        page.request.post("/api/records", data={**game, "name": "Ada"})
    page.goto("/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_in_viewport()


def test_the_owner_changes_the_colors_of_seats(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator(".name input").fill("Dora")
    page.locator("[data-start=friends]").click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    other = table.view()["seats"][1]["colour"]
    page.locator("select[data-color='0']").select_option(other)
    table.until("view => view.seats[1].name === 'Dora'")
    expect(page.locator("ul li").nth(1)).to_contain_text("Dora")
    assert table.view()["you"]["seats"] == [1]
    assert findings(page) == []
