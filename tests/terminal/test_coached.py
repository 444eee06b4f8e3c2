"""The coach at a terminal: three steps of a hint, the review after the game, and a screen that never freezes."""

from __future__ import annotations

import random

import pytest
from textual.pilot import Pilot

from sacbe.coach.text.render import STEPS, render_explanation, render_hint
from sacbe.coach.worker_process import CoachWorker, ExplainTask, HintTask
from sacbe.presentation.language.words import say, use_language
from sacbe.runtime.session import Session
from sacbe.terminal.app import PlayApp
from sacbe.terminal.desk import CommandDesk, DeskReply
from sacbe.terminal.pages import Page
from sacbe.terminal.plain import PlainTerminal
from support.terminal.screens import drive, page_text, until
from support.terminal.tables import play_on, session

pytestmark = pytest.mark.once


def started() -> Session:
    table = session()
    play_on(table, 1)
    return table


def ended() -> Session:
    """A finished game."""
    table, drawn = session(), random.Random(4)
    while not table.game.is_over:
        table.game.apply(drawn.choice(table.game.ask.options))
    return table


def asked(desk: CommandDesk, line: str) -> DeskReply:
    reply = desk.run_command(line)
    assert reply.task is not None and not reply.changed and reply.lines
    return desk.render_coach_answer(reply.task, CoachWorker().answer(reply.task))


def test_each_hint_for_a_question_goes_one_step_further() -> None:
    desk = CommandDesk(started())
    told = [render_hint(desk.session.game, step) for step in STEPS]
    first, second, third, fourth = (asked(desk, "hint") for _ in range(4))
    assert first.lines == [*told[0].nudge_text, "", say("play-hint-more")] and first.title
    assert told[1].move is not None and told[1].move.text in second.lines and told[1].move.text not in first.lines
    assert told[2].comparison is not None and set(told[2].comparison.texts) <= set(third.lines)
    assert fourth == third and say("play-hint-more") not in third.lines
    assert asked(desk, "hint 2") == second
    desk.run_command("1")
    if desk.session.is_human_asked:
        task = desk.run_command("hint").task
        assert isinstance(task, HintTask) and task.step == 1, "another question"


def moved_by(table: Session, seat: int) -> list[int]:
    """Return the answers of the game that a seat gave, by their numbers."""
    return [at for at, entry in enumerate(table.game.history) if entry.seat == seat]


def test_the_coach_explains_the_last_move_of_another_seat_and_then_the_one_before() -> None:
    table = session()
    play_on(table, 2)
    desk = CommandDesk(table)
    last, before = moved_by(table, 1)[-1], moved_by(table, 1)[-2]
    for line, at in (("explain", last), ("explain", before), ("explain blue", last), ("explain Blue", before),
                     ("explain red", moved_by(table, 0)[-1])):
        task = desk.run_command(line).task
        assert isinstance(task, ExplainTask) and (task.at, task.reader) == (at, 0)
    found = asked(CommandDesk(table), "explain")
    told = render_explanation(table.game, last, 0)
    assert found.title == say("play-title-explain") and not found.changed
    assert found.lines == [*told.text, "", *told.comparison.texts, "", say("play-explain-more")]
    with use_language("de"):
        task = CommandDesk(table).run_command("explain Blau").task
        assert isinstance(task, ExplainTask) and (task.at, task.lang) == (last, "de")


def test_what_is_not_explained() -> None:
    table = session()
    assert CommandDesk(table).run_command("explain").lines == [say("problem-explain-nothing")]
    play_on(table, 1)
    assert "purple" in CommandDesk(table).run_command("explain purple").lines[0]
    two = session(humans=2)
    while not moved_by(two, 0) or two.asked_seat != "blue":
        two.play(two.game.ask.options[-1])
    assert CommandDesk(two).run_command("explain").lines == [say("problem-explain-nothing")]
    assert CommandDesk(two).run_command("explain red").lines == [say("problem-explain-person",
                                                                     at=moved_by(two, 0)[-1] + 1)]
    over = ended()
    task = CommandDesk(over).run_command("explain blue").task
    assert isinstance(task, ExplainTask) and task.at == moved_by(over, 1)[-1]


def test_a_key_asks_why_the_other_seat_moved() -> None:
    table = session()
    play_on(table, 2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("f12")
        await until(lambda: isinstance(app.screen, Page))
        assert say("play-explain-more") in await page_text(app, pilot)
        await pilot.press("escape")

    drive(table, play)


@pytest.mark.parametrize("line", ["hint 0", "hint 4", "hint x", "hint 1 2", "hint \u00b2", "review"])
def test_what_the_coach_is_not_asked(line: str) -> None:
    desk = CommandDesk(started())
    before = desk.session.game.clone()
    reply = desk.run_command(line)
    assert reply.task is None and len(reply.lines) == 1 and desk.session.game == before


def test_there_is_no_hint_while_a_bot_is_asked_or_after_the_end() -> None:
    table = session(seed=3)
    while table.is_human_asked:
        table.play(table.game.ask.options[0])
    assert CommandDesk(table).run_command("hint").lines == [say("problem-hint-not-asked")]
    over = CommandDesk(ended())
    assert over.run_command("hint").task is None
    assert over.question()[-1] == say("play-review-offer")


def test_lines_tell_the_hint_and_the_review(capsys: pytest.CaptureFixture[str],
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["hint", "hint 3", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    table = started()
    PlainTerminal(CommandDesk(table)).run()
    said = " ".join(capsys.readouterr().out.split())
    for sentence in (*render_hint(table.game, 3).nudge_text, *render_hint(table.game, 3).sure):
        assert " ".join(sentence.split()) in said


def test_the_review_has_the_paragraph_and_the_turning_points() -> None:
    found = asked(CommandDesk(ended()), "review")
    assert found.title == say("play-title-review")
    assert found.lines[0] and any(line.startswith("1. ") for line in found.lines)


def test_a_key_asks_for_a_hint_and_the_screen_goes_on() -> None:
    table = started()

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("f7")
        await until(lambda: isinstance(app.screen, Page))
        assert render_hint(table.game, 1).nudge_text[-1].split()[0] in await page_text(app, pilot)
        await pilot.press("escape")
        await pilot.press("f7", "f7")
        await until(lambda: isinstance(app.screen, Page))
        await pilot.press("escape")

    drive(table, play)


def test_a_review_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    muttered: list[str] = []
    spoken = PlayApp.show_remark
    monkeypatch.setattr(PlayApp, "show_remark", lambda app, lines: (muttered.extend(lines), spoken(app, lines))[1])

    start = say("play-coach-at", done=1, total=2).partition("1")[0]

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        if isinstance(app.screen, Page):            # the result
            await pilot.press("escape")
        await pilot.press("f8")
        await until(lambda: any(line.startswith(start) for line in muttered))

    drive(ended(), play)
