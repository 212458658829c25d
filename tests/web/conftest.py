"""A server of its own with the built client, and a browser."""

import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser, BrowserContext, Page, expect

from luna.server.http.pages import client_folder
from scripts.browsing import opened
from tests.ports import own_port
from tests.server.postgres import new_database

PATIENCE = 300_000.0
"""Milliseconds after which something counts as hanging, on however busy a machine."""
expect.set_options(timeout=PATIENCE)
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
VEIL = """
const veil = new CSSStyleSheet();
veil.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [veil];
"""
"""Saves a browser painting, half of its work, where nobody looks at it.

Everything is where it was and can be touched; what looks at colors lifts the veil (`unveiled`).
"""
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
FORGIVEN = (
    "Service Worker registration blocked by Playwright",
    "is found, but is not used because it is a cross-world service worker",
    "was preloaded using link preload but not used within a few seconds",
)
"""What a browser complains of only where a page loads slowly, or where a test wants it so."""
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
SERVED = Path(__file__).with_name("served.py")


class Server:
    """The server as a process that can be killed and started again at the same address."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self.port = own_port()
        self.data = data
        self.database = database
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        words = [str(SERVED), str(self.port), str(self.data), *filter(None, [self.database])]
        self.process = subprocess.Popen(
            [sys.executable, *words],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        assert self.process.stdout.readline(), "the server did not start"

    def kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            if self.process.stdout:
                self.process.stdout.close()


both_databases = pytest.mark.parametrize(
    "server", ["sqlite", "postgresql"], indirect=True, scope="module"
)
"""For what several people do together; each on a server of its own."""
own_server = pytest.mark.parametrize("server", ["sqlite"], indirect=True, scope="module")
"""For what anyone sees who comes to a server: tables that are open to all, ratings."""
COUNT = count()


@contextmanager
def running(data: Path, database: str | None = None) -> Iterator[Server]:
    if client_folder() is None:
        pytest.fail("the client is not built: run `make install`")
    served = Server(data, database)
    served.start()
    try:
        yield served
    finally:
        served.kill()


@pytest.fixture(scope="session")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which nobody lays a table that strangers can see."""
    with running(tmp_path_factory.mktemp("data")) as served:
        yield served


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The common server, or for `own_server` one on which only tests of this module play."""
    kind = getattr(request, "param", None)
    if kind is None:
        yield request.getfixturevalue("common_server")
        return
    database = None
    if kind == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), f"web_{next(COUNT)}")
    with running(tmp_path_factory.mktemp("data"), database) as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with opened() as found:
        yield found


def unveiled(page: Page, question: str, given: Any = None) -> Any:
    """What a script finds out about a page as people see it."""
    page.evaluate("document.adoptedStyleSheets = []")
    answer = page.evaluate(question, given)
    page.evaluate(VEIL)
    return answer


class People:
    """Opens browsers for people, and hears every complaint of their consoles.

    Tables are laid with seeds that follow from the name of the test, so that it is the same game
    whenever it runs.
    """

    def __init__(self, browser: Browser, server: Server, test: str) -> None:
        self.browser = browser
        self.server = server
        self.seed = zlib.crc32(test.encode()) >> 1
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    def person(self, pace: str = "once", **options: Any) -> Page:
        """A page in a browser of its own; `pace` is how actions are shown there."""
        settings = {"color_scheme": "dark", "reduced_motion": "reduce", "locale": "en-US"}
        settings["service_workers"] = "block"  # requests that one answers cannot be looked into
        context = self.browser.new_context(
            base_url=self.server.url, **{**WIDE, **settings, **options}
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.setItem('luna-tips', 'off')")
        context.add_init_script(
            f"localStorage.getItem('luna-pace') ?? localStorage.setItem('luna-pace', '{pace}')"
        )
        context.expose_function("nextSeed", self.next_seed)
        context.add_init_script(SOW)
        context.add_init_script(VEIL)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text)
                if message.type in ("error", "warning")
                else None
            ),
        )
        return page

    def next_seed(self) -> int:
        self.seed += 1
        return self.seed

    def faults(self) -> list[str]:
        forgiven = (*self.forgiven, *FORGIVEN)
        return [c for c in self.complaints if not any(word in c for word in forgiven)]


@pytest.fixture
def people(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    name = request.node.nodeid.partition("@")[0]  # behind it the group of tests for one worker
    test = name.removesuffix("[sqlite]").removesuffix("[postgresql]")
    crowd = People(browser, server, test)
    yield crowd
    for context in crowd.contexts:
        context.close()
    assert crowd.faults() == []
