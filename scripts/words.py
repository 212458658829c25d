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

from fluent.syntax.ast import (
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from luna.locale import LANGUAGES, Texts
from scripts.translations import gaps, messages

PAGE = Path(__file__).parents[1] / "build" / "words.html"

SEVERAL = 3
Value = str | int
Values = dict[str, Value]

LISTS: Mapping[str, tuple[tuple[str, Values], ...]] = {
    "list": (("order-yellow", {}), ("order-red", {})),
    "orders": (("order-yellow", {}), ("order-red", {})),
    "legs": (
        ("say-leg", {"start": "isle", "count": 2, "origin": "tide", "target": "book"}),
        ("say-leg", {"start": "stage", "count": 1, "origin": "", "target": "book"}),
    ),
}
"""Gaps that are filled with several messages."""

SAMPLES: Values = {
    # The names of messages are printed as those messages.
    "order": "order-red",
    "rival": "order-yellow",
    "colour": "order-blue",
    "turn": "order-red",
    "you": "order-red",
    "opponent": "order-blue",
    "ahead": "order-red",
    "behind": "order-blue",
    "favor": "favor-bribery",
    "isle": "isle-book",
    "origin": "isle-tide",
    "target": "isle-bribery",
    "figure": "figure-priestess",
    "what": "source-displacement",
    "level": "web-strength-abbot",
    "tip": "tip-book",
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
    "seed": 42,
    "bot": "search:time=2",
    "fault": "the process ended",
    "file": "game.luna",
    "line": "red: promote 1",
    "example": "favor tide",
    "verb": "promote",
    "places": 4,
    "action": "promote 12",
    "rule": "A-PROM",
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
    "loss": 3,
    "priestess": "6 · 3 · 1",
    "council": "0 · 1 · 2",
    "after": "+3",
    "before": "+1",
    "hours": 5,
    "program": "luna arena",
    "near": "promote",
    "value": "ten",
    "limit": 1,
    "languages": "en, de, it, nl, pt-BR",
    "folder": "/var/lib/luna",
    "numbers": "12, 31",
    "plan": "promote 12",
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
    "refusal-boards": {"number": 2, "field": "boards"},
    "refusal-figures-count": {"number": 2},
    "refusal-bad-move": {"text": "tide-book"},
    "refusal-no-colour": {"text": "meditate"},
    "refusal-unknown-version": {"word": "2"},
    "refusal-header-missing": {"word": "players"},
    "refusal-header-twice": {"word": "start"},
    "refusal-not-a-number": {"word": "twelve"},
    "refusal-first-tiles": {"number": 2, "field": "first"},
    "refusal-unknown-edition": {"field": "edition"},
    "refusal-start-not-playing": {"field": "start"},
    "refusal-solo-start": {"field": "start"},
    "refusal-solo-no-start": {"field": "start"},
    "refusal-figure-isle": {"field": "builder"},
    "refusal-solo3-figures": {"field": "builder"},
    "refusal-preselected-isles": {"field": "isles"},
    "refusal-preselected-figures": {"field": "priestess"},
    "refusal-other-components": {"have": "81c0"},
    "refusal-too-few-seats": {"number": 5},
    "refusal-one-or-two": {"number": 3},
    "review-sources-of": {"number": 14},
    "web-tell-holds": {"list": "favor-tide"},
    "web-last-used": {"time": "2026-03-14"},
    "play-unsaved": {"fault": "game.luna: no space is left on the device."},
    "refusal-isles": {"field": "isles"},
    "legal-ways": {"number": 9, "example": "promote 12"},
    "legal-many": {"number": 4096, "example": "journey tide>book 2"},
    "end-tie-council": {"influence": 47, "other": 3},
    "cli-default": {"value": "200ms"},
    "cli-fault-small": {"word": "--most", "value": 0},
    "cli-fault-large": {"word": "--most", "value": 99, "limit": 32},
    "cli-fault-number": {"word": "--seed"},
    "cli-fault-missing": {"word": "FILE"},
    "cli-fault-option": {"word": "--foo"},
    "cli-fault-value": {"word": "--seed"},
    "cli-fault-rule": {"word": "A-DANCE"},
    "cli-fault-language": {"word": "tlh"},
    "cli-too-many": {"number": "614655", "what": "web-action-journey"},
    "cli-arg-bots": {"names": "luna, deacon"},
    "cli-arg-bot": {"names": "luna, deacon"},
    "cli-arg-contestants": {"names": "luna, deacon"},
    "web-log-ask-replace": {"other": "Ben"},
    "web-asks-replace": {"other": "Ben"},
    "web-in-hand": {"place": "isle-book"},
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
        self.found: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            cases = self.found.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                cases.append(key.value if isinstance(key, NumberLiteral) else key.name)
        self.generic_visit(node)


PLURALS = ("zero", "one", "two", "few", "many", "other")


def choices(pattern: Pattern) -> dict[str, set[Value]]:
    """Values that lead into every branch of a pattern, by the name of the gap."""
    branches = Branches()
    branches.visit(pattern)
    found: dict[str, set[Value]] = {}
    for name, cases in branches.found.items():
        if all(case.isdigit() or case in PLURALS for case in cases):
            found[name] = {1, SEVERAL, *(int(case) for case in cases if case.isdigit())}
        else:
            found[name] = set(cases)
    return found


def real(texts: Texts, message: str, name: str) -> Value:
    """A value for a gap as it comes in a game."""
    value = SPECIAL.get(message, {}).get(name, LISTS.get(name, SAMPLES.get(name, "")))
    if message.startswith("reason-") and name in ("points", "other"):
        return texts.number(2.5) if message == "reason-rival" else texts.signed(2.5)
    if isinstance(value, tuple):
        return texts.listed(texts.sentence(key, details) for key, details in value)
    if isinstance(value, str) and texts.has(value):
        return texts(value)
    return value


def rows() -> Iterator[tuple[str, list[str]]]:
    """The key and case of every message, and how each language prints it.

    Every language is printed with every case that any of them distinguishes.
    """
    every = {language: messages(language) for language in LANGUAGES}
    texts = {language: Texts(language) for language in LANGUAGES}
    for key in every["en"]:
        cases: dict[str, set[Value]] = {}
        for own in every.values():
            for name, values in choices(own[key]).items():
                cases.setdefault(name, set()).update(values)
        for case in product(*(sorted(values, key=str) for values in cases.values())):
            picked: Values = dict(zip(cases, case, strict=True))
            label = ", ".join(f"{name} {value}" for name, value in picked.items())
            if not impossible(picked):
                yield (
                    f"{key} ({label})" if label else key,
                    [printed(texts[each], key, every[each][key], picked) for each in LANGUAGES],
                )


def impossible(picked: Values) -> bool:
    """Whether no game leads to these values: nobody has more than is needed and still too few."""
    return "need" in picked and int(picked["have"]) >= int(picked["need"])


def printed(texts: Texts, key: str, pattern: Pattern, picked: Values) -> str:
    """A message as a player reads it."""
    message, _, attribute = key.partition(".")
    if attribute:
        return texts.attribute(message, attribute) or ""
    filled = {name: real(texts, message, name) for name in gaps(pattern)} | picked
    if picked.get("source") == "apostate":
        filled["points"] = -SEVERAL
    return texts(message, **filled)


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
