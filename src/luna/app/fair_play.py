"""Fair play: no outside help in a game that people are playing."""

from typing import Protocol

from luna.app.context import Context
from luna.game import Position
from luna.record.record import print_header
from luna.table.problem import conflict
from luna.table.table import Table


class FairPlayStore(Protocol):
    """Knows the games that people are playing."""

    async def in_progress(self, header: str, but: str = "", *, rated: bool = False) -> bool:
        """Whether several people play a game of this setup, at a table other than `but`."""


async def forbid_running_game(ctx: Context, position: Position) -> None:
    """Refuse to analyse a game that several people are playing."""
    if await ctx.store(FairPlayStore).in_progress(print_header(position.setup)):
        raise conflict("not-over")


async def forbid_outside_help(ctx: Context, table: Table) -> None:
    """Refuse help at a table that would be help in a game at another one.

    An analysis board must not show a game that several people play, and no table may have the setup
    of a rated game in progress.
    """
    if table.position is None:
        return
    header = print_header(table.position.setup)
    rated = table.terms.kind != "analysis"
    if await ctx.store(FairPlayStore).in_progress(header, table.id, rated=rated):
        raise conflict("not-over")
