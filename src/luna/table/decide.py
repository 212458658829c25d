"""What comes of a command: entries for the log, or a problem. Nothing is changed here."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from luna.table import chat, commands, consent, playing, seating, timing
from luna.table.commands import Command
from luna.table.draft import Draft, Repeated
from luna.table.entries import Entry
from luna.table.problem import conflict
from luna.table.table import Table

LONGEST_LOG = 20_000
"""Entries of one table: more than any game has, less than someone who never stops would write."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The entries to be written, in order; or the one that the very same request has made."""

    entries: tuple[Entry, ...]
    repeated: Entry | None = None

    @property
    def last(self) -> Entry | None:
        """The entry that answers the command; None when there was nothing to do."""
        return self.repeated or (self.entries[-1] if self.entries else None)


def decide(table: Table, command: Command, now: float) -> Decision:
    """The entries that a command leads to; `Problem` if it cannot be done."""
    try:
        drafts = tuple(_drafts(table, command, now))
    except Repeated as found:
        return Decision((), found.entry)
    if drafts and table.sequence + len(drafts) > LONGEST_LOG:
        raise conflict("log-full")
    time = max(now, table.entries[-1].time if table.entries else now)
    return Decision(
        tuple(
            Entry(number, draft.seat, draft.fact, time, draft.client, table.round)
            for number, draft in enumerate(drafts, table.sequence + 1)
        )
    )


def _drafts(table: Table, command: Command, now: float) -> Iterable[Draft]:
    match command:
        case commands.Act():
            return playing.act(table, command)
        case commands.BotAct():
            return playing.bot_act(table, command)
        case commands.Undo():
            return consent.undo(table, command)
        case commands.Abandon():
            return consent.abandon(table, command)
        case commands.Replace():
            return consent.let_replace(table, command)
        case commands.Answer():
            return consent.answer(table, command)
        case commands.Say():
            return chat.say(table, command, now)
        case commands.Invite():
            return seating.invite(table, command)
        case commands.Join():
            return seating.join(table, command)
        case commands.Start():
            return seating.start(table, command)
        case commands.Leave():
            return seating.leave(table, command)
        case commands.SeatBot():
            return seating.seat_bot(table, command, now)
        case commands.Return():
            return seating.come_back(table, command)
        case commands.Swap():
            return seating.swap(table, command)
        case commands.Claim():
            return seating.claim(table, command)
        case commands.HandOver():
            return seating.hand_over(table, command)
        case commands.Rematch():
            return consent.rematch(table, command)
        case commands.TakeHint():
            return playing.take_hint(table, command)
        case commands.Expire():
            return timing.expire(table, now)
        case commands.Resume():
            return timing.resume(table, command, now)
    assert_never(command)
