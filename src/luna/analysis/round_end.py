"""The end of a round, and of the game, step by step: who gains what and why, and what moves on."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from luna.record.shape import FigureName, IsleName, Order
from luna.rules.council import seat_of
from luna.rules.scoring import attendance, ranking
from luna.rules.setup import FIGURES, Setup
from luna.rules.solo import OPPONENT, build_at_round_end
from luna.rules.state import State, has_shrine, popcount
from luna.rules.vocabulary import ISLE_NAMES, ISLES, PHASE_OVER, SOURCE_NAMES, SOURCES

StepKind = Literal[
    "meditation", "priestess", "apostate", "temple", "books", "shrines", "favors", "council"
]


@dataclass(frozen=True, slots=True)
class Share:
    """What an order gains in a step; `count` pieces earn it, with a `shrine` among them or not."""

    order: Order
    points: int
    count: int
    shrine: bool = False
    place: int | None = None
    """The place at the Priestess, from 1 on."""


@dataclass(frozen=True, slots=True)
class ScoreStep:
    """One source of influence, on an isle if it has one; every order has a share, be it nothing."""

    kind: StepKind
    isle: IsleName | None
    shares: list[Share]


@dataclass(frozen=True, slots=True)
class FigureWalk:
    """A figure that walks on; the Apostate may stay."""

    figure: FigureName
    origin: IsleName
    target: IsleName


@dataclass(frozen=True, slots=True)
class Tie:
    """Two orders with the same influence, and the seats in the Council that decide.

    On the same seat the last to come, higher in the stack, is ahead.
    """

    ahead: Order
    behind: Order
    influence: int
    seats: list[int]


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """Everything that happens at the end of a round, in its order."""

    round: int
    order: Order
    """Who ended it."""
    built: IsleName | None
    """In solo the isle where the opponent builds before the scoring."""
    steps: list[ScoreStep]
    before: dict[Order, int]
    after: dict[Order, int]
    gains: dict[Order, int]
    """The sums of the steps: the difference of the influence before and after."""
    figures: list[FigureWalk]
    guard: list[int]
    """What the Guard paid and pays now; empty after the last round."""
    woken: dict[Order, int]
    """Inactive novices that become active."""
    stood: int
    """Novices in the Temple that stand up again."""
    start: Order | None
    """The start player of the next round."""
    over: bool
    ties: list[Tie]
    """After the last round, first to last."""


def round_end(setup: Setup, before: State, after: State) -> RoundEnd | None:
    """What the action between two positions ended; None if no round ended with it."""
    over = after.phase == PHASE_OVER and before.phase != PHASE_OVER
    if not (over or after.round > before.round > 0):
        return None
    scored = before.copy()
    built = None
    if setup.solo_level:
        build_at_round_end(scored)
        if scored.shrines[OPPONENT] != before.shrines[OPPONENT]:
            built = ISLE_NAMES[before.builder]
    orders = list(enumerate(setup.players))
    totals = {order: int(before.influence(seat)) for seat, order in orders}
    ends = {order: int(after.influence(seat)) for seat, order in orders}
    resting = {
        order: sum(int(before.inactive[seat * ISLES + isle]) for isle in range(ISLES))
        for seat, order in orders
    }
    return RoundEnd(
        round=int(before.round),
        order=setup.players[before.turn],
        built=built,
        steps=[step for step in steps(setup, before, scored, after, over) if step is not None],
        before=totals,
        after=ends,
        gains={order: ends[order] - totals[order] for order in setup.players},
        figures=[] if over else walks(before, after),
        guard=[] if over else [guard(before), guard(after)],
        woken={} if over else {order: number for order, number in resting.items() if number},
        stood=0 if over else int(popcount(before.lying)),
        start=None if over or setup.solo_level else setup.players[after.start],
        over=over,
        ties=ties(setup, after) if over and not setup.solo_level else [],
    )


def guard(s: State) -> int:
    return int(s.layout.guard_value[s.round])


def won(setup: Setup, before: State, after: State, source: str) -> list[int]:
    """What each seat has won from a source between two positions."""
    at = SOURCE_NAMES.index(source)
    rows = (seat * SOURCES + at for seat in range(len(setup.players)))
    return [int(after.ledger[row] - before.ledger[row]) for row in rows]


def steps(
    setup: Setup, before: State, scored: State, after: State, over: bool
) -> list[ScoreStep | None]:
    """E-ORDER, G-SCORE: the steps of the scoring; those that nothing came of are None."""
    seats = range(len(setup.players))
    serving = [int(popcount(scored.serving[seat])) for seat in seats]
    books = [int(popcount(scored.serving[seat] & scored.books)) for seat in seats]
    if not scored.layout.book_scores:
        books = [0 for _ in seats]
    where = [seat * ISLES + scored.apostate for seat in seats]
    near = [int(scored.active[at] + scored.inactive[at]) for at in where]
    found = [
        step(setup, "meditation", won(setup, before, after, "meditation"), [1] * len(seats)),
        priestess(setup, scored, won(setup, before, after, "priestess")),
        step(setup, "apostate", won(setup, before, after, "apostate"), near, scored.apostate),
        step(setup, "temple", serving, serving),
        step(setup, "books", books, books),
    ]
    if over:
        shrines = [int(popcount(scored.shrines[seat])) for seat in seats]
        favors = [int(popcount(scored.favors[seat])) for seat in seats]
        council = [int(seat_of(scored, seat)) for seat in seats]
        for kind, counted in (("shrines", shrines), ("favors", favors), ("council", council)):
            found.append(step(setup, kind, won(setup, before, after, kind), counted))
    return found


def step(
    setup: Setup, kind: str, points: list[int], counted: list[int], isle: int | None = None
) -> ScoreStep | None:
    if not any(points):
        return None
    rows = zip(setup.players, points, counted, strict=True)
    shares = [Share(order, each, number) for order, each, number in rows]
    return ScoreStep(KINDS[kind], None if isle is None else ISLE_NAMES[isle], shares)


KINDS: dict[str, StepKind] = {
    "meditation": "meditation",
    "priestess": "priestess",
    "apostate": "apostate",
    "temple": "temple",
    "books": "books",
    "shrines": "shrines",
    "favors": "favors",
    "council": "council",
}


def priestess(setup: Setup, scored: State, points: list[int]) -> ScoreStep | None:
    """E-PRIESTESS: with what she counts of each order, and its place."""
    present = [int(attendance(scored, seat)) for seat in range(len(setup.players))]
    if not any(present):
        return None
    seats = range(len(setup.players))
    by_place = sorted(seats, key=lambda seat: (-present[seat], -int(scored.council[seat])))
    shares = [
        Share(
            setup.players[seat],
            points[seat],
            present[seat],
            bool(has_shrine(scored, seat, scored.priestess)),
            by_place.index(seat) + 1 if present[seat] else None,
        )
        for seat in seats
    ]
    return ScoreStep("priestess", ISLE_NAMES[scored.priestess], shares)


def walks(before: State, after: State) -> list[FigureWalk]:
    """N-FIGURES, N-APOSTATE: where the figures go; one that stays is not listed."""
    ways = ((figure, getattr(before, figure), getattr(after, figure)) for figure in FIGURES)
    return [
        FigureWalk(figure, ISLE_NAMES[origin], ISLE_NAMES[target])
        for figure, origin, target in ways
        if origin != target
    ]


def ties(setup: Setup, over: State) -> list[Tie]:
    """G-SCORE: neighbors in the ranking with the same influence."""
    found: list[Tie] = []
    ranked = ranking(over)
    for ahead, behind in pairwise(ranked):
        influence = int(over.influence(ahead))
        if influence == over.influence(behind):
            seats = [int(seat_of(over, ahead)), int(seat_of(over, behind))]
            found.append(Tie(setup.players[ahead], setup.players[behind], influence, seats))
    return found
