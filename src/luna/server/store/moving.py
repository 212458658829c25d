"""What moves from a guest to an account beside seats: puzzles, results, studies, one's lists."""

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Table, delete, func, insert, select, update

from luna.server.store import schema
from luna.server.store.puzzles import load_solver


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """Give an account all that a guest has beside tables."""
    for table, owner in (
        (schema.results, "identity"),
        (schema.studies, "owner"),
        (schema.pushes, "identity"),
        (schema.duplicates, "owner"),
        (schema.reports, "reporter"),
        (schema.reports, "identity"),
    ):
        moved = update(table).where(table.c[owner] == guest)
        connection.execute(moved.values({owner: account}))
    move_puzzles(connection, guest, account)
    move_once(connection, schema.hidden, "identity", "game", guest, account)
    move_once(connection, schema.duplicate_teams, "identity", "duplicate", guest, account)
    move_once(connection, schema.manners, "identity", "other", guest, account)
    move_once(connection, schema.manners, "other", "identity", guest, account)


def move_once(
    connection: Connection, table: Table, owner: str, of: str, guest: str, account: str
) -> None:
    """Move rows of which somebody has one for each of something; the account's own stand."""
    known = select(table.c[of]).where(table.c[owner] == account)
    mine = (table.c[owner] == guest, table.c[of].not_in(known), table.c[of] != account)
    connection.execute(update(table).where(*mine).values({owner: account}))
    connection.execute(delete(table).where(table.c[owner] == guest))


def move_puzzles(connection: Connection, guest: str, account: str) -> None:
    """The first try of a puzzle counts, and the rating that comes from more of them stands."""
    attempts, solvers = schema.attempts, schema.solvers
    theirs, own = load_solver(connection, guest), load_solver(connection, account)
    known = select(attempts.c.puzzle).where(attempts.c.identity == account)
    fresh = (attempts.c.identity == guest, attempts.c.puzzle.not_in(known))
    connection.execute(update(attempts).where(*fresh).values(identity=account))
    connection.execute(delete(attempts).where(attempts.c.identity == guest))
    connection.execute(delete(solvers).where(solvers.c.identity.in_((guest, account))))
    if not theirs.tries + own.tries:
        return
    mine = attempts.c.identity == account
    tries = connection.execute(select(func.count()).where(mine)).scalar_one()
    solved = connection.execute(select(func.count()).where(mine, attempts.c.solved)).scalar_one()
    rated = theirs if theirs.tries > own.tries else own
    latest = max(theirs, own, key=lambda each: (each.day or "", each.streak))
    merged = replace(
        rated,
        tries=tries,
        solved=solved,
        streak=latest.streak,
        longest=max(theirs.longest, own.longest),
        day=latest.day,
    )
    connection.execute(insert(solvers), {"identity": account, **asdict(merged)})
