"""Jobs in a queue; leases, claims and shared thoughts are gone.

Revision: 0017
"""

import sqlalchemy as sa
from alembic import op

from luna.server.store.queue import create_queue

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "job",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("reason", sa.Text),
    )
    op.create_table(
        "computation",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("job", sa.Text, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("fault", sa.Text),
        sa.Column("asked", sa.Float, nullable=False),
    )
    for table in ("thought", "review_claim", "process"):
        op.drop_table(table)
    op.drop_column("game", "thinker")
    op.drop_column("game", "thinks_until")
    op.execute("DELETE FROM notice WHERE NOT sent")
    op.drop_index("notice_due", "notice")
    for column in ("until", "sent", "process"):
        op.drop_column("notice", column)
    create_queue(op.get_bind())
