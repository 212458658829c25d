"""Plans for turns to come.

Revision: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "plan",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column(
            "identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True
        ),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("branches", sa.Text, nullable=False),
        sa.Column("ended", sa.String(20)),
        sa.Column("created", sa.Float, nullable=False),
    )
