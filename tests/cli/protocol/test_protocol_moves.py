"""The line protocol: several moves at once, legal moves on demand, and what a thing is."""

from __future__ import annotations

import random

import pytest

from sacbe import games
from sacbe.cli.protocol.session import ProtocolSession
from support.protocol_talk import ask_json, text
from support.protocol_talk import english as english

pytestmark = pytest.mark.once


def begun(game: str = "tzolkin", seat: str | None = "red", **setup: object) -> ProtocolSession:
    session = ProtocolSession(games.load_definition(game), seat)
    assert ask_json(session, command="new", players=2, seed=7, **setup)["ok"]
    return session


def test_several_moves_are_played_as_one_after_the_other() -> None:
    one, other = begun(), begun()
    for session in (one, other):
        ask_json(session, command="do", move="keep W04 W15")
    joined = ask_json(one, command="do", moves=["place yaxchilan", "place tikal", "stop"])
    singly = [ask_json(other, command="do", move=move) for move in ("place yaxchilan", "place tikal", "stop")]
    assert joined["ok"] and joined["events"] == [event for answer in singly for event in answer["events"]]
    assert one.current_game == other.current_game and joined["answers"] == singly[-1]["answers"]


@pytest.mark.parametrize(("moves", "code", "number"), [
    (["place yaxchilan", "pick tikal 2"], "tz.turn.place-or-pick-up", 2),
    (["pick tikal 2", "place tikal"], "tz.pickup.own-worker", 1),
    (["place yaxchilan", "place tikal", "stop", "place uxmal"], "protocol-between", None),
    (["place yaxchilan", "fly"], "kernel.unknown-move", None), ([], "protocol-moves-count", None),
    (["stop"] * 101, "protocol-moves-count", None), (["stop", {}], "protocol-value", None),
    (["x" * 300], "protocol-long", None),
])
def test_one_wrong_move_among_several_changes_nothing(moves: list[str], code: str, number: int | None) -> None:
    session = begun()
    ask_json(session, command="do", move="keep W04 W15")
    before = session.current_game.clone()
    answer = ask_json(session, command="do", moves=moves)
    assert not answer["ok"] and answer.get("number") == number
    assert answer["error"] == code or (code == "tz.pickup.own-worker" and answer["error"].startswith("tz."))
    assert session.current_game == before and session.current_game.event_log == before.event_log


def test_a_list_that_is_refused_shows_no_dice() -> None:
    """If it did, a seat could look at what chance will do and then play something else."""
    answers = {ask_json(session, command="do", moves=["keep W04 W15", "place tikal"])["text"]
               for session in [begun()]}
    assert len(answers) == 1 and "by itself" in answers.pop()
    session = ProtocolSession(games.load_definition("bul"), "red")
    for seed in range(4):
        ask_json(session, command="new", seed=seed)
        move = ask_json(session, command="options")["moves"][0]
        told = ask_json(session, command="do", moves=[move, "enter"])
        assert told["error"] in ("protocol-between", "kernel.game-over")


def test_who_plays_all_seats_may_send_a_whole_opening() -> None:
    answers = text("new seed=none", "do throw bbyy; throw yyyy; throw byyy; move 2", "do throw bbyy; throw bbbb",
                   "events")
    assert answers[1][0] == answers[3][0] == "ok 4 asked chance throw"
    assert answers[2][0].startswith("error kernel.not-asked 2. throw bbbb: ")


def test_the_form_of_do() -> None:
    session = begun()
    assert ask_json(session, command="do")["error"] == "protocol-missing"
    assert ask_json(session, command="do", move="stop", moves=["stop"])["error"] == "protocol-moves"
    assert ask_json(session, command="do", move="keep W04 W15; ")["error"] == "kernel.unknown-move"


def test_legal_moves_come_with_every_answer_that_moves_on() -> None:
    session = begun()
    assert "next" not in ask_json(session, command="undo", count=1)
    assert ask_json(session, command="tell", what="options")["tells"] == "options"
    dice = random.Random(1)
    moves = ask_json(session, command="options")["moves"]
    for _ in range(30):
        answer = ask_json(session, command="do", move=dice.choice(moves))
        moves = answer["next"]["moves"]
        assert moves == ask_json(session, command="options")["moves"]
        assert "next" not in ask_json(session, command="show")
    ask_json(session, command="tell", what="question")
    told = ask_json(session, command="new", players=2, seed=8)
    assert told["options"]["first"] == "random" and told["next"]["options"][0]["move"].startswith("keep ")
    assert {**told, **told["next"]}.items() >= {"text": told["next"]["text"]}.items() and told["next"]["text"]
    assert ask_json(session, command="tell", what="jokes")["error"] == "protocol-tell"
    assert ask_json(session, command="tell")["tells"] == "question"


def test_a_question_is_told_in_words_too() -> None:
    answers = text("tell question", "new players=2 seed=7", "do keep W04 W15", game="tzolkin", seat="red")
    assert any(line.startswith("question: Red: ") for line in answers[2])
    assert any(line.startswith("move: place tikal: ") for line in answers[2])


@pytest.mark.parametrize(("game", "thing", "found"), [
    ("tzolkin", "W03", ["tile:W03"]), ("tzolkin", "w03", ["tile:W03"]), ("tzolkin", "tile:W03", ["tile:W03"]),
    ("tzolkin", "keep W03  W04", ["tile:W03", "tile:W04"]), ("tzolkin", "corn", ["good:corn", "crop-tile:corn"]),
    ("tzolkin", "marker", ["marker:marker"]), ("tzolkin", "place tikal", ["gear:tikal"]),
    ("chichen_itza", "god 12", ["god:12"]), ("chichen_itza", "R2", ["place:R2"]),
    ("temple_of_chac", "boulder", ["boulder:boulder"]), ("temple_of_chac", "h1", ["space:H1"]),
    ("bul", "move 3", ["place:3"]),
])
def test_what_a_thing_is(game: str, thing: str, found: list[str]) -> None:
    answer = ask_json(begun(game), command="what", thing=thing)
    assert [f"{one['thing']['kind']}:{one['thing']['id']}" for one in answer["things"]] == found
    assert all(one["title"] and one["rules"] for one in answer["things"])


@pytest.mark.parametrize("thing", ["moonbeam", "tile:", ":", "tile:W99", "track: ", "keep W03"])
def test_what_nothing_is_called(thing: str) -> None:
    session = begun()
    before = session.current_game.clone()
    assert ask_json(session, command="what", thing=thing)["error"] == "protocol-what"
    assert session.current_game == before


@pytest.mark.parametrize("game", games.names())
def test_every_thing_that_a_legal_move_names_can_be_asked_about(game: str) -> None:
    session, dice = begun(game), random.Random(2)
    for _ in range(40):
        moves = ask_json(session, command="options")["moves"]
        for move in dice.sample(moves, min(3, len(moves))):
            if session.definition.presenter().things_of_move(move):
                assert ask_json(session, command="what", thing=move)["ok"], move
        if ask_json(session, command="do", move=dice.choice(moves))["over"]:
            break
