"""The text of an action: what a person types and a record keeps."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from luna.rules import steps
from luna.rules.actions import (
    Action,
    Book,
    Build,
    Council,
    Expel,
    Favor,
    Herbs,
    Infiltrate,
    Journey,
    Meditate,
    Move,
    MovesAction,
    NeedlessNovice,
    PlaceNovices,
    PlaceShrine,
    Promote,
    Recruit,
    Sail,
    Sanctify,
    Tide,
    Tire,
)
from luna.rules.codec import is_partial, move_of, single_action
from luna.rules.refusals import Refused, refusal
from luna.rules.verbs import STAGE
from luna.rules.vocabulary import ISLE_NAMES

Ring = Sequence[str]
"""The isles clockwise from position 0: movements are printed in this order."""

LARGEST = 10**9
"""Any number beyond this is as illegal as this one."""


@dataclass(frozen=True)
class Verb:
    """How an action is written, for the reader and for the person it refuses."""

    usage: str
    shape: re.Pattern[str]
    make: Callable[[re.Match[str], bool, bool], Action]
    bribe: bool = False
    novice: bool = False


def verb(
    usage: str,
    shape: str,
    make: Callable[[re.Match[str], bool, bool], Action],
    bribe: bool = False,
    novice: bool = False,
) -> Verb:
    return Verb(usage, re.compile(shape, re.ASCII), make, bribe, novice)


def number(digits: str) -> int:
    return int(digits) if len(digits) < len(str(LARGEST)) else LARGEST


def moves(text: str, shape: str) -> list[Move]:
    """The movements of a Journey or Tide; each names a place, an isle and a number from 1 on."""
    told = []
    for part in text.split(","):
        match = re.fullmatch(shape, part.strip(), re.ASCII)
        if not match or number(match[4]) == 0:
            raise Refused(refusal("PARSE", "bad-move", text=part.strip()))
        told.append(Move(match[2], match[3], number(match[4]), active=not match[1]))
    return told


JOURNEY_MOVE = r"()(\w+)>(\w+) (\d+)"
TIDE_MOVE = r"(~?)(\w+)>(\w+) (\d+)"


def journey(match: re.Match[str], bribe: bool, novice: bool) -> Action:
    told = moves(match[1], JOURNEY_MOVE)
    for move in told:
        known_isle(move.origin)
    return Journey(told)


def tide(match: re.Match[str], bribe: bool, novice: bool) -> Action:
    told = moves(match[1], TIDE_MOVE)
    for move in told:
        if move.origin == STAGE and not move.active:
            known_isle(f"~{STAGE}")
    return Tide(told)


def known_isle(name: str) -> str:
    if name not in ISLE_NAMES:
        raise Refused(refusal("PARSE", "unknown-isle", word=name))
    return name


def council(match: re.Match[str], bribe: bool, novice: bool) -> Action:
    if match[1] is None:
        return Council(None, None, needs_favor(novice, "council"))
    return Council(match[1], number(match[2]), novice)


def expel(match: re.Match[str], bribe: bool, novice: bool) -> Action:
    if match[1] is None:
        return Expel(None, needs_favor(novice, "expel"))
    return Expel(number(match[1]), novice)


def needs_favor(novice: bool, word: str) -> bool:
    """Without a number there must be the novice favor."""
    if not novice:
        raise Refused(refusal("PARSE", "usage", usage=VERBS[word].usage))
    return True


def place(match: re.Match[str], bribe: bool, novice: bool) -> Action:
    return (PlaceShrine if match[1] == "shrine" else PlaceNovices)(match[2])


VERBS: dict[str, Verb] = {
    "place": verb("place shrine|novices ISLE", r"(shrine|novices) (\w+)", place),
    "favor": verb("favor ISLE [+novice]", r"(\w+)", lambda m, b, v: Favor(m[1], v), novice=True),
    "recruit": verb(
        "recruit ISLE [+novice]", r"(\w+)", lambda m, b, v: Recruit(m[1], v), novice=True
    ),
    "build": verb("build [+novice]", r"", lambda m, b, v: Build(v), novice=True),
    "herbs": verb("herbs ISLE N", r"(\w+) (\d+)", lambda m, b, v: Herbs(m[1], number(m[2]))),
    "journey": verb("journey ISLE>ISLE N, ...", r"(.+)", journey),
    "tide": verb("tide [~]ISLE|stage>ISLE N, ...", r"(.+)", tide),
    "sail": verb(
        "sail ISLE|stage>ISLE N",
        r"(\w+)>(\w+) (\d+)",
        lambda m, b, v: Sail(m[1], m[2], number(m[3])),
    ),
    "promote": verb(
        "promote TILE [+bribe] [+novice]",
        r"(\d+)",
        lambda m, b, v: Promote(number(m[1]), b, v),
        bribe=True,
        novice=True,
    ),
    "sanctify": verb(
        "sanctify TILE [+bribe]", r"(\d+)", lambda m, b, v: Sanctify(number(m[1]), b), bribe=True
    ),
    "infiltrate": verb("infiltrate TILE", r"(\d+)", lambda m, b, v: Infiltrate(number(m[1]))),
    "book": verb(
        "book TILE>TILE", r"(\d+)>(\d+)", lambda m, b, v: Book(number(m[1]), number(m[2]))
    ),
    "council": verb("council [ISLE N] [+novice]", r"(?:(\w+) (\d+))?", council, novice=True),
    "expel": verb("expel [N] [+novice]", r"(\d+)?", expel, novice=True),
    "meditate": verb("meditate", r"", lambda m, b, v: Meditate()),
    "tire": verb("tire ISLE", r"(\w+)", lambda m, b, v: Tire(m[1])),
}


def parse_action(text: str) -> Action:
    """The action that a text without colour tells, or `Refused` (PARSE)."""
    told = " ".join(text.split())
    for mark in (">", ","):
        told = told.replace(f" {mark}", mark).replace(f"{mark} ", mark)
    words = told.replace(",", ", ").split()
    if not words:
        raise Refused(refusal("PARSE", "no-action"))
    rule = VERBS.get(words[0])
    if rule is None:
        raise Refused(refusal("PARSE", "unknown-action", word=words[0]))
    flags = [word for word in words[1:] if word.startswith("+")]
    rest = " ".join(word for word in words[1:] if not word.startswith("+"))
    match = rule.shape.fullmatch(rest)
    if match is None or len(flags) != len(set(flags)) or set(flags) - {"+bribe", "+novice"}:
        raise Refused(refusal("PARSE", "usage", usage=rule.usage))
    if "+bribe" in flags and not rule.bribe:
        raise Refused(refusal("PARSE", "bribe-does-not-fit", usage=rule.usage))
    action = rule.make(match, "+bribe" in flags, "+novice" in flags)
    return NeedlessNovice(action) if "+novice" in flags and not rule.novice else action


def print_action(action: Action, ring: Ring = ISLE_NAMES) -> str:
    """The canonical text of an action on a given ring of isles."""
    match action:
        case PlaceShrine(isle):
            return f"place shrine {isle}"
        case PlaceNovices(isle):
            return f"place novices {isle}"
        case Tire(isle):
            return f"tire {isle}"
        case Favor(isle, novice):
            return f"favor {isle}{_flags(novice=novice)}"
        case Recruit(isle, novice):
            return f"recruit {isle}{_flags(novice=novice)}"
        case Build(novice):
            return f"build{_flags(novice=novice)}"
        case Herbs(isle, count):
            return f"herbs {isle} {count}"
        case Sail(origin, target, count):
            return f"sail {origin}>{target} {count}"
        case Promote(tile, bribe, novice):
            return f"promote {tile}{_flags(bribe, novice)}"
        case Sanctify(tile, bribe):
            return f"sanctify {tile}{_flags(bribe)}"
        case Infiltrate(tile):
            return f"infiltrate {tile}"
        case Book(origin, target):
            return f"book {origin}>{target}"
        case Council(None, _, _):
            return "council +novice"
        case Council(isle, count, novice):
            return f"council {isle} {count}{_flags(novice=novice)}"
        case Expel(None, _):
            return "expel +novice"
        case Expel(count, novice):
            return f"expel {count}{_flags(novice=novice)}"
        case MovesAction(moves):
            word = "journey" if isinstance(action, Journey) else "tide"
            return f"{word} {', '.join(_print_moves(moves, ring))}"
        case NeedlessNovice(inner):
            return f"{print_action(inner, ring)} +novice"
    return "meditate"


def _flags(bribe: bool = False, novice: bool = False) -> str:
    return " +bribe" * bribe + " +novice" * novice


def _print_moves(moves: Sequence[Move], ring: Ring) -> list[str]:
    place = {isle: at for at, isle in enumerate([*ring, STAGE])}
    ordered = sorted(moves, key=lambda m: (place[m.origin], not m.active, place[m.target]))
    return [f"{'' if m.active else '~'}{m.origin}>{m.target} {m.count}" for m in ordered]


def step_text(step: int) -> str:
    """The text of one atomic step; parts of a Journey or Tide end in `...` or are `done`."""
    if step == steps.JOURNEY_DONE:
        return "journey done"
    if step == steps.TIDE_DONE:
        return "tide done"
    if is_partial(step):
        word = "journey" if step < steps.JOURNEY_DONE else "tide"
        (told,) = _print_moves([move_of(step)], ISLE_NAMES)
        return f"{word} {told}, ..."
    return print_action(single_action(step))


STEP_BY_TEXT = {step_text(step): step for step in range(steps.STEPS)}
