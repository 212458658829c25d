"""Opponents at the other seats of an environment: bots by name, programs, policies, or a pool.

An opponent is given as

- a name, as everywhere (docs/bots.md): `deacon`, `luna@200ms`, `py:my_bots:Mine`, `cmd:./my-bot`;
- a bot: whatever has `choose(state, budget, seed)`;
- a policy: a function of observation and mask, or a `luna.envs.policy.Policy`;
- a pool: a mapping of these to weights, of which one is drawn for every episode.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from luna.bots import BotNameError, Budget, resolve
from luna.bots.driver import GamePlayer, Player, action_in, is_player, plays_positions
from luna.bots.external import ExternalBot
from luna.bots.roster import DEFAULT_BUDGET
from luna.envs.game_batch import GameBatch
from luna.envs.observations import legal_mask, observe
from luna.envs.parameters import check_number
from luna.envs.policy import Policy, as_arrays, legal_only, pick_step
from luna.game import Game
from luna.rules import steps
from luna.rules.codec import action_of, is_partial, steps_of
from luna.rules.setup import Setup
from luna.rules.state import State

RANDOM = "random"
DONE = (steps.JOURNEY_DONE, steps.TIDE_DONE)
NO_STEP = (-1).to_bytes(8, "little", signed=True)
EPISODE_SEED_STRIDE = 1_000_003
"""Between the seeds of an opponent in two episodes of a game."""


@dataclass
class OpponentTurn:
    """The turn of an opponent."""

    state: State
    seed: int
    chance: Callable[[], float]
    """Returns a random number from 0 to below 1, for policies that draw their steps."""
    game: Callable[[], Game]
    """Returns the whole game, for players that want it."""


class BotOpponent:
    """A bot or a program with its budget; it plays whole actions."""

    def __init__(self, player: Player, budget: Budget) -> None:
        self.player = player
        self.budget = budget

    def steps(self, turn: OpponentTurn) -> tuple[int, ...]:
        """Return the steps of its next action."""
        if plays_positions(self.player):
            action = action_in(self.player, turn.state, self.budget, turn.seed, 0)
        else:
            player = cast("GamePlayer", self.player)
            action = player.choose_in(turn.game(), self.budget, turn.seed)
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

    def steps(self, turn: OpponentTurn) -> tuple[int, ...]:
        """Return its next step."""
        chance = 0.0 if self.policy.greedy else turn.chance()
        return (self.policy.step(turn.state, chance),)

    def close(self) -> None:
        """Nothing is open."""


Opponent = BotOpponent | PolicyOpponent


class OpponentPool:
    """Opponents with weights; one is drawn for each episode."""

    def __init__(self, given: Any, form: str) -> None:
        entries = list(given.items()) if isinstance(given, Mapping) else [(given, 1)]
        self.weights = [check_number("opponents' weights", weight) for _, weight in entries]
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
    """Return an opponent as it was given, or raise a `ValueError`."""
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
    """Return the opponents of an environment, by seat after the learner's."""
    return tuple(OpponentPool(each, form) for each in opponents)


class GameReplayer:
    """Turns the steps of a batch or environment back into a `Game`."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._setup: object = None
        self._taken = 0

    def game(self, setup: Any, history: list[int]) -> Game:
        """Return the game of a setup after some steps, which end with a whole action."""
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


class OpponentDriver:
    """Plays the turns of a learner's opponents in a batch."""

    def __init__(
        self, games: GameBatch, learner: int, pools: Sequence[OpponentPool], batch: Any
    ) -> None:
        self.games = games
        self.learner = learner
        self.pools = pools
        self.batch = batch
        self._drawn: dict[int, tuple[tuple[int, int], list[Opponent]]] = {}
        self._pending: dict[int, list[int]] = {}
        self._replayers: dict[int, GameReplayer] = {}

    def play(self) -> None:
        """Play until it is the learner's turn in every game."""
        games = self.games
        while True:
            waiting = [
                game for game in range(int(games.number)) if int(games.turns[game]) != self.learner
            ]
            if not waiting:
                return
            self._step(self._next_steps(waiting))

    def forget(self, game: int | None = None) -> None:
        """Drop the planned steps of a game, or of all of them."""
        if game is None:
            self._pending.clear()
        else:
            self._pending.pop(game, None)

    def _step(self, steps: dict[int, int]) -> None:
        ids = bytearray(NO_STEP * int(self.games.number))
        for game, step in steps.items():
            ids[8 * game : 8 * game + 8] = step.to_bytes(8, "little", signed=True)
        refused = int(self.games.step_opponents(bytes(ids)))
        if refused >= 0:
            raise ValueError(f"game {refused}: an opponent took the illegal step {steps[refused]}.")

    def _next_steps(self, waiting: list[int]) -> dict[int, int]:
        """Return the next step of each game; a policy is asked once for all of its games."""
        steps: dict[int, int] = {}
        together: dict[int, tuple[PolicyOpponent, list[int]]] = {}
        for game in waiting:
            pending = self._pending.get(game)
            if pending:
                steps[game] = pending.pop(0)
                continue
            pool = self.pools[self._seat(game)]
            if pool.random:
                steps[game] = int(self.games.random_step(game))
                continue
            opponent = self._opponent(game)
            if isinstance(opponent, PolicyOpponent) and opponent.policy.batched:
                together.setdefault(id(opponent), (opponent, []))[1].append(game)
                continue
            first, *rest = opponent.steps(self._turn_of(game))
            steps[game] = first
            self._pending[game] = rest
        for opponent, group in together.values():
            steps |= self._batched(opponent, group)
        return steps

    def _batched(self, opponent: PolicyOpponent, group: list[int]) -> dict[int, int]:
        policy = opponent.policy
        if self.batch.form == policy.form and self.batch.observations.shape[0]:
            seen, masks = self.batch.observations[group], self.batch.masks[group]
        else:
            import numpy as np

            states = [self.games.slots[game].state for game in group]
            rows = [as_arrays(observe(s, form=policy.form), legal_mask(s)) for s in states]
            seen, masks = (np.stack(column) for column in zip(*rows, strict=True))
        found: dict[int, int] = {}
        for game, weights, mask in zip(group, policy.function(seen, masks), masks, strict=True):
            chance = None if policy.greedy else float(self.games.chance(game))
            found[game] = pick_step(legal_only(weights, mask), chance)
        return found

    def _seat(self, game: int) -> int:
        """Return the seat to move, counted from the seat after the learner's."""
        seats = int(self.games.players)
        return (int(self.games.turns[game]) - self.learner - 1) % seats

    def _opponent(self, game: int) -> Opponent:
        """Return the opponent drawn for the seat to move in this episode."""
        episode = (int(self.games.seeds[game]), int(self.games.slots[game].episode))
        known = self._drawn.get(game)
        if known is None or known[0] != episode:
            random = Random(f"{episode[0]} {episode[1]}")
            known = (episode, [pool.draw(random) for pool in self.pools])
            self._drawn[game] = known
            self._pending.pop(game, None)
        return known[1][self._seat(game)]

    def _turn_of(self, game: int) -> OpponentTurn:
        slot = self.games.slots[game]
        seed = int(self.games.seeds[game])

        def game_so_far() -> Game:
            setup: Setup = self.batch.setup_of(seed)
            replayer = self._replayers.setdefault(game, GameReplayer())
            return replayer.game(setup, list(slot.history))

        def chance() -> float:
            return float(self.games.chance(game))

        return OpponentTurn(
            slot.state.copy(), seed + EPISODE_SEED_STRIDE * int(slot.episode), chance, game_so_far
        )
