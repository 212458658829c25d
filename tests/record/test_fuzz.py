"""Any input gives a game or a refusal with its line."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from luna import Game, RecordError, Refused
from luna.record import parse_action
from luna.record.notation import FORMS
from luna.rules.actions import Action
from luna.rules.vocabulary import COLOURS, ISLE_NAMES

GAMES = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.luna"))
RECORDS = [game.read_bytes() for game in GAMES]
WORDS = [
    *FORMS, *ISLE_NAMES, *COLOURS, "stage", "~tide", "tide>book", "~tide>book", "stage>tide", "1",
    "2", "13", "28", "0", "-1", ",", ">", "+novice", "+bribe", "+", ":", "red:", "#", "---", "luna",
    "edition", "mode", "players", "start", "boards", "first", "isles", "priestess", "seed",
    "printed", "solo1", "revised", "\u00a0", "\x00", "\x1c", "٣", "9" * 30, "\ufeff",
]  # fmt: skip


def outcome(data: str | bytes) -> Game | RecordError:
    try:
        return Game.from_record(data)
    except RecordError as fault:
        return fault


def survives(data: str | bytes) -> None:
    """Either a game that prints itself again, or a fault with a line of the text."""
    result = outcome(data)
    if isinstance(result, Game):
        assert Game.from_record(result.record()).state == result.state
    else:
        lines = data.count("\n") if isinstance(data, str) else data.count(b"\n")
        assert 0 <= result.line <= lines + 1
        assert str(result).startswith(f"line {result.line}: {result.rule}: ")


def mutate(random: Random, data: bytes) -> bytes:
    """One change: of a byte, a stretch, a word or a line."""
    kind = random.randrange(6)
    at = random.randrange(len(data) + 1)
    lines = data.split(b"\n")
    line = random.randrange(len(lines))
    if kind == 0:
        return data[:at] + bytes([random.randrange(256)]) + data[at + random.randrange(2) :]
    if kind == 1:
        return data[:at] + data[at + random.randrange(40) :]
    if kind == 2:
        lines.insert(random.randrange(len(lines)), lines[line])
    elif kind == 3:
        lines.pop(line)
    else:
        words = lines[line].split(b" ")
        word = random.choice(WORDS).encode()
        place = random.randrange(len(words) + 1)
        words[place : place + (kind == 4)] = [word]
        lines[line] = b" ".join(words)
    return b"\n".join(lines)


@settings(max_examples=400)
@given(st.sampled_from(range(len(RECORDS))), st.integers(0, 2**32), st.integers(1, 4))
def test_mutated_records(which: int, seed: int, changes: int) -> None:
    random = Random(seed)
    data = RECORDS[which]
    for _ in range(changes):
        data = mutate(random, data)
    survives(data)


@settings(max_examples=200)
@given(st.one_of(st.text(), st.binary(), st.lists(st.sampled_from(WORDS)).map("\n".join)))
def test_arbitrary_records(data: str | bytes) -> None:
    survives(data)


@pytest.mark.parametrize("record", RECORDS, ids=[game.stem for game in GAMES])
def test_records_cut_anywhere(record: bytes) -> None:
    for at in range(0, len(record), 197):
        survives(record[:at])


def reading(text: str) -> Action | Refused:
    try:
        return parse_action(text)
    except Refused as fault:
        return fault


@settings(max_examples=400)
@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_arbitrary_actions(text: str) -> None:
    result = reading(text)
    if isinstance(result, Refused):
        assert result.rule == "PARSE"
    else:
        game = Game.new(mode="preselected", seed=1)
        assert parse_action(game.text(result)) == result
        assert game.why_not(text) == game.why_not(result)
