"""The messages of one language, each read when it is first asked for.

Most of them are a line of text with gaps and need no more than filling in. Fluent is asked for all
others: to load it takes about 100 ms of processor time, where bare Python takes 20 and a whole
`luna check` less than 200 (`python -m bench.start`).
"""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_GAP = re.compile(r"\{ \$(\w+) \}")
_COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
_GROUPED = 1000
"""From here on a number is written as the language groups its digits."""


class Messages:
    """Keys and what they stand for."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._loaded: set[str] = set()

    @cached_property
    def _entries(self) -> dict[str, str]:
        """The text behind each key, as it stands in the files."""
        folder = FOLDER / self._language
        found: dict[str, str] = {}
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                found.update(_split(_COMMENT.sub("", file.read_text("utf-8"))))
        return found

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        # Isolation marks around inserted names would show up in terminals and logs.
        return FluentBundle([self._language], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def attributes(self, key: str) -> Mapping[str, Any]:
        """The parts of a message besides its text, such as a title."""
        return self._message(key).attributes  # type: ignore[no-any-return]

    def format(self, key: str, attribute: str | None, details: Mapping[str, Any]) -> str:
        """A message with its gaps filled; `KeyError` if there is none."""
        if attribute is None:
            text = fill(self._entries[key].strip(), details)
            if text is not None:
                return text
        message = self._message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        formatted, errors = self._bundle.format_pattern(pattern, dict(details))
        if errors:
            raise errors[0]
        return str(formatted)

    def _message(self, key: str) -> Any:
        self._load(key)
        return self._bundle.get_message(key)

    def _load(self, key: str) -> None:
        """Give Fluent a message and those that it speaks of."""
        from fluent.runtime import FluentResource

        pending = [key]
        while pending:
            name = pending.pop()
            if name in self._loaded or name not in self._entries:
                continue
            self._loaded.add(name)
            text = self._entries[name]
            self._bundle.add_resource(FluentResource(f"{name} ={text}"))
            pending += _REFERENCE.findall(text)


def _split(text: str) -> Iterator[tuple[str, str]]:
    """The keys of a file with what stands behind them."""
    found = list(_ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    for entry, end in zip(found, ends, strict=False):
        yield entry[1], text[entry.end() : end]


def fill(text: str, details: Mapping[str, Any]) -> str | None:
    """A line with its gaps filled, or None where that takes more than filling in.

    >>> fill("{ $order } takes the { $favor } favor.", {"order": "Red", "favor": "Tide"})
    'Red takes the Tide favor.'
    """
    if "\n" in text or "{" in _GAP.sub("", text):
        return None
    for name in _GAP.findall(text):
        value = details.get(name)
        simple = isinstance(value, str) or (type(value) is int and abs(value) < _GROUPED)
        if not simple:
            return None
    return _GAP.sub(lambda gap: str(details[gap[1]]), text)
