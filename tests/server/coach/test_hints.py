"""Hints at a table: for the seat that is asked alone, where they are allowed, and never without a line in the log."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacbe.coach.text.render import render_explanation, render_hint
from sacbe.coach.worker_process import GameSetup
from sacbe.kernel.core.frame import CHANCE
from sacbe.presentation.language import words
from sacbe.server.coach import hints
from sacbe.server.views.notes import TEXTS
from server.tables.test_lobby import login
from support.server.tables import PAIR, SOLO, Data, House, Player, asked

pytestmark = pytest.mark.once

THREE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def hinted(player: Player, step: int = 1, **more: Any) -> Data:
    answer = player.post("hint", revision=player.revision, step=step, **more)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def log_of(player: Player, since: int = 0) -> list[tuple[str | None, str]]:
    return [(line["seat"], line["text"]) for line in player.get("events", since=since).json()["log"]]


def notes(player: Player, since: int = 0) -> list[tuple[str | None, str]]:
    said = {words.say(key) for key in TEXTS.values()}
    return [line for line in log_of(player, since) if line[1] in said]


def as_data(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


# ---------------------------------------------------------------- whether they are allowed

@pytest.mark.parametrize(("seats", "wanted", "allowed"), [
    (SOLO, None, True), (SOLO, False, False), (SOLO, True, True),
    (PAIR, None, False), (PAIR, True, True), (PAIR, False, False),
    ([{"kind": "bot"}, {"kind": "bot"}], None, True),
])
def test_the_one_who_opens_a_table_decides(house: House, seats: Any, wanted: bool | None, allowed: bool) -> None:
    answer = house.post("/api/tables", {"game": "bul", "seats": seats, "hints": wanted})
    assert answer.json()["table"]["hints"] is allowed
    id = answer.json()["table"]["id"]
    house.forget(id)
    assert house.get(f"/api/tables/{id}").json()["hints"] is allowed
    assert house.stored(id)[0]["hints"] is wanted


def test_bots_on_the_free_seats_make_it_a_game_alone(house: House) -> None:
    ann = house.open(seats=PAIR)
    assert not ann.state()["table"]["hints"]
    ann.post("start", fill="random")
    assert ann.state()["table"]["hints"]


def test_a_list_says_it_and_a_rematch_keeps_it(house: House) -> None:
    ann = house.open(seats=PAIR, hints=True, visibility="public")
    listed = {table["id"]: table for table in house.get("/api/tables").json()}
    assert listed[ann.id]["hints"] is True
    bob = house.join(ann.id)
    ann.act("offer", what="abandon")
    bob.act("answer", agree=True)
    again = ann.bare("rematch").json()
    assert house.get(f"/api/tables/{again['table']}").json()["hints"] is True


def test_without_leave_there_is_no_hint(house: House) -> None:
    for player in house.pair():
        player.refused("hint", "forbidden-hints", 403, step=1)


# ---------------------------------------------------------------- the three steps

@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac", "bul"])
def test_each_step_tells_more(house: House, game: str) -> None:
    ann = house.open(game, SOLO)
    ann.await_turn()
    live = house.fold(ann.id)
    found = [hinted(ann, step) for step in (1, 2, 3)]
    for step, answer in enumerate(found, 1):
        wanted = render_hint(live.started_game, step, names=live.names())
        assert answer["hint"] == as_data(wanted), "not what the coach says here"
        assert answer["answers"] == len(live.started_game.history)
    first, second, third = (answer["hint"] for answer in found)
    assert first["move"] is None and first["comparison"] is None and first["nudge_text"]
    assert second["move"]["text"] and second["comparison"] is None
    assert third["comparison"]["texts"] and third["comparison"]["reasons_text"]
    moves = [option["move"] for option in ann.state()["options"]]
    assert second["move"]["line"][0] in moves
    ann.act("choice", move=second["move"]["line"][0])


def test_words_are_in_the_language_that_is_asked_for(house: House) -> None:
    ann = house.open("tzolkin", SOLO)
    ann.await_turn()
    live = house.fold(ann.id)
    for lang in words.LANGUAGES:
        answer = house.http.post(f"/api/tables/{ann.id}/hint", json={"revision": ann.revision, "step": 3},
                                 headers={"Authorization": f"Bearer {ann.token}", "Accept-Language": lang})
        with words.use_language(lang):
            assert answer.json()["hint"] == as_data(render_hint(live.started_game, 3, names=live.names()))


def test_who_cannot_have_one(house: House) -> None:
    ann, bob = asked(*house.pair(hints=True))
    bob.refused("hint", "hint-not-asked")
    Player(house, ann.id).refused("hint", "login-needed", 401)
    Player(house, ann.id, "nonsense").refused("hint", "forbidden-seat", 403)
    ann.refused("hint", "stale", 409, revision=ann.revision - 1)
    ann.refused("hint", "stale", 409, revision=ann.revision + 5)
    for wrong in (0, 4, "x", 1.5):
        assert ann.post("hint", revision=ann.revision, step=wrong).status_code == 400
    ann.act("offer", what="pause")
    bob.act("answer", agree=True)
    ann.refused("hint", "table-paused")
    ann.act("resume")
    ann.bare("leave")
    answer = ann.post("hint", revision=ann.revision)            # a bot plays on meanwhile
    assert answer.json()["error"] in ("seat-gone", "stale")
    waiting = house.open(hints=True)
    waiting.refused("hint", "table-not-started")


def test_after_the_game_there_is_none(house: House) -> None:
    ann, bob = house.pair(hints=True)
    ann.act("offer", what="abandon")
    bob.act("answer", agree=True)
    ann.refused("hint", "table-over")


# ---------------------------------------------------------------- the log

def test_a_hint_is_part_of_the_replay_and_outlives_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.open("tzolkin", SOLO)
        ann.await_turn()
        for step in (1, 2):
            hinted(ann, step)
        at = len(house.fold(ann.id).started_game.history)
        ann.play(lambda options: options[0])
        wanted = notes(ann)
        assert len(wanted) == 2
    with House(tmp_path) as house:
        again = Player(house, ann.id, ann.token)
        assert notes(again) == wanted
        told = {moment["at"]: [(line["seat"], line["text"]) for line in moment["log"]]
                for moment in again.get("replay").json()["moments"]}
        assert told[at][-2:] == wanted
        assert sum(line in wanted for lines in told.values() for line in lines) == 2


def test_everybody_reads_that_a_seat_had_a_hint(house: House) -> None:
    ann, bob = asked(*house.pair("tzolkin", hints=True))
    watcher = Player(house, ann.id)
    before = ann.revision
    with bob.socket(lean=False, since=before) as wire:
        answer = hinted(ann, 2)
        assert answer["revision"] == before + 1 == ann.revision
        told = wire.next("events", revision=before + 1)
        assert [(line["seat"], line["text"]) for line in told["log"]] == [(ann.seat, words.say("table-hint-move"))]
    line = (ann.seat, words.say("table-hint-move"))
    for reader in (ann, bob, watcher):
        assert notes(reader) == [line] == notes(reader, before)
        assert log_of(reader)[-1] == line
    hinted(ann, 2)
    hinted(ann, 1)
    assert ann.revision == before + 1, "noted again"
    hinted(ann, 3)
    assert [text for _, text in notes(bob)] == [words.say("table-hint-move"), words.say("table-hint-comparison")]
    house.forget(ann.id)
    assert len(notes(bob)) == 2, "it is stored"


def test_notes_stand_where_the_hint_was_given(house: House) -> None:
    ann = house.open("bul", SOLO)
    ann.await_turn()
    hinted(ann, 1)
    mark = len(log_of(ann))
    ann.play()
    ann.await_turn()
    assert log_of(ann)[mark - 1] == (ann.seat, words.say("table-hint-nudge"))
    assert len(log_of(ann)) > mark
    assert notes(ann, ann.revision) == []


def test_a_hint_survives_an_undo(house: House) -> None:
    ann = house.open("tzolkin", SOLO)
    for _ in range(200):
        state = ann.await_turn()
        hinted(ann, 1)
        ann.play()
        now = ann.state()                       # of one moment: a bot may move on between two looks
        if now["undo"] is not None and now["undo"]["free"] and now["options"]:
            break
    else:
        raise AssertionError("nothing can be taken back")
    count = len(notes(ann))
    hinted(ann, 1)
    ann.act("undo")
    assert ann.state()["answers"] == state["answers"]
    assert len(notes(ann)) == count + 1, "what was noted stays"
    revision = ann.revision
    hinted(ann, 1)
    assert ann.revision == revision, "the same question: it was noted before"
    live, fresh = house.fold(ann.id), len(notes(ann))
    assert len(live.hints) == fresh


# ---------------------------------------------------------------- why did Blue do that?

def decisions(player: Player, seat: str) -> list[int]:
    return [row["at"] for row in player.get("decisions").json() if row["seat"] == seat]


def bots_of(player: Player) -> list[str]:
    return [row["seat"] for row in player.state()["table"]["seats"] if row["bot"]]


def test_a_bot_is_explained_as_far_as_the_reader_may_know(house: House) -> None:
    ann = house.open("tzolkin", THREE)
    drawn = random.Random(2)
    for _ in range(12):
        if ann.await_turn()["options"]:
            ann.play(drawn.choice)
    ann.await_turn()
    live = house.fold(ann.id)
    game = live.started_game
    told = refused = 0
    for at in decisions(ann, bots_of(ann)[0])[-6:]:
        assert Player(house, ann.id).post("explain", at=at).json()["error"] == "forbidden-hints-watcher"
        answer = ann.post("explain", at=at)
        if answer.status_code == 400:
            assert answer.json()["error"] == "explain-secret"
            refused += 1
            continue
        seat = game.definition.seats.index(str(ann.seat))
        assert answer.json()["explanation"] == as_data(render_explanation(game, at, seat, live.names()))
        told += 1
    assert told > 0


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac", "bul"])
def test_lines_of_the_log_say_which_decision_they_tell_of(house: House, game: str) -> None:
    ann = house.open(game, SOLO)
    drawn = random.Random(4)
    for move in range(8):
        if move == 4:
            known = ann.revision
        if ann.await_turn()["options"]:
            ann.play(drawn.choice)
    ann.await_turn()
    playing = house.fold(ann.id).started_game
    log = ann.get("events", since=0).json()["log"]
    dated = [line for line in log if line["at"] is not None]
    assert len({line["seat"] for line in dated}) == 2
    assert all(playing.definition.seats[playing.history[line["at"]].seat] == line["seat"] for line in dated)
    fresh = ann.get("events", since=known).json()["log"]
    assert fresh and [line["at"] for line in fresh] == [line["at"] for line in log[-len(fresh):]]
    past = [line for moment in ann.get("replay").json()["moments"] for line in moment["log"]]
    assert [line["at"] for line in past if line["at"] is not None] == [line["at"] for line in dated]


def test_what_is_not_explained(house: House) -> None:
    ann, bob = house.pair("bul", hints=True)
    drawn = random.Random(3)
    for _ in range(6):
        asked(ann, bob)[0].play(drawn.choice)
    history = house.fold(ann.id).started_game.history
    mine = decisions(ann, str(ann.seat))[0]
    assert bob.post("explain", at="x").json()["error"] == "request-field"
    for player, at, key in ((bob, mine, "explain-person"), (bob, len(history), "no-such-answer"),
                            (bob, next(at for at, one in enumerate(history) if one.seat == CHANCE), "explain-chance")):
        answer = player.post("explain", at=at)
        assert (answer.status_code, answer.json()["error"]) == (400, key)
    assert ann.post("explain", at=mine).status_code == 200, "one's own"
    closed = house.pair("bul")[0]
    answer = closed.post("explain", at=0)
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden-hints")
    ann.act("offer", what="abandon")
    bob.act("answer", agree=True)
    assert bob.post("explain", at=mine).status_code == 200, "the game is over"


# ---------------------------------------------------------------- limits

def test_a_coach_that_dies_is_asked_once_more(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.open("tzolkin", SOLO)
        ann.await_turn()
        hinted(ann, 1)
        found = house.coaching
        pid = found.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        assert hinted(ann, 2)["hint"]["move"]
        assert found.pid != pid


def test_a_slow_coach_is_stopped_and_nothing_is_noted(tmp_path: Path) -> None:
    with House(tmp_path, hint_seconds=0.05) as house:
        ann = house.open("tzolkin", SOLO)
        ann.await_turn()
        revision = ann.revision
        answer = ann.post("hint", revision=revision, step=3)
        assert (answer.status_code, answer.json()["error"]) == (503, "coach-slow")
        assert ann.revision == revision and notes(ann) == []


def test_an_address_asks_only_so_much_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "PER_ADDRESS", 0)
    ann = house.open("bul", SOLO)
    ann.await_turn()
    ann.refused("hint", "too-many-hints", 429)
    monkeypatch.undo()
    monkeypatch.setattr(hints, "MOST", 0)
    ann.refused("hint", "busy", 503)


def test_a_setup_makes_the_game_again(house: House) -> None:
    ann = house.open("chichen_itza", SOLO)
    ann.await_turn()
    game = house.fold(ann.id).started_game
    again = GameSetup.from_game(game).build_game()
    assert again.view(None) == game.view(None) and len(again.history) == len(game.history)


def test_an_account_may_ask_for_its_seat(house: House) -> None:
    token = login(house, "Coached one")
    ann = house.open("bul", SOLO, login=token)
    ann.await_turn()
    assert hinted(Player(house, ann.id, token, ann.seat))["hint"]["seat"] == ann.seat
