"""Luna: the game of the Holy Isles, as an engine, a table and opponents."""

from importlib import import_module

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than all of this
if TYPE_CHECKING:
    from luna.game import Game
    from luna.record import RecordError
    from luna.rules.refusals import Refusal, Refused
    from luna.rules.setup import Setup

__all__ = ["Game", "RecordError", "Refusal", "Refused", "Setup"]

_HOMES = {
    "Game": "luna.game",
    "RecordError": "luna.record",
    "Refusal": "luna.rules.refusals",
    "Refused": "luna.rules.refusals",
    "Setup": "luna.rules.setup",
}


def __getattr__(name: str) -> object:
    """Load a name when it is asked for: a command line that needs none of them starts at once."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
