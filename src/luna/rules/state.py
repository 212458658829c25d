"""A position of the game: a plain value that can be copied, compared, hashed and stored."""

from typing import final

from luna.rules.compat import (
    BytesWriter,
    i16,
    i32,
    i64,
    read_i16_le,
    read_i32_le,
    u8,
    vec,
    write_i16_le,
    write_i32_le,
)
from luna.rules.layout import Layout
from luna.rules.vocabulary import FROM_START, ISLES, PHASE_OVER, PHASE_PLACE_SHRINES, SOURCES


@final
class State:
    """The changing part of a game.

    Fields "by player" are indexed by seat; those by player and isle by `seat * 7 + isle`. Sets of
    isles and of tiles are bit masks. A tile in play is in exactly one of `unclaimed`,
    `claimed[seat]`, `serving[seat]` and `vacant`.
    """

    def __init__(
        self,
        layout: Layout,
        round: i64,  # noqa: A002
        phase: i64,
        turn: i64,
        start: i64,
        time: i64,
        book_bonus: i64,
        priestess: i64,
        builder: i64,
        apostate: i64,
        unclaimed: i64,
        vacant: i64,
        books: i64,
        lying: i64,
        last_move: i64,
        active: vec[i64],
        inactive: vec[i64],
        stock: vec[i64],
        at_sea: vec[i64],
        shrines: vec[i64],
        favors: vec[i64],
        supply: vec[i64],
        stage: vec[i64],
        claimed: vec[i64],
        serving: vec[i64],
        council: vec[i64],
        ledger: vec[i64],
    ) -> None:
        self.layout = layout
        self.round = round
        """0 in the Preliminary Round, then 1-6."""
        self.phase = phase
        self.turn = turn
        """The seat to act; -1 when the game is over."""
        self.start = start
        """The start player of the round; in solo the virtual opponent throughout."""
        self.time = time
        """Time tokens still to be turned."""
        self.book_bonus = book_bonus
        """Extra points of the next Book action of this round."""
        self.priestess = priestess
        self.builder = builder
        self.apostate = apostate
        self.unclaimed = unclaimed
        """Free tiles on the path."""
        self.vacant = vacant
        """Tiles in the Temple without a novice."""
        self.books = books
        """Tiles in the Temple with a Book."""
        self.lying = lying
        """Tiles in the Temple whose novice lies down."""
        self.last_move = last_move
        """The latest step of a Journey or Tide under way, or -1."""
        self.active = active
        self.inactive = inactive
        self.stock = stock
        """Favors left on each isle."""
        self.at_sea = at_sea
        """Novices moved by a Journey or Tide under way, by isle of arrival."""
        self.shrines = shrines
        """Isles with a shrine, by player."""
        self.favors = favors
        """Favors held, by player."""
        self.supply = supply
        self.stage = stage
        """Novices on the landing stage, by player."""
        self.claimed = claimed
        """Path tiles under a novice, by player."""
        self.serving = serving
        """Temple tiles under a novice, by player."""
        self.council = council
        """Seat * 8 + height in the stack there (0 = bottom), by player: more is better."""
        self.ledger = ledger
        """Influence by source: seat * 11 + source."""

    def copy(self) -> "State":
        """Return an independent copy; only the layout is shared."""
        return State(
            layout=self.layout,
            round=self.round,
            phase=self.phase,
            turn=self.turn,
            start=self.start,
            time=self.time,
            book_bonus=self.book_bonus,
            priestess=self.priestess,
            builder=self.builder,
            apostate=self.apostate,
            unclaimed=self.unclaimed,
            vacant=self.vacant,
            books=self.books,
            lying=self.lying,
            last_move=self.last_move,
            active=self.active[:],
            inactive=self.inactive[:],
            stock=self.stock[:],
            at_sea=self.at_sea[:],
            shrines=self.shrines[:],
            favors=self.favors[:],
            supply=self.supply[:],
            stage=self.stage[:],
            claimed=self.claimed[:],
            serving=self.serving[:],
            council=self.council[:],
            ledger=self.ledger[:],
        )

    def copy_from(self, other: "State") -> None:
        """Overwrite this position with another of the same layout: cheaper than a copy."""
        self.round = other.round
        self.phase = other.phase
        self.turn = other.turn
        self.start = other.start
        self.time = other.time
        self.book_bonus = other.book_bonus
        self.priestess = other.priestess
        self.builder = other.builder
        self.apostate = other.apostate
        self.unclaimed = other.unclaimed
        self.vacant = other.vacant
        self.books = other.books
        self.lying = other.lying
        self.last_move = other.last_move
        overwrite(self.active, other.active)
        overwrite(self.inactive, other.inactive)
        overwrite(self.stock, other.stock)
        overwrite(self.at_sea, other.at_sea)
        overwrite(self.shrines, other.shrines)
        overwrite(self.favors, other.favors)
        overwrite(self.supply, other.supply)
        overwrite(self.stage, other.stage)
        overwrite(self.claimed, other.claimed)
        overwrite(self.serving, other.serving)
        overwrite(self.council, other.council)
        overwrite(self.ledger, other.ledger)

    def influence(self, seat: i64) -> i64:
        """The points of a player: the sum of the ledger."""
        total: i64 = 0
        for source in range(i64(SOURCES)):
            total += self.ledger[seat * SOURCES + source]
        return total

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def is_over(self) -> bool:
        return self.phase == PHASE_OVER

    def to_bytes(self) -> bytes:
        """Return the position as bytes, of fixed length for a number of players.

        Small numbers take one byte each, the last move two, sets of tiles four, influence two
        and counts one.
        """
        out = BytesWriter()
        out.append(u8(self.round))
        out.append(u8(self.phase))
        out.append(u8(self.turn & 255))  # -1 when the game is over
        out.append(u8(self.start))
        out.append(u8(self.time))
        out.append(u8(self.book_bonus))
        out.append(u8(self.priestess))
        out.append(u8(self.builder))
        out.append(u8(self.apostate))
        write_i16_le(out, i16(self.last_move))
        write_i32_le(out, i32(self.unclaimed))
        write_i32_le(out, i32(self.vacant))
        write_i32_le(out, i32(self.books))
        write_i32_le(out, i32(self.lying))
        write_tiles(out, self.claimed)
        write_tiles(out, self.serving)
        for points in self.ledger:
            write_i16_le(out, i16(points))
        write_counts(out, self.active)
        write_counts(out, self.inactive)
        write_counts(out, self.stock)
        write_counts(out, self.at_sea)
        write_counts(out, self.shrines)
        write_counts(out, self.favors)
        write_counts(out, self.supply)
        write_counts(out, self.stage)
        write_counts(out, self.council)
        return out.getvalue()

    @staticmethod
    def from_bytes(layout: Layout, data: bytes) -> "State":
        """Return the state that `to_bytes` wrote, with its layout."""
        n = layout.players
        if len(data) != size_of(n):
            raise ValueError(f"{len(data)} bytes are no position for {n} players")
        tiles: i64 = 11
        ledger: i64 = tiles + 4 * (4 + 2 * n)
        isles: i64 = ledger + 2 * n * SOURCES
        common: i64 = isles + 2 * n * ISLES
        seats: i64 = common + 2 * ISLES
        return State(
            layout=layout,
            round=data[0],
            phase=data[1],
            turn=data[2] if data[2] < 128 else -1,
            start=data[3],
            time=data[4],
            book_bonus=data[5],
            priestess=data[6],
            builder=data[7],
            apostate=data[8],
            last_move=i64(read_i16_le(data, 9)),
            unclaimed=i64(read_i32_le(data, tiles)),
            vacant=i64(read_i32_le(data, tiles + 4)),
            books=i64(read_i32_le(data, tiles + 8)),
            lying=i64(read_i32_le(data, tiles + 12)),
            claimed=read_tiles(data, tiles + 16, n),
            serving=read_tiles(data, tiles + 16 + 4 * n, n),
            ledger=read_points(data, ledger, n * SOURCES),
            active=read_counts(data, isles, n * ISLES),
            inactive=read_counts(data, isles + n * ISLES, n * ISLES),
            stock=read_counts(data, common, ISLES),
            at_sea=read_counts(data, common + ISLES, ISLES),
            shrines=read_counts(data, seats, n),
            favors=read_counts(data, seats + n, n),
            supply=read_counts(data, seats + 2 * n, n),
            stage=read_counts(data, seats + 3 * n, n),
            council=read_counts(data, seats + 4 * n, n),
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.layout.key == other.layout.key
            and self.to_bytes() == other.to_bytes()
        )

    def __hash__(self) -> int:
        return hash((self.layout.key, self.to_bytes()))

    def __reduce__(self) -> tuple[object, ...]:
        return (State.from_bytes, (self.layout, self.to_bytes()))


def overwrite(row: vec[i64], other: vec[i64]) -> None:
    for at in range(i64(len(row))):
        row[at] = other[at]


def size_of(players: i64) -> i64:
    """Return the length of a position in bytes."""
    return 11 + 4 * (4 + 2 * players) + players * (2 * SOURCES + 2 * ISLES + 5) + 2 * ISLES


def write_tiles(out: BytesWriter, row: vec[i64]) -> None:
    for tiles in row:
        write_i32_le(out, i32(tiles))


def write_counts(out: BytesWriter, row: vec[i64]) -> None:
    for count in row:
        out.append(u8(count))


def read_tiles(data: bytes, at: i64, length: i64) -> vec[i64]:
    row = vec[i64]([0] * length)
    for k in range(length):
        row[k] = i64(read_i32_le(data, at + 4 * k))
    return row


def read_points(data: bytes, at: i64, length: i64) -> vec[i64]:
    row = vec[i64]([0] * length)
    for k in range(length):
        row[k] = i64(read_i16_le(data, at + 2 * k))
    return row


def read_counts(data: bytes, at: i64, length: i64) -> vec[i64]:
    row = vec[i64]([0] * length)
    for k in range(length):
        row[k] = data[at + k]
    return row


def new_state(
    layout: Layout,
    turn: i64,
    start: i64,
    figures: list[int],
    unclaimed: i64,
    stock: i64,
    council: list[int],
    influence: i64,
) -> State:
    """Return a position from plain numbers; all other fields are 0."""
    n = layout.players
    s = State.from_bytes(layout, bytes(size_of(n)))
    s.phase = PHASE_PLACE_SHRINES
    s.turn = turn
    s.start = start
    s.time = layout.time_tokens
    s.priestess, s.builder, s.apostate = figures
    s.unclaimed = unclaimed
    s.last_move = -1
    s.stock = vec[i64]([stock] * ISLES)
    s.supply = vec[i64]([layout.novices] * n)
    s.council = vec[i64](council)
    for seat in range(n):
        s.ledger[seat * SOURCES + FROM_START] = influence
    return s


def holds(s: State, seat: i64, favor: i64) -> bool:
    return (s.favors[seat] >> favor) & 1 != 0


def has_shrine(s: State, seat: i64, isle: i64) -> bool:
    return (s.shrines[seat] >> isle) & 1 != 0


def blocked(s: State, isle: i64) -> bool:
    """O-LEVEL2: from solo level 2 on, the Apostate closes his isle."""
    return s.layout.solo >= 2 and s.apostate == isle


def ready_isles(s: State) -> i64:
    """A-OWN: the set of isles where the player to act has active novices that may act."""
    isles: i64 = 0
    at = s.turn * ISLES
    for isle in range(i64(ISLES)):
        # 0 for none, 1 for 1 to 16 of them: a branch on random counts would be slow.
        isles |= ((s.active[at + isle] + 15) >> 4) << isle
    if s.layout.solo >= 2:
        isles &= ~(i64(1) << s.apostate)
    return isles


def popcount(mask: i64) -> i64:
    """Return the number of members of a set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def use_novices(s: State, seat: i64, isle: i64, number: i64) -> None:
    """A-OWN: used novices become inactive on their isle."""
    s.active[seat * ISLES + isle] -= number
    s.inactive[seat * ISLES + isle] += number


def take_favor(s: State, seat: i64, favor: i64) -> None:
    s.stock[favor] -= 1
    s.favors[seat] |= i64(1) << favor


def return_favor(s: State, seat: i64, favor: i64) -> None:
    """A-ONE-EACH: a used favor goes back to its isle."""
    s.favors[seat] &= ~(i64(1) << favor)
    s.stock[favor] += 1


def gain(s: State, seat: i64, source: i64, points: i64) -> None:
    s.ledger[seat * SOURCES + source] += points
