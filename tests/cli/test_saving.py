"""Nothing is ever lost: what stands in the file after every kind of accident."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna import Game, RecordError
from luna.cli import saving
from luna.cli.saving import (
    FileMissingError,
    FileThereError,
    GameFile,
    SaveError,
    create_unnamed,
    games_folder,
    split_torn,
)

ACTIONS = ("promote 8", "favor shrine", "council novice 2", "journey tide>book 1", "meditate")


@pytest.fixture
def game() -> Game:
    return Game.new(["yellow", "red"], mode="preselected", seed=5)


@pytest.fixture
def file(tmp_path: Path, game: Game) -> Iterator[GameFile]:
    file = GameFile.create(tmp_path / "game.luna", game)
    yield file
    file.close()


def play(file: GameFile, game: Game, *actions: str) -> None:
    for action in actions:
        game.play(action)
        file.save(game)


def written(file: GameFile) -> str:
    return file.path.read_text("utf-8")


def resumed(path: Path) -> Game:
    file, game = GameFile.resume(path)
    file.close()
    return game


def test_every_action_is_on_the_disk_when_save_returns(
    file: GameFile, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bytes] = []

    def fsync(descriptor: int) -> None:
        synced.append(file.path.read_bytes())

    monkeypatch.setattr(os, "fsync", fsync)
    for action in ACTIONS:
        play(file, game, action)
        assert written(file) == game.record()
        assert synced[-1] == game.record().encode()
    assert len(synced) == len(ACTIONS)


def test_a_resumed_game_stands_where_it_was_left(file: GameFile, game: Game) -> None:
    play(file, game, *ACTIONS)
    file.close()
    assert resumed(file.path).document() == game.document()


def test_undo_and_redo_reach_the_file(file: GameFile, game: Game) -> None:
    play(file, game, *ACTIONS)
    game.undo()
    game.undo()
    file.save(game)
    assert written(file) == game.record()
    game.redo()
    file.save(game)
    play(file, game, "meditate")
    assert written(file) == game.record()
    assert [path.name for path in file.path.parent.iterdir()] == ["game.luna"]


def test_a_replacement_is_complete_before_it_takes_the_name(
    file: GameFile, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(file, game, *ACTIONS)
    whole = written(file)
    game.undo()
    seen = []

    def replace(self: Path, target: Path) -> Path:
        seen.append((self.read_text("utf-8"), target.read_text("utf-8")))
        self.rename(target)
        return target

    monkeypatch.setattr(Path, "replace", replace)
    file.save(game)
    assert seen == [(game.record(), whole)]


def test_comments_stay(tmp_path: Path, game: Game) -> None:
    path = tmp_path / "annotated.luna"
    text = f"# Sunday\r\n{game.record()}# go\nyellow: promote 8   # bold\n\n# hm\n"
    path.write_text(text, "utf-8", newline="")
    file, game = GameFile.resume(path)
    play(file, game, "favor herbs")
    assert path.read_bytes().decode() == f"{text}red: favor herbs\n"
    game.undo()
    file.save(game)
    assert path.read_bytes().decode() == text
    game.undo()
    file.save(game)
    assert path.read_bytes().decode() == text.partition("yellow: promote")[0]
    file.close()


def test_a_torn_line_is_dropped_wherever_it_broke(file: GameFile, game: Game) -> None:
    play(file, game, *ACTIONS[:4])
    whole = written(file).encode()
    last = whole.splitlines()[-1]
    game.undo()
    for length in range(1, len(last) + 1):
        path = file.path.with_name(f"torn-{length}.luna")
        path.write_bytes(whole[: -len(last) - 1] + last[:length])
        again, left = GameFile.resume(path)
        assert left.document() == game.document()
        assert again.dropped == last[:length].decode().strip()
        assert path.read_bytes().endswith(last[:length]), "nothing is changed before one plays"
        play(again, left, ACTIONS[3])
        assert path.read_bytes() == whole
        again.close()


@pytest.mark.parametrize("rest", [b"\0\0\0\0", b"red: favo\xc3"])
def test_a_torn_line_may_hold_anything(file: GameFile, rest: bytes) -> None:
    with file.path.open("ab") as end:
        end.write(rest)
    file.close()
    again, game = GameFile.resume(file.path)
    assert again.dropped is not None
    play(again, game, "meditate")
    assert written(again) == game.record()
    again.close()


def test_a_header_may_lack_its_last_line_end(file: GameFile, game: Game) -> None:
    file.close()
    file.path.write_text(game.record().rstrip("\n"), "utf-8")
    again, game = GameFile.resume(file.path)
    assert again.dropped is None
    play(again, game, "meditate")
    assert written(again) == game.record()
    again.close()


def test_a_header_that_was_cut_off_is_an_error(file: GameFile) -> None:
    file.close()
    file.path.write_text(written(file).partition("first")[0] + "fir", "utf-8")
    with pytest.raises(RecordError):
        GameFile.resume(file.path)


def test_an_error_in_the_middle_names_its_line(file: GameFile, game: Game) -> None:
    play(file, game, *ACTIONS[:2])
    file.close()
    lines = written(file).splitlines()
    lines[-2] = "yellow: promote 27"
    file.path.write_text("\n".join(lines) + "\nyellow: torn", "utf-8")
    with pytest.raises(RecordError) as caught:
        GameFile.resume(file.path)
    assert caught.value.line == len(lines) - 1
    assert caught.value.rule == "A-PROM"


@pytest.mark.parametrize("data", [b"", b"\n", b"luna 1", b"a\n---\n", b"a\n---", b"a\n---\nb # c"])
def test_what_is_torn_and_what_is_whole(data: bytes) -> None:
    whole, dropped = split_torn(data)
    assert not whole or whole.endswith(b"\n")
    assert (dropped is None) == (data != b"a\n---\nb # c")


def test_two_processes_never_share_a_file(file: GameFile, game: Game) -> None:
    with pytest.raises(SaveError, match="another window"):
        GameFile.resume(file.path)
    play(file, game, "meditate")
    game.undo()
    file.save(game)
    with pytest.raises(SaveError, match="another window"):
        GameFile.resume(file.path)
    file.close()
    resumed(file.path)


def test_a_file_replaced_while_it_was_opened_is_opened_again(
    file: GameFile, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(file, game, *ACTIONS[:2])
    lock = saving._lock
    tries = []

    def slow_lock(path: Path, descriptor: int) -> None:
        tries.append(descriptor)
        if len(tries) == 1:  # the owner replaces the file and leaves just before
            monkeypatch.setattr(saving, "_lock", lock)
            game.undo()
            file.save(game)
            file.close()
            monkeypatch.setattr(saving, "_lock", slow_lock)
        lock(path, descriptor)

    monkeypatch.setattr(saving, "_lock", slow_lock)
    assert resumed(file.path).document() == game.document()
    assert len(tries) == 2


def test_changes_of_others_are_not_written_over(file: GameFile, game: Game) -> None:
    play(file, game, "meditate")
    with file.path.open("a") as other:
        other.write("# mine\n")
    theirs = written(file)
    game.play("meditate")
    for _ in range(2):
        with pytest.raises(SaveError, match="changed by another program"):
            file.save(game)
    assert written(file) == theirs
    assert not file.saved


def test_a_file_that_was_replaced_is_left_alone(file: GameFile, game: Game) -> None:
    file.path.unlink()
    file.path.write_text("something else", "utf-8")
    game.play("meditate")
    with pytest.raises(SaveError, match="changed by another program"):
        file.save(game)
    assert written(file) == "something else"


def test_a_file_that_vanished_is_written_anew(file: GameFile, game: Game) -> None:
    play(file, game, "meditate")
    file.path.unlink()
    play(file, game, "meditate")
    assert written(file) == game.record()


def test_a_full_disk_leaves_the_file_valid_and_is_tried_again(
    file: GameFile, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(file, game, *ACTIONS[:2])
    before = written(file)
    write = os.write
    room = 8

    def full(descriptor: int, data: bytes) -> int:
        nonlocal room
        if room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        number = write(descriptor, data[:room])
        room -= number
        return number

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        for action in ACTIONS[2:4]:
            game.play(action)
            with pytest.raises(SaveError, match=r"cannot be saved \(No space left on device\)\.$"):
                file.save(game)
            assert written(file) == before
            assert not file.saved
    file.save(game)
    assert file.saved
    assert written(file) == game.record()
    assert [path.name for path in file.path.parent.iterdir()] == ["game.luna"]


def test_what_fsync_refused_is_written_again(
    file: GameFile, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(descriptor: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", broken)
        game.play("meditate")
        with pytest.raises(SaveError, match="Input/output error"):
            file.save(game)
    inode = file.path.stat().st_ino
    file.save(game)
    assert written(file) == game.record()
    assert file.path.stat().st_ino != inode


def test_a_read_only_file_cannot_be_played_on(
    file: GameFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.close()

    def refuse(path: Path, flags: int, mode: int = 0o777) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(SaveError, match=r"cannot be played on \(Read-only file system\)\.$"):
        GameFile.resume(file.path)


def test_only_files_are_played_on(tmp_path: Path, game: Game) -> None:
    with pytest.raises(FileMissingError):
        GameFile.resume(tmp_path / "none.luna")
    with pytest.raises(SaveError):
        GameFile.resume(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError, match="not a file"):
        GameFile.resume(tmp_path / "pipe")
    with pytest.raises(SaveError):
        GameFile.create(tmp_path / "nowhere" / "game.luna", game)


def test_nothing_is_created_over_another_file(file: GameFile, game: Game) -> None:
    play(file, game, "meditate")
    before = written(file)
    with pytest.raises(FileThereError):
        GameFile.create(file.path, game)
    assert written(file) == before


def test_creation_works_without_hard_links(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: Path, target: Path) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refuse)
    file = GameFile.create(tmp_path / "game.luna", game)
    play(file, game, "meditate")
    assert written(file) == game.record()
    with pytest.raises(FileThereError):
        GameFile.create(tmp_path / "game.luna", game)
    file.close()
    assert [path.name for path in tmp_path.iterdir()] == ["game.luna"]


def test_links_and_permissions_survive_an_undo(file: GameFile, game: Game, tmp_path: Path) -> None:
    play(file, game, "meditate")
    file.close()
    file.path.chmod(0o640)
    link = tmp_path / "link.luna"
    link.symlink_to(file.path)
    again, game = GameFile.resume(link)
    game.undo()
    again.save(game)
    again.close()
    assert link.is_symlink()
    assert resumed(link).document() == game.document()
    assert file.path.stat().st_mode & 0o777 == 0o640


def test_games_without_a_name_go_to_the_data_folder(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    files = [create_unnamed(game) for _ in range(3)]
    assert [file.path.relative_to(tmp_path).as_posix() for file in files] == [
        "luna/games/preselected-yellow-red-5.luna",
        "luna/games/preselected-yellow-red-5-2.luna",
        "luna/games/preselected-yellow-red-5-3.luna",
    ]
    for file in files:
        file.close()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert games_folder() == tmp_path / ".local/share/luna/games"
