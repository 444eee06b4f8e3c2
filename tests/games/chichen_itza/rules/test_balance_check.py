"""The figures beside the assumed dice, worked out again from the combat rules of the rulebook without the engine."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb
from typing import Any, NamedTuple

import pytest

from sacbe.games.components import files

COMPONENTS = files.read_components("chichen_itza")
CREATURES = COMPONENTS["creatures"]
ROWS: dict[str, Any] = {**CREATURES["base"]["items"], **CREATURES["expansion"]["items"]}
CHECK = CREATURES["balance_check"]
GEARS = COMPONENTS["gears"]
STONE_HITS = len(COMPONENTS["hit_rules"]["stone"]["hits_on"]) / 6
ARROW_HITS = len(COMPONENTS["hit_rules"]["ranged"]["hits_on"]) / 6
LONGEST = 40                    # rolls of a chain that are followed

Outcome = tuple[int, int]       # damage and guards of one phase


class Group(NamedTuple):
    """Who fights: gears by their level, stone cards, active shields, and luck tokens for rolling again."""

    warriors: int
    melee: int = 1
    ranged: int = 1
    magic: int = 1
    stones: int = 1
    shields: int = 0
    luck: int = 1

    def cowed(self) -> Group:
        """Against a T-Rex all gears are a level lower, and a shield is lost with the defense."""
        lower = [max(1, level - 1) for level in (self.melee, self.ranged, self.magic)]
        return self._replace(melee=lower[0], ranged=lower[1], magic=lower[2], shields=max(0, self.shields - 1))


GROUPS = {"R1": ("light", Group(5)),
          "R3": ("light", Group(4, melee=3, ranged=2, shields=1)),
          "R5": ("dark", Group(4, melee=4, ranged=3, magic=2, stones=2, shields=1))}


def symbols(face: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in face.split("+"):
        name = part.rstrip("0123456789")
        found[name] += int(part[len(name):] or 1)
    del found["blank"]
    return found


def phases(kind: str) -> list[str]:
    ability = ROWS[kind]["ability"]
    if ability == "no_magic_no_ranged_phase":
        return ["melee"] * 3
    if ability == "melee_phases_become_ranged":
        return ["magic", *["ranged"] * 4]
    return ["magic", "ranged", *["melee"] * 3]


@cache
def blows(kind: str, half: str, phase: str) -> dict[Outcome, float]:
    """What the creature's die does in a phase, and how likely it is."""
    row = ROWS[kind]
    symbol = row["phases"].get(phase)
    if symbol is None:
        return {(0, 0): 1.0}
    faces = [symbols(face) for face in row[half]]
    found: Counter[Any] = Counter()
    if row["ability"] == "chain_reroll_on_fire":
        going = sum(1 for face in faces if face[symbol]) / 6
        for hits in range(LONGEST):
            found[hits, 0] += going ** hits * (1 - going)
        found[LONGEST, 0] += going ** LONGEST
        return found
    blank = sum(1 for face in faces if not face) / 6 if row["ability"] == "reroll_first_blank_each_phase" else None
    for face in faces:
        weight = 1.0 if blank is None else 1 + blank if face else blank
        found[face[symbol], face["guard"] if phase == "melee" else 0] += weight / 6
    return found


def dealt(kind: str, half: str) -> float:
    """The mean damage of a fight that lasts all phases."""
    return sum(harm * odds for phase in phases(kind) for (harm, _), odds in blows(kind, half, phase).items())


def lost_by_five(kind: str, half: str) -> float:
    """The warriors that five without shields lose in such a fight; nobody can lose more than there are."""
    spread = {0: 1.0}
    for phase in phases(kind):
        after: Counter[int] = Counter()
        for gone, odds in spread.items():
            for (harm, _), more in blows(kind, half, phase).items():
                after[min(5, gone + harm)] += odds * more       # type: ignore[assignment]
        spread = dict(after)
    return sum(gone * odds for gone, odds in spread.items())


def binomial(dice: int, p: float) -> list[float]:
    return [comb(dice, hits) * p ** hits * (1 - p) ** (dice - hits) for hits in range(dice + 1)]


def fight(kind: str, strength: int, half: str, group: Group, goal: int = 0) -> tuple[float, float]:
    """The chances that the tile is taken and that the creature is killed; luck is used where it helps the goal most."""
    if ROWS[kind]["ability"] == "all_gears_minus_1":
        group = group.cowed()
    order = phases(kind)
    cards = GEARS["magic_stone"]["value"][group.magic - 1]

    def dice(phase: str, units: int) -> tuple[int, float]:
        if phase == "magic":
            return min(group.stones, cards), STONE_HITS
        if phase == "ranged":
            return GEARS["ranged_attacks"]["value"][group.ranged - 1], ARROW_HITS
        return units, GEARS["melee_max_hit"]["value"][group.melee - 1] / 6

    @cache
    def after(at: int, hearts: int, units: int, shields: int, luck: int, hits: int) -> tuple[float, float]:
        """The creature strikes in phase `at`, both sides suffer at once, and the fight goes on."""
        taken = killed = 0.0
        for (harm, guard), odds in blows(kind, half, order[at]).items():
            left = hearts - min(hearts, max(0, hits - guard))
            fallen = min(units, max(0, harm - shields))
            one, two = go(at + 1, left, units - fallen, max(0, shields - harm), luck)
            taken += odds * one
            killed += odds * two
        return taken, killed

    @cache
    def go(at: int, hearts: int, units: int, shields: int, luck: int) -> tuple[float, float]:
        if at == len(order) or hearts == 0 or units == 0:
            return float(units > 0 and hearts <= 1), float(hearts == 0)
        spread = binomial(*dice(order[at], units))
        results = [after(at, hearts, units, shields, luck, hits) for hits in range(len(spread))]
        if luck and len(spread) > 1:
            again = [after(at, hearts, units, shields, luck - 1, hits) for hits in range(len(spread))]
            mean = mix(spread, again)
            results = [max(result, mean, key=lambda pair: pair[goal]) for result in results]
        return mix(spread, results)

    return go(0, strength, group.warriors, group.shields, group.luck)


def mix(spread: list[float], results: list[tuple[float, float]]) -> tuple[float, float]:
    return (sum(odds * one for odds, (one, _) in zip(spread, results, strict=True)),
            sum(odds * two for odds, (_, two) in zip(spread, results, strict=True)))


def pair(one: float, two: float) -> str:
    return f"{one:.2f}/{two:.2f}"


@pytest.mark.parametrize("kind", ROWS)
def test_the_mean_damage_beside_the_dice_is_what_they_give(kind: str) -> None:
    """ci.creature.kukulkan, ci.creature.caiman, bp.creature.velociraptor"""
    assert CHECK["damage_light_dark"][kind] == pair(dealt(kind, "light"), dealt(kind, "dark"))
    assert CHECK["lost_by_5_light_dark"][kind] == pair(lost_by_five(kind, "light"), lost_by_five(kind, "dark"))


@pytest.mark.parametrize(("name", "row"), [(name, row) for name, row in CHECK.items() if name[:2] in GROUPS])
def test_the_chances_beside_the_dice_are_what_they_give(name: str, row: dict[str, str]) -> None:
    half, group = GROUPS[name[:2]]
    for creature, figures in row.items():
        kind, _, strength = creature.rpartition("_s")
        assert figures == pair(*fight(kind, int(strength), half, group)), creature


@pytest.mark.parametrize("short", GROUPS)
def test_the_chances_against_a_creature_drawn_by_chance_are_what_they_give(short: str) -> None:
    half, group = GROUPS[short]
    row = CHECK["mean_of_figures"][short]
    assert set(row) == set(ROWS)
    for kind, figures in row.items():
        ends = [fight(kind, strength, half, group) for strength in ROWS[kind]["strengths"]]
        assert figures == pair(sum(end[0] for end in ends) / len(ends), sum(end[1] for end in ends) / len(ends)), kind


def test_the_chances_of_the_city_are_what_they_give() -> None:
    row = CHECK["ci_defence_success"]
    assert set(row) == {"rounds_1_2_s2_light", "rounds_3_4_s4_dark", "rounds_5_6_s4_dark"}
    base = list(CREATURES["base"]["items"])
    for name, short, half, strength in (("rounds_1_2_s2_light", "R1", "light", 2),
                                        ("rounds_3_4_s4_dark", "R3", "dark", 4),
                                        ("rounds_5_6_s4_dark", "R5", "dark", 4)):
        chances = [fight(kind, strength, half, GROUPS[short][1], goal=1)[1] for kind in base]
        assert row[name] == f"{min(chances):.2f}-{max(chances):.2f}"


def test_danger_rises_with_the_printed_strengths() -> None:
    """Among creatures without a special ability, and for Kukulkan whose strengths are the highest of all."""
    strength = {kind: sum(row["strengths"]) / len(row["strengths"]) for kind, row in ROWS.items()}
    base = list(CREATURES["base"]["items"])
    assert sorted(base, key=strength.__getitem__)[-2:] == ["caiman", "kukulkan"]
    for half in ("light", "dark"):
        harm = {kind: dealt(kind, half) for kind in ROWS}
        fewer = {kind: lost_by_five(kind, half) for kind in ROWS}
        assert harm["snake"] < harm["monkey"] <= harm["shaman"] < harm["jaguar"] < harm["caiman"] < harm["kukulkan"]
        assert max(fewer[kind] for kind in base if kind not in ("caiman", "kukulkan")) < fewer["caiman"]
        assert fewer["caiman"] < fewer["kukulkan"]
        assert harm["monkey"] < harm["velociraptor"] < harm["jaguar"]
    dice = [tuple(sorted(row[half])) for row in ROWS.values() for half in ("light", "dark")]
    assert [kind for kind, row in ROWS.items() if dice.count(tuple(sorted(row["dark"]))) > 1] == []


# ---------------------------------------------------------------- movement

def steps_across(players: int) -> int:
    """The steps between the two places of a compact board that are farthest apart, over whatever terrain."""
    board = COMPONENTS["board"]
    city = [tuple(cell) for cell in board["city"]["cells"]]
    cells = {tuple(cell) for cell in board["layouts"][players]["cells"]}

    def beside(cell: tuple[int, ...]) -> set[tuple[int, ...]]:
        around = {(place[0] + q, place[1] + r) for place in (city if cell == city[0] else [cell])
                  for q, r in board["geometry"]["neighbour_steps"]}
        return around & cells | ({city[0]} if around & set(city) else set())

    farthest = 0
    for start in cells:
        seen, edge, steps = {start}, {start}, -1
        while edge:
            steps += 1
            edge = {cell for place in edge for cell in beside(place)} - seen
            seen |= edge
        farthest = max(farthest, steps)
    return farthest


def test_no_gear_carries_a_group_farther_than_the_longest_move_that_is_printed() -> None:
    """ci.gear.ranged: a move of four steps is reported, which is as far as the smaller boards are wide."""
    assert [steps_across(players) for players in (2, 3, 4)] == [4, 4, 6]
    value = GEARS["movement"]["value"]
    assert value[:4] == [1, 2, 3, 4] and value == sorted(value) and max(value) == 4 < steps_across(4)
