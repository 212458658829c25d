"""An operator's own bots: offered beside the levels, and checked before the server starts."""

import asyncio
from pathlib import Path

import pytest

from luna import Game
from luna.app.bots import levels, load_own_bots
from luna.app.jobs import choose_bot_move
from luna.bots import BotNameError
from luna.bots.player import Bot, Budget
from luna.envs.policy import PolicyBot
from luna.offline.host import PageRunner
from luna.record.notation import parse_action
from luna.rules.actions import Action, Meditate
from luna.rules.state import State
from luna.server.settings import Settings
from tests.cli.command import luna
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, wait_for

HERE = "py:tests.server.test_own_bots:"


def highest(observation: object, mask: list[int]) -> list[int]:
    return [step if legal else 0 for step, legal in enumerate(mask, 1)]


def policy() -> PolicyBot:
    return PolicyBot(highest, name="highest")


class Stubborn(Bot):
    """Meditates even where that is not legal."""

    name = "stubborn"

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        return Meditate()


def test_a_policy_takes_a_seat(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS, bots=(f"{HERE}policy",))
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    try:
        assert "highest" in ada.get("/api/reference")["levels"]
        table = ada.table("you", "highest", **PRESELECTED)["table"]
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
        before = ada.view(table)["number"]
        ada.act(ada.view(table), "meditate")
        wait_for(lambda: ada.view(table)["number"] > before + 1)
        view = ada.view(table)
        assert view["seats"][1]["level"] == "highest"
        game = Game.from_record(ada.http.get(f"/api/tables/{table}/record").text)
        spec = policy()
        theirs = [at for at, state in enumerate(game.states[:-1]) if state.turn == 1]
        assert theirs
        for at in theirs:
            wanted = spec.choose(game.states[at], Budget(ms=200), at)
            assert game.actions[at] == wanted
        hint = ada.post(f"/api/tables/{table}/hint", level="highest")["text"]
        state = Game.from_record(ada.http.get(f"/api/tables/{table}/record").text).state
        assert parse_action(hint) == spec.choose(state, Budget(ms=200), 0)
    finally:
        ada.close()
        running.stop()


def test_an_illegal_action_is_a_failed_job() -> None:
    game = Game.new(["yellow", "red"], seed=1)
    with pytest.raises(ValueError, match="meditate"):
        asyncio.run(choose_bot_move(PageRunner(), game.position, f"{HERE}Stubborn"))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("deacon", "deacon: a server takes bots of yours as py:MODULE:NAME."),
        ("py:no_such_module:Bot", "py:no_such_module:Bot: ModuleNotFoundError"),
        ("py:luna.bots.simple:RandomBot", "its name must be up to 40 small letters"),
        (f"{HERE}Running", "TypeError"),
    ],
)
def test_an_error_names_a_bot_that_a_server_cannot_use(name: str, sentence: str) -> None:
    with pytest.raises(BotNameError, match=sentence):
        load_own_bots([name])


def test_own_bots_are_listed_after_the_levels() -> None:
    assert load_own_bots([f"{HERE}policy"]) == {"highest": f"{HERE}policy@200ms"}
    assert levels(["highest"])[9] == "highest"
    assert levels(["highest"])[-1] == levels()[-1]


def test_serve_names_a_bad_bot_before_it_starts() -> None:
    done = luna(["serve", "--port", "0", "--bots", "py:no_such_module:Bot"])
    assert done.exit_code == 1
    assert "py:no_such_module:Bot: ModuleNotFoundError" in done.stderr
