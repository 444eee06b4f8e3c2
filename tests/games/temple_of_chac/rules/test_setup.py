"""The setup, seen before round 1: the board, tiles, clues, decks, adventurers and gear, for every number of players."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.games.temple_of_chac.data import tables
from sacbe.games.temple_of_chac.data.constants import CARDS as CARD_KINDS
from sacbe.games.temple_of_chac.data.constants import LAVA
from sacbe.games.temple_of_chac.data.edition import STANDARD
from sacbe.games.temple_of_chac.schema.notation import CARDS, GEAR, HEROES, SEATS, SPACES, TREASURES
from sacbe.kernel.play import record

DEFINITION = games.load_definition("temple_of_chac")
PLAYERS = (2, 3, 4, 5)
SEEDS = range(60)
TILES = SPACES[LAVA:LAVA + tables.TILES]
STARTING = GEAR[:6]
every_count = pytest.mark.parametrize("players", PLAYERS)


def fresh(players: int, seed: int = 1, **options: str) -> Game:
    return sacbe.new("temple_of_chac", players=players, seed=seed, options=options)


def by_hand(players: int, *draws: str, **options: str) -> Game:
    """A game whose chance is played by hand, after some draws."""
    game = Game(DEFINITION, players, options, None, DEFINITION.new(players, options))
    for draw in draws:
        game.apply(draw)
    return game


def until(game: Game, prompt: str) -> Game:
    """The first option again and again, up to a question of a kind."""
    while game.ask.prompt != prompt:
        game.apply(game.ask.options[0])
    return game


# ---------------------------------------------------------------- players

@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_player_counts_are_refused(players: int) -> None:
    """tc.setup.players"""
    with pytest.raises(Problem) as caught:
        fresh(players)
    assert caught.value.key == "player-count"


@every_count
def test_the_board_is_the_same_for_all_counts(players: int) -> None:
    """tc.setup.players, tc.setup.search-decks, tc.setup.boulder-walls-bridge, tc.setup.supplies, tc.setup.webs:
    decks, boulder, plates, planks, webs and injuries do not depend on the number of players."""
    view = fresh(players).view(None)
    assert view["sizes"] == {"kukulkan": 24, "ah-puch": 12, "ixchel": 12, "zotz": 12}
    assert (view["boulder"], view["plates"], view["planks"], view["surging"]) == ("C0", 0, 5, 0)
    assert view["webs"] == dict.fromkeys(["Z1", "Z2", "Z3", "Z4", "Z5", "Z6"], "hidden")
    assert view["webs_left"] == {"spider": 3, "blank": 3}
    assert view["injuries_left"] == 24 and set(view["discards"].values()) == {0}
    assert len(view["seats"]) == players and len(view["lava"]) == 14


def test_injuries_sum_up_to_42() -> None:
    """tc.injury.tokens"""
    assert len(STANDARD.injuries) == 3 and sum(STANDARD.injuries) == 24
    assert sum(value * number for value, number in enumerate(STANDARD.injuries, 1)) == 42


def test_five_dice_are_the_most_that_are_needed() -> None:
    """tc.setup.supplies: boulder, bridge, action dice and the exit from the rapids with all Surging Waters."""
    waters = max(STANDARD.decks[deck * CARD_KINDS + CARDS.index("surging-waters")] for deck in range(4))
    needed = [max(STANDARD.boulder_dice), STANDARD.planks, max(STANDARD.encumbrance), STANDARD.exit_dice + waters]
    assert needed == [5, 5, 4, 4]


# ---------------------------------------------------------------- lava and clues

@every_count
def test_glyphs_are_open_and_numbers_are_not(players: int) -> None:
    """tc.setup.lava-tiles: 14 different glyphs for all to see, and no number for anybody."""
    game = fresh(players)
    for reader in (*SEATS[:players], None):
        lava = game.view(reader)["lava"]
        assert list(lava) == list(TILES) and {tile["glyph"] for tile in lava.values()} == set(tables.GLYPHS)
        assert {tile["number"] for tile in lava.values()} == {None}
        assert not any(tile[what] for tile in lava.values() for what in ("flipped", "searched", "gone"))


def test_glyphs_are_mixed() -> None:
    """tc.setup.lava-tiles: every glyph can lie on the first space, and each lies only once."""
    game = until(by_hand(2), "glyph")
    assert game.ask.options == [f"glyph {name}" for name in tables.GLYPHS]
    game.apply("glyph " + tables.GLYPHS[5])
    assert game.ask.options == [f"glyph {name}" for name in tables.GLYPHS if name != tables.GLYPHS[5]]
    until(game, "idol")
    assert game.view(None)["lava"]["L1"]["glyph"] == tables.GLYPHS[5]


def test_clues_are_four_of_fourteen_numbers() -> None:
    """tc.setup.clue-tiles: drawn at random without repeating, and open."""
    game = by_hand(2)
    assert game.ask.options == [f"clue {n}" for n in range(1, 15)]
    for number in (9, 2, 14):
        game.apply(f"clue {number}")
    assert game.ask.options == [f"clue {n}" for n in range(1, 15) if n not in (9, 2, 14)]
    game.apply("clue 5")
    assert game.ask.prompt == "glyph"
    for reader in ("red", "blue", None):
        assert game.view(reader)["clues"] == {"G1": 9, "G2": 2, "G3": 14, "G4": 5}
    assert len({str(fresh(2, seed).view(None)["clues"]) for seed in SEEDS}) > 50


def test_four_of_the_lava_tiles_are_traps() -> None:
    """tc.setup.clue-tiles: of the 14 numbers a tile can have exactly the 4 of the clues are traps, and the 10 that are
    left beside the board are safe."""
    given = {"clues": {"G1": 9, "G2": 2, "G3": 14, "G4": 5}, "red": {"at": "C8", "dice": [1, 2]}}
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, given))
    game.apply("move low")
    game.apply("step L7")
    assert game.ask.options == [f"number {n}" for n in range(1, 15)]
    traps = set()
    for number in range(1, 15):
        twin = game.clone()
        twin.apply(f"number {number}")
        kind = next(said["kind"] for said in twin.log() if said["event"] == "tile-flipped")
        traps |= {number} if kind == "trap" else set()
        assert twin.view(None)["lava"]["L7"]["gone"] == (kind == "trap")
    assert traps == {2, 5, 9, 14}


def test_the_pairing_of_glyphs_changes_from_game_to_game() -> None:
    """tc.setup.glyph-pairing: a tile whose glyph is known can have every number."""
    given = {"lava": {"L7": {"glyph": tables.GLYPHS[0]}}, "red": {"at": "C8", "dice": [1, 2]}}
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, given))
    game.apply("move low")
    game.apply("step L7")
    assert len(game.ask.options) == 14


def test_a_fixed_pairing_is_the_same_in_all_games() -> None:
    """tc.setup.glyph-pairing: option fixed gives each glyph its number for good, known to all from the start."""
    options = {"glyph-pairing": "fixed"}
    for seed in range(5):
        game = fresh(3, seed, **options)
        for reader in ("red", "blue", "green", None):
            for tile in game.view(reader)["lava"].values():
                assert tile["number"] == tables.GLYPHS.index(tile["glyph"]) + 1 and not tile["flipped"]
    assert len({str(fresh(3, seed, **options).view(None)["lava"]) for seed in range(5)}) == 5


# ---------------------------------------------------------------- decks, idols, webs

@every_count
def test_decks_are_whole_and_without_order(players: int) -> None:
    """tc.setup.search-decks: any card of the hall's deck can be the first, each copy as likely as the others."""
    given = {"red": {"at": "H1"}}
    game = Game(DEFINITION, players, {}, None, DEFINITION.build_position(players, {}, given))
    game.apply("search high")
    assert game.ask.prompt == "draw" and len(set(game.ask.options)) == len(game.ask.options) == 24
    game.apply("draw treasure-box 3")
    assert len(game.ask.options) == 23


def test_idols_are_dealt_to_the_lesser_alcoves() -> None:
    """tc.setup.idols: four at random, face up, and Chac's always in A5."""
    game = until(by_hand(2), "idol")
    lesser = list(TREASURES[17:21])
    assert game.view(None)["alcoves"]["A5"] == "idol-chac"
    assert game.ask.options == [f"idol {name}" for name in lesser]
    game.apply("idol idol-zotz")
    assert game.ask.options == [f"idol {name}" for name in lesser if name != "idol-zotz"]
    game.apply("idol idol-ah-puch")
    game.apply("idol idol-kukulkan")
    for reader in ("red", "blue", None):
        assert game.view(reader)["alcoves"] == {"A1": "idol-zotz", "A2": "idol-ah-puch", "A3": "idol-kukulkan",
                                             "A4": "idol-ixchel", "A5": "idol-chac"}
    firsts = {fresh(2, seed).view(None)["alcoves"]["A1"] for seed in SEEDS}
    assert firsts == set(lesser)


def test_web_tokens_are_mixed() -> None:
    """tc.setup.webs: the first one who comes finds any of the six."""
    given = {"red": {"at": "C34", "dice": [1, 2]}}
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, given))
    game.apply("move low")
    game.apply("step Z1")
    assert game.ask.options == ["web spider", "web spider 2", "web spider 3", "web blank", "web blank 2", "web blank 3"]


# ---------------------------------------------------------------- adventurers and gear

@every_count
def test_everybody_has_an_adventurer_at_the_entrance(players: int) -> None:
    """tc.setup.adventurers: different ones, shown to all, standing on E with nothing but gear."""
    view = fresh(players).view(None)
    rows = list(view["seats"].values())
    assert len({row["adventurer"] for row in rows}) == players and {row["adventurer"] for row in rows} <= set(HEROES)
    for row in rows:
        assert (row["at"], row["fallen"], row["wounds"], row["injuries"], row["hand"], row["store"],
                row["escaped"]) == ("E", False, 0, 0, 0, 0, 0)


@every_count
def test_adventurers_are_dealt_at_random(players: int) -> None:
    """tc.setup.adventurers: any of five, then any of those that are left."""
    game = until(by_hand(players), "adventurer")
    assert game.ask.options == [f"adventurer {name}" for name in HEROES]
    game.apply("adventurer chantel-sari")
    assert game.ask.options == [f"adventurer {name}" for name in HEROES if name != "chantel-sari"]
    assert game.view("blue")["seats"]["red"]["adventurer"] == "chantel-sari"
    found = {fresh(players, seed).view(None)["seats"]["blue"]["adventurer"] for seed in SEEDS}
    assert found == set(HEROES)


@every_count
def test_one_starting_gear_each_and_the_rest_is_out(players: int) -> None:
    """tc.setup.starting-gear: one of six each, face up; 5 players leave 1 unused, 2 leave 4, and these are in no deck,
    nor can they come into play."""
    game = until(by_hand(players), "deal-gear")
    assert game.ask.options == [f"deal-gear {name}" for name in STARTING]
    game.apply("deal-gear bullwhip")
    assert game.ask.options == [f"deal-gear {name}" for name in STARTING if name != "bullwhip"]
    until(game, "first")
    view = game.view(None)
    dealt = [row["gear"] for row in view["seats"].values()]
    assert dealt[0] == ["bullwhip"] and all(len(gear) == 1 for gear in dealt)
    unused = set(STARTING) - {gear[0] for gear in dealt}
    assert len(unused) == 6 - players
    assert not any(name in deck for name in STARTING for deck in view["decks"].values())
    assert {fresh(players, seed).view(None)["seats"]["red"]["gear"][0] for seed in SEEDS} == set(STARTING)


@every_count
def test_anybody_may_be_first(players: int) -> None:
    """tc.setup.first-adventurer: drawn at random, and the first round begins with that seat."""
    game = until(by_hand(players), "first")
    assert game.ask.options == [f"first {seat}" for seat in SEATS[:players]]
    last = SEATS[players - 1]
    game.apply(f"first {last}")
    assert game.view(None)["first"] == game.view(None)["turn"] == last and game.view(None)["round"] == 1
    assert {fresh(players, seed).view(None)["first"] for seed in SEEDS} == set(SEATS[:players])


@every_count
def test_who_is_first_can_be_agreed_on(players: int) -> None:
    """tc.setup.first-adventurer: any seat that somebody takes; nothing is drawn then."""
    for seat in SEATS[:players]:
        game = fresh(players, first=seat)
        assert game.view(None)["first"] == game.view(None)["turn"] == seat
        assert not any("first" in game.definition.grammar.write(entry.choice).split() for entry in game.history)
        assert sacbe.loads(record.write(game)) == game
    for seat in SEATS[players:]:
        with pytest.raises(Problem) as caught:
            fresh(players, first=seat)
        assert (caught.value.key, caught.value.facts["option"]) == ("option-value", "first")


@every_count
def test_who_is_who_can_be_agreed_on(players: int) -> None:
    """tc.setup.adventurers: for all seats or for some; the others are dealt from those that are left."""
    own = dict(zip(SEATS[:players], HEROES[::-1]))
    view = fresh(players, **own).view(None)
    assert {seat: view["seats"][seat]["adventurer"] for seat in own} == own
    game = until(by_hand(players, blue="lea-rice"), "adventurer")
    assert game.ask.options == [f"adventurer {name}" for name in HEROES if name != "lea-rice"]
    found = {fresh(players, seed, blue="lea-rice").view(None)["seats"]["red"]["adventurer"] for seed in SEEDS}
    assert found == set(HEROES) - {"lea-rice"}


@pytest.mark.parametrize(("players", "options", "option"), [
    (2, {"red": "lea-rice", "blue": "lea-rice"}, "blue"), (2, {"green": "lea-rice"}, "green"),
    (4, {"purple": "monty-albatross"}, "purple"), (5, {"red": "indiana"}, "red"),
])
def test_who_cannot_be_who_is_refused(players: int, options: dict[str, str], option: str) -> None:
    """tc.setup.adventurers: nobody twice, nobody for a seat that is not taken, nobody unknown."""
    with pytest.raises(Problem) as caught:
        fresh(players, **options)
    assert (caught.value.key, caught.value.facts["option"]) == ("option-value", option)


def test_the_first_boulder_roll_uses_two_dice() -> None:
    """tc.setup.boulder-walls-bridge: no checkpoint is passed."""
    game = until(by_hand(2), "first")
    game.apply("first red")
    for _ in SEATS[:2]:
        until(game, "action").apply("end")
    assert game.definition.find_violations(game.state) == []    # dice that were left are gone: tc.turn.unspent-dice
    game.apply("roll 1")
    assert game.view(None)["boulder"] == "C0" and game.ask.prompt == "die"
    game.apply("roll 1")
    assert game.view(None)["boulder"] == "C1"
    assert [said["pips"] for said in game.log() if said["event"] == "boulder-rolled"] == [1, 1]


# ---------------------------------------------------------------- what is not in the game

@pytest.mark.parametrize("place", [place for place in SPACES if place not in ("W", "X")])
def test_interacting_is_possible_in_four_kinds_of_places(place: str) -> None:
    """tc.game.not-in-this-game, tc.action.interact: hall, alcoves, the last of the rapids and the bridge; nowhere is
    anything else found, such as a secret passage."""
    boulder = "C0" if place != "C0" else "C1"
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, {"boulder": boulder, "red": {"at": place}}))
    wanted = {"H1", "H2", "H3", "H4", "C11", "C12", "C13", "C14", "C31", "R5", "BR"}
    assert ("interact low" in game.ask.options) == (place in wanted)
    if place in wanted:
        game.apply("interact low")
        prompt = "glyph-of" if place[0] == "H" else "token" if place[0] == "C" else "die"
        assert (game.ask.seat, game.ask.prompt) == ("chance", prompt)
    else:
        refusal = game.explain("interact low", "red")
        assert refusal is not None and refusal.rule == "tc.action.interact"


def test_there_is_no_variant_to_choose() -> None:
    """tc.game.not-in-this-game: options are what is left to the players, and readings of rules; the variant behind the
    printed code is none."""
    assert {option.rule for option in DEFINITION.options} == {
        "tc.setup.first-adventurer", "tc.setup.adventurers",
        "tc.boulder.push-forward", "tc.walls.eject", "tc.cave.layout", "tc.setup.glyph-pairing",
        "tc.scoring.box-no-god"}
