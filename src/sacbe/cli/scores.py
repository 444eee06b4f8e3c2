"""The end of a game as a table: scores by category, and who won."""

from __future__ import annotations

from sacbe.console import output
from sacbe.kernel.game import Game
from sacbe.presentation.figures import exact
from sacbe.words import say


def final_scores(game: Game) -> None:
    """The final table and the winners."""
    box = game.box
    parts = box.breakdown(game.state)
    rows = []
    for seat, (units, row) in enumerate(zip(box.scores(game.state), parts)):
        cells = [exact(value / box.units) for value in [*row.values(), units]]
        rows.append((seat_name(game, box.seats[seat]), *cells))
    categories = [say(f"score-{box.name}-{category}") for category in parts[0]]
    output.line()
    output.table([say("scores-seat"), *categories, say("scores-total")], rows)
    winners = [seat_name(game, seat) for seat in game.winners or ()]
    output.line()
    output.line(say("scores-winners", count=len(winners), winners=", ".join(winners)))


def seat_name(game: Game, seat: str) -> str:
    """What a seat is called."""
    return say("scores-chance") if seat == "chance" else say(f"name-{game.box.name}-seat-{seat}")
