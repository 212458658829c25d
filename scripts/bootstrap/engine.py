"""Put together what plays in the browser without a server: python -m scripts.bootstrap.engine.

The client's build takes it from build/engine: Luna without its server and its terminal as a zip
file, and the wheels that it needs, made for the Python that runs in browsers (Pyodide). The same
modules compiled come from `scripts.bootstrap.wasm`; the page takes them if they are current.
"""

import ast
import hashlib
import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

from scripts.bootstrap.place import digest

ROOT = Path(__file__).resolve().parents[2]
LUNA = ROOT / "src" / "luna"
FOLDER = ROOT / "build" / "engine"
NATIVE = FOLDER / "native.zip"
"""The compiled modules; its comment is the `native_key` of what they are made from."""
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
    "locale/catalog.py",
    "offline",
    "record",
    "rules",
    "table",
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


def compiled_modules() -> list[Path]:
    """The modules that setup.py compiles, as far as play needs them."""
    tree = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    [names] = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED"
    ]
    needed = {*sources()}
    return [LUNA / name for name in names if LUNA / name in needed]


def hashes() -> bytes:
    """What the compiled modules must be made from, as `luna.offline.native` compares it."""
    found = {
        path.relative_to(LUNA).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in compiled_modules()
    }
    return json.dumps(found, indent=1).encode()


def native_key() -> str:
    """Names all that the compiled modules are made from."""
    modules = compiled_modules()
    packages = {module.parent for module in modules}
    imported = sorted(file for package in packages for file in package.glob("*.py"))
    locks = [ROOT / "requirements" / f"{name}.lock" for name in ("build", "engine-native", "wasm")]
    tools = [Path(__file__).with_name(name) for name in ("wasm.py", "headers.py")]
    page = ROOT / "web" / "package-lock.json"
    return digest(*imported, *map(str, modules), *locks, *tools, page)


def has_native() -> bool:
    """Whether the compiled modules are there and current."""
    try:
        with zipfile.ZipFile(NATIVE) as packed:
            return packed.comment.decode() == native_key()
    except (OSError, zipfile.BadZipFile):
        return False


def form() -> str:
    """The form of the engine that the page gets."""
    return "compiled" if has_native() else "interpreted, because the compiled one was not built"


def write_archive(target: Path, contents: Mapping[str, bytes], comment: str = "") -> None:
    """Write a zip file, the same bytes for the same contents."""
    unready = target.with_name(f"{target.name}.{os.getpid()}")  # the old one may be in use
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(unready, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.comment = comment.encode()
        for name, content in contents.items():
            entry = zipfile.ZipInfo(name, ALWAYS)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content)
    unready.replace(target)


def pack(folder: Path) -> None:
    """Luna as a zip file; compiled modules that are not made from it are removed."""
    contents = {file.relative_to(LUNA.parent).as_posix(): file.read_bytes() for file in sources()}
    write_archive(folder / "luna.zip", {**contents, "luna/plain.json": hashes()})
    if not has_native():
        NATIVE.unlink(missing_ok=True)


def download(folder: Path, lock: Path, *platform: str) -> None:
    """Download the wheels that a lock file pins."""
    command = ["download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary", ":all:", *platform]
    command += ["--dest", str(folder), "--requirement", str(lock)]
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([sys.executable, "-m", "pip", *command], check=True, env=settings)


def fetch(folder: Path) -> None:
    """The wheels, as they are pinned."""
    wanted = folder / "wheels.lock"
    if wanted.is_file() and wanted.read_bytes() == WHEELS.read_bytes():
        return
    for old in folder.glob("*.whl"):
        old.unlink()
    download(folder, WHEELS, *PLATFORM)
    wanted.write_bytes(WHEELS.read_bytes())


def main() -> None:
    """Put everything into the folder that the client's build looks into."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    fetch(FOLDER)
    pack(FOLDER)


if __name__ == "__main__":
    main()
