"""Plays actions as a person would: by mouse, by touch or by keyboard."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from luna.rules.verbs import VERB_BY_NAME, VERBS
from tests.web.devices import PATIENCE, unopened

SOME = re.compile("[1-9]")
GAMES = Path(__file__).parents[1] / "fixtures" / "games"
GROUPS = {
    group: tuple(verb.name for verb in VERBS if verb.group == group)
    for group in ("isle", "movement", "temple", "other")
}
COMPOUND = tuple(verb.name for verb in VERBS if verb.compound)
KEYS = {verb.name: verb.name[0] for verb in VERBS} | {"sanctify": "y", "book": "o"}


@cache
def records() -> dict[str, tuple[str, list[str]]]:
    """All reference games: their text, and their actions without the colour."""
    found = {}
    for path in sorted(GAMES.glob("*.luna")):
        text = path.read_text("utf-8")
        lines = [line.split("#")[0].strip() for line in text.split("---", 1)[1].splitlines()]
        found[path.stem] = text, [line.split(":", 1)[1].strip() for line in lines if line]
    return found


def moment(verb: str, fits: str = "") -> tuple[str, int, str]:
    """A game, a number of actions, and an action of a verb that was played next."""
    for text, actions in records().values():
        for number, action in enumerate(actions):
            begins = action.startswith(VERB_BY_NAME[verb].words)
            if begins and re.search(fits, action):
                return text, number, action
    raise LookupError(verb)


DRAWN = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"
"""Nobody touches anything before what was just picked up is drawn, and the card beside it."""


UNSET = """(buttons) => buttons.findIndex((each) => {
    const button = document.querySelector(each);
    return button && button.getAttribute("aria-pressed") !== "true";
})"""
"""The first of some choices that can be made and is not."""


TURN = """async ([address, patience]) => {
    if (location.pathname + location.hash === address) return true;
    const before = document.querySelector("#app > main, [data-live]");
    const end = performance.now() + patience;
    history.pushState(null, "", address);
    dispatchEvent(new HashChangeEvent("hashchange"));
    while (before?.isConnected && performance.now() < end)
        await new Promise(requestAnimationFrame);
    return !before?.isConnected;
}"""
"""Whether nothing of the former page is left."""


def turn(page: Page, address: str) -> None:
    """Go to an address; a page of Luna that is open already turns to it without loading anew."""
    if unopened(page):
        page.goto(address)
    else:
        assert page.evaluate(TURN, [address, PATIENCE]), address


@dataclass
class Table:
    """A table in a browser, and the hand that plays there."""

    page: Page
    hand: str = "mouse"

    @property
    def id(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0]

    def view(self) -> Any:
        """What the server says about the table."""
        return self.page.request.get(f"/api/tables/{self.id}").json()

    def reached(self, number: int) -> None:
        """Wait until so many actions stand."""
        self.until(f"view => view.number === {number}")

    def until(self, condition: str) -> None:
        """Ask the server again and again, until what it says of the table is as wanted."""
        reached = self.page.evaluate(
            f"""async ([table, patience]) => {{
                const end = performance.now() + patience;
                while (performance.now() < end) {{
                    const view = await (await fetch(`/api/tables/${{table}}`)).json();
                    if (({condition})(view)) return true;
                    await new Promise((again) => setTimeout(again, 50));
                }}
                return false;
            }}""",
            [self.id, PATIENCE],
        )
        assert reached, condition

    def in_step(self) -> Any:
        """What the server says about the table, when the page has heard of it, too."""
        view = self.view()
        here = self.page.locator("[data-live]")
        expect(here).to_have_attribute("data-position", str(view["position"]))
        return view

    def opened(self) -> "Table":
        """With all that comes by itself: the table, and what has happened there."""
        expect(self.page.locator("svg.table")).to_be_visible()
        expect(self.page.locator("[data-live]")).to_have_attribute("data-log", SOME)
        return self

    def lay(self, record: str, number: int) -> "Table":
        """Go on from a position of a record, everyone at this browser."""
        body = {"record": record, "as": "game", "at": number, "name": "Ada"}
        laid = self.page.request.post("/api/records", data=body)
        assert laid.ok, laid.text()
        turn(self.page, f"/t/{laid.json()['table']}")
        return self.opened()

    def touch(self, target: Locator, *, force: bool = False) -> None:
        """With force at once, and also what lies under something else, as on the table."""
        if self.hand == "touch":
            target.tap(force=force)
        elif self.hand == "keyboard":
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click(force=force)

    @property
    def narrow(self) -> bool:
        """Whether map and Temple, and families of actions, take turns on the screen."""
        return self.page.locator("main.narrow").count() > 0

    def place(self, name: str) -> None:
        """Touch a place of the table; on a narrow screen the Temple is a view of its own."""
        spot = self.page.locator(f'[data-place="{name}"]')
        island = re.match(r"path|temple:|stage|council|meditation", name)
        if self.narrow and not spot.count():
            way = '[data-place="temple"]' if island else ".whole header button"
            self.touch(self.page.locator(way), force=True)
        self.touch(spot, force=True)

    def choose(self, verb: str) -> None:
        """Take the action first, when it can be taken."""
        button = self.page.locator(f'[data-verb="{verb}"][data-open=true]')
        if self.hand == "keyboard":
            if not self.narrow:
                expect(button).to_be_visible()
            self.page.locator("body").press(KEYS[verb])
            return
        if self.narrow:
            for group, verbs in GROUPS.items():
                if verb in verbs:
                    self.touch(self.page.locator(f'[data-group="{group}"]'))
        self.touch(button, force=not self.narrow)

    def plan(self, action: str) -> None:
        """Put an action together with one's hands, up to the confirmation."""
        verb = action.split(maxsplit=1)[0]
        view = self.in_step()
        if verb in COMPOUND:
            self.choose(verb)
            for leg in action.removeprefix(verb).split(","):
                self.leg(leg)
        else:
            offered = view["options"]["candidates"]
            candidate = next(one for one in offered if one["text"] == action)
            self.choose(candidate["verb"])
            for place in candidate["places"]:
                if self.page.locator("[data-plan]").get_attribute("data-plan") == "":
                    self.place(place)
            self.extras(candidate)
        expect(self.page.locator("[data-do=confirm]")).to_be_enabled()

    def leg(self, leg: str) -> None:
        origin, target, count = re.split(r"[> ]", leg.strip())
        start = "stage" if origin == "stage" else origin.replace("~", "resting:")
        start = start if ":" in start or start == "stage" else f"isle:{start}"
        for _ in range(int(count)):
            self.place(start)
        self.page.evaluate(DRAWN)
        self.place(f"isle:{target}")
        expect(self.page.locator("[data-do=confirm]")).to_be_enabled()

    def extras(self, candidate: Any) -> None:
        """Set favors and number beside the preview, where there is a choice."""
        expect(self.page.locator("[data-plan]")).to_be_visible()
        values = {name: str(name in candidate["spends"]).lower() for name in ("novice", "bribery")}
        values["count"] = str(candidate["count"])
        buttons = [f'[data-extra="{name}"][data-value="{values[name]}"]' for name in values]
        while (at := self.page.evaluate(UNSET, buttons)) >= 0:
            self.touch(self.page.locator(buttons[at]))
            buttons = buttons[at + 1 :]

    def confirm(self) -> None:
        button = self.page.locator("[data-do=confirm]")
        if self.hand == "keyboard":
            expect(button).to_be_enabled()
            self.page.locator("body").press("Enter")
        else:
            self.touch(button)

    def play(self, action: str) -> None:
        """Plan and confirm, and see it in the record."""
        before = self.view()["number"]
        self.plan(action)
        self.confirm()
        expect(self.page.locator("[data-do=confirm]")).to_have_count(0)
        assert self.view()["number"] == before + 1
        log = self.page.request.get(f"/api/tables/{self.id}/log").json()["entries"]
        assert [e["text"] for e in log if e["kind"] == "action"][-1] == action


BOXES = """(selector) => [...document.querySelectorAll(selector)]
  .map((e) => e.getBoundingClientRect())
  .filter((box) => box.width || box.height)
  .map(({ x, y, width, height }) => ({ x, y, width, height }))"""
"""Where things are, as far as they are anywhere."""

ON_TOP = """(node) => {
    const box = node.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return node === found || node.contains(found);
}"""
"""Whether a touch in the middle of something meets it."""

AT_REST = """async ([selector, patience]) => {
  const end = performance.now() + patience;
  let [last, same] = ["", 0];
  while (same < 4 && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    const found = document.querySelector(selector)?.getBoundingClientRect();
    const now = found ? [found.x, found.y, found.width, found.height].join() : "";
    same = now && now === last ? same + 1 : 0;
    last = now;
  }
  return same >= 4;
}"""


def at_rest(page: Page, selector: str) -> Any:
    """The box of something that has found its place: it has been there for some frames."""
    assert page.evaluate(AT_REST, [selector, PATIENCE]), selector
    return page.locator(selector).bounding_box()
