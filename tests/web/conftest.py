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

from playwright.sync_api import Browser, Page, expect

from luna.server.http.pages import client_folder
from scripts.browsing import opened
from tests.ports import own_port
from tests.server.postgres import new_database
from tests.web.devices import PATIENCE, VEIL, Device, Devices

expect.set_options(timeout=PATIENCE)
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
FORGIVEN = (
    "Service Worker registration blocked by Playwright",
    "is found, but is not used because it is a cross-world service worker",
    "was preloaded using link preload but not used within a few seconds",
)
"""What a browser complains of only where a page loads slowly, or where a test wants it so."""
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
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, devices: Devices
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
        devices.forget(lambda device: device.url == served.url)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with opened() as found:
        yield found


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Iterator[Devices]:
    made = Devices(browser)
    yield made
    made.forget(lambda device: True)


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

    def __init__(self, devices: Devices, server: Server, test: str) -> None:
        self.server = server
        self.seed = zlib.crc32(test.encode()) >> 1
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._devices = devices
        self._taken: list[Device] = []

    def person(
        self, pace: str = "once", tips: str = "off", language: str | None = None, **options: Any
    ) -> Page:
        """A page in a browser of its own; `pace` is how actions are shown there.

        A `language` is one that was chosen, whatever the `locale` of the browser is.
        """
        kept = {"luna-pace": pace, "luna-tips": tips}
        if language is not None:
            kept["luna-language"] = language
        settings = {"color_scheme": "dark", "reduced_motion": "reduce", "locale": "en-US"}
        settings["service_workers"] = "block"  # requests that one answers cannot be looked into
        wanted = {**WIDE, **settings, **options}
        self._taken.append(self._devices.take(self, self.server.url, wanted, kept))
        return self._taken[-1].page

    def leave(self) -> None:
        """Everyone's browser to those who come next."""
        for device in self._taken:
            self._devices.give_back(device)

    def complain(self, words: str) -> None:
        self.complaints.append(words)

    def next_seed(self) -> int:
        self.seed += 1
        return self.seed

    def faults(self) -> list[str]:
        forgiven = (*self.forgiven, *FORGIVEN)
        return [c for c in self.complaints if not any(word in c for word in forgiven)]


@pytest.fixture
def people(devices: Devices, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    name = request.node.nodeid.partition("@")[0]  # behind it the group of tests for one worker
    test = name.removesuffix("[sqlite]").removesuffix("[postgresql]")
    crowd = People(devices, server, test)
    yield crowd
    crowd.leave()
    assert crowd.faults() == []
