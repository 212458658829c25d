"""How far games are is shown on a terminal and elsewhere."""

from io import StringIO

import pytest
from rich.console import Console

from luna.arena.contest import MatchPool, run_selfplay
from luna.arena.results import Results
from luna.arena.schedule import Contest, SelfPlay, parse_entrants
from luna.bots import Budget
from luna.cli import arena
from luna.cli.arena import Progress, Scoreboard


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LOG_SECONDS", -1.0)
    monkeypatch.setattr(arena, "REFRESH_SECONDS", -1.0)


def test_a_line_now_and_then_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    schedule = SelfPlay(parse_entrants(["random"]), games=2, mode="preselected")
    results = Results.open(None, schedule)
    keys = (each.key for each in schedule.pairings())
    with Progress(keys, results, Console(file=StringIO())) as result:
        run_selfplay(schedule, results, MatchPool(0), result.on_game)
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("1 of 2 games, ")
    assert "a second, about" in first
    assert second.startswith("2 of 2 games, ")


def test_standings_on_a_terminal() -> None:
    contest = Contest(parse_entrants(["random", "tips"], Budget(nodes=2)), setups=1)
    results = Results.open(None, contest)
    screen = StringIO()
    with Scoreboard(
        contest, results, Console(file=screen, force_terminal=True, width=100)
    ) as result:
        run_selfplay(contest, results, MatchPool(0), result.on_game)
    assert "tips@2n" in screen.getvalue()


@pytest.mark.parametrize(
    ("games", "seconds", "word"),
    [(100, 1.0, "99 s"), (5_000, 1.0, "83 min"), (100_000, 1.0, "28 h")],
)
def test_the_rest_is_told_in_fitting_units(games: int, seconds: float, word: str) -> None:
    schedule = SelfPlay(parse_entrants(["random"]), games=games, mode="preselected")
    results = Results.open(None, schedule)
    (outcome,) = MatchPool(0).run([next(schedule.pairings())])
    result = Progress(map(str, range(games)), results, Console(file=StringIO()))
    result.on_game(outcome)
    assert result.summary(seconds).endswith(f"about {word} left")
