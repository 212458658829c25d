"""Every word the interface asks for exists in every language, and none lies unused."""

import re
from functools import cache
from pathlib import Path

import pytest

from luna.bots.roster import LEVELS
from luna.locale import LANGUAGES, Texts
from luna.rules.verbs import VERBS

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "luna" / "locale"
CALL = re.compile(r"""[\"'`]((?:web|app)-[A-Za-z0-9-]+(?:\$\{[^}]*\}[A-Za-z0-9-]*)*)[\"'`]""")


@cache
def keys(language: str) -> frozenset[str]:
    files = (LOCALE / language / name for name in ("web.ftl", "app.ftl"))
    text = "\n".join(file.read_text("utf-8") for file in files)
    return frozenset(re.findall(r"^([a-z][A-Za-z0-9-]*) =", text, re.M))


@cache
def asked() -> frozenset[str]:
    """The keys in the sources of the client; `web-action-${…}` stands for all that begin so."""
    found: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            found |= set(CALL.findall(path.read_text("utf-8")))
    return frozenset(found)


def pattern(key: str) -> str:
    return re.sub(r"\\\$\\\{[^}]*\\\}", "[A-Za-z0-9-]+", re.escape(key)) + "$"


def test_no_key_is_missing() -> None:
    english = keys("en")
    missing = [key for key in asked() if not any(re.match(pattern(key), k) for k in english)]
    assert missing == []


def test_no_key_is_unused() -> None:
    patterns = [pattern(key) for key in asked()]
    ours = [key for key in keys("en") if key.startswith(("web-", "app-"))]
    assert [key for key in ours if not any(re.match(p, key) for p in patterns)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: str) -> None:
    assert keys(language) == keys("en")
    texts = Texts(language)
    assert all(texts.has(key) for key in keys("en"))


def test_every_problem_of_the_server_has_words() -> None:
    table = (
        (ROOT / "docs" / "server.md").read_text("utf-8").split("## Reasons that are not rules")[1]
    )
    reasons = {word for word in re.findall(r"`([a-z][a-z-]+)`", table) if "-" in word}
    known = {key.removeprefix("problem-") for key in keys("en")}
    assert {r for r in reasons - known if not r.startswith("-") and r != "application"} == set()


def test_every_verb_and_every_level_has_words() -> None:
    english = keys("en")
    for verb in VERBS:
        assert f"web-action-{verb.name}" in english
        assert Texts("en").has(f"action-{verb.name}")
        places = [place for place in verb.places if ":" in place]
        assert verb.compound or not places or f"web-ask-{verb.name}" in english
    assert {f"web-strength-{level}" for level in LEVELS} <= english
