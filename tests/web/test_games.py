"""Whole games, people who meet, servers that die, languages that change."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.web.conftest import PHONE, People, Server
from tests.web.hands import Table, moment, records


def start(page: Page, kind: str, **options: str) -> Table:
    """From the first page to a table, in one click after the options."""
    page.goto("/")
    expect(page.locator("[data-start=bots]")).to_be_enabled()
    if options:
        page.locator("summary").click()
    for name, value in options.items():
        page.locator(f"[data-option={name}]").select_option(value)
    page.locator(f"[data-start={kind}]").click()
    page.wait_for_url("**/t/*")
    return Table(page)


def acts_until_over(turn_of: Callable[[], Table | None], limit: int = 400) -> None:
    """Everyone does what comes first and meditates as soon as possible."""
    for _ in range(limit):
        table = turn_of()
        if table is None:
            return
        table.play(first_action(table.view()["options"]["candidates"]))
    raise AssertionError("the game does not end")


def first_action(candidates: Any) -> str:
    texts = [str(candidate["text"]) for candidate in candidates]
    return "meditate" if "meditate" in texts else texts[0]


def test_two_clicks_to_the_first_action(people: People) -> None:
    page = people.person()
    table = start(page, "hot-seat").opened()
    page.locator("[data-verb=meditate]").click()
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    assert table.view()["number"] == 1


def test_what_comes_late_to_a_lobby_moves_nothing_away_from_under_a_finger(people: People) -> None:
    page = people.person()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/gathering", hold)
    with page.expect_request("**/gathering"):
        start(page, "friends")
    invite = page.locator("[data-do=invite]")
    expect(invite).to_be_visible()
    expect(page.locator("[data-gathering]")).to_have_count(0)
    before = invite.bounding_box()
    for route in held:
        route.continue_()
    expect(page.locator("[data-gathering]")).to_be_visible()
    assert invite.bounding_box() == before


def test_a_whole_game_in_two_browsers(people: People) -> None:
    ada = people.person()
    first = start(ada, "friends", mode="standard")
    ada.locator("[data-do=invite]").click()
    link = ada.locator("[data-link]").get_attribute("data-link")
    bob = people.person()
    assert link
    bob.goto(link)
    bob.locator("input").first.fill("Bob")
    bob.locator("[data-do=join]").click()
    expect(bob.locator("[data-do=join]")).to_have_count(0)
    ada.locator("[data-do=start]").click()
    second = Table(bob)
    first.opened(), second.opened()

    def turn() -> Table | None:
        view = first.view()
        if view["status"] != "playing":
            return None
        return first if view["turn"]["seat"] in view["you"]["seats"] else second

    acts_until_over(turn)
    for page in (ada, bob):
        expect(page.locator("#result-title")).to_be_visible()


@pytest.mark.parametrize("level", [1, 2, 3])
def test_solo_on_each_level(people: People, level: int) -> None:
    page = people.person(**(PHONE if level == 2 else {}))
    table = start(page, f"solo{level}").opened()
    table.hand = "touch" if level == 2 else "mouse"
    acts_until_over(lambda: table if table.view()["status"] == "playing" else None)
    expect(page.locator("#result-title")).to_be_visible()


def test_four_seats_with_bots(people: People) -> None:
    page = people.person()
    table = start(page, "bots", players="4", level="random").opened()
    for _ in range(3):
        expect(page.locator(".banner.mine")).to_be_visible()
        if table.view()["status"] != "playing":
            break
        table.plan("meditate")
        table.confirm()
        expect(page.locator("[data-do=confirm]")).to_have_count(0)
    seats = table.view()["seats"]
    assert [seat["kind"] for seat in seats].count("bot") == 3


def test_a_killed_server_loses_nothing(people: People, server: Server) -> None:
    people.forgiven = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")
    page = people.person()
    table = start(page, "hot-seat").opened()
    table.play("meditate")
    server.kill()
    expect(page.locator(".lost")).to_be_visible()
    server.start()
    expect(page.locator(".lost")).to_have_count(0)
    assert table.view()["number"] == 1
    table.play("meditate")


def test_two_tabs_on_one_seat_and_a_spectator(people: People) -> None:
    page = people.person()
    table = start(page, "hot-seat").opened()
    tab = page.context.new_page()
    tab.goto(page.url)
    watcher = people.person()
    watcher.goto(page.url)
    Table(tab).opened(), Table(watcher).opened()
    table.play("meditate")
    for other in (tab, watcher):
        expect(other.locator(".log button", has_text="meditate")).to_be_visible()
    expect(watcher.locator("[data-verb]")).to_have_count(0)
    Table(tab).play("meditate")
    expect(page.locator(".log button", has_text="meditate")).to_have_count(2)


def test_languages_switch_in_mid_game(people: People) -> None:
    page = people.person()
    table = start(page, "hot-seat").opened()
    expect(page.locator("[data-verb=journey]")).to_contain_text("Journey")
    page.locator(".opener").click()
    for language, word in (
        ("de", "Reise"),
        ("it", "Viaggio"),
        ("nl", "Reizen"),
        ("pt-BR", "Jornada"),
    ):
        page.locator("[data-setting=language]").select_option(language)
        expect(page.locator("[data-verb=journey]")).to_contain_text(word)
        expect(page.locator("html")).to_have_attribute("lang", language)
        untranslated = re.compile(r"\b(web|term|action|isle|problem)-[a-z]")
        expect(page.locator("body")).not_to_contain_text(untranslated, use_inner_text=True)
    page.locator(".opener").click()
    table.play("meditate")


def test_a_refusal_names_its_rule_and_links_to_it(people: People) -> None:
    page = people.person()
    start(page, "hot-seat").opened()
    page.locator("[data-verb=sanctify]").click()
    rule = page.locator("[data-rule]").get_attribute("data-rule")
    link = page.locator("[data-rule] a").get_attribute("href")
    assert link == f"/#rules/{rule}"
    page.goto(link)
    expect(page.locator(f"#rule-{rule}.wanted")).to_be_visible()


def test_piece_first_shows_what_can_be_done_there(people: People) -> None:
    text, number, action = moment("recruit")
    page = people.person()
    table = Table(page).lay(text, number)
    isle = action.split()[1]
    table.place(f"isle:{isle}")
    page.locator("[data-here=recruit]").click()
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=confirm]")).to_have_count(0)


def test_the_command_line_completes_and_previews(people: People) -> None:
    page = people.person()
    table = start(page, "hot-seat").opened()
    page.keyboard.press("/")
    page.keyboard.type("med")
    expect(page.locator("[role=option]").first).to_have_text("meditate")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".log button", has_text="meditate")).to_be_visible()
    assert table.view()["number"] == 1


def test_looking_back_sharing_and_taking_back(people: People) -> None:
    text, number, _ = moment("journey")
    page = people.person()
    table = Table(page).lay(text, number)
    scrubber = page.locator(".scrubber input")
    scrubber.focus()
    page.keyboard.press("Home")
    expect(page.locator(".banner button", has_text="Back to the current position")).to_be_visible()
    page.keyboard.press("End")
    page.locator(".opener").click()
    page.locator("[data-do=share]").click()
    link = re.search(r"/s/\w+", page.locator(".note").inner_text())
    assert link
    guest = people.person()
    guest.goto(link.group())
    expect(guest.locator("svg.table")).to_be_visible()
    expect(guest.locator("[data-do=analyse]")).to_be_visible()
    before = table.view()["number"]
    page.locator("[data-do=undo]").click()
    expect(page.locator(".scrubber output")).to_have_text(f"{before - 1}/{before - 1}")


def test_quick_steps_back_are_all_taken(people: People) -> None:
    page = people.person()
    text, number, _ = moment("book")
    Table(page).lay(text, number)
    for _ in range(5):
        page.keyboard.press("[")
    expect(page.locator(".scrubber output")).to_have_text(f"{number - 5}/{number}")
    for _ in range(9):
        page.keyboard.press("]")
    expect(page.locator(".scrubber output")).to_have_text(f"{number}/{number}")
    expect(page.locator(".banner button", has_text="Back to the current position")).to_have_count(0)


def test_the_log_folds_the_rounds_of_the_server(people: People) -> None:
    page = people.person()
    text, number, _ = moment("book")
    table = Table(page).lay(text, number)
    entries = page.request.get(f"/api/tables/{table.id}/log").json()["entries"]
    played = Counter(e["round"] for e in entries if e["kind"] == "action")
    titles = [
        f"{f'Round {round_}' if round_ else 'Preliminary Round'} · {played[round_]} actions"
        for round_ in sorted(played, reverse=True)
    ]
    expect(page.locator(".log summary")).to_have_text(titles)
    assert len(titles) > 1


def test_uploads_of_broken_and_good_records(people: People) -> None:
    people.forgiven = ("422",)
    page = people.person()
    page.goto("/")
    broken = FilePayload(name="x.luna", mimeType="text/plain", buffer=b"luna 1\nnothing\n")
    page.locator("[data-upload]").set_input_files(files=[broken])
    problem = page.locator("[data-problem]")
    expect(problem).to_be_in_viewport(ratio=1)
    expect(page.locator("label:has([data-upload]) + [data-problem]")).to_have_count(1)
    page.locator("[data-upload-review]").set_input_files(files=[broken])
    expect(page.locator("label:has([data-upload-review]) + [data-problem]")).to_be_in_viewport()
    expect(problem).to_have_count(1)
    text = records()["009-preselected-2p-classic"][0]
    good = FilePayload(name="y.luna", mimeType="text/plain", buffer=text.encode())
    page.locator("[data-upload]").set_input_files(files=[good])
    page.wait_for_url("**/t/*")
    Table(page).opened()
    expect(page.locator("#result-title")).to_be_visible()


def test_undo_needs_consent_and_chat_is_heard(people: People) -> None:
    ada = people.person()
    first = start(ada, "friends")
    ada.locator("[data-do=invite]").click()
    link = ada.locator("[data-link]").get_attribute("data-link")
    bob = people.person()
    assert link
    bob.goto(link)
    bob.locator("[data-do=join]").click()
    expect(bob.locator("[data-do=join]")).to_have_count(0)
    ada.locator("[data-do=start]").click()
    second = Table(bob)
    first.opened(), second.opened()
    mine = first.view()
    order = [first, second] if mine["turn"]["seat"] in mine["you"]["seats"] else [second, first]
    for table in order:
        table.play("meditate")
    asker, other = order
    asker.page.locator(".opener").click()
    asker.page.locator("[data-do=undo]").click()
    other.page.locator(".request .yes").click()
    expect(asker.page.locator(".scrubber")).to_have_count(0)
    assert asker.in_step()["number"] == 0
    other.page.locator("#tab-chat").click()
    other.page.locator(".chat input").fill("well played")
    other.page.keyboard.press("Enter")
    asker.page.locator(".opener").click()
    asker.page.locator("#tab-chat").click()
    expect(asker.page.locator(".chat li", has_text="well played")).to_be_visible()


def test_a_seat_moves_to_another_browser(people: People) -> None:
    page = people.person()
    table = start(page, "bots", level="random").opened()
    page.locator(".opener").click()
    page.locator("[data-do=seat-link]").click()
    link = re.search(r"/#seat=\S+", page.locator(".note").inner_text())
    assert link
    other = people.person()
    other.goto(link.group())
    other.wait_for_url("**/t/*")
    moved = Table(other).opened()
    assert moved.view()["you"]["seats"] != []
    assert table.view()["you"]["seats"] == []


def test_a_hint_becomes_a_plan(people: People) -> None:
    page = people.person()
    start(page, "hot-seat").opened()
    page.locator("[data-do=hint]").click()
    page.locator("[data-advised] button").first.click()
    expect(page.locator("[data-do=confirm]")).to_be_enabled()


def test_a_passkey_keeps_the_account(people: People) -> None:
    page = people.person()
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    authenticator = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": authenticator})
    page.goto("/")
    page.locator(".name input").fill("Ada")
    page.locator(".opener").click()
    page.locator("[data-do=keep]").click()
    expect(page.locator(".sheet [role=status]")).to_contain_text("kept")
    page.context.clear_cookies()
    page.evaluate("localStorage.removeItem('luna-name')")
    page.reload()
    page.locator(".opener").click()
    page.locator("[data-do=sign-in]").click()
    expect(page.locator(".name input")).to_have_value("Ada")
    assert page.request.get("/api/me").json()["me"]["name"] == "Ada"


SAID = """
window.said = [];
new MutationObserver(() => {
  const text = document.querySelector('.notices')?.textContent.trim();
  if (text) window.said.push(text);
}).observe(document, { childList: true, subtree: true });
"""
"""Every notice that was ever shown."""


def test_a_table_that_does_not_exist_says_so(people: People) -> None:
    people.forgiven = ("WebSocket", "404")
    page = people.person()
    page.add_init_script(SAID)
    page.goto("/t/nosuchtable")
    expect(page.locator("main a", has_text="All games")).to_be_visible()
    expect(page.locator("main")).to_contain_text("no such table")
    assert page.evaluate("window.said") == []


def test_tips_that_fit_are_shown_once(people: People) -> None:
    text, number, _ = moment("book")
    page = people.person(tips="on")
    Table(page).lay(text, number)
    tip = page.locator("[data-tip]")
    seen = []
    for _ in range(3):
        expect(tip).to_be_visible()
        seen.append(tip.get_attribute("data-tip"))
        assert not re.search(r"tip-|\{", tip.inner_text())
        tip.locator("button").first.click()
        expect(page.locator(f"[data-tip={seen[-1]}]")).to_have_count(0)
    assert len(set(seen)) == 3
    page.reload()
    expect(tip).to_be_visible()
    assert tip.get_attribute("data-tip") not in seen


def test_a_tip_makes_way_for_the_next_when_one_has_acted(people: People) -> None:
    page = people.person(tips="on")
    text, actions = records()["009-preselected-2p-classic"]
    table = Table(page).lay(text, 0)
    tip = page.locator("[data-tip]")
    seen = []
    for action in actions[:3]:
        expect(tip).to_be_visible()
        name = tip.get_attribute("data-tip")
        assert name not in seen
        seen.append(name)
        table.play(action)
        expect(page.locator(f"[data-tip='{name}']")).to_have_count(0)


def test_the_server_says_why_a_tile_will_not_do(people: People) -> None:
    text, number, action = moment("promote", r"^promote \d+$")
    page = people.person()
    table = Table(page).lay(text, number)
    table.choose("promote")
    far = page.locator("[data-place^='path:']:not([data-mark])").first
    table.touch(far, force=True)
    expect(page.locator("[data-rule]")).to_be_visible()
    page.locator("[data-rule] button").click()
    expect(page.locator("[data-rule]")).to_have_count(0)
    table.place(f"path:{action.split()[1]}")
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", action)
