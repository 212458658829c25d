"""A database that version 0.1 wrote keeps everything, opened as it is or from its backup."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from luna.server.settings import Settings
from luna.server.store import maintenance
from luna.server.store.backup import restore
from luna.server.store.connecting import database_file, open_engine
from luna.server.store.migrating import migrate
from tests.server.authenticator import Authenticator
from tests.server.harness import Browser, Running

STORED = Path(__file__).parents[1] / "fixtures" / "stored" / "0.1"
FACTS: dict[str, Any] = json.loads((STORED / "facts.json").read_text())


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Running]:
    """The stored file itself on SQLite, its backup on PostgreSQL."""
    if settings.database:
        engine = open_engine(settings.url)
        migrate(engine)
        restore(engine, STORED / "backup.gz")
        engine.dispose()
    else:
        file = database_file(settings.url)
        assert file is not None
        file.write_bytes(gzip.decompress((STORED / "luna.sqlite.gz").read_bytes()))
    running = Running(replace(settings, analyse=1))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[Browser]:
    """Ada signs in with the passkey that she made with version 0.1."""
    browser = Browser(server.url)
    browser.http.base_url = browser.url.replace("127.0.0.1", "localhost")
    kept = FACTS["passkey"]
    key = Authenticator(str(browser.http.base_url).rstrip("/"))
    key.restore(
        bytes.fromhex(kept["id"]),
        ec.derive_private_key(kept["private"], ec.SECP256R1()),
        kept["uses"],
        kept["user"],
    )
    asked = browser.post("/api/passkeys/ask")
    credential = key.get(asked["options"])
    browser.post("/api/passkeys/sign-in", challenge=asked["challenge"], credential=credential)
    yield browser
    browser.close()


def test_a_passkey_still_signs_in(ada: Browser) -> None:
    assert ada.get("/api/me") == {"me": {"name": "Ada", "language": "en"}}


def test_every_game_has_its_record(ada: Browser) -> None:
    assert len(FACTS["records"]) == 16
    for table, record in FACTS["records"].items():
        assert ada.get(f"/api/tables/{table}/record") == record


def test_clocks_were_stopped_while_no_server_ran(ada: Browser) -> None:
    for name in ("running_rated", "three", "clocked"):
        view = ada.view(FACTS[name])
        assert view["status"] == "playing", name
        assert view["clock"]["deadline"] > view["clock"]["since"] + 59 * 86400


def test_seats_chat_requests_and_rematches_are_as_they_were(ada: Browser) -> None:
    view = ada.view(FACTS["three"])
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Ben", "Cleo"]
    assert view["request"]["what"] == "undo"
    log = ada.get(f"/api/tables/{FACTS['three']}/log")["entries"]
    assert [entry["text"] for entry in log if entry["kind"] == "chat"] == ["Good luck to you both!"]
    assert ada.view(FACTS["bot"])["rematch"] == FACTS["rematch"]
    assert ada.view(FACTS["gone"])["status"] == "abandoned"


def test_ratings_puzzles_and_statistics_are_as_they_were(ada: Browser) -> None:
    assert ada.get("/api/me/ratings") == FACTS["ratings"]["Ada"]
    now = ada.get("/api/puzzles")
    assert {key: now[key] for key in ("rating", "deviation", "tries")} == {
        key: FACTS["puzzles"][key] for key in ("rating", "deviation", "tries")
    }
    assert ada.get("/api/me/profile")["statistics"] == FACTS["profile"]["statistics"]


def test_reviews_studies_shares_and_duplicates_are_there(ada: Browser) -> None:
    review = ada.get(f"/api/reviews/{FACTS['review']}")
    assert [verdict["mark"] for verdict in review["verdicts"]] == FACTS["review_verdicts"]
    study = ada.get(f"/api/studies/{FACTS['study']}")
    assert (study["title"], study["yours"]) == ("Openings", True)
    assert ada.get(f"/api/shares/{FACTS['share']}")["document"]
    standings = ada.get(f"/api/duplicates/{FACTS['duplicate']}")["standings"]
    assert {line["name"] for line in standings} == {"Ada", "Ben"}


def test_ratings_computed_anew_from_the_old_logs_are_the_same(
    settings: Settings, ada: Browser
) -> None:
    engine = open_engine(settings.url)
    try:
        assert maintenance.rebuild_ratings(engine).changed == 0
        with engine.connect() as connection:
            assert list(maintenance.verify(connection)) == []
    finally:
        engine.dispose()


def test_an_open_invitation_and_a_premove_still_work(server: Running) -> None:
    dora = Browser(server.url, "Dora")
    view = dora.post(f"/api/tables/{FACTS['open']}/join", token=FACTS["token"])
    assert [seat["name"] for seat in view["seats"]] == ["Ben", "Dora", None]
    dora.close()
    with_premove = server.do(server.instance.store.premoves.tables)
    assert with_premove == [FACTS["premove"]]


def test_the_fixture_has_no_secret_of_a_real_server(tmp_path: Path) -> None:
    file = tmp_path / "luna.sqlite"
    file.write_bytes(gzip.decompress((STORED / "luna.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as connection:
        rows = connection.execute("select value from setting where name = 'secret'").fetchall()
    assert rows == [("a fixture, not a secret",)]
