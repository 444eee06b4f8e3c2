"""Hero cards in ways that no position can show: two of one type together, an empty stack, and what is not reported."""

from __future__ import annotations

from sacbe import games
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY
from sacbe.games.chichen_itza.data.edition import STANDARD
from sacbe.games.chichen_itza.options import modules, rulings
from sacbe.games.chichen_itza.rules import state as s
from sacbe.games.chichen_itza.rules.combat import damage
from sacbe.games.chichen_itza.rules.combat_state import new_fight
from sacbe.games.chichen_itza.rules.powers.heroes import OPEN_HEROES, leave
from sacbe.games.chichen_itza.scenarios import position
from sacbe.kernel.core.bits import bit
from sacbe.kernel.play.game import Game


def test_warriors_saved_by_hero_05_bring_no_coins_of_hero_04() -> None:
    """ci.hero.04, ci.hero.05: a coin for each warrior sent back to the reserve, none for those that go home."""
    found = []
    for cards in (bit(4), bit(4) | bit(5)):
        t = position(2, STANDARD, rulings({}), modules(STANDARD, {}), {"red": {"coins": 0, "reserve": 22}})
        s.add_warriors(t.players[0], CITY, -3)
        fight = new_fight(0, EMPTY, 0, CITY)
        fight.attacker.warriors, fight.attacker.cards = 3, cards
        damage.lose_warriors(t, fight, 0, 0, 2)
        p = t.players[0]
        found.append((p.coins, p.reserve, p.warriors[CITY], fight.attacker.warriors))
    assert found == [(2, 24, 0, 1), (0, 22, 2, 1)]


def test_cards_of_fallen_heroes_come_up_again_in_the_order_they_fell() -> None:
    """ci.combat.damage.losses: each card goes to the bottom of its stack, so the one that fell first comes up first."""
    champion = 1
    given = {"tiles": {"T1": {"blue": {"heroes": ["champion"]}}}, "city": {"red": {"heroes": ["champion"]}},
             "red": {"heroes": {"champion": 12}}, "blue": {"heroes": {"champion": 10}}}
    t = position(2, STANDARD, rulings({}), modules(STANDARD, {}), given)
    leave(t, 1, champion)
    leave(t, 0, champion)
    t.decks[s.HERO_DECK + champion] = 0
    found = []
    for _ in range(2):
        t.decks[s.TOP_HERO + champion] = EMPTY
        OPEN_HEROES.run(t)
        found.append(t.decks[s.TOP_HERO + champion])
    assert found == [10, 12]
    assert t.decks[s.HERO_UNDER + champion] == 0


def test_whoever_drives_off_an_attack_with_the_last_unit_has_not_won() -> None:
    """ci.combat.terms, ci.city-attack.repelled: the creature card is earned, but a winner still has a unit."""
    definition = games.load_definition("chichen_itza")
    said = {}
    for face in ("face 1", "face 6"):
        given = {"stage": "attack", "round": 1, "city": {"red": 1}, "red": {"luck": 2, "melee": 1}}
        game = Game(definition, 2, {}, None, definition.build_position(2, {}, given))
        for move in ("creature snake", "roll 1", "hit", face):
            game.apply(move)
        said[face] = {str(told.data["event"]) for told in game.event_log}
    assert {"repelled", "lost"} <= said["face 1"] and "won" not in said["face 1"]
    assert {"repelled", "won"} <= said["face 6"] and "lost" not in said["face 6"]
