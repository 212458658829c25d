"""Positions in the words of the game, for tests.

    game = position(
        yellow=order(active={"tide": 2}, favors=["novice"]),
        red=order(temple=[6], council=3),
        in_round=2,
    )

Orders sit in the order they are named; the first has the turn. Pieces that are not mentioned are
where they belong: novices and shrines in the supply, favors on their isles, tiles on the path, and
each order's first tile (1 for the first seat, 2 for the second, ...) in the Temple with its Book.
The isles lie clockwise in the order of the vocabulary, the boards blue, yellow, red, green.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

import pytest

from luna import Game, Refused, Setup
from luna.app.lessons.positions import Pieces, place_pieces, tile_set
from luna.rules import vocabulary as v
from luna.rules.actions import Action
from luna.rules.components import Components, standard
from luna.rules.legal_actions import journeys, plain_actions, tides

Order = Pieces
order = Pieces


def position(
    seats: Mapping[str, Order] | None = None,
    *,
    in_round: int = 1,
    phase: int = v.PHASE_ACTIONS,
    turn: str | None = None,
    start: str | None = None,
    time: int | None = None,
    edition: str = "classic",
    mode: str = "standard",
    boards: Sequence[str] = v.BOARDS,
    isles: Sequence[str] = v.ISLE_NAMES,
    priestess: str = "shrine",
    builder: str = "shrine",
    apostate: str = "novice",
    books: Collection[int] | None = None,
    vacant: Collection[int] = (),
    lying: Collection[int] = (),
    book_bonus: int | None = None,
    components: Components | None = None,
    **orders: Order,
) -> Game:
    """A game in the middle of the Action Phase, unless asked for another."""
    seated = {**(seats or {}), **orders}
    players = tuple(seated)
    printed = components or standard()
    chosen = tuple(boards)[: len(players)]
    solo = mode.startswith("solo")
    setup = Setup(
        players=players,
        start=start or players[-1 if solo else 0],
        boards=chosen,
        first=tuple(sorted(t for board in chosen for t in printed.boards[board] if t <= 4)),
        isles=tuple(isles),
        priestess=priestess,
        builder=builder,
        apostate=apostate,
        edition=edition,
        mode=mode,
        components=printed,
    )
    game = Game(setup)
    s = game.state
    s.round = in_round
    s.phase = phase
    s.turn = players.index(turn or players[0])
    if time is not None:
        s.time = time
    s.book_bonus = s.layout.first_book_bonus if book_bonus is None else book_bonus
    s.books = tile_set(setup.first if books is None else books)
    s.vacant = tile_set(vacant)
    s.lying = tile_set(lying)
    place_pieces(setup, s, list(seated.values()))
    return game


def refused(game: Game, action: str) -> tuple[str, str]:
    """The rule and reason that an action is refused with; nothing may change."""
    before = game.state.to_bytes()
    with pytest.raises(Refused) as caught:
        game.play(action)
    assert game.state.to_bytes() == before
    assert action not in game.legal
    return caught.value.rule, caught.value.refusal.reason


def listed(game: Game, *verbs: str) -> list[str]:
    """The texts of the legal actions, of those verbs if any are named; no Journeys, no Tides."""
    texts = map(game.text, plain_actions(game.state))
    return sorted(text for text in texts if text.startswith(verbs or ""))


def movements(game: Game, verb: str) -> list[str]:
    """The texts of all legal Journeys or Tides."""
    ways: dict[str, Iterable[Action]] = {"journey": journeys(game.state), "tide": tides(game.state)}
    return sorted(map(game.text, ways[verb]))


def novices(game: Game, colour: str, isle: str) -> tuple[int, int]:
    """Active and inactive novices of an order at an isle."""
    at = game.players.index(colour) * v.ISLES + v.ISLE_NAMES.index(isle)
    return int(game.state.active[at]), int(game.state.inactive[at])


def favors(game: Game, colour: str) -> list[str]:
    held: list[str] = game.document()["players"][colour]["favors"]
    return held


def stock(game: Game, isle: str) -> int:
    """Favors left on an isle."""
    return int(game.state.stock[v.ISLE_NAMES.index(isle)])


def figure(game: Game, name: str) -> str:
    """The isle of the priestess, builder or apostate."""
    return v.ISLE_NAMES[getattr(game.state, name)]


def temple(game: Game) -> dict[int, str | None]:
    """Who stands on each tile in the Temple."""
    return {int(tile): space["novice"] for tile, space in game.document()["temple"].items()}


def book_tiles(game: Game) -> list[int]:
    return [int(tile) for tile, space in game.document()["temple"].items() if space["book"]]


def council(game: Game) -> dict[int, list[str]]:
    """The occupied seats of the Council, each bottom to top."""
    return {at: stack for at, stack in enumerate(game.document()["council"]) if stack}


def end_round(game: Game) -> None:
    """Turn all Time tokens that are left."""
    number = game.round
    while game.round == number and not game.over:
        game.play("meditate")
