"""Records as steps, fast: lines in canonical form are looked up, others are parsed."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from luna.record.notation import STEP_BY_TEXT, parse_action, print_move
from luna.record.record import MARK, RecordError, begin_record, parse_line
from luna.rules import steps
from luna.rules.actions import Move
from luna.rules.codec import is_partial, move_of, steps_of
from luna.rules.refusals import Refused, refusal
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.rules.verbs import VERBS
from luna.rules.vocabulary import COLOURS

MAX_NOVICES = 13
END_OF_HEADER = "\n---\n"
DONE = {"journey": steps.JOURNEY_DONE, "tide": steps.TIDE_DONE}


class DatasetError(ValueError):
    """Games that cannot be read; the message says where and why."""


@dataclass(frozen=True)
class PlayedGame:
    """A record as steps."""

    setup: Setup
    first: State
    steps: list[int]
    seats: list[int]
    """The seat that took each step."""
    lengths: list[int]
    """How many steps each action has."""
    text: str
    """The record itself."""

    @property
    def begins(self) -> list[int]:
        """Return the index of the first step of each action."""
        return [0, *accumulate(self.lengths)][: len(self.lengths)]

    def line(self, action: int) -> int:
        """Return the line of an action in the record."""
        lines = tidied(self.text.removeprefix(MARK)).split("\n")
        written = [number for number, line in enumerate(lines, 1) if line]
        mark = next(at for at, number in enumerate(written) if lines[number - 1] == "---")
        return written[mark + 1 + action]


@dataclass(frozen=True)
class Source:
    """A game of a file."""

    place: str
    record: str
    entry: dict[str, Any]
    """The whole line of JSON, such as with the thoughts of a search."""


def played_games(paths: Iterable[Path]) -> Iterator[tuple[Source, PlayedGame]]:
    """Yield all games of some files as steps, or raise `DatasetError`."""
    for path in paths:
        for source in sources(path):
            try:
                yield source, read_steps(source.record)
            except RecordError as error:
                raise DatasetError(f"{source.place}: {error}") from None


def sources(path: Path) -> Iterator[Source]:
    """Yield the games of a file: one record, or JSON lines with a `record` each.

    A last line without its end was cut off by a kill and is left out, as in the arena.
    """
    try:
        if path.suffix != ".jsonl":
            yield Source(str(path), path.read_text("utf-8"), {})
            return
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                entry = entry_of(line, f"{path}:{number}")
                if isinstance(entry, dict) and entry.get("record"):
                    yield Source(f"{path}:{number}", entry["record"], entry)
    except OSError as error:
        raise DatasetError(f"{path}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise DatasetError(f"{path}: not a text in UTF-8.") from None


def entry_of(line: bytes, place: str) -> Any:
    """Return the content of a line; None if it is torn."""
    try:
        return json.loads(line)
    except ValueError as error:
        if not line.endswith(b"\n"):
            return None
        raise DatasetError(f"{place}: not a line of JSON ({error}).") from None


def read_steps(text: str) -> PlayedGame:
    """Return a record as steps, or raise `RecordError`; steps may be illegal."""
    head, mark, rest = text.removeprefix(MARK).partition(END_OF_HEADER)
    if not mark:  # the line may have blanks, a comment or the CR of Windows beside it
        head, mark, rest = tidied(text.removeprefix(MARK)).partition(END_OF_HEADER)
    if not mark:
        begin_record(text)  # says what is wrong
        raise RecordError(1, refusal("PARSE", "no-end-of-header"))
    setup, first = first_of_header(without_comments(head))
    seat_of = {colour: seat for seat, colour in enumerate(setup.players)}
    played: list[int] = []
    seats: list[int] = []
    lengths: list[int] = []
    for number, line in enumerate(rest.split("\n"), head.count("\n") + 3):
        found = _LINE_CACHE.get(line)
        if found is None:
            action = line.partition("#")[0].strip()
            if not action:
                continue
            found = line_of(action, number)
            _LINE_CACHE[line] = found
        colour, steps = found
        length = len(steps)
        if colour not in seat_of:
            raise RecordError(number, refusal("A-TURN", "not-playing", colour=colour))
        lengths.append(length)
        played += steps
        seats += [seat_of[colour]] * length
    if len(_LINE_CACHE) > MAX_CACHED_LINES:
        _LINE_CACHE.clear()
    return PlayedGame(setup, first.copy(), played, seats, lengths, text)


_LINE_CACHE: dict[str, tuple[str, tuple[int, ...]]] = {}
"""Colour and steps of lines of records: most lines come again."""
MAX_CACHED_LINES = 100_000


def line_of(text: str, number: int) -> tuple[str, tuple[int, ...]]:
    """Return colour and steps of a line."""
    colour, _, action = text.partition(": ")
    found = steps_in(action) if colour in COLOURS else None
    return parse_steps(text, number) if found is None else (colour, found)


def tidied(text: str) -> str:
    """Return the lines without comments and surrounding blanks."""
    lines = (line.partition("#")[0].strip() for line in text.split("\n"))
    return "\n".join([*lines, ""])


def without_comments(head: str) -> str:
    """Return the lines with content, so that equal setups are equal texts."""
    return "\n".join(line for line in tidied(head).split("\n") if line)


@lru_cache(maxsize=4096)
def first_of_header(head: str) -> tuple[Setup, State]:
    """Return the setup of a header and its position; contests repeat setups."""
    setup, _ = begin_record(f"{head}\n---\n")
    return setup, first_state(setup)


def steps_in(text: str) -> tuple[int, ...] | None:
    """Return the steps of an action in canonical text, or None."""
    step = STEP_BY_TEXT.get(text)
    if step is not None:
        return None if is_partial(step) else (step,)
    word, _, rest = text.partition(" ")
    known = movement_steps().get(word)
    if known is None:
        return None
    found: list[int] = []
    for part in rest.split(", "):
        these = known.get(part)
        if these is None:
            return None
        found += these
    found.sort()
    return (*found, DONE[word])


@cache
def movement_steps() -> dict[str, dict[str, tuple[int, ...]]]:
    """Return the steps of each movement by its text, for Journeys and Tides."""
    found: dict[str, dict[str, tuple[int, ...]]] = {}
    for verb in VERBS:
        if verb.compound:
            table: dict[str, tuple[int, ...]] = {}
            for step in range(verb.first, verb.last):
                one = move_of(step)
                for count in range(1, MAX_NOVICES + 1):
                    move = Move(one.origin, one.target, count, active=one.active)
                    table[print_move(move)] = (step,) * count
            found[verb.words] = table
    return found


def parse_steps(text: str, number: int) -> tuple[str, tuple[int, ...]]:
    """Parse a line that is not in canonical form."""
    try:
        colour, action = parse_line(text)
        return colour, steps_of(action)
    except Refused as fault:
        raise RecordError(number, fault.refusal) from None
    except ValueError:
        raise RecordError(number, refusal("PARSE", "no-action")) from None


def steps_of_text(text: str) -> tuple[int, ...]:
    """Return the steps of an action in any spelling."""
    found = steps_in(text)
    return steps_of(parse_action(text)) if found is None else found
