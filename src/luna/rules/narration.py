"""Sentences for the log: an action and its consequences as data, for each language to word."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from luna.rules.actions import (
    Action,
    Build,
    Council,
    Expel,
    Favor,
    Meditate,
    MovesAction,
    Promote,
    Sail,
    Tire,
)
from luna.rules.codec import VERB_OF
from luna.rules.council import seat_of
from luna.rules.events import Event
from luna.rules.refusals import Detail
from luna.rules.setup import Setup
from luna.rules.solo import OPPONENT
from luna.rules.state import State
from luna.rules.verbs import STAGE, VERBS
from luna.rules.vocabulary import ISLE_NAMES, ISLES

FROM_ISLE = "isle"
FROM_REST = "resting"


@dataclass(frozen=True)
class Leg:
    """Novices of a Journey or Tide that travel together."""

    count: int
    origin: str
    """An isle, or `stage`."""
    target: str
    start: str
    """`isle` for active novices, `resting` for inactive ones, or `stage`."""


@dataclass(frozen=True)
class Sentence:
    """An action of the log: its verb, order, details and, for a Journey or Tide, legs.

    The message key is `say-` and the verb's name. Details are the parameters of the verb, favors
    as `yes` or `no`, and other values that the sentence names.
    """

    verb: str
    order: str
    details: tuple[tuple[str, Detail], ...]
    legs: tuple[Leg, ...] = ()

    @property
    def key(self) -> str:
        return key_of(self.verb)


def key_of(verb: str) -> str:
    """Return the message key of a verb."""
    return f"say-{verb}"


SENTENCE_KEYS = tuple(key_of(verb.name) for verb in VERBS)

IMPLIED = {
    "place-shrine": "shrine-built",
    "favor": "favor-taken",
    "recruit": "recruited",
    "build": "shrine-built",
    "promote": "claimed",
    "sanctify": "entered",
    "infiltrate": "entered",
    "book": "book-moved",
    "council": "council",
    "expel": "figure-moved",
    "meditate": "time-turned",
}
"""The event that a verb's own sentence already reports."""


def narrate(setup: Setup, before: State, action: Action, after: State) -> Sentence:
    """Return the sentence of an action that led from `before` to `after`."""
    verb = VERB_OF[type(action)]
    order = setup.players[before.turn]
    if isinstance(action, MovesAction):
        return Sentence(verb.name, order, (), tuple(legs(action)))
    details = {**parameter_details(action), **extra_details(setup, before, action, after)}
    return Sentence(verb.name, order, tuple(sorted(details.items())))


@lru_cache(maxsize=4096)
def parameter_details(action: Action) -> Mapping[str, Detail]:
    """Return the details that the action itself has."""
    details: dict[str, Detail] = {}
    for parameter in VERB_OF[type(action)].parameters:
        value = getattr(action, parameter.name)
        if parameter.kind == "favor":
            details[parameter.name] = "yes" if value else "no"
        elif value is not None:
            details[parameter.name] = value
    return details


def legs(action: MovesAction) -> Iterable[Leg]:
    for move in action.moves:
        start = STAGE if move.origin == STAGE else FROM_ISLE if move.active else FROM_REST
        yield Leg(move.count, move.origin, move.target, start)


def extra_details(setup: Setup, before: State, action: Action, after: State) -> dict[str, Detail]:
    """Return the details of a sentence that depend on the position."""
    match action:
        case Tire(isle):
            tired = int(before.active[OPPONENT * ISLES + ISLE_NAMES.index(isle)])
            return {"count": tired, "rival": setup.players[OPPONENT]}
        case Favor(isle):
            return {"favor": isle}
        case Build():
            return {"isle": ISLE_NAMES[before.builder]}
        case Sail(origin):
            return {"start": STAGE if origin == STAGE else FROM_ISLE}
        case Promote(tile):
            return {"isle": ISLE_NAMES[before.layout.symbol[tile]]}
        case Council(_, count):
            start, end = int(seat_of(before, before.turn)), int(seat_of(after, before.turn))
            return {"count": count or 0, "seat": end, "seats": end - start}
        case Expel(count):
            names = {"origin": ISLE_NAMES[before.apostate], "target": ISLE_NAMES[after.apostate]}
            return {"count": count or 0, **names}
        case Meditate():
            solo = "yes" if setup.solo_level else "no"
            return {"left": max(0, int(before.time) - 1), "solo": solo}
    return {}


def consequences(sentence: Sentence, happened: Iterable[Event]) -> list[Event]:
    """Return the events that a sentence does not already report."""
    implied = IMPLIED.get(sentence.verb)
    return [
        event
        for event in happened
        if event.kind != implied or event.order not in (None, sentence.order)
    ]
