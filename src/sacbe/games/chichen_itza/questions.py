"""What a player should know to answer a question: the fight, the roll, the offer, what is paid and what is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from sacbe.games.chichen_itza import prophecy_words
from sacbe.games.chichen_itza.board import (capital, card, facts as event_facts, name, place_name,
                                            task_round, units)
from sacbe.games.chichen_itza.speech import (creature, group_of, occupants, own_hero, short_range, titled_card,
                                             unit_words)
from sacbe.games.chichen_itza.tables import GEARS, HERO_LABELS, REINFORCEMENTS, TURNS
from sacbe.words import say

Seen = Mapping[str, Any]
Said = Mapping[str, int | str]

BIG_LEVY: Final = 31            # the god with which a reinforcement brings more
MORE_LEVY: Final = 2
ALL_LINES: Final = 10           # of the star: so many are offered by a prophecy only


class AskedSeat(Protocol):
    """What is asked, and what the seat that is asked may know about it."""

    @property
    def prompt(self) -> str: ...
    @property
    def seat(self) -> str: ...
    @property
    def options(self) -> Sequence[str]: ...
    @property
    def seen(self) -> Seen: ...
    @property
    def told(self) -> Sequence[Said]: ...
    @property
    def moves(self) -> Sequence[str]: ...
    @property
    def components(self) -> Mapping[str, Any]: ...


def details(asked: AskedSeat) -> str:
    """What a question leaves out and its seat should know: what is paid, offered, rolled or pending."""
    tells = DETAILS.get(asked.prompt)
    return " ".join(part for part in (tells(asked) if tells else "", *fight_words(asked.seen)) if part)


def fight_words(seen: Seen, marks: Mapping[str, str] | None = None) -> list[str]:
    """How the fight stands: both sides, and the phase with its hits so far; nothing in peace."""
    fight = seen["fight"]
    if fight == "none" or (fight["defender"] == "none" and fight["creature"] == "none"):
        return []
    facts = {"place": capital(place_name(fight["place"])), "units": units(fight["attackers"]),
             "seat": signed(fight["attacker"], marks)}
    if fight["defender"] != "none":
        sides = say("ask-chichen_itza-fight-player", other=signed(fight["defender"], marks),
                    others=units(fight["defenders"]), **facts)
    else:
        sides = say("ask-chichen_itza-fight-creature", kind=name("kind", fight["creature"]), hearts=fight["hearts"],
                    **facts)
    if fight["phase"] == "none" or fight["number"] == 0:
        return [sides, *prophecy_words.cowed(fight)]
    phase = say("ask-chichen_itza-phase", phase=capital(name("phase", fight["phase"])), number=fight["number"],
                planned=fight["planned"], hits=fight["hits"], blows=fight["blows"])
    return [sides, phase, *prophecy_words.cowed(fight)]


def signed(seat: str, marks: Mapping[str, str] | None) -> str:
    """A seat by its name, with its sign where there are signs."""
    return name("seat", seat) if marks is None else f"{marks[seat]} {name('seat', seat)}"


def last_move(asked: AskedSeat, verb: str) -> list[str]:
    """The arguments of the seat's last move of a kind."""
    return next((text.split()[1:] for text in reversed(asked.moves) if text.split()[0] == verb), [])


def own_seat(asked: AskedSeat) -> Seen:
    own: Seen = asked.seen["seats"][asked.seat]
    return own


def about_turn(asked: AskedSeat) -> str:
    own = own_seat(asked)
    return say("ask-chichen_itza-turn", turn=TURNS - own["markers_left"] + 1, turns=TURNS, coins=own["coins"])


def about_group(asked: AskedSeat) -> str:
    """Where the march begins: named, or where the named hero stands."""
    place = march_start(asked)
    return say("ask-chichen_itza-start", place=place_name(place)) if place else ""


def march_start(asked: AskedSeat) -> str:
    """Where the last march of the seat begins."""
    used = last_move(asked, "use")
    if len(used) == 3:
        return str(own_seat(asked)["heroes"].get(used[2], {"place": ""})["place"])
    return "".join(last_move(asked, "from")[:1])


def about_goal(asked: AskedSeat) -> str:
    group, place = last_move(asked, "group"), march_start(asked)
    march = say("ask-chichen_itza-march", units=group_of(group), place=place_name(place)) if group and place else ""
    return " ".join(filter(None, [march, *[f"{line}." for line in short_range(own_seat(asked))]]))


def about_joining(asked: AskedSeat) -> str:
    place = "".join(last_move(asked, "via"))
    if not place:
        return ""
    return say("ask-chichen_itza-there", place=capital(place_name(place)), who=occupants(place, asked.seen))


def about_held(asked: AskedSeat) -> str:
    """The tile that was entered."""
    place = "".join(last_move(asked, "to"))
    return say("ask-chichen_itza-there", place=capital(place_name(place)), who=occupants(place, asked.seen))


def about_reinforcement(asked: AskedSeat) -> str:
    """How many more may come, and how many there are."""
    most = REINFORCEMENTS + (MORE_LEVY if BIG_LEVY in own_seat(asked)["gods"] else 0)
    since = [text.split()[0] for text in asked.moves]
    begun = max((at for at, verb in enumerate(since) if verb == "use"), default=0)
    reserve = own_seat(asked)["reserve"]
    return say("ask-chichen_itza-levy", left=min(reserve, most - since[begun:].count("put")), reserve=reserve)


def about_hand(asked: AskedSeat) -> str:
    """Units that were taken up to regroup."""
    own = own_seat(asked)
    heroes = [hero for hero in HERO_LABELS if own["heroes"].get(hero, {}).get("place") == "none"]
    return say("ask-chichen_itza-lifted", units=unit_words(own["lifted"], heroes)) if own["lifted"] or heroes else ""


def about_upkeep(asked: AskedSeat) -> str:
    """The hero in question, its price, and the coins there are."""
    hero = asked.options[0].split()[1]
    row = own_seat(asked)["heroes"][hero]
    return say("ask-chichen_itza-upkeep", hero=capital(own_hero(hero, asked.seen)), upkeep=row["upkeep"],
               coins=own_seat(asked)["coins"])


def about_offer(asked: AskedSeat) -> str:
    god = next(text.split()[1] for text in asked.options if text.startswith("invoke"))
    return say("ask-chichen_itza-offer", god=card("god", int(god)))


def about_cards(asked: AskedSeat) -> str:
    own = own_seat(asked)
    return say("ask-chichen_itza-cards", stone=own["stone"], fire=own["fire"])


def about_roll(asked: AskedSeat) -> str:
    """The dice on the table, and the luck there is."""
    dice = " ".join(str(pips) for pips in asked.seen["fight"]["dice"])
    rolled = say("ask-chichen_itza-dice", dice=dice or "–", luck=own_seat(asked)["luck"])
    is_denied = any(row["what"] == "luck" for row in asked.seen["changes"])
    return f"{rolled} {say('refusal-bp-prophecy-10')}" if is_denied else rolled


def about_creature(asked: AskedSeat) -> str:
    """What the creature rolled last."""
    rolled = next((said for said in reversed(asked.told) if said["event"] == "face-rolled"), None)
    return say("ask-chichen_itza-face", symbols=event_facts(rolled, asked.components)["symbols"]) if rolled else ""


def about_damage(asked: AskedSeat) -> str:
    own = own_seat(asked)
    return say("ask-chichen_itza-damage", damage=asked.seen["fight"]["damage"], shields=own["shields"],
               idols=own["idols"])


def due_task(seen: Seen) -> int | None:
    """The open task that is judged after this round."""
    return next((int(task) for task in seen["tasks"] if task_round(int(task)) == seen["round"]), None)


def about_task(asked: AskedSeat) -> str:
    task = due_task(asked.seen)
    return "" if task is None else titled_card("task", task)


def about_attack(asked: AskedSeat) -> str:
    """The creature before the city."""
    attack = next((said for said in reversed(asked.told) if said["event"] == "attacked"), None)
    return capital(creature(str(attack["kind"]), int(attack["strength"]))) + "." if attack else ""


def about_lines(asked: AskedSeat) -> str:
    """Why all lines of the star can be chosen, where they can; what each pays stands beside it."""
    lines = {text.split()[1] for text in asked.options if text.startswith("line")}
    return about_prophecy(asked) if len(lines) == ALL_LINES else ""


def about_prophecy(asked: AskedSeat) -> str:
    """The card that asks."""
    number = asked.seen["prophecy"]
    return "" if number == "none" else f"{prophecy_words.title(number)}."


def about_gears(asked: AskedSeat) -> str:
    """The prophecy that turns a gear, and how the gears stand."""
    own = own_seat(asked)
    gears = say("spoken-chichen_itza-gears", **{gear: own[gear] for gear in GEARS})
    return f"{about_prophecy(asked)} {gears}.".lstrip()


def about_tile(asked: AskedSeat) -> str:
    return f"{prophecy_words.laying(asked.seen)}."


DETAILS: Final[Mapping[str, Callable[[AskedSeat], str]]] = {
    "turn": about_turn, "group": about_group, "to": about_goal, "join": about_joining,
    "reinforce": about_reinforcement, "lift": about_hand, "put": about_hand, "upkeep": about_upkeep,
    "offer": about_offer, "held": about_held, "cast": about_cards, "rolled": about_roll, "followed": about_roll,
    "creature": about_creature, "hearts": about_creature, "damage": about_damage, "mark": about_task,
    "sell": about_task, "fighters": about_attack, "lay": about_tile, "line": about_lines, "lower": about_gears,
    "raise": about_gears,
}
