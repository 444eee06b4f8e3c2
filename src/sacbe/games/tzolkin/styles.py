"""Tastes for self-play, characters for bots, and numbers that show how a finished game was played."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, cast

from sacbe.games.tzolkin.ai.features import TEMPLES, TRACKS, TzolkinFeatures
from sacbe.games.tzolkin.rules.scoring import final_corn
from sacbe.games.tzolkin.rules.state import Table
from sacbe.games.tzolkin.data.constants import CORN, GOLD, SKULL, STONE, WOOD
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.frame import State

REWARD_SCALE: Final = 10.0  # what victory itself is worth to a plan, in points

PREFERENCES: Final[Mapping[str, float]] = {
    "workers-time.4": 5.0, "workers-time.5": 8.0, "workers-time.6": 10.0,
    **{f"level-time.{track}-{level}": 3.0 * level for track in TRACKS for level in (1, 2, 3)},
    **{f"step.{temple}-{step}": 0.8 * (step - 1) for temple in TEMPLES for step in (3, 4, 5, 6, 7, 8)},
    "own.raised": 5.0, "own.buildings": 4.0, "own.corn-time": 4.0, "own.blocks-time": 4.0, "own.fed-time": 4.0,
    "own.skull-time": 2.0, "monument.near": 6.0, "monument.worth": 3.0, "judge.workers": 2.0, "own.hand-time": 3.0,
    "gear-time.chichen": 3.0, "gear-time.uxmal": 3.0, "gear-time.tikal": 3.0, "table.claimed": 1.0,
}

STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "builder": {"own.buildings": 5.0, "own.raised": 6.0, "level-time.architecture-1": 2.0,
                "level-time.architecture-2": 4.0, "level-time.architecture-3": 6.0, "monument.near": 3.0},
    "priest": {**{f"step.{temple}-{step}": 0.5 * (step - 2) for temple in TEMPLES for step in (3, 4, 5, 6, 7, 8)},
               "own.skull-time": 2.0, "level-time.theology-1": 2.0, "level-time.theology-2": 3.0,
               "level-time.theology-3": 5.0},
    "trader": {"own.corn-time": 4.0, "own.blocks-time": 3.0, "gear-time.uxmal": 3.0, "level-time.extraction-1": 2.0,
               "level-time.extraction-2": 3.0, "level-time.extraction-3": 5.0},
    "farmer": {"workers-time.4": 4.0, "workers-time.5": 8.0, "workers-time.6": 10.0, "own.fed-time": 4.0,
               "level-time.agriculture-1": 2.0, "level-time.agriculture-2": 3.0, "level-time.agriculture-3": 5.0},
}


def perturbed_features(dice: Random) -> TzolkinFeatures:
    """Return features with other opinions of workers, technologies, monuments and goods.

    A bonus for a thing counts only when it is there; a changed opinion of the evaluator also counts on the way to it.
    """
    features = TzolkinFeatures()
    opinions = features.judge.valuation
    opinions.worker_day *= dice.lognormvariate(0.4, 0.6)
    opinions.corn_use *= dice.lognormvariate(0.0, 0.3)
    opinions.skull_use *= dice.lognormvariate(0.0, 0.5)
    opinions.meal_price *= dice.lognormvariate(-0.2, 0.4)
    opinions.block_share *= dice.lognormvariate(0.3, 0.6)
    opinions.hope_share *= dice.lognormvariate(0.5, 0.6)
    for track in range(len(TRACKS)):
        opinions.level_share[track] *= dice.lognormvariate(0.8, 1.0)
    return features


def give_bonuses(state: State, dice: Random) -> None:
    """Give some seats workers, technologies and goods to begin with.

    A bot that never has five workers does not learn to use them, so it finds them worthless and never has them.
    """
    t = cast(Table, state)
    for p in t.players:
        if dice.random() < 0.3:
            continue
        more = dice.choice((0, 0, 1, 1, 2, 3))
        p.workers += more
        p.hand += more
        for track in range(len(TRACKS)):
            if dice.random() < 0.3:
                p.levels[track] = dice.choice((1, 2, 2, 3))
        if dice.random() < 0.5:
            for good in (CORN, WOOD, STONE, GOLD):
                p.goods[good] += dice.choice((0, 1, 2, 3))


def game_statistics(state: State, seat: int) -> Mapping[str, float]:
    """Return workers, buildings, monuments and what else distinguishes styles at the end."""
    t = cast(Table, state)
    p = t.players[seat]
    return {"workers": float(p.workers), "buildings": float(count(p.buildings)), "monuments": float(count(p.monuments)),
            "levels": float(sum(p.levels)), "steps": float(sum(p.steps)), "skulls": float(p.goods[SKULL]),
            "corn": float(final_corn(t, seat))}
