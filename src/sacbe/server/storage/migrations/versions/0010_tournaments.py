"""Tournaments: who plays in them, and the tables of their rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=True),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["owner"], ["accounts.id"], name="fk_tournaments_owner", ondelete="SET NULL"),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_index("ix_tournaments_phase", "tournaments", ["phase"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("account", sa.Text, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_out", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_tournament_players"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_players_tournament",
                                ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_tournament_players_account",
                                ondelete="SET NULL"),
    )
    op.create_index("ix_tournament_players_account", "tournament_players", ["account"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_tournament_tables"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_tables_tournament",
                                ondelete="CASCADE"),
    )
    op.create_index("ix_tournament_tables_table_id", "tournament_tables", ["table_id"])
