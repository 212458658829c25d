"""Puzzles and those who solve them: ratings, attempts, streaks."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update

from luna.analysis.glicko import GlickoRating
from luna.server.store import schema
from luna.server.store.database import Database
from luna.service.solving import KNOWN, Days, Solver, rated


class PuzzleStore:
    """All that is asked of the database about puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def solver(self, identity: str | None) -> Solver:
        if identity is None:
            return Solver()
        return await self._database.read(lambda c: solver_of(c, identity))

    async def tried(self, identity: str | None) -> dict[str, bool]:
        """The puzzles that somebody has tried, and whether the first try was right."""
        if identity is None:
            return {}
        attempts = schema.attempts.c
        found = select(attempts.puzzle, attempts.solved).where(attempts.identity == identity)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.puzzle: bool(row.solved) for row in rows}

    async def ratings(self) -> dict[str, float]:
        """The ratings of puzzles that somebody has tried."""
        puzzles = schema.puzzles.c
        found = select(puzzles.id, puzzles.rating)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.id: row.rating for row in rows}

    async def attempt(
        self, identity: str, puzzle: str, rating: int, solved: bool, now: float, days: Days | None
    ) -> tuple[Solver, Solver]:
        """Count a first try: the solver before and after it. Later tries change nothing."""
        return await self._database.run(
            lambda c: count(c, identity, puzzle, rating, solved, now, days)
        )


def count(
    connection: Connection,
    identity: str,
    puzzle: str,
    rating: int,
    solved: bool,
    now: float,
    days: Days | None,
) -> tuple[Solver, Solver]:
    solver = solver_of(connection, identity)
    attempts, puzzles = schema.attempts, schema.puzzles
    mine = (attempts.c.identity == identity, attempts.c.puzzle == puzzle)
    if connection.execute(select(attempts).where(*mine)).one_or_none() is not None:
        return solver, solver
    row = connection.execute(select(puzzles).where(puzzles.c.id == puzzle)).one_or_none()
    known = GlickoRating(rating, KNOWN) if row is None else GlickoRating(row.rating, row.deviation)
    now_solver, harder = rated(solver, known, solved, days)
    connection.execute(
        insert(attempts),
        {"identity": identity, "puzzle": puzzle, "solved": solved, "time": now},
    )
    values = {
        "rating": harder.rating,
        "deviation": harder.deviation,
        "tries": 1 + (0 if row is None else row.tries),
        "solved": int(solved) + (0 if row is None else row.solved),
    }
    if row is None:
        connection.execute(insert(puzzles), {"id": puzzle, **values})
    else:
        connection.execute(update(puzzles).where(puzzles.c.id == puzzle).values(values))
    solvers = schema.solvers
    connection.execute(delete(solvers).where(solvers.c.identity == identity))
    connection.execute(insert(solvers), solver_row(identity, now_solver))
    return solver, now_solver


def solver_row(identity: str, solver: Solver) -> dict[str, object]:
    return {"identity": identity, **asdict(solver)}


def solver_of(connection: Connection, identity: str) -> Solver:
    solvers = schema.solvers
    found = select(solvers).where(solvers.c.identity == identity)
    row = connection.execute(found).one_or_none()
    if row is None:
        return Solver()
    return Solver(
        row.rating, row.deviation, row.tries, row.solved, row.streak, row.longest, row.day
    )
