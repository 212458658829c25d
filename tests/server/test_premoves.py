"""Premoves over the wire: carried out at once, private, one winner, and safe from a kill."""

import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server import cluster
from tests.server.harness import Browser, Running, start_game, wait_for


def pair(first: Browser, second: Browser) -> tuple[str, Browser, Browser]:
    """A game of two: its table, who is to act, and who waits."""
    table = start_game(first, second)
    view = first.view(table)
    mine = view["turn"]["seat"] in view["you"]["seats"]
    return (table, first, second) if mine else (table, second, first)


def plan(who: Browser, table: str, *branches: Any, status: int = 200, **more: Any) -> Any:
    view = who.view(table)
    body = {"seat": view["you"]["seats"][0], "sequence": view["sequence"], **more}
    return who.put(f"/api/tables/{table}/plan", status, branches=list(branches), **body)


def actions(who: Browser, table: str) -> list[str]:
    log = who.get(f"/api/tables/{table}/log")["entries"]
    return [entry["text"] for entry in log if entry["kind"] == "action"]


def end(who: Browser, table: str) -> Any:
    (only,) = who.get(f"/api/tables/{table}/plan")["plans"]
    return only["end"]


def test_a_plan_is_carried_out_at_once_and_seen_by_its_owner_alone(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    table, acting, waiting = pair(ada, ben)
    order = acting.view(table)["turn"]["colour"]
    if_meditates = {"then": "meditate", "when": [{"order": order, "action": "meditate"}]}
    shown = plan(waiting, table, if_meditates)
    assert shown["plans"][0]["branches"][0]["then"] == "meditate"
    assert acting.get(f"/api/tables/{table}/plan") == {"plans": []}
    assert browser().get(f"/api/tables/{table}/plan", 401)["reason"] == "name-yourself"
    with acting.live(table) as live:
        live.receive("welcome")
        acting.act(acting.view(table), "meditate")
        assert [live.receive("event")["entry"]["text"] for _ in range(2)] == ["meditate"] * 2
    assert actions(ada, table) == ["meditate", "meditate"]
    wait_for(lambda: end(waiting, table) == "done")


def test_what_is_unforeseen_ends_a_plan_and_says_so(ada: Browser, ben: Browser) -> None:
    table, acting, waiting = pair(ada, ben)
    order = acting.view(table)["turn"]["colour"]
    plan(waiting, table, {"then": "meditate", "when": [{"order": order, "action": "build"}]})
    acting.act(acting.view(table), "meditate")
    wait_for(lambda: end(waiting, table) == "unforeseen")
    assert actions(ada, table) == ["meditate"]
    waiting.delete(f"/api/tables/{table}/plan")
    assert waiting.get(f"/api/tables/{table}/plan") == {"plans": []}


def test_two_plans_answer_each_other_until_the_round_ends(ada: Browser, ben: Browser) -> None:
    table, acting, waiting = pair(ada, ben)
    again = {"then": "meditate", "again": True}
    plan(waiting, table, again)
    plan(acting, table, again)
    wait_for(lambda: ada.view(table)["document"]["round"] == 2)
    wait_for(lambda: {end(ada, table), end(ben, table)} == {"round-over"})
    assert set(actions(ada, table)) == {"meditate"}


def test_a_move_against_a_plan_has_one_winner(ada: Browser, ben: Browser) -> None:
    for _ in range(3):
        table, acting, waiting = pair(ada, ben)
        plan(waiting, table, {"then": "meditate"})
        before = acting.view(table)
        body = {"text": "meditate", "sequence": before["sequence"] + 1}

        def hurry(table: str = table, body: Any = body, waiting: Browser = waiting) -> None:
            for _ in range(20):
                answer = waiting.http.post(f"/api/tables/{table}/actions", json=body)
                if answer.status_code == 200:
                    return

        racing = threading.Thread(target=hurry)
        racing.start()
        acting.act(before, "meditate")
        racing.join()
        wait_for(lambda table=table: len(actions(ada, table)) == 2)  # type: ignore[misc]
        assert ada.view(table)["number"] == 2


@pytest.mark.parametrize(
    ("branches", "reason"),
    [
        ([{"then": "fly"}], "unknown-action"),
        ([], "bad-body"),
        ([{"then": "meditate"}] * 25, "bad-body"),
        ([{"then": "meditate", "after": [{"then": "meditate"}] * 24}], "plan-too-large"),
    ],
)
def test_what_is_no_plan_is_refused(ada: Browser, ben: Browser, branches: Any, reason: str) -> None:
    table, _, waiting = pair(ada, ben)
    assert plan(waiting, table, *branches, status=422)["reason"] == reason


def test_plans_for_others_and_for_what_is_past_are_refused(
    server: Running, ada: Browser, ben: Browser
) -> None:
    table, acting, waiting = pair(ada, ben)
    taken = acting.view(table)["you"]["seats"][0]
    branch = {"then": "meditate"}
    refused = plan(waiting, table, branch, status=403, seat=taken)
    assert refused["reason"] == "not-your-seat"
    acting.act(acting.view(table), "meditate")
    waiting.act(waiting.view(table), "meditate")
    waiting.post(f"/api/tables/{table}/undo", number=0)
    late = plan(waiting, table, {"then": "build"}, status=409, sequence=1)
    assert late["reason"] == "plan-overtaken"
    assert server.do(lambda: server.instance.store.premoves.at_table(table)) == []


def test_a_kill_loses_no_plan(tmp_path: Path) -> None:
    server = cluster.server("--data", str(tmp_path))
    with cluster.running(server):
        ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
        table, acting, waiting = pair(ada, ben)
        plan(waiting, table, {"then": "meditate"})
        server.end(signal.SIGKILL)
        server.start()
        acting.act(acting.view(table), "meditate")
        wait_for(lambda: len(actions(ada, table)) == 2)
        for browser in (ada, ben):
            browser.close()
