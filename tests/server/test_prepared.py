"""Many rows with one statement do what they do one by one."""

from collections.abc import Iterator

import pytest
from sqlalchemy import (
    Column,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from luna.server.store.connecting import open_engine
from luna.server.store.prepared import TOGETHER, Prepared, Row

METADATA = MetaData()
WORDS = Table("word", METADATA, Column("id", Integer, primary_key=True), Column("text", String(8)))
SOME = 2 * TOGETHER + 5
ROWS: list[Row] = [{"id": number, "text": f"word {number}"} for number in range(SOME)]


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = open_engine("sqlite://")
    METADATA.create_all(engine)
    yield engine
    engine.dispose()


def kept(engine: Engine) -> dict[int, str]:
    with engine.connect() as connection:
        return {row.id: row.text for row in connection.execute(select(WORDS))}


def run(engine: Engine, prepared: Prepared, rows: list[Row]) -> int:
    raw = engine.raw_connection()
    cursor = raw.cursor()
    met = prepared.run_together(cursor, rows)
    cursor.close()
    raw.close()
    return met


def test_more_rows_than_one_statement_takes_are_all_written(engine: Engine) -> None:
    assert run(engine, Prepared(engine, insert(WORDS)), ROWS) == SOME
    assert kept(engine) == {number: f"word {number}" for number in range(SOME)}


def test_a_row_that_does_not_stand_where_it_must_is_not_counted(engine: Engine) -> None:
    run(engine, Prepared(engine, insert(WORDS)), ROWS)
    change = (
        update(WORDS)
        .where(WORDS.c.id == bindparam("at"), WORDS.c.text == bindparam("was"))
        .values(text=bindparam("now"))
    )
    rows: list[Row] = [{"at": at, "was": f"word {at}", "now": f"new {at}"} for at in range(SOME)]
    rows[7]["was"] = "another"
    assert run(engine, Prepared(engine, change), rows) == SOME - 1
    found = kept(engine)
    assert found.pop(7) == "word 7"
    assert found == {at: f"new {at}" for at in range(SOME) if at != 7}


def test_rows_go_together_too(engine: Engine) -> None:
    run(engine, Prepared(engine, insert(WORDS)), ROWS)
    gone = Prepared(engine, delete(WORDS).where(WORDS.c.id == bindparam("at")))
    assert run(engine, gone, [{"at": at} for at in range(1, SOME)]) == SOME - 1
    assert kept(engine) == {0: "word 0"}
    assert run(engine, gone, []) == 0
