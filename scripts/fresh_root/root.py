"""Clean roots: made once for a release, copied for every try, entered with mounts of their own."""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

PREREQUISITES = ("python3", "python3-venv", "make", "ca-certificates")
USER = "player"
SETTINGS = re.compile(
    r"^(PIP_|NPM_|NODE_EXTRA_CA|.*CERT|.*CA_BUNDLE|.*_proxy$|SSL_)", re.IGNORECASE
)
"""Variables that say how this machine reaches the registries."""
FILES = ("/etc/pip.conf", "/etc/npmrc", "/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs")
PERSONAL = (".config/pip/pip.conf", ".pip/pip.conf", ".npmrc")
ENTER = """
set -e
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc"
mount -t tmpfs tmpfs "$1/tmp"
exec chroot "$1" /bin/sh -c "$2"
"""


class Trouble(Exception):
    """Why no root can be made."""


def mirror() -> str:
    """Where this machine takes Debian's packages from."""
    if "MIRROR" in os.environ:
        return os.environ["MIRROR"]
    places = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    for place in filter(Path.is_file, places):
        found = re.search(r"\b(https?|file)://\S+/debian/?(?=\s)", place.read_text("utf-8"))
        if found:
            return found[0]
    raise Trouble("say with MIRROR=... where Debian's packages come from")


def make_base(folder: Path, release: str) -> Path:
    """A root of a release with the prerequisites and nothing else."""
    base = folder / release
    done = folder / f"{release}.made"
    if done.is_file():
        return base
    if shutil.which("debootstrap") is None or os.geteuid() != 0:
        raise Trouble("roots are made by root, with the program debootstrap")
    shutil.rmtree(base, ignore_errors=True)
    wanted = ",".join(PREREQUISITES)
    log = folder / f"{release}.log"
    command = ["debootstrap", "--variant=minbase", f"--include={wanted}", release]
    with log.open("w") as kept:
        if subprocess.call([*command, str(base), mirror()], stdout=kept, stderr=kept):
            raise Trouble(f"debootstrap failed: {log}")
    done.touch()
    return base


def copy(base: Path, root: Path, project: Path, who: str) -> Path:
    """A root for one try, with a clone of the project in the player's home; that folder."""
    remove(root)
    subprocess.run(["cp", "-a", base, root], check=True)
    if who != "root":
        subprocess.run(["chroot", root, "useradd", "-m", "-s", "/bin/sh", USER], check=True)
    home = root / ("root" if who == "root" else f"home/{USER}")
    bring_settings(root, home)
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", project, home / "luna"], check=True)
    if who != "root":
        subprocess.run(
            ["chroot", root, "chown", "-R", f"{USER}:{USER}", f"/home/{USER}"], check=True
        )
    return Path("/") / (home / "luna").relative_to(root)


def settings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if SETTINGS.match(name)}


def bring_settings(root: Path, home: Path) -> None:
    """How this machine reaches the registries; only ever into the root of a try."""
    named = [value for value in settings().values() if value.startswith("/")]
    for name in (*FILES, *named):
        bring(Path(name), root / name.lstrip("/"))
    for name in PERSONAL:
        bring(Path.home() / name, home / name)
    for certificate in certificates(home):
        bring(Path(certificate), root / certificate.lstrip("/"))


def certificates(home: Path) -> Iterator[str]:
    """Files that the personal settings name."""
    for name in PERSONAL:
        if (home / name).is_file():
            yield from re.findall(r"=\s*(/\S+\.(?:crt|pem))", (home / name).read_text("utf-8"))


def bring(source: Path, target: Path) -> None:
    """Copy what there is, in place of what the root has: its links may lead out of it."""
    if source.is_dir():
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target, ignore_dangling_symlinks=True)
    elif source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copy(source, target)


def remove(root: Path) -> None:
    if root.exists():
        subprocess.run(["rm", "-rf", "--one-file-system", root], check=True)


def entering(root: Path, who: str, folder: Path, command: str) -> list[str]:
    """The command that runs another inside a root, with mounts of its own that end with it."""
    given = {
        **settings(),
        "TERM": "xterm",
        "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
    }
    home = "/root" if who == "root" else f"/home/{USER}"
    given |= {"HOME": home, "USER": who if who == "root" else USER}
    words = ["env", "-i", *(f"{name}={value}" for name, value in given.items())]
    inner = f"cd {shlex.quote(str(folder))} && exec {command}"
    if who == "root":
        line = shlex.join([*words, "sh", "-c", inner])
    else:
        switch = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups"]
        line = shlex.join([*switch, *words, "sh", "-c", inner])
    return ["unshare", "--mount", "sh", "-c", ENTER, "enter", str(root), f"exec {line}"]
