"""Browsers that one test hands to the next, emptied: to open one costs more than most tests do."""

import json
from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Browser, Error, Page

PATIENCE = 300_000.0
"""Milliseconds after which something counts as hanging, on however busy a machine."""
REST = "/healthz"
"""A page of the same server on which nothing runs; elsewhere a browser begins another process."""
KEPT = 4
"""How many rest at a time."""
VEIL = """
const veil = new CSSStyleSheet();
veil.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [veil];
"""
"""Saves a browser painting, half of its work, where nobody looks at it.

Everything is where it was and can be touched; what looks at colors lifts the veil (`unveiled`).
"""
SOW = """(() => {
    const fetched = window.fetch;
    window.fetch = async (address, options) => {
        if (address === "/api/tables" && options?.method === "POST") {
            const plan = JSON.parse(options.body);
            const body = JSON.stringify({ ...plan, seed: plan.seed ?? await window.nextSeed() });
            return fetched(address, { ...options, body });
        }
        return fetched(address, options);
    };
})()"""
"""Gives a table that is being laid its seed, unless the person chose one.

Playwright could change the request on its way, but then every request takes that way, past the
browser's cache.
"""
LASTING = (
    *("add_init_script", "add_locator_handler", "close", "context", "expose_binding"),
    *("expose_function", "on", "once", "route", "set_extra_http_headers"),
)
"""What a page can be asked for that going elsewhere does not undo."""
MARK = "changed_for_good"
ADJUSTED = ("viewport", "color_scheme", "reduced_motion")
"""Options that can be changed while a page is open."""


def remembering(ask: Any) -> Callable[..., Any]:
    """The same question to a page, which remembers having been asked."""

    def asked(page: Page, *values: Any, **more: Any) -> Any:
        setattr(page, MARK, True)
        return ask(page, *values, **more)

    return asked


for each in LASTING:
    original = getattr(Page, each)
    asked = remembering(original.fget if isinstance(original, property) else original)
    setattr(Page, each, property(asked) if isinstance(original, property) else asked)


class User(Protocol):
    """Whoever sits at a device."""

    def next_seed(self) -> int: ...

    def complain(self, words: str) -> None: ...


class Device:
    """A browser with a store of its own, and one page."""

    def __init__(self, browser: Browser, url: str, options: dict[str, Any]) -> None:
        self.url = url
        self.user: User | None = None
        self.context = browser.new_context(base_url=url, **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.expose_function("nextSeed", lambda: self.user and self.user.next_seed())
        self.context.add_init_script(SOW)
        self.context.add_init_script(VEIL)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self._hear(str(error)))
        self.page.on(
            "console",
            lambda message: (
                self._hear(message.text) if message.type in ("error", "warning") else None
            ),
        )
        self.page.goto(REST)
        setattr(self.page, MARK, False)

    def adjust(self, options: dict[str, Any], kept: dict[str, str]) -> None:
        """Make it what somebody wants who has not opened anything there."""
        self.page.set_viewport_size(options["viewport"])
        self.page.emulate_media(
            color_scheme=options["color_scheme"], reduced_motion=options["reduced_motion"]
        )
        self.page.evaluate("(kept) => Object.assign(localStorage, kept)", kept)

    def _hear(self, words: str) -> None:
        if self.user is not None:
            self.user.complain(words)

    def emptied(self) -> bool:
        """As good as new, if nothing was done to it that stays."""
        self.user = None
        if getattr(self.page, MARK) or len(self.context.pages) != 1:
            return False
        try:
            self.page.goto(REST)
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
            protocol = self.context.new_cdp_session(self.page)
            kinds = {"origin": self.url, "storageTypes": "all"}
            protocol.send("Storage.clearDataForOrigin", kinds)
            protocol.detach()
            self.context.clear_cookies()
            self.page.mouse.move(0, 0)
        except Error:  # of a server that is gone, for example
            return False
        return True


class Devices:
    """The devices of one process of the tests."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._resting: list[tuple[str, Device]] = []
        self._in_use: dict[Device, str] = {}

    def take(self, user: User, url: str, options: dict[str, Any], kept: dict[str, str]) -> Device:
        """One that fits, new or emptied, with what the page keeps in a browser."""
        fixed = {name: value for name, value in options.items() if name not in ADJUSTED}
        key = json.dumps([url, fixed], sort_keys=True)
        found = next((device for other, device in self._resting if other == key), None)
        if found is None:
            found = Device(self._browser, url, options)
        else:
            self._resting.remove((key, found))
        found.adjust(options, kept)
        self._in_use[found] = key
        found.user = user
        return found

    def give_back(self, device: Device) -> None:
        key = self._in_use.pop(device)
        if device.emptied():
            self._resting.append((key, device))
        else:
            device.context.close()
        if len(self._resting) > KEPT:
            self._resting.pop(0)[1].context.close()

    def forget(self, lost: Callable[[Device], bool]) -> None:
        """Close what rests and is not wanted any more."""
        for kept in [each for each in self._resting if lost(each[1])]:
            self._resting.remove(kept)
            kept[1].context.close()


def unopened(page: Page) -> bool:
    """Whether nothing of Luna is open there yet."""
    return page.url == "about:blank" or page.url.endswith(REST)
