"""`luna play`: a game at the terminal, for one to four people around it."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TextIO, cast

from rich.console import Console

from luna.bots.roster import BotNameError, BotSpec, known_names
from luna.cli.bot_seats import Opponents, parse_bots
from luna.cli.console import Lenient, make_lenient
from luna.cli.files import Printed, components, fail
from luna.cli.new import Edition, Figures, Mode, Players, Seed, new_game
from luna.cli.position_picture import WIDEST, candles
from luna.cli.rules import Language, texts_in
from luna.cli.saving import FileMissingError, GameFile, SaveError, create_unnamed
from luna.cli.session import TerminalSession
from luna.cli.signatures import Argument, CommandOption, Given
from luna.game import Game
from luna.locale import Texts
from luna.record import RecordError
from luna.rules.vocabulary import ROUNDS

Reader = Callable[[], str | None]
"""The next line, or None when there are no more."""

NEW_GAME = ("players", "mode", "edition", "seed", "figures")
"""The options that a game in a file has no use for."""


def play(
    given: Given,
    file: Annotated[Path | None, Argument(metavar="[FILE]", help="To resume, or to start.")] = None,
    players: Players = None,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: Seed = None,
    figures: Figures = None,
    printed: Printed = None,
    bots: Annotated[
        str | None,
        CommandOption(
            metavar="COLOUR=BOT,...",
            help=f"Orders played by bots: {known_names()}; with a budget as in red=luna@500ms.",
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Play at the terminal; every action is saved at once."""
    texts = texts_in(language)
    data = components(printed)
    make_lenient()

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
        fail(str(error))
    prompted = sys.stdin.isatty() and sys.stdout.isatty()
    width = None if prompted else WIDEST
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    session = TerminalSession(game, saved, texts, console, prompted)
    opponents = Opponents(session, seated(game))
    session.table()
    introduce(session, resumed)
    opponents.introduce()
    if resumed and not given.isdisjoint(NEW_GAME):
        session.say("play-options")
    session.welcome()
    try:
        run(session, prompt_reader(session) if prompted else plain_reader, opponents)
    finally:
        opponents.close()
    if not session.file.fresh:
        raise SystemExit(1)


def introduce(session: TerminalSession, resumed: bool) -> None:
    """Which game this is and where it is kept."""
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


def run(session: TerminalSession, read: Reader, opponents: Opponents) -> None:
    """Line after line, until the player leaves or the lines end."""
    opponents.act()
    while not session.left:
        line = read()
        if line is None:
            break
        opponents.obey(line)
    session.keep()
    if session.file.fresh:
        session.say("play-left", whole=True, file=shlex.quote(str(session.file.path)))
    session.file.close()


def plain_reader() -> str | None:
    """The next line of a script or a pipe."""
    return sys.stdin.readline() or None


def prompt_reader(session: TerminalSession) -> Reader:
    """Lines typed with completion, history and the state of the round below."""
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
        output=None if sys.platform == "win32" else create_output(cast("TextIO", Lenient())),
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
    """Round, time, and what may help, in one line."""
    state = game.document()
    parts = [f"{texts('term-round')} {state['round']}/{ROUNDS}", texts(f"phase-{state['phase']}")]
    if state["time"] is not None:
        parts.append(candles(game))
    parts.append(f"{texts('term-guard-tile')} {state['guard']}")
    return " " + " · ".join([*parts, texts("play-toolbar")])
