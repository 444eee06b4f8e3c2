"""The data of each question, from the frame that asks it and the rules' own functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from sacbe.games.chichen_itza.view import expansion_view, combat_view
from sacbe.games.chichen_itza.schema import question_schema as shapes
from sacbe.games.chichen_itza.cards import instant_prophecies, offers, prophecies
from sacbe.games.chichen_itza.cards.green import idol_worth, cards_to_look_at, unit_limit
from sacbe.games.chichen_itza.view.derived_values import limits
from sacbe.games.chichen_itza.schema.notation import LINES, PLACES, TILES
from sacbe.games.chichen_itza.rules.combat import beasts, combat, damage, rerolls, outcomes, strikes
from sacbe.games.chichen_itza.rules.land import capture, city, layout, movement, regroup, scouts, treasure
from sacbe.games.chichen_itza.rules.powers import gears, gods, heroes
from sacbe.games.chichen_itza.rules import supply, tasks, turns
from sacbe.games.chichen_itza.rules.combat.fighters import current_fight
from sacbe.games.chichen_itza.rules.land.movement import move_range
from sacbe.games.chichen_itza.rules.state import Player, Table
from sacbe.games.chichen_itza.data.tables import (BONUSES, CREATURES, GEARS, GOD_COLOURS, HERO_LABELS, HERO_TYPES,
                                                  IDOL_COINS, KINDS, PHASES, TOP_LEVEL)
from sacbe.games.chichen_itza.view.pending import MODES, NOBODY, group, hero, joining_warriors, place, tiles
from sacbe.games.chichen_itza.schema.unit_schema import Gear, Group, Hero
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY, RANGED
from sacbe.kernel.core.bits import count, members
from sacbe.kernel.core.frame import CHANCE, Ask, Frame

Maker = Callable[[Any, Table], shapes.Facts]


def facts(t: Table, ask: Ask) -> shapes.Facts | None:
    """Return what the asked seat must know to answer; nothing for chance."""
    return None if ask.seat == CHANCE else MAKERS[type(t.stack[-1])](t.stack[-1], t)


def asked_player(frame: Any, t: Table) -> Player:
    """Return the player that is asked."""
    return t.players[int(frame.seat)]


def hero_list(types: list[int]) -> list[Hero]:
    """Return the hero types by name."""
    return cast("list[Hero]", [HERO_LABELS[number] for number in types])


def fight(t: Table) -> dict[str, Any]:
    """Return the fight as everybody sees it."""
    return cast("dict[str, Any]", combat_view.fight_facts(t))


# ---------------------------------------------------------------- turns and marches

def turn(frame: turns.Turn, t: Table) -> shapes.Facts:
    p = asked_player(frame, t)
    return shapes.TurnFacts(t.edition.turns - max(0, t.edition.turns - p.turns) + 1, t.edition.turns, p.coins)


def march_from(frame: movement.MarchFrom, t: Table) -> shapes.Facts:
    p = asked_player(frame, t)
    return shapes.FromFacts(MODES[frame.mode], move_range(t, p), t.edition.moving[p.levels[RANGED]])


def march_group(frame: movement.MarchGroup, t: Table) -> shapes.Facts:
    return shapes.GroupFacts(MODES[frame.mode], place(frame.start), hero(frame.hero),
                             unit_limit(asked_player(frame, t)))


def march_to(frame: movement.MarchTo, t: Table) -> shapes.Facts:
    p = asked_player(frame, t)
    return shapes.ToFacts(MODES[frame.mode], place(frame.start), place(frame.at), group(frame.warriors, frame.figures),
                          joining_warriors(frame.picked), frame.steps, move_range(t, p),
                          t.edition.moving[p.levels[RANGED]])


def pick_up(frame: movement.PickUp, t: Table) -> shapes.Facts:
    p, march = asked_player(frame, t), frame.march
    room = unit_limit(p) - march.warriors - count(march.figures)
    return shapes.JoinFacts(place(frame.place), p.warriors[frame.place], room)


def reinforce(frame: regroup.Reinforce, t: Table) -> shapes.Facts:
    reserve = asked_player(frame, t).reserve
    return shapes.ReinforceFacts(min(reserve, frame.left), reserve, place(frame.only), [], 0)


def spread(frame: offers.SpreadWarriors, t: Table) -> shapes.Facts:
    reserve = asked_player(frame, t).reserve
    due = count(frame.tiles) + frame.city
    return shapes.ReinforceFacts(min(reserve, due), reserve, NOBODY, tiles(frame.tiles), frame.city)


def units_in_hand(frame: regroup.LiftUnits | regroup.PutDown, t: Table) -> shapes.Facts:
    """Return the units that were taken up, and which of them is next."""
    p = asked_player(frame, t)
    out = [number for number in range(HERO_TYPES) if p.hero_card[number] != EMPTY and p.hero_at[number] == EMPTY]
    unit = frame.next_unit(p) if isinstance(frame, regroup.PutDown) else EMPTY
    names = ("warrior", *HERO_LABELS)
    return shapes.RegroupFacts(Group(p.lifted, hero_list(out)), NOBODY if unit == EMPTY else names[unit],
                               unit_limit(p))


def scout(frame: scouts.PlaceScout, t: Table) -> shapes.Facts:
    return shapes.ScoutFacts(scouts.scouts_left(asked_player(frame, t)), limits(t, frame.seat)["treasures"])


def lay(frame: layout.LayTile, t: Table) -> shapes.Facts:
    terrain = expansion_view.terrain(t.land, t.water, frame.tile)
    return shapes.LayFacts(TILES[frame.tile], KINDS[t.edition.kind[frame.tile]], terrain,
                           t.modules.tunnels >> frame.tile & 1 != 0, t.edition.touches)


# ---------------------------------------------------------------- cards, gears, supply

def recruit(frame: Any, t: Table) -> shapes.Facts:
    """Return the heroes to recruit, by the action or by the bonus of a ruin."""
    at_home = [number for number in range(HERO_TYPES) if heroes.is_at_home(asked_player(frame, t), number)]
    return shapes.RecruitFacts(hero_list(at_home), isinstance(frame, heroes.FreeHero))


def looked_gods(frame: gods.ChooseLooked, t: Table) -> shapes.Facts:
    first = gods.god_card(frame.colour, 0)
    return shapes.LookedFacts(cast(Any, GOD_COLOURS[frame.colour]), [first + n for n in members(t.looked)])


def gear(frame: Any, t: Table) -> shapes.Facts:
    """Return the levels of all gears; a prophecy asks as well."""
    levels = {cast(Gear, name): asked_player(frame, t).levels[at] for at, name in enumerate(GEARS)}
    asks = isinstance(frame, instant_prophecies.RaiseOrNot | instant_prophecies.LowerOne)
    return shapes.GearFacts(levels, TOP_LEVEL, t.prophecy if asks else "none")


def upkeep(frame: heroes.Upkeep, t: Table) -> shapes.Facts:
    p = asked_player(frame, t)
    return shapes.UpkeepFacts(cast(Hero, HERO_LABELS[frame.hero]), p.hero_card[frame.hero],
                              heroes.upkeep_of(t, p, frame.hero), p.coins)


def yields(frame: supply.ChooseYields, t: Table) -> shapes.Facts:
    return shapes.YieldFacts(frame.places, prophecies.village_coins(t), prophecies.camp_warriors(t))


def line_facts(t: Table, lines: list[int], doubling: bool, by_prophecy: bool) -> shapes.Facts:
    rows = [shapes.StarLine(LINES[line], BONUSES[t.edition.line_bonus[line]]) for line in lines]
    return shapes.LineFacts(rows, doubling, t.prophecy if by_prophecy else "none")


def task(frame: Any, t: Table) -> shapes.Facts:
    """Return the task that is due, before it is checked or after."""
    p = asked_player(frame, t)
    return shapes.TaskFacts(tasks.due_task(t), p.coins, IDOL_COINS * idol_worth(p))


# ---------------------------------------------------------------- the fight

def phases(frame: combat.PlanPhases, t: Table) -> shapes.Facts:
    now = fight(t)
    return shapes.PhasesFacts(now["phase"], now["number"], now["planned"])


def call(frame: combat.CallWarriors, t: Table) -> shapes.Facts:
    f = current_fight(t)
    limit = t.edition.unit_limit if f.place == CITY else unit_limit(asked_player(frame, t))
    return shapes.CallFacts(f.side(frame.side).units(), limit)


def cast_cards(frame: strikes.Cast, t: Table) -> shapes.Facts:
    p, now = asked_player(frame, t), fight(t)
    values = now["in_force"][combat_view.SIDES[frame.side]]
    return shapes.CastFacts(now["number"], p.stone, p.fire, values["stone_cards"], values["fire_cards"],
                            values["stone"], values["fire"], values["converts"])


def roll_result(frame: rerolls.ResolveRoll | rerolls.ResolveFollowUp, t: Table) -> shapes.Facts:
    now = fight(t)
    side, roll = combat_view.SIDES[frame.side], now["roll"]
    return shapes.RollFacts(
        now["phase"], now["number"], now["element"] if now["phase"] == PHASES[0] else now["phase"], roll["dice"],
        roll["faces"], roll["hits"], roll["pairs"], roll["misses"], roll["follow_ups"], roll["following"],
        now["hits" if frame.side == 0 else "blows"], asked_player(frame, t).luck, now["in_force"][side]["luck"],
        now["used"][side])


def creature(frame: beasts.BeastRolled, t: Table) -> shapes.Facts:
    face = fight(t)["faces"][frame.number]
    return shapes.CreatureFacts(fight(t)["creature"], face["symbols"], face["damage"], face["guards"], face["coins"])


def hearts(frame: beasts.Hearts, t: Table) -> shapes.Facts:
    now = fight(t)
    return shapes.HeartsFacts(now["creature"], now["hearts"], now["hits"], asked_player(frame, t).idols)


def suffer(frame: damage.Block, t: Table) -> shapes.Facts:
    p, now = asked_player(frame, t), fight(t)
    units = now["attackers" if frame.side == 0 else "defenders"]
    return shapes.DamageFacts(now["damage"], p.shields, damage.are_shields_denied(t, current_fight(t), frame.side),
                              p.idols,
                              idol_worth(p), now["spare"][frame.side], Group(units["warriors"], units["heroes"]))


def lose(frame: damage.LoseHero, t: Table) -> shapes.Facts:
    return shapes.LoseFacts(frame.left, fight(t)["attackers" if frame.side == 0 else "defenders"]["heroes"])


# ---------------------------------------------------------------- every question

MAKERS: Final[Mapping[type[Frame[Any]], Maker]] = {
    turns.Turn: turn, movement.MarchFrom: march_from, movement.MarchGroup: march_group, movement.MarchTo: march_to,
    movement.PickUp: pick_up, capture.ChooseHeldHero: lambda f, t: shapes.HeldFacts(PLACES[f.place]),
    regroup.Reinforce: reinforce, offers.SpreadWarriors: spread, regroup.LiftUnits: units_in_hand,
    regroup.PutDown: units_in_hand,
    outcomes.SettleFight: lambda f, t: shapes.SettleFacts(cast(Hero, HERO_LABELS[f.hero]), PLACES[f.place]),
    scouts.PlaceScout: scout, layout.LayTile: lay, heroes.Recruit: recruit, heroes.FreeHero: recruit,
    gods.ChooseGod: lambda f, t: shapes.GodFacts(cards_to_look_at(asked_player(f, t))), gods.ChooseLooked: looked_gods,
    gears.RaiseAny: gear, instant_prophecies.RaiseOrNot: gear, instant_prophecies.LowerOne: gear,
    treasure.RaiseTreasure: lambda f, t: shapes.TreasureFacts(f.pips), heroes.Upkeep: upkeep,
    supply.ChooseYields: yields, offers.InvokeGods: lambda f, t: shapes.InvokeFacts(members(f.gods)),
    offers.CardOffer: lambda f, t: shapes.OfferFacts(f.god),
    capture.StarLines: lambda f, t: line_facts(t, members(f.lines), bool(f.doubling), False),
    instant_prophecies.AnyLine: lambda f, t: line_facts(t, [*range(len(LINES))], False, True),
    tasks.SellIdols: task, tasks.MarkTask: task,
    city.ChooseFighters: lambda f, t: shapes.FightersFacts(CREATURES[f.kind], city.attack_strength(t),
                                                           t.edition.unit_limit),
    combat.PlanPhases: phases, combat.CallWarriors: call, strikes.Cast: cast_cards, rerolls.ResolveRoll: roll_result,
    rerolls.ResolveFollowUp: roll_result, beasts.BeastRolled: creature, beasts.Hearts: hearts, damage.Block: suffer,
    damage.LoseHero: lose,
}

TYPES: Final[Mapping[str, type[shapes.Facts]]] = {
    "turn": shapes.TurnFacts, "from": shapes.FromFacts, "group": shapes.GroupFacts, "to": shapes.ToFacts,
    "join": shapes.JoinFacts, "held": shapes.HeldFacts, "reinforce": shapes.ReinforceFacts,
    "lift": shapes.RegroupFacts, "put": shapes.RegroupFacts, "settle": shapes.SettleFacts, "scout": shapes.ScoutFacts,
    "lay": shapes.LayFacts, "recruit": shapes.RecruitFacts, "free-hero": shapes.RecruitFacts, "god": shapes.GodFacts,
    "looked": shapes.LookedFacts, "gear": shapes.GearFacts, "raise": shapes.GearFacts, "lower": shapes.GearFacts,
    "treasure": shapes.TreasureFacts, "upkeep": shapes.UpkeepFacts, "yield": shapes.YieldFacts,
    "invoke": shapes.InvokeFacts, "offer": shapes.OfferFacts, "line": shapes.LineFacts, "mark": shapes.TaskFacts,
    "sell": shapes.TaskFacts, "fighters": shapes.FightersFacts, "phases": shapes.PhasesFacts,
    "call": shapes.CallFacts, "cast": shapes.CastFacts, "rolled": shapes.RollFacts, "followed": shapes.RollFacts,
    "creature": shapes.CreatureFacts, "hearts": shapes.HeartsFacts, "damage": shapes.DamageFacts,
    "lose": shapes.LoseFacts,
}
