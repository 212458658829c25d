"""What a command costs before it does anything: processor time beside that of bare Python.

    .venv/bin/python -m bench.start [--repeats 21]

Bars are printed, never enforced.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from luna.game import Game

BARS = {"luna --version": 6.0, "luna check": 10.0}
IMPORT_MS = 100
"""What `from luna import Game` may take on top of bare Python."""


def processor_seconds(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    quiet = subprocess.DEVNULL
    subprocess.run(command, check=False, stdout=quiet, stderr=quiet)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser("bench.start", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=21)
    repeats = parser.parse_args().repeats
    luna = str(Path(sys.executable).with_name("luna"))
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.luna"
        record.write_text(Game.new(["yellow", "red"], seed=1, mode="preselected").record(), "utf-8")
        commands = {
            "python -c pass": [sys.executable, "-c", "pass"],
            "import luna": [sys.executable, "-c", "from luna import Game"],
            "luna --version": [luna, "--version"],
            "luna check": [luna, "check", str(record), "favor tide"],
            "luna check, refused": [luna, "check", str(record), "favor book"],
            "luna legal": [luna, "legal", str(record)],
            "luna serve --help": [luna, "serve", "--help"],
        }
        found: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(repeats):  # taking turns, so that a busy machine is busy for all
            for name, command in commands.items():
                found[name].append(processor_seconds(command))
    bare = found["python -c pass"]
    print("| command | processor time | × bare Python | bar |\n| --- | --- | --- | --- |")
    importing = median(one - other for one, other in zip(found["import luna"], bare, strict=True))
    for name, seconds in found.items():
        ratio = median(one / other for one, other in zip(seconds, bare, strict=True))
        bar = (
            f"≤ {BARS[name]:g} × {'met' if ratio <= BARS[name] else 'not met'}"
            if name in BARS
            else ""
        )
        if name == "import luna":
            bar = f"≤ {IMPORT_MS} ms {'met' if 1000 * importing <= IMPORT_MS else 'not met'}"
        print(f"| `{name}` | {1000 * median(seconds):.0f} ms | {ratio:.1f} × | {bar} |")


if __name__ == "__main__":
    main()
