"""Pieces and tiles are conserved in every game."""

from collections import Counter
from typing import Any

from hypothesis import given, settings

from luna.record import document
from luna.rules.setup import first_state, path_tiles
from luna.rules.state import State
from luna.rules.vocabulary import ISLES, PHASE_OVER, SOURCE_NAMES
from tests.randomplay import PLAYS, Play


def novices_of(s: State, seat: int) -> int:
    isles = range(seat * ISLES, (seat + 1) * ISLES)
    on_isles = sum(s.active[at] + s.inactive[at] for at in isles)
    on_tiles = int(s.claimed[seat]).bit_count() + int(s.serving[seat]).bit_count()
    return int(on_isles + on_tiles + s.stage[seat] + s.supply[seat])


def every_place(s: State) -> list[int]:
    """The sets of tiles, one for each place a tile can be in."""
    return [int(mask) for mask in (s.unclaimed, s.vacant, *s.claimed, *s.serving)]


@settings(max_examples=60)
@given(PLAYS)
def test_pieces_are_conserved(play: Play) -> None:
    setup = play.setup
    n = len(setup.players)
    tiles = sum(1 << tile for tile in (*path_tiles(setup), *setup.first))
    books = int(first_state(setup).books).bit_count()
    for turn in play.turns():
        s = turn.after
        assert [novices_of(s, seat) for seat in range(n)] == [13] * n
        places = every_place(s)
        assert sum(places) == tiles
        assert sum(mask.bit_count() for mask in places) == tiles.bit_count()
        for isle in range(ISLES):
            held = sum(s.favors[seat] >> isle & 1 for seat in range(n))
            assert s.stock[isle] + held == (1 if setup.solo_level else n)
        assert int(s.books).bit_count() == books
        served = sum(int(mask) for mask in s.serving)
        assert s.books & ~served == 0
        assert s.lying & ~s.books == 0
        assert sum(s.at_sea) == 0
        counts = [*s.active, *s.inactive, *s.stock, *s.supply, *s.stage]
        assert min(counts) >= 0


@settings(max_examples=30)
@given(PLAYS)
def test_documents_conserve_shrines_and_seats(play: Play) -> None:
    for turn in play.turns():
        shown: Any = document(play.setup, turn.after)
        built = Counter(colour for isle in shown["isles"] for colour in isle["shrines"])
        for colour, player in shown["players"].items():
            assert player["shrines"] + built[colour] == 6
        seated = [colour for stack in shown["council"] for colour in stack]
        assert sorted(seated) == sorted(play.players)
        figures = [figure for isle in shown["isles"] for figure in isle["figures"]]
        assert sorted(figures) == ["apostate", "builder", "priestess"]


@settings(max_examples=60)
@given(PLAYS)
def test_influence_is_the_sum_of_the_ledger_and_never_negative(play: Play) -> None:
    n = len(play.players)
    for turn in play.turns():
        size = len(SOURCE_NAMES)
        for seat in range(n):
            entries = [int(turn.after.ledger[seat * size + at]) for at in range(size)]
            assert turn.after.influence(seat) == sum(entries) >= 0
            ledger = dict(zip(SOURCE_NAMES, entries, strict=True))
            assert ledger.pop("apostate") <= 0
            assert min(ledger.values()) >= 0


@settings(max_examples=60)
@given(PLAYS)
def test_games_end_after_six_rounds(play: Play) -> None:
    last = None
    rounds = []
    for turn in play.turns():
        last = turn.after
        rounds.append(int(turn.before.round))
    assert last is not None
    assert last.phase == PHASE_OVER
    assert last.is_over()
    assert sorted(set(rounds) | {0}) == [0, 1, 2, 3, 4, 5, 6]
    assert rounds == sorted(rounds)
    result = document(play.setup, last)["result"]
    assert result is not None
    assert sorted(result["ranking"]) == sorted(play.players)
