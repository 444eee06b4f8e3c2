"""The first schema: accounts and their logins; tables with their seats, steps and talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _of_a_table()


def _people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("display", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
    )
    op.create_index("ix_accounts_name", "accounts", ["name"], unique=True)
    op.create_table(
        "logins",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_logins"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_logins_account", ondelete="CASCADE"),
    )
    op.create_index("ix_logins_account", "logins", ["account"])


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("components", sa.JSON, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("delay", sa.Double, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("base", sa.JSON, nullable=True),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("host_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("deadline", sa.Double, nullable=True),
        sa.Column("waiting", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_waiting", "tables", ["waiting"])
    op.create_index("ix_tables_visibility_created", "tables", ["visibility", "created"])


def _of_a_table() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=True),
        sa.Column("account", sa.Text, nullable=True),
        sa.Column("hook", sa.Text, nullable=False),
        sa.Column("mail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_seats_account", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"], unique=True)
    op.create_index("ix_seats_account", "seats", ["account"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "revision", name="pk_steps"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_steps_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chats_table_id", ondelete="CASCADE"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chats_table_id_id", "chats", ["table_id", "id"])
