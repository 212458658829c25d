"""Refusals that actions of several families share."""

from luna.rules import steps
from luna.rules.compat import i64
from luna.rules.pieces import blocked, holds
from luna.rules.refusals import Refusal, refusal
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ISLE_NOVICE, ISLES


def closed_isle(s: State, isle: i64) -> Refusal | None:
    """O-LEVEL2, O-LEVEL3: the Apostate blocks his isle."""
    if not blocked(s, isle):
        return None
    return refusal(f"O-LEVEL{s.layout.solo}", "isle-blocked", isle=ISLE_NAMES[isle])


def favor_missing(s: State, rule: str, favor: i64, wanted: bool = True) -> Refusal | None:
    """A favor must be held to be used."""
    if wanted and not holds(s, s.turn, favor):
        return refusal(rule, "favor-missing", favor=ISLE_NAMES[favor])
    return None


def virtual_missing(s: State, wanted: bool) -> Refusal | None:
    """A-VIRTUAL: the novice favor must be held to stand in for a novice."""
    return favor_missing(s, "A-VIRTUAL", ISLE_NOVICE, wanted)


def too_few(s: State, rule: str, isle: i64, need: int) -> Refusal | None:
    """Too few active novices on an isle; what is needed may be any number somebody typed."""
    return too_few_at(rule, isle, int(s.active[s.turn * ISLES + isle]), need)


def too_few_at(rule: str, origin: i64, have: int, need: int) -> Refusal | None:
    """Too few novices at an origin of a Tide: on an isle, beside one, or on the landing stage."""
    if have >= need:
        return None
    if origin == steps.TIDE_STAGE:
        return refusal(rule, "too-few-on-stage", have=have, need=need)
    reason = "too-few-active" if origin < ISLES else "too-few-inactive"
    return refusal(rule, reason, isle=ISLE_NAMES[origin % ISLES], have=have, need=need)
