"""`sacbe review`: who was winning when, what turned the game, and how much of it was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from sacbe.cli.coach.review_quiz import run_quiz
from sacbe.cli.play.replay import load_game
from sacbe.coach.analysis.grades import KINDS
from sacbe.coach.review.review import review_game as reviewed
from sacbe.coach.review.schema import Review
from sacbe.coach.text.review_page import review_html
from sacbe.coach.text.review_words import ReviewText
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.numbers import format_exact, format_percent, format_signed, format_tenth, format_whole
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Jobs, JsonOption, RayOption
from sacbe.runtime.console.progress import progress_bar
from sacbe.runtime.executor import Executor
from sacbe.runtime.executor_choice import choose_executor

CACHE_FILE_NAME = ".{name}.review"  # what is found so far, beside the record


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    depth: Annotated[int, typer.Option("--depth", metavar="N", help="help-review-depth")] = 1,
    jobs: Jobs = None,
    ray: RayOption = None,
    html: Annotated[bool, typer.Option("--html", help="help-review-html")] = False,
    number: Annotated[int | None, typer.Option("--try", metavar="N", help="help-review-try",
                                               show_default=False)] = None,
    json: JsonOption = False,
) -> None:
    if html and json:
        raise Problem("review-forms")
    if number is not None and (html or json):
        raise Problem("review-try-forms")
    executor = choose_executor(jobs, ray)
    game = load_game(file)
    found = _review(file, game, depth, executor)
    if number is not None:
        run_quiz(game, found, number)
    elif json:
        output.print_json(msgspec.to_builtins(found))
    elif html:
        print(review_html(game, found))
    else:
        _show(game, found)


def _review(file: Path, game: Game, depth: int, executor: Executor) -> Review:
    """Review a game, with a progress bar; a problem with the game names its file."""
    try:
        with progress_bar(len(game.history), "review-doing") as done:
            return reviewed(game, depth, lambda some, total: done(some * len(game.history) // max(1, total)),
                            file.with_name(CACHE_FILE_NAME.format(name=file.name)), executor)
    except KeyboardInterrupt:
        output.print_problem(say("review-stopped"))
        raise
    except Problem as problem:
        if problem.key != "review-unfinished":
            raise
        raise Problem("in-file", file=str(file), reason=str(problem)) from None


def _show(game: Game, found: Review) -> None:
    words = ReviewText(game, found)
    output.print_line(say("review-where", game=words.wording.title, players=found.players,
                          decisions=len(found.decisions)))
    output.print_line()
    output.print_table(
        [say("scores-seat"), say("review-score"), say("review-accuracy"),
         *[say(f"review-kind-{kind}") for kind in KINDS]],
        [(words.seat(seat.seat), format_exact(seat.score),
          f"{format_tenth(seat.accuracy)} ± {format_tenth(seat.accuracy_error)}",
          *[format_whole(seat.counts[kind]) for kind in KINDS]) for seat in found.seats])
    output.print_line()
    output.print_line(output.fold_text(say("review-account"), ""))
    output.print_table(
        [say("scores-seat"), say("review-start"), say("review-luck"), "±", say("review-own"), say("review-others"),
         say("review-result")],
        [(words.seat(seat.seat), format_percent(seat.start), format_signed(100 * seat.luck),
          format_tenth(100 * seat.luck_error),
          format_signed(100 * seat.own), format_signed(100 * seat.others),
          format_percent(seat.result)) for seat in found.seats])
    output.print_line(output.fold_text(say("review-account-note"), ""))
    output.print_line()
    output.print_line(say("review-points"))
    for number, text in enumerate(words.turning_point_lines(), 1):
        output.print_line(output.fold_text(text, f"{number}. "))
    if any(point.decision is not None for point in found.turning):
        output.print_line(output.fold_text(say("review-try-offer"), ""))
    output.print_line()
    output.print_line(say("review-decided"))
    output.print_line(output.fold_text(" ".join(words.result_sentences()), ""))
    output.print_line()
    for note in words.notes():
        output.print_line(output.fold_text(note, ""))
