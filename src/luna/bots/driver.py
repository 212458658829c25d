"""Ask a bot for its next action; end endless solo rounds."""

from collections.abc import Callable, Iterator
from typing import Protocol, TypeGuard, cast

from luna.bots.player import Bot, Budget
from luna.game import Game
from luna.rules.actions import Action, Meditate
from luna.rules.legal_actions import play
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_ACTIONS, PHASE_OVER

MAX_SOLO_ROUND_ACTIONS = 60
"""After so many actions a bot's solo round is ended.

A solo round has no clock, and favors can be earned and spent in circles: a bot that sees a little
gain in every action would never end it.
"""


class GamePlayer(Protocol):
    """A player that needs the whole game, not only the position."""

    name: str

    def choose_in(self, game: Game, budget: Budget, seed: int) -> Action:
        """Return the action for the player to act."""


Player = Bot | GamePlayer


def plays_positions(player: object) -> TypeGuard[Bot]:
    """Return whether a player needs only the position: a `Bot`, or an object with its `choose`."""
    return isinstance(player, Bot) or callable(getattr(player, "choose", None))


def is_player(player: object) -> TypeGuard[Player]:
    return plays_positions(player) or callable(getattr(player, "choose_in", None))


def next_action(player: Player, game: Game, budget: Budget, seed: int, played: int) -> Action:
    """Return a player's action; `played` counts the actions of this round so far."""
    if plays_positions(player):
        return action_in(player, game.state, budget, seed, played)
    if round_is_endless(game.state, played):
        return Meditate()
    return cast("GamePlayer", player).choose_in(game, budget, seed)


def action_in(bot: Bot, s: State, budget: Budget, seed: int, played: int) -> Action:
    """Return a bot's action in a position; `played` counts the actions of this round so far."""
    return Meditate() if round_is_endless(s, played) else bot.choose(s, budget, seed)


def round_is_endless(s: State, played: int, limit: int = MAX_SOLO_ROUND_ACTIONS) -> bool:
    """Return whether a solo round has reached its maximum of actions."""
    return s.layout.solo > 0 and s.phase == PHASE_ACTIONS and played >= limit


def played_this_round(game: Game) -> int:
    """Return the number of actions since the round began."""
    played = 0
    for state in reversed(game.states[:-1]):
        if state.round != game.state.round or state.phase != game.state.phase:
            break
        played += 1
    return played


class RoundCounter:
    """Counts the actions of a round: call `played` once before each action."""

    def __init__(self) -> None:
        self._stage = (-1, -1)
        self._played = 0

    def played(self, s: State) -> int:
        """Return the number of actions since the round or its phase began."""
        stage = (int(s.round), int(s.phase))
        self._played = self._played + 1 if stage == self._stage else 0
        self._stage = stage
        return self._played


def play_out(
    s: State, choose: Callable[[State, int], Action], limit: int = MAX_SOLO_ROUND_ACTIONS
) -> Iterator[tuple[State, Action]]:
    """Play to the end of the game; yield each position with the action taken in it.

    `choose` gets the position and the number of actions before it.
    """
    number = 0
    counter = RoundCounter()
    while s.phase != PHASE_OVER:
        endless = round_is_endless(s, counter.played(s), limit)
        action = Meditate() if endless else choose(s, number)
        yield s, action
        s, number = play(s, action), number + 1
