"""Values in force: what applies at the table after all rules and cards, so that nobody computes it again."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any, Final

from sacbe.games.temple_of_chac.rules import scoring
from sacbe.games.temple_of_chac.cards.adventurers import action_dice, safe_face
from sacbe.games.temple_of_chac.data.edition import STANDARD, Edition
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CLUE_NAMES, DECK_NAMES, GOD_NAMES, SEATS, SPACES,
                                                        TREASURES)
from sacbe.games.temple_of_chac.rules.odds import TempleOdds
from sacbe.games.temple_of_chac.rules.rooms.boulder import is_between_walls
from sacbe.games.temple_of_chac.rules.ending import FinalScoring
from sacbe.games.temple_of_chac.rules.rooms.locks import alcove_at, needed_successes, successes
from sacbe.games.temple_of_chac.rules.rooms.rapids import downstream, exit_dice, is_in_rapids
from sacbe.games.temple_of_chac.rules.actions.search import deck_of
from sacbe.games.temple_of_chac.rules.actions.tools import LAST_RAPIDS, first_clue
from sacbe.games.temple_of_chac.rules.state import Player, Table, cards_in, idol_in, is_in_hall, is_inside
from sacbe.games.temple_of_chac.data.constants import TREASURE_BOX, BRIDGE, CORRIDOR, EMPTY, KUKULKAN
from sacbe.kernel.core.bits import members

FACES: Final = 6                    # of a die
WALLS: Final = ("open", "closing", "shut")          # by plates triggered: tc.walls.plate-1, tc.walls.plate-2
WALLS_SHUT: Final = WALLS.index("shut")
MOST_CARDS: Final = 30              # more than a hand ever holds
DIGITS: Final = 4                   # of a probability
# by edition and adventurer, made when first needed
BURDENS: Final[dict[tuple[Edition, int], list[dict[str, int | None]]]] = {}


def die_kinds(edition: Edition) -> dict[str, dict[str, Any]]:
    """tc.action.move, tc.action.search: what a die of each kind does."""
    last = int(edition.highest_low)
    return {"low": {"faces": list(range(1, last + 1)), "steps": edition.low_steps, "cards": edition.low_cards},
            "high": {"faces": list(range(last + 1, FACES + 1)), "steps": edition.high_steps,
                     "cards": edition.high_cards}}


def round_chance(chance: float) -> float:
    """Return a probability with as many digits as anybody reads."""
    return round(chance, DIGITS)


# ---------------------------------------------------------------- treasures and points

def treasures(edition: Edition, box_is_kukulkan: bool) -> dict[str, dict[str, Any]]:
    """tc.scoring.treasure, tc.scoring.die-treasure: the god and the points of every treasure, at least and at most."""
    found = {}
    for at, name in enumerate(TREASURES):
        god = scoring.god_of(edition, box_is_kukulkan, at)
        found[name] = {"god": "none" if god == EMPTY else GOD_NAMES[god],
                       "least": 1 if at == TREASURE_BOX else edition.points[at],
                       "most": FACES if at == TREASURE_BOX else edition.points[at]}
    return found


def count_unopened(t: Table, seat: int) -> int:
    """tc.scoring.die-treasure: the treasure boxes of a seat for which no die was rolled yet."""
    boxes = int(scoring.boxes_of(t.players[seat]))
    if is_inside(t.players[seat]):
        return boxes
    frame = t.stack[0] if t.stack else None
    if isinstance(frame, FinalScoring):
        return 0 if seat < frame.owner else boxes - frame.rolled if seat == frame.owner else boxes
    return boxes if t.stack else 0


def score(t: Table, seat: int) -> dict[str, Any]:
    """Return what a seat would score if it were outside now; boxes that are not opened yet come on top."""
    p = t.players[seat]
    parts = {"treasures": scoring.treasure_points(t, p), "boxes": p.boxes, "sets": scoring.set_points(t, p),
             "injuries": scoring.injury_points(p)}
    return {**parts, "total": sum(parts.values()), "unopened": count_unopened(t, seat),
            "gods": [GOD_NAMES[god] for god in members(scoring.gods_of(t, p))]}


# ---------------------------------------------------------------- dice of a turn

def next_dice(p: Player) -> int:
    """tc.turn.encumbrance: action dice of the next turn with the hand of now."""
    return action_dice(p, cards_in(p.hand))


def burdens(p: Player) -> list[dict[str, int | None]]:
    """tc.turn.encumbrance: the rows of the table as they count for this adventurer; the last has no end."""
    known = p.edition, p.adventurer
    if known not in BURDENS:
        BURDENS[known] = burden_rows(p)
    return BURDENS[known]


def burden_rows(p: Player) -> list[dict[str, int | None]]:
    rows: list[dict[str, int | None]] = []
    for cards in range(MOST_CARDS):
        dice = action_dice(p, cards)
        if rows and rows[-1]["dice"] == dice:
            rows[-1]["most"] = cards
        else:
            rows.append({"dice": dice, "least": cards, "most": cards})
        if dice == p.edition.encumbrance[-1]:
            rows[-1]["most"] = None
            return rows
    return rows


# ---------------------------------------------------------------- the boulder

def boulder_roll(t: Table) -> dict[str, Any]:
    """tc.boulder.dice, tc.boulder.distance: the next roll, where it may end, and whom that would hurt."""
    dice = t.edition.boulder_dice[t.plates]
    hit = (FACES + 1 - t.edition.boulder_counts) / FACES
    goals: dict[int, float] = {}
    if t.boulder < t.edition.last:
        for hits in range(dice + 1):
            goal = min(t.edition.last, t.boulder + t.edition.boulder_base + hits)
            goals[goal] = goals.get(goal, 0.0) + chance_of_exactly(dice, hits, hit)
    left = t.edition.plates[t.plates:]
    return {
        "dice": dice, "least": t.edition.boulder_counts, "base": t.edition.boulder_base,
        "stops": [{"space": SPACES[CORRIDOR + goal], "chance": round_chance(chance)} for goal, chance in goals.items()],
        "plate": round_chance(reach_chance(goals, left[0])) if left else 0.0,
        "sealed": round_chance(reach_chance(goals, t.edition.last)),
        "dangers": dangers(t, goals),
    }


def reach_chance(goals: dict[int, float], space: int) -> float:
    """Return how likely the boulder gets as far as a space."""
    return sum((chance for goal, chance in goals.items() if goal >= space), 0.0)


def dangers(t: Table, goals: dict[int, float]) -> list[dict[str, Any]]:
    """tc.boulder.hit, tc.boulder.run-over, tc.walls.plate-2: how likely the next roll hurts each seat."""
    found = []
    for seat, p in enumerate(t.players):
        if not is_inside(p):
            continue
        danger, chance = "boulder", 0.0
        if CORRIDOR + t.boulder < p.at <= CORRIDOR + t.edition.last:
            chance = reach_chance(goals, p.at - CORRIDOR)
        elif t.plates < WALLS_SHUT and is_between_walls(t, p):
            danger, chance = "walls", reach_chance(goals, t.edition.plates[WALLS_SHUT - 1])
        if chance > 0:
            found.append({"seat": SEATS[seat], "danger": danger, "chance": round_chance(chance)})
    return found


# ---------------------------------------------------------------- what a space offers

def interaction(t: Table, seat: int) -> dict[str, Any]:
    """tc.action.interact: what there is to do on the space of a seat."""
    p = t.players[seat]
    if p.at == LAST_RAPIDS:
        return {"what": "shore", "space": SPACES[t.edition.landing], "dice": exit_dice(t), "safe": safe_face(p)}
    if p.at == BRIDGE:
        return {"what": "bridge", "dice": t.planks, "breaks": t.edition.plank_face}
    if is_in_hall(p.at):
        first = first_clue(p.at)
        return {"what": "clues", "clues": [CLUE_NAMES[first], CLUE_NAMES[first + 1]]}
    alcove = alcove_at(t, p.at)
    if alcove == EMPTY:
        return {"what": "none"}
    return {"what": "alcove", "alcove": ALCOVES[alcove], "idol": TREASURES[idol_in(t, alcove)],
            "needed": needed_successes(t, seat, alcove, 0)}


def deck_here(p: Player) -> Any:
    """tc.action.search.where: the deck that the space of a seat is searched from."""
    deck = deck_of(p.at)
    return "none" if deck == EMPTY else DECK_NAMES[deck]


def lost_decks(t: Table) -> list[str]:
    """tc.walls.stay-shut: the deck of the hall is lost with it."""
    return [DECK_NAMES[KUKULKAN]] if t.plates >= WALLS_SHUT else []


def drift_to(p: Player) -> str:
    """tc.rapids.drift: where the current would carry a seat after a search; nowhere outside the rapids."""
    return SPACES[downstream(p.at, p.edition.drift)] if is_in_rapids(p.at) else "none"


def locks(t: Table, seat: int | None) -> dict[str, int]:
    """tc.lockpick.required, tc.lockpick.reductions: the Successes that each lock takes the viewer."""
    return {name: successes(t, at) if seat is None else needed_successes(t, seat, at, 0)
            for at, name in enumerate(ALCOVES) if idol_in(t, at) != EMPTY}


# ---------------------------------------------------------------- odds

@lru_cache(maxsize=1)
def lock_odds() -> TempleOdds:
    """Return the odds of locks; they are the same in every edition that has the same tokens."""
    return TempleOdds(STANDARD, False)


def opening_chance(need: int, tokens: tuple[int, ...], dice: int) -> float:
    """Return how likely a lock opens with the tokens in the bag and these dice to go on with."""
    success, both, fail = tokens
    return round_chance(lock_odds().lock_chance(need, success, both, fail, max(0, dice)))


def landing_chance(dice: int, safe: int, vests: int) -> float:
    """tc.rapids.exit, tc.gear.life-vest: how likely all dice are safe, if vests roll the others again."""
    good = safe / FACES
    return round_chance(sum((chance_of_exactly(dice, bad, 1 - good) * chance_of_at_least(vests, bad, good)
                             for bad in range(dice + 1)), 0.0))


def fall_chance(planks: int, breaks: int) -> float:
    """tc.bridge.collapse: how likely one roll takes all planks, each with this face and those above it."""
    return round_chance(((FACES + 1 - breaks) / FACES) ** planks)


def chance_of_exactly(tries: int, hits: int, chance: float) -> float:
    """Return how likely exactly these hits come in a number of tries."""
    return float(comb(tries, hits) * chance ** hits * (1 - chance) ** (tries - hits))


def chance_of_at_least(tries: int, hits: int, chance: float) -> float:
    """Return how likely these hits or more come in a number of tries."""
    return sum((chance_of_exactly(tries, some, chance) for some in range(hits, tries + 1)), 0.0)
