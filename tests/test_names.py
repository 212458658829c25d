"""Names and prose avoid the words of the old dialect."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "luna"
CHECKED = ("analysis", "bots", "cli", "game.py", "locale", "record", "text_board.py")

REFUSED_WORDS = (
    *("lay", "lays", "laid", "laying", "lay_again", "whoever", "somebody", "nobody"),
    *("_became", "heard", "sought", "doubtful"),
)
"""They may not occur in the source at all."""
REFUSED_NAMES = ("said", "told", "tell", "tells", "spoken")
"""They may not be part of a name: a value is named after what it is."""


def sources() -> Iterator[tuple[str, str]]:
    for part in CHECKED:
        path = PACKAGE / part
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield str(file.relative_to(PACKAGE)), file.read_text("utf-8")


def names(node: ast.AST) -> Iterator[str]:
    """The names that a node defines."""
    match node:
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            yield name
        case ast.arg(arg):
            yield arg
        case ast.Name(name, ast.Store()):
            yield name
        case ast.Attribute(_, name, ast.Store()):
            yield name


def test_no_refused_word_occurs() -> None:
    refused = re.compile(rf"\b({'|'.join(REFUSED_WORDS)})\b")
    assert [(file, word) for file, text in sources() for word in refused.findall(text)] == []


def test_no_name_has_a_refused_part() -> None:
    refused = re.compile(rf"(^|_)({'|'.join(REFUSED_NAMES)})(_|$)", re.IGNORECASE)
    found = {
        f"{file}: {name}"
        for file, text in sources()
        for node in ast.walk(ast.parse(text))
        for name in names(node)
        if refused.search(name)
    }
    assert not found
