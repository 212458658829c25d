"""The events of an action, found by comparing the positions before and after it."""

from dataclasses import dataclass
from functools import lru_cache

from luna.rules.compat import mypyc_attr
from luna.rules.council import seat_of
from luna.rules.refusals import Detail
from luna.rules.setup import FIGURES, Setup
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, PHASE_OVER, SOURCE_NAMES, SOURCES, TILES


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Event:
    """A change that an action caused: a message key, the order it belongs to, and its details.

    >>> Event("gain", "red", (("points", 6), ("source", "sanctification")))["points"]
    6
    """

    kind: str
    order: str | None = None
    details: tuple[tuple[str, Detail], ...] = ()

    def __getitem__(self, name: str) -> Detail:
        return dict(self.details)[name]


@lru_cache(maxsize=4096)
def event(kind: str, order: str | None = None, **details: Detail) -> Event:
    """Return the event with these values; equal events are one object."""
    return Event(kind, order, tuple(sorted(details.items())))


def events(setup: Setup, before: State, after: State) -> list[Event]:
    """Return everything that changed, in the order in which a player would mention it."""
    found: list[Event] = []
    for seat, order in enumerate(setup.players):
        add_favors(found, before, after, seat, order)
        add_temple(found, before, after, seat, order)
        add_isles(found, before, after, seat, order)
    add_books(found, before, after)
    add_influence(found, setup, before, after)
    add_round(found, setup, before, after)
    return found


def members(mask: int, size: int) -> list[int]:
    return [member for member in range(size) if mask >> member & 1] if mask else []


def add_favors(found: list[Event], before: State, after: State, seat: int, order: str) -> None:
    held, holds = before.favors[seat], after.favors[seat]
    if held == holds:
        return
    for favor in members(held & ~holds, len(ISLE_NAMES)):
        found.append(event("favor-returned", order, favor=ISLE_NAMES[favor]))
    for favor in members(holds & ~held, len(ISLE_NAMES)):
        found.append(event("favor-taken", order, favor=ISLE_NAMES[favor]))


def add_temple(found: list[Event], before: State, after: State, seat: int, order: str) -> None:
    for tile in members(after.claimed[seat] & ~before.claimed[seat], TILES + 1):
        found.append(event("claimed", order, tile=tile))
    if after.serving[seat] == before.serving[seat]:
        return
    for tile in members(after.serving[seat] & ~before.serving[seat], TILES + 1):
        found.append(event("entered", order, tile=tile))
    for tile in members(before.serving[seat] & ~after.serving[seat], TILES + 1):
        found.append(event("displaced", order, tile=tile))


def add_isles(found: list[Event], before: State, after: State, seat: int, order: str) -> None:
    for isle in members(after.shrines[seat] & ~before.shrines[seat], len(ISLE_NAMES)):
        found.append(event("shrine-built", order, isle=ISLE_NAMES[isle]))
    if after.supply[seat] < before.supply[seat] and after.round > 0 and before.round > 0:
        found.append(event("recruited", order))
    start, end = seat_of(before, seat), seat_of(after, seat)
    if end > start:
        found.append(event("council", order, seat=int(end), seats=int(end - start)))


def add_books(found: list[Event], before: State, after: State) -> None:
    if before.books == after.books:
        return
    left = members(before.books & ~after.books, TILES + 1)
    reached = members(after.books & ~before.books, TILES + 1)
    for giver, taker in zip(left, reached, strict=True):
        found.append(event("book-moved", origin=giver, target=taker))


def add_influence(found: list[Event], setup: Setup, before: State, after: State) -> None:
    for source, name in enumerate(SOURCE_NAMES):
        for seat, order in enumerate(setup.players):
            at = seat * SOURCES + source
            points = int(after.ledger[at] - before.ledger[at])
            if points:
                found.append(event("gain", order, source=name, points=points))


def add_round(found: list[Event], setup: Setup, before: State, after: State) -> None:
    if after.round == before.round and after.time < before.time:
        found.append(event("time-turned", left=int(after.time)))
    if after.phase == PHASE_OVER:
        found.append(event("game-over"))
    add_figures(found, before, after)
    if after.round > before.round:
        if before.round > 0:
            add_preparations(found, setup, before, after)
        found.append(event("round-began", round=int(after.round)))


def add_figures(found: list[Event], before: State, after: State) -> None:
    were = (before.priestess, before.builder, before.apostate)
    are = (after.priestess, after.builder, after.apostate)
    if were == are:
        return
    for figure, origin, target in zip(FIGURES, were, are, strict=True):
        if origin != target:
            names = {"origin": ISLE_NAMES[origin], "target": ISLE_NAMES[target]}
            found.append(event("figure-moved", figure=figure, **names))


def add_preparations(found: list[Event], setup: Setup, before: State, after: State) -> None:
    """N-GUARD, N-WAKE, N-STAND, E-NEXT: preparations for the next round besides figures."""
    found.append(event("guard-moved", guard=int(after.layout.guard_value[after.round])))
    resting = sum(int(number) for number in before.inactive)
    if resting:
        found.append(event("woken", count=resting))
    lying = len(members(before.lying, TILES + 1))
    if lying:
        found.append(event("stood-up", count=lying))
    if not setup.solo_level:
        found.append(event("start-player", setup.players[after.start]))
