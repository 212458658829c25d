"""Studies: kept, shared, changed by their owner alone, and written as records."""

from collections.abc import Callable
from typing import Any

from luna import Game
from tests.server.harness import Browser, Running


def plan(**more: Any) -> dict[str, Any]:
    game = Game.new(["yellow", "red"], mode="preselected", seed=1)
    game.play("meditate")
    favor = next(text for text in map(game.text, game.legal) if text.startswith("favor"))
    branches = [
        {"comment": "What now?\nA quiet start.", "arrows": ["isle:tide>isle:book"]},
        {"parent": 0, "text": "meditate", "comment": "Too quick # really"},
        {"parent": 0, "text": favor, "comment": "Better."},
        {"parent": 1, "text": "meditate"},
    ]
    chapter = {"title": "First", "record": game.record(), "branches": branches}
    return {"title": "Openings", "chapters": [chapter], **more}


def test_a_study_is_kept_and_seen_by_whoever_has_the_link(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada, bob = browser("Ada"), browser("Bob")
    made = ada.post("/api/studies", 201, **plan())
    assert made["link"] == f"/#study/{made['study']}"
    seen = bob.get(f"/api/studies/{made['study']}")
    assert seen["yours"] is False
    assert seen["chapters"] == made["chapters"]
    tree = seen["chapters"][0]["branches"]
    assert [branch["parent"] for branch in tree] == [0, 0, 0, 1]
    assert tree[1]["said"]["verb"] == "meditate"
    assert ada.get("/api/studies")["studies"][0]["title"] == "Openings"
    assert bob.get("/api/studies")["studies"] == []


def test_only_its_owner_changes_a_study(server: Running, browser: Callable[..., Browser]) -> None:
    ada, bob = browser("Ada"), browser("Bob")
    study = ada.post("/api/studies", 201, **plan())["study"]
    path = f"/api/studies/{study}"
    assert bob.put(path, 403, **plan(title="Mine"))["reason"] == "not-your-study"
    assert ada.put(path, **plan(title="Endgames"))["title"] == "Endgames"
    assert bob.delete(path, 403)["reason"] == "not-your-study"
    ada.delete(path)
    assert ada.get(path, 404)["reason"] == "no-such-study"


def test_what_cannot_be_played_is_not_kept(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    wrong = plan()
    wrong["chapters"][0]["branches"][1]["text"] = "sanctify 28"
    assert ada.post("/api/studies", 422, **wrong)["rule"]
    loop = plan()
    loop["chapters"][0]["branches"][3]["parent"] = 3
    assert ada.post("/api/studies", 422, **loop)["reason"] == "bad-body"


def test_a_chapter_is_a_record_with_comments_that_readers_skip(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    study = ada.post("/api/studies", 201, **plan())["study"]
    text = ada.http.get(f"/api/studies/{study}/record").text
    game = Game.from_record(text)
    assert [game.text(action) for action in game.actions] == ["meditate"] * 3
    assert "# What now?\n# A quiet start.\n" in text
    assert "# Too quick # really" in text
    assert "#  red: favor" in text or "#  yellow: favor" in text
    assert "#   Better." in text
    uploaded = ada.post("/api/records", 201, record=text)
    assert uploaded["number"] == 3
