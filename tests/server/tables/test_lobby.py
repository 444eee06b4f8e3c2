"""Opening tables, sitting down and standing up, starting, and what comes after: rematch, archive, close."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sacbe import games
from sacbe.kernel.core.chance import commit_to
from support.server.tables import PAIR, SOLO, House, Player, asked, play_out, refused, wait_for

pytestmark = pytest.mark.once

OPEN = "/api/tables"


def wrong(house: House, key: str, status: int = 400, **changes: Any) -> str:
    """Opening such a table is refused, and opens none."""
    before = house.run(house.tables.store.count_by_phase())
    answer = house.post(OPEN, {"game": "bul", "seats": PAIR, "name": "Ann", **changes})
    assert (answer.status_code, answer.json()["error"]) == (status, key), answer.text
    assert house.run(house.tables.store.count_by_phase()) == before
    return str(answer.json()["text"])


# ---------------------------------------------------------------- opening

@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_opened_for_every_number_of_players(house: House, game: str) -> None:
    definition = games.load_definition(game)
    for players in definition.players:
        one = house.open(game, [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)])
        shown = house.get(f"{OPEN}/{one.id}").json()
        assert (shown["game"], shown["players"], shown["rules"]) == (game, players, definition.version)
        assert [seat["seat"] for seat in shown["seats"]] == list(definition.seats[:players])
        assert (shown["phase"], shown["revision"]) == ("open", 0)
        assert re.fullmatch(r"[A-Za-z0-9_-]{12}", one.id) and len(one.token) >= 32


def test_a_new_table_keeps_what_was_asked_for(house: House) -> None:
    one = house.open("bul", title="Sunday", visibility="public", language="de", delay=30, options={"captors": "on"},
                     clock={"kind": "game", "seconds": 600, "increment": 5})
    shown = house.get(f"{OPEN}/{one.id}").json()
    assert (shown["title"], shown["visibility"], shown["language"], shown["delay"]) == ("Sunday", "public", "de", 30)
    assert shown["options"] == {"captors": "on"}
    assert shown["clock"] == {"kind": "game", "seconds": 600, "increment": 5}
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "open"]
    assert shown["seats"][0]["name"] == "Ann"


def test_a_table_can_have_components_of_its_own(house: House) -> None:
    own = {"boulder.pressure_plates.spaces": ["C5", "C13", "C25"]}
    one = house.open("temple_of_chac", SOLO, components=own)
    shown = house.get(f"{OPEN}/{one.id}").json()
    assert (shown["components"], shown["edition"]) == (own, "custom")
    one.await_turn()
    one.play()
    house.forget(one.id)
    assert one.state()["table"]["components"] == own
    assert house.fold(one.id).definition.components == own


def test_a_table_can_have_modules(house: House) -> None:
    """bp.modules.independent, bp.creatures.choose: named in any order, shown, kept, and told why they cannot be."""
    modules = {"prophecies": "on", "creatures": "t-rex:jaguar+pteranodon:monkey", "tunnels": "on"}
    one = house.open("chichen_itza", SOLO, options={**modules, "creatures": "pteranodon:monkey+t-rex:jaguar"})
    one.await_turn()
    house.forget(one.id)
    state = one.state()
    assert modules.items() <= state["table"]["options"].items() and state["view"]["prophecies_left"] == 5
    assert state["view"]["modules"] == {"prophecies": True, "tunnels": True,
                                        "creatures": {"t-rex": "jaguar", "pteranodon": "monkey"}}
    for option, value in (("creatures", "t-rex:snake"), ("creatures", ""), ("prophecies", "yes"), ("tunnels", "On")):
        assert option in wrong(house, "option-value", game="chichen_itza", options={option: value})
    listed = {option["name"]: option for option in house.get("/api/games/chichen_itza").json()["options"]}
    assert listed["creatures"]["shape"].startswith("none | NEW:OLD") and listed["tunnels"]["shape"] == ""


def test_bots_sit_where_they_are_wanted_and_a_full_table_starts_at_once(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "bot", "bot": "easy", "name": "Xoc"}, {"kind": "me"},
                                 {"kind": "bot", "bot": "random"}])
    shown = house.get(f"{OPEN}/{one.id}").json()
    assert [(seat["kind"], seat["bot"]) for seat in shown["seats"]] == [
        ("bot", "easy"), ("human", ""), ("bot", "random")]
    assert shown["seats"][0]["name"] == "Xoc" and shown["phase"] == "playing"
    assert one.seat == games.load_definition("tzolkin").seats[1]
    assert one.await_turn()["ask"]["seat"] == one.seat


def test_a_table_that_cannot_be_is_refused_with_a_reason(house: House) -> None:
    wrong(house, "unknown-game", 404, game="halma")
    assert "tzolkin" in wrong(house, "unknown-game-near", 404, game="tzolkn")
    wrong(house, "one-seat", seats=[{"kind": "me"}, {"kind": "me"}])
    wrong(house, "unknown-language", language="tlh")
    wrong(house, "watch-delay", delay=1e9)
    wrong(house, "watch-delay", delay=-1)
    wrong(house, "clock", clock={"kind": "move", "seconds": 1})
    wrong(house, "clock", clock={"kind": "sand"})
    wrong(house, "name-long", name="x" * 41)
    wrong(house, "name-long", title="x" * 81)
    assert "captors" in wrong(house, "option-value", options={"captors": "up"})
    wrong(house, "request-field", visibility="secret")
    assert "colour" in wrong(house, "request", colour="red")
    for body in ({"seats": []}, {"seats": [{"kind": "me"}]}, {"options": {"no": "such"}},
                 {"components": {"no.such": 1}}, {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]},
                 {"components": {"": {"": [None]}}}, {"seats": [{"kind": "open"}] * 1000}):
        answer = house.post(OPEN, {"game": "bul", "seats": PAIR, **body})
        assert answer.status_code == 400 and answer.json()["text"], answer.text


def test_names_are_plain_text(house: House) -> None:
    one = house.open(name="  A\nn\x00n\u202e  ", title="<b>\x1b[31m")
    shown = house.get(f"{OPEN}/{one.id}").json()
    assert shown["seats"][0]["name"] == "A n n" and shown["title"] == "<b> [31m"


def test_only_public_tables_are_listed(house: House) -> None:
    seen, hidden = house.open(visibility="public"), house.open(visibility="link")
    running = house.open(visibility="public", seats=SOLO)
    listed = {row["id"]: row for row in house.get(OPEN, limit=100).json()}
    assert seen.id in listed and hidden.id not in listed
    assert (listed[seen.id]["phase"], listed[running.id]["phase"]) == ("open", "playing")
    assert [seat["kind"] for seat in listed[seen.id]["seats"]] == ["human", "open"]
    assert "token" not in str(listed) and "hash" not in str(listed) and "secret" not in str(listed)
    assert all(row["phase"] == "open" for row in house.get(OPEN, phase="open").json())
    newest = house.get(OPEN, limit=1).json()
    assert [row["id"] for row in newest] == [running.id]
    assert house.get(OPEN, limit=1, before=newest[0]["created"]).json()[0]["id"] == seen.id
    assert house.get(OPEN, limit=0).status_code == 400


def test_a_list_plays_no_game_again(house: House) -> None:
    one = house.open(visibility="public", seats=SOLO)
    play_out(one)
    house.forget(one.id)
    listed = {row["id"]: row for row in house.get(OPEN, limit=100).json()}
    assert listed[one.id]["phase"] == "over" and listed[one.id]["revision"] == one_revision(house, one)
    assert one.id not in house.tables.entries or house.tables.entries[one.id].table is None


def one_revision(house: House, one: Player) -> int:
    return int(house.stored(one.id)[0]["revision"])


# ---------------------------------------------------------------- sitting down

def test_joining_by_link_takes_a_seat_and_the_last_one_starts(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    three = house.join(one.id, "Cleo", games.load_definition("tzolkin").seats[2])
    assert house.get(f"{OPEN}/{one.id}").json()["phase"] == "open"
    two = house.join(one.id, "Bob")
    shown = house.get(f"{OPEN}/{one.id}").json()
    assert shown["phase"] == "playing" and [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob", "Cleo"]
    assert {one.state()["you"], two.state()["you"],
            three.state()["you"]} == set(games.load_definition("tzolkin").seats[:3])
    assert len({one.token, two.token, three.token}) == 3
    assert house.steps(one.id)[-1].kind == "start"


def test_the_last_one_sits_down_and_the_game_starts_in_one_step(house: House) -> None:
    """Killed in between, a full table would never start."""
    one, _ = house.pair()
    assert [step.kind for step in house.steps(one.id)] == ["start"]
    filled = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    filled.post("start", fill="random")
    assert [step.kind for step in house.steps(filled.id)][:1] == ["start"]
    assert [seat["kind"] for seat in house.stored(filled.id)[1]] == ["human", "bot", "bot"]


def test_nobody_gets_a_seat_that_is_taken(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    before = house.stored(one.id)
    seats = games.load_definition("tzolkin").seats
    join = f"{OPEN}/{one.id}/join"
    refused(house.post(join, {"seat": seats[0]}), "no-free-seat", 400, house, one.id, before)
    assert house.post(join, {"seat": seats[3]}).status_code == 400
    assert house.post(join, {"seat": "purple"}).status_code == 400
    assert house.post(join, {"name": "x" * 41}).status_code == 400
    assert house.stored(one.id) == before
    house.join(one.id), house.join(one.id)
    before = house.stored(one.id)
    refused(house.post(join, {}), "table-started", 400, house, one.id, before)


def test_whoever_stands_up_leaves_a_free_seat_and_a_dead_token(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    two = house.join(one.id)
    assert two.bare("stand").status_code == 200
    seats = house.get(f"{OPEN}/{one.id}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", "Ann"), ("open", ""), ("open", "")]
    assert two.state()["you"] is None
    two.refused_bare("stand", "forbidden-seat", 403)
    again = house.join(one.id, seat=two.seat)
    assert again.token != two.token
    house.join(one.id)
    again.refused_bare("stand", "table-started")


def test_whoever_stood_up_no_longer_sees_or_plays_the_seat_through_an_old_socket(house: House) -> None:
    one = house.open("tzolkin")
    with one.socket() as wire:
        wire.news(0)
        assert one.bare("stand").status_code == 200
        heir = house.join(one.id, "Cleo", one.seat)
        house.join(one.id, "Dan")
        assert wire.closed() == (1008, "forbidden-seat")
    dealt = heir.state()["view"]["seats"][one.seat]["dealt"]
    assert dealt and not any(tile in text for tile in dealt for text in wire.all)


def test_only_the_host_starts_and_fills_the_seats_with_bots(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    two = house.join(one.id)
    before = house.stored(one.id)
    refused(two.post("start"), "forbidden-host", 403, house, one.id, before)
    refused(house.post(f"{OPEN}/{one.id}/start", {}), "login-needed", 401, house, one.id, before)
    refused(one.post("start", fill="genius"), "unknown-bot", 400, house, one.id, before)
    assert one.post("start", fill="random").status_code == 200
    shown = house.get(f"{OPEN}/{one.id}").json()
    assert shown["phase"] == "playing" and shown["seats"][2]["bot"] == "random"
    assert one.post("start").json()["error"] == "table-started"


def test_a_host_needs_no_seat(house: House) -> None:
    host = house.open("bul", [{"kind": "bot", "bot": "random"}, {"kind": "open"}])
    assert host.seat is None
    two = house.join(host.id)
    assert two.await_turn()["you"] == two.seat
    assert host.state()["you"] is None
    host.refused("choice", "forbidden-seat", 403, move="x")


def test_bots_alone_play_their_game_to_the_end(house: House) -> None:
    host = house.open("bul", [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}])
    state = wait_for(lambda: found if (found := host.state())["table"]["phase"] == "over" else None)
    assert state["result"]["scores"]


def test_only_the_host_closes_a_table_and_only_before_it_starts(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    two = house.join(one.id)
    close = f"{OPEN}/{one.id}"
    before = house.stored(one.id)
    headers = {"Authorization": f"Bearer {two.token}"}
    refused(house.http.delete(close, headers=headers), "forbidden-host", 403, house, one.id, before)
    refused(house.http.delete(close), "login-needed", 401, house, one.id, before)
    mine = {"Authorization": f"Bearer {one.token}"}
    assert house.http.delete(close, headers=mine).status_code == 204
    assert house.get(close).json()["phase"] == "abandoned"
    assert house.post(f"{close}/join", {}).status_code == 400
    running, _ = house.pair()
    answer = house.http.delete(f"{OPEN}/{running.id}", headers={"Authorization": f"Bearer {running.token}"})
    assert answer.json()["error"] == "table-started"


def test_an_unknown_table_is_not_found_anywhere(house: House) -> None:
    for path in ("", "/state", "/events", "/chat", "/record", "/dice", "/decisions"):
        answer = house.get(f"{OPEN}/nosuchtable0{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-table"), path
    for path in ("join", "start", "choice", "undo", "resign", "rematch", "chat", "fork"):
        body = {"choice": {"revision": 1, "move": "x"}, "undo": {"revision": 1}, "chat": {"text": "x"},
                "fork": {"at": 1, "table": {"game": "bul", "seats": []}}}.get(path, {})
        answer = house.post(f"{OPEN}/nosuchtable0/{path}", body, "token")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-table"), path
    assert "nosuchtable0" not in house.tables.entries


# ---------------------------------------------------------------- afterwards

def test_a_rematch_is_the_same_again_with_everybody_one_seat_further(house: House) -> None:
    one, two = house.pair("bul", title="Again", options={"captors": "on"}, visibility="link", language="fr",
                          clock={"kind": "move", "seconds": 600})
    one.refused_bare("rematch", "table-running")
    play_out(one, two)
    first = one.bare("rematch").json()
    assert house.get(f"{OPEN}/{one.id}").json()["rematch"] == first["table"] != one.id
    shown = house.get(f"{OPEN}/{first['table']}").json()
    assert shown["phase"] == "open" and shown["origin"] == one.id
    second = two.bare("rematch").json()
    assert second["table"] == first["table"]
    assert (first["seat"], second["seat"]) == (two.seat, one.seat)
    shown = house.get(f"{OPEN}/{first['table']}").json()
    assert shown["phase"] == "playing" and [seat["name"] for seat in shown["seats"]] == ["Bob", "Ann"]
    assert (shown["options"], shown["title"], shown["language"], shown["clock"]["seconds"]) == (
        {"captors": "on"}, "Again", "fr", 600)
    again = Player(house, first["table"], first["token"]), Player(house, second["table"], second["token"])
    assert [player.state()["you"] for player in again] == [two.seat, one.seat]
    assert commit_to(house.stored(one.id)[0]["secret"]) != again[0].state()["commitment"]
    for stranger in (Player(house, one.id), Player(house, one.id, "forged")):
        assert stranger.bare("rematch").status_code in (401, 403)


def test_a_rematch_against_a_bot_starts_at_once(house: House) -> None:
    one = house.open(seats=SOLO)
    play_out(one)
    found = one.bare("rematch").json()
    again = Player(house, found["table"], found["token"], found["seat"])
    shown = again.state()["table"]
    assert shown["phase"] == "playing" and [seat["kind"] for seat in shown["seats"]] == ["bot", "human"]
    assert again.await_turn()["you"] == found["seat"]


def test_a_finished_table_can_be_put_away_by_who_sat_there(house: House) -> None:
    one, two = house.pair(visibility="public")
    assert one.post("archive").json()["error"] == "table-running"
    play_out(one, two)
    assert Player(house, one.id, "forged").post("archive").status_code == 403
    assert Player(house, one.id).post("archive").status_code == 401
    assert two.post("archive").status_code == 204
    assert house.get(f"{OPEN}/{one.id}").json()["archived"] is True
    assert one.id not in {row["id"] for row in house.get(OPEN, limit=100).json()}
    assert one.post("archive", archived=False).status_code == 204
    assert one.id in {row["id"] for row in house.get(OPEN, limit=100).json()}


# ---------------------------------------------------------------- accounts

def login(house: House, name: str) -> str:
    """Log in on one more device, as somebody new the first time."""
    body = {"name": name, "password": "correct horse battery"}
    house.post("/api/account", body)
    answer = house.post("/api/login", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def test_an_account_keeps_its_seats_across_devices(house: House) -> None:
    desk, phone, other = login(house, "Ixchel"), login(house, "Ixchel"), login(house, "Hunahpu")
    host = house.open()
    seated = house.join(host.id, login=desk)
    elsewhere = Player(house, host.id, phone, seated.seat)
    assert elsewhere.state()["you"] == seated.seat
    assert Player(house, host.id, other).state()["you"] is None
    asked(host, elsewhere)[0].play()
    with elsewhere.socket() as wire:
        assert wire.next("state")["you"] == seated.seat
    opened = house.open(login=desk)
    assert Player(house, opened.id, phone).state()["you"] == opened.seat
    mine = {row["table"]: row for row in house.get("/api/account/games", phone).json()}
    assert {host.id, opened.id} <= set(mine) and mine[host.id]["mine"] == [seated.seat]
    assert house.get("/api/account/games", other).json() == []
    stranger = Player(house, host.id, other)
    stranger.refused("choice", "forbidden-seat", 403, move="x")
