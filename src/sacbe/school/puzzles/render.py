"""A puzzle in words, in the current language: the task, the result of a try, and why the solution is right."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sacbe.coach.text.phrases import HUNDRED, CoachText
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.play.game import Refusal
from sacbe.presentation.language.numbers import format_exact as exact_number
from sacbe.presentation.language.numbers import format_tenth
from sacbe.presentation.language.words import current_language, has_message, say, say_with
from sacbe.presentation.render.moment import things_of
from sacbe.presentation.render.wording import rule_words
from sacbe.school.puzzles.playing import PuzzleRun, PuzzleVerdict, start_puzzle
from sacbe.school.puzzles.puzzle import FORBIDDEN, Puzzle, PuzzleLine

LEAST_POINTS = 0.1              # of a category, to be named
MOST_CATEGORIES = 3
MOST_OTHERS = 3                 # turns beside the solution that are shown


class PuzzleShown(Struct):
    """A puzzle in a list."""

    id: str
    game: str
    game_title: str
    kind: str
    kind_name: str
    title: str
    grade: int
    rating: int
    players: int
    seat: str
    seat_name: str
    steps: int                          # moves of the solution


class PuzzleTask(Struct):
    """The task of a puzzle; `moves` are also in words where one of them is to be picked."""

    title: str
    text: str
    when: str                           # the game's own time
    picks: bool                         # one of `moves` is to be picked; otherwise a turn is to be played
    moves: list[str]
    move_texts: list[str]


class PuzzleLineShown(Struct):
    """A turn in words, with what it is worth."""

    moves: list[str]
    texts: list[str]
    value: float | None
    value_text: str
    is_solution: bool
    things: list[Thing]


class PuzzleExplained(Struct):
    """The result of a finished try, and why the solution is right; `reasons` are sentences."""

    solved: bool
    title: str
    played: PuzzleLineShown | None
    solution: PuzzleLineShown
    others: list[PuzzleLineShown]       # the next best turn, and what a quick bot plays
    reasons: list[str]
    rule: str = ""
    rule_name: str = ""
    rule_text: str = ""
    source: str = ""


class PuzzleHint(Struct):
    """A hint for a puzzle: what the first move of the solution names on the board, and no more."""

    text: str
    things: list[Thing]


class PuzzleRefused(Struct):
    """The reason why a move was refused, in words."""

    move: str
    text: str
    rule: str
    rule_name: str
    rule_text: str
    source: str


class PuzzleText(CoachText):
    """The words about one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        game = start_puzzle(puzzle)
        super().__init__(game.definition, puzzle.players)
        self.puzzle = puzzle
        self.game = game

    # ------------------------------------------------------------ the task

    def task(self) -> PuzzleTask:
        puzzle = self.puzzle
        clock = self.definition.presenter().game_time(self.game.state)
        view = self.game.view(puzzle.seat)
        texts = [self.wording.texts.move(move, view) for move in puzzle.moves]
        return PuzzleTask(title_of(puzzle), say_with(key_of("task", puzzle.game, puzzle.kind), self.facts()),
                          "" if clock is None else self.time_text(clock, 0), puzzle.kind == FORBIDDEN,
                          list(puzzle.moves),
                          texts)

    def facts(self) -> dict[str, object]:
        return {**self.puzzle.facts, "seat": self.seat(self.puzzle.seat), "count": len(self.puzzle.moves)}

    def hint(self) -> PuzzleHint:
        """Say where to look, or what to leave alone; for a forbidden move, name its rule."""
        puzzle = self.puzzle
        if puzzle.kind == FORBIDDEN:
            return PuzzleHint(say("puzzle-hint-rule", rule=rule_words(puzzle.rule, current_language())[0]), [])
        things = next(filter(None, (things_of(self.definition, move) for move in puzzle.solution[0])), [])
        if things:
            return PuzzleHint(say("hint-look", things=", ".join(self.wording.thing_name(thing) for thing in things)),
                              things)
        if len(puzzle.lines) > 1:
            turn = self.line_moves(self.game.state, puzzle.seat, puzzle.lines[1].moves)
            return PuzzleHint(say("puzzle-hint-not", turn=", ".join(turn)), [])
        return PuzzleHint(say("puzzle-hint-steps", count=len(puzzle.solution[0])), [])

    # ------------------------------------------------------------ turns

    def render_line(self, moves: Sequence[str], value: float | None, is_solution: bool) -> PuzzleLineShown:
        """Render a turn, each move as it looks when it is played; a forbidden move as it was listed."""
        if self.puzzle.kind == FORBIDDEN:
            view = self.game.view(self.puzzle.seat)
            texts = [self.wording.texts.move(move, view) for move in moves]
        else:
            texts = self.line_moves(self.game.state, self.puzzle.seat, moves)
        things = list(dict.fromkeys(thing for move in moves for thing in things_of(self.definition, move)))
        return PuzzleLineShown(list(moves), texts, value, "" if value is None else self.value_text(value), is_solution,
                               things)

    def value_text(self, value: float) -> str:
        """Format a value by the measure of the puzzle."""
        measure = self.puzzle.measure
        if measure == "rule":
            return ""
        number = format_tenth(HUNDRED * value) if measure in ("chance", "out") else \
            exact_number(value) if measure == "points" else format_tenth(value) if measure == "losses" else round(value)
        return say(key_of("value", self.puzzle.game, measure), value=str(number), count=round(value))

    # ------------------------------------------------------------ after a try

    def render_result(self, run: PuzzleRun) -> PuzzleExplained:
        """Say what came of a finished try."""
        result = run.result()
        played = self.render_line(run.path, result.value, result.solved)
        return self.answer(result.solved, played)

    def render_solution(self) -> PuzzleExplained:
        """Show the solution to a solver who asks for it."""
        return self.answer(False, None)

    def answer(self, solved: bool, played_line: PuzzleLineShown | None) -> PuzzleExplained:
        puzzle = self.puzzle
        best = puzzle.lines[0]
        title = say("puzzle-solved" if solved else "puzzle-missed" if played_line is not None else "puzzle-given-up")
        found = PuzzleExplained(solved, title, played_line, self.render_line(best.moves, best.value, True),
                                [self.render_line(line.moves, line.value, False)
                                 for line in puzzle.lines[1:1 + MOST_OTHERS]],
                                self.reasons())
        if puzzle.rule:
            found.rule = puzzle.rule
            found.rule_name, found.source, found.rule_text = rule_words(puzzle.rule, current_language())
        return found

    def reasons(self) -> list[str]:
        """Explain in sentences what the solution is worth, what the others are, and how it was checked."""
        puzzle = self.puzzle
        best, *others = puzzle.lines
        if puzzle.kind == FORBIDDEN:
            refusal = self.game.explain(best.moves[0], puzzle.seat)
            return [] if refusal is None else [self.wording.refusal_sentence(refusal)]
        said = [say("puzzle-why", moves=self.plan_text(self.texts(best)), worth=self.value_text(best.value))]
        if others:
            said.append(say("puzzle-why-next", moves=self.plan_text(self.texts(others[0])),
                            worth=self.value_text(others[0].value)))
            said += self.differences(best, others[0])
        said += [say("puzzle-why-quick", moves=self.plan_text(self.texts(line)), worth=self.value_text(line.value))
                 for line in others if line.by]
        return [*said, self.levels(), self.check_sentence()]

    def texts(self, line: PuzzleLine) -> list[str]:
        return self.line_moves(self.game.state, self.puzzle.seat, line.moves)

    def differences(self, best: PuzzleLine, other: PuzzleLine) -> list[str]:
        """Say in which categories the solution has more points, and in which it has less."""
        apart = {name: points - other.categories[name] for name, points in best.categories.items()
                 if name in other.categories and abs(points - other.categories[name]) >= LEAST_POINTS}
        ranked = sorted(apart, key=lambda name: -abs(apart[name]))
        more = {name: apart[name] for name in ranked if apart[name] > 0}
        less = {name: apart[name] for name in ranked if apart[name] < 0}
        return [say(key, categories=self.category_list(dict(list(found.items())[:MOST_CATEGORIES])))
                for key, found in (("hint-more", more), ("hint-less", less)) if found]

    def levels(self) -> str:
        solved = self.puzzle.solved
        if not solved:
            return say("puzzle-levels-none")
        return say("puzzle-levels", levels=", ".join(say(f"bot-level-{name}") for name in solved))

    def check_sentence(self) -> str:
        check = self.puzzle.check
        key = "puzzle-checked-exact" if check.exact else "puzzle-checked-deep"
        return say(key, turns=check.turns, compared=check.compared, simulations=check.depth)

    def render_refusal(self, verdict: PuzzleVerdict) -> PuzzleRefused:
        """Say why a move was refused."""
        refusal: Refusal | None = verdict.refusal
        assert refusal is not None
        name, source, text = rule_words(refusal.rule, current_language())
        return PuzzleRefused(verdict.move, self.wording.refusal_sentence(refusal), refusal.rule, name, text, source)


def title_of(puzzle: Puzzle) -> str:
    return say_with(key_of("title", puzzle.game, puzzle.kind), dict(puzzle.facts))


def key_of(what: str, game: str, name: str) -> str:
    """Return the key of words about a kind or a measure: the game's own if it has one, else that of all games."""
    own = f"puzzle-{what}-{game}-{name}"
    return own if has_message(own) else f"puzzle-{what}-{name}"


def render_puzzle(puzzle: Puzzle) -> PuzzleShown:
    return PuzzleShown(puzzle.id, puzzle.game, say(f"name-{puzzle.game}-game"), puzzle.kind,
                       say(key_of("kind", puzzle.game, puzzle.kind)), title_of(puzzle), puzzle.grade, puzzle.rating,
                       puzzle.players, puzzle.seat, say(f"name-{puzzle.game}-seat-{puzzle.seat}", count=1),
                       len(puzzle.solution[0]))
