"""What is wrong with a lesson file is reported with the file, the line and the reason; the command ends with 2."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sacbe.presentation.language import words
from sacbe.runtime.strict_yaml import FileProblem
from sacbe.school.lessons import checking, library
from sacbe.school.lessons.playing import LessonRun

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]

GOOD = """\
order: 1
minutes: 2
title: {en: Place, de: Setzen, fr: Poser}
aim: {en: Learn it., de: Lern es., fr: Apprenez.}
rules: [tz.placing.lowest-space]
given:
  red: {corn: 6}
  blue: {corn: 4}
steps:
  - title: {en: First, de: Erst, fr: Un}
    say: {en: Look., de: Sieh., fr: Voyez.}
    show: [gear:palenque]
  - title: {en: Do, de: Tu, fr: Faites}
    say: {en: Place., de: Setze., fr: Posez.}
    accept: [place palenque]
    instead:
      place tikal: {en: Not now., de: Nicht jetzt., fr: Pas maintenant.}
    refused:
      tz.pickup.number: {en: Later., de: Später., fr: Plus tard.}
  - title: {en: Stop, de: Halt, fr: Stop}
    say: {en: Stop., de: Halt., fr: Arrêtez.}
    accept: [stop]
    then: [blue place uxmal, blue stop]
  - title: {en: End, de: Ende, fr: Fin}
    say: {en: Done., de: Fertig., fr: Fini.}
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "tzolkin" / "trial.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_is_sound(tmp_path: Path) -> None:
    assert checking.check_file(write(tmp_path, GOOD)).id == "tzolkin/trial"


@pytest.mark.parametrize(("old", "new", "line", "said"), [
    ("minutes: 2", "minutes: 2\nmintues: 3", 3, "“mintues”"),
    ("minutes: 2\n", "", 1, "“minutes” is missing"),
    ("minutes: 2", "minutes: two", 2, "whole number"),
    (", fr: Poser}", "}", 3, "no text in “fr”"),
    ("fr: Arrêtez.", "fr: ''", 21, "must be text"),
    ("say: {en: Look., ", "say: {en: Look **here., ", 11, "**"),
    ("tz.placing.lowest-space", "tz.placing.lowest", 5, "no rule of tzolkin"),
    ("red: {corn: 6}", "red: {corn: -1}", 7, "red.corn"),
    ("red: {corn: 6}", "red: {workers: 9}", 6, "workers"),
    ("blue: {corn: 4}", "tooth: 99", 8, "tooth"),
    ("red: {corn: 6}", "red: {maize: 6}", 7, "maize"),
    ("gear:palenque", "gear:copan", 12, "no thing “gear:copan”"),
    ("gear:palenque", "palenque", 12, "kind:id"),
    ("accept: [place palenque]", "accept: [place palenke]", 15, "place palenque"),
    ("accept: [place palenque]", "accept: [pick palenque 1]", 15, "fits “accept”"),
    ("accept: [place palenque]", "accept: [place palenque, pick tikal 1]", 15, "never a legal move"),
    ("place tikal:", "pick tikal 1:", 17, "fits no legal move"),
    ("tz.pickup.number:", "tz.pickup.nothing:", 19, "refuses nothing"),
    ("tz.pickup.number:", "tz.pickup.numbers:", 19, "no rule"),
    ("blue place uxmal, blue stop", "red place uxmal", 23, "blue is asked"),
    ("blue place uxmal, blue stop", "blue place uxmal, blue pick uxmal 0", 23, "is refused by"),
    ("    then: [blue place uxmal, blue stop]\n", "    then: [blue]\n", 23, "seat move"),
    ("  - title: {en: End,", "  - titel: {en: End,", 24, "“titel”"),
    ("steps:", "bots: search:1000\nsteps:", 9, "too long"),
    ("say: {en: Look., ", f"say: {{en: {'Look ' * 45}., ", 11, "at most 220"),
    ("accept: [stop]\n", "accept: [stop]\n    until: day 4\n", 23, "the word turn"),
    ("accept: [stop]\n", "accept: [stop]\n    until: {dya: 4}\n", 23, "“dya”"),
    ("accept: [stop]\n", "accept: [stop]\n    until: {tooth: soon}\n", 23, "whole number"),
    ("accept: [stop]\n", "accept: [stop]\n    about: {beg: {en: A, de: A, fr: A}}\n", 23, "fits no legal move"),
    ("accept: [stop]\n", "accept: [stop]\n    about: {stop: {en: A, de: A}}\n", 23, "no text in “fr”"),
    ("    show: [gear:palenque]\n", "    about: {stop: {en: A, de: A, fr: A}}\n", 12, "with “accept”"),
])
def test_what_is_wrong_is_said_with_its_line(run: Runner, tmp_path: Path, old: str, new: str, line: int,
                                             said: str) -> None:
    assert old in GOOD
    run.refused_file("lesson", "--check", write(tmp_path, GOOD.replace(old, new, 1)), line=line, said=said)


def test_what_follows_needs_somebody_to_do_it(tmp_path: Path) -> None:
    text = GOOD.replace("    then: [blue place uxmal, blue stop]\n", "") + "    accept: [place palenque]\n"
    with words.use_language("en"), pytest.raises(FileProblem, match=r"line .*blue is asked"):
        checking.check_file(write(tmp_path, text))
    sound = text.replace("steps:", "bots: greedy\nsteps:").replace("[place palenque]\n", "['*']\n")
    with words.use_language("en"):
        checking.check_file(write(tmp_path, sound.replace("accept: ['*']", "accept: [place palenque]", 1)))


def test_a_free_step_ends_with_the_turn_or_the_day(tmp_path: Path) -> None:
    """The check plays the main way and a few random ones through the step, and everything after it from there."""
    turn = GOOD.replace("steps:", "bots: greedy\nsteps:").replace(
        "    accept: [stop]\n    then: [blue place uxmal, blue stop]\n", "    accept: [stop, '*']\n    until: turn\n")
    lesson = checking.check_file(write(tmp_path, turn))
    *drawn, main = checking.all_paths(lesson)
    assert (len(drawn), main) == (checking.RANDOM_WAY_COUNT, ["next", "place palenque", "stop", "next"])
    assert any(way != main for way in drawn)
    day = checking.check_file(write(tmp_path, turn.replace("until: turn", "until: {tooth: 2}")))
    run = LessonRun.from_path(day, checking.main_path(day)[:-1])
    assert (run.at, run.definition.dump_fields(run.game.state)["tooth"]) == (3, 2)


def test_another_position_may_begin_in_the_middle(tmp_path: Path) -> None:
    text = GOOD + "    given: {turn: blue, blue: {corn: 99}}\n"
    assert checking.check_file(write(tmp_path, text)).steps[-1].given is not None
    wrong = GOOD + "    given: {turn: blue, blue: {corm: 9}}\n"
    with words.use_language("en"), pytest.raises(FileProblem, match=r"line 26: .*corm"):
        checking.check_file(write(tmp_path, wrong))


def test_two_lessons_of_a_game_cannot_have_one_number(tmp_path: Path) -> None:
    lesson = checking.check_file(write(tmp_path, GOOD))
    with pytest.raises(FileProblem):
        checking.check_order([lesson, library.find("tzolkin/place")])


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_command_refuses_in_each_language(run: Runner, tmp_path: Path, lang: str) -> None:
    path = write(tmp_path, GOOD.replace("gear:palenque", "gear:copan"))
    found = run.refused("--lang", lang, "lesson", "--check", path)
    assert str(path) in found and " 12" in found and "gear:copan" in found


@pytest.mark.parametrize("text", ["", "[]", "steps: [", "a: &a [*a]", "\x00", "- 1", "order: 1\norder: 2"])
def test_what_is_no_lesson_at_all_is_refused_too(run: Runner, tmp_path: Path, text: str) -> None:
    assert "trial.yaml, line " in run.refused("lesson", "--check", write(tmp_path, text))


def test_the_command_says_what_is_sound_and_what_does_not_exist(run: Runner, tmp_path: Path) -> None:
    assert run.lines("lesson", "--check", write(tmp_path, GOOD)) == ["1 lesson is sound."]
    for wrong in (["--check", tmp_path / "none.yaml"], ["tzolkin/none"], ["bul"], ["some.yaml"]):
        run.refused("lesson", *wrong)
