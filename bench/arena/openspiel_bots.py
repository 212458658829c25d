"""Luna and OpenSpiel's MCTSBot as players of the arena, both with the time they are given."""

from random import Random
from time import process_time
from typing import Any, ClassVar

import numpy as np
from open_spiel.python.algorithms import mcts

from luna.bots import Bot, Budget, bot
from luna.bots.weights import evaluation_for, kind_of
from luna.envs.openspiel import LunaGame, LunaState, whole_action
from luna.envs.policy import settled
from luna.rules.actions import Action
from luna.rules.engine import apply, playout
from luna.rules.scoring import ranking
from luna.rules.state import State


class Clock:
    """Processor time by player, over a run."""

    spent: ClassVar[dict[str, list[float]]] = {}

    @classmethod
    def note(cls, name: str, seconds: float) -> None:
        cls.spent.setdefault(name, []).append(seconds)


class Paced(Bot):
    """Turns milliseconds into units of thought by its own speed so far."""

    units = 30.0
    """A first guess of what a millisecond allows; the time of every decision corrects it."""

    def __init__(self) -> None:
        self._rate = self.units

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        played: list[int] = []
        at = s.copy()
        start = process_time()
        while True:
            begun = process_time()
            number = max(2, round(self._rate * (budget.ms or 1)))
            action = self.think(at, number, seed, played)
            passed = max(1e-4, process_time() - begun)
            # Forced decisions take no time and say nothing about speed.
            if passed > 0.2 * (budget.ms or 1) / 1000:
                self._rate += 0.3 * (number / (1000 * passed) - self._rate)
            Clock.note(f"{self.name}, a step", passed)
            if action is not None:
                Clock.note(self.name, process_time() - start)
                return action

    def think(self, at: State, number: int, seed: int, played: list[int]) -> Action | None:
        """One decision with so many units; None while more steps are needed."""
        raise NotImplementedError


class PacedLuna(Paced):
    """Luna with nodes for the time, by measured speed as the other side."""

    name = "luna"
    units = 8.0

    def think(self, at: State, number: int, seed: int, played: list[int]) -> Action | None:
        return bot("luna").choose(at, Budget(nodes=number), seed)


class SpielBot(Paced):
    """MCTSBot behind our interface."""

    uct = 1.4

    def evaluator(self, seed: int) -> mcts.Evaluator:
        raise NotImplementedError

    def think(self, at: State, number: int, seed: int, played: list[int]) -> Action | None:
        game = game_of(at)
        random = np.random.RandomState(seed & 0x7FFFFFFF)
        player = mcts.MCTSBot(
            game, self.uct, number, self.evaluator(seed), solve=True, random_state=random
        )
        state = LunaState(game, at)
        choices = state.legal_actions()
        step = choices[0] if len(choices) == 1 else player.step(state)
        played.append(int(step))
        apply(at, int(step))
        return whole_action(played)


GAMES: dict[str, LunaGame] = {}


def game_of(s: State) -> LunaGame:
    """A game of the right size; the positions in it are ours."""
    players = str(s.layout.players)
    if players not in GAMES:
        GAMES[players] = LunaGame({"players": int(players), "setups": 1})
    return GAMES[players]


def returns(s: State) -> Any:
    n = int(s.layout.players)
    first = ranking(s)[0]
    return np.array([1.0 if seat == first else -1.0 / (n - 1) for seat in range(n)])


class Rollouts(SpielBot):
    name = "MCTSBot, rollouts"
    units = 0.1

    def evaluator(self, seed: int) -> mcts.Evaluator:
        return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed & 0x7FFFFFFF))


class PlayoutEvaluator(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Random games by the compiled engine."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random = Random(seed)

    def evaluate(self, state: LunaState) -> Any:
        s = state.position.copy()
        playout(s, self._random.getrandbits(30))
        return returns(s)


class Playouts(SpielBot):
    name = "MCTSBot, compiled playouts"
    units = 1.0

    def evaluator(self, seed: int) -> mcts.Evaluator:
        return PlayoutEvaluator(seed)


class OurEvaluator(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Our evaluation in place of a rollout."""

    def evaluate(self, state: LunaState) -> Any:
        s = settled(state.position)
        n = int(s.layout.players)
        chances = evaluation_for(kind_of(s)).judge(s)
        return np.array([chance - (1 - chance) / (n - 1) for chance in chances])


class Evaluated(SpielBot):
    name = "MCTSBot, our evaluation"
    units = 10.0
    uct = 0.3

    def evaluator(self, seed: int) -> mcts.Evaluator:
        return OurEvaluator()
