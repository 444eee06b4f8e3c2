"""The coach: whether a table allows hints, and the reviews of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=True))
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("depth", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("problem", sa.JSON, nullable=True),
        sa.Column("result", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_reviews_table_id", "reviews", ["table_id"], unique=True)
    op.create_index("ix_reviews_digest", "reviews", ["digest"])
    op.create_index("ix_reviews_state_created", "reviews", ["state", "created"])
