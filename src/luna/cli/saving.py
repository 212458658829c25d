"""Durable saving: a played action is on the disk before anyone sees it."""

import errno
import os
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path

from luna.cli.language import chosen_texts
from luna.files import lock_file
from luna.game import Game
from luna.record import parse_record, print_header
from luna.rules.components import Components


class SaveError(Exception):
    """Why a game cannot be saved, as one sentence; the file is as it was before.

    `reason` is the end of a message `cli-save-…`.
    """

    def __init__(self, path: Path, reason: str, fault: str = "") -> None:
        super().__init__(chosen_texts()(f"cli-save-{reason}", file=str(path), fault=fault))
        self.path = path


class FileMissingError(SaveError):
    """There is no such file to go on with."""


class FileThereError(SaveError):
    """There is such a file already."""


class GameFile:
    """A record on the disk that this process plays on, and no other.

    Actions are appended line by line; after an undo the file is replaced as a whole. Comments of
    the record stay. `saved` says whether the file holds the latest position, `dropped` is the
    last line of a resumed file if it had been cut off.
    """

    def __init__(self, path: Path, descriptor: int, parts: list[bytes], lines: list[str]) -> None:
        self.path = path
        self.saved = True
        self.dropped: str | None = None
        self._descriptor = descriptor
        self._parts = parts
        self._lines = lines
        self._size = os.fstat(descriptor).st_size
        self._replace = False

    @classmethod
    def create(cls, path: Path, game: Game) -> "GameFile":
        """A new file with a game; `FileThereError` rather than writing over another."""
        path = _real(path)
        lines = list(game.lines())
        parts = [print_header(game.setup).encode(), *map(_ended, lines)]
        with _explained(path, "create"):
            descriptor = _write_new(path, b"".join(parts), replace=False)
        return cls(path, descriptor, parts, lines)

    @classmethod
    def resume(cls, path: Path, components: Components | None = None) -> tuple["GameFile", Game]:
        """A file and the game in it; `RecordError` if it holds none, or `FileMissingError`."""
        path = _real(path)
        with _explained(path, "play"):
            descriptor = _open_locked(path)
        try:
            with _explained(path, "read"):
                data = _read_all(descriptor)
            whole, dropped = split_torn(data)
            game = Game.from_record(whole, components=components)
            file = cls(path, descriptor, _parts(whole, components), list(game.lines()))
        except BaseException:
            os.close(descriptor)
            raise
        file.dropped = dropped
        file._replace = whole != data
        return file, game

    def save(self, game: Game) -> None:
        """Bring the file to the game's position; after a `SaveError` the next call tries again."""
        lines = list(game.lines())
        if self.saved and lines == self._lines:
            return
        self.saved = False
        kept = 0
        while kept < min(len(lines), len(self._lines)) and lines[kept] == self._lines[kept]:
            kept += 1
        parts = [*self._parts[: kept + 1], *map(_ended, lines[kept:])]
        with _explained(self.path, "write"):
            self._check_untouched()
            if self._replace or kept < len(self._lines):
                self._replace_file(b"".join(parts))
            else:
                self._append(b"".join(parts[kept + 1 :]))
        self._parts, self._lines, self.saved = parts, lines, True

    def close(self) -> None:
        """Let go of the file, so that others may play on it."""
        with suppress(OSError):
            os.close(self._descriptor)

    def _check_untouched(self) -> None:
        """Nobody's changes are written over; a file that has vanished is written anew."""
        try:
            there = self.path.stat()
        except FileNotFoundError:
            self._replace = True
            return
        if not _same(there, os.fstat(self._descriptor)) or there.st_size != self._size:
            raise SaveError(self.path, "changed")

    def _append(self, data: bytes) -> None:
        try:
            os.lseek(self._descriptor, self._size, os.SEEK_SET)
            _write_all(self._descriptor, data)
            os.fsync(self._descriptor)
        except OSError:
            # Half a line may stand there now, and what fsync refused may reach the disk or not.
            self._replace = True
            with suppress(OSError):
                os.ftruncate(self._descriptor, self._size)
            self._size = os.fstat(self._descriptor).st_size
            raise
        self._size += len(data)

    def _replace_file(self, data: bytes) -> None:
        descriptor = _write_new(self.path, data, replace=True)
        os.close(self._descriptor)
        self._descriptor, self._size, self._replace = descriptor, len(data), False


def split_torn(data: bytes) -> tuple[bytes, str | None]:
    r"""A record without a last action line that was cut off, and that line.

    A line without its end may be half of a longer one even if it reads well, so it never counts.

    >>> split_torn(b"luna 1\n---\nred: medit")
    (b'luna 1\n---\n', 'red: medit')
    """
    end = data.rfind(b"\n") + 1
    whole, rest = data[:end], data[end:]
    if not rest:
        return data, None
    if not _content(rest) or b"---" not in map(_content, whole.split(b"\n")):
        return data + b"\n", None
    return whole, rest.decode("utf-8", "replace").replace("\0", "").strip()


def games_folder() -> Path:
    """Where games are kept whose player named no file."""
    base = os.environ.get("XDG_DATA_HOME", "")
    try:
        data = Path(base) if base.startswith("/") else Path.home() / ".local" / "share"
    except RuntimeError:
        raise SaveError(Path("~"), "home") from None
    return data / "luna" / "games"


def create_unnamed(game: Game) -> GameFile:
    """A new file in the games folder, named after the game."""
    folder = games_folder()
    with _explained(folder, "create"):
        folder.mkdir(parents=True, exist_ok=True)
    setup = game.setup
    name = "-".join([setup.mode, *setup.players, str(setup.seed)])
    number = 1
    while True:
        again = f"-{number}" if number > 1 else ""
        try:
            return GameFile.create(folder / f"{name}{again}.luna", game)
        except FileThereError:
            number += 1


def _parts(data: bytes, components: Components | None) -> list[bytes]:
    """The bytes of a record: the header, then each action with the comments after it."""
    lines = data.split(b"\n")
    starts = [line.number - 1 for line in parse_record(data, components).lines]
    cuts = pairwise([0, *starts, len(lines) - 1])
    return [b"".join(line + b"\n" for line in lines[start:end]) for start, end in cuts]


def _content(line: bytes) -> bytes:
    return line.partition(b"#")[0].strip()


def _ended(line: str) -> bytes:
    return f"{line}\n".encode()


def _real(path: Path) -> Path:
    """Behind symbolic links, which would not survive a replacement."""
    return Path(os.path.realpath(path))


@contextmanager
def _explained(path: Path, reason: str) -> Iterator[None]:
    """What the system refuses, as a sentence."""
    try:
        yield
    except OSError as error:
        raise SaveError(path, reason, error.strerror or str(error)) from error


def _open_locked(path: Path) -> int:
    """The file, locked; a file that was replaced meanwhile is opened again."""
    while True:
        try:
            descriptor = os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0))
        except FileNotFoundError:
            raise FileMissingError(path, "read", os.strerror(errno.ENOENT)) from None
        try:
            opened = os.fstat(descriptor)
            if not stat.S_ISREG(opened.st_mode):
                raise SaveError(path, "kind")
            _lock(path, descriptor)
            with suppress(FileNotFoundError):
                if _same(opened, path.stat()):
                    return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)


def _lock(path: Path, descriptor: int) -> None:
    """Refuse a second process on the file. Does nothing on Windows."""
    if sys.platform == "win32":  # a lock there would refuse our own renaming, too
        return
    try:
        lock_file(descriptor)
    except BlockingIOError:
        raise SaveError(path, "elsewhere") from None
    except OSError:
        return  # a file system without locks


def _same(one: os.stat_result, other: os.stat_result) -> bool:
    return (one.st_dev, one.st_ino) == (other.st_dev, other.st_ino)


def _read_all(descriptor: int) -> bytes:
    with os.fdopen(os.dup(descriptor), "rb") as file:
        return file.read()


def _write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]


def _write_new(path: Path, data: bytes, replace: bool) -> int:
    """Put a file in its place at one stroke, durable and locked; the open file is returned."""
    temporary = path.with_name(f".luna-{secrets.token_hex(6)}.tmp")
    descriptor = os.open(temporary, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        _lock(path, descriptor)
        _write_all(descriptor, data)
        if replace and sys.platform != "win32":
            with suppress(FileNotFoundError):
                os.fchmod(descriptor, stat.S_IMODE(path.stat().st_mode))
        os.fsync(descriptor)
        if replace:
            temporary.replace(path)
        else:
            _link(temporary, path)
        _sync_folder(path.parent)
    except BaseException:
        os.close(descriptor)
        with suppress(OSError):
            temporary.unlink()
        raise
    return descriptor


def _link(temporary: Path, path: Path) -> None:
    """Give a file its name unless the name is taken."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise FileThereError(path, "there") from None
    except OSError:
        # A file system without links: the check and the renaming are two strokes there.
        if os.path.lexists(path):
            raise FileThereError(path, "there") from None
        temporary.rename(path)
        return
    temporary.unlink()


def _sync_folder(folder: Path) -> None:
    """Make a new name durable, where folders can be synchronised."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
