"""Messages of the coach, ready to be shown: data together with its words in one language."""

from __future__ import annotations

from msgspec import Struct

from sacbe.coach.hints.hint import HintMove, Nudge, Reasons
from sacbe.kernel.definition.effects import Thing


class MoveTold(Struct):
    """The move that the coach would make and the rest of the turn that it expects, in words."""

    line: list[str]                         # in notation
    texts: list[str]                        # each of them in words
    text: str                               # all of it as a sentence
    things: list[Thing]


class ComparisonTold(Struct):
    """The best few kinds of moves in words, and why the first is better than the second."""

    moves: list[HintMove]
    texts: list[str]                        # one for each of them
    lines: list[list[str]]                  # and the moves of its line in words, without figures
    reasons: Reasons | None                 # None: there is no other kind of move
    reasons_text: list[str]
    is_close: bool
    options: int                            # how many there were


class HintTold(Struct):
    """A hint in words, up to one of its three steps; what belongs to later steps is not there."""

    step: int
    seat: str
    prompt: str
    before: float                           # the seat's chance
    nudge: Nudge
    nudge_text: list[str]
    move: MoveTold | None                   # from step 2 on
    comparison: ComparisonTold | None       # from step 3 on
    simulations: int
    calibrated: bool
    sure: list[str]                         # how sure it is, in words


class ExplanationTold(Struct):
    """An explanation in words: why a seat may have answered as it did."""

    at: int                                 # answers before it
    seat: str
    prompt: str
    before: float
    move: str                               # that was played
    played: int                             # its place in the comparison
    text: list[str]
    comparison: ComparisonTold
    simulations: int
    calibrated: bool


class DecisionTold(Struct):
    """A decision that lost something or turned the game, in words."""

    at: int
    when: str
    played: str
    better: str                             # the best plan that was found
    played_things: list[Thing]              # what the move names on the board
    better_things: list[Thing]              # and the moves of the plan


class ReviewTold(Struct):
    """The words of a review."""

    title: str
    where: str                              # game, players, decisions
    notes: list[str]                        # what one should know before one trusts the figures
    turning: list[str]                      # one for each turning point
    none: str                               # shown in their place where there are none
    decided: list[str]                      # the sentences of a paragraph
    decisions: list[DecisionTold]           # those that were not good, and the turning points
    when: list[str]                         # of each point of the timeline
    calendar: list[str]                     # what each mark of the calendar is called
    story: list[str] = []                   # the game in two sentences
    unit: str = ""                          # what the game counts its time in
    parts: list[str] = []                   # what its parts are called, from one mark of the last kind to the next
    moments: list[str] = []                 # of each turning point: the move alone, or what chance brought
