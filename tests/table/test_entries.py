"""Entries: each kind survives being kept, and nothing else is taken for one."""

from typing import get_args

import pytest

from luna.table.entries import (
    Abandoned,
    Agreed,
    Asked,
    BotSeated,
    Declined,
    Fact,
    Hinted,
    Invited,
    Joined,
    Kind,
    Left,
    Moved,
    Played,
    Rematched,
    Resumed,
    Returned,
    Said,
    Started,
    Swapped,
    TakenBack,
    TimeOver,
    Unreadable,
    fact_of,
    private_part,
    text_of,
)
from luna.table.seat import Seat

SEATS = (Seat(1, "red", "human", "ada", "Ada", None, 2),)
FACTS: list[Fact] = [
    Started(SEATS),
    Started(SEATS, ("ada", None)),
    Played("favor tide"),
    TakenBack(3),
    Asked("undo", 2),
    Asked("abandon"),
    Asked("replace", 2, "pilgrim"),
    Agreed("undo"),
    Declined("abandon"),
    Said("hello"),
    Invited("d" * 48),
    Joined("Ada", SEATS),
    Moved("Ada", SEATS, "account"),
    Left("random", SEATS),
    Left("random", SEATS, "ada"),
    BotSeated("random", SEATS),
    Returned(SEATS),
    Swapped("red", SEATS),
    TimeOver("pass"),
    Resumed(12.5),
    Abandoned(),
    Rematched("next"),
    Hinted(),
]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_fact_survives_being_kept(fact: Fact) -> None:
    assert fact_of(fact.kind, text_of(fact), private_part(fact)) == fact


def test_every_kind_is_tried() -> None:
    assert {fact.kind for fact in FACTS} == set(get_args(Kind))


def test_no_identity_and_no_token_is_public() -> None:
    for fact in FACTS:
        if not isinstance(fact, (Said, Played)):
            assert "ada" not in text_of(fact)
            assert "ddd" not in text_of(fact)


def test_logs_of_before_are_read_without_their_private_part() -> None:
    assert fact_of("join", "Ada", None) == Joined("Ada")
    assert fact_of("invite", "", None) == Invited("")
    assert fact_of("start", "", None) == Started()


@pytest.mark.parametrize(
    ("kind", "text"),
    [("undo", "x"), ("ask", "dance"), ("late", "never"), ("flood", ""), ("resume", "soon")],
)
def test_what_is_no_entry_is_not_taken_for_one(kind: str, text: str) -> None:
    with pytest.raises(Unreadable):
        fact_of(kind, text, None)
