"""Say in which form `luna.rules` is loaded; exit with 1 if another one is demanded.

Usage: form.py [compiled|interpreted|--name]
"""

import importlib
import pkgutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import luna.rules


def is_compiled(name: str) -> bool:
    """Whether a module comes from a native library."""
    file = importlib.import_module(name).__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def main(demanded: str | None) -> int:
    """Print the form, and compare it with the one that is demanded."""
    names = [f"luna.rules.{module.name}" for module in pkgutil.iter_modules(luna.rules.__path__)]
    count = sum(map(is_compiled, names))
    form = "compiled" if count else "interpreted"
    if demanded == "--name":
        print(form)
        return 0
    print(f"luna.rules: {form} ({count} of {len(names)} modules native)")
    if demanded in (None, form):
        return 0
    print(
        f"The {demanded} form is wanted. LUNA_PURE=0 pip install -v . shows why it is missing.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else None))
