"""Puzzles: what ships is whole, a position has one name however it is turned, mining finds some."""

from itertools import islice
from pathlib import Path

import pytest

from luna import Game
from luna.analysis import mining
from luna.analysis.glicko import GlickoRating, after, expected
from luna.analysis.mining import RATINGS, Miner, games, margin, seed_of
from luna.analysis.puzzles import THEMES, Puzzle, position_name, read_puzzles, shipped
from luna.bots import TreeBot
from luna.cli.main import run
from luna.envs.symmetry import symmetries
from luna.record.notation import parse_action
from luna.rules.explain import why_not


def test_every_puzzle_is_a_position_with_a_legal_solution() -> None:
    assert len(shipped()) >= 300
    for puzzle in shipped().values():
        setup, s = puzzle.position()
        action = parse_action(puzzle.solution)
        assert why_not(s, action) is None, puzzle.id
        assert puzzle.theme in THEMES
        assert puzzle.rating in RATINGS
        assert puzzle.gain >= margin(s)
        assert (puzzle.theme == "solo") == bool(setup.solo_level)


def test_no_position_is_there_twice_however_it_is_turned() -> None:
    names = [position_name(puzzle.position()[1]) for puzzle in shipped().values()]
    assert len(set(names)) == len(names)
    assert names == list(shipped())


def test_a_turned_position_has_the_same_name() -> None:
    for players in (2, 3, 4):
        colours = ["yellow", "red", "blue", "white"][:players]
        game = Game.new(colours, seed=players)
        for _ in range(20):
            game.play(next(iter(game.legal)))
        names = {position_name(each.state(game.state)) for each in symmetries(game.state.layout)}
        assert len(names) == 1
        other = Game.new(colours, seed=players + 10)
        assert position_name(other.state) not in names


def test_mining_finds_the_same_puzzles_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "SEARCH_NODES", 12)
    monkeypatch.setattr(mining, "CHECK_FACTOR", 3)
    monkeypatch.setattr(mining, "PLAY_NODES", 4)

    def found() -> list[Puzzle]:
        puzzles = []
        for seed, setup in islice(games(1), 2):
            for puzzle in islice(Miner(TreeBot()).play(seed, setup), 70):
                if puzzle is not None:
                    assert seed_of(puzzle) == seed
                    puzzles.append(puzzle)
        return puzzles

    first = found()
    assert first
    assert found() == first
    assert read_puzzles(puzzle.line() for puzzle in first) == first


def test_the_command_adds_to_a_file_and_mends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "SEARCH_NODES", 12)
    monkeypatch.setattr(mining, "CHECK_FACTOR", 3)
    monkeypatch.setattr(mining, "PLAY_NODES", 4)
    file = tmp_path / "puzzles.jsonl"
    run(["puzzles", "mine", str(file), "--number", "1"])
    one = file.read_text("utf-8")
    assert len(one.splitlines()) == 1
    file.write_text(one + one[:40], "utf-8")
    run(["puzzles", "mine", str(file), "--number", "1"])
    assert file.read_text("utf-8") == one


def test_ratings_meet_in_the_middle() -> None:
    person, puzzle = GlickoRating(1200, 350), GlickoRating(1500, 150)
    won, lost = after(person, puzzle, True), after(person, puzzle, False)
    assert won.rating > 1200 > lost.rating
    assert won.deviation == lost.deviation < 350
    assert won.rating - 1200 > 1200 - lost.rating  # a surprise counts for more
    assert expected(person, puzzle) < 0.5 < expected(puzzle, person)
    for _ in range(200):
        person = after(person, puzzle, True)
    assert person.deviation >= 45
