"""Friends, and invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "other", name="pk_friends"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_friends_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name="fk_friends_other", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "invitations",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "kind", "target", name="pk_invitations"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_invitations_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["accounts.id"], name="fk_invitations_by", ondelete="CASCADE"),
    )
    op.create_index("ix_invitations_by", "invitations", ["by"])
