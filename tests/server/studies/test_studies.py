"""Studies over HTTP: begun from everything, changed by their owner alone, looked at by link, and kept."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import games
from sacbe.coach.study import files
from sacbe.kernel.play import record
from sacbe.server.storage import transfer
from sacbe.server.storage.database import Database
from support.server.tables import SOLO, House, play_out

pytestmark = pytest.mark.once

Data = dict[str, Any]
COMMENT = "Blue must answer.\nOr must blue?"


def text(seed: int = 3, answers: int = 60) -> str:
    game = sacbe.new("bul", 2, seed=seed)
    rng = random.Random(seed)
    while not game.is_over and len(game.history) < answers:
        game.apply(rng.choice(game.ask.choices))
    return record.write(game)


def begun(house: House, **what: Any) -> tuple[Data, dict[str, str]]:
    """A study, and the headers of who may change it."""
    found = asked(house.post("/api/studies", what))
    return found["study"], {"Authorization": f"Bearer {found['token']}"}


def asked(answer: Any) -> Data:
    assert answer.status_code in (200, 201), answer.text
    return dict(answer.json())


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def at(shown: Data, node: int) -> Data:
    return next(one for one in shown["nodes"] if one["id"] == node)


def place(house: House, id: str, node: int) -> Data:
    return asked(house.get(f"/api/studies/{id}/nodes/{node}"))


@pytest.mark.parametrize("game", games.names())
def test_a_student_answers_for_everybody_goes_back_and_branches(house: House, game: str) -> None:
    shown, token = begun(house, game=game, players=2, seed=7, title="Ways")
    id, here = shown["id"], shown["here"]
    assert shown["mine"] and shown["title"] == "Ways"
    first = place(house, id, here)["state"]
    for _ in range(6):
        state = place(house, id, here)["state"]
        assert state["ask"]["text"] and state["options"][0]["text"]
        assert state["you"] == state["ask"]["seat"] or state["ask"]["seat"] == "chance"
        move = state["options"][0]["move"]
        shown = asked(house.post(f"/api/studies/{id}/nodes/{here}/moves", {"move": move}, **token))
        assert at(shown, shown["here"])["parent"] == here
        here = shown["here"]
    start = at(shown, 0)["id"]
    assert start == 0
    other = first["options"][1]["move"]
    shown = asked(house.post(f"/api/studies/{id}/nodes/{begin_of(shown)}/moves", {"move": other}, **token))
    assert at(shown, shown["here"])["line"] == "a" and at(shown, shown["here"])["move"] == other
    assert {one["line"] for one in shown["nodes"]} == {"", "a"}


def begin_of(shown: Data) -> int:
    """Where the six answers of the test began."""
    main = [one for one in shown["nodes"] if not one["line"]]
    return int(main[-7]["id"])


def test_everything_is_kept_and_its_numbers_stay(house: House) -> None:
    shown, token = begun(house, record=text(), at=10)
    id, here = shown["id"], shown["here"]
    assert at(shown, here)["depth"] == 10
    options = [one["move"] for one in place(house, id, here)["state"]["options"]]
    known = next(one["move"] for one in shown["nodes"] if one["parent"] == here)
    other = next(move for move in options if move != known)
    added = asked(house.post(f"/api/studies/{id}/nodes/{here}/moves", {"move": other}, **token))["here"]
    asked(house.http.put(f"/api/studies/{id}/nodes/{added}/comment", json={"text": COMMENT}, headers=token))
    asked(house.http.patch(f"/api/studies/{id}", json={"title": "Kept"}, headers=token))
    before = asked(house.get(f"/api/studies/{id}"))
    house.run(forget(house))
    after = asked(house.get(f"/api/studies/{id}"))
    assert after["nodes"] == before["nodes"] and after["title"] == "Kept" and after["revision"] == before["revision"]
    assert at(after, added)["comment"] == COMMENT
    file = house.get(f"/api/studies/{id}/file")
    assert files.parse_study(file.text).title == "Kept" and "; Or must blue?" in file.text
    shown = asked(house.post(f"/api/studies/{id}/nodes/{added}/promote", **token))
    assert at(shown, added)["line"] == ""
    shown = asked(house.http.delete(f"/api/studies/{id}/nodes/{added}", headers=token))
    assert shown["here"] == here and added not in [one["id"] for one in shown["nodes"]]
    assert refusal(house.get(f"/api/studies/{id}/nodes/{added}")) == (404, "study-node")


async def forget(house: House) -> None:
    house.studies._kept.clear()


def test_a_link_shows_everything_and_changes_nothing(house: House) -> None:
    shown, token = begun(house, game="bul", seed=1)
    id, here = shown["id"], shown["here"]
    assert shown["link"].endswith(f"/study/{id}")
    seen = asked(house.get(f"/api/studies/{id}"))
    assert not seen["mine"] and seen["nodes"] == shown["nodes"]
    move = place(house, id, here)["state"]["options"][0]["move"]
    stranger = {"Authorization": "Bearer nobody"}
    for headers in ({}, stranger):
        for answer in (house.post(f"/api/studies/{id}/nodes/{here}/moves", {"move": move}, **headers),
                       house.http.put(f"/api/studies/{id}/nodes/0/comment", json={"text": "x"}, headers=headers),
                       house.http.patch(f"/api/studies/{id}", json={"title": "x"}, headers=headers),
                       house.post(f"/api/studies/{id}/nodes/{here}/promote", **headers),
                       house.post(f"/api/studies/{id}/nodes/{here}/roll", **headers),
                       house.http.delete(f"/api/studies/{id}/nodes/{here}", headers=headers),
                       house.http.delete(f"/api/studies/{id}", headers=headers)):
            assert refusal(answer) == ((403, "forbidden-study") if headers else (401, "login-needed"))
    copy, own = begun(house, copy=id)
    assert copy["id"] != id and copy["mine"] and [one["move"] for one in copy["nodes"]] == [
        one["move"] for one in shown["nodes"]]
    asked(house.post(f"/api/studies/{copy['id']}/nodes/{copy['nodes'][-1]['id']}/moves", {"move": move}, **own))
    assert asked(house.get(f"/api/studies/{id}"))["revision"] == seen["revision"]
    assert house.http.delete(f"/api/studies/{id}", headers=token).status_code == 204
    assert refusal(house.get(f"/api/studies/{id}")) == (404, "unknown-study")


def test_chance_is_chosen_or_rolled(house: House) -> None:
    shown, token = begun(house, game="bul", deal=False)
    id = shown["id"]
    assert shown["here"] == 0
    state = place(house, id, 0)["state"]
    assert state["ask"]["seat"] == "chance" and len(state["options"]) == 16 and state["you"] == "red"
    chosen = asked(house.post(f"/api/studies/{id}/nodes/0/moves", {"move": "throw yyyy"}, **token))["here"]
    rolled = asked(house.post(f"/api/studies/{id}/nodes/0/roll", **token))
    assert place(house, id, rolled["here"])["state"]["ask"]["seat"] != "chance"
    assert refusal(house.post(f"/api/studies/{id}/nodes/{rolled['here']}/roll", **token)) == (400, "study-no-chance")
    assert at(rolled, chosen)["seat"] == "chance" and at(rolled, chosen)["text"] == "The grains are thrown: yyyy"


def test_a_finished_table_can_be_studied_and_a_running_one_cannot(house: House) -> None:
    table = house.open("bul", SOLO)
    assert refusal(house.post("/api/studies", {"table": table.id})) == (400, "record-secret-table")
    play_out(table)
    shown, _ = begun(house, table=table.id, at=3)
    assert at(shown, shown["here"])["depth"] == 3
    last = shown["nodes"][-1]["id"]
    assert place(house, shown["id"], last)["state"]["result"]["scores"]
    assert refusal(house.post("/api/studies", {"table": "nowhere"})) == (404, "unknown-table")


def test_a_position_is_set_up_by_text(house: House) -> None:
    shown, _ = begun(house, position="game: tzolkin\nplayers: 2\ngiven:\n  turn: blue\n  blue: {corn: 5}\n")
    state = place(house, shown["id"], 0)["state"]
    assert state["you"] == "blue" and state["view"]["seats"]["blue"]["corn"] == 5
    found = asked(house.post(f"/api/studies/{shown['id']}/nodes/0/think", {}))
    assert found["seat"] == "blue" and found["lines"]


@pytest.mark.parametrize(("wrong", "key", "said"), [
    ({"position": "{game: tzolkin, given: {red: {corn: -1}}}"}, "scenario", "red.corn"),
    ({"position": "game: tzolkin\ngiven: {red: [}\n"}, "study-position-line", "2"),
    ({"position": "{game: tzolkin, given: &a {}, note: *a}"}, "study-position-form", ""),
    ({"position": "[" * 9000}, "study-position-form", ""),
    ({"position": "{game: go}"}, "scenario", "go"),
    ({"position": "7"}, "scenario-file", ""),
    ({"record": "hello"}, "record-format", "sacbe record 1"),
    ({"record": text().replace("1 chance throw", "1 chance thrown")}, "record-move", "Line 8"),
    ({"game": "bul", "players": 7}, "player-count", "7"),
    ({"game": "bul", "options": {"x": "y"}}, "unknown-option", "x"),
    ({"game": "go"}, "unknown-game", "go"),
    ({"record": text(), "at": 999}, "no-such-answer", "999"),
    ({"game": "bul", "title": "a\u0007b"}, "study-sign", "0007"),
    ({}, "study-source", "game"),
    ({"game": "bul", "copy": "x"}, "study-source", "game"),
])
def test_what_is_wrong_is_said(house: House, wrong: Data, key: str, said: str) -> None:
    answer = house.post("/api/studies", wrong)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"] == key and said in answer.json()["text"]


def test_refused_answers_change_nothing(house: House) -> None:
    shown, token = begun(house, game="tzolkin", players=2, seed=7)
    id, here = shown["id"], shown["here"]
    wrong = house.post(f"/api/studies/{id}/nodes/{here}/moves", {"move": "place palenque"}, **token)
    assert refusal(wrong) == (400, "kernel.not-asked")
    why = asked(house.get(f"/api/studies/{id}/nodes/{here}/why", move="keep W01 W02"))
    assert not why["legal"] and why["rule"] == "tz.setup.wealth-choose"
    assert asked(house.get(f"/api/studies/{id}/nodes/{here}/refused"))["refused"]
    long = house.http.put(f"/api/studies/{id}/nodes/0/comment", json={"text": "x" * 2100}, headers=token)
    assert refusal(long) == (400, "study-text-long")
    assert asked(house.get(f"/api/studies/{id}"))["revision"] == shown["revision"]


def test_lines_grow(house: House) -> None:
    shown, _ = begun(house, game="bul", seed=1)
    url = f"/api/studies/{shown['id']}/nodes/{shown['here']}/think"
    some, more = (asked(house.post(url, {"depth": depth})) for depth in (1, 4))
    assert more["simulations"] > 2 * some["simulations"] and more["lines"][0]["texts"]
    assert house.post(url, {"depth": 65}).status_code == 400
    german = house.post(url, {"depth": 1}, **{"Accept-Language": "de"}).json()
    assert german["lines"][0]["texts"] != some["lines"][0]["texts"]


def test_an_address_keeps_only_so_many(tmp_path: Path) -> None:
    with House(tmp_path, studies_per_address=2) as house:
        first, token = begun(house, game="bul", seed=1)
        begun(house, game="bul", seed=1)
        assert refusal(house.post("/api/studies", {"game": "bul"})) == (429, "too-many-studies")
        house.http.delete(f"/api/studies/{first['id']}", headers=token)
        begun(house, game="bul", seed=1)


def test_new_studies_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """Neither do they count as tables, nor do tables count as studies."""
    with House(tmp_path, max_tables_per_address=1, max_studies_per_address=2) as house:
        for seed in (1, 2):
            begun(house, game="bul", seed=seed)
        told = house.post("/api/studies", {"game": "bul"})
        assert refusal(told) == (429, "too-many-new-studies") and int(told.headers["retry-after"]) > 0
        new = {"game": "bul", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert house.post("/api/tables", new).status_code == 201
        assert refusal(house.post("/api/tables", new)) == (429, "too-many-tables")


def test_a_backup_has_the_studies(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with House(tmp_path / "one") as house:
        shown, token = begun(house, record=text(), title="Kept")
    databases = [Database(f"sqlite:///{tmp_path}/{name}/sacbe.db") for name in ("one", "two")]
    for database, work in zip(databases, (transfer.export_database, transfer.import_), strict=True):
        database.open(True)
        counts = work(database, tmp_path / "backup", lambda _: lambda _: None)
        database.close()
        assert counts.studies == 1
    with House(tmp_path / "two") as house:
        again = asked(house.http.get(f"/api/studies/{shown['id']}", headers=token))
        assert again["mine"] and again["nodes"] == shown["nodes"] and again["title"] == "Kept"
