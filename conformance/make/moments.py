"""The moments in which rules decide, and how each is recognized."""

from collections.abc import Callable
from dataclasses import dataclass

from luna.rules.actions import Action
from luna.rules.state import State
from luna.rules.vocabulary import (
    FROM_BOOK,
    FROM_PRIESTESS,
    FROM_TEMPLE,
    ISLE_BRIBERY,
    ISLES,
    PHASE_ACTIONS,
    ROUNDS,
    TILES,
)


@dataclass(frozen=True)
class Moment:
    """An action with the positions around it."""

    before: State
    after: State
    action: Action
    solo: int

    @property
    def seats(self) -> range:
        return range(int(self.before.layout.players))

    @property
    def begins(self) -> bool:
        """Whether nobody has done anything before."""
        return not any(
            self.before.shrines[seat] for seat in self.seats if not self.solo or not seat
        )

    @property
    def ends_round(self) -> bool:
        return self.after.round != self.before.round or self.after.is_over()

    @property
    def next_round(self) -> bool:
        return self.ends_round and int(self.before.round) > 0 and not self.after.is_over()

    def on(self, seat: int, isle: int) -> int:
        at = seat * ISLES + isle
        return int(self.before.active[at] + self.before.inactive[at])

    def gained(self, seat: int, source: int) -> int:
        at = seat * 11 + source
        return int(self.after.ledger[at] - self.before.ledger[at])


def scored(m: Moment) -> bool:
    return m.ends_round and int(m.before.round) > 0


def tied(m: Moment) -> list[int]:
    """The seats that share the most influence at the end."""
    if not m.after.is_over():
        return []
    points = [int(m.after.influence(seat)) for seat in m.seats]
    best = [seat for seat in m.seats if points[seat] == max(points)]
    return best if len(best) > 1 else []


def seat_in_council(m: Moment, seat: int) -> int:
    return int(m.after.council[seat]) >> 3


def attendance(m: Moment, seat: int) -> int:
    isle = int(m.before.priestess)
    present = int(m.before.active[seat * ISLES + isle])
    return present + (int(m.before.shrines[seat]) >> isle & 1)


def priestess_tie(m: Moment) -> bool:
    seen = [attendance(m, seat) for seat in m.seats if attendance(m, seat)]
    return scored(m) and len(seen) > len(set(seen))


def short_of_influence(m: Moment) -> bool:
    isle = int(m.before.apostate)
    return scored(m) and any(
        m.on(seat, isle) and m.before.influence(seat) < m.on(seat, isle) for seat in m.seats
    )


def apostate_passes(m: Moment) -> bool:
    ring = list(m.before.layout.ring)
    way = ring.index(m.after.apostate) - ring.index(m.before.apostate)
    return m.next_round and way % ISLES > 1


def drawn_from(distance: int) -> Callable[[Moment], bool]:
    """All your novices are on one isle, so many isles on from the Apostate's."""

    def found(m: Moment) -> bool:
        ring = list(m.before.layout.ring)
        there = ring[(ring.index(m.before.apostate) + distance) % ISLES]
        isles = [isle for isle in range(ISLES) if m.on(0, isle)]
        return bool(m.solo and m.next_round and isles == [there])

    return found


def rival_s_novices_do_not_draw(m: Moment) -> bool:
    ring = list(m.before.layout.ring)
    at = ring.index(m.before.apostate)
    isle = ring[(at + 1) % ISLES]
    return bool(m.solo and m.next_round and m.on(1, isle) and not m.on(0, isle))


def named(name: str, *flags: str) -> Callable[[Moment], bool]:
    def found(m: Moment) -> bool:
        return type(m.action).__name__ == name and all(getattr(m.action, flag) for flag in flags)

    return found


def displaces(m: Moment) -> bool:
    """Whether another one's novice has left the Temple by an action."""
    return not m.ends_round and any(
        int(m.before.serving[seat]) & ~int(m.after.serving[seat])
        for seat in m.seats
        if seat != m.before.turn
    )


MOMENTS: tuple[tuple[str, str, Callable[[Moment], bool]], ...] = (
    (
        "G-SCORE",
        "a tie that the seat in the Council breaks",
        lambda m: len({seat_in_council(m, seat) for seat in tied(m)}) > 1,
    ),
    (
        "G-SCORE",
        "a tie that the height in a stack of the Council breaks",
        lambda m: len(tied(m)) == 2 and len({seat_in_council(m, seat) for seat in tied(m)}) == 1,
    ),
    ("G-SCORE O-SCORE", "the end of a solo game", lambda m: bool(m.solo and m.after.is_over())),
    ("E-PRIESTESS", "a tie before the Priestess", priestess_tie),
    (
        "E-PRIESTESS",
        "a shrine alone before the Priestess",
        lambda m: (
            scored(m)
            and any(
                attendance(m, seat) == 1 and not m.before.active[seat * ISLES + m.before.priestess]
                for seat in m.seats
            )
        ),
    ),
    ("E-APOSTATE", "less influence than the Apostate takes", short_of_influence),
    (
        "E-APOSTATE O-END",
        "the virtual order loses nothing to the Apostate",
        lambda m: bool(m.solo and scored(m) and m.on(1, int(m.before.apostate))),
    ),
    (
        "E-APOSTATE",
        "inactive novices count for the Apostate",
        lambda m: (
            scored(m)
            and any(m.before.inactive[seat * ISLES + m.before.apostate] for seat in m.seats)
        ),
    ),
    ("N-APOSTATE", "the Apostate passes isles where nobody is", apostate_passes),
    ("N-APOSTATE O-END", "the virtual order does not draw him", rival_s_novices_do_not_draw),
    (
        "E-TEMPLE E-ORDER",
        "Books count in the Temple",
        lambda m: (
            scored(m)
            and m.before.layout.book_scores > 0
            and any(m.before.serving[seat] & m.before.books for seat in m.seats)
        ),
    ),
    (
        "E-NEXT",
        "left of whoever turned the last token, not of the start player",
        lambda m: m.next_round and len(m.seats) > 2 and m.before.turn != m.before.start,
    ),
    (
        "E-NEXT",
        "two players alternate whoever turned the last token",
        lambda m: (
            m.next_round and len(m.seats) == 2 and not m.solo and m.before.turn != m.before.start
        ),
    ),
    ("N-WAKE N-FIGURES N-GUARD N-TIME", "a new round", lambda m: m.next_round),
    ("N-STAND", "who lay down stands up", lambda m: m.next_round and m.before.lying != 0),
    ("O-BEGIN O-TILE", "the virtual order takes a tile", named("Tire")),
    (
        "O-TILE",
        "the virtual order takes your Book",
        lambda m: type(m.action).__name__ == "Tire" and m.gained(1, FROM_BOOK) > 0,
    ),
    (
        "O-BEGIN",
        "the virtual order is tired at the end of the Council",
        lambda m: type(m.action).__name__ == "Tire" and m.before.council[1] >> 3 == 10,
    ),
    (
        "O-END",
        "the virtual order builds",
        lambda m: bool(m.solo and scored(m) and m.after.shrines[1] != m.before.shrines[1]),
    ),
    ("O-LEVEL2 O-PRELIM O-SETUP", "the first action of a solo game", lambda m: bool(m.solo)),
    ("S-PATH S-FIRST S-BOARDS P-SHRINE", "the first shrine", named("PlaceShrine")),
    ("P-NOVICES P-FAVORS", "novices are placed", named("PlaceNovices")),
    ("S-PRESET S-COUNCIL S-FAVORS S-TIME", "the preselected start", named("Favor")),
    ("A-TWO-FAVORS A-VIRTUAL", "bribery and novice at once", named("Promote", "bribe", "novice")),
    (
        "A-STAY",
        "a claimed tile keeps its novice over the end of a round",
        lambda m: m.next_round and any(m.after.claimed[seat] for seat in m.seats),
    ),
    ("A-FAVOR", "a favor for a second one", named("Favor", "novice")),
    ("A-RECRUIT A-LAST A-OWN", "a recruit", named("Recruit")),
    ("A-SHRINE", "a shrine", named("Build")),
    ("A-HERBS", "herbs", named("Herbs")),
    ("A-JOURNEY", "a Journey", named("Journey")),
    ("A-TIDE", "a Tide", named("Tide")),
    ("A-SAIL", "a sail", named("Sail")),
    ("A-PROM", "a promotion", named("Promote")),
    ("A-PROM-BRIBE", "a promotion by bribery", named("Promote", "bribe")),
    ("A-DISPLACE", "a novice is displaced", displaces),
    (
        "A-DISPLACE O-DISPLACED",
        "a novice is displaced in solo",
        lambda m: bool(m.solo) and displaces(m),
    ),
    ("A-SANC", "a sanctification", named("Sanctify")),
    ("A-SANC-BRIBE", "a sanctification by bribery", named("Sanctify", "bribe")),
    ("A-INFIL", "an infiltration", named("Infiltrate")),
    ("A-BOOK", "a Book", named("Book")),
    ("A-COUNCIL", "a walk in the Council", named("Council")),
    ("A-EXPEL", "an expulsion", named("Expel")),
    ("A-MEDITATE", "Meditation", named("Meditate")),
    *(
        ("N-APOSTATE O-END", f"only novices at a distance of {far} draw him", drawn_from(far))
        for far in range(1, ISLES + 1)
    ),
)
"""Rules, what they decide, and how to tell such a moment."""


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
"""More moments, for the end of the file."""
