"""The unfinished rules of a position as a view shows them, the outermost first.

Everything here is open: frames store what was decided or rolled for all to see, never a hand or a face-down card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import msgspec

from sacbe.games.chichen_itza.rules import setup
from sacbe.games.chichen_itza.schema import pending_schema as shapes
from sacbe.games.chichen_itza.cards import instant_prophecies, offers
from sacbe.games.chichen_itza.schema.notation import LINES, PLACES, PROMPTS, SEATS, STEPS, TILES
from sacbe.games.chichen_itza.data.bitfields import (after_tunnel, entrance_of, exit_of, joined_before, last_joined,
                                                     joining_at)
from sacbe.games.chichen_itza.rules.combat import beasts, combat, damage, rerolls, outcomes, side_rolls, strikes
from sacbe.games.chichen_itza.rules.land import capture, city, layout, reveals, movement, regroup, scouts, treasure
from sacbe.games.chichen_itza.rules.powers import gears, gods, heroes, magic
from sacbe.games.chichen_itza.rules import prophecy, rounds, supply, tasks, turns
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.tables import CREATURES, GOD_COLOURS, HERO_LABELS, PHASES
from sacbe.games.chichen_itza.schema.unit_schema import Group, Hero
from sacbe.games.chichen_itza.data.constants import ACTIONS, EMPTY
from sacbe.kernel.core.bits import members
from sacbe.kernel.core.frame import CHANCE, Frame

MODES: Final = ("land", "water", "hero")
SIDES: Final = ("attacker", "defender")
NOBODY: Final = "none"

Maker = Callable[[Any, Table], shapes.Record]


def pending_rules(t: Table) -> list[dict[str, Any]]:
    """Return a record for every frame of the stack."""
    found: list[dict[str, Any]] = msgspec.to_builtins([MAKERS[type(frame)](frame, t) for frame in t.stack])
    return found


def stage(t: Table) -> str:
    """Return the part of the round: its supply with the prophecy before it, the turns, or its end; or tiles are
    laid."""
    for frame in t.stack:
        if isinstance(frame, layout.LayTiles):
            return "laying"
        if isinstance(frame, rounds.Actions):
            return "turns"
        if isinstance(frame, rounds.RunStep):
            return "supply" if frame.step <= ACTIONS else "end"
    return "end"


# ---------------------------------------------------------------- numbers as names

def seat_name(seat: int) -> str:
    """Return the name of a seat, or nobody; chance is nobody."""
    return NOBODY if seat in (EMPTY, CHANCE) else SEATS[seat]


def place(number: int) -> str:
    """Return a place, or none."""
    return NOBODY if number == EMPTY else PLACES[number]


def hero(number: int) -> str:
    """Return a hero type, or none."""
    return NOBODY if number == EMPTY else HERO_LABELS[number]


def tiles(bits: int) -> list[str]:
    """Return the terrain tiles of a set."""
    return [TILES[tile] for tile in members(bits)]


def group(warriors: int, figures: int) -> Group:
    """Return the units of a march."""
    return Group(warriors, cast("list[Hero]", [HERO_LABELS[number] for number in members(figures)]))


# ---------------------------------------------------------------- records with some work

def plain_question(frame: Any, t: Table) -> shapes.Record:
    """Return the record of a question without anything more to show."""
    return shapes.PlainQuestion(seat_name(frame.seat), PROMPTS[frame.prompt])


def round_part(name: Any) -> Maker:
    """Return a maker of the record of a part of the round."""
    return lambda frame, t: shapes.Round(name)


def fight_part(name: Any) -> Maker:
    """Return a maker of the record of a part of the fight."""
    return lambda frame, t: shapes.FightPart(name)


def side_part(name: Any) -> Maker:
    """Return a maker of the record of what a side has before it."""
    return lambda frame, t: shapes.FightSide(name, side(frame))


def god_part(name: Any) -> Maker:
    """Return a maker of the record of a god card to come."""
    return lambda frame, t: shapes.Gods(name, seat_name(getattr(frame, "seat", EMPTY)), GOD_COLOURS[frame.colour],
                                        getattr(frame, "left", 1))


def side(frame: Any) -> Any:
    """Return the side of a frame of the fight."""
    return SIDES[frame.side]


def march_without_group(frame: Any, start: int, chosen_hero: int) -> shapes.March:
    """Return the record of a march before it is known who goes."""
    return shapes.March(SEATS[frame.seat], MODES[frame.mode], hero(chosen_hero), place(start), place(start),
                        None, 0, [], [], NOBODY)


def march_with_group(m: movement.MarchTo, joining: int) -> shapes.March:
    """Return the record of a march whose group is known."""
    return shapes.March(SEATS[m.seat], MODES[m.mode], NOBODY, place(m.start), place(m.at),
                        group(m.warriors, m.figures), m.steps, joining_warriors(m.picked), tunnels(m.tunnels),
                        place(joining))


def joining_warriors(picked: int) -> list[shapes.JoiningWarriors]:
    """Return where how many warriors join, in the order of the way."""
    found = []
    while picked:
        found.append(shapes.JoiningWarriors(PLACES[joining_at(picked)], last_joined(picked)))
        picked = joined_before(picked)
    return found[::-1]


def tunnels(packed: int) -> list[shapes.Tunnel]:
    """Return the tunnels in the order of the way."""
    found = []
    while packed:
        found.append(shapes.Tunnel(PLACES[entrance_of(packed)], PLACES[exit_of(packed)]))
        packed = after_tunnel(packed)
    return found


def star_lines(frame: capture.StarLines, t: Table) -> shapes.Record:
    """Return the record of star lines to come."""
    return shapes.StarLines(SEATS[frame.seat], [LINES[line] for line in members(frame.lines)], bool(frame.doubling),
                            False)


# ---------------------------------------------------------------- every frame

ROUND: Final[Mapping[type[Frame[Any]], Maker]] = {
    rounds.BeginRound: round_part("next-round"), rounds.Actions: round_part("actions"),
    rounds.TurnOrder: round_part("turn-order"),
    rounds.DealCosts: round_part("costs"), gods.OpenGods: round_part("open-gods"),
    heroes.OpenHeroes: round_part("open-heroes"),
    city.CityAttack: round_part("attack"), prophecy.RevealProphecy: round_part("prophecy"),
    setup.PlaceSnakes: round_part("snakes"),
    layout.LayTiles: round_part("lay-tiles"), setup.OpenTasks: round_part("tasks"),
    setup.DealActions: round_part("action-tiles"),
    setup.DealOrder: round_part("order"),
    rounds.RunStep: lambda f, t: shapes.RoundStep(STEPS[f.step]),
    rounds.SupplyStep: lambda f, t: shapes.Supply(STEPS[f.step], SEATS[f.seat]),
    prophecy.ProphecyOnSeat: lambda f, t: shapes.ProphecyFor(SEATS[f.seat]),
    layout.LayTile: lambda f, t: shapes.TileToLay(seat_name(f.seat), TILES[f.tile]),
    setup.DrawCreature: lambda f, t: shapes.Creatures([CREATURES[kind] for kind in members(f.deck)]),
    setup.PlaceFigures: lambda f, t: shapes.Figures(CREATURES[f.kind], f.left),
    supply.ChooseYields: lambda f, t: shapes.Yields(SEATS[f.seat], f.places),
    heroes.Upkeep: lambda f, t: shapes.Upkeep(SEATS[f.seat], HERO_LABELS[f.hero]),
    offers.InvokeGods: lambda f, t: shapes.Invoked(SEATS[f.seat], members(f.gods)),
    tasks.JudgeTask: lambda f, t: shapes.TaskCheck(NOBODY, f.task),
    tasks.MarkTask: lambda f, t: shapes.TaskCheck(SEATS[f.seat], f.task),
    city.ChooseFighters: lambda f, t: shapes.Fighters(SEATS[f.seat], CREATURES[f.kind], city.attack_strength(t)),
}

UNITS: Final[Mapping[type[Frame[Any]], Maker]] = {
    movement.MarchFrom: lambda f, t: march_without_group(f, EMPTY, EMPTY),
    movement.MarchGroup: lambda f, t: march_without_group(f, f.start, f.hero),
    movement.MarchTo: lambda f, t: march_with_group(f, EMPTY),
    movement.PickUp: lambda f, t: march_with_group(f.march, f.place),
    regroup.Reinforce: lambda f, t: shapes.Reinforce(SEATS[f.seat], f.left, place(f.only)),
    regroup.LiftUnits: lambda f, t: shapes.Regroup(SEATS[f.seat], "lift", tiles(f.targets)),
    regroup.PutDown: lambda f, t: shapes.Regroup(SEATS[f.seat], "put", tiles(f.targets)),
    offers.SpreadWarriors: lambda f, t: shapes.Spread(SEATS[f.seat], tiles(f.tiles), f.city),
    outcomes.SettleFight: lambda f, t: shapes.Settle(SEATS[f.seat], HERO_LABELS[f.hero], PLACES[f.place]),
}

GAINS: Final[Mapping[type[Frame[Any]], Maker]] = {
    capture.ChooseHeldHero: lambda f, t: shapes.Held(SEATS[f.seat], PLACES[f.place], members(f.cards)),
    capture.RuinBonus: lambda f, t: shapes.RuinBonus(SEATS[f.seat], PLACES[f.place], f.times),
    capture.StarLines: star_lines,
    instant_prophecies.AnyLine: lambda f, t: shapes.StarLines(SEATS[f.seat], [*LINES], False, True),
    magic.DrawMagic: lambda f, t: shapes.Magic(SEATS[f.seat], f.left),
    gods.OpenGod: god_part("open"), gods.OpenAnotherGod: god_part("open-another"), gods.GiftOfGod: god_part("gift"),
    gods.LookAtGod: god_part("look"), gods.ChooseLooked: god_part("looked"),
    treasure.Treasures: lambda f, t: shapes.TreasuresToFind(SEATS[f.seat], f.left, bool(f.scouting)),
    treasure.RaiseTreasure: lambda f, t: shapes.TreasureDie(SEATS[f.seat], f.pips),
    offers.MoreTreasure: lambda f, t: shapes.MoreTreasure(SEATS[f.seat]),
    offers.CardOffer: lambda f, t: shapes.Offered(SEATS[f.seat], f.god),
    reveals.SeeStrength: lambda f, t: shapes.Looking("strength", PLACES[f.place], [SEATS[s] for s in members(f.seats)]),
    reveals.SeeRuin: lambda f, t: shapes.Looking("ruin", PLACES[f.place], [SEATS[s] for s in members(f.seats)]),
}

FIGHT: Final[Mapping[type[Frame[Any]], Maker]] = {
    combat.Begin: fight_part("begin"), combat.NextPhase: fight_part("next-phase"),
    combat.OpenPhase: fight_part("open-phase"), combat.ClosePhase: fight_part("close-phase"),
    damage.Damage: fight_part("damage"), outcomes.DecideFight: fight_part("outcome"),
    city.AttackOutcome: fight_part("outcome"),
    beasts.BeastRoll: fight_part("creature-rolls"),
    combat.NextKind: lambda f, t: shapes.FightKind(PHASES[f.phase]),
    combat.CallWarriors: side_part("call"), strikes.Strike: side_part("strike"), strikes.Cast: side_part("cast"),
    side_rolls.Rolls: side_part("roll"), rerolls.ResolveRoll: side_part("rolled"),
    rerolls.ResolveFollowUp: side_part("followed"),
    damage.Wounds: side_part("wounds"), damage.Block: side_part("damage"),
    beasts.BeastRolled: lambda f, t: shapes.CreatureRoll(SEATS[f.seat], f.number + 1),
    damage.LoseHero: lambda f, t: shapes.LoseHeroes(SEATS[f.seat], side(f), f.left),
}

PLAIN: Final = (turns.Turn, heroes.Recruit, heroes.FreeHero, gods.ChooseGod, scouts.PlaceScout, gears.RaiseAny,
                instant_prophecies.RaiseOrNot, instant_prophecies.LowerOne, tasks.SellIdols, combat.PlanPhases,
                beasts.Hearts)
MAKERS: Final[Mapping[type[Frame[Any]], Maker]] = {**ROUND, **UNITS, **GAINS, **FIGHT,
                                                   **dict.fromkeys(PLAIN, plain_question)}
