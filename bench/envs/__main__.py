"""`python -m bench.envs [--repeats N] [--seconds S] [--only WORD] [--json FILE]`: their speed."""

import argparse
import json
import os
import platform
import sys
from pathlib import Path

from bench.clock import interleave
from bench.envs.figures import Contestant, Figure, figures, markdown
from bench.envs.ours import ours
from bench.envs.peers import peers
from luna.version import form


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--repeats", type=int, default=25, metavar="N", help="rounds (25)")
    parser.add_argument("--seconds", type=float, default=0.1, metavar="S", help="a slice (0.1)")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="lines with this word, and what they compare to"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    return parser.parse_args()


def measure(repeats: int, seconds: float, only: str = "") -> list[Figure]:
    contestants: list[Contestant] = [*ours(), *peers(print)]
    asked = [one for one in contestants if only in one.label]
    rivals = {one.rival for one in asked}
    contestants = [one for one in contestants if one in asked or one.label in rivals]
    works = [contestant.work for contestant in contestants]
    return figures(contestants, interleave(works, repeats, seconds))


def main() -> int:
    given = arguments()
    if os.environ.get("LUNA_EXPECT_FORM", form()) != form():
        print(f"The rules are {form()}, which is not what is to be measured.", file=sys.stderr)
        return 1
    print(
        f"Rules {form()}, Python {platform.python_version()}, {os.cpu_count()} cores; "
        f"{given.repeats} rounds, a slice of {given.seconds} s each"
    )
    lines = measure(given.repeats, given.seconds, given.only)
    print(f"\n{markdown(lines)}")
    if given.json:
        rows = [line.document() for line in lines]
        given.json.write_text(json.dumps(rows, indent=2, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
