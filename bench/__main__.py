"""`python -m bench [NAME ...] [--repeats N] [--seconds S] [--json FILE]`."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

from bench import interpreted, listing, memory, peers, playouts, records, states
from bench.clock import interleave
from bench.table import Contestant, Figure, figures, markdown
from luna.version import form

INTERPRETED = "interpreted"
MEMORY = "memory"
GROUPS: dict[str, Callable[[interpreted.Child], list[Contestant]]] = {
    "playouts": lambda _: playouts.contestants(),
    INTERPRETED: interpreted.Child.contestants,
    "peers": lambda _: peers.contestants(print),
    "states": lambda _: states.contestants(),
    "records": lambda _: records.contestants(),
    "listing": lambda _: listing.contestants(),
}
"""In the order of measuring: what is compared stands close together."""
NAMES = (*GROUPS, MEMORY)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Luna's speed.")
    parser.add_argument("name", nargs="*", help=f"what to measure, by default all: {_names()}")
    parser.add_argument("--repeats", type=int, default=25, metavar="N", help="rounds (25)")
    parser.add_argument("--seconds", type=float, default=0.1, metavar="S", help="a slice (0.1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    given = parser.parse_args()
    unknown = [name for name in given.name if name not in NAMES]
    if unknown:
        parser.error(f"{unknown[0]} is none of: {_names()}")
    if given.repeats < 1:
        parser.error("--repeats must be 1 or more")
    return given


def _names() -> str:
    return ", ".join(NAMES)


def measure(names: list[str], repeats: int, seconds: float) -> list[Figure]:
    """Memory first, while the process is small; then all speeds in turns."""
    room = memory.figures() if MEMORY in names else []
    with interpreted.Child() as child:
        contestants = [
            one for name, group in GROUPS.items() if name in names for one in group(child)
        ]
        works = [contestant.work for contestant in contestants]
        return figures(contestants, interleave(works, repeats, seconds)) + room


def main() -> int:
    given = arguments()
    expected = os.environ.get("LUNA_EXPECT_FORM", form())
    if form() != expected:
        print(f"The rules are {form()}, but {expected} ones are to be measured.", file=sys.stderr)
        return 1
    about = {
        "rules": form(),
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "repeats": given.repeats,
        "seconds": given.seconds,
    }
    print(
        f"Rules {about['rules']}, Python {about['python']}, {about['machine']}; "
        f"{given.repeats} rounds, a slice of {given.seconds} s each"
    )
    lines = measure(given.name or list(NAMES), given.repeats, given.seconds)
    print(f"\n{markdown(lines)}")
    if given.json:
        document = {**about, "rows": [line.document() for line in lines]}
        given.json.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
