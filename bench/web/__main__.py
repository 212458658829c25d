"""Measure the client: its size, its first page, an action on its way, frames and memory.

python -m bench.web [--runs N]
"""

import argparse
import gzip
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from luna.server.http.pages import client_folder
from scripts.browsing import opened
from scripts.screenshots import GAMES, served

FRAMES = """(count) => new Promise((done) => {
  const frames = []; let before = performance.now();
  const step = (now) => { frames.push(now - before); before = now;
    if (frames.length < count) requestAnimationFrame(step); else done(frames); };
  requestAnimationFrame(step); })"""
WATCH = """() => { window.seen = []; let last = "";
  new MutationObserver(() => { const now = document.querySelector(".scrubber output")?.textContent;
    if (now && now !== last) { last = now;
      window.seen.push(performance.timeOrigin + performance.now()); } })
    .observe(document.body, {subtree: true, childList: true, characterData: true}); }"""


def packed(script: Path) -> float:
    return len(gzip.compress(script.read_bytes(), 9)) / 1000


def game_script(browser: Browser, address: str, folder: Path) -> float:
    """Kilobytes of script, after gzip, that a browser fetches to play and to see pieces move."""
    names = set()
    context = browser.new_context(base_url=address, bypass_csp=True, locale="en-US")
    page = context.new_page()
    page.on("request", lambda request: names.add(request.url.rsplit("/", 1)[-1]))
    journey(page)
    context.close()
    return sum(packed(script) for script in folder.rglob("*.js") if script.name in names)


def lay(page: Page, at: int = 60, how: str = "game") -> str:
    record = (GAMES / "006-standard-4p-classic.luna").read_text("utf-8")
    body = {"record": record, "as": how, "at": at, "name": "Ada"}
    return f"/t/{page.request.post('/api/records', data=body).json()['table']}"


def journey(page: Page) -> None:
    """Send three novices on their way."""
    page.goto(lay(page))
    page.wait_for_selector("svg.table")
    page.keyboard.press("j")
    for isle in ("herbs", "novice", "sailboat", "shrine", "tide", "book"):
        page.locator(f"[data-place='isle:{isle}']").focus()
        page.keyboard.press("Space")
    page.wait_for_selector("[data-do=confirm]:enabled")
    page.evaluate("document.querySelector('[data-do=confirm]').click()")
    page.wait_for_selector(".motion")


def first_page(browser: Browser, address: str) -> float:
    """Milliseconds until the first page can start a game, with an empty cache."""
    context = browser.new_context(base_url=address, bypass_csp=True)
    page = context.new_page()
    page.goto("/", wait_until="commit")
    page.wait_for_function("document.querySelector('[data-start=bots]:enabled')")
    elapsed = float(page.evaluate("performance.now()"))
    context.close()
    return elapsed


def two_pages(browser: Browser, address: str) -> tuple[Page, Page]:
    """A player and a spectator at one table, nothing in motion."""
    pages = []
    for _ in range(2):
        context = browser.new_context(base_url=address, bypass_csp=True, reduced_motion="reduce")
        pages.append(context.new_page())
    player, watcher = pages
    table = lay(player)
    for page in pages:
        page.goto(table)
        page.wait_for_selector(".scrubber output")
        page.evaluate(WATCH)
    return player, watcher


def on_its_way(browser: Browser, address: str, runs: int) -> list[float]:
    """Milliseconds from Confirm to the other browser's screen."""
    player, watcher = two_pages(browser, address)
    found = []
    for _ in range(runs):
        player.keyboard.press("m")
        player.wait_for_selector("[data-do=confirm]:enabled")
        before = watcher.evaluate("window.seen.length")
        sent = player.evaluate(
            "() => { const now = performance.timeOrigin + performance.now();"
            "document.querySelector('[data-do=confirm]').click(); return now; }"
        )
        watcher.wait_for_function(f"window.seen.length > {before}")
        found.append(float(watcher.evaluate("window.seen.at(-1)")) - float(sent))
        player.wait_for_selector("[data-do=confirm]", state="detached")
    for page in (player, watcher):
        page.context.close()
    return found


def moving(browser: Browser, address: str) -> list[float]:
    """Milliseconds between frames while novices cross the sea."""
    context = browser.new_context(
        base_url=address, bypass_csp=True, viewport={"width": 1280, "height": 800}
    )
    page = context.new_page()
    journey(page)
    frames: list[float] = page.evaluate(FRAMES, 60)
    context.close()
    return frames


def memory(browser: Browser, address: str, actions: int) -> list[float]:
    """Megabytes of script memory after each quarter of many actions, garbage collected.

    No handles are taken: they would keep what has left the page.
    """
    context = browser.new_context(base_url=address, bypass_csp=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(lay(page, 20, "analysis"))
    page.wait_for_selector(".scrubber output")
    session = context.new_cdp_session(page)
    found = []
    for number in range(1, actions + 1):
        page.keyboard.press("m" if number % 2 else "c")
        if not number % 2:
            page.locator("[data-place^='isle:'][data-mark=legal]").first.focus()
            page.keyboard.press("Space")
        page.locator("[data-do=confirm]:enabled").wait_for()
        page.evaluate("document.querySelector('[data-do=confirm]').click()")
        page.locator("[data-do=confirm]").wait_for(state="detached")
        table = page.url.split("/t/")[1]
        page.request.post(f"/api/tables/{table}/undo", data={"number": 20})
        page.locator(".scrubber output", has_text="20/20").wait_for()
        if number % (actions // 4) == 0:
            session.send("HeapProfiler.collectGarbage")
            usage = session.send("Runtime.getHeapUsage")
            found.append(usage["usedSize"] / 1e6)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--actions", type=int, default=200)
    asked = parser.parse_args()
    folder = client_folder()
    if folder is None:
        parser.error("the client is not built")
    everything = sum(packed(script) for script in folder.rglob("*.js"))
    print(f"script of all pages and languages, kB gzip: {everything:.1f}")
    with served() as address, opened() as browser:
        script = game_script(browser, address, folder)
        print(f"script that a game fetches, kB gzip: {script:.1f}")
        show(
            "first page to interactive, ms",
            lambda: [first_page(browser, address) for _ in range(asked.runs)],
        )
        show(
            "action to the other screen, ms",
            lambda: on_its_way(browser, address, min(asked.runs, 10)),
        )
        show("frame while novices move, ms", lambda: moving(browser, address))
        print("memory after each quarter of", asked.actions, "actions, MB:", end=" ")
        print(*(f"{m:.1f}" for m in memory(browser, address, asked.actions)))


def show(what: str, measure: Callable[[], list[float]]) -> None:
    found = sorted(measure())
    late = found[int(len(found) * 0.9)]
    print(f"{what}: median {median(found):.1f}, 90 % {late:.1f}, n {len(found)}")


if __name__ == "__main__":
    main()
