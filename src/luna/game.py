"""A game with its history: start, play, take back, explain, write a record."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from luna.record.document import document, ledger, phase_name
from luna.record.notation import parse_action, print_action
from luna.record.record import (
    RecordError,
    begin_record,
    print_header,
    read_file,
    split_colour,
)
from luna.rules.actions import Action
from luna.rules.components import Components
from luna.rules.events import Event, events
from luna.rules.explain import why_not
from luna.rules.legal_actions import count_actions, legal_actions, play
from luna.rules.narration import Sentence, narrate
from luna.rules.refusals import Refusal, Refused, refusal
from luna.rules.scoring import ranking
from luna.rules.setup import Setup, draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

if TYPE_CHECKING:
    from pathlib import Path


class LegalActions:
    """The legal actions of a position: lazy, countable, with a fast `in`."""

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __iter__(self) -> Iterator[Action]:
        return legal_actions(self._game.state)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, (Action, str)) and self._game.why_not(action) is None

    def count(self) -> int:
        """Return their number without listing them."""
        return count_actions(self._game.state)

    def __repr__(self) -> str:
        return f"<{self.count()} legal actions>"


class Game:
    """A game of Luna with its history.

    >>> game = Game.new(["yellow", "red"], mode="preselected", seed=1)
    >>> game.turn in ("yellow", "red")
    True
    """

    def __init__(self, setup: Setup, actions: Iterable[Action | str] = ()) -> None:
        self.setup = setup
        self._states = [first_state(setup)]
        self._actions: list[Action] = []
        self._undone: list[Action] = []
        for action in actions:
            self.play(action)

    @classmethod
    def new(
        cls,
        players: Sequence[str] = ("yellow", "red"),
        *,
        seed: int,
        mode: str = "standard",
        edition: str = "classic",
        figures: Sequence[str] | None = None,
        components: Components | None = None,
    ) -> "Game":
        """Return a new game with a setup drawn from the seed."""
        return cls(draw_setup(seed, players, mode, edition, figures, components))

    @classmethod
    def from_record(
        cls, record: str | bytes, at: int | None = None, components: Components | None = None
    ) -> "Game":
        """Return the game in a record, after all or the first `at` actions, or raise `RecordError`.

        Lines after the first `at` must still parse.
        """
        setup, lines = begin_record(record, components)
        game = cls(setup)
        number = 0
        for number, line in enumerate(lines, 1):
            if at is None or number <= at:
                fault = game._follow(line.action, line.colour)
                if fault:
                    raise RecordError(line.number, fault)
        if at is not None and not 0 <= at <= number:
            raise Refused(refusal("PARSE", "past-the-end", at=at, number=number))
        return game

    @classmethod
    def load(
        cls, path: "str | Path", at: int | None = None, components: Components | None = None
    ) -> "Game":
        """Return the game in a record file."""
        return cls.from_record(read_file(path), at, components)

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def states(self) -> tuple[State, ...]:
        """The positions so far, from the one before the first action to the present one."""
        return tuple(self._states)

    @property
    def players(self) -> tuple[str, ...]:
        return self.setup.players

    @property
    def turn(self) -> str | None:
        """The colour to act, or None when the game is over."""
        return None if self.over else self.players[self.state.turn]

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def phase(self) -> str:
        return phase_name(self.state)

    @property
    def over(self) -> bool:
        return self.state.phase == PHASE_OVER

    @property
    def legal(self) -> LegalActions:
        return LegalActions(self)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions played so far."""
        return tuple(self._actions)

    @property
    def ranking(self) -> list[str]:
        """The orders from first to last as things stand."""
        return [self.players[seat] for seat in ranking(self.state)]

    def read(self, action: Action | str) -> tuple[str | None, Action]:
        """Return the colour prefix, if any, and the action of a text; an Action as it is."""
        if isinstance(action, Action):
            return None, action
        colour, text = split_colour(action)
        return colour, parse_action(text)

    def text(self, action: Action | str) -> str:
        """Return the canonical text of an action."""
        return print_action(self.read(action)[1], self.setup.isles)

    def why_not(self, action: Action | str, colour: str | None = None) -> Refusal | None:
        """Return the rule and reason that forbid an action now, or None."""
        try:
            prefix, action = self.read(action)
        except Refused as fault:
            return fault.refusal
        return self._wrong_turn(colour or prefix) or why_not(self.state, action)

    def _wrong_turn(self, colour: str | None) -> Refusal | None:
        if colour is None or colour == self.turn:
            return None
        if self.over:
            return refusal("A-TURN", "game-over")
        if colour not in self.players:
            return refusal("A-TURN", "not-playing", colour=colour)
        return refusal("A-TURN", "not-your-turn", colour=colour, turn=str(self.turn))

    def play(self, action: Action | str, colour: str | None = None) -> list[Event]:
        """Play an action and return its events, or raise `Refused` and change nothing."""
        prefix, action = self.read(action)
        fault = self._follow(action, colour or prefix)
        if fault:
            raise Refused(fault)
        self._undone.clear()
        return self.events()

    def _follow(self, action: Action, colour: str | None) -> Refusal | None:
        """Play an action, or return what forbids it."""
        s = self._states[-1]
        if colour is not None and (s.phase == PHASE_OVER or colour != self.setup.players[s.turn]):
            return self._wrong_turn(colour)
        fault = why_not(s, action)
        if fault is None:
            self._states.append(play(s, action))
            self._actions.append(action)
        return fault

    def undo(self) -> Action:
        """Take back the latest action and return it; `IndexError` at the beginning."""
        action = self._actions.pop()
        self._states.pop()
        self._undone.append(action)
        return action

    def redo(self) -> Action:
        """Play again what was last taken back; `IndexError` if there is nothing."""
        action = self._undone.pop()
        self._follow(action, None)
        return action

    def events(self, number: int = -1) -> list[Event]:
        """Return the events of an action of the history, by default the latest."""
        at = range(len(self._actions))[number]
        return events(self.setup, self._states[at], self._states[at + 1])

    def sentence(self, number: int = -1) -> Sentence:
        """Return the log sentence of an action of the history, by default the latest."""
        at = range(len(self._actions))[number]
        return narrate(self.setup, self._states[at], self._actions[at], self._states[at + 1])

    def ledger(self, colour: str) -> dict[str, int]:
        """Return the influence of an order by source."""
        return ledger(self.state, self.players.index(colour))

    def influence(self, colour: str) -> int:
        return int(self.state.influence(self.players.index(colour)))

    def document(self) -> dict[str, Any]:
        """Return the state document of the position."""
        return dict(document(self.setup, self.state))

    def record(self) -> str:
        """Return the record of the game so far."""
        return print_header(self.setup) + "".join(f"{line}\n" for line in self.lines())

    def lines(self) -> Iterator[str]:
        """Yield the action lines of the record."""
        for state, action in zip(self._states, self._actions, strict=False):
            yield f"{self.players[state.turn]}: {self.text(action)}"

    def __repr__(self) -> str:
        turn = f"{self.turn} to act" if self.turn else "over"
        return f"<Game {self.setup.mode} {self.setup.edition}, round {self.round}, {turn}>"
