"""The table says what happened: paced moves, sentences, the end of a round, the way back."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from luna import Game
from luna.locale import LANGUAGES, Texts
from luna.rules.vocabulary import SOURCE_NAMES
from tests.web.conftest import PHONE, People
from tests.web.hands import BOXES, Table, at_rest, records
from tests.web.test_games import start
from tests.web.test_views import check_looks, overlap, wear

WATCH = """
window.moves = [];
new MutationObserver((all) => {
  for (const change of all)
    for (const node of change.addedNodes)
      if (node.classList?.contains('motion'))
        window.moves.push(['li.latest', 'li[data-number]']
          .map((line) => document.querySelector(line)?.dataset.number).join());
}).observe(document, { childList: true, subtree: true });
"""
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


def game_and_end(name: str, number: int) -> tuple[Game, int]:
    """A reference game, and the number of actions before the one that ends a round."""
    game = Game.from_record(records()[name][0])
    pairs = enumerate(zip(game.states, game.states[1:], strict=False))
    ends = [at for at, (before, after) in pairs if after.round > before.round > 0]
    return game, ends[number - 1]


def play(page: Page, text: str) -> None:
    """An action that comes from another browser of the same person."""
    table = Table(page).id
    sequence = page.request.get(f"/api/tables/{table}").json()["sequence"]
    body = {"text": text, "sequence": sequence}
    done = page.request.post(f"/api/tables/{table}/actions", data=body)
    assert done.ok, done.text()


def tidy(text: str) -> str:
    return " ".join(text.split())


def test_moves_that_come_together_are_shown_one_after_the_other(people: People) -> None:
    page = people.person(pace="fast", **MOVING)
    page.add_init_script(WATCH)
    game, _ = game_and_end("000-standard-2p-classic", 1)
    start = next(
        at
        for at in range(10, 60)
        if all(not game.text(each).startswith("meditate") for each in game.actions[at : at + 3])
    )
    table = Table(page).lay(records()["000-standard-2p-classic"][0], start)
    expect(page.locator("li.latest")).to_have_attribute("data-number", str(start))
    for action in game.actions[start : start + 3]:
        play(page, game.text(action))
    expect(page.locator("li.latest")).to_have_attribute("data-number", str(start + 3))
    expect(page.locator("g.motion")).to_have_count(0)
    assert page.evaluate("window.moves") == [f"{start + at},{start + at}" for at in (1, 2, 3)]
    assert table.view()["number"] == start + 3


RECORDED = """
window.shown = [];
new MutationObserver(() => {
  const banner = document.querySelector('.banner .banner, .say .banner');
  const said = banner?.querySelector('.said')?.textContent ?? banner?.textContent ?? '';
  const text = said.split(/\\s+/).join(' ').trim();
  if (text && window.shown.at(-1) !== text) window.shown.push(text);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


@pytest.mark.parametrize("options", [{}, PHONE], ids=["laptop", "phone"])
def test_what_is_on_stage_is_said_before_it_is_ones_turn(
    people: People, options: dict[str, Any]
) -> None:
    page = people.person(pace="fast", **{**MOVING, **options}, tips="on")
    text, actions = records()["000-standard-2p-classic"]
    Table(page).lay(text, 12)
    page.evaluate(RECORDED)
    for action in actions[12:15]:
        play(page, action)
    expect(page.locator(".banner:not([data-onstage]), [data-tip]").first).to_be_visible()
    expect(page.locator("[data-onstage]")).to_have_count(0)
    shown = [each for each in page.evaluate("window.shown") if "turn" not in each]
    game = Game.from_record(text, 15)
    said = [Texts().action(game.sentence(number)) for number in (12, 13, 14)]
    assert [next(each for each in said if each in one) for one in shown] == said


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (844, 390)])
def test_on_a_phone_the_scores_stay_in_sight_while_a_round_ends(
    people: People, size: tuple[int, int]
) -> None:
    page = people.person(
        pace="slow", **{**PHONE, **MOVING, "viewport": {"width": size[0], "height": size[1]}}
    )
    game, number = game_and_end("006-standard-4p-classic", 2)
    Table(page).lay(records()["006-standard-4p-classic"][0], number)
    play(page, game.text(game.actions[number]))
    expect(page.locator("[data-round-end] tr.now").first).to_be_visible()
    card = at_rest(page, "[data-round-end]")
    for score in page.locator(".who [data-player]").all():
        assert not overlap(card, score.bounding_box())
    expect(page.locator("[data-round-end] tfoot")).to_be_in_viewport(ratio=0.99)


def test_the_last_move_is_marked_with_the_color_of_its_player(people: People) -> None:
    page = people.person()
    text, actions = records()["000-standard-2p-classic"]
    number = next(at for at, each in enumerate(actions) if each.startswith("journey") and at > 8)
    Table(page).lay(text, number)
    play(page, actions[number])
    order = Game.from_record(text, number + 1).sentence().order
    expect(page.locator(f"[data-last-move={order}] ellipse").first).to_be_attached()
    page.reload()
    expect(page.locator(f"[data-last-move={order}] ellipse").first).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_in_sentences(people: People, language: str) -> None:
    page = people.person(language=language)
    text, _ = records()["001-standard-2p-revised"]
    game = Game.from_record(text, 40)
    Table(page).lay(text, 40)
    texts = Texts(language)
    expect(page.locator("li[data-number='40'] .action")).to_be_visible()
    for number in range(40, 30, -1):
        line = page.locator(f"li[data-number='{number}'] .action")
        if line.count() == 0:
            break
        expect(line).to_be_visible()
        assert tidy(line.text_content() or "") == texts.action(game.sentence(number - 1))
    page.locator("[data-do=notation]").click()
    expect(page.locator("li[data-number='40'] .action")).to_contain_text(
        game.text(game.actions[39])
    )


def test_the_live_region_says_the_same_sentence(people: People) -> None:
    page = people.person()
    text, actions = records()["000-standard-2p-classic"]
    Table(page).lay(text, 12)
    play(page, actions[12])
    said = Texts().action(Game.from_record(text, 13).sentence())
    expect(page.locator("[data-live]")).to_contain_text(said)


@pytest.mark.parametrize("name", ["001-standard-2p-revised", "006-standard-4p-classic"])
def test_the_end_of_a_round_adds_up(people: People, name: str) -> None:
    page = people.person(pace="fast")
    game, number = game_and_end(name, 2)
    Table(page).lay(records()[name][0], number)
    play(page, game.text(game.actions[number]))
    card = page.locator("[data-round-end='2']")
    expect(card).to_be_visible()
    before, after = game.states[number], game.states[number + 1]
    shown = [each.get_attribute("data-total") for each in card.locator("[data-total]").all()]
    assert sorted(map(str, shown)) == sorted(game.players)
    for seat, order in enumerate(game.players):
        gained = int(after.influence(seat) - before.influence(seat))
        column = shown.index(order) + 1
        cells = card.locator(f"tbody td:nth-of-type({column})")
        points = [tidy(each).replace("−", "-") for each in cells.all_inner_texts()]
        assert sum(int(each) for each in points if each != "·") == gained, order
        ledger = sum(
            int(after.ledger[seat * len(SOURCE_NAMES) + at]) for at in range(len(SOURCE_NAMES))
        )
        expect(card.locator(f"[data-total={order}]")).to_have_text(str(ledger))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator("[data-end='2'] .again").click()
    expect(card).to_be_visible()


@pytest.mark.parametrize("options", [{}, PHONE], ids=["laptop", "phone"])
def test_nothing_is_planned_under_the_end_of_a_round(
    people: People, options: dict[str, Any]
) -> None:
    page = people.person(pace="fast", **options)
    _, number = game_and_end("006-standard-4p-classic", 2)
    table = Table(page).lay(records()["006-standard-4p-classic"][0], number)
    table.choose("meditate") if options else page.locator("[data-verb=meditate]").click()
    page.locator("[data-do=confirm]").click()
    card = page.locator("[data-round-end='2']")
    expect(card).to_be_visible()
    expect(card.locator(".next")).to_be_focused()
    plan = page.locator("[data-plan]")
    for key in ("m", "f", "j", "/"):
        page.keyboard.press(key)
    page.evaluate("document.querySelectorAll('[data-verb]').forEach((each) => each.focus())")
    expect(card.locator(".next")).to_be_focused()
    for box in page.evaluate(BOXES, "[data-verb]"):
        hit = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-verb]')"
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert not page.evaluate(hit, at)
    expect(plan).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("m")
    expect(plan).to_be_visible()


def test_the_end_of_a_round_is_a_scene_step_by_step(people: People) -> None:
    page = people.person(pace="slow", **MOVING)
    game, number = game_and_end("001-standard-2p-revised", 2)
    Table(page).lay(records()["001-standard-2p-revised"][0], number)
    play(page, game.text(game.actions[number]))
    card = page.locator("[data-round-end='2']")
    expect(card.locator("tbody tr.later").first).to_be_attached()
    while card.locator("tfoot tr.later").count():
        page.keyboard.press("Space")
    page.keyboard.press("Space")
    expect(card).to_have_count(0)


WALKS = """
window.walks = [];
window.covered = [];
new MutationObserver(() => {
  const who = document.querySelector('[data-walk]')?.dataset.walk;
  if (!who || !document.querySelector('g.motion > g')) return;
  if (window.walks.at(-1) === who) return;
  window.walks.push(who);
  const card = document.querySelector('[data-round-end]').getBoundingClientRect();
  for (const isle of document.querySelectorAll("[data-place^='isle:']")) {
    const box = isle.getBoundingClientRect();
    const wide = Math.min(card.right, box.right) - Math.max(card.left, box.left);
    const high = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
    if (wide > 1 && high > 1) window.covered.push(isle.dataset.place);
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def test_figures_walk_on_one_after_the_other_and_stay_in_sight(people: People) -> None:
    page = people.person(pace="fast", **MOVING)
    page.add_init_script(WALKS)
    game, number = game_and_end("006-standard-4p-classic", 2)
    Table(page).lay(records()["006-standard-4p-classic"][0], number)
    play(page, game.text(game.actions[number]))
    card = page.locator("[data-round-end='2']")
    expect(card).to_be_visible()
    expect(card.locator("tfoot tr.later")).to_have_count(0)
    assert page.evaluate("window.walks") == ["priestess", "builder", "apostate", "guard", "pieces"]
    assert page.evaluate("window.covered") == []


CUT = """
const Real = WebSocket;
class Dead {
  constructor() { setTimeout(() => this.onclose({ code: 1006 })); }
}
window.sockets = [];
window.WebSocket = class extends Real {
  constructor(url) {
    if (window.cut) return new Dead();
    window.sockets.push(super(url));
  }
};
"""


def test_what_was_missed_while_the_line_was_broken_is_played(people: People) -> None:
    page = people.person(pace="fast", **MOVING)
    page.add_init_script(CUT + WATCH)
    text, actions = records()["000-standard-2p-classic"]
    start = next(
        at
        for at in range(10, 60)
        if all(not each.startswith("meditate") for each in actions[at : at + 3])
    )
    Table(page).lay(text, start)
    expect(page.locator("li.latest")).to_have_attribute("data-number", str(start))
    page.evaluate("window.cut = true; window.sockets.at(-1).close()")
    expect(page.locator(".lost")).to_be_visible()
    for action in actions[start : start + 3]:
        play(page, action)
    page.evaluate("window.cut = false; window.dispatchEvent(new Event('online'))")
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator("li.latest")).to_have_attribute("data-number", str(start + 3))
    expect(page.locator("g.motion")).to_have_count(0)
    assert page.evaluate("window.moves") == [f"{start + at},{start + at}" for at in (1, 2, 3)]


def test_entries_that_come_in_one_breath_are_shown_one_by_one(people: People) -> None:
    """All but the last of a batch bring their position without a view."""
    page = people.person(pace="fast", **MOVING)
    page.add_init_script(WATCH)
    text, actions = records()["000-standard-2p-classic"]
    start = next(
        at
        for at in range(10, 60)
        if all(not each.startswith("meditate") for each in actions[at : at + 3])
    )
    waiting: list[Any] = []

    def batched(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "event" or said["entry"]["kind"] != "action":
                route.send(message)
                return
            waiting.append(said)
            if len(waiting) == 3:
                for early in waiting[:2]:
                    early["document"] = early.pop("view")["document"]
                for each in waiting:
                    route.send(json.dumps(each))

        server.on_message(forward)

    page.route_web_socket("**/live*", batched)
    Table(page).lay(text, start)
    expect(page.locator("li.latest")).to_have_attribute("data-number", str(start))
    for action in actions[start : start + 3]:
        play(page, action)
    expect(page.locator("li.latest")).to_have_attribute("data-number", str(start + 3))
    expect(page.locator("g.motion")).to_have_count(0)
    assert page.evaluate("window.moves") == [f"{start + at},{start + at}" for at in (1, 2, 3)]


def test_replay_by_keyboard(people: People) -> None:
    page = people.person(pace="fast", **MOVING)
    page.add_init_script(WATCH)
    Table(page).lay(records()["000-standard-2p-classic"][0], 24)
    shown = page.locator(".scrubber output")
    expect(shown).to_have_text("24/24")
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text("23/24")
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text("22/24")
    expect(page.locator("li[data-number='22'] .action.here")).to_be_visible()
    page.keyboard.press("Home")
    expect(shown).to_have_text("0/24")
    before = page.evaluate("window.moves.length")
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_text("1/24")
    assert page.evaluate("window.moves.length") == before + 1
    page.keyboard.press("End")
    expect(shown).to_have_text("24/24")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text("21/24")
    page.keyboard.press("Space")
    expect(shown).to_have_text("24/24")
    expect(page.locator(".scrubber.wide")).to_have_count(0)


def test_a_line_of_the_log_previews_its_position(people: People) -> None:
    page = people.person()
    Table(page).lay(records()["000-standard-2p-classic"][0], 24)
    table = page.locator("svg.table")
    line = page.locator("li[data-number='22'] .action")
    expect(line).to_be_visible()
    expect(page.locator("[data-last-move]")).to_be_attached()
    now = table.inner_html()
    line.hover()
    page.wait_for_function("now => document.querySelector('svg.table').innerHTML !== now", arg=now)
    expect(page.locator(".scrubber output")).to_have_text("24/24")
    page.mouse.move(5, 300)
    expect(page.locator("[data-last-move]")).to_be_attached()


def test_on_a_phone_the_board_stays_in_sight(people: People) -> None:
    page = people.person(**PHONE)
    table = Table(page, "touch").lay(records()["000-standard-2p-classic"][0], 24)
    page.get_by_role("button", name="Log").tap()
    table.touch(page.locator("li[data-number='22'] .action"))
    expect(page.locator(".scrubber output")).to_have_text("22/24")
    expect(page.locator("svg.table")).to_be_in_viewport()
    table.touch(page.get_by_role("button", name="One action forward").last)
    expect(page.locator(".scrubber output")).to_have_text("23/24")
    expect(page.locator("svg.table")).to_be_in_viewport()


def test_coming_back_lists_what_happened_since(people: People) -> None:
    ada, bob = people.person(), people.person()
    first = start(ada, "friends")
    ada.locator("[data-do=invite]").click()
    bob.goto(ada.locator("[data-link]").get_attribute("data-link") or "")
    bob.locator("[data-do=join]").click()
    expect(bob.locator("[data-do=join]")).to_have_count(0)
    ada.locator("[data-do=start]").click()
    first.opened(), Table(bob).opened()
    while True:
        view = first.view()
        mine = view["turn"]["seat"] in view["you"]["seats"]
        if not mine and view["number"]:
            break
        play(ada if mine else bob, "meditate")
    ada.goto("/")
    play(bob, "meditate")
    ada.goto(bob.url.split("#")[0])
    since = ada.locator(".since")
    expect(since).to_contain_text("Since your last turn")
    expect(since).to_contain_text("meditates and turns")


def test_axe_finds_nothing_in_the_scene_and_the_replay(people: People) -> None:
    page = people.person(pace="fast")
    game, number = game_and_end("006-standard-4p-classic", 2)
    Table(page).lay(records()["006-standard-4p-classic"][0], number)
    play(page, game.text(game.actions[number]))
    expect(page.locator("[data-round-end='2']")).to_be_visible()
    check_looks(page, "wide")
    wear(page, "wide-dark")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".scrubber.wide")).to_be_visible()
    check_looks(page, "wide")
