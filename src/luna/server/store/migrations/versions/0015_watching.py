"""Who only has a table open and who looks at it, and how many look on in which process.

Revision: 0015
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    looks = sa.Column("looks", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("presence", looks)
    op.create_table(
        "watching",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
