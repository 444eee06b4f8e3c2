"""The supply phase: coins, warriors, idols, shields, upkeep, and the gods at its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import gold, offers, prophecies
from sacbe.games.chichen_itza.cards.green import controlled_tiles, mixes_yields
from sacbe.games.chichen_itza.data.refusals import YIELDS
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.powers.heroes import ask_upkeep
from sacbe.games.chichen_itza.rules.land.reserve import deploy, strip_income
from sacbe.games.chichen_itza.rules.state import Table, gain
from sacbe.games.chichen_itza.data.constants import (ASK_YIELD, CAMP, CITY, COIN, DEFENSE, IDOL, SHIELD, SUPPLY_A,
                                                     SUPPLY_B, SUPPLY_C, SUPPLY_D, SUPPLY_E, TEMPLE, VILLAGE, YIELD)
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

MOST_YIELDS: Final = 10
YIELD_CHOICES: Final[list[i64]] = [pack(YIELD, n) for n in range(MOST_YIELDS + 1)]


def held_of(t: Table, seat: i64, kind: i64) -> i64:
    """Return how many tiles of a kind the seat controls; ci.city.never-controlled leaves the city out."""
    return count(controlled_tiles(t, seat) & t.edition.kinds[kind])


def supply(t: Table, seat: i64, step: i64) -> None:
    """Carry out one step for one seat: ci.supply.order."""
    if step == SUPPLY_A:
        supply_coins(t, seat)
    elif step == SUPPLY_B:
        supply_warriors(t, seat)
    elif step == SUPPLY_C:
        gain(t, seat, IDOL, prophecies.temple_idols(t) * held_of(t, seat, TEMPLE))      # ci.supply.c
    elif step == SUPPLY_D:
        p = t.players[seat]
        gain(t, seat, SHIELD, t.edition.shields_at[p.levels[DEFENSE]] - p.shields)    # ci.supply.d
    elif step == SUPPLY_E:
        ask_upkeep(t, seat)
    else:
        gold.supply_coins(t, seat)                          # ci.supply.gods
        offers.search_cards(t, seat)
        offers.ask_invoked(t, seat)


def supply_coins(t: Table, seat: i64) -> None:
    """ci.supply.a: strips and villages."""
    p = t.players[seat]
    villages = held_of(t, seat, VILLAGE)
    places = villages + held_of(t, seat, CAMP)
    gain(t, seat, COIN, strip_income(t, p))
    if places > 0 and mixes_yields(p):
        t.push(ChooseYields(seat, places))
    else:
        gain(t, seat, COIN, prophecies.village_coins(t) * villages)


def supply_warriors(t: Table, seat: i64) -> None:
    """ci.supply.b: two, and one more for each camp; those chosen in place of coins come now."""
    p = t.players[seat]
    extra = p.levy if mixes_yields(p) else prophecies.camp_warriors(t) * held_of(t, seat, CAMP)
    p.levy = 0
    deploy(t, seat, t.edition.base_levy + extra, CITY)


class ChooseYields(TableQuestion):
    """Asks how many of the villages and camps give coins; the others give a warrior each in the next step."""

    def __init__(self, seat: i64, places: i64) -> None:
        super().__init__(seat, ASK_YIELD)
        self.places: Final[i64] = places

    def candidate_choices(self, t: Table) -> list[i64]:
        return YIELD_CHOICES[:self.places + 1]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != YIELD:
            return NOT_ASKED
        return t.refuse(YIELDS, self.places, arg1(choice)) if arg1(choice) > self.places else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        gain(t, self.seat, COIN, prophecies.village_coins(t) * arg1(choice))
        t.players[self.seat].levy = prophecies.camp_warriors(t) * (self.places - arg1(choice))
