"""Whole games by hand, and a log in which nothing happens silently."""

import pytest
from playwright.sync_api import expect

from luna import Game
from luna.locale import Texts
from luna.rules.verbs import VERBS
from tests.web.conftest import People
from tests.web.hands import Table, records

SOLO = "025-solo3-revised"
DUEL = "000-standard-2p-classic"


def verbs_of(name: str) -> set[str]:
    words = {verb.words: verb.name for verb in VERBS}
    return {
        next(words[begin] for begin in sorted(words, reverse=True) if action.startswith(begin))
        for action in records()[name][1]
    }


@pytest.mark.parametrize("name", [SOLO, DUEL])
def test_a_whole_game_with_all_kinds_of_actions_by_clicks(people: People, name: str) -> None:
    assert verbs_of(SOLO) | verbs_of(DUEL) == {verb.name for verb in VERBS}
    page = people.person()
    text, actions = records()[name]
    table = Table(page).lay(text, 0)
    for action in actions:
        table.plan(action)
        table.confirm()
        expect(page.locator("[data-do=confirm]")).to_have_count(0)
    expect(page.locator("#result-title")).to_be_visible()
    assert table.view()["document"] == Game.from_record(text).document()


def test_the_log_says_everything_that_the_virtual_order_does(people: People) -> None:
    page = people.person()
    text, actions = records()["021-solo2-classic"]
    game, texts = Game.from_record(text), Texts()
    virtual = next(order for order in game.players if order != game.sentence(0).order)
    Table(page).lay(text, len(actions) - 1)
    expect(page.locator(".log details").first).to_be_visible()
    closed = page.locator(".log details:not([open]) summary")
    while folded := closed.count():
        closed.first.click()
        expect(closed).to_have_count(folded - 1)
    done = set()
    for number in range(len(actions) - 1):
        line = page.locator(f".log li[data-number='{number + 1}']")
        expect(line).to_contain_text(texts.action(game.sentence(number)), use_inner_text=True)
        for event in game.events(number):
            if event.order == virtual and event.kind != "gain":
                expect(line).to_contain_text(texts.event(event), use_inner_text=True)
                done.add(event.kind)
    assert {"entered", "council", "shrine-built"} <= done
