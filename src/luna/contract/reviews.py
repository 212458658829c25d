"""Boards that nobody keeps, and reviews of games, as clients see them."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from luna.analysis.review import Judgement, summary, turning_points, who_acts
from luna.contract.analysis import ReasonView, in_words, reason_view
from luna.contract.story import SentenceView
from luna.contract.view import EntryView, View, entry_view, own, view
from luna.game import Position
from luna.record.shape import Order
from luna.rules.vocabulary import SOURCE_NAMES, SOURCES
from luna.table.board import LOOKER
from luna.table.table import Table


class Board(Struct, frozen=True):
    """A board that nobody keeps: its log from some entry on, and the table at its end."""

    entries: list[EntryView]
    view: View


class Verdict(Struct, frozen=True):
    """What is thought of one action of a game."""

    number: int
    round: int
    order: Order
    text: str
    said: SentenceView
    mark: str
    """`best`, `good`, `mistake` or `blunder`."""
    better: str | None
    better_said: SentenceView | None
    lost_chance: float
    lost_place: float
    lost_points: float
    chances: dict[Order, float]
    points: dict[Order, float]
    places: dict[Order, float]
    reasons: list[ReasonView]
    """What the better action would have brought."""


class OrderSummary(Struct, frozen=True):
    """An order over the whole game; losses are means of an action."""

    order: Order
    actions: int
    best: int
    mistakes: int
    blunders: int
    lost_chance: float
    lost_points: float
    influence: int
    place: int


class ReviewView(Struct, frozen=True):
    """A review as far as it has come; `verdicts` are those after the number one knows."""

    review: str
    record: str
    orders: list[Order]
    solo: bool
    budget: str
    actions: int
    judged: int
    running: bool
    turning_points: list[int]
    summaries: list[OrderSummary]
    verdicts: list[Verdict]
    rounds: list[int]
    """The round at the start and after every action."""
    sources: list[str]
    ledger: list[list[list[int]]]
    """At the start and after every action, for every order, its influence by source; only for
    those who know no verdict yet."""


def board_view(table: Table, since: int) -> Board:
    entries = [entry_view(table, entry) for entry in table.entries[since:]]
    return Board(entries, view(table, {LOOKER}, you=own(table, LOOKER)))


def review_view(
    review: str,
    position: Position,
    budget: str,
    running: bool,
    known: Mapping[int, Judgement],
    since: int,
) -> ReviewView:
    """A review of the game that led to a position, with what is known of its actions."""
    setup = position.setup
    way = position.way()
    judgements = [known[number] for number in sorted(known)]
    whole = whole_beginning(judgements)
    ranked = ranking_of(position)
    return ReviewView(
        review,
        position.record(),
        list(setup.players),
        bool(setup.solo_level),
        budget,
        len(way),
        len(known),
        running,
        list(turning_points(setup.players, whole)),
        [order_summary(position, ranked, order, judgements) for order in who_acts(setup)],
        [verdict(way[each.number - 1], each) for each in whole if each.number > since],
        [at.round for at in (position.back_to(0), *way)],
        list(SOURCE_NAMES),
        ledgers(position) if since == 0 else [],
    )


def whole_beginning(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The judgements up to the first action that nobody has judged yet."""
    return [each for number, each in enumerate(judgements, 1) if each.number == number]


def ranking_of(position: Position) -> list[Order]:
    players = position.setup.players
    return sorted(players, key=lambda order: -influence(position, order))


def influence(position: Position, order: Order) -> int:
    return int(position.state.influence(position.setup.players.index(order)))


def order_summary(
    position: Position, ranked: Sequence[Order], order: Order, judgements: Sequence[Judgement]
) -> OrderSummary:
    found = summary(order, judgements)
    return OrderSummary(
        order,
        found.actions,
        found.best,
        found.mistakes,
        found.blunders,
        found.lost_chance,
        found.lost_points,
        influence(position, order),
        ranked.index(order) + 1,
    )


def verdict(after: Position, judged: Judgement) -> Verdict:
    before = after.before
    if before is None:
        raise AssertionError("an action was played in a position")
    setup, s = before.setup, before.state
    better = judged.better
    return Verdict(
        judged.number,
        judged.round,
        judged.colour,
        judged.action,
        in_words(setup, s, judged.action)[0],
        judged.mark,
        better,
        None if better is None else in_words(setup, s, better)[0],
        judged.lost_chance,
        judged.lost_place,
        judged.lost_points,
        judged.chances,
        judged.points,
        judged.places,
        [reason_view(reason) for reason in judged.reasons],
    )


def ledgers(position: Position) -> list[list[list[int]]]:
    """Influence by order and source at the start and after every action."""
    seats = range(len(position.setup.players))
    return [
        [[int(at.state.ledger[seat * SOURCES + k]) for k in range(SOURCES)] for seat in seats]
        for at in (position.back_to(0), *position.way())
    ]
