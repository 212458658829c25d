"""Measurements come to an end on machines that are faster than expected."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.server.__main__ import SHORTEST_GAME, free_port, with_enough_games
from bench.web.offline import frames_line

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "web" / "node_modules"
LOAD = ROOT / "bench" / "server" / "boardgameio" / "load.js"


def test_a_fast_server_is_given_more_games() -> None:
    tried: list[int] = []

    def measure(games: int) -> dict[str, Any]:
        tried.append(games)
        return {"ran_out": len(tried) < 3, "moves": games}

    result = with_enough_games(50, 4.0, measure)
    assert tried == [tried[0], 2 * tried[0], 4 * tried[0]]
    assert result == {"ran_out": False, "moves": tried[-1]}


@pytest.mark.skipif(
    shutil.which("node") is None or not (PACKAGES / "ws").is_dir(), reason="needs node and ws"
)
def test_the_load_ends_when_a_table_has_played_all_of_its_games(tmp_path: Path) -> None:
    plan, port = tmp_path / "plan.json", free_port()
    command = [sys.executable, "-m", "bench.server.luna_server", str(tmp_path), str(port), "2"]
    with subprocess.Popen(
        [*command, str(plan)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline() == "ready\n"
            games = json.loads(plan.read_text("utf-8"))
            common = {"kind": "luna", "port": port, "pid": server.pid, "view": "no"}
            timing = {"seconds": 3600, "warm": 0}
            load = {**common, **timing, "tables": [[game] for game in games]}
            plan.write_text(json.dumps(load), "utf-8")
            done = subprocess.run(
                ["node", LOAD, plan],
                env={**os.environ, "NODE_PATH": str(PACKAGES)},
                capture_output=True,
                text=True,
                check=False,
            )
        finally:
            server.send_signal(signal.SIGTERM)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["ran_out"], result["failed"]) == (True, 0)
    assert result["moves"] >= SHORTEST_GAME - 1


def test_a_bot_may_be_too_fast_for_a_single_frame() -> None:
    assert "less than a frame" in frames_line([])
    assert "16.0 ms  (1 frames)" in frames_line([16.0])
