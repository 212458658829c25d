"""`python -m bench.server.limits`: what bounds several workers on PostgreSQL, one thing at a time.

Transactions as the server writes them (one row of a log), with and without the flush to disk, with
and without `NOTIFY` to 1 to 16 listeners; what a connection takes; how long a table is without a
worker after its worker was killed, and a bot without one who thinks for it. PostgreSQL is started
for it and stopped again.
"""

import argparse
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from statistics import median

import psutil
import psycopg
from luna.server.store.process_lives import DEAD, GROUP
from tests.server.test_dispatch import answers, serving_process
from tests.server.test_takeover import serving as taken_over
from tests.server.test_takeover import wait_for_bot

from bench.server.workers import postmaster
from tests.server.harness import Browser
from tests.server.postgres import new_database, running_postgres
from tests.server.test_faults import Killable, serving

ROW = "x" * 200
LISTENERS = (0, 1, 2, 4, 8, 16)
TOGETHER = (1, 4, 16)


@contextmanager
def listening(url: str, number: int) -> Iterator[None]:
    """So many connections, each in a thread, that wait for notifications and read them."""
    with ExitStack() as stack:
        ended = threading.Event()

        def listen(connection: psycopg.Connection) -> None:
            while not ended.is_set():
                for _ in connection.notifies(timeout=0.2):
                    pass

        threads = []
        for _ in range(number):
            connection = stack.enter_context(psycopg.connect(url, autocommit=True))
            connection.execute("LISTEN bench")
            threads.append(threading.Thread(target=listen, args=(connection,)))
        for thread in threads:
            thread.start()
        yield
        ended.set()
        for thread in threads:
            thread.join()


def processor_time(url: str) -> float:
    """Seconds that all processes of PostgreSQL have taken."""
    parent = psutil.Process(postmaster(url))
    spent = 0.0
    for process in (parent, *parent.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):  # a connection that has just been closed
            times = process.cpu_times()
            spent += float(times.user + times.system)
    return spent


def write(url: str, number: int, rows: int, flush: bool, notify: bool) -> tuple[float, float]:
    """Milliseconds of one transaction, and of PostgreSQL's processor time in it."""
    with psycopg.connect(url) as connection:
        connection.execute(f"SET synchronous_commit = {'on' if flush else 'off'}")
        connection.commit()
        before, used = time.perf_counter(), processor_time(url)
        for _ in range(number):
            connection.cursor().executemany("INSERT INTO entry (text) VALUES (%s)", [(ROW,)] * rows)
            if notify:
                connection.execute("SELECT pg_notify('bench', 'a game 17')")
            connection.commit()
        spent = time.perf_counter() - before
        return spent / number * 1000, (processor_time(url) - used) / number * 1000


def transactions(url: str, number: int) -> None:
    print("a transaction: ms, and ms of PostgreSQL's processor time")
    for rows in TOGETHER:
        for flush in (True, False):
            took, used = write(url, number, rows, flush, False)
            how = "flushed" if flush else "not flushed"
            print(f"  {rows:2} rows, {how:12}{took:8.2f}{used:8.2f}")
    for listeners in LISTENERS:
        with listening(url, listeners):
            took, used = write(url, number, 1, True, True)
        print(f"  1 row, NOTIFY to {listeners:2} {took:8.2f}{used:8.2f}")


def connections(url: str, number: int) -> None:
    began = time.perf_counter()
    with ExitStack() as stack:
        parent = psutil.Process(postmaster(url))
        before = sum(each.memory_info().rss for each in parent.children())
        shared = sum(each.memory_info().shared for each in parent.children())
        for _ in range(number):
            connection = stack.enter_context(psycopg.connect(url, autocommit=True))
            connection.execute("SELECT count(*) FROM entry")
        took = (time.perf_counter() - began) / number * 1000
        inside = [each.memory_info() for each in parent.children()]
        own = sum(each.rss for each in inside) - before
        own -= sum(each.shared for each in inside) - shared
        print(f"a connection: {took:.1f} ms to open, {own / number / 1e6:.1f} MB of its own")


def wait_for_both(database: str) -> None:
    """Look until two workers serve, and none that is dead counts as one of them."""
    with psycopg.connect(database, autocommit=True) as connection:
        living = 0
        while living != 2:
            time.sleep(0.1)
            dead = connection.execute(DEAD.text.replace(":locks", str(GROUP))).fetchall()
            (number,) = connection.execute("SELECT count(*) FROM process").fetchone() or (0,)
            living = number - len(dead)


def hand_over(server: str, rounds: int) -> None:
    """Kill the worker of a table again and again, and see when the table lets people in."""
    found = []
    database = new_database(server, "handed")
    killable = Killable("--database", database, "--workers", "2")
    with serving(killable), closing(Browser(killable.url, "Ada")) as ada:
        table = ada.table("you", "you", mode="preselected", seed=1)["table"]
        for number in range(rounds):
            wait_for_both(database)
            with ada.live(table) as live:
                live.receive("welcome")
                worker = serving_process(killable)
                began = time.perf_counter()
                os.kill(worker, signal.SIGKILL)
            while not answers(ada, table):
                pass
            with closing(
                Browser(killable.url)
            ) as again:  # connections of before may end any moment
                again.http.cookies.update(dict(ada.http.cookies.items()))
                again.act(again.view(table), "meditate")
                found.append(time.perf_counter() - began)
                assert again.view(table)["number"] == number + 1
    print(f"handed over and played on after: median {median(found):.3f} s, ", end="")
    print(f"longest {max(found):.3f} s, {rounds} kills")


def bots_go_on(server: str, rounds: int) -> None:
    """Kill the worker that thinks for a bot, and see when another one does."""
    found = []
    database = new_database(server, "bereft")
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        taken_over(database, listener.getsockname()[1]) as (supervisor, url),
        closing(Browser(url, "Ada")) as ada,
    ):
        ada.table("waiting", "waiting", mode="preselected", seed=1)
        line, worker = wait_for_bot(listener, supervisor)
        for _ in range(rounds):
            wait_for_both(database)
            began = time.perf_counter()
            os.kill(worker, signal.SIGKILL)
            line.close()
            line, worker = wait_for_bot(listener, supervisor)
            found.append(time.perf_counter() - began)
        line.close()
    print(f"bots think again after: median {median(found):.3f} s, ", end="")
    print(f"longest {max(found):.3f} s, {rounds} kills")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--transactions", type=int, default=1000)
    parser.add_argument("--connections", type=int, default=50)
    parser.add_argument("--kills", type=int, default=10)
    wanted = parser.parse_args()
    with running_postgres() as server:
        url = new_database(server, "limits")
        with psycopg.connect(url) as connection:
            connection.execute("CREATE TABLE entry (number serial PRIMARY KEY, text text)")
        transactions(url, wanted.transactions)
        connections(url, wanted.connections)
        hand_over(server, wanted.kills)
        bots_go_on(server, wanted.kills)


if __name__ == "__main__":
    main()
