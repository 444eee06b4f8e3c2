"""What earlier versions have written is read: each folder of `written/` comes from one, by `support.server.written`.

It is named after the commit whose program wrote it.  Nothing that was shown then may be missing or different now;
what has been added since may be there.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import sacbe
from sacbe import games
from sacbe.kernel.play import record
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage import transfer
from sacbe.server.storage.database import Database
from sacbe.server.tables import snapshot
from support.server.tables import House, Player, play_out
from support.server.written import BUL, SHOWN, look, unpack

pytestmark = pytest.mark.once

FOLDERS: Final = sorted(path for path in (Path(__file__).parent / "written").iterdir() if path.is_dir())
GAMES: Final = [(folder, path.stem) for folder in FOLDERS for path in sorted(folder.glob("*.sacbe"))]
FITTING: Final = {"e41603a2"}     # whose positions as data still fit: take one out when their fields change on purpose
DAY: Final = 86_400
MORE: Final = 12                # moves that are played on
Data = dict[str, Any]


class Written:
    """A server of today on the database of then."""

    def __init__(self, folder: Path, house: House) -> None:
        self.folder, self.house = folder, house
        self.book: Data = json.loads(unpack(folder / "book.json.gz"))
        self.shown: Data = json.loads(unpack(folder / "shown.json.gz"))

    def players(self, about: str) -> list[Player]:
        id = self.id(about)
        return [Player(self.house, id, token, seat) for seat, token in self.book["tables"][id]["seats"]]

    def id(self, about: str) -> str:
        return next(id for id, table in self.book["tables"].items() if table["about"] == about)


def differences(then: Any, now: Any, path: str = "") -> list[str]:
    """Return where something of then is missing or different; what was added to an object is none."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [found for name, value in then.items() for found in (
            differences(value, now[name], f"{path}.{name}") if name in now else [f"{path}.{name} is gone"])]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [found for at, (one, other) in enumerate(zip(then, now))
                for found in differences(one, other, f"{path}[{at}]")]
    return [] if then == now else [f"{path}: {str(then)[:80]} is now {str(now)[:80]}"]


def set_clock(house: House, folder: Path) -> None:
    """Let it be then: the puzzles of the day are those that were shown, and no login has ended meanwhile."""
    book: Data = json.loads(unpack(folder / "book.json.gz"))
    id = next(iter(book["tables"]))
    house.ahead = house.steps(id)[-1].at - time.time()
    house.accounts.now = house.puzzles.now = house.tables.now


def opened(folder: Path, place: Path) -> Iterator[Written]:
    (place / "sacbe.db").write_bytes(unpack(folder / "sacbe.db.gz"))
    with House(place) as house:
        set_clock(house, folder)
        yield Written(folder, house)


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda path: path.name)
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Written]:
    """To look at."""
    yield from opened(request.param, tmp_path_factory.mktemp("written"))


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda path: path.name)
def lively(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Written]:
    """Another server on another copy, to play on; each test has a table of its own."""
    yield from opened(request.param, tmp_path_factory.mktemp("lively"))


def test_everybody_sees_what_they_saw(written: Written) -> None:
    assert len(written.shown) > 150
    assert differences(written.shown, look(written.house, written.book)) == []


def test_a_stored_position_is_the_one_that_the_steps_give(written: Written) -> None:
    """It is what the server loads a table from; one that no longer fits would be left aside."""
    if written.folder.name not in FITTING:
        return
    house = written.house
    for id, table in written.book["tables"].items():
        row, seats, steps, kept = house.run(house.tables.snapshots.load(id))
        assert (kept is None) == (table["about"] == "waiting")
        if kept is not None:
            live, whole = snapshot.read(row, seats, steps, kept), house.fold(id)
            assert live.revision == whole.revision and live.started_game == whole.started_game


def test_a_backup_comes_back_as_what_was_shown(written: Written, database: str, tmp_path: Path) -> None:
    """Into either kind of database."""
    (tmp_path / "backup").write_bytes(unpack(written.folder / "backup.jsonl.gz"))
    into = Database(database)
    into.open()
    try:
        counts = transfer.import_(into, tmp_path / "backup", lambda total: lambda done: None)
    finally:
        into.close()
    assert (counts.tables, counts.accounts, counts.studies) == (len(written.book["tables"]), 2, 1)
    with House(tmp_path, database=database) as house:
        set_clock(house, written.folder)
        assert differences(written.shown, look(house, written.book)) == []


@pytest.mark.parametrize("game", games.names())
def test_people_play_on(lively: Written, game: str) -> None:
    """Some moves; in the shortest game to its end."""
    players = lively.players(f"{game}-people")
    before = players[0].state()
    if game == BUL:
        assert play_out(*players)["table"]["phase"] == "over"
    else:
        for _ in range(MORE):
            next(one for one in players if one.state()["options"]).play()
        assert players[0].revision == before["revision"] + MORE
    events = players[0].get("events", lean=True).json()["events"]
    old = lively.shown[f"{game}-people {players[0].seat} {SHOWN[1]}"][1]["events"]
    assert differences(old, events[:len(old)]) == [] and len(events) > len(old)


@pytest.mark.parametrize("game", games.names())
def test_bots_play_on(lively: Written, game: str) -> None:
    [player] = lively.players(f"{game}-bots")
    before = player.revision
    own = player.state()["ask"]["seat"]
    for _ in range(200):
        steps = lively.house.steps(player.id)[before:]
        if {step.seat for step in steps} >= {0, 1} or player.await_turn()["table"]["phase"] == "over":
            break
        player.play()
    assert own == player.seat and {step.seat for step in steps} >= {0, 1}


def test_who_waited_can_be_joined(lively: Written) -> None:
    host = lively.players("waiting")[0]
    lively.house.join(host.id)
    assert host.state()["table"]["phase"] == "playing"


def test_strangers_are_refused_what_they_were_refused(written: Written) -> None:
    house, player = written.house, written.players(f"{BUL}-people")[0]
    assert house.post("/api/login", {**written.book["accounts"][0], "password": "another sentence"}).status_code == 401
    before = house.stored(player.id)
    for token in ("", "wrong"):
        answer = house.post(f"/api/tables/{player.id}/choice", {"revision": 1, "move": "x"}, token)
        assert answer.status_code in (401, 403), answer.text
    assert house.stored(player.id) == before


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_who_was_logged_in_stays_logged_in(folder: Path, tmp_path: Path) -> None:
    """A login as it was stored then: without a device, and without the time of its last use."""
    file, now = tmp_path / "sacbe.db", time.time()
    file.write_bytes(unpack(folder / "sacbe.db.gz"))
    with sqlite3.connect(file) as stored:
        [(account,)] = stored.execute("SELECT id FROM accounts ORDER BY created LIMIT 1")
        stored.execute("INSERT INTO logins (token_hash, account, created, expires) VALUES (?, ?, ?, ?)",
                       (hash_token("a token of then"), account, now - 80 * DAY, now + 10 * DAY))
    stored.close()
    with House(tmp_path) as house:
        assert house.get("/api/account", "a token of then").json()["id"] == account
        [row] = [row for row in house.get("/api/account/logins", "a token of then").json() if row["is_current"]]
        assert row["device"] == "" and row["used"] >= now and row["expires"] > now + 20 * DAY


@pytest.mark.parametrize(("folder", "about"), GAMES, ids=lambda value: getattr(value, "name", value))
def test_a_record_is_the_same_game(folder: Path, about: str) -> None:
    """It is written again byte by byte, and goes on; as data the game is the same one, if its fields still fit."""
    text = (folder / f"{about}.sacbe").read_text(encoding="utf-8")
    game = sacbe.load(folder / f"{about}.sacbe")
    assert record.write(game) == text
    if folder.name not in FITTING:
        return
    as_data = sacbe.loads(unpack(folder / f"{about}.json.gz").decode())
    assert as_data.history == game.history and as_data.event_log == game.event_log and as_data.view() == game.view()
    if not game.is_over:
        before = len(game.history)
        game.apply(game.ask.choices[0])
        as_data.apply(as_data.ask.choices[0])
        assert len(game.history) > before and as_data.history[:before + 1] == game.history[:before + 1]


def test_a_difference_is_found() -> None:
    then: Data = {"a": [1, {"b": 2}], "c": "x"}
    assert differences(then, {**then, "d": 1}) == []
    assert differences(then, {"a": [1, {"b": 3}]}) == [".a[1].b: 2 is now 3", ".c is gone"]
    assert differences([1], [1, 2]) == [": [1] is now [1, 2]"]
