"""The server names its bots when they sit down; every sentence, the result and a rematch use that name.

A bot of the settings sits and plays by the name that the settings give it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sacbe.bots import LEVELS
from sacbe.bots.names import NAMES
from sacbe.presentation.language import words
from support.server.tables import House, Player, play_out

pytestmark = pytest.mark.once

TABLE = "/api/tables"
EASY = {"kind": "bot", "bot": "easy"}


def names(house: House, id: str) -> list[str]:
    return [seat["name"] for seat in house.get(f"{TABLE}/{id}").json()["seats"]]


def log_of(player: Player, **query: Any) -> str:
    return " ".join(line["text"] for line in player.get("events", **query).json()["log"])


def test_every_level_has_five_names_that_no_other_has() -> None:
    every = [name for level in LEVELS for name in NAMES[level]]
    assert len(every) == 5 * len(LEVELS) == len(set(every))


def test_a_bot_has_its_name_from_the_moment_it_sits(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, EASY, {"kind": "open"}, {**EASY, "name": "Xoc"}])
    assert names(house, one.id) == ["Ann", "Sek", "", "Xoc"]


def test_a_bot_that_fills_a_seat_gets_a_name_that_nobody_there_has(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], name="sek")
    assert one.post("start", fill="easy").status_code == 200
    assert names(house, one.id) == ["sek", "Imix", "Kan"]


def test_log_and_result_call_a_bot_by_its_name_in_every_language(house: House) -> None:
    one = house.open("bul", [{"kind": "me"}, EASY])
    play_out(one)
    blue = {lang: words.say("name-bul-seat-blue", lang=lang, count=1) for lang in words.LANGUAGES}
    for lang, colour in blue.items():
        state = one.get("state", lean=False, lang=lang).json()
        text = " ".join(state["result"]["text"]) + log_of(one, lang=lang)
        assert "Sek" in text and colour not in text, (lang, text)


def test_a_rematch_keeps_the_bot_and_its_name(house: House) -> None:
    one = house.open("bul", [{"kind": "me"}, EASY])
    play_out(one)
    found = one.bare("rematch").json()
    assert names(house, found["table"]) == ["Sek", "Ann"]


def test_the_games_tell_what_bots_will_be_called(house: House) -> None:
    levels = house.get("/api/games/tzolkin").json()["levels"]
    assert {level["name"]: tuple(level["names"]) for level in levels} == dict(NAMES)


def test_a_bot_of_the_settings_sits_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "table_owl.py").write_text("def last(turn):\n    return turn.moves[-1]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with House(tmp_path / "data", own_bots=("owl=table_owl:last",)) as house:
        one = house.open("bul", [{"kind": "me"}, {"kind": "bot", "bot": "owl"}])
        play_out(one)
        game = house.fold(one.id).game
        answer = house.post(TABLE, {"game": "bul", "name": "Ann", "seats": [
            {"kind": "me"}, {"kind": "bot", "bot": "table_owl:last"}]})
    assert answer.status_code == 400 and answer.json()["error"] == "unknown-bot"
    state, decided = game.definition.start_game(2, game.options), 0
    for entry in game.history:
        assert state.ask is not None
        if state.ask.seat == 1:
            assert entry.choice == state.ask.options[-1]
            decided += 1
        state.apply(entry.choice)
    assert decided
