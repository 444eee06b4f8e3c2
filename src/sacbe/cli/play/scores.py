"""Prints the end of a game as a table: scores by category, and who won."""

from __future__ import annotations

from sacbe.kernel.play.game import Game
from sacbe.presentation.language.numbers import format_exact
from sacbe.presentation.language.words import say
from sacbe.presentation.render.moment import PlayerView
from sacbe.runtime.console import output


def print_final_scores(game: Game) -> None:
    """Print the final table and the winners."""
    result = PlayerView(game, None).result()
    assert result is not None
    rows = [(seat_name(game, seat), *[format_exact(points) for points in [*result.parts[seat].values(), score]])
            for seat, score in result.scores.items()]
    categories = [say(f"score-{game.definition.name}-{category}")
                  for category in result.parts[game.definition.seats[0]]]
    output.print_line()
    output.print_table([say("scores-seat"), *categories, say("scores-total")], rows)
    winners = [seat_name(game, seat) for seat in result.winners]
    output.print_line()
    output.print_line(say("scores-winners", count=len(winners), winners=", ".join(winners)))


def seat_name(game: Game, seat: str) -> str:
    """Return what a seat is called."""
    return say("scores-chance") if seat == "chance" else say(f"name-{game.definition.name}-seat-{seat}")
