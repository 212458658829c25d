"""What an action brought about, read off the positions before and after it."""

from collections.abc import Iterator

from luna.rules.council import seat_of
from luna.rules.event import Event, event
from luna.rules.setup import FIGURES, Setup
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, PHASE_OVER, SOURCE_NAMES, SOURCES, TILES


def events(setup: Setup, before: State, after: State) -> list[Event]:
    """Everything that changed, in the order in which a player would mention it."""
    found: list[Event] = []
    for seat, order in enumerate(setup.players):
        found += favor_events(before, after, seat, order)
        found += temple_events(setup, before, after, seat)
        found += isle_events(before, after, seat, order)
    found += book_events(before, after)
    found += influence_events(setup, before, after)
    found += round_events(setup, before, after)
    return found


def members(mask: int, size: int) -> list[int]:
    return [member for member in range(size) if mask >> member & 1] if mask else []


def favor_events(before: State, after: State, seat: int, order: str) -> Iterator[Event]:
    held, holds = int(before.favors[seat]), int(after.favors[seat])
    for favor in members(held & ~holds, len(ISLE_NAMES)):
        yield event("favor-returned", order, favor=ISLE_NAMES[favor])
    for favor in members(holds & ~held, len(ISLE_NAMES)):
        yield event("favor-taken", order, favor=ISLE_NAMES[favor])


def temple_events(setup: Setup, before: State, after: State, seat: int) -> Iterator[Event]:
    order = setup.players[seat]
    for tile in members(after.claimed[seat] & ~before.claimed[seat], TILES + 1):
        yield event("claimed", order, tile=tile)
    for tile in members(after.serving[seat] & ~before.serving[seat], TILES + 1):
        yield event("entered", order, tile=tile)
    for tile in members(before.serving[seat] & ~after.serving[seat], TILES + 1):
        yield event("displaced", order, tile=tile)


def isle_events(before: State, after: State, seat: int, order: str) -> Iterator[Event]:
    for isle in members(after.shrines[seat] & ~before.shrines[seat], len(ISLE_NAMES)):
        yield event("shrine-built", order, isle=ISLE_NAMES[isle])
    if after.supply[seat] < before.supply[seat] and after.round > 0 and before.round > 0:
        yield event("recruited", order)
    start, end = int(seat_of(before, seat)), int(seat_of(after, seat))
    if end > start:
        yield event("council", order, seat=end, seats=end - start)


def book_events(before: State, after: State) -> Iterator[Event]:
    left = members(before.books & ~after.books, TILES + 1)
    reached = members(after.books & ~before.books, TILES + 1)
    for giver, taker in zip(left, reached, strict=True):
        yield event("book-moved", origin=giver, target=taker)


def influence_events(setup: Setup, before: State, after: State) -> Iterator[Event]:
    for source, name in enumerate(SOURCE_NAMES):
        for seat, order in enumerate(setup.players):
            at = seat * SOURCES + source
            points = int(after.ledger[at] - before.ledger[at])
            if points:
                yield event("gain", order, source=name, points=points)


def round_events(setup: Setup, before: State, after: State) -> Iterator[Event]:
    if after.round == before.round and after.time < before.time:
        yield event("time-turned", left=int(after.time))
    if after.phase == PHASE_OVER:
        yield event("game-over")
    for figure in FIGURES:
        origin, target = getattr(before, figure), getattr(after, figure)
        if origin != target:
            names = {"origin": ISLE_NAMES[origin], "target": ISLE_NAMES[target]}
            yield event("figure-moved", figure=figure, **names)
    if after.round > before.round > 0:
        yield from preparations(setup, before, after)
    if after.round > before.round:
        yield event("round-began", round=int(after.round))


def preparations(setup: Setup, before: State, after: State) -> Iterator[Event]:
    """N-GUARD, N-WAKE, N-STAND, E-NEXT: what is made ready for the next round besides figures."""
    yield event("guard-moved", guard=int(after.table.guard_value[after.round]))
    resting = sum(int(number) for number in before.inactive)
    if resting:
        yield event("woken", count=resting)
    lying = len(members(int(before.lying), TILES + 1))
    if lying:
        yield event("stood-up", count=lying)
    if not setup.solo_level:
        yield event("start-player", setup.players[after.start])
