"""With the network cut: bots, replay, lessons, puzzles and studies."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.devices import PATIENCE
from tests.web.hands import Table, turn
from tests.web.test_offline import ROWS, actions, cut_off, meditate


def played(page: Page, number: int) -> None:
    """Wait until so many actions stand on disk."""
    page.wait_for_function(
        f"""async (number) => (await ({ROWS})('log/'))
            .filter((row) => JSON.parse(row)[1] === 'action').length >= number""",
        arg=number,
        timeout=PATIENCE,
    )


def bots_answer_and_their_game_is_played_again(page: Page) -> None:
    page.locator("[data-start=bots]:enabled").click()
    Table(page).opened()
    expect(page.locator(".banner.mine")).to_be_visible()
    before = actions(page)
    meditate(page)
    played(page, len(before) + 2)
    assert actions(page)[len(before)] == "meditate"
    expect(page.locator(".banner.mine")).to_be_visible()
    number = len(actions(page))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".scrubber output")).to_have_text(f"{number - 1}/{number}")
    page.keyboard.press("Home")
    expect(page.locator(".scrubber output")).to_have_text(f"0/{number}")


def learning_needs_no_network(page: Page) -> None:
    page.locator("[data-start=learn]").click()
    page.locator("[data-chapter]").first.click()
    expect(page.locator(".coach")).to_be_visible()
    page.goto("/#puzzles")
    page.locator("[data-do=daily]").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "open")
    page.locator("[data-do=give-up]").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "shown")


def a_study_is_made(page: Page) -> None:
    page.goto("/#study/new")
    page.locator("[data-do=new-study]").click()
    Table(page).opened()
    expect(page.locator("[data-study]")).to_be_visible()
    page.locator("[data-do=save]").click()
    expect(page.locator("[data-do=export]")).to_be_visible()


SCENES = (bots_answer_and_their_game_is_played_again, learning_needs_no_network, a_study_is_made)


def test_everything_works_with_the_network_cut(people: People, subtests: pytest.Subtests) -> None:
    """One browser for all of it: to start the engine takes longer than what it is asked here."""
    page = cut_off(people)
    for scene in SCENES:
        with subtests.test(scene.__name__):
            turn(page, "/")
            expect(page.locator("[data-where=here]")).to_be_visible()
            scene(page)
