"""`luna arena`, `bot`, `hint`, `analyse`, and bots in `luna play`."""

import json
from pathlib import Path

import pytest

from luna import Game
from luna.locale import Texts
from luna.rules.vocabulary import SOURCE_NAMES
from tests.cli import command

QUICK = ("--budget", "2n")
PRESET = ("--mode", "preselected")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the games of the person who runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def luna(*arguments: str | Path, lines: str = "") -> command.Done:
    return command.luna(arguments, lines)


def fine(*arguments: str | Path, lines: str = "") -> str:
    done = luna(*arguments, lines=lines)
    assert done.exit_code == 0, done.output
    return done.stdout


def record(tmp_path: Path, actions: int, mode: str = "preselected") -> Path:
    """A game of a few actions; the last ones are not what a good player does."""
    game = Game.new(["yellow", "red"], seed=8, mode=mode)
    for _ in range(actions):
        game.play(next(iter(game.legal)))
    file = tmp_path / "game.luna"
    file.write_text(game.record())
    return file


def test_a_contest_and_its_report(tmp_path: Path) -> None:
    file, picture = tmp_path / "results", tmp_path / "picture.svg"
    result = fine("arena", "random", "tips", *QUICK, *PRESET, "--setups", "1", "--out", file)
    again = fine(
        "arena", "match", "random", "tips", *QUICK, *PRESET, "--setups", "1", "--out", file
    )
    reported = fine("arena", "report", file, "--picture", picture)
    assert reported == result
    assert "2 of 2 games are in the file already" in again
    assert "random@2n" in result
    assert "2 games on 1 setups" in result
    drawn = picture.read_text()
    assert drawn.startswith("<svg")
    assert "tips@2n" in drawn
    document = json.loads(fine("arena", "report", file, "--json"))
    assert document["games"] == 2
    assert {each["label"] for each in document["standings"]} == {"random@2n", "tips@2n"}
    assert len(document["cross"]) == 2


def test_results_under_former_names_are_reported_under_todays(tmp_path: Path) -> None:
    file = tmp_path / "results"
    head = {"format": "luna-arena/1", "players": 2, "mode": "standard", "edition": "classic"}
    game = {
        "key": "0",
        "setup": 0,
        "seating": 0,
        "seats": ["priest@200ms", "level:priest@4n"],
        "points": [60, 50],
        "places": [1, 2],
        "actions": 90,
        "digest": "0",
        "faults": ["level:priest@4n: no answer within 5 s"],
        "error": "level:priest@4n: gone",
    }
    file.write_text("".join(json.dumps(line) + "\n" for line in (head, game)))
    document = json.loads(fine("arena", "report", file, "--json"))
    standings = {each["label"]: each for each in document["standings"]}
    assert set(standings) == {"beam@200ms", "prior@4n"}
    assert standings["prior@4n"]["faults"] == standings["prior@4n"]["crashes"] == 1
    assert "prior@4n: gone" in fine("arena", "report", file)


def test_self_play_keeps_records_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = ("selfplay", "random", "tips", *QUICK, *PRESET, "--players", "3", "--out", file)
    assert "2 games in" in fine(*command, "--games", "2", "--workers", "0")
    before = file.read_text()
    result = fine(*command, "--games", "4", "--workers", "2")
    assert "2 of 4 games are in the file already" in result
    assert file.read_text().startswith(before)
    head, *games = map(json.loads, file.read_text().splitlines())
    assert head["format"] == "luna-selfplay/1"
    assert len({game["key"] for game in games}) == 4
    for game in games:
        played = Game.from_record(game["record"])
        assert played.over
        assert [played.influence(colour) for colour in played.players] == game["points"]
        places = [played.ranking.index(colour) + 1 for colour in played.players]
        assert places == game["places"]
    assert {game["seats"][0] for game in games} == {"random@2n", "tips@2n"}
    assert "4 games on 4 setups" in fine("arena", "report", file)


def test_arena_results_and_self_play_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "games"
    fine("selfplay", "random", *QUICK, *PRESET, "--games", "1", "--out", file, "--workers", "0")
    done = luna("arena", "random", "tips", *QUICK, *PRESET, "--out", file)
    assert done.exit_code == 1
    assert "luna-selfplay/1" in done.stderr


def test_solo_self_play(tmp_path: Path) -> None:
    file = tmp_path / "games"
    solo = ("--mode", "solo1", "--games", "1", "--workers", "0")
    assert "margin" in fine("selfplay", "tips", *QUICK, *solo, "--out", file)


def test_a_sequential_test_is_told() -> None:
    options = ("--sprt", "0.3,0.7", "--setups", "30", "--workers", "2")
    result = fine("arena", "tips", "random", *QUICK, *PRESET, *options)
    assert "Sequential test 0.3 or 0.7: after" in result


def test_solo_contests_tell_margins(tmp_path: Path) -> None:
    file, picture = tmp_path / "results", tmp_path / "picture.svg"
    solo = ("--mode", "solo1", "--setups", "1")
    assert "margin" in fine("arena", "tips", *QUICK, *solo, "--out", file)
    fine("arena", "report", file, "--picture", picture)
    assert "margin" in picture.read_text()


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["arena", "luna", "stockfish"], "stockfish"),
        (["arena", "luna"], "two bots"),
        (["arena", "luna", "random", "--players", "7"], "players"),
        (["arena", "luna", "random", "--budget", "soon"], "soon"),
        (["arena", "luna", "random", "--mode", "blitz"], "blitz"),
        (["arena", "luna", "random", "--sprt", "0.5"], "0.5"),
        (["arena", "luna", "random", "--sprt", "0.6,0.5"], "rise"),
        (["arena", "luna", "random", "greedy", "--sprt", "0.5,0.6"], "two bots"),
        (["arena", "luna", "random", "--ray", "nowhere"], "HOST:PORT"),
        (["arena", "luna", "random", "--ray", "127.0.0.1:1"], "No Ray cluster at 127.0.0.1:1"),
        (["arena", "report", "/does/not/exist"], "/does/not/exist"),
        (["selfplay", "stockfish", "--out", "/dev/null"], "stockfish"),
        (["selfplay", "luna", "--players", "5", "--out", "/dev/null"], "players"),
        (["selfplay", "luna", "--games", "0", "--out", "/dev/null"], "setups"),
        (["selfplay", "luna", "--out", "/does/not/exist"], "/does/not/exist"),
        (["bot", "stockfish"], "stockfish"),
        (["arena", "luna", "priest"], "beam for the bot or prior for the level"),
        (["play", "--bots", "red=luna:500ms"], "luna@500ms"),
        (["hint", "/does/not/exist"], "/does/not/exist"),
        (["play", "--bots", "green=luna"], "green"),
        (["play", "--bots", "red=stockfish"], "stockfish"),
        (["play", "--bots", "luna"], "COLOUR=BOT"),
        (["play", "--mode", "solo1", "--bots", "red=luna"], "red"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: list[str], word: str) -> None:
    done = luna(*arguments)
    assert done.exit_code == 1
    assert done.stderr.count("\n") == 1
    assert word in done.stderr


def test_pictures_are_svg(tmp_path: Path) -> None:
    file = tmp_path / "results"
    fine("arena", "random", "tips", *QUICK, *PRESET, "--setups", "1", "--out", file)
    done = luna("arena", "report", file, "--picture", tmp_path / "picture.bmp")
    assert done.exit_code == 1
    assert ".svg" in done.stderr


def test_a_bot_answers_on_standard_output(tmp_path: Path) -> None:
    game = Game.load(record(tmp_path, 2))
    lines = [
        {"type": "hello", "protocol": 1},
        {"type": "choose", "record": game.record(), "budget": {"nodes": 2}, "seed": 1},
        {"type": "quit"},
    ]
    result = fine("bot", "luna", lines="".join(json.dumps(line) + "\n" for line in lines))
    hello, answer = map(json.loads, result.splitlines())
    assert hello["name"] == "luna"
    assert answer["action"] in game.legal


@pytest.mark.parametrize("mode", ["preselected", "standard", "solo2"])
def test_a_hint_tells_actions_chances_points_and_a_line(tmp_path: Path, mode: str) -> None:
    file = record(tmp_path, 1, mode)
    game = Game.load(file)
    result = json.loads(fine("hint", file, "--budget", "6n", "--json"))
    assert result["turn"] == game.turn
    assert 1 <= len(result["options"]) <= 5
    for option in result["options"]:
        assert option["action"] in game.legal
        assert set(option["chances"]) == set(option["points"]) == set(game.players)
        assert all(0 <= chance <= 1 for chance in option["chances"].values())
        for colour in game.players:
            sources = option["sources"][colour]
            assert tuple(sources) == SOURCE_NAMES
            assert sum(sources.values()) == pytest.approx(option["points"][colour], abs=0.1)
    assert result["line"][0] == {"colour": game.turn, "action": result["options"][0]["action"]}
    for step in result["line"]:
        game.play(step["action"], step["colour"])
    assert result["options"][0]["action"] in fine("hint", file, "--budget", "6n")


def test_an_analysis_judges_every_action(tmp_path: Path) -> None:
    file = record(tmp_path, 5)
    game = Game.load(file)
    result = json.loads(fine("analyse", file, "--budget", "4n", "--json"))
    assert [f"{each['colour']}: {each['action']}" for each in result["actions"]] == list(
        game.lines()
    )
    for state, judged in zip(game.states, result["actions"], strict=False):
        assert judged["round"] == state.round
        assert judged["lost_chance"] >= 0
        assert (judged["better"] is not None) == (judged["lost_chance"] > 0)
        assert judged["mark"] in ("best", "good", "mistake", "blunder")
        assert set(judged["chances"]) == {"yellow", "red"}
    assert sum(each["actions"] for each in result["summaries"]) == 5
    assert set(result["turning_points"]) <= set(range(1, 6))
    shown = fine("analyse", file, "--budget", "4n")
    assert result["actions"][0]["action"] in shown


def test_games_without_anything_to_say(tmp_path: Path) -> None:
    fresh = record(tmp_path, 0)
    done = luna("analyse", fresh)
    assert done.exit_code == 1
    assert "nothing has been played" in done.stderr


def test_bots_act_by_themselves_and_everything_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.luna"
    result = fine("play", file, *PRESET, "--seed", "5", "--bots", "red=deacon", lines="promote 8\n")
    game = Game.load(file)
    assert [line.split(":")[0] for line in game.lines()] == ["yellow", "red"]
    assert "The bot deacon plays Red." in result
    assert Texts("en").action(game.sentence()) in result


def test_taking_back_takes_back_what_the_bots_did(tmp_path: Path) -> None:
    file = tmp_path / "game.luna"
    options = (file, *PRESET, "--seed", "5", "--bots", "red=pilgrim")
    fine("play", *options, lines="promote 8\nundo\n")
    assert Game.load(file).actions == ()
    fine("play", *options, lines="promote 8\nundo\nredo\n")
    assert len(Game.load(file).actions) == 2


def test_bots_alone_play_a_game_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.luna"
    bots = "yellow=random,red=pilgrim"
    result = fine("play", file, *PRESET, "--seed", "5", "--bots", bots)
    assert Game.load(file).over
    assert "The game is over" in result
