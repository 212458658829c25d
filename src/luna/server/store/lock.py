"""One server for one SQLite file: two would each believe they knew what is in it."""

import os
from pathlib import Path
from typing import IO

from luna.app.errors import StoreError
from luna.files import lock_file


class Lock:
    """Held by a server for as long as it lives, however it ends."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file: IO[bytes] = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
        except OSError as error:
            raise StoreError(f"cannot open {path}: {error.strerror or error}") from None
        try:
            lock_file(self._file)
        except OSError:
            self._file.close()
            raise StoreError(f"another server uses {database} already: stop it first") from None

    def release(self) -> None:
        self._file.close()
