"""Runs `luna` inside this process, as if typed."""

import io
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from luna.cli.main import run


@dataclass(frozen=True)
class Done:
    """How a command ended, and what it wrote."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        return self.stdout + self.stderr


def stream(data: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), "utf-8", write_through=True)


def written(text: io.TextIOWrapper) -> str:
    buffer = text.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


def luna(words: Sequence[str | Path], lines: str | bytes = "") -> Done:
    """Run a command with some lines to read."""
    data = lines.encode() if isinstance(lines, str) else lines
    out, err, code = stream(), stream(), 0
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", stream(data)):
        try:
            run([str(word) for word in words])
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
    return Done(code, written(out), written(err))
