"""Listing and counting: closed forms against plain enumeration, and stored perft numbers."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from luna import Game
from luna.rules import steps
from luna.rules.actions import Action, Journey, Tide
from luna.rules.codec import action_of, is_partial
from luna.rules.engine import apply, legal_steps
from luna.rules.explain import why_not
from luna.rules.legal_actions import (
    count_actions,
    count_journeys,
    count_tides,
    journeys,
    legal_actions,
    perft_actions,
    perft_steps,
    plain_actions,
    play,
    tides,
)
from luna.rules.state import State
from tests.positions import order, position
from tests.randomplay import SPOTS, Spot

SMALL = 1500
PERFT = sorted((Path(__file__).parents[1] / "fixtures" / "perft").glob("*.txt"))


def by_steps(s: State, first: int, last: int) -> list[Action]:
    """Every Journey or Tide as steps: all ascending paths to "done"."""
    found: list[Action] = []

    def go_on(at: State, path: list[int]) -> None:
        for step in legal_steps(at):
            if not first <= step <= last:
                continue
            after = at.copy()
            apply(after, step)
            if step == last:
                found.append(action_of([*path, step]))
            else:
                go_on(after, [*path, step])

    go_on(s, [])
    return found


def same(found: list[Action], listed: list[Action], counted: int) -> bool:
    """Each exactly once, by every way of counting."""
    return len(found) == len(listed) == counted and set(found) == set(listed)


@settings(max_examples=200)
@given(SPOTS)
def test_each_journey_and_tide_has_one_way_of_telling(spot: Spot) -> None:
    s = spot.state
    if count_journeys(s) <= SMALL:
        found = by_steps(s, steps.JOURNEY, steps.JOURNEY_DONE)
        assert same(found, list(journeys(s)), count_journeys(s))
        assert all(type(action) is Journey for action in found)
    if count_tides(s) <= SMALL:
        found = by_steps(s, steps.TIDE, steps.TIDE_DONE)
        assert same(found, list(tides(s)), count_tides(s))
        assert all(type(action) is Tide for action in found)


@settings(max_examples=100)
@given(SPOTS)
def test_counts_agree_with_lists(spot: Spot) -> None:
    s = spot.state
    whole = [step for step in legal_steps(s) if not is_partial(step)]
    assert len(plain_actions(s)) == len(whole)
    if count_actions(s) <= SMALL:
        listed = list(legal_actions(s))
        assert len(listed) == len(set(listed)) == count_actions(s) == perft_actions(s, 1)
        assert all(why_not(s, action) is None for action in listed)
    assert perft_steps(s, 1) == len(legal_steps(s))
    assert perft_steps(s, 0) == perft_actions(s, 0) == 1


def test_play_leaves_the_position_alone() -> None:
    game = position(yellow=order(active={"tide": 2}), red=order())
    stored = game.state.to_bytes()
    for action in game.legal:
        after = play(game.state, action)
        assert after != game.state
        assert game.state.to_bytes() == stored


def test_tides_can_be_counted_beyond_listing() -> None:
    everywhere = {"shrine": 2, "herbs": 2, "tide": 2, "sailboat": 2, "bribery": 2, "book": 2}
    game = position(yellow=order(active=everywhere, favors=["tide"]), red=order())
    assert count_tides(game.state) == count_journeys(game.state) == 28**6 - 1


@pytest.mark.parametrize("file", PERFT, ids=[file.stem for file in PERFT])
def test_perft(file: Path) -> None:
    """A file has lines `actions DEPTH COUNT` or `steps DEPTH COUNT`, then `===`, then a record."""
    numbers, _, record = file.read_text("utf-8").partition("===\n")
    game = Game.from_record(record)
    lines = [line.split() for line in numbers.splitlines() if not line.startswith("#")]
    assert lines
    assert perft_actions(game.state, 0) == perft_steps(game.state, 0) == 1
    for what, depth, count in lines:
        counter = {"actions": perft_actions, "steps": perft_steps}[what]
        assert counter(game.state, int(depth)) == int(count), f"{what} {depth}"


def test_perft_covers_the_tables() -> None:
    modes = set()
    for file in PERFT:
        setup = Game.from_record(file.read_text("utf-8").partition("===\n")[2]).setup
        modes.add((setup.mode.rstrip("123"), setup.solo_level, len(setup.players)))
    assert {players for mode, _, players in modes if mode != "solo"} == {2, 3, 4}
    assert {level for _, level, _ in modes} == {0, 1, 2, 3}
