"""A position is a plain value: copied, compared, hashed, stored."""

import copy
import pickle
import struct

import pytest
from hypothesis import given, settings

from luna.rules.engine import apply, legal_steps
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS
from tests.randomplay import PLAYS, SPOTS, Play, Spot


def test_a_copied_and_a_stored_position_are_positions_of_their_own() -> None:
    s = first_state(draw_setup(1))
    stored = s.to_bytes()
    for again in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert again == s
        apply(again, legal_steps(again)[0])
        assert again != s
        assert s.to_bytes() == stored
        again.copy_from(s)
        assert again == s


@settings(max_examples=80)
@given(SPOTS)
def test_bytes_and_pickles_round_trip(spot: Spot) -> None:
    s = spot.state
    for again in (
        State.from_bytes(s.layout, s.to_bytes()),
        pickle.loads(pickle.dumps(s)),
        s.copy(),
        copy.copy(s),
        copy.deepcopy(s),
    ):
        assert again == s
        assert hash(again) == hash(s)
        assert again.to_bytes() == s.to_bytes()
        assert legal_steps(again) == legal_steps(s)


@settings(max_examples=40)
@given(PLAYS)
def test_positions_inside_a_journey_round_trip(play: Play) -> None:
    for turn in play.turns():
        s = turn.before.copy()
        for step in turn.steps:
            again = State.from_bytes(s.layout, s.to_bytes())
            assert legal_steps(again) == legal_steps(s)
            apply(s, step)
            apply(again, step)
            assert again == s


@settings(max_examples=25)
@given(PLAYS)
def test_playing_on_leaves_all_earlier_positions_alone(play: Play) -> None:
    earlier: list[tuple[State, int, bytes]] = []
    for number, turn in enumerate(play.turns()):
        earlier.append((turn.before, hash(turn.before), turn.before.to_bytes()))
        if number == 120:
            break
        for state, hashed, stored in earlier[-20:]:
            assert hash(state) == hashed
            assert state.to_bytes() == stored
    for state, hashed, stored in earlier:
        assert hash(state) == hashed
        assert state.to_bytes() == stored


@settings(max_examples=40)
@given(SPOTS)
def test_a_copy_is_independent(spot: Spot) -> None:
    stored = spot.state.to_bytes()
    for step in legal_steps(spot.state):
        after = spot.state.copy()
        apply(after, step)
        assert after.to_bytes() != stored
        assert spot.state.to_bytes() == stored


@settings(max_examples=40)
@given(SPOTS)
def test_a_position_can_take_on_another_and_stays_independent(spot: Spot) -> None:
    stored = spot.state.to_bytes()
    scratch = spot.state.copy()
    for step in legal_steps(spot.state):
        scratch.copy_from(spot.state)
        assert scratch == spot.state
        apply(scratch, step)
        assert spot.state.to_bytes() == stored


def test_the_same_pieces_at_another_table_are_another_position() -> None:
    here = first_state(draw_setup(1, COLOURS[:2], "standard", "classic"))
    there = first_state(draw_setup(1, COLOURS[:2], "standard", "revised"))
    assert here.to_bytes() == there.to_bytes()
    assert here != there
    assert here != "a state"
    again = first_state(draw_setup(1, COLOURS[:2], "standard", "classic"))
    assert here == again
    assert len({here, there, again}) == 2


NUMBERS = ("round", "phase", "turn", "start", "time", "book_bonus", "priestess", "builder",
           "apostate", "last_move", "unclaimed", "vacant", "books", "lying")  # fmt: skip
ROWS = ("claimed", "serving", "ledger", "active", "inactive", "stock", "at_sea", "shrines",
        "favors", "supply", "stage", "council")  # fmt: skip


@settings(max_examples=40)
@given(PLAYS)
def test_the_bytes_are_laid_out_as_ever(play: Play) -> None:
    n = len(play.players)
    for turn in play.turns():
        s = turn.before.copy()
        apply(s, turn.steps[0])
        numbers = [int(getattr(s, name)) for name in NUMBERS]
        rows = [int(number) for name in ROWS for number in getattr(s, name)]
        layout = f"<9bh{4 + 2 * n}I{11 * n}h{14 * n + 14 + 5 * n}B"
        assert s.to_bytes() == struct.pack(layout, *numbers, *rows)


@pytest.mark.parametrize("data", [b"", bytes(138), bytes(188)])
def test_bytes_of_another_length_are_no_position(data: bytes) -> None:
    table = first_state(draw_setup(1)).layout
    with pytest.raises(ValueError, match="no position for 2 players"):
        State.from_bytes(table, data)


def test_a_pickled_table_is_the_same_table() -> None:
    table = first_state(draw_setup(1, COLOURS[:3])).layout
    again = pickle.loads(pickle.dumps(table))
    assert again.fields == table.fields
    assert list(again.approved) == list(table.approved)
