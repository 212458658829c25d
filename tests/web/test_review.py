"""A review in the browser: opened from the result, stepped through, a mistake tried again."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from luna import Game
from tests.web.conftest import PHONE, People
from tests.web.devices import PATIENCE
from tests.web.hands import Table, records
from tests.web.test_views import findings

GAME = "000-standard-2p-classic"
LOST = "009-preselected-2p-classic"


def reviewed(page: Page, record: str) -> Any:
    """The review of a record, with every action judged."""
    made = page.request.post("/api/reviews", data={"record": record})
    assert made.ok, made.text()
    review = made.json()["review"]
    done = page.evaluate(
        """async ([review, patience]) => {
            let judged = -1;
            let since = performance.now();
            while (performance.now() < since + patience) {
                const found = await (await fetch(`/api/reviews/${review}`)).json();
                if (found.judged === found.actions) return found;
                if (found.judged !== judged) [judged, since] = [found.judged, performance.now()];
                await new Promise((resolve) => setTimeout(resolve, 100));
            }
        }""",
        [review, PATIENCE],
    )
    assert done
    return done


def beginning(number: int) -> str:
    return Game.from_record(records()[GAME][0], number).record()


def test_one_click_from_the_result_opens_the_review(people: People) -> None:
    page = people.person()
    body = {"record": records()[GAME][0], "as": "finished", "name": "Ada"}
    laid = page.request.post("/api/records", data=body).json()
    page.goto(f"/t/{laid['table']}")
    page.locator("[data-do=judge]").click()
    page.wait_for_url("**/r/*")
    expect(page.locator("[data-review]")).to_be_visible()
    expect(page.locator("[data-row='1']")).to_be_visible()


def test_a_review_is_stopped_and_goes_on(people: People) -> None:
    page = people.person()
    page.goto("/")
    found = reviewed(page, beginning(24))
    running = True

    def halfway(route: Route) -> None:
        known = int(route.request.url.split("since=")[1])
        part = {"judged": 6, "running": running, "verdicts": found["verdicts"][known:6]}
        route.fulfill(json={**found, **part})

    def stop(route: Route) -> None:
        nonlocal running
        running = False
        route.continue_()

    page.route("**/api/reviews/*?since=*", halfway)
    page.route("**/api/reviews/*/stop", stop)
    page.goto(f"/r/{found['review']}")
    expect(page.locator("[data-row]")).to_have_count(6)
    page.locator("[data-do=stop]").click()
    go_on = page.locator("[data-do=go-on]")
    expect(go_on).to_be_visible()
    page.unroute("**/api/reviews/*?since=*")
    go_on.click()
    expect(page.locator("[data-review]")).to_have_attribute("data-judged", "24")


def test_a_review_is_stepped_through_with_the_board(people: People) -> None:
    page = people.person()
    page.goto("/")
    found = reviewed(page, beginning(24))
    page.goto(f"/r/{found['review']}")
    expect(page.locator("[data-review]")).to_have_attribute("data-judged", "24")
    expect(page.locator("[data-area]")).to_have_count(2)
    expect(page.locator(".scrubber output")).to_have_text("0/24")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "1")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "2")
    page.locator("[data-row='20']").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "20")
    page.locator("[data-option=mistakes]").check()
    faults = [each for each in found["verdicts"] if each["mark"] in ("mistake", "blunder")]
    expect(page.locator("[data-row]")).to_have_count(len(faults))
    assert findings(page) == []


def test_a_review_begins_at_the_beginning_of_its_list(people: People) -> None:
    page = people.person()
    page.goto("/")
    found = reviewed(page, beginning(40))
    page.goto(f"/r/{found['review']}")
    expect(page.locator("[data-review]")).to_have_attribute("data-judged", "40")
    expect(page.locator(".scrubber output")).to_have_text("0/40")
    actions = page.locator("aside ol").first
    assert actions.evaluate("(list) => list.scrollHeight > list.clientHeight")
    expect(page.locator("[data-row='1']")).to_be_in_viewport()
    assert actions.evaluate("(list) => list.scrollTop") == 0
    page.keyboard.press("End")
    expect(page.locator("[data-row='40']")).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(page.locator("[data-row='1']")).to_be_in_viewport()


def test_a_mistake_is_tried_again(people: People) -> None:
    page = people.person()
    page.goto("/")
    # Whoever meditates here, in place of a Sanctification, loses a game that was won.
    game = Game.from_record(records()[LOST][0], 57)
    game.play("meditate")
    found = reviewed(page, game.record())
    last = found["verdicts"][-1]
    assert last["mark"] == "blunder"
    page.goto(f"/r/{found['review']}")
    page.locator("[data-row='58']").click()
    expect(page.locator("[data-verdict='58']")).to_have_attribute("data-mark", "blunder")
    page.locator("[data-do=show-better]").click()
    expect(page.locator("[data-do=show-better]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-do=retry]").click()
    Table(page).opened()
    page.locator("[data-do=answer]").click()
    answer(page, "meditate")
    expect(page.locator("[data-retry]")).to_have_attribute("data-retry", "bad")
    page.locator("[data-do=again]").click()
    expect(page.locator("[data-retry]")).to_have_attribute("data-retry", "open")
    answer(page, last["better"])
    expect(page.locator("[data-retry]")).to_have_attribute("data-retry", "good")
    page.locator("[data-do=back-to-review]").click()
    expect(page.locator("[data-review]")).to_be_visible()


def answer(page: Page, text: str) -> None:
    """Play an action by typing it."""
    line = page.locator(".command input")
    line.fill(text)
    line.press("Enter")
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", text)
    page.locator("[data-do=confirm]").click()


def test_the_link_of_a_review_opens_it_for_others_and_on_phones(people: People) -> None:
    ada = people.person()
    ada.goto("/")
    found = reviewed(ada, beginning(6))
    bob = people.person(**PHONE)
    bob.goto(f"/r/{found['review']}")
    expect(bob.locator("[data-row='6']")).to_be_visible()
    bob.locator("[data-row='6']").tap()
    expect(bob.locator("[data-verdict='6']")).to_be_visible()
    assert findings(bob) == []
    wide = bob.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_mistakes_are_tried_one_after_the_other(people: People) -> None:
    page = people.person()
    page.goto("/")
    game = Game.from_record(records()[LOST][0], 57)
    game.play("meditate")
    found = reviewed(page, game.record())
    order = found["verdicts"][-1]["order"]
    faults = [
        each["number"]
        for each in found["verdicts"]
        if each["mark"] in ("mistake", "blunder") and each["order"] == order
    ]
    page.goto(f"/r/{found['review']}")
    page.locator(f'[data-do=learn][data-order="{order}"]').click()
    following = page.locator("[data-do=next-mistake]")
    for number in faults:
        Table(page).opened()
        page.locator("[data-do=answer]").click()
        if number != faults[-1]:
            following.click()
    expect(following).to_have_count(0)
    page.locator("[data-do=back-to-review]").click()
    expect(page.locator(f"[data-verdict='{faults[-1]}']")).to_be_visible()


def test_board_verdict_and_curves_are_seen_at_once(people: People) -> None:
    page = people.person()
    page.goto("/")
    game = Game.from_record(records()[LOST][0], 57)
    game.play("meditate")
    found = reviewed(page, game.record())
    page.goto(f"/r/{found['review']}")
    page.locator("[data-row='58']").click()
    for part in ("[data-verdict='58'] [data-do=retry]", "[data-curve=chances] svg"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    bob = people.person(**PHONE)
    bob.goto(f"/r/{found['review']}")
    bob.locator("[data-row='58']").tap()
    expect(bob.locator("[data-verdict='58']")).to_be_in_viewport()
    expect(bob.locator("svg.table")).to_be_in_viewport(ratio=0.9)
    assert bob.evaluate("document.documentElement.scrollWidth") <= 390
