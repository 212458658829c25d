"""The forecast agrees with what then really happens."""

from random import Random

import pytest

from luna import Game
from luna.analysis.forecast import forecast
from luna.bots import Budget, bot
from luna.rules.vocabulary import COLOURS
from tests.modes import TABLES


def gained(game: Game, number: int) -> dict[str, dict[str, int]]:
    """What the scoring gave after an action that ended a round, by order and source."""
    told: dict[str, dict[str, int]] = {colour: {} for colour in game.players}
    for event in game.events(number):
        if event.kind == "gain" and event["source"] != "meditation":
            order = str(event.order)
            told[order][str(event["source"])] = int(event["points"])
    for won in told.values():
        won["total"] = sum(won.values())
    return told


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
            wanted = before["game_end"]["gains"] if over else before["round_end"]
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
    assert [told["round"] for told in ahead] == [1, 2, 3, 4, 5, 6]
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
    told = forecast(game.setup, game.state)["game_end"]
    for colour in game.players:
        assert told["totals"][colour] == game.influence(colour) + told["gains"][colour]["total"]
    assert sorted(told["ranking"]) == ["red", "yellow"]
