"""What a variant of Tzolk'in can change, and within which limits.

Every other number is named under `FIXED_COMPONENTS`, with a word that says why it stays.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.game_definition import FixedComponent, ComponentLimit

LIMITS: Final = (
    ComponentLimit("supply.workers_per_player.*", 1, 6),    # six: as many fit on a board of this size
    ComponentLimit("supply.skulls", 0, 60),
    ComponentLimit("setup.start_position.corn", 0, 30), ComponentLimit("setup.start_position.wood", 0, 12),
    ComponentLimit("setup.start_position.stone", 0, 12), ComponentLimit("setup.start_position.gold", 0, 12),
    ComponentLimit("setup.start_position.skulls", 0, 9), ComponentLimit("setup.start_position.vp", 0, 100),
    ComponentLimit("setup.start_position.technologies", 0, 3),
    ComponentLimit("setup.building_row", 1, 12), ComponentLimit("setup.monuments_dealt.*", 0, 13),
    ComponentLimit("setup.harvest_tiles_per_group.*", 0, 12), ComponentLimit("setup.dummy_workers.*", 0, 13),
    ComponentLimit("setup.wealth_tiles.dealt", 2, 5),
    ComponentLimit("calendar.teeth", 8, 40), ComponentLimit("calendar.food_days.*.tooth", 1, 40),
    ComponentLimit("gears.chichen_itza.double_advance_blocking_space", 0, 10),
    ComponentLimit("gears.*.double_advance_blocking_space", 0, 7),
    ComponentLimit("gears.palenque.actions.*.corn", 0, 20),
    *[ComponentLimit(f"gears.palenque.actions.{action}.wood", 0, 20) for action in (3, 4, 5)],
    *[ComponentLimit(f"gears.yaxchilan.actions.*.{good}", 0, 9) for good in ("corn", "wood", "stone", "gold")],
    ComponentLimit("gears.yaxchilan.actions.*.skull", 1, 9),
    ComponentLimit("gears.tikal.actions.1.levels", 1, 4), ComponentLimit("gears.tikal.actions.3.levels", 1, 4),
    ComponentLimit("gears.tikal.actions.2.max_buildings", 1, 2),
    ComponentLimit("gears.tikal.actions.5.pay.any_block", 1, 4), ComponentLimit("gears.tikal.actions.5.steps", 1, 3),
    ComponentLimit("gears.uxmal.actions.1.pay.corn", 0, 20), ComponentLimit("gears.uxmal.actions.1.steps", 1, 3),
    ComponentLimit("gears.uxmal.actions.3.n", 1, 3),
    ComponentLimit("gears.uxmal.actions.4.corn_per_block", 0, 5),
    ComponentLimit("gears.uxmal.actions.5.pay.corn", 0, 9),
    ComponentLimit("gears.chichen_itza.actions.*.vp", 0, 40),
    ComponentLimit("gears.starting_player_space.cost", 0, 9),
    ComponentLimit("placement.extra_worker_cost_increment", 0, 20),
    ComponentLimit("market.rates_corn.*", 1, 12),
    ComponentLimit("temples.*.vp", -20, 40), ComponentLimit("temples.*.start_index", 0, 3),
    ComponentLimit("temples.*.highest_bonus.*", 0, 40),
    ComponentLimit("technologies.advance_cost_blocks.*", 1, 9),
    ComponentLimit("technologies.*.*.effects.*.add.*", 0, 9),
    # a choice names one block
    ComponentLimit("technologies.architecture.3.effects.1.discount.any_block_of_cost", 0, 1),
    ComponentLimit("technologies.architecture.3.effects.2.discount.corn", 0, 20),
    ComponentLimit("technologies.architecture.3.effects.2.minimum", 0, 12),
    ComponentLimit("technologies.theology.2.effects.1.times", 1, 3),
    ComponentLimit("technologies.agriculture.beyond.steps", 1, 3),
    ComponentLimit("technologies.extraction.beyond.n", 1, 9),
    ComponentLimit("technologies.architecture.beyond.n", 0, 40),
    ComponentLimit("technologies.theology.beyond.skull", 1, 9),
    ComponentLimit("buildings.*.age", 1, 2), ComponentLimit("buildings.*.cost.*", 0, 6),
    ComponentLimit("monuments.*.cost.skull", 0, 3), ComponentLimit("monuments.*.cost.*", 0, 9),
    *[ComponentLimit(f"*.*.effects.*.{field}", low, high)   # of buildings and wealth tiles
      for field, low, high in (("corn", 0, 30), ("wood", 0, 12), ("stone", 0, 12), ("gold", 0, 12), ("skull", 0, 9),
                               ("n", 0, 40), ("workers", 0, 6), ("corn_per_worker", 0, 9), ("levels", 1, 3),
                               ("steps", 1, 6))],
    ComponentLimit("monuments.*.score.vp", 0, 30), ComponentLimit("monuments.*.score.vp_by_players.*", 0, 30),
    ComponentLimit("monuments.*.score.table.*", 0, 99), ComponentLimit("monuments.*.score.floor", 0, 30),
    ComponentLimit("monuments.*.score.vp_per_step", 0, 30),
    ComponentLimit("starting_wealth_tiles.*.dummy.space", 0, 12),
    ComponentLimit("turn.beg_at_most", 0, 20), ComponentLimit("turn.beg_corn", 1, 30),
    ComponentLimit("feeding.corn_per_worker", 0, 9), ComponentLimit("feeding.unfed_penalty_vp", 0, 30),
    ComponentLimit("end_of_game.skull_vp", 0, 30),
)

FIXED_COMPONENTS: Final = (
    *[FixedComponent(paths, "follows") for paths in (
        "totals", "setup.start_position.workers", "setup.jungle_tiles_total", "dummy_placement.supply_of_tiles",
        "calendar.rounds_without_speeding", "calendar.food_days.*.round_if_never_sped",
        "placement.extra_worker_cost_total", "gears.uxmal.actions.3.max_total", "monuments.M13.score.max",
        "buildings.B211.effects.1.corn_cost",               # as the last action of Uxmal
        "starting_wealth_tiles.*.dummy.opposite", "temples.*.top_index")],
    *[FixedComponent(paths, "built") for paths in (
        "supply.markers", "setup.players", "setup.wealth_tiles.keep",           # choices name two tiles
        "calendar.start_tooth", "calendar.food_days.*.n", "calendar.food_days.*.age",
        "gears.*.teeth", "gears.*.numbered_spaces", "gears.*.unnumbered_spaces", "gears.*.push_off_after",
        "gears.palenque.actions.*.group", "gears.*.actions.*.of", "gears.uxmal.actions.5.actions",
        "gears.tikal.actions.4.options",
        "gears.starting_player_space.capacity", "technologies.*.*.effects.*.actions")],
)
