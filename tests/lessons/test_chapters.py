"""Every chapter of the guided game, played through on the engine, in every language."""

from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import luna
from luna.analysis.forecast import gains, round_scored
from luna.app.lessons.chapters import (
    OTHER,
    Chapter,
    ChapterPlay,
    begin,
    chapters,
    judge,
    replay,
    short_game,
)
from luna.game import Game
from luna.locale import LANGUAGES
from luna.rules.refusals import Refused
from luna.rules.state import popcount
from luna.rules.vocabulary import BOARDS, ISLE_NAMES, ISLES, TILES
from tests.lessons.solving import actions, played, right, solution

CHAPTERS = list(chapters().values())
EVERY_CHAPTER = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)
LOCALE = Path(luna.__file__).parent / "locale"


def texts(language: str) -> dict[str, set[str]]:
    """The messages of the chapters, each with its parts."""
    source = (LOCALE / language / "learn.ftl").read_text("utf-8")
    return {
        entry.id.name: {part.id.name for part in entry.attributes}
        for entry in parse(source).body
        if isinstance(entry, Message)
    }


def test_there_are_enough_chapters_and_not_too_many() -> None:
    assert 10 <= len(CHAPTERS) <= 14


@EVERY_CHAPTER
def test_a_chapter_can_be_played_to_its_end(chapter: Chapter) -> None:
    study = begin(chapter)
    while study.asked is not None:
        assert study.position.colour == chapter.position.setup.players[0]
        answers = right(study)
        assert answers, f"nothing fits {study.asked.want}"
        for answer in answers:
            played(study, answer)
        study = played(study, answers[0])
    assert len(study.played) == len(chapter.asking) > 0
    assert replay(chapter, study.played).position.state == study.position.state
    assert judge(study, actions(study.position)[0]) == OTHER if not study.position.over else True


@EVERY_CHAPTER
def test_whatever_is_allowed_but_not_asked_for_is_answered(chapter: Chapter) -> None:
    study = begin(chapter)
    while study.asked is not None:
        step, parts = study.asked, set[str]()
        for text in actions(study.position):
            verdict = judge(study, text)
            if isinstance(verdict, str):
                parts.add(verdict)
        assert parts <= {OTHER, *(step.others or {}).values()}
        study = played(study, right(study)[0])


@EVERY_CHAPTER
def test_every_answer_of_a_chapter_is_given_to_somebody(chapter: Chapter) -> None:
    study = begin(chapter)
    while study.asked is not None:
        listed = actions(study.position)
        for pattern, part in (study.asked.others or {}).items():
            verbs = ("journey", "tide")
            hit = any(judge(study, text) == part for text in listed)
            assert hit or pattern.startswith(verbs), pattern
        study = played(study, right(study)[0])


def test_what_is_not_allowed_is_refused_by_the_rules() -> None:
    study = begin(CHAPTERS[0])
    with pytest.raises(Refused) as caught:
        judge(study, "sanctify 28")
    assert caught.value.rule == "A-SANC"


def test_what_does_not_fit_any_more_is_left_out() -> None:
    chapter = chapters()["favors"]
    study = replay(chapter, ["favor herbs", "meditate", "herbs book 2"])
    assert study.played == ("favor herbs",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_texts(language: str) -> None:
    found = texts(language)
    keys = set()
    for chapter in CHAPTERS:
        keys.add(f"lesson-{chapter.name}")
        assert found[f"lesson-{chapter.name}"] == {"about"}
        for step in chapter.steps:
            keys.add(f"lesson-{chapter.name}-{step.key}")
            asked = {"task", "done", OTHER, *(step.others or {}).values()} if step.asks else set()
            assert found[f"lesson-{chapter.name}-{step.key}"] == asked, step.key
    assert {key for key in found if key.startswith("lesson-")} == keys


@EVERY_CHAPTER
def test_a_position_has_all_its_pieces(chapter: Chapter) -> None:
    setup, s = chapter.position.setup, chapter.position.state
    for seat in range(len(setup.players)):
        at = slice(seat * ISLES, (seat + 1) * ISLES)
        placed = sum(s.active[at]) + sum(s.inactive[at]) + s.stage[seat] + s.supply[seat]
        inside = popcount(int(s.claimed[seat])) + popcount(int(s.serving[seat]))
        assert placed + inside == setup.components.novices
        assert s.supply[seat] >= 0
        assert popcount(int(s.serving[seat])) > 0
    tiles = [*s.claimed, *s.serving, s.unclaimed, s.vacant]
    assert sum(popcount(int(each)) for each in tiles) == len(setup.players) * TILES // len(BOARDS)
    assert popcount(int(s.books)) == len(setup.players)
    assert all(0 <= left <= len(setup.players) for left in s.stock)


@EVERY_CHAPTER
def test_marks_are_places_of_the_table(chapter: Chapter) -> None:
    isles = {f"{kind}:{isle}" for kind in ("isle", "resting") for isle in ISLE_NAMES}
    tiles = {f"{kind}:{tile}" for kind in ("path", "temple") for tile in range(1, TILES + 1)}
    known = isles | tiles | {"council", "meditation", "stage"}
    assert set(chain(*(step.marks for step in chapter.steps))) <= known


def test_the_short_game_begins_even_with_two_rounds_left() -> None:
    game = Game.from_record(short_game())
    yellow, red = (int(game.state.influence(seat)) for seat in (0, 1))
    assert (game.round, game.turn) == (5, "yellow")
    assert abs(yellow - red) <= 1


FIGURES = {
    "goal": [6, 0],
    "path": [6, 0],
    "bribery": [6, 0],
    "displace": [5 + 1, 0],
    "book": [2, 3],
    "priestess": [5 + 1, 2 + 1 + 1],
    "time": [1 + 5 + 2, 2 + 2],
}
"""What Yellow and Red gain in a chapter, as its texts say."""


@pytest.mark.parametrize("name", FIGURES)
def test_the_figures_of_a_chapter_are_true(name: str) -> None:
    study = begin(chapters()[name])
    first = study.position.state
    while study.asked is not None:
        study = played(study, solution(study))
    last = study.position.state
    won = [int(last.influence(seat) - first.influence(seat)) for seat in (0, 1)]
    assert won == FIGURES[name]


def coming(study: ChapterPlay, colour: str, source: str) -> int:
    """What the end of the round would give now."""
    position = study.position
    return gains(position.setup, position.state, round_scored(position.state))[colour].get(
        source, 0
    )


def test_what_the_apostate_would_cost_is_true() -> None:
    study = begin(chapters()["apostate"])
    assert coming(study, "yellow", "apostate") == -4
    gone = study.position.after(study.position.check("journey herbs>book 1"))
    left = gains(gone.setup, gone.state, round_scored(gone.state))
    assert left["yellow"]["apostate"] == -3
    assert coming(played(study, "expel 1"), "yellow", "apostate") == 0
    assert coming(played(study, "expel 1"), "red", "apostate") == -4
    moved = begin(chapters()["movement"])
    assert coming(moved, "yellow", "apostate") == -3


def test_what_the_council_decides_is_true() -> None:
    study = begin(chapters()["council"])
    assert [coming(study, c, "priestess") for c in ("yellow", "red")] == [2, 5]
    for action in ("council bribery 2", "council bribery 3"):
        after = played(study, action)
        assert [coming(after, c, "priestess") for c in ("yellow", "red")] == [5, 2]
