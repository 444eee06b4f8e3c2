"""Rounds, turns and the calendar where a scenario cannot say it: whole games, invariants, every spread of pieces."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

import sacbe
from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game

DEFINITION = games.load_definition("tzolkin")
TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen": 13}
LAST = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen": 10}
FOOD = (7, 13, 20, 26)
Policy = Callable[[Game], str]


def facts(game: Game) -> dict[str, Any]:
    return DEFINITION.dump_fields(game.state)


def at(players: int, **given: Any) -> Game:
    """A game that starts at a position; nothing is drawn in it."""
    return Game(DEFINITION, players, {}, None, DEFINITION.build_position(players, {}, given))


def play(players: int, policy: Policy, seed: int = 1) -> Game:
    game = sacbe.new("tzolkin", players=players, seed=seed)
    while not game.is_over:
        game.apply(policy(game))
    return game


def told(game: Game, event: str) -> list[dict[str, Any]]:
    return [row.data for row in game.event_log if row.data["event"] == event]


def careful(speed: tuple[int, ...] = ()) -> Policy:
    """Workers go home as soon as they can; the first one claims the space at these teeth and takes two days."""
    def choose(game: Game) -> str:
        options = game.ask.options
        wanted = ["days 2"]
        if facts(game)["tooth"] in speed:
            wanted += ["place start", "stop"]
        wanted += ["nothing", *[option for option in options if option.startswith("pick")], "stop"]
        wanted += [option for option in options if option != "place start"]
        return next(option for option in wanted if option in options)
    return choose


def food_rounds(game: Game) -> list[int]:
    """The rounds in which there was a Food Day."""
    found, now = [], 0
    for row in game.event_log:
        if row.data["event"] == "round-began":
            now = int(row.data["round"])
        elif row.data["event"] == "food-day":
            found.append(now)
    return found


# ---------------------------------------------------------------- the length of the game

@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_speeds(players: int) -> None:
    """tz.calendar.length, tz.calendar.food-teeth, tz.calendar.first-round: 27 rounds, food in 8, 14, 21 and 27."""
    game = play(players, careful())
    rounds = told(game, "round-began")
    assert [(row["round"], row["tooth"]) for row in rounds] == [(tooth + 1, tooth) for tooth in range(27)]
    assert food_rounds(game) == [8, 14, 21, 27]


@pytest.mark.parametrize("tooth", range(26))
def test_one_two_day_advance(tooth: int) -> None:
    """tz.calendar.length, tz.calendar.jumped-food-day: one round less, unless the last tooth is jumped."""
    game = play(4, careful((tooth,)))
    assert len(told(game, "board-turned")) == 1
    rounds = told(game, "round-began")
    assert len(rounds) == (27 if tooth == 25 else 26)
    visited = [row["tooth"] for row in rounds]
    assert visited == [n for n in range(27) if n != tooth + 1] + [27] * (tooth == 25)
    expected = [next(n for n, reached in enumerate(visited, 1) if reached >= day) for day in FOOD]
    assert food_rounds(game) == expected


@pytest.mark.parametrize(("teeth", "rounds"), [((3, 9), 25), ((3, 9, 15), 24), ((3, 9, 15, 22), 23), ((3, 25), 26)])
def test_several_two_day_advances(teeth: tuple[int, ...], rounds: int) -> None:
    """tz.calendar.length: each of them shortens the game by one round, except the one that jumps tooth 26."""
    game = play(4, careful(teeth))
    assert len(told(game, "board-turned")) == len(teeth)
    assert len(told(game, "round-began")) == rounds
    assert len(food_rounds(game)) == 4


# ---------------------------------------------------------------- the cheapest space

def crowded(players: int, others: int) -> dict[str, Any]:
    """This many pieces of others where they make placing dearest: the space of the starting player, then all lowest."""
    owners = [seat for seat in DEFINITION.seats[1:players] for _ in range(6)] + ["dummy"] * {2: 12, 3: 6, 4: 0}[players]
    owners += ["blue"] * (others - len(owners))
    given: dict[str, Any] = {gear: {} for gear in TEETH}
    spaces = list(product(range(8), TEETH))
    for number, owner in enumerate(owners[:others]):
        if number == 0:
            given["start_space"] = owner
        else:
            space, gear = spaces[number - 1]
            given[gear][space] = owner
    return given


@pytest.mark.parametrize(("players", "others"), list(product([2, 3, 4], range(1, 19))))
def test_three_corn_always_suffice(players: int, others: int) -> None:
    """tz.begging.forced, tz.begging.effect: the cheapest space costs at most 3, so begging always helps."""
    lowest = (others - 1) // 5
    assert lowest <= 3
    for corn in range(4):
        game = at(players, **crowded(players, others), red={"corn": corn})
        if corn < lowest:
            assert (game.ask.seat, game.ask.prompt) == ("red", "anger"), "made to beg"
            game.apply("anger brown")
            assert facts(game)["red"]["corn"] == 3
        assert game.ask.prompt == "turn" and any(option.startswith("place") for option in game.ask.options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_more_than_eighteen_other_pieces(players: int) -> None:
    """tz.begging.forced: three opponents' workers, or dummies in their place; a nineteenth piece does not exist."""
    assert at(players, **crowded(players, 18)).ask.seat == "red"
    with pytest.raises(Problem) as caught:
        at(players, **crowded(players, 19))
    assert caught.value.key == "impossible-position"


@pytest.mark.parametrize(("players", "others"), list(product([2, 3, 4], range(1, 19))))
def test_pity_exactly_for_the_poor_at_the_bottom(players: int, others: int) -> None:
    """tz.pity.when, tz.pity.effect: less corn than the cheapest space costs; then one worker, for all corn."""
    bottom = {"brown": 0, "yellow": 0, "green": 0}
    lowest = (others - 1) // 5
    for corn in range(4):
        game = at(players, **crowded(players, others), red={"corn": corn, "temples": bottom})
        if corn >= lowest:
            assert not told(game, "pitied")
            continue
        if not told(game, "pitied"):                    # else a single gear was left, and it was not asked
            assert (game.ask.seat, game.ask.prompt) == ("red", "pity")
            game.apply(game.ask.options[-1])
        assert [row["space"] for row in told(game, "placed") if row["seat"] == "red"] == [lowest]
        red = facts(game)["red"]
        assert (red["corn"], red["hand"], red["temples"]) == (0, 2, bottom)


# ---------------------------------------------------------------- the gears

@pytest.mark.parametrize("seed", range(20))
def test_a_day_on_all_gears(seed: int) -> None:
    """tz.calendar.advance, tz.calendar.push-off, tz.calendar.gear-sizes: one space up, off after the last, in turn."""
    dice = random.Random(seed)
    owners = ["red"] * dice.randint(0, 6) + ["blue"] * dice.randint(0, 6) + ["dummy"] * dice.randint(0, 12)
    given: dict[str, dict[int, str]] = {gear: {} for gear in TEETH}
    for owner in owners:
        gear = dice.choice(list(TEETH))
        highest = TEETH[gear] - 1 if owner == "dummy" else LAST[gear]
        free = [space for space in range(highest + 1) if space not in given[gear]]
        if free:
            given[gear][dice.choice(free)] = owner
    before = facts(at(2, **given))
    after = facts(at(2, stage="advance", **given))
    pushed = {"red": 0, "blue": 0}
    for gear, pieces in given.items():
        expected = {}
        for space, owner in pieces.items():
            if owner != "dummy" and space == LAST[gear]:
                pushed[owner] += 1
            else:
                expected[str((space + 1) % TEETH[gear])] = owner
        assert after[gear] == expected
    for seat, count in pushed.items():
        assert after[seat] == {**before[seat], "hand": before[seat]["hand"] + count}


@pytest.mark.parametrize("gear", TEETH)
def test_numbered_and_unnumbered_spaces(gear: str) -> None:
    """tz.calendar.gear-sizes: workers stand on numbered spaces only, dummies on any tooth."""
    at(2, **{gear: {LAST[gear]: "red", TEETH[gear] - 1: "dummy"}})
    for space, owner in ((LAST[gear] + 1, "red"), (TEETH[gear], "dummy")):
        with pytest.raises(Problem) as caught:
            at(2, **{gear: {space: owner}})
        assert caught.value.key == "scenario-number"


# ---------------------------------------------------------------- every turn of random games

def turns(players: int, seed: int) -> Iterator[Game]:
    """A random game, stopped at the beginning of every turn."""
    dice = random.Random(seed)
    game = sacbe.new("tzolkin", players=players, seed=seed)
    while not game.is_over:
        if game.ask.prompt == "turn":
            yield game
        game.apply(dice.choice(game.ask.options))


def on_gears(now: dict[str, Any], seat: str) -> int:
    return sum(list(now[gear].values()).count(seat) for gear in TEETH)


@pytest.mark.parametrize(("players", "seed"), list(product([2, 3, 4], [1, 2])))
def test_what_a_turn_may_begin_with(players: int, seed: int) -> None:
    """tz.turn.forced-type, tz.turn.no-pass, tz.begging.when, tz.begging.forced, tz.placing.afford, tz.pickup.number."""
    begun = set()
    for game in turns(players, seed):
        seat, options, now = game.ask.seat, game.ask.options, facts(game)
        own, gears = now[seat], on_gears(now, seat)
        places = [option.split()[1] for option in options if option.startswith("place")]
        cost = {gear: min({*range(LAST[gear] + 1)} - {int(space) for space in now[gear]}, default=99) for gear in TEETH}
        cost["start"] = 0 if now["start_space"] == "none" else 99
        assert sorted(places) == sorted(t for t in cost if own["hand"] and cost[t] <= own["corn"])
        picks = [option for option in options if option.startswith("pick")]
        assert sorted(picks) == sorted(f"pick {gear} {space}" for gear in TEETH for space in now[gear]
                                       if now[gear][space] == seat)
        assert ("beg" in options) == (own["corn"] <= 2 and any(own["temples"].values()))
        assert len(options) == len(places) + len(picks) + ("beg" in options), "nothing else, and no passing"
        assert gears or min(cost.values()) <= 3
        if seat not in begun:
            assert not picks
            begun.add(seat)
    assert len(begun) == players


@pytest.mark.parametrize(("players", "seed"), list(product([2, 3, 4], [3, 4])))
def test_the_order_of_every_round(players: int, seed: int) -> None:
    """tz.round.turn-order, tz.start-space.marker, tz.start-space.worker-returns, tz.start-space.corn-pile.

    Events in order: clockwise turns from the holder, the marker moves by claims only, corn lies where nobody claimed.
    """
    *_, game = turns(players, seed)
    assert game.is_over
    seats, pile, holder, claimant, away = list(DEFINITION.seats[:players]), 0, "", "", False
    order: list[str] = []
    taken = claims = 0
    for row in (entry.data for entry in game.event_log):
        kind, seat = row["event"], str(row.get("seat", ""))
        if kind == "first-player":
            if holder:
                assert claimant, "only a claim moves the marker"
                assert seat == (seats[(seats.index(holder) + 1) % players] if claimant == holder else claimant)
            holder = seat
        elif kind == "round-began":
            assert not away, "the space is empty when a round begins"
            order, claimant = [], ""
        elif kind == "turn-began":
            order.append(seat)
            assert seat == seats[(seats.index(holder) + len(order) - 1) % players]
        elif kind == "placed" and row["gear"] == "start":
            assert not claimant, "claimed twice"
            claimant, claims, away = seat, claims + 1, True
        elif kind == "corn-taken":
            assert (seat, row["corn"]) == (claimant, pile)
            pile, taken = 0, taken + 1
        elif kind == "calendar-corn":
            assert not claimant and len(order) == players
            pile += 1
            assert row["corn"] == pile
        elif kind == "came-home":
            assert seat == claimant
            away = False
    assert claims and taken, "a game without a claim shows little"
