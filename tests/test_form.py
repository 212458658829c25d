"""Both forms of the rules, compiled and interpreted, are the same game."""

import hashlib
import os

import pytest

from luna.rules import engine
from luna.rules.engine import playout
from luna.rules.setup import draw_setup, first_state
from luna.rules.vocabulary import COLOURS, EDITIONS, PHASE_OVER
from luna.version import form
from tests.modes import TABLES

CHECKSUM = "76000a65c3ad93882ca588070a53c502b6a227d31716a62487fbbe8d9d63adcb"
"""Of a thousand random games; it changes only when the rules or the generator do."""


@pytest.mark.skipif("LUNA_EXPECT_FORM" not in os.environ, reason="no form is demanded")
def test_the_demanded_form_is_loaded() -> None:
    wanted = os.environ["LUNA_EXPECT_FORM"]
    assert form() == wanted
    assert engine.__file__ is not None
    assert engine.__file__.endswith(".py") is (wanted == "interpreted")


def test_a_random_game_ends_and_its_seed_brings_it_back() -> None:
    games = [first_state(draw_setup(1)) for _ in range(3)]
    played = [playout(game, seed) for game, seed in zip(games, (1, 1, 2), strict=True)]
    assert {int(game.phase) for game in games} == {PHASE_OVER}
    assert games[0] == games[1] != games[2]
    assert played[0] == played[1] > 0


@pytest.mark.no_cover
def test_a_thousand_random_games_end_as_ever() -> None:
    digest = hashlib.sha256()
    tables = [(edition, *table) for edition in EDITIONS for table in TABLES]
    for seed in range(1000):
        edition, mode, players = tables[seed % len(tables)]
        state = first_state(draw_setup(seed, COLOURS[:players], mode, edition))
        played = playout(state, seed)
        digest.update(state.to_bytes() + int(played).to_bytes(4, "little"))
    assert digest.hexdigest() == CHECKSUM
