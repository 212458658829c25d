"""Chat: bounded for the table, and for each player, so that one cannot use up everyone's share."""

from luna.table.commands import Say
from luna.table.draft import Draft, not_twice
from luna.table.entries import Said
from luna.table.playing import seated
from luna.table.problem import Problem, conflict, invalid
from luna.table.table import Table

BURST = 12
"""Lines one person may say within `WINDOW` seconds."""
WINDOW = 60.0


def say(table: Table, command: Say, now: float) -> list[Draft]:
    words = "".join(c if c.isprintable() or c == "\n" else " " for c in command.text).strip()
    if not words:
        raise invalid("nothing-said")
    if len(words) > command.limits.characters:
        raise Problem("too-long", "too-long")
    mine = seated(table, command.person)
    not_twice(table, command.client, "chat")
    if table.chats >= command.limits.lines:
        raise conflict("chat-full")
    numbers = {seat.number for seat in mine}
    lately = [
        entry.time
        for entry in table.entries[-4 * BURST :]
        if entry.kind == "chat" and entry.seat in numbers and entry.time > now - WINDOW
    ]
    if len(lately) >= BURST:
        wait = int(lately[-BURST] + WINDOW - now) + 1
        raise Problem("too-many", "too-many", place={"retry": wait})
    return [Draft(mine[0].number, Said(words), command.client)]
