"""The compiled modules of the page: a browser loads them instead of the plain ones beside them."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1]


def check() -> None:
    """Raise `ImportError` unless all compiled modules load and fit the plain ones."""
    native = read("native.json")
    if native != read("plain.json"):
        raise ImportError("the compiled modules were made from other sources")
    for module in native:
        name = "luna." + module.removesuffix(".py").replace("/", ".")
        if not str(import_module(name).__file__).endswith(".so"):
            raise ImportError(f"{name}: this Python does not load its compiled form")


def read(name: str) -> Any:
    """The hashes of the sources, by module; the build writes one file for each form."""
    return json.loads((PACKAGE / name).read_text("utf-8"))
