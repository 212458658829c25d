"""Entries of the log have one key, their number: each follows the one before it.

What a client has sent before is known from the log itself, so an index of it only made every
action dearer to write.

Revision: 0016
"""

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.drop_index("log_client", "log")
