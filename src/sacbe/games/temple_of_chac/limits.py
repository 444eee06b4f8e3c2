"""What a variant of Temple of Chac can change, and within which limits.

Every other number is named under `FIXED_COMPONENTS`, with a word that says why it stays.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.game_definition import FixedComponent, ComponentLimit

WOUNDS: Final = ("boulder_wounds.hit", "boulder_wounds.run_over", "crushing_walls_wounds.value",
                 "lava_trap_wounds.value", "wash_over_wounds.value", "bridge_collapse_wounds.value",
                 "spider_wounds.value")
LIMITS: Final = (
    ComponentLimit("constants.encumbrance.table.*.cards", 0, 25),
    ComponentLimit("constants.encumbrance.table.*.dice", 1, 6),
    ComponentLimit("constants.actions.move.low", 1, 6), ComponentLimit("constants.actions.move.high", 1, 6),
    ComponentLimit("constants.actions.search.low_cards", 1, 2),
    ComponentLimit("constants.actions.search.high_cards", 1, 2),
    ComponentLimit("constants.actions.search.keep_treasures_max", 1, 2),
    ComponentLimit("constants.actions.low_range", 1, 5),
    ComponentLimit("constants.bridge_plank_lost_on.faces", 1, 6, (1, 6)),
    ComponentLimit("constants.rapids_exit.safe_faces", 1, 6, (1, 6)),
    ComponentLimit("constants.boulder_dice_by_checkpoints.table.*", 0, 5),
    ComponentLimit("constants.boulder_move.base", 1, 6),
    ComponentLimit("constants.boulder_move.per_die_at_least", 1, 6),
    *[ComponentLimit(f"constants.{name}", 0, 9) for name in WOUNDS],
    ComponentLimit("constants.boulder_on_alcove_opened.advance", 0, 6),
    ComponentLimit("constants.rapids_exit.base_dice", 1, 4),
    ComponentLimit("constants.rapids_exit.per_surging_waters", 0, 2),
    ComponentLimit("constants.lockpick_successes.*", 1, 9), ComponentLimit("constants.set_bonus.table.*", 0, 40),
    ComponentLimit("rapids.drift_after_search.value", 1, 4), ComponentLimit("bridge.planks.value", 1, 9),
    ComponentLimit("adventurers.*.health", 3, 9), ComponentLimit("adventurers.*.storage", 0, 9),
    ComponentLimit("adventurers.bobby_powell.ability.effect.encumbrance_ignore", 0, 9),
    ComponentLimit("adventurers.chantel_sari.ability.effect.lockpick_per_gear", -3, 0),
    ComponentLimit("adventurers.chantel_sari.ability.effect.minimum", 1, 3),
    ComponentLimit("adventurers.lea_rice.ability.effect.move_bonus", 0, 6),
    ComponentLimit("adventurers.puccio_cortese.ability.effect.rapids_exit_fail_faces", 1, 6, (1, 6)),
    ComponentLimit("starting_gear.grappling_rope.effect.move", 1, 6),
    ComponentLimit("starting_gear.lantern.effect.search", 1, 2),
    ComponentLimit("starting_gear.crowbar.effect.lockpick", -5, -1),
    ComponentLimit("starting_gear.first_aid_kit.effect.heal", 1, 9),
    ComponentLimit("starting_gear.bullwhip.effect.steal_range", 0, 3),
    ComponentLimit("decks.*.size", 1, 40), ComponentLimit("decks.*.cards.*.count", 0, 24),
    ComponentLimit("decks.*.cards.*.vp", 0, 30),
    ComponentLimit("idols.*.vp", 0, 30),
    ComponentLimit("decks.kukulkan.cards.backpack.effect.storage", 0, 9),
    ComponentLimit("decks.kukulkan.cards.pith_helmet.effect.hazard_wounds", -9, -1),
    ComponentLimit("decks.ah_puch.cards.fireproof_boots.effect.lava_wounds", -9, -1),
    ComponentLimit("decks.ixchel.cards.life_vest.effect.rapids_exit_reroll", 0, 3),
    ComponentLimit("decks.kukulkan.cards.pressure_plate.effect.boulder", 0, 6),
    ComponentLimit("decks.*.cards.*.effect.wounds", 0, 9),
    ComponentLimit("decks.ixchel.cards.surging_waters.effect.downstream", 1, 6),
    ComponentLimit("lockpick_tokens.total", 1, 15), ComponentLimit("lockpick_tokens.mix.*.count", 0, 10),
    ComponentLimit("injury_tokens.total", 1, 24), ComponentLimit("injury_tokens.mix.*.count", 0, 24),
    ComponentLimit("injury_tokens.mix.*.value", 0, 9),
    ComponentLimit("web_tokens.mix.*.count", 0, 6),
    ComponentLimit("board.spaces.*.x", 0, 12), ComponentLimit("board.spaces.*.y", 0, 12),
)

FIXED_COMPONENTS: Final = (
    *[FixedComponent(paths, "follows") for paths in (
        "counts", "constants.actions.*.dice", "constants.actions.high_range", "board.spaces.*.pressure_plate",
        "alcoves.*.successes", "idols.*.successes", "decks.ixchel.cards.surging_waters.effect.exit_dice")],
    *[FixedComponent(paths, "built") for paths in (
        "meta.players", "board.grid", "board.decor", "walls",
        "idols.*.copies", "starting_gear.*.copies", "adventurers.monty_albatross.ability.effect.flip_die",
        "starting_gear.compass.effect.reroll", "decks.kukulkan.cards.notebook.effect.peek_glyph", "glyphs",
        "lava_tiles.count", "glyph_clue_tiles", "web_tokens.total")],
    *[FixedComponent(paths, "told") for paths in ("meta.minutes", "wound_tokens.total", "balance")],
)
