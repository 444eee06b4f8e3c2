"""A folder that this version of Sacbe writes, so that later versions can show that they still read it.

    PYTHONPATH=src:tests SACBE_PURE=1 python -m support.server.written tests/server/storage/written/NAME

The folder holds a database with tables of all games, begun by people and bots, with accounts and what they keep; the
backup of that database; records and games as data; and what everybody saw of all this, told over HTTP.
`tests/server/storage/test_written.py` opens it.
"""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import sacbe
from sacbe import games
from sacbe.server.storage import transfer
from sacbe.server.storage.database import Database
from sacbe.server.tables import snapshot
from support.server.tables import SOLO, House, Player

Data = dict[str, Any]
BUL: Final = "bul"
NAMES: Final = ("Ixchel", "Hunahpu")
PASSWORD: Final = "a long sentence"
MOVES: Final = 16
FEW: Final = 6                                                  # in a game that would end soon
SHOWN: Final = ("state?lean=true", "events?lean=true", "decisions", "chat", "dice")
PASSING: Final = {"now", "clocks", "updated", "expires",         # what time alone changes
                  "link", "here"}                               # what belongs to a server that runs


def write(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        with House(Path(place)) as house:
            book = fill(house)
            keep_games(house, book, folder)
            shown = look(house, book)
        packed = Path(place) / "packed.db"
        with sqlite3.connect(Path(place) / "sacbe.db") as connection:
            connection.execute("VACUUM INTO ?", [str(packed)])
        pack(folder / "sacbe.db.gz", packed.read_bytes())
        backup = Path(place) / "backup.jsonl"
        database = Database(f"sqlite:///{place}/sacbe.db")
        database.open()
        transfer.export_database(database, backup, lambda total: lambda done: None)
        database.close()
        pack(folder / "backup.jsonl.gz", backup.read_bytes())
    pack(folder / "book.json.gz", json.dumps(book, indent=1).encode())
    pack(folder / "shown.json.gz", json.dumps(shown, indent=1).encode())


def keep_games(house: House, book: Data, folder: Path) -> None:
    """Write the record and the data of each game, and the snapshot from which the server loads it next time."""
    for id, table in book["tables"].items():
        live = house.fold(id)
        if live.game is None:
            continue
        sacbe.save(live.started_game, folder / f"{table['about']}.sacbe")
        pack(folder / f"{table['about']}.json.gz", sacbe.snapshot(live.started_game).encode())
        taken = snapshot.copy_table(live)
        assert taken is not None
        house.run(house.tables.snapshots.put(snapshot.write(taken)))


def pack(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def unpack(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


# ---------------------------------------------------------------- what is written

def fill(house: House) -> Data:
    """Play, study and learn on a server; returns who holds what: tables with the tokens of their seats, and so on."""
    tables: Data = {}
    one, two = (house.post("/api/account", {"name": name, "password": PASSWORD}).json()["token"] for name in NAMES)
    for number, game in enumerate(games.names()):
        pair = house.open(game, login=one, title="Two people"), None
        pair = pair[0], house.join(pair[0].id, login=two)
        play(house, pair, FEW if game == BUL else MOVES, number)
        note(tables, f"{game}-people", *pair)
        alone = house.open(game, SOLO)
        play(house, (alone,), MOVES // 2, number)
        alone.await_turn()
        note(tables, f"{game}-bots", alone)
    over = house.open(BUL), None
    over = over[0], house.join(over[0].id)
    play(house, over, 4000, 7)
    assert over[0].state()["table"]["phase"] == "over"
    note(tables, "over", *over)
    waiting = house.open(BUL, visibility="public", title="Who plays?")
    note(tables, "waiting", waiting)
    spoilt = house.pair("tzolkin")
    play(house, spoilt, 6, 3)
    asked = next(player for player in spoilt if player.state()["options"])
    asked.play()
    asked.post("chat", text="“Ü” – 1 < 2")
    next(player for player in spoilt if player is not asked).bare("resign")
    asked.await_turn()
    note(tables, "resigned", *spoilt)
    return {"tables": tables, "study": study(house), "accounts": [account(house, one, 0), account(house, two, 1)]}


def play(house: House, players: tuple[Player, ...], most: int, seed: int) -> None:
    """Random moves of the people."""
    drawn = random.Random(seed)
    for _ in range(most):
        states = [(player, player.state()) for player in players]
        if states[0][1]["table"]["phase"] != "playing":
            return
        player, state = next(((one, found) for one, found in states if found["options"]), (players[0], states[0][1]))
        if not state["options"]:
            state = player.await_turn()
        if state["options"]:
            player.act("choice", revision=state["revision"], move=drawn.choice(state["options"])["move"])


def note(tables: Data, about: str, *players: Player) -> None:
    tables[players[0].id] = {"about": about, "seats": [[player.seat, player.token] for player in players]}


def study(house: House) -> Data:
    """Two lines and a comment."""
    begun = house.post("/api/studies", {"game": "tzolkin", "players": 2, "seed": 7, "title": "Ways"}).json()
    id, token = begun["study"]["id"], begun["token"]
    headers = {"Authorization": f"Bearer {token}"}
    here = begun["study"]["here"]
    for at in (0, 1):
        state = house.get(f"/api/studies/{id}/nodes/{here}").json()["state"]
        answer = house.post(f"/api/studies/{id}/nodes/{here}/moves", {"move": state["options"][at]["move"]}, **headers)
        assert answer.status_code in (200, 201), answer.text
        added = answer.json()["here"]
    answer = house.http.put(f"/api/studies/{id}/nodes/{added}/comment", json={"text": "Blue must answer."},
                            headers=headers)
    assert answer.status_code == 200, answer.text
    return {"id": id, "token": token}


def account(house: House, token: str, number: int) -> Data:
    """Progress of lessons and puzzles, a setup and a friend."""
    listed = house.get("/api/puzzles").json()
    for puzzle in listed[:3]:
        answer = house.post(f"/api/puzzles/{puzzle['id']}/solution", {}, token)
        assert answer.status_code == 200, answer.text
    lesson = house.get("/api/lessons").json()[0]["id"]
    for path, body in (("lessons", {"lessons": {lesson: {"path": ["next"], "step": 1, "steps": 9, "at": 5}}}),
                       ("setups", {"name": "Mine", "game": "bul", "plan": {"chairs": [{"kind": "here"}]}})):
        answer = house.http.put(f"/api/account/{path}", json=body, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 200, answer.text
    if number == 0:
        house.post("/api/friends", {"name": NAMES[1]}, token)
    else:
        house.post("/api/friends/answer", {"name": NAMES[0], "accept": True}, token)
    return {"name": NAMES[number], "password": PASSWORD}


# ---------------------------------------------------------------- what is seen

def look(house: House, book: Data) -> Data:
    """What everybody sees of all that the book names, without what time alone changes."""
    found: Data = {}
    for id, table in book["tables"].items():
        for seat, token in [*table["seats"], ["", ""]]:
            for what in SHOWN:
                found[f"{table['about']} {seat or 'watcher'} {what}"] = seen(house, f"/api/tables/{id}/{what}", token)
        found[f"{table['about']} record"] = record(house, id, table)
    for node in range(3):
        found[f"study {node}"] = seen(house, f"/api/studies/{book['study']['id']}/nodes/{node}", "")
    found["study"] = seen(house, f"/api/studies/{book['study']['id']}", book["study"]["token"])
    for one in book["accounts"]:
        token = house.post("/api/login", one).json()["token"]
        for what in ("account", "account/games", "account/puzzles", "account/lessons", "account/setups",
                     "account/history", "account/ratings", "friends"):
            found[f"{one['name']} {what}"] = seen(house, f"/api/{what}", token)
    return found


def seen(house: House, path: str, token: str) -> Any:
    answer = house.get(path, token)
    return [answer.status_code, lasting(answer.json())]


def lasting(told: Any) -> Any:
    if isinstance(told, dict):
        return {name: lasting(value) for name, value in told.items() if name not in PASSING}
    return [lasting(value) for value in told] if isinstance(told, list) else told


def record(house: House, id: str, table: Data) -> str:
    answer = house.get(f"/api/tables/{id}/record", table["seats"][0][1])
    return answer.text if answer.status_code == 200 else ""


if __name__ == "__main__":
    target = Path(sys.argv[1])
    if target.exists():
        shutil.rmtree(target)
    write(target)
