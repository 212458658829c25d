"""Records as steps: the quick way, for those who read very many of them.

Lines that a record keeps in their canonical form are looked up; others are parsed.
"""

import json
from collections.abc import Iterator
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

MOST_NOVICES = 13
END_OF_HEADER = "\n---\n"
DONE = {"journey": steps.JOURNEY_DONE, "tide": steps.TIDE_DONE}


class DatasetError(ValueError):
    """Games that cannot be read; the message is a sentence that says where and why."""


@dataclass(frozen=True)
class PlayedGame:
    """A record as steps."""

    setup: Setup
    first: State
    steps: list[int]
    seats: list[int]
    """Who took each step."""
    lengths: list[int]
    """How many steps each action has."""
    text: str
    """The record itself."""

    @property
    def begins(self) -> list[int]:
        """Where each action begins among the steps."""
        return [0, *accumulate(self.lengths)][: len(self.lengths)]

    def line(self, action: int) -> int:
        """The line of an action in the record."""
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
    """What stands beside the record, such as what a search thought."""


def sources(path: Path) -> Iterator[Source]:
    """The games of a file: a record, or a JSON object with a `record` on each line.

    A last line without its end was cut off by a kill and is left out, as the arena does.
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
    """What a line holds; None of a torn one."""
    try:
        return json.loads(line)
    except ValueError as error:
        if not line.endswith(b"\n"):
            return None
        raise DatasetError(f"{place}: not a line of JSON ({error}).") from None


def read_steps(text: str) -> PlayedGame:
    """A record as steps, or `RecordError`; whether they are legal is not looked at."""
    head, mark, rest = text.removeprefix(MARK).partition(END_OF_HEADER)
    if not mark:  # the line may have blanks, a comment or the CR of Windows beside it
        head, mark, rest = tidied(text.removeprefix(MARK)).partition(END_OF_HEADER)
    if not mark:
        begin_record(text)  # says what is wrong
        raise RecordError(1, refusal("PARSE", "no-end-of-header"))
    setup, first = begun(without_comments(head))
    seat_of = {colour: seat for seat, colour in enumerate(setup.players)}
    played: list[int] = []
    seats: list[int] = []
    lengths: list[int] = []
    known = KNOWN
    for number, line in enumerate(rest.split("\n"), head.count("\n") + 3):
        found = known.get(line)
        if found is None:
            action = line.partition("#")[0].strip()
            if not action:
                continue
            found = line_of(action, number)
            known[line] = found
        colour, steps = found
        length = len(steps)
        if colour not in seat_of:
            raise RecordError(number, refusal("A-TURN", "not-playing", colour=colour))
        lengths.append(length)
        played += steps
        seats += [seat_of[colour]] * length
    if len(known) > MOST_KNOWN:
        known.clear()
    return PlayedGame(setup, first.copy(), played, seats, lengths, text)


KNOWN: dict[str, tuple[str, tuple[int, ...]]] = {}
"""Lines as they have been met, with their colour and steps: most of them come again."""
MOST_KNOWN = 100_000


def line_of(text: str, number: int) -> tuple[str, tuple[int, ...]]:
    """Colour and steps of a line."""
    colour, _, action = text.partition(": ")
    found = steps_in(action) if colour in COLOURS else None
    return parsed(text, number) if found is None else (colour, found)


def tidied(text: str) -> str:
    """Every line without comment and blanks around it, each with its end."""
    lines = (line.partition("#")[0].strip() for line in text.split("\n"))
    return "\n".join([*lines, ""])


def without_comments(head: str) -> str:
    """The lines that say something: equal setups are then the same text."""
    return "\n".join(line for line in tidied(head).split("\n") if line)


@lru_cache(maxsize=4096)
def begun(head: str) -> tuple[Setup, State]:
    """What a header stands for; contests play a setup many times."""
    setup, _ = begin_record(f"{head}\n---\n")
    return setup, first_state(setup)


def steps_in(text: str) -> tuple[int, ...] | None:
    """The steps of an action in its canonical text, or None."""
    step = STEP_BY_TEXT.get(text)
    if step is not None:
        return None if is_partial(step) else (step,)
    word, _, rest = text.partition(" ")
    known = moves().get(word)
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
def moves() -> dict[str, dict[str, tuple[int, ...]]]:
    """The steps of each movement by its text, of Journeys and of Tides."""
    found: dict[str, dict[str, tuple[int, ...]]] = {}
    for verb in VERBS:
        if verb.compound:
            table: dict[str, tuple[int, ...]] = {}
            for step in range(verb.first, verb.last):
                one = move_of(step)
                for count in range(1, MOST_NOVICES + 1):
                    move = Move(one.origin, one.target, count, active=one.active)
                    table[print_move(move)] = (step,) * count
            found[verb.words] = table
    return found


def parsed(text: str, number: int) -> tuple[str, tuple[int, ...]]:
    """Colour and steps of a line that is not in canonical form."""
    try:
        colour, action = parse_line(text)
        return colour, steps_of(action)
    except Refused as fault:
        raise RecordError(number, fault.refusal) from None
    except ValueError:
        raise RecordError(number, refusal("PARSE", "no-action")) from None


def steps_of_text(text: str) -> tuple[int, ...]:
    """The steps of an action, however it is written."""
    found = steps_in(text)
    return steps_of(parse_action(text)) if found is None else found
