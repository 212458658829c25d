"""Time: what happens when a player's is over, and time that counts for no player."""

from luna.rules.legal_actions import plain_actions
from luna.table.commands import Resume
from luna.table.draft import Draft
from luna.table.entries import Abandoned, Played, Resumed, TimeOver
from luna.table.rated import decided_without
from luna.table.seating import bot_for, stand_in
from luna.table.table import Table

SHORTEST = 1.0
"""Seconds of absence that are not worth an entry."""


def expire(table: Table, now: float) -> list[Draft]:
    seat, position, pace, deadline = (
        table.turn,
        table.position,
        table.terms.pace,
        table.deadline(),
    )
    if seat is None or position is None or pace is None or deadline is None or deadline > now:
        return []
    if table.terms.rated:
        late = Draft(seat.number, TimeOver("bot"))
        if decided_without(table, [seat.number]):
            return [late, Draft(None, Abandoned())]
        return [late, bot_for(seat, stand_in(table))]
    late = Draft(seat.number, TimeOver(pace.end))
    if pace.end == "abandon":
        return [late, Draft(seat.number, Abandoned())]
    if pace.end == "pass":
        passed = position.after(plain_actions(position.state)[-1])  # Meditation where possible
        return [late, Draft(seat.number, Played(passed.text, passed))]
    return [late, bot_for(seat, stand_in(table))]


def resume(table: Table, command: Resume, now: float) -> list[Draft]:
    """Give the player to act the time back that passed while no one could act.

    What was given back after this absence was noticed covers it: another process noticed it, too.
    """
    given = max((e.time for e in table.entries if isinstance(e.fact, Resumed)), default=0.0)
    if table.deadline() is None or given >= command.found:
        return []
    lost = now - max(command.since, table.clock.since, given)
    return [Draft(None, Resumed(round(lost, 1)))] if lost >= SHORTEST else []
