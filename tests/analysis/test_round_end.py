"""The end of a round as a document says exactly what the ledger says."""

from itertools import product

import pytest
from hypothesis import given, settings

from luna.analysis.round_end import RoundEnd, round_end
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, EDITIONS, ISLE_NAMES, PHASE_OVER, SOURCE_NAMES, SOURCES
from tests.modes import TABLES
from tests.randomplay import PLAYS, Play

SOURCE_OF = {"books": "temple"}


def ends(play: Play) -> list[tuple[State, State, RoundEnd]]:
    found = []
    for turn in play.turns():
        end = round_end(play.setup, turn.before, turn.after)
        assert (end is not None) == (
            turn.after.phase == PHASE_OVER or turn.after.round > turn.before.round > 0
        )
        if end is not None:
            found.append((turn.before, turn.after, end))
    return found


def check(setup: Setup, before: State, after: State, end: RoundEnd) -> None:
    for seat, order in enumerate(setup.players):
        by_source = dict.fromkeys(SOURCE_NAMES, 0)
        for step in end.steps:
            (share,) = (share for share in step.shares if share.order == order)
            by_source[SOURCE_OF.get(step.kind, step.kind)] += share.points
        for at, source in enumerate(SOURCE_NAMES, seat * SOURCES):
            assert by_source[source] == after.ledger[at] - before.ledger[at], (order, source)
        assert sum(by_source.values()) == end.gains[order]
        assert end.before[order] == before.influence(seat)
        assert end.after[order] == after.influence(seat)


@settings(max_examples=15)
@given(PLAYS)
def test_the_steps_add_up_to_the_ledger(play: Play) -> None:
    found = ends(play)
    assert [end.round for _, _, end in found] == [1, 2, 3, 4, 5, 6]
    for before, after, end in found:
        check(play.setup, before, after, end)


@pytest.mark.parametrize(("table", "edition"), list(product(TABLES, EDITIONS)))
def test_every_mode_and_edition(table: tuple[str, int], edition: str) -> None:
    mode, players = table
    play = Play(mode, COLOURS[:players], edition, 5, 6)
    found = ends(play)
    for before, after, end in found:
        check(play.setup, before, after, end)
        assert end.over == (end.round == 6)
        assert {walk.figure: walk.target for walk in end.figures} == {
            figure: ISLE_NAMES[getattr(after, figure)]
            for figure in ("priestess", "builder", "apostate")
            if getattr(after, figure) != getattr(before, figure)
        }
    kinds = {step.kind for _, _, end in found for step in end.steps}
    assert {"temple", "shrines"} <= kinds
    assert "books" not in kinds or edition == "revised"


def test_the_priestess_ranks_by_what_she_counts() -> None:
    for number in range(6):
        play = Play("standard", COLOURS[:4], "classic", number, number)
        for _, _, end in ends(play):
            for step in end.steps:
                placed = sorted(
                    (share for share in step.shares if share.place is not None),
                    key=lambda share: share.place or 0,
                )
                assert [share.count for share in placed] == sorted(
                    (share.count for share in placed), reverse=True
                )
                assert [share.points for share in placed] == sorted(
                    (share.points for share in placed), reverse=True
                )


def test_ties_are_explained_by_the_council() -> None:
    tied = []
    for number in range(40):
        play = Play("preselected", COLOURS[:4], "classic", number, number)
        _, after, end = ends(play)[-1]
        ranked = {order: after.influence(seat) for seat, order in enumerate(play.setup.players)}
        for tie in end.ties:
            assert ranked[tie.ahead] == ranked[tie.behind] == tie.influence
            assert tie.seats[0] >= tie.seats[1]
            tied.append(tie)
    assert tied
