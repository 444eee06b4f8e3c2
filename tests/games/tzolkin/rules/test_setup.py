"""Setup, limits and dummies where a scenario cannot say it: player counts, secrets, invariants of whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.kernel.play import scenario

SCENARIOS = Path(__file__).parent.parent / "scenarios"
SEATS = ("red", "blue", "green", "yellow")
TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen": 13}
SKULL_MOVES = ("place yaxchilan", "place chichen", "act yaxchilan 4", "act chichen")


def positions(players: int, seed: int, liked: tuple[str, ...] = ()) -> Iterator[Game]:
    """A game of random moves, seen before each of them and at the end; liked moves are taken more often."""
    game, drawn = sacbe.new("tzolkin", players=players, seed=seed), random.Random(seed)
    while not game.is_over:
        yield game
        options = game.ask.options
        better = [move for move in options if move.startswith(liked)] if liked else []
        game.apply(drawn.choice(better if better and drawn.random() < 0.6 else options))
    yield game


def at(players: int, **given: Any) -> Game:
    """A game at a position, with chance answered by hand."""
    definition = games.load_definition("tzolkin")
    return Game(definition, players, {}, None, definition.build_position(players, {}, given))


def dummies(view: dict[str, Any]) -> set[tuple[str, int]]:
    """Where the dummies stand."""
    return {(gear, int(space)) for gear in TEETH for space, piece in view[gear].items() if piece == "dummy"}


def own_pieces(view: dict[str, Any], seat: str) -> int:
    """Workers of a seat on the gears and on the Starting Player Space."""
    return sum(list(view[gear].values()).count(seat) for gear in TEETH) + int(view["start_space"] == seat)


# ---------------------------------------------------------------- players and limits

@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_player_counts_are_refused(players: int) -> None:
    """tz.general.players"""
    with pytest.raises(Problem) as caught:
        sacbe.new("tzolkin", players=players, seed=1)
    assert caught.value.key == "player-count"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_owns_one_colour(players: int) -> None:
    """tz.general.players: a colour without a player has no seat, and its workers are the dummies, 12 or 6."""
    game = sacbe.new("tzolkin", players=players, seed=1)
    assert tuple(game.view()["seats"]) == SEATS[:players]
    assert len(dummies(game.view())) == 6 * (4 - players)
    for seat in SEATS[players:]:
        with pytest.raises(Problem) as caught:
            game.view(seat)
        assert caught.value.key == "unknown-seat"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thirteen_skulls_wherever_they_are(players: int) -> None:
    """tz.limit.skulls: bank + held by players + lying in Chichen Itza = 13, in every position of whole games."""
    banks, filled = set(), set()
    for seed in range(4):
        for game in positions(players, seed, SKULL_MOVES):
            view = game.view()
            held = sum(seen["skulls"] for seen in view["seats"].values())
            assert view["bank_skulls"] + held + len(view["ovals"]) == 13
            assert view["bank_skulls"] >= 0
            banks.add(view["bank_skulls"])
            filled.add(len(view["ovals"]))
    assert len(banks) > 2 and len(filled) > 1       # skulls did move


@pytest.mark.parametrize("players", [2, 3, 4])
def test_never_more_than_six_workers(players: int) -> None:
    """tz.limit.six-workers: in hand, on the gears and on the Starting Player Space together; and six are reached."""
    most = 0
    for seed in range(4):
        for game in positions(players, seed, ("place uxmal", "act uxmal 3")):
            view = game.view()
            for seat, seen in view["seats"].items():
                assert seen["workers"] == seen["hand"] + own_pieces(view, seat) <= 6
                most = max(most, seen["workers"])
    assert most == 6


# ---------------------------------------------------------------- what choosers see, and what they do not

@pytest.mark.parametrize(("players", "monuments"), [(2, 4), (3, 5), (4, 6)])
def test_choosers_see_board_and_dummies(players: int, monuments: int) -> None:
    """tz.setup.order, tz.setup.monuments, tz.setup.building-row, tz.dummy.count: all is open before the first choice,
    to every seat, and no dummy comes or goes during the choices."""
    for seed in range(20):
        game = sacbe.new("tzolkin", players=players, seed=seed)
        start = dummies(game.view())
        for seat in SEATS[:players]:
            assert (game.ask.seat, game.ask.prompt) == (seat, "wealth")
            view = game.view(seat)
            assert len(view["monuments"]) == monuments
            assert len(view["row"]) == 6 and view["stack_size"] == 8
            assert view["dummies_left"] == 0
            assert dummies(view) == start
            game.apply(game.ask.options[seed % 6])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealt_tiles_are_for_their_owner_only(players: int) -> None:
    """tz.setup.wealth-deal: four tiles each, in the view and the log of their owner and of nobody else."""
    game = sacbe.new("tzolkin", players=players, seed=11)
    everybody: list[str] = []
    for seat in SEATS[:players]:
        own = game.view(seat)["seats"][seat]["dealt"]
        assert len(set(own)) == 4
        everybody += own
        heard = [said for said in game.log(seat) if said["event"] == "dealt"]
        assert {said["seat"] for said in heard} == {seat}
        assert sorted(str(said["tile"]) for said in heard) == sorted(own)
        for other in (*SEATS[:players], None):
            if other != seat:
                assert not {"dealt", "keeps"} & set(game.view(other)["seats"][seat])
                assert not any(tile in str(game.view(other)["seats"][seat]) for tile in own)
    assert len(set(everybody)) == 4 * players
    assert not [said for said in game.log() if said["event"] == "dealt"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_are_secret_until_the_last(players: int) -> None:
    """tz.setup.wealth-choose: no player sees another's choice before the last one has been made."""
    game = sacbe.new("tzolkin", players=players, seed=5)
    chosen: dict[str, list[str]] = {}
    for seat in SEATS[:players]:
        for other in (*SEATS[:players], None):
            view = game.view(other)["seats"]
            assert not any(said["event"] == "wealth-kept" for said in game.log(other))
            for who, kept in chosen.items():
                assert view[who]["has_chosen"] and view[who]["wealth"] == []
                assert (view[who]["keeps"] == kept) if who == other else "keeps" not in view[who]
                assert view[who]["corn"] == 0
        choice = game.ask.options[-1]
        chosen[seat] = choice.split()[1:]
        game.apply(choice)
    for other in (*SEATS[:players], None):
        view = game.view(other)["seats"]
        assert {who: view[who]["wealth"] for who in chosen} == chosen
        assert sum(said["event"] == "wealth-kept" for said in game.log(other)) == players


@pytest.mark.parametrize("claimant", SEATS)
def test_everybody_may_speed_in_round_1(claimant: str) -> None:
    """tz.setup.player-pieces: every board is light side up, so the two days are open to each who claims the space."""
    game = sacbe.new("tzolkin", players=4, seed=3)
    while game.ask.prompt == "wealth":
        game.apply(game.ask.options[0])
    for _ in SEATS:
        seat = game.ask.seat
        assert game.ask.prompt == "turn" and not any(move.startswith("pick") for move in game.ask.options)
        game.apply("place start" if seat == claimant else f"place {list(TEETH)[SEATS.index(seat)]}")
        if game.ask.seat == seat and game.ask.prompt == "place":
            game.apply("stop")
    assert game.ask.seat == claimant
    assert game.ask.options == ["days 1", "days 2"]


# ---------------------------------------------------------------- dummies

@pytest.mark.parametrize(("players", "number"), [(2, 12), (3, 6), (4, 0)])
def test_dummies_of_many_setups(players: int, number: int) -> None:
    """tz.dummy.count, tz.dummy.draw, tz.dummy.opposite-space: the right number on as many spaces, so no two on one;
    tiles suffice, are never a player's, and are all drawn before the first choice."""
    for seed in range(60):
        game = sacbe.new("tzolkin", players=players, seed=seed)
        view = game.view()
        assert len(dummies(view)) == number
        dealt = {tile for seat in SEATS[:players] for tile in game.view(seat)["seats"][seat]["dealt"]}
        told = [said for said in game.log() if said["event"] == "dummy-placed"]
        shown = [said for said in told if said["tile"] != "none"]
        assert len(told) == number
        assert not dealt & {said["tile"] for said in shown}
        assert view["undealt_wealth"] == 21 - len(dealt) - len(shown) >= 1
        for gear, teeth in list(TEETH.items())[:4]:
            first = [said for said in told if said["gear"] == gear][:2]
            if len(first) == 2:
                assert first[1]["tile"] == "none"
                assert int(first[1]["space"]) == (int(first[0]["space"]) + 5) % teeth
        while game.ask.prompt == "wealth":
            game.apply(game.ask.options[0])
        assert [said for said in game.log() if said["event"] == "dummy-placed"] == told


def test_every_tile_shows_one_space() -> None:
    """tz.setup.wealth-contents, tz.dummy.depicted-space, tz.dummy.opposite-space: spaces 1, 3, 5, 7 of each small gear,
    whose opposites are even; 0, 3, 5, 7, 10 of Chichen Itza, without an opposite."""
    shown: dict[str, list[int]] = {gear: [] for gear in TEETH}
    for number in range(1, 22):
        rest = [f"W{other:02}" for other in range(1, 22) if other != number]
        game = at(2, stage="dummies", dummies_left=12, red={"dealt": rest[:4]}, blue={"dealt": rest[4:8]})
        game.apply(f"draw W{number:02}")
        told = [said for said in game.log() if said["event"] == "dummy-placed"]
        gear, space = str(told[0]["gear"]), int(told[0]["space"])
        shown[gear].append(space)
        pair = {(gear, space)} if gear == "chichen" else {(gear, space), (gear, (space + 5) % 10)}
        assert dummies(game.view()) == pair
        assert gear == "chichen" or (space % 2 == 1 and (space + 5) % 10 % 2 == 0)
    assert shown == {**{gear: [1, 3, 5, 7] for gear in list(TEETH)[:4]}, "chichen": [0, 3, 5, 7, 10]}


@pytest.mark.parametrize("players", [2, 3])
def test_dummies_turn_with_their_gear_all_game(players: int) -> None:
    """tz.dummy.rotate: whatever the players do, a dummy stands where the days since the start have turned it."""
    for seed in range(2):
        seen: set[tuple[str, int]] = set()
        start: set[tuple[str, int]] = set()
        for game in positions(players, seed):
            view = game.view()
            start = start or dummies(view)
            assert dummies(view) == {(gear, (space + view["tooth"]) % TEETH[gear]) for gear, space in start}
            seen |= dummies(view)
        assert len(start) == 6 * (4 - players)
        assert {8, 9} <= {space for gear, space in seen if gear != "chichen"}       # through the unnumbered spaces


def test_the_scenarios_of_this_part_name_every_example() -> None:
    """Each of the rulebook's 31 worked examples is a case, at least once."""
    found: set[str] = set()
    for file in ("examples-1.yaml", "examples-2.yaml"):
        found |= {str(case.data["id"]) for case in scenario.load(SCENARIOS / file)}
    assert found == {f"tz.example.{number}" for number in range(1, 32)}
