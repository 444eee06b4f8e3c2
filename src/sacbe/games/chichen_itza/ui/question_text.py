"""What a player should know to answer a question, in words: the fight, the roll, the offer, the price, the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sacbe.games.chichen_itza.schema import question_schema as shapes
from sacbe.games.chichen_itza.text import prophecy
from sacbe.games.chichen_itza.text.board import capital, card, name, place_name, units
from sacbe.games.chichen_itza.text.moves import (creature, group_words, occupants, own_hero, short_range, titled_card,
                                                 unit_words)
from sacbe.kernel.definition.presenter import QuestionContext
from sacbe.presentation.language.words import say, say_with

ViewFields = Mapping[str, Any]

LONG: Final = ("ask-chichen_itza-fight-player", "ask-chichen_itza-fight-creature")
SHORT: Final = ("screen-chichen_itza-fight-player", "screen-chichen_itza-fight-creature")       # for a panel


def question_details(question: QuestionContext) -> str:
    """Return what a question leaves out and its seat should know: what is paid, offered, rolled or pending."""
    tells = DETAILS.get(question.prompt)
    told = tells(question.facts, question) if tells else ""
    return " ".join(part for part in (told, *fight_words(question.seen)) if part)


def fight_words(view: ViewFields, marks: Mapping[str, str] | None = None) -> list[str]:
    """Return how the fight stands: both sides, and the phase with its hits so far; short with marks, nothing in
    peace."""
    fight = view["fight"]
    if fight == "none" or (fight["defender"] == "none" and fight["creature"] == "none"):
        return []
    group = group_words if marks is None else units
    against_player, against_creature = LONG if marks is None else SHORT
    facts = {"place": capital(place_name(fight["place"])), "units": group(fight["attackers"]),
             "seat": seat_with_mark(fight["attacker"], marks)}
    if fight["defender"] != "none":
        sides = say(against_player, other=seat_with_mark(fight["defender"], marks),
                    others=group(fight["defenders"]), **facts)
    else:
        sides = say(against_creature, kind=name("kind", fight["creature"]), hearts=fight["hearts"], **facts)
    if fight["phase"] == "none" or fight["number"] == 0:
        return [sides, *prophecy.lowered_gear_lines(fight)]
    phase = {"phase": capital(name("phase", fight["phase"])), "number": fight["number"], "planned": fight["planned"]}
    if marks is None:
        told = [say("ask-chichen_itza-phase", **phase), *hits_so_far(fight)]
    else:
        told = [say("screen-chichen_itza-phase", hits=fight["hits"], blows=fight["blows"], **phase)]
    return [sides, " ".join(told), *prophecy.lowered_gear_lines(fight)]


def hits_so_far(fight: ViewFields) -> list[str]:
    """Return the hits that this phase has brought already; nothing before the first."""
    if not fight["hits"] and not fight["blows"]:
        return []
    mine = {"seat": name("seat", fight["attacker"]), "hits": fight["hits"]}
    if fight["defender"] == "none" and not fight["blows"]:
        return [say("ask-chichen_itza-so-far", **mine)]
    is_beast = fight["defender"] == "none"
    other = capital(name("kind", fight["creature"])) if is_beast else name("seat", fight["defender"])
    return [say("ask-chichen_itza-so-far-both", other=other, blows=fight["blows"], **mine)]


def seat_with_mark(seat: str, marks: Mapping[str, str] | None) -> str:
    """Return a seat by its name, with its sign where there are signs."""
    return name("seat", seat) if marks is None else f"{marks[seat]} {name('seat', seat)}"


def about_turn(facts: shapes.TurnFacts, question: QuestionContext) -> str:
    return say("ask-chichen_itza-turn", turn=facts.turn, turns=facts.turns, coins=facts.coins)


def about_group(facts: shapes.GroupFacts, question: QuestionContext) -> str:
    """Return where the march begins: named, or where the named hero stands."""
    return say("ask-chichen_itza-start", place=place_name(facts.start))


def about_goal(facts: shapes.ToFacts, question: QuestionContext) -> str:
    """Return who goes, and how far, where a prophecy makes the way shorter."""
    march = say("ask-chichen_itza-march", units=unit_words(facts.group.warriors, facts.group.heroes),
                place=place_name(facts.start))
    return " ".join([march, *[f"{line}." for line in short_range(facts.range, facts.range_printed)]])


def about_place(facts: shapes.JoinFacts | shapes.HeldFacts, question: QuestionContext) -> str:
    """Return the place where warriors may join, or the tile that was entered."""
    return say("ask-chichen_itza-there", place=capital(place_name(facts.place)),
               who=occupants(facts.place, question.seen))


def about_reinforcement(facts: shapes.ReinforceFacts, question: QuestionContext) -> str:
    """Return how many more may come, and how many there are."""
    return say("ask-chichen_itza-levy", left=facts.left, reserve=facts.reserve)


def about_hand(facts: shapes.RegroupFacts, question: QuestionContext) -> str:
    """Return the units that were taken up to regroup."""
    hand = facts.hand
    if not hand.warriors and not hand.heroes:
        return ""
    return say("ask-chichen_itza-lifted", units=unit_words(hand.warriors, hand.heroes))


def about_upkeep(facts: shapes.UpkeepFacts, question: QuestionContext) -> str:
    """Return the hero in question, its price, and the coins there are."""
    return say("ask-chichen_itza-upkeep", hero=capital(own_hero(facts.hero, question.seen)), upkeep=facts.upkeep,
               coins=facts.coins)


def about_offer(facts: shapes.OfferFacts, question: QuestionContext) -> str:
    return say("ask-chichen_itza-offer", god=card("god", facts.god))


def about_cards(facts: shapes.CastFacts, question: QuestionContext) -> str:
    return say("ask-chichen_itza-cards", stone=facts.stone, fire=facts.fire)


def about_roll(facts: shapes.RollFacts, question: QuestionContext) -> str:
    """Return the dice on the table, what they make, and the luck there is."""
    dice, faces = (" ".join(str(pips) for pips in row) or "–" for row in (facts.dice, facts.faces))
    rolled = say("ask-chichen_itza-dice", dice=dice, luck=facts.luck)
    parts = [rolled, say("ask-chichen_itza-hits", hits=facts.hits, faces=faces)] if facts.dice else [rolled]
    if facts.follow_ups:
        parts.append(say("ask-chichen_itza-follow-ups", count=facts.follow_ups))
    return " ".join(parts if facts.luck_allowed else [*parts, say("refusal-bp-prophecy-10")])


def about_creature(facts: shapes.CreatureFacts, question: QuestionContext) -> str:
    """Return what the creature rolled."""
    return say("ask-chichen_itza-face", symbols=symbol_words(facts.symbols))


def symbol_words(symbols: list[str]) -> str:
    """Return the symbols of a face: 2 hits, guard."""
    shown = dict.fromkeys(symbols) or ["blank"]
    return ", ".join(name("symbol", symbol, max(1, symbols.count(symbol))) for symbol in shown)


def about_hearts(facts: shapes.HeartsFacts, question: QuestionContext) -> str:
    """Return the idols that could take hearts."""
    return say("ask-chichen_itza-idols", idols=facts.idols)


def about_damage(facts: shapes.DamageFacts, question: QuestionContext) -> str:
    return say("ask-chichen_itza-damage", damage=facts.damage, shields=facts.shields, idols=facts.idols)


def about_task(facts: shapes.TaskFacts, question: QuestionContext) -> str:
    return titled_card("task", facts.task)


def about_attack(facts: shapes.FightersFacts, question: QuestionContext) -> str:
    """Return the creature before the city."""
    return capital(creature(facts.kind, facts.strength)) + "."


def about_lines(facts: shapes.LineFacts, question: QuestionContext) -> str:
    """Return why all lines of the star can be chosen, where they can; what each pays stands beside it."""
    return about_prophecy(facts.prophecy)


def about_prophecy(number: int | str) -> str:
    """Return the card that asks."""
    return "" if isinstance(number, str) else f"{prophecy.title(number)}."


def about_gears(facts: shapes.GearFacts, question: QuestionContext) -> str:
    """Return the prophecy that turns a gear, and how the gears stand."""
    gears = say_with("spoken-chichen_itza-gears", {str(gear): level for gear, level in facts.levels.items()})
    return f"{about_prophecy(facts.prophecy)} {gears}.".lstrip()


def about_tile(facts: shapes.LayFacts, question: QuestionContext) -> str:
    return f"{prophecy.tile_to_lay(question.seen)}."


DETAILS: Final[Mapping[str, Callable[[Any, QuestionContext], str]]] = {
    "turn": about_turn, "group": about_group, "to": about_goal, "join": about_place,
    "reinforce": about_reinforcement, "lift": about_hand, "put": about_hand, "upkeep": about_upkeep,
    "offer": about_offer, "held": about_place, "cast": about_cards, "rolled": about_roll, "followed": about_roll,
    "creature": about_creature, "hearts": about_hearts, "damage": about_damage, "mark": about_task,
    "sell": about_task, "fighters": about_attack, "lay": about_tile, "line": about_lines, "lower": about_gears,
    "raise": about_gears,
}
