"""What a reason says is true: every number is the evaluation's own, or what the rules pay."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from luna import Game
from luna.analysis.advice import Advised, advise
from luna.analysis.reasons import COMMON, THEMES, Reason, better, reasons
from luna.bots import Budget, TreeBot, bot, resolve
from luna.bots.evaluation import LinearEvaluation
from luna.bots.features import FEATURE_NAMES
from luna.bots.weights import evaluation_for, kind_of
from luna.locale import LANGUAGES, Texts
from luna.rules.legal_actions import play
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ISLES, SOURCE_NAMES
from tests.modes import TABLES

POSITIONS = 200
NUMBER = re.compile(r"[+−±][0-9]+(?:\.[0-9])?")
THINKER = TreeBot()


@cache
def positions() -> tuple[tuple[Setup, State, Advised], ...]:
    """Positions of games of all kinds, each with an action that is advised there."""
    found = []
    for number, (mode, players) in enumerate(TABLES * 3):
        colours = ["yellow", "red", "blue", "white"][: max(players, 2)]
        game = Game.new(colours, mode=mode, edition="revised", seed=number)
        spec = resolve("deacon")
        for at in range(90):
            if game.over:
                break
            if at % 6 == number % 6:
                explained = THINKER.explain(game.state, Budget(nodes=8), 1)
                for option in advise(game.setup, game.state, 8, explained).options:
                    found.append((game.setup, game.state, option))
            game.play(bot("deacon").choose(game.state, spec.budget, at))
    return tuple(found)


def test_there_are_positions_enough() -> None:
    assert len(positions()) >= POSITIONS


def points(evaluation: LinearEvaluation, s: State, seat: int) -> float:
    return sum(evaluation.by_source(s, seat))


def without(s: State, names: frozenset[str], seat: int) -> float:
    """What the evaluation says of an order if it is blind to some features."""
    return points(evaluation_for(kind_of(s), names), s, seat)


def share(before: State, after: State, names: frozenset[str], seat: int) -> float:
    """The part of a change in the evaluation that is due to some features."""
    whole = without(after, frozenset(), seat) - without(before, frozenset(), seat)
    return whole - (without(after, names, seat) - without(before, names, seat))


def candidates(setup: Setup, before: State, after: State, reason: Reason) -> Iterator[float]:
    """What the number of a reason could mean, worked out another way."""
    seat = int(before.turn)
    details = dict(reason.details)
    if reason.key == "paid":
        source = SOURCE_NAMES.index(str(details["source"]))
        yield float(after.ledger[seat * 11 + source] - before.ledger[seat * 11 + source])
    elif reason.key == "rival":
        rival = setup.players.index(str(details["rival"]))
        common = frozenset(FEATURE_NAMES[k] for k in COMMON)
        yield without(before, common, rival) - without(after, common, rival)
    elif reason.key == "round-end":
        yield float(after.influence(seat) - before.influence(seat))
    else:
        for theme in THEMES:
            if theme.key == reason.key and theme.name(before) == reason.details:
                yield share(
                    before, after, frozenset(FEATURE_NAMES[k] for k in theme.features), seat
                )


def test_every_number_is_what_evaluation_or_rules_say() -> None:
    said = 0
    texts = Texts("en")
    for setup, s, option in positions():
        after = play(s, Game(setup).read(option.text)[1])
        for reason in option.reasons:
            if reason.key in ("then", "round-end-idle"):
                continue
            found = list(candidates(setup, s, after, reason))
            assert any(abs(value - reason.points) <= 0.051 for value in found), (reason, found)
            sentence = texts.because([(reason.key, reason.points, dict(reason.details))])
            if reason.key == "rival":
                assert sentence.endswith(f" {texts.number(reason.points)}.")
            else:
                assert NUMBER.findall(sentence)[0] == texts.signed(reason.points)
            said += 1
    assert said > POSITIONS


def test_what_the_plan_pays_is_paid_when_the_plan_is_played() -> None:
    seen = 0
    for setup, s, option in positions():
        then = [reason for reason in option.reasons if reason.key == "then"]
        if not then:
            continue
        seat, at = int(s.turn), play(s, Game(setup).read(option.text)[1])
        source = SOURCE_NAMES.index(str(dict(then[0].details)["source"]))
        paid = []
        for _, text in option.line:
            after = play(at, Game(setup).read(text)[1])
            if at.turn == seat and after.round == s.round:
                paid.append(int(after.ledger[seat * 11 + source] - at.ledger[seat * 11 + source]))
            at = after
        assert then[0].points in paid
        seen += 1
    assert seen > 5


def test_an_end_of_round_counts_the_novices_that_wait() -> None:
    seen = 0
    for setup, s, option in positions():
        for reason in option.reasons:
            if reason.key == "round-end-idle":
                details = dict(reason.details)
                rival = setup.players.index(str(details["rival"]))
                active = sum(int(s.active[rival * ISLES + isle]) for isle in range(ISLES))
                assert active == int(details["count"]) > 0
                seen += 1
            if reason.key == "round-end":
                after = play(s, Game(setup).read(option.text)[1])
                gains = [
                    int(after.influence(seat) - s.influence(seat))
                    for seat in range(len(setup.players))
                    if seat != s.turn
                ]
                assert dict(reason.details)["other"] == max(gains)
    assert seen


def test_a_better_action_is_compared_with_the_one_played() -> None:
    seen = 0
    for setup, s, option in positions()[::3]:
        other = play(s, THINKER.choose(s, resolve("prior").budget, 1))
        wanted = play(s, Game(setup).read(option.text)[1])
        if wanted == other or not wanted.round == other.round == s.round:
            continue
        compared = other.copy()
        compared.turn = s.turn  # of whom the question is
        for reason in better(setup, s, wanted, other):
            if reason.key in ("paid", "rival"):
                found = list(candidates(setup, compared, wanted, reason))
                assert any(abs(value - reason.points) <= 0.051 for value in found), reason
                seen += 1
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    texts = Texts(language)
    isles = {texts(f"isle-{isle}") for isle in ISLE_NAMES}
    for _, _, option in positions():
        parts = [(reason.key, reason.points, dict(reason.details)) for reason in option.reasons]
        text = texts.because(parts)
        assert text[0].isupper()
        assert text[-1] == "."
        assert not re.search(r"[{}$]|reason-|isle-|order-|source-", text), text
        for reason in option.reasons:
            isle = dict(reason.details).get("isle")
            assert isle is None or any(name in text for name in isles)
    for theme in THEMES:
        assert texts.has(f"reason-{theme.key}")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Costs Yellow 1.5."),
        ("de", "Kostet Gelb 1,5."),
        ("it", "Costa 1,5 all’ordine Giallo."),
        ("nl", "Kost Geel 1,5."),
        ("pt-BR", "Custa 1,5 à ordem Amarelo."),
    ],
)
def test_what_a_rival_loses_has_no_sign(language: str, sentence: str) -> None:
    assert Texts(language).because([("rival", 1.5, {"rival": "yellow"})]) == sentence


def test_a_first_promotion_is_worth_its_claim() -> None:
    game = Game.new(["yellow", "red"], mode="preselected", seed=1)
    text = next(text for text in map(game.text, game.legal) if text.startswith("promote"))
    found = reasons(game.setup, game.state, play(game.state, game.read(text)[1]))
    assert found[0].key in ("claim", "claim-early")
