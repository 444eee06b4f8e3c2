"""Mailboxes whose owners have agreed to mail, those who want none, new passwords by mail; who set a reminder.

Nobody was asked about the addresses that seats have had so far, so they are removed.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("seats", sa.Column("asked_by", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE seats SET mail = '' WHERE mail <> ''")
    op.create_table(
        "mail_consents",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("mailbox", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=True),
        sa.Column("table_id", sa.Text, nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_mail_consents"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_mail_consents_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mail_consents_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_mail_consents_mailbox", "mail_consents", ["mailbox"])
    op.create_index("ix_mail_consents_account", "mail_consents", ["account"])
    op.create_index("ix_mail_consents_token_hash", "mail_consents", ["token_hash"], unique=True)
    op.create_index("ix_mail_consents_table_id_seat", "mail_consents", ["table_id", "seat"])
    op.create_table(
        "mail_blocks",
        sa.Column("mailbox_hash", sa.Text, nullable=False),
        sa.Column("link_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("mailbox_hash", name="pk_mail_blocks"),
    )
    op.create_index("ix_mail_blocks_link_hash", "mail_blocks", ["link_hash"])
    op.create_table(
        "password_resets",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("password_digest", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_password_resets"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_password_resets_account", ondelete="CASCADE"),
    )
    op.create_index("ix_password_resets_account", "password_resets", ["account"])
