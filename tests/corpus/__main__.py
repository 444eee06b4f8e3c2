"""Renew the corpus (`make corpus`), or show what a row of digests stands for."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter

from corpus import rare, stored
from corpus.compare import label, walked
from corpus.plan import plan
from corpus.renew import Count, progress_line, renew
from corpus.stored import HERE, Damaged, name_of
from sacbe import games
from sacbe.kernel.errors import Problem

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: list[str], root: Path = HERE) -> int:
    """Run the command; problems become one line and an exit code."""
    parser = argparse.ArgumentParser(prog="python -m corpus", description=__doc__)
    parser.add_argument("only", nargs="*", metavar="GAME", help="renew these alone: tzolkin, tz, tzolkin/2-random")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--show", nargs=2, metavar=("GAME/NAME", "ANSWER"), help="show all there is after this answer")
    given = parser.parse_args(arguments)
    try:
        if given.show:
            return show(root, *given.show)
        return renew_all(root, given.only, max(1, given.jobs))
    except (Damaged, Problem, OSError, ValueError) as problem:
        print(f"corpus: {problem}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\ncorpus: interrupted; what was renewed stays, the rest is as it was", file=sys.stderr)
        return INTERRUPTED


def renew_all(root: Path, only: list[str], jobs: int) -> int:
    """Renew all games, or those that are named; then look for games with the questions that none of them asks."""
    wanted = [one if "/" in one else games.find(one) for one in only] or list(games.names())
    whole = [game for game in games.names() if game in wanted]
    planned = [*plan(), *[spec for game in games.names() for spec in rare.kept(root, game)]]
    specs = [spec for spec in planned if {spec.game, spec.title} & {*wanted}]
    titles = {spec.title for spec in planned}
    gone = [path for path in stored.paths(root) if name_of(path) not in titles
            and {path.parent.name, name_of(path)} & {*wanted}]
    known = {*games.names(), *titles, *map(name_of, gone)}
    if strange := [one for one in wanted if one not in known]:
        raise ValueError(f"there is no game called {strange[0]}")
    begun = perf_counter()
    for half in root.glob("*/*.new"):           # of one that was interrupted
        half.unlink()
    count = renew(specs, root, jobs, print, progress_line(len(specs)))
    for path in gone:
        stored.remove(path)
        print(f"{name_of(path)}: gone, nothing is planned by this name")
    for game in whole:
        if missing := not_asked(count, game):
            print(f"{game}: no game asks {', '.join(missing)}; trying others", file=sys.stderr)
            found = rare.found(game, missing)
            for spec in found:
                stored.remove(root / f"{spec.title}{stored.RECORD}")        # one that asks this no more
            renew(found, root, 1, print, count=count)
    unchanged = count.games - count.changed - count.new
    print(f"{count.games} games with {count.answers} answers: {unchanged} unchanged, {count.changed} changed, "
          f"{count.new} new, {len(gone)} gone; {perf_counter() - begun:.0f} s")
    for game in whole:
        if never := not_asked(count, game):
            print(f"{game}: never asked: {', '.join(never)}")
    return 0


def not_asked(count: Count, game: str) -> list[str]:
    """Return the questions of a game that came up in none of the renewed games."""
    return sorted({*games.load_definition(game).prompts.values()} - count.asked.get(game, set()))


def show(root: Path, name: str, answer: str) -> int:
    """Print everything that a row of digests stands for, to compare two versions with diff."""
    path = root / f"{name}{stored.RECORD}"
    game = stored.read(path)
    if not answer.isdecimal() or int(answer) > len(game.moves):
        raise ValueError(f"{name} has the answers 0 to {len(game.moves)}, not {answer}")
    walk = walked(game, int(answer))
    look = walk.look()
    print(f"{name}, after answer {answer}" + (f": {game.moves[int(answer) - 1]}" if int(answer) else ", the start"))
    print(f"question: {look.question}")
    for event in json.loads(look.events):
        print(f"told: {json.dumps(event, ensure_ascii=False)}")
    for line in look.refusals.splitlines():
        print(f"refused: {line}")
    print(f"position: {look.position}")
    for title, data in (("facts", walk.definition.dump_fields(walk.state)),
                        (label("view", walk), json.loads(look.view))):
        print(f"{title}: {json.dumps(data, indent=1, ensure_ascii=False, default=str)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
