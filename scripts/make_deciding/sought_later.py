"""What is sought besides, for the end of the file."""

from collections.abc import Callable

from luna.rules.vocabulary import (
    FROM_PRIESTESS,
    FROM_TEMPLE,
    ISLE_BRIBERY,
    ISLES,
    PHASE_ACTIONS,
    ROUNDS,
    TILES,
)
from scripts.make_deciding.moment import Moment, scored


def share_an_isle(m: Moment) -> bool:
    """At the beginning of a game."""
    s = m.before
    return s.round == 0 and m.begins and len({s.priestess, s.builder, s.apostate}) < 3


def goes_by_the_ring(m: Moment) -> bool:
    """The Builder goes on where another order of the isles would send him elsewhere."""
    table = m.before.layout
    return m.next_round and m.after.builder != (m.before.builder + table.builder_value) % ISLES


def holds_it_already(m: Moment) -> bool:
    """One more of the same favor is within reach of the next one to act."""
    s = m.after
    if s.phase != PHASE_ACTIONS:
        return False
    return any(
        s.favors[s.turn] >> isle & 1 and s.active[s.turn * ISLES + isle] >= 2 and s.stock[isle]
        for isle in range(ISLES)
    )


def closed_in(level: int) -> Callable[[Moment], bool]:
    """Two of your active novices are where the Apostate is."""

    def found(m: Moment) -> bool:
        acting = m.after.phase == PHASE_ACTIONS
        return m.solo == level and acting and m.after.active[m.after.apostate] >= 2

    return found


def bribes_nobody(m: Moment) -> bool:
    """In the last round, with the favor and with novices for a tile beside the Gate."""
    s = m.after
    if s.phase != PHASE_ACTIONS or s.round != ROUNDS or not s.favors[s.turn] >> ISLE_BRIBERY & 1:
        return False
    gate = [tile for tile in range(1, TILES + 1) if s.layout.group[tile] == 0]
    return any(
        s.unclaimed >> tile & 1 and s.active[s.turn * ISLES + s.layout.symbol[tile]] >= 2
        for tile in gate
    )


def gives_before_it_is_taken(m: Moment) -> bool:
    """Without the Priestess there would not be what the Apostate takes."""
    isle = int(m.before.apostate)
    return scored(m) and any(
        m.on(seat, isle)
        and m.before.influence(seat) <= m.on(seat, isle)
        and m.gained(seat, FROM_PRIESTESS)
        for seat in m.seats
        if not m.solo or seat == 0
    )


def gives_after_it_is_taken(m: Moment) -> bool:
    """The Apostate takes all there is, and what the Temple gives stays."""
    isle = int(m.before.apostate)
    return scored(m) and any(
        m.on(seat, isle) >= m.before.influence(seat) + m.gained(seat, FROM_PRIESTESS)
        and m.gained(seat, FROM_TEMPLE)
        for seat in m.seats
        if not m.solo or seat == 0
    )


LATER: tuple[tuple[str, str, Callable[[Moment], bool]], ...] = (
    (
        "S-START",
        "the start player, who has another seat than the first, begins",
        lambda m: m.begins and not m.solo and m.before.round == 0 and m.before.start > 0,
    ),
    ("S-FIGURES", "several figures share an isle", share_an_isle),
    ("S-ISLES N-FIGURES", "the ring as it is laid is the way around", goes_by_the_ring),
    (
        "A-TURN",
        "after Meditation the turn passes",
        lambda m: type(m.action).__name__ == "Meditate" and m.after.turn != m.before.turn,
    ),
    ("A-ONE-EACH", "another favor of a kind that is held is left", holds_it_already),
    ("A-LAST", "nothing is bribable in the last round", bribes_nobody),
    ("E-ORDER", "the Priestess gives before the Apostate takes", gives_before_it_is_taken),
    ("E-ORDER", "the Temple gives after the Apostate has taken", gives_after_it_is_taken),
    ("O-LEVEL2", "the Apostate closes an isle, but not to an expulsion", closed_in(2)),
    ("O-LEVEL3", "the Apostate closes an isle, also to an expulsion", closed_in(3)),
)
"""As `SOUGHT`, for the end of the file."""
