"""Whom people mute and block, and what they report to the operator.

Revision: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    person = sa.ForeignKey("identity.id")
    op.create_table(
        "manner",
        sa.Column("identity", sa.String(24), person, primary_key=True),
        sa.Column("other", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("mute", sa.Boolean, nullable=False),
        sa.Column("block", sa.Boolean, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False),
        sa.Column(
            "reporter", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True
        ),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
