"""Rated games and ratings.

Revision: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rated_game",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("pool", sa.String(8), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("placed", sa.Text, nullable=False),
    )
    op.create_index("rated_game_order", "rated_game", ["pool", "ended", "game"])
    op.create_table(
        "rating_step",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("pool", sa.String(8), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_step_of", "rating_step", ["identity", "pool", "ended"])
    op.create_index("rating_step_order", "rating_step", ["pool", "ended"])
    op.create_table(
        "rating",
        sa.Column("pool", sa.String(8), primary_key=True),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("rating_best", "rating", ["pool", "mean"])
