"""Run Luna with other people's learners, in an environment of their own; before every release.

    python3 -m scripts.recipes [RECIPE...]

Needs a network for the first time, and some minutes of one core for each of those that learn.
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "recipes"
PACKAGES = (f"{ROOT}[gym,sb3,data,minari]", "ray[rllib]", "tianshou>=2,<3")
RECIPES = ("sb3", "cleanrl", "rllib", "tianshou", "stored")


def main() -> int:
    """Install what is missing, then run one recipe after the other; how many failed."""
    python = PLACE / "bin" / "python"
    if not python.exists():
        venv.create(PLACE, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
    failed = 0
    for recipe in sys.argv[1:] or RECIPES:
        done = subprocess.run(
            [python, "-W", "ignore", "-m", f"examples.recipes.{recipe}"], cwd=ROOT, check=False
        )
        failed += done.returncode != 0
        print(f"{recipe}: {'failed' if done.returncode else 'as it should be'}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
