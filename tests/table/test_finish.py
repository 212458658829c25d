"""How games end for each seat, and what many of them come to."""

from dataclasses import replace

from luna.table.commands import Answer, Undo
from luna.table.finish import finishes
from luna.table.tallies import FinishedGame, Opponent, statistics
from tests.table.people import ADA, BEN, Life, alone, two


def to_the_end(life: Life) -> Life:
    while life.table.status == "playing":
        life.act("meditate")
    return life


def test_a_game_ends_for_every_seat() -> None:
    life = two()
    life.act("favor tide")
    assert finishes(life.table) == []
    found = finishes(to_the_end(life).table)
    position = life.table.position
    assert position is not None
    assert [each.influence for each in found] == [int(position.state.influence(n)) for n in (0, 1)]
    assert sorted(each.place for each in found) == [1, 2]
    assert found[0].margin == -found[1].margin
    assert all(sum(each.ledger.values()) == each.influence for each in found)
    starter = life.table.played[0].seat
    openings = {each.seat: each.opening for each in found}
    assert starter is not None
    assert openings[starter] == "favor meditate meditate"
    assert openings[1 - starter] == "meditate meditate meditate"


def test_an_end_that_is_taken_back_is_none() -> None:
    life = to_the_end(two())
    assert finishes(life.table)
    life.do(Undo(ADA, 0))
    request = life.table.request
    assert request is not None
    life.do(Answer(BEN, True, request.sequence))
    assert finishes(life.table) == []


def test_shared_devices_and_games_from_a_record_do_not_count() -> None:
    life = to_the_end(alone())
    shared = replace(life.table, terms=replace(life.table.terms, hot_seat=True))
    assert finishes(shared) == []
    position = life.table.position
    assert position is not None
    begun = replace(life.table, terms=replace(life.table.terms, record=position.record()))
    assert finishes(begun) == []


def outcome(table: str, time: float, place: int, rival: str | None = "ben") -> FinishedGame:
    mode = "standard" if rival else "solo1"
    others = (
        (Opponent(f"human {rival}", "human", rival, None, 3 - place, {"temple": 10}),)
        if rival
        else ()
    )
    ledger = {"temple": 20}
    return FinishedGame(
        table, time, mode, "classic", place, 60, 3 - place, ledger, "favor build", others
    )


def test_many_games_come_to_tallies_and_streaks() -> None:
    games = [
        outcome("c", 3, 1),
        outcome("a", 1, 2),
        outcome("b", 2, 1),
        outcome("d", 4, 2),
        outcome("e", 5, 1),
        outcome("s", 6, 2, None),
    ]
    found = statistics(games, ["temple", "book"])
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
    assert statistics([], ["temple"]).sources == []
