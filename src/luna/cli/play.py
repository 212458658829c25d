"""`luna play`: a game at the terminal, for one to four people around it."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TextIO, cast

from rich.console import Console

from luna.arena.match import fallback_action
from luna.bots.driver import Player, next_action, played_this_round
from luna.bots.external import ExternalBot, Fault
from luna.bots.roster import BotNameError, BotSpec, resolve
from luna.cli.commands import Argument, CommandOption, TypedOptions, fail, fail_file
from luna.cli.console import FallbackStdout, tolerate_encodings
from luna.cli.language import chosen_texts
from luna.cli.records import (
    Edition,
    Figures,
    Mode,
    Players,
    Printed,
    Seed,
    new_game,
    read_components,
)
from luna.cli.saving import FileMissingError, GameFile, SaveError, create_unnamed
from luna.cli.session import TerminalSession
from luna.game import Game
from luna.locale import Texts
from luna.record import RecordError
from luna.rules.vocabulary import ROUNDS
from luna.text_board import MAX_WIDTH, time_tokens

Reader = Callable[[], str | None]
"""Returns the next line, or None at the end."""

NEW_GAME_OPTIONS = ("players", "mode", "edition", "seed", "figures")
"""They have no effect on a game that is resumed."""


def play(
    given: TypedOptions,
    file: Annotated[Path | None, Argument(metavar="[FILE]", help="game-file")] = None,
    players: Players = None,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: Seed = None,
    figures: Figures = None,
    printed: Printed = None,
    bots: Annotated[
        str | None,
        CommandOption(
            metavar="COLOR=BOT,...",
            help="bots",
        ),
    ] = None,
) -> None:
    """Play at the terminal; every action is saved at once."""
    texts = chosen_texts()
    data = read_components(printed)
    tolerate_encodings()

    def seated(game: Game) -> dict[str, BotSpec]:
        try:
            return parse_bots(bots, game) if bots else {}
        except BotNameError as error:
            fail(str(error))

    def fresh() -> Game:
        game = new_game(players, mode, edition, seed, figures, data)
        seated(game)  # a bot that does not exist leaves no file behind
        return game

    resumed = False
    try:
        if file is None:
            game = fresh()
            saved = create_unnamed(game)
        else:
            try:
                saved, game = GameFile.resume(file, data)
                resumed = True
            except FileMissingError:
                game = fresh()
                saved = GameFile.create(file, game)
    except RecordError as error:
        fail(f"{file}:{error.line}: {error.rule}: {texts.refusal(error.refusal)}")
    except SaveError as error:
        if isinstance(error.__cause__, OSError):
            fail_file(error.path, error.__cause__)
        fail(str(error))
    prompted = sys.stdin.isatty() and sys.stdout.isatty()
    width = None if prompted else MAX_WIDTH
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    session = TerminalSession(game, saved, texts, console, prompted)
    opponents = Opponents(session, seated(game))
    session.table()
    introduce(session, resumed)
    opponents.introduce()
    if resumed and not given.isdisjoint(NEW_GAME_OPTIONS):
        session.say("play-options")
    session.welcome()
    try:
        play_lines(session, prompt_reader(session) if prompted else plain_reader, opponents)
    finally:
        opponents.close()
    if not session.file.saved:
        raise SystemExit(1)


def parse_bots(text: str, game: Game) -> dict[str, BotSpec]:
    """Return the bots of `red=luna@500ms,blue=deacon` by order, or raise `BotNameError`."""
    seats = game.players[:1] if game.setup.solo_level else game.players
    found: dict[str, BotSpec] = {}
    for part in text.split(","):
        colour, equals, name = part.strip().partition("=")
        if not equals:
            raise BotNameError(f"{part}: write COLOR=BOT, as in red=deacon or red=luna@500ms.")
        if colour not in seats:
            raise BotNameError(f"{colour}: there is no such seat; there are {', '.join(seats)}.")
        found[colour] = resolve(name)
    return found


class Opponents:
    """The bots of a session: they act whenever it is their turn."""

    def __init__(self, session: TerminalSession, bots: dict[str, BotSpec]) -> None:
        self._session = session
        self._bots = bots
        self._players: dict[str, Player] = {c: each.make() for c, each in bots.items()}

    def introduce(self) -> None:
        for colour, spec in self._bots.items():
            self._session.say("play-bot", order=self._session.name(colour), bot=spec.name)

    def execute(self, line: str) -> None:
        """Execute a line, then let the bots act."""
        session, game = self._session, self._session.game
        before = len(game.actions)
        session.execute(line)
        if len(game.actions) < before:
            self._step(game.undo)
        elif line.strip() == "redo" and len(game.actions) > before:
            self._step(game.redo)
        self.act()

    def _step(self, step: Callable[[], object]) -> None:
        """Undo, or redo, the actions of the bots too."""
        moved = False
        while self._session.game.turn in self._bots:
            try:
                step()
            except IndexError:
                break
            moved = True
        if moved:
            self._session.keep()
            if self._session.game.turn not in self._bots:
                self._session.show_position()

    def act(self) -> None:
        """Play until a person is to act."""
        session, game = self._session, self._session.game
        acted = False
        while not session.quit_requested and game.turn in self._bots:
            game.play(self._choose(game, str(game.turn)))
            session.keep()
            session.show_latest()
            acted = True
        if acted:
            session.show_position()

    def _choose(self, game: Game, colour: str) -> str:
        """Ask a bot; its seed is the number of actions, so that an undo changes nothing."""
        player, budget = self._players[colour], self._bots[colour].budget
        seed = len(game.actions)
        try:
            action = next_action(player, game, budget, seed, played_this_round(game))
        except Fault as fault:
            name = self._session.name(colour)
            self._session.say("play-bot-fault", "bold red", order=name, fault=str(fault))
            action = fallback_action(game)
        return game.text(action)

    def close(self) -> None:
        for player in self._players.values():
            if isinstance(player, ExternalBot):
                player.close()


def introduce(session: TerminalSession, resumed: bool) -> None:
    """Print which game this is and where it is saved."""
    game, file = session.game, session.file
    names = [session.name(colour) for colour in game.players]
    if resumed:
        session.say("play-resumed", number=len(game.actions))
    else:
        session.say("play-begins", orders=session.texts.listed(names), seed=str(game.setup.seed))
    if game.setup.solo_level:
        session.say("play-solo", you=names[0], opponent=names[1])
    session.say("play-kept", whole=True, file=str(file.path))
    if file.dropped is not None:
        session.say("play-dropped", "bold", line=file.dropped)


def play_lines(session: TerminalSession, read: Reader, opponents: Opponents) -> None:
    """Execute lines until the player quits or the lines end."""
    opponents.act()
    while not session.quit_requested:
        line = read()
        if line is None:
            break
        opponents.execute(line)
    session.keep()
    if session.file.saved:
        session.say("play-left", whole=True, file=shlex.quote(str(session.file.path)))
    session.file.close()


def plain_reader() -> str | None:
    """Return the next line of a script or a pipe."""
    return sys.stdin.readline() or None


def prompt_reader(session: TerminalSession) -> Reader:
    """Return a prompt with completion, history and the state of the round below."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.formatted_text import FormattedText
    from prompt_toolkit.history import InMemoryHistory
    from prompt_toolkit.output import create_output

    from luna.cli.completion import NotationCompleter, completion_keys

    game, texts = session.game, session.texts
    prompt: PromptSession[str] = PromptSession(
        completer=NotationCompleter(game, texts),
        complete_while_typing=True,
        reserve_space_for_menu=8 if session.console.height >= 40 else 3,
        key_bindings=completion_keys(game, texts),
        history=InMemoryHistory([line.partition(": ")[2] for line in game.lines()]),
        bottom_toolbar=lambda: toolbar(game, texts),
        output=None if sys.platform == "win32" else create_output(cast("TextIO", FallbackStdout())),
    )
    styles = {"yellow": "ansiyellow", "red": "ansired", "blue": "ansibrightblue", "white": ""}

    def read() -> str | None:
        turn = game.turn
        name = session.name(turn) if turn else texts("phase-over")
        style = f"bold {styles[turn]}" if turn else ""
        try:
            return prompt.prompt(FormattedText([(style, name), ("", " › ")]))
        except KeyboardInterrupt:
            session.say("play-ctrl-c", "dim")
            return ""
        except EOFError:
            return None

    return read


def toolbar(game: Game, texts: Texts) -> str:
    """Return round, Time tokens and help in one line."""
    state = game.document()
    parts = [f"{texts('term-round')} {state['round']}/{ROUNDS}", texts(f"phase-{state['phase']}")]
    if state["time"] is not None:
        parts.append(time_tokens(game.state))
    parts.append(f"{texts('term-guard-tile')} {state['guard']}")
    return " " + " · ".join([*parts, texts("play-toolbar")])
