"""Playing at a table: to the end, resigning, offers, pauses, going and coming back; and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sacbe import games
from sacbe.kernel.errors import Problem
from support.server.tables import SOLO, House, Player, asked, play_out, refused


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_played_to_its_end(house: House, game: str) -> None:
    one, two = house.pair(game)
    begun = one.state()
    assert begun["commitment"].startswith("sha256:") and begun["secret"] is None
    state = play_out(one, two)
    assert state["table"]["phase"] == "over" and state["ask"] is None and state["options"] == []
    assert set(state["result"]["scores"]) == {one.seat, two.seat} and state["result"]["text"] == []
    assert one.state(lean=False)["result"]["text"]
    assert (state["commitment"], len(state["secret"])) == (begun["commitment"], 64)
    assert house.fold(one.id).started_game.is_over
    one.refused("choice", "table-over", move="x")
    one.refused_bare("resign", "table-over")


def test_a_person_plays_against_a_bot_to_the_end(house: House) -> None:
    one = house.open("tzolkin", SOLO)
    state = play_out(one)
    assert state["table"]["phase"] == "over"
    assert {step.seat for step in house.steps(one.id) if step.kind == "choice"} == {0, 1}


def test_whoever_is_asked_gets_options_words_and_refusals(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    state = one.state(lean=False)
    assert state["ask"]["seat"] == one.seat and state["ask"]["text"]
    assert all(row["move"] and row["text"] for row in state["options"])
    refused = one.get("refused").json()["refused"]
    assert refused and all(row["rule"] and row["text"] and row["moves"] for row in refused)
    assert "text" not in one.get("refused", lean=True).json()["refused"][0]
    other = two.state(lean=False)
    assert other["options"] == [] == two.get("refused").json()["refused"] and "text" not in other["ask"]
    watcher = Player(house, one.id).state(lean=False)
    assert (watcher["you"], watcher["options"], watcher["undo"]) == (None, [], None)
    legal = {row["move"] for row in state["options"]}
    assert not any(move in legal for row in refused for move in row["moves"])
    why = one.get("why", move=refused[0]["moves"][0]).json()
    assert (why["legal"], why["rule"]) == (False, refused[0]["rule"])
    assert one.get("why", move=state["options"][0]["move"]).json()["legal"] is True
    assert two.get("why", move=state["options"][0]["move"]).json()["rule"] == "kernel.not-your-turn"


def test_a_state_speaks_the_language_of_its_reader(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    texts = {lang: house.get(f"/api/tables/{one.id}/state", one.token, lang=lang).json()["ask"]["text"]
             for lang in ("en", "de", "fr")}
    assert len(set(texts.values())) == 3


def test_a_client_says_which_words_it_needs(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    every = one.state(lean=False)
    some = one.get("state", words="options").json()
    none = one.state(lean=True)
    assert every["ask"]["text"] and "text" not in some["ask"] and some["options"] == every["options"]
    assert [row["move"] for row in every["options"]] == [row["move"] for row in none["options"]]
    assert all(set(row) == {"move"} for row in none["options"])
    assert one.get("events", words="prompt").json()["log"] == [] != one.get("events").json()["log"]
    assert one.get("state", words="poems").status_code == 400


# ---------------------------------------------------------------- what is refused

def test_stale_repeated_illegal_and_forged_choices_change_nothing(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    state = one.state(lean=False)
    legal, revision = state["options"][0]["move"], state["revision"]
    group = one.get("refused").json()["refused"][0]
    illegal = group["moves"][0]
    found = one.refused("choice", group["rule"], move=illegal)
    assert found["rule"] and found["source"]
    one.refused("choice", "kernel.unknown-move", move="fly to the moon")
    one.refused("choice", "kernel.unknown-move", move="\x00\u202e")
    two.refused("choice", "kernel.not-your-turn", move=legal)
    for stale in (0, revision - 1, revision + 1, 10**9):
        facts = one.refused("choice", "stale", 409, revision=stale, move=legal)["facts"]
        assert (facts["revision"], facts["now"]) == (stale, revision)
    stranger = Player(house, one.id, "x" * 32, one.seat)
    stranger.refused("choice", "forbidden-seat", 403, move=legal)
    Player(house, one.id).refused("choice", "login-needed", 401, move=legal)
    elsewhere = house.open("tzolkin")
    Player(house, one.id, elsewhere.token).refused("choice", "forbidden-seat", 403, move=legal)
    body = {"revision": revision, "move": legal}
    assert one.post("choice", **body).status_code == 200
    before = house.stored(one.id)
    refused(one.post("choice", **body), "stale", 409, house, one.id, before)


@pytest.mark.parametrize("body", [
    {}, {"revision": 1}, {"move": "x"}, {"revision": "1", "move": "x"}, {"revision": -1, "move": "x"},
    {"revision": 1, "move": ""}, {"revision": 1, "move": "x" * 201}, {"revision": 1, "move": 5},
    {"revision": 1.5, "move": "x"}, {"revision": 1, "move": "x", "seat": "red"}, [], "x", None,
    {"revision": 10**30, "move": "x"}, {"revision": None, "move": None},
])
def test_a_request_of_the_wrong_shape_is_refused(house: House, body: Any) -> None:
    one, _ = asked(*house.pair())
    before = house.stored(one.id)
    answer = house.post(f"/api/tables/{one.id}/choice", body, one.token)
    assert answer.status_code == 400 and answer.json()["text"], answer.text
    assert house.stored(one.id) == before


def test_an_oversized_request_is_refused(house: House) -> None:
    one, _ = asked(*house.pair())
    before = house.stored(one.id)
    answer = one.post("choice", revision=one.revision, move="x" * 200_000)
    assert answer.status_code == 413
    assert house.stored(one.id) == before


def test_of_many_answers_at_once_one_is_taken(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    state = one.state()
    before = len(house.steps(one.id))
    seat = house.fold(one.id).asked_seat

    async def rush() -> list[Any]:
        from sacbe.server.tables.actions import TableActions

        acts = TableActions(house.tables)
        moves = [row["move"] for row in state["options"]]
        tries = [acts.choose(one.id, seat, state["revision"], moves[n % len(moves)]) for n in range(20)]
        return await asyncio.gather(*tries, return_exceptions=True)

    found = house.run(rush())
    assert sorted(isinstance(row, int) for row in found).count(True) == 1
    assert {row.key for row in found if isinstance(row, Problem)} == {"stale"}
    assert len(house.steps(one.id)) == before + 1


def test_a_move_whose_sender_goes_away_meanwhile_is_told_to_the_others(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    state = one.state()
    seat = house.fold(one.id).asked_seat
    store = house.tables.store

    async def cut_off() -> None:
        from sacbe.server.tables.actions import TableActions

        commit, stored, may_end = store.commit, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any) -> None:
            await commit(*given)
            stored.set()
            await may_end.wait()

        store.commit = slow
        try:
            task = asyncio.ensure_future(
                TableActions(house.tables).choose(one.id, seat, state["revision"], state["options"][0]["move"]))
            await stored.wait()
            task.cancel()
            may_end.set()
            await asyncio.gather(task, return_exceptions=True)
        finally:
            store.commit = commit

    with two.socket(state["revision"]) as wire:
        wire.next("state")
        house.run(cut_off())
        assert wire.next("state")["revision"] == state["revision"] + 1


# ---------------------------------------------------------------- offers, pauses

def test_the_end_is_agreed_on(house: House) -> None:
    one, two = asked(*house.pair())
    one.act("offer", what="abandon")
    offer = two.state()["offer"]
    assert (offer["what"], offer["by"], offer["needs"]) == ("abandon", one.seat, [two.seat])
    two.act("answer", agree=False)
    assert two.state()["offer"] is None and two.state()["table"]["phase"] == "playing"
    two.act("offer", what="abandon")
    two.act("answer", agree=False)
    one.refused("answer", "no-offer", agree=True)
    two.act("offer", what="abandon")
    one.act("answer", agree=True)
    state = one.state()
    assert state["table"]["phase"] == "abandoned" and state["options"] == [] and state["secret"] is None
    for what, body in (("choice", {"move": "x"}), ("offer", {"what": "pause"}), ("answer", {"agree": True})):
        one.refused(what, "table-over", **body)
    assert one.bare("rematch").status_code == 201


def test_unknown_offers_and_offers_of_strangers(house: House) -> None:
    one, two = asked(*house.pair())
    one.refused("offer", "unknown-offer", what="draw")
    Player(house, one.id, "forged").refused("offer", "forbidden-seat", 403, what="abandon")
    one.refused("offer", "stale", 409, revision=0, what="abandon")
    two.refused("answer", "no-offer", agree=True)
    two.refused("resume", "not-paused")


def test_nobody_plays_during_a_pause(house: House) -> None:
    one, two = asked(*house.pair())
    two.act("offer", what="pause")
    assert one.state()["table"]["paused"] is False
    one.act("answer", agree=True)
    state = one.state()
    assert state["table"]["paused"] is True and state["options"] == []
    one.refused("choice", "table-paused", move="x")
    one.refused("offer", "table-paused", what="pause")
    two.act("resume")
    assert one.state()["options"]
    one.play()


def test_alone_one_asks_nobody(house: House) -> None:
    one = house.open("bul", SOLO)
    one.await_turn()
    one.act("offer", what="pause")
    assert one.state()["table"]["paused"] is True
    one.act("resume")
    one.await_turn()
    one.act("offer", what="abandon")
    assert one.state()["table"]["phase"] == "abandoned"


def test_a_table_is_the_same_after_it_was_loaded_again(house: House) -> None:
    one, two = asked(*house.pair("tzolkin", clock={"kind": "game", "seconds": 900, "increment": 3}))
    for _ in range(12):
        asked(one, two)[0].play()
    asked(one, two)[0].act("undo")
    seen = [player.state(lean=False) for player in (one, two)]
    house.forget(one.id)
    again = [player.state(lean=False) for player in (one, two)]
    for before, after in zip(seen, again):
        for state in (before, after):
            state.pop("now"), state.pop("clocks")
        assert before == after
