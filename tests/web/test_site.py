"""The game as a folder of files, on a host that knows nothing of Luna."""

import os
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts.browsing import WAIT_FOR_CACHED
from scripts.site import game
from tests.web.conftest import WIDE
from tests.web.devices import PATIENCE
from tests.web.test_app import CONTROLLED
from tests.web.test_offline import meditate

pytestmark = pytest.mark.xdist_group("site")  # built once


class Files(SimpleHTTPRequestHandler):
    """A plain host of files that keeps its thoughts to itself."""

    def log_message(self, *_: Any) -> None:
        return


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, one folder down: nothing may depend on where it lies."""
    folder = tmp_path_factory.mktemp("host") / "games" / "luna"
    game(folder)
    return folder


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    handler = partial(Files, directory=str(site.parents[1]))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://localhost:{host.server_port}/games/luna/"
        host.shutdown()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(**WIDE, reduced_motion="reduce", locale="en-US")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('luna-tips', 'off')")
    context.add_init_script("localStorage.setItem('luna-pace', 'once')")
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert faults == []


def test_a_game_is_played_from_a_plain_host_of_files(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-start=hot-seat]:enabled").click()
    expect(page.locator("svg.table")).to_be_visible()
    assert page.url.startswith(f"{address}#t/here-")
    meditate(page)
    page.reload()
    expect(page.locator("svg.table")).to_be_visible()
    expect(page.locator("[data-update]")).to_have_count(0)


def release(script: Path, text: str, later: int) -> None:
    """Put a new version up, so many seconds after the first: hosts of files know whole seconds."""
    script.write_text(text, "utf-8")
    first = (script.parent / "index.html").stat().st_mtime
    os.utime(script, (first + later, first + later))


def test_an_update_is_offered_and_a_broken_one_leaves_the_old_version(
    page: Page, address: str, site: Path
) -> None:
    page.goto(f"{address}#rules/A-TIDE")
    page.wait_for_function(CONTROLLED)
    page.evaluate(WAIT_FOR_CACHED, ["luna-shell-", "/"])
    script = site / "sw.js"
    was = script.read_text("utf-8")
    try:
        # One file of the new version is missing: it does not come in.
        release(script, was.replace('"files":[', '"files":["missing.js",'), 10)
        page.evaluate(
            "async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => 0)"
        )
        page.reload()
        expect(page.locator("main h1, main h2").first).to_be_visible()
        expect(page.locator("[data-update]")).to_have_count(0)
        # A whole one waits until somebody takes it.
        release(script, was.replace('"version":"', '"version":"new-'), 20)
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        expect(page.locator("[data-update]")).to_be_visible()
        page.locator("[data-do=update]").click()
        expect(page.locator("[data-update]")).to_have_count(0)
        page.wait_for_function(CONTROLLED)
        page.evaluate(WAIT_FOR_CACHED, ["luna-shell-new-", "/"])
    finally:
        script.write_text(was, "utf-8")


def test_the_site_is_whole(site: Path) -> None:
    shipped = {path.relative_to(site).parts[0] for path in site.rglob("*")}
    assert {"index.html", "assets", "icons", "manifest.json", "sw.js"} <= shipped
    assert list(site.glob("assets/engine/*/pyodide.asm.wasm"))
    assert 'src="/' not in (site / "index.html").read_text("utf-8")


def test_python_comes_as_bytecode(site: Path) -> None:
    [folder] = site.glob("assets/engine/*/")
    for name, module in (("python_stdlib.zip", "json/__init__.pyc"), ("luna.zip", "luna/game.pyc")):
        with zipfile.ZipFile(folder / name) as packed:
            names = packed.namelist()
        assert module in names
        assert not [name for name in names if name.endswith(".py")]
