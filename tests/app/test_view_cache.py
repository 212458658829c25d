"""A cached view is equal to a fresh one, whatever was cached before."""

import json
from dataclasses import replace

from luna.app.encoding import encode
from luna.app.tables.view import view
from luna.app.tables.view_cache import ViewCache
from luna.bots import Budget, bot
from luna.game import Position
from luna.table.commands import Person
from luna.table.entries import Entry, Fact, Played, TakenBack
from luna.table.laying import TablePlan, Wanted, lay
from luna.table.seat import Seat
from luna.table.table import Table, apply, follow_log

ROUNDS = 3
SEATS = tuple(
    Seat(number, colour, "human", f"id {number}", f"Player {number}")
    for number, colour in enumerate(("yellow", "red"))
)


def new_table() -> Table:
    plan = TablePlan([Wanted("you", seat.colour) for seat in SEATS], "random", seed=4)
    laid = lay(plan, "table", Person("id 0", "Player 0"), 1.0)
    return follow_log(replace(laid.table, seats=SEATS), laid.entries(1.0))


def after(table: Table, fact: Fact) -> Table:
    turn = table.turn
    seat = None if turn is None else turn.number
    return apply(table, Entry(table.sequence + 1, seat, fact, 2.0 + table.sequence))


def running(table: Table) -> Position:
    assert table.position is not None
    return table.position


def test_a_cached_view_is_equal_through_a_game_and_back() -> None:
    """Rounds end and are taken back, viewers come and go."""
    table, player = new_table(), bot("random")
    cache = ViewCache(table)
    while running(table).round < ROUNDS:
        position = running(table)
        action = player.choose(position.state, Budget(nodes=1), position.number)
        table = after(table, Played(position.write(action)))
        check(cache, table, {"id 0"} if position.number % 3 else {"id 0", "id 1"})
    ends = [at.number for at in running(table).way() if at.before and at.round != at.before.round]
    for number in (ends[-1] - 1, ends[-2] - 1, 0):
        table = after(table, TakenBack(number))
        check(cache, table, {"id 1"})


def check(cache: ViewCache, table: Table, present: set[str]) -> None:
    cache.update(table)
    assert json.loads(cache.encoded(present)) == json.loads(encode(view(table, present)))
