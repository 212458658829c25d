"""The forecast agrees with what then really happens."""

from random import Random

import pytest

from luna import Game
from luna.analysis.forecast import forecast, gains, game_scored, round_scored, rounds
from luna.bots import Budget, bot
from luna.rules.vocabulary import COLOURS, ISLE_NAMES, ROUNDS
from tests.modes import TABLES
from tests.randomplay import Play


def gained(game: Game, number: int) -> dict[str, dict[str, int]]:
    """What the scoring gave after an action that ended a round, by order and source."""
    found: dict[str, dict[str, int]] = {colour: {} for colour in game.players}
    for event in game.events(number):
        if event.kind == "gain" and event["source"] != "meditation":
            order = str(event.order)
            found[order][str(event["source"])] = int(event["points"])
    for won in found.values():
        won["total"] = sum(won.values())
    return found


@pytest.mark.parametrize(("mode", "players"), TABLES)
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_round_ends_and_game_ends_come_as_foretold(mode: str, players: int, edition: str) -> None:
    game = Game.new(COLOURS[:players], mode=mode, edition=edition, seed=6)
    luck = Random(6)
    ends = 0
    while not game.over:
        before = forecast(game.setup, game.state)
        number = game.round
        text = "meditate" if game.phase == "actions" and luck.random() < 0.2 else None
        game.play(text or bot("random").choose(game.state, Budget(nodes=1), luck.randrange(9**9)))
        over = game.phase == "over"
        if number and (game.round > number or over):
            ends += 1
            end = before["game_end"]
            assert end is not None
            wanted = end["gains"] if over else before["round_end"]
            assert gained(game, -1) == wanted
    assert ends == 6
    assert forecast(game.setup, game.state) == {"round_end": None, "game_end": None, "rounds": []}


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_figures_go_where_the_forecast_says(mode: str, players: int) -> None:
    """Nobody moves: even the Apostate then walks as foretold."""
    game = Game.new(COLOURS[:players], mode=mode, seed=8)
    while game.phase != "actions":
        game.play(bot("random").choose(game.state, Budget(nodes=1), 1))
    ahead = forecast(game.setup, game.state)["rounds"]
    assert [each["round"] for each in ahead] == [1, 2, 3, 4, 5, 6]
    seen = set()
    while not game.over:
        now = forecast(game.setup, game.state)["rounds"][0]
        assert now == ahead[game.round - 1]
        document = game.document()
        assert now["guard"] == document["guard"]
        figures = {figure: isle["name"] for isle in document["isles"] for figure in isle["figures"]}
        assert figures == {name: now[name] for name in ("priestess", "builder", "apostate")}
        seen.add(game.round)
        tired = game.phase == "tire"
        game.play(next(iter(game.legal)) if tired else "meditate")
    assert seen == {1, 2, 3, 4, 5, 6}


def test_the_game_end_adds_to_what_everyone_has() -> None:
    game = Game.new(("yellow", "red"), mode="preselected", seed=1)
    end = forecast(game.setup, game.state)["game_end"]
    assert end is not None
    for colour in game.players:
        assert end["totals"][colour] == game.influence(colour) + end["gains"][colour]["total"]
    assert sorted(end["ranking"]) == ["red", "yellow"]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_whatever_is_played_priestess_and_builder_go_their_way(mode: str, players: int) -> None:
    play = Play(mode, COLOURS[:players], "classic", 5, 2)
    game = Game(play.setup)
    ahead = rounds(game.state)
    assert [each["round"] for each in ahead] == list(range(1, ROUNDS + 1))
    for turn in play.turns():
        before, following = game.round, rounds(game.state)[1:2]
        game.play(turn.action)
        now = ahead[max(game.round, 1) - 1]
        for figure in ("priestess", "builder"):
            assert ISLE_NAMES[getattr(game.state, figure)] == now[figure]
        if game.round > max(before, 1):
            assert ISLE_NAMES[game.state.apostate] == following[0]["apostate"]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_both_ends_bring_what_is_foretold(mode: str, players: int) -> None:
    play = Play(mode, COLOURS[:players], "classic", 5, 2)
    game = Game(play.setup)
    ends = 0
    for turn in play.turns():
        before, s = game.round, game.state
        scored = round_scored(s)
        expected = {colour: game.ledger(colour) for colour in game.players}
        won = [gains(game.setup, s, scored), gains(game.setup, scored, game_scored(scored))]
        game.play(turn.action)
        if before and (game.over or game.round > before):
            ends += 1
            for end in won if game.over else won[:1]:
                for colour, sources in end.items():
                    assert sources.pop("total") == sum(sources.values())
                    for source, points in sources.items():
                        expected[colour][source] += points
            for colour in game.players:
                got = game.ledger(colour)
                assert {**got, "meditation": 0} == {**expected[colour], "meditation": 0}
    assert ends == ROUNDS
