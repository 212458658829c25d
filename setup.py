"""Build `luna.rules` as native modules where that is possible, else as plain Python.

Everything else about the package is declared in pyproject.toml. LUNA_PURE=1 in the environment
leaves the compiler alone; LUNA_PURE=0 makes a failed compilation an error instead of a notice.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

RULES = Path("src/luna/rules")
UNCOMPILED: tuple[str, ...] = ()
"""Further modules of luna.rules that stay plain Python (file names)."""

PURE = os.environ.get("LUNA_PURE", "")


def sources() -> list[str]:
    """Paths of the modules to compile."""
    plain = {"__init__.py", "compat.py", *UNCOMPILED}
    return sorted(path.as_posix() for path in RULES.glob("*.py") if path.name not in plain)


def native_modules() -> list[Any]:
    """Translate the rules to C."""
    from mypyc.build import mypycify

    # One library from one C file: the C compiler can then inline calls between the modules.
    return mypycify(
        ["--config-file=", "--cache-dir=build/mypy", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="luna_rules",
        target_dir="build",
    )


class BuildNativeOrPlain(build_ext):
    """Compile all modules of the rules, or none of them."""

    def finalize_options(self) -> None:
        """Put the real extensions in the place of the marker given to `setup`."""
        try:
            self.distribution.ext_modules = native_modules()
        except (Exception, SystemExit) as error:
            self.give_up(error)
        super().finalize_options()

    def run(self) -> None:
        """Build, and take everything back if one part fails."""
        self.remove_stale()
        try:
            super().run()
        except (Exception, SystemExit) as error:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.give_up(error)

    def give_up(self, error: BaseException) -> None:
        """Go on without native modules, unless they were demanded."""
        if PURE == "0":
            raise error
        self.distribution.ext_modules = []
        self.extensions = []
        reason = type(error).__name__
        print(f"luna: rules not compiled ({reason}), installed as plain Python", file=sys.stderr)

    def remove_stale(self) -> None:
        """Delete libraries that an earlier build left and this one will not overwrite."""
        current = {Path(output).resolve() for output in self.get_outputs()}
        for library in Path(self.build_lib).rglob("*.so"):
            if library.resolve() not in current:
                library.unlink()


if PURE == "1" or not sources():
    setup()
else:
    # The marker makes setuptools plan for native modules; translating them waits for build_ext,
    # because this file is also run just to read the metadata.
    setup(
        ext_modules=[Extension("luna.rules", sources())],
        cmdclass={"build_ext": BuildNativeOrPlain},
    )
