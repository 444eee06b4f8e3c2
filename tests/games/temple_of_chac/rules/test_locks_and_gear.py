"""Locks, gear and wounds where a scenario cannot say it: odds, views, and positions that no game reaches."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sacbe import Game, games
from sacbe.games.temple_of_chac.data.constants import BRIDGE
from sacbe.games.temple_of_chac.data.edition import STANDARD
from sacbe.games.temple_of_chac.game import table
from sacbe.games.temple_of_chac.rules.actions.tools import whip_refusal
from sacbe.games.temple_of_chac.schema.notation import SPACES
from sacbe.kernel.play import scenario

HALL_4 = SPACES.index("H4")


def begin(players: int = 2, chance: tuple[str, ...] = (), **given: Any) -> Game:
    """A game that begins at a position, as scenarios have it; chance waits unless it is scripted."""
    row = {"case": "here", "game": "temple_of_chac", "players": players, "chance": list(chance), "given": given,
           "moves": [] if chance else ["chance by hand"], "then": {}}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("temple_of_chac"))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


# ---------------------------------------------------------------- odds of a lock

class Odds:
    """How many dice a lock takes, by the tokens that the engine offers; dice never run out here."""

    def __init__(self, at: str) -> None:
        self.start = play(begin(red={"at": at, "dice": [1, 1]}), "interact low")
        self.known: dict[str, dict[int, Fraction]] = {}

    def dice(self) -> dict[int, Fraction]:
        """The chance of each number of dice, the first included."""
        return {more + 1: share for more, share in self.spread(self.start).items()}

    def spread(self, game: Game) -> dict[int, Fraction]:
        """The chance of each number of further dice."""
        lock = str(game.definition.dump_fields(game.state)["lock"])
        if lock not in self.known:
            found: dict[int, Fraction] = {}
            for token in game.ask.options:
                for more, share in self.after(game, token).items():
                    found[more] = found.get(more, Fraction(0)) + share / len(game.ask.options)
            self.known[lock] = found
        return self.known[lock]

    def after(self, game: Game, token: str) -> dict[int, Fraction]:
        """The chance after one token; a fail costs a die."""
        now = play(game.clone(), token)
        if now.ask.prompt == "lock":
            table(now.state).dice[1] += 1
            return {more + 1: share for more, share in self.spread(play(now, "go-on low")).items()}
        return self.spread(now) if now.ask.prompt == "token" else {0: Fraction(1)}


def mean(spread: dict[int, Fraction]) -> float:
    return float(sum(dice * share for dice, share in spread.items()))


def test_a_lesser_lock_takes_2_17_dice() -> None:
    """tc.lockpick.tokens, tc.lockpick.continue: 25 percent with 1 die, 2.17 on average, never more than 5."""
    spread = Odds("C12").dice()
    assert sum(spread.values()) == 1
    assert float(spread[1]) == pytest.approx(0.25, abs=0.005)
    assert mean(spread) == pytest.approx(2.17, abs=0.005)
    assert max(spread) == 5


def test_chacs_lock_takes_3_11_dice() -> None:
    """tc.lockpick.tokens, tc.lockpick.continue: 3.11 dice on average, never more than 5."""
    spread = Odds("C31").dice()
    assert mean(spread) == pytest.approx(3.11, abs=0.005)
    assert max(spread) == 5


# ---------------------------------------------------------------- searching

def test_nothing_is_kept_when_the_temple_is_sealed_meanwhile() -> None:
    """tc.action.search.displaced: no game gets here, but should it end during a Search, nothing further happens."""
    game = begin(red={"at": "H1", "dice": [6, 1]})
    state = table(game.state)
    state.boulder, state.plates = STANDARD.last - 1, 3
    play(game, "search high", "draw pressure-plate", "draw kukulkan-mask")
    assert game.is_over
    assert game.definition.dump_fields(game.state)["red"]["hand"] == []


# ---------------------------------------------------------------- gear

def test_a_notebook_shows_the_clue_to_its_owner_only() -> None:
    """tc.gear.explorers-notebook: private to its owner; the others see which clue it was."""
    game = play(begin(3, ("glyph-of L8",), red={"at": "Z3", "gear": ["notebook"], "dice": [1, 1]}),
                "gear notebook", "peek G3")
    assert game.view("red")["peeked"] == {"G3": "L8"}
    assert game.view("red")["lava"]["L8"]["number"] == 3
    for reader in ("blue", "green", None):
        seen = game.view(reader)
        assert seen.get("peeked", {}) == {}
        assert seen["lava"]["L8"]["number"] is None
        events = [said["event"] for said in game.log(reader)]
        assert "saw-glyph" not in events
        assert "deciphered" in events


@pytest.mark.parametrize(("here", "there", "field"), [("C6", HALL_4, "plates"), ("C28", BRIDGE, "planks"),
                                                      ("C34", BRIDGE, "planks")])
def test_a_whip_reaches_neither_into_the_shut_hall_nor_onto_a_fallen_bridge(here: str, there: int, field: str) -> None:
    """tc.gear.bullwhip: nobody can be there, so the figure is put there by hand."""
    game = begin(red={"at": here, "gear": ["bullwhip"], "dice": [1, 1]}, blue={"hand": ["zotz-idol"]})
    state = table(game.state)
    state.players[1].at = there
    assert whip_refusal(state, 0, 1) == 0
    if field == "plates":
        state.plates = 2
    else:
        state.planks = 0
    assert whip_refusal(state, 0, 1) != 0


# ---------------------------------------------------------------- falling and wounds

@pytest.mark.parametrize("fallen", [False, True])
def test_falling_again_changes_nothing(fallen: bool) -> None:
    """tc.fall.environment: an adventurer who lies is hit and pushed, but does not fall again."""
    game = play(begin(red={"at": "H1", "dice": [1, 1]}, blue={"at": "C1", "fallen": fallen}),
                "search low", "draw pressure-plate")
    assert game.definition.dump_fields(game.state)["blue"]["fallen"]
    assert [said["event"] for said in game.log("blue")].count("fell") == (0 if fallen else 1)


def test_one_blow_never_gives_two_injuries() -> None:
    """tc.wound.overflow: at most 3 Wounds at once, and Health is at least 3."""
    e = STANDARD
    blows = (e.hit_wounds, e.run_over_wounds, e.wall_wounds, e.trap_wounds, e.wash_wounds, e.collapse_wounds,
             e.spider_wounds, e.dart_wounds, e.burst_wounds, e.bat_wounds)
    assert max(blows) == 3
    assert min(STANDARD.health) == 3


@pytest.mark.parametrize(("hero", "health", "wounds"), [
    (hero, health, wounds) for hero, health in (("monty-albatross", 4), ("bobby-powell", 5), ("lea-rice", 3))
    for wounds in range(health)])
def test_wounds_of_a_blow_are_as_if_counted_one_by_one(hero: str, health: int, wounds: int) -> None:
    """tc.wound.suffer, tc.wound.overflow: by the boulder, from every number of Wounds one may have."""
    game = begin(red={"at": "H1", "adventurer": "puccio-cortese", "dice": [1, 1]},
                 blue={"at": "C1", "adventurer": hero, "wounds": wounds})
    play(game, "search low", "draw pressure-plate")
    if game.ask.prompt == "injury":
        game.apply("injury 1")
    blue = game.definition.dump_fields(game.state)["blue"]
    assert (blue["wounds"], len(blue["injuries"])) == ((wounds + 3) % health, (wounds + 3) // health)
