"""Puzzles in the browser: one solved, one failed; the solo challenge begun."""

from playwright.sync_api import Page, expect

from luna.analysis.puzzles import Puzzle, shipped
from tests.web.conftest import PHONE, People
from tests.web.hands import Table
from tests.web.test_review import answer
from tests.web.test_views import findings


def sanctifying() -> Puzzle:
    """A puzzle whose solution is to sanctify, and where it matters most."""
    found = [puzzle for puzzle in shipped().values() if puzzle.solution.startswith("sanctify")]
    return max(found, key=lambda puzzle: puzzle.gain)


def opened(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/#puzzles/{puzzle.id}")
    Table(page).opened()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "open")


def test_a_puzzle_is_solved(people: People) -> None:
    page = people.person()
    puzzle = sanctifying()
    opened(page, puzzle)
    assert findings(page) == []
    answer(page, puzzle.solution)
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "right")
    expect(page.locator("[data-change]")).to_be_visible()
    page.locator("[data-do=next]").click()
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.id)
    page.goto("/#puzzles")
    expect(page.locator("[data-rating]")).not_to_have_attribute("data-rating", "1200")
    assert findings(page) == []


def test_a_puzzle_is_failed_tried_again_and_given_up(people: People) -> None:
    page = people.person()
    puzzle = sanctifying()
    opened(page, puzzle)
    answer(page, "meditate")
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "wrong")
    expect(page.locator("[data-verb][data-open=true]")).to_have_count(
        0
    )  # nobody plays on from here
    page.locator("[data-do=again]").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "open")
    expect(page.locator("[data-verb][data-open=true]").first).to_be_visible()
    page.locator("[data-do=give-up]").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "shown")


def test_the_puzzle_of_the_day_on_a_phone(people: People) -> None:
    page = people.person(**PHONE)
    page.goto("/#puzzles")
    expect(page.locator("[data-streak]")).to_be_visible()
    assert findings(page) == []
    page.locator("[data-do=daily]").tap()
    expect(page.locator("[data-puzzle]")).to_be_visible()
    assert findings(page) == []


def test_the_challenge_of_the_day_begins(people: People) -> None:
    page = people.person()
    page.goto("/#challenge")
    first = page.locator("[data-challenge]").first
    expect(first).to_be_visible()
    assert findings(page) == []
    first.locator("[data-do=play]").click()
    page.wait_for_url("**/t/*")
    Table(page).opened()
    expect(page.locator("[data-do=hint]")).to_have_count(0)
