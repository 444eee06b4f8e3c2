"""The store on both kinds of database: what is stored comes back, one of two wins, and what can be looked up."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from sacbe.server.accounts.login_store import LoginStore
from sacbe.server.storage.rows import AccountRow, ChatRow, LoginRow, SeatRow
from sacbe.server.storage.store import StaleRevision, Store
from support.server.stores import a_step, a_table, refusal, some_seats, with_store

pytestmark = pytest.mark.once


def test_what_is_stored_comes_back_as_it_was(database: str) -> None:
    table = a_table(components={"a": [1.5, None, {"b": True}]}, base=[3, 2**60], clock={"kind": "move"}, title="Ünï 🌽",
                    deadline=7.25, waiting="bot", archived=True, phase="playing", origin="else", delay=0.1)
    step = a_step(1, seat=None, data={"choices": [1, 2**62], "by": "ö"})
    seat = SeatRow(table_id="maya", seat=1, kind="bot", bot="easy", name="Bot", hook="https://x", mail="a@b")

    async def work(store: Store) -> None:
        await store.create(table, some_seats())
        await store.commit(step, {"deadline": None, "title": "new"}, [seat])

    async def again(store: Store) -> None:
        found = await store.load("maya")
        changed = a_table(**{**{f: getattr(table, f) for f in table.__struct_fields__},
                             "revision": 1, "updated": 101.0, "deadline": None, "title": "new"})
        assert found == (changed, [some_seats()[0], seat], [step])
        assert await store.load("nobody") is None
        assert [await store.revision("maya"), await store.revision("nobody")] == [1, None]

    with_store(database, work)
    with_store(database, again)


def test_a_step_must_follow_the_last_one(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), some_seats())
        await store.commit(a_step(1), {})
        for wrong in (0, 1, 3):
            with pytest.raises(StaleRevision):
                await store.commit(a_step(wrong), {"title": "wrong"}, [SeatRow(table_id="maya", seat=0)])
        with pytest.raises(StaleRevision):
            await store.commit(a_step(1, "nobody"), {})
        found = await store.load("maya")
        assert found is not None and found[0].title == "" and found[0].revision == 1
        assert found[1] == some_seats() and found[2] == [a_step(1)]
        assert await store.steps_since("maya", 1) == []
        await store.commit(a_step(2), {})
        assert await store.steps_since("maya", 1) == [a_step(2)]

    with_store(database, work)


def test_a_step_that_the_header_forgot_is_never_overwritten(database: str) -> None:
    """The second guard: the header says 0, but the step exists."""
    async def work(store: Store) -> None:
        for name in ("maya", "other"):
            await store.create(a_table(name), [])
        await store.commit(a_step(1), {})
        await store.update_table("maya", revision=0)
        late = asyncio.gather(*(store.commit(a_step(1, name, kind="late"), {}) for name in ("maya", "other")),
                              return_exceptions=True)
        assert [type(one) for one in await late] == [StaleRevision, type(None)]
        assert await store.steps_since("maya", 0) == [a_step(1)]
        assert await store.revision("maya") == 0 and await store.revision("other") == 1

    with_store(database, work)


def test_of_two_stores_exactly_one_wins_each_revision(database: str, long: bool) -> None:
    async def work(first: Store) -> None:
        second = Store(database)
        await second.open()
        await first.create(a_table(), some_seats())
        wins = [0, 0]
        for revision in range(1, 201 if long else 41):
            tries = [first.commit(a_step(revision, seat=0), {"title": "0"}),
                     second.commit(a_step(revision, seat=1), {"title": "1"})]
            if revision % 2:
                tries.reverse()
            got = await asyncio.gather(*tries, return_exceptions=True)
            if revision % 2:
                got.reverse()
            assert sorted(type(one).__name__ for one in got) == ["NoneType", "StaleRevision"]
            winner = got.index(None)
            wins[winner] += 1
            [step] = await first.steps_since("maya", revision - 1)
            assert step.seat == winner
            header = await second.load("maya")
            assert header is not None and header[0].title == str(winner) and header[0].revision == revision
        await second.close()
        assert min(wins) > 0, "no race at all"

    with_store(database, work)


def test_lists_of_tables(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create_account(AccountRow(id="acc", name="ix", display="Ix", password_hash="h", created=1.0))
        rows = [("old", "public", "over", False), ("new", "public", "open", False), ("link", "link", "open", False),
                ("gone", "public", "over", True)]
        for at, (name, visibility, phase, archived) in enumerate(rows):
            table = a_table(name, visibility=visibility, phase=phase, archived=archived, created=float(at),
                            updated=10.0 - at)
            await store.create(table, [SeatRow(table_id=name, seat=1), SeatRow(table_id=name, seat=0, account="acc")])
        names = [table.id for table, _ in await store.public_tables(10, 0.0)]
        assert names == ["new", "old"]
        [(table, seats)] = await store.public_tables(10, 0.0, before=1.0)
        assert table.id == "old" and [seat.seat for seat in seats] == [0, 1]
        assert [table.id for table, _ in await store.public_tables(1, 0.0)] == ["new"]
        assert [table.id for table, _ in await store.public_tables(9, 0.0, phase="over")] == ["old"]
        assert [table.id for table, _ in await store.tables_of_account("acc", 3)] == ["old", "new", "link"]
        assert await store.tables_of_account("nobody", 3) == []
        assert await store.count_by_phase() == {"over": 2, "open": 2}
        assert await store.delete_table("old") and not await store.delete_table("old")
        assert await store.load("old") is None

    with_store(database, work)


def test_deadlines_and_bots_that_wait(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.next_deadline() is None and await store.count_by_phase() == {}
        await store.create(a_table("a", phase="playing", deadline=20.0), [])
        await store.create(a_table("b", phase="playing", deadline=10.0, waiting="bot", updated=5.0), [])
        await store.create(a_table("c", phase="over", deadline=1.0, waiting="bot", updated=5.0), [])
        await store.create(a_table("d", phase="playing"), [])
        assert await store.next_deadline() == 10.0
        assert [await store.overdue_tables(now) for now in (9.9, 10.0, 30.0)] == [[], ["b"], ["b", "a"]]
        assert [await store.tables_waiting_for_bots(at) for at in (4.9, 5.0)] == [[], ["b"]]
        assert not await store.update_table("b", at=1, deadline=None) and await store.next_deadline() == 10.0
        assert await store.update_table("b", at=0, deadline=None) and not await store.update_table("x", deadline=None)
        assert await store.next_deadline() == 20.0

    with_store(database, work)


def test_seats_and_talk(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), some_seats())
        seat = SeatRow(table_id="maya", seat=1, kind="human", name="Kin", token_hash="k")
        await store.commit(a_step(1), {}, [seat])
        assert await store.seat_of_token("k") == await store.seat("maya", 1) == seat
        assert await store.seat_of_token("none") is None and await store.seat("maya", 9) is None
        twice = SeatRow(table_id="maya", seat=0, token_hash="k")
        assert await refusal(store.commit(a_step(2), {}, [twice])) == "database-refused"
        assert await store.set_reminder("maya", 1, "k", "https://hook", "")
        for table, held in (("maya", "other"), ("x", "k")):
            assert not await store.set_reminder(table, 1, held, "", "")
        assert await store.seat("maya", 1) == msgspec.structs.replace(seat, hook="https://hook")
        lines = [ChatRow(table_id="maya", at=float(n), name="Kin", seat=None, text=f"line {n}") for n in range(5)]
        numbers = [await store.add_chat(line) for line in lines]
        assert numbers == sorted(set(numbers))
        assert [line.text for line in await store.chats("maya", numbers[1], 2)] == ["line 3", "line 4"]
        assert [line.id for line in await store.chats("maya")] == numbers
        assert await store.chats("else") == []

    with_store(database, work)


def test_accounts_and_logins(database: str) -> None:
    ix = AccountRow(id="1", name="ix", display="Ix", password_hash="h", created=1.0)

    async def work(store: Store) -> None:
        logins = LoginStore(store)
        await store.create_account(ix)
        again = AccountRow(id="2", name="ix", display="IX", password_hash="h", created=1.0)
        assert await refusal(store.create_account(again)) == "name-taken"
        assert await store.account_by_name("ix") == await store.account("1") == ix
        assert await store.account_by_name("Ix") is None and await store.account("2") is None
        for token, expires in (("old", 5.0), ("new", 50.0), ("kept", 50.0)):
            await logins.add(LoginRow(token_hash=token, account="1", created=expires - 1, expires=expires))
        found = await logins.find("new", 49.0)
        assert found is not None and found[0] == ix
        assert await logins.find("new", 50.0) is None
        assert await logins.find("old", 1.0) is None, "forgotten when another login came"
        await store.change_password("1", "other", keep="kept")
        assert await logins.find("new", 10.0) is None
        kept = await logins.find("kept", 10.0)
        assert kept is not None and kept[0].password_hash == "other"
        await store.drop_login("kept")
        assert await logins.find("kept", 10.0) is None
        await store.create(a_table(), [SeatRow(table_id="maya", seat=0, account="1", token_hash="t")])
        assert await store.delete_account("1") and not await store.delete_account("1")
        seat = await store.seat_of_token("t")
        assert seat is not None and seat.account is None

    with_store(database, work)
