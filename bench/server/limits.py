"""`python -m bench.server.limits`: what bounds several workers on PostgreSQL, one thing at a time.

Transactions as the server writes them (one row of a log), with and without the flush to disk, with
and without `NOTIFY` to 1 to 16 listeners; and what a connection takes. PostgreSQL is started for it
and stopped again. How long bots wait after a kill is measured by `tests.server.faults`.
"""

import argparse
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import psutil
import psycopg

from bench.server.instances import postmaster
from tests.server.postgres import new_database, running_postgres

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--transactions", type=int, default=1000)
    parser.add_argument("--connections", type=int, default=50)
    wanted = parser.parse_args()
    with running_postgres() as server:
        url = new_database(server, "limits")
        with psycopg.connect(url) as connection:
            connection.execute("CREATE TABLE entry (number serial PRIMARY KEY, text text)")
        transactions(url, wanted.transactions)
        connections(url, wanted.connections)


if __name__ == "__main__":
    main()
