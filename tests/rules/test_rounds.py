"""The end of a round and the start of the next."""

import pytest

from luna import Game
from luna.rules.vocabulary import COLOURS, ISLE_NAMES
from tests.positions import Order, end_round, figure, novices, order, position


def empty(players: int) -> dict[str, Order]:
    return {colour: order() for colour in COLOURS[:players]}


@pytest.mark.parametrize("players", [3, 4])
def test_e_next_starts_left_of_the_last_token(players: int) -> None:
    for last in range(players):
        game = position(empty(players), time=1, turn=COLOURS[last])
        game.play("meditate")
        assert game.turn == COLOURS[(last + 1) % players]
        assert game.document()["start"] == game.turn


@pytest.mark.parametrize("last", ["yellow", "red"])
def test_e_next_alternates_between_two(last: str) -> None:
    game = position(empty(2), time=1, turn=last, start="yellow")
    game.play("meditate")
    assert game.turn == "red"
    end_round(game)
    assert game.turn == "yellow"


def test_n_wake_all_inactive_novices() -> None:
    game = position(
        yellow=order(active={"tide": 1}, inactive={"tide": 2, "book": 3}, stage=1),
        red=order(inactive={"herbs": 1}),
        time=1,
    )
    game.play("meditate")
    assert novices(game, "yellow", "tide") == (3, 0)
    assert novices(game, "yellow", "book") == (3, 0)
    assert novices(game, "red", "herbs") == (1, 0)
    assert game.state.stage[0] == 1


@pytest.mark.parametrize(("players", "steps"), [(2, 5), (3, 5), (4, 6)])
def test_n_figures_move_by_their_numbers(players: int, steps: int) -> None:
    isles = ("book", "tide", "novice", "herbs", "shrine", "sailboat", "bribery")
    game = position(empty(players), time=1, isles=isles, priestess="tide", builder="tide")
    game.play("meditate")
    assert figure(game, "priestess") == isles[(1 + steps) % 7]
    assert figure(game, "builder") == isles[1 + 4]


def test_n_apostate_goes_to_the_next_isle_with_novices() -> None:
    game = position(
        yellow=order(active={"shrine": 1}),
        red=order(inactive={"book": 1}),
        apostate="tide",
        time=1,
    )
    game.play("meditate")
    assert figure(game, "apostate") == "book"


def test_n_apostate_goes_all_the_way_round() -> None:
    game = position(yellow=order(active={"herbs": 1}), red=order(), apostate="tide", time=1)
    game.play("meditate")
    assert figure(game, "apostate") == "herbs"


def test_n_apostate_comes_round_to_his_own_isle() -> None:
    game = position(yellow=order(active={"tide": 1}), red=order(), apostate="tide", time=1)
    game.play("meditate")
    assert figure(game, "apostate") == "tide"


def test_n_apostate_stays_if_no_isle_has_novices() -> None:
    game = position(
        yellow=order(shrines=["book"], stage=2), red=order(claimed=[28]), apostate="tide", time=1
    )
    game.play("meditate")
    assert figure(game, "apostate") == "tide"


def test_n_apostate_moves_after_the_novices_woke() -> None:
    """A novice that was inactive in the old round counts for the new place."""
    game = position(
        yellow=order(inactive={"sailboat": 1}, active={"book": 1}),
        red=order(),
        apostate="tide",
        time=1,
    )
    game.play("meditate")
    assert figure(game, "apostate") == "sailboat"


def test_n_guard_steps_towards_the_gate() -> None:
    game = position(empty(2), time=1)
    values = [game.document()["guard"]]
    guards = [sum("guard" in space for space in game.document()["path"])]
    while game.round < 6:
        end_round(game)
        values.append(game.document()["guard"])
        guards.append(sum("guard" in space for space in game.document()["path"]))
    assert values == [6, 5, 4, 3, 2, 2]
    assert guards == [6, 5, 4, 3, 2, 1]


def test_n_guard_leaves_approved_tiles_behind() -> None:
    game = position(empty(2), in_round=2)
    path = game.document()["path"]
    last_guard = max(at for at, space in enumerate(path) if "guard" in space)
    assert path[last_guard] == {"guard": 5}
    assert [space["tile"] for space in path[last_guard + 1 :]] == [12, 11, 7, 6]


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_n_time_tokens_are_restacked(players: int, tokens: int) -> None:
    game = position(empty(players), time=1)
    game.play("meditate")
    assert game.state.time == tokens


@pytest.mark.parametrize("mode", ["standard", "preselected"])
def test_n_time_six_rounds_make_a_game(mode: str) -> None:
    game = Game.new(COLOURS[:3], seed=4, mode=mode)
    while game.phase == "preliminary":
        game.play(next(iter(game.legal)))
    rounds = []
    while not game.over:
        rounds.append(game.round)
        game.play("meditate")
    assert rounds == [number for number in range(1, 7) for _ in range(4)]


def test_n_figures_visit_by_the_ring_not_the_vocabulary() -> None:
    isles = tuple(reversed(ISLE_NAMES))
    game = position(empty(2), time=1, isles=isles, builder="novice")
    game.play("meditate")
    assert figure(game, "builder") == isles[4] == "tide"


def test_e_order_no_player_builds_at_the_end_of_a_round() -> None:
    """Only the solo opponent does (O-END)."""
    game = position(
        yellow=order(active={"book": 2}), red=order(active={"book": 2}), builder="book", time=1
    )
    game.play("meditate")
    assert all(isle["shrines"] == [] for isle in game.document()["isles"])
