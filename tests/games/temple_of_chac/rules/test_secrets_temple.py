"""What each seat and a watcher may know of the temple: clues, lava, webs, decks, and all that lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import sacbe
from sacbe import Game, games
from sacbe.games.temple_of_chac.data.constants import LAVA
from sacbe.games.temple_of_chac.data.tables import GLYPHS
from sacbe.games.temple_of_chac.schema.notation import SEATS, SPACES
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.play import scenario

Reader = str | None                                # a seat, or a watcher
EVERYBODY: tuple[Reader, ...] = ("red", "blue", "green", None)
SEEDS = range(60)
TILES = SPACES[LAVA:LAVA + 14]


def begin(chance: Sequence[str] = (), players: int = 3, **given: Any) -> Game:
    """A game that begins at a position, as scenarios have it."""
    row = {"case": "here", "game": "temple_of_chac", "players": players, "chance": list(chance), "given": given,
           "then": {}}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("temple_of_chac"))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def heard(game: Game, event: str, reader: Reader) -> list[dict[str, Any]]:
    return [said for said in game.log(reader) if said["event"] == event]


def counts(game: Game, event: str) -> list[int]:
    """How often red, blue, green and a watcher got an event."""
    return [len(heard(game, event, reader)) for reader in EVERYBODY]


def dealt(game: Game, seat: str) -> list[dict[str, Any]]:
    """All fields of the position after redeals for a seat; its own view must not change."""
    found = []
    number = game.definition.seat_number(seat, game.players)
    for seed in SEEDS:
        twin = game.definition.redeal(game.state, number, SeededDriver(mix_seed(seed, number)))
        assert game.definition.view(twin, number) == game.view(seat)
        found.append(game.definition.dump_fields(twin))
    return found


# ---------------------------------------------------------------- clues and lava

def peeked() -> Game:
    """Red has looked at G1 and G2 and found them on L5 and L9."""
    game = begin(["glyph-of L5", "glyph-of L9"], clues={"G1": 3, "G2": 7, "G3": 11, "G4": 14},
                 red={"at": "H1", "dice": [1, 2, 5]})
    return play(game, "interact low")


def test_a_glyph_is_seen_by_one_and_the_peek_by_all() -> None:
    """tc.secret.glyph-clues: who peeked at which clue is public, what it showed is not."""
    game = peeked()
    for reader in EVERYBODY:
        assert [said["clue"] for said in heard(game, "deciphered", reader)] in (["G1", "G2"], ["G2", "G1"])
        assert game.view(reader)["clues"] == {"G1": 3, "G2": 7, "G3": 11, "G4": 14}
    assert counts(game, "saw-glyph") == [2, 0, 0, 0]
    assert {(said["clue"], said["space"]) for said in heard(game, "saw-glyph", "red")} == {("G1", "L5"), ("G2", "L9")}
    assert game.view("red")["peeked"] == {"G1": "L5", "G2": "L9"} and game.view("blue")["peeked"] == {}
    for reader in EVERYBODY:
        numbers = {tile: row["number"] for tile, row in game.view(reader)["lava"].items() if row["number"] is not None}
        assert numbers == ({"L5": 3, "L9": 7} if reader == "red" else {})


def test_who_peeks_again_sees_the_same() -> None:
    """tc.secret.glyph-clues: a second seat finds the glyph where the first one found it."""
    game = begin(clues={"G1": 3, "G2": 7}, turn="blue", blue={"at": "H1", "dice": [1, 2]},
                 lava={"L5": {"number": 3, "known": ["red"]}, "L9": {"number": 7, "known": ["red"]}})
    play(game, "interact low")
    assert game.view("blue")["peeked"] == game.view("red")["peeked"] == {"G1": "L5", "G2": "L9"}
    assert game.view("green")["peeked"] == {}


def test_what_others_saw_of_the_clues_is_dealt_anew() -> None:
    """tc.secret.glyph-clues: for blue both numbers may be on any tile, but red knows them wherever they are."""
    found = dealt(peeked(), "blue")
    places = [{facts["lava"][tile]["number"]: tile for tile in TILES if facts["lava"][tile]["number"]}
              for facts in found]
    assert all(set(row) == {3, 7} for row in places)
    assert len({row[3] for row in places}) == len({row[7] for row in places}) == 14
    for facts, row in zip(found, places, strict=True):
        assert facts["lava"][row[3]]["known"] == facts["lava"][row[7]]["known"] == ["red"]
    assert {str(facts["lava"])
            for facts in dealt(peeked(), "red")} == {str(peeked().definition.dump_fields(peeked().state)["lava"])}


def test_a_redeal_puts_no_number_where_the_seat_knows_another() -> None:
    """tc.secret.lava-tiles: flipped tiles and those the seat has seen stay as they are."""
    game = begin(clues={"G1": 3, "G2": 7, "G3": 11, "G4": 14},
                 lava={"L1": {"number": 5, "flipped": True}, "L2": {"number": 3, "known": ["red"]},
                       "L3": {"number": 7, "known": ["blue"]}})
    for facts in dealt(game, "blue"):
        assert (facts["lava"]["L1"]["number"], facts["lava"]["L3"]["number"]) == (5, 7)
    assert len({tile for facts in dealt(game, "blue") for tile in TILES if facts["lava"][tile]["number"] == 3}) == 12


@pytest.mark.parametrize("reader", ["green", None])
def test_what_others_are_sure_of_does_not_enter_a_redeal(reader: Reader) -> None:
    """tc.secret.hand: a theft between red and blue taught them what green, or a watcher, cannot know."""
    def after_theft(stolen: str, left: str) -> Game:
        game = begin(red={"hand": [stolen], "dice": [1, 2]}, blue={"hand": [left], "notes": {"red": [stolen]}})
        assert game.view("blue")["notes"]["red"] == [stolen]
        return game

    one, two = after_theft("ah-puch-mask", "zotz-mask"), after_theft("zotz-mask", "ah-puch-mask")
    number = None if reader is None else one.definition.seat_number(reader, 3)
    assert one.view(reader) == two.view(reader) and one.state.text() != two.state.text()
    for seed in SEEDS:
        assert one.definition.redeal(one.state, number, SeededDriver(seed)).text() \
            == two.definition.redeal(two.state, number, SeededDriver(seed)).text()
    assert one.definition.redeal(one.state, 1, SeededDriver(1)).text() != two.definition.redeal(two.state, 1,
                                                                                                SeededDriver(1)).text()


def test_a_flipped_tile_tells_everybody_its_number() -> None:
    """tc.secret.lava-tiles: before, all see the glyph and nobody the number; then a safe number is open for all."""
    game = begin(["number 5"], clues={"G1": 3, "G2": 7}, red={"at": "C8", "dice": [1, 2]})
    assert {game.view(reader)["lava"]["L7"]["number"] for reader in EVERYBODY} == {None}
    assert {game.view(reader)["lava"]["L7"]["glyph"] for reader in EVERYBODY} == {GLYPHS[6]}
    play(game, "move low", "step L7")
    assert {game.view(reader)["lava"]["L7"]["number"] for reader in EVERYBODY} == {5}
    assert counts(game, "tile-flipped") == [1] * 4
    assert {facts["lava"]["L7"]["number"] for facts in dealt(game, "green")} == {5}


def test_a_trap_tells_everybody_the_glyph_of_its_clue() -> None:
    """tc.secret.lava-tiles: a seat that never peeked knows now where G2 lies."""
    game = begin(["number 7"], clues={"G1": 3, "G2": 7}, red={"at": "C8", "dice": [1, 2]})
    play(game, "move low", "step L7", "flee C8")
    for reader in EVERYBODY:
        row = game.view(reader)["lava"]["L7"]
        assert (row["number"], row["glyph"], row["gone"]) == (7, GLYPHS[6], True)
    for seat in ("red", "blue", "green"):
        assert game.view(seat)["peeked"] == {"G2": "L7"}


# ---------------------------------------------------------------- webs and decks

def test_webs_are_unknown_until_somebody_comes() -> None:
    """tc.secret.webs: hidden for all, then open for all."""
    game = begin(["web spider"], red={"at": "C34", "dice": [1, 2]})
    assert all(set(game.view(reader)["webs"].values()) == {"hidden"} for reader in EVERYBODY)
    play(game, "move low", "step Z1", "suffer")
    for reader in EVERYBODY:
        webs = game.view(reader)["webs"]
        assert webs["Z1"] == "spider" and set(webs.values()) == {"hidden", "spider"}
    assert counts(game, "web-shown") == [1] * 4


def test_decks_have_no_order_and_open_lists() -> None:
    """tc.secret.decks: what is left is public and the same for all; which card comes is drawn when it comes."""
    game = begin(red={"at": "H1"}, decks={"kukulkan": {"darts": 1, "treasure-box": 2}})
    for reader in EVERYBODY:
        view = game.view(reader)
        assert view["decks"]["kukulkan"]["darts"] == 1 and view["decks"]["kukulkan"]["treasure-box"] == 2
        assert {name: sum(deck.values()) for name, deck in view["decks"].items()} == view["sizes"]


def test_what_comes_next_is_not_in_the_position() -> None:
    """tc.secret.decks: one and the same position goes on with another card, injury or token, as chance has it."""
    red = {"adventurer": "lea-rice", "wounds": 2, "dice": [1, 2]}
    for answers, place, move in (([["draw darts", "injury 1"], ["draw darts", "injury 3"]], "H1", "search low"),
                                 ([["draw darts"], ["draw treasure-box"]], "H1", "search low"),
                                 ([["token success"], ["token fail"]], "C11", "interact low")):
        one, two = (begin(row, red={"at": place, **red}) for row in answers)
        assert one.state.text() == two.state.text()
        assert play(one, move).state.text() != play(two, move).state.text() or one.log("red") != two.log("red")


def test_glyph_sides_beside_the_board_are_nowhere() -> None:
    """tc.secret.decks: the ten clue tiles beside the board have no faces that anybody could look at."""
    game = begin(clues={"G1": 3, "G2": 7, "G3": 11, "G4": 14})
    facts = game.definition.dump_fields(game.state)
    assert len(facts["clues"]) == 4 and {row["number"] for row in facts["lava"].values()} == {0}


# ---------------------------------------------------------------- what lies open, and what never leaves

def test_everything_else_lies_open() -> None:
    """tc.secret.public: positions, wounds, gear, dice, planks, waters, boulder and idols are the same for all."""
    game = begin(boulder="C14", planks=3, surging=2, alcoves={"A2": "none"}, webs={"Z2": "spider"},
                 lava={"L4": {"number": 9, "searched": True}},
                 red={"adventurer": "bobby-powell", "at": "C20", "fallen": True, "wounds": 3,
                      "gear": ["torch", "lantern"], "used": ["lantern"], "dice": [1, 6]},
                 blue={"at": "L4"}, green={"escaped": 1})
    wanted = {"adventurer": "bobby-powell", "at": "C20", "fallen": True, "wounds": 3, "health": 5, "capacity": 2,
              "gear": ["lantern", "torch"], "used": ["lantern"], "dice": [1, 6], "escaped": 0}
    views = [game.view(reader) for reader in EVERYBODY]
    private = ("you", "locks", "peeked", "notes", "seats")      # of the one who looks
    opened = [{key: value for key, value in view.items() if key not in private} for view in views]
    assert opened.count(opened[0]) == 4
    for view in views:
        assert wanted.items() <= view["seats"]["red"].items()
        assert (view["boulder"], view["plates"], view["planks"], view["surging"]) == ("C14", 2, 3, 2)
        assert (view["alcoves"]["A2"], view["alcoves"]["A5"], view["webs"]["Z2"]) == ("none", "idol-chac", "spider")
        assert view["lava"]["L4"]["searched"] and view["seats"]["green"]["at"] == "X"


def test_a_search_and_a_lock_are_open_while_they_last() -> None:
    """tc.secret.public: revealed cards and drawn tokens."""
    game = begin(["draw kukulkan-idol", "draw kukulkan-mask"], red={"at": "H1", "dice": [5, 1]})
    play(game, "search high")
    assert all(sorted(game.view(reader)["unfinished"][-1]["cards"]) == ["kukulkan-idol", "kukulkan-mask"]
               for reader in EVERYBODY)
    game = begin(["token success", "token fail"], red={"adventurer": "lea-rice", "at": "C11", "dice": [5, 1]})
    play(game, "interact low")
    for reader in EVERYBODY:
        assert game.view(reader)["unfinished"][-1]["drawn"] == {"success": 1, "success-fail": 0, "fail": 1}
    assert counts(game, "token-drawn") == [2] * 4


PRIVATE = {"hand_cards", "store_cards", "injury_values", "score"}
PUBLIC = {"adventurer", "at", "fallen", "wounds", "health", "capacity", "gear", "used", "worn", "escaped", "boxes",
          "dice", "spent", "next_dice", "burdens", "deck", "downstream", "interaction", "hand", "store", "injuries"}
OPEN = {"you", "round", "first", "order", "turn", "boulder", "boulder_roll", "plates", "walls", "planks", "surging",
        "clues", "webs", "webs_left", "alcoves", "locks", "decks", "sizes", "lost_decks", "discards", "lava",
        "injuries_left", "seats", "printed", "unfinished"}
OWNERS = {"stored": ("seat",), "swapped": ("seat",), "injured": ("seat",), "saw-glyph": ("seat",),
          "stole": ("seat", "victim")}


@pytest.mark.parametrize("seed", range(4))
def test_no_client_receives_more_than_its_player_may_know(seed: int) -> None:
    """tc.secret.client: through whole games a view has these keys only, secret events reach their owners alone, and a
    redeal of all that a seat cannot know leaves its view as it was."""
    players = 2 + seed
    game = sacbe.new("temple_of_chac", players=players, seed=seed)
    driver = SeededDriver(mix_seed(seed, 77))
    seats = SEATS[:players]
    for step in range(100_000):
        if game.is_over:
            break
        if step % 40 == 0:
            for number, seat in enumerate(seats):
                view = game.view(seat)
                assert set(view) == OPEN | {"peeked", "notes"} and set(game.view(None)) == OPEN
                assert {name for name in seats if set(view["seats"][name]) != PUBLIC} == {seat}
                assert set(view["seats"][seat]) == PUBLIC | PRIVATE
                twin = game.definition.redeal(game.state, number, SeededDriver(mix_seed(step, number)))
                assert game.definition.view(twin, number) == view and game.definition.find_violations(twin) == []
        assert game.state.ask is not None
        game.apply(driver.answer(game.state.ask))
    assert game.is_over
    for reader in (*seats, None):
        for said in game.log(reader):
            owners = [said[field] for field in OWNERS.get(str(said["event"]), ())]
            assert not owners or reader in owners
