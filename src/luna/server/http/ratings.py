"""Ratings: one's own with their history, the strongest of the server, those at a table."""

from collections.abc import Mapping

from luna.arena import ladder
from luna.contract.queries import PoolQuery
from luna.contract.ratings import (
    LeaderLine,
    Leaders,
    OwnRatings,
    RatingPoint,
    RatingView,
    SeatRating,
    TableRatings,
)
from luna.server.http.acting import TableId
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.store.ratings import RatingStanding, RatingStep
from luna.table.problem import missing
from luna.table.rated import FIXED_POINTS, players_at_start, pool_of
from luna.table.seat import Seat

group = Group("ratings", "/api")
LISTED = 100
HISTORY = 1000


@group.get("/ratings", looks=1)
async def leaders(call: Call, query: PoolQuery) -> Leaders:
    """The strongest of this server in a pool, of those whose rating is no longer provisional."""
    visitor = await call.visitor()
    own = None if visitor is None else visitor.id
    found = await call.site.store.ratings.best(query.pool, LISTED)
    lines = [
        LeaderLine(
            each.name,
            ladder.shown(each.mean),
            ladder.shown_spread(each.spread),
            each.games,
            each.identity == own,
        )
        for each in found
    ]
    return Leaders(query.pool, ladder.ENOUGH, lines)


@group.get("/me/ratings", looks=1)
async def own_ratings(call: Call) -> OwnRatings:
    """One's rating in every pool one has played in, and the games that led to it."""
    visitor = await call.visitor()
    if visitor is None:
        return OwnRatings([], [])
    ratings = call.site.store.ratings
    found = await ratings.of([visitor.id])
    steps = await ratings.steps_of(visitor.id, HISTORY)
    return OwnRatings([rating_view(each) for each in found], [point(step) for step in steps])


def rating_view(standing: RatingStanding) -> RatingView:
    return RatingView(
        standing.pool,
        ladder.shown(standing.mean),
        ladder.shown_spread(standing.spread),
        standing.games,
        ladder.provisional(standing.games),
    )


def change(step: RatingStep) -> int:
    return ladder.shown(step.mean) - ladder.shown(step.before)


def point(step: RatingStep) -> RatingPoint:
    return RatingPoint(
        step.game,
        step.pool,
        step.ended,
        step.place + 1,
        step.players,
        ladder.shown(step.mean),
        change(step),
    )


@group.get("/tables/{table_id}/ratings", looks=1)
async def table_ratings(call: Call, table_id: TableId) -> TableRatings:
    """How strong those at a rated table are, and what its game has changed."""
    table = (await call.room(table_id)).table
    pace = table.terms.pace
    if not table.terms.rated or pace is None:
        raise missing("rating")
    pool = pool_of(len(table.seats), pace)
    ratings = call.site.store.ratings
    steps = {step.identity: step for step in await ratings.steps_at(table.id)}
    players = players_at_start(table)
    people = [player for player in players if player is not None]
    known = {each.identity: each for each in await ratings.of(people, pool)}
    seats = [
        seat_rating(seat, player, known, steps)
        for seat, player in zip(table.seats, players, strict=True)
    ]
    return TableRatings(pool, bool(steps), [each for each in seats if each is not None])


def seat_rating(
    at: Seat,
    person: str | None,
    known: Mapping[str, RatingStanding],
    steps: Mapping[str, RatingStep],
) -> SeatRating | None:
    """The rating of a seat: of the person rated there, or of its bot."""
    seat = at.number
    if person is None:
        points = FIXED_POINTS.get(at.level or "")
        return None if points is None else SeatRating(seat, ladder.shown(points), False, True, None)
    step, standing = steps.get(person), known.get(person)
    if step is not None:
        sure = not ladder.provisional(step.games)
        return SeatRating(seat, ladder.shown(step.mean), not sure, False, change(step))
    if standing is None:
        return SeatRating(seat, ladder.shown(ladder.FRESH.mean), True, False, None)
    shown = ladder.shown(standing.mean)
    return SeatRating(seat, shown, ladder.provisional(standing.games), False, None)
