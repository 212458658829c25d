"""`python -m bench.server.reviewing`: how long a review takes, and whether tables notice it.

A server of its own on SQLite; one browser acts and takes back at a table, alone and while a game is
reviewed; the same game is then analyzed in one process.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from statistics import median

from scripts.screenshots import GAMES
from tests.server import cluster
from tests.server.harness import Browser

GAME = GAMES / "000-standard-2p-classic.luna"


def acting(browser: Browser, table: str, times: int) -> list[float]:
    """Milliseconds of each action, sorted."""
    found = []
    for _ in range(times):
        view = browser.view(table)
        began = time.perf_counter()
        browser.act(view, "meditate")
        found.append((time.perf_counter() - began) * 1000)
        browser.post(f"/api/tables/{table}/undo", number=0)
    return sorted(found)


def show(what: str, found: list[float]) -> None:
    late = found[int(len(found) * 0.99)]
    print(f"an action {what}: median {median(found):.1f} ms, 99 % {late:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=400)
    wanted = parser.parse_args()
    server = cluster.server("--data", tempfile.mkdtemp())
    with cluster.running(server), closing(Browser(server.url, "Ada")) as ada:
        table = ada.table("you", "you", mode="preselected", seed=1)["table"]
        show("alone", acting(ada, table, wanted.actions))
        began = time.perf_counter()
        made = ada.post("/api/reviews", status=201, record=GAME.read_text("utf-8"))
        address = f"/api/reviews/{made['review']}?since=0"
        while not ada.get(address)["judged"]:
            time.sleep(0.05)
        print(f"the first verdict after {time.perf_counter() - began:.2f} s")
        show("beside the review", acting(ada, table, wanted.actions))
        while (found := ada.get(address))["judged"] < found["actions"]:
            time.sleep(0.3)
        print(f"all {found['actions']} verdicts after {time.perf_counter() - began:.1f} s")
    began = time.perf_counter()
    command = [sys.executable, "-m", "luna", "analyse", str(GAME)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"luna analyse took {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
