"""The tree: bounded, deterministic, and it sees what one ply does not."""

from luna.bots import Budget
from luna.bots.search import Search
from luna.bots.tree import TreeBot
from luna.bots.weights import evaluation_for
from luna.rules.codec import action_of
from luna.rules.why import why_not
from tests.bots.positions import sampled


def test_tree_never_outgrows_its_capacity() -> None:
    for s in sampled(3, 0.02):
        kind = "solo" if s.table.solo else str(s.table.players)
        search = Search(evaluation_for(kind), 150)
        search.run(s, 60)
        assert 1 < search.used <= 150
        assert search.visits[0] > 1 or search.children[0] == 1


def test_visits_of_children_sum_to_those_of_the_root() -> None:
    for s in sampled(4, 0.02):
        kind = "solo" if s.table.solo else str(s.table.players)
        search = Search(evaluation_for(kind), 5000)
        search.run(s, 40)
        if search.children[0] == 1:
            continue
        children = search.ranking(0, s.turn)
        # The first visit of the root looks at its children without walking to any.
        assert sum(int(search.visits[child]) for child in children) == search.visits[0] - 1
        for child in children:
            assert why_not(s, action_of(search.plan(child))) is None


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
