"""The app that is installed from the page: manifest, icons, and a start without a network."""

import struct

from playwright.sync_api import Page, expect

from scripts.browsing import WAIT_FOR_CACHED
from tests.web.conftest import People

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def installed(people: People, path: str = "/") -> Page:
    """A page whose service worker has kept what the app needs to start."""
    page = people.person(service_workers="allow")
    page.goto(path)
    page.wait_for_function(CONTROLLED)
    page.evaluate(WAIT_FOR_CACHED, ["luna-shell-", "/"])
    return page


def test_the_manifest_describes_an_app_that_can_be_installed(people: People) -> None:
    page = people.person()
    page.goto("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link
    manifest = page.request.get(link).json()
    assert manifest["name"] == "Luna"
    assert manifest["short_name"]
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["background_color"].startswith("#")
    wanted = {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert wanted <= {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    sizes = {f"/{icon['src']}": icon["sizes"] for icon in manifest["icons"]} | {touch: "180x180"}
    for source, size in sizes.items():
        answer = page.request.get(source or "")
        assert answer.ok, source
        if size != "any":
            assert "{}x{}".format(*struct.unpack(">II", answer.body()[16:24])) == size
    assert page.locator("meta[name=theme-color]").count()
    assert page.locator("meta[name=viewport]").count()


def test_the_app_starts_without_a_network(people: People) -> None:
    people.forgiven = ("ERR_INTERNET_DISCONNECTED", "Failed to fetch")  # the engine, for one
    page = installed(people)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="LUNA")).to_be_visible()
    page.goto("/#rules/A-TIDE")
    expect(page.locator("main h1, main h2").first).to_be_visible()
