"""Refuse what breaks with a minor release of a library: its private parts, and changes to it.

python -m scripts.public_only src ...      # exits with 1 and names each place
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

OWN = frozenset({"luna", "tests", "bench", "scripts", "tools", "examples", "conformance"})
PRIVATE = ("uvicorn.protocols", "websockets.legacy", "sqlalchemy.sql.compiler")
"""Private parts without an underscore."""


def is_library(module: str) -> bool:
    top = module.partition(".")[0]
    return bool(top) and top not in OWN and top not in sys.stdlib_module_names


def is_private(path: str) -> bool:
    """Whether a dotted path leads through something private."""
    parts = path.split(".")
    return path.startswith(PRIVATE) or any(
        part.startswith("_") and not part.startswith("__") for part in parts
    )


class Finder(ast.NodeVisitor):
    """Finds the places of one file."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self._names: dict[str, str] = {}
        """What names of this file stand for, of libraries."""

    def note(self, node: ast.stmt | ast.expr, what: str) -> None:
        self.found.append((node.lineno, what))

    def visit_Import(self, node: ast.Import) -> None:
        for each in node.names:
            self._bind(node, each.name, each.asname or each.name.partition(".")[0], each.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for each in node.names if not node.level else ():
            module = node.module or ""
            self._bind(node, module, each.asname or each.name, f"{module}.{each.name}")

    def _bind(self, node: ast.stmt, module: str, name: str, path: str) -> None:
        if is_library(module):
            self._names[name] = path
            if is_private(path):
                self.note(node, f"imports {path}, which is private")

    def _path(self, node: ast.expr) -> str:
        """The dotted path of a library that an expression stands for, or nothing."""
        if isinstance(node, ast.Name):
            return self._names.get(node.id, "")
        if isinstance(node, ast.Attribute) and (before := self._path(node.value)):
            return f"{before}.{node.attr}"
        return ""

    def visit_Attribute(self, node: ast.Attribute) -> None:
        path = self._path(node)
        if path and is_private(path):
            self.note(node, f"uses {path}, which is private")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Attribute) and (path := self._path(target)):
                self.note(node, f"patches {path}")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name(id="setattr") if node.args and (path := self._path(node.args[0])):
                self.note(node, f"patches {path}")
            case ast.Attribute(attr="compile", value=ast.Name(id=name)) if name != "re":
                self.note(node, "compiles a statement by itself")
        self.generic_visit(node)


def places(source: str) -> list[tuple[int, str]]:
    """The lines of a file that are refused, and why."""
    finder = Finder()
    finder.visit(ast.parse(source))
    return finder.found


def refused(roots: Sequence[str]) -> Iterator[str]:
    for root in map(Path, roots):
        for file in sorted(root.rglob("*.py")) if root.is_dir() else [root]:
            for line, what in places(file.read_text("utf-8")):
                yield f"{file}:{line}: {what}"


def main(roots: Sequence[str]) -> int:
    found = list(refused(roots))
    for each in found:
        print(each)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
