"""How tables are declared: their columns, and how rows are backed up, kept, exported and merged.

`stored` makes the tables of the database. Backup, restore, retention, export, deletion and merging
read its declarations and know no table by name, so none of them can leave a table out. A table
without a complete declaration fails when its module is imported.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Generic, Literal, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    String,
    Table,
    TableClause,
    Text,
    TypeDecorator,
    column,
    table,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import SchemaItem

from luna.app.errors import StoreError
from luna.bots.roster import current_level
from luna.server.settings import Retention

T = TypeVar("T")

metadata = MetaData()
"""Filled by the modules of this package; `all_tables` has imported every one of them."""

USER, GAME = "identity.id", "game.id"
KIND = "kind"
"""The key of a table's declaration in its `info`."""


class Lifetime(Enum):
    """How long rows are kept, where the operator does not set it."""

    FOREVER = "until the account that they belong to is deleted"
    WITH_GAME = "until their game is removed"
    BRIEF = "for minutes: the feature itself removes them, and a backup leaves them out"


@dataclass(frozen=True, slots=True)
class AfterDays:
    """Rows are removed some days after the time in a column."""

    setting: str
    """The field of `Retention` with the number of days; 0 keeps the rows."""
    since: str
    over: str
    """A column that is null as long as the row is in use."""


Export = Callable[[Connection, str], list[dict[str, Any]]]
"""From a user to the rows of a table that are about this user."""
Delete = Callable[[Connection, str], Collection[str]]
"""Delete what is stored of a user; return the games whose logs it has changed."""
Merge = Callable[[Connection, str, str], None]
"""Give an account the rows of a guest; runs after all rows that simply move."""


@dataclass(frozen=True, slots=True)
class UserColumn:
    """A column that names a user, and what becomes of the user's rows."""

    column: str
    export: bool | Export
    """Whether the rows are part of what the user can download."""
    on_delete: Literal["delete", "stay"] | Delete
    """What happens when the account is deleted. `stay` is for rows that others need: they refer to
    a user without a name."""
    on_merge: Literal["move", "stay"] | Merge
    """What happens when a guest signs in to an account. Rows that `move` belong to the account;
    where it has one of the same key, its own stands."""


@dataclass(frozen=True, slots=True)
class StoredKind:
    """What the declaration of a table says beside its columns."""

    in_backup: bool
    kept: Collection[Lifetime | AfterDays]
    users: Sequence[UserColumn]
    secret: Collection[str]
    """Columns that are not exported, not even to their user: they prove who a user is, or say
    nothing."""


def stored(
    name: str,
    *columns: SchemaItem,
    kept: Sequence[Lifetime | AfterDays],
    users: Sequence[UserColumn],
    secret: Collection[str] = (),
) -> Table:
    """Declare a table. `users` has an entry for each column that names a user."""
    in_backup = Lifetime.BRIEF not in kept
    kind = StoredKind(in_backup, tuple(kept), tuple(users), frozenset(secret))
    made = Table(name, metadata, *columns, info={KIND: kind})
    try:
        check(made, kind)
    except StoreError:
        metadata.remove(made)
        raise
    return made


def check(made: Table, kind: StoredKind) -> None:
    """Raise an error if a declaration leaves something open."""
    if not kind.kept:
        raise StoreError(f"table {made.name}: say how long its rows are kept")
    named = {each.name for each in made.c if refers_to(each, USER) or each.name == "identity"}
    declared = {each.column for each in kind.users}
    if named - declared:
        raise StoreError(
            f"table {made.name}: say what is exported, deleted and merged for the users in "
            f"{', '.join(sorted(named - declared))}"
        )
    games = [each for each in made.c if refers_to(each, GAME)]
    if games and Lifetime.WITH_GAME not in kind.kept:
        raise StoreError(f"table {made.name}: its rows refer to games, so they go with them")
    rules = [each for each in kind.kept if isinstance(each, AfterDays)]
    named = declared | {*kind.secret} | {name for each in rules for name in (each.since, each.over)}
    if unknown := sorted(named - set(made.c.keys())):
        raise StoreError(f"table {made.name}: there is no column {', '.join(unknown)}")
    for rule in rules:
        if rule.setting not in Retention.__dataclass_fields__:
            raise StoreError(f"table {made.name}: there is no setting Retention.{rule.setting}")


def refers_to(made: Column[Any], target: str) -> bool:
    return any(key.target_fullname == target for key in made.foreign_keys)


@cache
def load_modules() -> None:
    """Import every module of this package, so that all tables are declared."""
    for found in iter_modules([str(Path(__file__).parent)]):
        if not found.ispkg:
            import_module(f"{__package__}.{found.name}")


def all_tables() -> Sequence[Table]:
    """All tables, none before one that it refers to."""
    load_modules()
    tables = metadata.sorted_tables
    for each in tables:
        if not isinstance(each.info.get(KIND), StoredKind):
            raise StoreError(f"table {each.name}: declare it with `stored`")
    return tables


def kinds() -> Mapping[Table, StoredKind]:
    """The declaration of each table, none before one that it refers to."""
    return {each: each.info[KIND] for each in all_tables()}


def game_column(made: Table) -> Column[Any]:
    """The column that names the game with which rows are removed."""
    return next(each for each in made.c if refers_to(each, GAME) or made.name == "game")


class LevelName(TypeDecorator[str]):
    """The level of a bot; a former name is read as the name of today."""

    impl = String(40)
    cache_ok = True

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else current_level(value)


class Json(TypeDecorator[T], Generic[T]):
    """A value of a type that msgspec knows, as JSON text."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: type[T]) -> None:
        super().__init__()
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: T | None, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> T | None:
        return None if value is None else self._decoder.decode(value)


def as_stored(made: Table) -> TableClause:
    """A table whose rows are read and written without converting their values."""
    plain = [column(each.name, raw_type(each)) for each in made.c]
    return table(made.name, *plain)


def raw_type(made: Column[Any]) -> Any:
    return made.type.impl if isinstance(made.type, TypeDecorator) else made.type
