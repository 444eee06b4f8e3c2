"""Going and coming back: a bot stands in for a person, and takes its time where no person waits."""

from __future__ import annotations

import pytest

from sacbe.server.storage.rows import StepRow
from sacbe.server.tables import snapshot
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.scheduler import due_time
from support.server.tables import SOLO, House, Player, asked, play_out, wait_for

pytestmark = pytest.mark.once


def test_a_bot_plays_for_who_resigns_and_they_cannot_come_back(house: House) -> None:
    one, two = asked(*house.pair())
    assert two.bare("resign").status_code == 200
    shown = {seat["seat"]: seat for seat in one.state()["table"]["seats"]}
    assert shown[two.seat]["resigned"] and shown[two.seat]["bot"] == "medium" and shown[two.seat]["kind"] == "human"
    two.refused_bare("back", "seat-resigned")
    two.refused_bare("resign", "seat-resigned")
    two.refused_bare("leave", "seat-resigned")
    two.refused("choice", "seat-resigned", move="x")
    state = play_out(one)
    assert state["table"]["phase"] == "over" and state["result"]["resigned"] == [two.seat]


def test_everybody_reads_who_resigned_and_when(house: House) -> None:
    """In the log of a seat and of a watcher, from the start and since a revision, and in the replay; once."""
    one, two = asked(*house.pair())
    one.play()
    before = one.revision
    assert two.bare("resign").status_code == 200
    told = "resigns; a bot plays on"
    for reader in (one, Player(house, one.id)):
        for since in (0, before):
            log = reader.get("events", since=since).json()["log"]
            assert [line["seat"] for line in log if line["text"] == told] == [two.seat]
    assert told not in str(one.get("events", since=one.revision).json())
    play_out(one)
    house.forget(one.id)
    lines = [line for moment in one.get("replay").json()["moments"] for line in moment["log"]]
    assert [line["text"] for line in lines].count(told) == 1
    log = one.get("events").json()["log"]
    at = next(n for n, line in enumerate(log) if line["text"] == told)
    assert 0 < at < len(log) - 1


def test_a_bot_plays_until_its_owner_is_back(house: House) -> None:
    one, two = asked(*house.pair())
    two.refused_bare("back", "seat-not-gone")
    assert one.bare("leave").status_code == 200
    wait_for(lambda: any(step.kind == "choice" for step in house.steps(one.id)))
    two.await_turn()
    assert one.bare("back").status_code == 200
    assert all(seat["bot"] == "" for seat in two.state()["table"]["seats"])
    two.play()
    assert asked(one, two)[0].state()["options"]


def test_whoever_is_gone_has_no_say_until_they_are_back(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    assert two.bare("leave").status_code == 200
    for what, body in (("undo", {}), ("restart", {}), ("redo", {}), ("offer", {"what": "pause"}),
                       ("choice", {"move": "x"})):
        two.refused(what, "seat-gone", **body)
    one.act("offer", what="pause")
    two.refused("resume", "seat-gone")
    assert two.bare("resign").status_code == 200
    assert two.state()["table"]["phase"] == "playing"


def test_a_third_who_is_gone_cannot_decline(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    one, two, three = asked(one, house.join(one.id), house.join(one.id))
    assert three.bare("leave").status_code == 200
    one.act("offer", what="abandon")
    three.refused("answer", "not-asked-to-agree", agree=False)
    assert two.state()["offer"]["needs"] == [two.seat]


def test_who_plays_alone_lets_a_bot_play_and_comes_back(house: House) -> None:
    one = house.open("tzolkin", SOLO)
    one.await_turn()
    before = len(house.steps(one.id))
    assert one.bare("leave").status_code == 200
    wait_for(lambda: [step.kind for step in house.steps(one.id)[before:]].count("choice") > 1)
    assert one.state()["table"]["phase"] == "playing"
    assert one.bare("back").status_code == 200
    one.await_turn()
    one.play()
    house.forget(one.id)
    assert one.state()["table"]["phase"] == "playing"


def test_a_table_ends_when_nobody_can_come_back(house: House) -> None:
    one, two = house.pair("tzolkin")
    assert one.bare("leave").status_code == 200
    assert two.bare("resign").status_code == 200
    assert house.stored(one.id)[0]["phase"] == "playing"
    assert one.bare("back").status_code == 200
    assert one.bare("resign").status_code == 200
    assert house.stored(one.id)[0]["phase"] == "abandoned"
    one.refused_bare("back", "table-over")


def test_a_stand_in_waits_before_each_turn_of_somebody_whose_clock_ran_out(house: House) -> None:
    live = alone(house, "timeout")
    dues, later = [], 0
    while len(dues) < 62:
        dues.append(pause(live))
        while live.asked_seat == 0:
            choose(live)
            if live.asked_seat == 0:
                later += 1
                assert pause(live) == 0.0                   # in the middle of a turn
        while live.asked_seat == 1 and live.phase == "playing":
            assert pause(live) == 0.0                       # it never was a person's
            choose(live)
        if live.phase != "playing":
            break
    assert len(dues) > 10 and later > 10
    assert dues == [float(min(60, turn)) for turn in range(1, len(dues) + 1)]


@pytest.mark.parametrize("kind", ["left", "resign"])
def test_a_stand_in_for_somebody_who_has_gone_on_purpose_does_not_wait(house: House, kind: str) -> None:
    for live in (alone(house, kind), alone(house, "timeout", kind)):
        assert live.phase == "playing" and live.late == set()
        for _ in range(20):
            assert pause(live) == 0.0
            choose(live)


def test_a_stand_in_does_not_wait_where_a_person_plays(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    live = house.fold(one.id)
    live.apply(a_step(live, "timeout", live.asked_seat))
    assert live.late and live.human_seats() and pause(live) == 0.0
    live.apply(a_step(live, "left", 1 - live.asked_seat))
    assert not live.human_seats() and pause(live) == 1.0


def test_who_is_back_and_out_of_time_again_is_waited_for_from_the_start(house: House) -> None:
    live = alone(house, "timeout")
    while pause(live) < 3.0:
        choose(live)
    live.apply(a_step(live, "back", 0))
    assert live.late == set()
    live.apply(a_step(live, "timeout", 0))
    assert live.late == {0} and pause(live) == 1.0


def test_snapshots_know_whose_clock_ran_out(house: House) -> None:
    for kinds, late in ((("timeout",), {0}), (("left",), set()), (("timeout", "left"), set()),
                        (("timeout", "back", "timeout"), {0})):
        live = alone(house, *kinds)
        taken = snapshot.copy_table(live)
        assert taken is not None
        again = snapshot.read(live.row, live.seats, live.steps, snapshot.write(taken))
        assert again.late == live.late == live.shallow_copy().late == late, kinds


def test_another_process_gives_a_stand_in_more_time_but_takes_up_other_bots_at_once(house: House) -> None:
    for live in (alone(house, "left"), alone(house, "timeout")):
        assert due_time(live, 10.0) == live.bot_due + 10.0 and due_time(live, 0.0) == live.bot_due
    one, _ = asked(*house.pair("tzolkin"))
    assert one.bare("leave").status_code == 200
    waited_for = house.fold(one.id)
    assert due_time(waited_for, 10.0) == waited_for.revision_marks[-1].at


def test_tables_that_ended_by_older_steps_stay_so(house: House) -> None:
    live = alone(house, "left", stays=False)
    assert (live.phase, live.revision) == ("abandoned", len(live.steps))
    assert alone(house, "left").phase == "playing"


def pause(live: LiveTable) -> float:
    """The seconds that the bot waits."""
    return live.bot_due - live.revision_marks[-1].at


def choose(live: LiveTable) -> None:
    """The seat that is asked takes the first option."""
    ask = live.started_game.state.ask
    assert ask is not None
    live.choose(ask.seat, ask.options[0], live.revision_marks[-1].at)


def a_step(live: LiveTable, kind: str, seat: int | None, stays: bool = True) -> StepRow:
    data = {"bot": "medium", **({"stays": True} if stays else {})}
    return StepRow(table_id=live.row.id, revision=live.revision + 1, at=2.0, seat=seat, kind=kind, data=data)


def alone(house: House, *kinds: str, stays: bool = True) -> LiveTable:
    """A table of one person and a bot, in the test's own hands, from which the person has gone so."""
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}])
    row, seats, _ = house.run(house.tables.store.load(one.id))
    seats[1].kind, seats[1].bot = "bot", "easy"
    live = LiveTable(row, seats)
    live.apply(StepRow(table_id=one.id, revision=1, at=1.0, seat=None, kind="start"))
    while live.asked_seat != 0:
        live.choose(1, live.started_game.state.ask.options[0], 1.0)
    for kind in kinds:
        live.apply(a_step(live, kind, 0, stays))
    return live
