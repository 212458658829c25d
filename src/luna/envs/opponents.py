"""Who sits at the other seats of an environment: bots by name, programs, policies, or a pool.

An opponent is given as

- a name, as everywhere (docs/bots.md): `deacon`, `luna@200ms`, `py:my_bots:Mine`, `cmd:./my-bot`;
- a bot: whatever has `choose(state, budget, seed)`;
- a policy: a function of observation and mask, or a `luna.envs.policy.Policy`;
- a pool: a mapping of these to weights, of which one is drawn for every episode.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from luna.bots import BotNameError, Budget, resolve
from luna.bots.driver import GamePlayer, Player, action_in, is_player, plays_positions
from luna.bots.external import ExternalBot
from luna.bots.roster import DEFAULT_BUDGET
from luna.envs.parameters import number
from luna.envs.policy import Policy
from luna.game import Game
from luna.rules import steps
from luna.rules.codec import action_of, is_partial, steps_of
from luna.rules.state import State

RANDOM = "random"
DONE = (steps.JOURNEY_DONE, steps.TIDE_DONE)


@dataclass
class AskedOpponent:
    """A position in which an opponent is to move."""

    state: State
    seed: int
    chance: Callable[[], float]
    """A random number from 0 to below 1, for policies that draw their steps."""
    game: Callable[[], Game]
    """The whole game, for players who want to know it."""


class BotOpponent:
    """A bot or a program with its budget; it plays whole actions."""

    def __init__(self, player: Player, budget: Budget) -> None:
        self.player = player
        self.budget = budget

    def steps(self, asked: AskedOpponent) -> tuple[int, ...]:
        """The steps of its next action."""
        if plays_positions(self.player):
            action = action_in(self.player, asked.state, self.budget, asked.seed, 0)
        else:
            whole = cast("GamePlayer", self.player)
            action = whole.choose_in(asked.game(), self.budget, asked.seed)
        return steps_of(action)

    @property
    def wants_games(self) -> bool:
        return not plays_positions(self.player)

    def close(self) -> None:
        if isinstance(self.player, ExternalBot):
            self.player.close()


class PolicyOpponent:
    """A policy; it plays step by step."""

    wants_games = False

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def steps(self, asked: AskedOpponent) -> tuple[int, ...]:
        """Its next step alone."""
        chance = 0.0 if self.policy.greedy else asked.chance()
        return (self.policy.step(asked.state, chance),)

    def close(self) -> None:
        """There is nothing to close."""


Opponent = BotOpponent | PolicyOpponent


class OpponentPool:
    """Opponents with weights, of whom one is drawn for an episode."""

    def __init__(self, given: Any, form: str) -> None:
        entries = list(given.items()) if isinstance(given, Mapping) else [(given, 1)]
        self.weights = [number("opponents' weights", weight) for _, weight in entries]
        if not any(weight > 0 for weight in self.weights):
            raise ValueError("opponents must have a pool with weights above 0.")
        if any(weight < 0 for weight in self.weights):
            raise ValueError("opponents must not have weights below 0.")
        self.given = given
        self.members = [opponent_of(each, form) for each, _ in entries]
        self.random = isinstance(given, str) and given == RANDOM
        """Whether it is nothing but random steps."""

    def draw(self, random: Random) -> Opponent:
        if len(self.members) == 1:
            return self.members[0]
        return random.choices(self.members, self.weights)[0]

    @property
    def wants_games(self) -> bool:
        return any(member.wants_games for member in self.members)

    def close(self) -> None:
        for member in self.members:
            member.close()


def opponent_of(given: Any, form: str) -> Opponent:
    """An opponent as it was given, or a `ValueError` that says what is wrong with it."""
    if isinstance(given, str):
        try:
            spec = resolve(given)
            spec.try_out()
            return BotOpponent(spec.make(), spec.budget)
        except BotNameError as error:
            raise BotNameError(f"opponents: {error}") from None
    if isinstance(given, Policy):
        return PolicyOpponent(given)
    if is_player(given):
        return BotOpponent(given, DEFAULT_BUDGET)
    if callable(given):
        return PolicyOpponent(Policy(given, form))
    raise ValueError(f"opponents must be names, bots, policies or pools of these, not {given!r}.")


def pools(opponents: tuple[Any, ...], form: str) -> tuple[OpponentPool, ...]:
    """The opponents of an environment, by seat after the learner's."""
    return tuple(OpponentPool(each, form) for each in opponents)


class Follower:
    """A game that is played along, for those who want more than the position."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._setup: object = None
        self._taken = 0

    def game(self, setup: Any, history: list[int]) -> Game:
        """The game of a setup after some steps, which end with a whole action."""
        if self._game is None or self._setup != setup or self._taken > len(history):
            self._game, self._setup, self._taken = Game(setup), setup, 0
        under_way: list[int] = []
        for step in history[self._taken :]:
            under_way.append(step)
            if not is_partial(step) or step in DONE:
                self._game.play(action_of(under_way))
                under_way = []
        self._taken = len(history)
        return self._game
