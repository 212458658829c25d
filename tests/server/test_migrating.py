"""One schema, whichever way a database came to it."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from luna.app.errors import StoreError
from luna.server.settings import Settings
from luna.server.store import migrating, schema
from luna.server.store.connecting import open_engine, writing_connection
from luna.server.store.migrating import known_revisions, migrate, revision, upgrade
from tests.server.postgres import new_database

TRIGGERS = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
    "postgresql": """
        SELECT pg_get_triggerdef(t.oid), p.prosrc
        FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal
    """,
}


@pytest.fixture
def engines(
    settings: Settings, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[Engine, Engine]]:
    """Two databases with nothing in them."""
    urls = [replace(settings, data=tmp_path / name).url for name in ("one", "other")]
    if settings.database:
        server = request.getfixturevalue("postgres")
        test = request.node.name.partition("[")[0]
        urls = [new_database(server, f"{test}_{name}"[-60:]) for name in ("one", "other")]
    both = open_engine(urls[0]), open_engine(urls[1])
    yield both
    for engine in both:
        engine.dispose()


def described(engine: Engine) -> dict[str, Any]:
    """All that a database says of its tables, whatever order it was made in."""
    found = inspect(engine)
    tables = {
        name: {
            "columns": {each["name"]: column(each) for each in found.get_columns(name)},
            "key": found.get_pk_constraint(name)["constrained_columns"],
            "references": sorted(
                (each["constrained_columns"], each["referred_table"], each["referred_columns"])
                for each in found.get_foreign_keys(name)
            ),
            "indexes": sorted(
                (str(each["name"]), each["column_names"], bool(each["unique"]))
                for each in found.get_indexes(name)
            ),
            "unique": sorted(each["column_names"] for each in found.get_unique_constraints(name)),
        }
        for name in found.get_table_names()
    }
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(TRIGGERS[engine.dialect.name]).all()
    return {**tables, "triggers": sorted([" ".join(str(v).split()) for v in row] for row in rows)}


def column(found: Any) -> tuple[str, bool]:
    return str(found["type"]), bool(found["nullable"])


def missing_from(engine: Engine) -> list[Any]:
    """In what a database differs from the tables that the store knows."""
    with engine.connect() as connection:
        ours = {"include_name": lambda name, kind, _: not str(name).startswith("procrastinate")}
        context = MigrationContext.configure(connection, opts=ours)
        return list(compare_metadata(context, schema.metadata))


def test_all_at_once_comes_to_the_same_as_one_after_the_other(
    engines: tuple[Engine, Engine],
) -> None:
    at_once, step_by_step = engines
    migrate(at_once)
    with writing_connection(step_by_step) as connection:
        upgrade(connection)
    assert described(at_once) == described(step_by_step)
    assert described(at_once)["triggers"]
    for engine in engines:
        with engine.connect() as connection:
            assert revision(connection) == known_revisions()[-1]
        assert missing_from(engine) == []


def test_the_files_name_the_revisions_that_the_library_finds() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.MIGRATIONS))
    found = ScriptDirectory.from_config(config)
    assert [each.revision for each in found.walk_revisions()] == known_revisions()[::-1]


def test_several_processes_may_find_a_new_database(engines: tuple[Engine, Engine]) -> None:
    engine, _ = engines
    with ThreadPoolExecutor(4) as crowd:
        for done in [crowd.submit(migrate, engine) for _ in range(4)]:
            done.result()
    assert missing_from(engine) == []


def test_an_older_database_is_brought_up_to_date(engines: tuple[Engine, Engine]) -> None:
    from alembic import command

    engine, _ = engines
    config = Config()
    config.set_main_option("script_location", str(migrating.MIGRATIONS))
    with writing_connection(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
        connection.commit()
    migrate(engine)
    assert missing_from(engine) == []


def test_a_database_of_somebody_else_is_left_alone(engines: tuple[Engine, Engine]) -> None:
    engine, _ = engines
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE seat (theirs INTEGER)")
    with pytest.raises(StoreError, match=r"the database cannot be opened: .*seat.*already exists"):
        migrate(engine)
    assert inspect(engine).get_table_names() == ["seat"]


def test_nothing_that_migrates_is_loaded_where_nothing_is_to_migrate(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from luna.server.settings import Settings\n"
        "from luna.server.store.database import Database\n"
        "from pathlib import Path\n"
        "for _ in range(2):\n"
        "    database = Database(Settings(data=Path(sys.argv[1])).url)\n"
        "    database.open()\n"
        "    database.close()\n"
        "print(sorted(name for name in sys.modules if name.startswith('alembic')))\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
