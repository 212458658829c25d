"""What is not asked for is not imported, and what is missing is named in a sentence."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from luna.extras import SERVER, lacking

EXTRAS = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "ray")


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("module", ["luna", "luna.envs, luna.envs.symmetry"])
def test_nothing_is_imported_by_itself(module: str) -> None:
    done = run(f"import sys, {module}; print([n for n in {EXTRAS} if n in sys.modules])")
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    ("absent", "module", "library", "extra"),
    [
        ("gymnasium", "luna.envs.gym", "Gymnasium", "gym"),
        ("pettingzoo", "luna.envs.pettingzoo.luna_v1", "PettingZoo", "pettingzoo"),
        ("pyspiel", "luna.envs.openspiel", "OpenSpiel", "openspiel"),
        ("stable_baselines3", "luna.envs.sb3", "Stable-Baselines3", "sb3"),
        ("minari", "luna.envs.dataset.minari", "Minari", "minari"),
        ("numpy", "luna.envs.dataset", "numpy", "data"),
        ("numpy", "luna.learning.baselines", "numpy", "train"),
        ("numpy", "luna.learning.scores", "numpy", "train"),
        ("numpy", "luna.learning.dagger", "numpy", "train"),
    ],
)
def test_a_missing_library_is_told_in_one_sentence(
    absent: str, module: str, library: str, extra: str
) -> None:
    done = run(f"import sys; sys.modules[{absent!r}] = None; import {module}")
    assert done.stderr.splitlines()[-1] == f"ImportError: {lacking(library, extra)}"
    assert "During handling" not in done.stderr


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["admin", "verify"]])
def test_without_the_server_a_sentence_names_the_extra(words: list[str]) -> None:
    absent = f"sys.modules.update(dict.fromkeys({sorted(SERVER)!r}))"
    done = run(f"import sys; {absent}; from luna.cli.main import run; run({words!r})")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == lacking("The server", "server") + "\n"


def test_the_core_needs_nothing_of_the_server() -> None:
    absent = f"sys.modules.update(dict.fromkeys({sorted(SERVER)!r}))"
    commands = "for module in COMMANDS.values(): importlib.import_module(f'luna.cli.{module}')"
    done = run(f"import sys, importlib; {absent}\nfrom luna.cli.main import COMMANDS\n{commands}")
    assert done.returncode == 0, done.stderr


def test_the_extra_lists_what_is_the_server_s_alone() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    listed = {re.split("[<>=[]", line)[0] for line in project["optional-dependencies"]["server"]}
    assert listed - {"uvloop"} == {name.replace("_", "-") for name in SERVER}
