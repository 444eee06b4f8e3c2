"""Taking back: alone where nothing was seen and nobody else decided, else by consent; and having it back again."""

from __future__ import annotations

import random
from typing import Any

from sacbe.kernel.play.game import Game
from sacbe.server.storage.rows import StepRow
from support.server.tables import SOLO, House, Player, asked, play_out, wait_for


def decided(player: Player) -> list[int]:
    """Where the player's decisions stand."""
    return [row["at"] for row in player.get("decisions").json() if row["seat"] == player.seat]


def kept(house: House) -> tuple[Player, Player]:
    """Two people at a table of Tzolk'in, after both have chosen their wealth; the first is asked."""
    one, two = asked(*house.pair("tzolkin"))
    one.play()
    two.play()
    return asked(one, two)  # type: ignore[return-value]


def turn(player: Player, least: int = 2) -> tuple[list[dict[str, Any]], list[int]]:
    """Play at least this many decisions of one turn: the states before each, and where they stand."""
    states = []
    for move in line(player.house.fold(player.id).started_game, player.seat, least):
        states.append(player.state())
        player.act("choice", move=move)
    assert len(states) == least and player.state()["ask"]["seat"] == player.seat
    return states, decided(player)[-least:]


def line(game: Game, seat: str | None, count: int) -> list[str]:
    """This many moves after each of which the same seat is asked, without dice; none if there are no such."""
    for move in game.ask.options if count else ():
        twin = game.clone()
        twin.apply(move)
        if len(twin.history) > len(game.history) + 1 or twin.is_over or twin.ask.seat != seat:
            continue
        rest = line(twin, seat, count - 1)
        if len(rest) == count - 1:
            return [move, *rest]
    return []


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one[name] == other[name] for name in ("view", "ask", "options", "answers"))


# ---------------------------------------------------------------- alone

def test_the_last_decision_is_taken_back_alone_and_had_back(house: House) -> None:
    one, two = kept(house)
    before = one.state()
    assert before["redo"] is False
    one.play()
    after = one.state()
    assert after["undo"]["free"] is True and after["undo"]["seats"] == []
    one.act("undo")
    assert same(one.state(), before) and one.state()["redo"] is True
    assert two.state()["redo"] is False
    two.refused("redo", "nothing-to-redo")
    one.act("redo")
    assert same(one.state(), after) and one.state()["redo"] is False
    one.refused("redo", "nothing-to-redo")
    assert [step.kind for step in house.steps(one.id)][-3:] == ["choice", "cut", "redo"]
    assert house.fold(one.id).game == house.tables.entries[one.id].table.game


def test_a_turn_is_restarted_and_an_earlier_own_decision_taken_back_to(house: House) -> None:
    one, _ = kept(house)
    states, places = turn(one, 2)
    one.act("restart")
    assert same(one.state(), states[0])
    one.act("redo")
    one.act("undo", to=places[1])
    assert same(one.state(), states[1])
    one.act("undo", to=places[0])
    assert same(one.state(), states[0])
    one.act("redo")
    assert same(one.state(), states[1])
    one.act("redo")
    one.refused("redo", "nothing-to-redo")


def test_a_new_decision_ends_what_could_be_had_back(house: House) -> None:
    one, _ = kept(house)
    one.play()
    one.act("undo")
    one.play(lambda moves: moves[-1])
    one.refused("redo", "nothing-to-redo")


def test_only_own_decisions_can_be_named(house: House) -> None:
    one, two = kept(house)
    one.play()
    two.refused("restart", "nothing-to-undo")
    other = decided(two)[-1]
    for to in (other, one.state()["answers"], 10**6):
        one.refused("undo", "not-own-decision", to=to)
    one.refused("undo", "stale", 409, revision=0)
    assert one.post("undo", revision=one.revision, to=-1).status_code == 400


def test_nothing_was_decided_yet(house: House) -> None:
    _, two = asked(*house.pair("tzolkin"))
    two.refused("undo", "nothing-to-undo")
    two.refused("restart", "nothing-to-undo")
    assert two.state()["undo"] is None


# ---------------------------------------------------------------- with bots

def test_the_reply_of_a_bot_goes_with_it(house: House) -> None:
    one = house.open("tzolkin", SOLO)
    drawn = random.Random(5)
    for _ in range(60):
        before = one.await_turn()
        asked_at = before["answers"]
        one.play(drawn.choice)
        after = one.await_turn()
        bot = [row for row in one.get("decisions").json() if row["at"] >= asked_at and row["seat"] != one.seat]
        if bot and after["undo"] and after["undo"]["to"] == asked_at and after["undo"]["free"]:
            break
    else:
        raise AssertionError("no bot has replied without dice")
    assert after["undo"]["turn"] and after["undo"]["refused"] == ""
    one.act("undo")
    assert same(one.state(), before)
    one.act("redo")
    assert same(one.state(), after)


def test_a_turn_is_restarted_although_a_bot_has_moved_on(house: House) -> None:
    """Two own decisions and the reply of a bot, with nothing revealed: the turn begins again at the first of them."""
    one = house.open("tzolkin", SOLO)
    drawn = random.Random(5)
    before: dict[str, Any] = {}
    own = 0                                 # decisions of this turn
    for _ in range(200):
        state = one.await_turn()
        undo = state["undo"]
        bot = undo and any(row["at"] > undo["to"] for row in one.get("decisions").json())
        if bot and own >= 2 and undo["free"] and undo["turn"]:
            one.act("restart")
            if same(one.state(), before):   # not where dice came between the decisions of the turn
                break
            one.act("redo")
        before, own = (state, 1) if bot or not undo else (before, own + 1)
        one.play(drawn.choice)
    else:
        raise AssertionError("no bot has replied to such a turn")
    one.act("redo")
    assert one.state()["undo"]["turn"]


def test_a_turn_is_not_restarted_past_another_person(house: House) -> None:
    one, two = kept(house)
    while one.state()["ask"]["seat"] == one.seat:
        one.play()
    assert one.state()["undo"]["turn"]      # nobody has decided since
    two.play()
    assert not one.state()["undo"]["turn"] and one.state()["undo"]["refused"] == ""
    one.refused("restart", "nothing-to-undo")


def test_dice_and_secrets_do_not_come_back_where_nobody_could_agree(house: House) -> None:
    one = house.open("bul", SOLO)
    one.await_turn()
    one.play()
    state = one.await_turn()
    assert state["undo"]["chance"] is True and state["undo"]["free"] is False
    assert (state["undo"]["refused"], state["undo"]["turn"]) == ("undo-chance", False)
    one.refused("undo", "undo-chance")
    one.refused("restart", "undo-chance")
    one.refused("offer", "undo-chance", what="undo")
    secret = house.open("tzolkin", SOLO)
    secret.await_turn()
    secret.play()
    state = wait_for(lambda: found if (found := secret.await_turn())["undo"] and found["undo"]["reveals"] else None)
    secret.refused("undo", "undo-revealed")
    assert state["undo"]["free"] is False and state["undo"]["refused"] == "undo-revealed"


def test_whoever_has_left_is_no_bot_whose_decisions_can_be_taken_back_at_will(house: House) -> None:
    """What a person decided before going stays theirs: they may come back."""
    one, two = kept(house)
    while one.state()["ask"]["seat"] == one.seat:
        one.play()
    two.play()
    own = decided(two)[-1]
    assert two.bare("leave").status_code == 200
    mine = decided(one)[-1]
    assert own > mine
    before = len(house.steps(one.id))
    answer = wait_for(lambda: found if (found := one.post("undo", revision=one.revision, to=mine)).status_code != 409
                      else None)                    # the bot may play meanwhile
    assert (answer.status_code, answer.json()["error"]) == (400, "undo-away"), answer.text
    assert all(step.kind == "choice" for step in house.steps(one.id)[before:])


# ---------------------------------------------------------------- by consent

def test_what_another_seat_has_decided_needs_its_consent(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    before = one.state()
    one.play()
    middle = two.state()
    two.play()
    after = one.state()
    assert after["undo"]["seats"] == [two.seat]
    one.act("undo")
    offer = two.state()["offer"]
    assert (offer["what"], offer["by"], offer["needs"], offer["agreed"]) == ("undo", one.seat, [two.seat], [])
    assert one.state()["answers"] == after["answers"]
    one.refused("answer", "not-asked-to-agree", agree=True)
    two.act("answer", agree=False)
    assert one.state()["offer"] is None and one.state()["answers"] == after["answers"]
    one.act("undo")
    one.act("answer", agree=False)                  # who offered takes it back
    two.refused("answer", "no-offer", agree=True)
    one.act("undo")
    two.act("answer", agree=True)
    assert same(one.state(), before) and one.state()["offer"] is None
    assert house.fold(one.id).game == house.tables.entries[one.id].table.game
    one.act("redo")                                 # only the own decision: the other seat decides again
    assert same(two.state(), middle)
    two.refused("redo", "nothing-to-redo")


def test_dice_fall_again_as_they_fell(house: House) -> None:
    one, two = asked(*house.pair("bul"))
    one.play()
    rolled = [entry.choice for entry in house.fold(one.id).started_game.history]
    one.act("undo")
    two.act("answer", agree=True)
    one.play()
    assert [entry.choice for entry in house.fold(one.id).started_game.history] == rolled


def test_one_offer_at_a_time_and_a_move_ends_it(house: House) -> None:
    one, two = kept(house)
    assert two.state()["undo"]["free"] is False
    one.act("offer", what="abandon")
    two.refused("undo", "offer-pending")
    two.refused("offer", "offer-pending", what="pause")
    one.play()
    assert one.state()["offer"] is None
    two.refused("answer", "no-offer", agree=True)


def test_an_offer_that_nobody_is_left_to_agree_to_is_gone(house: House) -> None:
    one, two = asked(*house.pair("bul"))
    one.play()
    one.act("undo")
    answers = one.state()["answers"]
    assert two.bare("leave").status_code == 200
    state = one.state()
    assert state["offer"] is None and state["answers"] >= answers


def test_a_third_player_who_leaves_no_longer_counts(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    players = [one, house.join(one.id), house.join(one.id)]
    one, two, three = asked(*players)
    one.act("offer", what="abandon")
    two.act("answer", agree=True)
    assert one.state()["offer"]["agreed"] == [two.seat] and one.state()["table"]["phase"] == "playing"
    assert three.bare("leave").status_code == 200
    assert one.state()["table"]["phase"] == "abandoned"


def test_whoever_leaves_has_not_agreed_that_their_decision_is_taken_back(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    players = asked(one, house.join(one.id), house.join(one.id))
    for _ in players:
        asked(*players)[0].play()                   # everybody has chosen their wealth
    first, *others = sorted(players, key=lambda player: decided(player)[0])
    first.act("undo", to=decided(first)[0])
    assert first.state()["offer"]["needs"] == sorted((other.seat for other in others), key=house.fold(
        one.id).definition.seats.index)
    others[0].act("answer", agree=True)
    others[0].refused("answer", "not-asked-to-agree", agree=True)
    answers = first.state()["answers"]
    assert others[1].bare("leave").status_code == 200
    assert first.state()["offer"] is None and first.state()["answers"] >= answers
    assert not any(step.kind == "cut" for step in house.steps(one.id)) and house.fold(one.id).cut_at == 0


def test_who_has_agreed_may_leave_and_the_others_decide(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    players = asked(one, house.join(one.id), house.join(one.id))
    for _ in players:
        asked(*players)[0].play()
    first, second, third = sorted(players, key=lambda player: decided(player)[0])
    to = decided(first)[0]
    first.act("undo", to=to)
    third.act("answer", agree=True)
    assert third.bare("leave").status_code == 200
    assert first.state()["offer"]["needs"] == [second.seat]
    second.act("answer", agree=True)
    assert house.fold(one.id).cut_at > 0 and first.state()["answers"] == to


def test_only_whom_it_concerns_is_asked(house: House) -> None:
    """A decision concerns the seat that made it; a third who has decided nothing since has no say."""
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    players = asked(one, house.join(one.id), house.join(one.id))
    for _ in players:
        asked(*players)[0].play()                   # everybody has chosen their wealth
    first, *_ = asked(*players)
    while asked(*players)[0] is first:
        first.play()
    second, third = asked(*players)[0], next(player for player in players if player not in (first, asked(*players)[0]))
    second.play()
    state = first.state()
    assert state["undo"]["seats"] == [second.seat] and not state["undo"]["chance"] and not state["undo"]["reveals"]
    first.act("undo")
    assert first.state()["offer"]["needs"] == [second.seat]
    third.refused("answer", "not-asked-to-agree", agree=True)
    second.act("answer", agree=True)
    assert first.state()["ask"]["seat"] == first.seat


def test_what_a_bot_decides_after_a_cut_is_not_its_owners(house: House) -> None:
    one, two = kept(house)
    _, places = turn(one, 2)
    live = house.fold(one.id)
    away = live.definition.seat_number(two.seat, 2)
    for seat, kind, data in ((away, "left", {"bot": "random"}), (1 - away, "cut", {"to": places[0]})):
        live.apply(StepRow(table_id=one.id, revision=live.revision + 1, at=0.0, seat=seat, kind=kind, data=data))
    assert live.replaced_since == {away: places[0]}


def test_nothing_is_taken_back_or_had_back_during_a_pause(house: House) -> None:
    one, two = kept(house)
    one.play()
    one.act("undo")
    assert one.state()["redo"] is True
    one.play()
    for player, kind, body in ((one, "offer", {"what": "pause"}), (two, "answer", {"agree": True})):
        player.act(kind, **body)
    for what in ("undo", "restart", "redo"):
        one.refused(what, "table-paused")
    assert one.state()["undo"] is None and one.state()["redo"] is False
    one.act("resume")
    one.act("undo")
    one.act("offer", what="pause")
    two.act("answer", agree=True)
    one.refused("redo", "table-paused")
    one.act("offer", what="abandon")
    two.act("answer", agree=True)
    assert one.state()["table"]["paused"] is False


def test_what_has_ended_is_not_taken_back(house: House) -> None:
    one = house.open("bul", SOLO)
    state = play_out(one)
    assert state["undo"] is None and state["redo"] is False
    for what in ("undo", "restart"):
        one.refused(what, "undo-over")
    one.refused("redo", "table-over")
