"""Whole games at the terminal, through pipes and through a terminal, with all their accidents."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from luna import Game
from luna.cli.play import prompt_reader
from luna.cli.saving import GameFile
from luna.cli.session import TerminalSession
from luna.locale import LANGUAGES, Texts
from luna.rules.vocabulary import COLOURS
from tests.cli import command
from tests.cli.terminal import Terminal
from tests.modes import TABLES
from tests.positions import order, position
from tests.randomplay import Play

LUNA = [sys.executable, "-m", "luna", "play"]
FIRST = ("promote 8", "favor herbs", "recruit shrine")
"""Legal from the start of the game that `NEW` begins."""
NEW = ("--mode", "preselected", "--seed", "5")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the person who runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    return tmp_path / "home"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.luna"


def play_on(*arguments: str | Path, lines: tuple[str, ...] = ()) -> str:
    """Play a script in this process without an error and return the output."""
    done = command.luna(["play", *arguments], "".join(f"{line}\n" for line in lines))
    assert done.stderr == ""
    assert done.exit_code == 0
    return done.stdout


def error(*arguments: str | Path) -> str:
    """The one line of an error; nothing else may be printed."""
    done = command.luna(["play", *arguments])
    assert done.exit_code == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def started(*arguments: str | Path) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*LUNA, *map(str, arguments)], stdin=pipe, stdout=pipe, encoding="utf-8"
    )


def type_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def wait_for(process: subprocess.Popen[str], words: str) -> None:
    assert process.stdout
    for line in process.stdout:
        if words in line:
            return
    raise AssertionError(f"ended without saying {words!r}")


def finish(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


@pytest.mark.parametrize(
    ("mode", "players", "language"),
    [("preselected", ("yellow", "red"), "en"), ("solo2", ("blue", "white"), "de")],
)
def test_a_whole_game(file: Path, mode: str, players: tuple[str, ...], language: str) -> None:
    play = Play(mode, players, "classic", 11, 3)
    game = Game(play.setup)
    for turn in play.turns():
        game.play(turn.action)
    lines = tuple(game.lines())
    options = ("--mode", mode, "--players", ",".join(players), "--seed", "11", "--lang", language)
    middle = len(lines) // 2
    play_on(file, *options, lines=lines[:middle])
    assert Game.load(file).document() == Game(game.setup, game.actions[:middle]).document()
    out = play_on(file, "--lang", language, lines=lines[middle:])
    assert file.read_text("utf-8") == game.record()
    texts = Texts(language)
    assert texts("phase-over") in out
    for colour in players:
        assert str(game.influence(colour)) in out
    margin = game.influence(players[0]) - game.influence(players[1])
    winner = texts(f"order-{game.ranking[0]}")
    end = winner
    if mode == "solo2":
        end = texts(f"play-solo-{'won' if margin > 0 else 'lost'}", margin=abs(margin))
    assert end in out.partition(texts("score-place"))[2]


def test_a_killed_game_goes_on_where_it_was(file: Path) -> None:
    process = started(file, *NEW)
    expected = Game.new(["yellow", "red"], mode="preselected", seed=5)
    for action in FIRST:
        expected.play(action)
        type_line(process, action)
        wait_for(process, Texts().action(expected.sentence()))
        assert file.read_text("utf-8") == expected.record()
    process.send_signal(signal.SIGKILL)
    process.communicate()
    out = play_on(file, lines=("meditate",))
    assert "after 3 actions" in out
    expected.play("meditate")
    assert Game.load(file).document() == expected.document()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Children hear of SIGINT, even where the tests run in the background and would not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_loses_nothing(file: Path) -> None:
    process = started(file, *NEW)
    type_line(process, FIRST[0])
    wait_for(process, "Red to act")
    process.send_signal(signal.SIGINT)
    process.communicate()
    assert process.returncode == 130
    assert "after one action" in play_on(file)


def test_a_torn_line_is_dropped_and_told(file: Path) -> None:
    play_on(file, *NEW, lines=FIRST)
    whole = file.read_text("utf-8")
    file.write_text(whole[:-4], "utf-8")
    out = play_on(file, lines=FIRST[2:])
    assert "“yellow: recruit shr”" in out
    assert file.read_text("utf-8") == whole


def test_undo_and_redo(file: Path) -> None:
    out = play_on(file, *NEW, lines=("undo", *FIRST, "undo", "undo", "redo", "redo", "redo"))
    game = Game.new(["yellow", "red"], mode="preselected", seed=5)
    for action in FIRST:
        game.play(action)
    assert "There is nothing to take back." in out
    assert "There is nothing to redo." in out
    assert "Taken back: recruit shrine" in out
    assert file.read_text("utf-8") == game.record()
    play_on(file, lines=("undo",))
    game.undo()
    assert file.read_text("utf-8") == game.record()


def test_a_second_process_on_the_same_file_is_refused(file: Path) -> None:
    first = started(file, *NEW)
    wait_for(first, "Yellow to act")
    assert error(file) == f"{file}: is being played in another window."
    type_line(first, "meditate")
    wait_for(first, "Red to act")
    finish(first)
    assert "after one action" in play_on(file)


def test_a_full_disk_is_told_and_the_game_goes_on(file: Path, tmp_path: Path) -> None:
    play_on(file, *NEW)
    size = file.stat().st_size
    copy = tmp_path / "copy.luna"
    lines = (*FIRST, f"save {copy}", "score")

    limited = f"""
import resource, runpy
resource.setrlimit(resource.RLIMIT_FSIZE, ({size + 5}, {size + 5}))
runpy.run_module("luna", run_name="__main__")
"""
    done = subprocess.run(
        [sys.executable, "-c", limited, "play", str(file)],
        input="\n".join(lines),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == ""
    assert "The game is not saved!" in done.stdout
    assert "File too large" in done.stdout
    assert "Red to act" in done.stdout
    assert not copy.exists()
    assert file.stat().st_size == size
    play_on(file, lines=FIRST)


def test_a_copy_takes_over_when_the_file_fails(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.luna"
    process = started(file, *NEW)
    type_line(process, FIRST[0])
    wait_for(process, "Red to act")
    type_line(process, f"save {copy}")
    wait_for(process, "A copy is saved in")
    with file.open("a") as other:
        other.write("# mine\n")
    type_line(process, FIRST[1])
    wait_for(process, "The game is not saved!")
    type_line(process, f"save {copy}")
    wait_for(process, "a file of this name already")
    type_line(process, f"save {copy}2")
    wait_for(process, "From now on")
    type_line(process, FIRST[2])
    wait_for(process, "Red to act")
    finish(process)
    assert file.read_text("utf-8").endswith("# mine\n")
    assert "after one action" in play_on(copy)
    assert "after 3 actions" in play_on(f"{copy}2")


def test_a_game_without_a_file_is_kept_in_the_data_folder(home: Path) -> None:
    out = play_on("--players", "red,white,blue", "--edition", "revised", lines=("save",))
    (kept,) = (home / "luna" / "games").iterdir()
    game = Game.load(kept)
    assert f"Seed {game.setup.seed}." in out
    assert kept.name == f"standard-red-white-blue-{game.setup.seed}.luna"
    assert out.count(str(kept)) == 3
    assert (
        game.document()
        == Game.new(
            ["red", "white", "blue"], seed=int(game.setup.seed or 0), edition="revised"
        ).document()
    )
    assert "after 0 actions" in play_on(kept)


def test_options_for_a_new_game_do_not_change_an_old_one(file: Path) -> None:
    play_on(file, *NEW)
    before = file.read_bytes()
    assert "its own setup" in play_on(file, "--mode", "solo1")
    assert "its own setup" not in play_on(file)
    assert file.read_bytes() == before


def test_errors_are_one_sentence(file: Path, tmp_path: Path) -> None:
    assert error(tmp_path) == f"{tmp_path} is a folder: name a file in it."
    missing = tmp_path / "none" / "game.luna"
    assert error(missing) == f"The folder of {missing} does not exist: create it first."
    assert error(file, "--mode", "chess").startswith("No mode is called “chess”")
    assert error(file, "--lang", "tlh").startswith("Luna does not speak tlh")
    assert error(file, "--printed", "none.toml").startswith("none.toml: ")
    assert error(file, "--mode", "solo3", "--figures", "tide,book,book").startswith(
        "At solo level 3 "
    )
    assert not file.exists()
    file.write_text("luna 1\nnonsense\n", "utf-8")
    assert error(file).startswith(f"{file}:2: PARSE: ")
    play_on(tmp_path / "legal.luna", *NEW, lines=FIRST)
    text = (tmp_path / "legal.luna").read_text("utf-8")
    file.write_text(text.replace("favor herbs", "favor book"), "utf-8")
    assert error(file).startswith(f"{file}:{len(text.splitlines()) - 1}: A-ONE-EACH: ")
    (tmp_path / "plain").write_text("", "utf-8")
    assert error(tmp_path / "plain" / "game.luna").startswith("The folder of ")


def test_other_components(file: Path, tmp_path: Path) -> None:
    from luna.data import __file__ as data

    printed = tmp_path / "mine.toml"
    text = (Path(data).parent / "printed.toml").read_text("utf-8")
    printed.write_text(text.replace("influence = 5", "influence = 9"), "utf-8")
    out = play_on(file, *NEW, "--printed", printed, lines=("score",))
    assert "        9 │     9 │" in out
    assert error(file).startswith(f"{file}:1") or "other components" in error(file)
    assert "after 0 actions" in play_on(file, "--printed", printed)


# The session itself, without a process around it


@pytest.fixture
def session(file: Path) -> Iterator[TerminalSession]:
    session = make_session(Game.new(["yellow", "red"], mode="preselected", seed=5), file)
    yield session
    session.file.close()


def make_session(game: Game, file: Path, language: str = "en") -> TerminalSession:
    console = Console(file=io.StringIO(), width=100, highlight=False, markup=False, emoji=False)
    return TerminalSession(game, GameFile.create(file, game), Texts(language), console)


def answer(session: TerminalSession, line: str) -> str:
    out = io.StringIO()
    session.console.file = out
    session.execute(line)
    return out.getvalue()


def test_refusals_name_the_rule_and_where_to_read_it(session: TerminalSession) -> None:
    assert (
        answer(session, "promote 27").splitlines()[0].startswith("A-PROM: Tile 27 is not approved")
    )
    assert "`rules A-PROM`" in answer(session, "promote 27")
    assert answer(session, "red: meditate").startswith("A-TURN: ")
    assert answer(session, "dance").startswith("PARSE: ")
    assert "Promotion" in answer(session, "rules a-prom")
    assert "There is no rule A-NONE" in answer(session, "rules A-NONE")
    assert "A-PROM-BRIBE" in answer(session, "rules")
    assert session.game.actions == ()


def test_why_tells_the_rule_or_what_would_happen(session: TerminalSession) -> None:
    result = answer(session, "why promote 27")
    assert result.startswith("A-PROM: ")
    assert "Promotion (A-PROM)" in result
    assert "steps" in result
    allowed = answer(session, "why   favor  book")
    assert "This is allowed: favor book" in allowed
    assert "Yellow takes the Book of Wisdom favor." in allowed
    assert "as in" in answer(session, "why")
    assert answer(session, "why dance").startswith("PARSE: ")
    assert session.game.actions == ()


def test_legal_is_grouped_and_can_be_asked_for_more(session: TerminalSession) -> None:
    result = answer(session, "legal")
    assert "favor book · favor bribery · favor novice · favor shrine" in result
    assert "614,655 ways, such as journey shrine>herbs 1" in result
    assert answer(session, "legal promote") == "promote 5 · promote 8\n"
    assert answer(session, "legal prom") == "promote 5 · promote 8\n"
    assert (
        len(answer(session, "legal sail").split(" · ")) + answer(session, "legal sail").count("\n")
        == 48 + 1
    )
    assert "shrine 2, bribery 2, book 2, and novice 2" in answer(session, "legal journey")
    assert "`why ACTION`" in answer(session, "legal tide")
    assert "`why ACTION`" in answer(session, "legal nothing")


def test_few_journeys_are_listed(file: Path) -> None:
    session = make_session(position(yellow=order(active={"tide": 1}), red=order()), file)
    assert len(answer(session, "legal journey").split(">")) == 7
    assert answer(session, "legal journey tide>bo") == "journey tide>book 1\n"
    session.file.close()


def test_lines_of_a_record_can_be_pasted(session: TerminalSession) -> None:
    for line in ("", "  # a comment", "yellow: promote 8  # bold", "  red:  favor   herbs  "):
        answer(session, line)
    assert list(session.game.lines()) == ["yellow: promote 8", "red: favor herbs"]


def test_help_names_every_action_and_command(session: TerminalSession) -> None:
    result = answer(session, "help")
    for word in ("promote TILE [+bribe] [+novice]", "place novices ISLE", "undo", "save FILE"):
        assert word in result


def test_the_table_and_the_scores_on_demand(session: TerminalSession) -> None:
    assert "Temple Gate" in answer(session, "table")
    assert "Temple Gate" not in answer(session, "promote 8")
    assert "If the game ended now" in answer(session, "score")


def test_a_newcomer_is_told_what_to_do(session: TerminalSession) -> None:
    out = io.StringIO()
    session.console.file = out
    session.welcome()
    lines = out.getvalue().splitlines()
    examples = [line[2:15].rstrip() for line in lines[1:4]]
    assert all(example in session.game.legal for example in examples)
    assert len({example.split()[0] for example in examples}) == 3
    assert any(line.startswith("Tip: ") for line in lines)


@pytest.mark.parametrize(
    ("mode", "number", "language"),
    [(*table, language) for table, language in zip(TABLES, cycle(LANGUAGES), strict=False)],
)
def test_random_games_are_told_without_a_fault(
    file: Path, mode: str, number: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    play = Play(mode, COLOURS[:number], "revised", 8, 9)
    session = make_session(Game(play.setup), file, language)
    sign = session.texts("tip", tip="")
    tips = []
    for turn in play.turns():
        action = session.game.text(turn.action)
        result = answer(session, action)
        assert result.splitlines()[0] == session.texts.action(session.game.sentence())
        tips += [line for line in result.splitlines() if line.startswith(sign)]
    assert len(tips) == len(set(tips)) >= 3
    assert session.game.over
    assert Game.load(file).document() == session.game.document()
    session.file.close()


# A real terminal


def test_a_game_at_a_terminal(file: Path) -> None:
    terminal = Terminal(file, *NEW)
    terminal.wait_for("Tip:")
    terminal.ready()
    terminal.type("promote 8\r")
    terminal.wait_for("promotes a novice from the Library Isle to tile 8.")
    terminal.ready()
    terminal.type("favor herbs\r")
    terminal.wait_for("takes the Herbs favor on the Herbal Isle.")
    terminal.ready()
    terminal.type("quit\r")
    terminal.wait_for("Saved.")
    assert terminal.leave() == 0
    assert "after 2 actions" in play_on(file)


def test_keys_at_a_prompt(session: TerminalSession) -> None:
    keys = (
        "medi\t\r",
        "promote\x03",  # Ctrl-C gives up the line, not the game
        "\x1b[A\r",  # the line before the last
        "\x04",
    )
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        read = prompt_reader(session)
        line: str | None = ""
        for typed in keys:
            pipe.send_text(typed)
            line = read()
            session.execute(line or "")
    assert line is None
    out = session.console.file
    assert isinstance(out, io.StringIO)
    assert "nothing is lost" in out.getvalue()
    assert list(session.game.lines()) == ["yellow: meditate", "red: meditate"]
