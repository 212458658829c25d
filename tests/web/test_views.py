"""Every view in every shape: nothing for axe to find, nothing to scroll sideways, all in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, WIDE, People, unveiled
from tests.web.devices import unopened
from tests.web.hands import BOXES, Table, at_rest, moment, records, turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHAPES: dict[str, dict[str, Any]] = {
    "wide-dark": WIDE,
    "wide-light": {**WIDE, "color_scheme": "light"},
    "phone-dark": PHONE,
    "phone-light": {**PHONE, "color_scheme": "light"},
    "small-phone": {**PHONE, "viewport": {"width": 360, "height": 740}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "twice-as-large": {"viewport": {"width": 640, "height": 400}},
}

DEVICES = {
    "wide": ("wide-dark", "wide-light"),
    "phone": ("phone-dark", "phone-light", "small-phone"),
    "tablet": ("tablet",),
    "twice-as-large": ("twice-as-large",),
}
"""Shapes among which a page need not be opened anew."""


def home(page: Page) -> None:
    turn(page, "/")
    expect(page.locator("[data-start=bots]")).to_be_enabled()


def rules(page: Page) -> None:
    turn(page, "/#rules/A-PROM")
    expect(page.locator("#rule-A-PROM.wanted")).to_be_visible()


def table(page: Page) -> None:
    text, number, _ = moment("book")
    Table(page).lay(text, number)


def preview(page: Page) -> None:
    text, number, action = moment("recruit")
    Table(page).lay(text, number)
    page.locator("body").press("r")
    place = page.locator(f'[data-place="isle:{action.split()[1]}"]')
    if page.locator("[data-plan]").get_attribute("data-plan") == "":
        place.focus()
        page.keyboard.press("Enter")
    expect(page.locator("[data-do=confirm]")).to_be_enabled()


def refusal(page: Page) -> None:
    text, number, _ = moment("place-shrine")
    Table(page).lay(text, number)
    page.locator("body").press("p")
    page.locator('[data-place="isle:herbs"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-rule]")).to_be_visible()


def menu(page: Page) -> None:
    table(page)
    page.locator(".opener").click()


def over(page: Page) -> None:
    text = records()["006-standard-4p-classic"][0]
    body = {"record": text, "as": "finished", "name": "Ada"}
    laid = page.request.post("/api/records", data=body).json()
    turn(page, f"/t/{laid['table']}")
    expect(page.locator("#result-title")).to_be_visible()


def waiting(page: Page) -> None:
    turn(page, "/")
    page.locator("[data-start=friends]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-do=invite]")).to_be_visible()


VIEWS: dict[str, Callable[[Page], None]] = {
    "home": home,
    "rules": rules,
    "table": table,
    "preview": preview,
    "refusal": refusal,
    "menu": menu,
    "over": over,
    "waiting": waiting,
}


AXE_RUN = """async (about) => {
    return (await axe.run(document, { resultTypes: ["violations"], ...about })).violations;
}"""
"""All else that axe reports is long, and to bring it here took a third of its time."""
EVERYTHING: dict[str, Any] = {}
OF_COLORS = ("color-contrast", "link-in-text-block")
COLORS: dict[str, Any] = {"runOnly": OF_COLORS}
"""What can be wrong where only the colors are others than a moment ago."""
SHAPE: dict[str, Any] = {"rules": {rule: {"enabled": False} for rule in OF_COLORS}}
"""What can be wrong where only the size is another."""


def findings(page: Page, about: dict[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds, each with its rule and place."""
    if not page.evaluate("'axe' in window"):
        source = AXE.read_text("utf-8")
        page.evaluate(f"() => {{ {source}; window.axe = axe; }}")
    found = unveiled(page, AXE_RUN, about)
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found
        for node in each["nodes"]
    ]


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def wear(page: Page, shape: str) -> None:
    """Give a page the size and the colors of another shape of the same device."""
    theme = SHAPES[shape].get("color_scheme", "dark")
    page.set_viewport_size(SHAPES[shape]["viewport"])
    page.emulate_media(color_scheme=theme)
    if not unopened(page):
        page.evaluate(DRAWN)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)


def check_looks(page: Page, device: str) -> None:
    """Whatever colors and size a device has, axe finds nothing, and nothing scrolls sideways."""
    first, *_ = DEVICES[device]
    for shape in DEVICES[device]:
        wear(page, shape)
        resized = SHAPES[shape]["viewport"] != SHAPES[first]["viewport"]
        about = EVERYTHING if shape == first else SHAPE if resized else COLORS
        assert findings(page, about) == [], shape
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SHAPES[shape]["viewport"]["width"], shape


@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing(people: People, subtests: pytest.Subtests, device: str) -> None:
    page = people.person(**SHAPES[DEVICES[device][0]])
    for view, opened in VIEWS.items():
        with subtests.test(view):
            wear(page, DEVICES[device][0])
            opened(page)
            check_looks(page, device)


def overlap(a: Any, b: Any) -> bool:
    """Whether two boxes share more than an edge."""
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return bool(wide > 1 and high > 1)


def test_the_whole_table_is_there_in_words(people: People) -> None:
    page = people.person()
    table(page)
    words = page.locator("[data-text-view]")
    document = Table(page).view()["document"]
    for isle in ("Tidal Isle", "Herbal Isle", "Library Isle"):
        expect(words).to_contain_text(isle)
    expect(words).to_contain_text(f"Round {document['round']} of 6")
    expect(words).to_contain_text("Council")
    page.locator(".opener").click()
    page.locator("[data-setting=text-view]").check()
    expect(words).to_be_visible()


@pytest.mark.parametrize("view", ["preview", "card"])
def test_a_card_leaves_the_path_and_the_temple_in_sight(
    people: People, subtests: pytest.Subtests, view: str
) -> None:
    page = people.person()
    for wide, high in ((1440, 900), (1280, 800), (1280, 670), (1366, 641)):
        with subtests.test(f"{wide}x{high}"):
            page.set_viewport_size({"width": wide, "height": high})
            if view == "preview":
                preview(page)
            else:
                table(page)
                page.locator('[data-place="isle:tide"]').click(force=True)
            card = at_rest(page, "[data-plan], [data-card]")
            boxes = page.evaluate(
                BOXES, "[data-place^='path:'], [data-place^='temple:'], [data-place=council]"
            )
            assert len(boxes) > 20
            assert [box for box in boxes if overlap(card, box)] == []
