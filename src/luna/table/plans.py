"""Plans for turns to come: a small tree of conditions and actions, followed along the log.

A plan is kept beside the table, private to its owner. How far it has come is never stored: it
follows from the plan and from what the log says since, so whoever looks finds the same.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from luna.record.notation import parse_action
from luna.rules.refusals import Refused
from luna.rules.verbs import VERBS
from luna.table.entries import Entry, Hinted, Invited, Joined, Played, Resumed, Said
from luna.table.problem import invalid, refused
from luna.table.table import Table

MOST = 24
"""Branches of a plan."""
DEEPEST = 6
"""Turns that a plan looks ahead."""
WHENS = 3
"""Conditions of one branch."""
FORESEEN = (Said, Hinted, Invited, Resumed, Joined)
"""Facts that change nothing for a plan."""
WORDS = {verb.words: verb.name for verb in VERBS}

End = Literal["done", "unforeseen", "not-legal", "round-over", "otherwise-played"]
"""Why a plan is over: carried out, or something happened that it does not speak of, its action is
not legal, the round has ended, its owner has played something else."""


@dataclass(frozen=True, slots=True)
class When:
    """An order has played an action since one's last turn: one of a verb, or exactly this one."""

    order: str
    action: str


@dataclass(frozen=True, slots=True)
class Branch:
    """If all of `when` has happened, play `then`; afterwards one of `after`, or the same again."""

    then: str
    when: tuple[When, ...] = ()
    after: "tuple[Branch, ...]" = ()
    again: bool = False
    """Until the round ends."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody wants to play: the first branch that fits, and one that is bare always does."""

    id: str
    seat: int
    identity: str
    since: int
    """The entry of the log that was the latest when it was made."""
    branches: tuple[Branch, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class PlanCourse:
    """How far a plan has come."""

    branches: tuple[Branch, ...] = ()
    """What is still open."""
    step: int = 0
    """How many of its actions have been played."""
    due: str | None = None
    """What is to be played now."""
    end: End | None = None


def check(branches: Sequence[Branch]) -> None:
    """A problem if a plan is too large, or says what is no action."""
    if not branches or count(branches) > MOST or depth(branches) > DEEPEST:
        raise invalid("plan-too-large", number=MOST)
    for branch in walk(branches):
        try:
            parse_action(branch.then)
            for when in branch.when:
                if when.action not in WORDS:
                    parse_action(when.action)
        except Refused as error:
            raise refused(error) from None
        if len(branch.when) > WHENS or (branch.again and branch.after):
            raise invalid("plan-too-large", number=MOST)


def walk(branches: Iterable[Branch]) -> Iterable[Branch]:
    for branch in branches:
        yield branch
        yield from walk(branch.after)


def count(branches: Iterable[Branch]) -> int:
    return sum(1 for _ in walk(branches))


def depth(branches: Sequence[Branch]) -> int:
    return 1 + max((depth(branch.after) for branch in branches if branch.after), default=0)


def follow(plan: Plan, table: Table) -> PlanCourse:
    """How far a plan has come at a table."""
    if plan.since > table.sequence or not 0 <= plan.seat < len(table.seats):
        return PlanCourse(end="unforeseen")
    branches, step = plan.branches, 0
    seen: list[Entry] = []
    begun = table.at(plan.since)
    for entry in table.entries[plan.since :]:
        if isinstance(entry.fact, FORESEEN):
            continue
        if not isinstance(entry.fact, Played) or begun is None:
            return PlanCourse(end="unforeseen", step=step)
        if entry.seat != plan.seat:
            seen.append(entry)
            continue
        taken = fitting(branches, seen, table)
        if taken is None or canonical(taken.then, table) != entry.text:
            return PlanCourse(end="otherwise-played", step=step)
        branches = (taken,) if taken.again else taken.after
        step, seen = step + 1, []
        if not branches:
            return PlanCourse(end="done", step=step)
    position = table.position
    if position is None or begun is None or table.status == "abandoned":
        return PlanCourse(end="unforeseen", step=step)
    if (position.round, position.state.phase) != (begun.round, begun.state.phase):
        return PlanCourse(end="round-over", step=step)
    holder = table.seats[plan.seat]
    if holder.identity != plan.identity or holder.by_bot:
        return PlanCourse(end="unforeseen", step=step)
    if table.turn != holder:
        return PlanCourse(branches, step)
    taken = fitting(branches, seen, table)
    if taken is None:
        return PlanCourse(end="unforeseen", step=step)
    try:
        position.check(taken.then)
    except Refused:
        return PlanCourse(end="not-legal", step=step)
    return PlanCourse(branches, step, canonical(taken.then, table))


def fitting(branches: Iterable[Branch], seen: Sequence[Entry], table: Table) -> Branch | None:
    """The first branch whose conditions are all met by what the others have played."""
    return next((b for b in branches if all(met(when, seen, table) for when in b.when)), None)


def met(when: When, seen: Sequence[Entry], table: Table) -> bool:
    for entry in seen:
        if entry.seat is None or table.seats[entry.seat].colour != when.order:
            continue
        if when.action in (verb_of(entry.text), entry.text):
            return True
    return False


def verb_of(text: str) -> str:
    """The words of the verb that an action begins with."""
    words = text.split()
    two = " ".join(words[:2])
    return two if two in WORDS else words[0]


def canonical(text: str, table: Table) -> str:
    position = table.position
    if position is None:
        return text
    return position.write(position.read(text)[1])
