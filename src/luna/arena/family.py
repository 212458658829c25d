"""The processes that come from this one, so that none of them outlives what it was for."""

from contextlib import suppress

from psutil import Error, NoSuchProcess, Process, wait_procs

PATIENCE_SECONDS = 5.0


def family(word: str) -> set[Process]:
    """The children of this process whose command has the word in it, and all below them."""
    found: set[Process] = set()
    for child in Process().children():
        with suppress(Error):  # one that has just ended is none of ours any more
            if word in " ".join(child.cmdline()):
                found |= {child, *child.children(recursive=True)}
    return found


def end(processes: set[Process]) -> None:
    """Give them a moment to end by themselves, then end them."""
    _, alive = wait_procs(processes, PATIENCE_SECONDS)
    for process in alive:
        with suppress(NoSuchProcess):
            process.kill()
    wait_procs(alive, PATIENCE_SECONDS)
