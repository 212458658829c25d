"""What a player looks at in a position, as numbers, one row a player.

Every number says something about one order as seen by that order. The evaluation weighs them by
round; a level of play that overlooks a thing simply gives it no weight.
"""

from typing import Final, final

from luna.rules.compat import i64, vec
from luna.rules.council import seat_of
from luna.rules.pieces import count, has_shrine, holds
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_BRIBERY, ISLE_NOVICE, ISLE_SHRINE, ISLES, ROUNDS

ONE: Final = 0
TO_MOVE: Final = 1
TURNS_AWAY: Final = 2
TIME: Final = 3
LAST_TOKEN: Final = 4
FAVOR: Final = 5  # seven of them, in the order of the isles
CAN_BUILD: Final = 12
NOVICES: Final = 13
ACTIVE: Final = 14
ACTIVE_TIME: Final = 15
READY_ISLES: Final = 16
SUPPLY: Final = 17
STAGE: Final = 18
SHRINES: Final = 19
SEAT: Final = 20
COUNCIL_RANK: Final = 21
SERVING: Final = 22
BOOKS: Final = 23
BOOKS_SCORING: Final = 24
THREAT_CLAIMED: Final = 25
THREAT_COMING: Final = 26
THREAT_OPEN: Final = 27
THREAT_FAR: Final = 28
CLAIMS: Final = 29
CLAIMS_COMING: Final = 30
VICTIMS: Final = 31
PROMOTIONS: Final = 32
PROMOTIONS_NEXT: Final = 33
INFILTRATION: Final = 34
PRIESTESS_NOW: Final = 35
ATTENDANCE: Final = 36
LEAD: Final = 37
PRIESTESS_NEXT: Final = 38
ATTENDANCE_NEXT: Final = 39
PRIESTESS_AFTER: Final = 40
ATTENDANCE_AFTER: Final = 41
APOSTATE_NOW: Final = 42
APOSTATE_NEXT: Final = 43
BUILDER_NOW: Final = 44
BUILDER_NEXT: Final = 45
BUILDER_AFTER: Final = 46
ISLES_HELD: Final = 47
RIVALS_ACTIVE: Final = 48
RIVALS_CLAIMS: Final = 49
STARTS: Final = 50
SHRINE_AND_BUILDER_NEXT: Final = 51
PAIRS_AT_SYMBOLS: Final = 52
FEATURES: Final = 53

FEATURE_NAMES: Final = (
    "one",
    "to-move",
    "turns-away",
    "time",
    "last-token",
    "favor-shrine",
    "favor-herbs",
    "favor-tide",
    "favor-sailboat",
    "favor-bribery",
    "favor-book",
    "favor-novice",
    "can-build",
    "novices",
    "active",
    "active-time",
    "ready-isles",
    "supply",
    "stage",
    "shrines",
    "seat",
    "council-rank",
    "serving",
    "books",
    "books-scoring",
    "threat-claimed",
    "threat-coming",
    "threat-open",
    "threat-far",
    "claims",
    "claims-coming",
    "victims",
    "promotions",
    "promotions-next",
    "infiltration",
    "priestess-now",
    "attendance",
    "lead",
    "priestess-next",
    "attendance-next",
    "priestess-after",
    "attendance-after",
    "apostate-now",
    "apostate-next",
    "builder-now",
    "builder-next",
    "builder-after",
    "isles-held",
    "rivals-active",
    "rivals-claims",
    "starts",
    "shrine-and-builder-next",
    "pairs-at-symbols",
)


@final
class Survey:
    """The features of all orders in one position; what they share is worked out once."""

    def __init__(self) -> None:
        self.rows = vec[float]([0.0] * (4 * FEATURES))
        """Seat by seat."""
        self._now = vec[i64]([0] * 4)
        self._next = vec[i64]([0] * 4)
        self._after = vec[i64]([0] * 4)
        self._active = vec[i64]([0] * 4)
        self._time: float = 0.0
        self._hunted: i64 = 0

    def look(self, s: State) -> None:
        """Fill `rows`."""
        n = s.table.players
        self._time = time_left(s)
        self._hunted = likely_apostate(s)
        priestess_next = s.table.clockwise(s.priestess, s.table.priestess_value)
        priestess_after = s.table.clockwise(priestess_next, s.table.priestess_value)
        for seat in range(n):
            self._now[seat] = presence(s, seat, s.priestess, 0)
            self._next[seat] = presence(s, seat, priestess_next, 1)
            self._after[seat] = presence(s, seat, priestess_after, 1)
            total: i64 = 0
            for isle in range(seat * ISLES, seat * ISLES + ISLES):
                total += s.active[isle]
            self._active[seat] = total
        for k in range(n * FEATURES):
            self.rows[k] = 0.0
        for seat in range(n):
            self.rows[seat * FEATURES + ONE] = 1.0
            self._tempo(s, seat, seat * FEATURES)
            self._belongings(s, seat, seat * FEATURES)
            self._temple(s, seat, seat * FEATURES)
            self._isles(s, seat, seat * FEATURES)
            self._figures(s, seat, seat * FEATURES)

    def _tempo(self, s: State, seat: i64, at: i64) -> None:
        n = s.table.players
        f = self.rows
        f[at + TIME] = self._time
        if s.turn >= 0 and s.table.solo == 0:
            away = (seat - s.turn + n) % n
            f[at + TURNS_AWAY] = float(away) / float(n)
            if away == 0:
                f[at + TO_MOVE] = 1.0
                if s.time == 1:
                    f[at + LAST_TOKEN] = 1.0
        if seat == s.start:
            f[at + STARTS] = 1.0

    def _belongings(self, s: State, seat: i64, at: i64) -> None:
        f = self.rows
        held = s.favors[seat]
        while held != 0:
            f[at + FAVOR + s.table.lowest[held]] = 1.0
            held &= held - 1
        f[at + SUPPLY] = float(s.supply[seat])
        f[at + STAGE] = float(s.stage[seat])
        f[at + SHRINES] = float(count(s.shrines[seat]))
        f[at + SEAT] = float(seat_of(s, seat))
        behind: i64 = 0
        rivals: i64 = 0
        for rival in range(s.table.players):
            if s.council[rival] < s.council[seat]:
                behind += 1
            rivals += self._active[rival]
        f[at + COUNCIL_RANK] = float(behind)
        rivals -= self._active[seat]
        f[at + RIVALS_ACTIVE] = float(rivals) * self._time / float(s.table.players - 1)
        if s.table.infiltration and s.stage[seat] > 0 and s.vacant and holds(s, seat, ISLE_BRIBERY):
            f[at + INFILTRATION] = 1.0

    def _temple(self, s: State, seat: i64, at: i64) -> None:
        """Novices in the Temple, who may drive them out, and whom we may."""
        f = self.rows
        approved = s.table.approved[s.round]
        near = approved | s.table.bribable[s.round]
        f[at + SERVING] = float(count(s.serving[seat]))
        own_books = count(s.serving[seat] & s.books)
        f[at + BOOKS] = float(own_books)
        f[at + BOOKS_SCORING] = float(own_books * s.table.book_scores)
        rivals_claims: i64 = 0
        rivals_bare: i64 = 0
        for rival in range(s.table.players):
            if rival != seat:
                rivals_claims |= s.claimed[rival]
                rivals_bare |= s.serving[rival]
        rivals_bare &= ~s.books
        f[at + RIVALS_CLAIMS] = float(count(rivals_claims & approved))

        bare = s.serving[seat] & ~s.books
        while bare != 0:
            above = s.table.above[s.table.first_tile(bare)]
            bare &= bare - 1
            if above & rivals_claims & approved != 0:
                f[at + THREAT_CLAIMED] += 1.0
            elif above & rivals_claims != 0:
                f[at + THREAT_COMING] += 1.0
            elif above & s.unclaimed & near != 0:
                f[at + THREAT_OPEN] += 1.0
            elif above & s.unclaimed != 0:
                f[at + THREAT_FAR] += 1.0

        claims = s.claimed[seat]
        f[at + CLAIMS] = float(count(claims & approved))
        f[at + CLAIMS_COMING] = float(count(claims & ~approved))
        while claims != 0:
            below = s.table.below[s.table.first_tile(claims)]
            f[at + VICTIMS] += float(count(below & rivals_bare))
            claims &= claims - 1

    def _isles(self, s: State, seat: i64, at: i64) -> None:
        """Novices on and beside the isles, and what they could do there."""
        f = self.rows
        free = s.unclaimed & s.table.approved[s.round]
        soon = free | (s.unclaimed & s.table.bribable[s.round])
        virtual: i64 = 1 if holds(s, seat, ISLE_NOVICE) else 0
        shrines = s.shrines[seat]
        total: i64 = 0
        ready: i64 = 0
        promotions: i64 = 0
        promotions_next: i64 = 0
        held: i64 = 0
        pairs: i64 = 0
        for isle in range(i64(ISLES)):
            here = s.active[seat * ISLES + isle]
            all_here = here + s.inactive[seat * ISLES + isle]
            if all_here == 0:
                continue
            total += all_here
            held += 1
            need = 2 - ((shrines >> isle) & 1)
            tiles = s.unclaimed & s.table.tiles_of[isle]
            if here >= need:
                ready += 1
            if here > 0 and here + virtual >= need and free & tiles != 0:
                promotions += 1
            if all_here >= need and tiles != 0:
                pairs += 1
                if soon & tiles != 0:
                    promotions_next += 1
        f[at + NOVICES] = float(total)
        f[at + ACTIVE] = float(self._active[seat])
        f[at + ACTIVE_TIME] = float(self._active[seat]) * self._time
        f[at + READY_ISLES] = float(ready) * self._time
        f[at + PROMOTIONS] = float(promotions) * self._time
        f[at + ISLES_HELD] = float(held)
        if s.round < ROUNDS:
            f[at + PROMOTIONS_NEXT] = float(promotions_next)
            f[at + PAIRS_AT_SYMBOLS] = float(pairs)

    def _figures(self, s: State, seat: i64, at: i64) -> None:
        """Priestess, Apostate and Builder, now and in the next rounds."""
        f = self.rows
        f[at + PRIESTESS_NOW] = float(place_points(s, seat, self._now))
        f[at + ATTENDANCE] = float(self._now[seat])
        best: i64 = 0
        for rival in range(s.table.players):
            if rival != seat:
                best = max(best, self._now[rival])
        f[at + LEAD] = float(max(i64(-3), min(i64(3), self._now[seat] - best)))
        f[at + APOSTATE_NOW] = float(toll(s, seat, s.apostate))

        builder = s.builder
        shrine = holds(s, seat, ISLE_SHRINE)
        if not has_shrine(s, seat, builder):
            here = s.active[seat * ISLES + builder]
            f[at + BUILDER_NOW] = float(min(here, i64(2))) * self._time
            if shrine and here >= 2:
                f[at + CAN_BUILD] = self._time
        if s.round < ROUNDS:
            f[at + PRIESTESS_NEXT] = float(place_points(s, seat, self._next))
            f[at + ATTENDANCE_NEXT] = float(self._next[seat])
            f[at + APOSTATE_NEXT] = float(toll(s, seat, self._hunted))
            builder = s.table.clockwise(builder, s.table.builder_value)
            f[at + BUILDER_NEXT] = float(builders(s, seat, builder))
            if shrine:
                f[at + SHRINE_AND_BUILDER_NEXT] = f[at + BUILDER_NEXT]
        if s.round < ROUNDS - 1:
            f[at + PRIESTESS_AFTER] = float(place_points(s, seat, self._after))
            f[at + ATTENDANCE_AFTER] = float(self._after[seat])
            builder = s.table.clockwise(builder, s.table.builder_value)
            f[at + BUILDER_AFTER] = float(builders(s, seat, builder))


def time_left(s: State) -> float:
    """How much of the Action Phase is left, 1.0 down to 0.0; in solo it is yours to end."""
    if s.table.solo > 0:
        return 1.0
    return float(s.time) / float(s.table.time_tokens)


def presence(s: State, seat: i64, isle: i64, resting: i64) -> i64:
    """What the Priestess would count; with `resting` = 1 after everybody has woken."""
    at = seat * ISLES + isle
    return s.active[at] + resting * s.inactive[at] + ((s.shrines[seat] >> isle) & 1)


def place_points(s: State, seat: i64, present: vec[i64]) -> i64:
    """E-PRIESTESS: what she would give for being present like this."""
    ours = present[seat]
    if ours == 0:
        return 0
    place: i64 = 0
    for rival in range(s.table.players):
        theirs = present[rival]
        if theirs > ours or (theirs == ours and s.council[rival] > s.council[seat]):
            place += 1
    if place < len(s.table.priestess_places):
        return s.table.priestess_places[place]
    return 0


def toll(s: State, seat: i64, isle: i64) -> i64:
    """E-APOSTATE: what he would take on an isle."""
    at = seat * ISLES + isle
    caught = s.active[at] + s.inactive[at]
    return caught + 1 if caught > 0 else i64(0)


def builders(s: State, seat: i64, isle: i64) -> i64:
    """Novices, two at most, who could build on an isle once they are awake."""
    if has_shrine(s, seat, isle):
        return 0
    at = seat * ISLES + isle
    return min(s.active[at] + s.inactive[at], i64(2))


def likely_apostate(s: State) -> i64:
    """N-APOSTATE: where he goes if everybody stays, wherever they rest now."""
    for distance in range(i64(1), i64(ISLES + 1)):
        isle = s.table.clockwise(s.apostate, distance)
        for seat in range(s.table.players):
            if s.table.solo > 0 and seat != 0:
                continue
            if s.active[seat * ISLES + isle] + s.inactive[seat * ISLES + isle] > 0:
                return isle
    return s.apostate
