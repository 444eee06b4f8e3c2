"""A lesson as it is shown, in the current language: the card of a step, and what is said to a move."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import current_language, say
from sacbe.presentation.render.moment import things_of
from sacbe.presentation.render.wording import Localizer, rule_words
from sacbe.school.lessons import library
from sacbe.school.lessons.lesson import Lesson, spoken_text
from sacbe.school.lessons.playing import LessonRun, MoveVerdict

BOLD: Final = "**"                  # around parts of a text, where a front end can show it


class LessonShown(Struct):
    """A lesson in a list."""

    id: str
    game: str
    game_title: str
    title: str
    aim: str
    minutes: int
    steps: int
    rules: list[str]


class CardShown(Struct):
    """The card of a step; after the last step the lesson is done, and the next one of the game is offered."""

    title: str
    text: str                           # with **bold** parts
    number: int                         # of the step, from 1
    steps: int
    show: list[Thing]
    moves: list[str]                    # those that lead on
    reads_on: bool                      # there is nothing to do but to read on
    done: bool
    following: LessonShown | None
    note: str = ""                      # what is said to the last move, which was accepted


class VerdictShown(Struct):
    """The reply to a move that did not lead on: a legal one that is not meant, or a refused one with its rule."""

    outcome: str
    move: str
    title: str
    text: str
    things: list[Thing]                 # what the move names on the board
    rule: str = ""
    rule_name: str = ""
    rule_text: str = ""
    source: str = ""


def render_lesson(lesson: Lesson) -> LessonShown:
    return LessonShown(lesson.id, lesson.game, say(f"name-{lesson.game}-game"), spoken_text(lesson.title),
                       spoken_text(lesson.aim),
                       lesson.minutes, len(lesson.steps), library.rules_of_lesson(lesson))


def render_card(run: LessonRun) -> CardShown:
    lesson, step, total = run.lesson, run.step, len(run.lesson.steps)
    note = "" if run.note is None else spoken_text(run.note)
    if step is None:
        following = library.next_lesson(lesson) if lesson.file.startswith(str(library.FOLDER)) else None
        return CardShown(say("lesson-done-title"), say("lesson-done", title=spoken_text(lesson.title)), total, total,
                         [], [],
                         False, True, None if following is None else render_lesson(following), note)
    return CardShown(spoken_text(step.title), spoken_text(step.say), run.at + 1, total, list(step.show),
                     run.open_moves(),
                     step.is_reading_step, False, None, note)


def render_verdict(run: LessonRun, verdict: MoveVerdict, wording: Localizer) -> VerdictShown | None:
    """Say what came of a move that did not lead on; None for one that was accepted."""
    if verdict.outcome == "accepted":
        return None
    step = run.step
    assert step is not None
    if verdict.refusal is None:
        text = step.answer_to(verdict.move)
        words = wording.texts.move(verdict.move, run.game.view(run.learner))
        return VerdictShown("not-meant", verdict.move, say("lesson-not-meant-title"),
                            say("lesson-not-meant", move=words) if text is None else spoken_text(text),
                            things_of(run.definition, verdict.move))
    rule = verdict.refusal.rule
    name, source, rule_text = rule_words(rule, current_language())
    more = step.refused.get(rule)
    sentences = [wording.refusal_sentence(verdict.refusal), *([spoken_text(more)] if more is not None else [])]
    return VerdictShown("refused", verdict.move, say("lesson-refused-title"), " ".join(sentences),
                        named_things(run, verdict.move), rule, name, rule_text, source)


def named_things(run: LessonRun, move: str) -> list[Thing]:
    """Return what a move names on the board; a text that is no move names nothing."""
    try:
        return things_of(run.definition, run.definition.grammar.write(run.definition.grammar.read(move)))
    except Problem:
        return []


def strip_bold(text: str) -> str:
    """Remove the marks of bold words from the text of a card."""
    return text.replace(BOLD, "")
