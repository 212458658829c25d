"""Standard output: its console, its encoding and the language of its user."""

import codecs
import io
import os
import sys
import unicodedata
from typing import Any

from rich.console import Console
from rich.table import Table

from luna.locale import LANGUAGES
from luna.text_boxes import ASCII

ASCII_FALLBACK = "luna.ascii-fallback"
"""The name of the error handler that replaces characters missing in an encoding."""
EXTRA = {"“": '"', "”": '"', "‘": "'", "–": "-", "—": "-", "ß": "ss"}
PIPE_WIDTH = 120


def open_console(width: int = PIPE_WIDTH) -> Console:
    """Return a console on standard output, `width` columns wide if that is no terminal."""
    console = Console()
    return console if console.is_terminal else Console(width=width)


def plain_table(left: list[str], right: list[str]) -> Table:
    """Return a table without lines: left-aligned columns, then right-aligned ones."""
    table = Table(box=None, header_style="bold")
    for column in left:
        table.add_column(column)
    for column in right:
        table.add_column(column, justify="right")
    return table


def ascii_fallback(error: UnicodeError) -> tuple[str, int]:
    """Replace unencodable characters by similar ASCII: `>` for `›`, `o` for `ö`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(similar_ascii, missing)), error.end


def similar_ascii(character: str) -> str:
    plain = character.translate(ASCII)
    if not plain.isascii():
        plain = EXTRA.get(character) or unicodedata.normalize("NFKD", character)
    return plain.encode("ascii", "ignore").decode() or "?"


codecs.register_error(ASCII_FALLBACK, ascii_fallback)


def tolerate_encodings() -> None:
    """Replace what standard input cannot decode and standard output cannot encode."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    replace_unencodable()


def replace_unencodable() -> None:
    """Let standard output and error write similar ASCII for unencodable characters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ASCII_FALLBACK)


class FallbackStdout:
    """Standard output for prompt_toolkit that replaces unencodable characters by similar ASCII."""

    def __getattr__(self, name: str) -> Any:
        if name == "buffer":  # writing to it would bypass the error handler
            raise AttributeError(name)
        return getattr(sys.stdout, name)


def preferred_language() -> str:
    """Return the language of the system if Luna has it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        name = os.environ.get(variable)
        if name:
            return language_of(name)
    return language_of(windows_language()) if sys.platform == "win32" else "en"


def language_of(locale: str) -> str:
    """Return the language of a locale's name: `it` for `it_IT.UTF-8`."""
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
