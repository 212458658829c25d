"""Puzzles and those who solve them: ratings, attempts, streaks."""

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update

from luna.analysis.glicko import GlickoRating
from luna.app.puzzles import Attempt, PuzzleStore, Rate, Solver
from luna.server.store import schema
from luna.server.store.database import Database


class SqlPuzzleStore(PuzzleStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def solver(self, user: str) -> Solver:
        return await self._database.read(lambda c: load_solver(c, user))

    async def attempts(self, user: str) -> dict[str, bool]:
        attempts = schema.attempts.c
        found = select(attempts.puzzle, attempts.solved).where(attempts.identity == user)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.puzzle: bool(row.solved) for row in rows}

    async def ratings(self) -> dict[str, float]:
        puzzles = schema.puzzles.c
        found = select(puzzles.id, puzzles.rating)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.id: row.rating for row in rows}

    async def add_attempt(self, attempt: Attempt, rate: Rate) -> tuple[Solver, Solver]:
        return await self._database.run(lambda c: add_attempt(c, attempt, rate))


def add_attempt(connection: Connection, attempt: Attempt, rate: Rate) -> tuple[Solver, Solver]:
    before = load_solver(connection, attempt.user)
    attempts, puzzles, solvers = schema.attempts, schema.puzzles, schema.solvers
    own = (attempts.c.identity == attempt.user, attempts.c.puzzle == attempt.puzzle)
    if connection.execute(select(attempts).where(*own)).one_or_none() is not None:
        return before, before
    row = connection.execute(select(puzzles).where(puzzles.c.id == attempt.puzzle)).one_or_none()
    known = None if row is None else GlickoRating(row.rating, row.deviation)
    after, puzzle = rate(before, known)
    connection.execute(
        insert(attempts),
        {
            "identity": attempt.user,
            "puzzle": attempt.puzzle,
            "solved": attempt.solved,
            "time": attempt.time,
        },
    )
    values = {
        "rating": puzzle.rating,
        "deviation": puzzle.deviation,
        "tries": 1 + (0 if row is None else row.tries),
        "solved": int(attempt.solved) + (0 if row is None else row.solved),
    }
    if row is None:
        connection.execute(insert(puzzles), {"id": attempt.puzzle, **values})
    else:
        connection.execute(update(puzzles).where(puzzles.c.id == attempt.puzzle).values(values))
    connection.execute(delete(solvers).where(solvers.c.identity == attempt.user))
    connection.execute(insert(solvers), {"identity": attempt.user, **asdict(after)})
    return before, after


def load_solver(connection: Connection, user: str) -> Solver:
    found = select(schema.solvers).where(schema.solvers.c.identity == user)
    row = connection.execute(found).one_or_none()
    if row is None:
        return Solver()
    return Solver(
        row.rating, row.deviation, row.tries, row.solved, row.streak, row.longest, row.day
    )
