"""What a terminal can show and which language it is set to."""

import codecs
import io
import os
import sys
import unicodedata
from typing import Any

from luna.cli.canvas import ASCII
from luna.locale import LANGUAGES

LIKENESS = "luna.likeness"
"""The name of the way in which characters that an encoding lacks are replaced."""
EXTRA = {"“": '"', "”": '"', "‘": "'", "–": "-", "—": "-", "ß": "ss"}


def alike(error: UnicodeError) -> tuple[str, int]:
    """What comes nearest to characters that cannot be written: `>` for `›`, `o` for `ö`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(nearest, missing)), error.end


def nearest(character: str) -> str:
    plain = character.translate(ASCII)
    if not plain.isascii():
        plain = EXTRA.get(character) or unicodedata.normalize("NFKD", character)
    return plain.encode("ascii", "ignore").decode() or "?"


codecs.register_error(LIKENESS, alike)


def make_lenient() -> None:
    """Let the streams replace what they cannot read or write."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    fold_output()


def fold_output() -> None:
    """Write the nearest character instead of one that the encoding of the output lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=LIKENESS)


class Lenient:
    """Standard output for prompt_toolkit, which would write `?` where a likeness can be had."""

    def __getattr__(self, name: str) -> Any:
        if name == "buffer":  # it would be written to past the stream's own way with characters
            raise AttributeError(name)
        return getattr(sys.stdout, name)


def preferred_language() -> str:
    """The language that the system is set to, if Luna speaks it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        name = os.environ.get(variable)
        if name:
            return language_of(name)
    return language_of(windows_language()) if sys.platform == "win32" else "en"


def language_of(locale: str) -> str:
    """The language of a locale's name: `it` for `it_IT.UTF-8`."""
    name = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    for language in LANGUAGES:
        if language.lower() == name.lower():
            return language
    for language in LANGUAGES:
        if language.partition("-")[0] == name.partition("-")[0].lower():
            return language
    return "en"


def windows_language() -> str:
    import ctypes
    import locale

    number: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "en")
