"""Bots: pure, legal, sensible in every mode."""

import subprocess
import sys

import pytest

from luna import Game
from luna.bots import CHARACTERS, LEVELS, STYLES, Bot, Budget, BudgetError, TreeBot, bot
from luna.bots.weights import (
    WeightsError,
    evaluation_for,
    mask_features,
    read_weights,
    scale_features,
    shipped_weights,
)
from luna.rules.actions import PlaceNovices, PlaceShrine
from luna.rules.explain import why_not
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, SOURCE_NAMES, SOURCES
from tests.bots.positions import sampled

SMALL = Budget(nodes=4)
SPOTS = list(sampled(5, 0.015))
EVERY: list[Bot] = [bot(name) for name in (*STYLES, *LEVELS, *CHARACTERS)]


@pytest.mark.parametrize(
    "player", EVERY, ids=lambda player: f"{type(player).__name__}-{player.name}"
)
def test_every_bot_plays_legal_actions_and_the_same_ones_again(player: Bot) -> None:
    for s in SPOTS:
        before = s.to_bytes()
        action = player.choose(s, SMALL, 7)
        assert why_not(s, action) is None
        assert player.choose(s, SMALL, 7) == action
        assert s.to_bytes() == before


def test_another_process_chooses_the_same() -> None:
    game = Game.new(["yellow", "red", "blue"], mode="preselected", seed=4)
    code = (
        "from luna import Game; from luna.bots import bot, Budget;"
        "g = Game.new(['yellow', 'red', 'blue'], mode='preselected', seed=4);"
        "print([g.text(bot(n).choose(g.state, Budget(nodes=4), 7)) for n in"
        f" {STYLES}])"
    )
    chosen = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    here = [game.text(bot(name).choose(game.state, SMALL, 7)) for name in STYLES]
    assert chosen.strip() == str(here)


@pytest.mark.parametrize("name", ["tips", "greedy", "beam", "luna"])
def test_preliminary_round_is_played_towards_the_figures(name: str) -> None:
    """Whoever knows the game goes where Priestess and Builder are, not only to the Apostate."""
    met = 0
    for seed in range(2):
        game = Game.new(COLOURS[:3], seed=seed)
        while game.phase == "preliminary":
            action = bot(name).choose(game.state, SMALL, 1)
            assert isinstance(action, (PlaceShrine, PlaceNovices))
            game.play(action)
        s = game.state
        visited = {int(s.priestess), int(s.builder)}
        visited.add(int(s.layout.clockwise(s.priestess, s.layout.priestess_value)))
        for seat in range(3):
            met += any(s.active[seat * 7 + isle] or s.shrines[seat] >> isle & 1 for isle in visited)
    assert met >= 5


def test_random_seeds_differ_and_repeat() -> None:
    game = Game.new(seed=1)
    choices = {game.text(bot("random").choose(game.state, SMALL, seed)) for seed in range(20)}
    assert len(choices) > 3


def test_a_seed_picks_among_equals_and_nothing_worse() -> None:
    """Opponents for people do not play the same game twice, but not worse either."""
    abbot = TreeBot("abbot", variety=0.004)
    budget = Budget(nodes=12)
    varied = 0
    for s in SPOTS:
        options = abbot.explain(s, budget, 32).options
        chances = {option.action: option.chances[int(s.turn)] for option in options}
        chosen = {abbot.choose(s, budget, seed) for seed in range(6)}
        assert all(chances[action] >= chances[options[0].action] - 0.004 for action in chosen)
        varied += len(chosen) > 1
    assert varied > 0


def test_a_taste_makes_more_of_a_source_and_leaves_the_others() -> None:
    weights = shipped_weights().kinds["2"]["weights"]
    changed = scale_features(weights, (("shrines", 2.0),))
    shrines = SOURCE_NAMES.index("shrines")
    for at, (before, after) in enumerate(zip(weights, changed, strict=True)):
        assert after == before * (2 if at % len(SOURCE_NAMES) == shrines else 1)


def test_budget_in_time_is_turned_into_nodes_by_a_table() -> None:
    s = Game.new(seed=1).state
    assert Budget(ms=100).nodes_for(s) == Budget(ms=100).nodes_for(s) > Budget(ms=20).nodes_for(s)
    assert Budget(nodes=17).nodes_for(s) == 17
    assert str(Budget.parse("200ms")) == "200ms"
    assert str(Budget.parse("50")) == "50n"


@pytest.mark.parametrize("text", ["", "ms", "-5", "0", "1e3", "99999999999", "½ms"])
def test_bad_budgets_are_refused(text: str) -> None:
    with pytest.raises(BudgetError, match="not a budget"):
        Budget.parse(text)


def test_overlooking_takes_weight_away_and_nothing_else() -> None:
    kind = shipped_weights().kinds["2"]
    blind = mask_features(kind["weights"], {"apostate-now"}, SOURCES)
    changed = sum(a != b for a, b in zip(kind["weights"], blind, strict=True))
    assert 0 < changed <= 7 * 11
    with pytest.raises(ValueError, match="no such features"):
        mask_features(kind["weights"], {"luck"}, SOURCES)


def test_a_blind_player_does_not_mind_the_apostate() -> None:
    s = next(s for s in sampled(6, 0.2) if s.round == 2 and s.layout.players == 3)
    seat = int(s.turn)

    def caught(mind: frozenset[str]) -> float:
        evaluation = evaluation_for("3", mind)
        away, there = s.copy(), s.copy()
        for state in (away, there):
            for isle in range(7):
                state.inactive[seat * 7 + isle] = 0
                state.active[seat * 7 + isle] = 0
        free = next(i for i in range(7) if i not in (s.apostate, s.priestess, s.builder))
        away.inactive[seat * 7 + free] = 3
        there.inactive[seat * 7 + int(s.apostate)] = 3
        return evaluation.judge(there)[seat] - evaluation.judge(away)[seat]

    assert caught(frozenset()) < caught(frozenset({"apostate-now"}))


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(WeightsError, match="JSON"):
        read_weights("moon")
    with pytest.raises(WeightsError, match="format"):
        read_weights("{}")
    fault = '{"format": "luna-evaluation/1", "features": ["x"], "sources": [], "kinds": {}}'
    with pytest.raises(WeightsError, match="other features"):
        read_weights(fault)


def decided(s: State) -> list[float]:
    return evaluation_for(str(s.layout.players)).judge(s)


def test_utilities_are_chances_that_sum_to_one() -> None:
    for s in sampled(3, 0.1):
        if not s.layout.solo:
            assert sum(decided(s)) == pytest.approx(1.0)


def test_expected_points_by_source_sum_to_the_expected_points() -> None:
    game = Game.new(["yellow", "red"], mode="preselected", seed=3)
    explanation = bot("luna").explain(game.state, SMALL)  # type: ignore[attr-defined]
    assert 1 <= len(explanation.options) <= 5
    first = explanation.options[0]
    assert first.visits >= explanation.options[-1].visits
    assert first.action in game.legal
    for points, sources in zip(first.points, first.sources, strict=True):
        assert points == pytest.approx(sum(sources.values()))
        assert set(sources) >= {"temple", "priestess", "council"}
    assert sum(first.chances) == pytest.approx(1.0, abs=0.05)
    line = explanation.line
    assert line[0][0] == game.state.turn
    for seat, action in line:
        assert game.players[seat] == game.turn
        game.play(action)
