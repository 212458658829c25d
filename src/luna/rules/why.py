"""Why an action is not allowed here: the most specific rule, and the reason as data.

Here is only what phase and turn forbid. Each action has its own `refuse_...` beside its
`legal_...`, made of the same predicates.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from luna.rules import council, isle, movement, other, preliminary, solo, temple
from luna.rules.actions import Action, NeedlessNovice
from luna.rules.codec import VERB_OF
from luna.rules.refusals import Refusal, refusal
from luna.rules.state import State
from luna.rules.vocabulary import (
    PHASE_ACTIONS,
    PHASE_OVER,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    PHASE_TIRING,
)

FAMILIES: tuple[ModuleType, ...] = (preliminary, isle, movement, temple, council, other, solo)

PHASE_RULES: dict[int, tuple[str, str]] = {
    PHASE_PLACE_SHRINES: ("P-SHRINE", "place-shrine-now"),
    PHASE_PLACE_NOVICES: ("P-NOVICES", "place-novices-now"),
    PHASE_TIRING: ("O-BEGIN", "tire-now"),
    PHASE_ACTIONS: ("A-TURN", "action-phase-now"),
    PHASE_OVER: ("A-TURN", "game-over"),
}
"""The rule and the reason against the actions of other phases."""


def why_not(s: State, action: Action) -> Refusal | None:
    """What forbids the player to move this action, or None if it is legal.

    `s` must stand between two actions, not inside a Journey or Tide.
    """
    if isinstance(action, NeedlessNovice):
        return wrong_phase(s, action.action) or refusal("A-VIRTUAL", "novice-does-not-fit")
    return wrong_phase(s, action) or REFUSE[type(action)](s, action)


def wrong_phase(s: State, action: Action) -> Refusal | None:
    """A-TURN, P-SHRINE, P-NOVICES, O-BEGIN: each phase has its own actions."""
    if VERB_OF[type(action)].phase == s.phase:
        return None
    rule, reason = PHASE_RULES[int(s.phase)]
    return refusal(rule, reason)


def refuse_of(name: str) -> Callable[[State, Any], Refusal | None]:
    """The `refuse_...` of a verb, from whatever family it belongs to."""
    found: list[Callable[[State, Any], Refusal | None]] = [
        getattr(family, name) for family in FAMILIES if hasattr(family, name)
    ]
    (refuse,) = found
    return refuse


REFUSE: dict[type[Action], Callable[[State, Any], Refusal | None]] = {
    kind: refuse_of(f"refuse_{verb.constant.lower()}") for kind, verb in VERB_OF.items()
}
