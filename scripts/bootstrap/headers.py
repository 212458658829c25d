"""Find the headers of the Python that runs in browsers; they are never part of this project."""

import os
import shutil
import subprocess
from pathlib import Path

from scripts.bootstrap.place import ROOT
from scripts.bootstrap.report import Failure
from scripts.fresh_root.root import Trouble, mirror

VERSION = "3.14"
FOLDER = ROOT / "build" / "wasm" / "headers"
"""Headers that come from a package of Debian; they stay for the next build."""
KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
PACKAGE = f"libpython{VERSION}-dev"
ASK = "import sysconfig; print(sysconfig.get_path('include'))"


def find() -> Path:
    """Return a folder with Python's headers, or raise `Failure` with what to do."""
    named = os.environ.get("LUNA_PYTHON_HEADERS")
    if named:
        if not is_whole(Path(named)):
            raise Failure(f"LUNA_PYTHON_HEADERS: there is no Python.h in {named}.")
        return Path(named)
    own = of_this_machine()
    if own is not None:
        return own
    unpacked = FOLDER / "usr" / "include" / f"python{VERSION}"
    why = "" if is_whole(unpacked) else unpack()
    if is_whole(unpacked):
        return unpacked
    raise Failure(
        f"the headers of Python {VERSION} are missing ({why}). Install Python {VERSION} with its"
        " headers, or name the folder of its Python.h in LUNA_PYTHON_HEADERS."
    )


def is_whole(folder: Path) -> bool:
    return (folder / "Python.h").is_file()


def of_this_machine() -> Path | None:
    """The headers of an installed Python of this version."""
    program = shutil.which(f"python{VERSION}")
    if program is None:
        return None
    done = subprocess.run([program, "-c", ASK], capture_output=True, text=True, check=False)
    folder = Path(done.stdout.strip())
    return folder if done.returncode == 0 and is_whole(folder) else None


def unpack() -> str:
    """Unpack the headers of Debian testing without installing them; return why if that fails.

    Debian's package tools check the signatures, with lists of their own in this folder.
    """
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb") and KEYRING.is_file()):
        return f"this system has no python{VERSION} and no package tools of Debian"
    shutil.rmtree(FOLDER, ignore_errors=True)
    for name in ("lists/partial", "archives/partial", "state"):
        (FOLDER / name).mkdir(parents=True)
    try:
        source = f"deb [signed-by={KEYRING}] {mirror()} testing main\n"
    except Trouble:
        return f"this system has no python{VERSION} and no source of Debian's packages"
    (FOLDER / "sources.list").write_text(source, "utf-8")
    apart = {
        "Dir::Etc::SourceList": FOLDER / "sources.list",
        "Dir::Etc::SourceParts": "-",
        "Dir::State": FOLDER / "state",
        "Dir::State::Lists": FOLDER / "lists",
        "Dir::Cache": FOLDER,
        "Acquire::Languages": "none",
        "APT::Sandbox::User": "root",
    }
    apt = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in apart.items())]
    log = FOLDER.with_suffix(".log")
    with log.open("w", encoding="utf-8") as said:
        for words in ([*apt, "update"], [*apt, "download", PACKAGE]):
            if subprocess.call(words, cwd=FOLDER, stdout=said, stderr=said):
                return f"{PACKAGE} could not be downloaded: {log} says why"
        for package in FOLDER.glob("*.deb"):
            if subprocess.call(["dpkg-deb", "-x", package, FOLDER], stdout=said, stderr=said):
                return f"{PACKAGE} could not be unpacked: {log} says why"
    shutil.rmtree(FOLDER / "lists")
    return ""
