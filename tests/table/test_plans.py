"""Plans for turns to come: which branch is taken, what ends them, and that nothing is stored."""

from dataclasses import replace

import pytest

from luna.rules.legal_actions import plain_actions
from luna.table import Problem
from luna.table.commands import Act, Leave, Say, Undo
from luna.table.plans import Branch, Plan, PlanCourse, When, check, follow
from tests.table.people import ADA, BEN, Life, two

MEDITATE = Branch("meditate")


def nested(deep: int) -> Branch:
    return Branch("meditate", after=(nested(deep - 1),) if deep > 1 else ())


def waiting() -> tuple[Life, Plan]:
    """A game of two, and an empty plan of the one who waits."""
    life = two()
    other = next(seat for seat in life.table.seats if seat != life.table.turn)
    return life, Plan("p", other.number, str(other.identity), life.table.sequence)


def planned(plan: Plan, *branches: Branch) -> Plan:
    return replace(plan, branches=branches)


def favors(life: Life, seat: int) -> list[str]:
    """Favors that a seat could take now."""
    position = life.table.position
    assert position is not None
    state = position.as_turn_of(seat).state
    texts = [position.write(action) for action in plain_actions(state)]
    return [text for text in texts if text.startswith("favor")]


def rival(life: Life, plan: Plan) -> str:
    return life.table.seats[1 - plan.seat].colour


def carry_out(life: Life, plan: Plan) -> PlanCourse:
    """Play what is due, as the server does."""
    course = follow(plan, life.table)
    while course.due is not None:
        life.do(Act(life.mover, course.due, life.table.sequence, f"{plan.id}-{course.step}"))
        course = follow(plan, life.table)
    return course


def test_the_branch_that_fits_is_taken_else_the_other() -> None:
    for number in range(2):
        life, plan = waiting()
        mine = favors(life, plan.seat)[0]
        theirs = favors(life, 1 - plan.seat)[0]
        played, expected = (("meditate", mine), (theirs, "meditate"))[number]
        when = (When(rival(life, plan), "meditate"),)
        plan = planned(plan, Branch(mine, when), MEDITATE)
        assert follow(plan, life.table).due is None
        life.act(played)
        assert follow(plan, life.table).due == expected
        assert carry_out(life, plan).end == "done"


def test_an_exact_action_is_a_condition_as_well() -> None:
    life, plan = waiting()
    order = rival(life, plan)
    plan = planned(plan, Branch("meditate", (When(order, "favor herbs"),)))
    assert carry_out(life, plan).end is None
    life.act("meditate")
    assert follow(plan, life.table).end == "unforeseen"


def test_a_tree_goes_on_after_each_of_its_actions() -> None:
    life, plan = waiting()
    mine = favors(life, plan.seat)[0]
    plan = planned(plan, Branch(mine, after=(MEDITATE,)))
    life.act("meditate")
    assert carry_out(life, plan).branches == (MEDITATE,)
    life.act("meditate")
    assert carry_out(life, plan) == PlanCourse(end="done", step=2)


def test_meditating_goes_on_until_the_round_ends() -> None:
    life, plan = waiting()
    plan = planned(plan, Branch("meditate", again=True))
    round_now, course = life.table.round, PlanCourse()
    while life.table.round == round_now:
        life.act("meditate")
        course = carry_out(life, plan)
    assert course.end == "round-over"
    assert course.step >= 1


def test_an_action_that_is_not_legal_ends_it() -> None:
    life, plan = waiting()
    plan = planned(plan, Branch("sanctify 28"))
    life.act("meditate")
    assert follow(plan, life.table).end == "not-legal"


def test_what_is_unforeseen_ends_it_and_talking_does_not() -> None:
    life, plan = waiting()
    plan = planned(plan, MEDITATE)
    life.do(Say(ADA, "hello"))
    assert follow(plan, life.table).end is None
    mover = life.mover
    life.act("meditate")
    life.do(Undo(mover))
    assert follow(plan, life.table).end == "unforeseen"
    life, plan = waiting()
    plan = planned(plan, MEDITATE)
    life.do(Leave(life.mover, "random"))
    assert follow(plan, life.table).end == "unforeseen"


def test_playing_something_else_ends_it() -> None:
    life, plan = waiting()
    plan = planned(plan, MEDITATE)
    other = favors(life, plan.seat)[0]
    life.act("meditate")
    life.act(other)
    assert follow(plan, life.table).end == "otherwise-played"


def test_it_belongs_to_one_person() -> None:
    life, plan = waiting()
    plan = replace(planned(plan, MEDITATE), identity="eve")
    assert follow(plan, life.table).end == "unforeseen"
    assert {ADA.id, BEN.id} == life.table.humans()


@pytest.mark.parametrize(
    "branches",
    [
        (),
        (MEDITATE,) * 25,
        (Branch("fly to the moon"),),
        (Branch("meditate", (When("red", "fly"),)),),
        (Branch("meditate", after=(MEDITATE,), again=True),),
        (nested(7),),
    ],
)
def test_what_is_no_plan(branches: tuple[Branch, ...]) -> None:
    with pytest.raises(Problem):
        check(branches)
