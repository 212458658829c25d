"""Which processes serve, and what each of them has taken on.

Revision: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "review_claim",
        sa.Column("review", sa.String(24), sa.ForeignKey("review.id"), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("notice", sa.Column("process", sa.String(40)))
    op.add_column("thought", sa.Column("process", sa.String(40)))
