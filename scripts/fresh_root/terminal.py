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
    processor: float
    """Seconds of processor time, which a busy machine changes less."""
    said: str

    @property
    def last(self) -> str:
        """The last line that is not an echo of the keys."""
        lines = [line.replace("^C", "").strip() for line in self.said.splitlines()]
        return next(filter(None, reversed(lines)), "")


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
    _, status, used = os.wait4(child, 0)
    log.write_bytes(said)
    text = said.decode("utf-8", "replace").replace("\r", "")
    return Session(
        status=os.waitstatus_to_exitcode(status),
        seconds=time.monotonic() - begun,
        page=page,
        processor=used.ru_utime + used.ru_stime,
        said=text,
    )
