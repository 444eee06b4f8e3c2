"""Reviews on the server: a queue that people see, a process for each, stored with the game, and never lost."""

from __future__ import annotations

import os
import random
import signal
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sacbe
from sacbe.coach.review.review import review_game
from sacbe.coach.text.render import render_review
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play import record
from sacbe.presentation.language import words
from sacbe.server.coach import review_queue
from support.server.tables import SOLO, Data, House, Player, wait_for

pytestmark = pytest.mark.once

TABLE = {"game": "bul", "name": "Ann", "seats": SOLO}


@pytest.fixture(scope="module")
def house(late_house: House) -> House:
    """A server whose queue only these tests fill."""
    return late_house


@cache
def played(seed: int = 1) -> sacbe.Game:
    """A finished game."""
    game, drawn = sacbe.new("bul", players=2, seed=seed), random.Random(seed)
    while not game.is_over:
        game.apply(drawn.choice(game.ask.options))
    return game


def text(seed: int = 1) -> str:
    return record.write(played(seed))


def uploaded(house: House, seed: int = 1) -> Player:
    """A finished table."""
    return house.opened(house.post("/api/records", {"record": text(seed), "table": TABLE}))


def asked(answer: Any) -> Data:
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def ended(house: House, id: str) -> Data:
    """A review when it is done or has failed."""
    return wait_for(lambda: found if (found := asked(house.get(f"/api/reviews/{id}")))["state"] in ("done", "failed")
                    else None)


def as_data(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


# ---------------------------------------------------------------- tables

def test_a_finished_table_has_a_review(house: House) -> None:
    player = uploaded(house, 11)
    assert asked(player.get("review")) is None, "nobody has asked for one"
    begun = asked(player.post("review"))
    assert begun["table"] == player.id and begun["state"] in ("queued", "running") and begun["review"] is None
    assert asked(player.post("review"))["id"] == begun["id"], "joined"
    found = ended(house, begun["id"])
    wanted = review_game(played(11))
    assert found["state"] == "done" and found["place"] == 0 and found["done"] == found["total"] > 0
    assert {**found["review"], "digest": ""} == {**as_data(wanted), "digest": ""}
    names = house.fold(player.id).names()
    assert found["words"] == as_data(render_review(played(11), wanted, names))
    assert list(names.values()) == ["Ann"] and "Ann" in " ".join(found["words"]["decided"]), "people go by their names"
    assert asked(player.get("review")) == found == asked(player.post("review")), "nothing is done twice"
    assert len(found["words"]["turning"]) == len(wanted.turning)
    german = house.http.get(f"/api/reviews/{begun['id']}", headers={"Accept-Language": "de"}).json()
    with words.use_language("de"):
        assert german["words"] == as_data(render_review(played(11), wanted, names))


def test_a_running_game_has_none(house: House) -> None:
    ann, bob = house.pair()
    assert refusal(ann.post("review")) == (400, "review-running")
    ann.act("offer", what="abandon")
    bob.act("answer", agree=True)
    assert refusal(ann.post("review")) == (400, "review-unfinished")
    assert refusal(house.open().post("review")) == (400, "table-not-started")
    assert refusal(Player(house, "nowhere").post("review")) == (404, "unknown-table")
    assert refusal(Player(house, "nowhere").get("review")) == (404, "unknown-table")


# ---------------------------------------------------------------- records

def test_the_same_record_has_one_review(house: House) -> None:
    begun = asked(house.post("/api/reviews", {"record": text(12)}))
    found = ended(house, begun["id"])
    assert found["state"] == "done" and found["table"] is None
    assert found["review"] == as_data(review_game(played(12)))
    assert asked(house.post("/api/reviews", {"record": text(12)}))["id"] == begun["id"]


def test_wrong_records_are_refused(house: House) -> None:
    half = sacbe.new("bul", players=2, seed=3)
    for wrong, key in ((record.write(half), "review-unfinished"), ("nonsense", "record-"), ("", "record-"),
                       (text(12).replace("bul", "chess"), "")):
        status, error = refusal(house.post("/api/reviews", {"record": wrong}))
        assert status in (400, 404) and error.startswith(key)
    for depth in (0, 101, 9):
        status, error = refusal(house.post("/api/reviews", {"record": text(12), "depth": depth}))
        assert (status, error) == (400, "review-depth" if depth == 9 else "request-field")
    assert refusal(house.get("/api/reviews/nowhere")) == (404, "unknown-review")


def test_a_review_can_be_deepened(house: House) -> None:
    first = ended(house, asked(house.post("/api/reviews", {"record": text(13)}))["id"])
    begun = asked(house.post("/api/reviews", {"record": text(13), "depth": 2}))
    assert begun["id"] == first["id"] and begun["depth"] == 2 and begun["state"] in ("queued", "running")
    assert begun["review"] == first["review"], "the old one stays until the new one is there"
    second = ended(house, begun["id"])
    assert second["review"]["depth"] == 2 and second["review"] == as_data(review_game(played(13), 2))
    assert asked(house.post("/api/reviews", {"record": text(13)}))["review"]["depth"] == 2


# ---------------------------------------------------------------- trying again

def test_something_better_can_be_tried(house: House) -> None:
    id = asked(house.post("/api/reviews", {"record": text(12)}))["id"]
    found = ended(house, id)["review"]
    for decision in found["decisions"][:5]:
        best = asked(house.post(f"/api/reviews/{id}/try", {"at": decision["at"], "move": decision["solved"][0]}))
        assert best["solved"] and best["seat"] == decision["seat"] and best["text"]
        assert best["solved_moves"] == decision["solved"]
        then = played(12).copy_at(decision["at"])
        for move in then.ask.options:
            answer = asked(house.post(f"/api/reviews/{id}/try", {"at": decision["at"], "move": move}))
            assert answer["solved"] is (move in decision["solved"])
    at = found["decisions"][0]["at"]
    chance = next(at for at, entry in enumerate(played(12).history) if entry.seat == CHANCE)
    assert refusal(house.post(f"/api/reviews/{id}/try", {"at": chance, "move": "x"})) == (400, "review-no-decision")
    assert house.post(f"/api/reviews/{id}/try", {"at": at, "move": "enter 99"}).status_code == 400
    assert refusal(house.post("/api/reviews/nowhere/try", {"at": 0, "move": "x"})) == (404, "unknown-review")


def test_a_record_opens_at_any_answer(house: House) -> None:
    answers = len(played(12).history)
    decision = next(at for at, entry in enumerate(played(12).history) if at > 10 and entry.seat == 0)
    player = house.opened(house.post("/api/records", {"record": text(12), "table": TABLE, "at": decision}))
    state = player.state()
    assert state["answers"] == decision and state["options"]
    wrong = house.post("/api/records", {"record": text(12), "table": TABLE, "at": answers + 1})
    assert refusal(wrong) == (400, "no-such-answer")
    over = uploaded(house, 12)
    forked = house.opened(house.post(f"/api/tables/{over.id}/fork", {"at": decision, "table": TABLE}))
    assert forked.state()["options"] == state["options"]


# ---------------------------------------------------------------- the queue, and what goes wrong

def hold(house: House) -> None:
    """Nothing is worked on from now on, but can be asked for."""
    async def work() -> None:
        for task in house.reviewing._tasks:
            task.cancel()

    house.run(work())


def test_an_address_waits_for_its_own(tmp_path: Path) -> None:
    with House(tmp_path, trust_proxy=True) as house:
        hold(house)

        def ask(seed: int, address: str) -> Any:
            return house.post("/api/reviews", {"record": text(seed)}, **{"X-Forwarded-For": address})

        assert asked(ask(14, "10.0.0.1"))["place"] == 1
        assert asked(ask(15, "10.0.0.2"))["place"] == 2
        assert refusal(ask(16, "10.0.0.1")) == (429, "too-many-reviews")
        assert asked(ask(15, "10.0.0.1"))["place"] == 2, "who joins makes no work"
    with House(tmp_path) as house:
        for seed in (14, 15):
            id = asked(house.post("/api/reviews", {"record": text(seed)}))["id"]
            assert ended(house, id)["review"] == as_data(review_game(played(seed))), "the queue was kept"


def test_the_queue_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_queue, "MOST_WAITING", 2)
    with House(tmp_path, reviews_per_address=0) as house:
        hold(house)
        answers = [house.post("/api/reviews", {"record": text(seed)}) for seed in (20, 21, 22, 20)]
        assert [asked(answers[at])["place"] for at in (0, 1, 3)] == [1, 2, 1]
        assert refusal(answers[2]) == (503, "busy") and answers[2].headers["retry-after"] == "10"


def test_what_a_stopped_server_has_found_is_used(tmp_path: Path) -> None:
    with House(tmp_path, review_depth=40) as house:
        id = asked(house.post("/api/reviews", {"record": text(17), "depth": 40}))["id"]
        state = wait_for(lambda: found if (found := asked(house.get(f"/api/reviews/{id}")))["done"] > 3 else None)
        assert state["state"] == "running" and 0 < state["done"] < state["total"]
    kept = list((tmp_path / "reviews").glob("*.kept"))
    before = len(kept[0].read_text(encoding="utf-8").splitlines()) - 1
    assert before > 2
    with House(tmp_path, review_depth=40) as house:
        wait_for(lambda: id in house.reviewing.progress)
        assert house.reviewing.progress[id][0] >= before, "it goes on where it was"


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_process_that_dies_is_started_again_once(tmp_path: Path, deaths: int) -> None:
    with House(tmp_path, review_depth=40) as house:
        depth = 1 if deaths == 1 else 40
        id = asked(house.post("/api/reviews", {"record": text(18), "depth": depth}))["id"]
        dead: set[int] = set()
        while len(dead) < deaths:
            pid = wait_for(lambda: next((one.pid for one in list(house.reviewing.running.values())
                                         if one.pid not in dead), None))
            os.kill(pid, signal.SIGKILL)
            dead.add(pid)
        found = ended(house, id)
        if deaths == 1:
            assert found["state"] == "done" and found["problem"] is None
            return
        assert found["state"] == "failed" and found["problem"]["error"] == "review-failed" and found["problem"]["text"]
        assert not list((tmp_path / "reviews").glob("*.kept"))
        again = asked(house.post("/api/reviews", {"record": text(18)}))
        assert again["id"] == id and again["problem"] is None
        assert ended(house, id)["state"] == "done"


def test_a_review_goes_with_its_table(house: House) -> None:
    player = uploaded(house, 19)
    id = asked(player.post("review"))["id"]
    ended(house, id)
    assert house.run(house.tables.store.delete_table(player.id))
    assert refusal(house.get(f"/api/reviews/{id}")) == (404, "unknown-review")
