"""Terminals of other languages, encodings and widths."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from luna.cli.console import ASCII_FALLBACK
from luna.cli.language import language_named, preferred_language
from luna.locale import LANGUAGES
from tests.cli.command import luna
from tests.cli.terminal import Terminal

NEW = ("--mode", "preselected", "--seed", "5")


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("it_IT.UTF-8", "it"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("de_AT@euro", "de"),
        ("nl", "nl"),
        ("en_GB.UTF-8", "en"),
        ("fr_FR.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
    ],
)
def test_the_language_of_a_locale(name: str, language: str) -> None:
    assert (language_named(name) or "en") == language


def test_the_system_says_which_language_to_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", "de_DE.UTF-8")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert preferred_language() == "de"
    result = subprocess.run(
        [sys.executable, "-m", "luna", "rules", "A-TIDE"],
        capture_output=True,
        check=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert "Gezeiten" in result.stdout


def test_characters_that_an_encoding_lacks_get_a_likeness() -> None:
    text = "Yellow › “Böse” ☾ ▮▯ ñ"
    assert text.encode("latin-1", ASCII_FALLBACK).decode("latin-1") == 'Yellow > "Böse" ) #- ñ'
    assert text.encode("ascii", ASCII_FALLBACK).decode() == 'Yellow > "Bose" ) #- n'


def test_a_latin_1_terminal_asks_without_question_marks(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path / "game.luna", *NEW, encoding="latin-1")
    terminal.wait_for("Tip:")
    terminal.wait_for("Yellow\x1b[0m >")
    terminal.type("quit\r")
    terminal.wait_for("Saved.")
    assert terminal.leave() == 0


def test_the_way_back_to_a_game_can_be_copied(tmp_path: Path) -> None:
    """In a narrow window the line is left to the terminal, which knows how to copy it whole."""
    file = tmp_path / "a folder with a long name" / "game.luna"
    file.parent.mkdir()
    terminal = Terminal(file, *NEW, columns=60)
    terminal.wait_for("Tip:")
    terminal.ready()
    terminal.type("quit\r")
    terminal.wait_for(f"To continue: luna play '{file}'")
    assert terminal.leave() == 0


def in_ascii(*words: str | Path) -> str:
    """What a command writes where the output is ASCII."""
    done = subprocess.run(
        [sys.executable, "-m", "luna", *map(str, words)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.decode("ascii")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game that has just begun."""
    file = tmp_path / "game.luna"
    file.write_text(luna(["new", *NEW]).stdout + "yellow: meditate\n", "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_folded_for_ascii(language: str) -> None:
    assert "A-TIDE" in in_ascii("rules", "--markdown", "--lang", language)


def test_a_rule_is_folded_for_ascii() -> None:
    assert "Gezeiten" in in_ascii("rules", "A-TIDE", "--lang", "de")


def test_hints_are_folded_for_ascii(record: Path) -> None:
    shown = in_ascii("hint", record, "--budget", "50n", "--lang", "de")
    assert "Abtrunn" in shown


@pytest.mark.parametrize("verb", ["replay", "legal", "analyse"])
def test_every_command_is_folded_for_ascii(record: Path, verb: str) -> None:
    assert in_ascii(verb, record, *(["--budget", "50n"] if verb == "analyse" else []))


@pytest.mark.parametrize("columns", [40, 60, 79, 80, 100, 160])
def test_a_replay_fits_the_terminal(record: Path, columns: int) -> None:
    terminal = Terminal(record, columns=columns, verb="replay")
    shown = re.sub(r"\x1b\[[0-9;]*m", "", terminal.rest())
    assert terminal.process.wait() == 0
    assert "tide" in shown
    assert max(map(len, shown.splitlines())) <= min(columns, 100)


def test_a_replay_that_is_no_terminal_is_drawn_wide(record: Path) -> None:
    assert max(map(len, luna(["replay", record]).stdout.splitlines())) == 100
