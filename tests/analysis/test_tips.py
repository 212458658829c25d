"""Tips fit the position, and every one has a text in every language."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import luna
from luna import Game
from luna.analysis.tips import Tip, tips
from luna.locale import LANGUAGES, Texts
from luna.rules.vocabulary import COLOURS
from tests.modes import TABLES
from tests.positions import order, position
from tests.randomplay import Play

TEXTS = Path(luna.__file__).parent / "locale" / "en" / "tips.ftl"


def fitting(game: Game) -> dict[str, Tip]:
    """The first tip of each key."""
    return {tip.key: tip for tip in reversed(list(tips(game.setup, game.state)))}


@cache
def found() -> dict[str, Tip]:
    """One tip of each key, out of random games in all modes."""
    met: dict[str, Tip] = {}
    for (mode, players), chance in product(TABLES, (3, 4)):
        play = Play(mode, COLOURS[:players], "classic", 5, chance)
        game = Game(play.setup)
        for turn in play.turns():
            met |= fitting(game)
            game.play(turn.action)
        assert not fitting(game)
    return met


def test_every_text_is_used_and_every_tip_has_one() -> None:
    assert set(found()) == set(re.findall(r"^(tip-[a-z-]+) =", TEXTS.read_text("utf-8"), re.M))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_put_into_words(language: str) -> None:
    texts = Texts(language)
    for tip in found().values():
        sentence = texts.sentence(tip.key, dict(tip.details))
        assert "{" not in sentence
        isle = dict(tip.details).get("isle")
        assert isle is None or texts(f"isle-{isle}") in sentence
        assert texts.rule(tip.rule).text


def test_a_claimed_tile_that_is_approved_can_be_brought_home() -> None:
    game = position(yellow=order(active={"tide": 2}, claimed=[6]), red=order())
    tip = fitting(game)["tip-sanctify"]
    assert dict(tip.details) == {"tile": 6, "guard": game.document()["guard"]}
    assert tip.words == ("sanctify 6",)
    assert tip.words[0] in game.legal


def test_the_apostate_is_a_matter_for_those_who_would_lose_to_him() -> None:
    game = position(
        yellow=order(active={"herbs": 2}), red=order(active={"tide": 2}), apostate="herbs"
    )
    tip = fitting(game)["tip-apostate"]
    assert dict(tip.details)["isle"] == "herbs"
    assert int(dict(tip.details)["loss"]) > 0
    game = position(
        yellow=order(active={"tide": 2}), red=order(active={"herbs": 2}), apostate="herbs"
    )
    assert "tip-apostate" not in fitting(game)


def test_nobody_is_told_to_use_novices_who_rest() -> None:
    game = position(yellow=order(inactive={"tide": 2}), red=order(), time=1)
    keys = fitting(game)
    assert {"tip-all-rest", "tip-last-token"} <= set(keys)
    assert not {"tip-journey", "tip-promote", "tip-favor", "tip-council"} & set(keys)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_tip_advises_what_a_solo_level_forbids(level: int) -> None:
    forbidden = {1: set(), 2: {"tip-apostate"}, 3: {"tip-apostate", "tip-apostate-blocks"}}[level]
    seen: set[str] = set()
    for seed in range(6):
        play = Play(f"solo{level}", COLOURS[:2], "revised", seed, seed)
        game = Game(play.setup)
        for turn in play.turns():
            for key, tip in fitting(game).items():
                seen.add(key)
                assert key not in forbidden
                assert level < 3 or not any(word.startswith("expel") for word in tip.words)
            game.play(turn.action)
    assert ("tip-virtual-solo" in seen) == (level == 3)
    assert ("tip-virtual" in seen) == (level != 3)


def test_at_the_third_level_no_text_speaks_of_expelling_him() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        expelling = texts("web-action-expel").lower()[:6]
        assert expelling not in texts("tip-virtual-solo").lower()


def test_the_start_player_hears_of_the_council() -> None:
    game = position(yellow=order(active={"tide": 2}), red=order(active={"tide": 2}))
    assert "tip-council-first" in fitting(game)
    game = position(yellow=order(active={"tide": 2}, council=1), red=order(active={"tide": 2}))
    assert "tip-council-first" not in fitting(game)


def test_a_tide_prepares_novices_who_rest() -> None:
    game = position(yellow=order(inactive={"book": 2}, favors=["tide"]), red=order())
    assert fitting(game)["tip-tide"].rule == "A-TIDE"
    game = position(yellow=order(active={"book": 2}, favors=["tide"]), red=order())
    assert "tip-tide" not in fitting(game)
