"""Tries the two commands of the README in clean roots, and reports in a table."""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from scripts.fresh_root.root import Trouble, copy, entering, make_base, remove
from scripts.fresh_root.terminal import Session, sit_down

PROJECT = Path(__file__).resolve().parents[2]
RELEASES = ("bookworm", "trixie")
PATIENCE = {"play": 900.0, "test": 5400.0}
"""Seconds; `--patience` multiplies them."""


def try_out(
    folder: Path, release: str, who: str, runs: list[str], patience: float
) -> Iterator[str]:
    """The rows of the report for one machine."""
    base = make_base(folder, release)
    root = folder / f"{release}-{who}"
    place = copy(base, root, PROJECT, who)

    def sit(run: str, number: int) -> Session:
        log = folder / f"{release}-{who}-{run}-{number}.log"
        return sit_down(entering(root, who, place, f"make {run}"), log, patience * PATIENCE[run])

    for run in runs:
        for number in (1, 2) if run == "play" else (1,):
            went = sit(run, number)
            shown = "" if went.page is None else f"{went.page:.1f} s"
            fine = went.status == 0 and (run != "play" or went.page is not None)
            yield (
                f"| {release} | {who} | `make {run}` | {number} | {'✔' if fine else '✗'} |"
                f" {went.status} | {shown} | {went.seconds:.0f} s | {went.processor:.0f} s |"
                f" {went.last[:90]} |"
            )


@contextmanager
def busy_process() -> Iterator[None]:
    """Something that wants a core for itself, for as long as this lasts."""
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def main() -> int:
    parser = argparse.ArgumentParser("fresh_root", description=__doc__)
    parser.add_argument("--release", action="append", help="by default bookworm and trixie")
    parser.add_argument("--who", action="append", choices=("root", "user"), help="by default both")
    parser.add_argument("--run", action="append", choices=("play", "test"), help="by default both")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/luna-roots"))
    parser.add_argument("--keep", action="store_true", help="leave the roots of the tries there")
    parser.add_argument("--busy", type=int, default=0, help="so many busy processes beside the try")
    parser.add_argument("--patience", type=float, default=1, help="wait so many times as long")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    heads = ("Debian", "as", "command", "time", "", "status", "page after", "ended after")
    print(f"| {' | '.join((*heads, 'processor', 'last words'))} |")
    print(f"|{' --- |' * (len(heads) + 2)}", flush=True)
    runs = chosen.run or ["play", "test"]
    failed = False
    with ExitStack() as load:
        for _ in range(chosen.busy):
            load.enter_context(busy_process())
        for release in chosen.release or RELEASES:
            for who in chosen.who or ("root", "user"):
                try:
                    for row in try_out(chosen.folder, release, who, runs, chosen.patience):
                        print(row, flush=True)
                        failed = failed or "✗" in row
                except Trouble as trouble:
                    print(f"fresh_root: {trouble}", file=sys.stderr)
                    return 1
                finally:
                    if not chosen.keep:
                        remove(chosen.folder / f"{release}-{who}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
