"""What the database holds of a user: exported, deleted with the account, merged into another.

Seats and tables are not here: the application leaves and merges them game by game.
"""

from typing import Any

from sqlalchemy import Connection, Table, delete, exists, select, update

from luna.server.store.declarations import StoredKind, kinds


def personal_rows(connection: Connection, user: str) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored of a user, table by table, except secrets and games."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table, kind in kinds().items():
        left_out = {*kind.secret, *(each.column for each in kind.users)}
        for each in kind.users:
            if callable(each.export):
                found[table.name] = each.export(connection, user)
            elif each.export:
                rows = connection.execute(select(table).where(table.c[each.column] == user))
                found[table.name] = [
                    {name: value for name, value in row._mapping.items() if name not in left_out}
                    for row in rows
                ]
    return found


def delete_user(connection: Connection, user: str) -> list[str]:
    """Delete what is stored of a user; return the games whose logs have changed.

    Rows that other players need stay, and refer to a user without a name.
    """
    changed: set[str] = set()
    for table, kind in kinds().items():
        for each in kind.users:
            if callable(each.on_delete):
                changed.update(each.on_delete(connection, user))
            elif each.on_delete == "delete":
                connection.execute(delete(table).where(table.c[each.column] == user))
    return sorted(changed)


def merge_user(connection: Connection, guest: str, account: str) -> None:
    """Give an account the rows of a guest as their tables declare it."""
    declared = [(table, kind, each) for table, kind in kinds().items() for each in kind.users]
    for table, kind, each in declared:
        if each.on_merge == "move":
            move(connection, table, kind, each.column, guest, account)
    for _, _, each in declared:
        if callable(each.on_merge):
            each.on_merge(connection, guest, account)


def move(
    connection: Connection, table: Table, kind: StoredKind, column: str, guest: str, account: str
) -> None:
    """Give an account the rows of a guest; where it has one of the same key, its own stands.

    A row that would name the account twice is deleted.
    """
    keys = [each.name for each in table.primary_key]
    own = table.c[column] == guest
    free = []
    if column in keys:
        known = table.alias()
        same = [known.c[name] == table.c[name] for name in keys if name != column]
        others = {each.column for each in kind.users if each.column in keys} - {column}
        free = [~exists().where(known.c[column] == account, *same)]
        free += [table.c[name] != account for name in others]
    connection.execute(update(table).where(own, *free).values({column: account}))
    connection.execute(delete(table).where(own))
