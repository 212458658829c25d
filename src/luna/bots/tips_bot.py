"""A player by rules of thumb: the first one that fits.

Everything it does a beginner could explain: bring claimed tiles home, build where the Builder is,
claim what is approved, be with the Priestess, keep away from the Apostate, and go to the next isle
that matters before the night falls.
"""

from luna.bots.player import Bot, Budget
from luna.rules.actions import (
    Action,
    Book,
    Build,
    Council,
    Favor,
    Herbs,
    Infiltrate,
    Journey,
    Meditate,
    Move,
    PlaceNovices,
    PlaceShrine,
    Promote,
    Recruit,
    Sanctify,
    Tire,
)
from luna.rules.legal_actions import plain_actions
from luna.rules.state import State, popcount
from luna.rules.vocabulary import ISLE_NAMES, ISLES, ROUNDS

FAVOR_ORDER = ("shrine", "bribery", "book", "herbs", "novice", "sailboat", "tide")
"""The favors a beginner wants most first."""


class TipsBot(Bot):
    """The first tip that fits."""

    name = "tips"

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        actions = plain_actions(s)
        for tip in (begin, bring_home, build, claim, hold_court, ask_favor, protect, grow, rise):
            action = tip(s, actions)
            if action is not None:
                return action
        return set_out(s) or Meditate()


def begin(s: State, actions: list[Action]) -> Action | None:
    """Before the round: a shrine and novices where the figures will soon be."""
    if isinstance(actions[0], (PlaceShrine, PlaceNovices)):
        wanted = {at: rank for rank, at in enumerate(coming(s))}
        return min(actions, key=lambda a: wanted[ISLE_NAMES.index(a.isle)])  # type: ignore[attr-defined]
    if isinstance(actions[0], Tire):
        # Tire the opponent where he is weakest, so that he climbs little.
        return min(actions, key=lambda a: s.active[ISLES + ISLE_NAMES.index(a.isle)])  # type: ignore[attr-defined]
    return None


def coming(s: State) -> list[int]:
    """All isles, those that Priestess and Builder visit first, the Apostate's last."""
    priestess, builder = int(s.priestess), int(s.builder)
    visited = []
    for _ in range(3):
        visited += [priestess, builder]
        priestess = int(s.layout.clockwise(priestess, s.layout.priestess_value))
        builder = int(s.layout.clockwise(builder, s.layout.builder_value))
    order = dict.fromkeys(isle for isle in visited if isle != s.apostate)
    order.update(dict.fromkeys(isle for isle in range(ISLES) if isle != s.apostate))
    return [*order, int(s.apostate)]


def bring_home(s: State, actions: list[Action]) -> Action | None:
    """A claimed tile enters the Temple while the Guard pays most; best where it displaces."""
    ready = [a for a in actions if isinstance(a, (Sanctify, Infiltrate))]

    def driven(action: Action) -> int:
        if not isinstance(action, Sanctify):
            return -1
        others = 0
        for seat in range(int(s.layout.players)):
            if seat != s.turn:
                others |= int(s.serving[seat])
        return int(popcount(int(s.layout.below[action.tile]) & others & ~int(s.books)))

    return max(ready, key=driven, default=None)


def build(s: State, actions: list[Action]) -> Action | None:
    """A shrine is worth four and helps for the rest of the game."""
    return next((a for a in actions if isinstance(a, Build)), None)


def claim(s: State, actions: list[Action]) -> Action | None:
    """Claim the highest approved tile: it is hardest to displace."""
    plain = [a for a in actions if isinstance(a, Promote) and not a.bribe]
    return max(plain, key=lambda a: (a.tile, not a.novice), default=None)


def hold_court(s: State, actions: list[Action]) -> Action | None:
    """Wake two novices on the Priestess's isle whenever that is legal."""
    where = ISLE_NAMES[s.priestess]
    return next((a for a in actions if isinstance(a, Herbs) and a == Herbs(where, 2)), None)


def ask_favor(s: State, actions: list[Action]) -> Action | None:
    """Ask for the favor that is wanted most, but not of those who are with the Priestess."""
    if s.round == ROUNDS:
        return None
    asked = [
        a
        for a in actions
        if isinstance(a, Favor) and not a.novice and ISLE_NAMES.index(a.isle) != s.priestess
    ]
    return min(asked, key=lambda a: FAVOR_ORDER.index(a.isle), default=None)


def protect(s: State, actions: list[Action]) -> Action | None:
    """Move a Book from a rival to a novice of one's own."""
    own = int(s.serving[s.turn])
    moves = [a for a in actions if isinstance(a, Book) and not own >> a.origin & 1]
    return max(moves, key=lambda a: -a.target, default=None)


def grow(s: State, actions: list[Action]) -> Action | None:
    """More novices early in the game."""
    if s.round > ROUNDS // 2:
        return None
    wanted = coming(s)
    able = [a for a in actions if isinstance(a, Recruit) and not a.novice]
    return min(able, key=lambda a: wanted.index(ISLE_NAMES.index(a.isle)), default=None)


def rise(s: State, actions: list[Action]) -> Action | None:
    """Late in the game the Council counts; novices with the Priestess stay."""
    if s.round < ROUNDS - 1:
        return None
    able = [
        a
        for a in actions
        if isinstance(a, Council) and a.isle and ISLE_NAMES.index(a.isle) != s.priestess
    ]
    return max(able, key=lambda a: a.count or 0, default=None)


def set_out(s: State) -> Action | None:
    """Send active novices who have nothing to do to where Priestess and Builder will be next."""
    if s.round == ROUNDS:
        return None
    target = int(s.layout.clockwise(s.priestess, s.layout.priestess_value))
    idle = [
        Move(ISLE_NAMES[isle], ISLE_NAMES[target], int(s.active[s.turn * ISLES + isle]))
        for isle in range(ISLES)
        if s.active[s.turn * ISLES + isle]
        and isle not in (s.priestess, target)
        and not (s.layout.solo >= 2 and isle == s.apostate)
    ]
    return Journey(idle) if idle else None
