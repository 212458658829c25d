"""No gaps in a log, and what an entry says of seats kept with the entry.

Revision: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SQLITE = """
CREATE TRIGGER log_continuity BEFORE INSERT ON log
WHEN NEW.sequence > 1 AND NOT EXISTS (
    SELECT 1 FROM log WHERE game = NEW.game AND sequence = NEW.sequence - 1
)
BEGIN SELECT RAISE(ABORT, 'an entry without the one before it'); END
"""
POSTGRESQL_FUNCTION = """
CREATE FUNCTION log_continuity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.sequence > 1 AND NOT EXISTS (
        SELECT 1 FROM log WHERE game = NEW.game AND sequence = NEW.sequence - 1
    ) THEN
        RAISE EXCEPTION 'an entry without the one before it' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$
"""
POSTGRESQL_TRIGGER = """
CREATE TRIGGER log_continuity BEFORE INSERT ON log
FOR EACH ROW EXECUTE FUNCTION log_continuity()
"""


def upgrade() -> None:
    op.add_column("log", sa.Column("private", sa.Text))
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRESQL_FUNCTION)
        op.execute(POSTGRESQL_TRIGGER)
    else:
        op.execute(SQLITE)
