"""Playing: submitted, refused, previewed, taken back, talked about."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from luna import Game
from tests.server.harness import Browser, legal, start_game


def mover(view: Any, *players: Browser) -> Browser:
    """Whoever is to act."""
    return players[int(view["turn"]["seat"])]


def test_an_action_is_kept_and_shown(ada: Browser) -> None:
    view = ada.table("you", "you", mode="preselected", seed=1)
    ack = ada.act(view, "favor  tide", client="a1")
    assert ack == {"sequence": 2, "text": "favor tide", "repeated": False}
    after = ada.view(view["table"])
    assert (after["sequence"], after["position"], after["number"]) == (2, 2, 1)
    assert "tide" in after["document"]["players"]["red"]["favors"]
    assert after["turn"] == {"seat": 0, "colour": "yellow"}


def test_the_same_client_id_never_plays_twice(ada: Browser) -> None:
    view = ada.table("you", "you", mode="preselected", seed=1)
    first = ada.act(view, "meditate", client="once")
    again = ada.act(view, "meditate", client="once")
    assert again == {**first, "repeated": True}
    assert ada.act(view, "favor tide", 409, client="once")["reason"] == "client-id-used"
    assert ada.view(view["table"])["number"] == 1


def test_a_stale_action_is_refused_but_chat_makes_none_stale(ada: Browser) -> None:
    view = ada.table("you", "you", mode="preselected", seed=1)
    ada.post(f"/api/tables/{view['table']}/chat", text="hello")
    ada.act(view, "meditate")
    problem = ada.act(view, "meditate", 409)
    assert (problem["reason"], problem["sequence"], problem["position"]) == ("stale", 3, 3)
    ahead = {**view, "sequence": 99}
    assert ada.act(ahead, "meditate", 409)["reason"] == "from-the-future"


def test_only_whose_turn_it_is_may_act(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    view = ada.view(start_game(ada, ben))
    other = ben if mover(view, ada, ben) is ada else ada
    problem = other.act(view, "meditate", 422)
    assert (problem["rule"], problem["reason"]) == ("A-TURN", "not-your-turn")
    assert browser("Eve").act(view, "meditate", 403)["reason"] == "not-your-seat"
    assert browser().act(view, "meditate", 403)["reason"] == "not-your-seat"


def test_a_refusal_names_its_rule(ada: Browser) -> None:
    view = ada.table("you", "you", mode="preselected", seed=1)
    assert ada.act(view, "favor book", 422)["rule"] == "A-ONE-EACH"
    assert ada.act(view, "dance", 422)["rule"] == "PARSE"
    assert ada.act(view, "yellow: meditate", 422)["rule"] == "A-TURN"
    assert ada.view(view["table"])["sequence"] == 1


def test_why_not_answers_any_text(ada: Browser) -> None:
    table = ada.table("you", "you", mode="preselected", seed=1)["table"]
    output = ada.post(f"/api/tables/{table}/why", text="book 3>2")
    assert output["refusal"]["rule"] == "A-BOOK"
    assert ada.post(f"/api/tables/{table}/why", text="red:  meditate")["text"] == "meditate"
    assert not ada.post(f"/api/tables/{table}/why", text="x" * 1999)["legal"]


def test_a_preview_changes_nothing(ada: Browser) -> None:
    view = ada.table("you", "you", mode="preselected", seed=1)
    output = ada.post(f"/api/tables/{view['table']}/preview", text="favor tide")
    assert {"kind": "favor-taken", "order": "red", "details": {"favor": "tide"}} in output["events"]
    assert output["forecast"]["round_end"]["red"]["total"] == 3
    assert ada.view(view["table"])["document"] == view["document"]
    ada.act(view, "favor tide")
    assert ada.view(view["table"])["document"] == output["document"]
    problem = ada.post(f"/api/tables/{view['table']}/preview", 422, text="favor tide")
    assert problem["rule"] == "A-FAVOR"


@pytest.mark.parametrize("mode", ["standard", "preselected", "solo1", "solo2", "solo3"])
def test_whole_games_are_played_from_the_options_alone(ada: Browser, mode: str) -> None:
    """No rules are known here; every text built from the options must be legal."""
    luck = random.Random(mode)
    seats = ["you"] if mode.startswith("solo") else ["you", "you"]
    edition = luck.choice(["classic", "revised"])
    view = ada.table(*seats, mode=mode, edition=edition, seed=3)
    while view["status"] == "playing":
        texts = legal(view)
        rare = [text for text in texts if not text.startswith(("journey", "council"))]
        ada.act(view, luck.choice(rare or texts))
        view = ada.view(view["table"])
    assert view["document"]["result"] is not None
    assert view["options"]["candidates"] == []
    assert view["options"]["pools"] == {}
    record = ada.get(f"/api/tables/{view['table']}/record")
    assert Game.from_record(record).document() == view["document"]


def test_undo_is_free_until_the_next_player_acts(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    view = ada.view(table)
    first, second = (ada, ben) if mover(view, ada, ben) is ada else (ben, ada)
    first.act(view, "meditate")
    assert first.post(f"/api/tables/{table}/undo") == {
        "done": True,
        "sequence": view["sequence"] + 2,
    }
    assert first.view(table)["document"] == view["document"]
    first.act(first.view(table), "meditate")
    second.act(second.view(table), "meditate")
    assert not first.post(f"/api/tables/{table}/undo")["done"]
    asked = second.view(table)["request"]
    assert (asked["what"], asked["number"]) == ("undo", 0)
    assert not second.reply(table, False)["done"]
    assert second.view(table)["number"] == 2
    first.post(f"/api/tables/{table}/undo")
    assert second.reply(table, True)["done"]
    after = first.view(table)
    assert after["number"] == 0
    assert after["document"] == view["document"]
    kinds = [e["kind"] for e in first.get(f"/api/tables/{table}/log")["entries"]]
    assert kinds[-4:] == ["decline", "ask", "agree", "undo"]


def test_all_must_agree(ada: Browser, ben: Browser, browser: Callable[..., Browser]) -> None:
    cy = browser("Cy")
    table = start_game(ada, ben, cy)
    players = (ada, ben, cy)
    for _ in range(2):
        view = ada.view(table)
        mover(view, *players).act(view, "meditate")
    asker = next(
        p
        for p in players
        if p.view(table)["you"]["seats"][0]
        == ada.get(f"/api/tables/{table}/log")["entries"][-2]["seat"]
    )
    asker.post(f"/api/tables/{table}/undo")
    others = [p for p in players if p is not asker]
    assert not others[0].reply(table, True)["done"]
    assert others[0].reply(table, True, 409)["reason"] == "already-agreed"
    assert others[1].reply(table, True)["done"]


def test_a_request_lapses_when_the_game_goes_on(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    for _ in range(2):
        view = ada.view(table)
        mover(view, ada, ben).act(view, "meditate")
    asker = mover(ada.view(table), ada, ben)
    asker.post(f"/api/tables/{table}/undo")
    asker.act(asker.view(table), "meditate")
    other = ben if asker is ada else ada
    assert other.reply(table, True, 409)["reason"] == "nothing-asked"


def test_chat_is_text(ada: Browser, ben: Browser, browser: Callable[..., Browser]) -> None:
    table = start_game(ada, ben)
    said = '<script>alert("x")</script>\u0007 & "bye"'
    ada.post(f"/api/tables/{table}/chat", text=said)
    entry = ben.get(f"/api/tables/{table}/log")["entries"][-1]
    assert entry["text"] == '<script>alert("x")</script>  & "bye"'
    assert browser("Eve").post(f"/api/tables/{table}/chat", 403, text="hi")["reason"] == (
        "not-your-seat"
    )
    assert ada.post(f"/api/tables/{table}/chat", 413, text="x" * 501)["reason"] == "too-long"


def test_a_bot_holds_a_seat_and_gives_it_back(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    waiting = ben if mover(ada.view(table), ada, ben) is ada else ada
    seat = waiting.view(table)["you"]["seats"][0]
    waiting.post(f"/api/tables/{table}/seats/{seat}/bot", level="random")
    assert ada.view(table)["seats"][seat]["level"] == "random"
    assert waiting.post(f"/api/tables/{table}/seats/{seat}/back")["seats"][seat]["level"] is None
    other = 1 - seat
    problem = waiting.post(f"/api/tables/{table}/seats/{other}/bot", 403, level="random")
    assert problem["reason"] == "player-not-absent"


def test_legal_actions_as_texts(ada: Browser) -> None:
    table = ada.table("you", "you", mode="preselected", seed=1)["table"]
    output = ada.get(f"/api/tables/{table}/legal")
    assert output["actions"] == sorted(output["actions"])
    assert "promote 9 +bribe" in output["actions"]
    assert output["journeys"] == 614655


def test_who_waits_can_plan_for_their_own_seat(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    view = ada.view(table)
    other = 1 - view["turn"]["seat"]
    colour = view["seats"][other]["colour"]
    ahead = ada.get(f"/api/tables/{table}/options?seat={other}")
    assert ahead["position"] == view["position"]
    isles = {isle["name"]: isle["novices"] for isle in view["document"]["isles"]}
    pools = ahead["options"]["pools"]["journey"]
    assert pools
    for pool in pools:
        assert isles[pool["origin"]][colour][0] == pool["count"]
    text = f"journey {pools[0]['origin']}>{pools[0]['targets'][0]} 1"
    seen = ada.post(f"/api/tables/{table}/preview", text=text, seat=other)
    assert seen["document"]["isles"] != view["document"]["isles"]
    assert ada.view(table)["number"] == 0
