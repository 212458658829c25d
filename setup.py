"""Build the engine as native modules where that is possible, else as plain Python.

Everything else about the package is declared in pyproject.toml. LUNA_PURE=1 in the environment
leaves the compiler alone; LUNA_PURE=0 makes a failed compilation an error instead of a notice.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/luna")
COMPILED = (
    "rules/vocabulary.py",
    "rules/steps.py",
    "rules/table.py",
    "rules/state.py",
    "rules/pieces.py",
    "rules/isle.py",
    "rules/movement.py",
    "rules/temple.py",
    "rules/council.py",
    "rules/other.py",
    "rules/preliminary.py",
    "rules/solo.py",
    "rules/scoring.py",
    "rules/rounds.py",
    "rules/engine.py",
    "bots/features.py",
    "bots/evaluation.py",
    "bots/candidates.py",
    "bots/search.py",
)
"""The modules with hot loops; values and words stay plain Python."""

INLINING = ("-fno-semantic-interposition", "-fvisibility=hidden")
"""Lets the C compiler inline calls between the modules: nobody else may come in between."""

PURE = os.environ.get("LUNA_PURE", "")


def sources() -> list[str]:
    """Paths of the modules to compile."""
    return [(PACKAGE / module).as_posix() for module in COMPILED]


def native_modules() -> list[Any]:
    """Translate the engine to C."""
    from mypyc.build import mypycify

    # Errors elsewhere in luna are not this build's business: what those parts import may not even
    # be installed here. One library from one C file lets the C compiler inline across modules.
    modules = mypycify(
        ["--config-file=", "--cache-dir=build/mypy", "--follow-imports=silent", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="luna_native",
        target_dir="build",
    )
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *INLINING]
    return modules


class BuildNativeOrPlain(build_ext):
    """Compile all of the modules, or none of them."""

    def run(self) -> None:
        """Translate and build; take everything back if one part fails."""
        if self.inplace:  # an editable install: libraries beside the sources would shadow them
            self.drop_extensions()
            return
        try:
            self.distribution.ext_modules = native_modules()
            self.reinitialize_command(self)
            self.ensure_finalized()
            self.remove_stale()
            super().run()
        except (Exception, SystemExit) as error:
            if PURE == "0":
                raise
            self.drop_extensions()
            self.remove_stale()
            reason = type(error).__name__
            print(
                f"luna: rules not compiled ({reason}), installed as plain Python", file=sys.stderr
            )

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
