"""What is fixed once a game is set up: players, edition, components, ring, boards, path."""

from typing import final

from luna.rules.compat import i64, vec
from luna.rules.vocabulary import ISLES, ROUNDS, TILES


def row(numbers: list[int]) -> vec[i64]:
    """A row of numbers in the form that tables and states hold, for callers in plain Python."""
    return vec[i64](numbers)


@final
class Table:
    """The unchanging side of a game, shared by all of its states.

    Sets of tiles are bit masks (bit t = tile t); tables by round have an unused entry 0 for the
    Preliminary Round.
    """

    def __init__(
        self,
        players: i64,
        solo: i64,
        ring: vec[i64],
        symbol: vec[i64],
        group: vec[i64],
        below: vec[i64],
        guards: vec[i64],
        priestess_value: i64,
        priestess_places: vec[i64],
        builder_value: i64,
        council_values: vec[i64],
        time_tokens: i64,
        novices: i64,
        shrines: i64,
        book_points: i64,
        first_book_bonus: i64,
        book_lies_down: i64,
        book_scores: i64,
        infiltration: i64,
        key: str,
    ) -> None:
        self.players = players
        self.solo = solo
        """Solo level 1-3, or 0."""
        self.ring = ring
        """Isle at each position, clockwise."""
        self.symbol = symbol
        """Isle whose symbol a tile shows; -1 for a tile out of the game."""
        self.group = group
        """The stretch of path a tile starts on: 0 next to the Gate, 5 next to the Landing stage."""
        self.below = below
        """Tiles with lower numbers on the Temple spaces around a tile."""
        self.guards = guards
        """Guard tiles from the Gate to the Landing stage."""
        self.priestess_value = priestess_value
        self.priestess_places = priestess_places
        self.builder_value = builder_value
        self.council_values = council_values
        self.last_seat: i64 = len(council_values) - 1
        self.time_tokens = time_tokens
        self.novices = novices
        """Novice pieces of each player; `shrines` likewise."""
        self.shrines = shrines
        self.book_points = book_points
        self.first_book_bonus = first_book_bonus
        self.book_lies_down = book_lies_down
        self.book_scores = book_scores
        self.infiltration = infiltration
        self.key = key
        """Names everything above; two tables are the same game setting when their keys are."""

        self.position = vec[i64]([0] * ISLES)
        """Ring position of each isle."""
        for place in range(i64(ISLES)):
            self.position[ring[place]] = place
        self.lowest = vec[i64]([0] * (1 << ISLES))
        """The lowest member of each set of up to seven: loops over a set take it out first."""
        for members in range(i64(1), i64(1 << ISLES)):
            while (members >> self.lowest[members]) & 1 == 0:
                self.lowest[members] += 1
        self.tiles_of = vec[i64]([0] * ISLES)
        """The tiles in play with an isle's symbol."""
        self.symbol_tiles = vec[i64]([0] * (4 * ISLES))
        """The same as lists: four slots an isle, 0 where a tile is out of the game."""
        filled = vec[i64]([0] * ISLES)
        for tile in range(i64(1), i64(TILES + 1)):
            isle = symbol[tile]
            if isle >= 0:
                self.symbol_tiles[4 * isle + filled[isle]] = tile
                filled[isle] += 1
                self.tiles_of[isle] |= i64(1) << tile

        self.above = vec[i64]([0] * (TILES + 1))
        """Tiles with higher numbers on the Temple spaces around a tile."""
        for tile in range(i64(1), i64(TILES + 1)):
            for other in range(i64(1), i64(TILES + 1)):
                if (below[other] >> tile) & 1 != 0:
                    self.above[tile] |= i64(1) << other

        # S-PATH, N-GUARD: the Guard of round r stands on the guard tile before group 6 - r.
        self.guard_value = vec[i64]([0] * (ROUNDS + 1))
        self.approved = vec[i64]([0] * (ROUNDS + 1))
        self.bribable = vec[i64]([0] * (ROUNDS + 1))
        for number in range(i64(ROUNDS + 1)):
            guard = ROUNDS - number if number > 0 else i64(ROUNDS - 1)
            self.guard_value[number] = guards[guard]
            for tile in range(i64(1), i64(TILES + 1)):
                if group[tile] >= guard:
                    self.approved[number] |= i64(1) << tile
                elif group[tile] >= 0 and group[tile] == guard - 1:
                    self.bribable[number] |= i64(1) << tile

    def __reduce__(self) -> tuple[object, ...]:
        rows = (
            self.ring,
            self.symbol,
            self.group,
            self.below,
            self.guards,
            self.priestess_places,
            self.council_values,
        )
        numbers = (
            self.players,
            self.solo,
            self.priestess_value,
            self.builder_value,
            self.time_tokens,
            self.novices,
            self.shrines,
            self.book_points,
            self.first_book_bonus,
            self.book_lies_down,
            self.book_scores,
            self.infiltration,
        )
        return lay_table, ([list(each) for each in rows], list(numbers), self.key)

    def first_tile(self, tiles: i64) -> i64:
        """The lowest number in a set of tiles that is not empty."""
        tile: i64 = 0
        while tiles & 127 == 0:
            tiles >>= 7
            tile += 7
        return tile + self.lowest[tiles & 127]

    def clockwise(self, isle: i64, count: i64) -> i64:
        """The isle `count` places clockwise of `isle`."""
        return self.ring[(self.position[isle] + count) % ISLES]


def lay_table(rows: list[list[int]], numbers: list[int], key: str) -> Table:
    """A table from plain lists, as setups and pickles hold them."""
    ring, symbol, group, below, guards, places, council = [row(each) for each in rows]
    return Table(
        players=numbers[0],
        solo=numbers[1],
        ring=ring,
        symbol=symbol,
        group=group,
        below=below,
        guards=guards,
        priestess_value=numbers[2],
        priestess_places=places,
        builder_value=numbers[3],
        council_values=council,
        time_tokens=numbers[4],
        novices=numbers[5],
        shrines=numbers[6],
        book_points=numbers[7],
        first_book_bonus=numbers[8],
        book_lies_down=numbers[9],
        book_scores=numbers[10],
        infiltration=numbers[11],
        key=key,
    )
