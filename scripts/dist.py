"""Build the source distribution and both wheels into dist/, and try each: python -m scripts.dist.

The wheels are built from the source distribution, so it has all that they need: the compiled one
for this platform, and a pure one for every other. `--no-tries` leaves the trying out.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from scripts.bootstrap import engine

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SDIST = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"


def run(words: Sequence[str | Path], folder: Path, said: str = "", **more: str) -> str:
    """Run a command with some settings and lines to read; its output."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = list(map(str, words))
    done = subprocess.run(
        command,
        cwd=folder,
        env={**settings, **more},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def build_sdist(target: Path) -> Path:
    """The source distribution, with the client as it was built."""
    target.mkdir(parents=True, exist_ok=True)
    said = run([sys.executable, "-c", SDIST, target], ROOT, LUNA_CLIENT="0", LUNA_PURE="1")
    return target / said.splitlines()[-1]


def build_wheel(sdist: Path, target: Path, *, pure: bool) -> Path:
    """A wheel from a source distribution, in which nothing but its own files is at hand."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as packed:
            if hasattr(tarfile, "data_filter"):  # since Python 3.11.4
                packed.extraction_filter = tarfile.data_filter
            packed.extractall(folder)
        [sources] = Path(folder).iterdir()
        made = Path(folder) / "wheels"
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
        words = [*pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", made, sources]
        run(words, sources, LUNA_PURE="1" if pure else "0")
        [wheel] = made.iterdir()
        target.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(wheel, target / wheel.name))


def try_out(package: Path) -> None:
    """Install a package in an empty environment, and use it there."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        venv.create(home / "env", with_pip=True)
        bin_folder = home / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        pip: list[str | Path] = [bin_folder / "python", "-m", "pip", "--disable-pip-version-check"]
        run([*pip, "install", "-q", f"{package}[server]"], home)
        print(f"{package.name}: {use([bin_folder / 'luna'], home)}")


def use(luna: list[str | Path], home: Path, **more: str) -> str:
    """Play at the terminal and start a server with an installed command; its version."""
    game = home / "game.luna"
    start = [*luna, "play", game, "--mode", "preselected", "--seed", "1"]
    run(start, home, "favor tide\nquit\n", **more)
    run([*luna, "play", game], home, "meditate\nquit\n", **more)
    if not game.read_text("utf-8").endswith("\nred: favor tide\nyellow: meditate\n"):
        raise SystemExit(f"luna play did not keep what was played:\n{game.read_text('utf-8')}")
    run([*luna, "check", game, "favor herbs"], home, **more)
    serve = [*luna, "serve", "--port", "0", "--data", home / "data"]
    run([sys.executable, "-c", SERVE, *serve], home, **more)
    return run([*luna, "--version"], home, **more).strip()


SERVE = """
import subprocess, sys, urllib.request
server = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, text=True)
try:
    line = next(line for line in server.stdout if "http://" in line)
    address = line[line.index("http://"):].split()[0].rstrip("/")
    page = urllib.request.urlopen(address + "/").read().decode()
    assert '<div id="app">' in page, page
    assert urllib.request.urlopen(address + "/healthz").status == 200
finally:
    server.terminate()
    server.wait()
"""


def main(words: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    sdist = build_sdist(DIST)
    wheels = [build_wheel(sdist, DIST, pure=pure) for pure in (False, True)]
    for made in (sdist, *wheels):
        print(made.relative_to(ROOT))
        if "--no-tries" not in words:
            try_out(made)
    print(f"engine in the page: {engine.form()}")


if __name__ == "__main__":
    main(sys.argv[1:])
