"""Luna starts on systems that are no Unix."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import luna

SOURCES = Path(luna.__path__[0])
UNIX = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}


def imported_at_start(tree: ast.Module) -> Iterator[str]:
    """What a module needs before any of its functions is called."""
    pending: list[ast.AST] = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            pending += ast.iter_child_nodes(node)


@pytest.mark.skipif(not list(SOURCES.glob("game.py")), reason="the sources are elsewhere")
def test_no_module_of_unix_alone_is_imported_at_start() -> None:
    found = {
        (path.relative_to(SOURCES).as_posix(), name)
        for path in SOURCES.rglob("*.py")
        for name in imported_at_start(ast.parse(path.read_text("utf-8")))
        if name.partition(".")[0] in UNIX
    }
    assert found == set()
