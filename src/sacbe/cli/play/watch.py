"""`sacbe watch`: a game by bots, move by move, in words."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from sacbe import bots as robots
from sacbe.cli.play.scores import print_final_scores
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game, LoggedEvent
from sacbe.lab.simulate import SimulationRun, plan_run, stream_seed
from sacbe.presentation.language.words import say
from sacbe.presentation.render.log import LogWriter
from sacbe.presentation.schema.data import LogLine
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Bots, Components, GameName, Options, Players, bot_names, parse_options

INDENT = "  "
DELAY = 0.1             # seconds between the moves on a terminal; elsewhere nobody is watching
LONGEST = 60            # seconds; longer is a slip of the pen
FRESH_SEEDS = 10**6     # a seed that nobody asked for should be short enough to be typed again


def watch(
    game: GameName,
    players: Players = None,
    bots: Bots = "random",
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-watch-seed")] = None,
    option: Options = None,
    components: Components = None,
    delay: Annotated[float | None, typer.Option("--delay", metavar="SECONDS", help="help-watch-delay")] = None,
) -> None:
    chosen = secrets.randbelow(FRESH_SEEDS) if seed is None else seed
    run = plan_run(game, players, bot_names(bots), chosen, parse_options(option), components)
    pause = delay if delay is not None else DELAY if output.is_on_terminal() else 0.0
    if not 0 <= pause <= LONGEST:
        raise Problem("delay", seconds=str(pause), most=LONGEST)
    named = ", ".join(run.bots if len(set(run.bots)) > 1 else run.bots[:1])
    title = say(f"name-{run.game}-game")
    output.print_line(say("watch-title", game=title, players=run.players, bots=named, seed=str(run.seed)))
    output.print_edition(run.edition, run.components)
    print_final_scores(_play(run, pause))


def _play(run: SimulationRun, pause: float) -> Game:
    """Play and show the first game of a run; `sacbe simulate` with the same seed begins with the same game."""
    definition = run.definition
    seats = {definition.seats[seat]: robots.make_bot(name, definition, seat, stream_seed(run.seed, 0, seat))
             for seat, name in enumerate(run.bots)}
    game = Game(definition, run.players, run.options, SeededDriver(stream_seed(run.seed, 0, CHANCE)))
    log = LogWriter(definition, run.players)
    _show(log, game.event_log, pause)
    while (ask := game.state.ask) is not None:
        _show(log, game.apply(int(seats[game.ask.seat].choose(game.state, ask))), pause)
    return game


def _show(log: LogWriter, events: list[LoggedEvent], pause: float) -> None:
    """Print the events that spectators may see."""
    for line in log.lines(event.data for event in events if event.audience >> WATCHER & 1):
        _print(log, line)
        time.sleep(pause)


def _print(log: LogWriter, line: LogLine) -> None:
    """Print a line: coloured and folded on a terminal, unchanged elsewhere."""
    if line.heading:
        output.print_line()
    width = max(len(name) for name in log.names.values()) + len(INDENT)
    name = log.names.get(line.seat, "")
    first = "" if line.heading else INDENT + (name.ljust(width) if name else "")
    text = output.fold_text(line.text, first)
    if not output.is_on_terminal():
        print(text)
        return
    styled = Text(text, style="bold" if line.heading else "")
    styled.stylize(f"bold {log.texts.styles.get(line.seat, '')}".strip(), 0, len(first) if name else 0)
    Console(highlight=False).print(styled)
