"""The language of the terminal: that of `--lang`, or the system's.

A command that has nothing to say needs no words, so they are loaded late.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from luna.locale import Texts

FLAG = "--lang"
_chosen: list[str] = []
"""The language given with `--lang`, if there is one."""


class UnknownNameError(LookupError):
    """A name of a language that Luna does not speak."""


def choose(words: Sequence[str]) -> list[str]:
    """Note the language of a command line, and return its other words.

    `--lang` may stand anywhere. Raises `UnknownNameError` for a language that Luna does not speak.
    """
    _chosen.clear()
    rest = list(words)
    for at, word in enumerate(rest):
        flag, equals, name = word.partition("=")
        if flag == FLAG and (equals or at + 1 < len(rest)):
            del rest[at : at + (1 if equals else 2)]
            name = name if equals else words[at + 1]
            found = language_named(name)
            if found is None:
                raise UnknownNameError(name)
            _chosen.append(found)
            break
    return rest


def chosen_texts() -> "Texts":
    """Return the messages of the chosen language."""
    from luna.locale import Texts

    return Texts(_chosen[0] if _chosen else preferred_language())


def preferred_language() -> str:
    """Return the language of the system if Luna has it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        name = os.environ.get(variable)
        if name:
            return language_named(name) or "en"
    system = windows_language() if sys.platform == "win32" else "en"
    return language_named(system) or "en"


def language_named(name: str) -> str | None:
    """Return the language of a name or a locale: `pt-BR` for `pt`, `it` for `it_IT.UTF-8`."""
    from luna.locale import LANGUAGES

    plain = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if language.lower() == plain:
            return language
    for language in LANGUAGES:
        if language.partition("-")[0] == plain.partition("-")[0]:
            return language
    return None


def windows_language() -> str:
    import ctypes
    import locale

    number: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "en")
