"""Sounds: heard when something happens, and no work for the device in between."""

from tests.web.conftest import People
from tests.web.hands import Table, moment

LISTEN = """
window.heard = [];
window.AudioContext = class extends AudioContext {
    states = [];
    constructor(...options) {
        super(...options);
        this.addEventListener("statechange", () => this.states.push(this.state));
        window.heard.push(this);
    }
};
"""
RUNS = "window.heard[0].states.filter((state) => state === 'running').length"
SOUNDED = f"""before => window.heard.length === 1
    && {RUNS} > before && window.heard[0].state === "suspended\""""


def test_sounds_end_and_come_again(people: People) -> None:
    page = people.person()
    page.add_init_script(LISTEN)
    text, number, action = moment("journey")
    table = Table(page).lay(text, number)
    table.play(action)
    page.wait_for_function(SOUNDED, arg=0)
    before = page.evaluate(RUNS)
    page.locator(".opener").click()
    page.locator("[data-do=undo]").click()
    table.reached(number)
    page.wait_for_function(SOUNDED, arg=before)
