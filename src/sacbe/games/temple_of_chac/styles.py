"""What players of Temple of Chac may like more than it is worth, characters made of that, and how a game was played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sacbe.games.temple_of_chac.rules.scoring import boxes_of, gods_of, points
from sacbe.games.temple_of_chac.rules.state import Table, clue_number, has_seen, idol_in, number_of
from sacbe.games.temple_of_chac.data.tables import CLUES, DECKS, TILES
from sacbe.games.temple_of_chac.data.constants import CHAC, EMPTY, IDOLS, TREASURES
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.frame import State

REWARD_SCALE: Final = 20.0  # to win, in points

# feature -> how many points a unit of it is usually over- or underrated by
PREFERENCES: Final[Mapping[str, float]] = {
    "judge.safe": 6.0, "load.away": 4.0,                                        # to be sure to get out, and early
    "way.alcoves": 3.0, "way.lava": 2.0, "way.rapids": 2.5, "way.bridge": 2.5, "way.shrine": 2.0, "way.cave": 2.0,
    "way-left.alcoves": 4.0, "way-left.bridge": 3.0,                            # which way to go
    "room-left.hall": 3.0, "room-left.lava": 3.0, "room-left.rapids": 3.0, "room-left.cave": 3.0,   # where to stay
    "own.lesser-idols": 3.0, "own.chac-idol": 3.0, "own.kukulkan": 2.0, "own.ah_puch": 2.0, "own.ixchel": 2.0,
    "own.zotz": 2.0,                                                            # what to look for
    "load.hand": 3.0, "load.stored": 2.0,                                       # how much to carry
    "body.wounds": 2.0, "gear.all-left": 3.0,
}

# style -> feature -> liking, in points per unit
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "daredevil": {"judge.safe": -6.0, "load.hand": 5.0, "own.chac-idol": 5.0, "way.shrine": 3.0, "body.wounds": 2.0},
    "careful": {"judge.safe": 10.0, "load.away": -6.0, "load.hand": -2.0, "body.wounds": -4.0},
    "collector": {"own.kukulkan": 3.0, "own.ah_puch": 3.0, "own.ixchel": 3.0, "own.zotz": 3.0, "load.stored": 4.0},
    "locksmith": {"way.alcoves": 4.0, "way-left.alcoves": 6.0, "own.lesser-idols": 5.0, "own.chac-idol": 3.0,
                  "gear.all-left": 4.0},
    "bridge-walker": {"way.bridge": 3.0, "room.bridge": 2.0, "way.rapids": -1.5, "room.rapids": -3.0, "own.zotz": 2.0},
}


def game_statistics(state: State, seat: int) -> Mapping[str, float]:
    """Return how a seat played a finished game, as its end shows it: treasures stolen or dropped again do not count."""
    t = cast(Table, state)
    p = t.players[seat]
    owned = [int(p.hand[at] + p.store[at]) for at in range(TREASURES)]
    found = {f"found-{god.replace('_', '-')}": float(sum(owned[deck * 4:deck * 4 + 4]))
             for deck, god in enumerate(DECKS)}
    clues = [clue_number(t, clue) for clue in range(CLUES)]
    return {
        "escaped": float(p.escaped > 0), "order": float(p.escaped), "points": float(points(t, seat)),
        "treasures": float(sum(owned)), "boxes": float(boxes_of(p)), "gods": float(count(gods_of(t, p))),
        "injuries": float(sum(p.injuries)), "gear": float(sum(p.gear)), "stored": float(sum(p.store)),
        "lesser-idols": float(sum(owned[IDOLS:IDOLS + CHAC])), "chac-idol": float(owned[IDOLS + CHAC]),
        **found,
        "clues-read": float(sum(has_seen(t, seat, tile) and number_of(t, tile) in clues for tile in range(TILES))),
        "alcoves-open": float(sum(idol_in(t, alcove) == EMPTY for alcove in range(CHAC))),
        "shrine-open": float(idol_in(t, CHAC) == EMPTY), "planks-lost": float(t.edition.planks - t.planks),
        "tiles-gone": float(count(t.gone)), "rounds": float(t.round), "boulder": float(t.boulder),
    }
