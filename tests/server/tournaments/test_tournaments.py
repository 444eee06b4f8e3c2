"""Tournaments: who plays whom, on which seats, how it stands; and one that the server holds from start to end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from sacbe.server.storage.rows import PairingRow
from sacbe.server.tournaments import service as module
from sacbe.server.tournaments import store as storage
from sacbe.server.tournaments.pairing import (
    count_meetings,
    league_points,
    pair_round,
    rotate_seats,
    round_robin,
    standings,
    table_sizes,
)
from server.friends.test_friends import PASSWORD, Member
from support.server.tables import House, Player, play_out, wait_for

pytestmark = pytest.mark.once

KEY = "0123456789abcdef0123456789abcdef"


def pairing(round: int, number: int, players: list[int], places: list[int] | None = None) -> PairingRow:
    result = None
    if places is not None:
        result = {str(one): [points, float(place == 1), 10.0 / place]
                  for one, points, place in zip(players, league_points(places), places, strict=True)}
    return PairingRow(tournament="t", round=round, number=number, table_id=f"{round}-{number}", players=players,
                      result=result)


# ---------------------------------------------------------------- drawing

@pytest.mark.parametrize("count", range(2, 12))
def test_all_against_all_meet_once(count: int) -> None:
    players = list(range(count))
    rounds = count - 1 + count % 2
    met = Counter(tuple(sorted(pair)) for round in range(1, rounds + 1) for pair in round_robin(players, round)
                  if len(pair) == 2)
    assert met == Counter(combinations(players, 2))
    for round in range(1, rounds + 1):
        assert sorted(one for pair in round_robin(players, round) for one in pair) == players


@pytest.mark.parametrize("kind", ["round-robin", "swiss"])
@pytest.mark.parametrize(("count", "seats", "least"), [(4, 2, 2), (5, 2, 2), (8, 2, 2), (7, 3, 2), (8, 4, 2), (9, 4, 2),
                                                       (10, 4, 3), (5, 4, 3), (2, 4, 2), (32, 4, 2)])
def test_every_round_seats_everybody_once(kind: Any, count: int, seats: int, least: int) -> None:
    past: list[PairingRow] = []
    players = list(range(count))
    byes: Counter[int] = Counter()
    for round in range(1, 6):
        places = [one.number for one in standings(players, past)]
        drawn = pair_round(kind, players, past, seats, least, places)
        assert sorted(one for table in drawn for one in table) == players
        assert all(len(table) == 1 or least <= len(table) <= seats for table in drawn)
        byes.update(table[0] for table in drawn if len(table) == 1)
        past += [pairing(round, number, table, list(range(1, len(table) + 1)))
                 for number, table in enumerate(drawn)]
    assert not byes or max(byes.values()) - min(byes[one] for one in players) <= 1


def test_seats_rotate() -> None:
    past: list[PairingRow] = []
    for round in range(1, 9):
        table = rotate_seats([0, 1, 2, 3], past)
        past.append(pairing(round, 0, table))
    sat = Counter((one, seat) for row in past for seat, one in enumerate(row.players))
    assert set(sat.values()) == {2} and len(sat) == 16


def test_people_meet_as_evenly_as_possible() -> None:
    past: list[PairingRow] = []
    for round in range(1, 6):
        drawn = pair_round("round-robin", list(range(8)), past, 4, 2, [])
        past += [pairing(round, number, table) for number, table in enumerate(drawn)]
    assert max(count_meetings(past).values()) <= 4 and len(count_meetings(past)) == 28


def test_swiss_lets_neighbours_meet() -> None:
    past = [pairing(1, 0, [0, 1], [1, 2]), pairing(1, 1, [2, 3], [1, 2])]
    places = [one.number for one in standings(range(4), past)]
    assert [set(table) for table in pair_round("swiss", range(4), past, 2, 2, places)] == [{0, 2}, {1, 3}]


def test_standings_and_their_tie_breaks() -> None:
    past = [pairing(1, 0, [0, 1], [1, 2]), pairing(1, 1, [2, 3], [1, 2]),
            pairing(2, 0, [0, 2], [1, 2]), pairing(2, 1, [1, 3], [1, 1])]
    found = standings(range(4), past)
    assert [(row.number, row.place, row.points, row.won) for row in found] == [
        (0, 1, 2.0, 2), (2, 2, 1.0, 1), (1, 3, 0.5, 1), (3, 4, 0.5, 1)]
    assert found[2].opponents > found[3].opponents          # 1 has met the first, 3 the second
    even = standings(range(2), [pairing(1, 0, [0, 1], [1, 1])])
    assert [row.place for row in even] == [1, 1]
    assert standings([], []) == [] and table_sizes(1, 2, 2) == []


# ---------------------------------------------------------------- held by the server

def shown(who: Member, id: str) -> dict[str, Any]:
    found: dict[str, Any] = who.house.get(f"/api/tournaments/{id}", who.token).json()
    return found


def held(owner: Member, *others: Member, **more: Any) -> str:
    body = {"title": "Friday cup", "game": "bul", **more}
    answer = owner.house.post("/api/tournaments", body, owner.token)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    for one in others:
        one.do(f"tournaments/{id}/join")
    return id


def play_round(people: list[Member], id: str) -> int:
    """Play all tables of the round that runs; its number."""
    found = shown(people[0], id)
    for row in found["tables"]:
        if row["round"] == found["round"] and row["result"] is None:
            house = people[0].house
            names = house.get(f"/api/tables/{row['table']}").json()["seats"]
            by_name = {one.name: one for one in people}
            play_out(*(Player(house, row["table"], by_name[seat["name"]].token, seat["seat"]) for seat in names))
    return int(found["round"])


@pytest.fixture
def people(house: House) -> list[Member]:
    return [Member(house, name) for name in ("Ann", "Bob", "Cleo")]


def test_a_league_from_start_to_end(house: House, people: list[Member]) -> None:
    ann, bob, cleo = people
    id = held(ann, bob, cleo)
    before = shown(ann, id)
    assert before["is_owner"] and not shown(bob, id)["is_owner"] and shown(cleo, id)["mine"] == 2
    assert house.get(f"/api/tournaments/{id}").json()["mine"] is None           # by link, without an account
    for _ in range(2):
        ann.do(f"tournaments/{id}/start")                                       # a second time nothing happens
    assert (shown(ann, id)["phase"], shown(ann, id)["rounds"]) == ("playing", 3)
    seats = []
    for round in (1, 2, 3):
        wait_for(lambda round=round: shown(ann, id)["round"] == round)
        wait_for(lambda: all(not row["table"] or house.get(f"/api/tables/{row['table']}").status_code == 200
                             for row in shown(ann, id)["tables"]))
        assert play_round(people, id) == round
    found = wait_for(lambda: one if (one := shown(ann, id))["phase"] == "over" else None)
    assert len(found["tables"]) == 6 and all(row["result"] for row in found["tables"])
    seats = [tuple(row["players"]) for row in found["tables"] if row["table"]]
    assert Counter(tuple(sorted(pair)) for pair in seats) == Counter(combinations(range(3), 2))
    assert sum(row["points"] for row in found["standings"]) == pytest.approx(3.0)
    assert [row["played"] for row in found["standings"]] == [2, 2, 2]
    for row in (row for row in found["tables"] if row["table"]):
        result = house.get(f"/api/tables/{row['table']}/state").json()["result"]
        won = {house.get(f"/api/tables/{row['table']}").json()["seats"][at]["seat"]
               for at, number in enumerate(row["players"])
               if next(one for one in row["result"] if one["player"] == number)["won"]}
        assert won == set(result["winners"])
    assert house.get("/api/account/history", ann.token).json()                  # they are rated, too
    assert next(one["id"] for one in house.get("/api/tournaments", bob.token).json()) == id


def test_people_come_by_link_or_by_name(house: House, people: list[Member]) -> None:
    ann, bob, cleo = people
    id = held(ann)
    assert ann.do(f"tournaments/{id}/invite", 400, name=bob.name)["error"] == "not-friend"
    bob.befriend(ann)
    ann.do(f"tournaments/{id}/invite", 204, name=bob.name)
    assert bob.do(f"tournaments/{id}/invite", 403, name=ann.name)["error"] == "forbidden-tournament"
    assert [(one["kind"], one["target"], one["title"]) for one in bob.all()["invitations"]] == [
        ("tournament", id, "Friday cup")]
    for _ in range(2):
        bob.do(f"tournaments/{id}/join")
    assert bob.all()["invitations"] == [] and [one["name"] for one in shown(ann, id)["players"]] == [ann.name, bob.name]
    bob.do(f"tournaments/{id}/leave")
    assert [one["name"] for one in shown(ann, id)["players"]] == [ann.name]
    assert ann.do(f"tournaments/{id}/start", 400)["error"] == "tournament-few"
    assert house.post(f"/api/tournaments/{id}/join").status_code == 401
    cleo.do(f"tournaments/{id}/join")
    ann.do(f"tournaments/{id}/start")
    assert bob.do(f"tournaments/{id}/join", 400)["error"] == "tournament-started"


def test_who_does_not_come_is_dropped(house: House, people: list[Member]) -> None:
    ann, bob, cleo = people
    id = held(ann, bob, cleo)
    assert bob.do(f"tournaments/{id}/start", 403)["error"] == "forbidden-tournament"
    assert bob.do(f"tournaments/{id}/drop", 403, number=0)["error"] == "forbidden-tournament"
    assert ann.do(f"tournaments/{id}/drop", 404, number=77)["error"] == "unknown-entrant"
    ann.do(f"tournaments/{id}/start")
    row = next(row for row in shown(ann, id)["tables"] if len(row["players"]) == 2)
    away, here = row["players"]
    by_number = dict(enumerate(people))
    ann.do(f"tournaments/{id}/drop", number=away)
    table = house.get(f"/api/tables/{row['table']}").json()
    player = Player(house, row["table"], by_number[here].token, table["seats"][1]["seat"])
    while player.await_turn()["table"]["phase"] == "playing":
        player.play()
    found = wait_for(lambda: one if (one := shown(ann, id))["round"] > 1 or one["phase"] == "over" else None)
    points = {one["player"]: one["points"] for one in found["tables"][row["number"]]["result"]}
    assert points == {here: 1.0, away: 0.0}
    assert all(away not in one["players"] for one in found["tables"] if one["round"] > 1)


def test_after_a_crash_the_same_tables_are_opened(house: House, people: list[Member],
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    """The round stands in the database, and no table is there yet; nor was its end counted."""
    ann, bob, _ = people
    id = held(ann, bob)
    contests = house.contests

    async def nothing(self: object, found: object, row: object) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(module.Tournaments, "_look_after", nothing)
        ann.do(f"tournaments/{id}/start")
        table = shown(ann, id)["tables"][0]["table"]
        assert house.get(f"/api/tables/{table}").status_code == 404
    house.run(contests.advance(id))
    house.run(contests.advance(id))
    assert house.get(f"/api/tables/{table}").json()["phase"] == "playing"
    with monkeypatch.context() as patch:
        patch.setattr(module.Tournaments, "_look_after", nothing)
        play_round([ann, bob], id)
    wait_for(lambda: not contests._tasks)
    house.run(contests.advance(id))
    assert shown(ann, id)["phase"] == "over"


def test_more_than_two_at_a_table(house: House) -> None:
    five = [Member(house, name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")]
    id = held(five[0], *five[1:], game="tzolkin", kind="swiss", seats=4, rounds=2)
    five[0].do(f"tournaments/{id}/start")
    found = shown(five[0], id)
    assert sorted(len(row["players"]) for row in found["tables"]) == [2, 3]
    for row in found["tables"]:
        table = house.get(f"/api/tables/{row['table']}").json()
        assert [seat["name"] for seat in table["seats"]] == [five[number].name for number in row["players"]]
        assert table["players"] == len(row["players"]) and table["title"] == "Friday cup" and not table["hints"]


def test_wrong_tournaments_are_refused(house: House, people: list[Member], monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, _ = people
    for body, key in (({"game": "ludo"}, "unknown-game"), ({"seats": 3}, "tournament-seats"),
                      ({"rounds": 0}, "tournament-rounds"), ({"rounds": 99}, "tournament-rounds"),
                      ({"title": " "}, "tournament-title"), ({"title": "x" * 81}, "name-long"),
                      ({"kind": "cup"}, "request-field"), ({"clock": {"kind": "sundial"}}, "clock"),
                      ({"language": "xx"}, "unknown-language"), ({"options": {"a": "b"}}, "unknown-option")):
        answer = house.post("/api/tournaments", {"title": "Cup", "game": "bul", **body}, ann.token)
        assert 400 <= answer.status_code < 500 and answer.json()["error"].startswith(key), (body, answer.text)
    assert house.get("/api/tournaments", ann.token).json() == []
    assert house.get("/api/tournaments/nowhere").status_code == 404
    for path in ("join", "leave", "start"):
        assert ann.do(f"tournaments/nowhere/{path}", 404)["error"] == "unknown-tournament"
    monkeypatch.setattr(storage, "MOST_TOURNAMENTS", 1)
    monkeypatch.setattr(storage, "MOST_PLAYERS", 1)
    id = held(ann)
    assert house.post("/api/tournaments", {"title": "Cup", "game": "bul"}, ann.token).json()["error"] == \
        "tournaments-many"
    assert bob.do(f"tournaments/{id}/join", 400)["error"] == "tournament-full"


def test_asked_again_it_is_the_same_tournament(house: House, people: list[Member]) -> None:
    ann, bob, _ = people
    body = {"title": "Cup", "game": "bul"}
    first, again = (house.post("/api/tournaments", body, ann.token, **{"Idempotency-Key": KEY}) for _ in range(2))
    assert first.json() == again.json() and len(house.get("/api/tournaments", ann.token).json()) == 1
    other = house.post("/api/tournaments", body, bob.token, **{"Idempotency-Key": KEY}).json()
    assert other["id"] != first.json()["id"]
    id = first.json()["id"]
    for who, status in ((bob, 403), (ann, 204)):
        gone = house.http.delete(f"/api/tournaments/{id}", headers={"Authorization": f"Bearer {who.token}"})
        assert gone.status_code == status
    assert house.get(f"/api/tournaments/{id}").status_code == 404


def test_a_deleted_account_leaves_no_name(house: House, people: list[Member]) -> None:
    ann, bob, cleo = people
    id = held(ann, bob, cleo)
    ann.do(f"tournaments/{id}/start")
    cleo.do("account/delete", 204, password=PASSWORD)
    found = shown(ann, id)
    assert [one["name"] for one in found["players"]] == [ann.name, bob.name, ""] and found["players"][2]["is_out"]
    ann.do("account/delete", 204, password=PASSWORD)
    assert not shown(bob, id)["is_owner"] and shown(bob, id)["phase"] == "playing"


def test_limits_hold_for_tournaments(tmp_path: Path) -> None:
    with House(tmp_path, invitations_per_hour=2) as house:
        ann = Member(house, "Ann")
        held(ann), held(ann)
        answer = house.post("/api/tournaments", {"title": "Cup", "game": "bul"}, ann.token)
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many-invitations")
