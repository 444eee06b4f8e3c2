"""Whether watchers of a table may talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watchers_chat", sa.Boolean, nullable=False, server_default=sa.false()))
