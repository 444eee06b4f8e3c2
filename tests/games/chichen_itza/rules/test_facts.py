"""The data of questions: every value a person needs to answer, from the frame that asks."""

from __future__ import annotations

import msgspec
import pytest

from games.chichen_itza.rules.test_fight_view import STONES, fight
from games.chichen_itza.rules.test_unfinished import kinds
from games.chichen_itza.rules.views import begin, play
from sacbe import Game, games
from sacbe.games.chichen_itza.rules.land.layout import LayTile
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.schema import question_schema as shapes
from sacbe.games.chichen_itza.schema.unit_schema import Group
from sacbe.games.chichen_itza.ui.question_data import MAKERS
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.effects import Chance, Gain, Happen, Level, Pay, Put, Reveal, Thing
from sacbe.presentation.render.moment import PlayerView
from sacbe.testing.contract import sample_options

DEFINITION = games.load_definition("chichen_itza")
CHANCE_PROMPTS = {"die", "face", "spot", "strength", "deal-action", "deal-cost", "order"}


def asked(game: Game) -> msgspec.Struct | None:
    ask = game.state.ask
    assert ask is not None
    return DEFINITION.presenter().question_data(game.state, ask)


def effects(game: Game, move: str) -> list[object]:
    """What an option does, without the chance at its end."""
    shown = {option.move: option
             for option in PlayerView(game, DEFINITION.seat_number(game.ask.seat, game.players)).options()}
    return [effect for effect in shown[move].effects if not isinstance(effect, Chance | Reveal)]


def test_every_question_has_facts() -> None:
    assert set(MAKERS) == {*kinds(TableQuestion), LayTile}
    players = {name for name in DEFINITION.prompts.values() if name not in CHANCE_PROMPTS
               and not name.startswith("draw-")}
    assert set(DEFINITION.presenter().facts_types) == players


@pytest.mark.parametrize("seed", range(4))
def test_facts_have_the_shape_of_their_prompt(seed: int) -> None:
    """In whole games, with modules and options."""
    players = 2 + seed % 3
    state = DEFINITION.start_game(players, sample_options(DEFINITION, players, seed))
    chance = SeededDriver(mix_seed(seed, 3))
    while (ask := state.ask) is not None:
        facts = DEFINITION.presenter().question_data(state, ask)
        if ask.seat == CHANCE:
            assert facts is None
        else:
            kind = DEFINITION.presenter().facts_types[DEFINITION.prompts[ask.prompt]]
            assert msgspec.convert(msgspec.to_builtins(facts), kind, strict=True) == facts
        state.apply(chance.answer(ask))


def test_a_roll_says_what_it_makes() -> None:
    """stone-faces=3: the dice 4, 4, 1 are one hit."""
    game = fight(["roll 4", "roll 4", "roll 1"], ["cast stone 3"], {"stone-faces": "3"}, **STONES)
    assert asked(game) == shapes.RollFacts(
        phase="magic", number=1, of="stone", dice=[1, 4, 4], faces=[1, 2, 3], hits=1, pairs=0, misses=2, follow_ups=0,
        following=False, counted=0, luck=4, luck_allowed=True, used=[])


def test_a_follow_up_says_what_it_makes() -> None:
    """ci.god.54, ci.god.55: a follow-up 3 is no hit, and two hits are counted already."""
    game = fight(["roll 1", "roll 3", "roll 3"], ["keep"], ranged=3, gods=[54, 55])
    facts = asked(game)
    assert isinstance(facts, shapes.RollFacts)
    assert (facts.of, facts.dice, facts.faces, facts.hits, facts.counted) == ("ranged", [3], [1, 2], 0, 2)
    assert facts.following


def test_a_march_says_who_goes_and_how_far() -> None:
    """Taken from the march itself, not from the moves before it."""
    game = begin(tiles={"R1": {"cell": [0, -1], "red": 2}}, city={"red": 2}, red={"coins": 9})
    play(game, "use A01 land-move", "from R1")
    assert asked(game) == shapes.GroupFacts("land", "R1", "none", 5)
    play(game, "group 1")
    facts = asked(game)
    assert isinstance(facts, shapes.ToFacts)
    assert (facts.start, facts.group, facts.steps) == ("R1", Group(1, []), facts.range)


def test_a_reinforcement_says_how_many_may_still_come() -> None:
    """ci.god.31: two more than usual; fewer than the reserve has are no more than it has."""
    game = play(begin(red={"coins": 9, "gods": [31]}), "use A09 reinforcement", "put city")
    reserve = game.view("red")["seats"]["red"]["reserve"]
    assert asked(game) == shapes.ReinforceFacts(4, reserve, "none", [], 0)


def test_damage_says_what_can_stop_it() -> None:
    """ci.god.22: an idol stops two."""
    game = fight(["roll 6", "roll 6", "face 4"], ["keep"], kind="jaguar", idols=1, gods=[22], luck=1, defense=2,
                 shields=1)
    facts = asked(game)
    assert isinstance(facts, shapes.DamageFacts)
    assert (facts.damage, facts.shields, facts.idols, facts.idol_shields, facts.group) == (2, 1, 1, 2, Group(2, []))
    assert not facts.denied


# ---------------------------------------------------------------- effects and things

def test_effects_of_an_action_are_its_price_and_its_gain() -> None:
    """ci.action.melee: the price is paid, the gear rises, and luck comes with level 2."""
    game = begin(red={"coins": 9, "melee": 1})
    tile = next(move for move in game.ask.options if move.endswith(" melee")).split()[1]
    price = game.view("red")["actions"][tile]["uses"][0]["price"]
    found = effects(game, f"use {tile} melee")
    assert found[1:3] == [Pay(seat="red", what=Thing("good", "coins"), amount=price),
                          Level(seat="red", track=Thing("gear", "melee"), before=1, after=2)]
    assert Gain(seat="red", what=Thing("good", "luck"), amount=2) in found


def test_an_idol_is_paid_for_what_it_brings() -> None:
    """ci.idol.exchange: two coins."""
    game = begin(red={"idols": 1})
    assert effects(game, "trade coins") == [Pay(seat="red", what=Thing("good", "idols"), amount=1),
                                            Gain(seat="red", what=Thing("good", "coins"), amount=2)]


def test_a_new_roll_lists_what_each_die_may_show() -> None:
    """Six faces, each as likely as the others; what many dice bring together is not played out."""
    game = fight(["roll 6", "roll 6"], [], kind="jaguar")
    shown = {option.move: option for option in PlayerView(game, 0).options()}
    chances = [effect for effect in shown["reroll"].effects if isinstance(effect, Chance)]
    assert [(chance.prompt, [outcome.answer for outcome in chance.outcomes]) for chance in chances] == [
        ("die", [f"roll {pips}" for pips in range(1, 7)])]
    assert {round(outcome.probability, 6) for outcome in chances[0].outcomes} == {round(1 / 6, 6)}


def test_a_scout_is_put_on_its_tile() -> None:
    game = play(begin(red={"coins": 9}), "use A17 scout")
    assert effects(game, "scout V1") == [Put(seat="red", piece=Thing("piece", "scout"), place=Thing("place", "V1"))]


@pytest.mark.parametrize(("move", "things"), [
    ("use A03 move-hero champion", [("tile", "A03"), ("action", "move-hero"), ("hero", "champion")]),
    ("group 3 wanderer+commander", [("hero", "wanderer"), ("hero", "commander")]),
    ("put city", [("place", "city"), ("unit", "warrior")]),
    ("put C1 champion", [("place", "C1"), ("unit", "champion")]),
    ("recruit champion city", [("hero", "champion"), ("place", "city")]), ("god 31", [("god", "31")]),
    ("line red-blue twice", [("line", "red-blue")]), ("keep", []), ("reroll", [])])
def test_moves_name_things(move: str, things: list[tuple[str, str]]) -> None:
    assert [(thing.kind, thing.id) for thing in DEFINITION.presenter().things_of_move(move)] == things


@pytest.mark.parametrize("gods, due", [([], True), ([3], False)])
def test_a_hero_comes_with_its_upkeep(gods: list[int], due: bool) -> None:
    """ci.hero.upkeep-values, ci.god.03: so many coins in every round, none where a god feeds the heroes."""
    game = begin(red={"coins": 9, "gods": gods})
    game = play(game, next(move for move in game.ask.options if move.endswith(" recruit-hero")))
    for hero, top in game.view("red")["hero_tops"].items():
        upkeep = Happen(seat="red", event="upkeep", facts={"coins": top["upkeep"] if due else 0})
        assert upkeep in effects(game, f"recruit {hero} city")
