"""Chichén Itzá beside what its rulebook says: prices, marches, supply, fights, tasks and the final scoring."""

from __future__ import annotations

from functools import cache

import pytest

from games.chichen_itza.properties.combat import Combat
from games.chichen_itza.properties.marches import Marches
from games.chichen_itza.properties.positions import MARCHES, WEIGHTS, draws
from games.chichen_itza.properties.prices import Prices
from games.chichen_itza.properties.scoring import Scoring
from games.chichen_itza.properties.supply import Supply
from games.chichen_itza.properties.tasks import Tasks
from support.properties.driving import Tally, play

pytestmark = pytest.mark.both

GAMES, MANY = 12, 200               # of each player count


@cache
def played(count: int) -> dict[str, Tally]:
    """The games are played once, under all watches."""
    return play(draws(count), (Prices, Marches, Supply, Combat, Tasks, Scoring), WEIGHTS | MARCHES)


@pytest.fixture
def tallies(long: bool) -> dict[str, Tally]:
    """What was compared."""
    return played(MANY if long else GAMES)


def test_prices_of_actions(tallies: dict[str, Tally]) -> None:
    """ci.cost.first, ci.cost.later, ci.cost.afford, ci.cost.modifiers, ci.cost.god-20, ci.action.choice,
    ci.action.startable: what can be chosen in a turn, and the coins that it takes."""
    tallies["Prices"].check(turn=1000, price=800, coins=150, owed=5)


def test_how_far_a_march_leads(tallies: dict[str, Tally]) -> None:
    """ci.move.rule-1 to ci.move.rule-8, ci.move.no-war, ci.tile.unit-limit, ci.action.move-hero, ci.god.39,
    ci.god.59, ci.hero.02, bp.tunnels.step, bp.tunnels.terrain, bp.prophecy.11, bp.prophecy.19: who may go, and every
    place where they may stay, by plain search."""
    tallies["Marches"].check(**{"from": 350, "group": 300, "to": 300, "via": 300})


def test_the_supply_phase(tallies: dict[str, Tally]) -> None:
    """ci.supply.a, ci.supply.b, ci.supply.c, ci.supply.d, ci.supply.e, ci.supply.gods, ci.reserve.values, ci.god.01,
    ci.god.26, ci.god.27, bp.prophecy.14: what everybody has, and where their units are, before the first turn."""
    tallies["Supply"].check(supply=200, units=200)


def test_hits_of_a_roll(tallies: dict[str, Tally]) -> None:
    """ci.combat.magic.stone, ci.combat.magic.fire, ci.combat.ranged.dice, ci.combat.melee.dice, ci.combat.melee.hits,
    ci.gear.magic, ci.god.40, ci.god.49, ci.god.55, ci.god.58, ci.hero.10, ci.hero.11, ci.hero.13: how many dice are
    rolled, which of them again, and how often they hit."""
    tallies["Combat"].check(dice=1200, hits=1000, hits_stone=40, hits_fire=40, hits_ranged=250, hits_melee=450,
                            follow=1000, followed=50, again=20, cast=250)


def test_dice_of_creatures(tallies: dict[str, Tally]) -> None:
    """ci.combat.creature.die, ci.combat.creature.symbol, ci.ruling.strength-now, ci.ruling.die-choice,
    ci.creature.kukulkan, ci.creature.triceratops, ci.creature.snake, bp.creature.velociraptor, ci.hero.08, ci.hero.17:
    hearts, which die is rolled and when, and what its faces do."""
    tallies["Combat"].check(hearts=200, half=500, creature_rolls=650, hearts_left=450, coins=650, chain=50, second=2)


def test_damage_and_outcomes(tallies: dict[str, Tally]) -> None:
    """ci.combat.damage, ci.combat.damage.heroes-last, ci.god.50, ci.idol.shield, ci.combat.pvp.conquered,
    ci.combat.creature.flees, ci.city-attack.failed, ci.combat.phases: shields, warriors and heroes lost, the luck of
    losers, and who has the place."""
    tallies["Combat"].check(damage=350, heroes=350, spared=800, outcome=250, luck=250, against_player=35,
                            against_creature=180, phases=150)


def test_tasks(tallies: dict[str, Tally]) -> None:
    """ci.end.g.tasks, ci.task.at-least: every seat that meets the task of the round, and nobody else."""
    tallies["Tasks"].check(task=120, met=25)


def test_the_final_scoring(tallies: dict[str, Tally]) -> None:
    """ci.score.terrain, ci.score.strips, ci.score.gods, ci.score.gems, ci.score.ruins, ci.score.tie: by category."""
    tallies["Scoring"].check(terrain=108, strips=108, idols=108, creature_cards=108, gods=108, tasks=108, gems=108,
                             ruins=108, creatures=108, heroes=108, total=36, winner=36)
