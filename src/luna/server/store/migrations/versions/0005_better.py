"""Tables without hints; reviews, puzzles, challenges and studies.

Revision: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "review",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("budget", sa.String(16), nullable=False),
        sa.Column("actions", sa.Integer, nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "verdict",
        sa.Column("review", sa.String(24), sa.ForeignKey("review.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "puzzle",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "solver",
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("day", sa.String(10)),
    )
    op.create_table(
        "attempt",
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "result",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("period", sa.String(10), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("influence", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_index("result_best", "result", ["period", "mode", "margin"])
    op.create_table(
        "study",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
