"""Puzzles and those who solve them: ratings, attempts, streaks."""

from msgspec.structs import replace
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    delete,
    func,
    insert,
    select,
    update,
)

from luna.analysis.glicko import GlickoRating
from luna.app.puzzles import Attempt, PuzzleStore, Rate, Solver
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Lifetime, UserColumn, stored


def merge_solvers(connection: Connection, guest: str, account: str) -> None:
    """Merge the scores of two solvers after their attempts: the rating of more attempts stands."""
    theirs, own = load_solver(connection, guest), load_solver(connection, account)
    connection.execute(delete(solvers).where(solvers.c.identity.in_((guest, account))))
    if not theirs.tries + own.tries:
        return
    mine = attempts.c.identity == account
    tries = connection.execute(select(func.count()).where(mine)).scalar_one()
    solved = connection.execute(select(func.count()).where(mine, attempts.c.solved)).scalar_one()
    latest = max(theirs, own, key=lambda each: (each.day or "", each.streak))
    merged = replace(
        theirs if theirs.tries > own.tries else own,
        tries=tries,
        solved=solved,
        streak=latest.streak,
        longest=max(theirs.longest, own.longest),
        day=latest.day,
    )
    connection.execute(insert(solvers), to_row(merged, identity=account))


puzzles = stored(
    "puzzle",
    Column("id", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(),
)

solvers = stored(
    "solver",
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # puzzles of the day solved, day after day
    Column("longest", Integer, nullable=False),
    Column("day", String(10)),  # of the latest one
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge=merge_solvers),),
)

attempts = stored(
    "attempt",
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("time", Float, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="move"),),
)


class SqlPuzzleStore(FeatureStore, PuzzleStore):
    async def solver(self, user: str) -> Solver:
        return await self._database.read(lambda c: load_solver(c, user))

    async def attempts(self, user: str) -> dict[str, bool]:
        found = select(attempts.c.puzzle, attempts.c.solved).where(attempts.c.identity == user)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.puzzle: bool(row.solved) for row in rows}

    async def ratings(self) -> dict[str, float]:
        found = select(puzzles.c.id, puzzles.c.rating)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return {row.id: row.rating for row in rows}

    async def add_attempt(self, attempt: Attempt, rate: Rate) -> tuple[Solver, Solver]:
        return await self._database.run(lambda c: add_attempt(c, attempt, rate))


def add_attempt(connection: Connection, attempt: Attempt, rate: Rate) -> tuple[Solver, Solver]:
    before = load_solver(connection, attempt.user)
    own = (attempts.c.identity == attempt.user, attempts.c.puzzle == attempt.puzzle)
    if connection.execute(select(attempts).where(*own)).one_or_none() is not None:
        return before, before
    row = connection.execute(select(puzzles).where(puzzles.c.id == attempt.puzzle)).one_or_none()
    known = None if row is None else from_row(GlickoRating, row)
    after, puzzle = rate(before, known)
    connection.execute(
        insert(attempts),
        to_row(attempt),
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
    connection.execute(insert(solvers), to_row(after, identity=attempt.user))
    return before, after


def load_solver(connection: Connection, user: str) -> Solver:
    found = select(solvers).where(solvers.c.identity == user)
    row = connection.execute(found).one_or_none()
    return Solver() if row is None else from_row(Solver, row)
