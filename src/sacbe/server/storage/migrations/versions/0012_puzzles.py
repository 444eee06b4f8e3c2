"""First tries of puzzles, and the days on which a puzzle of the day was solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=True),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "puzzle", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_puzzle_tries_account", ondelete="CASCADE"),
    )
    op.create_index("ix_puzzle_tries_puzzle", "puzzle_tries", ["puzzle"])
    op.create_table(
        "puzzle_days",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", "day", name="pk_puzzle_days"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_puzzle_days_account", ondelete="CASCADE"),
    )
