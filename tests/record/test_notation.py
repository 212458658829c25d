"""The text of an action: parsing, printing, and that they are inverse."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from luna import Refused
from luna.record import parse_action, print_action, step_text
from luna.rules import actions as a
from luna.rules import steps
from luna.rules.codec import action_of, is_partial, move_of, single_action, steps_of
from luna.rules.verbs import STAGE
from luna.rules.vocabulary import ISLE_NAMES

isles = st.sampled_from(ISLE_NAMES)
counts = st.integers(1, 13)
tiles = st.integers(0, 40)
flags = st.booleans()
rings = st.permutations(ISLE_NAMES)
places = st.sampled_from([*ISLE_NAMES, STAGE])


def moves(journey: bool) -> st.SearchStrategy[list[a.Move]]:
    active = st.builds(a.Move, isles, isles, counts)
    inactive = st.builds(a.Move, isles, isles, counts, st.just(False))
    stage = st.builds(a.Move, st.just(STAGE), isles, counts)
    return st.lists(active if journey else st.one_of(active, inactive, stage), min_size=1)


PLAIN: list[st.SearchStrategy[a.Action]] = [
    st.builds(a.PlaceShrine, isles),
    st.builds(a.PlaceNovices, isles),
    st.builds(a.Tire, isles),
    st.builds(a.Herbs, isles, tiles),
    st.builds(a.Journey, moves(journey=True)),
    st.builds(a.Tide, moves(journey=False)),
    st.builds(a.Sail, places, isles, tiles),
    st.builds(a.Sanctify, tiles, flags),
    st.builds(a.Infiltrate, tiles),
    st.builds(a.Book, tiles, tiles),
    st.builds(a.Meditate),
]
WITH_NOVICE: list[st.SearchStrategy[a.Action]] = [
    st.builds(a.Favor, isles, flags),
    st.builds(a.Recruit, isles, flags),
    st.builds(a.Build, flags),
    st.builds(a.Promote, tiles, flags, flags),
    st.builds(a.Council, isles, tiles, flags),
    st.just(a.Council(None, None, novice=True)),
    st.builds(a.Expel, tiles, flags),
    st.just(a.Expel(None, novice=True)),
]
NEEDLESS: st.SearchStrategy[a.Action] = st.builds(a.NeedlessNovice, st.one_of(*PLAIN))
ANY = st.one_of(*PLAIN, *WITH_NOVICE, NEEDLESS)


@settings(max_examples=500)
@given(ANY, rings)
def test_reading_undoes_printing(action: a.Action, ring: list[str]) -> None:
    text = print_action(action, ring)
    assert parse_action(text) == action
    assert text == text.lower() == " ".join(text.split())


@settings(max_examples=300)
@given(ANY, st.integers(0, 12))
def test_readers_accept_flags_anywhere_and_extra_blanks(action: a.Action, place: int) -> None:
    verb, *words = print_action(action).split()
    flags = [word for word in words if word.startswith("+")]
    rest = [word for word in words if not word.startswith("+")]
    for flag in flags:
        rest.insert(place % (len(rest) + 1), flag)
    text = " \t ".join([verb, *rest]).replace(">", " > ").replace(",", " ,")
    assert parse_action(f"  {text} ") == action


def test_movements_are_merged_and_sorted_by_the_ring() -> None:
    ring = ("book", "tide", "novice", "herbs", "shrine", "sailboat", "bribery")
    action = parse_action(
        "tide stage>tide 1, ~tide>herbs 1, herbs>book 1, tide>herbs 2, tide>book 1, tide>herbs 1"
    )
    assert (
        print_action(action, ring)
        == "tide tide>book 1, tide>herbs 3, ~tide>herbs 1, herbs>book 1, stage>tide 1"
    )
    assert action == parse_action(print_action(action, ring))


def test_the_order_of_telling_makes_no_difference() -> None:
    one = parse_action("journey tide>book 1, herbs>book 2")
    other = parse_action("journey herbs>book 1, tide>book 1, herbs>book 1")
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("promote 16 +novice +bribe", "promote 16 +bribe +novice"),
        ("+novice", None),
        ("favor +novice tide", "favor tide +novice"),
        ("journey tide > book 1 ,herbs>book 2", "journey herbs>book 2, tide>book 1"),
        ("book 1 > 6", "book 1>6"),
        ("sail stage  >  tide   2", "sail stage>tide 2"),
        ("council +novice tide 2", "council tide 2 +novice"),
        ("promote 07", "promote 7"),
    ],
)
def test_canonical_forms(text: str, canonical: str | None) -> None:
    if canonical is None:
        with pytest.raises(Refused):
            parse_action(text)
    else:
        assert print_action(parse_action(text)) == canonical


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-action"),
        ("   ", "no-action"),
        ("dance", "unknown-action"),
        ("Favor tide", "unknown-action"),
        ("FAVOR TIDE", "unknown-action"),
        ("favor Tide", "unknown-isle"),
        ("favor", "usage"),
        ("favor tide tide", "usage"),
        ("favor tide +novice +novice", "usage"),
        ("favor tide +virtual", "usage"),
        ("favor tide + novice", "usage"),
        ("favor avalon", "unknown-isle"),
        ("place temple tide", "usage"),
        ("place shrine avalon", "unknown-isle"),
        ("place novices", "usage"),
        ("tire avalon", "unknown-isle"),
        ("recruit avalon", "unknown-isle"),
        ("build tide", "usage"),
        ("herbs tide", "usage"),
        ("herbs tide two", "usage"),
        ("herbs tide -1", "usage"),
        ("herbs tide ٢", "usage"),
        ("journey", "usage"),
        ("journey tide>book", "bad-move"),
        ("journey tide>book 0", "bad-move"),
        ("journey tide>book 1,", "bad-move"),
        ("journey tide>book 1, , book>tide 1", "bad-move"),
        ("journey ~tide>book 1", "bad-move"),
        ("journey stage>book 1", "unknown-isle"),
        ("journey tide>avalon 1", "unknown-isle"),
        ("tide tide>book 0", "bad-move"),
        ("tide ~stage>book 1", "unknown-isle"),
        ("tide tide>stage 1", "unknown-isle"),
        ("sail tide>book", "usage"),
        ("sail ~tide>book 1", "usage"),
        ("sail avalon>book 1", "unknown-isle"),
        ("promote", "usage"),
        ("promote tide", "usage"),
        ("promote -1", "usage"),
        ("sanctify 1 2", "usage"),
        ("infiltrate", "usage"),
        ("book 1", "usage"),
        ("book 1>2>3", "usage"),
        ("council", "usage"),
        ("council tide", "usage"),
        ("council avalon 1", "unknown-isle"),
        ("expel", "usage"),
        ("expel one", "usage"),
        ("meditate 1", "usage"),
        ("favor tide +bribe", "bribe-does-not-fit"),
        ("meditate +bribe", "bribe-does-not-fit"),
        ("council +bribe +novice", "bribe-does-not-fit"),
    ],
)
def test_what_is_no_action(text: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_action(text)
    assert (caught.value.rule, caught.value.refusal.reason) == ("PARSE", reason)


def test_numbers_too_large_to_matter_are_cut() -> None:
    assert parse_action("expel " + "9" * 5000) == parse_action("expel 1000000000")


def test_steps_texts_and_actions_are_one_space() -> None:
    texts = [step_text(step) for step in range(steps.STEPS)]
    assert len(set(texts)) == steps.STEPS
    for step, text in enumerate(texts):
        if is_partial(step):
            continue
        action = single_action(step)
        assert steps_of(action) == (step,)
        assert action_of([step]) == action
        assert parse_action(text) == action


def test_steps_inside_a_movement_tell_one_novice() -> None:
    for block, done, kind in (
        (steps.JOURNEY, steps.JOURNEY_DONE, a.Journey),
        (steps.TIDE, steps.TIDE_DONE, a.Tide),
    ):
        for step in range(block, done):
            move = move_of(step)
            assert move.count == 1
            action = kind([move])
            assert steps_of(action) == (step, done)
            assert action_of([step, done]) == action
            origin = f"{'' if move.active else '~'}{move.origin}"
            word = "journey" if kind is a.Journey else "tide"
            assert step_text(step) == f"{word} {origin}>{move.target} 1, ..."
    assert step_text(steps.JOURNEY_DONE) == "journey done"
    assert step_text(steps.TIDE_DONE) == "tide done"


@pytest.mark.parametrize("step", [-1, steps.JOURNEY, steps.TIDE_DONE, steps.STEPS])
def test_no_action_by_itself(step: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        single_action(step)


@pytest.mark.parametrize(
    "action",
    [
        a.Herbs("tide", 3),
        a.Sail("tide", "book", 0),
        a.Promote(29),
        a.Sanctify(0),
        a.Infiltrate(29),
        a.Book(0, 1),
        a.Council("tide", 11),
        a.Council("tide", 0, novice=True),
        a.Expel(14),
        a.Expel(0),
        a.NeedlessNovice(a.Meditate()),
    ],
)
def test_actions_beyond_all_steps(action: a.Action) -> None:
    with pytest.raises(ValueError, match="no step"):
        steps_of(action)


@pytest.mark.parametrize(
    "make",
    [
        lambda: a.Favor("avalon"),
        lambda: a.Move("avalon", "tide", 1),
        lambda: a.Move("tide", STAGE, 1),
        lambda: a.Sail("tide", "avalon", 1),
        lambda: a.Council("avalon", 1),
    ],
)
def test_actions_know_the_isles(make: type[a.Action]) -> None:
    with pytest.raises(Refused) as caught:
        make()
    assert caught.value.refusal.reason == "unknown-isle"
    assert caught.value.refusal.detail("word") in ("avalon", STAGE)
