"""What the numbers of a row of Chichén Itzá are called, in the order in which the encoder writes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sacbe.games.chichen_itza.ai.encoder_pending import rule_names
from sacbe.games.chichen_itza.rules.combat_state import WAYS
from sacbe.games.chichen_itza.schema.notation import PROMPTS, SEATS, WAYS_AGAIN
from sacbe.games.chichen_itza.data.tables import (ACTION_TILES, COLOURS, CREATURES, GEARS, GOD_COLOURS, GODS_PER_COLOUR,
                                                  HERO_LABELS, HEROES_PER_TYPE, PHASES, PROPHECIES, TASK_FIRST,
                                                  TILE_NAMES)
from sacbe.kernel.core.encoding import question_names, relative, under

NUMBERS: Final = ("reserve", "coins", "luck", "idols", "shields", "hand", "shown.stone", "shown.fire", "war", "favor",
                  "turns", "repeated", "levy", "lifted", "favor_order", "order")
TILE: Final = ("strength", "ruin", "ruin_bonus", "ruin_points", "open", "gems", "column", "row", "laid", "edge", "land",
               "water")


def numbered(first: int, many: int) -> list[str]:
    """Cards by number.

    >>> numbered(21, 3)
    ['21', '22', '23']
    """
    return [str(first + n) for n in range(many)]


def names(seats: int, tiles: Sequence[int], kinds: Sequence[int], actions: Sequence[int],
          figures: Sequence[tuple[int, int]], prophecies: bool) -> list[str]:
    """A name for every number; tiles, kinds, actions and figures are those in play."""
    places = [TILE_NAMES[tile] for tile in tiles]
    creatures = [CREATURES[kind] for kind in kinds]
    found: list[str] = []
    for who in relative(seats):
        found += under(who, player_names(places, creatures, [f"{CREATURES[k]}.{strength}" for k, strength in figures]))
    found += ["me.stone", "me.fire"]
    for place in places:
        found += under(f"tile.{place}", [*under("creature", creatures), *TILE])
    for action in actions:
        found += under(f"action.{ACTION_TILES[action]}",
                       ["row", "column", "low", "high", *under("mark", relative(seats))])
    found += under("cost.row", numbered(1, 4)) + under("cost.column", numbered(1, 4))
    for at, colour in enumerate(GOD_COLOURS):
        cards = numbered(GODS_PER_COLOUR * at + 1, GODS_PER_COLOUR)
        found += [f"{group}.{card}" for group in ("god.open", "god.gone", "god.under", "god.looked") for card in cards]
        found.append(f"god.deck.{colour}")
    for at, hero in enumerate(HERO_LABELS):
        cards = numbered(HEROES_PER_TYPE * at + 1, HEROES_PER_TYPE)
        found += [*under("hero.top", cards), *under("hero.under", cards), f"hero.deck.{hero}"]
    found += under("task", numbered(1, TASK_FIRST[-1] - 1)) + under("attacks", creatures)
    found += ["round", "pile.stone", "pile.fire", "magic_deck"]
    if prophecies:
        found += under("prophecy", numbered(1, PROPHECIES)) + under("past_prophecy", numbered(1, PROPHECIES))
    found += under("fight", fight_names(seats, places, creatures))
    return [*found, *question_names(SEATS[:seats], PROMPTS), *under("unfinished", rule_names())]


def player_names(places: Sequence[str], creatures: Sequence[str], figures: Sequence[str]) -> list[str]:
    """What a seat has before it."""
    found = [*GEARS, *under("warriors", [*places, "city"]), *under("scout", places)]
    for at, hero in enumerate(HERO_LABELS):
        found += under(hero, [*under("card", numbered(HEROES_PER_TYPE * at + 1, HEROES_PER_TYPE)),
                              *under("at", [*places, "city"])])
    found += [*NUMBERS, *under("gem", COLOURS), *under("task", numbered(1, TASK_FIRST[-1] - 1)),
              *under("god", numbered(1, GODS_PER_COLOUR * len(GOD_COLOURS))), *under("trophy", figures)]
    return [*found, *[f"{what}.{creature}" for creature in creatures
                      for what in ("repelled_early", "repelled_late", "failed")]]


def fight_names(seats: int, places: Sequence[str], creatures: Sequence[str]) -> list[str]:
    """The fight under way."""
    found = [*under("attacker", relative(seats)), *under("defender", relative(seats)),
             *under("place", [*places, "city"]), *under("start", [*places, "city"]), *under("creature", creatures),
             "strength", "hearts", *under("lowered", GEARS), "shield_lowered", *under("phase", PHASES), "number",
             "planned", "flown", "side", "to_roll", "rolled", "following", "element", "cast.stone", "cast.fire",
             "creature_rolled", "creature_again", *under("dice", numbered(1, 6)), "damage"]
    for side in ("attackers", "defenders"):
        found += under(side, ["warriors", *under("hero", HERO_LABELS), "hits", "spare", "luck_used",
                              *under("used", WAYS_AGAIN[:WAYS]), *under("card", HERO_LABELS)])
    return found
