"""The small questions and moves that every family of actions is made of."""

from luna.rules.compat import i64
from luna.rules.state import State
from luna.rules.vocabulary import ISLES, SOURCES


def holds(s: State, seat: i64, favor: i64) -> bool:
    return (s.favors[seat] >> favor) & 1 != 0


def has_shrine(s: State, seat: i64, isle: i64) -> bool:
    return (s.shrines[seat] >> isle) & 1 != 0


def blocked(s: State, isle: i64) -> bool:
    """O-LEVEL2: from solo level 2 on, the Apostate closes his isle."""
    return s.layout.solo >= 2 and s.apostate == isle


def ready_isles(s: State) -> i64:
    """The set of isles where the player to move has active novices that may act (A-OWN)."""
    isles: i64 = 0
    at = s.turn * ISLES
    for isle in range(i64(ISLES)):
        # 0 for none, 1 for 1 to 16 of them: random counts make a branch here expensive.
        isles |= ((s.active[at + isle] + 15) >> 4) << isle
    if s.layout.solo >= 2:
        isles &= ~(i64(1) << s.apostate)
    return isles


def count(mask: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def use_novices(s: State, seat: i64, isle: i64, number: i64) -> None:
    """A-OWN: used novices become inactive on their isle."""
    s.active[seat * ISLES + isle] -= number
    s.inactive[seat * ISLES + isle] += number


def take_favor(s: State, seat: i64, favor: i64) -> None:
    s.stock[favor] -= 1
    s.favors[seat] |= i64(1) << favor


def return_favor(s: State, seat: i64, favor: i64) -> None:
    """A-ONE-EACH: a used favor goes back to its isle."""
    s.favors[seat] &= ~(i64(1) << favor)
    s.stock[favor] += 1


def gain(s: State, seat: i64, source: i64, points: i64) -> None:
    s.ledger[seat * SOURCES + source] += points
