"""Finds questions that seldom come up: games are tried until one asks them, and stored in the corpus as `asks-NAME`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from corpus import stored
from corpus.plan import Spec, drawn, drawn_spec
from sacbe import bots, games
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem

ASKS: Final = "asks-"
TRIES: Final = (("random", 400), ("easy", 40))          # who plays how many games before it is given up


def kept(root: Path, game: str) -> list[Spec]:
    """Return the games that were found before, as long as the question and the options exist."""
    return [spec for path in stored.paths(root) if path.parent.name == game and path.stem.startswith(ASKS)
            if (spec := spec_of(stored.read(path))) is not None]


def spec_of(old: stored.Stored) -> Spec | None:
    """Return how a stored game was found; None if it cannot be played in that way any more."""
    definition = games.load_definition(old.path.parent.name)
    options = dict(word.split("=", 1) for word in old.head["options"].text.split() if "=" in word)
    players = int(old.head["players"].text)
    try:
        definition.new(players, options)
        bots.assign_bots(old.bots, players)
    except Problem:
        return None
    is_asked = old.path.stem.removeprefix(ASKS) in definition.prompts.values()
    return Spec(definition.name, old.path.stem, players, options, old.bots, "",
                old.seed) if is_asked and old.bots else None


def found(game: str, prompts: Iterable[str]) -> list[Spec]:
    """Return for each of these questions the first game that asks it, as far as one does."""
    definition = games.load_definition(game)
    missing = set(prompts)
    specs = []
    for bot, tries in TRIES:
        for number in range(tries):
            if not missing:
                break
            name = f"{bot} {number}"
            players = drawn(definition.name, name, "players", definition.players)
            spec = drawn_spec(definition, name, players)._replace(bots=(bot,) * players, number=number)
            for prompt in sorted(asked(definition, spec) & missing):
                missing.discard(prompt)
                specs.append(spec._replace(name=f"{ASKS}{prompt}"))
    return specs


def asked(definition: GameDefinition, spec: Spec) -> set[str]:
    """Return the questions of a game from its start, as the corpus plays it."""
    state = definition.start_game(spec.players, spec.options)
    drivers = spec.drivers(definition)
    seen = set()
    while (ask := state.ask) is not None:
        seen.add(definition.prompts[ask.prompt])
        state.apply(drivers[ask.seat].choose(state, ask))
    return seen
