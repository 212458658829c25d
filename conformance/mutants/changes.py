"""The small changes of the rules, one function each."""

import ast
import importlib
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

ROOT = Path(__file__).parents[2]
MODULES = (
    "scoring",
    "rounds",
    "solo",
    "temple",
    "council",
    "isle",
    "movement",
    "expulsion",
    "preliminary",
    "refusals",
    "explain",
    "engine",
    "legal_actions",
    "layout",
    "setup",
    "state",
    "codec",
    "actions",
    "components",
)
"""Where rules stand. The others hold words, constants and what the log says of an action."""


@dataclass(frozen=True)
class Change:
    """A small change of one function."""

    module: str
    function: str
    """With its class, if it has one."""
    was: str
    now: str
    """The lines that differ; a number where a function has several that do so alike."""
    words: bool
    """Whether only the words of a refusal are others, and not its rule."""
    code: CodeType
    defaults: tuple[Any, ...] | None
    """Of its parameters, where they are constants."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.module, self.function, self.was, self.now


def changes(module: str) -> Iterator[Change]:
    """All changes of a module, in the order of its functions."""
    from mutmut.mutation.file_mutation import mutate_file_contents

    path = ROOT / "src" / "luna" / "rules" / f"{module}.py"
    made = mutate_file_contents(str(path), path.read_text("utf-8"))
    for holder, body in bodies(ast.parse(made.code)):
        found = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        times: Counter[tuple[str, ...]] = Counter()
        for name, node in found.items():
            mangled, changed, number = name.partition("__mutmut_")
            if not changed or number == "orig":
                continue
            plain = mangled.rpartition("ǁ")[2] if "ǁ" in mangled else mangled.removeprefix("x_")
            function = f"{holder}.{plain}" if holder else plain
            original = found[f"{mangled}__mutmut_orig"]
            before, after = differing(lines_of(original), lines_of(node))
            words = lines_of(Wordless().visit(deepcopy(original))) == lines_of(
                Wordless().visit(deepcopy(node))
            )
            times[function, before, after] += 1
            if times[function, before, after] > 1:
                after += f"  # {times[function, before, after]}"
            code = compiled(holder, node, str(path))
            constants = [each for each in node.args.defaults if isinstance(each, ast.Constant)]
            defaults = tuple(each.value for each in constants) or None
            yield Change(module, function, before, after, words, code, defaults)


class Wordless(ast.NodeTransformer):
    """Leaves nothing of refusals but their rules."""

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if ast.unparse(node.targets[0]) == "reason":
            node.value = ast.Constant("")
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "refusal":
            node.args, node.keywords = node.args[:1], []
        return node


def bodies(tree: ast.Module) -> Iterator[tuple[str, list[ast.stmt]]]:
    yield "", tree.body
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name, node.body


def lines_of(node: ast.FunctionDef) -> list[str]:
    bare = ast.FunctionDef(**{**node.__dict__, "name": "f", "decorator_list": []})
    return ast.unparse(bare).splitlines()


def differing(was: list[str], now: list[str]) -> tuple[str, str]:
    """What is left of both without the lines that they begin and end with alike."""
    first = last = 0
    shorter = min(len(was), len(now))
    while first < shorter and was[first] == now[first]:
        first += 1
    while last < shorter - first and was[-1 - last] == now[-1 - last]:
        last += 1
    before, after = was[first : len(was) - last], now[first : len(now) - last]
    return " ".join(map(str.strip, before)), " ".join(map(str.strip, after))


def compiled(holder: str, node: ast.FunctionDef, path: str) -> CodeType:
    """The code of a function, as it is inside its class."""
    bare = ast.FunctionDef(**{**node.__dict__, "decorator_list": []})
    tree = ast.Module([bare], [])
    if holder:
        tree = ast.parse(f"class {holder}: pass")
        assert isinstance(tree.body[0], ast.ClassDef)
        tree.body[0].body = [bare]
    ast.fix_missing_locations(tree)
    code = compile(tree, path, "exec")
    if holder:
        code = next(each for each in code.co_consts if isinstance(each, CodeType))
    return next(
        each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == node.name
    )


def function_of(change: Change) -> FunctionType:
    """The function that is changed."""
    found: Any = importlib.import_module(f"luna.rules.{change.module}")
    for name in change.function.split("."):
        found = getattr(found, name)
    found = getattr(found, "__func__", found)
    assert isinstance(found, FunctionType)
    return found
