"""The candidates: legal, few, and the best action is among them."""

from luna.bots.candidates import MAX_CANDIDATES, Candidates
from luna.bots.weights import evaluation_for, kind_of
from luna.rules.codec import action_of
from luna.rules.explain import why_not
from luna.rules.legal_actions import count_actions, legal_actions, play
from tests.bots.positions import COMPILED, sampled


def test_candidates_are_legal_few_and_sorted() -> None:
    seen = 0
    for s in sampled(5, 0.05):
        found = Candidates()
        found.find(s, evaluation_for(kind_of(s)))
        assert 1 <= found.count <= MAX_CANDIDATES
        for rank in range(int(found.count)):
            assert why_not(s, action_of(found.plan(rank))) is None
        appeals = [found.prior_score[int(found.order[k])] for k in range(int(found.count))]
        assert appeals == sorted(appeals, reverse=True)
        seen += 1
    assert seen > 8


def test_worth_of_a_candidate_is_the_utility_after_it() -> None:
    for s in sampled(5, 0.02):
        evaluation = evaluation_for(kind_of(s))
        found = Candidates()
        found.find(s, evaluation)
        for rank in range(int(found.count)):
            after = play(s, action_of(found.plan(rank)))
            at = 4 * int(found.order[rank])
            expected = evaluation.judge(after)
            assert [found.values[at + seat] for seat in range(len(expected))] == expected


def test_best_action_of_all_is_a_candidate_nearly_always() -> None:
    most = 3000 if COMPILED else 120
    hits = total = 0
    for s in sampled(40 if COMPILED else 5, 0.1):
        if count_actions(s) > most:
            continue
        evaluation = evaluation_for(kind_of(s))
        seat = int(s.turn)
        best = max(evaluation.judge(play(s, action))[seat] for action in legal_actions(s))
        found = Candidates()
        found.find(s, evaluation)
        total += 1
        worths = [found.values[4 * int(found.order[k]) + seat] for k in range(int(found.count))]
        hits += max(worths) >= best - 1e-12
    assert total > (100 if COMPILED else 12)
    assert hits / total >= 0.98
