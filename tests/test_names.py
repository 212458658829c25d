"""A name means one thing: what two modules or classes share is one subject on several layers."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "luna"

SHARED_CLASSES = {
    "Act": ("contract.requests table.commands", "the request, and the command at the table"),
    "Claim": ("contract.requests table.commands", "the request, and the command at the table"),
    "Join": ("contract.requests table.commands", "the request, and the command at the table"),
    "Say": ("contract.requests table.commands", "the request, and the command at the table"),
    "Undo": ("contract.requests table.commands", "the request, and the command at the table"),
}
"""Where a class of this name lives, and why it may live in each of these modules."""

SHARED_MODULES = {
    "analysis": (". contract", "the package, and its results as they are sent"),
    "announcing": ("service server.live", "what is said, and who hears it on a server"),
    "arena": (". cli", "the package, and the command of its name"),
    "boards": ("service server.http", "boards that nobody keeps, and their routes"),
    "challenges": ("server.http server.live", "routes, and what happens when a game ends"),
    "dataset": ("cli envs", "the command, and what it writes"),
    "duplicates": ("contract server.http server.store", "sent, asked for, kept"),
    "gathering": ("contract server.http server.live", "sent, asked for, brought together"),
    "hint": ("analysis cli", "a hint, and the command that shows it"),
    "lessons": (". contract server.http service", "the package; sent, asked for, answered"),
    "lists": ("contract server.store", "lists of tables: sent, kept"),
    "manners": ("contract server.http server.store", "sent, asked for, kept"),
    "notifications": ("server.http server.notify", "routes, and who hears what"),
    "passkeys": ("contract server server.http", "sent, checked, asked for"),
    "plans": (
        "contract server.http server.live server.store table",
        "turns planned ahead: sent, asked for, carried out, kept, followed",
    ),
    "presence": ("server.live server.store", "who is there: in one process, in all of them"),
    "problem": ("contract table", "what keeps somebody from something, and how it is sent"),
    "profile": ("contract server.http", "sent, asked for"),
    "push": ("contract server.http server.notify", "sent, asked for, carried out"),
    "puzzles": (
        "analysis cli contract server.http server.store",
        "found; the command; sent, asked for, kept",
    ),
    "ratings": ("arena contract server.http server.store", "reckoned, sent, asked for, kept"),
    "reference": ("server.http service", "what a client needs to know once, and its route"),
    "reviews": (
        "contract server.http server.store server.thinking",
        "sent, asked for, kept, made",
    ),
    "rules": (". cli", "the package, and the command that prints a rule"),
    "sessions": ("server server.store", "who is signed in: recognized, kept"),
    "studies": ("contract offline server.http server.store", "sent, asked for, kept"),
    "tables": ("offline server.http", "requests about tables, without a server and with one"),
    "thinking": ("server service", "how a bot thinks, and the processes in which it does"),
    "thoughts": ("server.store server.thinking service", "kept, shared by processes, begun"),
    "watching": ("contract server.http", "games to look on at: sent, asked for"),
}
"""Packages in which a module of this name lives, and why it may live in each of them."""


def modules() -> Iterator[tuple[str, Path]]:
    """Every module and package below luna, with its dotted name."""
    for file in sorted(PACKAGE.rglob("*.py")):
        *packages, stem = file.relative_to(PACKAGE).with_suffix("").parts
        if "versions" in packages:  # migrations are named by number
            continue
        name = ".".join(packages if stem == "__init__" else [*packages, stem])
        if name:
            yield name, file


def shared(homes: dict[str, set[str]]) -> dict[str, set[str]]:
    return {name: where for name, where in homes.items() if len(where) > 1}


def allowed(table: dict[str, tuple[str, str]]) -> dict[str, set[str]]:
    return {name: set(where.split()) for name, (where, _) in table.items()}


def test_no_two_classes_have_one_name_and_different_meanings() -> None:
    homes: dict[str, set[str]] = defaultdict(set)
    for module, file in modules():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].add(module)
    assert shared(homes) == allowed(SHARED_CLASSES)


def test_no_two_modules_have_one_name_and_different_meanings() -> None:
    homes: dict[str, set[str]] = defaultdict(set)
    for module, _ in modules():
        package, _, name = module.rpartition(".")
        if package.rpartition(".")[2] != name:  # the chief module of a package has its name
            homes[name].add(package or ".")
    assert shared(homes) == allowed(SHARED_MODULES)


def test_values_are_named_after_what_they_are() -> None:
    """Not after having been said or told; on the wire and in the observations the word stays."""
    vague = re.compile(r"(^|_)(said|told|tells?|spoken)(_|$)")
    found = {
        f"{module}: {name}"
        for module, file in modules()
        if not module.startswith("contract.")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in named(node)
        if vague.search(name)
    }
    assert not found


def named(node: ast.AST) -> Iterator[str]:
    """What a part of a module gives a name to."""
    match node:
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            yield name
        case ast.arg(arg):
            yield arg
        case ast.Name(name, ast.Store()):
            yield name
        case ast.Attribute(_, name, ast.Store()):
            yield name
