"""Processes are killed at random moments: what was acknowledged is there, once, and all go on.

`tests.server.faults` has the parts, and is a command that kills for longer.
"""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest

from scripts.bootstrap.services import nginx_program
from tests.server.cluster import alone, together
from tests.server.faults import Player, Post, at_work, check_database, torture, wait_until
from tests.server.harness import PRESELECTED, Browser, wait_for

needs_nginx = pytest.mark.skipif(
    nginx_program() is None, reason="there is no nginx, and `make ready` brings none to this system"
)


@contextmanager
def post() -> Iterator[Post]:
    office = Post()
    try:
        yield office
    finally:
        office.close()


def test_a_killed_server_on_sqlite_loses_and_doubles_nothing() -> None:
    with post() as office, alone(office.settings) as cluster:
        torture(cluster, office, actions=200, seed=1, every=60)


@needs_nginx
def test_a_proxy_two_instances_two_workers_and_postgresql_lose_and_double_nothing() -> None:
    with post() as office, together(office.settings) as cluster:
        for victim in (cluster.instances[0], cluster.workers[0]):
            victim.kill()
            victim.start()
        torture(cluster, office, actions=200, seed=3, every=60)


def test_a_graceful_stop_loses_nothing() -> None:
    with alone() as cluster:
        player = Player(cluster, 1, 50)
        with at_work(player):
            for target in (5, 15):
                wait_until([player], target)
                (server,) = cluster.programs
                server.end(signal.SIGTERM)
                server.start()
            player.join()
        assert player.fault is None
        assert player.done == 50
        player.check()
        player.browser.close()
        check_database(cluster.settings)


@needs_nginx
def test_a_table_stays_at_one_instance_and_bots_play_from_the_workers() -> None:
    with (
        together() as cluster,
        closing(Browser(cluster.urls[0], "Ada")) as ada,
        ExitStack() as open_,
    ):
        table = ada.table("you", "random", **PRESELECTED)["table"]
        for _ in range(3):
            live = open_.enter_context(ada.live(table))
            live.receive("welcome")
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
        ada.act(ada.view(table), "meditate")
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0 and ada.view(table)["number"] >= 2)
        thought = ada.post(f"/api/tables/{table}/advice")["thought"]
        wait_for(lambda: ada.get(f"/api/thoughts/{thought}")["done"])
        assert len(ada.get(f"/api/thoughts/{thought}")["options"]) == 3
        health = [Browser(each.url) for each in cluster.instances]
        assert sorted(each.get("/healthz")["sockets"] for each in health) == [0, 3]
        for each in health:
            each.close()
        assert ada.http.get("/metrics").status_code == 404


@needs_nginx
def test_a_worker_that_hangs_leaves_its_jobs_to_another() -> None:
    with together() as cluster, closing(Browser(cluster.urls[0], "Ada")) as ada:
        table = ada.table("you", "random", **PRESELECTED)["table"]
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
        first, second = cluster.workers
        second.kill()
        first.send(signal.SIGSTOP)
        number = ada.view(table)["number"]
        ada.act(ada.view(table), "meditate")
        second.start()
        wait_for(lambda: ada.view(table)["number"] > number + 1)
        first.send(signal.SIGCONT)


@needs_nginx
def test_a_database_that_is_away_is_said_clearly_and_everything_resumes() -> None:
    with together() as cluster, closing(Browser(cluster.urls[0], "Ada")) as ada:
        assert cluster.postgres is not None
        table = ada.table("you", "random", **PRESELECTED)["table"]
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
        view = ada.view(table)
        cluster.postgres.kill()
        body = {"text": "meditate", "sequence": view["sequence"], "client": "again"}
        path = f"/api/tables/{table}/actions"
        answer = ada.http.post(path, json=body)
        assert answer.status_code == 503
        assert answer.json()["reason"] in ("not-stored", "no-database")
        assert ada.http.get("/healthz").status_code == 503
        cluster.postgres.start()
        wait_for(lambda: ada.http.post(path, json=body).is_success)
        wait_for(lambda: ada.view(table)["number"] >= view["number"] + 2)
        check_database(cluster.settings)
