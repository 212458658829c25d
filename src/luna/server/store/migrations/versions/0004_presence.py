"""Who is at which table in which process, and which notices have been sent.

Revision: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
    )
    op.create_index("notice_due", "notice", ["sent", "until"])
