"""What is said of the bots' habits is counted from records of their games."""

import sys
from pathlib import Path

import pytest

from luna.learning import habits
from tests.cli.command import luna


def test_actions_and_influence_of_all_games_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = tmp_path / "games.jsonl"
    luna(["selfplay", "greedy", "greedy", "--games", "2", "--workers", "0", "--out", played])
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", ["habits", str(played)])
    habits.main()
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("2 games, ")
    found = {line[:40].strip(): float(line[40:]) for line in lines}
    by_source = [found[title] for title in found if title.startswith("influence by ")]
    assert found["influence"] == pytest.approx(sum(by_source), abs=0.1)
    assert found["influence by apostate"] <= 0
    assert found["Meditate"] > 0


def test_a_file_without_games_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = tmp_path / "none.jsonl"
    empty.write_text("", "utf-8")
    monkeypatch.setattr(sys, "argv", ["habits", str(empty)])
    with pytest.raises(SystemExit, match="no games"):
        habits.main()
