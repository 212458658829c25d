"""Choosing a game: what editions and setups change, and where the figures start."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.hands import Table


@pytest.mark.parametrize(
    ("language", "edition", "book"),
    [
        ("en-US", "classic", "2010"),
        ("it", "revised", "italiano del 2019"),
        ("pt-BR", "brazilian", "brasileiras, de 2018"),
    ],
)
def test_the_edition_of_ones_own_book_comes_first_and_is_named(
    people: People, language: str, edition: str, book: str
) -> None:
    page = people.person(locale=language)
    page.goto("/")
    name = page.locator("[data-option=edition] option").first.text_content() or ""
    expect(page.locator("[data-chosen]")).to_contain_text(name)
    page.locator("summary").click()
    expect(page.locator("[data-option=edition]")).to_have_value(edition)
    expect(page.locator("[data-edition]")).to_contain_text(book)
    page.locator("[data-start=hot-seat]").click()
    page.wait_for_url("**/t/*")
    assert Table(page).opened().view()["edition"] == edition


def test_every_edition_and_setup_says_what_it_changes(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator("summary").click()
    page.locator("[data-option=edition]").select_option("revised")
    expect(page.locator("[data-edition]")).to_contain_text("infiltrate")
    page.locator("[data-option=mode]").select_option("standard")
    expect(page.locator(".fields")).to_contain_text("everyone places their own pieces")
    expect(page.locator(".solo li")).to_have_count(3)


def test_figures_start_where_one_wants_them(people: People) -> None:
    page = people.person()
    page.goto("/")
    page.locator("summary").click()
    expect(page.locator("[data-option=figures]")).to_have_count(0)
    page.locator("[data-option=mode]").select_option("standard")
    page.locator("[data-option=figures]").select_option("chosen")
    wanted = {"priestess": "novice", "builder": "novice", "apostate": "herbs"}
    for figure, isle in wanted.items():
        page.locator(f"[data-figure={figure}]").select_option(isle)
    page.locator("[data-start=hot-seat]").click()
    page.wait_for_url("**/t/*")
    isles = Table(page).opened().view()["document"]["isles"]
    found = {figure: isle["name"] for isle in isles for figure in isle["figures"]}
    assert found == wanted
