"""Bytes to floats: an observation in floats from the one in bytes (`luna.envs.observations`).

A word of the output holds two floats of 32 bits, the first in its lower half, so that a row of
words can be read as a row of floats. Only changed words of the bytes are converted again.
"""

import struct
from typing import Final, final

from luna.envs.buffers import buffer, read_i64_le
from luna.envs.encoder import (
    ALL_BLOCKS,
    AT_SEA,
    BELOW,
    CLAIMED,
    EVERYTHING,
    FAVORS,
    GROUP,
    INACTIVE,
    NO_BLOCK,
    PHASE,
    RING,
    SEAT_WORDS,
    SEATS,
    SHRINES,
    STANDING,
    STOCK,
    SYMBOL,
    TILE_SETS,
    UNCLAIMED,
    words_of,
)
from luna.rules.compat import i64, vec
from luna.rules.vocabulary import ISLES, TILES

# Entries of the table.
RULES: Final = 49
PLAYERS: Final = 54
SOLO: Final = 57
SYMBOLS: Final = 62
STRETCHES: Final = 6
GROUPS: Final = SYMBOLS + TILES * ISLES
LOWER: Final = GROUPS + TILES * STRETCHES
POSITION: Final = LOWER + TILES * TILES
# Entries of the position: eight for each word of the bytes, then one for each value.
ROUNDS: Final = POSITION + 8 * (SEATS - PHASE)
MOVES: Final = ROUNDS + 8
BLOCKS: Final = MOVES + 156
# Entries of a player's block.
POINTS: Final = 8 * STANDING
COUNCILS: Final = POINTS + 4
HEIGHTS: Final = COUNCILS + 12
BLOCK: Final = HEIGHTS + 4

# Where the numbers of a byte begin in the table of floats.
AS_IT_IS: Final = 0
BY_FOUR: Final = 256
BY_SIX: Final = 512
BY_TEN: Final = 768
BY_THREE: Final = 1024
AT_ALL: Final = 1280
HUNDREDTHS: Final = 1536
ONE: Final = 0x3F800000
"""The bits of 1.0."""
HALF: Final = BY_FOUR + 2
QUARTER: Final = BY_FOUR + 1
MOST_POINTS: Final = 1000
PAIRS: Final = HUNDREDTHS + MOST_POINTS + 1
"""Where pairs of numbers up to fifteen begin, both by four."""
OVER_FIFTEEN: Final = -0x0F0F0F0F0F0F0F10
"""The upper half of every byte."""


def entries_of(players: i64) -> i64:
    """Return the number of floats of an observation."""
    return BLOCKS + players * BLOCK


@final
class FloatEncoder:
    """Writes the observations of one game; those made `like` another share their tables."""

    def __init__(self, like: "FloatEncoder | None" = None) -> None:
        self._floats: vec[i64] = floats() if like is None else like._floats
        self._ones: vec[i64] = ones(self._floats) if like is None else like._ones
        """A 1 in the lower and in the upper half of a word."""
        self._scales: vec[i64] = scales() if like is None else like._scales
        self._seen = vec[i64]([0] * words_of(4))
        """The words of the last observation."""

    def reset(self, words: buffer[i64], at: i64, players: i64, out: buffer[i64], to: i64) -> None:
        """Write what is constant, from word `to` on, and a position in which every byte is 0."""
        for word in range(to, to + entries_of(players) // 2):
            out[word] = 0
        for word in range(words_of(players)):
            self._seen[word] = 0
        for entry in range(i64(49)):
            if byte(words, at + RING, entry):
                self.toggle(out, to, entry)
        for entry in range(i64(5)):
            if byte(words, at + RING, 51 + entry):
                self.toggle(out, to, RULES + entry)
        self.toggle(out, to, PLAYERS + players - 2)
        self.toggle(out, to, SOLO + byte(words, at + RING, 50))
        for tile in range(i64(TILES)):
            symbol = byte(words, at + SYMBOL, tile + 1)
            if symbol:
                self.put(out, to, SYMBOLS + tile * ISLES + symbol - 1, HALF)
            group = byte(words, at + GROUP, tile + 1)
            if group:
                self.put(out, to, GROUPS + tile * STRETCHES + group - 1, HALF)
            below = words[at + BELOW + ((tile + 1) >> 1)] >> (32 * ((tile + 1) & 1))
            for other in range(i64(TILES)):
                if (below >> (other + 1)) & 1:
                    self.put(out, to, LOWER + tile * TILES + other, QUARTER)
        self.toggle(out, to, ROUNDS)
        self.toggle(out, to, MOVES)
        for seat in range(players):
            self.toggle(out, to, BLOCKS + seat * BLOCK + COUNCILS)
            self.toggle(out, to, BLOCKS + seat * BLOCK + HEIGHTS)

    def observation(self, words: buffer[i64], players: i64) -> buffer[i64]:
        """Return a single observation."""
        out = buffer[i64]([0] * (entries_of(players) // 2))
        self.reset(words, 0, players, out, 0)
        self.update(words, 0, players, out, 0)
        return out

    def update(
        self,
        words: buffer[i64],
        at: i64,
        players: i64,
        out: buffer[i64],
        to: i64,
        written: i64 = EVERYTHING,
    ) -> None:
        """Write what has changed in the position, among what `Encoder.write` has `written`."""
        seen = self._seen
        table = self._floats
        row = to + (POSITION >> 1)
        for word in range(i64(PHASE), i64(STOCK)):
            now = words[at + word]
            before = seen[word]
            if now != before:
                seen[word] = now
                write_set(now, table, self._scales[word - PHASE], out, row)
                if word == PHASE and (now ^ before) >> 56 != 0:
                    self.move(out, to, ROUNDS, before, now)
            row += 4
        now = words[at + STOCK]
        if now != seen[STOCK]:
            seen[STOCK] = now
            write_by_four(now, table, AS_IT_IS, out, row)
        now = words[at + AT_SEA]
        before = seen[AT_SEA]
        if now != before:
            seen[AT_SEA] = now
            write_by_four(now, table, AT_ALL, out, row + 4)
            self.move(out, to, MOVES, before, now)
        row += 8
        if written & TILE_SETS:
            for word in range(i64(UNCLAIMED), i64(SEATS)):
                now = words[at + word]
                if now != seen[word]:
                    seen[word] = now
                    write_flags(now, out, row)
                row += 4
        if written & ALL_BLOCKS:
            for seat in range(players):
                self.block(words, at, seat, out, to)
        elif not written & NO_BLOCK:
            self.block(words, at, written & 3, out, to)

    def block(self, words: buffer[i64], at: i64, seat: i64, out: buffer[i64], to: i64) -> None:
        """Write what has changed of a player."""
        seen = self._seen
        table = self._floats
        word: i64 = SEATS + seat * SEAT_WORDS
        first: i64 = BLOCKS + seat * BLOCK
        row = to + (first >> 1)
        now = words[at + word]
        if now != seen[word]:
            seen[word] = now
            write_by_four(now, table, BY_FOUR, out, row)
        now = words[at + word + INACTIVE]
        if now != seen[word + INACTIVE]:
            seen[word + INACTIVE] = now
            write_by_four(now, table, BY_FOUR, out, row + 4 * INACTIVE)
        now = words[at + word + SHRINES]
        before = seen[word + SHRINES]
        if now != before:
            seen[word + SHRINES] = now
            write_set(now, table, BY_TEN, out, row + 4 * SHRINES)
            if (now ^ before) >> 56 != 0:
                self.move(out, to, first + COUNCILS, before, now)
        now = words[at + word + FAVORS]
        before = seen[word + FAVORS]
        if now != before:
            seen[word + FAVORS] = now
            write_set(now, table, BY_THREE, out, row + 4 * FAVORS)
            if (now ^ before) >> 56 != 0:
                self.move(out, to, first + HEIGHTS, before, now)
        for part in range(i64(CLAIMED), i64(STANDING)):
            now = words[at + word + part]
            if now != seen[word + part]:
                seen[word + part] = now
                write_flags(now, out, row + 4 * part)
        now = words[at + word + STANDING]
        if now != seen[word + STANDING]:
            seen[word + STANDING] = now
            points = now & 0xFFFF
            if points > MOST_POINTS:
                points = MOST_POINTS
            row += POINTS >> 1
            out[row] = table[HUNDREDTHS + points] | (table[(now >> 16) & 1] << 32)
            out[row + 1] = table[(now >> 24) & 1]

    def move(self, out: buffer[i64], to: i64, first: i64, before: i64, now: i64) -> None:
        """Move the 1 among the entries for the values of the highest byte of a word."""
        self.toggle(out, to, first + ((before >> 56) & 255))
        self.toggle(out, to, first + ((now >> 56) & 255))

    def put(self, out: buffer[i64], to: i64, entry: i64, number: i64) -> None:
        """Write a number of the table of floats where there is a 0."""
        out[to + (entry >> 1)] |= self._floats[number] << (32 * (entry & 1))

    def toggle(self, out: buffer[i64], to: i64, entry: i64) -> None:
        """Change a 0 to a 1 or a 1 to a 0."""
        out[to + (entry >> 1)] ^= self._ones[entry & 1]


def write_flags(now: i64, out: buffer[i64], to: i64) -> None:
    """Write the eight entries of a word, all of them 0 or 1, two at a time."""
    out[to] = ((now & 1) | ((now & 0x100) << 24)) * ONE
    now >>= 16
    out[to + 1] = ((now & 1) | ((now & 0x100) << 24)) * ONE
    now >>= 16
    out[to + 2] = ((now & 1) | ((now & 0x100) << 24)) * ONE
    now >>= 16
    out[to + 3] = ((now & 1) | ((now & 0x100) << 24)) * ONE


def write_set(now: i64, table: vec[i64], last: i64, out: buffer[i64], to: i64) -> None:
    """Write the eight entries of a word: seven of 0 or 1, the last one by its own scale."""
    write_flags(now & 0xFFFFFFFFFFFFFF, out, to)
    out[to + 3] |= table[last + ((now >> 56) & 255)] << 32


def write_by_four(now: i64, table: vec[i64], last: i64, out: buffer[i64], to: i64) -> None:
    """Write the eight entries of a word: seven by four, the last one by its own scale."""
    if now & OVER_FIFTEEN:
        out[to] = table[BY_FOUR + (now & 255)] | (table[BY_FOUR + ((now >> 8) & 255)] << 32)
        now >>= 16
        out[to + 1] = table[BY_FOUR + (now & 255)] | (table[BY_FOUR + ((now >> 8) & 255)] << 32)
        now >>= 16
        out[to + 2] = table[BY_FOUR + (now & 255)] | (table[BY_FOUR + ((now >> 8) & 255)] << 32)
        now >>= 16
        out[to + 3] = table[BY_FOUR + (now & 255)] | (table[last + ((now >> 8) & 255)] << 32)
    else:
        out[to] = table[PAIRS + ((now & 15) | ((now >> 4) & 240))]
        now >>= 16
        out[to + 1] = table[PAIRS + ((now & 15) | ((now >> 4) & 240))]
        now >>= 16
        out[to + 2] = table[PAIRS + ((now & 15) | ((now >> 4) & 240))]
        now >>= 16
        out[to + 3] = table[BY_FOUR + (now & 15)] | (table[last + ((now >> 8) & 15)] << 32)


def byte(words: buffer[i64], at: i64, entry: i64) -> i64:
    """Return an entry, counted from word `at`."""
    return (words[at + (entry >> 3)] >> (8 * (entry & 7))) & 255


def unpack_rows(data: bytes, rows: i64, players: i64) -> buffer[i64]:
    """Convert observations in bytes, one after the other, to floats."""
    words = words_of(players)
    half = entries_of(players) // 2
    out = buffer[i64]([0] * (rows * half))
    row = buffer[i64]([0] * words)
    float_encoder = FloatEncoder()
    for number in range(rows):
        same = number > 0
        for word in range(words):
            now = read_i64_le(data, 8 * (number * words + word))
            if word < PHASE and now != row[word]:
                same = False
            row[word] = now
        to = number * half
        if same:
            for word in range(half):
                out[to + word] = out[to - half + word]
        else:
            float_encoder.reset(row, 0, players, out, to)
        float_encoder.update(row, 0, players, out, to)
    return out


def floats() -> vec[i64]:
    """Return the bits of floats: a byte by each scale, then hundredths, then pairs."""
    numbers: list[float] = []
    for divisor in (1.0, 4.0, 6.0, 10.0, 3.0):
        numbers += [number / divisor for number in range(256)]
    numbers += [1.0 if number else 0.0 for number in range(256)]
    numbers += [number / 100.0 for number in range(MOST_POINTS + 1)]
    table = vec[i64]([0] * (PAIRS + 256))
    for at, number in enumerate(numbers):
        table[at] = int.from_bytes(struct.pack("<f", number), "little")
    for pair in range(i64(256)):
        table[PAIRS + pair] = table[BY_FOUR + (pair & 15)] | (table[BY_FOUR + (pair >> 4)] << 32)
    return table


def ones(table: vec[i64]) -> vec[i64]:
    one = table[1]
    return vec[i64]([one, one << 32])


def scales() -> vec[i64]:
    """Return the scales of the last entries from `PHASE` on: round, Time tokens, Book, Guard."""
    return vec[i64]([BY_SIX, BY_FOUR, AS_IT_IS, BY_SIX])
