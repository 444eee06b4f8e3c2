"""Logins know their device and when they were used; the server has secrets of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("logins", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.add_column("logins", sa.Column("used", sa.Double, nullable=True))
    op.create_table(
        "secrets",
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("purpose", name="pk_secrets"),
    )
