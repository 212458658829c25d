"""Challenges: one setup for everyone, and which finished games count for it."""

import asyncio

from luna.app.challenges import (
    COLOURS,
    ChallengeResult,
    ChallengeResults,
    ChallengeStore,
    challenges_at,
    fulfilled_challenges,
)
from luna.app.tables.service import TableService
from luna.game import Game
from luna.offline.store import LocalTableStore, MemoryStore
from luna.table.commands import Act, Undo
from luna.table.creation import CreatedTable, TablePlan, Wanted, new_table
from luna.table.table import follow_log
from tests.table.people import ADA, Life

NOW = 1_794_800_000.0


class Results(ChallengeStore):
    """A store in memory."""

    def __init__(self) -> None:
        self.added: list[ChallengeResult] = []

    async def add(self, result: ChallengeResult, now: float) -> None:
        self.added.append(result)

    async def best(self, period: str, mode: str, limit: int) -> list[ChallengeResult]:
        return self.added


def challenge_table() -> CreatedTable:
    challenge = challenges_at(NOW)[0]
    spec = TablePlan([Wanted("you", COLOURS[0])], "random", mode="solo1", seed=challenge.seed)
    return new_table(spec, "table", ADA, NOW)


def begin() -> Life:
    made = challenge_table()
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
    life, results = begin(), Results()
    play_out(life)

    async def play_again() -> None:
        tables = TableService(LocalTableStore(MemoryStore(), lambda tasks: None), lambda: NOW)
        ChallengeResults(tables, results)
        room = await tables.create(challenge_table())
        for entry in life.table.played:
            assert results.added == []
            await tables.perform(room, Act(ADA, entry.text, room.table.sequence, None))
        await tables.drain()

    asyncio.run(play_again())
    (stored,) = results.added
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
