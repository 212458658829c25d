"""A position of the game: a plain value that can be copied, compared, hashed and stored."""

from struct import Struct
from typing import final

from luna.rules.compat import i64, vec
from luna.rules.table import Table
from luna.rules.vocabulary import FROM_START, ISLES, PHASE_OVER, PHASE_PLACE_SHRINES, SOURCES


@final
class State:
    """Everything that changes during a game.

    Fields "by player" are indexed by seat; those by player and isle by `seat * 7 + isle`. Sets of
    isles and of tiles are bit masks. A tile in play is in exactly one of `unclaimed`,
    `claimed[seat]`, `serving[seat]` and `vacant`.
    """

    def __init__(
        self,
        table: Table,
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
        self.table = table
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
        """What the next Book action of this round gives on top."""
        self.priestess = priestess
        self.builder = builder
        self.apostate = apostate
        self.unclaimed = unclaimed
        """Tiles lying free on the path."""
        self.vacant = vacant
        """Tiles in the Temple without a novice."""
        self.books = books
        """Tiles in the Temple with a Book."""
        self.lying = lying
        """Tiles in the Temple whose novice lies down."""
        self.last_move = last_move
        """The latest step of a Journey or Tide being told, or -1."""
        self.active = active
        self.inactive = inactive
        self.stock = stock
        """Favors left on each isle."""
        self.at_sea = at_sea
        """Novices moved by a Journey or Tide being told, by isle of arrival."""
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
        """An independent copy; only the table is shared."""
        return State(
            self.table,
            self.round,
            self.phase,
            self.turn,
            self.start,
            self.time,
            self.book_bonus,
            self.priestess,
            self.builder,
            self.apostate,
            self.unclaimed,
            self.vacant,
            self.books,
            self.lying,
            self.last_move,
            self.active[:],
            self.inactive[:],
            self.stock[:],
            self.at_sea[:],
            self.shrines[:],
            self.favors[:],
            self.supply[:],
            self.stage[:],
            self.claimed[:],
            self.serving[:],
            self.council[:],
            self.ledger[:],
        )

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
        """The position in a compact form of fixed length for a given number of players."""
        return _FORMATS[int(self.table.players)].pack(
            *(
                int(number)
                for number in (
                    self.round,
                    self.phase,
                    self.turn,
                    self.start,
                    self.time,
                    self.book_bonus,
                    self.priestess,
                    self.builder,
                    self.apostate,
                    self.last_move,
                    self.unclaimed,
                    self.vacant,
                    self.books,
                    self.lying,
                )
            ),
            *self.claimed,
            *self.serving,
            *self.ledger,
            *self.active,
            *self.inactive,
            *self.stock,
            *self.at_sea,
            *self.shrines,
            *self.favors,
            *self.supply,
            *self.stage,
            *self.council,
        )

    @staticmethod
    def from_bytes(table: Table, data: bytes) -> "State":
        """The state that `to_bytes` wrote, at the same table."""
        n = int(table.players)
        numbers = _FORMATS[n].unpack(data)
        fields: list[vec[i64]] = []
        at = 14
        for length in (n, n, n * SOURCES, n * ISLES, n * ISLES, ISLES, ISLES, n, n, n, n, n):
            fields.append(vec[i64](list(numbers[at : at + length])))
            at += length
        claimed, serving, ledger, active, inactive, stock, at_sea = fields[:7]
        shrines, favors, supply, stage, council = fields[7:]
        return State(
            table,
            numbers[0],
            numbers[1],
            numbers[2],
            numbers[3],
            numbers[4],
            numbers[5],
            numbers[6],
            numbers[7],
            numbers[8],
            numbers[10],
            numbers[11],
            numbers[12],
            numbers[13],
            numbers[9],
            active,
            inactive,
            stock,
            at_sea,
            shrines,
            favors,
            supply,
            stage,
            claimed,
            serving,
            council,
            ledger,
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.table.key == other.table.key
            and self.to_bytes() == other.to_bytes()
        )

    def __hash__(self) -> int:
        return hash((self.table.key, self.to_bytes()))

    def __reduce__(self) -> tuple[object, ...]:
        return (State.from_bytes, (self.table, self.to_bytes()))


def lay_state(
    table: Table,
    turn: i64,
    start: i64,
    figures: list[int],
    unclaimed: i64,
    stock: i64,
    council: list[int],
    influence: i64,
) -> State:
    """The position before anything is placed, from plain numbers."""
    n = table.players
    ledger = vec[i64]([0] * (n * SOURCES))
    for seat in range(n):
        ledger[seat * SOURCES + FROM_START] = influence
    return State(
        table=table,
        round=0,
        phase=PHASE_PLACE_SHRINES,
        turn=turn,
        start=start,
        time=table.time_tokens,
        book_bonus=0,
        priestess=figures[0],
        builder=figures[1],
        apostate=figures[2],
        unclaimed=unclaimed,
        vacant=0,
        books=0,
        lying=0,
        last_move=-1,
        active=vec[i64]([0] * (n * ISLES)),
        inactive=vec[i64]([0] * (n * ISLES)),
        stock=vec[i64]([stock] * ISLES),
        at_sea=vec[i64]([0] * ISLES),
        shrines=vec[i64]([0] * n),
        favors=vec[i64]([0] * n),
        supply=vec[i64]([table.novices] * n),
        stage=vec[i64]([0] * n),
        claimed=vec[i64]([0] * n),
        serving=vec[i64]([0] * n),
        council=vec[i64](council),
        ledger=ledger,
    )


def _format(players: int) -> Struct:
    """Nine small numbers, the last move, then masks of 32 bits, influence of 16, counts of 8."""
    masks = 4 + 2 * players
    counts = 2 * players * ISLES + 2 * ISLES + 5 * players
    return Struct(f"<9bh{masks}I{players * SOURCES}h{counts}B")


_FORMATS = [_format(players) for players in range(5)]
