"""Live updates: every entry arrives once, in order, and no viewer holds up the others."""

import json
import socket
import threading
from collections.abc import Callable, Sequence

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from luna.app.jobs import Task
from luna.table.table import Table
from tests.server.harness import PATIENCE, PRESELECTED, Browser, Running, start_game


def test_all_viewers_get_an_action(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    table = start_game(ada, ben)
    watcher = browser()
    with ada.live(table) as one, ben.live(table) as two, watcher.live(table) as three:
        welcomes = [live.receive("welcome") for live in (one, two, three)]
        assert [welcome["you"]["seats"] for welcome in welcomes] == [[0], [1], []]
        view = welcomes[0]["view"]
        first = (one, two)[view["turn"]["seat"]]
        first.send(type="act", client="c1", sequence=view["sequence"], text="meditate")
        assert first.receive("ack")["sequence"] == view["sequence"] + 1
        for live in (two if first is one else one, three):
            event = live.receive("event")
            assert event["entry"]["text"] == "meditate"
            assert event["view"]["number"] == 1
            assert {"kind": "time-turned", "order": None, "details": {"left": 2}} in event["events"]


def test_resuming_leaves_no_gap(ada: Browser) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    table = view["table"]
    with ada.live(table) as live:
        seen = live.receive("welcome")["sequence"]
    for _ in range(3):
        ada.act(ada.view(table), "meditate")
        ada.post(f"/api/tables/{table}/chat", text="again")
    with ada.live(table, since=seen) as live:
        welcome = live.receive("welcome")
        missed = [entry["sequence"] for entry in welcome["missed"]]
        assert missed == list(range(seen + 1, welcome["sequence"] + 1))
        assert not welcome["reset"]
    with ada.live(table, since=999) as live:
        assert live.receive("welcome")["reset"]


def test_clients_that_know_the_rules_can_do_without_views(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with (
        ada.live(table, query="view=no") as lean,
        ada.live(table, query="view=document") as knowing,
        ada.live(table) as full,
    ):
        assert lean.receive("welcome")["view"]["number"] == 0
        assert knowing.receive("welcome")["view"]["number"] == 0
        full.receive("welcome")
        ada.act(ada.view(table), "meditate")
        event = lean.receive("event")
        assert event["entry"]["text"] == "meditate"
        assert "view" not in event
        assert "document" not in event
        view = full.receive("event")["view"]
        assert view["number"] == 1
        event = knowing.receive("event")
        assert event["document"] == view["document"]
        assert "view" not in event


def test_problems_come_over_the_socket_too(ada: Browser) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    with ada.live(view["table"]) as live:
        live.send(type="act", client="x", sequence=1, text="favor book")
        result = live.receive("problem")
        assert (result["client"], result["problem"]["rule"]) == ("x", "A-ONE-EACH")
        live.send(type="why", client="y", text="favor book")
        assert live.receive("why")["refusal"]["rule"] == "A-ONE-EACH"
        live.send(type="preview", client="z", text="favor tide")
        assert live.receive("preview")["text"] == "favor tide"
        live.send(type="chat", client="w", text="hi")
        assert live.receive("ack")["client"] == "w"
        live.send(type="ping")
        assert live.receive("pong")["sequence"] == 2
        live.send(type="nonsense")
        assert live.receive("problem")["problem"]["reason"] == "bad-message"
        live.socket.send("{")
        assert live.receive("problem")["problem"]["reason"] == "bad-message"


def test_a_pong_speaks_only_of_what_is_on_disk(
    server: Running, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    games, loop = server.instance.store.games, server.instance.loop
    assert loop is not None
    append, (ours, theirs) = games.append, socket.socketpair()
    theirs.setblocking(False)
    begun = threading.Event()

    async def append_late(before: Table, after: Table, tasks: Sequence[Task]) -> None:
        begun.set()
        await loop.sock_recv(theirs, 1)
        await append(before, after, tasks)

    monkeypatch.setattr(games, "append", append_late)
    with ours, theirs, ben.live(view["table"]) as live:
        live.receive("welcome")
        acting = threading.Thread(target=ada.act, args=(view, "meditate"))
        acting.start()
        assert begun.wait(PATIENCE)
        live.send(type="ping", client="a")
        assert live.receive("event", "pong")["sequence"] == view["sequence"]
        ours.sendall(b".")
        assert live.receive("event")["sequence"] == view["sequence"] + 1
        live.send(type="ping", client="b")
        assert live.receive("pong")["sequence"] == view["sequence"] + 1
        acting.join()


def test_all_viewers_see_who_is_present(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    with ada.live(table) as one:
        assert one.receive("presence")["present"] == [True, False]
        with ben.live(table):
            assert one.receive("presence")["present"] == [True, True]
        assert one.receive("presence")["present"] == [True, False]


def test_a_foreign_page_gets_no_socket(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with (
        pytest.raises(InvalidStatus) as refused,
        ada.live(table, origin="https://evil.example"),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_there_is_no_socket_without_a_table(ada: Browser) -> None:
    with pytest.raises(InvalidStatus), ada.live("nowhere"):
        pass


def test_an_entry_tells_its_round_as_it_is_written(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    log = ada.get(f"/api/tables/{table}/log")["entries"]
    rounds = [(e["kind"], e["round"]) for e in log]
    assert rounds == [("invite", None), ("join", None), ("start", 1)]
    with ada.live(table) as live:
        view = live.receive("welcome")["view"]
        (ada, ben)[view["turn"]["seat"]].act(view, "meditate")
        result = live.receive("event")["entry"]
        assert (result["kind"], result["round"]) == ("action", 1)


def test_an_oversized_message_ends_the_socket(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with ada.live(table) as live:
        live.receive("welcome")
        live.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            live.receive("never")


def test_a_slow_reader_is_dropped_and_resumes(server: Running, ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with ada.live(table, max_queue=1) as slow, ada.live(table) as quick:
        slow.receive("welcome")
        seen = 1
        held = server.do(lambda: server.instance.tables.get(table))

        noise = json.dumps({"type": "noise", "noise": "x" * 20_000}).encode()

        def flood() -> None:
            """More than the sockets' buffers and the backlog hold together."""
            for viewer in held.viewers:
                if viewer._socket.client.port == slow.socket.local_address[1]:
                    for _ in range(2000):
                        viewer.send(noise)

        server.do(flood)
        ada.post(f"/api/tables/{table}/chat", text="still here")
        assert quick.receive("event")["entry"]["text"] == "still here"
        with pytest.raises(ConnectionClosed) as closed:
            slow.receive("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4008
    with ada.live(table, since=seen) as again:
        assert [e["text"] for e in again.receive("welcome")["missed"]] == ["still here"]


def test_two_racing_for_the_same_turn(ada: Browser) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    cookies = dict(ada.http.cookies.items())
    answers: list[int] = []
    barrier = threading.Barrier(8)

    def race(number: int) -> None:
        racer = Browser(ada.url)
        racer.http.cookies.update(cookies)
        body = {"text": "meditate", "sequence": view["sequence"], "client": f"racer {number}"}
        barrier.wait()
        answers.append(
            racer.http.post(f"/api/tables/{view['table']}/actions", json=body).status_code
        )
        racer.close()

    threads = [threading.Thread(target=race, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 7
    assert ada.view(view["table"])["number"] == 1


def test_stopping_asks_everyone_to_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    from luna.server.settings import Settings

    settings = Settings(data=tmp_path_factory.mktemp("stop"))
    running = Running(settings)
    someone = Browser(running.url, "Ada")
    table = someone.table("you", "you", **PRESELECTED)["table"]
    with someone.live(table) as live:
        live.receive("welcome")
        someone.close()
        running.stop()
        assert live.receive("reconnect")["after"] > 0
        with pytest.raises(ConnectionClosed) as closed:
            live.receive("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
