"""The processes that come from this one, so that none of them outlives what it was for.

Known on Linux only; elsewhere there are none to be found.
"""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

PATIENCE_SECONDS = 5.0
POLL_SECONDS = 0.05

Process = tuple[int, str]
"""The id and the moment of its start, because ids are used again."""


def family(word: str) -> set[Process]:
    """The children of this process whose command has the word in it, and all below them."""
    return {
        process
        for child in children(os.getpid())
        if word in command(child)
        for process in [(child, started(child)), *descendants(child)]
    }


def descendants(pid: int) -> set[Process]:
    return {
        process
        for child in children(pid)
        for process in [(child, started(child)), *descendants(child)]
    }


def children(pid: int) -> list[int]:
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, file.read_text().split())
    return found


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


def started(pid: int) -> str:
    """When a process began, in ticks; empty once it has ended."""
    try:
        state, *rest = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if state == "Z" else rest[18]


def alive(process: Process) -> bool:
    return process[1] != "" and started(process[0]) == process[1]


def end(processes: set[Process]) -> None:
    """Give them a moment to end by themselves, then end them."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while any(map(alive, processes)) and time.monotonic() < deadline:
        time.sleep(POLL_SECONDS)
    for process in filter(alive, processes):
        with suppress(ProcessLookupError):
            os.kill(process[0], signal.SIGKILL)
