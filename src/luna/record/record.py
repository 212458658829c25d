"""The record of a game: a header with the whole setup, then one action a line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from luna.record.notation import parse_action
from luna.rules.actions import Action
from luna.rules.components import Components, standard
from luna.rules.refusals import Refusal, Refused, refusal
from luna.rules.setup import FIGURES, Setup, solo_level
from luna.rules.vocabulary import COLOURS, MODES

if TYPE_CHECKING:
    from pathlib import Path

VERSION = "1"
HEADER_WORDS = (
    "luna",
    "edition",
    "mode",
    "players",
    "start",
    "boards",
    "first",
    "isles",
    *FIGURES,
    "seed",
    "printed",
)
RULE_OF_MISSING = {
    "start": "S-START",
    "boards": "S-BOARDS",
    "first": "S-FIRST",
    "isles": "S-ISLES",
    **dict.fromkeys(FIGURES, "S-FIGURES"),
}


class RecordError(Refused):
    """A record cannot be read or played; has the line and the rule."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


class Line(NamedTuple):
    """An action in a record, with its line number."""

    number: int
    colour: str
    action: Action


@dataclass(frozen=True)
class Record:
    """A parsed record; its actions are not checked against the rules."""

    setup: Setup
    lines: tuple[Line, ...]


def read_record(path: "str | Path", components: Components | None = None) -> Record:
    """Return the record in a file."""
    return parse_record(read_file(path), components)


def read_file(path: "str | Path") -> bytes:
    """Return the bytes of a record file, or raise `RecordError` at line 0."""
    from pathlib import Path  # importing it takes as long as the rest of this module

    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        fault = getattr(error, "strerror", None) or "not a file name"
        raise RecordError(0, refusal("PARSE", "unreadable", fault=fault)) from error


def parse_record(data: str | bytes, components: Components | None = None) -> Record:
    """Return the record in a text."""
    setup, lines = begin_record(data, components)
    return Record(setup, tuple(lines))


MARK = "\ufeff"
"""The byte order mark of some editors. Records have none; readers of uploads may drop it."""


def begin_record(
    data: str | bytes, components: Components | None = None
) -> tuple[Setup, Iterator[Line]]:
    """Return the setup of a record and an iterator that parses its actions one by one."""
    setup, lines = read_header(data, components)
    return setup, parse_lines(lines)


def read_header(
    data: str | bytes, components: Components | None = None
) -> tuple[Setup, Iterator[tuple[int, str]]]:
    """Return the setup of a record and its numbered action lines, not yet parsed."""
    lines = content_lines(decode(data))
    return parse_header(lines, components or standard()), lines


def decode(data: str | bytes) -> str:
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(0, refusal("PARSE", "not-text", number=error.start)) from None


def content_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines without comments, numbered from 1; empty ones are left out."""
    for number, line in enumerate(text.split("\n"), 1):
        words = line.partition("#")[0].strip()
        if words:
            yield number, words


def parse_lines(lines: Iterator[tuple[int, str]]) -> Iterator[Line]:
    for number, text in lines:
        try:
            colour, action = parse_line(text)
        except Refused as fault:
            raise RecordError(number, fault.refusal) from None
        yield Line(number, colour, action)


def parse_line(text: str) -> tuple[str, Action]:
    """Parse a line `colour: action`."""
    known, colon, rest = text.partition(": ")
    if colon and known in COLOURS:  # the canonical form, without further checks
        return known, parse_action(rest)
    colour, action = split_colour(text)
    if colour is None:
        raise Refused(refusal("PARSE", "no-colour", text=text[:60]))
    return colour, parse_action(action)


def split_colour(text: str) -> tuple[str | None, str]:
    """Return the colour prefix, if any, and the rest; refuse an unknown colour."""
    prefix, colon, rest = text.partition(":")
    if not colon:
        return None, text
    colour = prefix.strip()
    if colour not in COLOURS:
        raise Refused(refusal("PARSE", "unknown-colour", word=colour))
    return colour, rest.strip()


def parse_header(lines: Iterator[tuple[int, str]], components: Components) -> Setup:
    """Read the lines up to `---`: in any order, each at most once."""
    found: dict[str, tuple[int, str]] = {}
    number = 1
    for number, text in lines:
        if text == "---":
            return Header(found, number, components).setup()
        word, *values = text.split()
        if word not in HEADER_WORDS:
            raise RecordError(number, refusal("PARSE", "unknown-header", word=word[:40]))
        if word in found:
            raise RecordError(number, refusal("PARSE", "header-twice", word=word))
        found[word] = number, " ".join(values)
    raise RecordError(number, refusal("PARSE", "no-end-of-header"))


class Header:
    """Header lines to make a setup from; every error names its line."""

    def __init__(self, found: dict[str, tuple[int, str]], end: int, components: Components) -> None:
        self.found = found
        self.end = end
        self.components = components

    def fail(self, word: str, fault: Refusal) -> RecordError:
        return RecordError(self.found.get(word, (self.end, ""))[0], fault)

    def need(self, word: str) -> str:
        if word not in self.found:
            rule = RULE_OF_MISSING.get(word, "PARSE")
            raise self.fail(word, refusal(rule, "header-missing", word=word))
        return self.found[word][1]

    def forbid(self, rule: str, reason: str, *words: str) -> None:
        for word in words:
            if word in self.found:
                raise self.fail(word, refusal(rule, reason, field=word))

    def tile(self, word: str) -> int:
        if not re.fullmatch(r"\d{1,9}", word, re.ASCII):
            raise self.fail("first", refusal("S-FIRST", "not-a-number", word=word[:40]))
        return int(word)

    def setup(self) -> Setup:
        if self.need("luna") != VERSION:
            raise self.fail("luna", refusal("PARSE", "unknown-version", word=self.need("luna")))
        self.check_components()
        edition = self.need("edition")
        mode = self.need("mode")
        if mode not in MODES:
            raise self.fail("mode", refusal("PARSE", "unknown-mode", word=mode))
        players = tuple(self.need("players").split())
        if solo_level(mode):
            self.forbid("O-SETUP", "solo-no-start", "start")
            start = players[-1] if players else ""
        else:
            start = self.need("start")
        boards = tuple(self.need("boards").split())
        first = tuple(map(self.tile, self.need("first").split()))
        if mode == "preselected":
            self.forbid("S-ISLES", "preselected-isles", "isles")
            self.forbid("S-FIGURES", "preselected-figures", *FIGURES)
            isles = self.components.order
            figures = [self.components.preset_figures[figure] for figure in FIGURES]
        else:
            isles = tuple(self.need("isles").split())
            figures = [self.need(figure) for figure in FIGURES]
        priestess, builder, apostate = figures
        try:
            return Setup(
                players=players,
                start=start,
                boards=boards,
                first=first,
                isles=isles,
                priestess=priestess,
                builder=builder,
                apostate=apostate,
                edition=edition,
                mode=mode,
                seed=self.seed(),
                components=self.components,
            )
        except Refused as fault:
            raise self.fail(str(fault.refusal.detail("field")), fault.refusal) from None

    def seed(self) -> int | str | None:
        """Return the seed as written; up to 18 digits are read as a number."""
        if "seed" not in self.found:
            return None
        seed = self.found["seed"][1]
        return int(seed) if re.fullmatch(r"-?\d{1,18}", seed, re.ASCII) else seed

    def check_components(self) -> None:
        """Refuse a record made with other components."""
        made_with = self.found["printed"][1] if "printed" in self.found else standard().digest
        if made_with != self.components.digest:
            fault = refusal(
                "PARSE", "other-components", made=made_with, have=self.components.digest
            )
            raise self.fail("printed" if "printed" in self.found else "luna", fault)


def print_header(setup: Setup) -> str:
    """Return the header of a record, including the line `---`."""
    lines = [
        f"luna {VERSION}",
        f"edition {setup.edition}",
        f"mode {setup.mode}",
        f"players {' '.join(setup.players)}",
    ]
    if not setup.solo_level:
        lines.append(f"start {setup.start}")
    lines.append(f"boards {' '.join(setup.boards)}")
    lines.append(f"first {' '.join(map(str, setup.first))}")
    if setup.mode != "preselected":
        lines.append(f"isles {' '.join(setup.isles)}")
        lines += [f"{figure} {getattr(setup, figure)}" for figure in FIGURES]
    if setup.seed is not None:
        lines.append(f"seed {setup.seed}")
    if not setup.components.is_standard:
        lines.append(f"printed {setup.components.digest}")
    return "\n".join([*lines, "---", ""])
