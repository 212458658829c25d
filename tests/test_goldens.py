"""Stored games replay to exact documents.

`fixtures/games` holds one random game for each mode, player count and edition; what those do not
show is in `fixtures/playthroughs`. Each game NAME has a record NAME.luna, its final document
NAME.json and a position on the way NAME.mid.json.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from luna import Game
from luna.record import print_action
from luna.rules.legal_actions import count_journeys, count_tides, plain_actions
from luna.rules.vocabulary import EDITIONS
from tests.modes import TABLES

FIXTURES = Path(__file__).parent / "fixtures"
RECORDS = sorted(FIXTURES.glob("games/*.luna")) + sorted(FIXTURES.glob("playthroughs/*.luna"))
NAMES = [record.stem for record in RECORDS]

# Every way to write an action, as a shape: numbers and isles do not matter.
SHAPES = {
    "place shrine",
    "place novices",
    "tire",
    "favor",
    "favor +novice",
    "recruit",
    "recruit +novice",
    "build",
    "build +novice",
    "herbs 1",
    "herbs 2",
    "journey one",
    "journey many",
    "journey active",
    "tide active",
    "tide inactive",
    "tide stage",
    "tide one",
    "tide many",
    "sail 1",
    "sail 2",
    "sail stage 1",
    "sail stage 2",
    "promote",
    "promote +novice",
    "promote +bribe",
    "promote +bribe +novice",
    "sanctify",
    "sanctify +bribe",
    "infiltrate",
    "book",
    "council",
    "council +novice",
    "council isle +novice",
    "expel",
    "expel +novice",
    "expel count +novice",
    "meditate",
}


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_final_documents(record: Path) -> None:
    assert Game.load(record).document() == read(record.with_suffix(".json"))


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_documents_have_the_promised_key_order(record: Path) -> None:
    stored = record.with_suffix(".json").read_text("utf-8").strip()
    assert json.dumps(Game.load(record).document()) == stored


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_positions_on_the_way(record: Path) -> None:
    middle = read(record.with_suffix(".mid.json"))
    game = Game.load(record, at=middle["at"])
    assert game.document() == middle["state"]
    assert sorted(map(game.text, plain_actions(game.state))) == middle["legal"]
    assert count_journeys(game.state) == middle["journeys"]
    assert count_tides(game.state) == middle["tides"]
    assert game.legal.count() == len(middle["legal"]) + middle["journeys"] + middle["tides"]


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_records_print_as_they_stand(record: Path) -> None:
    text = record.read_text("utf-8")
    assert Game.from_record(text).record() == text


def origin(move: str) -> str:
    if move.startswith("stage>"):
        return "stage"
    return "inactive" if move.startswith("~") else "active"


def shapes(text: str) -> set[str]:
    """The ways of writing that an action line shows."""
    verb, _, rest = text.partition(" ")
    flags = " ".join(word for word in rest.split() if word.startswith("+"))
    plain = rest.removesuffix(flags).strip()
    if verb == "place":
        return {f"place {plain.split()[0]}"}
    if verb in ("journey", "tide"):
        moves = plain.split(", ")
        number = "many" if len(moves) > 1 else "one"
        return {f"{verb} {number}"} | {f"{verb} {origin(move)}" for move in moves}
    if verb == "herbs":
        return {f"herbs {plain.split()[1]}"}
    if verb == "sail":
        return {f"sail {'stage ' if plain.startswith('stage') else ''}{plain.split()[1]}"}
    if verb in ("council", "expel") and flags and plain:
        return {f"{verb} {'isle' if verb == 'council' else 'count'} {flags}"}
    return {f"{verb} {flags}".strip()}


def test_the_stored_games_show_everything() -> None:
    seen: Counter[str] = Counter()
    tables = set()
    for record in RECORDS:
        game = Game.load(record)
        tables.add((game.setup.mode, len(game.players), game.setup.edition))
        for action in game.actions:
            seen.update(shapes(print_action(action)))
    assert tables == {(*table, edition) for table in TABLES for edition in EDITIONS}
    assert SHAPES - set(seen) == set()
    assert set(seen) - SHAPES == set()


def council_seat(document: Any, colour: str) -> int:
    (seat,) = [at for at, stack in enumerate(document["council"]) if colour in stack]
    return int(seat)


def ending(document: Any) -> str:
    """How a game was decided."""
    first, second, *_ = document["result"]["ranking"]
    if document["mode"].startswith("solo"):
        margin = document["result"]["margin"]
        return "solo won" if margin > 0 else "solo lost" if margin < 0 else "solo drawn"
    if document["players"][first]["influence"] > document["players"][second]["influence"]:
        return "by influence"
    tied = council_seat(document, first) == council_seat(document, second)
    return "by stack" if tied else "by seat"


def test_the_stored_games_end_in_every_way() -> None:
    seen = {ending(read(record.with_suffix(".json"))) for record in RECORDS}
    assert seen == {"by influence", "by seat", "by stack", "solo won", "solo drawn", "solo lost"}
