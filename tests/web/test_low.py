"""Low screens: a page at 200 %, a phone that lies. The table stays large, all else in reach."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import People
from tests.web.hands import GROUPS, Table, moment

SHAPES: dict[str, ViewportSize] = {
    "1280x800-twice-as-large": {"width": 640, "height": 400},
    "1440x900-twice-as-large": {"width": 720, "height": 450},
    "lying-phone": {"width": 844, "height": 390},
}
LANGUAGES = ("en", "de", "pt-BR")

# What can be pressed, as far as it can be seen: within the page and whatever scrolls around it.
TARGETS = """() => [...document.querySelectorAll("main button, main a, main input, main select")]
  .filter((e) => e.checkVisibility() && !e.closest(".visually-hidden, .table"))
  .map((e) => {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let around = e; (around = around.parentElement); ) {
      const box = around.getBoundingClientRect();
      if (getComputedStyle(around).overflowY === "visible") continue;
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { name: e.outerHTML.slice(0, 70), left, top, right, bottom };
  })
  .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1)"""


def share(page: Page) -> float:
    """The part of the page's height that the table takes, as far as it is seen."""
    box = page.locator("[data-table]").bounding_box()
    size = page.viewport_size
    assert box
    assert size
    seen = min(box["y"] + box["height"], size["height"]) - max(box["y"], 0)
    return seen / size["height"]


def overlaps(boxes: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [
        (a["name"], b["name"])
        for index, a in enumerate(boxes)
        for b in boxes[index + 1 :]
        if min(a["right"], b["right"]) - max(a["left"], b["left"]) > 1
        and min(a["bottom"], b["bottom"]) - max(a["top"], b["top"]) > 1
    ]


def check(page: Page) -> None:
    """The table is large, nothing lies over anything else, nothing is cut off at the side."""
    size = page.viewport_size
    assert size
    assert share(page) >= 0.45
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert wide <= size["width"]
    assert high <= size["height"]
    boxes = page.evaluate(TARGETS)
    assert len(boxes) >= 4
    table = page.locator("[data-table]").bounding_box()
    assert table
    assert all(box["left"] >= 0 and box["right"] <= size["width"] for box in boxes)
    beside = [
        {
            "name": "the table",
            "left": table["x"],
            "right": table["x"] + table["width"],
            "top": table["y"],
            "bottom": table["y"] + table["height"],
        }
    ]
    sheet = page.locator(".whole").count() > 0  # its own button to close it lies on the Temple
    assert overlaps(boxes + ([] if sheet else beside)) == []


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
def test_actions_are_played_beside_a_large_table(
    people: People, subtests: pytest.Subtests, hand: str
) -> None:
    page = people.person()
    moments = [moment("journey", ","), moment("promote", r"\+bribe"), moment("recruit")]
    for shape, (text, number, action) in product(SHAPES, moments):
        with subtests.test(shape, action=action):
            page.set_viewport_size(SHAPES[shape])
            table = Table(page, hand).lay(text, number)
            check(page)
            table.plan(action)
            check(page)
            table.confirm()
            expect(page.locator("[data-do=confirm]")).to_have_count(0)
            assert table.view()["number"] == number + 1
            check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_of_actions_fits(
    people: People, subtests: pytest.Subtests, language: str
) -> None:
    text, number, _ = moment("book")
    page = people.person(language=language)
    Table(page).lay(text, number)
    for shape, (group, verbs) in product(SHAPES, GROUPS.items()):
        with subtests.test(shape, group=group):
            page.set_viewport_size(SHAPES[shape])
            page.locator(f'[data-group="{group}"]').click()
            for verb in verbs:
                expect(page.locator(f'[data-verb="{verb}"]')).to_be_in_viewport(ratio=1)
            check(page)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_keyboard_reaches_everything(people: People, shape: str) -> None:
    page = people.person(viewport=SHAPES[shape])
    text, number, _ = moment("book")
    Table(page).lay(text, number)
    wanted = set(
        page.evaluate(
            "[...document.querySelectorAll('main button, main a, main input, main [tabindex]')]"
            ".filter((e) => e.checkVisibility() && e.tabIndex >= 0)"
            ".map((e, n) => (e.dataset.walk = String(n)))"
        )
    )
    reached: set[str] = set()
    for _ in range(len(wanted) + 5):
        page.keyboard.press("Tab")
        walk, seen = page.evaluate(
            "(() => { const e = document.activeElement, b = e.getBoundingClientRect();"
            "const seen = b.bottom > 0 && b.right > 0 && b.top < innerHeight"
            " && b.left < innerWidth; return [e.dataset.walk ?? '', seen]; })()"
        )
        assert seen or not walk
        reached.add(walk)
    assert wanted - reached == set()


def test_cards_and_sheets_leave_the_table_in_sight(
    people: People, subtests: pytest.Subtests
) -> None:
    text, number, _ = moment("book")
    page = people.person()
    for shape, size in SHAPES.items():
        with subtests.test(shape):
            page.set_viewport_size(size)
            Table(page).lay(text, number)
            page.locator('[data-place="isle:tide"]').click(force=True)
            expect(page.locator("[data-card]")).to_be_visible()
            check(page)
            page.locator(".who").click()
            expect(page.locator("[data-player]").first).to_be_visible()
            check(page)
            page.locator(".who").click()
            page.locator('[data-place="temple"]').click(force=True)
            expect(page.locator('[data-place="council"]')).to_be_attached()
            check(page)
