"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    event,
)
from sqlalchemy.engine import Dialect

from luna.bots.roster import current_level

metadata = MetaData()


class LevelName(TypeDecorator[str]):
    """The level of a bot; what was stored under a former name is read under its name of today."""

    impl = String(40)
    cache_ok = True

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else current_level(value)


settings = Table(
    "setting",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

identities = Table(
    "identity",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("notify", String(16)),
    Column("address", String(400)),
    Column("confirmed", Boolean, nullable=False),
)

passkeys = Table(
    "passkey",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
)

challenges = Table(
    "challenge",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("expires", Float, nullable=False),
    Column("identity", String(24)),  # the account it was made for; none to sign in
)

sessions = Table(
    "session",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("agent", String(120), nullable=False),  # what the browser calls itself
)

games = Table(
    "game",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(12), nullable=False),  # game | analysis
    Column("status", String(12), nullable=False),  # open | playing | over | abandoned
    Column("edition", String(16), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("owner", ForeignKey("identity.id"), nullable=False, index=True),
    Column("invitation", String(48), nullable=False),  # hash of the token
    Column("pace", Text),
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
)

seats = Table(
    "seat",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("colour", String(8), nullable=False),
    Column("kind", String(8), nullable=False),  # open | human | bot | virtual
    Column("identity", ForeignKey("identity.id"), index=True),
    Column("name", String(80)),
    Column("level", LevelName),  # of the bot that plays, for itself or in someone's stead
    Column("moves", Integer, nullable=False),  # how often the seat went to another browser
)

log = Table(
    "log",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer),
    Column("kind", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("client", String(64)),
    Column("private", Text),  # JSON: who sits where from now on; never shown
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


snapshots = Table(
    "snapshot",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("document", Text, nullable=False),
)

shares = Table(
    "share",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", ForeignKey("game.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("share_position", "game", "sequence", unique=True),
)

presences = Table(
    "presence",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # unless the process says so again
    Column("looks", Boolean, nullable=False),  # in a tab that is in front
)

watchings = Table(
    "watching",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # of those who look on there
    Column("until", Float, nullable=False),
)

notices = Table(
    "notice",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("position", Integer, primary_key=True),  # the entry that made it somebody's turn
    Column("identity", ForeignKey("identity.id"), nullable=False),
)

reviews = Table(
    "review",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),  # of record, budget and version
    Column("record", Text, nullable=False),
    Column("budget", String(16), nullable=False),
    Column("actions", Integer, nullable=False),
    Column("wanted", Boolean, nullable=False),  # false when nobody wants it any more
    Column("created", Float, nullable=False),
)

review_wishes = Table(
    "review_wish",
    metadata,
    Column("review", ForeignKey("review.id"), primary_key=True),
    Column("visitor", String(48), primary_key=True),  # a digest: who wants it, and may stop it
)

verdicts = Table(
    "verdict",
    metadata,
    Column("review", ForeignKey("review.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("document", Text, nullable=False),
)

jobs = Table(
    "job",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("reason", Text),  # why it is quarantined
)

computations = Table(
    "computation",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("job", Text, nullable=False),
    Column("progress", Float, nullable=False),
    Column("answer", Text),
    Column("done", Boolean, nullable=False),
    Column("fault", Text),
    Column("asked", Float, nullable=False),  # when someone last wanted to know
)

puzzles = Table(
    "puzzle",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

solvers = Table(
    "solver",
    metadata,
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # puzzles of the day solved, day after day
    Column("longest", Integer, nullable=False),
    Column("day", String(10)),  # of the latest one
)

attempts = Table(
    "attempt",
    metadata,
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("time", Float, nullable=False),
)

results = Table(
    "result",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("period", String(10), nullable=False),  # 2026-11-16, or 2026-W47
    Column("mode", String(16), nullable=False),
    Column("identity", ForeignKey("identity.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("margin", Integer, nullable=False),
    Column("influence", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Index("result_best", "period", "mode", "margin"),
)

studies = Table(
    "study",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", ForeignKey("identity.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("document", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)

rated_games = Table(
    "rated_game",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("pool", String(8), nullable=False),  # 2-live … 4-slow
    Column("ended", Float, nullable=False),
    Column("placed", Text, nullable=False),  # JSON: every seat with its place
    Index("rated_game_order", "pool", "ended", "game"),
)

rating_steps = Table(
    "rating_step",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("pool", String(8), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),  # rated in this pool so far
    Index("rating_step_of", "identity", "pool", "ended"),
    Index("rating_step_order", "pool", "ended"),
)

ratings = Table(
    "rating",
    metadata,
    Column("pool", String(8), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("rating_best", "pool", "mean"),
)

hidden = Table(
    "hidden",
    metadata,
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("game", ForeignKey("game.id"), primary_key=True),
)

finishes = Table(
    "finish",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("influence", Integer, nullable=False),
    Column("margin", Integer, nullable=False),  # to the best of the others
    Column("ledger", Text, nullable=False),  # JSON: influence by source
    Column("opening", String(80), nullable=False),  # the verbs of the first actions
    Column("time", Float, nullable=False),
)

gatherings = Table(
    "gathering",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("slot", String(80), nullable=False, unique=True),  # whoever wants this meets here
    Column("quick", Boolean, nullable=False),  # it begins as soon as all seats are taken
    Column("at", Float, index=True),  # when bots take the seats still open
    Column("level", LevelName),
)

plans = Table(
    "plan",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("since", Integer, nullable=False),  # the entry that was the latest
    Column("branches", Text, nullable=False),  # JSON
    Column("ended", String(20)),  # why it is over
    Column("created", Float, nullable=False),
)

duplicates = Table(
    "duplicate",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", ForeignKey("identity.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("header", Text, nullable=False),  # of the record; the whole setup
    Column("seats", Text, nullable=False),  # JSON: the level of a bot, null for a person
    Column("created", Float, nullable=False),
)

duplicate_results = Table(
    "duplicate_result",
    metadata,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("duplicate", String(24), nullable=False, index=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("influence", Integer, nullable=False),
    Column("time", Float, nullable=False),
)

duplicate_teams = Table(
    "duplicate_team",
    metadata,
    Column("duplicate", String(24), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("team", String(40), nullable=False),
)

pushes = Table(
    "push",
    metadata,
    Column("digest", String(48), primary_key=True),  # of the endpoint
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("quiet", String(8), nullable=False),  # never | night | always
    Column("created", Float, nullable=False),
    Column("refusals", Integer, nullable=False),  # one after the other
)

manners = Table(
    "manner",
    metadata,
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("other", ForeignKey("identity.id"), primary_key=True),
    Column("mute", Boolean, nullable=False),  # what the other says is not shown
    Column("block", Boolean, nullable=False),  # the two do not sit down together
)

reports = Table(
    "report",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", ForeignKey("game.id"), nullable=False),
    Column("sequence", Integer, nullable=False),  # the latest entry of the log
    Column("seat", Integer, nullable=False),
    Column("identity", ForeignKey("identity.id"), nullable=False),
    Column("reporter", ForeignKey("identity.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("closed", Float),
)

queued_jobs = Table(
    "procrastinate_jobs",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("status", String),
    Column("args", JSON),
)
"""A part of procrastinate's table, which procrastinate creates."""
