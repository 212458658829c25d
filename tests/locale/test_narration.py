"""Every action and event has a whole sentence in every language."""

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given, settings

import luna
from luna import Game
from luna.locale import LANGUAGES, Texts
from luna.rules.events import events
from luna.rules.narration import IMPLIED, SENTENCE_KEYS, Sentence, consequences, narrate
from luna.rules.verbs import VERBS
from luna.rules.vocabulary import COLOURS
from tests.modes import TABLES
from tests.randomplay import PLAYS, Play

TEXTS = {language: Texts(language) for language in LANGUAGES}
GAP = re.compile(
    r"[{}$]|\byes\b|\bno\b(?=[.,])|say-|event-|isle-|order-|favor-|\bstage\b(?<!landing stage)"
)


def whole(text: str) -> bool:
    """Whether a text is a sentence without leftover keys or gaps."""
    return text[0].isupper() and text[-1] in ".!" and "  " not in text and not GAP.search(text)


def test_every_verb_has_a_sentence_in_every_language() -> None:
    for texts in TEXTS.values():
        assert all(texts.has(key) for key in SENTENCE_KEYS), texts.language
    assert set(IMPLIED) <= {verb.name for verb in VERBS}


def test_every_kind_of_event_has_a_sentence_in_every_language() -> None:
    source = Path(luna.__file__).parent / "rules" / "events.py"
    kinds = {
        str(node.args[0].value)
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "event"
        and isinstance(node.args[0], ast.Constant)
    }
    assert "guard-moved" in kinds
    for texts in TEXTS.values():
        assert [kind for kind in kinds if not texts.has(f"event-{kind}")] == [], texts.language


@settings(max_examples=25)
@given(PLAYS)
def test_every_action_has_whole_sentences(play: Play) -> None:
    for turn in play.turns():
        sentence = narrate(play.setup, turn.before, turn.action, turn.after)
        happened = events(play.setup, turn.before, turn.after)
        for texts in TEXTS.values():
            assert whole(texts.action(sentence)), texts.action(sentence)
            for event in consequences(sentence, happened):
                assert whole(texts.event(event)), texts.event(event)


def test_random_games_say_every_verb() -> None:
    found: set[str] = set()
    for number, (mode, players) in enumerate(TABLES):
        play = Play(mode, COLOURS[:players], "revised", number, number)
        found |= {
            narrate(play.setup, turn.before, turn.action, turn.after).verb for turn in play.turns()
        }
    assert found == {verb.name for verb in VERBS}


SAIL = Sentence(
    "sail",
    "blue",
    (("count", 2), ("origin", "bribery"), ("start", "isle"), ("target", "sailboat")),
)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Blue sails two novices from the Bribery Isle to the Sailboat Isle."),
        ("de", "Blau segelt mit zwei Novizen von der Bestechungsinsel zur Segelbootinsel."),
        (
            "it",
            (
                "Blu porta in barca a vela due novizi "
                "dall’Isola della Corruzione all’Isola della Barca a Vela."
            ),
        ),
        ("nl", "Blauw zeilt met twee novices van het Omkopingseiland naar het Zeilbooteiland."),
        ("pt-BR", "Azul leva de veleiro dois noviços da Ilha do Suborno para a Ilha do Veleiro."),
    ],
)
def test_a_sail_in_each_language(language: str, text: str) -> None:
    assert TEXTS[language].action(SAIL) == text


def test_a_journey_names_every_leg() -> None:
    game = Game.new(["yellow", "red"], mode="preselected", seed=1)
    action = next(
        each
        for each in game.legal
        if game.text(each).startswith("journey") and "," in game.text(each)
    )
    game.play(action)
    sentence = game.sentence()
    text = TEXTS["en"].action(sentence)
    assert len(sentence.legs) > 1
    for leg in sentence.legs:
        assert TEXTS["en"](f"isle-{leg.target}") in text


def test_an_action_and_its_events_are_reported_once() -> None:
    game = Game.new(["yellow", "red"], mode="preselected", seed=1)
    action = next(game.text(each) for each in game.legal if game.text(each).startswith("favor"))
    happened = game.play(action)
    assert [event.kind for event in happened] == ["favor-taken"]
    assert consequences(game.sentence(), happened) == []
