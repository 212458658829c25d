"""The messages keep to docs/glossary.md: the words of the rulebooks, and no near-misses."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Message, NumberLiteral, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from luna.locale import LANGUAGES, Texts

PAGE = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text("utf-8")
COLUMNS = ("en", "de", "it", "nl", "pt-BR")
TERMS = ("isle-", "favor-", "figure-", "action-", "phase-", "term-")

NOTATION = {
    "refusal-figure-isle",
    "refusal-isles",
    "refusal-no-action",
    "refusal-unknown-action",
    "refusal-unknown-isle",
    "refusal-unknown-mode",
    "rule-PARSE",
}
"""Messages that quote the notation of records, which is English in every language."""

LOOSE = {
    "lesson-movement-journey.few",
    "lesson-path-claim",
    "lesson-shrine-build",
    "lesson-shrine-claim.done",
    "lesson-shrine-claim.favor",
}
"""Messages where other languages need no word for what has just been named."""


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [
        [cell.strip().strip("`").replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row)[1:-1]]
        for row in rows
    ]


class Words(Visitor):
    """Collects what a reader sees; gaps are left as a brace."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_NumberLiteral(self, node: NumberLiteral) -> None:  # noqa: N802
        """Leave out the case of a choice: it is not shown."""

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802
        self.found.append("}")


def read(node: BaseNode) -> str:
    words = Words()
    words.visit(node)
    return re.sub(r"\s+", " ", "".join(words.found))


@cache
def messages(language: str) -> dict[str, str]:
    """Everything that a player can read, by key or by key and attribute."""
    found: dict[str, str] = {}
    for file in resources.files("luna.locale").joinpath(language).iterdir():
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                parts = {entry.id.name: entry.value}
                parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
                found |= {key: read(part) for key, part in parts.items() if part is not None}
    return {key: text for key, text in found.items() if not key.endswith(".notation")}


def test_the_glossary_has_every_term() -> None:
    listed = [row[0] for row in table("Terms")]
    assert listed == [key for key in messages("en") if key.startswith(TERMS) and "." not in key]


@pytest.mark.parametrize("language", COLUMNS)
def test_terms_are_those_of_the_glossary(language: str) -> None:
    texts, column = Texts(language), COLUMNS.index(language) + 1
    assert {row[0]: texts(row[0]) for row in table("Terms")} == {
        row[0]: row[column] for row in table("Terms")
    }


def lacking(language: str) -> Iterator[str]:
    column = COLUMNS.index(language)
    for english, *others in table("Words that go together"):
        wanted = re.compile(others[column - 1], re.IGNORECASE)
        for key, text in messages("en").items():
            if re.search(english, text) and key not in NOTATION | LOOSE:
                other = messages(language)[key]
                if not wanted.search(other):
                    yield f"{key}: “{other}” has no {wanted.pattern} for {english}"


@pytest.mark.parametrize("language", COLUMNS[1:])
def test_the_words_of_the_rulebook_are_used(language: str) -> None:
    assert list(lacking(language)) == []


@pytest.mark.parametrize("language", COLUMNS)
def test_no_near_miss_is_used(language: str) -> None:
    found = [
        f"{key}: “{text}” has {word}; better: {instead}"
        for listed, word, instead in table("Near-misses")
        if listed == language
        for key, text in messages(language).items()
        if re.search(word, text)
    ]
    assert found == []


def test_every_language_has_near_misses() -> None:
    assert {row[0] for row in table("Near-misses")} == set(LANGUAGES)
    assert all(len(row) == 3 for row in table("Near-misses"))


def test_a_near_miss_is_noticed() -> None:
    words = {word for listed, word, _ in table("Near-misses") if listed == "nl"}
    wrong = ("Raak een eiland aan.", "Rood is aan zet.", "naar de Bouwmeester", "3 invloed")
    assert all(any(re.search(word, text) for word in words) for text in wrong)
