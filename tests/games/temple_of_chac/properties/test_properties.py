"""Temple of Chac beside what its rulebook says: dice, moves, dangers, locks, searches and the final scoring."""

from __future__ import annotations

from functools import cache

import pytest

from games.temple_of_chac.properties.acting import Acting
from games.temple_of_chac.properties.finding import Finding
from games.temple_of_chac.properties.harm import Harm
from games.temple_of_chac.properties.positions import WEIGHTS, draws
from games.temple_of_chac.properties.scoring import Scoring
from games.temple_of_chac.properties.walking import Walking
from support.properties.driving import Tally, play

pytestmark = pytest.mark.both

GAMES, MANY = 9, 90                 # of each player count


@cache
def played(count: int) -> dict[str, Tally]:
    """The games are played once, under all watches."""
    return play(draws(count), (Acting, Walking, Harm, Finding, Scoring), WEIGHTS)


@pytest.fixture
def tallies(long: bool) -> dict[str, Tally]:
    """What was compared."""
    return played(MANY if long else GAMES)


def test_dice_and_actions(tallies: dict[str, Tally]) -> None:
    """tc.turn.encumbrance, tc.action.interact, tc.action.search.where, tc.action.steal.victim, tc.action.gear.once,
    tc.action.store.capacity, tc.fall.must-stand: as many dice as the load leaves, and all that they can be spent on."""
    tallies["Acting"].check(dice=400, rolled=400, action=1600)


def test_how_far_a_move_leads(tallies: dict[str, Tally]) -> None:
    """tc.action.move, tc.action.move.walls, tc.boulder.blocks, tc.rapids.downstream, tc.washup.one-way,
    tc.adventurer.lea-rice, tc.gear.grappling-rope: every space within the steps of a die, and no other."""
    tallies["Walking"].check(reach=900, step=1500, goes_on=3500)


def test_the_boulder(tallies: dict[str, Tally]) -> None:
    """tc.boulder.dice, tc.boulder.distance, tc.boulder.hit, tc.boulder.run-over, tc.boulder.plate-timing,
    tc.walls.plate-2, tc.walls.eject: how far it rolls, whom it meets, and what the plates do."""
    tallies["Harm"].check(boulder_dice=120, rolled=120, advanced=20, hit=9, run_over=20, crushed=18)


def test_wounds_and_falls(tallies: dict[str, Tally]) -> None:
    """tc.wound.suffer, tc.wound.overflow, tc.fall.environment, tc.lava.trap, tc.lava.gap, tc.lava.escape-falls,
    tc.rapids.exit, tc.rapids.washed-over, tc.bridge.entry-roll, tc.bridge.collapse, tc.cave.spider, tc.hazard.darts:
    everybody's place, wounds and injuries, and who lies."""
    tallies["Harm"].check(step=1400, stand=100, flipped=60, flee=50, gap=35, burst=9, darts=7, heal=12, spider=12,
                          bats=12, carried=4, washed=6, rapids=3, planks=14)


def test_locks_and_searches(tallies: dict[str, Tally]) -> None:
    """tc.lockpick.required, tc.lockpick.success-fail, tc.lockpick.no-return, tc.adventurer.chantel-sari,
    tc.action.search, tc.action.search.keep-one, tc.action.search.gear-free: tokens, cards and what is taken."""
    tallies["Finding"].check(token=60, bag=60, opened=60, idol=12, revealed=90, treasure=60, hand=90, gear=90)


def test_the_final_scoring(tallies: dict[str, Tally]) -> None:
    """tc.scoring.treasure, tc.scoring.set-bonus, tc.scoring.injuries, tc.scoring.winner: for those who got out."""
    tallies["Scoring"].check(total=36, winner=36, escaped=8)
