"""Tzolk'in beside what its rulebook says: prices, actions, Food Days, the turning gears and the final scoring."""

from __future__ import annotations

from functools import cache

import pytest

from games.tzolkin.properties.books import Books
from games.tzolkin.properties.offers import Offers
from games.tzolkin.properties.positions import WEIGHTS, draws
from games.tzolkin.properties.scoring import Scoring
from support.properties.driving import Tally, play

pytestmark = pytest.mark.both

GAMES, MANY = 8, 120                # of each player count


@cache
def played(count: int) -> dict[str, Tally]:
    """The games are played once, under all watches."""
    return play(draws(count), (Offers, Books, Scoring), WEIGHTS)


@pytest.fixture
def tallies(long: bool) -> dict[str, Tally]:
    """What was compared."""
    return played(MANY if long else GAMES)


def test_what_may_be_done(tallies: dict[str, Tally]) -> None:
    """tz.placing.afford, tz.placing.lowest-space, tz.placing.space-cost, tz.placing.worker-cost, tz.pity.effect,
    tz.pickup.step-back, tz.pickup.free-choice, tz.tech.cost, tz.building.construct, tz.market.exchange: the options of
    every question are those that the rulebook allows and the goods at hand can pay."""
    tallies["Offers"].check(turn=900, place=750, pick=600, action=600, pity=6, harvest=40, trade=60, build=30, track=70,
                            pay=80, climb=30, anger=60, days=90)


def test_what_a_move_costs_and_brings(tallies: dict[str, Tally]) -> None:
    """tz.placing.worker-cost, tz.palenque.action-5, tz.yaxchilan.action-5, tz.tech.agriculture-3,
    tz.tech.extraction-3, tz.tech.bonus, tz.chichen.rewards, tz.tech.architecture-3, tz.begging.effect: after every
    move everybody has exactly what is left and gained."""
    tallies["Books"].check(place=750, pick=600, act_palenque=90, act_yaxchilan=80, act_tikal=70, act_uxmal=60,
                           act_chichen=20, harvest_corn=20, harvest_wood=8, harvest_burn=4, harvest_tileless=8,
                           advance=60, build=27, sell=12, buy=20, climb=30, beg=50, wealth=18)


def test_food_days_and_the_calendar(tallies: dict[str, Tally]) -> None:
    """tz.food.cost, tz.food.unfed, tz.food.farm-free, tz.food.mid-age, tz.food.end-age, tz.food.highest-tie,
    tz.calendar.push-off, tz.dummy.rotate, tz.start-space.take-corn: what Food Days take and give, who stands where
    after each day, and when a Food Day is."""
    tallies["Books"].check(food=50, rewards=50, turned=300, round=300, last=24)


def test_the_final_scoring(tallies: dict[str, Tally]) -> None:
    """tz.end.convert, tz.end.corn, tz.end.skulls, tz.end.monuments, tz.end.tie: totals, monuments and winners."""
    tallies["Scoring"].check(total=24, winners=24, monument=12)
