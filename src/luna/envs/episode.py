"""Rewards, and one game for learners: its seed, its steps, and what they gained."""

from collections.abc import Callable, Mapping
from typing import Any

from luna.envs.encoder import Encoder
from luna.envs.game_batch import REWARDS, WIN, returns
from luna.envs.parameters import check_choice, check_number, reason
from luna.extras import missing
from luna.rules.engine import apply
from luna.rules.setup import Setup, draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, PHASE_OVER, SOURCE_NAMES

Hook = Callable[[Any, Any], Any]
"""Takes gains by game, seat and source, and rewards of the end by game and seat; returns rewards
by game and seat."""


class Shaping:
    """A reward for every step, made from the ledger.

    A mapping weighs sources (`temple`, `shrines`, …) and at most one measure of the end (`win`,
    `rank`, `margin`, `points`). A function gets numpy arrays, as `Hook` says; the end is measured
    by `win`.

    >>> Shaping({"temple": 0.1, "win": 1.0}).measure
    'win'
    """

    def __init__(self, given: Mapping[str, float] | Hook) -> None:
        try:
            import numpy as np
        except ImportError:
            raise missing("numpy", "train") from None
        self.given = given
        self.measure = REWARDS[WIN]
        self._hook: Hook
        if not isinstance(given, Mapping):
            self._hook = given
            return
        known = (*SOURCE_NAMES, *REWARDS)
        unknown = [name for name in given if name not in known]
        if unknown:
            raise ValueError(
                f"reward must weigh {', '.join(SOURCE_NAMES)} or one of {', '.join(REWARDS)},"
                f" not {unknown[0]!r}."
            )
        if not given:
            raise ValueError("reward must weigh something, not nothing.")
        measures = [name for name in given if name in REWARDS]
        if len(measures) > 1:
            raise ValueError(f"reward must have one measure of the end, not {len(measures)}.")
        weights = np.array(
            [check_number(f"reward of {name}", given.get(name, 0.0)) for name in SOURCE_NAMES]
        )
        self.measure = measures[0] if measures else self.measure
        at_the_end = (
            check_number(f"reward of {self.measure}", given[self.measure]) if measures else 0.0
        )
        self._hook = lambda gains, ends: gains @ weights + at_the_end * ends

    def __call__(self, gains: Any, ends: Any) -> Any:
        """Return the rewards by game and seat."""
        return self._hook(gains, ends)


class Reward:
    """A measure of the end by name, or a `Shaping` that rewards every step."""

    def __init__(self, given: Any) -> None:
        self.shaping = Shaping(given) if isinstance(given, Mapping) or callable(given) else None
        measure = self.shaping.measure if self.shaping is not None else given
        self.measure = check_choice("reward", measure, REWARDS)

    def ledger(self, s: State) -> Any:
        """Return the points by seat and source as an array, or None if gains do not count."""
        return None if self.shaping is None else ledger_of(s)

    def of_end(self, s: State) -> list[float]:
        """Return what the end of the game gives each seat, 0 before it."""
        if s.phase != PHASE_OVER:
            return [0.0] * int(s.layout.players)
        return returns(s, self.measure)

    def of_step(self, s: State, before: Any) -> list[float]:
        """Return what the latest steps gave each seat; `before` is the `ledger` before them."""
        if self.shaping is None:
            return self.of_end(s)
        import numpy as np

        gains = ledger_of(s) - before
        rewards = self.shaping(gains[None], np.array([self.of_end(s)]))[0]
        return [float(each) for each in rewards]


def ledger_of(s: State) -> Any:
    """Return the points by seat and source as an array."""
    import numpy as np

    return np.array(list(s.ledger), np.int64).reshape(-1, len(SOURCE_NAMES))


class GameKind:
    """Number of players, mode and edition."""

    def __init__(self, players: int, mode: str, edition: str) -> None:
        self.players = players
        self.mode = mode
        self.edition = edition

    def setup(self, seed: int) -> Setup:
        """Return the setup that `luna new --seed` draws."""
        return draw_setup(seed, COLOURS[: self.players], self.mode, self.edition)

    def first(self, seed: int) -> State:
        """Return the first position of a seed."""
        return first_state(self.setup(seed))

    def position(self, seed: int, key: Any, data: Any) -> State:
        """Return a saved position of a game of this kind, or raise a `ValueError`."""
        layout = self.first(seed).layout
        if key != layout.key:
            raise ValueError("state must be of a game of the same mode, edition and players.")
        return State.from_bytes(layout, data)


class Episode:
    """One game from a seed, to be stepped, saved and restored."""

    def __init__(self, kind: GameKind, reward: Any) -> None:
        self.kind = kind
        self.reward = Reward(reward)
        self.encoder = Encoder()
        self.seed = 0
        self.played = 0
        """Steps that count towards truncation."""
        self.history: list[int] = []
        self.state: State | None = None

    def begin(self, seed: int) -> State:
        """Begin the game of a seed and return its first position."""
        self.seed = seed
        self.played = 0
        self.history = []
        state = self.kind.first(seed)
        self.state = state
        return state

    def setup(self) -> Setup:
        """Return the setup of the game."""
        return self.kind.setup(self.seed)

    def refusal(self, step: int) -> str | None:
        """Return what forbids a step, or None."""
        assert self.state is not None
        return None if self.encoder.allows(self.state, step) else reason(self.state, step)

    def take(self, step: int) -> None:
        """Take a legal step."""
        assert self.state is not None
        self.history.append(step)
        apply(self.state, step)

    def save(self) -> dict[str, Any]:
        """Return where the game stands."""
        s = self.state
        return {
            "setup": self.seed,
            "played": self.played,
            "history": list(self.history),
            "position": None if s is None else s.to_bytes(),
            "table": None if s is None else s.layout.key,
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Continue from where a game of the same kind stood."""
        state = None
        if saved["position"] is not None:
            state = self.kind.position(saved["setup"], saved["table"], saved["position"])
        self.seed, self.played, self.state = saved["setup"], saved["played"], state
        self.history = list(saved["history"])
