"""Writes what the other modules ask and the engine answers into the files of the kit."""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from scripts.make_conformance import __doc__ as purpose
from scripts.make_conformance.further_refusals import further_refusals
from scripts.make_conformance.perft_numbers import perfts, tide_perfts
from scripts.make_conformance.played_games import games
from scripts.make_conformance.position_lines import positions
from scripts.make_conformance.rare_actions import edges
from scripts.make_conformance.refused_actions import refusals
from scripts.make_conformance.spelled_actions import accepted
from scripts.make_conformance.unusual_records import more_records, records


def write(path: Path, entries: Iterable[dict[str, Any]]) -> int:
    """JSON lines; how many."""
    lines = [json.dumps(entry, separators=(",", ":")) for entry in entries]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return len(lines)


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
    return written


def main() -> None:
    parser = argparse.ArgumentParser(
        "make_conformance", description=(purpose or "").partition("\n")[0]
    )
    parser.add_argument("folder", type=Path, nargs="?", default=Path("conformance"))
    target = parser.parse_args().folder
    for what, number in make(target).items():
        print(f"{number:>6} {what}")


if __name__ == "__main__":
    main()
