"""What a learnt value reads in Temple of Chac: named, small, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sacbe import games
from sacbe.bots.determinized import make_greedy_bot
from sacbe.games.temple_of_chac.ai import feature_names
from sacbe.games.temple_of_chac.ai.evaluator import TempleOfChacEvaluator
from sacbe.games.temple_of_chac.ai.features import NAMES, TempleOfChacFeatures
from sacbe.games.temple_of_chac.data.constants import ASK_STOLEN
from sacbe.games.temple_of_chac.game import table
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State

pytestmark = pytest.mark.once

DEFINITION = games.load_definition("temple_of_chac")
PLAYERS = (2, 3, 4, 5)
TURN = {"stage": "action", "turn": "red"}
BEGINNINGS = {"judge": "JUDGE", "points": "POINTS", "time": "TIME", "plates": "PLATES", "boulder": "BOULDER",
              "chase": "CHASE", "at": "AT", "room": "ROOM", "room-left": "ROOM_LEFT", "steps": "STEPS", "way": "WAY",
              "way-left": "WAY_LEFT", "hand": "HAND", "store": "STORE", "free": "FREE", "load": "LOAD", "dice": "DICE",
              "body": "BODY", "hero": "HERO", "gear": "GEAR", "god": "GOD", "set": "SET", "own": "OWN",
              "alcove": "ALCOVE", "lock": "LOCK", "deck": "DECK", "here": "HERE", "tile": "TILE", "clue": "CLUE",
              "planks": "WATER", "web": "WEB", "inside": "INSIDE", "out": "OUT", "rival": "RIVAL", "players": "TABLE",
              "asked": "ASKED", "drawn": "ROLLS_NOW"}


def played(players: int, seed: int, width: int) -> Iterator[State]:
    """Every position of a game of planners (without width: of chance); everybody steals, so that cards change hands."""
    state, dice = DEFINITION.start_game(players, {}), SeededDriver(seed)
    seats = [make_greedy_bot(DEFINITION, seat, seed + seat, width) if width else SeededDriver(seed + seat)
             for seat in range(players)]
    while (ask := state.ask) is not None:
        yield state
        if ask.seat == CHANCE:
            state.apply(dice.answer(ask))
            continue
        steals = [choice for choice in ask.options if DEFINITION.grammar.write(choice).startswith("steal")]
        state.apply(steals[0] if steals else seats[ask.seat].choose(state, ask))
    yield state


def placed(given: dict[str, Any], players: int = 2) -> State:
    state = DEFINITION.build_position(players, {}, given)
    state.run_until_decision()
    return state


def told(state: State, seat: int = 0) -> dict[str, float]:
    """The features that are not 0, by name."""
    row = TempleOfChacFeatures().feature_row(state, seat)
    return {name: value for name, value in zip(NAMES, row, strict=True) if value}


def test_every_group_begins_where_it_is_written() -> None:
    begins: dict[str, int] = {}
    for number, name in enumerate(NAMES):
        begins.setdefault(name.split(".")[0], number)
    assert {group: begins[group] for group in BEGINNINGS} == {group: getattr(feature_names, name)
                                                              for group, name in BEGINNINGS.items()}
    assert len(NAMES) == len(set(NAMES)) == TempleOfChacFeatures().size


@pytest.mark.parametrize("width", [0, 2])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_reads_only_what_it_may_know(width: int, players: int) -> None:
    """tc.secret.hand, tc.secret.storage, tc.secret.injuries, tc.secret.lava-tiles: a redeal changes nothing."""
    features = TempleOfChacFeatures()
    differs = 0
    for number, state in enumerate(played(players, 7 * players, width)):
        if state.ask is None or (number % (7 if width else 3) and state.ask.prompt != ASK_STOLEN):
            continue
        for seat in range(players):
            other = DEFINITION.redeal(state, seat, SeededDriver(number))
            differs += other.text() != state.text()
            assert features.feature_row(other, seat) == features.feature_row(state, seat), (number, seat)
            assert features.progress(other) == features.progress(state)
    assert differs > 10


@pytest.mark.parametrize("players", [2, 5])
def test_features_are_small_and_few_and_time_goes_on(players: int) -> None:
    features = TempleOfChacFeatures()
    before = 0.0
    sizes = []
    for number, state in enumerate(played(players, players, 2)):
        progress = features.progress(state)
        assert before <= progress <= 1.0
        before = progress
        if state.ask is None or number % 5:
            continue
        assert features.seat_count(state) == players
        for seat in range(players):
            row = features.feature_row(state, seat)
            assert row == features.feature_row(state, seat)
            assert all(-3.0 <= value <= 5.0 for value in row), told(state, seat)
            sizes.append(sum(value != 0.0 for value in row))
    assert before == 1.0
    assert sum(sizes) / len(sizes) < 80


def test_one_seat_is_judged_as_all_are() -> None:
    evaluator = TempleOfChacEvaluator()
    for state in played(3, 3, 0):
        standing = evaluator.expected_points(state)
        assert [evaluator.expected_points_of(state, seat) for seat in range(3)] == standing


def test_what_some_features_say() -> None:
    """tc.turn.encumbrance, tc.scoring.set-bonus, tc.lockpick.required"""
    red = {"adventurer": "lea-rice", "at": "C12", "hand": ["zotz-mask", "ixchel-mask"], "dice": [2, 5], "wounds": 2}
    found = told(placed({"stage": "action", "turn": "red", "boulder": "C10", "plates": 1, "red": red,
                         "blue": {"at": "C12", "hand": ["zotz-idol"]}}))
    for name in ("hand.2", "store.0", "room.alcoves", "lock.here", "chase.2", "set.2", "god.zotz", "god.ixchel",
                 "hero.lea_rice", "asked.action", "dice.2", "body.one-more", "rival.here", "inside.1", "players.2"):
        assert found[name] == 1.0, name
    assert found["points.sets"] == pytest.approx(1 / 6) and 0 < found["lock.odds"] < 1
    assert "room.lava" not in found and "judge.lost" not in found


def test_what_draws_is_felt_on_the_way() -> None:
    """A player who likes a room can smell it: the closer, the more."""
    def way(at: str, room: str) -> float:
        return told(placed({**TURN, "boulder": "C2", "red": {"at": at, "dice": [1]}})).get(f"way.{room}", 0.0)
    for room, path in {"alcoves": ("H4", "C9", "C12"), "lava": ("H2", "C7", "L3"), "rapids": ("C14", "C17", "R2"),
                       "bridge": ("C22", "C27", "BR"), "shrine": ("C25", "C29", "C31"),
                       "cave": ("C28", "C34", "Z3")}.items():
        felt = [way(at, room) for at in path]
        assert felt == sorted(felt) and felt[0] < felt[-1] and felt[-1] == 1.0, (room, felt)
    assert way("C30", "bridge") == way("C20", "lava") == way("Z3", "alcoves") == 0.0


# ---------------------------------------------------------------- what is offered to learn

def test_tastes_and_styles_are_made_of_features() -> None:
    learning = DEFINITION.learning()
    other = DEFINITION.learning()
    assert learning is not None and other is not None and learning.prize == 20.0
    assert learning.features is not other.features
    assert set(learning.tastes) <= set(NAMES) and 12 <= len(learning.tastes) <= 24
    assert len(learning.styles) >= 3
    assert all(set(style) <= set(NAMES) for style in learning.styles.values())


def test_a_finished_game_is_counted() -> None:
    learning = DEFINITION.learning()
    assert learning is not None
    *_, state = played(2, 4, 2)
    t = table(state)
    for seat in range(2):
        counted = learning.play_statistics(state, seat)
        assert counted["escaped"] == (t.players[seat].escaped > 0)
        assert counted["points"] == DEFINITION.scores(state)[seat]
        assert counted["rounds"] == t.round >= 1
        assert counted["treasures"] == sum(t.players[seat].hand) + sum(t.players[seat].store)
    assert learning.play_statistics(state, 0) != learning.play_statistics(state, 1)
