"""The examples run, the same way every time, and show what they promise."""

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMALL = {
    "rollouts": ("--games", "150"),
    "openings": ("--pulls", "16"),
    "learner": ("--generations", "3", "--games", "50", "--setups", "5"),
}


@pytest.fixture(autouse=True)
def arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", list(sys.argv))


def run(name: str, out: Path) -> None:
    sys.argv = [name, *SMALL[name], "--out", str(out)]
    runpy.run_module(f"examples.{name}", run_name="__main__")


@pytest.mark.parametrize("name", SMALL)
def test_an_example_says_and_draws_the_same_twice(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = []
    for out in (tmp_path / "one.svg", tmp_path / "two.svg"):
        run(name, out)
        lines = capsys.readouterr().out.splitlines()
        assert lines[-1] == f"drawn in {out}"
        result.append([line for line in lines[:-1] if "a second" not in line])
    assert result[0] == result[1]
    assert len(result[0]) > 2
    drawn = (tmp_path / "one.svg").read_text("utf-8")
    assert drawn == (tmp_path / "two.svg").read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "nan" not in drawn


def test_the_learner_gets_better(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("learner", tmp_path / "curve.svg")
    leads = [float(lead) for lead in re.findall(r"lead ([+-]\S+)", capsys.readouterr().out)]
    assert len(leads) == 4
    assert leads[-1] > leads[0] + 20


def test_the_bandit_pulls_every_arm(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("openings", tmp_path / "arms.svg")
    pulls = [int(number) for number in re.findall(r"(\d+) pulls", capsys.readouterr().out)]
    assert len(pulls) == 6
    assert min(pulls) >= 2
    assert sum(pulls) == 16


def test_the_pictures_are_those_of_the_examples() -> None:
    page = (ROOT / "examples/README.md").read_text("utf-8")
    for name in SMALL:
        assert (ROOT / f"examples/{name}.svg").is_file()
        assert f"]({name}.svg)" in page
        assert f"python -m examples.{name}" in page
