"""Measure play on this device: from opening the page to the first action, a bot's move, frames.

python -m bench.web.offline [--runs N]
"""

import argparse
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route

from scripts.browsing import opened
from scripts.screenshots import served
from tests.web.test_app import CACHED

COLD, WARM, MOVE = 8.0, 3.0, 1.5
"""Seconds that are allowed."""
OVER_INTERPRETED = 1.2
"""How many times as long the first action may take with the compiled form to be fetched, too."""
LEVEL, DEEPER = "abbot", "archbishop"
"""The fifth level, and one that thinks long enough for frames to be counted."""
MINE = """async () => { const line = () => new Promise((done) => {
    const opened = indexedDB.open('luna', 1);
    opened.onsuccess = () => {
      const found = opened.result.transaction('rows').objectStore('rows')
        .getAll(IDBKeyRange.bound('line/', 'line/~'));
      found.onsuccess = () => { opened.result.close(); done(JSON.parse(found.result.at(-1))); }; };
  });
  while (!(await line()).your_turn) await new Promise(requestAnimationFrame); }"""
"""Waits until the table on disk says that it is one's turn: one's own action is there already."""
DRAWN = """async () => { for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); }"""
"""Waits until one's own action is drawn."""
FRAMES = """() => { window.frames_seen = []; let before = performance.now();
  const step = (now) => { window.frames_seen.push(now - before); before = now;
    requestAnimationFrame(step); }; requestAnimationFrame(step); }"""


def context_of(browser: Browser, address: str, **more: Any) -> BrowserContext:
    context = browser.new_context(base_url=address, locale="en-US", reduced_motion="reduce", **more)
    context.add_init_script(
        "for (const [name, value] of [['tips', 'off'], ['pace', 'once'], ['place', 'here']])"
        " localStorage.setItem(`luna-${name}`, value)"
    )
    return context


def without_compiled(route: Route) -> None:
    """Answer as a page that was packed with the interpreted form alone."""
    parts = [name for name in route.fetch().json() if name != "native.zip"]
    route.fulfill(json=parts)


def cold_in_turns(browser: Browser, address: str, runs: int) -> list[float]:
    """How many times as long the first action takes with the compiled form, nothing cached."""
    found = []
    for _ in range(runs):
        taken = []
        for answer in (lambda route: route.fulfill(response=route.fetch()), without_compiled):
            context = context_of(browser, address, service_workers="block")
            context.route("**/parts.json", answer)
            taken.append(first_action(context.new_page()))
            context.close()
        found.append(taken[0] / taken[1])
    return found


def first_action(page: Page) -> float:
    """Seconds from opening the page to the first action acknowledged."""
    begun = perf_counter()
    page.goto("/")
    page.locator("[data-start=hot-seat]:enabled").click()
    meditate(page)
    return perf_counter() - begun


def meditate(page: Page) -> None:
    page.locator("[data-verb=meditate]").click()
    page.locator("[data-do=confirm]:enabled").wait_for()
    page.keyboard.press("Enter")
    page.locator("[data-do=confirm]").wait_for(state="detached")


def bot_moves(page: Page, level: str, moves: int) -> tuple[list[float], list[float]]:
    """Seconds from one's action to one's next turn, and the frames while two bots think, in ms."""
    page.goto("/")
    page.locator("summary").click()
    page.locator("[data-option=players]").select_option("3")
    page.locator("[data-option=level]").select_option(level)
    page.locator("[data-start=bots]:enabled").click()
    page.locator("svg.table").wait_for()
    page.evaluate(MINE)
    page.evaluate(FRAMES)
    taken = []
    frames: list[float] = []
    for _ in range(moves):
        meditate(page)
        begun = perf_counter()
        page.evaluate(DRAWN)
        page.evaluate("() => window.frames_seen.splice(0)")
        page.evaluate(MINE)
        taken.append(perf_counter() - begun)
        frames += page.evaluate("() => window.frames_seen")
    return taken, frames


def frames_line(frames: list[float]) -> str:
    """The time that 95 % of the frames stay below while a bot thinks."""
    if not frames:
        return f"frames as {DEEPER} thinks       none: its moves took less than a frame"
    slow = sorted(frames)[int(len(frames) * 0.95)]
    return f"frames as {DEEPER} thinks, 95 %  {slow:6.1f} ms  ({len(frames)} frames)"


def main() -> None:
    parser = argparse.ArgumentParser("bench.web.offline", description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    with served() as address, opened() as browser:
        cold, warm = [], []
        for _ in range(runs):
            context = context_of(browser, address)
            cold.append(first_action(context.new_page()))
            page = context.pages[0]
            page.evaluate(CACHED, ["luna-engine-", "/python_stdlib.zip"])
            page.close()
            warm.append(first_action(context.new_page()))
            context.close()
        context = context_of(browser, address)
        ratios = cold_in_turns(browser, address, runs)
        moves, _ = bot_moves(context.new_page(), LEVEL, 4)
        _, frames = bot_moves(context.new_page(), DEEPER, 6)
        context.close()
    print(f"first action, cold cache   {median(cold):6.2f} s   (at most {COLD:.0f})")
    print(
        f"first action, cold, over that of the interpreted form {median(ratios):.2f} x"
        f"   (at most {OVER_INTERPRETED})"
    )
    print(f"first action, warm cache   {median(warm):6.2f} s   (at most {WARM:.0f})")
    print(f"a move of {LEVEL}, slowest    {max(moves) / 2:6.2f} s   (at most {MOVE})")
    print(frames_line(frames))


if __name__ == "__main__":
    main()
