"""The observation holds the whole position, and the page describes the observation."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings

from luna.envs.observations import (
    decode,
    legal_mask,
    observation_length,
    observe,
    schema,
    schema_hash,
)
from luna.rules import vocabulary as v
from luna.rules.codec import is_partial
from luna.rules.engine import apply, legal_steps
from luna.rules.layout import Layout, to_vec
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from scripts.observations import page
from tests.randomplay import SPOTS, Spot

Seen = dict[str, list[int]]


def members(entries: Sequence[int]) -> int:
    """A set, from an entry for each number."""
    return sum(1 << number for number, entry in enumerate(entries) if entry)


def rebuilt(seen: Seen, table: Layout, looks: int) -> State:
    """The position that an observation was made of; all influence counts as from the start."""
    n = seen["players"][0]
    s = first_state(draw_setup(0, v.COLOURS[:n])).copy()
    s.layout = table
    s.round, s.time, s.book_bonus = seen["round"][0], seen["time"][0], seen["book_bonus"][0]
    s.phase = seen["phase"].index(1)
    for figure in ("priestess", "builder", "apostate"):
        setattr(s, figure, seen[figure].index(1))
    for tiles in ("unclaimed", "vacant", "books", "lying"):
        setattr(s, tiles, members(seen[tiles]))
    s.last_move = seen["told"][0] + 64 if seen["told"][0] else -1
    s.stock, s.at_sea = to_vec(seen["stock"]), to_vec(seen["at_sea"])
    blocks = [(seat - looks) % n for seat in range(n)]
    s.turn = next((seat for seat in range(n) if seen[f"seat{blocks[seat]}_to_move"][0]), -1)
    s.start = next(seat for seat in range(n) if seen[f"seat{blocks[seat]}_starts"][0])
    for name in ("shrines", "favors", "claimed", "serving"):
        setattr(s, name, to_vec([members(seen[f"seat{at}_{name}"]) for at in blocks]))
    for name in ("active", "inactive", "supply", "stage"):
        setattr(s, name, to_vec([number for at in blocks for number in seen[f"seat{at}_{name}"]]))
    s.council = to_vec(
        [8 * seen[f"seat{at}_council"][0] + seen[f"seat{at}_height"][0] for at in blocks]
    )
    points = [seen[f"seat{at}_influence"] for at in blocks]
    s.ledger = to_vec([n for low, high in points for n in (low + 256 * high, *[0] * 10)])
    return s


def half_told(s: State) -> Iterator[State]:
    """The position itself, and those after a first novice of a Journey or a Tide."""
    yield s
    for step in [step for step in legal_steps(s) if is_partial(step)][::29]:
        after = s.copy()
        apply(after, step)
        yield after


def without_sources(s: State) -> State:
    """The position with all influence as from the start."""
    after = s.copy()
    after.ledger = to_vec(
        [n for seat in range(s.layout.players) for n in (s.influence(seat), *[0] * 10)]
    )
    return after


@settings(max_examples=60)
@given(SPOTS)
def test_a_position_can_be_rebuilt_from_an_observation(spot: Spot) -> None:
    n = int(spot.state.layout.players)
    for s in half_told(spot.state):
        for seat in range(n):
            again = rebuilt(decode(observe(s, seat), n), s.layout, seat)
            assert again == without_sources(s)
            assert legal_steps(again) == legal_steps(s)


@settings(max_examples=30)
@given(SPOTS)
def test_the_table_can_be_rebuilt_from_an_observation(spot: Spot) -> None:
    table = spot.state.layout
    seen = decode(observe(spot.state), int(table.players))
    ring = [seen["ring"][7 * place : 7 * place + 7].index(1) for place in range(7)]
    assert ring == list(table.ring)
    assert [entry - 1 for entry in seen["symbol"][1:29]] == list(table.symbol)[1:]
    assert [entry - 1 for entry in seen["group"][1:29]] == list(table.group)[1:]
    below = [int.from_bytes(bytes(seen["below"][4 * t : 4 * t + 4]), "little") for t in range(29)]
    assert below == list(table.below)
    for name in ("solo", "book_points", "first_book_bonus", "book_lies_down", "book_scores"):
        assert seen[name] == [getattr(table, name)]
    assert seen["infiltration"] == [table.infiltration]
    assert seen["guard"] == [table.guard_value[spot.state.round]]


@settings(max_examples=60)
@given(SPOTS)
def test_entries_keep_within_their_bounds(spot: Spot) -> None:
    s = spot.state
    n = int(s.layout.players)
    seen = observe(s)
    assert len(seen) == observation_length(n)
    for field in schema(n):
        assert all(field.low <= entry <= field.high for entry in seen[field.offset : field.end])


@settings(max_examples=40)
@given(SPOTS)
def test_the_mask_lists_what_is_legal(spot: Spot) -> None:
    mask = legal_mask(spot.state)
    assert [step for step, bit in enumerate(mask) if bit] == sorted(legal_steps(spot.state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_schema_has_no_gaps(players: int) -> None:
    fields = schema(players)
    starts = [0, *(field.end for field in fields)]
    assert starts == [*(field.offset for field in fields), observation_length(players)]
    names = [field.name for field in fields if not field.name.endswith("unused")]
    assert len(set(names)) == len(names)


def test_every_step_of_a_movement_fits_its_entry() -> None:
    s = first_state(draw_setup(1, mode="preselected"))
    for step in (65, 113, 115, 192, 219):
        s.last_move = step
        assert decode(observe(s), 2)["told"] == [step - 64]


def test_the_page_and_the_hash_are_fresh() -> None:
    path = Path(__file__).parents[2] / "docs" / "observations.md"
    hint = "renew it: python scripts/observations.py > docs/observations.md"
    assert path.read_text("utf-8") == page(), hint
    assert schema_hash() == "8941012acfd8", "the schema changed: raise VERSION as well"
