"""Luna for one learner, as Gymnasium wants it: solo, or one seat against bots.

    gymnasium.make("luna.envs.gym:Luna-v1", mode="solo2")
    gymnasium.make("luna.envs.gym:Luna-v1", mode="standard", opponents=("deacon", "luna@50n"))
    gymnasium.make_vec("luna.envs.gym:Luna-v1", 64, "vector_entry_point", mode="solo1")

An action is one of the engine's atomic steps; `info["action_mask"]` marks those that are legal.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, SupportsInt

from luna.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError:
    raise missing("Gymnasium", "gym") from None

from luna.bots.player import random_of
from luna.envs.batch import MAX_EPISODE_STEPS, SETUPS, Batch
from luna.envs.episode import Episode, GameKind
from luna.envs.opponents import GameReplayer, Opponent, OpponentTurn, pools
from luna.envs.parameters import (
    check_bool,
    check_form,
    check_int,
    check_number,
    check_opponents,
    check_render_mode,
    check_seats,
    check_seed,
    check_step,
)
from luna.envs.spaces import (
    SEEDS,
    Observation,
    action_space,
    encode_observation,
    float_encoder_of,
    mask_of,
    observation_space,
    restored_rng,
)
from luna.envs.text_pixels import pixels
from luna.game import Game
from luna.record.notation import step_text
from luna.rules.setup import Setup, solo_level
from luna.rules.state import State
from luna.text_board import draw_english


class LunaEnv(gymnasium.Env[Any, Any]):
    """One seat of a game of Luna.

    `mode` is a solo mode, or `standard` or `preselected` with one to three `opponents`, in the
    order of turns after the learner: bots by name (`deacon`, `luna@200ms`), programs, policies or
    pools, as `luna.envs.opponents` says. `reward` is a measure of the end, or weighs what each step
    gains by source, as `luna.envs.episode` says. `form` is `bytes` or `floats`: how observations
    are given. The learner has seat 0; who starts is drawn.

    An illegal step changes nothing: its answer is `illegal_reward`, and the reason in
    `info["refusal"]`. After `max_steps` steps the episode is truncated. Everything
    follows from the seed of `reset`; `options={"setup": 7}` plays what `luna new --seed 7` draws.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as the base class declares it)
        "render_modes": ["ansi", "human", "rgb_array"],
        "render_fps": 4,
    }

    def __init__(
        self,
        mode: str = "solo1",
        opponents: Sequence[Any] = (),
        edition: str = "classic",
        reward: Any = "win",
        form: str = "bytes",
        max_steps: int = MAX_EPISODE_STEPS,
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        names = check_opponents(mode, opponents)
        players = check_seats(1 + len(names) if names else 2, mode, edition)
        self._episode = Episode(GameKind(players, mode, edition), reward)
        self._made_with = {
            "mode": mode,
            "opponents": names,
            "edition": edition,
            "reward": reward,
            "form": check_form(form),
            "max_steps": check_int("max_steps", max_steps, 1),
            "illegal_reward": check_number("illegal_reward", illegal_reward),
            "render_mode": check_render_mode(render_mode, self.metadata["render_modes"]),
        }
        self.opponents = pools(names, form)
        self._drawn: list[Opponent] = []
        self._replayer = GameReplayer()
        self.mode = mode
        self.edition = edition
        self.reward = reward
        self.form = form
        self.max_steps = max_steps
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.players = players
        self.observation_space = observation_space(players, form)
        self.action_space = action_space()
        self._float_encoder = float_encoder_of(form)
        self._asked = 0

    @property
    def state(self) -> State | None:
        """The position, once there is one."""
        return self._episode.state

    @state.setter
    def state(self, position: State | None) -> None:
        self._episode.state = position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        s = self._episode.begin(check_seed((options or {}).get("setup", drawn)))
        self._asked = 0
        self._draw_opponents()
        self._play_opponents(s)
        self._show()
        return self._observation(s), self._info(s)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode, s = self._episode, self.state
        if s is None or s.is_over():
            raise gymnasium.error.ResetNeeded("The game is over or has not begun: call reset.")
        chosen = check_step(action)
        episode.played += 1
        truncated = episode.played >= self.max_steps
        refused = episode.refusal(chosen)
        if refused is not None:
            info = {**self._info(s), "refusal": refused}
            return self._observation(s), self.illegal_reward, False, truncated, info
        before = episode.reward.ledger(s)
        episode.take(chosen)
        self._play_opponents(s)
        self._show()
        over = s.is_over()
        reward = episode.reward.of_step(s, before)[0]
        return self._observation(s), reward, over, truncated and not over, self._info(s)

    def _draw_opponents(self) -> None:
        random = Random(self._episode.seed)
        self._drawn = [pool.draw(random) for pool in self.opponents]

    def _play_opponents(self, s: State) -> None:
        while s.turn > 0:
            self._asked += 1
            seed = self._episode.seed + self._asked
            for step in self._drawn[s.turn - 1].steps(
                OpponentTurn(s.copy(), seed, random_of(s, seed).random, self._game)
            ):
                refused = self._episode.refusal(step)
                if refused is not None:
                    raise ValueError(f"an opponent took the illegal step {step}: {refused}")
                self._episode.take(step)

    def _game(self) -> Game:
        """Return the game so far."""
        episode = self._episode
        return self._replayer.game(episode.setup(), episode.history)

    def close(self) -> None:
        """End the programs among the opponents."""
        for pool in self.opponents:
            pool.close()

    def _observation(self, s: State) -> Observation:
        return encode_observation(self._episode.encoder, s, 0, self._float_encoder)

    def _info(self, s: State) -> dict[str, Any]:
        return {"action_mask": mask_of(self._episode.encoder, s), "setup": self._episode.seed}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal step, for MaskablePPO and others."""
        if self.state is None:
            raise gymnasium.error.ResetNeeded("There is no game yet: call reset.")
        return mask_of(self._episode.encoder, self.state).astype(np.bool_)

    def get_state(self) -> dict[str, Any]:
        """Save the game and the generator of setups."""
        rng = self.np_random.bit_generator.state
        return {**self._episode.save(), "asked": self._asked, "random": rng}

    def set_state(self, saved: dict[str, Any]) -> None:
        """Continue from where an environment of the same kind stood."""
        self._episode.restore(saved)
        self._asked = saved["asked"]
        self._draw_opponents()
        self.np_random = restored_rng(saved["random"])

    def __reduce__(self) -> tuple[Any, ...]:
        spaces = (self.action_space, self.observation_space)
        return restored_env, (self._made_with, self.get_state(), spaces)

    def action_to_string(self, action: SupportsInt) -> str:
        """Return the notation of a step."""
        return step_text(int(action))

    def _show(self) -> None:
        if self.render_mode == "human" and self.state is not None:
            print(draw_english(self._episode.setup(), self.state).text())

    def render(self) -> Any:
        """The table as text or pixels; with `human` the text is printed after every step."""
        if self.state is None:
            raise gymnasium.error.ResetNeeded("There is no game yet: call reset.")
        return rendered(self._episode.setup(), self.state, self.render_mode)


def rendered(setup: Setup, s: State, render_mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return a position as a render mode shows it to a program."""
    if render_mode == "rgb_array":
        return pixels(setup, s)
    return draw_english(setup, s).text() if render_mode == "ansi" else None


def restored_env(
    made_with: dict[str, Any], saved: dict[str, Any], spaces: tuple[Any, Any]
) -> LunaEnv:
    """Return an environment as it was saved, for copies and pickles."""
    env = LunaEnv(**made_with)
    env.set_state(saved)
    env.action_space, env.observation_space = spaces
    return env


class LunaVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games for one learner each, on a `Batch`: solo, or against opponents.

    The `opponents` are those of `LunaEnv`; `random` is by far the quickest, and a policy that takes
    many observations at once (`luna.envs.policy`) the quickest to learn against.

    An episode begins in the step that ends the one before (`AutoresetMode.SAME_STEP`), whose last
    observation is in `info["final_obs"]`. An illegal step is answered as by `LunaEnv`: its game
    stays where it is, while the others move on. With `copy=False` the arrays are the batch's own,
    and the next step overwrites them.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as the base class declares it)
        "render_modes": ["ansi", "rgb_array"],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        mode: str = "solo1",
        opponents: Sequence[Any] = (),
        edition: str = "classic",
        reward: Any = "win",
        form: str = "bytes",
        max_steps: int = MAX_EPISODE_STEPS,
        setups: int = SETUPS,
        copy: bool = True,
        render_mode: str | None = None,
        illegal_reward: float = 0.0,
    ) -> None:
        num_envs = check_int("num_envs", num_envs, 1)
        others = check_opponents(mode, opponents)
        players = 1 + len(others) if others else 2
        self.num_envs = num_envs
        self.render_mode = check_render_mode(render_mode, self.metadata["render_modes"])
        self.copy = check_bool("copy", copy)
        self.batch = Batch(
            num_envs,
            players=players,
            mode=mode,
            edition=edition,
            reward=reward,
            form=form,
            setups=setups,
            max_steps=max_steps,
            opponents=None if solo_level(mode) else others,
            illegal_reward=check_number("illegal_reward", illegal_reward),
        )
        self.single_observation_space = observation_space(players, form)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._kept(self.batch.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.batch
        batch.step(np.asarray(actions))
        terminated = batch.terminated.astype(np.bool_)
        truncated = batch.truncated.astype(np.bool_)
        info = self._info()
        if batch.refusals:
            why = np.full(self.num_envs, None, dtype=object)
            refused = np.zeros(self.num_envs, np.bool_)
            for at, sentence in batch.refusals.items():
                why[at], refused[at] = sentence, True
            info |= {"refusal": why, "_refusal": refused}
        ended = terminated | truncated
        if ended.any():
            last = np.full(self.num_envs, None, dtype=object)
            for game in np.flatnonzero(ended):
                last[game] = batch.finals[game].copy()
            info |= {"final_obs": last, "_final_obs": ended, "final_info": {}, "_final_info": ended}
        rewards = batch.rewards[:, 0].copy()
        return self._kept(batch.observations), rewards, terminated, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal step of each game."""
        return self.batch.masks.astype(np.bool_)  # type: ignore[no-any-return]

    def get_state(self) -> dict[str, Any]:
        """Save all games and the generator of setups.

        `batch.get_state(i)` and `batch.set_state(i, state)` are for single games.
        """
        rng = self.np_random.bit_generator.state
        return {"batch": self.batch.save(), "random": rng}

    def set_state(self, saved: dict[str, Any]) -> None:
        """Continue from where an environment of the same kind stood."""
        self.batch.restore(saved["batch"])
        self.np_random = restored_rng(saved["random"])

    def close_extras(self, **options: Any) -> None:
        """End the programs among the opponents."""
        self.batch.close()

    def _kept(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._kept(self.batch.masks).view(np.int8),
            "_action_mask": everywhere,
            "setup": self.batch.seeds.copy(),
            "_setup": everywhere.copy(),
        }

    def render(self) -> tuple[Any, ...] | None:
        """All tables as text or pixels."""
        if self.render_mode is None:
            return None
        setups = map(self.batch.setup_of, self.batch.seeds.tolist())
        states = map(self.batch.state, range(self.num_envs))
        return tuple(rendered(*each, self.render_mode) for each in zip(setups, states, strict=True))


gymnasium.register(
    id="Luna-v1",
    entry_point="luna.envs.gym:LunaEnv",
    vector_entry_point="luna.envs.gym:LunaVectorEnv",
)
