"""Puzzles: positions in which one action gains clearly more than all others."""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib import resources

from luna.record.record import begin_record, print_header
from luna.rules.actions import Action
from luna.rules.codec import steps_of
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.rules.verbs import VERB_OF_STEP
from luna.rules.vocabulary import SOURCES

FORMAT = "luna-puzzle/1"
SHIPPED = "puzzles.jsonl"
THEMES = ("priestess", "temple", "book", "meditation", "movement", "council", "isles", "solo")
"""What a puzzle is about; every puzzle has one, and those for one player are about that."""

THEME_OF_VERB = {
    "book": "book",
    "meditate": "meditation",
    "council": "council",
    "expel": "council",
}
"""Actions that are a theme of their own; others have that of their group."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and the one action to find."""

    id: str
    header: str
    """Of the record of the game it comes from: the whole setup."""
    state: str
    """The position, in base 64."""
    number: int
    """How many actions led to it."""
    solution: str
    theme: str
    rating: int
    """How hard it is, by the weakest level that finds it."""
    gain: float
    """What the next best action loses, in chance to win; in solo 0.005 is a point."""
    played: str | None = None
    """What was played there, if that was something else."""

    def position(self) -> tuple[Setup, State]:
        setup = begin_record(self.header)[0]
        return setup, State.from_bytes(first_state(setup).layout, b64decode(self.state))

    def line(self) -> str:
        """A line of a file of puzzles."""
        return json.dumps({"format": FORMAT, **asdict(self)}, separators=(",", ":"))


def puzzle_of(
    setup: Setup,
    s: State,
    number: int,
    solution: str,
    theme: str,
    rating: int,
    gain: float,
    played: str | None,
) -> Puzzle:
    """A puzzle by the name that its position has, however it is turned."""
    state = b64encode(s.to_bytes()).decode("ascii")
    return Puzzle(
        position_name(s),
        print_header(setup),
        state,
        number,
        solution,
        theme,
        rating,
        round(gain, 4),
        played,
    )


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """The puzzles of a file; a line that was cut off at the end is left out."""
    found = []
    for line in lines:
        try:
            values = json.loads(line)
        except ValueError:
            break
        if values.pop("format") != FORMAT:
            raise ValueError(f"not a puzzle of the format {FORMAT}")
        found.append(Puzzle(**values))
    return found


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles that come with the package, by their names."""
    text = resources.files("luna.data").joinpath(SHIPPED).read_text("utf-8")
    return {puzzle.id: puzzle for puzzle in read_puzzles(text.splitlines())}


def theme_of(s: State, action: Action, gained: str | None) -> str:
    """What finding an action is about; `gained` is the source that it brings most of."""
    if s.layout.solo:
        return "solo"
    verb = VERB_OF_STEP[steps_of(action)[0]]
    if gained == "priestess" and verb.name not in ("book", "meditate"):
        return "priestess"
    theme = THEME_OF_VERB.get(verb.name, verb.group)
    return theme if theme in THEMES else "isles"


def position_name(s: State) -> str:
    """A short name for a position, however it is turned."""
    return sha256(repr(position_key(s)).encode()).hexdigest()[:10]


def position_key(s: State) -> tuple[object, ...]:
    """The same for all positions that differ only in how the ring is turned or who sits where."""
    table = s.layout
    n = int(table.players)
    first = 0 if table.solo or s.turn < 0 else int(s.turn)
    seats = [(first + k) % n for k in range(n)]
    ring = [int(isle) for isle in table.ring]
    at = ring.index(0)
    orders = [
        (
            [int(s.active[seat * 7 + isle]) for isle in range(7)],
            [int(s.inactive[seat * 7 + isle]) for isle in range(7)],
            int(s.shrines[seat]),
            int(s.favors[seat]),
            int(s.supply[seat]),
            int(s.stage[seat]),
            int(s.claimed[seat]),
            int(s.serving[seat]),
            int(s.council[seat]),
            [int(s.ledger[seat * SOURCES + source]) for source in range(SOURCES)],
            seat == s.start,
        )
        for seat in seats
    ]
    fields = table.fields
    layout = [fields["symbol"], fields["group"], fields["below"], fields["guards"]]
    return (
        ring[at:] + ring[:at],
        layout,
        fields["solo"],
        [fields["book_points"], fields["first_book_bonus"], fields["book_lies_down"]],
        [fields["book_scores"], fields["infiltration"]],
        orders,
        [int(s.round), int(s.phase), int(s.time), int(s.book_bonus)],
        [int(s.priestess), int(s.builder), int(s.apostate)],
        [int(s.unclaimed), int(s.vacant), int(s.books), int(s.lying)],
        [int(left) for left in s.stock],
    )
