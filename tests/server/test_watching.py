"""Public games to look on at: the position, who looks on, and rated ones late."""

from dataclasses import replace

from luna.server.live.watching import DELAY, seen
from tests.server.harness import Browser, seated, wait_for
from tests.table.people import two


def test_public_games_are_shown_with_their_position(ada: Browser, ben: Browser) -> None:
    private = seated(ada, ben)
    table = seated(ada, ben, public=True)
    with ben.live(table) as player:
        player.hear("welcome")
        found = {game["table"]: game for game in ada.get("/api/watching")["games"]}
        assert private not in found
        view = ada.view(table)
        assert found[table]["document"] == view["document"]
        assert (found[table]["watchers"], found[table]["delay"]) == (0, 0)
        stranger = Browser(ada.url)
        with stranger.live(table) as live:
            live.hear("welcome")
            (game,) = (g for g in ada.get("/api/watching")["games"] if g["table"] == table)
            assert game["watchers"] == 1
        stranger.close()
    (ada, ben)[view["turn"]["seat"]].act(view, "meditate")
    (game,) = (g for g in ada.get("/api/watching")["games"] if g["table"] == table)
    assert game["document"] == ada.view(table)["document"] != view["document"]
    ada.post(f"/api/tables/{table}/abandon")
    ben.reply(table, True)
    wait_for(lambda: all(g["table"] != table for g in ada.get("/api/watching")["games"]))


def test_a_rated_game_is_seen_late_while_it_runs() -> None:
    life = two()
    begun = life.table.position
    life.now += 10
    life.act("meditate")
    table = replace(life.table, terms=replace(life.table.terms, rated=True))
    assert seen(life.table, life.now) is life.table.position
    assert seen(table, life.now + DELAY - 1) is begun
    assert seen(table, life.now + DELAY) is table.position
    assert seen(replace(table, status="over"), life.now) is table.position
