"""Measure the page's engine compiled, interpreted and native, in turns: bench.web.engine.

Each round asks each engine in node, and this process, for a slice of the same work. A review runs
once in the compiled page, with the nodes of the server's 100 ms for an action.
"""

import argparse
import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from bench.web import forms
from tests.offline.page_engine import engine, engine_folder

WORK = Path(forms.__file__)
NODES, SHARE, REVIEW_SECONDS, DOWNLOAD_KB = 30, 0.4, 30, 450
"""The bars: times the interpreted nodes, part of the native ones, seconds and kilobytes."""
REVIEWED = "standard-4p-classic-chance"
ROOT = Path(__file__).parents[2]


def main() -> None:
    parser = argparse.ArgumentParser("bench.web.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    folder = engine_folder()
    native = folder / "native.zip"
    if not native.is_file():
        parser.error("the page has no compiled engine: `make bench-web` builds it")
    with ExitStack() as running:

        def page(*options: str) -> Callable[[str], dict[str, float]]:
            call = running.enter_context(engine(folder, WORK, "rates_text", *options))
            return lambda what: json.loads(call(what))

        asked = {"compiled": page(), "interpreted": page("--interpreted"), "native": forms.rates}
        found = [{form: rates("slice") for form, rates in asked.items()} for _ in range(rounds)]
        record = (ROOT / "conformance" / "games" / f"{REVIEWED}.luna").read_text("utf-8")
        seconds = asked["compiled"](record)["seconds"]
    for what in ("playouts", "nodes"):
        for form in asked:
            rate = median(each[form][what] for each in found)
            print(f"{what} a second, {form:12} {rate:12,.0f}")
    for form, bar in (("interpreted", f"at least {NODES}"), ("native", f"at least {SHARE}")):
        for what in ("playouts", "nodes"):
            ratio = median(each["compiled"][what] / each[form][what] for each in found)
            wanted = f"   ({bar})" if what == "nodes" else ""
            print(f"{what}, compiled over {form:12} {ratio:6.2f} x{wanted}")
    print(f"review of 100 actions              {seconds:6.1f} s   (at most {REVIEW_SECONDS})")
    size = native.stat().st_size / 1000
    print(f"compiled form, to download         {size:6.0f} kB  (at most {DOWNLOAD_KB})")


if __name__ == "__main__":
    main()
