"""The table of verbs: everything a player can do, each action described once.

A row has the action's name, its steps and their parameters, its phase, the favors it takes, and the
places on the board where a player finds it. The codec, the notation, completion, the options for
clients and the names of steps are made from these rows; the constants in `luna.rules.steps` are
checked against them below.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import prod

from luna.rules import steps
from luna.rules.vocabulary import (
    ISLE_NAMES,
    PHASE_ACTIONS,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    PHASE_TIRING,
    TILES,
)

STAGE = "stage"
RESTING = "~"
"""Prefix of an isle that means its inactive novices."""

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an action: a field of its class, and a digit of its step ids."""

    name: str
    kind: str
    """`isle`, `place` (an isle or the landing stage), `pool` (a place of a Tide), `tile`, `count`
    or `favor` (spent or not)."""
    values: tuple[Value, ...]
    """Possible values, in the order of the step ids."""


@dataclass(frozen=True, slots=True, eq=False)
class Verb:
    """A kind of action; there is one object of each."""

    name: str
    """The key in options, texts and icons. With blanks for hyphens, the written word."""
    first: int
    """The step with all parameters at their first values."""
    parameters: tuple[Parameter, ...]
    """In the order of the text; the last one changes fastest in the step ids."""
    phase: int
    group: str
    """The heading it is offered under, one of `GROUPS`."""
    places: tuple[str, ...]
    """Places that an action touches, the most specific first, as `kind:source`. The source is a
    parameter or one of `builder`, `apostate`, `symbol`. Without a colon: the place itself."""
    asked_at: tuple[str, ...]
    """Kinds of places where a player may ask why it is not possible."""
    begins: int = 1
    """A player may begin the action at any of the first `begins` places."""
    favor: str | None = None
    """The favor that every action of this verb takes."""
    closing: str = ""
    """The meaning of the step after all others: `done` if each of them moves one novice, `alone`
    if it is the novice favor without other parameters."""
    most: bool = False
    """Whether a missing count means as many as possible."""
    switch: str = ""
    """The switch of `Edition` that allows it; without one every edition has it."""
    last: int = field(init=False)
    """The last of its steps: the closing one, if it has one."""
    compound: bool = field(init=False)
    """Whether an action takes several steps."""
    words: str = field(init=False)
    """The words its text begins with."""

    def __post_init__(self) -> None:
        size = prod(len(parameter.values) for parameter in self.parameters)
        closing = 1 if self.closing else 0
        object.__setattr__(self, "last", self.first + size - 1 + closing)
        object.__setattr__(self, "compound", self.closing == "done")
        object.__setattr__(self, "words", self.name.replace("-", " "))

    @property
    def constant(self) -> str:
        """The name of its first step in `luna.rules.steps`."""
        return self.name.replace("-", "_").upper()

    def has(self, name: str) -> bool:
        return any(parameter.name == name for parameter in self.parameters)


def numbers(name: str, kind: str, most: int) -> Parameter:
    return Parameter(name, kind, tuple(range(1, most + 1)))


ISLE = Parameter("isle", "isle", ISLE_NAMES)
ORIGIN = Parameter("origin", "isle", ISLE_NAMES)
TARGET = Parameter("target", "isle", ISLE_NAMES)
BOARDING = Parameter("origin", "place", (*ISLE_NAMES, STAGE))
ADRIFT = Parameter("origin", "pool", (*ISLE_NAMES, *(RESTING + isle for isle in ISLE_NAMES), STAGE))
TILE = numbers("tile", "tile", TILES)
GIVER = numbers("origin", "tile", TILES)
TAKER = numbers("target", "tile", TILES)
ONE_OR_TWO = numbers("count", "count", 2)
BRIBE = Parameter("bribe", "favor", (False, True))
NOVICE = Parameter("novice", "favor", (False, True))

FLAG_FAVORS = {"bribe": "bribery", "novice": "novice"}
"""Favors by the flags that spend them."""

AT_ISLE = ("isle:isle",)
ON_ISLES = ("isle",)

VERBS: tuple[Verb, ...] = (
    Verb("place-shrine", steps.PLACE_SHRINE, (ISLE,), PHASE_PLACE_SHRINES, "preliminary",
         AT_ISLE, ON_ISLES),
    Verb("place-novices", steps.PLACE_NOVICES, (ISLE,), PHASE_PLACE_NOVICES, "preliminary",
         AT_ISLE, ON_ISLES),
    Verb("tire", steps.TIRE, (ISLE,), PHASE_TIRING, "solo", AT_ISLE, ON_ISLES),
    Verb("favor", steps.FAVOR, (ISLE, NOVICE), PHASE_ACTIONS, "isle", AT_ISLE, ON_ISLES),
    Verb("recruit", steps.RECRUIT, (ISLE, NOVICE), PHASE_ACTIONS, "isle", AT_ISLE, ON_ISLES),
    Verb("build", steps.BUILD, (NOVICE,), PHASE_ACTIONS, "isle",
         ("isle:builder",), ON_ISLES, favor="shrine"),
    Verb("herbs", steps.HERBS, (ISLE, ONE_OR_TWO), PHASE_ACTIONS, "isle",
         AT_ISLE, ("isle", "resting"), favor="herbs", most=True),
    Verb("journey", steps.JOURNEY, (ORIGIN, TARGET), PHASE_ACTIONS, "movement",
         ("isle:origin", "isle:target"), ON_ISLES, closing="done"),
    Verb("tide", steps.TIDE, (ADRIFT, TARGET), PHASE_ACTIONS, "movement",
         ("isle:origin", "isle:target"), ("resting", "stage"), favor="tide", closing="done"),
    Verb("sail", steps.SAIL, (BOARDING, TARGET, ONE_OR_TWO), PHASE_ACTIONS, "movement",
         ("isle:origin", "isle:target"), ("isle", "stage"), favor="sailboat", most=True),
    Verb("promote", steps.PROMOTE, (TILE, BRIBE, NOVICE), PHASE_ACTIONS, "temple",
         ("path:tile", "isle:symbol"), ("path",), begins=2),
    Verb("sanctify", steps.SANCTIFY, (TILE, BRIBE), PHASE_ACTIONS, "temple",
         ("path:tile",), ("path",)),
    Verb("infiltrate", steps.INFILTRATE, (TILE,), PHASE_ACTIONS, "temple",
         ("temple:tile",), ("temple", "stage"), favor="bribery", switch="infiltration"),
    Verb("book", steps.BOOK, (GIVER, TAKER), PHASE_ACTIONS, "temple",
         ("temple:origin", "temple:target"), ("temple",), begins=2, favor="book"),
    Verb("council", steps.COUNCIL, (ISLE, numbers("count", "count", steps.MAX_ADVANCE), NOVICE),
         PHASE_ACTIONS, "other", ("isle:isle", "council"), ON_ISLES, begins=2, closing="alone"),
    Verb("expel", steps.EXPEL, (numbers("count", "count", steps.MAX_EXPEL), NOVICE),
         PHASE_ACTIONS, "other", ("isle:apostate",), ON_ISLES, closing="alone"),
    Verb("meditate", steps.MEDITATE, (), PHASE_ACTIONS, "other", ("meditation",), ()),
)  # fmt: skip

GROUPS = ("preliminary", "isle", "movement", "temple", "other", "solo")
"""The headings in order."""

VERB_BY_NAME = {verb.name: verb for verb in VERBS}


def check_blocks(verbs: Sequence[Verb], end: int) -> None:
    """Check that every step belongs to exactly one verb, or raise `ValueError`."""
    expected = 0
    for verb in verbs:
        if verb.first != expected:
            raise ValueError(f"the steps of {verb.name} begin at {verb.first}, not at {expected}")
        if verb.closing and getattr(steps, f"{verb.constant}_{verb.closing.upper()}") != verb.last:
            raise ValueError(f"the steps of {verb.name} do not end at {verb.last}")
        expected = verb.last + 1
    if expected != end:
        raise ValueError(f"the table of verbs has {expected} steps, not {end}")


@cache
def verbs_of_phase(phase: int) -> tuple[Verb, ...]:
    """Return the verbs of a phase."""
    return tuple(verb for verb in VERBS if verb.phase == phase)


check_blocks(VERBS, steps.STEPS)

VERB_OF_STEP: tuple[Verb, ...] = tuple(
    verb for verb in VERBS for _ in range(verb.first, verb.last + 1)
)
"""The verb of each step."""
