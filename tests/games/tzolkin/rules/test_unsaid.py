"""What a scenario cannot say: what is not reported, what is not refused, what is no word of the game, what is gone."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import Game, Problem, games
from sacbe.kernel.play import scenario

DEFINITION = games.load_definition("tzolkin")
LAST_ACTIONS = {"palenque": 5, "yaxchilan": 5, "tikal": 5, "uxmal": 5, "chichen": 9}


def played(moves: list[str], options: dict[str, str] | None = None, **given: Any) -> Game:
    """A game of four that begins at a position, as scenarios have it, after some moves."""
    row = {"case": "here", "game": "tzolkin", "players": 4, "options": options or {}, "given": given, "then": {}}
    game = scenario.begin(scenario.make_case("here", 1, {}, row), DEFINITION)
    for move in moves:
        assert scenario.play(game, move) is None, move
    return game


def told(game: Game, event: str) -> list[dict[str, Any]]:
    """All events of one kind."""
    return [told.data for told in game.event_log if told.data["event"] == event]


def test_architecture_1_scores_nothing() -> None:
    """tz.tech.architecture-1 gives corn; points come with tz.tech.architecture-2, so none are reported before."""
    for level, points in ((1, []), (2, [2])):
        game = played(["red pick tikal 2", "red act tikal 2", "red build B101"], row=["B101", "B102"],
                      tikal={2: "red"}, red={"wood": 1, "architecture": level})
        assert [row["points"] for row in told(game, "scored")] == points


def test_who_is_fed_loses_nothing() -> None:
    """tz.food.unfed: points are lost for workers who go hungry, and only then is it reported."""
    game = played([], stage="food", tooth=7, red={"corn": 6}, blue={"corn": 5}, green={"corn": 6}, yellow={"corn": 7})
    assert [(row["seat"], row["points"]) for row in told(game, "scored") if row["source"] == "hunger"] == [("blue", -3)]


def test_a_calendar_without_corn_gives_none() -> None:
    """tz.start-space.take-corn: corn is taken once, by who claims the space, if there is any."""
    moves = ["green place start", "yellow place tikal"]
    assert told(played(moves, turn="green"), "corn-taken") == []
    assert [row["corn"] for row in told(played(moves, turn="green", calendar_corn=2), "corn-taken")] == [2]


@pytest.mark.parametrize("block", ["wood", "stone", "gold"])
def test_a_block_that_is_offered_is_not_refused(block: str) -> None:
    """tz.chichen.rewards: any block of the bank."""
    game = played(["red pick chichen 6", "red act chichen 6"], chichen={6: "red"}, red={"skulls": 1})
    assert game.ask.prompt == "take" and game.explain(f"take {block}", "red") is None


@pytest.mark.parametrize(("reading", "bank"), [("returns", 13), ("leaves", 12)])
def test_every_skull_is_accounted_for(reading: str, bank: int) -> None:
    """tz.ruling.monument-skull-returns: a skull paid for a monument is in the bank again, or counted as gone."""
    game = played(["red pick tikal 4", "red act tikal 4"], {"paid-skull": reading}, row=["B104"], stack=[],
                  monuments=["M13"], tikal={4: "red"}, red={"gold": 4, "skulls": 1})
    assert DEFINITION.dump_fields(game.state)["bank_skulls"] == bank and DEFINITION.find_violations(game.state) == []


@pytest.mark.parametrize("gear", LAST_ACTIONS)
def test_the_spaces_of_free_choice_have_no_action_of_their_own(gear: str) -> None:
    """tz.pickup.free-choice: beyond the last action there is none that could be named."""
    assert DEFINITION.grammar.read(f"act {gear} {LAST_ACTIONS[gear]}")
    with pytest.raises(Problem):
        DEFINITION.grammar.read(f"act {gear} {LAST_ACTIONS[gear] + 1}")
