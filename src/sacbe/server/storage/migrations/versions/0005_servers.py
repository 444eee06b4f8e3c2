"""Which processes serve now, so that each table can have one of them; and an index to find old tables by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("url", name="pk_servers"),
    )
    op.create_index("ix_tables_updated", "tables", ["updated"])
