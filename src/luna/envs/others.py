"""The opponents of a learner in a batch: asked until it is the learner's turn in every game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from luna.envs.opponents import AskedOpponent, Follower, Opponent, OpponentPool, PolicyOpponent
from luna.envs.policy import as_arrays, legal_only, pick
from luna.envs.shared_games import Games
from luna.rules.setup import Setup

NONE = (-1).to_bytes(8, "little", signed=True)
SPREAD = 1_000_003


class Others:
    """Who sits where, and what they are about to do."""

    def __init__(
        self, games: Games, learner: int, pools: Sequence[OpponentPool], batch: Any
    ) -> None:
        self.games = games
        self.learner = learner
        self.pools = pools
        self.batch = batch
        self._drawn: dict[int, tuple[tuple[int, int], list[Opponent]]] = {}
        self._pending: dict[int, list[int]] = {}
        self._followers: dict[int, Follower] = {}

    def play(self) -> None:
        """Let everyone play whose turn it is, but for the learner."""
        games = self.games
        while True:
            waiting = [
                game for game in range(int(games.number)) if int(games.turns[game]) != self.learner
            ]
            if not waiting:
                return
            self._follow_up(self._asked(waiting))

    def forget(self, game: int | None = None) -> None:
        """What was about to be done in a game, or in all of them."""
        if game is None:
            self._pending.clear()
        else:
            self._pending.pop(game, None)

    def _follow_up(self, steps: dict[int, int]) -> None:
        ids = bytearray(NONE * int(self.games.number))
        for game, step in steps.items():
            ids[8 * game : 8 * game + 8] = step.to_bytes(8, "little", signed=True)
        refused = int(self.games.follow_up(bytes(ids)))
        if refused >= 0:
            raise ValueError(f"game {refused}: an opponent took the illegal step {steps[refused]}.")

    def _asked(self, waiting: list[int]) -> dict[int, int]:
        """The next step of each game, policies asked for all of theirs at once."""
        steps: dict[int, int] = {}
        together: dict[int, tuple[PolicyOpponent, list[int]]] = {}
        for game in waiting:
            pending = self._pending.get(game)
            if pending:
                steps[game] = pending.pop(0)
                continue
            pool = self.pools[self._turn(game)]
            if pool.random:
                steps[game] = int(self.games.random_step(game))
                continue
            opponent = self._opponent(game)
            if isinstance(opponent, PolicyOpponent) and opponent.policy.batched:
                together.setdefault(id(opponent), (opponent, []))[1].append(game)
                continue
            first, *rest = opponent.steps(self._question(game))
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

            from luna.envs import floats, observations

            look: Any = floats if policy.form == floats.FLOATS else observations
            states = [self.games.slots[game].state for game in group]
            rows = [as_arrays(look.observe(s), observations.legal_mask(s)) for s in states]
            seen, masks = (np.stack(column) for column in zip(*rows, strict=True))
        found: dict[int, int] = {}
        for game, weights, mask in zip(group, policy.function(seen, masks), masks, strict=True):
            chance = None if policy.greedy else float(self.games.chance(game))
            found[game] = pick(legal_only(weights, mask), chance)
        return found

    def _turn(self, game: int) -> int:
        """Whose turn it is, counted from the seat after the learner's."""
        seats = int(self.games.players)
        return (int(self.games.turns[game]) - self.learner - 1) % seats

    def _opponent(self, game: int) -> Opponent:
        """Who was drawn for a seat in this episode."""
        episode = (int(self.games.seeds[game]), int(self.games.slots[game].episode))
        known = self._drawn.get(game)
        if known is None or known[0] != episode:
            random = Random(f"{episode[0]} {episode[1]}")
            known = (episode, [pool.draw(random) for pool in self.pools])
            self._drawn[game] = known
            self._pending.pop(game, None)
        return known[1][self._turn(game)]

    def _question(self, game: int) -> AskedOpponent:
        slot = self.games.slots[game]
        seed = int(self.games.seeds[game])

        def whole() -> Any:
            setup: Setup = self.batch.setup_of(seed)
            follower = self._followers.setdefault(game, Follower())
            return follower.game(setup, list(slot.history))

        def chance() -> float:
            return float(self.games.chance(game))

        return AskedOpponent(slot.state.copy(), seed + SPREAD * int(slot.episode), chance, whole)
