"""Values in force in the views of Temple of Chac, as exact data."""

from __future__ import annotations

import pytest

from games.temple_of_chac.rules.showing import CHANTEL, begin, own


def test_the_next_roll_of_the_boulder_is_told() -> None:
    """Two dice: one space, and one for each 3 or more; tc.boulder.dice, tc.boulder.distance."""
    roll = begin({"boulder": "C1", "red": {"at": "C3"}, "blue": {"at": "C2"}, "green": {"at": "C0"}}).view("red")
    assert roll["boulder_roll"] == {
        "dice": 2, "base": 1, "least": 3, "plate": 0.4444, "sealed": 0,
        "stops": [{"space": "C2", "chance": 0.1111}, {"space": "C3", "chance": 0.4444},
                  {"space": "C4", "chance": 0.4444}],
        "dangers": [{"seat": "red", "danger": "boulder", "chance": 0.8889},
                    {"seat": "blue", "danger": "boulder", "chance": 1.0}]}


@pytest.mark.parametrize(("reading", "crushed"), [("nearest-space", ["red"]), ("corridor-door", ["red", "blue"])])
def test_the_walls_threaten_the_hall(reading: str, crushed: list[str]) -> None:
    """tc.walls.plate-2: by one reading the entrance as well."""
    given = {"boulder": "C11", "red": {"at": "H2"}, "blue": {"at": "E"}, "green": {"at": "C2"}}
    game = begin(given, options={"wall-ejection": reading})
    view = game.view(None)
    assert view["walls"] == "closing"
    assert [(one["seat"], one["danger"]) for one in view["boulder_roll"]["dangers"]] == [
        (seat, "walls") for seat in crushed]


def test_the_boulder_seals_the_exit() -> None:
    roll = begin({"boulder": "C38"}).view(None)["boulder_roll"]
    assert roll["stops"] == [{"space": "C39", "chance": 1.0}] and roll["sealed"] == 1.0 and roll["plate"] == 0.0


@pytest.mark.parametrize(("adventurer", "cards", "dice", "rows"), [
    ("lea-rice", 3, 4, [(4, 0, 3), (3, 4, 6), (2, 7, 8), (1, 9, None)]),
    ("lea-rice", 4, 3, [(4, 0, 3), (3, 4, 6), (2, 7, 8), (1, 9, None)]),
    ("bobby-powell", 5, 4, [(4, 0, 5), (3, 6, 8), (2, 9, 10), (1, 11, None)]),
])
def test_a_burden_is_told_with_the_dice_it_leaves(adventurer: str, cards: int, dice: int,
                                                  rows: list[tuple[int, int, int | None]]) -> None:
    hand = ["kukulkan-mask", "kukulkan-idol", "ah-puch-mask", "ah-puch-idol", "zotz-mask"][:cards]
    seat = own(begin({"red": {"adventurer": adventurer, "hand": hand}}))
    assert seat["next_dice"] == dice
    assert [(row["dice"], row["least"], row["most"]) for row in seat["burdens"]] == rows


def test_locks_tell_what_they_take_the_one_who_looks() -> None:
    game = begin({"red": {**CHANTEL, "gear": ["torch", "compass"]}, "alcoves": {"A2": "none"}})
    assert game.view("red")["locks"] == {"A1": 1, "A3": 1, "A4": 1, "A5": 3}
    assert game.view("blue")["locks"] == game.view(None)["locks"] == {"A1": 3, "A3": 3, "A4": 3, "A5": 5}


def test_a_score_so_far_is_told_to_its_seat() -> None:
    game = begin({"red": {"hand": ["zotz-mask", "treasure-box"], "store": ["idol-chac"], "injuries": [2, 3]}})
    assert own(game)["score"] == {"treasures": 12, "boxes": 0, "sets": 1, "injuries": -5, "total": 8, "unopened": 1,
                                  "gods": ["zotz", "chac"]}
    assert "score" not in game.view("blue")["seats"]["red"] and "score" not in game.view(None)["seats"]["red"]


def test_boxes_are_unopened_until_their_dice_are_rolled() -> None:
    game = begin({"stage": "scoring", "red": {"escaped": 1, "hand": ["treasure-box", "treasure-box"]}}, "roll 4")
    assert (own(game)["score"]["unopened"], own(game)["score"]["boxes"]) == (1, 4)
    game.apply("roll 3")
    assert (own(game)["score"]["unopened"], own(game)["score"]["boxes"]) == (0, 7)


def test_a_box_belongs_to_a_god_by_one_reading() -> None:
    for reading, god in (("none", "none"), ("kukulkan", "kukulkan")):
        printed = begin({}, options={"treasure-box-god": reading}).view(None)["printed"]
        assert printed["treasures"]["treasure-box"] == {"god": god, "least": 1, "most": 6}


def test_gear_that_has_done_its_work_is_worn() -> None:
    game = begin({"red": {"wounds": 3, "gear": ["first-aid-kit", "torch"], "adventurer": "bobby-powell"}})
    assert own(game)["worn"] == []
    game.apply("gear first-aid-kit")
    assert own(game)["worn"] == ["first-aid-kit"]


def test_tiles_are_told_as_their_reader_knows_them() -> None:
    given = {"clues": {"G1": 1, "G2": 2, "G3": 3, "G4": 4}, "red": {"at": "C20"},
             "lava": {"L1": {"number": 1, "gone": True}, "L2": {"number": 2, "known": ["red"]},
                      "L3": {"number": 9, "flipped": True}, "L4": {"number": 8, "flipped": True, "searched": True}}}
    game = begin(given)
    assert [game.view("red")["lava"][tile]["state"] for tile in ("L1", "L2", "L3", "L4", "L5")] == [
        "gone", "trap", "safe", "searched", "down"]
    assert game.view("blue")["lava"]["L2"]["state"] == "down"


@pytest.mark.parametrize(("boulder", "walls", "lost"), [("C3", "open", []), ("C4", "closing", []),
                                                        ("C12", "shut", ["kukulkan"]), ("C24", "shut", ["kukulkan"])])
def test_walls_and_the_deck_behind_them_follow_the_plates(boulder: str, walls: str, lost: list[str]) -> None:
    view = begin({"boulder": boulder, **{seat: {"at": "C30"} for seat in ("red", "blue", "green")}}).view(None)
    assert (view["walls"], view["lost_decks"]) == (walls, lost)


def test_turns_go_clockwise_from_the_marker() -> None:
    assert begin({"first": "blue"}).view(None)["order"] == ["blue", "green", "red"]


def test_the_current_is_told_in_the_rapids() -> None:
    game = begin({"red": {"at": "R2"}, "blue": {"at": "R5"}})
    assert [game.view(None)["seats"][seat]["downstream"] for seat in ("red", "blue", "green")] == ["R3", "W", "none"]
