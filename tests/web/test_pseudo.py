"""In a pseudo-language made of English nothing is left in English, and nothing is cut off."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from luna.server.http.pages import client_folder
from scripts.pseudo import pseudo
from tests.web.conftest import PHONE, People, own_server, unveiled
from tests.web.hands import Table, moment

CHUNK = re.compile(r"^(var \w+=)`(.*)`(;export\{.*)$", re.DOTALL)
"""A file of the built client that holds the messages of a language."""

PAGES = {
    "home": "/",
    "rules": "/#rules",
    "learn": "/#learn",
    "tips": "/#tips",
    "account": "/#account",
    "games": "/#games",
    "ratings": "/#ratings",
    "puzzles": "/#puzzles",
    "challenge": "/#challenge",
    "study": "/#study",
}

FOREIGN = """(own) => {
  const seen = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const kept = (e) => e.closest('code, kbd, option, script, style, [lang]:not(html)');
  const found = [];
  const look = (text, e, where = '') => {
    const words = (text ?? '').replace(new RegExp(own, 'g'), ' ').match(/[A-Za-z]{3,}/g);
    if (words && !kept(e) && seen(e))
      found.push(`${e.tagName.toLowerCase()}${where}: ${text.trim().slice(0, 80)}`);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    look(node.data, node.parentElement);
  for (const name of ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'])
    for (const e of document.querySelectorAll(`[${name}]`))
      look(e.getAttribute(name), e, `[${name}]`);
  return [...new Set(found)];
}"""
"""Words that no message has changed, with where they are."""

CUT = """() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1)
    found.push(`the page is ${page.scrollWidth} pixels wide`);
  for (const e of document.querySelectorAll('body *:not(svg *, h2[data-name])')) {
    const { overflowX } = getComputedStyle(e);
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    const says = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (cuts && says && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1)
      found.push(`cut: ${e.tagName.toLowerCase()}.${e.className}: ${e.textContent.trim()}`);
  }
  return found;
}"""
"""Texts that do not fit where they are and are cut off there.

Players may have names of any length, which are shortened and shown whole when pointed at.
"""

NAMES = "|".join(
    [
        "Luna|LUNA|Ada|Selene|Chandra|Mani|Artemis|Khonsu|Jaci|Ixchel|Hina",
        "[SPAENGO]-[A-Z0-9-]+|PARSE",
        "and|January|February|March|April|May|June",
        "July|August|September|October|November|December",
    ]
)
"""What needs no message: names, the ids of rules, and what the browser writes by itself."""


@cache
def translated() -> dict[str, str]:
    """The files of the client that hold messages, with accents on all of them."""
    folder = client_folder()
    assert folder is not None
    changed = {}
    for file in (folder / "assets").glob("*.js"):
        found = CHUNK.match(file.read_text("utf-8"))
        if found and " = " in found[2]:
            text = pseudo(found[2].replace("\\`", "`").replace("\\\\", "\\"))
            body = text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            changed[file.name] = f"{found[1]}`{body}`{found[3]}"
    return changed


def answer(route: Route) -> None:
    name = route.request.url.rpartition("/")[2]
    route.fulfill(body=translated()[name], content_type="text/javascript")


def reader(people: People, **options: Any) -> Page:
    page = people.person(**options)
    names = "|".join(map(re.escape, translated()))
    page.route(re.compile(f"/assets/({names})$"), answer)
    return page


def findings(page: Page) -> list[str]:
    """What is wrong with the page: English words, and texts that are cut off."""
    return [*unveiled(page, FOREIGN, NAMES), *page.evaluate(CUT)]


@own_server
@pytest.mark.parametrize("shape", ["phone", "wide"])
def test_pages_are_wholly_translated_and_fit(people: People, shape: str) -> None:
    page = reader(people, **(PHONE if shape == "phone" else {}))
    wrong = {}
    for name, address in PAGES.items():
        page.goto(address)
        page.reload()  # another mark in the address opens no new page
        expect(page.locator("h1").first).to_contain_text("⟦" if name != "home" else "LUNA")
        expect(page.get_by_text(pseudo("x = One moment")[5:15])).to_have_count(0)  # loading
        wrong[name] = findings(page)
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize("shape", ["phone", "wide"])
def test_a_table_is_wholly_translated_and_fits(people: People, shape: str) -> None:
    page = reader(people, **(PHONE if shape == "phone" else {}))
    text, number, _ = moment("book")
    Table(page).lay(text, number)
    expect(page.locator("[data-verb]").first).to_be_visible()
    assert findings(page) == []
