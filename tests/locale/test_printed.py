"""Messages read well as they are printed: filled with real values, in every branch and plural."""

import re

import pytest

from luna.locale import LANGUAGES
from scripts.translations import LOCALE, gaps, messages
from scripts.words import LISTS, SAMPLES, rows

FAULTS = {
    "a gap that is not filled": re.compile(r"[{}]|\$[a-z]|\b(order|isle|favor|say|web)-[a-z]"),
    "two spaces": re.compile(r"\S  +\S"),
    "a space before a mark": re.compile(r"\w [,.;](\s|$)"),
    "two marks": re.compile(r"[,;:]\.|(?<!\.)\.\.(?!\.)|,,"),
    "a straight quotation mark or apostrophe": re.compile(r"[a-z]'[a-z]|\""),
}
PRINTED = list(rows())


def test_every_gap_has_a_real_value() -> None:
    names = {name for pattern in messages("en").values() for name in gaps(pattern)}
    assert sorted(names - SAMPLES.keys() - LISTS.keys()) == [
        "bribe",
        "edition",
        "novice",
        "shrine",
        "solo",
        "source",
        "start",
        "which",
    ]


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_printed_with(fault: str) -> None:
    found = [
        f"{language} {key}: {text}"
        for key, cells in PRINTED
        for language, text in zip(LANGUAGES, cells, strict=True)
        if not key.partition(" ")[0].endswith(".notation") and FAULTS[fault].search(text)
    ]
    assert found == []


def test_portuguese_does_not_print_none_as_one() -> None:
    """Portuguese counts 0 as singular, so a written 1 must not stand for every singular."""
    written = re.compile(r"\[one\] (1|[Uu]ma?)\b")
    files = (LOCALE / "pt-BR").glob("*.ftl")
    assert [line for file in files for line in written.findall(file.read_text("utf-8"))] == []
