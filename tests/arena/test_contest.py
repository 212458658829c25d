"""Whole contests: the same for any number of workers, resumed, and with bots that fail."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import BinaryIO

import pytest

from luna import Game
from luna.arena.contest import PATIENCE_SECONDS, MatchPool, patience_for, run_contest
from luna.arena.match import Outcome
from luna.arena.results import Results, ResultsError
from luna.arena.schedule import Contest, ContestError, parse_entrants
from luna.arena.standings import standings
from luna.arena.statistics import SequentialTest
from luna.bots import Budget


def make(*bots: str, setups: int = 1, players: int = 2, mode: str = "preselected") -> Contest:
    return Contest(parse_entrants(list(bots), Budget(nodes=2)), players, setups, mode)


def played(
    contest: Contest,
    file: Path | None = None,
    workers: int = 1,
    patience: float = 300.0,
    **more: object,
) -> Results:
    results = Results.open(file, contest)
    try:
        with MatchPool(workers, patience=patience) as matches:
            run_contest(contest, results, matches, **more)  # type: ignore[arg-type]
    finally:
        results.close()
    return results


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    contest = make("random", "tips", setups=3)
    one = played(contest, tmp_path / "one", 1)
    three = played(contest, tmp_path / "three", 3)
    none = played(contest, tmp_path / "none", 0)
    assert one.counted() == three.counted() == Results.read(tmp_path / "three").counted()
    assert standings(one.counted()) == standings(three.counted()) == standings(none.counted())
    names = ("one", "three", "none")
    lines = [sorted((tmp_path / name).read_text().splitlines()) for name in names]
    assert lines[0] == lines[1] == lines[2]


def test_a_finished_contest_plays_nothing_again(tmp_path: Path) -> None:
    contest = make("random", "tips")
    played(contest, tmp_path / "file")
    before = (tmp_path / "file").read_bytes()
    new_games: list[Outcome] = []
    played(contest, tmp_path / "file", on_game=new_games.append)
    assert new_games == []
    assert (tmp_path / "file").read_bytes() == before


def test_a_cut_line_is_played_again_and_nothing_else(tmp_path: Path) -> None:
    contest = make("random", "tips", setups=2)
    whole = played(contest, tmp_path / "file").counted()
    data = (tmp_path / "file").read_bytes()
    (tmp_path / "file").write_bytes(data[:-20])
    new_games: list[Outcome] = []
    assert played(contest, tmp_path / "file", on_game=new_games.append).counted() == whole
    assert len(new_games) == 1
    assert (tmp_path / "file").read_bytes() == data
    (tmp_path / "file").write_bytes(data[:30])
    assert played(contest, tmp_path / "file").counted() == whole


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "file"
    command = [sys.executable, "-m", "luna", "arena", "random@2n", "tips@2n"]
    options = ["--mode", "preselected", "--setups", "2", "--out", str(file)]
    run = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
    while run.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 2):
        time.sleep(0.01)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    known = set(Results.read(file).outcomes)
    assert known
    contest = make("random", "tips", setups=2)
    new_games: list[Outcome] = []
    results = played(contest, file, 2, on_game=new_games.append)
    assert len(results.outcomes) == 4
    assert not known & {outcome.key for outcome in new_games}
    keys = [json.loads(line).get("key") for line in file.read_text().splitlines()[1:]]
    assert len(keys) == len(set(keys)) == 4


def test_more_setups_and_bots_are_added_to_a_file(tmp_path: Path) -> None:
    played(make("random", "tips"), tmp_path / "file")
    new_games: list[Outcome] = []
    played(make("random", "tips", setups=2), tmp_path / "file", on_game=new_games.append)
    assert {outcome.setup for outcome in new_games} == {1}


def test_results_of_something_else_are_not_mixed_in(tmp_path: Path) -> None:
    played(make("random", "tips"), tmp_path / "file")
    with pytest.raises(ResultsError, match="mode"):
        Results.open(tmp_path / "file", make("random", "tips", mode="standard"))
    (tmp_path / "other").write_text("hello\n")
    with pytest.raises(ResultsError, match="not a"):
        Results.open(tmp_path / "other", make("random", "tips"))
    assert (tmp_path / "other").read_text() == "hello\n"


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    contest = make("random", "tips")
    results = Results.open(tmp_path / "file", contest)
    with pytest.raises(ResultsError, match="another run"):
        Results.open(tmp_path / "file", contest)
    results.close()


def test_games_of_a_run_that_is_just_ending_are_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = make("random", "tips")
    before = Results.open(tmp_path / "file", contest)
    ended = list(MatchPool(0).run(contest.pairings()))
    before.add(ended[0])

    def lock_when_free(file: BinaryIO, path: Path) -> None:
        before.add(ended[1])
        before.close()

    monkeypatch.setattr("luna.arena.results.lock_results", lock_when_free)
    results = Results.open(tmp_path / "file", contest)
    results.close()
    assert set(results.outcomes) == {outcome.key for outcome in ended}
    assert set(Results.read(tmp_path / "file").outcomes) == set(results.outcomes)


@pytest.mark.parametrize(
    ("budget", "least"), [("400000ms", 400), ("10000000n", 500), ("200ms", PATIENCE_SECONDS)]
)
def test_every_budget_may_be_used_up(budget: str, least: float) -> None:
    pairing = make(f"luna@{budget}", "random").pairings()[0]
    assert patience_for(pairing) >= PATIENCE_SECONDS
    assert patience_for(pairing) >= least


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("Raises", "as planned"), ("Dies", "exit 7"), ("Hangs", "no answer"), ("Cheats", "forfeited")],
)
def test_a_failing_bot_loses_its_games_and_the_rest_is_played(
    bot: str, reason: str, tmp_path: Path
) -> None:
    name = f"py:tests.arena.bots:{bot}"
    others = ["random"] if bot == "Hangs" else ["random", "tips"]
    contest = make(name, *others)
    patience = 4.0 if bot == "Hangs" else 300.0
    outcomes = played(contest, tmp_path / "file", 2, patience=patience).counted()
    assert len(outcomes) == len(contest.pairings())
    for outcome in Results.read(tmp_path / "file").counted():
        seats = [label.startswith(name) for label in outcome.seats]
        if any(seats):
            assert outcome.places[seats.index(True)] == 2
            assert outcome.error is not None
            assert reason in outcome.error
            assert not Game.from_record(outcome.record).over
        else:
            assert outcome.error is None
    result = {each.label.partition("@")[0]: each for each in standings(outcomes).standings}
    assert result[name].crashes == 2 * len(others)
    assert result["random"].crashes == 0


def test_records_are_kept_and_can_be_replayed(tmp_path: Path) -> None:
    results = played(make("random", "tips"), records=tmp_path / "records")
    files = sorted((tmp_path / "records").glob("*.luna"))
    assert len(files) == 2
    for file, outcome in zip(files, results.counted(), strict=True):
        game = Game.load(file)
        assert game.over
        assert len(game.actions) > 10
        assert outcome.seats[0] in file.read_text() or outcome.seats[1] in file.read_text()


def test_solo_standings_tell_margins() -> None:
    result = standings(played(make("random", "tips", mode="solo1", setups=2)).counted())
    best, worst = result.standings
    assert best.margin is not None
    assert worst.margin is not None
    assert best.margin.mean >= worst.margin.mean
    assert best.margin.low <= best.margin.mean <= best.margin.high
    assert result.cross == {}


def test_a_sequential_test_stops_at_the_same_block_for_any_number_of_workers(
    tmp_path: Path,
) -> None:
    contest = make("tips", "random", setups=40)
    found = []
    for workers in (1, 2):
        file = tmp_path / str(workers)
        results = Results.open(file, contest)
        with MatchPool(workers) as matches:
            decision = run_contest(contest, results, matches, test=SequentialTest(0.4, 0.6))
        results.close()
        assert decision is not None
        assert decision[1]
        assert len(results.outcomes) < 80
        found.append((decision, Results.read(file).counted()))
    assert found[0] == found[1]


def test_a_sequential_test_is_for_two() -> None:
    contest = make("tips", "random", "greedy")
    with pytest.raises(ContestError):
        run_contest(
            contest, Results.open(None, contest), MatchPool(0), test=SequentialTest(0.4, 0.6)
        )


def test_four_players_tell_companies() -> None:
    result = standings(played(make("random", "tips", players=4), workers=2).counted())
    assert result.games == 8
    assert {(share.label, share.seats) for share in result.companies} == {
        (label, seats) for label in ("random@2n", "tips@2n") for seats in (1, 3)
    }
    for share in result.companies:
        assert share.even == share.seats / 4
        assert share.wins.number == 4


def test_equal_games_are_counted_once() -> None:
    result = standings(played(make("tips", "tips", setups=2)).counted())
    assert result.games == 4
    assert result.distinct == 2
    assert {estimate.mean for estimate in result.cross.values()} == {0.5}
