"""Try the container's steps without a container engine: python -m scripts.container.

Reads deploy/Containerfile and does what it says in clean roots (see scripts/fresh_root): the build
in one, the image in another. The image then runs as its user, on a root that cannot be written,
with nothing but its volume, and has to be found well by its own health check.
"""

import argparse
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from scripts.fresh_root.root import Trouble, bring_settings, make_base, remove, settings

PROJECT = Path(__file__).resolve().parents[1]
CONTAINERFILE = PROJECT / "deploy" / "Containerfile"
RELEASE = "trixie"
"""The Debian that the image of Python is made from."""
PATIENCE = 60.0
INSIDE = """
set -e
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc"
exec chroot "$1" /bin/sh -c "$2"
"""
READ_ONLY = """
set -e
mount --bind "$1" "$1"
mount --bind "$3" "$1$4"
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc"
mount -o remount,bind,ro "$1"
exec chroot "$1" /bin/sh -c "$2"
"""


@dataclass
class Stage:
    """One stage of a Containerfile: its steps, and how it is run."""

    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, word: str) -> str:
        """What the last step of a kind says."""
        return next(text for kind, text in reversed(self.steps) if kind == word)

    @property
    def environment(self) -> dict[str, str]:
        pairs = [shlex.split(text) for kind, text in self.steps if kind == "ENV"]
        return dict(pair.split("=", 1) for words in pairs for pair in words)


def stages(text: str) -> list[Stage]:
    """The stages of a Containerfile."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    found: list[Stage] = []
    for line in filter(str.strip, joined.splitlines()):
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append(Stage(rest.partition(" AS ")[2] or "image"))
        else:
            found[-1].steps.append((word, rest.strip()))
    return found


def inside(root: Path, folder: str, command: str) -> list[str]:
    """The words that run a command of a step in a root."""
    environment = {
        **settings(),
        "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
        "HOME": "/root",
    }
    line = shlex.join(["env", "-i", *(f"{name}={value}" for name, value in environment.items())])
    inner = shlex.quote(f"cd {folder} && {command}")
    return ["unshare", "--mount", "sh", "-c", INSIDE, "in", str(root), f"{line} sh -c {inner}"]


def build(stage: Stage, root: Path, roots: dict[str, Path]) -> None:
    """Do the steps of a stage in a root."""
    folder = "/"
    for word, text in stage.steps:
        if word == "WORKDIR":
            folder = text
            (root / text.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "COPY" and text.startswith("--from="):
            source, target = text.split()[1:]
            other = roots[text.split()[0].removeprefix("--from=")]
            subprocess.run(["cp", "-a", f"{other}{source}", f"{root}{target}"], check=True)
        elif word == "COPY":
            packed = subprocess.check_output(["git", "archive", "HEAD"], cwd=PROJECT)
            sources = root / folder.lstrip("/")
            subprocess.run(["tar", "x", "-C", sources], input=packed, check=True)
        elif word == "RUN":
            print(f"{stage.name}: {text[:90]}", flush=True)
            subprocess.run(inside(root, folder, text), check=True)


def running(stage: Stage, root: Path, volume: Path) -> list[str]:
    """The words that run the image as it would be run: its user, a read-only root, one volume."""
    environment = {"PATH": "/usr/bin:/bin", **stage.environment}
    user = stage.last("USER")
    switch = ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups", "--no-new-privs"]
    words = ["env", "-i", *(f"{name}={value}" for name, value in environment.items())]
    here = ["--host", "127.0.0.1"]
    line = shlex.join([*switch, *words, *json.loads(stage.last("ENTRYPOINT")), *here])
    place = stage.last("VOLUME")
    return ["unshare", "--mount", "sh", "-c", READ_ONLY, "run", str(root), line, str(volume), place]


def well(stage: Stage, root: Path) -> bool:
    """Whether the image finds itself well."""
    check = json.loads(stage.last("HEALTHCHECK").partition("CMD ")[2])
    said = subprocess.run(["chroot", root, *check], capture_output=True, check=False)
    return said.returncode == 0


def try_out(stage: Stage, root: Path) -> None:
    """Run the image until it is well, then end it."""
    with tempfile.TemporaryDirectory() as folder:
        owner = subprocess.check_output(["chroot", root, "id", "-u", stage.last("USER")], text=True)
        os.chown(folder, int(owner), int(owner))
        running_now = subprocess.Popen(running(stage, root, Path(folder)), start_new_session=True)
        until = time.monotonic() + PATIENCE
        try:
            while not well(stage, root):
                if running_now.poll() is not None or time.monotonic() > until:
                    raise Trouble("the image does not become well")
                time.sleep(0.2)
            kept = sorted(path.name for path in Path(folder).iterdir())
            print(f"image: well as {stage.last('USER')}; the volume holds {', '.join(kept)}")
        finally:
            os.killpg(running_now.pid, signal.SIGTERM)
            running_now.wait(PATIENCE)


def main() -> int:
    parser = argparse.ArgumentParser("container", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/luna-roots"))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    roots: dict[str, Path] = {}
    try:
        base = make_base(chosen.folder, RELEASE)
        found = stages(CONTAINERFILE.read_text("utf-8"))
        for stage in found:
            root = roots[stage.name] = chosen.folder / f"container-{stage.name}"
            remove(root)
            subprocess.run(["cp", "-a", base, root], check=True)
            (root / "usr/local/bin").mkdir(parents=True, exist_ok=True)
            (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
            bring_settings(root, root / "root")
            build(stage, root, roots)
        try_out(found[-1], roots[found[-1].name])
    except (Trouble, subprocess.CalledProcessError) as trouble:
        print(f"container: {trouble}", file=sys.stderr)
        return 1
    finally:
        for root in roots.values():
            remove(root)
    return 0


if __name__ == "__main__":
    sys.exit(main())
