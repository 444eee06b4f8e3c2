"""Hero cards in a way that no position can show: two cards of one type, which no seat ever has together."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza import state as s
from sacbe.games.chichen_itza.edition import STANDARD
from sacbe.games.chichen_itza.fields import position
from sacbe.games.chichen_itza.options import modules, rulings
from sacbe.games.chichen_itza.rules import damage
from sacbe.games.chichen_itza.verbs import CITY, EMPTY
from sacbe.kernel.bits import bit


def test_warriors_saved_by_hero_05_bring_no_coins_of_hero_04() -> None:
    """ci.hero.04, ci.hero.05: a coin for each warrior sent back to the reserve, none for those that go home."""
    found = []
    for cards in (bit(4), bit(4) | bit(5)):
        t = position(2, STANDARD, rulings({}), modules(STANDARD, {}), {"red": {"coins": 0, "reserve": 22}})
        s.add_warriors(t.players[0], CITY, -3)
        fight = s.Fight(0, EMPTY, 0, CITY, vec[i64]([0] * 7))
        fight.warriors, fight.cards = 3, cards
        damage.lose_warriors(t, fight, 0, 0, 2)
        p = t.players[0]
        found.append((p.coins, p.reserve, p.warriors[CITY], fight.warriors))
    assert found == [(2, 24, 0, 1), (0, 22, 2, 1)]
