"""The guided first game: by mouse, touch and keyboard; left, resumed, and looked at."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from luna.app.lessons.chapters import Chapter, ChapterPlay, begin, chapters
from luna.bots.roster import LEVELS
from luna.locale import LANGUAGES, Texts
from tests.lessons.solving import played, solution
from tests.web.conftest import PHONE, People
from tests.web.hands import Table
from tests.web.test_views import DEVICES, SHAPES, check_looks, wear

HANDS: dict[str, dict[str, Any]] = {"mouse": {}, "touch": PHONE, "keyboard": {}}
COACH = ".coach"


class Learner(Table):
    """Somebody at the table of a chapter."""

    study: ChapterPlay

    def view(self) -> Any:
        """What the server says of the table, after what has been right so far."""
        body = {"played": list(self.study.played)}
        name = self.study.chapter.name
        return self.page.request.post(f"/api/lessons/{name}", data=body).json()["entries"][-1][
            "view"
        ]

    def open(self, chapter: Chapter) -> "Learner":
        self.study = begin(chapter)
        self.page.goto(f"/#learn/{chapter.name}")
        expect(self.page.locator(COACH)).to_be_visible()
        return self

    def step(self, key: str) -> None:
        expect(self.page.locator(f'{COACH}[data-step="{key}"]')).to_be_visible()

    def go_on(self) -> None:
        button = self.page.locator("[data-do=next]")
        if self.hand == "keyboard":
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.touch(button)

    def confirm(self) -> None:
        """By keyboard on the button: the isle that was touched last may have more to give."""
        if self.hand == "keyboard":
            self.page.locator("[data-do=confirm]").press("Enter")
        else:
            super().confirm()

    def solve(self) -> None:
        """Do what the present step asks for."""
        action = solution(self.study)
        self.plan(action)
        self.confirm()
        expect(self.page.locator(f'{COACH}[data-done="true"]')).to_be_visible()
        self.study = played(self.study, action)

    def touch_told(self, place: str) -> None:
        """Touch a place as a task names it: a tile, wherever the preview shows it."""
        tile = place.removeprefix("tile:")
        if tile == place:
            self.place(place)
            return
        on_path, in_temple = f'[data-place="path:{tile}"]', f'[data-place="temple:{tile}"]'
        # One selector, since the preview may come between the look and the touch.
        spot = self.page.locator(f"{on_path}, :root:not(:has({on_path})) {in_temple}")
        if self.narrow and not spot.count():
            self.touch(self.page.locator('[data-place="temple"]'), force=True)
        self.touch(spot, force=True)

    def chapter(self) -> None:
        """Play the whole chapter."""
        steps = self.study.chapter.steps
        for number, step in enumerate(steps):
            self.step(step.key)
            if step.asks:
                self.solve()
            if number + 1 < len(steps):
                self.go_on()


TOLD = {
    "movement": ("journey", "journey", "isle:book", "isle:book", "isle:sailboat"),
    "path": ("claim", "promote", "tile:7"),
    "bribery": ("bribe", "sanctify", "tile:12"),
    "book": ("take", "book", "temple:2", "temple:11"),
}
"""Tasks word by word: the step of a chapter, the action to choose, what to touch one by one."""


@pytest.mark.parametrize("hand", ["mouse", "touch"])
def test_a_learner_who_does_exactly_what_a_task_says_succeeds(
    people: People, subtests: pytest.Subtests, hand: str
) -> None:
    page = people.person(**HANDS[hand])
    for name, (key, verb, *places) in TOLD.items():
        with subtests.test(name):
            learner = Learner(page, hand).open(chapters()[name])
            for step in chapters()[name].steps:
                learner.step(step.key)
                if step.key == key:
                    break
                learner.go_on()
            learner.choose(verb)
            for place in places:
                learner.touch_told(place)
            learner.confirm()
            expect(page.locator(f'{COACH}[data-done="true"]')).to_be_visible()


@pytest.mark.parametrize("hand", HANDS)
def test_a_learner_plays_all_chapters(people: People, hand: str) -> None:
    page = people.person(**HANDS[hand])
    page.goto("/")
    page.locator("[data-start=learn]").click()
    page.locator("[data-do=learn-on]").click()
    learner = Learner(page, hand)
    for number, chapter in enumerate(chapters().values()):
        expect(page).to_have_url(f"{people.server.url}/#learn/{chapter.name}")
        learner.study = begin(chapter)
        learner.chapter()
        on = page.locator("[data-do=next-chapter]")
        expect(on).to_be_visible()
        on.press("Enter") if hand == "keyboard" else learner.touch(on)
        done = page.evaluate("JSON.parse(localStorage['luna-lessons']).done.length")
        assert done == number + 1
    expect(page.locator("[data-chapter] .unseen")).to_have_count(len(chapters()))
    mine = page.request.get("/api/tables?scope=mine").json()["tables"]
    assert mine == []


def test_the_short_game_is_played_against_the_weakest_with_tips(people: People) -> None:
    page = people.person(tips="on")
    page.goto("/#learn")
    page.locator("[data-do=learn-game]").click()
    page.wait_for_url("**/t/*")
    table = Table(page).opened()
    view = table.view()
    assert [seat["level"] for seat in view["seats"]] == [None, LEVELS[0]]
    assert view["document"]["round"] == 5
    expect(page.locator("[data-tip]")).to_be_visible()
    expect(page.locator(".since")).to_have_count(0)


def test_what_is_allowed_but_not_asked_for_is_answered_kindly(people: People) -> None:
    page = people.person()
    learner = Learner(page).open(chapters()["favors"])
    learner.plan("favor shrine")
    learner.confirm()
    answer = page.locator("[data-answer=isle]")
    expect(answer).to_contain_text("Herbal Isle")
    assert learner.view()["number"] == 0
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    learner.solve()
    expect(answer).to_have_count(0)


def test_what_is_not_allowed_is_refused_with_its_rule(people: People) -> None:
    page = people.person()
    learner = Learner(page).open(chapters()["favors"])
    learner.choose("favor")
    learner.place("isle:tide")
    expect(page.get_by_role("alert")).to_contain_text("A-FAVOR")
    learner.place("isle:herbs")
    learner.confirm()
    expect(page.locator(f'{COACH}[data-done="true"]')).to_be_visible()


def test_a_chapter_can_be_left_and_resumed(people: People) -> None:
    page = people.person()
    learner = Learner(page).open(chapters()["favors"])
    learner.solve()
    learner.go_on()
    learner.step("use")
    page.goto("/")
    page.goto("/#learn")
    page.locator("[data-do=learn-on]").click()
    learner.step("use")
    learner.solve()
    page.locator("[data-do=take-back]").click()
    expect(page.locator(f'{COACH}[data-done="false"]')).to_be_visible()
    learner.study = played(begin(chapters()["favors"]), "favor herbs")
    learner.solve()


def test_one_goes_back_a_step_as_often_as_one_likes(people: People) -> None:
    page = people.person()
    learner = Learner(page).open(chapters()["goal"])
    back, done = page.locator("[data-do=step-back]"), page.locator(f'{COACH}[data-done="true"]')
    expect(back).to_have_count(0)
    learner.go_on()
    learner.step("sources")
    back.click()
    learner.step("welcome")
    learner.go_on()
    learner.go_on()
    learner.solve()
    back.click()
    learner.step("enter")
    expect(done).to_have_count(0)
    back.click()
    learner.step("sources")
    learner.go_on()
    learner.study = begin(chapters()["goal"])
    learner.solve()


def test_a_step_that_was_done_stays_done_when_one_comes_back_to_it(people: People) -> None:
    page = people.person()
    learner = Learner(page).open(chapters()["favors"])
    learner.solve()
    learner.go_on()
    learner.step("use")
    page.locator("[data-do=step-back]").click()
    learner.step("take")
    expect(page.locator(f'{COACH}[data-done="true"]')).to_be_visible()
    learner.go_on()
    learner.solve()


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_speak_every_language(people: People, language: str) -> None:
    page = people.person(language=language)
    texts = Texts(language)
    for chapter in chapters().values():
        Learner(page).open(chapter)
        expect(page.locator("#coach-title")).to_have_text(texts(f"lesson-{chapter.name}"))
        first = texts(f"lesson-{chapter.name}-{chapter.steps[0].key}")
        expect(page.locator(f"{COACH} p").first).to_have_text(first)


def contents(page: Page) -> None:
    page.goto("/#learn")
    expect(page.locator("[data-chapter]").first).to_be_visible()


def lesson(page: Page) -> None:
    Learner(page).open(chapters()["council"])
    page.locator("[data-do=next]").click()
    Learner(page).step("climb")


@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing_while_learning(
    people: People, subtests: pytest.Subtests, device: str
) -> None:
    page = people.person(**SHAPES[DEVICES[device][0]])
    for view in (contents, lesson):
        with subtests.test(view.__name__):
            wear(page, DEVICES[device][0])
            view(page)
            check_looks(page, device)


def test_on_a_phone_a_step_about_the_temple_shows_it(people: People) -> None:
    page = people.person(**PHONE)
    learner = Learner(page, "touch").open(chapters()["bribery"])
    learner.step("guard")
    for place in ("path:7", "path:12", "council"):
        expect(page.locator(f'.whole [data-place="{place}"]')).to_be_in_viewport()
    expect(page.locator("[data-do=next]")).to_be_in_viewport()
    learner.go_on()
    learner.step("bribe")
    expect(page.locator('[data-pointed="path:12"]')).to_be_in_viewport()
    learner.plan("sanctify 12 +bribe")
    seats = page.locator('.whole [data-place="council"]').bounding_box()
    card = page.locator("[data-plan]").bounding_box()
    assert seats
    assert card
    assert seats["y"] + seats["height"] <= card["y"]
    learner.confirm()
    page.locator(f"{COACH} [data-do=take-back]").tap()
    learner.step("bribe")
    expect(page.locator(f'{COACH}[data-done="false"]')).to_be_visible()


def test_while_one_reads_nobody_is_said_to_be_to_act(people: People) -> None:
    page = people.person()
    learner = Learner(page).open(chapters()["council"])
    learner.step("look")
    turn = page.get_by_text(Texts("en")("web-your-turn"), exact=True)
    expect(turn).to_have_count(0)
    learner.go_on()
    expect(turn).to_be_visible()
    learner.solve()
    expect(page.get_by_text(Texts("en")("web-wait-hint"), exact=True)).to_have_count(0)


def test_after_the_last_chapter_the_short_game_comes_first(people: People) -> None:
    page = people.person(**PHONE)
    page.goto("/#learn")
    done = [chapter for chapter in chapters() if chapter != "time"]
    page.evaluate(
        "done => localStorage.setItem('luna-lessons', JSON.stringify({ done, place: null }))", done
    )
    page.reload()
    learner = Learner(page, "touch").open(chapters()["time"])
    page.reload()
    learner.chapter()
    page.locator("[data-do=next-chapter]").tap()
    expect(page.locator("[data-do=learn-game]")).to_be_in_viewport()


def test_a_tip_leaves_the_hint_within_reach_on_a_phone(people: People) -> None:
    page = people.person(**PHONE, tips="on")
    page.goto("/#learn")
    page.locator("[data-do=learn-game]").tap()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-tip]")).to_be_visible()
    expect(page.locator("[data-do=take-back]")).to_be_in_viewport()
    page.locator("[data-do=hint]").tap()
    expect(page.locator("[data-advised]").first).to_be_visible()
