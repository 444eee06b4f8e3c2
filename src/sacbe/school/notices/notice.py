"""A notice as data: when a first game says what, and when the player has learnt it. See `docs/play/lessons.md`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sacbe.runtime.strict_yaml import Place, Text

OWN_SEAT = "me"                         # the own seat, in conditions, paths and things
OTHER = "other"                         # any other seat


@dataclass(frozen=True)
class ValueBound:
    """A bound for a value: a number from `least` to `most`, or one of some words."""

    least: int | None = None
    most: int | None = None
    words: tuple[str, ...] = ()

    def holds(self, value: object) -> bool:
        """Is a value within the bound?  Lists and mappings count by their length.

        >>> (ValueBound(least=1, most=3).holds(2), ValueBound(most=1).holds(["a", "b"]),
        ...  ValueBound(words=("dark",)).holds("dark"))
        (True, False, True)
        """
        if isinstance(value, str):
            return value in self.words
        number = len(value) if isinstance(value, list | tuple | Mapping) else value
        if not isinstance(number, int | float) or self.words:
            return False
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class EventCondition:
    """An event since the player's last decision: its name, its seat ("": any), and what its fields must be."""

    event: str
    seat: str = ""
    fields: Mapping[str, ValueBound] = field(default_factory=dict)


@dataclass(frozen=True)
class NoticeCondition:
    """The condition under which a notice is due: every part must hold; an empty part always does."""

    asked: tuple[str, ...] = ()                                     # one of these prompts
    offered: tuple[str, ...] = ()                                   # an option fits one of these patterns
    missing: tuple[str, ...] = ()                                   # no option fits any of these
    heard: EventCondition | None = None
    numbers: Mapping[str, ValueBound] = field(default_factory=dict)  # by their path in the view
    worry: str = ""                                                 # of the presenter
    turn: ValueBound | None = None                                  # the number of the own turn
    after: tuple[str, ...] = ()                                     # notices that the player has done


@dataclass(frozen=True)
class Notice:
    """A message for a first game: it is shown once its condition holds, and no more when the player has done it."""

    id: str
    title: Text
    say: Text
    when: NoticeCondition
    show: tuple[str, ...] = ()          # things, or `move:` and a pattern; fields and paths in braces are filled in
    rules: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()         # patterns of own moves by which it is done
    events: tuple[str, ...] = ()        # and own events
    priority: int = 5                   # the smallest first; of equal ones the first of the file
    times: int = 1                      # turns in which it may be shown
    hint: bool = False                  # the coach can show more

    @property
    def can_be_done(self) -> bool:
        return bool(self.moves or self.events)


@dataclass(frozen=True)
class NoticeFile:
    """The notices of one game, in the order in which a newcomer meets them."""

    game: str
    notices: tuple[Notice, ...]
    file: str = ""
    lines: Mapping[Place, int] = field(default_factory=dict, compare=False, repr=False)
