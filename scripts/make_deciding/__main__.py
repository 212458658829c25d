"""Searches the games for what is sought, and writes the moments that are found."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from scripts.make_deciding.brought_about import further
from scripts.make_deciding.moment import Moment
from scripts.make_deciding.position_entry import entry
from scripts.make_deciding.searched_games import EXAMPLES, games
from scripts.make_deciding.sought import SOUGHT
from scripts.make_deciding.sought_later import LATER


def find(
    kinds: Sequence[tuple[str, str, Callable[[Moment], bool]]], examples: int
) -> Iterator[dict[str, Any]]:
    """Some moments of each kind, from different games."""
    wanted = dict.fromkeys(range(len(kinds)), examples)
    for name, game in games():
        for sought in list(wanted):
            rules, what, decides = kinds[sought]
            for at, action in enumerate(game.actions):
                solo = int(game.states[0].layout.solo)
                if decides(Moment(game.states[at], game.states[at + 1], action, solo)):
                    yield entry(name, rules, what, game, at + 1)
                    wanted[sought] -= 1
                    if not wanted[sought]:
                        del wanted[sought]
                    break
        if not wanted:
            return
    for sought in wanted:
        print(f"not found: {kinds[sought][0]}, {kinds[sought][1]}", file=sys.stderr)


def in_order(entries: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(entries, key=lambda each: (each["rules"], each["what"], each["game"]))


def main() -> None:
    parser = argparse.ArgumentParser("make_deciding", description=__doc__)
    parser.add_argument("path", type=Path, nargs="?", default=Path("conformance/deciding.jsonl"))
    path: Path = parser.parse_args().path
    found = in_order(find(SOUGHT, EXAMPLES))
    found += further()
    found += in_order(find(LATER, 1))
    lines = (json.dumps(each, separators=(",", ":")) + "\n" for each in found)
    path.write_text("".join(lines), "utf-8")
    print(f"{len(found)} positions in {path}")


if __name__ == "__main__":
    main()
