"""The text of an action, as typed by a person and kept in a record, by the table of verbs."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from luna.rules.actions import Action, Move, MovesAction, NeedlessNovice
from luna.rules.codec import CLASS_OF, VERB_OF, single_action
from luna.rules.refusals import Refused, refusal
from luna.rules.verbs import GROUPS, RESTING, STAGE, VERB_OF_STEP, VERBS, Parameter, Value, Verb
from luna.rules.vocabulary import ISLE_NAMES

Ring = Sequence[str]
"""The isles clockwise from position 0; moves are printed in this order."""

MAX_NUMBER = 10**9
"""Larger numbers are read as this one: it is illegal everywhere."""

USAGE_WORDS = {
    "isle": "ISLE",
    "place": f"ISLE|{STAGE}",
    "pool": f"[{RESTING}]ISLE|{STAGE}",
    "tile": "TILE",
    "count": "N",
}
"""The word for a kind of parameter in a usage line."""


@dataclass(frozen=True)
class Form:
    """The written form of the actions that begin with a word."""

    usage: str
    shape: re.Pattern[str]
    verbs: tuple[Verb, ...]

    def takes(self, flag: str) -> bool:
        return self.verbs[0].has(flag)


def form(verbs: tuple[Verb, ...]) -> Form:
    """Return the form of verbs with the same first word; a second word tells several apart."""
    verb = verbs[0]
    open_ones = [parameter for parameter in verb.parameters if parameter.kind != "favor"]
    flags = [f"[+{each.name}]" for each in verb.parameters if each.kind == "favor"]
    usage = join([USAGE_WORDS[parameter.kind] for parameter in open_ones], open_ones)
    shape = join([group(parameter) for parameter in open_ones], open_ones)
    if verb.compound:
        usage, shape = f"{usage} N, ...", "(.+)"
    elif verb.closing:
        usage, shape = f"[{usage}]", f"(?:{shape})?"
    word, *choice = verb.words.split()
    if choice:
        second = "|".join(each.words.split()[1] for each in verbs)
        usage, shape = f"{second} {usage}", f"({second}) {shape}"
    return Form(" ".join(filter(None, [word, usage, *flags])), re.compile(shape, re.ASCII), verbs)


def group(parameter: Parameter) -> str:
    return r"(\d+)" if parameter.kind in ("tile", "count") else r"(\w+)"


def join(words: list[str], parameters: list[Parameter]) -> str:
    """Return the words of parameters, with an arrow before a target."""
    text = ""
    for word, parameter in zip(words, parameters, strict=True):
        text += gap(parameter) + word
    return text.removeprefix(" ")


def gap(parameter: Parameter) -> str:
    return ">" if parameter.name == "target" else " "


def forms() -> dict[str, Form]:
    """Return the form of each first word of an action, in the order of the groups."""
    found: dict[str, list[Verb]] = {}
    for verb in sorted(VERBS, key=lambda verb: GROUPS.index(verb.group)):
        found.setdefault(verb.words.split()[0], []).append(verb)
    return {word: form(tuple(verbs)) for word, verbs in found.items()}


FORMS: dict[str, Form] = forms()


def parse_action(text: str) -> Action:
    """Return the action of a text without colour, or raise `Refused` (PARSE)."""
    step = STEP_BY_TEXT.get(text)
    if step is not None and not VERB_OF_STEP[step].compound:
        return single_action(step)
    word, _, rest = text.partition(" ")
    if word in MOVE_CACHE:
        known = [MOVE_CACHE[word].get(part) for part in rest.split(", ")]
        found = [move for move in known if move is not None]
        if len(found) == len(known):
            return CLASS_OF[FORMS[word].verbs[0]](found)
    tidy = " ".join(text.split())
    for mark in (">", ","):
        tidy = tidy.replace(f" {mark}", mark).replace(f"{mark} ", mark)
    words = tidy.replace(",", ", ").split()
    if not words:
        raise Refused(refusal("PARSE", "no-action"))
    rule = FORMS.get(words[0])
    if rule is None:
        raise Refused(refusal("PARSE", "unknown-action", word=words[0]))
    flags = [word for word in words[1:] if word.startswith("+")]
    rest = " ".join(word for word in words[1:] if not word.startswith("+"))
    match = rule.shape.fullmatch(rest)
    if match is None or len(flags) != len(set(flags)) or set(flags) - {"+bribe", "+novice"}:
        raise Refused(refusal("PARSE", "usage", usage=rule.usage))
    if "+bribe" in flags and not rule.takes("bribe"):
        raise Refused(refusal("PARSE", "bribe-does-not-fit", usage=rule.usage))
    action = make_action(rule, match, flags)
    return NeedlessNovice(action) if "+novice" in flags and not rule.takes("novice") else action


def make_action(rule: Form, match: re.Match[str], flags: list[str]) -> Action:
    words = list(match.groups())
    verb = rule.verbs[0]
    if len(rule.verbs) > 1:
        second = words.pop(0)
        (verb,) = (each for each in rule.verbs if each.words.split()[1] == second)
    if verb.compound:
        return CLASS_OF[verb](moves(words[0], verb))
    if verb.closing and words[0] is None and "+novice" not in flags:
        raise Refused(refusal("PARSE", "usage", usage=rule.usage))
    values: list[Value | None] = []
    for parameter in verb.parameters:
        if parameter.kind == "favor":
            values.append(f"+{parameter.name}" in flags)
        else:
            word = words.pop(0)
            counted = parameter.kind in ("tile", "count") and word is not None
            values.append(number(word) if counted else word)
    return CLASS_OF[verb](*values)


def number(digits: str) -> int:
    return int(digits) if len(digits) < len(str(MAX_NUMBER)) else MAX_NUMBER


def moves(text: str, verb: Verb) -> list[Move]:
    """Return the moves of a Journey or Tide; each names a place, an isle and a number above 0."""
    origin = verb.parameters[0]
    shape = ANYWHERE if origin.kind == "pool" else AMONG_ISLES
    found = []
    for part in text.split(","):
        match = shape.fullmatch(part.strip())
        if not match or number(match[4]) == 0:
            raise Refused(refusal("PARSE", "bad-move", text=part.strip()))
        found.append(Move(match[2], match[3], number(match[4]), active=not match[1]))
    for move in found:
        place = move.origin if move.active else RESTING + move.origin
        if place not in origin.values:
            raise Refused(refusal("PARSE", "unknown-isle", word=place))
        if move.count <= MAX_NOVICES:
            MOVE_CACHE[verb.words][print_move(move)] = move
    return found


def print_move(move: Move) -> str:
    return f"{move.place}>{move.target} {move.count}"


MAX_NOVICES = 13
MOVE_CACHE: dict[str, dict[str, Move]] = {verb.words: {} for verb in VERBS if verb.compound}
"""Moves by canonical text. There are few, so that the cache stays small."""


AMONG_ISLES = re.compile(r"()(\w+)>(\w+) (\d+)", re.ASCII)
ANYWHERE = re.compile(rf"({RESTING}?)(\w+)>(\w+) (\d+)", re.ASCII)


def print_action(action: Action, ring: Ring = ISLE_NAMES) -> str:
    """Return the canonical text of an action on a ring of isles."""
    if isinstance(action, NeedlessNovice):
        return f"{print_action(action.action, ring)} +novice"
    verb = VERB_OF[type(action)]
    if isinstance(action, MovesAction):
        return f"{verb.words} {', '.join(print_moves(action.moves, ring))}"
    text = verb.words
    for parameter in verb.parameters:
        text += word_of(parameter, getattr(action, parameter.name))
    return text


def word_of(parameter: Parameter, value: Value | None) -> str:
    """Return the part of the text for a value; empty for an unused favor and for None."""
    if parameter.kind == "favor":
        return f" +{parameter.name}" if value else ""
    return "" if value is None else f"{gap(parameter)}{value}"


def print_moves(moves: Sequence[Move], ring: Ring) -> list[str]:
    place = {isle: at for at, isle in enumerate([*ring, STAGE])}
    ordered = sorted(moves, key=lambda m: (place[m.origin], not m.active, place[m.target]))
    return [print_move(move) for move in ordered]


def step_texts(verb: Verb) -> list[str]:
    """Return the texts of a verb's steps; parts of a Journey or Tide end in `...` or are `done`."""
    words = [[word_of(each, value) for value in each.values] for each in verb.parameters]
    texts = [verb.words + "".join(chosen) for chosen in product(*words)]
    if verb.compound:
        return [*(f"{text} 1, ..." for text in texts), f"{verb.words} {verb.closing}"]
    return [*texts, f"{verb.words} +novice"] if verb.closing else texts


STEP_TEXTS: list[str] = [text for verb in VERBS for text in step_texts(verb)]
STEP_BY_TEXT: dict[str, int] = {text: step for step, text in enumerate(STEP_TEXTS)}


def step_text(step: int) -> str:
    """Return the text of one atomic step."""
    return STEP_TEXTS[step]
