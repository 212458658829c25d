"""Every word about one's games and about meeting others exists; none is unused."""

import re

import pytest

from luna.locale import LANGUAGES
from tests.web.test_texts import LOCALE, ROOT, pattern

ASKED = re.compile(r"""[\"'`](meet-[A-Za-z0-9-]+(?:\$\{[^}]*\}[A-Za-z0-9-]*)*)[\"'`]""")


def keys(language: str) -> set[str]:
    text = (LOCALE / language / "meeting.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][A-Za-z0-9-]*) =", text, re.MULTILINE))


def test_no_key_is_missing_and_none_is_unused() -> None:
    sources = (ROOT / "web" / "src").rglob("*")
    texts = [path.read_text("utf-8") for path in sources if path.suffix in (".svelte", ".ts")]
    patterns = {pattern(key) for text in texts for key in ASKED.findall(text)}
    english = keys("en")
    assert [key for key in english if not any(re.match(p, key) for p in patterns)] == []
    assert [p for p in patterns if not any(re.match(p, key) for key in english)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: str) -> None:
    assert keys(language) == keys("en")
