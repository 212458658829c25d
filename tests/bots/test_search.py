"""The tree: bounded, deterministic, and it sees what one ply does not."""

from collections.abc import Iterator

from luna.bots import Budget
from luna.bots.search import Search
from luna.bots.tree import TreeBot
from luna.bots.weights import evaluation_for, kind_of
from luna.rules.codec import action_of, steps_of
from luna.rules.engine import apply, legal_steps
from luna.rules.explain import why_not
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_ACTIONS
from tests.bots.positions import sampled


def test_tree_never_outgrows_its_capacity() -> None:
    for s in sampled(3, 0.02):
        kind = "solo" if s.layout.solo else str(s.layout.players)
        search = Search(evaluation_for(kind), 150)
        search.run(s, 60)
        assert 1 < search.used <= 150
        assert search.visits[0] > 1 or search.children[0] == 1


def grown(search: Search) -> list[tuple[list[int], int, float]]:
    """Every node of a tree: how one comes to it, how often one did, and what it was worth."""
    nodes = range(1, int(search.used))
    return [(search.plan(k), int(search.visits[k]), search.value[4 * k]) for k in nodes]


def test_a_tree_that_has_to_grow_comes_to_the_same() -> None:
    s = max(sampled(1, 0.05), key=lambda s: len(legal_steps(s)))
    search = Search(evaluation_for(kind_of(s)), 10_000)
    at_first = search.room
    search.run(s, 120)
    once = grown(search)
    assert at_first < search.used <= search.room < search.capacity
    search.run(s, 120)
    assert grown(search) == once


def test_visits_of_children_sum_to_those_of_the_root() -> None:
    for s in sampled(4, 0.02):
        kind = "solo" if s.layout.solo else str(s.layout.players)
        search = Search(evaluation_for(kind), 5000)
        search.run(s, 40)
        if search.children[0] == 1:
            continue
        children = search.ranking(0, s.turn)
        # The first visit of the root looks at its children without walking to any.
        assert sum(int(search.visits[child]) for child in children) == search.visits[0] - 1
        for child in children:
            assert why_not(s, action_of(search.plan(child))) is None


def positions_opened(
    search: Search, s: State, passed: set[int], node: int = 0
) -> Iterator[tuple[bytes, int]]:
    """Every opened position below a node and its first child, each time something leads to it."""
    if not search.children[node]:
        return
    first = int(search.first[node])
    yield s.to_bytes(), first
    if first in passed:
        return
    passed.add(first)
    for child in range(first, first + int(search.children[node])):
        after = s.copy()
        for step in search.plan(child):
            apply(after, step)
        yield from positions_opened(search, after, passed, child)


def test_alone_a_position_is_opened_once_however_one_comes_to_it() -> None:
    """Two more actions of one's own lead to the same in either order."""
    s = first_state(draw_setup(5, mode="solo1"))
    while s.phase != PHASE_ACTIONS:
        apply(s, legal_steps(s)[0])
    search = Search(evaluation_for("solo"), 20_000)
    search.run(s, 300)
    found = list(positions_opened(search, s, set()))
    opened = dict(found)
    assert len(opened) < len(found)
    assert set(found) == set(opened.items())
    assert len(opened) == search.opened


def test_an_expected_line_never_comes_back_to_a_position() -> None:
    """Alone one could earn and spend favors in circles for ever."""
    for s in [each for each in sampled(6, 0.05) if each.layout.solo][:4]:
        explained = TreeBot().explain(s, Budget(nodes=200), 3)
        lines = [explained.line, *(((0, each.action), *each.line) for each in explained.options)]
        for line in lines:
            at = s.copy()
            passed: set[bytes] = set()
            for _, action in line:
                assert at.to_bytes() not in passed
                passed.add(at.to_bytes())
                for step in steps_of(action):
                    apply(at, step)


def test_two_bots_do_not_disturb_each_other() -> None:
    one, other = TreeBot(), TreeBot()
    for s in sampled(3, 0.02):
        result = one.choose(s, Budget(nodes=10), 0)
        assert other.choose(s, Budget(nodes=10), 0) == result


def test_an_explanation_names_each_action_once() -> None:
    for s in sampled(5, 0.02):
        options = TreeBot().explain(s, Budget(nodes=60), 20).options
        actions = [repr(option.action) for option in options]
        assert len(set(actions)) == len(actions)
