"""Playing tips for the player to act: keys of texts that fit a position.

Terminal and browser show the same ones, each once, from `tips.ftl`. What fits is decided here.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from luna.analysis.forecast import gains, round_scored
from luna.rules.engine import legal_steps
from luna.rules.refusals import Detail
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.verbs import VERB_OF_STEP
from luna.rules.vocabulary import (
    ISLE_NAMES,
    ISLE_NOVICE,
    ISLES,
    PHASE_ACTIONS,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    PHASE_TIRING,
    ROUNDS,
)

SOON = 2
"""The round may end soon when no more Time tokens than these are left."""


@dataclass(frozen=True)
class Tip:
    """A tip that fits."""

    key: str
    """Of its text."""
    rule: str
    """The rule to read about it."""
    details: tuple[tuple[str, Detail], ...] = ()
    """What fills the gaps of the text; things of the game by the names of the notation."""
    words: tuple[str, ...] = ()
    """What one would type to follow it, in the notation of records."""


def tips(setup: Setup, s: State) -> Iterator[Tip]:
    """All tips for the player to act, the most pressing first; none when the game is over."""
    if s.phase == PHASE_ACTIONS:
        verbs = {VERB_OF_STEP[step].name for step in legal_steps(s)}
        won = gains(setup, s, round_scored(s))[setup.players[s.turn]]
        yield from on_the_isles(s, verbs, -won.get("apostate", 0))
        yield from in_the_temple(setup, s)
        yield from what_can_be_done(verbs)
        yield from about_the_round(s, verbs, won.get("priestess", 0))
        yield from early_in_the_game(s, verbs)
    elif s.phase == PHASE_TIRING:
        yield Tip("tip-tire", "O-BEGIN")
    elif s.phase == PHASE_PLACE_SHRINES:
        yield Tip("tip-place-shrine", "P-SHRINE")
    elif s.phase == PHASE_PLACE_NOVICES:
        yield Tip("tip-place-novices", "P-FAVORS")


def on_the_isles(s: State, verbs: set[str], loss: int) -> Iterator[Tip]:
    seat = int(s.turn)
    if s.round == 1:
        yield Tip("tip-begin", "A-TURN")
    if loss and s.layout.solo < 3:
        details = (("isle", ISLE_NAMES[s.apostate]), ("loss", loss))
        if s.layout.solo == 2:
            yield Tip("tip-apostate-blocks", "O-LEVEL2", details, ("expel",))
        else:
            yield Tip("tip-apostate", "E-APOSTATE", details, ("expel",))
    if "build" in verbs:
        yield Tip("tip-build", "A-SHRINE", (("isle", ISLE_NAMES[s.builder]),), ("build",))
    if not any(s.active[seat * ISLES + isle] for isle in range(ISLES)):
        yield Tip("tip-all-rest", "A-OWN", (), ("sanctify", "meditate"))
    if s.favors[seat] >> ISLE_NOVICE & 1:
        # At the third level the Apostate is never expelled.
        key = "tip-virtual-solo" if s.layout.solo == 3 else "tip-virtual"
        yield Tip(key, "A-VIRTUAL", (), ("+novice",))


def in_the_temple(setup: Setup, s: State) -> Iterator[Tip]:
    seat = int(s.turn)
    ready = tiles(int(s.claimed[seat] & s.layout.approved[s.round]))
    if ready and s.round < ROUNDS:
        details = (("guard", int(s.layout.guard_value[s.round])), ("tile", ready[-1]))
        yield Tip("tip-sanctify", "A-SANC", details, (f"sanctify {ready[-1]}",))
    bare = int(s.serving[seat] & ~s.books)
    for rival in range(len(setup.players)):
        for tile in tiles(int(s.claimed[rival])) if bare and rival != seat else ():
            threatened = tiles(int(s.layout.below[tile]) & bare)
            if threatened:
                yield Tip("tip-threat", "A-DISPLACE", (("rival", tile), ("tile", threatened[-1])))
    if s.stage[seat]:
        yield Tip("tip-stage", "A-SAIL", (), ("sail", "tide"))


def tiles(found: int) -> list[int]:
    """The numbers of the tiles in a set, ascending."""
    numbers = []
    while found:
        numbers.append((found & -found).bit_length() - 1)
        found &= found - 1
    return numbers


def what_can_be_done(verbs: set[str]) -> Iterator[Tip]:
    """What an action is good for, when it is possible for the first time."""
    if "promote" in verbs:
        yield Tip("tip-promote", "A-PROM", (), ("promote",))
    if "favor" in verbs:
        yield Tip("tip-favor", "A-FAVOR", (), ("favor",))
    if "book" in verbs:
        yield Tip("tip-book", "A-BOOK", (), ("book",))


def early_in_the_game(s: State, verbs: set[str]) -> Iterator[Tip]:
    """What pays off in all the rounds that are left."""
    seat = int(s.turn)
    if s.round <= ROUNDS // 2 and "recruit" in verbs:
        yield Tip("tip-recruit", "A-RECRUIT", (), ("recruit",))
    resting = any(s.inactive[seat * ISLES + isle] for isle in range(ISLES))
    if s.round < ROUNDS and "tide" in verbs and resting:
        yield Tip("tip-tide", "A-TIDE", (), ("tide",))
    if s.round == 1 and "council" in verbs and behind_everybody(s):
        yield Tip("tip-council-first", "S-COUNCIL", (), ("council",))


def behind_everybody(s: State) -> bool:
    """Whether the player to act loses every tie."""
    return min(range(len(s.council)), key=lambda seat: int(s.council[seat])) == s.turn


def about_the_round(s: State, verbs: set[str], from_priestess: int) -> Iterator[Tip]:
    solo = s.layout.solo > 0
    if s.round == ROUNDS:
        yield Tip("tip-last-round", "G-SCORE")
    if not solo and s.time == 1:
        yield Tip("tip-last-token", "A-MEDITATE", (), ("meditate",))
    if solo and s.round == 1:
        yield Tip("tip-solo-end", "O-END", (), ("meditate",))
    if from_priestess == 0 and (solo or s.time <= SOON):
        yield Tip("tip-priestess", "E-PRIESTESS", (("isle", ISLE_NAMES[s.priestess]),), ("sail",))
    if not solo and s.time <= SOON and s.round < ROUNDS and "journey" in verbs:
        yield Tip("tip-journey", "A-JOURNEY", (), ("journey",))
    if s.round >= 2 and "council" in verbs:
        yield Tip("tip-council", "A-COUNCIL", (), ("council",))
