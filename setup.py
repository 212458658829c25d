"""Compile the modules in COMPILED with mypyc, or install plain Python.

Everything else about the package is declared in pyproject.toml. LUNA_PURE=1 in the environment
leaves the compiler alone; LUNA_PURE=0 makes a failed compilation an error instead of a notice.
The browser client is packaged as it was built (scripts/bootstrap/node.py), or left out.
"""

import ast
import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/luna")
COMPILED = (
    "rules/vocabulary.py",
    "rules/steps.py",
    "rules/layout.py",
    "rules/state.py",
    "rules/refusals.py",
    "rules/isle.py",
    "rules/movement.py",
    "rules/temple.py",
    "rules/council.py",
    "rules/expulsion.py",
    "rules/preliminary.py",
    "rules/solo.py",
    "rules/scoring.py",
    "rules/rounds.py",
    "rules/engine.py",
    "rules/events.py",
    "rules/legal_actions.py",
    "rules/explain.py",
    "record/notation.py",
    "record/document.py",
    "record/options.py",
    "analysis/forecast.py",
    "bots/features.py",
    "bots/evaluation.py",
    "bots/candidates.py",
    "bots/search.py",
    "envs/encoder.py",
    "envs/float_encoder.py",
    "envs/game_batch.py",
    "envs/dataset/replay.py",
)
"""The modules with hot loops; values and words stay plain Python."""

INLINING = ("-fno-semantic-interposition", "-fvisibility=hidden")
"""Let the C compiler inline calls between the modules."""

SAME_SUMS = ("-ffp-contract=off",)
"""Product and sum are rounded apart on every processor: bots choose alike everywhere."""

PURE = os.environ.get("LUNA_PURE", "")


def notify(sentence: str) -> None:
    """Print to standard error and to the terminal: pip hides what a build prints."""
    print(sentence, file=sys.stderr)
    with contextlib.suppress(OSError), Path("/dev/tty").open("w", encoding="utf-8") as terminal:
        print(f"\n{sentence}", file=terminal)


BUILT_FROM = Path("build/compiled.json")
"""What the libraries in the build directory were made from, and which they are."""


def fingerprint() -> str:
    """Hash all that a compilation depends on."""
    from importlib.metadata import version

    tools = [sys.version, *map(version, ("mypy", "setuptools"))]
    given = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    found = hashlib.sha256(json.dumps([tools, given]).encode())
    for path in (Path("setup.py"), *inputs()):
        content = hashlib.sha256(path.read_bytes())
        found.update(f"{path.as_posix()} {content.hexdigest()}\n".encode())
    return found.hexdigest()


def inputs() -> list[Path]:
    """The compiled modules and the modules of Luna that they import, directly or not."""
    found: set[Path] = set()
    waiting = [PACKAGE / module for module in COMPILED]
    while waiting:
        path = waiting.pop()
        if path.is_file() and path not in found:
            found.add(path)
            waiting += imported(path)
    return sorted(found)


def imported(path: Path) -> Iterator[Path]:
    """The files that a module's imports of Luna may mean."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            place = PACKAGE.parent.joinpath(*name.split("."))
            yield place.with_suffix(".py")
            yield place / "__init__.py"


def sources() -> list[str]:
    """Paths of the modules to compile."""
    return [(PACKAGE / module).as_posix() for module in COMPILED]


def native_modules() -> list[Any]:
    """Translate the engine to C."""
    from mypyc.build import mypycify

    # Errors elsewhere in luna are not this build's business: what those parts import may not even
    # be installed here. One library from one C file lets the C compiler inline across modules.
    modules: list[Any] = mypycify(
        ["--config-file=", "--cache-dir=build/mypy", "--follow-imports=silent", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="luna_native",
        target_dir="build",
    )
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *INLINING, *SAME_SUMS]
    return modules


class BuildNativeOrPlain(build_ext):
    """Compile all of the modules, or none of them."""

    def run(self) -> None:
        """Translate and build; take everything back if one part fails."""
        if self.inplace:  # an editable install: libraries beside the sources would shadow them
            self.drop_extensions()
            return
        try:
            made_from = fingerprint()
            if self.is_built(made_from):
                self.extensions = []
                return
            BUILT_FROM.unlink(missing_ok=True)  # true again only when this build is done
            self.distribution.ext_modules = native_modules()
            self.reinitialize_command(self)
            self.ensure_finalized()
            self.remove_stale()
            super().run()
            built = sorted(Path(output).as_posix() for output in self.get_outputs())
            BUILT_FROM.write_text(json.dumps({"from": made_from, "libraries": built}), "utf-8")
        except (Exception, SystemExit) as error:
            if PURE == "0":
                raise
            self.drop_extensions()
            self.remove_stale()
            notify(
                f"luna: rules not compiled ({type(error).__name__}), installed as plain Python;"
                " a C compiler and Python's headers are needed, and LUNA_PURE=0 shows the fault"
            )

    def is_built(self, made_from: str) -> bool:
        """Whether just these libraries lie in the build directory: to translate takes its time."""
        try:
            noted = json.loads(BUILT_FROM.read_text("utf-8"))
        except (OSError, ValueError):
            return False
        here = {library.as_posix() for library in Path(self.build_lib).rglob("*.so")}
        return bool(here) and noted == {"from": made_from, "libraries": sorted(here)}

    def drop_extensions(self) -> None:
        """Go on as a package of plain Python."""
        self.distribution.ext_modules = []
        self.extensions = []

    def remove_stale(self) -> None:
        """Delete libraries in the build directory that this build does not make."""
        current = {Path(output).resolve() for output in self.get_outputs()}
        for library in Path(self.build_lib).rglob("*.so"):
            if library.resolve() not in current:
                library.unlink()


if PURE == "1":
    setup()
else:
    # The marker makes setuptools plan for native modules; translating them waits until
    # build_ext runs, because this file is also executed just to read the metadata.
    setup(
        ext_modules=[Extension("luna.rules", sources())],
        cmdclass={"build_ext": BuildNativeOrPlain},
    )
