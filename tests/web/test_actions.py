"""Every kind of action once by mouse, by touch and by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, People
from tests.web.hands import KEYS, Table, moment

HANDS = ("mouse", "touch", "keyboard")
VERBS = sorted(KEYS)
FINER = (
    ("promote", r"\+bribe"),
    ("promote", r"\+novice"),
    ("sail", "stage"),
    ("tide", "~"),
    ("journey", ","),
    ("council", r"\+novice"),
    ("place-novices", ""),
)


@pytest.mark.parametrize("hand", HANDS)
def test_every_action_by_every_hand(people: People, subtests: pytest.Subtests, hand: str) -> None:
    page = people.person(**(PHONE if hand == "touch" else {}))
    for verb in VERBS:
        with subtests.test(verb):
            text, number, action = moment(verb)
            Table(page, hand).lay(text, number).play(action)


def test_the_finer_points(people: People, subtests: pytest.Subtests) -> None:
    page = people.person()
    for verb, fits in FINER:
        with subtests.test(verb, fits=fits):
            text, number, action = moment(verb, fits)
            Table(page).lay(text, number).play(action)


@pytest.mark.parametrize("hand", HANDS)
def test_a_place_is_enough_where_nothing_else_can_be_done(people: People, hand: str) -> None:
    page = people.person(**(PHONE if hand == "touch" else {}))
    text, number, action = moment("place-novices")
    table = Table(page, hand).lay(text, number)
    table.in_step()
    table.place(f"isle:{action.split()[2]}")
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", action)
    table.confirm()
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    assert table.view()["number"] == number + 1
