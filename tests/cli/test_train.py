"""`luna train` at the terminal."""

import sys
from pathlib import Path

import pytest

from luna.cli.main import run

QUICK = ["--workers", "0", "--games", "1", "--nodes", "1"]
GATE = ["--gate-nodes", "1", "--gate-setups", "8", "--kinds", "2"]


def test_a_small_run_says_how_far_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["train", "--out", str(tmp_path / "run"), "--generations", "1", *QUICK, *GATE])
    said = capsys.readouterr().out
    assert "left" in said
    assert "generation 1, 2 players:" in said
    assert (tmp_path / "run" / "weights.json").exists()


def test_only_a_missing_numpy_is_called_a_missing_numpy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", "--out", str(tmp_path)]
    monkeypatch.delitem(sys.modules, "luna.learning.run", raising=False)
    monkeypatch.setitem(sys.modules, "luna.learning.fit", None)
    with pytest.raises(ModuleNotFoundError, match=r"luna\.learning\.fit"):
        run(words)
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in ("run", "fit"):
        monkeypatch.delitem(sys.modules, f"luna.learning.{name}", raising=False)
    with pytest.raises(SystemExit):
        run(words)
    assert "numpy is not installed" in capsys.readouterr().err


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        run(["train", "--out", str(tmp_path), "--kinds", "5"])
