"""Games on Ray: the same results, whoever dies on the way."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from psutil import Process

from luna import ray_pool
from luna.arena import contest as arena_contest
from luna.arena.contest import MatchPool, run_contest, run_selfplay
from luna.arena.match import Outcome
from luna.arena.results import SELF_PLAY, Results
from luna.arena.schedule import Contest, SelfPlay, parse_entrants
from luna.bots import Budget
from luna.learning.run import LearningSettings, Training
from luna.parallel import PoolError
from luna.ray_pool import RayPool, child_processes, import_ray, own_cluster
from tests.arena.bots import killable, played_elsewhere
from tests.cli.command import luna

pytestmark = [
    # Ray is started once for this file; the marks keep it to one process of the tests.
    pytest.mark.xdist_group("ray"),
    # What Ray and its helpers leave open or use although it is deprecated.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def make(*bots: str, setups: int = 3) -> Contest:
    return Contest(parse_entrants(list(bots), Budget(nodes=2)), 2, setups, "preselected")


def played(contest: Contest, file: Path, runner: MatchPool) -> Results:
    results = Results.open(file, contest)
    try:
        run_contest(contest, results, runner)
    finally:
        results.close()
    return results


def repeated(matches: MatchPool) -> int:
    assert isinstance(matches.pool, RayPool)
    return matches.pool.repeated


def lines(file: Path) -> list[str]:
    return sorted(file.read_text().splitlines())


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A cluster of two workers."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        started = import_ray(local=True)
        with own_cluster(started, 2):
            assert child_processes("luna-ray-")
            yield started
        assert child_processes("luna-ray-") == set()


def test_a_killed_worker_costs_nothing_but_time(ray: Any, tmp_path: Path) -> None:
    contest = make("random", "tips")
    played(contest, tmp_path / "alone", MatchPool(0))
    result = tmp_path / "result"
    result.mkdir()
    victims: list[int] = []

    def kill_waiting() -> None:
        while len(victims) < contest.setups:
            for file in result.iterdir():
                if file.suffix == "" and int(file.read_text()) not in victims:
                    victims.append(int(file.read_text()))
                    os.kill(victims[-1], signal.SIGKILL)
            time.sleep(0.01)

    killer = threading.Thread(target=kill_waiting, daemon=True)
    killer.start()
    runner = MatchPool(2, "local", play=killable(result))
    played(contest, tmp_path / "ray", runner)
    killer.join()
    assert repeated(runner) == len(victims) == contest.setups
    assert lines(tmp_path / "ray") == lines(tmp_path / "alone")


def test_self_play_is_the_same_on_ray(ray: Any, tmp_path: Path) -> None:
    schedule = SelfPlay(parse_entrants(["random", "tips"]), 3, 6, "preselected")
    runners: dict[str, MatchPool] = {"alone": MatchPool(0), "ray": MatchPool(2, "local")}
    for name, runner in runners.items():
        results = Results.open(tmp_path / name, schedule, SELF_PLAY)
        run_selfplay(schedule, results, runner)
        results.close()
    assert lines(tmp_path / "alone") == lines(tmp_path / "ray")
    assert len(lines(tmp_path / "ray")) == 7


def test_a_bot_that_ends_its_process_loses_its_games_as_anywhere(ray: Any, tmp_path: Path) -> None:
    contest = make("py:tests.arena.bots:Dies", "random", setups=1)
    for outcome in played(contest, tmp_path / "ray", MatchPool(2, "local")).counted():
        seat = [label.startswith("py:") for label in outcome.seats].index(True)
        assert outcome.error is not None
        assert "exit 7" in outcome.error
        assert outcome.places[seat] == 2


def test_a_fault_of_the_task_ends_the_run(ray: Any) -> None:
    runner = MatchPool(2, "local", play=played_elsewhere)
    with pytest.raises(PoolError, match="as planned"):
        list(runner.run(make("random", "tips").pairings()))


def test_another_version_is_not_mixed_in(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_contest, "fingerprint", lambda: "compiled-0")
    with pytest.raises(PoolError, match="another version"):
        list(MatchPool(2, "local").run(make("random", "tips").pairings()))


def test_a_game_that_always_loses_its_process_is_given_up(
    ray: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_pool, "MAX_ATTEMPTS", 1)
    contest = make("random", "tips", setups=1)
    result = tmp_path / "result"
    result.mkdir()
    (second,) = [each for each in contest.pairings() if each.seating == 1]
    waiting = MatchPool(2, "local", play=killable(result)).run([second])

    def kill_once() -> None:
        while not (result / second.key).exists():
            time.sleep(0.01)
        os.kill(int((result / second.key).read_text()), signal.SIGKILL)

    killer = threading.Thread(target=kill_once, daemon=True)
    killer.start()
    with pytest.raises(PoolError, match="lost its process 1 times"):
        list(waiting)
    killer.join()


def test_a_run_goes_on_after_its_head_was_stopped(ray: Any, tmp_path: Path) -> None:
    """The first run has a cluster of its own; the second finds what the first has left."""
    file = tmp_path / "file"
    bots, size = ["greedy@2n", "tips@2n"], ["--mode", "preselected", "--setups", "300"]
    luna = [sys.executable, "-m", "luna"]
    options = ["--out", str(file), "--ray", "local", "--workers", "2"]
    run = subprocess.Popen(
        [*luna, "arena", *bots, *size, *options],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"RAY_health_check_period_ms": "300"},  # Ray notices sooner
    )
    while run.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 4):
        time.sleep(0.02)
    children = Process(run.pid).children()
    (raylet,) = [each.pid for each in children if "raylet" in each.cmdline()[0]]
    os.kill(raylet, signal.SIGKILL)
    _, result = run.communicate()
    assert run.returncode == 1
    assert result.strip().endswith(ray_pool.GONE)
    known = set(Results.read(file).outcomes)
    assert len(known) >= 3
    contest = make("greedy", "tips", setups=(len(known) + 7) // 2)
    new_games: list[Outcome] = []
    results = Results.open(file, contest)
    run_contest(contest, results, MatchPool(2, "local"), on_game=new_games.append)
    results.close()
    assert not known & {outcome.key for outcome in new_games}
    keys = [json.loads(line).get("key") for line in file.read_text().splitlines()[1:]]
    assert len(keys) == len(set(keys)) == len(results.outcomes)
    wanted = {pairing.key for pairing in contest.pairings()}
    (first, *_) = contest.pairings()
    (alone,) = MatchPool(0).run([first])
    assert results.outcomes[first.key] == alone
    assert wanted <= set(results.outcomes)


class BusyRay:
    """Ray on a machine that is too busy for it at first."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.shut = 0

    def init(self, **options: object) -> None:
        if self.failures:
            self.failures -= 1
            raise Exception("timed out during startup\nand more")

    def shutdown(self) -> None:
        self.shut += 1


def test_a_start_that_takes_too_long_is_tried_again() -> None:
    patient = BusyRay(2)
    with own_cluster(patient, 2):
        assert patient.shut == 2
    assert patient.shut == 3
    with (
        pytest.raises(PoolError, match=r"^No Ray cluster at local: timed out during startup$"),
        own_cluster(BusyRay(3), 2),
    ):
        raise AssertionError("it did not start")


def test_without_ray_one_sentence_tells_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PoolError, match=r"pip install '\.\[ray\]'"):
        list(MatchPool(2, "local").run(make("random", "tips").pairings()))
    done = luna(["arena", "random", "tips", "--ray", "local"])
    assert done.exit_code == 1
    assert done.stderr == f"{ray_pool.INSTALL}\n"


def test_a_training_run_comes_to_the_same_files_on_ray(ray: Any, tmp_path: Path) -> None:
    settings = LearningSettings(games=2, nodes=1, gate_nodes=1, gate_setups=8, kinds=("2",))
    start = resources.files("luna.data").joinpath("evaluation.json").read_bytes()
    for folder, address in (("alone", None), ("ray", "local")):
        run = Training(tmp_path / folder, settings, start, 0, lambda line: None, address)
        run.run(generations=1, hours=None)
    alone, spread = (
        {
            file.relative_to(tmp_path / folder): file.read_bytes()
            for file in (tmp_path / folder).rglob("*.*")
            if file.is_file()
        }
        for folder in ("alone", "ray")
    )
    assert alone == spread
    assert Path("generation-001/games-2-000000.npz") in spread
