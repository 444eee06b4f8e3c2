"""Studies: a file with variations and comments, and who may change it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ids", sa.JSON, nullable=False),
        sa.Column("following", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("owner_hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_studies"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_studies_account", ondelete="SET NULL"),
    )
    op.create_index("ix_studies_account", "studies", ["account"])
    op.create_index("ix_studies_address", "studies", ["address"])
