"""The guided first game over HTTP: nothing is kept, and everything is answered."""

from luna.bots.roster import LEVELS
from tests.server.harness import Browser


def test_a_chapter_is_played_without_a_table(ada: Browser) -> None:
    names = [chapter["name"] for chapter in ada.get("/api/lessons")["chapters"]]
    assert names[0] == "goal"
    begun = ada.post("/api/lessons/goal")
    assert [entry["view"]["number"] for entry in begun["entries"]] == [0]
    done = ada.post("/api/lessons/goal", text="sanctify 7")
    assert done["played"] == ["sanctify 7"]
    assert done["entries"][-1]["entry"]["story"]["said"]["verb"] == "sanctify"
    assert ada.get("/api/tables?scope=mine")["tables"] == []


def test_what_was_not_asked_for_names_its_answer(ada: Browser) -> None:
    answer = ada.post("/api/lessons/favors", text="favor shrine")
    assert (answer["answer"], answer["played"]) == ("isle", [])
    assert ada.post("/api/lessons/favors", text="favor herbs")["answer"] is None


def test_what_is_not_allowed_names_its_rule(ada: Browser) -> None:
    assert ada.post("/api/lessons/favors", 422, text="favor tide")["rule"] == "A-FAVOR"
    assert ada.post("/api/lessons/favors/preview", 422, text="nonsense")["rule"] == "PARSE"
    why = ada.post("/api/lessons/favors/why", verb="favor", places=["isle:tide"])
    assert why["refusal"]["rule"] == "A-FAVOR"
    assert ada.post("/api/lessons/favors/why", text="favor herbs")["legal"]


def test_a_preview_looks_ahead_from_where_one_is(ada: Browser) -> None:
    seen = ada.post("/api/lessons/favors/preview", played=["favor herbs"], text="herbs book 2")
    assert seen["text"] == "herbs book 2"


def test_an_example_shows_its_rule(ada: Browser) -> None:
    example = ada.get("/api/examples/A-DISPLACE")
    assert [moment["story"] is None for moment in example["moments"]] == [True, False]
    assert ada.get("/api/examples/A-NONE", 404)["reason"] == "no-such-lesson"
    assert ada.post("/api/lessons/none", 404)["reason"] == "no-such-lesson"


def test_the_short_game_is_a_table_of_ones_own(ada: Browser) -> None:
    view = ada.post("/api/lessons/game", 201, name="Ada")
    assert [seat["level"] for seat in view["seats"]] == [None, LEVELS[0]]
    assert view["you"]["seats"] == [0]
    assert view["document"]["round"] == 5
    tables = ada.get("/api/tables?scope=mine")["tables"]
    assert [table["table"] for table in tables] == [view["table"]]
