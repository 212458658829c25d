"""Influence at the end of a round and of the game."""

from typing import Final

from luna.rules.compat import i64
from luna.rules.council import seat_of
from luna.rules.solo import OPPONENT
from luna.rules.state import State, gain, has_shrine, popcount
from luna.rules.vocabulary import (
    FROM_APOSTATE,
    FROM_COUNCIL,
    FROM_FAVORS,
    FROM_PRIESTESS,
    FROM_SHRINES,
    FROM_TEMPLE,
    ISLES,
)

SHRINE_POINTS: Final = 4


def score_round(s: State) -> None:
    """E-ORDER: Priestess, Apostate, Temple."""
    score_priestess(s)
    score_apostate(s)
    score_temple(s)


def score_priestess(s: State) -> None:
    """E-PRIESTESS: by active novices and shrine on her isle, ties by standing in the Council."""
    for seat in range(s.layout.players):
        if attendance(s, seat) == 0:
            continue
        place: i64 = 0
        for rival in range(s.layout.players):
            if ahead_at_priestess(s, rival, seat):
                place += 1
        if place < len(s.layout.priestess_places):
            gain(s, seat, FROM_PRIESTESS, s.layout.priestess_places[place])


def attendance(s: State, seat: i64) -> i64:
    """A player's active novices and shrine on the Priestess's isle."""
    present = s.active[seat * ISLES + s.priestess]
    return present + 1 if has_shrine(s, seat, s.priestess) else present


def ahead_at_priestess(s: State, rival: i64, seat: i64) -> bool:
    theirs = attendance(s, rival)
    ours = attendance(s, seat)
    return theirs > ours or (theirs == ours and s.council[rival] > s.council[seat])


def score_apostate(s: State) -> None:
    """E-APOSTATE: novices on or beside his isle cost one more than their number."""
    for seat in range(s.layout.players):
        spared = s.layout.solo > 0 and seat == OPPONENT  # O-END: he never loses
        where = seat * ISLES + s.apostate
        present = s.active[where] + s.inactive[where]
        if present > 0 and not spared:
            gain(s, seat, FROM_APOSTATE, -min(present + 1, s.influence(seat)))


def score_temple(s: State) -> None:
    """E-TEMPLE: one for each novice in the Temple; revised: one more for each Book."""
    for seat in range(s.layout.players):
        books = popcount(s.serving[seat] & s.books) * s.layout.book_scores
        gain(s, seat, FROM_TEMPLE, popcount(s.serving[seat]) + books)


def score_game(s: State) -> None:
    """G-SCORE: shrines, favors, Council."""
    for seat in range(s.layout.players):
        gain(s, seat, FROM_SHRINES, SHRINE_POINTS * popcount(s.shrines[seat]))
        gain(s, seat, FROM_FAVORS, popcount(s.favors[seat]))
        gain(s, seat, FROM_COUNCIL, s.layout.council_values[seat_of(s, seat)])


def outranks(s: State, rival: i64, seat: i64) -> bool:
    """G-SCORE: more influence, then farther in the Council, then higher in the stack."""
    theirs = s.influence(rival)
    ours = s.influence(seat)
    return theirs > ours or (theirs == ours and s.council[rival] > s.council[seat])


def ranking(s: State) -> list[int]:
    """Return the seats from first to last as things stand."""
    ahead: list[int] = []
    for seat in range(s.layout.players):
        rivals = 0
        for rival in range(s.layout.players):
            if outranks(s, rival, seat):
                rivals += 1
        ahead.append(rivals)
    return sorted(range(len(ahead)), key=ahead.__getitem__)
