"""Duplicate tables.

Revision: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game", sa.Column("duplicate", sa.String(24)))
    op.create_table(
        "duplicate",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "duplicate_result",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("duplicate", sa.String(24), nullable=False, index=True),
        sa.Column(
            "identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True
        ),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("influence", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "duplicate_team",
        sa.Column("duplicate", sa.String(24), primary_key=True),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("team", sa.String(40), nullable=False),
    )
