"""Every kind of action once by mouse, by touch and by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, People
from tests.web.hands import KEYS, Table, moment

HANDS = ("mouse", "touch", "keyboard")
VERBS = sorted(KEYS)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("verb", VERBS)
def test_every_action_by_every_hand(people: People, verb: str, hand: str) -> None:
    page = people.person(**(PHONE if hand == "touch" else {}))
    text, number, action = moment(verb)
    table = Table(page, hand).lay(text, number)
    table.play(action)


@pytest.mark.parametrize(
    ("verb", "fits"),
    [
        ("promote", r"\+bribe"),
        ("promote", r"\+novice"),
        ("sail", "stage"),
        ("tide", "~"),
        ("journey", ","),
        ("council", r"\+novice"),
        ("place-novices", ""),
    ],
)
def test_the_finer_points(people: People, verb: str, fits: str) -> None:
    text, number, action = moment(verb, fits)
    Table(people.person()).lay(text, number).play(action)


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
