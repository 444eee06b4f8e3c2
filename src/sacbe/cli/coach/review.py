"""`sacbe review`: who was winning when, what turned the game, and how much of it was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from sacbe.cli.coach.review_quiz import try_again
from sacbe.cli.play.replay import game_of
from sacbe.coach.analysis.grades import KINDS
from sacbe.coach.review.review import review as reviewed
from sacbe.coach.review.schema import Review
from sacbe.coach.text.review_page import page
from sacbe.coach.text.review_words import ReviewWords
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.numbers import exact, share, signed, tenth, whole
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Jobs, Json, Ray
from sacbe.runtime.console.progress import progress
from sacbe.runtime.executor import Executor
from sacbe.runtime.executor_choice import chosen

KEPT = ".{name}.review"         # what is found so far, beside the record


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    depth: Annotated[int, typer.Option("--depth", metavar="N", help="help-review-depth")] = 1,
    jobs: Jobs = None,
    ray: Ray = None,
    html: Annotated[bool, typer.Option("--html", help="help-review-html")] = False,
    number: Annotated[int | None, typer.Option("--try", metavar="N", help="help-review-try",
                                               show_default=False)] = None,
    json: Json = False,
) -> None:
    if html and json:
        raise Problem("review-forms")
    if number is not None and (html or json):
        raise Problem("review-try-forms")
    executor = chosen(jobs, ray)
    game = game_of(file)
    found = _review(file, game, depth, executor)
    if number is not None:
        try_again(game, found, number)
    elif json:
        output.as_json(msgspec.to_builtins(found))
    elif html:
        print(page(game, found))
    else:
        _show(game, found)


def _review(file: Path, game: Game, depth: int, executor: Executor) -> Review:
    """The review, with a bar; what is wrong with the game is said with the name of its file."""
    try:
        with progress(len(game.history), "review-doing") as done:
            return reviewed(game, depth, lambda some, total: done(some * len(game.history) // max(1, total)),
                            file.with_name(KEPT.format(name=file.name)), executor)
    except KeyboardInterrupt:
        output.problem_line(say("review-stopped"))
        raise
    except Problem as problem:
        if problem.key != "review-unfinished":
            raise
        raise Problem("in-file", file=str(file), reason=str(problem)) from None


def _show(game: Game, found: Review) -> None:
    words = ReviewWords(game, found)
    output.line(say("review-where", game=words.wording.title, players=found.players, decisions=len(found.decisions)))
    output.line()
    output.table(
        [say("scores-seat"), say("review-score"), say("review-accuracy"),
         *[say(f"review-kind-{kind}") for kind in KINDS]],
        [(words.seat(seat.seat), exact(seat.score), f"{tenth(seat.accuracy)} ± {tenth(seat.accuracy_error)}",
          *[whole(seat.counts[kind]) for kind in KINDS]) for seat in found.seats])
    output.line()
    output.line(output.folded(say("review-account"), ""))
    output.table(
        [say("scores-seat"), say("review-start"), say("review-luck"), "±", say("review-own"), say("review-others"),
         say("review-result")],
        [(words.seat(seat.seat), share(seat.start), signed(100 * seat.luck), tenth(100 * seat.luck_error),
          signed(100 * seat.own), signed(100 * seat.others), share(seat.result)) for seat in found.seats])
    output.line(output.folded(say("review-account-note"), ""))
    output.line()
    output.line(say("review-points"))
    for number, text in enumerate(words.turning(), 1):
        output.line(output.folded(text, f"{number}. "))
    if any(point.decision is not None for point in found.turning):
        output.line(output.folded(say("review-try-offer"), ""))
    output.line()
    output.line(say("review-decided"))
    output.line(output.folded(" ".join(words.decided()), ""))
    output.line()
    for note in words.notes():
        output.line(output.folded(note, ""))
