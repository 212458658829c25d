"""Messages are the same however they are read."""

import re
from collections import Counter
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource

from luna.locale import LANGUAGES
from luna.locale.catalog import Messages, fill


class Anything(dict[str, object]):
    """Details with a word for every gap."""

    def get(self, key: str, default: object = None) -> object:
        return self[key]

    def __missing__(self, key: str) -> object:
        return 7 if key in ("number", "left", "count", "points") else f"<{key}>"


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
def test_what_is_filled_in_reads_as_fluent_has_it(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in resources.files("luna.locale").joinpath(language).iterdir():
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    messages = Messages(language)
    filled = 0
    for key, text in messages._entries.items():
        ours = fill(text.strip(), Anything())
        if ours is not None:
            filled += 1
            gaps = {name: Anything()[name] for name in _names(text)}
            pattern = bundle.get_message(key).value
            assert pattern is not None
            theirs, errors = bundle.format_pattern(pattern, gaps)
            assert (ours, errors) == (theirs, []), key
    assert filled > 100


def _names(text: str) -> list[str]:
    return [part.partition(" ")[0] for part in text.split("{ $")[1:]]


def test_large_numbers_and_plurals_are_left_to_fluent() -> None:
    assert fill("{ $number } ways", {"number": 12}) == "12 ways"
    assert fill("{ $number } ways", {"number": 1200}) is None
    assert fill("{ $number } ways", {}) is None
    assert fill("{ -term } of { $number }", {"number": 1}) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read_by_itself(language: str) -> None:
    for key in list(Messages(language)._entries)[::9]:
        if not key.startswith("-"):
            Messages(language)._message(key)
