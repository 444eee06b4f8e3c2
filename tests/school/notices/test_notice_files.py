"""What is wrong with a file of notices is reported with the file, the line and the reason; the command ends with 2."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sacbe.school.notices import reading

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]

GOOD = """\
notices:
  - id: place
    when: {asked: [turn], offered: ["place *"], numbers: {me.corn: {most: 9}}}
    title: {en: Place, de: Setzen, fr: Poser}
    say: {en: "You have {me.corn} corn.", de: "Mais: {me.corn}.", fr: "Maïs : {me.corn}."}
    show: [gear:palenque, "move:place *"]
    rules: [tz.placing.lowest-space]
    done: {moves: ["place *"]}
  - id: built
    when: {heard: {event: built, seat: other}, worry: hunger, after: [place], turn: {least: 2}}
    title: {en: "{seat} has built", de: "{seat} hat gebaut", fr: "{seat} a bâti"}
    say: {en: "{tile} is gone.", de: "{tile} ist weg.", fr: "{tile} est parti."}
    show: ["tile:{tile}", seat:me]
    rules: [tz.building.construct]
    done: {events: [built]}
    times: 2
    hint: true
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "notices" / "tzolkin.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_is_sound(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    assert reading.is_notices(path)
    first, second = reading.load(path).notices
    assert (first.id, first.times, second.times, second.hint) == ("place", reading.AGAIN, 2, True)


@pytest.mark.parametrize(("old", "new", "line", "said"), [
    ("notices:\n", "notes: 1\nnotices:\n", 1, "“notes”"),
    ("    times: 2", "    tiems: 2", 16, "“tiems”"),
    ("    rules: [tz.placing.lowest-space]\n", "", 2, "“rules” is missing"),
    (", fr: Poser}", "}", 4, "no text in “fr”"),
    ("tz.building.construct", "tz.building.constrict", 14, "no rule of tzolkin"),
    ("id: built", "id: place", 9, "another notice"),
    ("id: built", "id: Built", 9, "small letters"),
    ("asked: [turn]", "asked: [trun]", 3, "no question “trun”"),
    ('offered: ["place *"]', "offered: [place palenke]", 3, "place palenque"),
    ("me.corn: {most: 9}", "me.maize: {most: 9}", 3, "no value “me.maize”"),
    ("me.corn: {most: 9}", "me.corn: {atmost: 9}", 3, "“atmost”"),
    ("event: built, seat", "event: build, seat", 10, "no event “build”"),
    ("seat: other}", "sear: other}", 10, "no field “sear”"),
    ("seat: other}", "seat: blue}", 10, "me, other"),
    ("worry: hunger", "worry: thirst", 10, "no worry “thirst”"),
    ("after: [place]", "after: [built]", 10, "that can be done"),
    ("{seat} has built", "{seet} has built", 11, "no value “seet”"),
    ("{tile} is gone.", "{tile is gone.", 12, "brace"),
    ("show: [gear:palenque", "show: [gear:copan", 6, "no thing “gear:copan”"),
    ("show: [gear:palenque", "show: [palenque", 6, "kind:id"),
    ("hint: true", "hint: 1", 17, "true or false"),
    ("times: 2", "times: 20", 16, "whole number"),
])
def test_what_is_wrong_is_said_with_its_line(run: Runner, tmp_path: Path, old: str, new: str, line: int,
                                             said: str) -> None:
    assert old in GOOD
    run.refused_file("lesson", "--check", write(tmp_path, GOOD.replace(old, new, 1)), line=line, said=said)


def test_the_check_of_lessons_reads_them_too(run: Runner, tmp_path: Path) -> None:
    assert run.lines("lesson", "--check", write(tmp_path, GOOD)) == ["2 notices are sound."]
