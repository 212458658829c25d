"""What the keyboard meets first, what explains itself, and tips that keep out of the way."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People
from tests.web.hands import BOXES, Table, moment, records, turn
from tests.web.test_views import check_looks, overlap, wear

SIZES: dict[str, tuple[dict[str, Any], list[tuple[int, int]]]] = {
    "phone": (PHONE, [(844, 390), (360, 740)]),
    "wide": ({}, [(1024, 768), (1280, 800), (1920, 1080)]),
}


def rest(page: Page) -> Table:
    text, number, _ = moment("book")
    return Table(page).lay(text, number)


def test_tab_meets_the_actions_first_then_legal_places_only(people: People) -> None:
    page = people.person()
    rest(page)
    actions = page.locator("[data-verb]").count()
    legal = page.locator("[data-place][data-mark=legal]").count()
    assert actions > 10
    assert 0 < legal < 30
    met = []
    for _ in range(actions + legal + 1):
        page.keyboard.press("Tab")
        met.append(
            page.evaluate(
                "(e => e.dataset.verb ? 'action' : (e.dataset.mark ?? 'other'))"
                "(document.activeElement)"
            )
        )
    assert met == ["action"] * actions + ["legal"] * legal + ["other"]


@pytest.mark.parametrize("options", [{}, PHONE], ids=["laptop", "phone"])
def test_screen_readers_hear_what_is_planned_and_find_legal_places(
    people: People, options: dict[str, Any]
) -> None:
    page = people.person(**options)
    table = Table(page, "keyboard").lay(records()["009-preselected-2p-classic"][0], 0)
    said = page.locator("[data-live-plan][aria-live=polite]")
    expect(said).to_contain_text("it is your turn")
    page.locator("body").press("f")
    expect(said).to_have_text("Priest’s Favor. Choose the isle whose favor you want.")
    legal = page.locator("[data-place^='isle:'][data-mark=legal]")
    others = page.locator("[data-place^='isle:']:not([data-mark])")
    assert legal.count() > 0
    assert others.count() > 0
    assert all("(can be chosen): " in (e.get_attribute("aria-label") or "") for e in legal.all())
    assert all("can be chosen" not in (e.get_attribute("aria-label") or "") for e in others.all())
    table.place(legal.first.get_attribute("data-place") or "")
    expect(said).to_contain_text("Enter confirms")
    for sentence in page.locator("[data-plan] .events li").all_inner_texts():
        expect(said).to_contain_text(sentence)
    page.keyboard.press("Escape")
    expect(said).to_contain_text("it is your turn")


def test_the_preview_of_a_journey_is_heard_with_its_legs(people: People) -> None:
    text, number, action = moment("journey", r"^journey \w+>\w+ 1$")
    page = people.person()
    Table(page).lay(text, number).plan(action)
    said = page.locator("[data-live-plan]")
    expect(said).to_contain_text(re.compile(r"Journey: one novice from the .* to the .*\."))


def test_shortcuts_are_written_on_the_buttons_once_a_keyboard_is_used(people: People) -> None:
    page = people.person()
    rest(page)
    key = page.locator("[data-verb=journey] kbd")
    expect(key).to_be_hidden()
    page.keyboard.press("Tab")
    expect(key).to_be_visible()
    place = page.locator("[data-place^='isle:']").first
    place.focus()
    page.keyboard.press("Enter")
    here = page.locator("[data-here]").first
    expect(here.locator("kbd")).to_be_visible()
    verb = here.get_attribute("data-here")
    page.keyboard.press(here.locator("kbd").inner_text())
    expect(page.locator(f'[data-verb="{verb}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-place][data-mark=chosen]").first).to_be_attached()


def test_nothing_has_a_native_tooltip_and_small_things_explain_themselves(people: People) -> None:
    page = people.person()
    rest(page)
    expect(page.locator("[title], svg.table title")).to_have_count(0)
    page.locator("[data-player] .count").first.hover()
    expect(page.get_by_role("tooltip")).to_have_text("Novices in supply")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
@pytest.mark.parametrize("device", SIZES)
def test_a_tip_is_read_whole_and_covers_nothing(
    people: People, subtests: pytest.Subtests, device: str, language: str
) -> None:
    options, sizes = SIZES[device]
    page = people.person(**options, locale=language, tips="on")
    for wide, high in sizes:
        with subtests.test(f"{wide}x{high}"):
            page.set_viewport_size({"width": wide, "height": high})
            rest(page)
            tip = page.locator("[data-tip]")
            expect(tip).to_be_visible()
            for button in tip.locator("button").all():
                expect(button).to_be_in_viewport(ratio=1)
            box = tip.bounding_box()
            places = page.evaluate(BOXES, "[data-place], [data-verb]")
            assert len(places) > 10
            assert not [one for one in places if overlap(box, one)]


def test_a_tip_leaves_the_log_in_sight_with_four_players(people: People) -> None:
    page = people.person(tips="on")
    Table(page).lay(records()["006-standard-4p-classic"][0], 60)
    expect(page.locator("[data-tip]")).to_be_visible()
    for line in page.locator(".log li[data-number] .action").all()[:3]:
        expect(line).to_be_in_viewport(ratio=0.3)


def place_card(page: Page) -> None:
    rest(page).place("isle:tide")


def tile_card(page: Page) -> None:
    table = rest(page)
    tile = page.locator("[data-place^='path:']").first.get_attribute("data-place")
    table.place(tile or "")


def council_card(page: Page) -> None:
    rest(page).place("council")


def voyage_card(page: Page) -> None:
    text, number, action = moment("journey", ",")
    Table(page).lay(text, number).plan(action)


def extras_card(page: Page) -> None:
    text, number, action = moment("promote", r"\+bribe")
    Table(page).lay(text, number).plan(action)


def hint_sheet(page: Page) -> None:
    rest(page)
    page.locator("[data-do=hint]").click()
    expect(page.locator("[data-advised]").first).to_be_visible()


def rounds_tab(page: Page) -> None:
    text, number, _ = moment("expel")
    Table(page).lay(text, number)
    rounds = page.locator("#tab-rounds")
    if rounds.count():
        rounds.click()


def chat_tab(page: Page) -> None:
    rest(page)
    page.locator("#tab-chat").click()


def notation(page: Page) -> None:
    rest(page)
    page.locator("[data-do=notation]").click()


def options(page: Page) -> None:
    turn(page, "/")
    page.locator("summary").click()


CARDS = [
    *(place_card, tile_card, council_card, voyage_card, extras_card),
    *(hint_sheet, rounds_tab, chat_tab, notation, options),
]


def test_axe_finds_nothing_with_a_card_open(people: People, subtests: pytest.Subtests) -> None:
    page = people.person()
    for card in CARDS:
        with subtests.test(card.__name__):
            wear(page, "wide-dark")
            card(page)
            check_looks(page, "wide")


def test_arrows_that_meet_keep_apart(people: People) -> None:
    text, number, action = moment("journey", r">(\w+) \d+, .*>\1 \d")
    page = people.person()
    Table(page).lay(text, number).plan(action)
    heads = page.locator("[data-arrow] path:last-of-type")
    tips = []
    for head in heads.all():
        found = re.search(
            r"translate\(([\d.-]+) ([\d.-]+)\)", head.get_attribute("transform") or ""
        )
        assert found
        tips.append((float(found[1]), float(found[2])))
    assert len(tips) > 1
    for index, (x, y) in enumerate(tips):
        assert all(abs(x - u) + abs(y - v) > 9 for u, v in tips[index + 1 :])
