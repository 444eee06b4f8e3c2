"""Records: when they are given, played on, forked, and how their dice are checked."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest

import sacbe
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play import record
from support.server.tables import PAIR, SOLO, House, Player, asked, play_out

pytestmark = pytest.mark.once

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]


def finished(house: House, game: str = "bul", **more: Any) -> Player:
    one = house.open(game, SOLO, **more)
    play_out(one)
    return one


def upload(house: House, text: str, seats: Any = SOLO) -> Any:
    return house.post("/api/records", {"record": text, "table": {"game": "bul", "seats": seats}})


def fork(player: Player, at: int, seats: Any = SOLO) -> Any:
    return player.post("fork", at=at, table={"game": "bul", "seats": seats})


def choices(live: Any) -> list[int]:
    return [entry.choice for entry in live.started_game.history]


# ---------------------------------------------------------------- download

def test_a_record_is_given_at_the_end_only(house: House) -> None:
    one, two = asked(*house.pair())
    for player in (one, two, Player(house, one.id)):
        answer = player.get("record")
        assert (answer.status_code, answer.json()["error"]) == (400, "record-secret-table")
    assert one.get("dice").json() == {"commitment": one.state()["commitment"], "secret": None}
    play_out(one, two)
    answer = Player(house, one.id).get("record")
    assert answer.status_code == 200 and one.id in answer.headers["Content-Disposition"]
    game = sacbe.loads(answer.text)
    assert choices(house.fold(one.id)) == [entry.choice for entry in game.history] and game.is_over


def test_an_open_table_has_no_record_but_the_hash_of_dice_that_have_not_fallen(house: House) -> None:
    one = house.open()
    assert one.get("record").json()["error"] == "record-secret-table"
    published = one.get("dice").json()
    assert published["secret"] is None and one.state()["commitment"] == published["commitment"]
    other = house.open()
    before = other.get("dice").json()
    assert before == house.join(other.id).get("dice").json() and before["commitment"] != published["commitment"]
    closed = house.http.delete(f"/api/tables/{one.id}", headers={"Authorization": f"Bearer {one.token}"})
    assert closed.status_code == 204
    assert one.get("record").json()["error"] == "table-not-started"


def test_a_game_given_up_has_a_record_without_the_secret_of_its_dice(house: House) -> None:
    one = house.open("tzolkin", SOLO)
    one.await_turn()
    one.play()
    one.await_turn()
    one.act("offer", what="abandon")
    text = one.get("record").text
    assert house.stored(one.id)[0]["secret"].hex() not in text
    game = sacbe.loads(text)
    assert not game.is_over and game.commitment == one.state()["commitment"]


# ---------------------------------------------------------------- dice

def test_the_published_commitment_proves_every_die(house: House) -> None:
    one = finished(house, "bul")
    state = one.state()
    dice = one.get("dice").json()
    secret = bytes.fromhex(dice["secret"])
    assert dice["commitment"] == state["commitment"] == "sha256:" + hashlib.sha256(secret).hexdigest()
    game = sacbe.loads(one.get("record").text)
    again = sacbe.new("bul", players=2, options=dict(game.options), secret=secret)
    thrown = 0
    for at, entry in enumerate(game.history):
        if entry.seat == CHANCE:
            drawn = int.from_bytes(hmac.new(secret, str(thrown).encode(), hashlib.sha256).digest(), "big")
            asks = game.copy_at(at).state.ask
            assert asks is not None and asks.options[drawn % len(asks.options)] == entry.choice
            thrown += 1
        else:
            again.apply(entry.choice)
    assert thrown and again == game
    checked = house.post("/api/records/check", {"record": one.get("record").text}).json()
    assert checked["dice_verified"] is True and checked["over"] is True
    assert (checked["game"], checked["answers"], checked["winners"]) == ("bul", len(game.history), game.winners)


def test_a_record_that_was_tampered_with_is_refused(house: House) -> None:
    text = finished(house, "bul").get("record").text
    lines = text.splitlines()
    thrown = next(at for at, line in enumerate(lines) if "chance" in line or line.startswith("throw"))
    published = next(line for line in finished(house, "bul").get("record").text.splitlines() if "sha256:" in line)
    own = next(line for line in lines if "sha256:" in line)
    tampered = ["\n".join(lines[:thrown] + lines[thrown + 1:]) + "\n", text.replace("sha256:", "sha256:00"),
                "nonsense", "", "\x00", text[: len(text) // 2] + "!" + text[len(text) // 2:],
                text.replace(own, published)]
    tampered += [text.replace("players: 2", f"players: {count}") for count in ("9" * 5000, "-2", "٢" * 4, "")]
    for bad in tampered:
        answer = house.post("/api/records/check", {"record": bad})
        assert answer.status_code == 400 and answer.json()["text"], bad
    assert house.post("/api/records/check", {"record": "x" * 1_000_001}).status_code in (400, 413)
    assert house.post("/api/records/check", {"record": "x" * 3_000_000}).status_code == 413


# ---------------------------------------------------------------- upload

def test_an_unfinished_record_is_played_on(house: House) -> None:
    game = sacbe.new("tzolkin", players=2, seed=4)
    for _ in range(20):
        game.apply(game.ask.options[0])
    answer = upload(house, record.write(game))
    one = house.opened(answer)
    shown = answer.json()["table"]
    assert (shown["game"], shown["phase"], shown["players"]) == ("tzolkin", "playing", 2)
    live = house.fold(one.id)
    base = [entry.choice for entry in game.history]
    assert choices(live)[:len(base)] == base and live.started_game.commitment is None
    one.await_turn()
    if not any(row["at"] >= len(base) and row["seat"] == one.seat for row in one.get("decisions").json()):
        one.refused("undo", "nothing-to-undo")
    state = play_out(one)
    assert state["table"]["phase"] == "over" and state["secret"] is None
    assert one.get("dice").json() == {"commitment": None, "secret": None}
    assert sacbe.loads(one.get("record").text).is_over


def test_a_finished_record_becomes_a_finished_table(house: House) -> None:
    text = finished(house, "bul").get("record").text
    one = house.opened(upload(house, text))
    state = one.state()
    assert state["table"]["phase"] == "over" and state["result"]
    assert choices(house.fold(one.id)) == [entry.choice for entry in sacbe.loads(text).history]


def test_a_record_that_cannot_be_played_opens_no_table(house: House) -> None:
    before = house.run(house.tables.store.count_by_phase())
    text = finished(house, "bul").get("record").text
    for bad, seats in ((text + "fly to the moon\n", SOLO), ("nonsense", SOLO), (text, [{"kind": "me"}]),
                       (text, [*SOLO, {"kind": "open"}])):
        answer = upload(house, bad, seats)
        assert answer.status_code == 400 and answer.json()["text"], answer.text
    after = house.run(house.tables.store.count_by_phase())
    assert sum(after.values()) == sum(before.values()) + 1      # the one that was finished


# ---------------------------------------------------------------- fork

def test_a_finished_game_is_forked_from_any_decision_by_anybody(house: House) -> None:
    one = finished(house, "bul", options={"captors": "on"})
    history = choices(house.fold(one.id))
    decisions = [row["at"] for row in one.get("decisions").json()]
    for at in (0, decisions[0], decisions[len(decisions) // 2], len(history)):
        twin = house.opened(fork(Player(house, one.id), at, BOTS))
        live = house.fold(twin.id)
        assert choices(live)[:at] == history[:at]
        shown = twin.state()["table"]
        assert (shown["origin"], shown["options"], shown["phase"]) == (
            one.id, {"captors": "on"}, "over" if at == len(history) else "playing")
    assert house.fold(one.id).phase == "over" and choices(house.fold(one.id)) == history
    assert fork(one, len(history) + 1).json()["error"] == "no-such-answer"
    assert fork(one, 0, [{"kind": "me"}]).json()["error"] == "seat-count"
    assert fork(one, -1).status_code == 400


def test_a_fork_is_played_on_with_dice_of_its_own_and_survives_loading(house: House) -> None:
    one = finished(house, "bul")
    at = one.get("decisions").json()[2]["at"]
    twin = house.opened(fork(one, at, PAIR))
    two = house.join(twin.id)
    for _ in range(4):
        asked(twin, two)[0].play()
    before = [player.state() for player in (twin, two)]
    house.forget(twin.id)
    for old, new in zip(before, (player.state() for player in (twin, two))):
        old.pop("now"), new.pop("now")
        assert old == new
    first = asked(twin, two)[0]
    undo = first.state()["undo"]
    assert undo is None or undo["to"] >= at
    play_out(twin, two)
    assert sacbe.loads(twin.get("record").text).is_over


def test_an_own_game_against_bots_is_forked_while_it_runs_by_its_owner_only(house: House) -> None:
    one = house.open("tzolkin", SOLO)
    one.await_turn()
    one.play()
    answers = one.await_turn()["answers"]
    twin = house.opened(fork(one, answers))
    assert choices(house.fold(twin.id))[:answers] == choices(house.fold(one.id))[:answers]
    for stranger in (Player(house, one.id), Player(house, one.id, "forged")):
        assert fork(stranger, 0).json()["error"] == "fork-secret"


def test_a_game_in_which_others_have_secrets_is_not_forked(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    for player in (one, two, Player(house, one.id)):
        assert fork(player, 0).json()["error"] == "fork-secret"
    assert two.bare("leave").status_code == 200            # they may come back, so their secrets are theirs
    assert fork(one, 0).json()["error"] == "fork-secret"
    assert two.bare("resign").status_code == 200
    assert fork(one, 1).status_code == 201
    assert fork(two, 1).json()["error"] == "fork-secret"
    opened = house.open()
    assert fork(opened, 0).json()["error"] == "table-not-started"


def test_a_game_that_was_given_up_together_is_forked_too(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    one.play()
    one.act("offer", what="abandon")
    two.act("answer", agree=True)
    assert fork(one, 1).status_code == 201


@pytest.mark.parametrize("game", ["chichen_itza", "temple_of_chac"])
def test_records_of_other_games_come_back_as_they_went(house: House, game: str) -> None:
    one = finished(house, game)
    text = one.get("record").text
    checked = house.post("/api/records/check", {"record": text}).json()
    assert checked["dice_verified"] and checked["game"] == game
    assert house.opened(upload(house, text)).state()["table"]["phase"] == "over"
