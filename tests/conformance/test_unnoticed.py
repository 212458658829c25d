"""The list of changes that the kit cannot notice is about the rules as they are."""

import ast

import pytest

from conformance.mutants.changes import MODULES, ROOT, bodies, lines_of
from conformance.mutants.unnoticed import functions, reasons


def functions_of(module: str) -> dict[str, str]:
    """The functions of a module, each as one line."""
    path = ROOT / "src" / "luna" / "rules" / f"{module}.py"
    return {
        f"{holder}.{node.name}" if holder else node.name: " ".join(map(str.strip, lines_of(node)))
        for holder, body in bodies(ast.parse(path.read_text("utf-8")))
        for node in body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("module", MODULES)
def test_what_is_listed_stands_in_the_rules(module: str) -> None:
    """Whether it is a change that is made at all is asked by `conformance.mutants`."""
    listed = [key for key in reasons() if key[0] == module]
    whole = {function for name, function in functions() if name == module}
    found = functions_of(module)
    assert [key for key in listed if key[2] not in found.get(key[1], "")] == []
    assert whole - set(found) == set()
    assert {key[1] for key in listed} & whole == set()


def test_every_change_that_is_not_noticed_has_a_reason() -> None:
    assert all(len(why) > len("?") for why in [*reasons().values(), *functions().values()])
    assert {key[0] for key in [*reasons(), *functions()]} <= set(MODULES)
