"""Files that a kill leaves whole, and files that one process holds."""

import os
import sys
from pathlib import Path
from typing import IO


def atomic_write(path: Path, data: bytes) -> None:
    """Write a file so that a kill leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def lock_file(file: IO[bytes] | int) -> None:
    """Lock an open file or descriptor, or raise `OSError` if another process holds it.

    The lock ends when the file is closed, or with the process.
    """
    descriptor = file if isinstance(file, int) else file.fileno()
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
