"""A terminal with a person before it: reads what is said, opens the page, presses Ctrl-C."""

import os
import pty
import re
import select
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

ADDRESS = re.compile(rb"Luna is at (http://\S+)")
CTRL_C = b"\x03"


@dataclass(frozen=True)
class Session:
    """How a command went."""

    status: int
    seconds: float
    page: float | None
    """Seconds until the page was there."""
    said: str

    @property
    def last(self) -> str:
        lines = [line.strip() for line in self.said.splitlines() if line.strip()]
        return lines[-1] if lines else ""


def sit_down(command: list[str], log: Path, patience: float) -> Session:
    """Run a command at a terminal; once it says where the page is, open it and press Ctrl-C."""
    begun = time.monotonic()
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(command[0], command)
    said, page = bytearray(), None
    while time.monotonic() - begun < patience:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                said += os.read(terminal, 1 << 16)
            except OSError:  # everyone has left
                break
        found = ADDRESS.search(said)
        if found and page is None:
            with urllib.request.urlopen(found[1].decode(), timeout=20) as answer:
                if b'src="/assets/' in answer.read():
                    page = time.monotonic() - begun
            os.write(terminal, CTRL_C)
    else:
        os.close(terminal)
    _, status = os.waitpid(child, 0)
    log.write_bytes(said)
    text = said.decode("utf-8", "replace").replace("\r", "")
    return Session(os.waitstatus_to_exitcode(status), time.monotonic() - begun, page, text)
