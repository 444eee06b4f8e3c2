"""What a variant of Chichén Itzá can change, and within which limits.

What is not named here follows from other values, or the program is built for it: six rounds, the tiles and the grid of
actions, five units in a place, the pieces of a player, dice of six faces, gears of six levels, the number of cards.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.box import Limit

LIMITS: Final = (
    Limit("game.actions_per_round.value", 1, 4),            # a player has four action markers
    *[Limit(f"supply_income.{name}", 0, 9) for name in ("base_warriors_to_ci", "village.coins", "camp.warriors_to_ci",
                                                        "temple.idols")],
    Limit("action_board.coins_action.coins", 0, 20), Limit("action_board.cost_markers.all.value", 1, 12),
    Limit("action_effects.magic_cards.draw", 1, 5), Limit("action_effects.reinforcement.warriors_max", 1, 5),
    Limit("action_effects.favor.luck", 0, 9),
    Limit("treasure_table.6.*", 1, 1), Limit("treasure_table.*.*", 1, 5),
    Limit("player.start.warriors_in_ci", 1, 5), Limit("player.start.luck", 0, 9),
    Limit("player.start.magic_cards", 1, 5), Limit("player.start.coins_by_turn_order", 0, 20),
    Limit("gears.defense.value", 0, 5), Limit("gears.melee_max_hit.value", 1, 4),
    Limit("gears.ranged_attacks.value", 0, 5), Limit("gears.melee_luck.value.*", 0, 9),
    Limit("gears.movement.value", 1, 12),
    Limit("luck.reroll_cost", 1, 9), Limit("luck.extra_hit_cost", 1, 9),
    Limit("reserve_strips.coins.value", 0, 20), Limit("reserve_strips.points.value", 0, 20),
    Limit("favor_track.steps_above_start", 1, 24),
    Limit("token_supply.luck_tokens", 0, 99), Limit("token_supply.idols", 0, 99), Limit("token_supply.coins.*", 0, 99),
    Limit("magic_cards.total", 8, 32), Limit("magic_cards.stone", 0, 32), Limit("magic_cards.fire", 0, 32),
    Limit("creatures.placement.figures_per_card.*", 1, 2),
    Limit("creatures.base.items.*.strengths", 1, 6), Limit("creatures.expansion.items.*.strengths", 1, 7),
    Limit("creature_cards.attack.*.strength", 1, 6), Limit("creature_cards.attack.*.points", 0, 30),
    Limit("creature_cards.lost_points", -30, 0),
    Limit("ruins.bonuses.4.*", 1, 1), Limit("ruins.bonuses.5.*", 1, 1), Limit("ruins.bonuses.*.*", 1, 5),
    Limit("ruins.tiles.items.*.bonus", 1, 9), Limit("ruins.tiles.items.*.points", 0, 20),
    Limit("tasks.timing.*", 1, 6), Limit("tasks.cards.items.*.points", 0, 50),
    Limit("heroes.cards.items.*.upkeep", 0, 9),
    *[Limit(f"gods.cost_caps.{god}.max", 0, 9) for god in range(5, 16)],        # the sixteenth is an option
    *[Limit(f"gods.blue_points.{god}", 0, 20) for god in (*range(61, 69), 70, 71, 72, 77, 78, 80)],
    Limit("final_scoring.terrain_tile", 0, 20), Limit("final_scoring.idol", 0, 20),
    Limit("final_scoring.hero_on_board", 0, 20), Limit("final_scoring.gems", 0, 99),
    Limit("terrain_tiles.tiles.items.*.min_players", 2, 4),
)
