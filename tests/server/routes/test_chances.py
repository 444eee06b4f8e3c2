"""Chances over HTTP: each reader gets those of its own knowledge, watchers no earlier than they may."""

from __future__ import annotations

import random

import pytest

from support.learnt_weights import Writer
from support.server.tables import Data, House, Player, asked

pytestmark = pytest.mark.once


def told(player: Player) -> Data:
    answer = player.get("chances")
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def test_each_reader_gets_what_it_may_know(house: House, write_weights: Writer) -> None:
    write_weights("temple_of_chac")
    ann, bob = house.pair("temple_of_chac")
    watcher = Player(house, ann.id)
    drawn = random.Random(5)
    apart = 0
    for _ in range(60):
        one, _ = asked(ann, bob)
        one.play(drawn.choice)
        if ann.state()["result"] is not None:
            break
        game = house.fold(ann.id).started_game
        answers = [told(player) for player in (ann, bob, watcher)]
        for player, found in zip((ann, bob, watcher), answers, strict=True):
            assert found == {"revision": ann.revision, "you": player.seat, **game.chances(player.seat).as_data()}
        apart += len({str(found["seats"]) for found in answers}) > 1
    assert apart > 0


def test_a_token_of_elsewhere_is_a_watcher(house: House) -> None:
    ann, _ = house.pair("tzolkin")
    stranger = Player(house, ann.id, house.pair("tzolkin")[0].token)
    assert told(stranger)["you"] is None


def test_watchers_who_are_behind_get_old_chances(house: House) -> None:
    ann, bob = house.pair("bul", delay=30)
    watcher = Player(house, ann.id)
    assert watcher.get("chances").json()["error"] == "table-not-started"
    house.skip(31)
    first = told(watcher)
    for _ in range(6):
        asked(ann, bob)[0].play()
    assert told(watcher) == first and told(ann)["revision"] > first["revision"]
    house.skip(31)
    assert told(watcher) == {**told(ann), "you": None}


def test_the_end_is_the_result(house: House) -> None:
    ann, bob = house.pair("bul")
    while ann.state()["result"] is None:
        asked(ann, bob)[0].play()
    result, found = ann.state()["result"], told(Player(house, ann.id))
    assert (found["samples"], found["calibrated"]) == (0, True)
    assert [seat for seat, one in found["seats"].items() if one["chance"] == 1.0] == result["winners"]
    assert {seat: one["points"] for seat, one in found["seats"].items()} == result["scores"]
    assert {seat: one["categories"] for seat, one in found["seats"].items()} == result["parts"]


@pytest.mark.parametrize(("path", "status", "error"), [("nowhere", 404, "unknown-table"),
                                                       ("", 400, "table-not-started")])
def test_where_there_is_no_game_there_are_no_chances(house: House, path: str, status: int, error: str) -> None:
    answer = house.get(f"/api/tables/{path or house.open('bul').id}/chances")
    assert (answer.status_code, answer.json()["error"]) == (status, error)
