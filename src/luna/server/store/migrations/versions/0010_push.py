"""Browsers that hear of turns.

Revision: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("digest", sa.String(48), primary_key=True),
        sa.Column(
            "identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True
        ),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("quiet", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("refusals", sa.Integer, nullable=False),
    )
