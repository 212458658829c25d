"""Challenges: one setup for everyone, and which finished games count for it."""

import asyncio

from luna.app.challenges import (
    COLOURS,
    ChallengeResult,
    ChallengeResults,
    challenges_at,
    fulfilled_challenges,
)
from luna.game import Game
from luna.table.commands import Undo
from luna.table.laying import TablePlan, Wanted, lay
from luna.table.table import follow_log
from tests.table.people import ADA, Life

NOW = 1_794_800_000.0


class Results:
    """A store in memory."""

    def __init__(self) -> None:
        self.added: list[ChallengeResult] = []

    async def add(self, result: ChallengeResult, now: float) -> None:
        self.added.append(result)

    async def best(self, period: str, mode: str, limit: int) -> list[ChallengeResult]:
        return self.added


def begin() -> Life:
    challenge = challenges_at(NOW)[0]
    spec = TablePlan([Wanted("you", COLOURS[0])], "random", mode="solo1", seed=challenge.seed)
    made = lay(spec, "table", ADA, NOW)
    return Life(follow_log(made.table, made.entries(NOW)), NOW)


def play(life: Life) -> None:
    position = life.table.position
    assert position is not None
    game = Game.from_record(position.record())
    is_legal = game.why_not("meditate") is None
    life.act("meditate" if is_legal else game.text(next(iter(game.legal))))


def play_out(life: Life) -> None:
    while life.table.turn is not None:
        play(life)


def test_there_is_a_challenge_for_the_day_and_the_week_at_each_level() -> None:
    assert [each.period for each in challenges_at(NOW)][::3] == ["2026-11-16", "2026-W47"]
    assert len({each.header for each in challenges_at(NOW)}) == 6


def test_the_result_of_a_challenge_is_stored_when_its_game_ends() -> None:
    life, store = begin(), Results()
    results = ChallengeResults(store, asyncio.run, lambda: NOW)
    play_out(life)
    results.on_entries(life, life.table.entries[:1])
    assert store.added == []
    results.on_entries(life, life.table.entries)
    (stored,) = store.added
    assert (stored.period, stored.mode, stored.user) == ("2026-11-16", "solo1", "ada")


def test_a_game_with_an_action_taken_back_does_not_count() -> None:
    life = begin()
    play_out(life)
    assert fulfilled_challenges(life.table) == challenges_at(NOW)[:1]
    life = begin()
    play(life)
    life.do(Undo(ADA))
    play_out(life)
    assert fulfilled_challenges(life.table) == []
