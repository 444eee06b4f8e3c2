"""Ways to play Chichén Itzá: what a player may like more than it is worth, named characters, and how a seat played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sacbe.games.chichen_itza.cards.blue import figure_count, kind_count
from sacbe.games.chichen_itza.cards.gods import gods_owned
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.rules.scoring import CATEGORIES, heroes_on_board, parts
from sacbe.games.chichen_itza.rules.state import Table, repelled_early, repelled_late, units_at
from sacbe.games.chichen_itza.data.tables import GEARS, GOD_COLOURS, GODS_PER_COLOUR, KINDS
from sacbe.games.chichen_itza.data.constants import CITY
from sacbe.kernel.core.bits import bit, count
from sacbe.kernel.core.frame import State

REWARD_SCALE: Final = 10.0    # points that victory itself is worth to a plan
# feature -> how many points one unit of it may be over- or underrated by, as a standard deviation
PREFERENCES: Final[Mapping[str, float]] = {
    "score.terrain": 4.0, "tiles.later": 4.0, "tiles.ruins-later": 3.0, "tiles.mines-later": 3.0,
    "gods.gold-later": 3.0, "gods.green-later": 3.0, "gods.red-later": 3.0, "gods.blue-later": 3.0,
    "heroes.later": 4.0, "gems.later": 6.0, "scouts.placed": 3.0, "scouts.later": 5.0, "trophies.all": 4.0,
    "gear-later.defense": 4.0, "gear-later.melee": 5.0, "gear-later.ranged": 5.0, "gear-later.magic": 5.0,
    "goods.coins-later": 5.0, "goods.luck-later": 3.0, "goods.cards-later": 4.0, "fight.cast": 2.0,
    "fight.player": 2.0, "city.favor-later": 4.0, "city.guard-units": 2.0,
}
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    # looks before it strikes, and goes for ruins and mines
    "scout": {"scouts.placed": 3.0, "scouts.later": 6.0, "tiles.ruins-later": 3.0, "gems.later": 3.0},
    # fights whatever stands in the way, rivals among them
    "warlord": {"gear-later.melee": 4.0, "trophies.all": 3.0, "fight.player": 3.0, "goods.war": 1.5,
                "units.board-later": 3.0},
    # collects gods and their favor
    "priest": {"gods.gold-later": 3.0, "gods.green-later": 3.0, "gods.red-later": 3.0, "gods.blue-later": 4.0,
               "city.favor-later": 3.0},
    # learns magic and casts it
    "sorcerer": {"gear-later.magic": 5.0, "goods.cards-later": 3.0, "fight.cast": 3.0},
    # pays heroes and keeps them
    "commander": {"score.heroes": 2.0, "heroes.later": 5.0},
}


def game_statistics(state: State, seat: int) -> Mapping[str, float]:
    """Return how a seat played a finished game."""
    t = cast(Table, state)
    p = t.players[seat]
    held = controlled_tiles(t, seat)
    counted: dict[str, int] = {
        "tiles": count(held), "gods": gods_owned(p), "heroes": heroes_on_board(p), "gems": count(p.gems),
        "idols": p.idols, "coins": p.coins, "luck": p.luck, "cards": p.stone + p.fire, "figures": figure_count(p),
        "creature-kinds": kind_count(p), "scouts": count(p.scouts), "tasks-done": count(p.tasks), "favor": p.favor,
        "war": p.war, "deployed": p.edition.warriors - p.reserve, "garrison": units_at(p, CITY),
        "city-won": count(repelled_early(p)) + count(repelled_late(p)), "city-lost": count(p.failed),
        **{f"held-{kind}": count(held & t.edition.kinds[at]) for at, kind in enumerate(KINDS)},
        **{f"gear-{gear}": p.levels[at] for at, gear in enumerate(GEARS)},
        **{f"gods-{colour}": count(p.blue if colour == "blue" else p.gods >> at * GODS_PER_COLOUR + 1
                                   & bit(GODS_PER_COLOUR) - 1) for at, colour in enumerate(GOD_COLOURS)},
        **{f"points-{name}": points for name, points in zip(CATEGORIES, parts(t, seat), strict=True)},
    }
    return {name: float(number) for name, number in counted.items()}
