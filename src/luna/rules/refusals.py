"""Refusals: the rule that forbids something, and the reason as a message key with details."""

from dataclasses import dataclass
from functools import lru_cache

from luna.rules import steps
from luna.rules.compat import i64, mypyc_attr
from luna.rules.state import State, blocked, holds
from luna.rules.vocabulary import ISLE_NAMES, ISLE_NOVICE, ISLES

Detail = str | int


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Refusal:
    """The rule that forbids something, and the reason.

    `reason` is a message key; `details` fill its gaps. The sentences are in `luna.locale`.
    """

    rule: str
    reason: str
    details: tuple[tuple[str, Detail], ...] = ()

    def detail(self, name: str) -> Detail:
        return dict(self.details)[name]


@lru_cache(maxsize=4096)
def refusal(rule: str, reason: str, **details: Detail) -> Refusal:
    """Return the refusal with these values; equal refusals are one object."""
    return Refusal(rule, reason, tuple(sorted(details.items())))


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """The rules do not allow something; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.refusal.details)
        return f"{self.refusal.rule}: {self.refusal.reason}" + (f" ({details})" if details else "")


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
    """Too few active novices on an isle; `need` may be any number a player typed."""
    return too_few_at(rule, isle, int(s.active[s.turn * ISLES + isle]), need)


def too_few_at(rule: str, origin: i64, have: int, need: int) -> Refusal | None:
    """Too few novices at an origin of a Tide: on an isle, beside one, or on the landing stage."""
    if have >= need:
        return None
    if origin == steps.TIDE_STAGE:
        return refusal(rule, "too-few-on-stage", have=have, need=need)
    reason = "too-few-active" if origin < ISLES else "too-few-inactive"
    return refusal(rule, reason, isle=ISLE_NAMES[origin % ISLES], have=have, need=need)
