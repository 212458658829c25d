"""What is not asked for is not imported, and what is missing is named in a sentence."""

import subprocess
import sys

import pytest

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
    ("absent", "module", "sentence"),
    [
        (
            "gymnasium",
            "luna.envs.gym",
            "Gymnasium is not installed: in a checkout, pip install '.[gym]'.",
        ),
        (
            "pettingzoo",
            "luna.envs.pettingzoo.luna_v1",
            "PettingZoo is not installed: in a checkout, pip install '.[pettingzoo]'.",
        ),
        (
            "pyspiel",
            "luna.envs.openspiel",
            "OpenSpiel is not installed: in a checkout, pip install '.[openspiel]'.",
        ),
    ],
)
def test_a_missing_library_is_told_in_one_sentence(absent: str, module: str, sentence: str) -> None:
    done = run(f"import sys; sys.modules[{absent!r}] = None; import {module}")
    assert done.stderr.splitlines()[-1] == f"ImportError: {sentence}"
    assert "During handling" not in done.stderr
