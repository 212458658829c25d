"""Positions that no game may ever reach: listing and refusing must agree there too."""

from dataclasses import replace
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from luna import Game
from luna.rules import steps
from luna.rules.codec import is_partial, single_action
from luna.rules.engine import apply, legal_steps
from luna.rules.explain import why_not
from luna.rules.vocabulary import EDITIONS, ISLE_NAMES
from tests.modes import TABLES
from tests.positions import Order, position

WHOLE = [step for step in range(steps.STEPS) if not is_partial(step)]
action_at = cache(single_action)
isles = st.sampled_from(ISLE_NAMES)


@st.composite
def scattered(draw: st.DrawFn) -> Game:
    """Pieces strewn at random, favors in plenty."""
    mode, players = draw(st.sampled_from(TABLES))
    free = draw(st.permutations([28, 25, 21, 19, 17, 16, 13, 12, 11, 7, 6]))
    orders: dict[str, Order] = {}
    for colour in ("yellow", "red", "blue", "white")[:players]:
        temple, claimed = draw(st.integers(0, 2)), draw(st.integers(0, 2))
        places = draw(st.lists(st.tuples(isles, st.booleans()), max_size=12 - temple - claimed))
        orders[colour] = Order(
            active={isle: places.count((isle, True)) for isle in ISLE_NAMES},
            inactive={isle: places.count((isle, False)) for isle in ISLE_NAMES},
            shrines=draw(st.sets(isles, max_size=6)),
            favors=draw(st.sets(isles)),
            temple=[free.pop() for _ in range(min(temple, len(free)))],
            claimed=[free.pop() for _ in range(min(claimed, len(free)))],
            council=draw(st.integers(0, 10)),
        )
    if mode.startswith("solo"):
        orders["red"] = replace(orders["red"], favors=())
    priestess, builder, apostate = draw(isles), draw(isles), draw(isles)
    game = position(
        orders,
        mode=mode if mode != "preselected" else "standard",
        edition=draw(st.sampled_from(EDITIONS)),
        in_round=draw(st.integers(1, 6)),
        priestess=builder if mode == "solo3" else priestess,
        builder=builder,
        apostate=apostate,
    )
    stage = draw(st.integers(0, int(game.state.supply[0])))
    game.state.stage[0] += stage
    game.state.supply[0] -= stage
    return game


@settings(max_examples=120)
@given(scattered())
def test_every_step_is_listed_or_refused_anywhere(game: Game) -> None:
    listed = set(legal_steps(game.state))
    for step in WHOLE:
        fault = why_not(game.state, action_at(step))
        assert (fault is None) == (step in listed), f"{action_at(step)}: {fault}"


@settings(max_examples=60)
@given(scattered())
def test_every_listed_step_can_be_played_anywhere(game: Game) -> None:
    for step in legal_steps(game.state):
        after = game.state.copy()
        apply(after, step)
        counts = [*after.active, *after.inactive, *after.supply, *after.stage, *after.stock]
        assert min(counts) >= 0
        assert after != game.state


def test_the_step_buffer_has_room_for_the_richest_position() -> None:
    """All favors and thirteen novices where each opens the most: on isles, tiles and the stage."""
    rich = Order(
        active={"shrine": 2, "tide": 2, "sailboat": 1, "bribery": 1, "book": 1, "novice": 1},
        inactive={"herbs": 1},
        stage=2,
        temple=[6],
        favors=ISLE_NAMES,
    )
    game = position(yellow=rich, red=Order(), blue=Order(), white=Order(), in_round=6,
                    edition="revised", vacant=[7, 8, 9], apostate="shrine")  # fmt: skip
    assert len(legal_steps(game.state)) > 200
