"""Whose tables they are, for the bots' fair shares: the hash of the address that opened a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.Text, nullable=False, server_default=""))
