"""Bots that misbehave, for `py:tests.arena.bots:NAME`."""

import os
import time
from functools import partial
from pathlib import Path

from luna.arena.match import Outcome, play_match
from luna.arena.schedule import Pairing
from luna.bots import Bot, Budget, bot
from luna.parallel import Emit
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


def wait_to_be_killed(folder: str, pairing: Pairing, emit: Emit) -> Outcome:
    """Play, but the first time that the second game of a setup is begun, leave a sign and wait."""
    result = Path(folder) / pairing.key
    if pairing.seating == 1 and not result.exists():
        draft = result.with_suffix(".draft")
        draft.write_text(str(os.getpid()))
        draft.rename(result)
        time.sleep(120)
    return play_match(pairing, emit)


def killable(folder: Path) -> partial[Outcome]:
    return partial(wait_to_be_killed, str(folder))


def played_elsewhere(pairing: Pairing, emit: Emit) -> Outcome:
    """An outcome that names the process it was made in."""
    raise RuntimeError(f"process {os.getpid()} as planned")
