"""The tables that several modules use; those of one feature are in the module of the feature."""

import json
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    select,
    update,
)

from luna.server.store.declarations import Json, LevelName, Lifetime, UserColumn, stored
from luna.table.pace import Pace


def forget_user(connection: Connection, user: str) -> list[str]:
    """Remove everything from the row of a user except when it was created."""
    nothing = {"name": "", "language": "en", "notify": None, "address": None, "confirmed": False}
    connection.execute(update(identities).where(identities.c.id == user).values(nothing))
    return []


def forget_name(connection: Connection, user: str) -> list[str]:
    """Remove a user's name from seats and logs; return the games that had it."""
    own = seats.c.identity == user
    changed = set(connection.execute(select(seats.c.game).where(own)).scalars())
    connection.execute(update(seats).where(own).values(name=None))
    for row in connection.execute(select(log).where(log.c.private.contains(user))).all():
        private = json.loads(row.private)
        named = [seat for seat in private.get("seats", ()) if seat["identity"] == user]
        for seat in named:
            seat["name"] = None
        text = "" if named and row.kind in ("join", "moved") else row.text
        here = (log.c.game == row.game, log.c.sequence == row.sequence)
        values = {"private": msgspec.json.encode(private).decode(), "text": text}
        connection.execute(update(log).where(*here).values(values))
        changed.add(row.game)
    return sorted(changed)


def finishes_of(connection: Connection, user: str) -> list[dict[str, Any]]:
    """The finished games of a user."""
    same_seat = (seats.c.game == finishes.c.game) & (seats.c.number == finishes.c.seat)
    own = select(finishes).join(seats, same_seat).where(seats.c.identity == user)
    return [dict(row._mapping) for row in connection.execute(own)]


settings = stored(
    "setting",
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(),
)

identities = stored(
    "identity",
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("notify", String(16)),
    Column("address", String(400)),
    Column("confirmed", Boolean, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("id", export=True, on_delete=forget_user, on_merge="stay"),),
    secret=("id",),
)

games = stored(
    "game",
    Column("id", String(24), primary_key=True),
    Column("kind", String(12), nullable=False),  # game | analysis
    Column("status", String(12), nullable=False),  # open | playing | over | abandoned
    Column("edition", String(16), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("owner", ForeignKey("identity.id"), nullable=False, index=True),
    Column("invitation", String(48), nullable=False),  # hash of the token
    Column("pace", Json(Pace)),
    Column("header", Text),  # of the record; the whole setup
    Column("rules", String(24), nullable=False),
    Column("components", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("turn", Integer),  # the seat to act
    Column("deadline", Float),
    Column("hints", Boolean, nullable=False),  # whether players may look at them
    Column("rated", Boolean, nullable=False),
    Column("round", Integer),
    Column("influence", String(40)),  # of every seat, with spaces between
    Column("duplicate", String(24)),  # the setup that other tables play as well
    Index("game_public", "public", "status", "updated"),
    Index("game_deadline", "status", "deadline"),
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("owner", export=False, on_delete="stay", on_merge="stay"),),
)

seats = stored(
    "seat",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("colour", String(8), nullable=False),
    Column("kind", String(8), nullable=False),  # open | human | bot | virtual
    Column("identity", ForeignKey("identity.id"), index=True),
    Column("name", String(80)),
    Column("level", LevelName),  # of the bot that plays, for itself or in someone's stead
    Column("moves", Integer, nullable=False),  # how often the seat went to another browser
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("identity", export=False, on_delete=forget_name, on_merge="stay"),),
)

log = stored(
    "log",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer),
    Column("kind", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("client", String(64)),
    Column("private", Text),  # JSON: who sits where from now on; never shown
    kept=(Lifetime.WITH_GAME,),
    users=(),
)


NO_GAPS = {
    "sqlite": """
        CREATE TRIGGER log_continuity BEFORE INSERT ON log
        WHEN NEW.sequence > 1 AND NOT EXISTS (
            SELECT 1 FROM log WHERE game = NEW.game AND sequence = NEW.sequence - 1
        )
        BEGIN SELECT RAISE(ABORT, 'an entry without the one before it'); END
    """,
    "postgresql": """
        CREATE FUNCTION log_continuity() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.sequence > 1 AND NOT EXISTS (
                SELECT 1 FROM log WHERE game = NEW.game AND sequence = NEW.sequence - 1
            ) THEN
                RAISE EXCEPTION 'an entry without the one before it'
                    USING ERRCODE = 'check_violation';
            END IF;
            RETURN NEW;
        END $$;
        CREATE TRIGGER log_continuity BEFORE INSERT ON log
        FOR EACH ROW EXECUTE FUNCTION log_continuity()
    """,
}
"""The database itself keeps the log without gaps; the migrations say it in the same words."""


@event.listens_for(log, "after_create")
def forbid_gaps(_table: Table, connection: Connection, **_more: object) -> None:
    connection.exec_driver_sql(NO_GAPS[connection.dialect.name])


snapshots = stored(
    "snapshot",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("document", Text, nullable=False),
    kept=(Lifetime.WITH_GAME,),
    users=(),
)

notices = stored(
    "notice",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("position", Integer, primary_key=True),  # the entry that began the turn
    Column("identity", ForeignKey("identity.id"), nullable=False),
    kept=(Lifetime.WITH_GAME, Lifetime.BRIEF),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="stay"),),
)

jobs = stored(
    "job",
    Column("id", String(24), primary_key=True),
    Column("kind", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("reason", Text),  # why it is quarantined
    kept=(Lifetime.BRIEF,),
    users=(),
)

computations = stored(
    "computation",
    Column("id", String(24), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("job", Text, nullable=False),
    Column("progress", Float, nullable=False),
    Column("answer", Text),
    Column("done", Boolean, nullable=False),
    Column("fault", Text),
    Column("asked", Float, nullable=False),  # when a caller last asked for it
    kept=(Lifetime.BRIEF,),
    users=(),
)

finishes = stored(
    "finish",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("influence", Integer, nullable=False),
    Column("margin", Integer, nullable=False),  # to the best of the others
    Column("ledger", Json(dict[str, int]), nullable=False),  # influence by source
    Column("opening", String(80), nullable=False),  # the verbs of the first actions
    Column("time", Float, nullable=False),
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("seat", export=finishes_of, on_delete="stay", on_merge="stay"),),
)

queued_jobs = Table(
    "procrastinate_jobs",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("status", String),
    Column("args", JSON),
)
"""A part of procrastinate's table, which procrastinate creates."""
