"""What lists show of a running game, one's own list, results, and tables that find players.

Revision: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("game", sa.Column("round", sa.Integer))
    op.add_column("game", sa.Column("influence", sa.String(40)))
    op.create_table(
        "hidden",
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
    )
    op.create_table(
        "finish",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("influence", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("ledger", sa.Text, nullable=False),
        sa.Column("opening", sa.String(80), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "gathering",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("slot", sa.String(80), nullable=False, unique=True),
        sa.Column("quick", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, index=True),
        sa.Column("level", sa.String(40)),
    )
