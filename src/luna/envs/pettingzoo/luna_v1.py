"""The first version of the environment: `env()` with PettingZoo's checks around, `raw_env` without.

Agents are `player_0` to `player_3`, by seat. An action is one of the engine's atomic steps, so the
same agent may be asked several times in a row: once for every novice of a Journey or Tide.
"""

from typing import Any, ClassVar

from luna.envs.missing import missing

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise missing("PettingZoo", "pettingzoo") from None

from luna.envs.batch import LONGEST
from luna.envs.drawing import draw
from luna.envs.encoding import Encoder
from luna.envs.refusing import IllegalStepError, reason
from luna.envs.rewards import REWARDS, returns
from luna.envs.spaces import action_space, mask_of, nothing_legal, observation_space, seen_by
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.engine import apply, legal, step_buffer
from luna.rules.setup import draw_setup, first_state, solo_level
from luna.rules.vocabulary import COLOURS, OVER

__all__ = ["env", "raw_env"]

SEEDS = 2**31
"""Setups are drawn from seeds below this."""


def env(**options: Any) -> Any:
    """The environment with PettingZoo's wrappers: an illegal step loses the game for its agent."""
    wrapped: Any = raw_env(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """A game of Luna; an illegal step raises `IllegalStepError` and changes nothing.

    `max_cycles` bounds the steps: so many times the number of players. Every `reset` draws another
    setup from the environment's generator; `options={"setup": 7}` plays what `luna new --seed 7`
    draws.
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
        reward: str = "win",
        max_cycles: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, mode, edition, reward, max_cycles, render_mode)
        super().__init__()
        if solo_level(mode):
            raise ValueError("PettingZoo plays Luna with two to four players, not the solo modes.")
        if reward not in REWARDS:
            raise ValueError(f"{reward}: no such reward; there are {', '.join(REWARDS)}.")
        self.players = players
        self.mode = mode
        self.edition = edition
        self.reward = reward
        self.max_steps = max_cycles * players
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(players),
                    "action_mask": spaces.Box(0, 1, (steps.STEPS,), dtype=nothing_legal().dtype),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._encoder = Encoder()
        self._legal = step_buffer()
        self._random: Any = None
        self._played = 0
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
        setup = int((options or {}).get("setup", drawn))
        self.position = first_state(self._draw(setup))
        self._played = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"setup": setup} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.turn]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; only the one to move has legal steps."""
        s = self.position
        seat = self._seat[agent]
        mask = mask_of(s) if seat == s.turn else nothing_legal()
        return {"observation": seen_by(self._encoder, s, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s = self.position
        chosen = int(action)
        if not self._is_legal(chosen):
            raise IllegalStepError(chosen, reason(s, chosen))
        self._cumulative_rewards[agent] = 0.0
        apply(s, chosen)
        self._played += 1
        if s.phase == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            gained = zip(self.possible_agents, returns(s, self.reward), strict=True)
            self.rewards = dict(gained)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            if self._played >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[s.turn]
        self._show()

    def _is_legal(self, step: int) -> bool:
        listed = self._legal
        return any(listed[k] == step for k in range(legal(self.position, listed)))

    @staticmethod
    def action_to_string(action: int) -> str:
        """A step as records write it."""
        return step_text(int(action))

    def _show(self) -> None:
        if self.render_mode == "human":
            print(draw(self.position))

    def render(self) -> Any:
        """The table as text; with `human` it is printed after every step."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render_mode: choose `ansi` or `human`.")
            return None
        return draw(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
