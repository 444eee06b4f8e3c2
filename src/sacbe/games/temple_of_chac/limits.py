"""What a variant of Temple of Chac can change, and within which limits.

Every other number is named under `FIXED`, with a word that says why it stays.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.game_definition import Fixed, Limit

WOUNDS: Final = ("boulder_wounds.hit", "boulder_wounds.run_over", "crushing_walls_wounds.value",
                 "lava_trap_wounds.value", "wash_over_wounds.value", "bridge_collapse_wounds.value",
                 "spider_wounds.value")
LIMITS: Final = (
    Limit("constants.encumbrance.table.*.cards", 0, 25), Limit("constants.encumbrance.table.*.dice", 1, 6),
    Limit("constants.actions.move.low", 1, 6), Limit("constants.actions.move.high", 1, 6),
    Limit("constants.actions.search.low_cards", 1, 2), Limit("constants.actions.search.high_cards", 1, 2),
    Limit("constants.actions.search.keep_treasures_max", 1, 2), Limit("constants.actions.low_range", 1, 5),
    Limit("constants.bridge_plank_lost_on.faces", 1, 6, (1, 6)),
    Limit("constants.rapids_exit.safe_faces", 1, 6, (1, 6)),
    Limit("constants.boulder_dice_by_checkpoints.table.*", 0, 5),
    Limit("constants.boulder_move.base", 1, 6), Limit("constants.boulder_move.per_die_at_least", 1, 6),
    *[Limit(f"constants.{name}", 0, 9) for name in WOUNDS],
    Limit("constants.boulder_on_alcove_opened.advance", 0, 6),
    Limit("constants.rapids_exit.base_dice", 1, 4), Limit("constants.rapids_exit.per_surging_waters", 0, 2),
    Limit("constants.lockpick_successes.*", 1, 9), Limit("constants.set_bonus.table.*", 0, 40),
    Limit("rapids.drift_after_search.value", 1, 4), Limit("bridge.planks.value", 1, 9),
    Limit("adventurers.*.health", 3, 9), Limit("adventurers.*.storage", 0, 9),
    Limit("adventurers.bobby_powell.ability.effect.encumbrance_ignore", 0, 9),
    Limit("adventurers.chantel_sari.ability.effect.lockpick_per_gear", -3, 0),
    Limit("adventurers.chantel_sari.ability.effect.minimum", 1, 3),
    Limit("adventurers.lea_rice.ability.effect.move_bonus", 0, 6),
    Limit("adventurers.puccio_cortese.ability.effect.rapids_exit_fail_faces", 1, 6, (1, 6)),
    Limit("starting_gear.grappling_rope.effect.move", 1, 6), Limit("starting_gear.lantern.effect.search", 1, 2),
    Limit("starting_gear.crowbar.effect.lockpick", -5, -1), Limit("starting_gear.first_aid_kit.effect.heal", 1, 9),
    Limit("starting_gear.bullwhip.effect.steal_range", 0, 3),
    Limit("decks.*.size", 1, 40), Limit("decks.*.cards.*.count", 0, 24), Limit("decks.*.cards.*.vp", 0, 30),
    Limit("idols.*.vp", 0, 30),
    Limit("decks.kukulkan.cards.backpack.effect.storage", 0, 9),
    Limit("decks.kukulkan.cards.pith_helmet.effect.hazard_wounds", -9, -1),
    Limit("decks.ah_puch.cards.fireproof_boots.effect.lava_wounds", -9, -1),
    Limit("decks.ixchel.cards.life_vest.effect.rapids_exit_reroll", 0, 3),
    Limit("decks.kukulkan.cards.pressure_plate.effect.boulder", 0, 6), Limit("decks.*.cards.*.effect.wounds", 0, 9),
    Limit("decks.ixchel.cards.surging_waters.effect.downstream", 1, 6),
    Limit("lockpick_tokens.total", 1, 15), Limit("lockpick_tokens.mix.*.count", 0, 10),
    Limit("injury_tokens.total", 1, 24), Limit("injury_tokens.mix.*.count", 0, 24),
    Limit("injury_tokens.mix.*.value", 0, 9),
    Limit("web_tokens.mix.*.count", 0, 6),
    Limit("board.spaces.*.x", 0, 12), Limit("board.spaces.*.y", 0, 12),
)

FIXED: Final = (
    *[Fixed(paths, "follows") for paths in (
        "counts", "constants.actions.*.dice", "constants.actions.high_range", "board.spaces.*.pressure_plate",
        "alcoves.*.successes", "idols.*.successes", "decks.ixchel.cards.surging_waters.effect.exit_dice")],
    *[Fixed(paths, "built") for paths in (
        "meta.players", "board.grid", "board.decor", "walls",
        "idols.*.copies", "starting_gear.*.copies", "adventurers.monty_albatross.ability.effect.flip_die",
        "starting_gear.compass.effect.reroll", "decks.kukulkan.cards.notebook.effect.peek_glyph", "glyphs",
        "lava_tiles.count", "glyph_clue_tiles", "web_tokens.total")],
    *[Fixed(paths, "told") for paths in ("meta.minutes", "wound_tokens.total", "balance")],
)
