"""Unknown addresses: a page with a link home for browsers, a problem for programs."""

import re

import pytest

from luna.locale import Texts
from luna.server.http.pages import preferred_language, prefers_page
from tests.server.harness import Browser

pytestmark = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")
NAVIGATION = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
UNKNOWN = ("/nowhere", "/nowhere/at/all", "/api/nowhere", "/assets/gone.js")


@pytest.mark.usefixtures("settings")
@pytest.mark.parametrize(
    ("accept", "page"),
    [
        (NAVIGATION, True),
        ("text/html", True),
        ("TEXT/HTML; Q=0.5", True),
        ("application/json;q=0.5, text/html", True),
        ("", False),
        ("*/*", False),
        ("application/json", False),
        ("application/json, text/html;q=0.9", False),
        ("text/html, application/json", False),
        ("text/html;q=0", False),
        ("text/html;q=much", False),
    ],
)
def test_who_wants_a_page(accept: str, page: bool) -> None:
    assert prefers_page(accept) is page


@pytest.mark.usefixtures("settings")
@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pt-PT", "pt-BR"),
        ("pt-br;q=0.4, it;q=0.6", "it"),
        ("fr, nl;q=0.5", "nl"),
        ("de;q=0", "en"),
        ("*", "en"),
    ],
)
def test_the_language_of_a_page(accept: str, language: str) -> None:
    assert preferred_language(accept) == language


@pytest.mark.parametrize("path", UNKNOWN)
def test_a_browser_gets_a_page_with_a_link_home(ada: Browser, path: str) -> None:
    headers = {"Accept": NAVIGATION, "Accept-Language": "de-DE,de;q=0.9"}
    answer = ada.http.get(path, headers=headers)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="de">' in answer.text
    assert Texts("de")("problem-no-such-page") in answer.text
    assert re.findall(r'<a href="([^"]*)"', answer.text) == ["/"]


@pytest.mark.parametrize("path", UNKNOWN)
@pytest.mark.parametrize("accept", ["application/json", "*/*"])
def test_a_program_gets_a_problem(ada: Browser, path: str, accept: str) -> None:
    answer = ada.http.get(path, headers={"Accept": accept})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["reason"] == "no-such-page"
