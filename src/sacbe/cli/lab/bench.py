"""`sacbe bench`: how fast the games are, compiled and interpreted, and beside engines of others."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from sacbe.lab.benchmarks.bench import AIMS, RUNS, STEP_AIMS, Bench, chosen, steps
from sacbe.lab.benchmarks.bench import bench as run_bench
from sacbe.lab.benchmarks.measure import BATCH
from sacbe.presentation.language.numbers import fine, whole
from sacbe.presentation.language.words import say, tell
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Json
from sacbe.runtime.console.progress import progress

GAMES_HEADINGS = ("bench-engine", "bench-games", "bench-decisions", "bench-copies", "bench-bytes")
GAMES_KEYS = ("games_per_second", "decisions_per_second", "copies_per_second", "bytes_per_state")
SEARCH_HEADINGS = ("bench-engine", "bench-simulations")
SEARCH_KEYS = ("simulations_per_second",)


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-bench-game", show_default=False)] = None,
    json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="help-bench-seconds")] = 2.0,
) -> None:
    names = chosen(game)
    with progress(steps(names), "bench-measuring") as done:
        found = run_bench(seconds, names, done)
    if json:
        output.as_json(found.as_data())
        return
    _speeds(found)
    _steps(found)
    _quarters(found)
    _ratios(found)
    if any(forms.compiled is None for forms in found.games.values()):
        output.line(say("bench-no-compiled"))
    if found.peer is None:
        output.line(say("bench-no-peer"))
    if found.spiel is None:
        output.line(say("bench-no-spiel"))
    for name, speed in found.environments.items():
        if speed is None:
            output.line(say("bench-no-environment", name=say(f"bench-environment-{name}")))


def _title(game: str) -> str:
    return say(f"name-{game}-game")


def _ours(found: Bench) -> list[tuple[str, dict[str, Any]]]:
    """Every game in every form that was measured."""
    return [row for name, forms in found.games.items()
            for row in _measured(("bench-compiled", forms.compiled), ("bench-pure", forms.pure), game=_title(name))]


def _measured(*engines: tuple[str, dict[str, Any] | None], **facts: str) -> list[tuple[str, dict[str, Any]]]:
    """The engines that are there, by their names."""
    return [(tell(key, facts), speed) for key, speed in engines if speed is not None]


def _speeds(found: Bench) -> None:
    """Random games, then the search in a table of its own: all in one would be too wide for a terminal."""
    played = [*_ours(found), *_measured(("bench-peer", found.peer))]
    searched = [*played, *_measured(("bench-spiel", found.spiel))]
    output.line(say("bench-how", runs=RUNS))
    for headings, keys, engines in ((GAMES_HEADINGS, GAMES_KEYS, played), (SEARCH_HEADINGS, SEARCH_KEYS, searched)):
        output.line()
        rows = [(label, *[whole(speed[key]) if key in speed else "–" for key in keys]) for label, speed in engines]
        output.table([say(key) for key in headings], rows)


def _steps(found: Bench) -> None:
    """Environments: ours in batches, those of others as they are."""
    rows = []
    for name, forms in found.games.items():
        aim = whole(STEP_AIMS[name]) if name in STEP_AIMS else "–"
        for form, engine, wanted in (("bench-compiled", forms.compiled, aim), ("bench-pure", forms.pure, "–")):
            rows += [(label, whole(speed["steps_per_second"]), wanted)
                     for label, speed in _measured((form, engine), game=_title(name))]
    rows += [(say(f"bench-environment-{name}"), whole(speed["steps_per_second"]), "–")
             for name, speed in found.environments.items() if speed is not None]
    output.line()
    output.line(say("bench-steps-how", count=BATCH))
    output.line()
    output.table([say("bench-environment"), say("bench-steps"), say("bench-aim")], rows)


def _quarters(found: Bench) -> None:
    output.line()
    rows = [(label, *[fine(time) for time in speed["quarters"]]) for label, speed in _ours(found)]
    output.table([say("bench-answer"), *[say("bench-quarter", number=n) for n in (1, 2, 3, 4)]], rows)


def _ratios(found: Bench) -> None:
    output.line()
    labels = {"decisions": "bench-ratio-decisions", "copy": "bench-ratio-copy", "forms": "bench-ratio-forms",
              "search": "bench-ratio-search", "steps": "bench-ratio-steps", "flat": "bench-ratio-flat"}
    rows = [(say(labels[name], game=_title(game)), fine(ratio), str(AIMS.get(game, {}).get(name, "–")))
            for game in found.games for name, ratio in found.ratios(game).items()]
    output.table([say("bench-ratio"), say("bench-times"), say("bench-aim")], rows)
