"""The version of Luna and the form in which its rules run."""

from importlib.machinery import PathFinder

NUMBER = "0.1.0"
"""The package takes its version from here."""


def form() -> str:
    """Return how the rules run here: `compiled` or `interpreted`."""
    folder = __file__.removesuffix("version.py") + "rules"
    spec = PathFinder.find_spec("luna.rules.engine", [folder])
    return "interpreted" if spec is None or str(spec.origin).endswith(".py") else "compiled"
