"""Premoves: which branch is taken, what ends them, and that nothing is stored."""

from dataclasses import replace

import pytest

from luna.rules.legal_actions import plain_actions
from luna.table import Problem
from luna.table.commands import Act, Leave, Say, Undo
from luna.table.premoves import (
    Condition,
    Premove,
    PremoveBranch,
    PremoveProgress,
    check_branches,
    follow_premove,
)
from tests.table.people import ADA, BEN, Life, two

MEDITATE = PremoveBranch("meditate")


def nested(deep: int) -> PremoveBranch:
    return PremoveBranch("meditate", after=(nested(deep - 1),) if deep > 1 else ())


def waiting() -> tuple[Life, Premove]:
    """A game of two, and an empty premove of the one who waits."""
    life = two()
    other = next(seat for seat in life.table.seats if seat != life.table.turn)
    return life, Premove("p", other.number, str(other.identity), life.table.sequence)


def with_branches(premove: Premove, *branches: PremoveBranch) -> Premove:
    return replace(premove, branches=branches)


def favors(life: Life, seat: int) -> list[str]:
    """Favors that a seat could take now."""
    position = life.table.position
    assert position is not None
    state = position.as_turn_of(seat).state
    texts = [position.write(action) for action in plain_actions(state)]
    return [text for text in texts if text.startswith("favor")]


def rival(life: Life, premove: Premove) -> str:
    return life.table.seats[1 - premove.seat].colour


def carry_out(life: Life, premove: Premove) -> PremoveProgress:
    """Play the actions that are due, as the server does."""
    course = follow_premove(premove, life.table)
    while course.due is not None:
        life.do(Act(life.mover, course.due, life.table.sequence, f"{premove.id}-{course.step}"))
        course = follow_premove(premove, life.table)
    return course


def test_the_branch_that_fits_is_taken_else_the_other() -> None:
    for number in range(2):
        life, premove = waiting()
        mine = favors(life, premove.seat)[0]
        theirs = favors(life, 1 - premove.seat)[0]
        played, expected = (("meditate", mine), (theirs, "meditate"))[number]
        when = (Condition(rival(life, premove), "meditate"),)
        premove = with_branches(premove, PremoveBranch(mine, when), MEDITATE)
        assert follow_premove(premove, life.table).due is None
        life.act(played)
        assert follow_premove(premove, life.table).due == expected
        assert carry_out(life, premove).end == "done"


def test_an_exact_action_is_a_condition_as_well() -> None:
    life, premove = waiting()
    order = rival(life, premove)
    premove = with_branches(premove, PremoveBranch("meditate", (Condition(order, "favor herbs"),)))
    assert carry_out(life, premove).end is None
    life.act("meditate")
    assert follow_premove(premove, life.table).end == "unforeseen"


def test_a_tree_goes_on_after_each_of_its_actions() -> None:
    life, premove = waiting()
    mine = favors(life, premove.seat)[0]
    premove = with_branches(premove, PremoveBranch(mine, after=(MEDITATE,)))
    life.act("meditate")
    assert carry_out(life, premove).branches == (MEDITATE,)
    life.act("meditate")
    assert carry_out(life, premove) == PremoveProgress(end="done", step=2)


def test_meditating_goes_on_until_the_round_ends() -> None:
    life, premove = waiting()
    premove = with_branches(premove, PremoveBranch("meditate", again=True))
    round_now, course = life.table.round, PremoveProgress()
    while life.table.round == round_now:
        life.act("meditate")
        course = carry_out(life, premove)
    assert course.end == "round-over"
    assert course.step >= 1


def test_an_action_that_is_not_legal_ends_it() -> None:
    life, premove = waiting()
    premove = with_branches(premove, PremoveBranch("sanctify 28"))
    life.act("meditate")
    assert follow_premove(premove, life.table).end == "not-legal"


def test_what_is_unforeseen_ends_it_and_talking_does_not() -> None:
    life, premove = waiting()
    premove = with_branches(premove, MEDITATE)
    life.do(Say(ADA, "hello"))
    assert follow_premove(premove, life.table).end is None
    mover = life.mover
    life.act("meditate")
    life.do(Undo(mover))
    assert follow_premove(premove, life.table).end == "unforeseen"
    life, premove = waiting()
    premove = with_branches(premove, MEDITATE)
    life.do(Leave(life.mover, "random"))
    assert follow_premove(premove, life.table).end == "unforeseen"


def test_playing_something_else_ends_it() -> None:
    life, premove = waiting()
    premove = with_branches(premove, MEDITATE)
    other = favors(life, premove.seat)[0]
    life.act("meditate")
    life.act(other)
    assert follow_premove(premove, life.table).end == "otherwise-played"


def test_it_belongs_to_one_person() -> None:
    life, premove = waiting()
    premove = replace(with_branches(premove, MEDITATE), user="eve")
    assert follow_premove(premove, life.table).end == "unforeseen"
    assert {ADA.id, BEN.id} == life.table.humans()


@pytest.mark.parametrize(
    "branches",
    [
        (),
        (MEDITATE,) * 25,
        (PremoveBranch("fly to the moon"),),
        (PremoveBranch("meditate", (Condition("red", "fly"),)),),
        (PremoveBranch("meditate", after=(MEDITATE,), again=True),),
        (nested(7),),
    ],
)
def test_what_is_no_premove(branches: tuple[PremoveBranch, ...]) -> None:
    with pytest.raises(Problem):
        check_branches(branches)
