"""A browser that programs drive: the machine's own, or the one that `make ready` brought."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from scripts.bootstrap.node import TESTS, bundled_node, system_node
from scripts.bootstrap.services import CHROMIUM, browser_command, own_browser

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

WAIT_FOR_CACHED = """async ([cache, file]) => {
    const there = async () => {
        const name = (await caches.keys()).find((one) => one.startsWith(cache));
        const kept = name ? await (await caches.open(name)).keys() : [];
        return kept.some((one) => one.url.endsWith(file));
    };
    while (!(await there())) await new Promise(requestAnimationFrame);
}"""
"""Script that waits until a cache, by the beginning of its name, has a file."""


class NoBrowser(Exception):
    """There is none to open."""


@contextmanager
def opened() -> Iterator[Browser]:
    """A browser, closed at the end."""
    if browser_command() is None:
        raise NoBrowser("there is no browser: `make ready` brings one")
    node = system_node(TESTS) or bundled_node()
    if node is not None:  # Playwright's own wants a library that small systems lack
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launching())
        yield browser
        browser.close()


def launching() -> dict[str, Any]:
    """How the browser is started; the one from npm brings libraries and fonts along."""
    arguments = [*ARGUMENTS]
    settings: dict[str, str | float | bool] = dict(os.environ)
    if own_browser() is None:
        arguments.append("--no-zygote")
        home = CHROMIUM / "unpacked"
        settings["LD_LIBRARY_PATH"] = str(home / "al2023" / "lib")
        settings["FONTCONFIG_PATH"] = str(home / "fonts")
    return {"executable_path": browser_command(), "args": arguments, "env": settings}
