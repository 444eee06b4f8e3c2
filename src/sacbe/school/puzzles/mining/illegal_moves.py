"""Makes puzzles in which one of several moves is not allowed: the answer is the move, and the rule that refuses it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import NOT_ASKED, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.presentation.language.words import LANGUAGES, use_language
from sacbe.presentation.render.wording import Localizer
from sacbe.school.puzzles.mining.exact import CandidatePosition
from sacbe.school.puzzles.mining.solving import GRADE_RATINGS
from sacbe.school.puzzles.puzzle import FORBIDDEN, Puzzle, PuzzleCheck, PuzzleLine, parts_of
from sacbe.school.puzzles.writing import name_of

LISTED_MOVE_COUNT: Final = 5    # moves that are shown
SPARSE: Final = 6               # of so many positions one is taken, so that puzzles differ
MOST_REFUSED: Final = 12        # moves that a rule may refuse here: one that refuses half the board is no secret
SETUP: Final = "setup"          # the chapter of rules about what lies in the box
RULE_SHARES_FILE: Final = "rules_met.json"  # of each game, in its data


class ForbiddenMove(NamedTuple):
    """A move of the question that a rule refuses."""

    choice: int
    rule: str


def refused_moves(definition: GameDefinition, state: State) -> list[ForbiddenMove]:
    """Return the moves that belong to the question but are refused by a rule now."""
    found = []
    for choice in definition.grammar.universe:
        number = int(state.refusal(choice))
        if number not in (0, NOT_ASKED):
            found.append(ForbiddenMove(int(choice), definition.refusal_rule(number)[0]))
    return found


@cache
def rule_shares(game: str) -> dict[str, float]:
    """Return for each rule the share of positions of self-play in which it refuses something.

    A game without puzzles has none.
    """
    file = files(f"sacbe.games.{game}") / "data" / RULE_SHARES_FILE
    found: dict[str, float] = json.loads(file.read_bytes()) if file.is_file() else {}
    return found


def rule_share(game: str, rule: str) -> float:
    """Return the share of a rule; 0 for one that was never met."""
    return rule_shares(game).get(rule, 0.0)


def grade_of(game: str, rule: str) -> int:
    """Return the grade of a rule, 1 to 3: rules that are met often are known to most players."""
    found = sorted(rule_shares(game).values(), reverse=True)
    rank = sum(share > rule_share(game, rule) for share in found)
    return 1 + min(2, 3 * rank // max(1, len(found)))


def count_rule_shares(spots: Iterable[CandidatePosition]) -> dict[str, float]:
    """Return in which share of some positions each rule refuses something: how `rules_met.json` was made."""
    counts: Counter[str] = Counter()
    many = 0
    for spot in spots:
        counts.update({one.rule for one in refused_moves(spot.definition, spot.state)})
        many += 1
    return {rule: round(count / many, 4) for rule, count in sorted(counts.items())}


def verb_name(definition: GameDefinition, choice: int) -> str:
    return definition.grammar.write(choice).partition(" ")[0]


def find(spot: CandidatePosition) -> Puzzle | None:
    """Make a puzzle from a move that looks legal but is refused by a rule that refuses few moves there.

    Return None if there is no such move.
    """
    definition, state = spot.definition, spot.state
    dice = SeededDriver(spot.seed)
    if dice.next_uint32() % SPARSE or state.ask is None or len(state.ask.options) < LISTED_MOVE_COUNT - 1:
        return None
    legal = [int(choice) for choice in state.ask.options]
    refused = refused_moves(definition, state)
    verbs = {verb_name(definition, choice) for choice in legal}
    by_rule: dict[str, list[ForbiddenMove]] = {}
    for one in refused:
        by_rule.setdefault(one.rule, []).append(one)
    able = [[one for one in found if verb_name(definition, one.choice) in verbs] for rule,
            found in sorted(by_rule.items())
            if len(found) <= MOST_REFUSED and rule_share(definition.name, rule) > 0 and not is_about_setup(rule)
            and rule not in parts_of(definition).unseen]
    able = [found for found in able if found]
    if not able:
        return None
    found = able[int(dice.next_uint32()) % len(able)]
    wrong = found[int(dice.next_uint32()) % len(found)]
    others = nearest_moves(definition, wrong.choice, legal, dice)
    return puzzle_of(spot, wrong, others) if are_told_apart(spot, [wrong.choice, *others]) else None


def is_about_setup(rule: str) -> bool:
    """Is a rule about what lies in the box?  Nobody would think of stealing from somebody who does not play.

    >>> is_about_setup("tc.setup.players"), is_about_setup("tc.washup.one-way")
    (True, False)
    """
    return rule.split(".")[1] == SETUP


def are_told_apart(spot: CandidatePosition, choices: Sequence[int]) -> bool:
    """Does each of the moves have words of its own?"""
    texts, view = Localizer(spot.definition, spot.players).texts, spot.definition.view(spot.state, spot.seat)
    with use_language(LANGUAGES[0]):
        told = {texts.move(spot.definition.grammar.write(choice), view) for choice in choices}
    return len(told) == len(choices)


def nearest_moves(definition: GameDefinition, choice: int, legal: Sequence[int], dice: SeededDriver) -> list[int]:
    """Return the legal moves that share most words with a move, those with its verb first."""
    words = definition.grammar.write(choice).split()

    def likeness(one: int) -> int:
        other = definition.grammar.write(one).split()
        return 10 * (other[0] == words[0]) + len(set(words) & set(other))

    drawn = {one: int(dice.next_uint32()) for one in legal}
    return sorted(legal, key=lambda one: (-likeness(one), drawn[one], one))[:LISTED_MOVE_COUNT - 1]


def puzzle_of(spot: CandidatePosition, wrong: ForbiddenMove, others: Sequence[int]) -> Puzzle:
    """Build the puzzle; its moves are in the order of the notation, so that their order tells nothing."""
    definition = spot.definition
    write = definition.grammar.write
    moves = tuple(sorted(write(choice) for choice in (wrong.choice, *others)))
    position = definition.snapshot(spot.state)
    line = PuzzleLine((write(wrong.choice),), 0.0)
    grade = grade_of(definition.name, wrong.rule)
    check = PuzzleCheck(True, len(moves), len(moves), 0, 1.0)
    return Puzzle(definition.name, name_of(FORBIDDEN, position), FORBIDDEN, grade, GRADE_RATINGS[grade - 1],
                  definition.seats[spot.seat], spot.source, position, ((write(wrong.choice),),), (line,), check, (), (),
                  moves,
                  wrong.rule)
