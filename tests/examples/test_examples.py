"""The examples run, the same way every time, and show what they promise."""

import platform
import re
import runpy
import sys
from pathlib import Path

import pytest

from luna.bots.features import FEATURES
from luna.version import form

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "examples/README.md").read_text("utf-8")
SMALL = {
    "rollouts": ("--games", "150"),
    "openings": ("--pulls", "16"),
    "learner": ("--generations", "3", "--games", "50", "--setups", "5"),
}
compiled_only = pytest.mark.skipif(
    form() != "compiled" or platform.machine() not in ("x86_64", "AMD64"),
    reason="takes minutes with interpreted rules; other processors round otherwise",
)


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
    for name in SMALL:
        assert f"]({name}.svg)" in PAGE
        assert f"python -m examples.{name}" in PAGE


def rows(heading: str) -> dict[str, list[str]]:
    """The table of a section of the page: the first cell of each row, and the others."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.splitlines()
        if line.startswith("|")
    ]
    return {first: others for first, *others in cells}


def whole_run(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Run an example as the page does; what it says. Its picture is the one beside it."""
    sys.argv = [name, "--out", str(folder / "picture.svg")]
    runpy.run_module(f"examples.{name}", run_name="__main__")
    drawn = (folder / "picture.svg").read_text("utf-8")
    assert drawn == (ROOT / f"examples/{name}.svg").read_text("utf-8")
    return capsys.readouterr().out


@compiled_only
def test_the_figures_of_rollouts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = whole_run("rollouts", tmp_path, capsys)
    assert "60000 games" in said
    assert "| 60,000 random games" in PAGE
    shown = rows("Random rollouts")
    found = re.findall(r"(\d) players: about (\S+) points", said)
    assert list(zip(shown["players"], shown["points at the end"], strict=True)) == found


@compiled_only
def test_the_figures_of_openings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = whole_run("openings", tmp_path, capsys)
    shown = rows("A bandit over openings")
    names = ("isle", "pulls", "lead in points", "95 % interval")
    found = re.findall(r"(\w+) +(\d+) pulls, lead +(\S+) \((.+)\)", said)
    assert list(zip(*(shown[name] for name in names), strict=True)) == found
    assert sum(map(int, shown["pulls"])) == 1500


@compiled_only
def test_the_figures_of_the_learner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = whole_run("learner", tmp_path, capsys)
    shown = rows("A learner")
    names = ("games against itself", "won against `tips`", "95 % interval", "lead in points")
    found = re.findall(r"after +(\d+) games: +(\S+ %) won \((.+)\), lead (\S+) points", said)
    page = list(zip(*(shown[name] for name in names), strict=True))
    assert [(games.replace(",", ""), *others) for games, *others in page] == found[::2]
    assert f"weights for {FEATURES} features" in PAGE
