"""Luna: the game of the Holy Isles, as an engine, a table and opponents."""

from luna.game import Game
from luna.record import RecordError
from luna.rules.refusals import Refusal, Refused
from luna.rules.setup import Setup

__all__ = ["Game", "RecordError", "Refusal", "Refused", "Setup"]
