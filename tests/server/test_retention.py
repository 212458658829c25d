"""What the operator no longer wants kept goes, and nothing else does."""

import time
from pathlib import Path
from typing import Any

import pytest

from luna.server.settings import Retention, Settings
from luna.server.store.maintenance import verify
from luna.server.store.retention import DAY_SECONDS, RetentionPolicy
from tests.cli.command import luna
from tests.server.harness import Browser, Running, play_out, start_game

RATED = {"rated": True, "pace": {"seconds": 3600}}


def sweep(server: Running, wanted: Retention, days: float) -> Any:
    policy = RetentionPolicy(server.instance.store.database, wanted)
    gone = server.do(lambda: policy.sweep(time.time() + days * DAY_SECONDS))
    server.do(lambda: server.instance.tables.reload(gone))
    return set(gone)


def test_nothing_goes_by_default(ada: Browser, ben: Browser, server: Running) -> None:
    table = start_game(ada, ben)
    play_out(table, ada, ben)
    assert sweep(server, Retention(), 10_000) == set()
    assert ada.view(table)["status"] == "over"


def test_old_games_and_tables_go_but_what_others_need_stays(
    ada: Browser, ben: Browser, server: Running
) -> None:
    opened = ada.table("you", "open")["table"]
    over, reported, rated, running = (
        start_game(ada, ben),
        start_game(ada, ben),
        start_game(ada, ben, **RATED),
        start_game(ada, ben),
    )
    for table in (over, reported, rated):
        play_out(table, ada, ben)
    ada.put("/api/hidden", tables=[over])
    ada.post(f"/api/tables/{over}/share")
    other = 1 - ada.view(reported)["you"]["seats"][0]
    ada.post(f"/api/tables/{reported}/seats/{other}/report", 201, text="rude")
    wanted = Retention(games=30, tables=7)
    mine = {opened, over, reported, rated, running}
    assert sweep(server, wanted, 6) & mine == set()
    assert sweep(server, wanted, 8) & mine == {opened}
    assert sweep(server, wanted, 31) & mine == {over}
    for table in (opened, over):
        assert ada.get(f"/api/tables/{table}", 404)["reason"] == "no-such-table"
    assert [ada.view(table)["status"] for table in (reported, rated, running)] == [
        "over",
        "over",
        "playing",
    ]
    faults = server.do(lambda: server.instance.store.database.read(lambda c: list(verify(c))))
    assert faults == []


def test_the_environment_says_how_long(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUNA_KEEP_GAMES", "365")
    monkeypatch.setenv("LUNA_KEEP_TABLES", "14")
    assert Settings.from_environment(data=tmp_path).retention == Retention(365, 14, 30, 0)


def test_every_verb_of_the_operator_works_while_the_server_runs(
    settings: Settings, server: Running, ada: Browser, ben: Browser, tmp_path: Path
) -> None:
    table = start_game(ada, ben, **RATED)
    play_out(table, ada, ben)
    where = ["--database", settings.database] if settings.database else []
    where += ["--data", str(settings.data)]
    assert " 0 faults" in luna(["admin", "verify", *where]).output
    assert luna(["admin", "aside", *where]).output == "0 games set aside\n"
    assert luna(["admin", "rebuild", *where]).output.endswith(" games rebuilt\n")
    assert luna(["admin", "ratings", "rebuild", *where]).output.endswith(" 0 changed\n")
    wrong = luna(["admin", "ratings", "forget", *where])
    assert wrong.exit_code != 0
    assert luna(["admin", "reports", *where]).output.endswith(" open reports\n")
    file = str(tmp_path / "luna.backup")
    assert "rows written" in luna(["admin", "backup", file, *where]).output
    empty = ["--data", str(tmp_path / "empty")]
    assert "rows read" in luna(["admin", "restore", file, *empty]).output
    assert " 0 faults" in luna(["admin", "verify", *empty]).output
    assert luna(["admin", "ratings", "rebuild", *empty]).output.endswith(" 0 changed\n")


def test_metrics_tell_of_company(ada: Browser, ben: Browser) -> None:
    def figure(name: str) -> float:
        lines = ada.get("/metrics").splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))

    rated, shared = figure("luna_rated_games_total"), figure("luna_duplicate_tables_total")
    table = start_game(ada, ben, **RATED)
    play_out(table, ada, ben)
    made = ada.post("/api/duplicates", 201, title="Spring", seats=[None, "pilgrim"])["duplicate"]
    ada.post(f"/api/duplicates/{made}/tables", 201)
    assert figure("luna_rated_games_total") == rated + 1
    assert figure("luna_duplicate_tables_total") == shared + 1
    watched = figure("luna_watchers")
    stranger = Browser(ada.url)
    with stranger.live(table) as live:
        live.receive("welcome")
        assert figure("luna_watchers") == watched + 1
    stranger.close()
