"""The options of a position: all legal, each with the places that lead to it."""

from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from luna import Game, Refused
from luna.record import print_action
from luna.record.options import action_at, options
from luna.record.shape import Candidate
from luna.rules.codec import is_partial
from luna.rules.engine import legal_steps
from luna.rules.explain import why_not
from luna.rules.legal_actions import count_journeys, count_tides
from luna.rules.refusals import Refusal, refusal
from luna.rules.verbs import VERB_BY_NAME, verbs_of_phase
from luna.rules.vocabulary import ISLE_NAMES
from tests.positions import order, position
from tests.randomplay import SPOTS, Spot


@settings(max_examples=100)
@given(SPOTS)
def test_every_verb_of_the_phase_is_possible_or_refused(spot: Spot) -> None:
    s = spot.state
    found = options(s)
    listed = [step for step in legal_steps(s) if not is_partial(step)]
    assert [each.id for each in found.candidates] == listed
    assert (found.journeys, found.tides) == (count_journeys(s), count_tides(s))
    possible = {each.verb for each in found.candidates} | set(found.pools)
    assert possible.isdisjoint(found.refusals)
    assert possible | set(found.refusals) == {verb.name for verb in verbs_of_phase(s.phase)}


@settings(max_examples=50)
@given(SPOTS)
def test_picking_the_places_leaves_favors_and_numbers(spot: Spot) -> None:
    by_places: dict[tuple[str, ...], list[Candidate]] = defaultdict(list)
    for each in options(spot.state).candidates:
        by_places[each.verb, *each.places].append(each)
    for same in by_places.values():
        rest = {(each.count, each.spends) for each in same}
        assert len(rest) == len(same)


def test_candidates_name_text_places_favors_and_number() -> None:
    game = position(
        yellow=order(active={"book": 2, "tide": 1}, inactive={"shrine": 2}, claimed=[12], stage=1,
                     temple=[6], favors=["herbs", "sailboat", "novice", "bribery", "shrine"]),
        red=order(),
        builder="book", apostate="tide",
    )  # fmt: skip
    found = {each.text: each for each in options(game.state).candidates}
    shown = {
        text: (each.verb, each.places, each.spends, each.count)
        for text, each in found.items()
        if text in CASES
    }
    assert shown == CASES


CASES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...], int]] = {
    "favor book": ("favor", ("isle:book",), (), 0),
    "favor book +novice": ("favor", ("isle:book",), ("novice",), 0),
    "build": ("build", ("isle:book",), ("shrine",), 0),
    "build +novice": ("build", ("isle:book",), ("shrine", "novice"), 0),
    "herbs shrine 2": ("herbs", ("isle:shrine",), ("herbs",), 2),
    "sail stage>book 1": ("sail", ("stage", "isle:book"), ("sailboat",), 1),
    "sail book>tide 2": ("sail", ("isle:book", "isle:tide"), ("sailboat",), 2),
    "sanctify 12 +bribe": ("sanctify", ("path:12",), ("bribery",), 0),
    "council book 1": ("council", ("isle:book", "council"), (), 1),
    "council +novice": ("council", ("council",), ("novice",), 0),
    "expel 1": ("expel", ("isle:tide",), (), 1),
    "expel +novice": ("expel", ("isle:tide",), ("novice",), 0),
    "meditate": ("meditate", ("meditation",), (), 0),
}


def test_a_promotion_is_at_its_tile_and_at_the_isle_of_its_symbol() -> None:
    game = position(yellow=order(active=dict.fromkeys(ISLE_NAMES, 2)), red=order())
    for each in options(game.state).candidates:
        if each.verb == "promote":
            tile = int(each.text.split()[1])
            symbol = game.setup.components.symbols[tile]
            assert each.places == (f"path:{tile}", f"isle:{symbol}")


def test_candidates_are_made_once() -> None:
    game = position(yellow=order(), red=order())
    first, again = (options(game.state).candidates[-1] for _ in range(2))
    assert first is again


def test_pools_name_who_may_leave_and_where_to() -> None:
    game = position(yellow=order(active={"tide": 2}, inactive={"book": 1}, stage=3,
                                 favors=["tide"]), red=order())  # fmt: skip
    pools = options(game.state).pools
    ring = list(game.setup.isles)
    assert [(pool.origin, pool.count) for pool in pools["journey"]] == [("tide", 2)]
    assert [(pool.origin, pool.count) for pool in pools["tide"]] == [
        ("tide", 2), ("~book", 1), ("stage", 3),
    ]  # fmt: skip
    for pool in pools["tide"]:
        assert list(pool.targets) == [isle for isle in ring if isle != pool.place]


def test_nothing_is_offered_when_the_game_is_over() -> None:
    game = Game.new(["yellow", "red"], mode="preselected", seed=1)
    while not game.over:
        game.play("meditate")
    found = options(game.state)
    assert (found.candidates, found.pools, found.refusals) == ([], {}, {})


QUESTIONS = [
    ("favor", ["isle:tide"], "favor tide"),
    ("build", ["isle:tide"], "build"),
    ("herbs", ["resting:tide"], "herbs tide 1"),
    ("sail", ["isle:shrine"], "sail shrine>herbs 1"),
    ("sail", ["stage"], "sail stage>shrine 1"),
    ("sail", ["isle:tide", "isle:book"], "sail tide>book 1"),
    ("journey", ["isle:tide"], "journey tide>shrine 1"),
    ("journey", ["isle:tide", "isle:tide"], "journey tide>tide 1"),
    ("journey", ["stage"], "journey shrine>herbs 1"),
    ("tide", ["resting:shrine"], "tide ~shrine>herbs 1"),
    ("tide", ["stage"], "tide stage>shrine 1"),
    ("promote", ["path:9"], "promote 9"),
    ("promote", ["isle:tide"], "promote 0"),
    ("sanctify", ["path:9"], "sanctify 9"),
    ("infiltrate", ["temple:9"], "infiltrate 9"),
    ("infiltrate", ["stage"], "infiltrate 0"),
    ("book", ["temple:9"], "book 9>9"),
    ("book", ["temple:9", "temple:6"], "book 9>6"),
    ("council", ["isle:tide"], "council tide 1"),
    ("council", ["council"], "council shrine 1"),
    ("expel", ["isle:tide"], "expel 1"),
    ("place-novices", ["isle:tide"], "place novices tide"),
    ("tire", ["isle:tide"], "tire tide"),
    ("meditate", ["meditation"], "meditate"),
]


@pytest.mark.parametrize(("verb", "places", "text"), QUESTIONS)
def test_a_verb_and_a_place_make_a_question(verb: str, places: list[str], text: str) -> None:
    assert print_action(action_at(ISLE_NAMES, verb, places)) == text


def test_questions_that_cannot_be_asked() -> None:
    for verb, place, fault in (
        ("dance", "isle:tide", refusal("PARSE", "unknown-action", word="dance")),
        ("favor", "isle:avalon", refusal("PARSE", "unknown-isle", word="avalon")),
    ):
        with pytest.raises(Refused) as caught:
            action_at(ISLE_NAMES, verb, [place])
        assert caught.value.refusal == fault


places = st.sampled_from(
    [
        *(f"{kind}:{isle}" for kind in ("isle", "resting") for isle in ISLE_NAMES),
        *("stage", "council", "meditation", "path:7", "temple:3", "path:99999", "temple:x", ""),
    ]
)


@given(SPOTS, st.sampled_from(sorted(VERB_BY_NAME)), st.lists(places, max_size=3))
def test_any_verb_and_places_can_be_asked_about(spot: Spot, verb: str, touched: list[str]) -> None:
    action = action_at(spot.play.setup.isles, verb, touched)
    assert isinstance(why_not(spot.state, action), Refusal | None)
    assert VERB_BY_NAME[verb].words.split()[0] == print_action(action).split()[0]
