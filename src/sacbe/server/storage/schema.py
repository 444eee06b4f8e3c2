"""The tables of the database.  A change here needs a migration beside it; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

# Constraints have names on both kinds of database, so that a later migration can find them.
metadata: Final = MetaData(naming_convention={
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
})

accounts: Final = Table(
    "accounts", metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("display", Text, nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "name", unique=True),
)

logins: Final = Table(
    "logins", metadata,
    Column("token_hash", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("device", Text, nullable=False, server_default=""),
    Column("used", Double, nullable=True),
)

secrets: Final = Table(
    "secrets", metadata,
    Column("purpose", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

tables: Final = Table(
    "tables", metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("edition", Text, nullable=False),
    Column("components", JSON, nullable=False),
    Column("title", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("delay", Double, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("phase", Text, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("base", JSON(none_as_null=True), nullable=True),
    Column("origin", Text, nullable=False),
    Column("host_hash", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("deadline", Double, nullable=True, index=True),
    Column("waiting", Text, nullable=True, index=True),
    Column("hints", Boolean, nullable=True),
    Column("owner", Text, nullable=False, server_default=""),
    Column("watchers_chat", Boolean, nullable=False, server_default=false()),
    Index(None, "visibility", "created"),
    Index(None, "updated"),
)

seats: Final = Table(
    "seats", metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token_hash", Text, nullable=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("hook", Text, nullable=False),
    Column("mail", Text, nullable=False),
    Column("asked_by", Text, nullable=False, server_default=""),
    Index(None, "token_hash", unique=True),
)

steps: Final = Table(
    "steps", metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("kind", Text, nullable=False),
    Column("data", JSON, nullable=False),
)

snapshots: Final = Table(
    "snapshots", metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("form", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chats: Final = Table(
    "chats", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Double, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Index(None, "table_id", "id"),
    sqlite_autoincrement=True,              # a number is never used twice: clients ask for what came after one
)

studies: Final = Table(
    "studies", metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("ids", JSON, nullable=False),
    Column("following", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("owner_hash", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("address", Text, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
)

reviews: Final = Table(
    "reviews", metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("digest", Text, nullable=False, index=True),
    Column("record", Text, nullable=False),
    Column("depth", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("address", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("beat", Double, nullable=False),
    Column("problem", JSON(none_as_null=True), nullable=True),
    Column("result", LargeBinary, nullable=True),
    Index(None, "table_id", unique=True),
    Index(None, "state", "created"),
)

friends: Final = Table(
    "friends", metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("state", Text, nullable=False),
    Column("created", Double, nullable=False),
)

invitations: Final = Table(
    "invitations", metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("by", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

ratings: Final = Table(
    "ratings", metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Double, nullable=False),
)

results: Final = Table(
    "results", metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Double, nullable=False),
    Column("mu", Double, nullable=True),
    Index(None, "account", "at"),
)

mail_consents: Final = Table(
    "mail_consents", metadata,
    Column("id", Text, primary_key=True),           # in the link that ends its mails
    Column("mail", Text, nullable=False),
    Column("mailbox", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("holder", Text, nullable=False),         # the hash of the token of the seat
    Column("token_hash", Text, nullable=True),      # of the link that confirms; null when it was used
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("confirmed", Double, nullable=True),
    Index(None, "token_hash", unique=True),
    Index(None, "table_id", "seat"),
)

mail_blocks: Final = Table(
    "mail_blocks", metadata,
    Column("mailbox_hash", Text, primary_key=True),
    Column("link_hash", Text, nullable=False, index=True),
    Column("created", Double, nullable=False),
)

password_resets: Final = Table(
    "password_resets", metadata,
    Column("token_hash", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("password_digest", Text, nullable=False),    # of the password that it replaces
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

setups: Final = Table(
    "setups", metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("updated", Double, nullable=False),
)

learnt: Final = Table(
    "learnt", metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("lessons", JSON, nullable=False),
    Column("updated", Double, nullable=False),
)

puzzle_tries: Final = Table(
    "puzzle_tries", metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True, index=True),
    Column("solved", Boolean, nullable=True),       # null: a hint was taken, and the try is not over
    Column("hinted", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),      # of the puzzle when it was tried
    Column("at", Double, nullable=False),
)

puzzle_days: Final = Table(
    "puzzle_days", metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Text, primary_key=True),          # in UTC, as in 2026-11-16
)

tournaments: Final = Table(
    "tournaments", metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("language", Text, nullable=False),
    Column("owner", Text, ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("phase", Text, nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
)

tournament_players: Final = Table(
    "tournament_players", metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("name", Text, nullable=False),
    Column("is_out", Boolean, nullable=False),
)

tournament_tables: Final = Table(
    "tournament_tables", metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False, index=True),
    Column("players", JSON, nullable=False),
    Column("result", JSON(none_as_null=True), nullable=True),
)

servers: Final = Table(
    "servers", metadata,
    Column("url", Text, primary_key=True),
    Column("beat", Double, nullable=False),         # the time of its last heartbeat
)
