"""Report on the languages: `python -m scripts.translations [LANGUAGE ...]`.

For every language: messages that are missing, messages that English does not have, gaps that
differ, and messages that are the same as in English. The last may be right; translators look
through them. Then the English messages that nothing asks for. The exit status is 1 if anything is
missing or unused.

`--pseudo FOLDER` writes a pseudo-language made of English there, to see what it looks like.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from scripts.pseudo import pseudo

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "luna" / "locale"
SOURCES = (("src/luna", "py"), ("web/src", "ts"), ("web/src", "svelte"))
MADE = re.compile(r"\$\{[^}]*\}|\{[^}]*\}")
"""What is put into a key where it is used: `${verb}` in the client, `{verb}` in Python."""
KEY = re.compile(r"""["'`]([a-z]+(?:-(?:[A-Za-z0-9-]|\$?\{[^}"'`]*\})+)?)["'`]""")
NAMES = ("term-", "language-name")
"""What is there to be known: the vocabulary of the glossary, and what the menu calls a language."""

Entries = dict[str, Pattern]


class Gaps(Visitor):
    """Collects the names of what is filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> Entries:
    """Every message and attribute of a language, by key."""
    found: Entries = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, Junk):
                raise SystemExit(f"{file}: cannot be read:\n{entry.content}")
            if isinstance(entry, Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def gaps(pattern: Pattern) -> set[str]:
    finder = Gaps()
    finder.visit(pattern)
    return finder.found


def worded(pattern: Pattern) -> bool:
    """Whether there is a word in it that could be translated."""
    texts = [part.value for part in pattern.elements if isinstance(part, TextElement)]
    return bool(re.search(r"[^\W\d_]{2,}", " ".join(texts)))


def report(own: Entries, english: Entries) -> Iterator[tuple[str, str]]:
    """What is to be said of a language: a kind of finding and a key."""
    for key in english:
        if key not in own:
            yield "missing", key
    for key, pattern in own.items():
        if key not in english:
            yield "not in English", key
        elif not gaps(pattern) <= gaps(english[key]):
            yield "other gaps", key
        elif (
            own is not english
            and not key.endswith(".notation")
            and worded(pattern)
            and pattern.equals(english[key])
        ):
            yield "unchanged", key


def unused(english: Entries) -> Iterator[str]:
    """English messages that no source names, neither whole nor by its beginning."""
    patterns: set[str] = set()
    for folder, suffix in SOURCES:
        for path in (ROOT / folder).rglob(f"*.{suffix}"):
            for found in KEY.findall(path.read_text("utf-8")):
                parts = MADE.split(found)
                if parts[0] == "web-":  # says nothing: most messages begin so
                    continue
                patterns.add("[A-Za-z0-9-]+".join(map(re.escape, parts)))
    asked = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)))
    for key in english:
        if "." not in key and not key.startswith(NAMES) and not asked.fullmatch(key):
            yield key


def write_pseudo(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted((LOCALE / "en").glob("*.ftl")):
        (folder / file.name).write_text(pseudo(file.read_text("utf-8")), "utf-8")


def main(words: list[str]) -> int:
    if words[:1] == ["--pseudo"] and len(words) == 2:
        write_pseudo(Path(words[1]))
        return 0
    english = messages("en")
    wanted = words or sorted(file.parent.name for file in LOCALE.glob("*/terms.ftl"))
    wrong = 0
    for language in wanted:
        own = english if language == "en" else messages(language)
        found = list(report(own, english))
        print(f"{language}: {len(own)} messages")
        for kind in ("missing", "not in English", "other gaps", "unchanged"):
            keys = [key for each, key in found if each == kind]
            if keys:
                wrong += kind != "unchanged"
                print(f"  {kind} ({len(keys)}): {', '.join(keys)}")
    idle = list(unused(english))
    if idle:
        print(f"used nowhere ({len(idle)}): {', '.join(idle)}")
    return 1 if wrong or idle else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
