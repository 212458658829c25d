"""Everything that the database holds of a person, to be given out and to be forgotten."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, Table, delete, select, update

from luna.server.store import schema
from luna.server.store.rows import pack


@dataclass(frozen=True, slots=True)
class Belonging:
    """Rows of a table that are about somebody, named in a column."""

    table: Table
    column: str
    goes: bool = True
    """Forgotten with the account. What others need stays, and says no longer who it was."""
    given: bool = True
    """Part of what one can take along."""


BELONGINGS = (
    Belonging(schema.identities, "id", goes=False),
    Belonging(schema.passkeys, "identity"),
    Belonging(schema.challenges, "identity", given=False),  # of a sign-in that is under way
    Belonging(schema.sessions, "identity", goes=False),  # ended one by one
    Belonging(schema.presences, "identity"),
    Belonging(schema.notices, "identity"),
    Belonging(schema.solvers, "identity"),
    Belonging(schema.attempts, "identity"),
    Belonging(schema.results, "identity"),
    Belonging(schema.studies, "owner"),
    Belonging(schema.hidden, "identity"),
    Belonging(schema.plans, "identity"),
    Belonging(schema.pushes, "identity"),
    Belonging(schema.manners, "identity"),
    Belonging(schema.manners, "other", given=False),
    Belonging(schema.reports, "reporter", goes=False),
    Belonging(schema.reports, "identity", goes=False, given=False),  # is between others
    Belonging(schema.duplicates, "owner", goes=False),
    Belonging(schema.duplicate_teams, "identity"),
    Belonging(schema.duplicate_results, "identity", goes=False),
    Belonging(schema.rating_steps, "identity", goes=False),  # the ratings of others rest on them
    Belonging(schema.ratings, "identity", goes=False),
)
"""All but tables, seats and their logs, which are given out game by game."""

SECRET = frozenset(
    {"identity", "owner", "other", "reporter", "id", "credential", "public_key", "uses"}
    | {"digest", "key", "auth"}
)
"""What is not given out, not even to oneself: it proves who somebody is, or says nothing."""


def personal_rows(connection: Connection, identity: str) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored of a person, table by table, except secrets and games."""
    found: dict[str, list[dict[str, Any]]] = {}
    for each in BELONGINGS:
        if each.given:
            own = select(each.table).where(each.table.c[each.column] == identity)
            found[each.table.name] = [
                {name: value for name, value in row._mapping.items() if name not in SECRET}
                | named(connection, row._mapping.get("other"))
                for row in connection.execute(own)
            ]
    found["finish"] = [
        {name: value for name, value in row._mapping.items() if name != "ledger"}
        | {"ledger": json.loads(row.ledger)}
        for row in connection.execute(own_finishes(identity))
    ]
    return found


def own_finishes(identity: str) -> Select[Any]:
    finishes, seats = schema.finishes, schema.seats
    here = (seats.c.game == finishes.c.game) & (seats.c.number == finishes.c.seat)
    return select(finishes).join(seats, here).where(seats.c.identity == identity)


def named(connection: Connection, other: str | None) -> dict[str, str]:
    """The name of another person, where a row is about one."""
    if other is None:
        return {}
    people = schema.identities.c
    name = connection.execute(select(people.name).where(people.id == other)).scalar_one()
    return {"name": str(name)}


def forget(connection: Connection, identity: str) -> list[str]:
    """Keep no more of somebody than that there was someone; the games that are others now."""
    for each in BELONGINGS:
        if each.goes:
            connection.execute(delete(each.table).where(each.table.c[each.column] == identity))
    people = schema.identities
    nothing = {"name": "", "language": "en", "notify": None, "address": None, "confirmed": False}
    connection.execute(update(people).where(people.c.id == identity).values(nothing))
    return forget_name(connection, identity)


def forget_name(connection: Connection, identity: str) -> list[str]:
    """Take a name from the logs and seats of games; which ones had it."""
    seats, log = schema.seats, schema.log
    mine = seats.c.identity == identity
    games = set(connection.execute(select(seats.c.game).where(mine)).scalars())
    connection.execute(update(seats).where(mine).values(name=None))
    about = select(log).where(log.c.private.contains(identity))
    for row in connection.execute(about).all():
        private = json.loads(row.private)
        theirs = [seat for seat in private.get("seats", ()) if seat["identity"] == identity]
        for seat in theirs:
            seat["name"] = None
        text = "" if theirs and row.kind in ("join", "moved") else row.text
        here = (log.c.game == row.game, log.c.sequence == row.sequence)
        connection.execute(update(log).where(*here).values(private=pack(private), text=text))
        games.add(row.game)
    return sorted(games)
