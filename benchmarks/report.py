"""The results as tables in English: speeds, search, steps of batches, quarters of a game, and ratios."""

from __future__ import annotations

from typing import Any, Final

from benchmarks.bench import AIMS, RUNS, STEP_AIMS, Bench
from benchmarks.measure import BATCH
from sacbe.presentation.language.numbers import format_hundredth, format_whole
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output

GAME_FIGURES: Final = {"Games/s": "games_per_second", "Decisions/s": "decisions_per_second",
                       "Clones/s": "copies_per_second", "Bytes": "bytes_per_state"}
SEARCH_FIGURES: Final = {"Simulations/s": "simulations_per_second"}
PEER: Final = "Catanatron"
SPIEL: Final = "OpenSpiel, backgammon"
ENVIRONMENT_NAMES: Final = {"catanatron": "Catanatron’s Gymnasium environment", "rlcard": "RLCard, UNO",
                            "openspiel": "OpenSpiel, backgammon"}
RATIO_NAMES: Final = {
    "decisions": "Decisions/s, {game} to Catanatron",
    "copy": "Clones/s, {game} to Catanatron",
    "forms": "Decisions/s, {game}, compiled to interpreted",
    "search": "Simulations/s, {game} to OpenSpiel’s backgammon",
    "steps": "Steps/s, {game} to the fastest of these",
    "flat": "Slowest to fastest quarter of a game, {game}",
}


def print_tables(found: Bench) -> None:
    """Print all tables, and a line for each thing that is not installed."""
    _speeds(found)
    _steps(found)
    _quarters(found)
    _ratios(found)
    if any(forms.compiled is None for forms in found.games.values()):
        output.print_line("The compiled form is missing, so only the interpreted one was measured; "
                          "“make setup” builds the compiled form.")
    for name, speed in ((PEER, found.peer), ("OpenSpiel", found.spiel)):
        if speed is None:
            output.print_line(f"{name} is missing and was left out; “make bench” installs it.")
    for name, speed in found.environments.items():
        if speed is None:
            output.print_line(f"Not installed and left out: {ENVIRONMENT_NAMES[name]}.")


def _title(game: str) -> str:
    return say(f"name-{game}-game")


def _forms(found: Bench, game: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Return the forms of a game that were measured, each with its label."""
    forms = found.games[game]
    both = (("compiled", forms.compiled), ("interpreted", forms.pure))
    return [(form, f"{_title(game)}, {form}", speed) for form, speed in both if speed is not None]


def _ours(found: Bench) -> list[tuple[str, dict[str, Any]]]:
    """Return every game in every form that was measured, with its label."""
    return [(label, speed) for game in found.games for _, label, speed in _forms(found, game)]


def _speeds(found: Bench) -> None:
    """Print random games, then the search in a table of its own: all in one would be too wide for a terminal."""
    played = [*_ours(found), *([(PEER, found.peer)] if found.peer is not None else [])]
    searched = [*played, *([(SPIEL, found.spiel)] if found.spiel is not None else [])]
    output.print_line(f"Random games of four, one core, CPU time, the best of {RUNS} runs; "
                      "bytes are the memory of one kept clone.")
    for figures, engines in ((GAME_FIGURES, played), (SEARCH_FIGURES, searched)):
        output.print_line()
        rows = [(label, *[format_whole(speed[key]) if key in speed else "–" for key in figures.values()])
                for label, speed in engines]
        output.print_table(["Engine", *figures], rows)


def _steps(found: Bench) -> None:
    """Print the steps of environments: ours in batches, those of others as they are."""
    rows = []
    for game in found.games:
        aim = format_whole(STEP_AIMS[game]) if game in STEP_AIMS else "–"
        rows += [(label, format_whole(speed["steps_per_second"]), aim if form == "compiled" else "–")
                 for form, label, speed in _forms(found, game)]
    rows += [(ENVIRONMENT_NAMES[name], format_whole(speed["steps_per_second"]), "–")
             for name, speed in found.environments.items() if speed is not None]
    output.print_line()
    output.print_line(f"Random steps with observations: games of two in batches of {BATCH}; "
                      "environments of others one game at a time.")
    output.print_line()
    output.print_table(["Environment", "Steps/s", "Aim"], rows)


def _quarters(found: Bench) -> None:
    output.print_line()
    rows = [(label, *[format_hundredth(time) for time in speed["quarters"]]) for label, speed in _ours(found)]
    output.print_table(["Microseconds per answer", *[f"Quarter {number}" for number in (1, 2, 3, 4)]], rows)


def _ratios(found: Bench) -> None:
    output.print_line()
    rows = [(RATIO_NAMES[name].format(game=_title(game)), format_hundredth(ratio),
             str(AIMS.get(game, {}).get(name, "–")))
            for game in found.games for name, ratio in found.ratios(game).items()]
    output.print_table(["Ratio", "Times", "Aim"], rows)
