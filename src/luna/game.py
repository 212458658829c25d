"""A game with its history: start, play, take back, explain, write a record."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from luna.record.document import document, ledger, phase_name
from luna.record.notation import parse_action, print_action
from luna.record.record import (
    RecordError,
    parse_line,
    print_header,
    read_file,
    read_header,
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


@final
class Position:
    """A position, the action that led to it and the position before.

    It never changes. The next position refers to it, so that a game and its variations share their
    common history, and taking back costs nothing.
    """

    __slots__ = ("_action", "_text", "before", "ended", "number", "setup", "state")

    def __init__(
        self,
        setup: Setup,
        state: State,
        before: "Position | None" = None,
        action: Action | None = None,
        text: str | None = None,
        number: int = 0,
        ended: tuple[State, ...] = (),
    ) -> None:
        self.setup: Final = setup
        self.state: Final = state
        self.before: Final = before
        self.number: Final = number
        """The number of actions that led here."""
        self.ended: Final = ended
        """The last position of each round before the current one, not yet scored."""
        self._action: Final = action
        self._text: Final = text

    @property
    def action(self) -> Action:
        """The action that led here; `IndexError` at the beginning."""
        if self._action is None:
            raise IndexError("no action led here")
        return self._action

    @property
    def text(self) -> str:
        """The canonical text of the action that led here; empty at the beginning."""
        if self._text is not None or self._action is None:
            return self._text or ""
        return self.write(self._action)

    @property
    def over(self) -> bool:
        return self.state.phase == PHASE_OVER

    @property
    def round(self) -> int:
        """The current round; 0 is the Preliminary Round."""
        return int(self.state.round)

    @property
    def colour(self) -> str | None:
        """The order to act, or None when the game is over."""
        s = self.state
        return None if s.phase == PHASE_OVER else self.setup.players[s.turn]

    def as_turn_of(self, seat: int) -> "Position":
        """Return the same position as if this seat were to act, for premoves."""
        state = self.state.copy()
        state.turn = seat
        return Position(
            self.setup, state, self.before, self._action, self._text, self.number, self.ended
        )

    def back_to(self, number: int) -> "Position":
        """Return the position of the history after `number` actions."""
        at = self
        while at.number > number and at.before is not None:
            at = at.before
        return at

    def way(self) -> list["Position"]:
        """Return the positions after each action of the history, first to last."""
        passed: list[Position] = []
        at = self
        while at.before is not None:
            passed.append(at)
            at = at.before
        return passed[::-1]

    def texts(self) -> list[str]:
        """Return the texts of the actions of the history."""
        return [position.text for position in self.way()]

    def events(self) -> list[Event]:
        """Return the events of the action that led here."""
        return [] if self.before is None else events(self.setup, self.before.state, self.state)

    def lines(self) -> Iterator[str]:
        """Yield the action lines of the record."""
        for position in self.way():
            if position.before is not None:
                yield f"{position.before.colour}: {position.text}"

    def record(self) -> str:
        """Return the record of the game so far."""
        return print_header(self.setup) + "".join(f"{line}\n" for line in self.lines())

    def read(self, text: str) -> tuple[str | None, Action]:
        """Return the colour prefix, if any, and the action of a text, or raise `Refused`."""
        colour, rest = split_colour(text)
        return colour, parse_action(rest)

    def write(self, action: Action) -> str:
        """Return the canonical text of an action."""
        return print_action(action, self.setup.isles)

    def wrong_turn(self, colour: str | None) -> Refusal | None:
        """Return what forbids an order to act now, or None."""
        if colour is None or colour == self.colour:
            return None
        if self.over:
            return refusal("A-TURN", "game-over")
        if colour not in self.setup.players:
            return refusal("A-TURN", "not-playing", colour=colour)
        return refusal("A-TURN", "not-your-turn", colour=colour, turn=str(self.colour))

    def check(self, text: str) -> Action:
        """Return the action of a text if it is legal here, or raise `Refused`."""
        colour, action = self.read(text)
        fault = self.wrong_turn(colour) or why_not(self.state, action)
        if fault is not None:
            raise Refused(fault)
        return action

    def after(
        self, action: Action, text: str | None = None, colour: str | None = None
    ) -> "Position":
        """Return the position after a legal action, or raise `Refused`.

        `text` is the canonical text of the action, if known; `colour` is the order that acts, if
        it must be the one to act.
        """
        before, ended = self.state, self.ended
        fault = None
        if colour is not None and colour != self.setup.players[before.turn]:
            fault = self.wrong_turn(colour)
        fault = fault or why_not(before, action)
        if fault is not None:
            raise Refused(fault)
        state = play(before, action)
        if state.phase == PHASE_OVER or state.round > before.round > 0:
            ended = (*ended, before)
        return Position(self.setup, state, self, action, text, self.number + 1, ended)


def first_position(setup: Setup) -> Position:
    """Return the position before the first action."""
    return Position(setup, first_state(setup))


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
        self.position = first_position(setup)
        self._undone: list[Position] = []
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
        setup, lines = read_header(record, components)
        game = cls(setup)
        position = game.position
        number = 0
        for number, (line, text) in enumerate(lines, 1):
            try:
                colour, action = parse_line(text)
                if at is None or number <= at:
                    position = position.after(action, colour=colour)
            except Refused as error:
                raise RecordError(line, error.refusal) from None
        if at is not None and not 0 <= at <= number:
            raise Refused(refusal("PARSE", "past-the-end", at=at, number=number))
        game.position = position
        return game

    @classmethod
    def load(
        cls, path: "str | Path", at: int | None = None, components: Components | None = None
    ) -> "Game":
        """Return the game in a record file."""
        return cls.from_record(read_file(path), at, components)

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def states(self) -> tuple[State, ...]:
        """The positions so far, from the one before the first action to the present one."""
        return (self.position.back_to(0).state, *[at.state for at in self.position.way()])

    @property
    def players(self) -> tuple[str, ...]:
        return self.setup.players

    @property
    def turn(self) -> str | None:
        """The colour to act, or None when the game is over."""
        return self.position.colour

    @property
    def round(self) -> int:
        return self.position.round

    @property
    def phase(self) -> str:
        return phase_name(self.state)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def legal(self) -> LegalActions:
        return LegalActions(self)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions played so far."""
        return tuple([at.action for at in self.position.way()])

    @property
    def ranking(self) -> list[str]:
        """The orders from first to last as things stand."""
        return [self.players[seat] for seat in ranking(self.state)]

    def read(self, action: Action | str) -> tuple[str | None, Action]:
        """Return the colour prefix, if any, and the action of a text; an Action as it is."""
        return (None, action) if isinstance(action, Action) else self.position.read(action)

    def text(self, action: Action | str) -> str:
        """Return the canonical text of an action."""
        return self.position.write(self.read(action)[1])

    def why_not(self, action: Action | str, colour: str | None = None) -> Refusal | None:
        """Return the rule and reason that forbid an action now, or None."""
        try:
            prefix, action = self.read(action)
        except Refused as fault:
            return fault.refusal
        return self.position.wrong_turn(colour or prefix) or why_not(self.state, action)

    def play(self, action: Action | str, colour: str | None = None) -> list[Event]:
        """Play an action and return its events, or raise `Refused` and change nothing."""
        prefix, action = self.read(action)
        self.position = self.position.after(action, colour=colour or prefix)
        self._undone.clear()
        return self.position.events()

    def undo(self) -> Action:
        """Take back the latest action and return it; `IndexError` at the beginning."""
        undone = self.position
        action = undone.action
        self.position = self.position.back_to(undone.number - 1)
        self._undone.append(undone)
        return action

    def redo(self) -> Action:
        """Play again what was last taken back; `IndexError` if there is nothing."""
        self.position = self._undone.pop()
        return self.position.action

    def events(self, number: int = -1) -> list[Event]:
        """Return the events of an action of the history, by default the latest."""
        return self._after(number).events()

    def sentence(self, number: int = -1) -> Sentence:
        """Return the log sentence of an action of the history, by default the latest."""
        at = self._after(number)
        before = at.back_to(at.number - 1)
        return narrate(self.setup, before.state, at.action, at.state)

    def _after(self, number: int) -> Position:
        """Return the position after an action of the history."""
        return self.position.back_to(range(1, self.position.number + 1)[number])

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
        return self.position.record()

    def lines(self) -> Iterator[str]:
        """Yield the action lines of the record."""
        return self.position.lines()

    def __repr__(self) -> str:
        turn = f"{self.turn} to act" if self.turn else "over"
        return f"<Game {self.setup.mode} {self.setup.edition}, round {self.round}, {turn}>"
