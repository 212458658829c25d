"""Messages are the same however they are read."""

import re
from collections import Counter
from importlib import resources

import pytest
from fluent.runtime.errors import FluentReferenceError

from luna.locale import LANGUAGES, Messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    folder = resources.files("luna.locale").joinpath(language)
    found = Counter(
        key
        for file in folder.iterdir()
        for key in re.findall(r"^(-?[a-zA-Z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE)
    )
    assert [key for key, times in found.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_only_to_their_own_file(language: str) -> None:
    for file in resources.files("luna.locale").joinpath(language).iterdir():
        text = file.read_text("utf-8")
        keys = set(re.findall(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE))
        assert set(re.findall(r"\{\s*(-[a-zA-Z][\w-]*|[a-z][\w-]*)\s*\}", text)) <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(language: str) -> None:
    messages = Messages(language)
    for key in messages._files:
        assert messages.attributes(key) is not None


def test_only_the_files_that_are_used_are_parsed() -> None:
    messages = Messages("de")
    assert messages.format("isle-tide", None, {}) == "Gezeiteninsel"
    assert {file.name for file in messages._loaded} == {"terms.ftl"}


def test_a_missing_message_or_variable_is_an_error() -> None:
    messages = Messages("en")
    with pytest.raises(KeyError):
        messages.format("no-such-message", None, {})
    with pytest.raises(FluentReferenceError):
        messages.format("play-kept", None, {})
