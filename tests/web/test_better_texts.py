"""Every word of hints, reviews and puzzles that the client asks for exists; none is unused."""

import re
from functools import cache

import pytest

from tests.web.test_texts import LOCALE, ROOT, pattern

FILES = {
    "better.ftl": "hint",
    "review.ftl": "review|puzzle|challenge|study",
    "rated.ftl": "rated",
}


@cache
def keys(file: str) -> frozenset[str]:
    text = (LOCALE / "en" / file).read_text("utf-8")
    return frozenset(re.findall(r"^([a-z][A-Za-z0-9-]*) =", text, re.MULTILINE))


def asked(prefix: str) -> set[str]:
    call = re.compile(
        rf"""t\(\s*[\"'`]((?:{prefix})-[A-Za-z0-9-]+(?:\$\{{[^}}]*\}}[A-Za-z0-9-]*)*)[\"'`]"""
        rf"""|\? [\"']((?:{prefix})-[a-z0-9-]+)[\"']|: [\"']((?:{prefix})-[a-z0-9-]+)[\"']"""
    )
    found: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            for groups in call.findall(path.read_text("utf-8")):
                found |= {group for group in groups if group}
    return found


@pytest.mark.parametrize("file", FILES)
def test_no_key_is_missing_and_none_is_unused(file: str) -> None:
    patterns = [pattern(key) for key in asked(FILES[file])]
    english = keys(file)
    assert [key for key in english if not any(re.match(p, key) for p in patterns)] == []
    assert [p for p in patterns if not any(re.match(p, key) for key in english)] == []
