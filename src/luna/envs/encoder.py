"""A position as an observation: bytes in a fixed order, written eight at a time.

`luna.envs.observations` says what each byte means; this module says where it goes. A word is eight
entries, the first in its lowest byte, so that a row of words can be read as a row of bytes.
"""

from typing import Final, final

from luna.envs.buffers import buffer, u8
from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.engine import legal, step_buffer
from luna.rules.layout import Layout
from luna.rules.state import State
from luna.rules.vocabulary import ISLES, TILES

# Words that are constant during a game.
RING: Final = 0  # 7 words: 49 entries for the isles, 7 for the settings
SYMBOL: Final = 7
GROUP: Final = 11
BELOW: Final = 15
# Words common to all players.
PHASE: Final = 31
PRIESTESS: Final = 32
BUILDER: Final = 33
APOSTATE: Final = 34
STOCK: Final = 35
AT_SEA: Final = 36
UNCLAIMED: Final = 37
VACANT: Final = 41
BOOKS: Final = 45
LYING: Final = 49
# Words of a player, in a block for each.
SEATS: Final = 53
ACTIVE: Final = 0
INACTIVE: Final = 1
SHRINES: Final = 2
FAVORS: Final = 3
CLAIMED: Final = 4
SERVING: Final = 8
STANDING: Final = 12
SEAT_WORDS: Final = 13

BEFORE_JOURNEYS: Final = 64
"""Subtracted from the step of a move under way: it fits a byte, and 0 is none."""
TO_MOVE: Final = 1 << 16
STARTS: Final = 1 << 24
"""Flags in the word of a player's standing."""

# What `Encoder.write` has written besides the common words: one player's block, by distance, or all
# of them; and sets of tiles.
ALL_BLOCKS: Final = 4
TILE_SETS: Final = 8
EVERYTHING: Final = ALL_BLOCKS | TILE_SETS
NO_BLOCK: Final = 16


def words_of(players: i64) -> i64:
    """Return the number of words of an observation."""
    return SEATS + players * SEAT_WORDS


@final
class Encoder:
    """Writes the observations of one game; it writes only what has changed.

    Encoders made `like` another share their tables, and with them the processor's cache.
    """

    def __init__(self, like: "Encoder | None" = None) -> None:
        self._spread: vec[i64] = spread_bits() if like is None else like._spread
        """The bits of a byte as eight bytes."""
        self._listed: vec[i64] = step_buffer() if like is None else like._listed
        self._blocks = vec[i64]([0] * (4 * SEAT_WORDS))
        """The words of each player, by seat."""
        self._seat: i64 = -1
        """Seat of the last observation; -1 forces a full rewrite."""
        self._unclaimed: i64 = 0
        self._vacant: i64 = 0
        self._books: i64 = 0
        self._lying: i64 = 0

    def reset(self, s: State) -> None:
        """Read a position that does not follow from the previous one."""
        self._seat = -1
        for seat in range(s.layout.players):
            self._update_seat(s, seat)
            self._update_influence(s, seat)

    def update(self, s: State, step: i64, actor: i64) -> None:
        """Read what a step of a player has changed."""
        if steps.JOURNEY <= step < steps.JOURNEY_DONE:
            self._update_active(s, actor)
        elif step == steps.JOURNEY_DONE or step == steps.TIDE_DONE:
            self._update_inactive(s, actor)
        elif steps.FAVOR <= step < steps.SANCTIFY or steps.EXPEL <= step < steps.MEDITATE:
            self._update_seat(s, actor)
        elif steps.INFILTRATE <= step < steps.COUNCIL:
            self._update_seat(s, actor)
            self._update_influence(s, actor)
        elif steps.COUNCIL <= step < steps.EXPEL:
            self._update_seat(s, actor)
            self._seat = -1
            for seat in range(s.layout.players):
                self._update_council(s, seat)
        else:  # displacement, a Time token, or the solo opponent: every player may be affected
            self.reset(s)

    def _update_seat(self, s: State, seat: i64) -> None:
        """Read everything of a player except the points."""
        self._update_active(s, seat)
        self._update_inactive(s, seat)
        self._update_council(s, seat)
        at = seat * SEAT_WORDS
        write_tiles(self._spread, s.claimed[seat], self._blocks, at + CLAIMED)
        write_tiles(self._spread, s.serving[seat], self._blocks, at + SERVING)

    def _update_active(self, s: State, seat: i64) -> None:
        self._blocks[seat * SEAT_WORDS + ACTIVE] = packed(s.active, seat * ISLES) | (
            s.supply[seat] << 56
        )

    def _update_inactive(self, s: State, seat: i64) -> None:
        self._blocks[seat * SEAT_WORDS + INACTIVE] = packed(s.inactive, seat * ISLES) | (
            s.stage[seat] << 56
        )

    def _update_council(self, s: State, seat: i64) -> None:
        """Shrines and favors share their words with the place in the Council."""
        at = seat * SEAT_WORDS
        council = s.council[seat]
        self._blocks[at + SHRINES] = self._spread[s.shrines[seat]] | ((council >> 3) << 56)
        self._blocks[at + FAVORS] = self._spread[s.favors[seat]] | ((council & 7) << 56)

    def _update_influence(self, s: State, seat: i64) -> None:
        self._blocks[seat * SEAT_WORDS + STANDING] = min(s.influence(seat), i64(0xFFFF))

    def write(self, s: State, seat: i64, actor: i64, out: buffer[i64], at: i64) -> i64:
        """Write what changes during a game, for a seat, from word `at` on.

        `actor` stepped last, or is -1. Returns which blocks were written, and whether sets of
        tiles were.
        """
        spread = self._spread
        # Not `i64(1) << (8 * s.phase)`: the C of a literal 1 has but 32 bits to shift in.
        out[at + PHASE] = spread[i64(1) << s.phase] | (s.round << 56)
        out[at + PRIESTESS] = spread[i64(1) << s.priestess] | (s.time << 56)
        out[at + BUILDER] = spread[i64(1) << s.builder] | (s.book_bonus << 56)
        out[at + APOSTATE] = spread[i64(1) << s.apostate] | (s.layout.guard_value[s.round] << 56)
        out[at + STOCK] = packed(s.stock, 0)
        moved: i64 = s.last_move - BEFORE_JOURNEYS if s.last_move >= 0 else i64(0)
        out[at + AT_SEA] = packed(s.at_sea, 0) | (signed(moved) << 56)
        anew = self._seat < 0
        written: i64 = 0
        if anew or s.unclaimed != self._unclaimed:
            self._unclaimed = s.unclaimed
            write_tiles(spread, s.unclaimed, out, at + UNCLAIMED)
            written = TILE_SETS
        if anew or s.vacant != self._vacant:
            self._vacant = s.vacant
            write_tiles(spread, s.vacant, out, at + VACANT)
            written = TILE_SETS
        if anew or s.books != self._books:
            self._books = s.books
            write_tiles(spread, s.books, out, at + BOOKS)
            written = TILE_SETS
        if anew or s.lying != self._lying:
            self._lying = s.lying
            write_tiles(spread, s.lying, out, at + LYING)
            written = TILE_SETS
        n = s.layout.players
        if seat != self._seat:
            self._seat = seat
            for looked_at in range(n):
                self._copy(s, looked_at, out, at)
            return written | ALL_BLOCKS
        if actor >= 0:
            return written | self._copy(s, actor, out, at)
        return written | NO_BLOCK

    def observation(self, s: State, seat: i64) -> buffer[i64]:
        """Return the observation of a single position by a seat, in words."""
        out = buffer[i64]([0] * words_of(s.layout.players))
        write_table(s.layout, out, 0)
        self.reset(s)
        self.write(s, seat, -1, out, 0)
        return out

    def mask(self, s: State) -> buffer[u8]:
        """Return an entry for every step: 1 where it is legal."""
        out = buffer[u8]([u8(0)] * steps.STEPS)
        listed = self._listed
        for k in range(legal(s, listed)):
            out[listed[k]] = u8(1)
        return out

    def allows(self, s: State, step: i64) -> bool:
        """Return whether a step is legal."""
        listed = self._listed
        for k in range(legal(s, listed)):
            if listed[k] == step:
                return True
        return False

    def _copy(self, s: State, seat: i64, out: buffer[i64], at: i64) -> i64:
        """Write the block of a player and return its distance from the observing seat."""
        away = seat - self._seat if seat >= self._seat else seat - self._seat + s.layout.players
        at += SEATS + away * SEAT_WORDS
        blocks = self._blocks
        first = seat * SEAT_WORDS
        for k in range(i64(STANDING)):
            out[at + k] = blocks[first + k]
        standing = blocks[first + STANDING]
        if seat == s.turn:
            standing |= TO_MOVE
        if seat == s.start:
            standing |= STARTS
        out[at + STANDING] = standing
        return away


def spread_bits() -> vec[i64]:
    """Return for each byte a word with one of its bits in each byte."""
    spread = vec[i64]([0] * 256)
    for byte in range(i64(256)):
        for bit in range(i64(8)):
            spread[byte] |= ((byte >> bit) & 1) << (8 * bit)
    return spread


def write_table(table: Layout, out: buffer[i64], at: i64) -> None:
    """Write what is constant during a game, from word `at` on."""
    for word in range(at, at + PHASE):
        out[word] = 0
    for place in range(i64(ISLES)):
        put(out, at + RING, place * ISLES + table.ring[place], 1)
    put(out, at + RING, 49, table.players)
    put(out, at + RING, 50, table.solo)
    put(out, at + RING, 51, table.book_points)
    put(out, at + RING, 52, table.first_book_bonus)
    put(out, at + RING, 53, table.book_lies_down)
    put(out, at + RING, 54, table.book_scores)
    put(out, at + RING, 55, table.infiltration)
    for tile in range(i64(1), i64(TILES + 1)):
        put(out, at + SYMBOL, tile, table.symbol[tile] + 1)
        put(out, at + GROUP, tile, table.group[tile] + 1)
        out[at + BELOW + (tile >> 1)] |= table.below[tile] << (32 * (tile & 1))


def put(out: buffer[i64], at: i64, entry: i64, value: i64) -> None:
    """Set an entry below 128, counted from word `at`, that was 0."""
    out[at + (entry >> 3)] |= value << (8 * (entry & 7))


def signed(byte: i64) -> i64:
    """Return a byte as the highest one of a word, which holds the sign."""
    return byte - 256 if byte >= 128 else byte


def packed(row: vec[i64], at: i64) -> i64:
    """Return the numbers of the seven isles, a byte each."""
    return (
        row[at]
        | (row[at + 1] << 8)
        | (row[at + 2] << 16)
        | (row[at + 3] << 24)
        | (row[at + 4] << 32)
        | (row[at + 5] << 40)
        | (row[at + 6] << 48)
    )


def write_tiles(spread: vec[i64], tiles: i64, out: buffer[i64], at: i64) -> None:
    """Write a set of tiles, an entry for each number from 0 to 31."""
    out[at] = spread[tiles & 255]
    out[at + 1] = spread[(tiles >> 8) & 255]
    out[at + 2] = spread[(tiles >> 16) & 255]
    out[at + 3] = spread[(tiles >> 24) & 255]
