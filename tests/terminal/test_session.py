"""Whose turn it is, what can be taken back, and what bots are asked."""

from __future__ import annotations

import pytest

from sacbe.bots.thinker import LocalThinker, RemoteThinker
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.presentation.render.log import events_by_decision
from sacbe.runtime.session import HUMAN, assign_sitters, begin, secret_of_seed
from support.terminal.tables import let_bots_play, play_on, session

pytestmark = pytest.mark.once


def test_people_sit_on_the_first_seats_and_bots_on_the_others() -> None:
    assert assign_sitters(4, 2, ["medium", "random"]) == (HUMAN, HUMAN, "medium", "random")
    assert assign_sitters(2, 2, ["medium"]) == (HUMAN, HUMAN)
    for humans in (0, 5):
        with pytest.raises(Problem, match=str(humans)):
            assign_sitters(4, humans, ["medium"])
    with pytest.raises(Problem, match="no bot"):
        assign_sitters(4, 1, ["nobody"])


def test_a_seed_gives_the_same_game_and_another_seed_another_one() -> None:
    tables = [session(seed=seed) for seed in (1, 1, 2)]
    for table in tables:
        play_on(table, 10)
    assert tables[0].game == tables[1].game
    assert tables[0].game != tables[2].game


def test_only_a_person_who_is_asked_moves() -> None:
    table = session(seed=3)
    while table.is_human_asked:
        table.play(table.game.ask.options[0])
    before = table.game.clone()
    with pytest.raises(Problem) as caught:
        table.play(table.game.ask.options[0])
    assert caught.value.key == "play-bot-asked"
    assert table.game == before


# ---------------------------------------------------------------- taking back


def test_nothing_was_decided_yet() -> None:
    with pytest.raises(Problem) as caught:
        session().undo()
    assert caught.value.key == "nothing-to-undo"


def test_my_own_decision_can_be_taken_back_at_once() -> None:
    table = session()
    play_on(table, 1)
    before = table.game.clone()
    table.play("place start")
    assert table.asked_seat == "red"
    assert table.undo().seat == "red"
    assert table.game == before


def test_replies_of_bots_go_with_my_decision_and_come_again() -> None:
    table = session()
    play_on(table, 1)
    while True:                                 # to a decision that a bot answers without any dice
        before, at = table.game.clone(), len(table.game.history)
        table.play(table.game.ask.options[-1])
        let_bots_play(table)
        since = table.game.history[at:]
        if len({entry.seat for entry in since}) == 2 and all(entry.seat != CHANCE for entry in since):
            break
    after = table.game.clone()
    cut = table.undo()
    assert (cut.to, cut.seat, cut.report.seats) == (at, "red", ("red",))
    assert table.game == before
    table.play(after.history[at].choice)
    let_bots_play(table)
    assert table.game == after                  # the same position gets the same reply


def test_nothing_comes_back_once_dice_were_seen() -> None:
    table = session()
    play_on(table, 1)
    while not table.undo_plan().report.chance:
        table.play(table.game.ask.options[0])
        let_bots_play(table)
    before = table.game.clone()
    with pytest.raises(Problem) as caught:
        table.undo()
    assert caught.value.key == "undo-chance"
    assert table.game == before


def test_nothing_comes_back_once_secrets_are_open() -> None:
    table = session()
    play_on(table, 1)                           # both have chosen their wealth, so all of it is open
    with pytest.raises(Problem) as caught:
        table.undo()
    assert caught.value.key == "undo-revealed"


def test_between_two_people_the_last_one_takes_back() -> None:
    table = session(humans=2)
    first = table.asked_seat
    table.play(table.game.ask.options[0])
    assert table.asked_seat != first
    assert table.undo().seat == first
    assert table.asked_seat == first


# ---------------------------------------------------------------- who looks

def test_one_person_always_looks_and_never_needs_a_cover() -> None:
    table = session()
    while table.asked_seat is not None:
        assert table.viewer_seat == "red"
        assert not table.needs_cover(None)
        play_on(table, 1)


def test_people_are_covered_from_each_other_while_there_are_secrets() -> None:
    table = session(humans=2)
    first = table.viewer_seat
    assert table.needs_cover(None)
    assert not table.needs_cover(first)
    table.play(table.game.ask.options[0])
    second = table.viewer_seat
    assert second != first and table.needs_cover(first)
    table.play(table.game.ask.options[0])       # now all wealth is open
    assert not table.needs_cover(second) and not table.needs_cover(first)


def test_nobody_in_particular_looks_while_a_bot_thinks_among_several_people() -> None:
    table = session(players=3, humans=2)
    while table.is_human_asked:
        table.play(table.game.ask.options[0])
    assert table.viewer_seat is None


def test_the_log_keeps_the_secrets_of_others() -> None:
    table = session(humans=2)

    def tiles(seat: str | None) -> set[str]:
        reader = None if seat is None else table.game.definition.seats.index(seat)
        told = [said for _, events in events_by_decision(table.game, reader) for said in events]
        return {str(said["seat"]) for said in told if said["event"] == "dealt"}

    assert tiles("red") == {"red"}
    assert tiles("blue") == {"blue"}
    assert tiles(None) == set()


# ---------------------------------------------------------------- bots

@pytest.mark.parametrize("bot", ["random", "medium", "search:5"])
def test_a_bot_answers_alike_whether_it_was_asked_before_or_not(bot: str) -> None:
    """A game that is resumed in the middle of a bot's turn goes on as it would have."""
    table = session(bots=[bot], seed=4)
    steady = LocalThinker()
    turns = 0
    while turns < 12 and table.asked_seat is not None:
        if table.is_human_asked:
            table.play(table.game.ask.options[0])
            continue
        job = table.bot_job()
        choice = steady.choose(job)
        assert choice == LocalThinker().choose(job)
        table.answer(choice)
        turns += 1


def test_another_process_answers_alike_and_can_be_ended() -> None:
    table = begin("tzolkin", 2, [HUMAN, "medium"], {}, secret_of_seed(6))
    while table.is_human_asked:
        table.play(table.game.ask.options[0])
    thinker = RemoteThinker()
    try:
        assert thinker.choose(table.bot_job()) == LocalThinker().choose(table.bot_job())
    finally:
        thinker.close()
    with pytest.raises(EOFError):
        thinker.choose(table.bot_job())


def test_a_bot_that_fails_is_told_and_the_process_goes_on() -> None:
    table = begin("tzolkin", 2, [HUMAN, "random"], {}, secret_of_seed(6))
    while table.is_human_asked:
        table.play(table.game.ask.options[0])
    thinker = RemoteThinker()
    try:
        with pytest.raises(Problem) as caught:
            thinker.choose(table.bot_job()._replace(bot="nobody"))
        assert caught.value.key == "play-bot-failed"
        assert thinker.choose(table.bot_job()) == LocalThinker().choose(table.bot_job())
    finally:
        thinker.close()
