"""A game at a terminal, as a person sees it."""

import os
import pty
import select
import subprocess
import sys
import termios
from pathlib import Path

LUNA = [sys.executable, "-m", "luna"]
PROMPT = "\x1b[?2004h"
"""What a terminal is told when a line is awaited."""
PATIENCE = 300.0
"""Seconds after which something counts as hanging, on however busy a machine."""
SETTINGS = {"PROMPT_TOOLKIT_NO_CPR": "1", "COLUMNS": "", "LINES": ""}


class Terminal:
    """A game with a terminal of its own; what it prints is read until words appear."""

    def __init__(
        self,
        *arguments: str | Path,
        term: str = "xterm",
        columns: int = 100,
        encoding: str = "utf-8",
        verb: str = "play",
    ) -> None:
        self.printed = ""
        self.encoding = encoding
        self.descriptor, child = pty.openpty()
        termios.tcsetwinsize(child, (50, columns))
        self.process = subprocess.Popen(
            [*LUNA, verb, *map(str, arguments)],
            stdin=child,
            stdout=child,
            stderr=child,
            start_new_session=True,
            env={**os.environ, **SETTINGS, "TERM": term, "PYTHONIOENCODING": encoding},
        )
        os.close(child)

    def ready(self) -> None:
        """Wait until a line is awaited: what is typed between two lines may be lost."""
        self.wait_for(PROMPT)

    def wait_for(self, words: str) -> None:
        while words not in self.printed:
            heard, _, _ = select.select([self.descriptor], [], [], PATIENCE)
            assert heard, f"{words!r} is not printed, but {self.printed!r}"
            self.printed += os.read(self.descriptor, 4096).decode(self.encoding, "replace")
        self.printed = self.printed.partition(words)[2]

    def type(self, keys: str) -> None:
        os.write(self.descriptor, keys.encode())

    def leave(self) -> int:
        """Read until the child has ended; its exit code."""
        self.rest()
        return self.process.wait()

    def rest(self) -> str:
        """All that is still printed until the child has ended."""
        parts: list[bytes] = []
        try:
            while part := os.read(self.descriptor, 4096):
                parts.append(part)
        except OSError:  # how a terminal says that nobody is left
            pass
        os.close(self.descriptor)
        return b"".join(parts).decode(self.encoding, "replace")
