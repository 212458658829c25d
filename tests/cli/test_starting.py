"""Commands load what they need and nothing else, so that they start at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import luna

SAY = (
    "import sys; before = set(sys.modules)\n"
    "from luna.cli.main import run\n"
    "run(sys.argv[1:])\n"
    "print(*(name for name in sys.modules if name not in before))"
)
HEAVY = {"babel", "fluent", "importlib.metadata", "importlib.resources", "rich", "zipfile"}
"""What takes longer to load than all that these commands do."""


def loaded(*words: str | Path) -> set[str]:
    """The modules that a command takes in."""
    command = [sys.executable, "-c", SAY, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def test_the_version_needs_nothing_of_the_game() -> None:
    names = loaded("--version")
    assert {name for name in names if name.startswith("luna")} == {
        "luna",
        "luna.cli",
        "luna.cli.main",
        "luna.version",
    }
    assert not names & {*HEAVY, "argparse", "dataclasses", "pathlib", "re", "typing"}


@pytest.mark.parametrize("verb", ["check", "legal"])
def test_rules_and_records_are_all_that_a_check_needs(verb: str, tmp_path: Path) -> None:
    record = tmp_path / "game.luna"
    fresh = luna(["new", "--mode", "preselected", "--seed", "1"])
    record.write_text(fresh.stdout, "utf-8")
    names = loaded(verb, record, *(["favor tide"] if verb == "check" else []))
    assert "luna.rules.engine" in names
    assert not names & HEAVY
    rooms = {name.split(".")[1] for name in names if name.startswith("luna.")}
    said = {"locale"} if verb == "legal" else set[str]()  # how many Journeys are not listed
    assert rooms <= {"cli", "data", "game", "record", "rules", "version"} | said
