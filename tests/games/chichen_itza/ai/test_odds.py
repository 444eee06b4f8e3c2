"""The evaluator's odds of a fight beside the rules: every roll of the fight engine, played out to the end."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import games
from sacbe.games.chichen_itza.ai.evaluator import JUDGE
from sacbe.games.chichen_itza.ai.fight_odds import KILLED, LOST, SHORN, TAKEN, WIPED
from sacbe.games.chichen_itza.cards.creatures import GUARD_SYMBOL, creature_face, hit_symbol
from sacbe.games.chichen_itza.data import constants
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.data.tables import HERO_LABELS, TILE_NAMES
from sacbe.games.chichen_itza.game import table
from sacbe.games.chichen_itza.rules.combat.dice import hitting_faces
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.rules.powers.heroes import type_of
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.kernel.core.choice import arg1, arg2, arg3, verb_of
from sacbe.kernel.core.frame import CHANCE, Ask
from sacbe.kernel.play.game import Game

pytestmark = pytest.mark.once

DEFINITION = games.load_definition("chichen_itza")
RED = 0
M_RED = TILE_NAMES.index("M_red")
BEASTS = {"creatures": "t-rex:caiman+velociraptor:jaguar+pteranodon:shaman"}
LONG = 8
FORETOLD = {"prophecies": "on"}


class Playout:
    """All ways a fight can go, with what the evaluator expects its seat to do."""

    def __init__(self, units: int) -> None:
        self.units = units
        self.known: dict[str, list[float]] = {}

    def facts(self, t: Table, f: Fight) -> list[float]:
        if t.fight is None:
            left = f.attacker.units()
            found = [0.0] * 5
            found[TAKEN] = float(left > 0 and f.hearts <= 1)
            found[KILLED] = float(f.hearts == 0)
            found[WIPED] = float(left == 0)
            found[LOST] = float(self.units - left)
            found[SHORN] = float(f.hearts)
            return found
        p, ask, top = t.players[RED], t.ask, t.stack[-1]
        assert ask is not None
        key = str([f.numbers(), p.shields, p.stone, p.fire, int(ask.prompt), getattr(top, "number", None)])
        if key not in self.known:
            ways = chances(t, f, ask) if ask.seat == CHANCE else {answer(t, f, ask): 1.0}
            total = [0.0] * 5
            for choice, chance in ways.items():
                twin = t.clone()
                fight = twin.fight
                assert fight is not None
                twin.apply(choice)
                total = [one + chance * more for one, more in zip(total, self.facts(twin, fight), strict=True)]
            self.known[key] = total
        return list(self.known[key])


def chances(t: Table, f: Fight, ask: Ask) -> dict[int, float]:
    """Faces with their chances; those that do the same are one."""
    if f.defender.hits >= LONG:                             # a side that rolls on so long has killed everybody
        return {ask.options[-1]: 1.0}
    first: dict[Any, int] = {}
    found: dict[int, float] = {}
    for choice in ask.options:
        pips = arg1(choice)
        like: Any = creature_face(t, f, pips) if ask.prompt == constants.ASK_FACE else (
            hitting_faces(t, f, 0) >> pips & 1, pips == 6, pips <= 2)
        same = first.setdefault(like, choice)
        found[same] = found.get(same, 0.0) + 1 / len(ask.options)
    return found


def answer(t: Table, f: Fight, ask: Ask) -> int:
    """Most cards of the better type, everything rolled again that may be, no luck, all phases that may be added."""
    options = ask.options
    if ask.prompt == constants.ASK_CAST:
        casts = [choice for choice in options if verb_of(choice) == constants.CAST]
        return max(casts, key=lambda c: (arg2(c), arg1(c) == constants.FIRE, -arg3(c)), default=options[0])
    if ask.prompt == constants.ASK_PHASES:
        return options[-1] if f.phase.kind == constants.MELEE_PHASE else options[0]
    if ask.prompt == constants.ASK_CREATURE:
        symbol = hit_symbol(t.edition, f.creature, f.phase.kind)
        guarded = f.phase.kind == constants.MELEE_PHASE and not f.attacker.cards >> 8 & 1
        harms = [count_of(creature_face(t, f, n),
                          symbol) + (count_of(creature_face(t, f, n), GUARD_SYMBOL) if guarded else 0)
                 for n in range(6)]
        number = t.stack[-1].number                         # type: ignore[attr-defined]
        return options[1 if 6 * harms[number] > sum(harms) else 0]
    if ask.prompt == constants.ASK_ROLLED:
        again = [choice for choice in options if verb_of(choice) == constants.AGAIN and arg2(choice) == 0]
        paired = f.phase.kind == constants.MELEE_PHASE and t.players[RED].gods >> 58 & 1
        if paired and f.phase.faces[6] != 1:
            again = [choice for choice in again if arg1(choice) != constants.BY_SIXES]
        return again[0] if again else options[0]
    assert ask.prompt == constants.ASK_DAMAGE or len(options) == 1, ask
    return options[-1]


def compare(kind: str, strength: int, own: dict[str, Any], hero: int = 0, gods: tuple[int, ...] = (), prophecy: int = 0,
            round_: int = 2, warriors: int = 3, scout: bool = False) -> None:
    """Compare the evaluator, before the march and at the first question or roll, with what the rules make of it."""
    options = {**BEASTS} if kind in ("t-rex", "velociraptor", "pteranodon") else {}
    options |= FORETOLD if prophecy else {}
    label = HERO_LABELS[type_of(hero)] if hero else ""
    given: dict[str, Any] = {
        "round": round_, "city": {"red": {"warriors": warriors, "heroes": [label]} if hero else warriors},
        "red": {"coins": 9, "luck": 0, "gods": list(gods), **own, **({"heroes": {label: hero}} if hero else {})},
        "tiles": {"M-red": {"creature": kind, "strength": strength, "known": ["red"],
                            **({"scouts": ["red"]} if scout else {})}},
        **({"prophecy": prophecy} if prophecy else {})}
    game = Game(DEFINITION, 2, options, None, DEFINITION.build_position(2, options, given))
    game.apply("use A01 land-move")
    game.apply("from city")
    if game.ask.prompt == "group":
        game.apply(f"group {warriors} {label}".strip())
    t = table(game.state)
    JUDGE.expected_points(t)
    JUDGE.evaluation.evaluate(t, RED)
    JUDGE.marches.attack(t, RED, constants.CITY, M_RED, warriors, 1 << type_of(hero) if hero else 0)
    promised = list(JUDGE.marches.odds.facts)
    game.apply("to M-red")
    t = table(game.state)
    assert t.fight is not None
    truth = Playout(warriors + bool(hero)).facts(t, t.fight)
    assert promised == pytest.approx(truth, abs=0.004), "before the march"
    JUDGE.expected_points(t)
    JUDGE.marches.compute_fight_odds(t, t.fight)
    assert list(JUDGE.marches.odds.facts) == pytest.approx(truth, abs=0.004), "as it begins"
    follow(t, Playout(warriors + bool(hero)), warriors + bool(hero))


def follow(t: Table, playout: Playout, units: int) -> None:
    """One way through the fight: wherever own dice are about to be rolled the evaluator knows how it will end."""
    twin = t.clone()
    while (f := twin.fight) is not None:
        ask = twin.ask
        assert ask is not None
        if ask.prompt == constants.ASK_DIE and f.phase.pending == f.phase.rolled:
            truth = playout.facts(twin, f)
            truth[LOST] -= units - f.attacker.units()
            JUDGE.expected_points(twin)
            JUDGE.marches.compute_fight_odds(twin, f)
            assert list(JUDGE.marches.odds.facts) == pytest.approx(truth, abs=0.004), (f.phase.kind, f.phase.number)
        twin.apply(ask.options[-1] if ask.seat == CHANCE else answer(twin, f, ask))


ARMED = {"melee": 3, "ranged": 2, "magic": 3, "stone": 2, "fire": 2, "defense": 2, "shields": 1}
KINDS = [("snake", 2), ("monkey", 3), ("jaguar", 3), ("triceratops", 3), ("caiman", 4), ("shaman", 4), ("kukulkan", 4),
         ("t-rex", 4), ("velociraptor", 3), ("pteranodon", 3)]


@pytest.mark.parametrize(("kind", "strength"), KINDS)
def test_every_creature(kind: str, strength: int) -> None:
    """bp.creature.t-rex, bp.creature.velociraptor, bp.creature.pteranodon and the seven of the base game."""
    compare(kind, strength, ARMED, round_=5, warriors=2)


@pytest.mark.parametrize("kind", ["triceratops", "kukulkan", "t-rex", "velociraptor", "pteranodon"])
def test_a_hero_silences_the_creature(kind: str) -> None:
    """ci.hero.08, bp.combine.hero-08."""
    compare(kind, 4, ARMED, hero=8, warriors=1)


@pytest.mark.parametrize("hero", [10, 11, 13, 14, 15, 17, 24])
def test_every_hero_that_changes_dice(hero: int) -> None:
    """ci.hero.10, ci.hero.11, ci.hero.13, ci.hero.14, ci.hero.15, ci.hero.17, ci.hero.24: magic is stone here."""
    compare("pteranodon" if hero == 10 else "velociraptor", 3, {**ARMED, "fire": 1}, hero=hero, warriors=1, round_=5)


@pytest.mark.parametrize("god", [45, 47, 48, 51, 53, 54, 55, 56, 57, 58])
def test_every_god_that_changes_dice(god: int) -> None:
    """ci.god.45, ci.god.47, ci.god.48, ci.god.51, ci.god.53, ci.god.54, ci.god.55, ci.god.56, ci.god.57, ci.god.58."""
    own = {**ARMED, "ranged": 3} if god in (47, 54, 55) else {**ARMED, "fire": 1} if god == 56 else ARMED
    compare("t-rex" if god == 48 else "triceratops", 4, own, gods=(god,), warriors=2)


@pytest.mark.parametrize("prophecy", [3, 4, 6, 7, 10, 16, 17, 25])
def test_every_prophecy_that_changes_fights(prophecy: int) -> None:
    """bp.prophecy.03, bp.prophecy.04, bp.prophecy.06, bp.prophecy.07, bp.prophecy.10, bp.prophecy.16, bp.prophecy.17,
    bp.prophecy.25."""
    compare("velociraptor", 3, ARMED, prophecy=prophecy, warriors=2, round_=5 if prophecy == 17 else 2)


@pytest.mark.parametrize(("kind", "hero", "gods", "prophecy", "scout"), [
    ("velociraptor", 24, (48, 58), 0, False), ("kukulkan", 8, (51, 55), 0, False),
    ("pteranodon", 10, (47, 54), 7, True), ("t-rex", 17, (45, 48), 6, True), ("jaguar", 8, (47,), 0, False)])
def test_cards_work_together(kind: str, hero: int, gods: tuple[int, ...], prophecy: int, scout: bool) -> None:
    compare(kind, 4, ARMED, hero, gods, prophecy, warriors=1, scout=scout)


def test_a_group_that_falls_before_the_melee_does_not_fight_on() -> None:
    """ci.combat.end-check."""
    compare("monkey", 3, {"melee": 2, "ranged": 3}, warriors=1)
