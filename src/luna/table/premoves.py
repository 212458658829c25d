"""Premoves: a small tree of conditions and actions for turns to come, followed along the log.

A premove is stored beside the table, private to its owner. Its progress is not stored: it follows
from the premove and the log, so every process finds the same. Players know premoves as plans.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from luna.record.notation import parse_action
from luna.rules.refusals import Refused
from luna.rules.verbs import VERBS
from luna.table.entries import Entry, Hinted, Invited, Joined, Played, Resumed, Said
from luna.table.problem import invalid, refused
from luna.table.table import Table

MAX_BRANCHES = 24
MAX_DEPTH = 6
"""Turns that a premove looks ahead."""
MAX_CONDITIONS = 3
"""Conditions of one branch."""
NEUTRAL_FACTS = (Said, Hinted, Invited, Resumed, Joined)
"""Facts that change nothing for a premove."""
VERB_WORDS = frozenset(verb.words for verb in VERBS)

PremoveEnd = Literal["done", "unforeseen", "not-legal", "round-over", "otherwise-played"]
"""Why a premove is over: it was played to its end, none of its branches fits, its action is not
legal, the round has ended, its owner has played something else."""


@dataclass(frozen=True, slots=True)
class Condition:
    """An order has played an action since the owner's last turn: any of a verb, or exactly one."""

    order: str
    action: str


@dataclass(frozen=True, slots=True)
class PremoveBranch:
    """If all of `when` has happened, play `then`; afterwards one of `after`, or the same again."""

    then: str
    when: tuple[Condition, ...] = ()
    after: "tuple[PremoveBranch, ...]" = ()
    again: bool = False
    """Until the round ends."""


@dataclass(frozen=True, slots=True)
class Premove:
    """Actions for a seat: the first branch that fits is played; one without conditions always does.

    `since` is the latest entry of the log when it was made.
    """

    id: str
    seat: int
    user: str
    since: int
    branches: tuple[PremoveBranch, ...] = ()


@dataclass(frozen=True, slots=True)
class PremoveProgress:
    """How far a premove has been played."""

    branches: tuple[PremoveBranch, ...] = ()
    """The branches of its next turn."""
    step: int = 0
    """How many of its actions have been played."""
    due: str | None = None
    """The action to play now."""
    end: PremoveEnd | None = None


def check_branches(branches: Sequence[PremoveBranch]) -> None:
    """Raise a problem if there are too many branches, or one has a text that is no action."""
    number = sum(1 for _ in walk(branches))
    if not 0 < number <= MAX_BRANCHES or depth(branches) > MAX_DEPTH:
        raise invalid("plan-too-large", number=MAX_BRANCHES)
    for branch in walk(branches):
        try:
            parse_action(branch.then)
            for when in branch.when:
                if when.action not in VERB_WORDS:
                    parse_action(when.action)
        except Refused as error:
            raise refused(error) from None
        if len(branch.when) > MAX_CONDITIONS or (branch.again and branch.after):
            raise invalid("plan-too-large", number=MAX_BRANCHES)


def walk(branches: Iterable[PremoveBranch]) -> Iterable[PremoveBranch]:
    for branch in branches:
        yield branch
        yield from walk(branch.after)


def depth(branches: Sequence[PremoveBranch]) -> int:
    return 1 + max((depth(branch.after) for branch in branches if branch.after), default=0)


def follow_premove(premove: Premove, table: Table) -> PremoveProgress:
    """The progress of a premove at a table."""
    if premove.since > table.sequence or not 0 <= premove.seat < len(table.seats):
        return PremoveProgress(end="unforeseen")
    branches, step = premove.branches, 0
    others: list[Entry] = []
    begun = table.at(premove.since)
    for entry in table.entries[premove.since :]:
        if isinstance(entry.fact, NEUTRAL_FACTS):
            continue
        if not isinstance(entry.fact, Played) or begun is None:
            return PremoveProgress(end="unforeseen", step=step)
        if entry.seat != premove.seat:
            others.append(entry)
            continue
        taken = fitting(branches, others, table)
        if taken is None or canonical(taken.then, table) != entry.text:
            return PremoveProgress(end="otherwise-played", step=step)
        branches = (taken,) if taken.again else taken.after
        step, others = step + 1, []
        if not branches:
            return PremoveProgress(end="done", step=step)
    position = table.position
    if position is None or begun is None or table.status == "abandoned":
        return PremoveProgress(end="unforeseen", step=step)
    if (position.round, position.state.phase) != (begun.round, begun.state.phase):
        return PremoveProgress(end="round-over", step=step)
    holder = table.seats[premove.seat]
    if holder.identity != premove.user or holder.by_bot:
        return PremoveProgress(end="unforeseen", step=step)
    if table.turn != holder:
        return PremoveProgress(branches, step)
    taken = fitting(branches, others, table)
    if taken is None:
        return PremoveProgress(end="unforeseen", step=step)
    try:
        position.check(taken.then)
    except Refused:
        return PremoveProgress(end="not-legal", step=step)
    return PremoveProgress(branches, step, canonical(taken.then, table))


def fitting(
    branches: Iterable[PremoveBranch], others: Sequence[Entry], table: Table
) -> PremoveBranch | None:
    """The first branch whose conditions are all met by the actions of the others."""
    return next((b for b in branches if all(is_met(when, others, table) for when in b.when)), None)


def is_met(when: Condition, others: Sequence[Entry], table: Table) -> bool:
    for entry in others:
        if entry.seat is None or table.seats[entry.seat].colour != when.order:
            continue
        if when.action in (verb_words(entry.text), entry.text):
            return True
    return False


def verb_words(text: str) -> str:
    """The words of the verb that an action begins with."""
    words = text.split()
    two = " ".join(words[:2])
    return two if two in VERB_WORDS else words[0]


def canonical(text: str, table: Table) -> str:
    position = table.position
    if position is None:
        return text
    return position.write(position.read(text)[1])
