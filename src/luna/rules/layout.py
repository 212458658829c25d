"""The fixed part of a game: players, edition, components, ring, boards, path."""

from typing import Final, TypedDict, final

from luna.rules.compat import i64, vec
from luna.rules.vocabulary import ISLES, ROUNDS, TILES


def to_vec(numbers: list[int]) -> vec[i64]:
    """Return numbers in the form that layouts and states hold, for callers in plain Python."""
    return vec[i64](numbers)


class LayoutFields(TypedDict):
    """The values a layout is made from, in plain numbers and lists.

    Sets of tiles are bit masks (bit t = tile t); lists by tile have an unused entry 0.
    """

    key: str
    """Identifies all values below: layouts with equal keys are equal."""
    players: int
    solo: int
    """Solo level 1-3, or 0."""
    ring: list[int]
    """Isle at each position, clockwise."""
    symbol: list[int]
    """Isle whose symbol a tile shows; -1 for a tile out of the game."""
    group: list[int]
    """The stretch of path a tile starts on: 0 next to the Gate, 5 next to the Landing stage."""
    below: list[int]
    """Tiles with lower numbers on the Temple spaces around a tile."""
    guards: list[int]
    """Guard tiles from the Gate to the Landing stage."""
    priestess_value: int
    priestess_places: list[int]
    builder_value: int
    council_values: list[int]
    time_tokens: int
    novices: int
    """Novice pieces of each player; `shrines` likewise."""
    shrines: int
    book_points: int
    first_book_bonus: int
    book_lies_down: int
    book_scores: int
    infiltration: int


@final
class Layout:
    """The fixed part of a game, shared by all of its states.

    Sets of tiles are bit masks (bit t = tile t); tables by round have an unused entry 0 for the
    Preliminary Round.
    """

    def __init__(self, fields: LayoutFields) -> None:
        self.fields = fields
        self.key: str = fields["key"]
        self.players: i64 = fields["players"]
        self.solo: i64 = fields["solo"]
        self.ring = to_vec(fields["ring"])
        self.symbol = to_vec(fields["symbol"])
        self.group = to_vec(fields["group"])
        self.below = to_vec(fields["below"])
        self.guards = to_vec(fields["guards"])
        self.priestess_value: i64 = fields["priestess_value"]
        self.priestess_places = to_vec(fields["priestess_places"])
        self.builder_value: i64 = fields["builder_value"]
        self.council_values = to_vec(fields["council_values"])
        self.last_seat: i64 = len(self.council_values) - 1
        self.time_tokens: i64 = fields["time_tokens"]
        self.novices: i64 = fields["novices"]
        self.shrines: i64 = fields["shrines"]
        self.book_points: i64 = fields["book_points"]
        self.first_book_bonus: i64 = fields["first_book_bonus"]
        self.book_lies_down: i64 = fields["book_lies_down"]
        self.book_scores: i64 = fields["book_scores"]
        self.infiltration: i64 = fields["infiltration"]

        self.position = vec[i64]([0] * ISLES)
        """Ring position of each isle."""
        for place in range(i64(ISLES)):
            self.position[self.ring[place]] = place
        self.lowest = vec[i64]([0] * (1 << ISLES))
        """The lowest member of each set of up to seven; loops over a set take it first."""
        for members in range(i64(1), i64(1 << ISLES)):
            while (members >> self.lowest[members]) & 1 == 0:
                self.lowest[members] += 1
        self.tiles_of = vec[i64]([0] * ISLES)
        """The tiles in play with an isle's symbol."""
        self.symbol_tiles = vec[i64]([0] * (4 * ISLES))
        """`tiles_of` as a list: four slots per isle, 0 for a tile out of the game."""
        filled = vec[i64]([0] * ISLES)
        for tile in range(i64(1), i64(TILES + 1)):
            isle = self.symbol[tile]
            if isle >= 0:
                self.symbol_tiles[4 * isle + filled[isle]] = tile
                filled[isle] += 1
                self.tiles_of[isle] |= i64(1) << tile

        self.above = vec[i64]([0] * (TILES + 1))
        """Tiles with higher numbers on the Temple spaces around a tile."""
        for tile in range(i64(1), i64(TILES + 1)):
            for other in range(i64(1), i64(TILES + 1)):
                if (self.below[other] >> tile) & 1 != 0:
                    self.above[tile] |= i64(1) << other

        self.guard_value = vec[i64]([0] * (ROUNDS + 1))
        self.approved = vec[i64]([0] * (ROUNDS + 1))
        self.bribable = vec[i64]([0] * (ROUNDS + 1))
        for number in range(i64(ROUNDS + 1)):
            self.guard_value[number] = self.guards[guarded_stretch(number)]
            for tile in range(i64(1), i64(TILES + 1)):
                zone = zone_of(self.group[tile], number)
                if zone == ZONE_APPROVED:
                    self.approved[number] |= i64(1) << tile
                elif zone == ZONE_BRIBABLE:
                    self.bribable[number] |= i64(1) << tile

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, (self.fields,)

    def first_tile(self, tiles: i64) -> i64:
        """Return the lowest tile of a set that is not empty."""
        tile: i64 = 0
        while tiles & 127 == 0:
            tiles >>= 7
            tile += 7
        return tile + self.lowest[tiles & 127]

    def clockwise(self, isle: i64, count: i64) -> i64:
        """Return the isle `count` places clockwise of `isle`."""
        return self.ring[(self.position[isle] + count) % ISLES]


ZONE_FAR: Final = 0
ZONE_BRIBABLE: Final = 1
ZONE_APPROVED: Final = 2


def guarded_stretch(number: i64) -> i64:
    """S-PATH, N-GUARD: the Guard of round r stands before stretch 6 - r of the path."""
    return ROUNDS - number if number > 0 else i64(ROUNDS - 1)


def zone_of(stretch: i64, number: i64) -> i64:
    """N-GUARD: the zone of a stretch of the path in a round; stretch -1 is off the path."""
    guarded = guarded_stretch(number)
    if stretch >= guarded:
        return ZONE_APPROVED
    return ZONE_BRIBABLE if stretch >= 0 and stretch == guarded - 1 else ZONE_FAR
