"""Terminals of other languages, encodings and widths."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from luna.cli.console import LIKENESS, language_of, preferred_language
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
    assert language_of(name) == language


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
    assert text.encode("latin-1", LIKENESS).decode("latin-1") == 'Yellow > "Böse" ) #- ñ'
    assert text.encode("ascii", LIKENESS).decode() == 'Yellow > "Bose" ) #- n'


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
    terminal.wait_for(f"To go on: luna play '{file}'")
    assert terminal.leave() == 0
