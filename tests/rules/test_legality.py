"""What is listed is allowed, what is not listed is refused."""

from functools import cache
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from luna import Game, Refused
from luna.rules import steps
from luna.rules.actions import Action, Journey, Move, Tide
from luna.rules.codec import action_of, is_partial, single_action, steps_of
from luna.rules.engine import apply, is_legal, legal_steps
from luna.rules.explain import why_not
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.verbs import STAGE
from luna.rules.vocabulary import COLOURS, EDITIONS, ISLE_NAMES
from tests.modes import TABLES
from tests.randomplay import PLAYS, SPOTS, Play, Spot

WHOLE = [step for step in range(steps.STEPS) if not is_partial(step)]
COMPOUND = set(range(steps.STEPS)) - set(WHOLE)
action_at = cache(single_action)


def test_the_steps_that_are_legal_are_those_that_are_listed() -> None:
    s = first_state(draw_setup(1))
    assert [step for step in range(steps.STEPS) if is_legal(s, step)] == sorted(legal_steps(s))


@settings(max_examples=150)
@given(SPOTS)
def test_every_whole_step_is_listed_or_refused(spot: Spot) -> None:
    listed = set(legal_steps(spot.state))
    for step in WHOLE:
        fault = why_not(spot.state, action_at(step))
        assert (fault is None) == (step in listed), f"{action_at(step)}: {fault}"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_in_every_mode_and_edition_it_is_listed_or_refused(
    mode: str, players: int, edition: str
) -> None:
    play = Play(mode, COLOURS[:players], edition, setup_seed=players, seed=players)
    for number, turn in enumerate(play.turns()):
        assert why_not(turn.before, turn.action) is None
        if number % 16 == 0:
            listed = set(legal_steps(turn.before))
            allowed = {step for step in WHOLE if why_not(turn.before, action_at(step)) is None}
            assert allowed == listed - COMPOUND


@settings(max_examples=30)
@given(SPOTS)
def test_legal_steps_are_listed_once(spot: Spot) -> None:
    listed = legal_steps(spot.state)
    assert len(set(listed)) == len(listed)
    known = [step for step in range(steps.STEPS) if is_legal(spot.state, step)]
    assert known == sorted(listed)
    assert bool(listed) is not spot.state.is_over()


places = st.sampled_from([*ISLE_NAMES, STAGE])
moves = st.lists(
    st.builds(Move, places, st.sampled_from(ISLE_NAMES), st.integers(0, 3), st.booleans()),
    max_size=4,
)


def playable(s: State, action: Action) -> bool:
    """Whether the engine can play the action step by step."""
    try:
        played = steps_of(action)
    except ValueError:
        return False
    after = s.copy()
    for step in played:
        if not is_legal(after, step):
            return False
        apply(after, step)
    return True


def meaningful(given: list[Move]) -> list[Move]:
    """Return the moves with novices from the landing stage marked active."""
    return [Move(m.origin, m.target, m.count, m.active or m.origin == STAGE) for m in given]


@settings(max_examples=150)
@given(SPOTS, st.lists(moves, min_size=1, max_size=20))
def test_journeys_and_tides_are_playable_or_refused(spot: Spot, many: list[list[Move]]) -> None:
    for each in many:
        ways: list[Action] = [Journey(meaningful(each)), Tide(meaningful(each))]
        for action in ways:
            empty = any(move.count == 0 for move in action.moves)  # type: ignore[attr-defined]
            expected = not empty and playable(spot.state, action)
            assert (why_not(spot.state, action) is None) == expected, action


@settings(max_examples=40)
@given(PLAYS)
def test_random_play_is_never_refused(play: Play) -> None:
    for turn in play.turns():
        assert why_not(turn.before, turn.action) is None
        assert steps_of(turn.action) == turn.steps
        assert action_of(turn.steps) == turn.action


@settings(max_examples=25)
@given(PLAYS, st.integers(0, 120), st.data())
def test_a_refused_action_changes_nothing(play: Play, number: int, data: st.DataObject) -> None:
    game = Game(play.setup)
    for turn in islice(play.turns(), number):
        game.play(turn.action)
    before, history = game.state.to_bytes(), game.actions
    listed = set(legal_steps(game.state))
    wrong = [step for step in WHOLE if step not in listed]
    for step in data.draw(st.lists(st.sampled_from(wrong), max_size=30)):
        with pytest.raises(Refused) as caught:
            game.play(action_at(step))
        assert caught.value.rule
        assert game.state.to_bytes() == before
        assert game.actions == history


@pytest.mark.parametrize("action", [Journey([]), Tide([])])
def test_a_move_of_no_novices_is_refused(action: Action) -> None:
    game = Game.new(mode="preselected", seed=1)
    game.state.favors[game.state.turn] |= 1 << ISLE_NAMES.index("tide")
    fault = game.why_not(action)
    assert fault is not None
    assert fault.reason == "nobody-moves"


@pytest.mark.parametrize("move", [Move("tide", "book", 1, active=False), Move(STAGE, "book", 1)])
def test_a_journey_is_for_active_novices_of_isles(move: Move) -> None:
    game = Game.new(mode="preselected", seed=1)
    fault = game.why_not(Journey([move]))
    assert fault is not None
    assert (fault.rule, fault.reason) == ("A-JOURNEY", "only-active-travel")
    with pytest.raises(ValueError, match="no step"):
        steps_of(Journey([move]))
