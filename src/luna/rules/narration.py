"""What somebody did and what came of it, as data that every language makes whole sentences of."""

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
    """Some novices of a Journey or Tide."""

    count: int
    origin: str
    """An isle, or `stage`."""
    target: str
    start: str
    """How they leave: from an `isle`, where they are active, from a jetty (`resting`), or from
    the `stage`."""


@dataclass(frozen=True)
class Sentence:
    """What somebody did: the verb, whose action it was, its details and the legs of a voyage.

    The message of a verb is `say-` and its name. Details are the parameters of the verb, favors
    as `yes` or `no`, and what else the sentence needs to name.
    """

    verb: str
    order: str
    details: tuple[tuple[str, Detail], ...]
    legs: tuple[Leg, ...] = ()

    @property
    def key(self) -> str:
        return key_of(self.verb)


def key_of(verb: str) -> str:
    """The message that says what was done with a verb."""
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
"""The event that the sentence of a verb says already."""


def narrate(setup: Setup, before: State, action: Action, after: State) -> Sentence:
    """What was done with an action that led from one position to another."""
    verb = VERB_OF[type(action)]
    order = setup.players[before.turn]
    if isinstance(action, MovesAction):
        return Sentence(verb.name, order, (), tuple(legs(action)))
    details = {**named(action), **circumstances(setup, before, action, after)}
    return Sentence(verb.name, order, tuple(sorted(details.items())))


@lru_cache(maxsize=4096)
def named(action: Action) -> Mapping[str, Detail]:
    """What an action says by itself."""
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


def circumstances(setup: Setup, before: State, action: Action, after: State) -> dict[str, Detail]:
    """What a sentence names besides the parameters of its verb."""
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
    """The events that a sentence does not already say."""
    implied = IMPLIED.get(sentence.verb)
    return [
        event
        for event in happened
        if event.kind != implied or event.order not in (None, sentence.order)
    ]
