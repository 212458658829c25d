"""Print how large and how tangled the source is: python -m scripts.measures [--walk].

`--walk` starts a server in this process, plays one action over a WebSocket and counts the functions
of src/luna that run from the socket to the viewers.
"""

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.harness import Running

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "luna"
MAX_SMALL_LINES = 50
DIALECT = re.compile(
    r"\b(lay|lays|laid|laying|lay_again|whoever|somebody|nobody|_became|heard|sought)\b"
)
FUNCTION = re.compile(r"^(?:async )?def (\w+)", re.MULTILINE)


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.check_output(["git", "ls-files", *patterns], cwd=ROOT, text=True)
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).exists()]


def modules() -> list[Path]:
    """The modules of src/luna without migrations."""
    return [path for path in tracked("src/luna/*.py") if "migrations" not in path.parts]


def count_lines(paths: Iterable[Path]) -> int:
    return sum(len(path.read_text("utf-8").splitlines()) for path in paths)


def shared_names(paths: Iterable[Path]) -> list[str]:
    """Names of top-level functions that occur in three or more modules."""
    found: defaultdict[str, set[Path]] = defaultdict(set)
    for path in paths:
        for name in FUNCTION.findall(path.read_text("utf-8")):
            found[name].add(path)
    return sorted(name for name, where in found.items() if len(where) >= 3)


def print_sizes() -> None:
    python = modules()
    web = [
        path
        for path in tracked("web/src/*.ts", "web/src/*.svelte", "web/src/*.css")
        if "generated" not in path.name and ".test." not in path.name
    ]
    small = [path for path in python if count_lines([path]) <= MAX_SMALL_LINES]
    server = [path for path in python if path.is_relative_to(SOURCE / "server")]
    words = sum(len(DIALECT.findall(path.read_text("utf-8"))) for path in python)
    names = shared_names(python)
    for label, value in (
        ("lines of Python in src/luna, without migrations", count_lines(python)),
        ("lines in web/src, without generated types and tests", count_lines(web)),
        ("files in src/luna/server", len(server)),
        (f"modules of {MAX_SMALL_LINES} lines or fewer", len(small)),
        ("function names in three or more modules", len(names)),
        ("words of the dialect", words),
    ):
        print(f"{value:>7,}  {label}")
    print(f"         {', '.join(names)}")


class Walk:
    """Collects the functions of src/luna that a thread runs."""

    def __init__(self) -> None:
        self.functions: dict[tuple[str, str], None] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(SOURCE)):
            file = str(Path(code.co_filename).relative_to(SOURCE))
            self.functions.setdefault((file, code.co_qualname))


def profile(server: "Running", walk: Walk | None) -> None:
    """Follow the event loop and the thread that writes, or stop following them."""
    server.do(lambda: sys.setprofile(walk))
    server.do(lambda: server.instance.store.database.write(lambda _: sys.setprofile(walk)))


def print_walk() -> None:
    """Play one action at a table with a spectator, the view included."""
    import tempfile

    from luna.server.settings import Settings
    from tests.server.harness import PRESELECTED, Browser, Running, legal

    with tempfile.TemporaryDirectory() as folder:
        server, walk = Running(Settings(data=Path(folder))), Walk()
        try:
            ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
            view = ada.table("you", "you", **PRESELECTED)
            with ada.live(view["table"]) as live, ben.live(view["table"]) as watching:
                view = live.receive("welcome")["view"]
                watching.receive("welcome")
                for _ in range(3):  # caches are filled by the first actions
                    walk = Walk()
                    profile(server, walk)
                    live.send(type="act", text=legal(view)[0], sequence=view["sequence"])
                    view = live.receive("event")["view"]
                    watching.receive("event")
                    profile(server, None)
        finally:
            server.stop()
    found = [key for key in walk.functions if "harness" not in key[0]]
    rules = [key for key in found if key[0].split("/")[0] in ("rules", "record", "analysis")]
    walked = [key for key in found if key not in rules]
    for file, name in walked:
        print(f"  {file}  {name}")
    files = {file for file, _ in walked}
    print(f"{len(walked)} functions in {len(files)} files; {len(rules)} more of rules and records")


if __name__ == "__main__":
    if "--walk" in sys.argv[1:]:
        print_walk()
    else:
        print_sizes()
