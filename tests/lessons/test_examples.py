"""Worked examples of the rules: what their captions say is what the engine does."""

import re
from pathlib import Path

import pytest

import luna
from luna.app.lessons.chapters import Example, examples
from luna.game import Position
from luna.locale import LANGUAGES, Texts
from luna.rules.state import popcount
from luna.rules.vocabulary import BOARDS, ISLES, TILES

EVERY_EXAMPLE = pytest.mark.parametrize("example", examples().values(), ids=lambda e: e.rule)
LOCALE = Path(luna.__file__).parent / "locale"
GAINS = {
    "A-SANC": {"yellow": 5},
    "A-SANC-BRIBE": {"yellow": 5},
    "A-DISPLACE": {"yellow": 2 + 2},
    "A-BOOK": {"yellow": 1},
    "E-PRIESTESS": {"yellow": 1 + 6 + 1, "red": 3 + 1, "blue": 1 + 1, "white": 1},
    "E-APOSTATE": {"yellow": 1 - 4 + 1, "red": -3 + 1, "blue": 1},
    "E-TEMPLE": {"yellow": 1 + 3, "red": 2, "blue": 1},
    "O-BEGIN": {"red": 6 + 1},
    "G-SCORE": {"yellow": 1 + 1 + 20, "red": 1 + 4 + 1 + 7},
}
"""What captions with figures say, with the last Time token and the Temple where they come too."""


def end(example: Example) -> Position:
    return example.position


def won(position: Position) -> dict[str, int]:
    first = position.back_to(0).state
    found = {}
    for seat, colour in enumerate(position.setup.players):
        found[colour] = int(position.state.influence(seat) - first.influence(seat))
    return {colour: points for colour, points in found.items() if points}


@EVERY_EXAMPLE
def test_an_example_gains_what_its_caption_says(example: Example) -> None:
    gained = won(end(example))
    wanted = GAINS.get(example.rule)
    if wanted is not None:
        assert gained == wanted
    elif example.rule.startswith("A-"):
        assert gained == {}


@EVERY_EXAMPLE
def test_an_example_has_all_its_pieces(example: Example) -> None:
    position = end(example).back_to(0)
    setup, s = position.setup, position.state
    for seat in range(len(setup.players)):
        at = slice(seat * ISLES, (seat + 1) * ISLES)
        placed = sum(s.active[at]) + sum(s.inactive[at]) + s.stage[seat] + s.supply[seat]
        inside = popcount(int(s.claimed[seat])) + popcount(int(s.serving[seat]))
        assert placed + inside == setup.components.novices
    tiles = [*s.claimed, *s.serving, s.unclaimed, s.vacant]
    assert sum(popcount(int(each)) for each in tiles) == len(setup.players) * TILES // len(BOARDS)
    assert popcount(int(s.books)) == (1 if setup.solo_level else len(setup.players))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_caption_and_a_rule(language: str) -> None:
    source = (LOCALE / language / "examples.ftl").read_text("utf-8")
    captions = set(re.findall(r"^example-([A-Z]-[A-Z-]+) =", source, re.M))
    assert captions == set(examples())
    assert captions <= set(Texts(language).rules())


def test_every_action_of_a_round_has_an_example() -> None:
    actions = {rule for rule in Texts("en").rules() if rule.startswith("A-")}
    general = {"A-TURN", "A-OWN", "A-ONE-EACH", "A-TWO-FAVORS", "A-STAY", "A-LAST"}
    assert actions - general <= set(examples())


def test_where_things_go_is_what_captions_say() -> None:
    documents = {
        rule: end(example).state for rule, example in examples().items() if rule != "G-SCORE"
    }
    assert documents["A-COUNCIL"].council[0] > documents["A-COUNCIL"].council[1]
    assert documents["N-APOSTATE"].apostate == 2
    assert documents["A-EXPEL"].apostate == 3
