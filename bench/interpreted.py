"""The same source without a compiler: a child process that takes its slices in turn.

It is started once with `src` first on its path, waits while others are measured, and answers each
line of its input (a name and a number of seconds) with a line (how much, in how many seconds).
"""

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from bench.clock import Work
from bench.table import Contestant, Row
from luna.version import form

ROOT = Path(__file__).resolve().parents[1]
INSIDE = "inside"
STEPPED = "stepped"


class Child:
    """The process with the interpreted rules: started when it is asked for, ended by `with`."""

    process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Child":
        return self

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.interpreted"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process:
            self.process.communicate()

    def work(self, name: str) -> Work:
        """Work that the child does."""

        def work(seconds: float) -> tuple[int, float]:
            done, passed = self.ask(f"{name} {seconds}\n").split()
            return int(done), float(passed)

        return work

    def ask(self, line: str) -> str:
        if self.process is None or self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("the child with the interpreted rules is not started")
        self.process.stdin.write(line)
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("the child with the interpreted rules has ended")
        return answer

    def contestants(self) -> list[Contestant]:
        self.start()
        return [
            Contestant(
                self.work(INSIDE),
                (Row("interpreted: playouts, 4 players", "steps/s", kind="step", bar=(5, 0)),),
            ),
            Contestant(
                self.work(STEPPED),
                (Row("interpreted: stepped from Python, 4 players", "steps/s", kind="step"),),
            ),
        ]


def main() -> None:
    """Answer until the input ends."""
    from bench.playouts import inside, stepped

    if form() != "interpreted":
        sys.exit("the rules in this process are compiled")
    works = {INSIDE: inside(4), STEPPED: stepped(4)}
    for line in sys.stdin:
        name, seconds = line.split()
        done, passed = works[name](float(seconds))
        print(done, passed, flush=True)


if __name__ == "__main__":
    main()
