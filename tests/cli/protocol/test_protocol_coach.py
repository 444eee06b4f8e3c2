"""The coach in the line protocol: hints, explanations and reviews, in words and in JSON."""

from __future__ import annotations

import json
import random

import pytest

import sacbe
from sacbe import games
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.coach.review.review import review_game
from sacbe.coach.text import render
from sacbe.kernel.play import record
from sacbe.protocol.answers import JsonProtocol
from support.protocol_talk import converse, text
from support.protocol_talk import english as english

pytestmark = pytest.mark.once


def over(game: str = "bul", seed: int = 5) -> sacbe.Game:
    """A finished game."""
    found, drawn = sacbe.new(game, players=2, seed=seed), random.Random(seed)
    while not found.is_over:
        found.apply(drawn.choice(found.ask.options))
    return found


def test_a_hint_has_three_steps() -> None:
    game = sacbe.new("tzolkin", players=2, seed=7)
    first, second, third = text("new players=2 seed=7", "hint", "hint 2", "hint 3", game="tzolkin")[1:]
    told = [render.render_hint(game, step) for step in render.STEPS]
    assert first[1:] == told[0].nudge_text
    assert told[1].move is not None and second[1:] == [*told[1].nudge_text, told[1].move.text]
    assert third[1:len(second)] == second[1:] and len(third) > len(second) and third[-1] == told[2].sure[-1]
    session = ProtocolSession(games.load_definition("tzolkin"), "red")
    sent = [{"command": "new", "players": 2, "seed": 7}, {"command": "hint", "step": 3}]
    answer = json.loads(converse("\n".join([*map(json.dumps, sent), ""]).encode(), session,
                                 JsonProtocol).splitlines()[1])
    assert answer["ok"] and answer["hint"]["seat"] == "red" and answer["hint"]["comparison"]["reasons_text"]


@pytest.mark.parametrize(("line", "code"), [
    ("hint 4", "hint-step"), ("hint 0", "hint-step"), ("hint x", "protocol-number"), ("hint 1 2", "protocol-form"),
    ("explain", "protocol-form"), ("explain 0", "no-such-answer"), ("explain 999", "no-such-answer"),
    ("explain 1", "explain-chance"), ("review", "review-unfinished"), ("review 0", "review-unfinished"),
])
def test_what_the_coach_does_not_answer(line: str, code: str) -> None:
    assert text("new seed=7", line)[1][0].split()[:2] == ["error", code]


def test_there_is_no_hint_for_chance_or_after_the_end() -> None:
    assert text("new seed=none", "hint")[1][0].split()[1] == "hint-chance"
    loaded = ["load", *record.write(over()).splitlines(), "."]
    assert text(*loaded, "hint")[1][0].split()[1] == "game-over"


def test_an_answer_is_explained_to_the_reader() -> None:
    game = over()
    at = next(at for at, entry in enumerate(game.history) if entry.seat == 0)
    loaded = ["load", *record.write(game).splitlines(), "."]
    told = text(*loaded, "seat blue", f"explain {at + 1}")[2]
    assert told[1:] == render.render_explanation(game, at, 1).text


def test_a_finished_game_is_reviewed() -> None:
    game = over()
    found = review_game(game)
    told = render.render_review(game, found)
    loaded = ["load", *record.write(game).splitlines(), "."]
    answer, deep = text(*loaded, "review", "review 101")[1:]
    assert answer[1:3] == [told.where, " ".join(told.decided)] and answer[-len(told.notes):] == told.notes
    assert [line.partition(" ")[2] for line in answer[3:-len(told.notes)]] == told.turning
    assert deep[0].split()[1] == "review-depth"
    sent = [{"command": "load", "record": record.write(game)}, {"command": "review"}]
    lines = converse("\n".join([*map(json.dumps, sent), ""]).encode(), ProtocolSession(games.load_definition("bul")),
                     JsonProtocol)
    assert json.loads(lines.splitlines()[1])["review"]["digest"] == found.digest
