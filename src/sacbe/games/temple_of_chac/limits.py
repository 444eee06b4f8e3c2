"""What a variant of Temple of Chac can change, and within which limits.

What is not named here follows from other values, or the program is built for it: the rooms and their spaces, the kinds
of cards, two revealed cards at most, six webs, fourteen lava tiles, dice of six faces and what each of them does.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.box import Limit

WOUNDS: Final = ("boulder_wounds.hit", "boulder_wounds.run_over", "crushing_walls_wounds.value",
                 "lava_trap_wounds.value", "wash_over_wounds.value", "bridge_collapse_wounds.value",
                 "spider_wounds.value")
LIMITS: Final = (
    Limit("constants.encumbrance.table.*.cards", 0, 25), Limit("constants.encumbrance.table.*.dice", 1, 6),
    Limit("constants.actions.move.low", 1, 6), Limit("constants.actions.move.high", 1, 6),
    Limit("constants.actions.search.low_cards", 1, 2), Limit("constants.actions.search.high_cards", 1, 2),
    Limit("constants.boulder_dice_by_checkpoints.table.*", 0, 5),
    Limit("constants.boulder_move.base", 1, 6), Limit("constants.boulder_move.per_die_at_least", 1, 6),
    *[Limit(f"constants.{name}", 0, 9) for name in WOUNDS],
    Limit("constants.boulder_on_alcove_opened.advance", 0, 6),
    Limit("constants.rapids_exit.base_dice", 1, 4), Limit("constants.rapids_exit.per_surging_waters", 0, 2),
    Limit("constants.lockpick_successes.*", 1, 9), Limit("constants.set_bonus.table.*", 0, 40),
    Limit("rapids.drift_after_search.value", 1, 4), Limit("bridge.planks.value", 1, 9),
    Limit("adventurers.*.health", 3, 9), Limit("adventurers.*.storage", 0, 9),
    Limit("adventurers.bobby_powell.ability.effect.encumbrance_ignore", 0, 9),
    Limit("starting_gear.grappling_rope.effect.move", 1, 6), Limit("starting_gear.lantern.effect.search", 1, 2),
    Limit("starting_gear.crowbar.effect.lockpick", -5, -1), Limit("starting_gear.first_aid_kit.effect.heal", 1, 9),
    Limit("decks.*.size", 1, 40), Limit("decks.*.cards.*.count", 0, 24), Limit("decks.*.cards.*.vp", 0, 30),
    Limit("idols.*.vp", 0, 30),
    Limit("decks.kukulkan.cards.backpack.effect.storage", 0, 9),
    Limit("decks.kukulkan.cards.pressure_plate.effect.boulder", 0, 6), Limit("decks.*.cards.*.effect.wounds", 0, 9),
    Limit("decks.ixchel.cards.surging_waters.effect.downstream", 1, 6),
    Limit("lockpick_tokens.total", 1, 15), Limit("lockpick_tokens.mix.*.count", 0, 15),
    Limit("injury_tokens.total", 1, 24), Limit("injury_tokens.mix.*.count", 0, 24),
    Limit("web_tokens.mix.*.count", 0, 6),
    Limit("board.spaces.*.x", 0, 12), Limit("board.spaces.*.y", 0, 12),
)
