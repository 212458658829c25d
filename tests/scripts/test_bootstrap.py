"""The environment is made, mended or made anew, and what is missing is said in one sentence."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.bootstrap import home
from scripts.bootstrap.environment import newest_pip
from scripts.bootstrap.node import BUILDS, TESTS, suits
from scripts.bootstrap.package import compiler_error, missing
from scripts.bootstrap.report import cause

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="make sets up on Unix")


def ready(checkout: Path) -> subprocess.CompletedProcess[str]:
    """Make the environment of a checkout ready, as `make` does."""
    known = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-m", "scripts.bootstrap", "base"],
        cwd=checkout,
        capture_output=True,
        text=True,
        env=known,
        check=False,
    )


def notes(checkout: Path) -> dict[str, object]:
    result: dict[str, object] = json.loads((checkout / ".venv" / "luna.json").read_text("utf-8"))
    return result


def works(checkout: Path) -> bool:
    """Whether the environment's own command can be called by its name."""
    pip = subprocess.run([checkout / ".venv" / "bin" / "pip", "--version"], check=False)
    return pip.returncode == 0


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout that needs no packages."""
    folder = tmp_path_factory.mktemp("checkout") / "luna"
    shutil.copytree(ROOT / "scripts" / "bootstrap", folder / "scripts" / "bootstrap")
    (folder / "requirements").mkdir()
    for name in ("build", "base"):
        (folder / "requirements" / f"{name}.lock").write_text("", "utf-8")
    return folder


@pytest.mark.xdist_group("bootstrap")
def test_an_environment_from_its_making_to_its_mending(checkout: Path) -> None:
    made = ready(checkout)
    assert made.returncode == 0, made.stderr
    assert "setting up in .venv" in made.stderr
    assert works(checkout)

    assert ready(checkout).stderr == ""  # there is nothing to do, and nothing to say

    moved = checkout.with_name("renamed folder")
    checkout.rename(moved)
    mended = ready(moved)
    assert mended.returncode == 0, mended.stderr
    assert f"this folder was {checkout}" in mended.stderr
    assert works(moved)

    python = moved / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")
    assert "the Python of .venv is gone; it is made anew" in ready(moved).stderr
    assert works(moved)

    result = notes(moved)
    (moved / ".venv" / "luna.json").write_text(json.dumps({**result, "unfinished": "packages"}))
    assert "interrupted; it is made anew" in ready(moved).stderr
    assert works(moved)
    assert "unfinished" not in notes(moved)


@pytest.mark.xdist_group("bootstrap")
def test_a_half_made_environment_is_made_anew(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "scripts" / "bootstrap", tmp_path / "scripts" / "bootstrap")
    (tmp_path / "requirements").mkdir()
    for name in ("build", "base"):
        (tmp_path / "requirements" / f"{name}.lock").write_text("", "utf-8")
    command = [sys.executable, "-m", "venv", "--without-pip", str(tmp_path / ".venv")]
    subprocess.run(command, check=True)
    said = ready(tmp_path)
    assert said.returncode == 0
    assert ".venv is broken or half made; it is made anew" in said.stderr
    assert works(tmp_path)


def test_the_newest_pip_is_taken_wherever_it_lies(tmp_path: Path) -> None:
    for name in ("first/pip-25.1-py3", "second/pip-9.0.3-py3", "second/pip-24.10.1-py3"):
        wheel = tmp_path / f"{name}-none-any.whl"
        wheel.parent.mkdir(exist_ok=True)
        wheel.touch()
    folders = [tmp_path / "first", tmp_path / "second", tmp_path / "none"]
    assert newest_pip(folders) == tmp_path / "first" / "pip-25.1-py3-none-any.whl"
    assert newest_pip(folders[1:]) == tmp_path / "second" / "pip-24.10.1-py3-none-any.whl"
    assert newest_pip(folders[2:]) is None


def home_for(monkeypatch: pytest.MonkeyPatch, folder: Path, given: Path | None) -> str:
    """The home folder of the programs that a set-up in a folder starts."""
    monkeypatch.setattr(home, "HOME", folder / ".home")
    if given is None:
        monkeypatch.delenv("HOME")
        monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # nor a line in passwd
    else:
        monkeypatch.setenv("HOME", str(given))
    home.find_home()
    return os.environ["HOME"]


def test_a_home_folder_that_cannot_be_written_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    for given in (tmp_path / "file", tmp_path / "nowhere"):
        assert home_for(monkeypatch, tmp_path, given) == str(tmp_path / ".home")
        assert f"the home folder {given} cannot be written" in capsys.readouterr().err
    assert (tmp_path / ".home").is_dir()
    assert home_for(monkeypatch, tmp_path, None) == str(tmp_path / ".home")


def test_a_home_folder_that_can_be_written_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert home_for(monkeypatch, tmp_path / "checkout", tmp_path) == str(tmp_path)
    assert capsys.readouterr().err == ""


def test_what_a_compiler_lacks_is_named_with_the_command_that_helps(tmp_path: Path) -> None:
    tools = {"compiler": [], "headers": str(tmp_path), "version": [3, 13]}
    sentence = missing(tools)
    assert sentence is not None
    assert "Python.h" in sentence
    assert "sudo apt install gcc python3.13-dev" in sentence
    (tmp_path / "Python.h").touch()
    assert missing({**tools, "compiler": [sys.executable]}) is None


def test_the_compilers_own_words_are_passed_on() -> None:
    said = "building\nx.c:3:10: fatal error: Python.h: No such file or directory\nmore"
    assert compiler_error(said) == "Python.h: No such file or directory"


@pytest.mark.parametrize(
    ("version", "builds", "tests"),
    [
        (None, False, False),
        ((18, 20), False, False),
        ((20, 18), False, False),
        ((20, 19), True, False),
        ((21, 7), False, False),
        ((22, 11), False, False),
        ((22, 12), True, False),
        ((22, 13), True, True),
        ((24, 0), True, True),
        ((26, 1), True, True),
    ],
)
def test_which_node_is_new_enough(
    version: tuple[int, int] | None, builds: bool, tests: bool
) -> None:
    assert suits(version, BUILDS) is builds
    assert suits(version, TESTS) is tests


@pytest.mark.parametrize(
    ("said", "meaning"),
    [
        ("ERROR: Could not find a version that satisfies x", "the package registry cannot be"),
        ("npm error code EAI_AGAIN", "the package registry cannot be"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        (
            "npm error code EACCES\nnpm error syscall mkdir\nnpm error path /root/.npm/_cacache",
            "/root/.npm/_cacache may not be written by this user",
        ),
        (
            "ERROR: Could not install: [Errno 13] Permission denied: '/x y/lib'\n",
            "/x y/lib may not be written by this user",
        ),
        ("Permission denied", "a file of this folder may not be written"),
        ("a\nnpm error broken thing.\n", "npm error broken thing"),
        ("", "it said nothing"),
    ],
)
def test_long_complaints_become_one_sentence(said: str, meaning: str) -> None:
    assert cause(said).startswith(meaning)
