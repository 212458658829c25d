"""A name means one thing: what two modules or classes share is one subject on several layers."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "luna"

SHARED_CLASSES = {
    "Act": ("app.play table.commands", "the request, and the command at the table"),
    "Claim": ("app.tables table.commands", "the request, and the command at the table"),
    "Join": ("app.tables table.commands", "the request, and the command at the table"),
    "Undo": ("app.play table.commands", "the request, and the command at the table"),
    "Worker": ("arena.workers server.jobs", "a process that plays games, or runs jobs"),
}
"""Where a class of this name lives, and why it may live in each of these modules."""

SHARED_MODULES = {
    "account": ("app server.store", "requests, their SQL"),
    "analysis": (". app", "the package, and requests for it"),
    "app": (". server", "the application, and its host as an ASGI application"),
    "arena": (". cli", "the package, and the command of its name"),
    "bots": (". app app.tables server", "the package; their names; at a table; on a server"),
    "challenges": ("app server.store", "requests, their SQL"),
    "context": ("app server.http", "what a handler is given, and how HTTP fills it"),
    "dataset": ("cli envs", "the command, and what it writes"),
    "duplicates": ("app server.store", "requests, their SQL"),
    "encoding": ("app envs", "positions as JSON, and as numbers for learners"),
    "hint": ("analysis cli", "a hint, and the command that shows it"),
    "jobs": ("app server", "work for a processor as values, and the processes that run it"),
    "lists": ("app.tables server.store", "requests, their SQL"),
    "live": ("app server", "messages at a table, and how a server passes them on"),
    "matchmaking": ("app server.store", "requests, their SQL"),
    "moderation": ("app server.store", "requests, their SQL"),
    "notifications": ("app server.notify server.store", "requests, sending, SQL"),
    "passkeys": ("app server server.store", "requests, cryptography, SQL"),
    "play": ("app cli", "requests and the command to play"),
    "positions": ("app.lessons app.tables", "from files of lessons, and at a table"),
    "premoves": ("app server.store table", "requests, SQL, rules"),
    "presence": ("server.live server.store", "who is there: in one process, in all of them"),
    "problem": ("app table", "what prevents a command, and how it is sent"),
    "profile": ("app server.store", "requests, their SQL"),
    "puzzles": ("analysis app cli server.store", "found; requests; the command; SQL"),
    "ratings": ("app arena server.store", "requests, calculation, SQL"),
    "reviews": ("app server.store server.thinking", "requests, SQL, several processes"),
    "rules": (". cli", "the package, and the command that prints a rule"),
    "sessions": ("server server.store", "who is signed in: recognized, stored"),
    "store": ("offline server", "storage of each host"),
    "studies": ("app server.store", "requests, their SQL"),
    "thoughts": ("server.store server.thinking", "SQL, and several processes"),
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
        for node in own_names(file)
        for name in named(node)
        if vague.search(name)
    }
    assert not found


def own_names(file: Path) -> Iterator[ast.AST]:
    """Every part of a module except the fields of structs, which are names on the wire."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    sent = {
        field.target
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and is_struct(node)
        for field in node.body
        if isinstance(field, ast.AnnAssign)
    }
    return (node for node in ast.walk(tree) if node not in sent)


def is_struct(node: ast.ClassDef) -> bool:
    bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
    return bool(bases & {"Struct", "Request", "TypedDict"})


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
