"""Every refusal and message has words in every language."""

import ast
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings

import luna
from luna.locale import LANGUAGES, Texts, UnknownLanguageError
from luna.rules import steps
from luna.rules.codec import is_partial, single_action
from luna.rules.events import events
from luna.rules.explain import why_not
from luna.rules.refusals import Refusal
from tests.randomplay import PLAYS, SPOTS, Play, Spot

TEXTS = [Texts(language) for language in LANGUAGES]
SOURCES = [
    path
    for package in ("rules", "record")
    for path in (Path(luna.__file__).parent / package).glob("*.py")
]


def reasons() -> set[str]:
    """Every reason that stands in a call of `refusal` in the sources."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refusal":
                for constant in ast.walk(node.args[1]):
                    if isinstance(constant, ast.Constant):
                        found.add(str(constant.value))
    return found


def test_every_reason_has_words() -> None:
    found = reasons()
    assert len(found) > 50
    for texts in TEXTS:
        missing = [reason for reason in found if not texts.has(f"refusal-{reason}")]
        assert missing == [], texts.language


@cache
def sentences(refusal: Refusal) -> list[str]:
    return [texts.refusal(refusal) for texts in TEXTS]


@settings(max_examples=30)
@given(SPOTS)
def test_refusals_become_sentences(spot: Spot) -> None:
    for step in range(steps.STEPS):
        fault = None if is_partial(step) else why_not(spot.state, single_action(step))
        if fault is not None:
            assert all(sentences(fault))


@settings(max_examples=20)
@given(PLAYS)
def test_events_become_sentences(play: Play) -> None:
    for turn in play.turns():
        for event in events(play.setup, turn.before, turn.after):
            assert all(texts.event(event) for texts in TEXTS)


def test_every_language_tells_every_rule() -> None:
    english, *others = TEXTS
    rules = english.rules()
    assert "A-PROM-BRIBE" in rules
    assert all(texts.rules() == rules for texts in others)
    for texts in TEXTS:
        for rule in rules:
            result = texts.rule(rule)
            assert result.id == rule
            assert result.title
            assert result.text


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The gaps of every message of a file, its attributes included."""
    text = resources.files("luna.locale").joinpath(language, file).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            gaps = GapFinder()
            gaps.visit(entry)
            found[entry.id.name] = gaps.found
    return found


class GapFinder(Visitor):
    """Collects the names of what is filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(
    "file",
    [
        "better.ftl",
        "cli.ftl",
        "events.ftl",
        "examples.ftl",
        "learn.ftl",
        "play.ftl",
        "reasons.ftl",
        "refusals.ftl",
        "review.ftl",
        "story.ftl",
        "terms.ftl",
        "tips.ftl",
    ],
)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert other.keys() == english.keys()
    for key, gaps in other.items():
        assert gaps <= english[key], key
        assert file not in ("play.ftl", "tips.ftl") or gaps == english[key], key


def test_the_terminal_uses_all_of_its_messages() -> None:
    folder = Path(luna.__file__).parent / "cli"
    paths = [*folder.glob("*.py"), folder.parent / "text_board.py"]
    sources = "".join(path.read_text("utf-8") for path in paths)
    composed = ("help-", "play-solo-", "table-short-")  # put together from parts
    keys = [key for key in messages("en", "play.ftl") if not key.startswith(composed)]
    assert [key for key in keys if f'"{key}"' not in sources] == []


def test_unknown_words() -> None:
    with pytest.raises(UnknownLanguageError):
        Texts("tlh")
    with pytest.raises(KeyError):
        TEXTS[0].rule("A-DANCE")
