"""Why an action is good: what the evaluation sees in it, and what the rules pay for it at once.

The evaluation is a sum, a number of points for each feature of a position. What an action changes
in it can be taken apart the same way: so many points because the Priestess will come here, so many
for a favor in hand. A reason is such a part, with the number that the evaluation itself has for it;
points that are paid at once come from the ledger, and are whole.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from luna.bots import features as f
from luna.bots.evaluation import LinearEvaluation, feature_row, first_row
from luna.bots.weights import evaluation_for, kind_of
from luna.rules.actions import Action
from luna.rules.legal_actions import play
from luna.rules.refusals import Detail
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ISLES, PHASE_OVER, SOURCE_NAMES, SOURCES

LEAST = 0.25
"""Points that are worth a word."""
MOST = 2
"""Parts of a sentence."""


@dataclass(frozen=True)
class Reason:
    """A part of a sentence: the message `reason-` and the key, its points, what fills its gaps."""

    key: str
    points: float
    """To a tenth; whole where the rules pay them at once."""
    details: tuple[tuple[str, Detail], ...] = ()


Details = tuple[tuple[str, Detail], ...]
Namer = Callable[[State], Details]


def _nothing(s: State) -> Details:
    return ()


@dataclass(frozen=True)
class Theme:
    """Features that mean one thing, and what to say when the first of them goes up, or down."""

    key: str
    features: tuple[int, ...]
    up: bool = True
    name: Namer = _nothing


def _priestess(ahead: int) -> Namer:
    return lambda s: _figure(s, int(s.priestess), int(s.layout.priestess_value), ahead)


def _builder(ahead: int) -> Namer:
    return lambda s: _figure(s, int(s.builder), int(s.layout.builder_value), ahead)


def _favor(isle: int) -> Namer:
    return lambda s: (("favor", ISLE_NAMES[isle]),)


def _figure(s: State, isle: int, value: int, ahead: int) -> Details:
    for _ in range(ahead):
        isle = int(s.layout.clockwise(isle, value))
    found: Details = (("isle", ISLE_NAMES[isle]),)
    return (*found, ("round", max(int(s.round), 1) + ahead)) if ahead else found


def _apostate(s: State) -> Details:
    return (("isle", ISLE_NAMES[s.apostate]),)


THEMES = (
    Theme("priestess-now", (f.ATTENDANCE, f.PRIESTESS_NOW, f.LEAD), name=_priestess(0)),
    Theme("priestess-next", (f.ATTENDANCE_NEXT, f.PRIESTESS_NEXT), name=_priestess(1)),
    Theme("priestess-next", (f.ATTENDANCE_AFTER, f.PRIESTESS_AFTER), name=_priestess(2)),
    Theme("apostate-now", (f.APOSTATE_NOW,), up=False, name=_apostate),
    Theme("apostate-next", (f.APOSTATE_NEXT,), up=False),
    Theme("builder-now", (f.BUILDER_NOW, f.CAN_BUILD), name=_builder(0)),
    Theme("builder-next", (f.BUILDER_NEXT, f.SHRINE_AND_BUILDER_NEXT), name=_builder(1)),
    Theme("builder-next", (f.BUILDER_AFTER,), name=_builder(2)),
    Theme("shrine", (f.SHRINES,)),
    *(Theme("favor", (f.FAVOR + isle,), name=_favor(isle)) for isle in range(ISLES)),
    Theme("novices", (f.NOVICES, f.SUPPLY, f.ISLES_HELD)),
    Theme("ready", (f.ACTIVE, f.ACTIVE_TIME, f.READY_ISLES)),
    Theme("claim", (f.CLAIMS,)),
    Theme("claim-early", (f.CLAIMS_COMING,)),
    Theme("promotions", (f.PROMOTIONS_NEXT, f.PROMOTIONS, f.PAIRS_AT_SYMBOLS)),
    Theme("temple", (f.SERVING,)),
    Theme("book", (f.BOOKS, f.BOOKS_SCORING)),
    Theme("safe-claimed", (f.THREAT_CLAIMED,), up=False),
    Theme("safe", (f.THREAT_COMING, f.THREAT_OPEN, f.THREAT_FAR), up=False),
    Theme("victims", (f.VICTIMS,)),
    Theme("council", (f.SEAT, f.COUNCIL_RANK)),
    Theme("idle-rivals", (f.RIVALS_ACTIVE,), up=False),
)
COMMON = (f.ONE, f.TO_MOVE, f.TURNS_AWAY, f.TIME, f.LAST_TOKEN, f.STARTS)
"""What changes with every action, whatever it is: no reason for any of them."""


def reasons(setup: Setup, before: State, after: State) -> tuple[Reason, ...]:
    """What speaks for an action that led from one position to the other, weightiest first."""
    seat = int(before.turn)
    if after.phase == PHASE_OVER or after.round != before.round:
        return tuple(_round_ended(setup, before, after, seat))
    return _best(
        [
            *_paid(before, after, seat),
            *_seen(before, after, seat),
            *_rival(setup, before, after, seat),
        ]
    )


def plan(s: State, action: Action, line: Sequence[tuple[int, Action]]) -> Reason | None:
    """What the expected line pays the order that acts next, this action apart."""
    seat = int(s.turn)
    at = play(s, action)
    for turn, expected_action in line:
        if at.round != s.round or at.phase == PHASE_OVER:
            return None
        after = play(at, expected_action)
        if turn == seat and after.round == s.round:
            for reason in _paid(at, after, seat):
                return Reason("then", reason.points, reason.details)
        at = after
    return None


def better(setup: Setup, s: State, wanted: State, got: State) -> tuple[Reason, ...]:
    """What one action would have brought that another did not, both played in the same position."""
    seat = int(s.turn)
    same = wanted.round == got.round == s.round and PHASE_OVER not in (wanted.phase, got.phase)
    if not same:
        return _best(_by_source(got, wanted, seat))
    return _best(
        [*_paid(got, wanted, seat), *_seen(got, wanted, seat), *_rival(setup, got, wanted, seat)]
    )


def _best(found: Sequence[Reason]) -> tuple[Reason, ...]:
    ranked = sorted(found, key=lambda reason: -reason.points)
    return tuple(reason for reason in ranked if reason.points >= LEAST)[:MOST]


def _paid(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Influence that is paid at once."""
    for source, name in enumerate(SOURCE_NAMES, seat * SOURCES):
        points = int(after.ledger[source] - before.ledger[source])
        if points > 0:
            yield Reason("paid", points, (("source", name),))


def worth(evaluation: LinearEvaluation, s: State, seat: int) -> list[float]:
    """The points that each feature of an order's position counts."""
    first = int(first_row(s, seat))
    return [value * evaluation.totals[first + k] for k, value in enumerate(feature_row(s, seat))]


def _seen(before: State, after: State, seat: int) -> Iterator[Reason]:
    """What the evaluation sees in the new position that it did not see in the old one."""
    evaluation = evaluation_for(kind_of(before))
    was, now = feature_row(before, seat), feature_row(after, seat)
    worth_was, worth_now = worth(evaluation, before, seat), worth(evaluation, after, seat)
    for theme in THEMES:
        main = sum(now[k] - was[k] for k in theme.features[: 1 if theme.up else None])
        points = sum(worth_now[k] - worth_was[k] for k in theme.features)
        if (main > 0 if theme.up else main < 0) and points > 0:
            yield Reason(theme.key, round(points, 1), theme.name(before))


def _rival(setup: Setup, before: State, after: State, seat: int) -> Iterator[Reason]:
    """What the action takes from a rival; the one it hurts most."""
    evaluation = evaluation_for(kind_of(before))
    lost = []
    for rival in range(len(setup.players)):
        if rival == seat:
            continue
        was, now = worth(evaluation, before, rival), worth(evaluation, after, rival)
        change = sum(now[k] - was[k] for k in range(f.FEATURES) if k not in COMMON)
        change += int(after.influence(rival) - before.influence(rival))
        lost.append((change, rival))
    change, rival = min(lost)
    if change < 0:
        yield Reason("rival", round(-change, 1), (("rival", setup.players[rival]),))


def _round_ended(setup: Setup, before: State, after: State, seat: int) -> Iterator[Reason]:
    """What the end of the round pays, and whom it takes by surprise."""
    own = int(after.influence(seat) - before.influence(seat))
    rivals = [other for other in range(len(setup.players)) if other != seat]
    most = max(int(after.influence(rival) - before.influence(rival)) for rival in rivals)
    yield Reason("round-end", own, (("other", most),))
    waiting = [
        (sum(int(before.active[rival * ISLES + isle]) for isle in range(ISLES)), rival)
        for rival in rivals
    ]
    number, rival = max(waiting)
    if number and not before.layout.solo and after.phase != PHASE_OVER:
        yield Reason("round-end-idle", 0, (("count", number), ("rival", setup.players[rival])))


def _by_source(worse: State, wanted: State, seat: int) -> list[Reason]:
    """Where one position promises more than another in the end, of which rounds they may be."""
    one, other = expected(wanted, seat), expected(worse, seat)
    return [
        Reason("source", round(one[at] - other[at], 1), (("source", name),))
        for at, name in enumerate(SOURCE_NAMES)
    ]


def expected(s: State, seat: int) -> list[float]:
    """Final influence by source, as the evaluation has it; when the game is over, as it is."""
    if s.phase == PHASE_OVER:
        return [float(s.ledger[seat * SOURCES + source]) for source in range(SOURCES)]
    return evaluation_for(kind_of(s)).by_source(s, seat)
