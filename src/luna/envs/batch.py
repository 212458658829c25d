"""Many games at once for learners: one call steps all of them, results are in shared memory.

>>> batch = Batch(8, players=3, seed=1)
>>> ids = batch.sample()
>>> batch.step(ids)
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((8, 736), (8, 1482), (8, 3))
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from luna.envs.episode import GameKind, Reward
from luna.envs.game_batch import REWARDS, GameBatch
from luna.envs.observations import FLOATS, observation_length
from luna.envs.opponents import OpponentDriver, pools
from luna.envs.parameters import (
    MAX_SEED,
    MAX_SETUPS,
    IllegalStepError,
    check_bool,
    check_form,
    check_int,
    check_number,
    check_opponents,
    check_seats,
    check_seed,
    check_step,
    reason,
    seats_with,
)
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import SOURCES

SETUPS = 1024
"""Different setups of a batch, by default."""
MAX_EPISODE_STEPS = 4000
"""Steps after which an episode is truncated, by default; random games take up to 330."""


class Batch:
    """`n` games of one kind, each of which begins again as soon as it ends.

    Game `i` plays the setup that `luna new --seed` draws from `seed + i`. Later episodes use the
    other `setups` seeds from `seed` on, all of them before any comes again. With `setups=0` no seed
    is used twice, and every episode draws its setup, which takes longer than a random game.

    With a `learner` only that seat is asked for steps; the others play uniformly random ones, or
    are `opponents` in the order of turns after the learner (`luna.envs.opponents`). An episode
    longer than `max_steps` steps is truncated, with rewards of 0.

    An illegal step raises `IllegalStepError`, and no game moves. With an `illegal_reward` it is
    refused instead: its game stays where it is, the seat to move gets that reward and no other,
    the step counts towards `max_steps`, and `refusals` has the reason.

    All arrays are views of memory that each `step` overwrites: copy what you keep. They are
    numpy arrays where numpy is installed, else memoryviews of the same shape, and read-only.
    `observe=False` does without observations and masks; `form="floats"` gives observations as
    networks take them (`luna.envs.observations`).
    """

    def __init__(
        self,
        n: int,
        *,
        players: int = 2,
        mode: str = "standard",
        edition: str = "classic",
        seed: int = 0,
        reward: Any = "win",
        observe: bool = True,
        form: str = "bytes",
        setups: int = SETUPS,
        max_steps: int = MAX_EPISODE_STEPS,
        learner: int | None = None,
        opponents: Sequence[Any] | None = None,
        gains: bool = False,
        illegal_reward: float | None = None,
    ) -> None:
        n = check_int("n", n, 1)
        if opponents is not None:
            opponents = check_opponents(mode, opponents)
            players = seats_with(players, len(opponents))
            learner = 0 if opponents and learner is None else learner
        players = check_seats(players, mode, edition)
        seed = check_seed(seed)
        self._reward = Reward(reward)
        self._shaping = self._reward.shaping
        observe = check_bool("observe", observe)
        track_gains = check_bool("gains", gains) or self._shaping is not None
        check_form(form)
        setups = check_int("setups", setups, 0, MAX_SETUPS)
        max_steps = check_int("max_steps", max_steps, 1)
        if learner is not None:
            learner = check_int("learner", learner, 0, players - 1)
        if illegal_reward is not None:
            illegal_reward = check_number("illegal_reward", illegal_reward)
        self._made_with = {
            "n": n,
            "players": players,
            "mode": mode,
            "edition": edition,
            "seed": seed,
            "reward": reward,
            "observe": observe,
            "form": form,
            "setups": setups,
            "max_steps": max_steps,
            "learner": learner,
            "opponents": opponents,
            "gains": gains,
            "illegal_reward": illegal_reward,
        }
        self.n = n
        self.players = players
        self.mode = mode
        self.edition = edition
        self.reward = reward
        self.form = form
        self.illegal_reward = illegal_reward
        self.refusals: dict[int, str] = {}
        """Why the latest step was refused, by game; empty unless there is an `illegal_reward`."""
        members = pools(opponents or (), form)
        asking = any(not pool.random for pool in members)
        self._kind = GameKind(players, mode, edition)
        self._games = GameBatch(
            n,
            players,
            self._kind.first,
            seed,
            setups,
            REWARDS.index(self._reward.measure),
            observe,
            form == FLOATS,
            max_steps,
            -1 if learner is None else learner,
            learner is not None and not asking,
            track_gains,
            any(pool.wants_games for pool in members),
        )
        games = self._games
        driver = OpponentDriver(games, learner or 0, members, self) if asking else None
        self._opponents = driver
        rows = n if observe else 0
        shape = (rows, observation_length(players, form))
        floating = form == FLOATS
        code = "f" if floating else "B"
        seen = games.floats if floating else games.observations
        self.observations = view(seen, code, shape)
        """What the seat to move sees; `luna.envs.observations` or `luna.envs.observations` has the
        meaning."""
        self.masks = view(games.masks, "B", (rows, steps.STEPS))
        """1 for each legal step."""
        self.finals = view(games.final_floats if floating else games.finals, code, shape)
        """The last observation of the episodes that the latest step ended, as the seat saw it that
        took this step; where the episode was cut off, the seat that would have been to move."""
        self._ends = view(games.rewards, "d", (n, players))
        self.gains = view(games.gains, "q", (n if track_gains else 0, players, SOURCES))
        """With `gains` or such a `reward`: points by seat and source that the latest step brought,
        with what the opponents did after it; in the order of `SOURCE_NAMES`."""
        self._shaped = self._ends.copy() if self._shaping else None
        self.rewards = self._ends if self._shaped is None else self._shaped.view()
        """By seat; 0 except after a step that ended an episode, unless `reward` weighs gains."""
        if self._shaped is not None:
            self.rewards.flags.writeable = False
        self.terminated = view(games.terminated, "B", (n,))
        """1 where the latest step ended a game."""
        self.truncated = view(games.truncated, "B", (n,))
        """1 where the latest step was one too many."""
        self.turns = view(games.turns, "B", (n,))
        """The seat to move."""
        self.seeds = view(games.seeds, "q", (n,))
        """The seed of each game's setup."""
        self._chosen = view(games.chosen, "q", (n,))
        self._play_opponents()

    def __repr__(self) -> str:
        return f"<Batch of {self.n}, {self.mode} {self.edition}, {self.players} players>"

    def setup_of(self, seed: int) -> Setup:
        """Return the setup of a seed."""
        return self._kind.setup(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin the first episode of every game, with the same setups or those of another seed."""
        self._games.restart(int(self._games.seed) if seed is None else check_seed(seed))
        self.refusals = {}
        if self._opponents is not None:
            self._opponents.forget()
        self._play_opponents()
        if self._shaped is not None:
            self._shaped[:] = 0.0

    def _play_opponents(self) -> None:
        if self._opponents is not None:
            self._opponents.play()

    def _shape(self) -> None:
        if self._shaping is not None and self._shaped is not None:
            self._shaped[:] = self._shaping(self.gains, self._ends)
            for game in self.refusals:
                self._shaped[game] = self._ends[game]

    def step(self, ids: Any) -> None:
        """Play one step in every game: `ids` is an array or sequence of `n` step ids.

        If one of them is not legal, `IllegalStepError` names it and no game has moved, unless the
        batch has an `illegal_reward`.
        """
        self.refusals = {}
        if ids is self._chosen:
            game = self._games.step_as_sampled()
        else:
            ids = eight_bytes(ids)
            if len(ids) != 8 * self.n:
                raise ValueError(f"{self.n} steps are needed, not {len(ids) // 8}.")
            game = self._games.step_all(ids)
        if game >= 0:
            self._refuse(eight_bytes(ids))
        self._play_opponents()
        self._shape()

    def _refuse(self, data: bytes) -> None:
        """Refuse the illegal steps and play the others."""
        for game in self._games.refused(data):
            step = int.from_bytes(data[8 * game : 8 * game + 8], "little", signed=True)
            why = reason(self._games.slots[game].state, step)
            if self.illegal_reward is None:
                raise IllegalStepError(step, why, game)
            self.refusals[game] = why
        if self.illegal_reward is not None:
            self._games.step_legal(data, self.illegal_reward)

    def sample(self) -> Any:
        """Return a random legal step for each game, the same for the same seed and history."""
        self._games.sample()
        return self._chosen

    def play_random(self, rounds: int) -> int:
        """Play `rounds` random steps in each game and return the number of steps in all."""
        check_int("rounds", rounds, 0)
        self.refusals = {}
        if self._opponents is None:
            played = int(self._games.play_random(rounds))
            self._shape()
            return played
        for _ in range(rounds):
            self.step(self.sample())
        return rounds * self.n

    def close(self) -> None:
        """End the programs among the opponents."""
        if self._opponents is not None:
            for pool in self._opponents.pools:
                pool.close()

    @property
    def finished(self) -> int:
        """The number of episodes that have ended."""
        return int(self._games.finished)

    def state(self, game: int) -> State:
        """Return a copy of the position of a game."""
        return self._games.slots[check_int("game", game, 0, self.n - 1)].state.copy()

    def get_state(self, game: int) -> "SavedGame":
        """Save a game, to be continued here or in another batch of its kind."""
        slot = self._games.slots[check_int("game", game, 0, self.n - 1)]
        return SavedGame(
            seed=int(self._games.seeds[game]),
            episode=int(slot.episode),
            played=int(slot.played),
            noise=int(slot.rng_state),
            position=slot.state.to_bytes(),
            history=tuple(slot.history),
            table=slot.state.layout.key,
        )

    def set_state(self, game: int, state: "SavedGame | State") -> None:
        """Continue a game from a saved one, or from any position of such a game.

        With a position the count of steps begins anew, and the seed of the game stays what it was.
        """
        games = self._games
        check_int("game", game, 0, self.n - 1)
        if isinstance(state, SavedGame):
            position = self._kind.position(state.seed, state.table, state.position)
            games.place(game, position, state.seed, state.episode, state.played, state.noise)
            games.slots[game].history = list(state.history)
            self._take_up(game)
            return
        if not isinstance(state, State):
            raise ValueError(f"state must be a saved game or a position, not {state!r}.")
        if int(state.layout.players) != self.players:
            raise ValueError(
                f"state must be a position for {self.players} players, not {state.layout.players}."
            )
        if games.keep_history:
            raise ValueError("state must be a saved game: an opponent wants to know all of it.")
        slot = games.slots[game]
        games.place(game, state.copy(), games.seeds[game], slot.episode, 0, slot.rng_state)
        self._take_up(game)

    def _take_up(self, game: int) -> None:
        self.refusals.pop(game, None)
        if self._shaped is not None:
            self._shaped[game] = 0.0
        if self._opponents is not None:
            self._opponents.forget(game)
            self._opponents.play()

    def save(self) -> "SavedBatch":
        """Save everything, with the results of the latest step."""
        games = self._games
        return SavedBatch(
            int(games.seed),
            tuple(self.get_state(game) for game in range(self.n)),
            int(games.finished),
            {name: copied_memory(getattr(games, name), code) for name, code in SHOWN.items()},
            tuple(bool(slot.ended) for slot in games.slots),
            tuple(int(slot.sampled) for slot in games.slots),
            dict(self.refusals),
        )

    def restore(self, saved: "SavedBatch") -> None:
        """Continue from where a batch of the same kind stood."""
        games = self._games
        if len(saved.games) != self.n:
            raise ValueError(f"saved must be of {self.n} games, not {len(saved.games)}.")
        games.restart(saved.seed)
        for game, state in enumerate(saved.games):
            self.set_state(game, state)
        games.restore_shown(**{name: content.tolist() for name, content in saved.shown.items()})
        for slot, ended, sampled in zip(games.slots, saved.ended, saved.sampled, strict=True):
            slot.ended = ended
            slot.sampled = sampled
        games.finished = saved.finished
        self.refusals = dict(saved.refusals)
        if self._opponents is not None:
            self._opponents.forget()
        self._shape()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_batch, (self._made_with, self.save())

    @staticmethod
    def text(step: int) -> str:
        """Return the notation of a step."""
        return step_text(check_int("step", step, 0, steps.STEPS - 1))


SHOWN = {
    "finals": "q",
    "final_floats": "q",
    "gains": "q",
    "rewards": "d",
    "terminated": "B",
    "truncated": "B",
    "chosen": "q",
}
"""Arrays that do not follow from the positions, with their types."""


@dataclass(frozen=True)
class SavedGame:
    """A game of a batch at one moment."""

    seed: int
    episode: int
    played: int
    noise: int
    """The state of the generator of its random steps."""
    position: bytes
    history: tuple[int, ...] = ()
    """The steps of the episode, if an opponent wants them."""
    table: str = ""
    """Names the kind of game, and its table."""


@dataclass(frozen=True)
class SavedBatch:
    """A batch at one moment."""

    seed: int
    games: tuple[SavedGame, ...]
    finished: int
    shown: "dict[str, array[Any]]"
    ended: tuple[bool, ...]
    sampled: tuple[int, ...]
    refusals: dict[int, str] = field(default_factory=dict)


def restored_batch(made_with: dict[str, Any], saved: SavedBatch) -> Batch:
    """Return a batch as it was saved, for copies and pickles."""
    batch = Batch(**made_with)
    batch.restore(saved)
    return batch


def copied_memory(memory: Any, code: str) -> "array[Any]":
    """Return a copy of shared memory."""
    copied = array(code)
    copied.frombytes(memoryview(memory).tobytes())
    return copied


def view(memory: Any, code: str, shape: tuple[int, ...]) -> Any:
    """Return shared memory as a numpy array, without numpy as a memoryview; read-only."""
    try:
        import numpy as np
    except ImportError:
        flat: Any = memoryview(memory).toreadonly().cast("B")
        return flat.cast(code, shape) if flat.nbytes else flat
    array = np.frombuffer(
        memory, {"B": np.uint8, "d": np.float64, "f": np.float32, "q": np.int64}[code]
    )
    array = array.reshape(shape)
    array.flags.writeable = False
    return array


def eight_bytes(ids: Any) -> bytes:
    """Return step ids as eight bytes each, the lowest first."""
    if isinstance(ids, bytes):
        return ids
    if hasattr(ids, "astype"):  # a numpy array, without importing numpy
        if ids.dtype.kind not in "iu":
            raise ValueError(f"Steps must be whole numbers, not {ids.dtype}.")
        if ids.ndim != 1:
            raise ValueError(f"Steps must be a row, a number for each game, not {ids.shape}.")
        little: bytes = ids.astype("<i8", copy=False).tobytes()
        return little
    if isinstance(ids, memoryview) and ids.format == "q":
        return ids.tobytes()
    return packed_ids(ids)


def packed_ids(ids: Iterable[int]) -> bytes:
    if not isinstance(ids, Iterable):
        raise ValueError(f"Steps must be a row, a number for each game, not {ids!r}.")
    return b"".join(bounded(check_step(step)).to_bytes(8, "little", signed=True) for step in ids)


def bounded(step: int) -> int:
    """Return a number of eight bytes; larger ones are no steps in any case."""
    return max(-MAX_SEED, min(step, MAX_SEED))
