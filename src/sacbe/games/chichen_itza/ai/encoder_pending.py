"""What is half done in Chichén Itzá as numbers: which rules, whose they are, and what each of them stores."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.chichen_itza.rules import setup
from sacbe.games.chichen_itza.cards import instant_prophecies, offers
from sacbe.games.chichen_itza.schema.notation import LINES as LINE_NAMES
from sacbe.games.chichen_itza.data.bitfields import (after_tunnel, entrance_of, exit_of, joined_before, last_joined,
                                                     joining_at)
from sacbe.games.chichen_itza.rules.combat import beasts, combat, damage, rerolls, outcomes, side_rolls, strikes
from sacbe.games.chichen_itza.rules.land import capture, city, layout, reveals, movement, regroup, scouts, treasure
from sacbe.games.chichen_itza.rules.powers import gears, gods, heroes, magic
from sacbe.games.chichen_itza.rules import prophecy, rounds, supply, tasks, turns
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.tables import CREATURES, GOD_COLOURS, HERO_LABELS, HEROES_PER_TYPE, TILE_NAMES
from sacbe.games.chichen_itza.view.pending import MODES
from sacbe.games.chichen_itza.data.constants import EMPTY, PLACES
from sacbe.kernel.core.encoding import put_bits, put_zeros, prefix_labels
from sacbe.kernel.core.frame import CHANCE, Frame, QuestionFrame

# every rule, in the order in which they are written; a rule of a seat is 1 for me, 2 for next1 and so on, one of a side
# of the fight 1 or 2, and any other one 1
RULES: Final[tuple[tuple[str, type], ...]] = (
    ("turn", turns.Turn), ("actions", rounds.Actions), ("next-round", rounds.BeginRound), ("step", rounds.RunStep),
    ("supply", rounds.SupplyStep), ("turn-order", rounds.TurnOrder), ("costs", rounds.DealCosts),
    ("open-gods", gods.OpenGods), ("open-heroes", heroes.OpenHeroes), ("attack", city.CityAttack),
    ("prophecy", prophecy.RevealProphecy), ("prophecy-for", prophecy.ProphecyOnSeat), ("snakes", setup.PlaceSnakes),
    ("creatures", setup.DrawCreature), ("figures", setup.PlaceFigures), ("tasks", setup.OpenTasks),
    ("action-tiles", setup.DealActions), ("order", setup.DealOrder), ("lay-tiles", layout.LayTiles),
    ("lay-tile", layout.LayTile), ("yields", supply.ChooseYields), ("upkeep", heroes.Upkeep),
    ("invoked", offers.InvokeGods), ("task-check", tasks.JudgeTask), ("task-mark", tasks.MarkTask),
    ("sell-idols", tasks.SellIdols), ("fighters", city.ChooseFighters), ("march-from", movement.MarchFrom),
    ("march-group", movement.MarchGroup), ("march-to", movement.MarchTo), ("pick-up", movement.PickUp),
    ("reinforce", regroup.Reinforce), ("lift", regroup.LiftUnits), ("put-down", regroup.PutDown),
    ("spread", offers.SpreadWarriors), ("settle", outcomes.SettleFight), ("held", capture.ChooseHeldHero),
    ("ruin-bonus", capture.RuinBonus),
    ("star-lines", capture.StarLines), ("any-line", instant_prophecies.AnyLine), ("magic", magic.DrawMagic),
    ("open-god", gods.OpenGod), ("open-another-god", gods.OpenAnotherGod), ("gift-of-god", gods.GiftOfGod),
    ("look-at-god", gods.LookAtGod), ("looked", gods.ChooseLooked), ("choose-god", gods.ChooseGod),
    ("treasures", treasure.Treasures), ("treasure-die", treasure.RaiseTreasure),
    ("more-treasure", offers.MoreTreasure), ("offered", offers.CardOffer), ("see-strength", reveals.SeeStrength),
    ("see-ruin", reveals.SeeRuin), ("recruit", heroes.Recruit), ("free-hero", heroes.FreeHero),
    ("scout", scouts.PlaceScout), ("raise-gear", gears.RaiseAny), ("raise-or-not", instant_prophecies.RaiseOrNot),
    ("lower-one", instant_prophecies.LowerOne), ("begin-fight", combat.Begin), ("next-phase", combat.NextPhase),
    ("open-phase", combat.OpenPhase), ("close-phase", combat.ClosePhase), ("plan-phases", combat.PlanPhases),
    ("next-kind", combat.NextKind), ("call", combat.CallWarriors), ("strike", strikes.Strike), ("cast", strikes.Cast),
    ("roll", side_rolls.Rolls), ("rolled", rerolls.ResolveRoll), ("followed", rerolls.ResolveFollowUp),
    ("damage", damage.Damage),
    ("wounds", damage.Wounds), ("block", damage.Block), ("lose-heroes", damage.LoseHero),
    ("creature-rolls", beasts.BeastRoll), ("creature-rolled", beasts.BeastRolled), ("hearts", beasts.Hearts),
    ("outcome", outcomes.DecideFight), ("attack-outcome", city.AttackOutcome),
)
RULE_OF: Final[dict[type, int]] = {kind: at for at, (_, kind) in enumerate(RULES)}
MANY: Final[i64] = len(RULES)

# numbers of rules, after the rules themselves; places, cards and kinds are counted from 1
STEP: Final = 0
SUPPLY_STEP: Final = 1
DEALT: Final = 2                # tiles laid; classes with a task; action tiles dealt; markers dealt
FIGURE_KIND: Final = 3
FIGURES_LEFT: Final = 4
YIELDS: Final = 5
UPKEEP: Final = 6               # the hero
TASK: Final = 7
FIGHTER_KIND: Final = 8
LEFT: Final = 9                 # warriors to reinforce with
ONLY: Final = 10                # where they must go
SPREAD_CITY: Final = 11
SETTLED: Final = 12             # the hero
SETTLE_AT: Final = 13
HELD_AT: Final = 14
RUIN_AT: Final = 15
RUIN_TIMES: Final = 16
DOUBLING: Final = 17
MAGIC: Final = 18               # cards to draw
GOD_LEFT: Final = 19            # cards to look at
TREASURES: Final = 20
SCOUTING: Final = 21
PIPS: Final = 22
OFFERED: Final = 23             # the god card
OUTER_OFFERED: Final = 24       # and that of the offer in which it is made
SEEN_AT: Final = 25             # where somebody sees the strength of a creature
RUIN_SEEN_AT: Final = 26        # or a ruin
SEERS: Final = 27               # who sees it: four seats
NEXT_KIND: Final = 31           # the phase
FACE: Final = 32                # of the creature's die
HEROES_LEFT: Final = 33         # heroes to lose
STEPS: Final = 34               # of a march
WARRIORS: Final = 35
JOINING_AT: Final = 36
MODE: Final = 37                # by land, by water, a hero
MARCHER: Final = 40             # heroes of a march
HELD_CARDS: Final = 43          # of the heroes that capture a tile
INVOKED: Final = 46             # gods 25 to 28
COLOUR: Final = 50              # of the god card
LINES: Final = 54
CREATURE_CARDS: Final = 64      # kinds whose card is still face down
START: Final[i64] = CREATURE_CARDS + len(CREATURES)     # of a march
AT: Final[i64] = START + PLACES
TARGETS: Final[i64] = AT + PLACES                       # tiles of a regrouping or a spread
JOINED: Final[i64] = TARGETS + len(TILE_NAMES)          # warriors that join a march, by place
TO_LAY: Final[i64] = JOINED + PLACES                    # the tile
ENTRANCES: Final[i64] = TO_LAY + len(TILE_NAMES)        # of tunnels on the way
EXITS: Final[i64] = ENTRANCES + len(TILE_NAMES)
NUMBERS: Final[i64] = EXITS + len(TILE_NAMES)
FIRST_GOD: Final = 25


def put_rules(out: vec[i16], at: i64, t: Table, seat: i64) -> i64:
    """Write what is half done, from the outermost rule to the innermost."""
    end = put_zeros(out, at, MANY + NUMBERS)
    numbers = at + MANY
    for frame in t.stack:
        out[at + RULE_OF[type(frame)]] = i16(put_frame(out, numbers, frame, seat, t.seats))
    return end


def relative_seat(who: i64, seat: i64, seats: i64) -> i64:
    """Return 1 for the seat itself, 2 for the next one and so on; beyond all of them for chance."""
    if who >= seats:
        return seats + 1
    return who - seat + 1 if who >= seat else who - seat + seats + 1


def put_frame(out: vec[i16], at: i64, frame: Frame[Any], seat: i64, seats: i64) -> i64:
    """Write the numbers of one rule; return whose it is."""
    if isinstance(frame, turns.Turn):
        return relative_seat(frame.seat, seat, seats)
    if isinstance(frame, rounds.RunStep):
        out[at + STEP] = i16(frame.step)
        return 1
    if isinstance(frame, rounds.Actions):
        return 1
    side = put_side(out, at, frame)
    if side:
        return side
    if isinstance(frame, QuestionFrame):
        put_asked(out, at, frame)
        return relative_seat(frame.seat, seat, seats)
    who = put_other(out, at, frame, seat, seats)
    return 1 if who == EMPTY else relative_seat(who, seat, seats)


def put_side(out: vec[i16], at: i64, frame: Frame[Any]) -> i64:
    """Write the numbers of a rule of one side of the fight; return the side from 1, 0 for other rules."""
    if isinstance(frame, (rerolls.ResolveRoll, rerolls.ResolveFollowUp, strikes.Cast, strikes.Strike, damage.Block,
                          damage.Wounds,
                          side_rolls.Rolls, combat.CallWarriors)):
        return frame.side + 1
    if isinstance(frame, damage.LoseHero):
        out[at + HEROES_LEFT] = i16(frame.left)
        return frame.side + 1
    return 0


def put_asked(out: vec[i16], at: i64, frame: Frame[Any]) -> None:
    """Write the numbers of a question to a seat."""
    if isinstance(frame, movement.MarchFrom):
        out[at + MODE + frame.mode] = 1
    elif isinstance(frame, movement.MarchGroup):
        out[at + MODE + frame.mode] = 1
        out[at + START + frame.start] = 1
        if frame.hero != EMPTY:
            out[at + MARCHER + frame.hero] = 1
    elif isinstance(frame, movement.MarchTo):
        put_march(out, at, frame)
    elif isinstance(frame, movement.PickUp):
        put_march(out, at, frame.march)
        out[at + JOINING_AT] = i16(frame.place + 1)
    elif isinstance(frame, regroup.Reinforce):
        out[at + LEFT] = i16(frame.left)
        out[at + ONLY] = place_number(frame.only)
    elif isinstance(frame, (regroup.LiftUnits, regroup.PutDown)):
        put_bits(out, at + TARGETS, frame.targets, len(TILE_NAMES))
    elif isinstance(frame, offers.CardOffer):
        out[at + OUTER_OFFERED] = out[at + OFFERED]
        out[at + OFFERED] = i16(frame.god)
    elif isinstance(frame, capture.StarLines):
        put_bits(out, at + LINES, frame.lines, CREATURE_CARDS - LINES)
        out[at + DOUBLING] = 1 if frame.doubling else 0
    elif isinstance(frame, beasts.BeastRolled):
        out[at + FACE] = i16(frame.number + 1)
    else:
        put_question(out, at, frame)


def put_question(out: vec[i16], at: i64, frame: Frame[Any]) -> None:
    """Write the numbers of questions that are rare."""
    if isinstance(frame, supply.ChooseYields):
        out[at + YIELDS] = i16(frame.places)
    elif isinstance(frame, heroes.Upkeep):
        out[at + UPKEEP] = i16(frame.hero + 1)
    elif isinstance(frame, offers.InvokeGods):
        put_bits(out, at + INVOKED, frame.gods >> FIRST_GOD, COLOUR - INVOKED)
    elif isinstance(frame, tasks.MarkTask):
        out[at + TASK] = i16(frame.task)
    elif isinstance(frame, city.ChooseFighters):
        out[at + FIGHTER_KIND] = i16(frame.kind + 1)
    elif isinstance(frame, offers.SpreadWarriors):
        put_bits(out, at + TARGETS, frame.tiles, len(TILE_NAMES))
        out[at + SPREAD_CITY] = i16(frame.city)
    elif isinstance(frame, outcomes.SettleFight):
        out[at + SETTLED] = i16(frame.hero + 1)
        out[at + SETTLE_AT] = i16(frame.place + 1)
    elif isinstance(frame, capture.ChooseHeldHero):
        out[at + HELD_AT] = i16(frame.place + 1)
        put_cards(out, at + HELD_CARDS, frame.cards)
    elif isinstance(frame, gods.ChooseLooked):
        out[at + COLOUR + frame.colour] = 1
    elif isinstance(frame, treasure.RaiseTreasure):
        out[at + PIPS] = i16(frame.pips)


def put_other(out: vec[i16], at: i64, frame: Frame[Any], seat: i64, seats: i64) -> i64:
    """Write the numbers of rules that go on without a question; return the seat they concern, EMPTY for none."""
    if isinstance(frame, rounds.SupplyStep):
        out[at + SUPPLY_STEP] = i16(frame.step)
        return frame.seat
    if isinstance(frame, capture.RuinBonus):
        out[at + RUIN_AT] = i16(frame.place + 1)
        out[at + RUIN_TIMES] = i16(frame.times)
        return frame.seat
    if isinstance(frame, magic.DrawMagic):
        out[at + MAGIC] = i16(frame.left)
        return frame.seat
    if isinstance(frame, treasure.Treasures):
        out[at + TREASURES] = i16(frame.left)
        out[at + SCOUTING] = 1 if frame.scouting else 0
        return frame.seat
    if isinstance(frame, gods.LookAtGod):
        out[at + COLOUR + frame.colour] = 1
        out[at + GOD_LEFT] = i16(frame.left)
        return frame.seat
    if isinstance(frame, gods.GiftOfGod):
        out[at + COLOUR + frame.colour] = 1
        return frame.seat
    if isinstance(frame, gods.DrawGod):
        out[at + COLOUR + frame.colour] = 1
    elif isinstance(frame, offers.MoreTreasure):
        return frame.seat
    elif isinstance(frame, reveals.SeeStrength):
        out[at + SEEN_AT] = i16(frame.place + 1)
        put_seers(out, at, frame.seats, seat, seats)
    elif isinstance(frame, reveals.SeeRuin):
        out[at + RUIN_SEEN_AT] = i16(frame.place + 1)
        put_seers(out, at, frame.seats, seat, seats)
    elif isinstance(frame, combat.NextKind):
        out[at + NEXT_KIND] = i16(frame.phase + 1)
    elif isinstance(frame, tasks.JudgeTask):
        out[at + TASK] = i16(frame.task)
    elif isinstance(frame, prophecy.ProphecyOnSeat):
        return frame.seat
    else:
        return put_setup(out, at, frame)
    return EMPTY


def put_setup(out: vec[i16], at: i64, frame: Frame[Any]) -> i64:
    """Write the numbers of rules before the first round."""
    if isinstance(frame, layout.LayTile):
        out[at + TO_LAY + frame.tile] = 1
        return frame.seat
    if isinstance(frame, (layout.LayTiles, setup.OpenTasks, setup.DealActions, setup.DealOrder)):
        out[at + DEALT] = i16(frame.at)
    elif isinstance(frame, setup.DrawCreature):
        put_bits(out, at + CREATURE_CARDS, frame.deck, len(CREATURES))
    elif isinstance(frame, setup.PlaceFigures):
        out[at + FIGURE_KIND] = i16(frame.kind + 1)
        out[at + FIGURES_LEFT] = i16(frame.left)
    return EMPTY


# ---------------------------------------------------------------- parts

def place_number(place: i64) -> i16:
    """Return a place from 1, 0 for none."""
    return 0 if place == EMPTY else i16(place + 1)


def put_seers(out: vec[i16], at: i64, who: i64, seat: i64, seats: i64) -> None:
    """Write the seats of a set, the own one first."""
    put_bits(out, at + SEERS, rotate_seats(who, seat, seats), seats)


def rotate_seats(who: i64, seat: i64, seats: i64) -> i64:
    """Return a set of seats as a seat counts them: itself is member 0."""
    low = who >> seat
    return low | (who - (low << seat)) << seats - seat


def put_cards(out: vec[i16], at: i64, cards: i64) -> None:
    """Write hero cards, at most one of each type: the number of the card within its type, from 1."""
    for hero in range(len(HERO_LABELS)):
        bits = cards >> hero * HEROES_PER_TYPE + 1
        for number in range(1, HEROES_PER_TYPE + 1):
            if bits & 1:
                out[at + hero] = i16(number)
            bits >>= 1


def put_march(out: vec[i16], at: i64, march: movement.MarchTo) -> None:
    """Write a march of which the group is known."""
    out[at + MODE + march.mode] = 1
    out[at + START + march.start] = 1
    out[at + AT + march.at] = 1
    out[at + STEPS] = i16(march.steps)
    out[at + WARRIORS] = i16(march.warriors)
    put_bits(out, at + MARCHER, march.figures, len(HERO_LABELS))
    picked = march.picked
    while picked:
        out[at + JOINED + joining_at(picked)] += i16(last_joined(picked))
        picked = joined_before(picked)
    tunnels = march.tunnels
    while tunnels:
        out[at + ENTRANCES + entrance_of(tunnels)] += 1
        out[at + EXITS + exit_of(tunnels)] += 1
        tunnels = after_tunnel(tunnels)


def rule_names() -> list[str]:
    """Return the names of what `put_rules` writes."""
    places = [*TILE_NAMES, "city"]
    return [*[name for name, _ in RULES], "step.number", "supply.step", "dealt", "figures.kind", "figures.left",
            "yields.places", "upkeep.hero", "task", "fighters.kind", "reinforce.left", "reinforce.only", "spread.city",
            "settle.hero", "settle.place", "held.place", "ruin-bonus.place", "ruin-bonus.times", "star-lines.doubling",
            "magic.left", "look-at-god.left", "treasures.left", "treasures.scouting", "treasure-die.pips",
            "offered.god", "outer-offered.god", "see-strength.place", "see-ruin.place",
            *prefix_labels("see", ["me", "next1", "next2", "next3"]), "next-kind.phase", "creature-rolled.face",
            "lose-heroes.left", "march.steps", "march.warriors", "march.joining", *prefix_labels("march.mode", MODES),
            *prefix_labels("march.hero", HERO_LABELS), *prefix_labels("held.card", HERO_LABELS),
            *prefix_labels("invoked", [str(god) for god in range(FIRST_GOD, FIRST_GOD + COLOUR - INVOKED)]),
            *prefix_labels("god.colour", GOD_COLOURS), *prefix_labels("star-lines", LINE_NAMES),
            *prefix_labels("creatures", CREATURES),
            *prefix_labels("march.start", places), *prefix_labels("march.at", places),
            *prefix_labels("targets", TILE_NAMES),
            *prefix_labels("march.joined", places), *prefix_labels("lay-tile", TILE_NAMES),
            *prefix_labels("march.entrance", TILE_NAMES),
            *prefix_labels("march.exit", TILE_NAMES)]


assert len(rule_names()) == MANY + NUMBERS
assert CHANCE > EMPTY               # so that a rule of chance belongs to nobody
