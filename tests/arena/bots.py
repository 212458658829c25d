"""Bots that misbehave, for `py:tests.arena.bots:NAME`."""

import os
import time

from luna.bots import Bot, Budget, bot
from luna.rules.actions import Action, PlaceShrine
from luna.rules.state import State


class Plain(Bot):
    """Plays at random until the first round begins, then does what it is here for."""

    name = "plain"

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        if s.round > 0:
            return self.late(s, seed)
        return bot("random").choose(s, budget, seed)

    def late(self, s: State, seed: int) -> Action:
        raise NotImplementedError


class Raises(Plain):
    def late(self, s: State, seed: int) -> Action:
        raise ZeroDivisionError("as planned")


class Dies(Plain):
    def late(self, s: State, seed: int) -> Action:
        os._exit(7)


class Hangs(Plain):
    def late(self, s: State, seed: int) -> Action:
        while True:
            time.sleep(60)


class Cheats(Plain):
    def late(self, s: State, seed: int) -> Action:
        return PlaceShrine("tide")
