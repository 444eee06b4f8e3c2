"""Chances over HTTP: those of the reader's own knowledge, where hints are allowed, with a note that all can read."""

from __future__ import annotations

import random

import pytest

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.storage.rows import TOURNAMENT
from sacbe.server.tables.actions import require_advice_allowed
from sacbe.server.tables.core.table import allows_hints, is_rated
from sacbe.server.views.notes import TEXTS
from server.friends.test_friends import Member
from support.learnt_weights import Writer
from support.server.tables import SOLO, Data, House, Player, asked

pytestmark = pytest.mark.once


def told(player: Player) -> Data:
    answer = player.get("chances")
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def test_each_reader_gets_what_it_may_know(house: House, write_weights: Writer) -> None:
    write_weights("temple_of_chac")
    ann, bob = house.pair("temple_of_chac", hints=True)
    drawn = random.Random(5)
    apart = 0
    for _ in range(60):
        one, _ = asked(ann, bob)
        one.play(drawn.choice)
        if ann.state()["result"] is not None:
            break
        game = house.fold(ann.id).started_game
        answers = []
        for player in (ann, bob):
            revision = ann.revision
            answers.append(found := told(player))
            assert found == {"revision": revision, "you": player.seat, **game.chances(player.seat).as_data()}
            assert told(player)["revision"] == ann.revision == revision + 1, "noted once for a position"
        apart += len({str(found["seats"]) for found in answers}) > 1
    assert apart > 0


def notes_of(player: Player) -> list[tuple[str, str]]:
    """Who asked the coach what, as everybody reads it."""
    said = {words.say(key): key for key in TEXTS.values()}
    lines = player.get("events", since=0).json()["log"]
    return [(line["seat"], said[line["text"]]) for line in lines if line["text"] in said]


def test_everybody_reads_who_asked_for_chances(house: House) -> None:
    ann, bob = asked(*house.pair("bul", hints=True))
    watcher = Player(house, ann.id)
    told(ann)
    assert notes_of(bob) == notes_of(watcher) == [(ann.seat, "table-hint-chances")]
    told(bob), told(ann)
    assert notes_of(bob) == [(ann.seat, "table-hint-chances"), (bob.seat, "table-hint-chances")]
    assert ann.post("hint", revision=ann.revision, step=1).status_code == 200
    assert notes_of(bob)[2:] == [(ann.seat, "table-hint-nudge")], "a note of chances is none of a hint"
    ann.play()
    told(ann)
    assert notes_of(bob)[-1] == (ann.seat, "table-hint-chances") and len(notes_of(bob)) == 4
    house.forget(ann.id)
    assert len(notes_of(bob)) == 4


def test_where_hints_are_forbidden_so_are_chances(house: House) -> None:
    ann, bob = house.pair("bul")
    for player in (ann, bob, Player(house, ann.id), Player(house, ann.id, house.pair("bul")[0].token)):
        before = house.stored(ann.id)
        answer = player.get("chances")
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden-hints")
        assert house.stored(ann.id) == before


def test_a_player_cannot_ask_as_a_watcher(house: House) -> None:
    for ann in (house.pair("bul", hints=True)[0], house.open("bul", SOLO)):
        watcher = Player(house, ann.id)
        for answer in (watcher.get("chances"), watcher.post("explain", at=0)):
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden-hints-watcher")
        assert told(ann)["you"] == ann.seat


def test_watchers_of_bots_may_ask(house: House) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    id = house.post("/api/tables", {"game": "bul", "seats": bots}).json()["table"]["id"]
    assert told(Player(house, id))["you"] is None


def test_where_hints_are_allowed_no_game_is_rated(house: House) -> None:
    """Else who is losing could ask for a hint, and so save the rating."""
    for hints in (None, True):
        ann, bob = (Member(house, name) for name in ("Rita", "Rolf"))
        one = house.open("bul", login=ann.token, hints=hints)
        two = house.join(one.id, login=bob.token)
        assert is_rated(house.fold(one.id)) is (hints is None)
        answer = asked(one, two)[0].get("chances")
        assert answer.status_code == (403 if hints is None else 200)


def test_in_a_tournament_nobody_is_advised(house: House) -> None:
    ann, _ = house.pair("bul", hints=True)
    live = house.fold(ann.id)
    assert allows_hints(live.row, live.seats)
    live.row.owner = f"{TOURNAMENT}1"
    assert not allows_hints(live.row, live.seats)
    for seat in (0, 1, None):
        with pytest.raises(Problem) as found:
            require_advice_allowed(live, seat)
        assert found.value.key == "forbidden-hints"


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
