"""The page's engine in Chromium: compiled where that works, with the same answers, else not."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.offline import answers
from tests.offline.page_engine import engine_folder
from tests.offline.test_forms import compiled_page, games_and_choices, kit
from tests.web.conftest import People
from tests.web.test_offline import meditate

__all__ = ["compiled_page"]

ASK = """async ([base, file, questions]) => {
    const { loadPyodide } = await import(`${base}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: base });
    const packages = python.runPython("import site; site.getsitepackages()[0]");
    for (const part of await (await fetch(`${base}parts.json`)).json()) {
        const content = new Uint8Array(await (await fetch(base + part)).arrayBuffer());
        if (part.endsWith(".whl")) python.unpackArchive(content, "wheel");
        else python.unpackArchive(content, "zip", { extractDir: packages });
    }
    python.FS.writeFile(`${packages}/answers.py`, file);
    return JSON.parse(await python.pyimport("answers").answer_text(questions));
}"""

pytestmark = pytest.mark.usefixtures("compiled_page")


def test_the_compiled_engine_answers_in_chromium_as_on_this_machine(people: People) -> None:
    page = people.person()
    page.goto("/")
    questions = [*kit()[0][:8], *games_and_choices()]
    base = f"{page.evaluate('location.origin')}/assets/engine/{engine_folder().name}/"
    file = Path(answers.__file__).read_text("utf-8")
    found = page.evaluate(ASK, [base, file, json.dumps(questions)])
    assert found["form"] == "compiled"
    assert found["answers"] == answers.answer(questions)["answers"]


@pytest.mark.parametrize("form", ["compiled", "interpreted"])
def test_one_plays_on_where_the_compiled_engine_is_blocked(people: People, form: str) -> None:
    people.forgiven = ("native.zip", "ERR_FAILED")
    page = people.person()
    if form == "interpreted":
        page.context.route("**/native.zip", lambda route: route.abort())
    page.goto("/")
    page.locator("[data-do=play-here]").click()
    expect(page.locator(f"[data-where=here] [data-engine={form}]")).to_be_visible()
    page.locator("[data-start=hot-seat]:enabled").click()
    expect(page.locator("svg.table")).to_be_visible()
    meditate(page)
