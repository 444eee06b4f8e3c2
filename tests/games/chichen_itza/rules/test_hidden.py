"""What each seat and a watcher may know: views, logs, and the redeal of everything else."""

from __future__ import annotations

import pytest

import sacbe
from games.chichen_itza.rules.views import EVERYBODY, OTHERS, Reader, begin, dealt, heard, play
from sacbe import Game, games
from sacbe.games.chichen_itza.data.tables import BASE_CREATURES
from sacbe.kernel.play import scenario
from sacbe.testing import contract


def strength(game: Game, tile: str, reader: Reader) -> int | None:
    found: int | None = game.view(reader)["tiles"][tile]["strength"]
    return found


def ruin(game: Game, tile: str, reader: Reader) -> dict[str, int] | None:
    found: dict[str, int] | None = game.view(reader)["tiles"][tile]["ruin"]
    return found


# ---------------------------------------------------------------- strengths

def test_unseen_strengths_are_null() -> None:
    """ci.hidden.strength: nobody has looked, so nobody is shown a number, whatever the position holds."""
    game = begin(tiles={"V1": {"creature": "caiman", "strength": 4}, "C1": {"creature": "snake"}})
    for reader in EVERYBODY:
        tiles = game.view(reader)["tiles"]
        assert (tiles["V1"]["creature"], tiles["V1"]["strength"], tiles["C1"]["strength"]) == ("caiman", None, None)


def test_a_new_game_shows_no_strength() -> None:
    """ci.hidden.strength: after the setup every creature is open and no strength is."""
    game = sacbe.new("chichen_itza", players=4, seed=3)
    for reader in (*game.definition.seats, None):
        tiles = game.view(reader)["tiles"].values()
        assert sum(tile["creature"] != "none" for tile in tiles) > 4
        assert {tile["strength"] for tile in tiles} == {None}
    assert not any(heard(game, "saw-strength", reader) for reader in game.definition.seats)


def test_two_scouts_on_one_tile_see_the_same() -> None:
    """ci.hidden.strength: both owners of a scout are shown the strength, nobody else."""
    game = begin(tiles={"V1": {"creature": "caiman", "strength": 5, "scouts": ["red", "green"]}})
    assert [strength(game, "V1", reader) for reader in EVERYBODY] == [5, None, 5, None]


def test_a_scout_tells_its_owner_alone() -> None:
    """ci.hidden.strength: the second scout on a tile finds what the first one found, each for its owner."""
    game = begin(["strength 3", "roll 4", "roll 4"], tiles={"V1": {"creature": "monkey"}}, red={"coins": 9},
                 blue={"coins": 9})
    play(game, "use A17 scout", "scout V1")
    seen = {"event": "saw-strength", "place": "V1", "kind": "monkey", "strength": 3}
    assert [heard(game, "saw-strength", reader) for reader in EVERYBODY] == [[seen], [], [], []]
    assert [strength(game, "V1", reader) for reader in EVERYBODY] == [3, None, None, None]
    play(game, "use A17 scout", "scout V1")
    assert [heard(game, "saw-strength", reader) for reader in EVERYBODY] == [[seen], [seen], [], []]
    assert [strength(game, "V1", reader) for reader in EVERYBODY] == [3, 3, None, None]
    assert [len(heard(game, "scouted", reader)) for reader in EVERYBODY] == [2, 2, 2, 2]


def test_a_strength_is_read_out_when_a_fight_begins() -> None:
    """ci.hidden.strength: all see it from then on."""
    game = begin(["strength 4", "roll 6"],
                 tiles={"V1": {"cell": [0, -1], "creature": "jaguar"}}, city={"red": 1}, red={"luck": 1})
    play(game, "use A01 land-move", "from city", "to V1")
    assert game.ask.seat == "red" and game.ask.prompt == "rolled"
    for reader in EVERYBODY:
        assert strength(game, "V1", reader) == 4 and game.view(reader)["fight"]["hearts"] == 4
        assert len(heard(game, "saw-strength", reader)) == 1


def test_a_strength_that_was_fought_stays_open() -> None:
    """ci.hidden.fought: after the failed attack everybody is shown the 4, now and after a redeal."""
    game = begin(["strength 4", *["roll 6", "face 5"] * 3],
                 tiles={"V1": {"cell": [0, -1], "creature": "jaguar"}, "C1": {"creature": "jaguar"}},
                 city={"red": 1}, red={"luck": 0})
    play(game, "use A01 land-move", "from city", "to V1")
    assert game.ask.seat == "blue" and game.view(None)["fight"] == "none"
    assert [strength(game, "V1", reader) for reader in EVERYBODY] == [4, 4, 4, 4]
    assert [strength(game, "C1", reader) for reader in EVERYBODY] == [None] * 4
    assert {facts["tiles"]["V1"]["strength"] for facts in dealt(game, "green")} == {4}


def test_strengths_others_saw_are_dealt_anew() -> None:
    """ci.hidden.strength: for blue the caiman of red's scout may be any that is left, the own one is as it is."""
    game = begin(tiles={"V1": {"creature": "caiman", "strength": 5, "scouts": ["red"]},
                        "C1": {"creature": "caiman", "strength": 6, "scouts": ["blue"]}})
    found = dealt(game, "blue")
    assert {facts["tiles"]["V1"]["strength"] for facts in found} == {4, 5}
    assert {facts["tiles"]["C1"]["strength"] for facts in found} == {6}
    assert {facts["tiles"]["V1"]["strength"] for facts in dealt(game, "red")} == {5}


# ---------------------------------------------------------------- ruins

def test_ruins_are_hidden_until_they_are_captured() -> None:
    """ci.hidden.ruin: capturing opens a ruin for all; leaving it does not turn it down again."""
    game = begin(["ruin 7", "magic stone 1"], tiles={"R1": {"cell": [0, -1]}}, city={"red": 1}, red={"coins": 9})
    assert [ruin(game, "R1", reader) for reader in EVERYBODY] == [None] * 4
    play(game, "use A01 land-move", "from city", "to R1")
    bare = {"number": 7, "bonus": 6, "points": 5}
    assert [ruin(game, "R1", reader) for reader in EVERYBODY] == [bare] * 4
    assert [len(heard(game, "saw-ruin", reader)) for reader in EVERYBODY] == [1] * 4
    play(game, "coins", "coins", "use A02 water-move", "from R1", "to city")
    for reader in EVERYBODY:
        tile = game.view(reader)["tiles"]["R1"]
        assert (tile["owner"], tile["open"], tile["ruin"]) == ("none", True, bare)


def test_a_ruin_under_a_scout_is_known_to_its_owner_alone() -> None:
    """ci.hidden.ruin, ci.action.scout.peek: and the redeal for others draws it again."""
    game = begin(["ruin 3", "roll 4"], tiles={"R1": {}}, red={"coins": 9})
    play(game, "use A17 scout", "scout R1")
    assert [ruin(game, "R1", reader) for reader in OTHERS] == [None] * 3
    mine = ruin(game, "R1", "red")
    assert mine is not None and (mine["number"], game.view("red")["tiles"]["R1"]["open"]) == (3, False)
    assert [len(heard(game, "saw-ruin", reader)) for reader in EVERYBODY] == [1, 0, 0, 0]
    assert {facts["tiles"]["R1"]["ruin"] for facts in dealt(game, "red")} == {3}
    assert len({facts["tiles"]["R1"]["ruin"] for facts in dealt(game, "blue")}) > 6


# ---------------------------------------------------------------- magic cards

def test_hands_are_numbers_to_others() -> None:
    """ci.hidden.magic-hand: the own view names the types, every other one only the size."""
    game = begin(red={"stone": 3, "fire": 1}, blue={"fire": 2})
    assert {"hand": 4, "stone": 3, "fire": 1}.items() <= game.view("red")["seats"]["red"].items()
    for reader in OTHERS:
        seats = game.view(reader)["seats"]
        assert [seats[seat]["hand"] for seat in ("red", "blue", "green")] == [4, 2, 0]
        assert "stone" not in seats["red"] and "fire" not in seats["red"]
        assert game.view(reader)["magic_deck"] == 26 and game.view(reader)["pile"] == {"stone": 0, "fire": 0}


def test_drawn_cards_are_told_to_their_owner() -> None:
    """ci.hidden.magic-hand: others learn that a card was drawn, not which."""
    game = begin(["magic fire 2", "magic stone 1", "magic fire 1"], red={"coins": 9})
    play(game, "use A17 magic-cards")
    assert [said["type"] for said in heard(game, "drew", "red")] == ["fire", "stone", "fire"]
    for reader in OTHERS:
        assert heard(game, "drew", reader) == [] and heard(game, "drew-hidden", reader) == [
            {"event": "drew-hidden", "seat": "red"}] * 3
    assert heard(game, "drew-hidden", "red") == []


def test_other_hands_are_dealt_anew() -> None:
    """ci.hidden.magic-hand: sizes stay, types vary, the own hand and the discard pile do not."""
    game = begin(red={"stone": 4}, blue={"stone": 1, "fire": 2}, pile={"stone": 1, "fire": 3})
    found = dealt(game, "blue")
    assert {facts["red"]["stone"] + facts["red"]["fire"] for facts in found} == {4}
    assert {facts["red"]["fire"] for facts in found} >= {1, 2, 3}
    assert {(facts["blue"]["stone"], facts["blue"]["fire"]) for facts in found} == {(1, 2)}
    assert all(facts["pile"] == {"stone": 1, "fire": 3} for facts in found)
    assert {facts["red"]["stone"] + facts["deck"]["stone"] for facts in found} == {14}


@pytest.mark.parametrize("idols", [0, 1])
def test_whoever_has_cards_is_asked_what_to_cast(idols: int) -> None:
    """ci.hidden.magic-hand: with a gear that allows no fire yet, a hand of fire is asked like a hand of stone.

    No card is left to buy with an idol, which would be a reason to ask.
    """
    fire = [0, 1, 2, 2, 3, "any"]
    asked = []
    for stone in (2, 0, 1):
        row = {"case": "here", "game": "chichen_itza", "players": 2, "components": {"gears.magic_fire.value": fire},
               "chance": ["strength 2"], "then": {},
               "given": {"tiles": {"R1": {"cell": [0, 1], "creature": "snake"}},
                         "red": {"stone": stone, "fire": 2 - stone, "idols": idols},
                         "blue": {"stone": 16 - stone, "fire": 14 + stone}}}
        game = scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("chichen_itza"))
        play(game, "use A01 land-move", "from city", "group 1", "to R1")
        asked.append((game.ask.prompt, len(game.history), game.log("blue")))
        assert len(game.ask.options) == 1 + 2 * idols + (stone > 0)
        assert game.state.ask is not None
        contract.check_universe(game.definition, game.state, game.state.ask)
    assert asked[0][0] == "cast" and asked[0] == asked[1] == asked[2]


# ---------------------------------------------------------------- decks

def looking() -> Game:
    """Red looks at three blue cards with god 30."""
    game = begin(["draw-god 70", "draw-god 75", "draw-god 80"], red={"coins": 9, "gods": [30]}, open_gods={"blue": 61})
    return play(game, "use A04 god-card", "look blue")


def test_cards_that_were_looked_at_are_seen_by_one() -> None:
    """ci.hidden.decks: god 30 shows three cards to its owner and tells the others how many."""
    game = looking()
    assert game.ask.options == ["god 70", "god 75", "god 80", "god 61"]
    assert game.view("red")["looked"] == [70, 75, 80]
    for reader in OTHERS:
        assert "looked" not in game.view(reader) and "god_under" not in game.view(reader)
        assert heard(game, "god-looked", reader) == []
        assert heard(game, "gods-looked", reader) == [{"event": "gods-looked", "seat": "red", "colour": "blue",
                                                    "number": 3}]
    drawn = [tuple(facts["looked"]) for facts in dealt(game, "blue")]
    assert len(set(drawn)) > 20 and all(61 not in cards and len(cards) == 3 for cards in drawn)
    assert {tuple(facts["looked"]) for facts in dealt(game, "red")} == {(70, 75, 80)}


def test_others_learn_only_the_card_that_was_kept() -> None:
    """ci.hidden.decks: the two that go under the deck stay unknown to them."""
    game = play(looking(), "god 75")
    for reader in OTHERS:
        assert heard(game, "god-taken", reader) == [{"event": "god-taken", "seat": "red", "god": 75}]
        assert game.view(reader)["seats"]["red"]["gods"] == [30, 75] and "god_under" not in game.view(reader)
        assert game.view(reader)["god_decks"]["blue"] == 18
    assert game.view("red")["god_under"]["blue"] == [70, 80]
    under = [tuple(facts["god_under"]["blue"]) for facts in dealt(game, "blue")]
    assert len(set(under)) > 20 and all(75 not in cards and 61 not in cards and len(cards) == 2 for cards in under)
    assert {tuple(facts["god_under"]["blue"]) for facts in dealt(game, "red")} == {(70, 80)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_are_numbers(players: int) -> None:
    """ci.hidden.decks: sizes and open cards are all a view says of god, hero, magic and task cards."""
    game = sacbe.new("chichen_itza", players=players, seed=8)
    for reader in (*game.definition.seats[:players], None):
        view = game.view(reader)
        assert view["god_decks"] == {"gold": 19, "green": 19, "red": 19, "blue": 19}
        assert set(view["hero_decks"].values()) == {7} and len(view["hero_tops"]) == 3
        assert view["magic_deck"] == 32 - 2 * players and len(view["tasks"]) == 4
        assert not {"deck", "looked", "god_under"} & set(view)


def test_the_seventh_creature_card_is_not_known() -> None:
    """ci.hidden.decks: nothing tells the card that was left out; each that has not come may still come."""
    game = sacbe.new("chichen_itza", players=2, seed=5)
    for reader in ("red", "blue", None):
        assert game.view(reader)["attacks"] == list(BASE_CREATURES)
        assert not any("attack" in str(said["event"]) for said in game.log(reader))
    row = {"case": "here", "game": "chichen_itza", "players": 2, "then": {}, "moves": ["chance creature snake"],
           "given": {"stage": "attack", "round": 6, "attacks": ["monkey", "caiman"], "city": {"red": 0, "blue": 0}}}
    last = scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("chichen_itza"))
    assert last.ask.options == ["creature monkey", "creature caiman"]


# ---------------------------------------------------------------- what lies open

def test_everything_else_lies_open() -> None:
    """ci.hidden.open: but for the own hand, all views of a seat are the same, and they show what it has."""
    game = begin(
        tiles={"V1": {"red": {"warriors": 2, "heroes": ["champion"]}, "scouts": ["blue"]}}, pile={"stone": 2},
        tasks=[2, 13], red={"coins": 17, "luck": 5, "idols": 2, "melee": 4, "defense": 3, "shields": 2, "war": 1,
                            "gems": ["red", "white"], "gods": [1, 61], "favor": 3, "reserve": 11, "tasks": [2],
                            "trophies": {"snake": [1, 3]}, "repelled": {"jaguar": 2}, "failed": ["caiman"],
                            "heroes": {"champion": 10}, "stone": 1})
    wanted = {"coins": 17, "luck": 5, "idols": 2, "melee": 4, "defense": 3, "shields": 2, "war": 1, "favor": 3,
              "gems": ["red", "white"], "gods": [1, 61], "reserve": 11, "tasks": [2], "controls": ["V1"],
              "trophies": {"snake": [1, 3]}, "repelled": {"jaguar": 2}, "failed": ["caiman"], "hand": 1,
              "scouts_left": 6}
    own = game.view("red")["seats"]["red"]
    for reader in OTHERS:
        view = game.view(reader)
        seen = view["seats"]["red"]
        assert wanted.items() <= seen.items()
        assert {key: value for key, value in own.items() if key not in ("stone", "fire")} == seen
        assert seen["heroes"]["champion"]["card"] == 10
        assert view["tiles"]["V1"]["units"] == {"warriors": 2, "heroes": ["champion"]}
        assert view["tiles"]["V1"]["scouts"] == ["blue"] and view["pile"] == {"stone": 2, "fire": 0}
        assert view["tasks"]["2"] == ["red"] and view["city"]["red"]["warriors"] == 11
