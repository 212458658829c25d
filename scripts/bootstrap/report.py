"""Progress lines and one-sentence errors."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

OFFLINE = (
    "Temporary failure in name resolution",
    "Name or service not known",
    "NameResolutionError",
    "Could not find a version",
    "NewConnectionError",
    "Max retries exceeded",
    "Network is unreachable",
    "EAI_AGAIN",
    "ENOTFOUND",
    "ETIMEDOUT",
    "ECONNREFUSED",
    "Read timed out",
)
CAUSES = (
    (("No space left on device", "ENOSPC"), "the disk is full"),
    (OFFLINE, "the package registry cannot be reached; try again when there is a network"),
    (("DO NOT MATCH THE HASHES", "EINTEGRITY"), "a downloaded file is not the one that was pinned"),
)
"""What the words of pip and npm come down to."""
NOT_ALLOWED = ("Permission denied", "EACCES", "EPERM")
REFUSED_PATHS = (
    r"npm (?:error|ERR!) path (.+)",
    r"(?i:permission denied|not permitted)[^'\n]*'([^'\n]+)'",
)
"""How they name the file that they may not write."""


class Failure(Exception):
    """Why something cannot be made ready, as one sentence with what helps."""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """A line that says what is done, and afterwards how long it took."""
    print(f"  {what} …", end="", file=sys.stderr, flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(" stopped", file=sys.stderr, flush=True)
        raise
    print(f" {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)


def run(
    command: Sequence[str | Path],
    log: Path,
    failed: str,
    *,
    folder: Path | None = None,
    more: Mapping[str, str] | None = None,
) -> str:
    """Run a program, its words into a log; returns them, or raises `Failure` in one sentence."""
    words = [str(word) for word in command]
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as kept:
        kept.write(f"$ {' '.join(words)}\n")
        kept.flush()
        try:
            done = subprocess.run(
                words,
                cwd=folder,
                env={**os.environ, **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=kept,
                stderr=subprocess.STDOUT,
                check=False,
            )
        except OSError as error:
            raise Failure(f"{failed}: {words[0]}: {error.strerror or error}.") from None
    said = log.read_text("utf-8", "replace")
    if done.returncode:
        raise Failure(f"{failed}: {cause(said)}. All that was said is in {log}.")
    return said


def cause(said: str) -> str:
    """What went wrong, from the words of a program."""
    for signs, meaning in CAUSES:
        if any(sign in said for sign in signs):
            return meaning
    if any(sign in said for sign in NOT_ALLOWED):
        found = next(filter(None, (re.search(each, said) for each in REFUSED_PATHS)), None)
        place = found[1].strip() if found else "a file of this folder"
        return f"{place} may not be written by this user"
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["it said nothing"])[-1].rstrip(".")[:200]
