"""Planning: in one's own color only, kept for one's turn, taken back step by step."""

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import People, both_databases
from tests.web.hands import Table, moment
from tests.web.test_views import findings


def friends(people: People) -> tuple[Table, Table]:
    """Two people at a table of their own: who is to act, and who waits."""
    ada, bob = people.person(), people.person()
    body: dict[str, Any] = {
        "seats": [{"player": "you"}, {"player": "open"}],
        "mode": "preselected",
        "seed": 3,
        "name": "Ada",
    }
    table = ada.request.post("/api/tables", data=body).json()["table"]
    token = ada.request.post(f"/api/tables/{table}/invitation", data={}).json()["token"]
    joining = {"name": "Bob", "token": token}
    assert bob.request.post(f"/api/tables/{table}/join", data=joining).ok
    assert ada.request.post(f"/api/tables/{table}/start", data={}).ok
    for page in (ada, bob):
        page.goto(f"/t/{table}")
        Table(page).opened()
    view = Table(ada).view()
    pair = Table(ada), Table(bob)
    return pair if view["turn"]["seat"] in view["you"]["seats"] else (pair[1], pair[0])


def test_who_waits_plans_in_their_own_color_and_enter_sends_nothing(people: People) -> None:
    _, waiting = friends(people)
    page = waiting.page
    own = waiting.view()["seats"][waiting.view()["you"]["seats"][0]]["colour"]
    page.locator('[data-verb="journey"][data-open=true]').click()
    legal = page.locator('[data-place^="isle:"][data-mark=legal]')
    expect(legal.first).to_be_visible()
    at = [legal.nth(k).get_attribute("data-place") or "" for k in range(legal.count())]
    isles = {i["name"]: i["novices"] for i in waiting.view()["document"]["isles"]}
    assert at
    assert all(isles[place.removeprefix("isle:")][own][0] > 0 for place in at)
    page.keyboard.press("Escape")
    waiting.choose("meditate")
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[data-kept]")).to_be_visible()
    assert waiting.view()["number"] == 0
    page.locator("[data-do=drop-plan]").click()
    expect(page.locator("[data-kept]")).to_have_count(0)


def test_a_kept_plan_is_played_when_the_turn_comes(people: People) -> None:
    acting, waiting = friends(people)
    waiting.choose("meditate")
    expect(waiting.page.locator("[data-do=confirm]")).to_be_enabled()
    waiting.confirm()
    expect(waiting.page.locator("[data-kept]")).to_be_visible()
    acting.plan("meditate")
    acting.confirm()
    acting.reached(2)
    expect(waiting.page.locator("[data-kept]")).to_have_count(0)
    log = acting.page.request.get(f"/api/tables/{acting.id}/log").json()["entries"]
    assert [e["text"] for e in log if e["kind"] == "action"] == ["meditate", "meditate"]


@both_databases
def test_a_tree_of_plans_is_played_by_the_server_while_its_owner_is_away(people: People) -> None:
    acting, waiting = friends(people)
    page, table = waiting.page, acting.id
    order = acting.view()["turn"]["colour"]
    page.locator('[data-verb="meditate"]').click()
    page.locator("[data-plan-when]").select_option(f"{order} meditate")
    waiting.confirm()
    expect(page.locator("[data-kept]")).to_be_visible()
    page.locator("[data-do=edit-plan]").click()
    card = page.locator("[data-plan-card]")
    expect(card.locator("[data-branch]")).to_have_count(1)
    assert findings(page) == []
    card.locator("[data-do=plan-then]").click()
    page.locator('[data-verb="meditate"]').click()
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    waiting.confirm()
    page.locator("[data-do=edit-plan]").click()
    expect(card.locator("[data-branch]")).to_have_count(2)
    page.goto("/")
    acting.plan("meditate")
    acting.confirm()
    acting.reached(2)
    page.goto(f"/t/{table}")
    waiting.opened()
    expect(page.locator("[data-kept]")).to_be_visible()
    page.locator("[data-do=edit-plan]").click()
    card.locator("[data-do=plan-remove]").click()
    expect(page.locator("[data-kept]")).to_have_count(0)


def test_what_a_plan_does_not_foresee_ends_it(people: People) -> None:
    acting, waiting = friends(people)
    page = waiting.page
    order = acting.view()["turn"]["colour"]
    page.locator('[data-verb="meditate"]').click()
    page.locator("[data-plan-when]").select_option(f"{order} build")
    waiting.confirm()
    expect(page.locator("[data-kept]")).to_be_visible()
    acting.plan("meditate")
    acting.confirm()
    expect(page.locator("[data-plan-over=unforeseen]")).to_be_visible()
    assert waiting.view()["number"] == 1


def test_an_open_plan_outlasts_another_players_action(people: People) -> None:
    acting, waiting = friends(people)
    waiting.choose("meditate")
    expect(waiting.page.locator("[data-do=confirm]")).to_be_enabled()
    acting.plan("meditate")
    acting.confirm()
    expect(waiting.page.locator(".banner.mine")).to_be_visible()
    expect(waiting.page.locator("[data-do=confirm]")).to_be_enabled()
    assert waiting.view()["number"] == 1
    waiting.confirm()
    expect(waiting.page.locator(".banner.mine")).to_have_count(0)
    assert waiting.view()["number"] == 2


def test_spectators_and_finished_games_have_no_actions(people: People) -> None:
    acting, _ = friends(people)
    watcher = people.person()
    watcher.goto(acting.page.url)
    Table(watcher).opened()
    expect(watcher.locator("[data-verb], .command")).to_have_count(0)
    expect(watcher.locator(".banner").first).to_contain_text("You are watching")
    watcher.keyboard.press("m")
    expect(watcher.locator("[data-plan]")).to_have_count(0)
    watcher.locator("#tab-chat").click()
    expect(watcher.locator("[data-chat=watching]")).to_contain_text("You are watching")


def test_infiltration_is_offered_where_the_edition_has_it(people: People) -> None:
    for edition, number in (("classic", 0), ("revised", 1)):
        page = people.person()
        body = {
            "seats": [{"player": "you"}, {"player": "open"}],
            "hot_seat": True,
            "mode": "preselected",
            "edition": edition,
            "name": "Ada",
        }
        made = page.request.post("/api/tables", data=body).json()
        page.goto(f"/t/{made['table']}")
        Table(page).opened()
        expect(page.locator("[data-verb=infiltrate]")).to_have_count(number)


def test_escape_takes_back_the_last_leg_then_the_rest(people: People) -> None:
    text, number, action = moment("journey", ",")
    page = people.person()
    table = Table(page).lay(text, number)
    table.plan(action)
    legs = page.locator(".legs li")
    planned_legs = legs.count()
    assert planned_legs > 1
    page.keyboard.press("Escape")
    expect(legs).to_have_count(planned_legs - 1)
    expect(page.locator("[data-do=confirm]")).to_be_enabled()
    for _ in range(planned_legs):
        page.keyboard.press("Escape")
    expect(page.locator("[data-plan]")).to_have_count(0)


def test_a_refused_touch_leaves_no_older_plan_behind(people: People) -> None:
    text, number, action = moment("promote", r"^promote \d+$")
    page = people.person()
    table = Table(page).lay(text, number)
    table.plan(action)
    far = page.locator("[data-place^='path:']:not([data-mark])").first
    table.touch(far, force=True)
    expect(page.locator("[data-rule]")).to_be_visible()
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", "")
    expect(page.locator("[data-do=confirm]")).to_be_disabled()
    page.locator("body").press("Enter")
    page.locator("[data-rule] button").click()
    expect(page.locator("[data-rule]")).to_have_count(0)
    assert table.view()["number"] == number
    table.place(f"path:{action.split()[1]}")
    expect(page.locator("[data-do=confirm]")).to_be_enabled()


def test_undo_is_a_button_and_a_key_while_it_is_free(people: People) -> None:
    acting, waiting = friends(people)
    button = acting.page.locator("[data-do=take-back]")
    expect(button).to_have_count(0)
    acting.plan("meditate")
    acting.confirm()
    expect(button).to_be_visible()
    expect(waiting.page.locator("[data-do=take-back]")).to_have_count(0)
    acting.page.keyboard.press("u")
    expect(acting.page.locator(".banner.mine")).to_be_visible()
    assert acting.view()["number"] == 0
    for table in (acting, waiting):
        table.plan("meditate")
        table.confirm()
        expect(table.page.locator("[data-do=confirm]")).to_have_count(0)
    expect(button).to_have_count(0)
    acting.page.locator(".opener").click()
    acting.page.locator("[data-do=undo]").click()
    request = waiting.page.locator(".request")
    expect(request).to_contain_text("latest 2 actions")
    expect(request.locator("li")).to_have_count(2)
    expect(request.locator("li").first).to_contain_text("meditate")
