"""A board that is not stored: a position, and free moves for every seat from there on."""

from collections.abc import Iterable

from luna.game import Position
from luna.record.record import print_header
from luna.rules.refusals import Refused
from luna.table.entries import Entry, Played, Started
from luna.table.growing import Growing
from luna.table.problem import refused
from luna.table.seat import Seat
from luna.table.table import Table, Terms, apply

LOOKER = "looker"
"""Whoever looks at a board sits on all its seats."""


def lay_board(name: str, position: Position, texts: Iterable[str]) -> Table:
    """The board after some actions; everything on the way to its first position is in its log."""
    setup = position.setup
    terms = Terms(
        name, "analysis", setup.edition, setup.mode, False, True, 0.0, None, print_header(setup)
    )
    first = position.back_to(0)
    seats = tuple(
        Seat(number, colour, "virtual")
        if setup.solo_level and number
        else Seat(number, colour, "human", LOOKER, None)
        for number, colour in enumerate(setup.players)
    )
    table = Table(
        terms,
        LOOKER,
        seats,
        status="over" if first.over else "playing",
        entries=Growing([Entry(1, None, Started(), 0.0, round=first.round)]),
        position=first,
        positions=Growing([first]),
        position_sequence=1,
    )
    for at in position.way():
        seat = None if at.before is None else int(at.before.state.turn)
        table = apply(table, Entry(table.sequence + 1, seat, Played(at.text, at), 0.0))
    for text in texts:
        table = play_on(table, text)
    return table


def play_on(table: Table, text: str) -> Table:
    """The board after one more action; `Problem` if it is not legal."""
    position = table.position
    if position is None:
        raise AssertionError("a board always has a position")
    try:
        after = position.after(position.check(text))
    except Refused as error:
        raise refused(error) from None
    seat = int(position.state.turn)
    return apply(table, Entry(table.sequence + 1, seat, Played(after.text, after), 0.0))
