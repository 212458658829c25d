"""How games end for each seat."""

from dataclasses import replace

from luna.table.commands import Answer, Undo
from luna.table.finish import finishes
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
