"""Write the game for any host of files into build/site: python -m scripts.site [FOLDER].

The game stands at the top, played by the engine in the browser; the documentation in `docs/`.
Addresses are relative, so the folder may lie anywhere on a host.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.bootstrap import engine
from scripts.bootstrap.node import TESTS, brought, own
from scripts.bootstrap.place import ROOT, WEB

SITE = ROOT / "build" / "site"
PAGES = ROOT / "build" / "pages"
README = ROOT / "README.md"


def game(folder: Path) -> None:
    """The client without a server."""
    node = own(TESTS) or brought()
    if node is None:
        raise SystemExit("There is no node: `make client` brings one.")
    subprocess.run([sys.executable, "-m", "scripts.bootstrap.engine"], cwd=ROOT, check=True)
    words = ["exec", "--", "vite", "build", "--mode", "site", "--base", "./"]
    command = node.command(*words, "--outDir", str(folder), "--logLevel", "warn")
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": node.path})


def pages() -> None:
    """The documents as the site has them: the README is its first page."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    text = README.read_text("utf-8").replace("](docs/", "](").replace('src="docs/', 'src="')
    (PAGES / "index.md").write_text(text, "utf-8")


def documentation(folder: Path) -> None:
    pages()
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, cwd=ROOT, check=True, env=quiet)


def main(words: list[str]) -> None:
    folder = Path(words[0]).resolve() if words else SITE
    game(folder)
    documentation(folder / "docs")
    print(folder)
    print(f"engine in the page: {engine.form()}")


if __name__ == "__main__":
    main(sys.argv[1:])
