"""Write pictures of every view of the browser client into a folder: look at them.

Starts a server of its own with an empty database; the client must be built.
"""

import argparse
import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from scripts.browsing import opened

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tests" / "fixtures" / "games"
SERVED = ROOT / "tests" / "web" / "served.py"
SIZES: dict[str, dict[str, Any]] = {
    "laptop-dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "laptop-light": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "window-light": {"viewport": {"width": 1366, "height": 641}, "color_scheme": "light"},
    "desktop-dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "large-dark": {"viewport": {"width": 2560, "height": 1440}, "color_scheme": "dark"},
    "old-light": {"viewport": {"width": 1024, "height": 768}, "color_scheme": "light"},
    "full-light": {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "light"},
    "tablet-dark": {"viewport": {"width": 820, "height": 1180}, "color_scheme": "dark"},
    "phone-dark": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
    "phone-light": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "small-phone-dark": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"},
    "zoomed-laptop-dark": {"viewport": {"width": 640, "height": 400}, "color_scheme": "dark"},
    "zoomed-desktop-dark": {"viewport": {"width": 720, "height": 450}, "color_scheme": "dark"},
    "lying-phone-dark": {"viewport": {"width": 844, "height": 390}, "color_scheme": "dark"},
}


@contextmanager
def served() -> Iterator[str]:
    """The address of a fresh server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, str(SERVED), str(port), data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            process.stdout.readline()
            yield f"http://localhost:{port}"
        finally:
            process.kill()
            process.wait()


def lay(page: Page, name: str, at: int | None, how: str = "game") -> None:
    """Show a position of a reference game."""
    body: dict[str, Any] = {"record": (GAMES / f"{name}.luna").read_text("utf-8"), "as": how}
    if at is not None:
        body["at"] = at
    laid = page.request.post("/api/records", data={**body, "name": "Ada"}).json()
    page.goto(f"/t/{laid['table']}")
    page.wait_for_selector("svg.table")


def home(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("[data-start=bots]:enabled")


def rules(page: Page) -> None:
    page.goto("/#rules/A-PROM")
    page.wait_for_selector("#rule-A-PROM.wanted")


def waiting(page: Page) -> None:
    home(page)
    page.click("[data-start=friends]")
    page.wait_for_selector("[data-do=invite]")


def shrine(page: Page) -> None:
    lay(page, "000-standard-2p-classic", 1)


def four(page: Page) -> None:
    lay(page, "006-standard-4p-classic", 60)


def three(page: Page) -> None:
    lay(page, "005-standard-3p-brazilian", 120)


def solo(page: Page) -> None:
    lay(page, "021-solo2-classic", 40)


def touch(page: Page, place: str) -> None:
    page.locator(f"[data-place='{place}']").focus()
    page.keyboard.press("Space")


def plan(page: Page) -> None:
    """A Journey in the making, with two arrows."""
    four(page)
    page.locator("body").press("j")
    for place in ("isle:herbs", "isle:novice", "isle:sailboat", "isle:shrine"):
        touch(page, place)
    page.wait_for_selector("[data-do=confirm]:enabled")
    page.evaluate("document.activeElement.blur()")


def why(page: Page) -> None:
    four(page)
    page.locator("body").press("h")
    page.wait_for_selector("[data-rule]")


def isle(page: Page) -> None:
    four(page)
    touch(page, "isle:tide")
    page.wait_for_selector("[data-card]")


def temple(page: Page) -> None:
    four(page)
    if page.locator("[data-place=temple]").count():
        touch(page, "temple")


def menu(page: Page) -> None:
    four(page)
    page.locator(".opener").click()


def crowded(page: Page) -> None:
    """Thirteen novices of four orders on an isle, as a shared position."""
    document = json.loads((GAMES / "006-standard-4p-classic.mid.json").read_text("utf-8"))["state"]
    first, second, *_ = document["isles"]
    orders = list(document["players"])
    first.update(novices={order: [13, 0] for order in orders}, shrines=orders)
    second["novices"] = {order: [number, 13] for number, order in enumerate(orders, 1)}
    answer = {"document": document, "number": 60, "record": ""}
    answer |= dict.fromkeys(("options", "forecast", "zones"))
    page.route("**/api/shares/*", lambda route: route.fulfill(json=answer))
    page.goto("/s/crowded")
    page.wait_for_selector("svg.table")


def over(page: Page) -> None:
    lay(page, "006-standard-4p-classic", None, "finished")
    page.wait_for_selector("#result-title")


def hint(page: Page) -> None:
    page.add_init_script("localStorage.setItem('luna-tips', 'off')")
    lay(page, "000-standard-2p-classic", 31)
    page.locator("[data-do=hint]").click()
    page.wait_for_selector("[data-advised] .why")


def overview(page: Page) -> None:
    four(page)
    page.keyboard.press("?")
    page.wait_for_selector("[data-overview]")


def round_end(page: Page) -> None:
    """Meditation with the last token, and what the round brought."""
    lay(page, "006-standard-4p-classic", 73)
    page.locator("body").press("m")
    page.wait_for_selector("[data-do=confirm]:enabled")
    page.locator("body").press("Enter")
    page.wait_for_selector("[data-round-end]")


def replay(page: Page) -> None:
    four(page)
    for _ in range(7):
        page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".scrubber.wide")


def review(page: Page) -> None:
    record = (GAMES / "000-standard-2p-classic.luna").read_text("utf-8")
    made = page.request.post("/api/reviews", data={"record": record}).json()
    page.goto(f"/r/{made['review']}")
    page.wait_for_selector("svg.table")


def visit(address: str, shown: str) -> Callable[[Page], None]:
    """A view that is opened by its address."""

    def view(page: Page) -> None:
        page.goto(address)
        page.wait_for_selector(shown)

    return view


PAGES = {
    "learn": visit("/#learn", "[data-chapter]"),
    "lesson": visit("/#learn/goal", "svg.table"),
    "advice": visit("/#tips", "[data-advice]"),
    "puzzles": visit("/#puzzles", "[data-streak]"),
    "puzzle": visit("/#puzzles/daily", "[data-puzzle]"),
    "challenge": visit("/#challenge", "[data-challenge]"),
    "studies": visit("/#study", "[data-do=new-study]"),
    "account": visit("/#account", "main"),
}
VIEWS: dict[str, Callable[[Page], None]] = {
    view.__name__: view
    for view in (
        *(home, rules, waiting, shrine, four, three, solo),
        *(plan, why, isle, temple, menu, crowded, over),
        *(hint, overview, round_end, replay, review),
    )
} | PAGES


def shoot(browser: Browser, address: str, folder: Path, views: list[str], sizes: list[str]) -> None:
    for size in sizes:
        for view in views:
            context = browser.new_context(
                base_url=address, locale="en-US", reduced_motion="reduce", **SIZES[size]
            )
            page = context.new_page()
            VIEWS[view](page)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=folder / f"{view}-{size}.png")
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "screenshots")
    parser.add_argument("--views", nargs="+", choices=VIEWS, default=list(VIEWS))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with served() as address, opened() as browser:
        shoot(browser, address, asked.folder, asked.views, asked.sizes)
    print(f"{len(asked.views) * len(asked.sizes)} pictures in {asked.folder}")


if __name__ == "__main__":
    main()
