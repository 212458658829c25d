"""The first version of the environment.

Agents are `player_0` to `player_3`, by seat. An action is one of the engine's atomic steps, so the
same agent may be asked several times in a row: once for every novice of a Journey or Tide.
"""

from copy import copy
from typing import Any, ClassVar

from luna.extras import missing

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
except ImportError:
    raise missing("PettingZoo", "pettingzoo") from None

from luna.envs.batch import MAX_EPISODE_STEPS
from luna.envs.episode import Episode, GameKind
from luna.envs.parameters import (
    IllegalStepError,
    check_form,
    check_int,
    check_number,
    check_render_mode,
    check_seats_of_several,
    check_seed,
    check_step,
)
from luna.envs.spaces import (
    SEEDS,
    action_space,
    encode_observation,
    float_encoder_of,
    mask_of,
    nothing_legal,
    observation_space,
    restored_rng,
)
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.state import State
from luna.text_board import draw_english

__all__ = ["env", "raw_env"]


SHOWN = (
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
)
"""Attributes that do not follow from the position."""


def env(illegal_reward: float = -1.0, **options: Any) -> "raw_env":
    """The environment for learners: an illegal step ends the game and costs `illegal_reward`.

    The checks that PettingZoo's wrappers make (order, bounds, legality) are made inside, where they
    cost a fraction of the time; the wrappers fit around `raw_env` as well.
    """
    return raw_env(illegal_reward=illegal_reward, **options)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """A game of Luna; an illegal step raises `IllegalStepError` and changes nothing.

    Unless an `illegal_reward` is given: then it ends the game with that for its agent and 0 for the
    others.

    `max_cycles` bounds the steps: so many times the number of players. Every `reset` draws another
    setup from the environment's generator; `options={"setup": 7}` plays what `luna new --seed 7`
    draws. `form` is `bytes` or `floats`: how observations are given. `reward` is a measure of the
    end, or weighs what each step gains everyone by source, as `luna.envs.episode` says.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "luna_v1",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        players: int = 2,
        mode: str = "standard",
        edition: str = "classic",
        reward: Any = "win",
        max_cycles: int = MAX_EPISODE_STEPS,
        render_mode: str | None = None,
        illegal_reward: float | None = None,
        form: str = "bytes",
    ) -> None:
        EzPickle.__init__(
            self, players, mode, edition, reward, max_cycles, render_mode, illegal_reward, form
        )
        super().__init__()
        self.players = players = check_seats_of_several(players, mode, edition)
        self._episode = Episode(GameKind(players, mode, edition), reward)
        check_form(form)
        check_int("max_cycles", max_cycles, 1)
        self.mode = mode
        self.edition = edition
        self.reward = reward
        self.max_steps = max_cycles * players
        self.render_mode = check_render_mode(render_mode, self.metadata["render_modes"])
        if illegal_reward is not None:
            illegal_reward = check_number("illegal_reward", illegal_reward)
        self.illegal_reward = illegal_reward
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(players, form),
                    "action_mask": spaces.Box(0, 1, (steps.STEPS,), dtype=nothing_legal().dtype),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._float_encoder = float_encoder_of(form)
        self._random: Any = None
        self._episode.begin(0)

    @property
    def position(self) -> State:
        """The engine's own position."""
        assert self._episode.state is not None
        return self._episode.state

    @position.setter
    def position(self, position: State) -> None:
        self._episode.state = position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        drawn = int(self._random.integers(SEEDS))
        setup = check_seed((options or {}).get("setup", drawn))
        self._episode.begin(setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"setup": setup} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.turn]
        if self.render_mode == "human":
            self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent; only the one to move has legal steps."""
        s = self.position
        seat = self._seat[agent]
        encoder = self._episode.encoder
        mask = mask_of(encoder, s) if seat == s.turn else nothing_legal()
        observation = encode_observation(encoder, s, seat, self._float_encoder)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        if not self.agents:
            raise gymnasium.error.ResetNeeded("The game is over or has not begun: call reset.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s, episode = self.position, self._episode
        chosen = check_step(action)
        refused = episode.refusal(chosen)
        if refused is not None:
            self._refuse(agent, chosen, refused)
            return
        reward = episode.reward
        before = reward.ledger(s)
        episode.take(chosen)
        episode.played += 1
        over = s.is_over()
        if reward.shaping is not None:
            self._cumulative_rewards[agent] = 0.0  # the agent has read its earlier rewards
            self._give(reward.of_step(s, before))
        elif over:
            self._give(reward.of_end(s))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            if episode.played >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[s.turn]
        if self.render_mode == "human":
            self._show()

    def _refuse(self, agent: str, step: int, refused: str) -> None:
        """Raise an error, or end the game with the `illegal_reward`."""
        if self.illegal_reward is None:
            raise IllegalStepError(step, refused)
        self.terminations = dict.fromkeys(self.agents, True)
        self._cumulative_rewards[agent] = 0.0
        self._give([self.illegal_reward if each == agent else 0.0 for each in self.agents])

    def _give(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def get_state(self) -> dict[str, Any]:
        """Save the game and the generator of setups."""
        return {
            **self._episode.save(),
            "random": None if self._random is None else self._random.bit_generator.state,
            "shown": {name: copy(getattr(self, name)) for name in SHOWN if hasattr(self, name)},
        }

    def set_state(self, saved: dict[str, Any]) -> None:
        """Continue from where an environment of the same kind stood."""
        self._episode.restore(saved)
        self._random = None if saved["random"] is None else restored_rng(saved["random"])
        for name, value in saved["shown"].items():
            setattr(self, name, copy(value))

    def __getstate__(self) -> dict[str, Any]:
        spaces = {
            "action_spaces": self.action_spaces,
            "observation_spaces": self.observation_spaces,
        }
        return {**EzPickle.__getstate__(self), "saved": self.get_state(), "spaces": spaces}

    def __setstate__(self, state: dict[str, Any]) -> None:
        EzPickle.__setstate__(self, state)
        self.set_state(state["saved"])
        for name, spaces in state["spaces"].items():
            setattr(self, name, spaces)

    @staticmethod
    def action_to_string(action: int) -> str:
        """A step as records write it."""
        return step_text(int(action))

    def _board(self) -> str:
        return draw_english(self._episode.setup(), self.position).text()

    def _show(self) -> None:
        print(self._board())

    def render(self) -> Any:
        """The table as text; with `human` it is printed after every step."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render_mode: choose `ansi` or `human`.")
            return None
        return self._board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
