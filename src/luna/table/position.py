"""Positions of a game, each knowing the one it came from: nothing is ever played again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from luna.game import Game
from luna.record.notation import parse_action, print_action
from luna.record.record import print_header, split_colour
from luna.rules.actions import Action
from luna.rules.codec import steps_of
from luna.rules.engine import apply
from luna.rules.events import Event, events
from luna.rules.explain import why_not
from luna.rules.refusals import Refusal, Refused, refusal
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A position, the action that led to it and the position before that."""

    setup: Setup
    state: State
    before: "Position | None" = None
    text: str = ""
    """The action that led here, canonical."""
    number: int = 0
    """How many actions led here."""
    ended: tuple[State, ...] = ()
    """How each round before the running one stood at its end, before it was scored."""
    known: Action | None = None
    """The action of `text`, where it is at hand."""

    @property
    def action(self) -> Action:
        """The action that led here."""
        return parse_action(self.text) if self.known is None else self.known

    @property
    def over(self) -> bool:
        return bool(self.state.phase == PHASE_OVER)

    @property
    def round(self) -> int:
        """The round being played; 0 is the Preliminary Round."""
        return int(self.state.round)

    @property
    def colour(self) -> str | None:
        """Who is to act."""
        return None if self.over else self.setup.players[int(self.state.turn)]

    def as_turn_of(self, seat: int) -> "Position":
        """The same position as if this seat were to act, for plans made before one's turn."""
        state = self.state.copy()
        state.turn = seat
        return replace(self, state=state)

    def back_to(self, number: int) -> "Position":
        """The position on the way here after so many actions."""
        at = self
        while at.number > number and at.before is not None:
            at = at.before
        return at

    def way(self) -> list["Position"]:
        """Every position on the way here after an action, first to last."""
        passed: list[Position] = []
        at = self
        while at.before is not None:
            passed.append(at)
            at = at.before
        return passed[::-1]

    def texts(self) -> list[str]:
        return [position.text for position in self.way()]

    def events(self) -> list[Event]:
        """What the action that led here brought about."""
        return [] if self.before is None else events(self.setup, self.before.state, self.state)

    def lines(self) -> Iterator[str]:
        """The action lines of the record."""
        for position in self.way():
            if position.before is not None:
                yield f"{position.before.colour}: {position.text}"

    def record(self) -> str:
        """The record of the game so far."""
        return print_header(self.setup) + "".join(f"{line}\n" for line in self.lines())

    def read(self, text: str) -> tuple[str | None, Action]:
        """The colour prefix, if any, and the action of a text; `Refused` if it says none."""
        colour, rest = split_colour(text)
        return colour, parse_action(rest)

    def write(self, action: Action) -> str:
        """The canonical text of an action here."""
        return print_action(action, self.setup.isles)

    def wrong_turn(self, colour: str | None) -> Refusal | None:
        """What keeps an order from acting now."""
        if colour is None or colour == self.colour:
            return None
        if self.over:
            return refusal("A-TURN", "game-over")
        if colour not in self.setup.players:
            return refusal("A-TURN", "not-playing", colour=colour)
        return refusal("A-TURN", "not-your-turn", colour=colour, turn=str(self.colour))

    def check(self, text: str) -> Action:
        """The action of a text if it is legal here, else `Refused`."""
        colour, action = self.read(text)
        fault = self.wrong_turn(colour) or why_not(self.state, action)
        if fault is not None:
            raise Refused(fault)
        return action

    def after(self, action: Action, text: str | None = None) -> "Position":
        """The position after a legal action, with its text if known; `Refused` if it is none."""
        fault = why_not(self.state, action)
        if fault is not None:
            raise Refused(fault)
        state = self.state.copy()
        for step in steps_of(action):
            apply(state, step)
        return self.followed_by(state, self.write(action) if text is None else text, action)

    def followed_by(self, state: State, text: str, action: Action | None = None) -> "Position":
        """The next position, which an action has led to."""
        round_ended = state.round > self.state.round > 0 or state.phase == PHASE_OVER
        ended = (*self.ended, self.state) if round_ended else self.ended
        return Position(self.setup, state, self, text, self.number + 1, ended, action)


def first_position(setup: Setup) -> Position:
    return Position(setup, first_state(setup))


def position_of(game: Game) -> Position:
    """The position a game has come to, with all before it."""
    return follow(game.setup, game.states, map(game.text, game.actions))


def follow(setup: Setup, states: Iterable[State], texts: Iterable[str]) -> Position:
    """The last of some positions of a game; the first stands before any action."""
    ahead = iter(states)
    at = Position(setup, next(ahead))
    for state, text in zip(ahead, texts, strict=True):
        at = at.followed_by(state, text)
    return at
