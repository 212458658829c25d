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
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError:
    raise missing("Gymnasium", "gym") from None

from luna.bots.player import random_of
from luna.envs.batch import LONGEST, SETUPS, Batch
from luna.envs.encoding import Encoder
from luna.envs.opponents import AskedOpponent, Follower, Opponent, pools
from luna.envs.parameters import (
    form_name,
    number,
    render_name,
    reward_name,
    saved_position,
    seats,
    seed_number,
    several_opponents,
    step_number,
    truth,
    whole,
)
from luna.envs.refusing import reason
from luna.envs.rewards import returns
from luna.envs.shaping import ledger_of, shaping_of
from luna.envs.spaces import (
    Seen,
    action_space,
    mask_of,
    observation_space,
    seen_by,
    unpacker_of,
)
from luna.envs.text_pixels import pixels
from luna.game import Game
from luna.record.notation import step_text
from luna.rules.engine import apply
from luna.rules.setup import Setup, draw_setup, first_state, solo_level
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS
from luna.text_board import draw_english

SEEDS = 2**31
"""Setups are drawn from seeds below this."""


class LunaEnv(gymnasium.Env[Any, Any]):
    """One seat of a game of Luna.

    `mode` is a solo mode, or `standard` or `preselected` with one to three `opponents`, in the
    order of turns after the learner: bots by name (`deacon`, `luna@200ms`), programs, policies or
    pools, as `luna.envs.opponents` says. `reward` is a measure of the end, or weighs what each step
    gains by source, as `luna.envs.shaping` says. `form` is `bytes` or `floats`: how observations
    are given. The learner has seat 0; who starts is drawn.

    A step that is not legal changes nothing and is answered with `illegal_reward` and, in
    `info["refusal"]`, with the reason. After `max_steps` steps the episode is truncated. Everything
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
        max_steps: int = LONGEST,
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        names = several_opponents(mode, opponents)
        players = seats(1 + len(names) if names else 2, mode, edition)
        self._shaping = shaping_of(reward)
        self._measure = reward_name(self._shaping.measure if self._shaping else reward)
        self._made_with = {
            "mode": mode,
            "opponents": names,
            "edition": edition,
            "reward": reward,
            "form": form_name(form),
            "max_steps": whole("max_steps", max_steps, 1),
            "illegal_reward": number("illegal_reward", illegal_reward),
            "render_mode": render_name(render_mode, self.metadata["render_modes"]),
        }
        self.opponents = pools(names, form)
        self._drawn: list[Opponent] = []
        self._history: list[int] = []
        self._follower = Follower()
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
        self._encoder = Encoder()
        self._unpacker = unpacker_of(form)
        self._played = 0
        self._asked = 0
        self._seed = 0
        self.state: State | None = None
        """The position, once there is one."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self._seed = seed_number((options or {}).get("setup", drawn))
        self.state = first_state(self._setup())
        self._played = 0
        self._asked = 0
        self._history = []
        self._draw_opponents()
        self._let_others_play(self.state)
        self._show()
        return self._observation(self.state), self._info(self.state)

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        s = self.state
        if s is None or s.is_over():
            raise gymnasium.error.ResetNeeded("The game is over or has not begun: call reset.")
        chosen = step_number(action)
        self._played += 1
        truncated = self._played >= self.max_steps
        if not self._encoder.allows(s, chosen):
            info = {**self._info(s), "refusal": reason(s, chosen)}
            return self._observation(s), self.illegal_reward, False, truncated, info
        before = ledger_of(s) if self._shaping else None
        self._take(s, chosen)
        self._let_others_play(s)
        self._show()
        over = s.is_over()
        ends = returns(s, self._measure) if over else [0.0] * self.players
        reward = ends[0]
        if self._shaping is not None:
            gains = ledger_of(s) - before
            reward = float(self._shaping(gains[None], np.array([ends]))[0][0])
        return self._observation(s), reward, over, truncated and not over, self._info(s)

    def _setup(self, seed: int | None = None) -> Setup:
        chosen = self._seed if seed is None else seed
        return draw_setup(chosen, COLOURS[: self.players], self.mode, self.edition)

    def _draw_opponents(self) -> None:
        random = Random(self._seed)
        self._drawn = [pool.draw(random) for pool in self.opponents]

    def _take(self, s: State, step: int) -> None:
        self._history.append(step)
        apply(s, step)

    def _let_others_play(self, s: State) -> None:
        while s.turn > 0:
            self._asked += 1
            seed = self._seed + self._asked
            for step in self._drawn[s.turn - 1].steps(
                AskedOpponent(s.copy(), seed, random_of(s, seed).random, self._game)
            ):
                if not self._encoder.allows(s, step):
                    raise ValueError(f"an opponent took the illegal step {step}: {reason(s, step)}")
                self._take(s, step)

    def _game(self) -> Game:
        """All that was played so far."""
        return self._follower.game(self._setup(), self._history)

    def close(self) -> None:
        """End the programs among the opponents."""
        for pool in self.opponents:
            pool.close()

    def _observation(self, s: State) -> Seen:
        return seen_by(self._encoder, s, 0, self._unpacker)

    def _info(self, s: State) -> dict[str, Any]:
        return {"action_mask": mask_of(self._encoder, s), "setup": self._seed}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal step, as MaskablePPO and others ask for it."""
        if self.state is None:
            raise gymnasium.error.ResetNeeded("There is no game yet: call reset.")
        return mask_of(self._encoder, self.state).astype(np.bool_)

    def get_state(self) -> dict[str, Any]:
        """Where the game stands and what is to be drawn next, to be taken up again."""
        return {
            "setup": self._seed,
            "played": self._played,
            "asked": self._asked,
            "history": list(self._history),
            "position": None if self.state is None else self.state.to_bytes(),
            "table": None if self.state is None else self.state.layout.key,
            **randomness(self),
        }

    def set_state(self, saved: dict[str, Any]) -> None:
        """Go on from where an environment of the same kind stood."""
        state = None
        if saved["position"] is not None:
            table = first_state(self._setup(saved["setup"])).layout
            state = saved_position(table, saved["table"], saved["position"])
        self._seed, self._played, self._asked = saved["setup"], saved["played"], saved["asked"]
        self._history = list(saved["history"])
        self._draw_opponents()
        draw_on(self, saved)
        self.state = state

    def __reduce__(self) -> tuple[Any, ...]:
        spaces = (self.action_space, self.observation_space)
        return restored, (self._made_with, self.get_state(), spaces)

    def action_to_string(self, action: SupportsInt) -> str:
        """A step as records write it."""
        return step_text(int(action))

    def _show(self) -> None:
        if self.render_mode == "human" and self.state is not None:
            print(draw_english(self._setup(), self.state).text())

    def render(self) -> Any:
        """The table as text or pixels; with `human` the text is printed after every step."""
        if self.state is None:
            raise gymnasium.error.ResetNeeded("There is no game yet: call reset.")
        return rendered(self._setup(), self.state, self.render_mode)


def rendered(setup: Setup, s: State, render_mode: str | None) -> str | NDArray[np.uint8] | None:
    """A position as a render mode shows it to a program."""
    if render_mode == "rgb_array":
        return pixels(setup, s)
    return draw_english(setup, s).text() if render_mode == "ansi" else None


def randomness(env: Any) -> dict[str, Any]:
    """Where the generator of an environment stands."""
    drawn = env._np_random
    return {
        "random": None if drawn is None else drawn.bit_generator.state,
        "random_seed": env._np_random_seed,
    }


def draw_on(env: Any, saved: dict[str, Any]) -> None:
    """Let an environment draw on from where a generator stood."""
    env._np_random = None
    env._np_random_seed = saved["random_seed"]
    if saved["random"] is not None:
        env._np_random, _ = seeding.np_random(0)
        env._np_random.bit_generator.state = saved["random"]


def restored(made_with: dict[str, Any], saved: dict[str, Any], spaces: tuple[Any, Any]) -> LunaEnv:
    """An environment as it was, for copies and pickles."""
    env = LunaEnv(**made_with)
    env.set_state(saved)
    env.action_space, env.observation_space = spaces
    return env


class LunaVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games for one learner each, on a `Batch`: solo, or against opponents.

    The `opponents` are those of `LunaEnv`; `random` is by far the quickest, and a policy that takes
    many observations at once (`luna.envs.policy`) the quickest to learn against.

    Episodes begin anew in the step that ends them (`AutoresetMode.SAME_STEP`); what they ended with
    is in `info["final_obs"]`. A step that is not legal is answered as by `LunaEnv`: its game stays
    where it is, while the others move on. With `copy=False` the arrays are the batch's own, and the
    next step writes over them.
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
        max_steps: int = LONGEST,
        setups: int = SETUPS,
        copy: bool = True,
        render_mode: str | None = None,
        illegal_reward: float = 0.0,
    ) -> None:
        num_envs = whole("num_envs", num_envs, 1)
        others = several_opponents(mode, opponents)
        players = 1 + len(others) if others else 2
        self.num_envs = num_envs
        self.render_mode = render_name(render_mode, self.metadata["render_modes"])
        self.copy = truth("copy", copy)
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
            illegal_reward=number("illegal_reward", illegal_reward),
        )
        self.single_observation_space = observation_space(players, form)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._kept(self.batch.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
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
        """Where all games stand and what is to be drawn next, to be taken up again.

        Single games are taken up by `batch.get_state(i)` and `batch.set_state(i, state)`.
        """
        return {"batch": self.batch.save(), **randomness(self)}

    def set_state(self, saved: dict[str, Any]) -> None:
        """Go on from where an environment of the same kind stood."""
        self.batch.restore(saved["batch"])
        draw_on(self, saved)

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
