"""Notes of players at tables.

Revision: 0018
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "note",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
