"""Sessions that can be listed and ended; challenges that belong to an account.

Revision: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True
        ),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
    )
    op.add_column("challenge", sa.Column("identity", sa.String(24)))
