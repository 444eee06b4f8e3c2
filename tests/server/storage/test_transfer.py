"""Backup and restore: what comes in is what went out, on either kind of database, and a bad file changes nothing."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.accounts.login_store import LoginStore
from sacbe.server.coach.review_store import ReviewStore
from sacbe.server.commands import database as command
from sacbe.server.friends.store import FriendStore
from sacbe.server.storage import transfer
from sacbe.server.storage.database import Database, newest_schema
from sacbe.server.storage.rows import (
    AccountRow,
    ChatRow,
    InvitationRow,
    LoginRow,
    ReviewRow,
    SeatRow,
    StepRow,
    TableRow,
)
from sacbe.server.storage.store import Store

pytestmark = pytest.mark.once


def silent(total: int) -> Callable[[int], None]:
    return lambda done: None


async def fill(url: str) -> None:
    """Two accounts, three tables, talk on one of them."""
    store = Store(url)
    await store.open()
    for number, name in enumerate(("ix", "kin")):
        await store.create_account(AccountRow(id=f"a{number}", name=name, display=name.title(), password_hash="argon",
                                              created=float(number)))
    await LoginStore(store).add(LoginRow(token_hash="login", account="a0", created=1.0, expires=9e9))
    for number in range(3):
        table = f"t{number}"
        header = TableRow(id=table, game="bul", rules=1, players=2, options={}, secret=bytes([255, 0, number]),
                          title="Ü", created=float(number), base=[2**60] if number else None)
        seats = [SeatRow(table_id=table, seat=seat, kind="human", token_hash=f"{table}{seat}",
                         account="a1" if seat else None) for seat in range(2)]
        await store.create(header, seats)
        for revision in range(1, 5 * number + 1):
            await store.commit(StepRow(table_id=table, revision=revision, at=revision / 3, seat=None, kind="choice",
                                       data={"choices": [revision, 2**61]}), {"phase": "playing", "deadline": 1 / 3})
    for line in range(3):
        await store.add_chat(ChatRow(table_id="t1", at=float(line), name="Ix", seat=0, text=f"“{line}”\n"))
    made = ReviewStore(store)
    for id, table, state in (("r1", "t1", "queued"), ("r2", "t2", "done"), ("r3", None, "done")):
        await made.add(ReviewRow(id=id, table_id=table, digest=id, record="…", depth=2, state=state,
                                 result=bytes([120, 0, 255]) if state == "done" else None))
    circle = FriendStore(store)
    await circle.request_friendship("a0", "a1", 1.0)
    await circle.answer_request("a1", "a0", True, 2.0)
    await circle.invite([InvitationRow(account="a1", kind="table", target="t1", by="a0", created=3.0)], True)
    await store.close()


def opened(url: str) -> Database:
    database = Database(url)
    database.open()
    return database


def export(url: str, path: Path) -> transfer.TransferCounts:
    database = opened(url)
    try:
        return transfer.export_database(database, path, silent)
    finally:
        database.close()


def import_(url: str, path: Path) -> transfer.TransferCounts:
    database = opened(url)
    try:
        return transfer.import_(database, path, silent)
    finally:
        database.close()


def contents(url: str) -> list[Any]:
    """Everything but logins and the numbers of what was said, in an order of its own."""
    database = opened(url)
    with database.reader.begin() as connection:
        found: list[Any] = list(transfer._lines(connection))
    database.close()
    return found


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    asyncio.run(fill(f"sqlite:///{tmp_path}/first.db"))
    export(f"sqlite:///{tmp_path}/first.db", tmp_path / "backup")
    return tmp_path / "backup"


def test_a_round_trip_through_both_kinds_of_database(database: str, tmp_path: Path) -> None:
    other = f"sqlite:///{tmp_path}/other.db"
    asyncio.run(fill(database))
    assert export(database, tmp_path / "one") == transfer.TransferCounts(2, 3, 0)
    assert import_(other, tmp_path / "one") == transfer.TransferCounts(2, 3, 0)
    assert contents(other) == contents(database)
    assert export(other, tmp_path / "two") == transfer.TransferCounts(2, 3, 0)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert not (tmp_path / "one.new").exists() and (tmp_path / "one").stat().st_mode & 0o777 == 0o600


def test_a_review_that_is_made_comes_with_its_table(database: str, backup: Path) -> None:
    async def found() -> list[ReviewRow | None]:
        store = Store(database)
        await store.open()
        kept = ReviewStore(store)
        rows = [await kept.get(id) for id in ("r1", "r2", "r3")]
        await store.close()
        return rows

    import_(database, backup)
    waiting, done, alone = asyncio.run(found())
    assert waiting is None and alone is None, "they can be asked for again"
    assert done is not None and (done.table_id, done.depth, done.result) == ("t2", 2, bytes([120, 0, 255]))


def test_a_review_of_another_table_is_refused(backup: Path, tmp_path: Path) -> None:
    text_of = backup.read_bytes().replace(b'"table_id":"t2","digest"', b'"table_id":"t0","digest"')
    assert text_of != backup.read_bytes()
    (tmp_path / "wrong").write_bytes(text_of)
    with pytest.raises(Problem) as wrong:
        import_(f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "wrong")
    assert (wrong.value.key, wrong.value.facts["table"]) == ("import-reviews", "t2")


def test_a_restored_table_goes_on(database: str, backup: Path) -> None:
    import_(database, backup)

    async def play() -> None:
        store = Store(database)
        await store.open()
        await store.commit(StepRow(table_id="t2", revision=11, at=1.0, seat=0, kind="choice"), {})
        number = await store.add_chat(ChatRow(table_id="t1", at=9.0, name="Ix", seat=0, text="still here"))
        assert [line.text for line in await store.chats("t1")][-1] == "still here"
        assert number == max(line.id for line in await store.chats("t1"))
        seat = await store.seat_of_token("t20")
        assert seat is not None and seat.table_id == "t2"
        assert await LoginStore(store).find("login", 1.0) is None
        await store.close()

    asyncio.run(play())


def test_what_is_there_already_may_come_again_but_not_otherwise(database: str, backup: Path, tmp_path: Path) -> None:
    import_(database, backup)
    assert import_(database, backup) == transfer.TransferCounts(0, 0, 5)
    before = contents(database)
    lines = backup.read_bytes().splitlines(keepends=True)
    changed = changed_line(lines[4], lambda line: line["steps"][0].update(at=0.5))
    assert refused(database, tmp_path, [*lines[:4], changed, *lines[5:]]) == ("import-table", 5)
    renamed = changed_line(lines[1], lambda line: line["account"].update(id="new"))
    assert refused(database, tmp_path, [lines[0], renamed, *lines[2:]]) == ("import-account", 2)
    thief = changed_line(lines[3], lambda line: [part.update(id="t9") if "id" in part else part.update(table_id="t9")
                                                 for part in (line["table"], *line["seats"])])
    assert refused(database, tmp_path, [*lines[:3], thief, *lines[4:]]) == ("import-refused", 4)
    assert contents(database) == before


def changed_line(line: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    found = msgspec.json.decode(line)
    change(found)
    return msgspec.json.encode(found) + b"\n"


def refused(url: str, folder: Path, lines: list[bytes]) -> tuple[str, object]:
    """The key and the line of the problem with such a file; the words name the file and are there in all languages."""
    file = folder / "bad"
    file.write_bytes(b"".join(lines))
    with pytest.raises(Problem) as caught:
        import_(url, file)
    for lang in words.LANGUAGES:
        assert str(file) in words.say_with(f"problem-{caught.value.key}", caught.value.facts, lang)
    return caught.value.key, caught.value.facts.get("line")


HEAD = b'{"format":"sacbe export 1","schema":"0001","accounts":0,"tables":0}\n'


@pytest.mark.parametrize(("lines", "expected"), [
    ([], ("import-format", None)),
    ([b"\x00\xff\xfe"], ("import-format", None)),
    ([b"[]\n"], ("import-format", None)),
    ([HEAD.replace(b"export 1", b"export 2")], ("import-format", None)),
    ([HEAD.replace(b'"tables":0', b'"tables":-1')], ("import-format", None)),
    ([HEAD.replace(b"0001", b"0777")], ("import-newer", None)),
    ([HEAD], ("import-cut", 1)),
    ([HEAD, b'{"end":0}'], ("import-cut", 1)),
    ([HEAD, b'{"end":1}\n'], ("import-count", 2)),
    ([HEAD, b'{"end":0}\n', b"\n"], ("import-after", 3)),
    ([HEAD, b'{"END":0}\n'], ("import-line", 2)),
])
def test_files_that_are_no_backup(lines: list[bytes], expected: tuple[str, object], tmp_path: Path) -> None:
    assert refused(f"sqlite:///{tmp_path}/x.db", tmp_path, lines) == expected


TALK = {"table_id": "t1", "at": 0, "name": "", "seat": None, "text": ""}
CHANGES: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("import-line", lambda line: line["table"].update(revision="ten")),
    ("import-line", lambda line: line["table"].update(phase="paused")),
    ("import-line", lambda line: line["table"].pop("game")),
    ("import-line", lambda line: line.pop("chats")),
    ("import-line", lambda line: line.update(more=1)),
    ("import-line", lambda line: line["table"].update(secret="no base64")),
    ("import-seats", lambda line: line["seats"][0].update(seat=2)),
    ("import-seats", lambda line: line["seats"][0].update(seat=1)),
    ("import-seats", lambda line: line["seats"][0].update(table_id="t1")),
    ("import-steps", lambda line: line["steps"].pop()),
    ("import-steps", lambda line: line["steps"].reverse()),
    ("import-steps", lambda line: line["steps"][0].update(table_id="t1")),
    ("import-steps", lambda line: line["table"].update(revision=11)),
    ("import-chats", lambda line: line["chats"].append(TALK)),
    ("import-refused", lambda line: line["seats"][0].update(account="nobody")),
    ("import-refused", lambda line: line["seats"][0].update(token_hash="t00")),
    ("import-refused", lambda line: line["table"].update(players=2**70)),
]


@pytest.mark.parametrize(("key", "change"), CHANGES)
def test_a_bad_line_is_named_and_nothing_comes_in(
    key: str, change: Callable[[dict[str, Any]], object], backup: Path, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/other.db"
    lines = backup.read_bytes().splitlines(keepends=True)
    assert refused(url, tmp_path, [*lines[:5], changed_line(lines[5], change), *lines[6:]]) == (key, 6)
    assert contents(url) == []


def test_postgresql_says_which_line_it_refuses(postgres_url: str, backup: Path, tmp_path: Path) -> None:
    lines = backup.read_bytes().splitlines(keepends=True)
    spoilt = changed_line(lines[5], lambda line: line["table"].update(title="nul \x00"))
    assert refused(postgres_url, tmp_path, [*lines[:5], spoilt, *lines[6:]]) == ("import-refused", 6)
    assert contents(postgres_url) == []


def test_a_file_that_is_cut_anywhere_changes_nothing(backup: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/other.db"
    whole = backup.read_bytes()
    for size in range(0, len(whole), len(whole) // 17):
        assert refused(url, tmp_path, [whole[:size]])[0] in ("import-cut", "import-format")
    assert contents(url) == []


def test_an_export_replaces_only_an_export(backup: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/first.db"
    letter = tmp_path / "letter"
    letter.write_text("Dear reader")
    for taken in (letter, tmp_path):
        with pytest.raises(Problem) as caught:
            export(url, taken)
        assert caught.value.key == "export-other"
    assert letter.read_text() == "Dear reader"
    (tmp_path / "backup.new").write_text("left over by a crash")
    assert export(url, backup) == transfer.TransferCounts(2, 3, 0)
    with pytest.raises(OSError, match="none"):
        export(url, tmp_path / "none" / "backup")


def test_an_export_that_fails_leaves_the_old_file(backup: Path, tmp_path: Path) -> None:
    before = backup.read_bytes()
    database = opened(f"sqlite:///{tmp_path}/first.db")

    def stop(total: int) -> Callable[[int], None]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        transfer.export_database(database, backup, stop)
    database.close()
    assert backup.read_bytes() == before and not (tmp_path / "backup.new").exists()


def test_an_export_shows_one_moment(database: str, tmp_path: Path) -> None:
    """A step that is committed while the file is written is not in it, neither in the header nor in the list."""
    asyncio.run(fill(database))

    async def meanwhile() -> None:
        store = Store(database)
        await store.open()
        await store.commit(StepRow(table_id="t2", revision=11, at=1.0, seat=0, kind="choice"), {"title": "late"})
        await store.close()

    def begin(total: int) -> Callable[[int], None]:
        asyncio.run(meanwhile())
        return lambda done: None

    before = contents(database)
    found = opened(database)
    transfer.export_database(found, tmp_path / "backup", begin)
    found.close()
    assert contents(database) != before
    other = f"sqlite:///{tmp_path}/other.db"
    import_(other, tmp_path / "backup")
    assert contents(other) == before


def test_the_commands(tmp_path: Path, backup: Path, capsys: pytest.CaptureFixture[str],
                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_LANG", "en")
    monkeypatch.setenv("SACBE_DATABASE", f"sqlite:///{tmp_path}/second.db")
    with pytest.raises(Problem) as caught:
        command.export(tmp_path / "nothing")
    assert caught.value.key == "database-open" and not (tmp_path / "second.db").exists()
    command.upgrade()
    command.import_(backup)
    command.import_(backup)
    command.export(tmp_path / "again")
    assert capsys.readouterr().out.splitlines() == [
        f"The database {tmp_path}/second.db has the schema {newest_schema()}.",
        "3 tables, 2 accounts, 0 studies imported; 0 were there already.",
        "0 tables, 0 accounts, 0 studies imported; 5 were there already.",
        f"{tmp_path}/again: 3 tables, 2 accounts, 0 studies.",
    ]
    assert (tmp_path / "again").read_bytes() == backup.read_bytes()
    with pytest.raises(FileNotFoundError):
        command.import_(tmp_path / "missing", f"sqlite:///{tmp_path}/third.db")
    assert not (tmp_path / "third.db").exists()


def sacbe(folder: Path, *words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A command in a process and a folder of its own."""
    source = str(Path(games.__file__).parents[2])           # the path in the environment may begin elsewhere
    return subprocess.run([sys.executable, "-m", "sacbe", *words], input=given, capture_output=True, cwd=folder,
                          timeout=300, env={**os.environ, "PYTHONPATH": source, "SACBE_LANG": "en",
                                            "SACBE_DATA": str(folder)})


def test_a_backup_goes_through_a_pipe(tmp_path: Path, backup: Path) -> None:
    """`-` is standard output and input, and no file has that name."""
    read = sacbe(tmp_path, "import", "-", given=backup.read_bytes())
    assert (read.returncode, read.stdout) == (0, b"3 tables, 2 accounts, 0 studies imported; 0 were there already.\n")
    written = sacbe(tmp_path, "export", "-")
    assert (written.returncode, written.stdout) == (0, backup.read_bytes())
    assert written.stderr == b"-: 3 tables, 2 accounts, 0 studies.\n"
    cut = sacbe(tmp_path, "import", "-", given=backup.read_bytes()[:-20])
    assert (cut.returncode, cut.stdout) == (2, b"") and "“-” ends too early" in cut.stderr.decode()
    assert not list(tmp_path.glob("-*"))


def test_a_backup_of_a_half_made_schema_is_not_tried(tmp_path: Path) -> None:
    """Exporting never changes the database it reads."""
    url = f"sqlite:///{tmp_path}/old.db"
    database = opened(url)
    with database.writer.begin() as connection:
        connection.execute(text("DELETE FROM alembic_version"))
    database.close()
    with pytest.raises(Problem) as caught:
        command.export(tmp_path / "file", url)
    assert caught.value.key == "database-old"
