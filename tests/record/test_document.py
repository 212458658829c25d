"""Cached documents are equal to fresh ones, and only changed parts are encoded again."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from luna.game import Game
from luna.record.document import PartCache, cached_document, document
from luna.rules.vocabulary import ISLES
from tests.randomplay import PLAYS, Play


@settings(max_examples=30)
@given(PLAYS, st.randoms(use_true_random=False))
def test_cached_documents_are_equal_in_any_order(play: Play, chance: Random) -> None:
    cache = PartCache(lambda part: part)
    states = [turn.after for turn in play.turns()]
    for state in [*states, *chance.choices(states, k=20)]:
        assert cached_document(play.setup, state, cache) == document(play.setup, state)


def test_only_changed_parts_are_encoded() -> None:
    encoded: list[object] = []
    cache = PartCache(encoded.append)
    game = Game.new(["yellow", "red"], mode="preselected", seed=1)
    cached_document(game.setup, game.state, cache)
    assert len(encoded) == ISLES + len(game.players) + len(("path", "temple", "council"))
    encoded.clear()
    game.play("meditate")
    cached_document(game.setup, game.state, cache)
    assert encoded == []
    action = next(game.text(each) for each in game.legal if game.text(each).startswith("favor"))
    game.play(action)
    cached_document(game.setup, game.state, cache)
    after = game.document()
    (isle,) = (each for each in after["isles"] if each["name"] == action.split()[1])
    assert encoded == [isle, after["players"][game.sentence().order]]
