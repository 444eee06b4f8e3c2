"""How far accounts have come in the lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("lessons", sa.JSON, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_learnt"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_learnt_account", ondelete="CASCADE"),
    )
