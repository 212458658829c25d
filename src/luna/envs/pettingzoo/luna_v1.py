"""The first version of the environment.

Agents are `player_0` to `player_3`, by seat. An action is one of the engine's atomic steps, so the
same agent may be asked several times in a row: once for every novice of a Journey or Tide.
"""

from copy import copy
from typing import Any, ClassVar

from luna.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
except ImportError:
    raise missing("PettingZoo", "pettingzoo") from None

from luna.envs.batch import LONGEST
from luna.envs.encoding import Encoder
from luna.envs.parameters import (
    for_several,
    form_name,
    number,
    render_name,
    reward_name,
    saved_position,
    seed_number,
    step_number,
    whole,
)
from luna.envs.refusing import IllegalStepError, reason
from luna.envs.rewards import returns
from luna.envs.shaping import Shaping, ledger_of, shaping_of
from luna.envs.spaces import (
    action_space,
    mask_of,
    nothing_legal,
    observation_space,
    seen_by,
    unpacker_of,
)
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.engine import apply
from luna.rules.setup import draw_setup, first_state
from luna.rules.vocabulary import COLOURS, PHASE_OVER
from luna.text_board import draw_english

__all__ = ["env", "raw_env"]

SEEDS = 2**31
"""Setups are drawn from seeds below this."""


SHOWN = (
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
)
"""What the environment says of itself and does not follow from the position."""


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
    end, or weighs what each step gains everyone by source, as `luna.envs.shaping` says.
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
        max_cycles: int = LONGEST,
        render_mode: str | None = None,
        illegal_reward: float | None = None,
        form: str = "bytes",
    ) -> None:
        EzPickle.__init__(
            self, players, mode, edition, reward, max_cycles, render_mode, illegal_reward, form
        )
        super().__init__()
        self.players = players = for_several(players, mode, edition)
        self._shaping = shaping_of(reward)
        self._measure = reward_name(self._shaping.measure if self._shaping else reward)
        form_name(form)
        whole("max_cycles", max_cycles, 1)
        self.mode = mode
        self.edition = edition
        self.reward = reward
        self.max_steps = max_cycles * players
        self.render_mode = render_name(render_mode, self.metadata["render_modes"])
        if illegal_reward is not None:
            illegal_reward = number("illegal_reward", illegal_reward)
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
        self._encoder = Encoder()
        self._unpacker = unpacker_of(form)
        self._random: Any = None
        self._played = 0
        self._setup = 0
        self.position = first_state(self._draw(0))
        """The engine's own position."""

    def _draw(self, seed: int) -> Any:
        return draw_setup(seed, COLOURS[: self.players], self.mode, self.edition)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        drawn = int(self._random.integers(SEEDS))
        setup = seed_number((options or {}).get("setup", drawn))
        self._setup = setup
        self.position = first_state(self._draw(setup))
        self._played = 0
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
        """What an agent sees; only the one to move has legal steps."""
        s = self.position
        seat = self._seat[agent]
        mask = mask_of(self._encoder, s) if seat == s.turn else nothing_legal()
        seen = seen_by(self._encoder, s, seat, self._unpacker)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        if not self.agents:
            raise gymnasium.error.ResetNeeded("The game is over or has not begun: call reset.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s = self.position
        chosen = step_number(action)
        if not self._encoder.allows(s, chosen):
            self._refuse(agent, chosen)
            return
        before = ledger_of(s) if self._shaping else None
        apply(s, chosen)
        self._played += 1
        over = s.phase == PHASE_OVER
        if self._shaping is not None:
            self._cumulative_rewards[agent] = 0.0  # it knows what it got before this step
            self._give(self._shaped(self._shaping, before))
        elif over:
            self._give(returns(s, self._measure))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            if self._played >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[s.turn]
        if self.render_mode == "human":
            self._show()

    def _refuse(self, agent: str, step: int) -> None:
        """What an illegal step leads to."""
        if self.illegal_reward is None:
            raise IllegalStepError(step, reason(self.position, step))
        self.terminations = dict.fromkeys(self.agents, True)
        self._cumulative_rewards[agent] = 0.0
        self._give([self.illegal_reward if each == agent else 0.0 for each in self.agents])

    def _shaped(self, shaping: Shaping, before: Any) -> list[float]:
        """What the latest step gave everyone, by seat."""
        s = self.position
        ends = [0.0] * self.players
        if s.phase == PHASE_OVER:
            ends = returns(s, self._measure)
        gains = ledger_of(s) - before
        return [float(each) for each in shaping(gains[None], np.array([ends]))[0]]

    def _give(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def get_state(self) -> dict[str, Any]:
        """Where the game stands and what is to be drawn next, to be taken up again."""
        return {
            "setup": self._setup,
            "played": self._played,
            "position": self.position.to_bytes(),
            "table": self.position.layout.key,
            "random": None if self._random is None else self._random.bit_generator.state,
            "shown": {name: copy(getattr(self, name)) for name in SHOWN if hasattr(self, name)},
        }

    def set_state(self, saved: dict[str, Any]) -> None:
        """Go on from where an environment of the same kind stood."""
        table = first_state(self._draw(saved["setup"])).layout
        position = saved_position(table, saved["table"], saved["position"])
        self._setup, self._played, self.position = saved["setup"], saved["played"], position
        self._random = None
        if saved["random"] is not None:
            self._random, _ = seeding.np_random(0)
            self._random.bit_generator.state = saved["random"]
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
        return draw_english(self._draw(self._setup), self.position).text()

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
