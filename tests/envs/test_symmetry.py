"""Turned games are the same games."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from luna.envs.game_batch import REWARDS, returns
from luna.envs.observations import legal_mask, observe
from luna.envs.symmetry import Symmetry, recoloured, symmetries
from luna.rules.engine import apply, legal_steps
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS
from tests.randomplay import PLAYS, SEEDS, SPOTS, Play, Spot


@st.composite
def turned(draw: st.DrawFn) -> tuple[Spot, Symmetry]:
    spot = draw(SPOTS)
    return spot, draw(st.sampled_from(symmetries(spot.state.layout)))


@settings(max_examples=80)
@given(turned())
def test_a_symmetry_commutes_with_the_rules(case: tuple[Spot, Symmetry]) -> None:
    """What is legal, where each step leads, and what it looks like."""
    spot, symmetry = case
    s = spot.state
    n = int(s.layout.players)
    table = symmetry.table(s.layout)
    other = symmetry.state(s, table)
    assert legal_steps(other) == [symmetry.step(step) for step in legal_steps(s)]
    assert bytes(legal_mask(other)) == bytes(symmetry.mask(legal_mask(s)))
    for seat in range(n):
        seen = observe(other, symmetry.seat(seat, n))
        assert bytes(seen) == symmetry.observation(observe(s, seat))
    for step in legal_steps(s)[::3]:
        after, other_after = s.copy(), other.copy()
        apply(after, step)
        apply(other_after, symmetry.step(step))
        assert symmetry.state(after, table) == other_after
        assert legal_steps(other_after) == legal_steps(after)
    for measure in REWARDS:
        assert returns(other, measure) == symmetry.returns(returns(s, measure))


@settings(max_examples=25)
@given(PLAYS, SEEDS)
def test_whole_games_stay_the_same_game(play: Play, number: int) -> None:
    s = first_state(play.setup)
    group = symmetries(s.layout)
    symmetry = group[number % len(group)]
    other = symmetry.state(s)
    for turn in play.turns():
        for step in turn.steps:
            assert legal_steps(other) == legal_steps(s)
            apply(s, step)
            apply(other, step)
    assert s.is_over()
    assert symmetry.state(s) == other


@settings(max_examples=50)
@given(turned(), SEEDS)
def test_symmetries_are_a_group(case: tuple[Spot, Symmetry], number: int) -> None:
    spot, one = case
    s = spot.state
    n = int(s.layout.players)
    group = symmetries(s.layout)
    other = group[number % len(group)]
    assert len(set(group)) == len(group) == 7 * (1 if s.layout.solo else n)
    assert one.then(other, n) in group
    assert other.state(one.state(s)) == one.then(other, n).state(s)
    assert one.inverse(n).state(one.state(s)) == s
    assert group[0].state(s) == s


def test_the_ring_is_turned() -> None:
    s = first_state(draw_setup(4, COLOURS[:3]))
    once = Symmetry(ring=1).table(s.layout)
    assert [once.ring[(place + 1) % 7] for place in range(7)] == list(s.layout.ring)
    assert once.key != s.layout.key


def test_batches_of_observations_are_turned_at_once() -> None:
    states = [first_state(draw_setup(seed)) for seed in range(5)]
    seen = np.stack([np.frombuffer(observe(s), np.uint8) for s in states])
    symmetry = Symmetry(ring=2, seats=1)
    expected = [np.frombuffer(observe(symmetry.state(s)), np.uint8) for s in states]
    assert (symmetry.observation(seen) == np.stack(expected)).all()
    assert (seen[:, :49] != symmetry.observation(seen)[:, :49]).any()


def test_swapping_two_of_three_orders_is_no_symmetry() -> None:
    """Who comes after whom matters, so only turns of the table are declared."""

    def swapped(s: State) -> State:
        after = s.copy()
        for first, second in ((0, 1), (1, 0)):
            after.shrines[first] = s.shrines[second]
            after.council[first] = s.council[second]
        names = {0: 1, 1: 0, 2: 2}
        after.turn, after.start = names[int(s.turn)], names[int(s.start)]
        return after

    s = first_state(draw_setup(1, COLOURS[:3]))
    other, after = swapped(s), s.copy()
    apply(other, 0)
    apply(after, 0)
    assert swapped(after) != other


def test_solo_keeps_its_seats() -> None:
    table = first_state(draw_setup(1, mode="solo1")).layout
    with pytest.raises(ValueError, match="solo"):
        Symmetry(seats=1).table(table)


@settings(max_examples=25)
@given(SEEDS, st.permutations(COLOURS), st.integers(2, 4))
def test_colours_are_names(seed: int, colours: list[str], n: int) -> None:
    setup = draw_setup(seed, COLOURS[:n])
    renamed = recoloured(setup, colours[:n])
    s, other = first_state(setup), first_state(renamed)
    assert s.to_bytes() == other.to_bytes()
    assert bytes(observe(s)) == bytes(observe(other))


def test_the_preselected_setup_knows_colours() -> None:
    with pytest.raises(ValueError, match="preselected"):
        recoloured(draw_setup(1, mode="preselected"), ["blue", "white"])
