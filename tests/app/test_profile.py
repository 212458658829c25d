"""Statistics of a player's games."""

from luna.app.profile.player_stats import FinishedGame, Opponent, player_statistics


def game(table: str, time: float, place: int, opponent: str | None = "ben") -> FinishedGame:
    mode = "standard" if opponent else "solo1"
    others = (
        (Opponent(f"human {opponent}", "human", opponent, None, 3 - place, {"temple": 10}),)
        if opponent
        else ()
    )
    ledger = {"temple": 20}
    return FinishedGame(
        table, time, mode, "classic", place, 60, 3 - place, ledger, "favor build", others
    )


def test_many_games_come_to_tallies_and_streaks() -> None:
    games = [
        game("c", 3, 1),
        game("a", 1, 2),
        game("b", 2, 1),
        game("d", 4, 2),
        game("e", 5, 1),
        game("s", 6, 2, None),
    ]
    found = player_statistics(games, ["temple", "book"])
    assert (found.games, found.wins) == (6, 3)
    assert [(each.key, each.games, each.wins, each.place) for each in found.by_players] == [
        ("2", 5, 3, 1.4)
    ]
    assert [each.key for each in found.by_mode] == ["solo1", "standard"]
    assert [(each.name, each.games, each.ahead) for each in found.opponents] == [("ben", 5, 3)]
    assert [(each.source, each.yours, each.others) for each in found.sources] == [
        ("temple", 20, 10),
        ("book", 0, 0),
    ]
    assert (found.streaks.current, found.streaks.longest) == (1, 2)
    assert [(each.mode, each.wins, each.margin, each.table) for each in found.solo] == [
        ("solo1", 0, 1, "s")
    ]
    assert [(each.verbs, each.games) for each in found.openings] == [(["favor", "build"], 6)]
    assert player_statistics([], ["temple"]).sources == []
