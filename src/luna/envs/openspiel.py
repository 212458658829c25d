"""Luna as a game of OpenSpiel, for two to four players: `pyspiel.load_game("luna")` works.

Actions are the engine's atomic steps: a Journey or Tide moves novice by novice. The parameter
`reward` chooses what returns are (`luna.envs.episode`): by default 1 for the winner and
-1 / (players - 1) for everyone else. Since parameters of OpenSpiel are numbers and texts, weights
of sources (`luna.envs.episode`) are given as text, `temple:0.02 win:1`; then every step has
rewards. A game begins with a chance node that draws one of `setups` (1,024) setups, from `seed` on;
with `setups` of 1 there is only that one, and no chance. The observation tensor is that of
`luna.envs.observations` as numbers, by `form` of its bytes or floats, from the side of the player
that is asked for.
"""

from dataclasses import dataclass
from typing import Any

from luna.envs.encoder import Encoder
from luna.envs.episode import GameKind, Reward, ledger_of
from luna.envs.float_encoder import FloatEncoder
from luna.envs.observations import BYTES, FLOATS, observation_length, schema
from luna.envs.parameters import (
    MAX_SETUPS,
    IllegalStepError,
    check_form,
    check_int,
    check_seats_of_several,
    check_seed,
    reason,
)
from luna.extras import missing
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply, legal_steps
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER
from luna.text_board import draw_english

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise missing("OpenSpiel", "openspiel") from None

MAX_EPISODE_STEPS = 4000
"""The most steps of a game: the clock ends every round."""
DEFAULTS: dict[str, Any] = {
    "players": 2,
    "seed": 1,
    "mode": "standard",
    "edition": "classic",
    "reward": "win",
    "setups": 1024,
    "form": "bytes",
}
CHECKER = Encoder()
"""Checks legality for all states: a clone would copy one of its own."""
MAX_POINTS = 1000
"""More than a player can have: the bounds of points and margins."""


def game_type(utility: Any, chance: Any, model: Any) -> Any:
    """Return the kind of game as OpenSpiel describes it."""
    return pyspiel.GameType(
        short_name="luna",
        long_name="Luna",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=model,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


GAME_TYPE = game_type(
    pyspiel.GameType.Utility.ZERO_SUM,
    pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    pyspiel.GameType.RewardModel.TERMINAL,
)


class LunaGame(pyspiel.Game):  # type: ignore[misc]
    """Luna on setups drawn from seeds."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        mode, edition = chosen["mode"], chosen["edition"]
        players = check_seats_of_several(chosen["players"], mode, edition)
        self.weights = weights_of(chosen["reward"])
        """Of sources and of the end, where steps have rewards."""
        self.rewards = Reward(chosen["reward"] if self.weights is None else self.weights)
        self.shaping = self.rewards.shaping
        self.reward = self.rewards.measure
        self.form = check_form(chosen["form"])
        self.setups = check_int("setups", chosen["setups"], 1, MAX_SETUPS)
        general = self.weights is not None or self.reward == "points"
        least, most = bounds(self.reward, players)
        if self.weights is not None:
            most = MAX_POINTS * sum(map(abs, self.weights.values()))
            least = -most
        info = pyspiel.GameInfo(
            num_distinct_actions=steps.STEPS,
            max_chance_outcomes=self.setups if self.setups > 1 else 0,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=None if general else 0.0,
            max_game_length=MAX_EPISODE_STEPS,
        )
        utility, chance = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
        model = pyspiel.GameType.RewardModel
        kind = game_type(
            utility.GENERAL_SUM if general else utility.ZERO_SUM,
            chance.EXPLICIT_STOCHASTIC if self.setups > 1 else chance.DETERMINISTIC,
            model.REWARDS if self.shaping else model.TERMINAL,
        )
        super().__init__(kind, info, params or {})
        self._seed = check_seed(chosen["seed"])
        self._kind = GameKind(players, mode, edition)
        self.setup = self.setup_of(0)
        """The first one, or the only one."""
        self.first = first_state(self.setup)

    def setup_of(self, number: int) -> Setup:
        """One of the setups that may be drawn."""
        return self._kind.setup(self._seed + number)

    def new_initial_state(self, state: State | None = None) -> "LunaState":
        """The first position, or any other one; with several setups, before one is drawn."""
        first = self.first if self.setups == 1 else None
        return LunaState(self, first if state is None else state)

    def make_py_observer(
        self, iig_obs_type: object = None, params: dict[str, Any] | None = None
    ) -> "LunaObserver":
        """A view of positions as tensors and texts; there are no secrets to leave out."""
        return LunaObserver(self.num_players(), self.form)


def weights_of(reward: Any) -> dict[str, float] | None:
    """Return the weights in a text like `temple:0.02 win:1`; None for a measure of the end."""
    if not isinstance(reward, str) or ":" not in reward:
        return None
    found: dict[str, float] = {}
    for part in reward.split():
        name, _, weight = part.partition(":")
        try:
            found[name] = float(weight)
        except ValueError:
            raise ValueError(f"reward must be like `temple:0.02 win:1`, not {part!r}.") from None
    return found


def bounds(reward: str, players: int) -> tuple[float, float]:
    """The least and the most that a player can get."""
    if reward == "win":
        return -1.0 / (players - 1), 1.0
    if reward == "rank":
        return -1.0, 1.0
    return (0.0 if reward == "points" else -float(MAX_POINTS)), float(MAX_POINTS)


class LunaObserver:
    """A view of a position as a tensor, as its parts by name, and as text."""

    def __init__(self, players: int, form: str = BYTES) -> None:
        self.tensor = np.zeros(observation_length(players, form), np.float32)
        self.dict: dict[str, Any] = {
            field.name: self.tensor[field.offset : field.end] for field in schema(players, form)
        }
        self._encoder = Encoder()
        self._float_encoder = FloatEncoder() if form == FLOATS else None

    def set_from(self, state: "LunaState", player: int) -> None:
        """Fill in the tensor as a player sees the position."""
        words = self._encoder.observation(state.position, player)
        if self._float_encoder is None:
            self.tensor[:] = np.frombuffer(memoryview(words), np.uint8)
        else:
            floats = self._float_encoder.observation(words, state.position.layout.players)
            self.tensor[:] = np.frombuffer(memoryview(floats), np.float32)

    def string_from(self, state: "LunaState", player: int) -> str:
        return state.observation_string()


@dataclass(frozen=True)
class StepRewards:
    """Rewards by seat, if steps have rewards."""

    latest: list[float]
    """By the latest step."""
    all: list[float]
    """Since the state was made."""

    @classmethod
    def nothing(cls, players: int) -> "StepRewards":
        return cls([0.0] * players, [0.0] * players)

    def and_then(self, rewards: list[float]) -> "StepRewards":
        return StepRewards(rewards, [a + b for a, b in zip(self.all, rewards, strict=True)])


class LunaState(pyspiel.State):  # type: ignore[misc]
    """A position; `position` is the engine's own, and copies quickly when OpenSpiel clones.

    A clone copies each attribute of the state by itself, so the usual values are in the class.
    """

    _drawn = True
    _rewards: StepRewards | None = None

    def __init__(self, game: LunaGame, position: State | None) -> None:
        super().__init__(game)
        if position is None:
            self._drawn = False
        self.position = (game.first if position is None else position).copy()
        if game.shaping is not None:
            self._rewards = StepRewards.nothing(int(self.position.layout.players))

    def current_player(self) -> int:
        if not self._drawn:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        if self.position.phase == PHASE_OVER:
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        return int(self.position.turn)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_steps(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The setups that may be drawn, all alike."""
        number = self.get_game().setups
        return [(each, 1.0 / number) for each in range(number)]

    def _apply_action(self, action: int) -> None:
        """Take a step or draw a setup; what is not allowed raises, and changes nothing."""
        if not self._drawn:
            setups = self.get_game().setups
            if not 0 <= action < setups:
                raise IllegalStepError(action, f"a setup from 0 to {setups - 1} is to be drawn.")
            self._drawn = True
            self.position = first_state(self.get_game().setup_of(action))
            return
        if not CHECKER.allows(self.position, action):
            raise IllegalStepError(action, reason(self.position, action))
        if self._rewards is None:
            apply(self.position, action)
            return
        before = ledger_of(self.position)
        apply(self.position, action)
        rewards = self.get_game().rewards.of_step(self.position, before)
        self._rewards = self._rewards.and_then(rewards)

    def _ends(self) -> list[float]:
        ends: list[float] = self.get_game().rewards.of_end(self.position)
        return ends

    def _action_to_string(self, player: int, action: int) -> str:
        return step_text(action) if self._drawn else f"setup {action}"

    def is_terminal(self) -> bool:
        return bool(self.position.phase == PHASE_OVER)

    def returns(self) -> list[float]:
        """Rewards of the end, or all rewards so far if steps have rewards."""
        return self._ends() if self._rewards is None else list(self._rewards.all)

    def rewards(self) -> list[float]:
        """Rewards of the latest step."""
        return self._ends() if self._rewards is None else list(self._rewards.latest)

    def observation_string(self, player: int | None = None) -> str:
        """Everything: there are no secrets in Luna."""
        return self.position.to_bytes().hex()

    def __str__(self) -> str:
        """The table as a person reads it."""
        if not self._drawn:
            return "The setup is to be drawn.\n"
        game = self.get_game()
        number = self.history()[0] if game.setups > 1 else 0
        return draw_english(game.setup_of(number), self.position).text(colours=False)


pyspiel.register_game(GAME_TYPE, LunaGame)


def whole_action(played: list[int]) -> Action | None:
    """Return the action of some steps, or None while a Journey or Tide is under way."""
    last = played[-1]
    if steps.JOURNEY <= last < steps.JOURNEY_DONE or steps.TIDE <= last < steps.TIDE_DONE:
        return None
    return action_of(played)
