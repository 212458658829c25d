"""Who wants a review, so that no other caller can stop it.

Revision: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "review_wish",
        sa.Column("review", sa.String(24), sa.ForeignKey("review.id"), primary_key=True),
        sa.Column("visitor", sa.String(48), primary_key=True),
    )
