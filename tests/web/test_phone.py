"""Phones: the whole height is used, everything is large enough for a finger."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People
from tests.web.hands import ON_TOP, Table, moment, records, turn

SHAPES: dict[str, dict[str, Any]] = {
    "390x844": PHONE,
    "360x740": {**PHONE, "viewport": {"width": 360, "height": 740}},
}
SMALL = """[...document.querySelectorAll("main button, main a, main select, main input, summary")]
  .filter((e) => e.checkVisibility() && !e.closest(".visually-hidden") && !e.matches(".visually-hidden"))
  .map((e) => [e.outerHTML.slice(0, 90), (e.closest(".tick") ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.height < 39.5 || box.width < 23)
  .map(([html]) => html)"""
GAP = """() => { const parts = [...document.querySelector("main.narrow").children]
    .filter((e) => !e.matches(".visually-hidden")).map((e) => e.getBoundingClientRect());
  return innerHeight - parts.reduce((sum, box) => sum + box.height, 0); }"""


def rest(page: Page) -> None:
    text, number, _ = moment("book")
    Table(page, "touch").lay(text, number)


def card(page: Page) -> None:
    rest(page)
    page.locator('[data-place="isle:tide"]').tap(force=True)
    expect(page.locator("[data-card]")).to_be_visible()


def plan(page: Page) -> None:
    text, number, action = moment("journey", ",")
    Table(page, "touch").lay(text, number).plan(action)


def refusal(page: Page) -> None:
    text, number, _ = moment("place-shrine")
    Table(page, "touch").lay(text, number)
    page.locator("[data-verb=place-shrine]").tap()
    page.locator("[data-place^='isle:']:not([data-mark])").first.tap(force=True)
    expect(page.locator("[data-rule]")).to_be_visible()


def players(page: Page) -> None:
    rest(page)
    page.locator(".who").tap()
    expect(page.locator("[data-player]").first).to_be_visible()


def log(page: Page) -> None:
    rest(page)
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.locator(".log summary").first).to_be_visible()


def temple(page: Page) -> None:
    rest(page)
    page.locator('[data-place="temple"]').tap(force=True)
    page.locator("[data-place^='temple:'][data-mark=legal]").first.tap(force=True)
    expect(page.locator("[data-card]")).to_be_visible()


def menu(page: Page) -> None:
    rest(page)
    page.locator(".opener").tap()


def over(page: Page) -> None:
    body = {"record": records()["006-standard-4p-classic"][0], "as": "finished", "name": "Ada"}
    laid = page.request.post("/api/records", data=body).json()
    turn(page, f"/t/{laid['table']}")
    expect(page.locator("#result-title")).to_be_visible()


VIEWS: dict[str, Callable[[Page], None]] = {
    view.__name__: view for view in (rest, card, plan, refusal, players, log, temple, menu, over)
}


@pytest.mark.parametrize("shape", SHAPES)
def test_targets_are_large_and_no_room_is_lost(
    people: People, subtests: pytest.Subtests, shape: str
) -> None:
    page = people.person(**SHAPES[shape])
    for view, opened in VIEWS.items():
        with subtests.test(view):
            opened(page)
            assert page.evaluate(SMALL) == []
            assert abs(page.evaluate(GAP)) < 1
            size = page.viewport_size
            assert size
            assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
            if view in ("rest", "plan"):
                check_map(page, 0.5 if view == "rest" else 0.45)


def check_map(page: Page, share: float) -> None:
    """The map stays large, and its picture fills the place."""
    box, size = page.locator("[data-table]").bounding_box(), page.viewport_size
    assert box
    assert size
    assert box["height"] >= size["height"] * share
    table = page.locator("svg.table").evaluate(
        "(svg) => [svg.viewBox.baseVal.width / svg.clientWidth,"
        " svg.viewBox.baseVal.height / svg.clientHeight]"
    )
    assert max(table) / min(table) < 1.15


def test_the_temple_has_the_height_of_the_screen(people: People) -> None:
    page = people.person(**PHONE)
    text, number, _ = moment("book")
    table = Table(page, "touch").lay(text, number)
    page.locator('[data-place="temple"]').tap(force=True)
    for place in ("stage", "meditation", "council"):
        expect(page.locator(f'[data-place="{place}"]')).to_be_in_viewport(ratio=1)
    table.place("council")
    expect(page.locator("[data-card=council]")).to_be_in_viewport(ratio=1)


SIZES = ((390, 844), (360, 640), (844, 390), (1280, 720))


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_whatever_a_result_says_all_its_buttons_are_in_sight(
    people: People, subtests: pytest.Subtests, language: str
) -> None:
    page = people.person(**PHONE, language=language)
    record = records()["006-standard-4p-classic"][0]
    body = {"record": record, "as": "game", "at": len(records()["006-standard-4p-classic"][1]) - 1}
    table = page.request.post("/api/records", data={**body, "name": "Ada"}).json()["table"]
    view = page.request.get(f"/api/tables/{table}").json()
    done = {"text": "meditate", "sequence": view["sequence"]}
    assert page.request.post(f"/api/tables/{table}/actions", data=done).ok
    for wide, high in SIZES:
        with subtests.test(f"{wide}x{high}"):
            page.set_viewport_size({"width": wide, "height": high})
            turn(page, f"/t/{table}")
            expect(page.locator("[data-course] [data-line]")).to_have_count(4)
            buttons = page.locator(".result .buttons > *")
            expect(buttons).to_have_count(6)
            for button in buttons.all():
                expect(button).to_be_in_viewport(ratio=1)
                assert button.evaluate(ON_TOP)
            expect(page.locator(".result .total")).to_be_in_viewport(ratio=0.99)


def test_nothing_of_the_head_is_cut_on_a_small_phone(people: People) -> None:
    page = people.person(**SHAPES["360x740"], locale="de-DE")
    text, number, _ = moment("place-shrine")
    Table(page, "touch").lay(text, number)
    for button in page.locator(".top button").all():
        expect(button).to_be_in_viewport(ratio=1)
