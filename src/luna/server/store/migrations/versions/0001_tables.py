"""The first schema.

Revision: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "identity",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("notify", sa.String(16)),
        sa.Column("address", sa.String(400)),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "passkey",
        sa.Column("credential", sa.LargeBinary, primary_key=True),
        sa.Column(
            "identity", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True
        ),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(24), sa.ForeignKey("identity.id"), nullable=False, index=True),
        sa.Column("invitation", sa.String(48), nullable=False),
        sa.Column("pace", sa.Text),
        sa.Column("header", sa.Text),
        sa.Column("rules", sa.String(24), nullable=False),
        sa.Column("components", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("deadline", sa.Float),
        sa.Column("thinker", sa.String(40)),
        sa.Column("thinks_until", sa.Float),
    )
    op.create_index("game_public", "game", ["public", "status", "updated"])
    op.create_index("game_deadline", "game", ["status", "deadline"])
    op.create_table(
        "seat",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("colour", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("identity", sa.String(24), sa.ForeignKey("identity.id"), index=True),
        sa.Column("name", sa.String(80)),
        sa.Column("level", sa.String(40)),
        sa.Column("moves", sa.Integer, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("client", sa.String(64)),
    )
    op.create_index("log_client", "log", ["game", "client"], unique=True)
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "share",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("share_position", "share", ["game", "sequence"], unique=True)
