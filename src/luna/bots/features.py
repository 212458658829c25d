"""What a player looks at in a position, as numbers, one row a player.

Every number says something about one order as seen by that order. The evaluation weighs them by
round; a level of play that overlooks a thing simply gives it no weight. Those from `MOVED` on are
the only ones that change while novices leave for other isles: `update_moved` works out no others.
"""

from typing import Final, final

from luna.rules.compat import i64, vec
from luna.rules.council import seat_of
from luna.rules.isle import BUILDERS
from luna.rules.layout import Layout
from luna.rules.state import State, popcount
from luna.rules.vocabulary import ISLE_BRIBERY, ISLE_NOVICE, ISLE_SHRINE, ISLES, ROUNDS

ONE: Final = 0
TO_MOVE: Final = 1
TURNS_AWAY: Final = 2
TIME: Final = 3
LAST_TOKEN: Final = 4
FAVOR: Final = 5  # seven of them, in the order of the isles
SUPPLY: Final = 12
SHRINES: Final = 13
SEAT: Final = 14
COUNCIL_RANK: Final = 15
SERVING: Final = 16
BOOKS: Final = 17
BOOKS_SCORING: Final = 18
THREAT_CLAIMED: Final = 19
THREAT_COMING: Final = 20
THREAT_OPEN: Final = 21
THREAT_FAR: Final = 22
CLAIMS: Final = 23
CLAIMS_COMING: Final = 24
VICTIMS: Final = 25
RIVALS_CLAIMS: Final = 26
STARTS: Final = 27
MOVED: Final = 28
STAGE: Final = 28
INFILTRATION: Final = 29
NOVICES: Final = 30
ACTIVE: Final = 31
ACTIVE_TIME: Final = 32
READY_ISLES: Final = 33
PROMOTIONS: Final = 34
PROMOTIONS_NEXT: Final = 35
PAIRS_AT_SYMBOLS: Final = 36
ISLES_HELD: Final = 37
RIVALS_ACTIVE: Final = 38
CAN_BUILD: Final = 39
PRIESTESS_NOW: Final = 40
ATTENDANCE: Final = 41
LEAD: Final = 42
APOSTATE_NOW: Final = 43
BUILDER_NOW: Final = 44
PRIESTESS_NEXT: Final = 45
ATTENDANCE_NEXT: Final = 46
APOSTATE_NEXT: Final = 47
BUILDER_NEXT: Final = 48
SHRINE_AND_BUILDER_NEXT: Final = 49
PRIESTESS_AFTER: Final = 50
ATTENDANCE_AFTER: Final = 51
BUILDER_AFTER: Final = 52
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
    "supply",
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
    "rivals-claims",
    "starts",
    "stage",
    "infiltration",
    "novices",
    "active",
    "active-time",
    "ready-isles",
    "promotions",
    "promotions-next",
    "pairs-at-symbols",
    "isles-held",
    "rivals-active",
    "can-build",
    "priestess-now",
    "attendance",
    "lead",
    "apostate-now",
    "builder-now",
    "priestess-next",
    "attendance-next",
    "apostate-next",
    "builder-next",
    "shrine-and-builder-next",
    "priestess-after",
    "attendance-after",
    "builder-after",
)


@final
class FeatureExtractor:
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
        self._priestess_next: i64 = 0
        self._priestess_after: i64 = 0
        self._builder_next: i64 = 0
        self._builder_after: i64 = 0

    def look(self, s: State) -> None:
        """Fill the rows for a position between two actions."""
        table = s.layout
        self._time = time_left(s)
        self._priestess_next = table.clockwise(s.priestess, table.priestess_value)
        self._priestess_after = table.clockwise(self._priestess_next, table.priestess_value)
        self._builder_next = table.clockwise(s.builder, table.builder_value)
        self._builder_after = table.clockwise(self._builder_next, table.builder_value)
        for seat in range(table.players):
            self._belongings(s, seat, seat * FEATURES)
            self._temple(s, seat, seat * FEATURES)
        self.update_moved(s, -1)

    def update_moved(self, s: State, mover: i64) -> None:
        """Fill what is moved: since the last look novices of one order, or of all, have left."""
        n = s.layout.players
        active = s.active
        inactive = s.inactive
        here = s.priestess
        coming = self._priestess_next
        after = self._priestess_after
        all_active: i64 = 0
        courts = mover < 0
        for seat in range(n):
            at = seat * ISLES
            shrines = s.shrines[seat]
            present = active[at + here] + ((shrines >> here) & 1)
            soon = active[at + coming] + inactive[at + coming] + ((shrines >> coming) & 1)
            later = active[at + after] + inactive[at + after] + ((shrines >> after) & 1)
            if present != self._now[seat] or soon != self._next[seat]:
                courts = True
            if later != self._after[seat]:
                courts = True
            self._now[seat] = present
            self._next[seat] = soon
            self._after[seat] = later
            total: i64 = 0
            for isle in range(at, at + ISLES):
                total += active[isle]
            self._active[seat] = total
            all_active += total
        self._hunted = likely_apostate(s)
        rivals = float(n - 1)
        for seat in range(n):
            row = seat * FEATURES
            own = self._active[seat]
            self.rows[row + RIVALS_ACTIVE] = float(all_active - own) * self._time / rivals
            if courts:
                self._priestess(s, seat, row)
            self.rows[row + APOSTATE_NEXT] = 0.0
            if s.round < ROUNDS:
                where = seat * ISLES + self._hunted
                caught = active[where] + inactive[where]
                if caught > 0:
                    self.rows[row + APOSTATE_NEXT] = float(caught + 1)
            if mover == seat or mover < 0:
                self._isles(s, seat, row)
                self._builder(s, seat, row)

    def _belongings(self, s: State, seat: i64, at: i64) -> None:
        f = self.rows
        n = s.layout.players
        f[at + ONE] = 1.0
        f[at + TIME] = self._time
        f[at + TO_MOVE] = 0.0
        f[at + TURNS_AWAY] = 0.0
        f[at + LAST_TOKEN] = 0.0
        if s.turn >= 0 and s.layout.solo == 0:
            away = seat - s.turn
            if away < 0:
                away += n
            f[at + TURNS_AWAY] = float(away) / float(n)
            if away == 0:
                f[at + TO_MOVE] = 1.0
                if s.time == 1:
                    f[at + LAST_TOKEN] = 1.0
        f[at + STARTS] = 1.0 if seat == s.start else 0.0
        held = s.favors[seat]
        for favor in range(i64(ISLES)):
            f[at + FAVOR + favor] = float((held >> favor) & 1)
        f[at + SUPPLY] = float(s.supply[seat])
        f[at + SHRINES] = float(popcount(s.shrines[seat]))
        f[at + SEAT] = float(seat_of(s, seat))
        behind: i64 = 0
        ours = s.council[seat]
        for rival in range(n):
            if s.council[rival] < ours:
                behind += 1
        f[at + COUNCIL_RANK] = float(behind)

    def _temple(self, s: State, seat: i64, at: i64) -> None:
        """Novices in the Temple, who may drive them out, and whom we may."""
        f = self.rows
        approved = s.layout.approved[s.round]
        serving = s.serving[seat]
        own_books = popcount(serving & s.books)
        f[at + SERVING] = float(popcount(serving))
        f[at + BOOKS] = float(own_books)
        f[at + BOOKS_SCORING] = float(own_books * s.layout.book_scores)
        rivals_claims: i64 = 0
        rivals_bare: i64 = 0
        for rival in range(s.layout.players):
            if rival != seat:
                rivals_claims |= s.claimed[rival]
                rivals_bare |= s.serving[rival]
        rivals_bare &= ~s.books
        f[at + RIVALS_CLAIMS] = float(popcount(rivals_claims & approved))

        claimed: i64 = 0
        coming: i64 = 0
        unclaimed: i64 = 0
        far: i64 = 0
        bare = serving & ~s.books
        if bare != 0:
            near = approved | s.layout.bribable[s.round]
            while bare != 0:
                above = s.layout.above[s.layout.first_tile(bare)]
                bare &= bare - 1
                if above & rivals_claims & approved != 0:
                    claimed += 1
                elif above & rivals_claims != 0:
                    coming += 1
                elif above & s.unclaimed & near != 0:
                    unclaimed += 1
                elif above & s.unclaimed != 0:
                    far += 1
        f[at + THREAT_CLAIMED] = float(claimed)
        f[at + THREAT_COMING] = float(coming)
        f[at + THREAT_OPEN] = float(unclaimed)
        f[at + THREAT_FAR] = float(far)

        claims = s.claimed[seat]
        f[at + CLAIMS] = float(popcount(claims & approved))
        f[at + CLAIMS_COMING] = float(popcount(claims & ~approved))
        victims: i64 = 0
        while claims != 0:
            below = s.layout.below[s.layout.first_tile(claims)]
            victims += popcount(below & rivals_bare)
            claims &= claims - 1
        f[at + VICTIMS] = float(victims)

    def _isles(self, s: State, seat: i64, at: i64) -> None:
        """Novices on and beside the isles, and what they could do there."""
        f = self.rows
        active = s.active
        inactive = s.inactive
        tiles_of = s.layout.tiles_of
        free = s.unclaimed & s.layout.approved[s.round]
        soon = free | (s.unclaimed & s.layout.bribable[s.round])
        favors = s.favors[seat]
        virtual: i64 = (favors >> ISLE_NOVICE) & 1
        shrines = s.shrines[seat]
        total: i64 = 0
        ready: i64 = 0
        promotions: i64 = 0
        promotions_next: i64 = 0
        held: i64 = 0
        pairs: i64 = 0
        where = seat * ISLES
        for isle in range(i64(ISLES)):
            here = active[where + isle]
            all_here = here + inactive[where + isle]
            if all_here == 0:
                continue
            total += all_here
            held += 1
            need = 2 - ((shrines >> isle) & 1)
            tiles = s.unclaimed & tiles_of[isle]
            if here >= need:
                ready += 1
            if tiles != 0:
                if here > 0 and here + virtual >= need and free & tiles != 0:
                    promotions += 1
                if all_here >= need:
                    pairs += 1
                    if soon & tiles != 0:
                        promotions_next += 1
        own = self._active[seat]
        f[at + NOVICES] = float(total)
        f[at + ACTIVE] = float(own)
        f[at + ACTIVE_TIME] = float(own) * self._time
        f[at + READY_ISLES] = float(ready) * self._time
        f[at + PROMOTIONS] = float(promotions) * self._time
        f[at + ISLES_HELD] = float(held)
        more = s.round < ROUNDS
        f[at + PROMOTIONS_NEXT] = float(promotions_next) if more else 0.0
        f[at + PAIRS_AT_SYMBOLS] = float(pairs) if more else 0.0
        stage = s.stage[seat]
        f[at + STAGE] = float(stage)
        f[at + INFILTRATION] = 0.0
        if s.layout.infiltration and stage > 0 and s.vacant and (favors >> ISLE_BRIBERY) & 1 != 0:
            f[at + INFILTRATION] = 1.0

    def _priestess(self, s: State, seat: i64, at: i64) -> None:
        """The Priestess, now and in the next rounds: what rivals do matters too."""
        f = self.rows
        table = s.layout
        council = s.council
        now = self._now
        ours = now[seat]
        f[at + PRIESTESS_NOW] = place_points(table, council, seat, now)
        f[at + ATTENDANCE] = float(ours)
        best: i64 = 0
        for rival in range(table.players):
            if rival != seat and now[rival] > best:
                best = now[rival]
        lead = ours - best
        f[at + LEAD] = float(lead if -3 <= lead <= 3 else i64(3) if lead > 0 else i64(-3))
        if s.round < ROUNDS:
            f[at + PRIESTESS_NEXT] = place_points(table, council, seat, self._next)
            f[at + ATTENDANCE_NEXT] = float(self._next[seat])
        else:
            f[at + PRIESTESS_NEXT] = 0.0
            f[at + ATTENDANCE_NEXT] = 0.0
        if s.round < ROUNDS - 1:
            f[at + PRIESTESS_AFTER] = place_points(table, council, seat, self._after)
            f[at + ATTENDANCE_AFTER] = float(self._after[seat])
        else:
            f[at + PRIESTESS_AFTER] = 0.0
            f[at + ATTENDANCE_AFTER] = 0.0

    def _builder(self, s: State, seat: i64, at: i64) -> None:
        """The Builder, now and in the next rounds, and the Apostate where he is."""
        f = self.rows
        where = seat * ISLES
        active = s.active
        inactive = s.inactive
        caught = active[where + s.apostate] + inactive[where + s.apostate]
        f[at + APOSTATE_NOW] = float(caught + 1) if caught > 0 else 0.0
        builder = s.builder
        shrines = s.shrines[seat]
        can_build = (s.favors[seat] >> ISLE_SHRINE) & 1 != 0
        builder_now: float = 0.0
        build: float = 0.0
        if (shrines >> builder) & 1 == 0:
            here = active[where + builder]
            if here >= BUILDERS:
                here = BUILDERS
                if can_build:
                    build = self._time
            builder_now = float(here) * self._time
        f[at + BUILDER_NOW] = builder_now
        f[at + CAN_BUILD] = build
        ready: i64 = 0
        if s.round < ROUNDS:
            builder = self._builder_next
            if (shrines >> builder) & 1 == 0:
                ready = min(active[where + builder] + inactive[where + builder], i64(BUILDERS))
        f[at + BUILDER_NEXT] = float(ready)
        f[at + SHRINE_AND_BUILDER_NEXT] = float(ready) if can_build else 0.0
        ready = 0
        if s.round < ROUNDS - 1:
            builder = self._builder_after
            if (shrines >> builder) & 1 == 0:
                ready = min(active[where + builder] + inactive[where + builder], i64(BUILDERS))
        f[at + BUILDER_AFTER] = float(ready)


def time_left(s: State) -> float:
    """How much of the Action Phase is left, 1.0 down to 0.0; in solo it is yours to end."""
    if s.layout.solo > 0:
        return 1.0
    return float(s.time) / float(s.layout.time_tokens)


def place_points(table: Layout, council: vec[i64], seat: i64, present: vec[i64]) -> float:
    """E-PRIESTESS: what she would give for being present like this."""
    ours = present[seat]
    if ours == 0:
        return 0.0
    place: i64 = 0
    for rival in range(table.players):
        theirs = present[rival]
        if theirs > ours or (theirs == ours and council[rival] > council[seat]):
            place += 1
    places = table.priestess_places
    return float(places[place]) if place < len(places) else 0.0


def likely_apostate(s: State) -> i64:
    """N-APOSTATE: where he goes if everybody stays, wherever they rest now."""
    ring = s.layout.ring
    at = s.layout.position[s.apostate]
    orders: i64 = 1 if s.layout.solo > 0 else s.layout.players
    for _ in range(i64(ISLES)):
        at = at + 1 if at + 1 < ISLES else i64(0)
        isle = ring[at]
        for seat in range(orders):
            if s.active[seat * ISLES + isle] + s.inactive[seat * ISLES + isle] > 0:
                return isle
    return s.apostate
