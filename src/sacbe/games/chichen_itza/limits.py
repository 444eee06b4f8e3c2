"""What a variant of Chichén Itzá can change, and within which limits.

Every other number is named under `FIXED`, with a word that says why it stays.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.game_definition import Fixed, Limit

LIMITS: Final = (
    Limit("game.rounds.total", 2, 6), Limit("game.rounds.dark", 1, 6, (0, 6)),      # six creatures attack the city
    Limit("game.actions_per_round.value", 1, 4),            # a player has four action markers
    Limit("board.unit_limit.value", 2, 5), Limit("board.setup_rule.min_adjacent_tiles", 1, 2),
    *[Limit(f"capture_bonus.{name}", 0, 9) for name in ("village.coins", "camp.warriors_to_ci", "temple.idols")],
    Limit("action_board.tiles.items.*.players", 2, 4, (0, 3)),
    Limit("action_effects.defense.shield_from_supply", 0, 5), Limit("action_effects.magic.magic_cards", 0, 5),
    Limit("action_effects.scout.treasures", 1, 3), Limit("action_effects.regroup.treasures", 1, 3),
    Limit("action_effects.favor.steps", 1, 9),
    Limit("player.warriors", 10, 40), Limit("player.scouts", 0, 12), Limit("player.shields", 0, 5),
    Limit("player.diplomacy_markers.count", 1, 4),
    Limit("player.start.gear_level", 1, 5), Limit("player.start.active_shields", 0, 5),
    Limit("hit_rules.fire.extra_roll_after_hit", 0, 2),
    Limit("hit_rules.fire.hits_on", 1, 6, (1, 5)), Limit("hit_rules.ranged.hits_on", 1, 6, (1, 4)),
    Limit("creatures.placement.snakes_on_corners", 0, 4),
    *[Limit(f"supply_income.{name}", 0, 9) for name in ("base_warriors_to_ci", "village.coins", "camp.warriors_to_ci",
                                                        "temple.idols")],
    Limit("action_board.coins_action.coins", 0, 20), Limit("action_board.cost_markers.all.value", 1, 12),
    Limit("action_effects.magic_cards.draw", 1, 5), Limit("action_effects.reinforcement.warriors_max", 1, 5),
    Limit("action_effects.favor.luck", 0, 9),
    *[Limit(f"treasure_table.{pips}.*", 1, 5) for pips in range(1, 6)],
    Limit("player.start.warriors_in_ci", 1, 5), Limit("player.start.luck", 0, 9),
    Limit("player.start.magic_cards", 1, 5), Limit("player.start.coins_by_turn_order", 0, 20),
    Limit("gears.defense.value", 0, 5), Limit("gears.melee_max_hit.value", 1, 4),
    Limit("gears.ranged_attacks.value", 0, 5), Limit("gears.melee_luck.value.*", 0, 9),
    Limit("gears.movement.value", 1, 12),
    Limit("luck.reroll_cost", 1, 9), Limit("luck.extra_hit_cost", 1, 9),
    Limit("luck.uses_per_phase", 0, 3),
    Limit("reserve_strips.coins.value", 0, 20), Limit("reserve_strips.points.value", 0, 20),
    Limit("favor_track.steps_above_start", 1, 24),
    Limit("token_supply.luck_tokens", 0, 99), Limit("token_supply.idols", 0, 99), Limit("token_supply.coins.*", 0, 99),
    Limit("magic_cards.total", 8, 32), Limit("magic_cards.stone", 0, 32), Limit("magic_cards.fire", 0, 32),
    Limit("creatures.placement.figures_per_card.*", 1, 2),
    Limit("creatures.base.items.*.strengths", 1, 6), Limit("creatures.expansion.items.*.strengths", 1, 7),
    Limit("creature_cards.attack.*.strength", 1, 6), Limit("creature_cards.attack.*.points", 0, 30),
    Limit("creature_cards.lost_points", -30, 0),
    *[Limit(f"ruins.bonuses.{ruin}.*", 1, 5) for ruin in (1, 2, 3, 6, 7, 8, 9)],
    Limit("ruins.tiles.items.*.bonus", 1, 9), Limit("ruins.tiles.items.*.points", 0, 20),
    Limit("tasks.timing.*", 1, 6), Limit("tasks.cards.items.*.points", 0, 50),
    Limit("heroes.cards.items.*.upkeep", 0, 9),
    *[Limit(f"gods.cost_caps.{god}.max", 0, 9) for god in range(5, 16)],        # the sixteenth is an option
    *[Limit(f"gods.blue_points.{god}", 0, 20) for god in (*range(61, 69), 70, 71, 72, 77, 78, 80)],
    Limit("gods.display.per_colour", 1, 3), Limit("expansion.tunnels.step_cost", 1, 3),
    Limit("final_scoring.terrain_tile", 0, 20), Limit("final_scoring.idol", 0, 20),
    Limit("final_scoring.hero_on_board", 0, 20), Limit("final_scoring.gems", 0, 99),
    Limit("terrain_tiles.tiles.items.*.min_players", 2, 4),
)

FIXED: Final = (
    *[Fixed(paths, "follows") for paths in (
        "game.rounds.light", "board.layouts.*.count", "terrain_tiles", "action_board.cost_markers.by_players",
        "action_board.tile_backs", "action_effects.melee.luck_on_reaching_level_2_or_4", "action_effects.coins",
        "action_effects.land_move.units_max", "action_effects.water_move.units_max",
        "reserve_strips.warriors_per_strip", "gems.score",
        "creatures.*.items.*.figures", "creatures.sticker_rows", "creature_cards", "ruins.total",
        "tasks.deck_sizes", "tasks.points", "tasks.cards.items.*.round", "heroes.types", "heroes.points_at_end",
        "gods.colours", "final_scoring.creature_card", "expansion.prophecies.total")],
    *[Fixed(paths, "built") for paths in (
        "game.players", "board.geometry", "board.city", "board.rings", "action_board.grid",
        "action_board.coins_action.cost",                   # it is the action that everybody can always take
        "treasure_table.6", "ruins.bonuses.4", "ruins.bonuses.5",                # one choice, one thing
        "action_effects.*.gear", "action_effects.scout.place_scout", "player.heroes",
        "player.action_markers", "gears.levels",
        "gems.colours.per_colour", "creatures.hearts", "heroes.cards.items.*.type",
        "expansion.prophecies.used", "expansion.creatures_module")],
    *[Fixed(paths, "option") for paths in ("hit_rules.stone.hits_on", "gods.cost_caps.16.max")],
    *[Fixed(paths, "told") for paths in (
        "schema", "game.score_lap", "action_board.cost_markers.mean_price_4p", "player.dice",
        "hit_rules.expected_damage_per_card", "discrepancies")],
)
