"""Stored consents, blocks and password links, on either kind of database; a backup takes consents and blocks along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from sacbe.server.mail.store import MailStore
from sacbe.server.storage import transfer
from sacbe.server.storage.database import Database
from sacbe.server.storage.rows import AccountRow, MailBlockRow, MailConsentRow, PasswordResetRow
from sacbe.server.storage.store import Store
from support.server.stores import a_table, some_seats, with_store

pytestmark = pytest.mark.once


def of_seat(id: str = "c1", **changes: Any) -> MailConsentRow:
    facts: dict[str, Any] = {"id": id, "mail": "Ix@example.com", "mailbox": "ix@example.com", "kind": "seat",
                             "table_id": "maya", "seat": 0, "holder": "maya-0", "token_hash": f"t-{id}",
                             "created": 100.0, "expires": 200.0}
    return MailConsentRow(**{**facts, **changes})


def of_account(id: str, **changes: Any) -> MailConsentRow:
    return of_seat(id, **{"kind": "account", "account": "a0", "table_id": None, "seat": None, "holder": "", **changes})


async def fill(store: Store) -> MailStore:
    await store.create_account(AccountRow(id="a0", name="ix", display="Ix", password_hash="argon", created=1.0))
    await store.create(a_table(), some_seats())
    return MailStore(store)


def test_a_link_confirms_once_and_in_time(database: str) -> None:
    async def work(store: Store) -> None:
        rows = await fill(store)
        await rows.put(of_seat())
        assert await rows.find_by_link("t-c1", 200.0) is None and not await rows.confirm("t-c1", 200.0)
        assert await rows.find_by_link("t-c1", 199.0) == of_seat()
        assert await rows.confirm("t-c1", 199.0) and not await rows.confirm("t-c1", 199.0)
        assert await rows.find_of_seat("maya", 0) == of_seat(token_hash=None, confirmed=199.0)
        assert await rows.find_of_seat("maya", 1) is None
        await rows.put(of_seat("c2"))                   # another address for the same seat
        assert await rows.find("c1") is None
        await rows.put(of_account("c3", created=300.0, expires=400.0))
        assert await rows.find("c2") is None            # nobody confirmed it in time
        await store.delete_table("maya")
        await store.delete_account("a0")
        assert await rows.find("c3") is None

    with_store(database, work)


def test_an_account_keeps_its_address_until_the_next_is_confirmed(database: str) -> None:
    async def work(store: Store) -> None:
        rows = await fill(store)
        reset = PasswordResetRow(token_hash="r", account="a0", password_digest="d", created=100.0, expires=200.0)
        await rows.put(of_account("c1"))
        await rows.confirm("t-c1", 101.0)
        await rows.add_reset(reset)
        for id in ("c2", "c3"):
            await rows.put(of_account(id))
        assert {row.id for row in await rows.list_of_account("a0")} == {"c1", "c3"}
        assert [(account.id, row.id) for account, row in await rows.list_accounts("ix", "")] == [("a0", "c1")]
        assert [row.id for _, row in await rows.list_accounts("nobody", "ix@example.com")] == ["c1"]
        assert await rows.list_accounts("nobody", "") == []
        assert await rows.find_reset("r", 199.0) == reset and await rows.find_reset("r", 200.0) is None
        await rows.confirm("t-c3", 102.0)
        assert {row.id for row in await rows.list_of_account("a0")} == {"c3"}
        assert await rows.find_reset("r", 199.0) is None
        await rows.add_reset(reset)
        assert await rows.use_reset("r") and not await rows.use_reset("r")

    with_store(database, work)


def test_a_blocked_mailbox_forgets_everything(database: str) -> None:
    async def work(store: Store) -> None:
        rows = await fill(store)
        await rows.put(of_seat())
        await rows.put(of_account("c2"))
        block = MailBlockRow(mailbox_hash="m", link_hash="l", created=1.0)
        for _ in range(2):
            await rows.block(block, "ix@example.com")
        assert await rows.find("c1") is None and await rows.find("c2") is None
        assert await rows.is_blocked("m") and await rows.is_blocking_link("l") and not await rows.is_blocked("n")
        await rows.unblock("l")
        assert not await rows.is_blocked("m")

    with_store(database, work)


def test_a_backup_takes_agreements_along(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        rows = await fill(store)
        await rows.put(of_seat())
        await rows.confirm("t-c1", 101.0)
        await rows.put(of_account("c2"))
        await rows.block(MailBlockRow(mailbox_hash="m", link_hash="l", created=1.0), "other@example.com")
        await rows.add_reset(PasswordResetRow(token_hash="r", account="a0", password_digest="d", created=1.0,
                                              expires=9e9))

    async def look(store: Store) -> None:
        rows = MailStore(store)
        assert await rows.find_of_seat("maya", 0) == of_seat(token_hash=None, confirmed=101.0)
        assert await rows.find("c2") == of_account("c2") and await rows.is_blocked("m")
        assert await rows.find_reset("r", 2.0) is None  # as with logins: what opens a door stays where it is

    one, two = f"sqlite:///{tmp_path}/one.db", f"sqlite:///{tmp_path}/two.db"
    with_store(one, work)
    for url, act in ((one, transfer.export_database), (two, transfer.import_)):
        database = Database(url)
        database.open()
        act(database, tmp_path / "backup", lambda total: lambda done: None)
        database.close()
    with_store(two, look)


def test_addresses_that_nobody_has_confirmed_are_removed(tmp_path: Path) -> None:
    """By the migration that brings confirmations; hooks stay."""
    url = f"sqlite:///{tmp_path}/x.db"

    async def nothing(store: Store) -> None:
        await store.create(a_table(), some_seats())

    with_store(url, nothing)
    database = Database(url)
    database.open()
    with database.writer.begin() as connection:
        for name in ("mail_consents", "mail_blocks", "password_resets"):
            connection.execute(text(f"DROP TABLE {name}"))
        connection.execute(text("ALTER TABLE seats DROP COLUMN asked_by"))
        connection.execute(text("UPDATE seats SET mail = 'a@example.com', hook = 'https://h.example/'"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0013'"))
    database.close()
    database = Database(url)
    database.open()
    with database.reader.begin() as connection:
        found = connection.execute(text("SELECT mail, hook, asked_by FROM seats")).all()
    database.close()
    assert set(found) == {("", "https://h.example/", "")}
