"""The line protocol: its page, requests and answers in words and in JSON, records, and secrets."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import sacbe
from sacbe import Problem, games
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.kernel.play import record
from sacbe.presentation.language import words
from sacbe.protocol.answers import JsonProtocol, TextProtocol
from sacbe.protocol.requests import COMMANDS, LONGEST
from support.protocol_talk import ask_json, converse, split, text
from support.protocol_talk import english as english

DOCS = Path(__file__).parents[3] / "docs"


# ---------------------------------------------------------------- the page

def transcripts() -> list[tuple[list[str], str]]:
    page = (DOCS / "develop" / "protocol.md").read_text(encoding="utf-8")
    return [(head.split(), body) for head, body in
            re.findall(r"^```transcript (.*)\n((?:.|\n)*?)^```$", page, flags=re.MULTILINE)]


@pytest.mark.parametrize(("args", "body"), transcripts(), ids=lambda value: " ".join(value)[:40])
def test_the_transcripts_of_the_page(args: list[str], body: str) -> None:
    """Lines with `>` are sent; everything between them is the answer, to the letter."""
    seat = args[args.index("--seat") + 1] if "--seat" in args else None
    session = ProtocolSession(games.load_definition(args[0]), seat)
    form: TextProtocol | JsonProtocol = JsonProtocol(session) if "--json" in args else TextProtocol(session)
    found = []
    for line in body.splitlines():
        if line.startswith(">"):
            answer = form.handle_line(line[2:])
            found += [line, *([] if answer is None else answer.split("\n"))]
    assert found == body.splitlines()


def test_the_page_names_every_command_and_every_error() -> None:
    page = (DOCS / "develop" / "protocol.md").read_text(encoding="utf-8").replace(r"\|", "|")
    assert len(transcripts()) >= 4
    for name, command in COMMANDS.items():
        assert f"`{command.form}`" in page
        for argument in command.arguments:
            assert re.search(rf"`{name}`.*`{argument}`", page), f"{name}: {argument}"
    bundle = (words.LOCALES / "en" / "protocol.ftl").read_text(encoding="utf-8")
    for key in re.findall(r"^problem-(protocol-[a-z-]+) =", bundle, flags=re.MULTILINE):
        assert f"`{key.removesuffix('-near')}`" in page, key


# ---------------------------------------------------------------- requests

def test_every_request_gets_one_answer() -> None:
    lines = ["help", "show", "new seed=7", "SHOW", "show red", "show watcher", "view", "options", "question", "refused",
             "chances", "chances blue", "chances watcher", "why enter",
             "why red enter", "why move 9", "do  ENTER", "undo", "events", "events 2", "seat", "seat red", "record",
             "quit"]
    answers = text(*lines)
    assert len(answers) == len(lines)
    assert [answer[0].split()[0] for answer in answers] == ["ok", "error", *["ok"] * (len(lines) - 2)]


def test_a_question_comes_with_its_facts_and_the_effects_of_its_options() -> None:
    session = ProtocolSession(games.load_definition("tzolkin"))
    assert not ask_json(session, command="question")["ok"]
    ask_json(session, command="new", players=2, seed=7)
    for _ in range(4):
        found = ask_json(session, command="question")
        ask_json(session, command="do", move=found["options"][0]["move"])
    found = ask_json(session, command="question")
    assert (found["prompt"], found["facts"]["hand"]) == ("place", 1) and found["text"].startswith("Red:")
    placing = next(row for row in found["options"] if row["move"].startswith("place"))
    assert placing["things"] and {"kind": "pay"}.items() <= placing["effects"][0].items()
    refused = ask_json(session, command="refused")["refused"]
    assert refused and all(row["text"] and 0 < len(row["moves"]) <= 20 for row in refused)


def test_only_the_own_question_is_told() -> None:
    session = ProtocolSession(games.load_definition("tzolkin"), "blue", ["random"])
    ask_json(session, command="new", players=2, seed=7)
    assert ask_json(session, command="question")["options"]
    session.bots = {}
    ask_json(session, command="do", move=ask_json(session, command="options")["moves"][0])
    assert session.current_game.ask.seat == "red"
    for command in ("question", "refused", "options"):
        assert ask_json(session, command=command)["error"] == "protocol-hidden"


def test_chances_are_told_from_what_the_reader_knows() -> None:
    session = ProtocolSession(games.load_definition("temple_of_chac"))
    ask_json(session, command="new", players=2, seed=7)
    game = session.current_game
    drawn = random.Random(2)
    while len(game.history) < 80:
        game.apply(drawn.choice(game.ask.choices))
    asked = game.ask.seat
    for named, reader in ((None, asked), ("red", "red"), ("blue", "blue"), ("watcher", None)):
        found = ask_json(session, command="chances", seat=named)
        assert found["seat"] == (reader or "watcher")
        assert {name: found[name] for name in ("seats", "nobody", "samples", "calibrated", "outside")} \
            == game.chances(reader).as_data()


def test_chances_of_another_seat_are_not_told() -> None:
    session = ProtocolSession(games.load_definition("tzolkin"), "blue", ["random"])
    assert ask_json(session, command="chances")["error"] == "protocol-no-game"
    ask_json(session, command="new", players=2, seed=7)
    assert ask_json(session, command="chances")["seat"] == "blue"
    assert ask_json(session, command="chances", seat="watcher")["seat"] == "watcher"
    assert ask_json(session, command="chances", seat="red")["error"] == "protocol-hidden"
    assert ask_json(session, command="chances", seat="pink")["error"] == "unknown-seat"


def test_chances_in_words_are_lines_of_data() -> None:
    _, lines = text("new seed=7", "chances watcher")
    assert lines[1:4] == ["seat: watcher", "seats.red.chance: 0.5", "seats.red.points: 0.0"]
    assert lines[-4:] == ["nobody: 0.0", "samples: 1", "calibrated: false", "outside:"]


def test_nothing_is_answered_after_quit() -> None:
    assert text("quit", "help") == [["ok - idle"]]


@pytest.mark.parametrize(("line", "code"), [
    ("", "protocol-empty"), ("   ", "protocol-empty"), ("stand", "protocol-command"), ("shwo", "protocol-command-near"),
    ("new players=3", "player-count"), ("new players=x", "protocol-number"),
    ("new players=2 players=2", "option-twice"),
    ("new seed=x", "seed"), ("new seed=99999999999999999999", "seed"), ("new captors=sideways", "option-value"),
    ("new moon=full", "unknown-option"), ("new loud", "option-form"), ("show green", "unknown-seat"),
    ("show red blue", "protocol-form"), ("options all", "protocol-form"), ("do", "protocol-form"),
    ("do red", "protocol-form"), ("do fly", "kernel.unknown-move"), ("do entre", "kernel.unknown-move"),
    ("do pass", "bul.turn.must-move"), ("do throw bbbb", "kernel.not-asked"), ("do blue enter", "kernel.not-your-turn"),
    ("do chance throw bbbb", "kernel.not-your-turn"), ("do " + "x" * 300, "protocol-long"),
    ("undo 0", "nothing-to-undo"),
    ("undo 7", "nothing-to-undo"), ("undo -1", "protocol-number"), ("events x", "protocol-number"),
    ("seat green", "unknown-seat"), ("undo 99999999999999999999", "protocol-number"),
])
def test_a_bad_line_gets_one_error_line_and_changes_nothing(line: str, code: str) -> None:
    before, answer, after = text("new seed=7", line, "record")[0:3]
    assert len(answer) == 1 and answer[0].startswith(f"error {code} ") and len(answer[0]) > len(code) + 10
    assert before[0] == after[0]


def test_a_refusal_has_the_rule_its_text_and_its_numbers() -> None:
    _, refused, why = text("new seed=7", "do move 3", "why move 3")
    rule = sacbe.rule("bul.move.own-stack")
    assert refused == [f"error {rule.id} {rule.text} (space=3)"]
    assert why[1:] == [f"rule: {rule.id}", f"source: {rule.source}", f"text: {rule.text}", "numbers: space=3"]


def test_unknown_moves_are_explained_too() -> None:
    assert text("new seed=7", "why fly")[1][1] == "rule: kernel.unknown-move"


def test_chance_by_hand() -> None:
    new, asked, thrown, options = text("new seed=none", "options", "do chance throw bbyy", "why throw bbbb")
    assert new[0] == "ok 0 asked chance throw" and new[-1] == "seed: none"
    assert len(asked) == 17 and "throw bbyy" in asked
    assert thrown == ["ok 1 asked chance throw", "1 Red throws 2", "1 Red enters a piece on 2"]
    assert options[1] == "legal"


def test_undo_takes_decisions_back_and_the_dice_fall_as_before() -> None:
    answers = text("new seed=7", "do enter", "do enter", "record", "undo 2", "do enter", "do enter", "record")
    assert answers[3] == answers[7] and answers[4][0] == answers[0][0]
    assert answers[4][1:] == ["undone: 2", "seats: red blue", "chance: yes", "reveals: no"]


def test_events_since_an_answer() -> None:
    answers = text("new seed=7", "do enter", "seat blue", "events", "events 3")
    everything, later = answers[3][1:], answers[4][1:]
    assert later == [line for line in everything if int(line.split()[0]) > 3] and 0 < len(later) < len(everything)


def test_dots_in_a_body_are_doubled() -> None:
    form = TextProtocol(ProtocolSession(games.load_definition("bul")))
    form.body = lambda command, found: [".", "..x", "x."]       # type: ignore[method-assign]
    assert form.handle_line("help") == "ok - idle\n..\n...x\nx.\n."


# ---------------------------------------------------------------- records

def test_a_record_is_loaded_and_goes_on() -> None:
    saved = text("new seed=7", "do enter", "record")[2][1:]
    loaded, again, done = text("load", *saved, ".", "record", "do enter")
    assert loaded[0] == "ok 7 asked blue move" and again[1:] == saved and done[0].startswith("ok ")


@pytest.mark.parametrize(("lines", "code"), [
    (["load", "nonsense", "."], "record-format"), (["load", "."], "record-format"),
    (["load", "sacbe record 1", "game: tzolkin", "rules: 1", "players: 2", "options:", "commitment: none", "",
      "result: unfinished", "winners: unfinished", "digest: x", "."], "record-header"),
    (["load", "sacbe record 1", "game: bul", "rules: 1", "players: " + "9" * 60, "options:", "commitment: none", "",
      "result: unfinished", "winners: unfinished", "digest: x", "."], "record-header"),
    (["load", "quit"], "protocol-load"),
    (["load", *["x" * 5000] * 300, "."], "protocol-line"),
])
def test_a_bad_record_is_one_error(lines: list[str], code: str) -> None:
    answers = text("new seed=7", *lines)
    assert len(answers) == 2 and answers[1][0].startswith(f"error {code} ")


def test_lines_that_are_too_long_or_no_text() -> None:
    session = ProtocolSession(games.load_definition("bul"))
    sent = b"x" * (LONGEST + 5) + b"\n\xff\xfe\nload\n\xff\n" + b"y" * (2 * LONGEST) + b"\n.\nhelp\n\x00\x1b[2J"
    answers = split(converse(sent, session, TextProtocol))
    assert [answer[0].split()[1] for answer in answers] == [
        "protocol-line", "protocol-text", "protocol-text", "-", "protocol-command"]
    assert all(line.isprintable() for answer in answers for line in answer)


# ---------------------------------------------------------------- JSON

def test_json_answers_have_the_same_facts() -> None:
    session = ProtocolSession(games.load_definition("tzolkin"))
    new = ask_json(session, command="new", players=2, seed=7, options={"quarters": "floor"}, id="a")
    assert new["ok"] and new["id"] == "a" and new["options"]["quarters"] == "floor" and new["asked"] == "red"
    seen = ask_json(session, command="show", seat="red")["view"]
    assert seen["seats"]["red"]["dealt"] == ["W03", "W04", "W15", "W16"]
    moves = ask_json(session, command="options")["moves"]
    assert ask_json(session, command="why", move=moves[0]) | {"legal": True} == ask_json(
        session, command="why", move=moves[0], seat="red")
    refused = ask_json(session, command="do", move="keep W01 W02", id=4)
    assert not refused["ok"] and refused["error"] == refused["rule"] == "tz.setup.wealth-choose" and refused["id"] == 4
    done = ask_json(session, command="do", move=moves[0])
    assert done["asked"] == "blue" and done["events"]
    saved = ask_json(session, command="record")["record"]
    assert ask_json(session, command="load", record=saved)["answers"] == done["answers"]
    assert ask_json(session, command="undo", count=1)["seats"] == ["red"]
    assert ask_json(session, command="quit")["ok"] and session.over


@pytest.mark.parametrize(("line", "code"), [
    ("", "protocol-json"), ("new", "protocol-json"), ("[]", "protocol-json"), ("{}", "protocol-json"),
    ('{"command": 3}', "protocol-json"), ("[" * 100_000, "protocol-json"), ('{"command": "stand"}', "protocol-command"),
    ('{"command": "do"}', "protocol-missing"), ('{"command": "do", "move": 3}', "protocol-value"),
    ('{"command": "new", "players": true}', "protocol-value"), ('{"command": "new", "players": 2.0}', "protocol-value"),
    ('{"command": "new", "players": 1e999}', "protocol-value"), ('{"command": "new", "seed": -1}', "seed"),
    ('{"command": "new", "players": -1}', "protocol-number"), ('{"command": "new", "seed": true}', "protocol-value"),
    ('{"command": "new", "players": ' + "9" * 400 + "}", "protocol-number"),
    ('{"command": "new", "seed": ' + "9" * 400 + "}", "seed"), ('{"command": "new", "seed": [1]}', "seed"),
    ('{"command": "new", "options": {"captors": [1]}}', "protocol-value"),
    ('{"command": "show", "seats": "red"}', "protocol-argument"),
    ('{"command": "show", "seat": "\\ud800"}', "unknown-seat"),
    ('{"command": "load", "record": "\\u0000"}', "record-format"),
])
def test_bad_json_gets_one_error(line: str, code: str) -> None:
    session = ProtocolSession(games.load_definition("bul"))
    ask_json(session, command="new", seed=7)
    heard = converse(line.encode() + b"\n", session, JsonProtocol)
    assert heard.count("\n") == 1 and json.loads(heard)["error"] == code and json.loads(heard)["text"]


def test_an_error_carries_the_id_of_its_request() -> None:
    assert ask_json(ProtocolSession(games.load_definition("bul")), command="stand", id=[1, 2])["id"] == [1, 2]


# ---------------------------------------------------------------- secrets

def test_a_session_with_a_seat_learns_nothing_else() -> None:
    """At every decision of a game, such a session learns what its seat may know."""
    session = ProtocolSession(games.load_definition("tzolkin"), "blue")
    assert "seed" not in ask_json(session, command="new", players=3)
    game, drawn = session.game, random.Random(3)
    assert game is not None
    while not game.is_over:
        assert ask_json(session, command="show")["view"] == game.view("blue")
        events = ask_json(session, command="events")["events"]
        assert [{k: v for k, v in told.items() if k != "at"} for told in events] == game.log("blue")
        for foreign in ("red", "green", "chance", "asked"):
            for command in ("view", "show", "seat"):
                assert not ask_json(session, command=command, seat=foreign)["ok"]
            for command in ("why", "do"):
                assert ask_json(session, command=command, move="beg", seat=foreign)["error"] == "protocol-hidden"
        assert ask_json(session, command="record")["error"] == "protocol-record"
        moves = ask_json(session, command="options")["moves"]
        assert ask_json(session, command="do", move=drawn.choice(moves))["ok"]
    assert record.write(game) == ask_json(session, command="record")["record"]


def test_a_session_with_a_seat_cannot_choose_chance_or_unsee_it() -> None:
    session = ProtocolSession(games.load_definition("tzolkin"), "red")
    assert ask_json(session, command="new", players=2, seed="none")["error"] == "protocol-hidden"
    ask_json(session, command="new", players=2, seed=7)
    moves = ask_json(session, command="options")["moves"]
    ask_json(session, command="do", move=moves[0])
    assert ask_json(session, command="undo")["error"] == "protocol-undo"      # blue has chosen since


def test_own_decisions_that_showed_nothing_can_be_taken_back() -> None:
    session = ProtocolSession(games.load_definition("tzolkin"), "red")
    ask_json(session, command="new", players=2, seed=7)
    for _ in range(60):
        before = ask_json(session, command="show")
        move = ask_json(session, command="options")["moves"][0]
        after = ask_json(session, command="do", move=move)
        if after["answers"] == before["answers"] + 1 and session.game is not None:
            undone = ask_json(session, command="undo")
            assert undone["ok"] and ask_json(session, command="show") == before
            return
        if after["over"]:
            break
    pytest.fail("no turn of two decisions")


def test_who_has_no_seat_or_no_bot_is_refused() -> None:
    with pytest.raises(Problem):
        ProtocolSession(games.load_definition("bul"), "green")
    with pytest.raises(Problem):
        ProtocolSession(games.load_definition("bul"), "red", ["nobody"])
    session = ProtocolSession(games.load_definition("tzolkin"), "yellow")
    assert ask_json(session, command="new", players=2)["error"] == "unknown-seat" and session.game is None
