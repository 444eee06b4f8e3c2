"""A components file of one's own: what it changes in the game, and what could not be printed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.games.components import editions
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.play import record

pytestmark = pytest.mark.once

GAME = "temple_of_chac"
FILE = """
decks:
  kukulkan:
    cards:
      - {id: darts, count: 1}
      - {id: kukulkan_mask, count: 5, vp: 7}
  zotz:
    cards:
      - {id: torch, count: 0}
      - {id: vampire_bats, count: 5}
injury_tokens:
  mix:
    - {count: 4}
    - {count: 10}
    - {count: 10}
web_tokens: {mix: [{count: 5}, {count: 1}]}
lockpick_tokens: {mix: [{count: 4}, {count: 1}, {count: 5}]}
adventurers:
  - {id: lea_rice, health: 6, storage: 4}
walls: {corridor_door: {space: C5}}
rapids: {exit_to: {space: C25}}
"""
CHANGES = {
    "decks.kukulkan.cards.darts.count": 1, "decks.kukulkan.cards.kukulkan_mask.count": 5,
    "decks.kukulkan.cards.kukulkan_mask.vp": 7, "decks.zotz.cards.torch.count": 0,
    "decks.zotz.cards.vampire_bats.count": 5, "injury_tokens.mix.1.count": 4, "injury_tokens.mix.3.count": 10,
    "web_tokens.mix.1.count": 5, "web_tokens.mix.2.count": 1, "lockpick_tokens.mix.1.count": 4,
    "lockpick_tokens.mix.2.count": 1, "lockpick_tokens.mix.3.count": 5, "adventurers.lea_rice.health": 6,
    "adventurers.lea_rice.storage": 4, "walls.corridor_door.space": "C5", "rapids.exit_to.space": "C25",
}


@pytest.fixture
def definition(tmp_path: Path) -> Any:
    file = tmp_path / "mine.yaml"
    file.write_text(FILE, encoding="utf-8")
    return editions.make_edition(games.load_definition(GAME), file)


def at(definition: Any, **given: Any) -> Game:
    """A game of the edition at a position, with chance played by hand."""
    return Game(definition, 2, {}, None, definition.build_position(2, {}, given))


def test_a_file_is_read_completely(definition: Any) -> None:
    assert definition.components == CHANGES and definition.edition_name == "mine.yaml"
    assert games.load_definition(GAME).components == {}


def test_what_ships_is_no_change() -> None:
    plain = games.load_definition(GAME)
    assert editions.make_edition(plain, {value.path: value.value
                                         for value in editions.list_assumed_values(GAME)}) is plain


def test_a_file_changes_the_decks(definition: Any) -> None:
    """tc.deck.kukulkan, tc.deck.zotz, tc.hazard.darts, tc.hazard.vampire-bats: what can be drawn, and how often."""
    game = at(definition, red={"at": "H1", "dice": [1, 1]})
    game.apply("search low")
    assert "draw darts" in game.ask.options and "draw darts 2" not in game.ask.options
    assert "draw kukulkan-mask 5" in game.ask.options and len(game.ask.options) == 24
    game = at(definition, webs={"Z1": "gone"}, red={"at": "Z1", "dice": [1, 1]})
    game.apply("search low")
    assert "draw torch" not in game.ask.options and "draw vampire-bats 5" in game.ask.options
    assert len(game.ask.options) == 12


def test_a_file_changes_the_tokens(definition: Any) -> None:
    """tc.injury.tokens, tc.cave.web-tokens, tc.lockpick.tokens: as many equal chances as tokens."""
    game = at(definition, red={"at": "C34", "dice": [1, 1]})
    game.apply("move low")
    game.apply("step Z1")
    assert game.ask.options == ["web spider", *[f"web spider {n}" for n in (2, 3, 4, 5)], "web blank"]
    game = at(definition, red={"at": "C11", "dice": [1, 1]})
    game.apply("interact low")
    kinds = [option.split()[1] for option in game.ask.options]
    assert [kinds.count(kind) for kind in ("success", "success-fail", "fail")] == [4, 1, 5]
    game = at(definition, red={"at": "R5", "wounds": 3, "dice": [6, 1]})
    game.apply("move high")
    values = [option.split()[1] for option in game.ask.options]
    assert [values.count(value) for value in "123"] == [4, 10, 10]


def test_a_file_changes_health_storage_and_points(definition: Any) -> None:
    """tc.adventurer.lea-rice, tc.treasure.kukulkan-mask: five Wounds are no Injury, four cards fit, a mask is 7."""
    red = {"adventurer": "lea-rice", "at": "R5", "wounds": 3, "dice": [6, 1], "hand": ["kukulkan-mask"],
           "store": ["zotz-mask", "zotz-mask", "zotz-idol"]}
    game = at(definition, red=red)
    assert "store low kukulkan-mask" in game.ask.options
    game.apply("move high")
    facts = definition.dump_fields(game.state)["red"]
    assert (facts["wounds"], facts["health"], facts["capacity"], facts["injuries"]) == (5, 6, 4, [])
    state = definition.build_position(2, {}, {"stage": "end", "red": {"escaped": 1, "hand": ["kukulkan-mask"]}})
    assert definition.scores(state) == [7, 0]


def test_a_file_changes_where_one_lands(definition: Any) -> None:
    """tc.walls.eject, tc.rapids.exit"""
    game = at(definition, stage="end-of-round", boulder="C11", red={"at": "H3"}, blue={"at": "R5"})
    for _ in range(3):
        game.apply("roll 1")
    assert definition.dump_fields(game.state)["red"]["at"] == "C5"
    game = at(definition, red={"at": "R5", "dice": [1, 1]})
    game.apply("interact low")
    game.apply("roll 1")
    assert definition.dump_fields(game.state)["red"]["at"] == "C25"


def test_an_edition_is_played_and_recorded(definition: Any) -> None:
    game = sacbe.new(GAME, players=3, seed=5, components=CHANGES)
    player = SeededDriver(3)
    while (ask := game.state.ask) is not None:
        game.apply(player.answer(ask))
        assert not game.definition.find_violations(game.state)
    again = sacbe.loads(record.write(game))
    assert again == game and again.scores == game.scores and again.definition.components == CHANGES


# ---------------------------------------------------------------- two copies of one gear

@pytest.fixture(scope="module")
def doubled() -> Any:
    """An edition with two copies of every gear of the decks."""
    return games.load_definition(GAME).edition("doubled", {
        "decks.kukulkan.cards.pith_helmet.count": 2, "decks.kukulkan.cards.notebook.count": 2,
        "decks.kukulkan.cards.treasure_box.count": 3, "decks.ah_puch.cards.fireproof_boots.count": 2,
        "decks.ah_puch.cards.ah_puch_necklace.count": 1, "decks.ixchel.cards.life_vest.count": 2,
        "decks.ixchel.cards.ixchel_necklace.count": 1, "decks.zotz.cards.torch.count": 2,
        "decks.zotz.cards.zotz_necklace.count": 2})


def red(game: Game) -> Any:
    return game.definition.dump_fields(game.state)["red"]


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def test_each_of_two_notebooks_is_used_once(doubled: Any) -> None:
    """tc.action.gear.once, tc.gear.explorers-notebook: once per piece of gear, not once per name."""
    game = at(doubled, red={"at": "C20", "gear": ["notebook"] * 2, "dice": [1, 2, 3, 3]})
    play(game, "gear notebook", "peek G1", "glyph-of L1")
    assert red(game)["used"] == ["notebook"] and "gear notebook" in game.ask.options
    play(game, "gear notebook", "peek G2", "glyph-of L2")
    assert red(game)["used"] == ["notebook"] * 2 and red(game)["dice"] == [3, 3]
    refusal = game.explain("gear notebook")
    assert refusal is not None and refusal.rule == "tc.action.gear.once"
    play(game, "end")
    assert doubled.view(game.state, 1)["seats"]["red"]["used"] == ["notebook"] * 2


@pytest.mark.parametrize(("helmets", "wounds", "used"), [(0, 2, 0), (1, 1, 1), (2, 0, 2)])
def test_helmets_add_up_against_one_hazard(doubled: Any, helmets: int, wounds: int, used: int) -> None:
    """tc.action.gear.passive, tc.gear.pith-helmet: a Lava Burst of two Wounds."""
    game = at(doubled, lava={"L7": {"flipped": True}},
              red={"at": "L7", "adventurer": "bobby-powell", "gear": ["pith-helmet"] * helmets, "dice": [1, 1]})
    play(game, "search low", "draw lava-burst")
    assert (red(game)["wounds"], red(game)["used"]) == (wounds, ["pith-helmet"] * used)


def test_two_helmets_help_against_two_hazards_of_a_turn(doubled: Any) -> None:
    """tc.gear.pith-helmet: each once per turn; the third dart hits."""
    game = at(doubled, red={"at": "H1", "adventurer": "bobby-powell", "gear": ["pith-helmet"] * 2, "dice": [1, 1, 1]})
    for wounds in (0, 0, 1):
        play(game, "search low", "draw darts")
        assert red(game)["wounds"] == wounds


@pytest.mark.parametrize(("boots", "wounds"), [(0, 2), (1, 1), (2, 0)])
def test_boots_add_up(doubled: Any, boots: int, wounds: int) -> None:
    """tc.action.gear.passive, tc.gear.fireproof-boots: against a trap and a Lava Burst, as often as it takes."""
    own = {"adventurer": "bobby-powell", "gear": ["fireproof-boots"] * boots, "dice": [1, 1, 1]}
    game = at(doubled, red={"at": "C7", **own})
    play(game, "move low", "step L3", "number 1")
    assert (game.ask.prompt, red(game)["wounds"]) == ("flee", wounds)
    game = at(doubled, lava={"L7": {"flipped": True}}, red={"at": "L7", **own})
    play(game, "search low", "draw lava-burst")
    assert red(game)["wounds"] == wounds


def test_each_of_two_torches_lights_once(doubled: Any) -> None:
    """tc.action.gear.passive, tc.gear.torch: two bats of one search, and then no third."""
    game = at(doubled, webs={"Z1": "gone"}, red={"at": "Z1", "gear": ["torch"] * 2, "dice": [6, 1, 1]})
    play(game, "search high", "draw vampire-bats", "draw vampire-bats", "light")
    assert game.ask.prompt == "bats" and "light" in game.ask.options
    play(game, "light")
    assert red(game)["used"] == ["torch"] * 2 and (red(game)["wounds"], red(game)["dice"]) == (0, [1, 1])
    play(game, "search low", "draw vampire-bats")
    assert game.ask.options == ["suffer", "give low"]
    refusal = game.explain("light")
    assert refusal is not None and refusal.rule == "tc.gear.torch"


def test_each_of_two_vests_rolls_a_die_again(doubled: Any) -> None:
    """tc.action.gear.passive, tc.gear.life-vest: one die for each vest, also for the same one."""
    game = at(doubled, surging=1, red={"at": "R5", "gear": ["life-vest"] * 2, "dice": [1, 1]})
    play(game, "interact low", "roll 5", "roll 6")
    assert game.ask.options == ["keep", "reroll 5", "reroll 6"]
    play(game, "reroll 6", "roll 6")
    assert game.ask.options == ["keep", "reroll 5", "reroll 6"] and red(game)["at"] == "R5"
    play(game, "reroll 6", "roll 1")
    assert red(game)["at"] == "U" and red(game)["fallen"]                       # the five washes over, no vest is left
    game = at(doubled, surging=1, red={"at": "R5", "gear": ["life-vest"] * 2, "dice": [1, 1]})
    play(game, "interact low", "roll 5", "roll 6", "reroll 5", "roll 1", "reroll 6", "roll 2")
    assert red(game)["at"] == "C26"


def test_copies_cannot_be_used_more_often_than_there_are() -> None:
    """A position that cannot be is refused."""
    with pytest.raises(Problem) as caught:
        at(games.load_definition(GAME), red={"gear": ["torch"], "used": ["torch", "torch"]})
    assert caught.value.key == "impossible-position"


# ---------------------------------------------------------------- refused

@pytest.mark.parametrize(("changes", "path"), [
    ({"decks.kukulkan.cards.darts.count": 5}, "decks.kukulkan.cards"),                          # 25 cards
    ({"decks.zotz.cards.torch.count": 0}, "decks.zotz.cards"),                                  # 11
    ({"decks.kukulkan.cards.treasure_box.count": 8, "decks.kukulkan.cards.darts.count": 1},
     "decks.kukulkan.cards.treasure_box.count"),
    ({"injury_tokens.mix.1.count": 11}, "injury_tokens.mix"), ({"web_tokens.mix.2.count": 2}, "web_tokens.mix"),
    ({"lockpick_tokens.mix.1.count": 5}, "lockpick_tokens.mix"),
    ({"lockpick_tokens.mix.1.count": 2, "lockpick_tokens.mix.3.count": 6}, "lockpick_tokens.mix"),
    ({"adventurers.lea_rice.health": 2}, "adventurers.lea_rice.health"),
    ({"adventurers.lea_rice.health": 10}, "adventurers.lea_rice.health"),
    ({"adventurers.bobby_powell.storage": 10}, "adventurers.bobby_powell.storage"),
    ({"decks.kukulkan.cards.kukulkan_mask.vp": 31}, "decks.kukulkan_mask"),
    ({"boulder.pressure_plates.spaces": ["C12", "C4", "C24"]}, "boulder.pressure_plates.spaces"),
    ({"walls.corridor_door.space": "C12"}, "walls.corridor_door.space"),                        # under the boulder
    ({"walls.corridor_door.space": "X"}, "walls.corridor_door.space"),
    ({"rapids.exit_to.space": "X"}, "rapids.exit_to.space"), ({"rapids.exit_to.space": "C40"}, "rapids.exit_to.space"),
    ({"boulder.last_space.space": "C38"}, "zotz_cave.second_mouth.corridor.space"),             # behind the exit
    ({"boulder.start.space": "C4"}, "boulder.pressure_plates.spaces"),
    ({"lava_room.doors.1.tile.space": "Z1"}, "lava_room.doors.1.tile.space"),
    ({"lava_room.doors.1.corridor.space": "C8", "lava_room.doors.1.tile.space": "L7"},
     "lava_room.doors.2.corridor.space"),                                                       # the same door twice
    ({"bridge.near_end.space": "C34"}, "bridge.far_end.space"), ({"alcoves.A1.space": "C31"}, "alcoves.A1.space"),
    ({"zotz_cave.second_mouth.corridor.space": "C34", "zotz_cave.second_mouth.cave.space": "Z1"},
     "zotz_cave.second_mouth.corridor.space"),
    ({"bridge.near_end.space": "C18", "rapids.entry.space": "C18", "walls.corridor_door.space": "C7",
      "lava_room.doors.1.corridor.space": "C18", "lava_room.doors.2.corridor.space": "C18"}, "rapids.entry.space"),
    ({"board.spaces.C3.x": 3}, "board.spaces.C3"), ({"board.spaces.C3.x": 13}, "board.spaces.C3.x"),
    ({"board.spaces.L1.y": 0}, "board.spaces.L1"), ({"board.spaces.Z5.y": 7}, "board.spaces.Z5"),   # nobody gets there
])
def test_what_could_not_be_printed_is_refused(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(Problem) as caught:
        sacbe.new(GAME, players=2, seed=5, components=changes)
    assert (caught.value.key, caught.value.facts["path"]) == ("edition-value", path)


@pytest.mark.parametrize(("changes", "key"), [
    ({"decks.kukulkan.size": 25}, "edition-not-assumed"), ({"bridge.planks.value": 6}, "edition-not-assumed"),
    ({"constants.lava_trap_wounds.value": 1}, "edition-not-assumed"), ({"web_tokens.total": 7}, "edition-not-assumed"),
    ({"decks.kukulkan.cards.kukulkan_idol.vp": 6}, "edition-not-assumed"),
    ({"decks.kukulkan.cards.kukulkan_mask.god": "treasure"}, "edition-not-assumed"),
    ({"injury_tokens.mix.3.value": 4}, "edition-not-assumed"), ({"boulder.track.spaces": []}, "edition-not-assumed"),
    ({"board.edges.5.b": "H4"}, "edition-not-assumed"), ({"board.spaces.C7.neighbours": []}, "edition-not-assumed"),
    ({"alcoves.A1.successes": 2}, "edition-not-assumed"), ({"alcoves.A5.space": "C30"}, "edition-not-assumed"),
    ({"options.glyph_pairing.default": "fixed"}, "edition-not-assumed"), ({"balance.rounds_mean.2": 9.0},
                                                                          "edition-not-assumed"),
    ({"starting_gear.lantern.effect.search": 1}, "edition-not-assumed"),
    ({"adventurers.bobby_powell.ability.effect.encumbrance_ignore": 3}, "edition-not-assumed"),
    ({"boulder.pressure_plates.spaces": ["C4", "C12", "L3"]}, "edition-word"),
    ({"adventurers.lea_rice.health": "much"}, "edition-number"), ({"adventurers.lea_rice.health": -1}, "edition-value"),
    ({"boulder.pressure_plates.spaces": ["C4", "C12"]}, "edition-list"),
    ({"adventurers.nobody.health": 4}, "edition-path-near"),
])
def test_what_is_printed_or_of_another_kind_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        games.load_definition(GAME).edition("mine", changes)
    assert caught.value.key == key
