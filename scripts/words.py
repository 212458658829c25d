"""Print every message with real values: `python -m scripts.words`, or `make words`.

The page in build/words.html has a row for each message and attribute, once for every branch and
plural form, in all languages next to the English. `--text LANGUAGE` writes one language to the
terminal instead, each line below its English.
"""

import sys
from collections.abc import Iterator, Mapping
from html import escape
from itertools import product
from pathlib import Path

from babel import Locale
from fluent.syntax.ast import (
    Identifier,
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from luna.locale import LANGUAGES, NAMED, Texts
from scripts.translations import gaps, messages

PAGE = Path(__file__).parents[1] / "build" / "words.html"

Value = str | int
Values = dict[str, Value]

ISLES = ("tide", "bribery", "book")
TERMS: dict[str, str] = {
    "order": "order-red",
    "orders": "order-red",
    "rival": "order-yellow",
    "colour": "order-blue",
    "turn": "order-red",
    "you": "order-red",
    "opponent": "order-blue",
    "favor": "favor-bribery",
    "isle": "isle-book",
    "figure": "figure-priestess",
    "what": "source-displacement",
    "level": "web-strength-abbot",
}
"""Gaps that are filled with a message."""

SAMPLES: Values = {
    "number": 3,
    "count": 3,
    "tile": 12,
    "seats": 2,
    "seat": 5,
    "points": 6,
    "left": 2,
    "guard": 4,
    "round": 2,
    "title": "Anna & Ben",
    "of": 10,
    "day": "2026-03-14",
    "games": 12,
    "wins": 5,
    "share": "42%",
    "longest": 4,
    "solved": 17,
    "tries": 20,
    "rating": 1543,
    "margin": "12",
    "influence": 47,
    "place": 2,
    "players": 4,
    "time": "1:30",
    "minutes": 3,
    "orders": "",
    "seed": 42,
    "bot": "search:time=2",
    "fault": "the process ended",
    "file": "game.luna",
    "line": 'red: promote 1',
    "example": "favor tide",
    "verb": "promote",
    "places": 4,
    "action": "promote 12",
    "rule": "A-PROM",
    "tip": "",
    "date": "2026-03-14",
    "change": "+12",
    "name": "Anna",
    "names": "Ben",
    "link": "https://example.org/d/spring",
    "other": "−2",
    "need": 2,
    "have": 1,
    "word": "gold",
    "usage": "favor ISLE [+novice]",
    "text": "hello",
    "at": 99,
    "made": "3f2a",
    "field": "players",
    "tiles": "1, 3",
    "budget": "0.5 s",
    "done": 12,
    "all": 64,
    "percent": "12%",
    "was": 2,
    "could": 1,
    "mistakes": 3,
    "best": 21,
    "actions": 34,
    "deviation": 60,
    "days": 3,
    "legs": "",
    "ahead": "",
    "behind": "",
    "loss": 3,
    "list": "",
    "priestess": "6 · 3 · 1",
    "council": "0 · 1 · 2",
    "after": "+3",
    "before": "+1",
    "plan": "promote 12",
    "hours": 5,
    "reason": "418",
}

SPECIAL: Mapping[str, Mapping[str, Value]] = {
    "web-look-at": {"number": 14},
    "web-looking-back": {"number": 14},
    "web-shared-position": {"number": 14},
    "web-log-undo": {"text": 14},
    "web-action-number": {"number": 14},
    "web-line": {"line": 7},
    "web-brings-sanctification": {"guard": "6 · 5 · 4 · 3 · 2 · 2"},
    "web-solo-won": {"number": 12},
    "web-pace-seconds": {"time": "1 h"},
    "meet-in": {"time": "1 h"},
    "review-place": {"was": "1.8", "could": "1.4"},
    "rated-games": {"number": 10},
    "rated-nobody": {"number": 10},
    "rated-about": {"number": 10},
    "meet-range-within": {"points": 100},
    "refusal-unreadable": {"fault": "Permission denied"},
    "refusal-not-text": {"number": 117},
    "refusal-past-the-end": {"number": 64},
    "refusal-players-count": {"number": 5},
    "refusal-boards": {"number": 2},
    "refusal-figures-count": {"number": 2},
    "refusal-bad-move": {"text": "tide-book"},
    "refusal-no-colour": {"text": "meditate"},
    "refusal-unknown-version": {"word": "2"},
    "refusal-header-missing": {"word": "players"},
    "refusal-header-twice": {"word": "start"},
    "refusal-not-a-number": {"word": "twelve"},
    "refusal-first-tiles": {"field": "first"},
    "refusal-isles": {"field": "isles"},
    "refusal-boards.": {"field": "boards"},
    "legal-ways": {"number": 9, "example": "promote 12"},
    "legal-many": {"number": 4096, "example": "journey tide>book 2"},
    "end-tie-council": {"influence": 47, "other": 3},
    "web-log-ask-replace": {"other": "Ben"},
    "web-asks-replace": {"other": "Ben"},
    "web-in-hand": {"place": "isle-book"},
    "web-kept": {"plan": "say-promote"},
    "web-copied": {"link": "https://example.org/t/AB12"},
    "tip-threat": {"rival": 19},
    "event-book-moved": {"origin": 7, "target": 13},
    "say-book": {"origin": 7, "target": 13},
    "rated-plan-if": {"action": "promote 12"},
    "learn-begin": {"title": "lesson-goal"},
    "learn-on": {"title": "lesson-path"},
    "learn-next-chapter": {"title": "lesson-path"},
    "challenge-play": {"level": "mode-solo2"},
}
"""Gaps that mean something else in these messages."""


class Branches(Visitor):
    """Collects what a pattern chooses by, and the names of the cases."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str, bool]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            cases = self.found.setdefault(node.selector.id.name, {})
            for variant in node.variants:
                name = (
                    variant.key.value
                    if isinstance(variant.key, NumberLiteral)
                    else variant.key.name
                    if isinstance(variant.key, Identifier)
                    else ""
                )
                cases[name] = variant.default
        self.generic_visit(node)


PLURALS = ("zero", "one", "two", "few", "many", "other")


def choices(pattern: Pattern, language: str) -> dict[str, list[Value]]:
    """Values that lead into every branch of a pattern, by the name of the gap."""
    branches = Branches()
    branches.visit(pattern)
    found: dict[str, list[Value]] = {}
    for name, cases in branches.found.items():
        if all(case.isdigit() or case in PLURALS for case in cases):
            numbers: set[int] = {int(case) for case in cases if case.isdigit()}
            form = Locale.parse(language, sep="-").plural_form
            for case in cases:
                if not case.isdigit():
                    numbers |= set([n for n in range(1, 40) if form(n) == case][1:2] or [1])
                    numbers |= {n for n in (1,) if form(n) == case and case != "other"}
            found[name] = sorted({n if n != 21 else 1 for n in numbers} | {3})
        else:
            found[name] = list(cases)
    return found


def real(texts: Texts, key: str, name: str) -> Value:
    """A value for a gap as it comes in a game."""
    message = key.partition(".")[0]
    value: Value = SPECIAL.get(message, {}).get(name, "")
    if value == "":
        value = TERMS.get(name, "") or SAMPLES.get(name, "")
    if name in ("origin", "target") and value == "":
        value = f"isle-{ISLES[name == 'target']}"
    if name in ("ahead", "behind"):
        value = f"order-{'red' if name == 'ahead' else 'blue'}"
    if name == "list":
        return "{}, {}".format(*(f"{texts(f'order-{o}')} 2" for o in ("yellow", "red")))
    if name == "orders":
        return texts.listed([texts("order-yellow"), texts("order-red")])
    if name == "tip":
        return texts("tip-book")
    if name == "legs":
        legs = (("isle", 2), ("stage", 1))
        return texts.listed(
            texts.sentence(
                "say-leg", {"start": start, "count": count, "origin": "tide", "target": "book"}
            )
            for start, count in legs
        )
    if isinstance(value, str) and texts.has(value):
        return texts(value) if value != "say-promote" else texts(value, **_plan(texts))
    if name in ("points", "other", "change") and message.startswith("reason-"):
        return texts.number(2.5) if message == "reason-rival" else texts.signed(2.5)
    return value


def _plan(texts: Texts) -> Values:
    return {
        "order": texts("order-red"),
        "isle": texts("isle-book"),
        "tile": 12,
        "bribe": "no",
        "novice": "no",
    }


def printed(texts: Texts, key: str, pattern: Pattern) -> Iterator[tuple[str, str]]:
    """A message as a player reads it, once for every branch, with the case it shows."""
    chosen = choices(pattern, texts.language)
    message, _, attribute = key.partition(".")
    names = sorted(gaps(pattern) | set(chosen))
    filled = {name: real(texts, key, name) for name in names if name not in chosen}
    for case in product(*chosen.values()):
        picked: Values = dict(zip(chosen, case, strict=True))
        text = texts._messages.format(message, attribute or None, filled | picked)
        yield ", ".join(f"{name} {value}" for name, value in picked.items()), text


def rows() -> Iterator[tuple[str, list[str]]]:
    """The key and case of every message, and how each language prints it."""
    every = {language: messages(language) for language in LANGUAGES}
    texts = {language: Texts(language) for language in LANGUAGES}
    for key in every["en"]:
        lines = {
            language: dict(printed(texts[language], key, every[language][key]))
            for language in LANGUAGES
        }
        cases = list(dict.fromkeys(case for own in lines.values() for case in own))
        for case in cases:
            yield f"{key} {case and f'({case})'}".strip(), [
                own.get(case, "" if len(own) > 1 else next(iter(own.values())))
                for own in lines.values()
            ]


def page() -> str:
    head = "".join(f"<th>{language}</th>" for language in ("key", *LANGUAGES))
    body = "\n".join(
        f"<tr><th>{escape(key)}</th>"
        + "".join(
            f'<td lang="{language}">{escape(text)}</td>'
            for language, text in zip(LANGUAGES, cells, strict=True)
        )
        + "</tr>"
        for key, cells in rows()
    )
    return (
        '<!doctype html><meta charset="utf-8"><title>Luna: every message</title>'
        "<style>body{font:14px/1.35 sans-serif}th,td{vertical-align:top;text-align:left;"
        "padding:4px 8px;border-bottom:1px solid #ccc}thead{position:sticky;top:0;background:#fff}"
        "tbody th{font:11px monospace;max-width:11em;overflow-wrap:anywhere}</style>"
        f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>\n"
    )


def main(words: list[str]) -> int:
    if words[:1] == ["--text"]:
        wanted = words[1:] or list(LANGUAGES)
        for key, cells in rows():
            print(key)
            for language, text in zip(LANGUAGES, cells, strict=True):
                if language in wanted and text:
                    print(f"  {language} {text}")
        return 0
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), "utf-8")
    print(f"every message as it is printed: {PAGE.relative_to(PAGE.parents[1])}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
