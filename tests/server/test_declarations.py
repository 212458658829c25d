"""A table is complete with its declaration, and there is none without one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Engine, Float, ForeignKey, String, Table, Text, insert, select

from luna.app.errors import StoreError
from luna.server.settings import Retention
from luna.server.store import schema
from luna.server.store.backup import backup, restore
from luna.server.store.connecting import open_engine, writing
from luna.server.store.declarations import (
    AfterDays,
    Lifetime,
    UserColumn,
    all_tables,
    metadata,
    stored,
)
from luna.server.store.migrating import migrate
from luna.server.store.personal_data import delete_user, merge_user, personal_rows
from luna.server.store.retention import DAY_SECONDS, sweep

OWNER = UserColumn("identity", export=True, on_delete="delete", on_merge="move")
GAME_ROW = {
    "kind": "game",
    "status": "over",
    "edition": "classic",
    "mode": "standard",
    "public": False,
    "hot_seat": False,
    "owner": "ada",
    "invitation": "",
    "rules": "1",
    "components": "",
    "created": 0.0,
    "updated": 0.0,
    "sequence": 0,
    "hints": True,
    "rated": False,
}


def columns() -> list[Any]:
    return [
        Column("game", ForeignKey("game.id"), primary_key=True),
        Column("identity", ForeignKey("identity.id"), primary_key=True),
        Column("text", Text, nullable=False),
        Column("archived", Float),
    ]


@pytest.fixture
def bookmarks() -> Iterator[Table]:
    """A new table, with its declaration and nothing else."""
    made = stored(
        "bookmark",
        *columns(),
        kept=(Lifetime.WITH_GAME, AfterDays("reports", since="archived", over="archived")),
        users=(OWNER,),
    )
    yield made
    metadata.remove(made)


@pytest.fixture
def engine(bookmarks: Table, tmp_path: Path) -> Iterator[Engine]:
    """A database with two games, and three bookmarks of Ada and of the guest that she was."""
    made = open_engine(f"sqlite:///{tmp_path / 'luna.sqlite'}")
    migrate(made)
    user = {"language": "en", "created": 0.0, "confirmed": False}
    with writing(made) as connection:
        connection.execute(
            insert(schema.identities),
            [{"id": name, "name": name, **user} for name in ("ada", "guest")],
        )
        connection.execute(
            insert(schema.games), [{"id": "first", **GAME_ROW}, {"id": "second", **GAME_ROW}]
        )
        rows = [("first", "ada", "hers"), ("first", "guest", "theirs"), ("second", "guest", "new")]
        names = ("game", "identity", "text")
        connection.execute(insert(bookmarks), [dict(zip(names, row, strict=True)) for row in rows])
    yield made
    made.dispose()


def texts(engine: Engine, table: Table) -> set[tuple[str, str]]:
    with engine.connect() as connection:
        return {(row.identity, row.text) for row in connection.execute(select(table))}


def test_a_new_table_is_backed_up_and_restored(
    engine: Engine, bookmarks: Table, tmp_path: Path
) -> None:
    backup(engine, tmp_path / "file")
    copy = open_engine(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    migrate(copy)
    restore(copy, tmp_path / "file")
    assert texts(copy, bookmarks) == texts(engine, bookmarks) != set()
    copy.dispose()


def test_a_new_table_is_exported_and_deleted_with_its_user(
    engine: Engine, bookmarks: Table
) -> None:
    with writing(engine) as connection:
        exported = personal_rows(connection, "ada")["bookmark"]
        delete_user(connection, "ada")
    assert exported == [{"game": "first", "text": "hers", "archived": None}]
    assert texts(engine, bookmarks) == {("guest", "theirs"), ("guest", "new")}


def test_a_new_table_is_merged_and_the_rows_of_the_account_stand(
    engine: Engine, bookmarks: Table
) -> None:
    with writing(engine) as connection:
        merge_user(connection, "guest", "ada")
    assert texts(engine, bookmarks) == {("ada", "hers"), ("ada", "new")}


def test_rows_of_a_new_table_go_with_their_game_or_after_their_days(
    engine: Engine, bookmarks: Table
) -> None:
    now = 100 * DAY_SECONDS
    with writing(engine) as connection:
        connection.execute(
            bookmarks.update().where(bookmarks.c.text == "new").values(archived=now - DAY_SECONDS)
        )
        assert sweep(connection, Retention(reports=2), now) == []
        assert len(connection.execute(select(bookmarks)).all()) == 3
        assert sweep(connection, Retention(reports=0.5), now) == []
        assert len(connection.execute(select(bookmarks)).all()) == 2
        assert set(sweep(connection, Retention(games=30), now)) == {"first", "second"}
        assert connection.execute(select(bookmarks)).all() == []


@pytest.mark.parametrize(
    ("declared", "fault"),
    [
        ({"users": (OWNER,)}, "kept"),
        ({"kept": (Lifetime.WITH_GAME,)}, "users"),
        ({"kept": (), "users": (OWNER,)}, "say how long its rows are kept"),
        ({"kept": (Lifetime.FOREVER,), "users": (OWNER,)}, "so they go with them"),
        ({"kept": (Lifetime.WITH_GAME,), "users": ()}, "for the users in identity"),
        (
            {"kept": (Lifetime.WITH_GAME,), "users": (OWNER,), "secret": ("key",)},
            "there is no column key",
        ),
        (
            {
                "kept": (Lifetime.WITH_GAME, AfterDays("years", since="archived", over="archived")),
                "users": (OWNER,),
            },
            "there is no setting Retention.years",
        ),
    ],
)
def test_an_incomplete_declaration_fails_at_import(declared: dict[str, Any], fault: str) -> None:
    with pytest.raises((StoreError, TypeError), match=fault):
        stored("bookmark", *columns(), **declared)
    assert "bookmark" not in metadata.tables


def test_a_user_column_says_everything() -> None:
    for left_out in ("export", "on_delete", "on_merge"):
        said = {"export": True, "on_delete": "delete", "on_merge": "move"}
        del said[left_out]
        with pytest.raises(TypeError, match=left_out):
            UserColumn("identity", **said)  # type: ignore[arg-type]


def test_a_table_without_a_declaration_is_found() -> None:
    plain = Table("bookmark", metadata, Column("id", String(24), primary_key=True))
    try:
        with pytest.raises(StoreError, match="declare it with `stored`"):
            all_tables()
    finally:
        metadata.remove(plain)


def test_every_table_of_the_store_is_declared() -> None:
    assert len(all_tables()) > 30
