"""What a variant of Chichén Itzá can change, and within which limits.

Every other number is named under `FIXED_COMPONENTS`, with a word that says why it stays.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.game_definition import FixedComponent, ComponentLimit

LIMITS: Final = (
    # six creatures attack the city
    ComponentLimit("game.rounds.total", 2, 6), ComponentLimit("game.rounds.dark", 1, 6, (0, 6)),
    ComponentLimit("game.actions_per_round.value", 1, 4),   # a player has four action markers
    ComponentLimit("board.unit_limit.value", 2, 5), ComponentLimit("board.setup_rule.min_adjacent_tiles", 1, 2),
    *[ComponentLimit(f"capture_bonus.{name}", 0, 9)
      for name in ("village.coins", "camp.warriors_to_ci", "temple.idols")],
    ComponentLimit("action_board.tiles.items.*.players", 2, 4, (0, 3)),
    ComponentLimit("action_effects.defense.shield_from_supply", 0, 5),
    ComponentLimit("action_effects.magic.magic_cards", 0, 5),
    ComponentLimit("action_effects.scout.treasures", 1, 3), ComponentLimit("action_effects.regroup.treasures", 1, 3),
    ComponentLimit("action_effects.favor.steps", 1, 9),
    ComponentLimit("player.warriors", 10, 40), ComponentLimit("player.scouts", 0, 12),
    ComponentLimit("player.shields", 0, 5),
    ComponentLimit("player.diplomacy_markers.count", 1, 4),
    ComponentLimit("player.start.gear_level", 1, 5), ComponentLimit("player.start.active_shields", 0, 5),
    ComponentLimit("hit_rules.fire.extra_roll_after_hit", 0, 2),
    ComponentLimit("hit_rules.fire.hits_on", 1, 6, (1, 5)), ComponentLimit("hit_rules.ranged.hits_on", 1, 6, (1, 4)),
    ComponentLimit("creatures.placement.snakes_on_corners", 0, 4),
    *[ComponentLimit(f"supply_income.{name}", 0, 9)
      for name in ("base_warriors_to_ci", "village.coins", "camp.warriors_to_ci",
                                                                 "temple.idols")],
    ComponentLimit("action_board.coins_action.coins", 0, 20),
    ComponentLimit("action_board.cost_markers.all.value", 1, 12),
    ComponentLimit("action_effects.magic_cards.draw", 1, 5),
    ComponentLimit("action_effects.reinforcement.warriors_max", 1, 5),
    ComponentLimit("action_effects.favor.luck", 0, 9),
    *[ComponentLimit(f"treasure_table.{pips}.*", 1, 5) for pips in range(1, 6)],
    ComponentLimit("player.start.warriors_in_ci", 1, 5), ComponentLimit("player.start.luck", 0, 9),
    ComponentLimit("player.start.magic_cards", 1, 5), ComponentLimit("player.start.coins_by_turn_order", 0, 20),
    ComponentLimit("gears.defense.value", 0, 5), ComponentLimit("gears.melee_max_hit.value", 1, 4),
    ComponentLimit("gears.ranged_attacks.value", 0, 5), ComponentLimit("gears.melee_luck.value.*", 0, 9),
    ComponentLimit("gears.movement.value", 1, 12),
    ComponentLimit("luck.reroll_cost", 1, 9), ComponentLimit("luck.extra_hit_cost", 1, 9),
    ComponentLimit("luck.uses_per_phase", 0, 3),
    ComponentLimit("reserve_strips.coins.value", 0, 20), ComponentLimit("reserve_strips.points.value", 0, 20),
    ComponentLimit("favor_track.steps_above_start", 1, 24),
    ComponentLimit("token_supply.luck_tokens", 0, 99), ComponentLimit("token_supply.idols", 0, 99),
    ComponentLimit("token_supply.coins.*", 0, 99),
    ComponentLimit("magic_cards.total", 8, 32), ComponentLimit("magic_cards.stone", 0, 32),
    ComponentLimit("magic_cards.fire", 0, 32),
    ComponentLimit("creatures.placement.figures_per_card.*", 1, 2),
    ComponentLimit("creatures.base.items.*.strengths", 1, 6),
    ComponentLimit("creatures.expansion.items.*.strengths", 1, 7),
    ComponentLimit("creature_cards.attack.*.strength", 1, 6), ComponentLimit("creature_cards.attack.*.points", 0, 30),
    ComponentLimit("creature_cards.lost_points", -30, 0),
    *[ComponentLimit(f"ruins.bonuses.{ruin}.*", 1, 5) for ruin in (1, 2, 3, 6, 7, 8, 9)],
    ComponentLimit("ruins.tiles.items.*.bonus", 1, 9), ComponentLimit("ruins.tiles.items.*.points", 0, 20),
    ComponentLimit("tasks.timing.*", 1, 6), ComponentLimit("tasks.cards.items.*.points", 0, 50),
    ComponentLimit("heroes.cards.items.*.upkeep", 0, 9),
    *[ComponentLimit(f"gods.cost_caps.{god}.max", 0, 9) for god in range(5, 16)],  # the sixteenth is an option
    *[ComponentLimit(f"gods.blue_points.{god}", 0, 20) for god in (*range(61, 69), 70, 71, 72, 77, 78, 80)],
    ComponentLimit("gods.display.per_colour", 1, 3), ComponentLimit("expansion.tunnels.step_cost", 1, 3),
    ComponentLimit("final_scoring.terrain_tile", 0, 20), ComponentLimit("final_scoring.idol", 0, 20),
    ComponentLimit("final_scoring.hero_on_board", 0, 20), ComponentLimit("final_scoring.gems", 0, 99),
    ComponentLimit("terrain_tiles.tiles.items.*.min_players", 2, 4),
)

FIXED_COMPONENTS: Final = (
    *[FixedComponent(paths, "follows") for paths in (
        "game.rounds.light", "board.layouts.*.count", "terrain_tiles", "action_board.cost_markers.by_players",
        "action_board.tile_backs", "action_effects.melee.luck_on_reaching_level_2_or_4", "action_effects.coins",
        "action_effects.land_move.units_max", "action_effects.water_move.units_max",
        "reserve_strips.warriors_per_strip", "gems.score",
        "creatures.*.items.*.figures", "creatures.sticker_rows", "creature_cards", "ruins.total",
        "tasks.deck_sizes", "tasks.points", "tasks.cards.items.*.round", "heroes.types", "heroes.points_at_end",
        "gods.colours", "final_scoring.creature_card", "expansion.prophecies.total")],
    *[FixedComponent(paths, "built") for paths in (
        "game.players", "board.geometry", "board.city", "board.rings", "action_board.grid",
        "action_board.coins_action.cost",                   # it is the action that everybody can always take
        "treasure_table.6", "ruins.bonuses.4", "ruins.bonuses.5",                # one choice, one thing
        "action_effects.*.gear", "action_effects.scout.place_scout", "player.heroes",
        "player.action_markers", "gears.levels",
        "gems.colours.per_colour", "creatures.hearts", "heroes.cards.items.*.type",
        "expansion.prophecies.used", "expansion.creatures_module")],
    *[FixedComponent(paths, "option") for paths in ("hit_rules.stone.hits_on", "gods.cost_caps.16.max")],
    *[FixedComponent(paths, "told") for paths in (
        "schema", "game.score_lap", "action_board.cost_markers.mean_price_4p", "player.dice",
        "hit_rules.expected_damage_per_card", "discrepancies")],
)
