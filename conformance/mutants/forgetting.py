"""What the rules have worked out and kept, and must forget when one of them is changed."""

import importlib

KEPT = ("codec", "components", "setup")
"""Modules that keep what they have worked out."""
CACHED = {
    "actions": ("codec",),
    "codec": ("codec",),
    "components": ("components",),
    "setup": ("setup",),
}
"""What must be forgotten for a change of a module to show in every answer."""


def forget(kept: tuple[str, ...] = KEPT) -> None:
    """Nothing that was worked out before by these modules is kept."""
    from luna.record import notation
    from luna.rules import codec

    for name in kept:
        module = importlib.import_module(f"luna.rules.{name}")
        for found in vars(module).values():
            clear = getattr(found, "cache_clear", None)
            if clear is not None and found.__module__ == module.__name__:
                clear()
    if "codec" in kept:
        codec._STEPS.clear()
        for moves in notation.MOVE_CACHE.values():
            moves.clear()
