"""Hints at the table: seen on the board, kept when chosen, said in the log."""

import pytest
from playwright.sync_api import expect

from luna.locale import LANGUAGES, Texts
from tests.web.conftest import PHONE, People
from tests.web.hands import Table, records
from tests.web.test_views import findings

GAME = "000-standard-2p-classic"


def test_a_hint_is_shown_on_the_table_while_one_looks_and_kept_when_chosen(people: People) -> None:
    page = people.person()
    Table(page).lay(records()[GAME][0], 30)
    page.locator("[data-do=hint]").click()
    option = page.locator("[data-advised]").first
    expect(option).to_be_visible()
    text = option.get_attribute("data-advised")
    option.hover()
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", str(text))
    page.mouse.move(400, 20)
    expect(page.locator("[data-plan]")).to_have_count(0)
    option.locator("button.action").click()
    page.mouse.move(400, 20)
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", str(text))
    assert findings(page) == []


def test_one_can_let_it_think_longer(people: People) -> None:
    page = people.person()
    Table(page).lay(records()[GAME][0], 30)
    page.locator("[data-do=hint]").click()
    nodes = page.locator("[data-hints] footer small")
    expect(nodes).to_be_visible()
    longer = page.locator("[data-do=think-longer]")
    expect(longer).to_be_enabled()
    before = nodes.inner_text()
    longer.click()
    expect(nodes).not_to_have_text(before)
    expect(longer).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_a_sentence_in_every_language(people: People, language: str) -> None:
    page = people.person(language=language)
    Table(page).lay(records()[GAME][0], 31)
    page.locator("[data-do=hint]").click()
    why = page.locator("[data-advised] .why").first
    expect(why).to_contain_text(".")
    assert "reason-" not in why.inner_text()
    expect(page.locator("[data-hints] h2")).to_have_text(Texts(language)("web-hint"))


def test_on_a_phone_the_hint_makes_room_for_the_plan(people: People) -> None:
    page = people.person(**PHONE)
    Table(page, "touch").lay(records()[GAME][0], 30)
    page.locator("[data-do=hint]").tap()
    option = page.locator("[data-advised] button.action").first
    expect(option).to_be_visible()
    assert findings(page) == []
    option.tap()
    expect(page.locator("[data-hints]")).to_have_count(0)
    expect(page.locator("[data-plan]")).to_be_visible()
