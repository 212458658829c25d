"""A study in the browser: variations, a comment, an arrow, kept, shared, written as a record."""

from playwright.sync_api import Page, expect

from luna import Game
from tests.web.conftest import PHONE, People
from tests.web.hands import Table, records
from tests.web.test_review import answer
from tests.web.test_views import findings

GAME = "000-standard-2p-classic"


def begun(page: Page, number: int) -> None:
    """A new study that begins with a position of a game."""
    record = Game.from_record(records()[GAME][0], number).record()
    page.goto("/")
    page.evaluate(
        "record => sessionStorage.setItem('luna-study', JSON.stringify({ record, at: null }))",
        record,
    )
    page.goto("/#study/new")
    Table(page).opened()
    expect(page.locator("[data-study]")).to_be_visible()


def test_a_study_is_made_and_shared(people: People) -> None:
    page = people.person()
    begun(page, 12)
    played = records()[GAME][1][12]
    answer(page, played)
    expect(page.locator("[data-study]")).to_have_attribute("data-at", "1")
    page.locator("[data-branch='0']").click()
    expect(page.locator("[data-study]")).to_have_attribute("data-at", "0")
    answer(page, "meditate" if played != "meditate" else "council tide 1")
    expect(page.locator("[data-study]")).to_have_attribute("data-at", "2")
    page.locator("[data-comment]").fill("Too quick.")
    page.locator("[data-do=arrow]").click()
    page.locator("[data-place='isle:tide']").first.click(force=True)
    page.locator("[data-place='isle:book']").first.click(force=True)
    expect(page.locator("[data-arrow='active:tide>active:book']")).to_be_attached()
    page.locator("[data-do=save]").click()
    export = page.locator("[data-do=export]")
    expect(export).to_be_visible()
    assert findings(page) == []
    text = page.request.get(str(export.get_attribute("href"))).text()
    assert "# " in text
    assert "Too quick." in text
    assert len(Game.from_record(text).actions) == 13
    study = page.locator("[data-study]").get_attribute("data-study")

    bob = people.person()
    bob.goto(f"/#study/{study}")
    expect(bob.locator("[data-branch]")).to_have_count(3)
    bob.locator("[data-branch='2']").click()
    expect(bob.locator("[data-comment]")).to_have_value("Too quick.")
    expect(bob.locator("[data-arrow='active:tide>active:book']")).to_be_attached()


def test_the_engine_follows_and_a_branch_can_go(people: People) -> None:
    page = people.person()
    begun(page, 12)
    page.locator("[data-do=engine]").click()
    expect(page.locator("[data-advised]")).to_have_count(3)
    page.locator("[data-do=engine]").click()
    expect(page.locator("[data-hints]")).to_have_count(0)
    answer(page, records()[GAME][1][12])
    expect(page.locator("[data-branch]")).to_have_count(2)
    page.locator("[data-do=prune]").click()
    expect(page.locator("[data-branch]")).to_have_count(1)
    page.locator("[data-do=add-chapter]").click()
    expect(page.locator("[data-do=remove-chapter]")).to_be_visible()


def test_an_arrow_is_drawn_by_keyboard(people: People) -> None:
    page = people.person()
    begun(page, 12)
    page.locator("[data-do=arrow]").press("Enter")
    for place in ("isle:tide", "isle:book"):
        expect(page.locator(f"[data-place='{place}'][tabindex='0']")).to_be_attached()
        page.locator(f"[data-place='{place}']").press("Enter")
    expect(page.locator("[data-arrow='active:tide>active:book']")).to_be_attached()


def test_from_a_game_of_one_s_own_one_goes_on_to_a_study(people: People) -> None:
    page = people.person()
    Table(page).lay(records()[GAME][0], 20)
    page.locator(".opener").click()
    page.locator("[data-do=analyse]").click()
    expect(page.locator("[data-study]")).to_be_visible()
    answer(page, records()[GAME][1][20])
    expect(page.locator("[data-branch]")).to_have_count(2)


def test_nobody_analyses_against_others_who_still_play(people: People) -> None:
    page = people.person()
    body = {"seats": [{"player": "you"}, {"player": "bot", "level": "pilgrim"}], "name": "Ada"}
    made = page.request.post("/api/tables", data=body).json()
    page.goto(f"/t/{made['table']}")
    Table(page).opened()
    page.locator(".opener").click()
    expect(page.locator("[data-do=share]")).to_be_visible()
    expect(page.locator("[data-do=analyse]")).to_have_count(0)


def test_studies_on_a_phone(people: People) -> None:
    page = people.person(**PHONE)
    page.goto("/#study")
    expect(page.locator("[data-do=new-study]")).to_be_visible()
    assert findings(page) == []
    page.locator("[data-do=new-study]").tap()
    expect(page.locator("[data-study]")).to_be_visible()
