"""Prophecies over whole games: the deck, the order of the reveal, what is hidden, what views tell, and records."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.games.chichen_itza.schema.notation import PROPHECY_CARDS
from sacbe.games.chichen_itza.text.board import place_name
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.play import record, scenario
from sacbe.presentation.language import words
from sacbe.presentation.render.log import LogWriter

ON = {"prophecies": "on"}
ROUNDS = range(1, 7)


def begin(chance: Sequence[str] = (), players: int = 2, by_hand: bool = False, **given: Any) -> Game:
    """A game with the module that begins at a position; `by_hand` leaves chance to the test."""
    row = {"case": "here", "game": "chichen_itza", "players": players, "chance": list(chance), "given": given,
           "options": ON, "then": {}, "moves": ["chance prophecy 1"] if by_hand else []}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("chichen_itza"))


def readers(game: Game) -> list[str | None]:
    """Every seat, and a watcher."""
    return [*game.definition.seats[:game.players], None]


def play_on(game: Game, seed: int) -> None:
    """One random move; Coins in half of the turns, so that a game is short."""
    dice = random.Random(seed)
    options = game.ask.options
    game.apply("coins" if "coins" in options and dice.random() < 0.5 else dice.choice(options))


def told(game: Game, event: str, reader: str | None = None) -> list[dict[str, Any]]:
    return [said for said in game.log(reader) if said["event"] == event]


# ---------------------------------------------------------------- the deck

@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_one_per_round_and_never_twice(players: int) -> None:
    """bp.prophecy.setup, bp.prophecy.discard: a view knows the card of the round and those before it, no other."""
    game = sacbe.new("chichen_itza", players=players, seed=players, options=ON)
    moves = 0
    seen: list[int] = []
    while not game.is_over:
        view = game.view(None)
        if view["round"] > len(seen):
            seen.append(view["prophecy"])
            assert len(seen) == view["round"]
        assert view["prophecy"] == seen[-1] and view["past_prophecies"] == sorted(seen[:-1])
        assert view["prophecies_left"] == 6 - len(seen)
        if moves % 20 == 0:
            for reader in readers(game):
                own = game.view(reader)
                assert [own[key] for key in ("prophecy", "past_prophecies", "prophecies_left", "changes")] == [
                    view[key] for key in ("prophecy", "past_prophecies", "prophecies_left", "changes")]
        play_on(game, moves)
        moves += 1
    assert len(set(seen)) == 6 and set(seen) <= set(PROPHECY_CARDS)
    last = game.view(None)
    assert (last["prophecy"], last["past_prophecies"], last["prophecies_left"]) == ("none", sorted(seen), 0)
    for reader in readers(game):
        assert [said["prophecy"] for said in told(game, "prophecy-revealed", reader)] == seen
        assert [said["prophecy"] for said in told(game, "prophecy-discarded", reader)] == seen


def test_without_the_module_nothing_is_turned_up() -> None:
    """bp.modules.independent: no card, no deck, no change, no event."""
    game = sacbe.new("chichen_itza", players=2, seed=4)
    view = game.view(None)
    assert (view["prophecy"], view["past_prophecies"], view["prophecies_left"]) == ("none", [], 0)
    assert view["changes"] == [] and not view["modules"]["prophecies"]
    assert not told(game, "prophecy-revealed")
    with pytest.raises(Problem, match="prophecy=3"):
        scenario.begin(scenario.make_case("here", 1, {}, {"case": "here", "game": "chichen_itza", "players": 2,
                                                          "given": {"prophecy": 3}, "then": {}}),
                       games.load_definition("chichen_itza"))


def test_every_card_that_was_not_seen_may_come_next() -> None:
    """bp.prophecy.setup: the six are not known before they are turned up, so nothing can give them away."""
    game = begin(by_hand=True, stage="reveal", round=3, past_prophecies=[4, 9])
    assert (game.ask.seat, game.ask.prompt) == ("chance", "draw-prophecy")
    assert game.ask.options == [f"prophecy {card}" for card in PROPHECY_CARDS if card not in (4, 9)]
    before = {reader: game.view(reader) for reader in readers(game)}
    for card in (1, 17, 30):
        twin = game.clone()
        twin.apply(f"prophecy {card}")
        assert {reader: twin.copy_at(0).view(reader) for reader in readers(game)} == before
    for view in before.values():
        assert (view["prophecy"], view["past_prophecies"], view["prophecies_left"]) == ("none", [4, 9], 4)


def test_a_redeal_leaves_the_open_card_and_no_order_of_the_others() -> None:
    """bp.prophecy.setup: what a seat cannot know is dealt again without a trace of the deck."""
    game = sacbe.new("chichen_itza", players=3, seed=2, options=ON)
    for seed in range(5):
        for seat in range(3):
            twin = game.definition.redeal(game.state, seat, SeededDriver(mix_seed(seed, seat)))
            assert game.definition.view(twin, seat) == game.view(seat) and game.definition.find_violations(twin) == []


# ---------------------------------------------------------------- the reveal

def order_of(game: Game, *events: dict[str, Any]) -> list[int]:
    """Where each event stands in the log."""
    log = game.log(None)
    return [next(at for at, said in enumerate(log) if event.items() <= said.items()) for event in events]


@pytest.mark.parametrize(("chance", "seats"), [
    (["prophecy 12"], [{"event": "gained", "good": "coins", "amount": 5}] * 3),
    (["prophecy 13"], [{"event": "paid", "good": "coins"}] * 3),
    (["prophecy 8"], [{"event": "returned", "warriors": 1}] * 3),
    (["prophecy 18"], [{"event": "deployed", "warriors": 3}] * 3),
    (["prophecy 24"], [{"event": "coins-used"}] * 3),
    (["prophecy 26"], [{"event": "war-declared"}] * 3),
    (["prophecy 27"], [{"event": "peace-made", "war": 0}] * 3),
    (["prophecy 28"], [{"event": "drew-hidden"}] * 3),
])
def test_effects_come_in_turn_order_and_before_step_a(chance: list[str], seats: list[dict[str, Any]]) -> None:
    """bp.prophecy.reveal: card, effects from the first seat to the last, supply."""
    tiles = {"V1": {"red": 1}, "C1": {"blue": 1}, "T1": {"green": 1}}
    game = begin(chance, 3, stage="reveal", order=["green", "red", "blue"], tiles=tiles)
    effects = [{**event, "seat": seat} for seat, event in zip(("green", "red", "blue"), seats, strict=True)]
    found = order_of(game, {"event": "prophecy-revealed"}, *effects, {"event": "step-began", "step": "supply"})
    assert found == sorted(found) and len(set(found)) == 5


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("card", [8, 9, 12, 13, 18, 24, 26, 27, 28, 30])
def test_what_a_card_does_to_a_seat_is_said_before_supply(card: int, lang: str) -> None:
    """bp.prophecy.reveal: each seat reads in the log what the card did to it, warriors that leave a tile as well."""
    seats = ("red", "blue")
    tiles = {"V1": {"red": 1}, "V2": {"red": 1}, "C1": {"blue": 1}, "C2": {"blue": 1}}
    own = {seat: {"melee": 2, "coins": 4} for seat in seats}
    log = begin([f"prophecy {card}"], stage="reveal", tiles=tiles, **own).log(None)
    supply = next(at for at, said in enumerate(log) if said["event"] == "step-began")
    words.set_language(lang)
    try:
        lines = {line.seat: line.text
                 for line in LogWriter(games.load_definition("chichen_itza"), len(seats)).lines(log[:supply])}
    finally:
        words.set_language(None)
    assert all(lines.get(seat) for seat in seats)
    if card in (8, 9):
        number = 1 if card == 8 else 2
        with words.use_language(lang):
            assert all(place_name(f"{place}{number}") in lines[seat] for place, seat in zip("VC", seats))


def test_a_new_round_begins_with_the_reveal() -> None:
    """bp.prophecy.reveal, bp.prophecy.discard: the old card goes after step J, the new one comes before supply."""
    game = begin(["draw-god 2", "draw-god 22", "draw-god 42", "draw-god 62", "prophecy 12"], stage="display",
                 prophecy=3)
    found = order_of(game, {"event": "god-opened", "god": 62}, {"event": "prophecy-discarded", "prophecy": 3},
                     {"event": "round-began", "round": 2}, {"event": "prophecy-revealed", "prophecy": 12},
                     {"event": "gained", "amount": 5}, {"event": "step-began", "step": "supply"})
    assert found == sorted(found)
    assert (game.view()["prophecy"], game.view()["past_prophecies"]) == (12, [3])


def test_the_last_card_goes_before_the_final_scoring() -> None:
    """bp.prophecy.discard: after the attack and the turn order of round 6, before any points are reported."""
    game = begin(["creature snake"], stage="attack", round=6, prophecy=19, city={"red": 0})
    found = order_of(game, {"event": "failed"}, {"event": "order-set"}, {"event": "prophecy-discarded"},
                     {"event": "final", "seat": "red"})
    assert game.is_over and found == sorted(found)


def test_drawn_cards_of_a_prophecy_stay_hidden() -> None:
    """bp.prophecy.28, ci.hidden.magic-hand: everybody sees two cards drawn, their owner which."""
    game = begin(["prophecy 28", "magic stone 1", "magic fire 1", "magic fire 2", "magic fire 3"], stage="reveal")
    assert [said["type"] for said in told(game, "drew", "red")] == ["stone", "fire"]
    assert [said["type"] for said in told(game, "drew", "blue")] == ["fire", "fire"]
    assert not told(game, "drew") and len(told(game, "drew-hidden")) == 4
    assert "stone" not in game.view("blue")["seats"]["red"]


# ---------------------------------------------------------------- what views tell

LATE = 5


@pytest.mark.parametrize(("prophecy", "number", "wanted"), [
    (1, 1, {}), (2, 1, {}), (5, 1, {}), (8, 1, {}), (11, 1, {}), (12, 1, {}), (19, 1, {}), (25, 1, {}),
    (10, 1, {"luck": (1, 0)}),
    (3, 1, {"attack-strength": (2, 3)}), (3, LATE, {"attack-strength": (4, 5)}),
    (4, 1, {"attack-strength": (2, 1)}), (4, LATE, {"attack-strength": (4, 3)}),
    (6, 1, {"magic-phases": (1, 2)}), (7, 1, {"ranged-phases": (1, 2)}),
    (14, 1, {"village": (2, 4), "camp": (1, 2), "temple": (1, 2)}), (15, 1, {"treasures": (1, 3)}),
    (16, 1, {"die": ("light", "dark"), "attack-die": ("light", "dark")}), (16, 3, {"die": ("light", "dark")}),
    (16, LATE, {}), (17, 1, {}), (17, 3, {"attack-die": ("dark", "light")}),
    (17, LATE, {"die": ("dark", "light"), "attack-die": ("dark", "light")}),
    (21, 1, {"ruin-bonuses": (1, 2)}), (22, 1, {"spoils": (0, 1)}), (24, 1, {"turns": (4, 3)}),
])
def test_a_view_says_what_the_card_changes(prophecy: int, number: int, wanted: dict[str, tuple[Any, Any]]) -> None:
    """bp.prophecy.reveal: figures as printed and as they count now, the same for everybody."""
    game = begin(prophecy=prophecy, round=number, red={"coins": 9})
    rows = [{"what": what, "from": old, "to": new} for what, (old, new) in wanted.items()]
    for reader in readers(game):
        assert game.view(reader)["changes"] == rows and game.view(reader)["prophecy"] == prophecy


@pytest.mark.parametrize(("prophecy", "rows", "columns", "prices"), [
    (None, [1, 2, 3], [4, 5, 7], {"A01": (1, 4), "A03": (1, 7), "A21": (3, 7)}),
    (1, [4, 4, 4], [4, 5, 7], {"A01": (4, 4), "A03": (4, 7), "A21": (4, 7)}),
    (2, [1, 2, 3], [4, 4, 4], {"A01": (1, 4), "A03": (1, 4), "A21": (3, 4)}),
    (5, [1, 2, 3], [4, 5, 7], {"A01": (4, 4), "A03": (7, 7), "A21": (7, 7)}),
])
def test_a_view_has_prices_printed_and_in_force(prophecy: int | None, rows: list[int], columns: list[int],
                                                prices: dict[str, tuple[int, int]]) -> None:
    """bp.prophecy.01, bp.prophecy.02, bp.prophecy.05: markers as printed, what they count, and what a tile costs."""
    view = begin(prophecy=prophecy or "none", red={"coins": 9}).view()
    assert (view["rows"], view["columns"]) == ([1, 2, 3], [4, 5, 7])
    assert (view["row_values"], view["column_values"]) == (rows, columns)
    for tile, (low, high) in prices.items():
        printed = sorted([view["rows"][view["actions"][tile]["row"] - 1],
                          view["columns"][view["actions"][tile]["column"] - 1]])
        assert (view["actions"][tile]["low"], view["actions"][tile]["high"]) == (low, high)
        assert view["actions"][tile]["printed"] == printed


def test_prices_go_back_with_the_card() -> None:
    """bp.prophecy.discard: the next card finds the markers as printed."""
    chance = ["cost 1", "cost 2", "cost 3", "cost 4", "cost 5", "creature snake", "draw-god 2", "draw-god 22",
              "draw-god 42", "draw-god 62", "prophecy 2"]
    game = begin(chance, stage="costs", prophecy=1, city={"red": 0, "blue": 0})
    view = game.view()
    assert (view["row_values"], view["column_values"]) == ([1, 2, 3], [4, 4, 4])
    assert (view["actions"]["A03"]["low"], view["actions"]["A03"]["high"]) == (1, 4)


@pytest.mark.parametrize(("prophecy", "strong", "weak"), [("none", 6, 1), (3, 6, 2), (4, 5, 1)])
def test_a_view_has_the_hearts_a_fight_would_have(prophecy: int | str, strong: int, weak: int) -> None:
    """bp.prophecy.03, bp.prophecy.04, ci.hidden.strength: only a seat that knows the strength sees the hearts."""
    game = begin(prophecy=prophecy, tiles={"M-red": {"creature": "caiman", "strength": 6, "scouts": ["red"]},
                                           "V1": {"creature": "snake", "strength": 1, "scouts": ["red"]},
                                           "C1": {"creature": "snake"}})
    tiles = game.view("red")["tiles"]
    assert (tiles["M-red"]["strength"], tiles["M-red"]["hearts"]) == (6, strong)
    assert (tiles["V1"]["strength"], tiles["V1"]["hearts"]) == (1, weak)
    assert tiles["C1"]["hearts"] is None and tiles["T1"]["hearts"] is None
    for reader in ("blue", None):
        assert {game.view(reader)["tiles"][tile]["hearts"] for tile in ("M-red", "V1", "C1")} == {None}


def test_a_view_has_terrain_and_range_printed_and_in_force() -> None:
    """bp.prophecy.19, bp.prophecy.11."""
    flooded = begin(prophecy=19).view()["tiles"]
    assert {tile["terrain_now"] for tile in flooded.values()} == {"both"}
    assert (flooded["V1"]["terrain"], flooded["V2"]["terrain"]) == ("land", "water")
    dry = begin(prophecy=18).view()["tiles"]
    assert all(tile["terrain_now"] == tile["terrain"] for tile in dry.values())
    for prophecy, steps in ((11, 1), (12, 4)):
        seats = begin(prophecy=prophecy, red={"ranged": 4}).view()["seats"]
        assert (seats["red"]["range"], seats["red"]["range_printed"]) == (steps, 4)
        assert (seats["blue"]["range"], seats["blue"]["range_printed"]) == (1, 1)


def test_further_god_cards_are_open_to_all() -> None:
    """bp.prophecy.23: two of each colour beside the display, and the decks are two cards smaller."""
    draws = [f"draw-god {20 * colour + n}" for n in (2, 3) for colour in range(4)]
    game = begin(["prophecy 23", *draws], stage="reveal")
    for reader in readers(game):
        view = game.view(reader)
        assert view["more_gods"] == {"gold": [2, 3], "green": [22, 23], "red": [42, 43], "blue": [62, 63]}
        assert view["open_gods"] == {"gold": 1, "green": 21, "red": 41, "blue": 61}
        assert set(view["god_decks"].values()) == {17}


# ---------------------------------------------------------------- refusals

def refused(game: Game, move: str) -> tuple[str, dict[str, Any]]:
    found = game.explain(move)
    assert found is not None
    return found.rule, dict(found.numbers)


def test_refusals_name_the_prophecy_and_its_numbers() -> None:
    """bp.prophecy.10, bp.prophecy.11, bp.prophecy.30: a seat that asks why learns which card, and the number."""
    game = begin(["roll 6"], prophecy=10, city={"red": 1}, tiles={"M-red": {"creature": "caiman", "strength": 6}},
                 red={"luck": 4, "gods": [48]})
    for move in ("use A01 land-move", "from city", "to M-red"):
        game.apply(move)
    assert refused(game, "reroll") == ("bp.prophecy.10", {}) == refused(game, "hit")
    game = begin(prophecy=11, city={"red": 1}, red={"ranged": 3})
    game.apply("use A01 land-move")
    game.apply("from city")
    assert refused(game, "to C1") == ("bp.prophecy.11", {"range": 1})
    game = begin(["prophecy 30"], stage="reveal", red={"melee": 2, "magic": 3})
    assert refused(game, "lower ranged") == ("bp.prophecy.30", {"gear": "ranged"})
    assert refused(game, "decline")[0] == "kernel.not-asked"


def test_a_question_that_is_never_put_has_its_reason() -> None:
    """bp.prophecy.10: without a card that rolls again nobody is asked about a roll, and still learns why not."""
    game = begin(["roll 6"], prophecy=10, city={"red": 1}, tiles={"M-red": {"creature": "snake", "strength": 3}},
                 red={"luck": 4, "stone": 1})
    for move in ("use A01 land-move", "from city", "to M-red", "cast stone 1"):
        game.apply(move)
    assert (game.ask.seat, game.ask.prompt) == ("blue", "turn")
    for move in ("reroll", "hit"):
        found = game.explain(move, "red")
        assert found is not None and found.rule == "bp.prophecy.10"


# ---------------------------------------------------------------- records

def test_a_record_names_the_option_and_replays() -> None:
    """bp.prophecy.setup: the cards are answers of chance, so that a record brings the same ones back."""
    game = sacbe.new("chichen_itza", players=2, seed=9, options=ON)
    for move in range(150):
        if not game.is_over:
            play_on(game, move)
    text = record.write(game)
    assert any(line.startswith("options:") and "prophecies=on" in line for line in text.splitlines())
    again = sacbe.loads(text)
    assert again == game and again.log() == game.log() and record.write(again) == text
    assert again.view()["past_prophecies"] == game.view()["past_prophecies"] != []
