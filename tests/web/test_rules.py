"""The rules pages show each action with a small board, and say the same in words."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from luna.app.lessons.chapters import examples
from luna.locale import LANGUAGES, Texts
from tests.web.conftest import PHONE, People
from tests.web.test_views import SHAPES, findings

ROOT = Path(__file__).parents[2]


def test_every_example_plays_on_its_board(people: People) -> None:
    page = people.person()
    page.goto("/#rules")
    expect(page.locator("[data-example]")).to_have_count(len(examples()))
    for rule in examples():
        shown = page.locator(f'[data-example="{rule}"]')
        shown.scroll_into_view_if_needed()
        expect(shown.locator("svg.table")).to_be_visible()
        if rule == "S-PATH":  # nothing is played there
            continue
        assert shown.locator("figcaption li").count() > 0
        before = shown.locator(".board").inner_html()
        shown.locator("[data-do=example]").click()
        expect(shown).to_have_attribute("data-at", "1")
        assert shown.locator(".board").inner_html() != before
        for _ in examples()[rule].table.played:
            shown.locator("[data-do=example]").click()
        expect(shown).to_have_attribute("data-at", "0")


def test_an_example_moves_its_pieces_for_those_who_like_motion(people: People) -> None:
    page = people.person(reduced_motion="no-preference")
    page.goto("/#rules/A-JOURNEY")
    shown = page.locator("[data-example=A-JOURNEY]")
    shown.locator("[data-do=example]").click()
    expect(shown).to_have_attribute("data-at", "1")
    expect(shown.locator("[data-do=example]")).to_contain_text("Back to the beginning")


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_are_in_every_language(people: People, language: str) -> None:
    page = people.person(language=language, **PHONE)
    texts = Texts(language)
    page.goto("/#rules")
    for rule in ("A-DISPLACE", "E-PRIESTESS", "G-SCORE"):
        caption = page.locator(f'[data-example="{rule}"] figcaption p')
        expect(caption).to_have_text(texts(f"example-{rule}"))
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


@pytest.mark.parametrize("shape", ["wide-dark", "phone-light"])
def test_the_tips_of_the_rulebooks_are_a_page(people: People, shape: str) -> None:
    page = people.person(**SHAPES[shape])
    page.goto("/#rules")
    page.locator("nav a[href='/#tips']").click()
    expect(page.locator("[data-advice]")).to_have_count(14)
    for name in ("recruit", "tide", "council", "promote", "preselected"):
        expect(page.locator(f"[data-advice={name}] p")).not_to_be_empty()
    assert findings(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= page.viewport_size["width"] if page.viewport_size else True


def test_every_advice_is_in_every_language() -> None:
    source = (ROOT / "web" / "src" / "learn" / "AdvicePage.svelte").read_text("utf-8")
    names = re.findall(r'{ name: "([a-z]+)", icon', source)
    for language in LANGUAGES:
        text = (ROOT / "src" / "luna" / "locale" / language / "learn.ftl").read_text("utf-8")
        keys = re.findall(r"^advice-([a-z]+) = .*\n    \.title = ", text, re.M)
        assert keys == names


@pytest.mark.parametrize("shape", ["wide-dark", "phone-light"])
def test_the_overview_sheet_opens_from_the_rules(people: People, shape: str) -> None:
    page = people.person(**SHAPES[shape])
    page.goto("/#rules")
    page.locator("nav [data-do=overview]").click()
    sheet = page.locator("[data-overview]")
    expect(sheet.locator("[data-about]").first).to_be_visible()
    assert sheet.locator("[data-about]").count() >= 13
    expect(sheet).to_contain_text("5 · 2")
    expect(sheet).to_contain_text("6 · 3 · 1")
    assert findings(page) == []
