"""Write all files of the kit."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from conformance.make import __doc__ as purpose
from conformance.make.games import games
from conformance.make.moment_games import EXAMPLES, further, searched_games
from conformance.make.moments import LATER, MOMENTS, Moment
from conformance.make.perft import perfts, tide_perfts
from conformance.make.positions import entry, positions
from conformance.make.records import more_records, records
from conformance.make.refusals import further_refusals, refusals
from conformance.make.spellings import accepted, edges


def write(path: Path, entries: Iterable[dict[str, Any]]) -> int:
    """JSON lines; how many."""
    lines = [json.dumps(entry, separators=(",", ":")) for entry in entries]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return len(lines)


def find(
    kinds: Sequence[tuple[str, str, Callable[[Moment], bool]]], examples: int
) -> Iterator[dict[str, Any]]:
    """Yield some moments of each kind, from different games."""
    missing = dict.fromkeys(range(len(kinds)), examples)
    for name, game in searched_games():
        for index in list(missing):
            rules, what, decides = kinds[index]
            for at, action in enumerate(game.actions):
                solo = int(game.states[0].layout.solo)
                if decides(Moment(game.states[at], game.states[at + 1], action, solo)):
                    yield entry(name, rules, what, game, at + 1)
                    missing[index] -= 1
                    if not missing[index]:
                        del missing[index]
                    break
        if not missing:
            return
    for index in missing:
        print(f"not found: {kinds[index][0]}, {kinds[index][1]}", file=sys.stderr)


def in_order(entries: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(entries, key=lambda each: (each["rules"], each["what"], each["game"]))


def make(folder: Path, only: Callable[[str], bool] = lambda name: True) -> Counter[str]:
    """Write the kit into a folder; `only` picks games by name, for the games' own files."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    played = list(games())
    written: Counter[str] = Counter()
    for name, game in played:
        if only(name):
            (folder / "games" / f"{name}.luna").write_text(game.record(), "utf-8")
            path = folder / "games" / f"{name}.jsonl"
            written["positions"] += write(path, positions(game))
    checks = [*refusals(played), *accepted(played)]
    checks += [entry for entry in further_refusals(played) if entry not in checks]
    checks += [entry for entry in edges(played) if entry not in checks]
    written["checks"] = write(folder / "checks.jsonl", checks)
    written["records"] = write(folder / "records.jsonl", [*records(played), *more_records(played)])
    chosen = [each for name, game in played if only(name) for each in perfts(name, game)]
    tides = [each for each in tide_perfts(played) if only(each["game"])]
    written["perft"] = write(folder / "perft.jsonl", [*chosen, *tides])
    moments = [*in_order(find(MOMENTS, EXAMPLES)), *further(), *in_order(find(LATER, 1))]
    written["deciding"] = write(folder / "deciding.jsonl", moments)
    return written


def main() -> None:
    parser = argparse.ArgumentParser(
        "conformance.make", description=(purpose or "").partition("\n")[0]
    )
    parser.add_argument("folder", type=Path, nargs="?", default=Path("conformance"))
    target = parser.parse_args().folder
    for what, number in make(target).items():
        print(f"{number:>6} {what}")


if __name__ == "__main__":
    main()
