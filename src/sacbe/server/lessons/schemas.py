"""Requests about lessons: game, place, move and thing; puzzles use them too."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from sacbe.school.lessons.playing import MOST_PATH
from sacbe.server.access.table_reader import THING

GameOf = Annotated[str, PathParameter(max_length=60, description="the name of a game, or the prefix of its rules")]
OfGame = Annotated[str, QueryParameter(name="game", max_length=60, description="only of this game")]
Move = Annotated[str, Meta(min_length=1, max_length=200)]
Path = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MOST_PATH)]
AskedThing = Annotated[str, Meta(pattern=THING, max_length=80)]


class LessonAt(Struct, forbid_unknown_fields=True):
    """A place in a lesson: the learner's moves so far, with `next` for each step that was only read."""

    path: Path = []


class LessonMove(Struct, forbid_unknown_fields=True):
    """A move at a place, or `next` where a step is only read."""

    move: Move
    path: Path = []


class LessonThing(Struct, forbid_unknown_fields=True):
    """A thing of the board at a place."""

    thing: AskedThing
    path: Path = []
