"""The plan of the corpus: for each game of the project every number of players, each option and module.

A game depends on its own name alone, so a new option adds games and leaves the others as they are.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import combinations
from typing import Any, Final, NamedTuple
from zlib import crc32

from sacbe import bots, games
from sacbe.games.components import editions
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition, Option
from sacbe.kernel.errors import Problem

PLAIN: Final = (("random",), ("greedy",))                               # with the usual options, for each number
TABLES: Final = (("random",), ("greedy",), ("easy",), ("greedy", "random"), ("easy", "medium"))     # elsewhere
THINKING: Final = (("search:20",), ("search:12", "greedy"))             # with the fewest players and with the most
DRAWN: Final = 2                # games with all options drawn, for each number of players
STREAMS: Final = CHANCE + 1     # of luck: one for each seat and one for chance, from each answer on
MODULES: Final[Mapping[str, frozenset[str]]] = {"chichen_itza": frozenset({"prophecies", "creatures", "tunnels"})}

# Components of one's own, by name: so much more than what ships, or (NEXT) what the next one of its kind has.
NEXT: Final = "next"
EDITIONS: Final[Mapping[str, Mapping[str, Mapping[str, int | str]]]] = {
    "chichen_itza": {
        "numbers": {"favor_track.steps_above_start": -2, "ruins.tiles.items.*.points": 1,
                    "heroes.cards.items.*.upkeep": 1},
        "dice": {"creatures.base.*.light": NEXT, "creatures.base.*.dark": NEXT,
                 "creatures.expansion.*.light": NEXT, "creatures.expansion.*.dark": NEXT},
    },
    "temple_of_chac": {
        "numbers": {"adventurers.*.health": 1, "adventurers.*.storage": 1, "decks.*.vp": 1},
        "gear": {"decks.kukulkan.cards.pith_helmet.count": 1, "decks.kukulkan.cards.darts.count": -1,
                 "decks.ah_puch.cards.fireproof_boots.count": 1, "decks.ah_puch.cards.lava_burst.count": -1,
                 "decks.ixchel.cards.life_vest.count": 1, "decks.ixchel.cards.surging_waters.count": -1,
                 "decks.zotz.cards.torch.count": 1, "decks.zotz.cards.vampire_bats.count": -1},
    },
}


class Spec(NamedTuple):
    """A game of the corpus before it is played."""

    game: str
    name: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    edition: str = ""
    number: int | None = None           # the seed, where it was looked for

    @property
    def title(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def seed(self) -> int:
        """Return the seed of dice and bots; as a rule it comes from the name."""
        return crc32(self.title.encode()) if self.number is None else self.number

    def definition(self) -> GameDefinition:
        """Return the definition that the game is played with."""
        definition = games.load_definition(self.game)
        return definition.edition(self.edition, components(self.game, self.edition)) if self.edition else definition

    def drivers(self, definition: GameDefinition, answers: int = 0) -> dict[int, Driver]:
        """Return who answers for each seat and for chance, after this many answers that were given without them."""
        begun = STREAMS * answers
        made = {seat: bots.make_bot(name, definition, seat, mix_seed(self.seed, begun + seat)) for seat,
                name in enumerate(self.bots)}
        return {**made, CHANCE: SeededDriver(mix_seed(self.seed, begun + CHANCE))}


def plan() -> list[Spec]:
    """Return all games of the corpus."""
    found = [spec for name in games.names() for spec in plan_of(games.load_definition(name))]
    assert len({spec.title for spec in found}) == len(found)
    return found


def plan_of(definition: GameDefinition) -> Iterator[Spec]:
    """Yield the games of the corpus that are played with one definition."""
    for players in definition.players:
        for table in PLAIN:
            yield Spec(definition.name, f"{players}-{table[0]}", players, {}, bots.assign_bots(table, players))
    for thinking, players in zip(THINKING, (definition.players[0], definition.players[-1]), strict=True):
        name = f"{players}-{'-'.join(thinking).replace(':', '')}"
        yield Spec(definition.name, name, players, {}, bots.assign_bots(thinking, players))
    for family in families(definition.options):
        yield from family_specs(definition, family)
    for together in combined(MODULES.get(definition.name, frozenset())):
        name = "-".join(together)
        yield spec_of(definition, name, {option.name: drawn(definition.name, name, option.name, switched(option))
                                         for option in definition.options if option.name in together})
    for players in definition.players:
        for at in range(DRAWN):
            yield drawn_spec(definition, f"{players}-drawn-{at + 1}", players)
    for edition in EDITIONS.get(definition.name, ()):
        name = f"edition-{edition}"
        yield drawn_spec(definition, name, drawn(definition.name, name, "players", definition.players), edition)


# ---------------------------------------------------------------- options

def families(options: Iterable[Option]) -> list[list[Option]]:
    """Group options by their rule: those of one rule are agreed on together, such as who is which adventurer."""
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(option.rule, []).append(option)
    return list(found.values())


def family_specs(definition: GameDefinition, family: list[Option]) -> Iterator[Spec]:
    """Yield a game for each value of an option; options of one rule take turns with their values, together."""
    if len(family) == 1:
        for at, value in enumerate(chosen(family[0]), 1):
            yield spec_of(definition, f"{family[0].name}-{at if family[0].shape else value}", {family[0].name: value})
        return
    for at in range(max(len(option.values) for option in family) - 1):
        options: dict[str, str] = {}
        for turn, option in enumerate(family, at):
            value = option.values[1:][turn % (len(option.values) - 1)]
            if fits(definition, definition.players[-1], {**options, option.name: value}):
                options[option.name] = value
        yield spec_of(definition, f"{family[0].rule.rpartition('.')[2]}-{at + 1}", options)


def chosen(option: Option) -> list[str]:
    """Return the unusual values of an option: all of them, or of very many, enough for all their parts."""
    if not option.shape:
        return list(option.values[1:])
    found: list[str] = []
    missing = {part for value in option.values[1:] for part in parts(value)}
    while missing:
        best = max(option.values[1:], key=lambda value: len(parts(value) & missing))     # the first of the best
        found.append(best)
        missing -= parts(best)
    return found


def parts(value: str) -> set[str]:
    """Return what a value of many parts is made of, such as `a:b+c:d`: its parts, how many, and who is alone."""
    single = re.split(r"[+,;/]", value)
    alone = {f"{single[0].partition(':')[0]} alone"} if len(single) == 1 else set()
    return {*single, f"{len(single)} parts", *alone}


def features(option: Option, value: str) -> set[str]:
    """Return what a value of an option shows; the corpus has every feature of every option."""
    if not option.shape or value == option.values[0]:
        return {value}
    return parts(value)


def switched(option: Option) -> tuple[str, ...]:
    """Return the values that switch a module on; of very many, those with most parts."""
    most = max(value.count("+") for value in option.values)
    return tuple(value for value in option.values[1:] if value.count("+") == most)


def combined(modules: frozenset[str]) -> list[tuple[str, ...]]:
    """Return the groups of two and more modules; one alone is an option like others."""
    names = sorted(modules)
    return [group for number in range(2, len(names) + 1) for group in combinations(names, number)]


def drawn(game: str, name: str, what: str, values: tuple[Any, ...]) -> Any:
    """Draw one of some values, always the same for the same game of the corpus."""
    found = blake2b(f"{game}/{name} {what}".encode(), digest_size=8).digest()
    return values[int.from_bytes(found, "big") % len(values)]


def spec_of(definition: GameDefinition, name: str, options: dict[str, str]) -> Spec:
    """Return a game with these options; its bots and, where that is possible, its players are drawn by its name."""
    name = re.sub(r"[^\w.+-]", ".", name)
    fitting = [players for players in definition.players if fits(definition, players, options)]
    if not fitting:
        raise ValueError(f"{definition.name}: no number of players fits {options}")
    players = drawn(definition.name, name, "players", tuple(fitting))
    return Spec(definition.name, name, players, options,
                bots.assign_bots(drawn(definition.name, name, "bots", TABLES), players))


def drawn_spec(definition: GameDefinition, name: str, players: int, edition: str = "") -> Spec:
    """Return a game with every option drawn; what does not fit the others stays as usual."""
    options: dict[str, str] = {}
    for option in definition.options:
        value = drawn(definition.name, name, option.name, option.values)
        if fits(definition, players, {**options, option.name: value}):
            options[option.name] = value
    return Spec(definition.name, name, players, options,
                bots.assign_bots(drawn(definition.name, name, "bots", TABLES), players),
                edition)


def fits(definition: GameDefinition, players: int, options: Mapping[str, str]) -> bool:
    """Can this many play with these options?"""
    try:
        definition.new(players, options)
    except Problem:
        return False
    return True


# ---------------------------------------------------------------- components

def components(game: str, edition: str) -> dict[str, Any]:
    """Return the values of an edition by their paths."""
    assumed = {value.path: value.value for value in editions.list_assumed_values(game)}
    found: dict[str, Any] = {}
    for pattern, change in EDITIONS[game][edition].items():
        paths = fnmatch.filter(assumed, pattern)
        if not paths:
            raise ValueError(f"{game}: no assumed value is called {pattern}; mend EDITIONS in tests/corpus/plan.py")
        for path, other in zip(paths, paths[1:] + paths[:1], strict=True):
            found[path] = assumed[other] if change == NEXT else assumed[path] + change
    return {path: value for path, value in found.items() if value != assumed[path]}
