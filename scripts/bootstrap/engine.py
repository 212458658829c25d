"""Put together what plays in the browser without a server: python -m scripts.bootstrap.engine.

The client's build takes it from build/engine: Luna without its server and its terminal as a zip
file, and the wheels that it needs, made for the Python that runs in browsers (Pyodide).
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LUNA = ROOT / "src" / "luna"
FOLDER = ROOT / "build" / "engine"
WHEELS = ROOT / "requirements" / "engine.lock"
PLATFORM = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--abi",
    "cp314",
)
"""Of the Pyodide that web/package.json pins."""
PARTS = (
    "__init__.py",
    "game.py",
    "analysis",
    "app",
    "bots",
    "data",
    "locale/__init__.py",
    "offline",
    "record",
    "rules",
    "table",
    "version.py",
)
KINDS = (".py", ".toml", ".json", ".jsonl", ".luna")
ALWAYS = (1980, 1, 1, 0, 0, 0)


def sources() -> list[Path]:
    """The files of Luna that play needs."""
    found = []
    for part in PARTS:
        path = LUNA / part
        found += sorted(path.rglob("*")) if path.is_dir() else [path]
    return [file for file in found if file.is_file() and file.suffix in KINDS]


def pack(folder: Path) -> None:
    """Luna as a zip file, the same bytes from the same sources."""
    unready = folder / f"luna.zip.{os.getpid()}"  # somebody may be reading the one before
    with zipfile.ZipFile(unready, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sources():
            name = zipfile.ZipInfo(file.relative_to(LUNA.parent).as_posix(), ALWAYS)
            name.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(name, file.read_bytes())
    unready.replace(folder / "luna.zip")


def fetch(folder: Path) -> None:
    """The wheels, as they are pinned."""
    wanted = folder / "wheels.lock"
    if wanted.is_file() and wanted.read_bytes() == WHEELS.read_bytes():
        return
    for old in folder.glob("*.whl"):
        old.unlink()
    command = ["download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary", ":all:", *PLATFORM]
    command += ["--dest", str(folder), "--requirement", str(WHEELS)]
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([sys.executable, "-m", "pip", *command], check=True, env=settings)
    wanted.write_bytes(WHEELS.read_bytes())


def main() -> None:
    """Put everything into the folder that the client's build looks into."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    fetch(FOLDER)
    pack(FOLDER)


if __name__ == "__main__":
    main()
