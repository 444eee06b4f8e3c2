"""Which options end the turn of their seat, and what an option would lose or waste, before it is played."""

from __future__ import annotations

from typing import Any

import pytest

from presentation.test_moments import moments, plain
from sacbe import Game, games
from sacbe.games.chichen_itza.data.edition import STANDARD
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play import scenario
from sacbe.presentation.language.words import LANGUAGES, use_language
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.presentation.schema.data import OptionShown

TURNS = [name for name in games.names() if name != "bul"]           # a turn of Bul is one decision


def begun(game: str, players: int, moves: list[str], **given: Any) -> Game:
    """A game that begins at a position, as scenarios have it, after some moves of red."""
    row = {"case": "here", "game": game, "players": players, "given": given, "then": {}}
    found = scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition(game))
    for move in moves:
        assert scenario.play(found, f"red {move}") is None, move
    return found


def options(game: Game) -> dict[str, OptionShown]:
    """The options of red with their words, by their moves."""
    moment, wording = PlayerView(game, 0), Localizer(game.definition, game.players)
    return {option.move: wording.render_option(option, moment.view) for option in moment.options()}


def cautions(option: OptionShown) -> list[tuple[str, dict[str, Any]]]:
    return [(caution.what, caution.facts) for caution in option.cautions]


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_is_over_after_what_ends_it_and_after_nothing_else(name: str) -> None:
    """Played with chance as it falls: the seat is not asked again in that turn, or it is."""
    definition = games.load_definition(name)
    found = {"no": 0, "also": 0, "only": 0}
    for game in moments(definition, 2, 21):
        seat = definition.seat_number(game.ask.seat, 2)
        if definition.presenter().active_seat(game.state) != seat:
            assert {option.ends_turn for option in PlayerView(game, seat).options()} == {"no"}
            continue
        for option in PlayerView(game, seat).options():
            began = len(game.event_log)
            twin = game.clone()
            twin.apply(option.move)
            state = twin.state
            new = any(told.data["event"] == "turn-began" for told in twin.event_log[began:])
            is_over = new or state.ask is None or definition.presenter().active_seat(state) != seat
            if option.ends_turn == "no" and state.ask is not None and state.ask.seat == seat:
                assert not is_over, option.move
            elif option.ends_turn != "no":
                assert is_over or state.reveals != game.state.reveals or played_chance(game, twin), option.move
            found[option.ends_turn] += 1
    assert found["no"] and found["also"]
    assert bool(found["only"]) == bool(definition.presenter().turn_enders)


def played_chance(before: Game, after: Game) -> bool:
    """Has chance answered?  Then the turn may have gone on by what fell."""
    return any(entry.seat == CHANCE for entry in after.history[len(before.history):])


def test_a_turn_of_one_decision_is_not_held_back() -> None:
    game = next(iter(moments(games.load_definition("bul"), 2, 1)))
    assert {option.ends_turn
            for option in PlayerView(game, game.definition.seat_number(game.ask.seat, 2)).options()} == {"no"}


# ---------------------------------------------------------------- Tzolk'in

def test_the_last_worker_ends_the_turn_and_one_before_it_does_not() -> None:
    given: dict[str, Any] = {"red": {"corn": 9, "workers": 3}}
    first = options(begun("tzolkin", 4, [], **given))
    assert {first[move].ends_turn for move in ("place tikal", "place start")} == {"no"}
    last = options(begun("tzolkin", 4, ["place tikal", "place tikal"], **given))
    assert last["place uxmal"].ends_turn == "also" and last["stop"].ends_turn == "only"
    assert cautions(last["stop"]) == []


def test_who_stays_hungry_is_told_before_the_turn_ends() -> None:
    """tz.food.unfed: at the end of this round; not where the Food Day is later, nor where corn is left for all."""
    given: dict[str, Any] = {"tooth": 7, "round": 8, "red": {"corn": 5, "workers": 3}}
    last = options(begun("tzolkin", 4, ["place tikal", "place yaxchilan"], **given))
    assert cautions(last["stop"]) == [("hunger", {"workers": 1, "points": 3})]
    assert cautions(last["place uxmal"]) == [("hunger", {"workers": 2, "points": 6})]
    assert last["stop"].cautions[0].text == "1 worker stays hungry on the food day: −3 points."
    later = options(begun("tzolkin", 4, ["place tikal", "place yaxchilan"], **{**given, "tooth": 6}))
    assert cautions(later["stop"]) == []


def test_a_worker_that_the_day_pushes_off_is_told() -> None:
    """tz.calendar.push-off."""
    given: dict[str, Any] = {"tikal": {7: "red"}, "red": {"corn": 9}}
    placed = options(begun("tzolkin", 4, ["place uxmal"], **given))
    assert ("pushed-off", {"gear": "tikal"}) in cautions(placed["stop"])


def test_a_worker_that_can_do_nothing_is_told_with_its_reason() -> None:
    """tz.chichen.skull: no skull, no action; tz.pickup.space-zero.  A worker that can act has nothing to tell."""
    game = begun("tzolkin", 4, [], chichen={3: "red"}, palenque={0: "red", 2: "red"}, red={"corn": 0})
    found = options(game)
    idle = found["pick chichen 3"].cautions[0]
    assert (idle.what, idle.facts) == ("idle", {"gear": "chichen", "space": 3})
    assert idle.rule.startswith("tz.") and "skull" in idle.text
    assert cautions(found["pick palenque 0"]) == [("idle", {"gear": "palenque", "space": 0})]
    assert cautions(found["pick palenque 2"]) == []
    has_one = begun("tzolkin", 4, [], chichen={3: "red"}, red={"skulls": 1})
    assert cautions(options(has_one)["pick chichen 3"]) == []


def test_an_action_tells_what_its_technology_costs_at_least() -> None:
    """tz.tech.cost: the price stands on the button of the action, before a track is chosen."""
    game = begun("tzolkin", 4, ["pick tikal 1"], tikal={1: "red"}, red={"wood": 3, "theology": 1, "corn": 0})
    assert options(game)["act tikal 1"].effects_text == "from 1 block"


def test_the_starting_player_space_tells_its_corn_and_who_begins() -> None:
    game = begun("tzolkin", 4, [], calendar_corn=3, marker="blue", red={"corn": 9})
    while game.ask.seat != "red":
        game.apply(game.ask.options[0] if "stop" not in game.ask.options else "stop")
    assert options(game)["place start"].effects_text == "you begin the next round, +3 corn"
    own = begun("tzolkin", 4, [], red={"corn": 9})
    assert options(own)["place start"].effects_text == "the next seat begins the next round"


# ---------------------------------------------------------------- Temple of Chac

LEA = {"adventurer": "lea-rice", "dice": [1, 2, 5, 6]}


def test_unspent_dice_are_told_before_they_are_lost() -> None:
    """tc.turn.unspent-dice."""
    found = options(begun("temple_of_chac", 2, [], boulder="C1", red={"at": "C20", **LEA}))
    assert found["end"].ends_turn == "only" and cautions(found["end"]) == [("dice", {"dice": 4})]
    assert found["end"].cautions[0].text == "4 unspent dice are lost."
    assert found["move low"].ends_turn == "no" and not found["move low"].cautions


def test_who_lies_on_the_ground_is_told() -> None:
    found = options(begun("temple_of_chac", 2, [], boulder="C1", red={"at": "C20", "fallen": True, **LEA}))
    assert cautions(found["end"]) == [("dice", {"dice": 4}), ("fallen", {})]


def test_a_last_die_ends_the_turn_without_a_loss() -> None:
    red = {"at": "C20", "fallen": True, "adventurer": "lea-rice", "dice": [1]}
    found = options(begun("temple_of_chac", 2, [], boulder="C1", red=red))
    assert found["stand low"].ends_turn == "also" and not found["stand low"].cautions


# ---------------------------------------------------------------- words and secrets

@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_caution_has_words(lang: str) -> None:
    said = set()
    with use_language(lang):
        for name in TURNS:
            definition = games.load_definition(name)
            for game in moments(definition, 2, 22):
                moment = PlayerView(game, definition.seat_number(game.ask.seat, 2))
                for option in moment.options():
                    for caution in Localizer(definition, 2).render_option(option, moment.view).cautions:
                        assert caution.text and "{" not in caution.text and "caution-" not in caution.text
                        said.add((name, caution.what))
    assert len(said) > 3


@pytest.mark.parametrize("name", TURNS)
def test_ends_and_cautions_do_not_depend_on_secrets(name: str) -> None:
    definition = games.load_definition(name)
    for number, game in enumerate(moments(definition, 2, 23)):
        seat = definition.seat_number(game.ask.seat, 2)
        twin = game.clone()
        twin.state = definition.redeal(game.state, seat, SeededDriver(100 + number))
        shown = [[(option.ends_turn, plain(option.cautions)) for option in PlayerView(one, seat).options()]
                 for one in (game, twin)]
        assert shown[0] == shown[1], game.ask.prompt


# ---------------------------------------------------------------- Chichén Itzá

def test_actions_of_chichen_itza_that_would_do_nothing_are_told() -> None:
    """ci.action.empty-effect: a war that is on, a reinforcement without a reserve, a march of nobody."""
    definition = games.load_definition("chichen_itza")
    seen = set()
    for game in (game for seed in (31, 32, 33) for game in moments(definition, 2, seed)):
        seat = definition.seat_number(game.ask.seat, 2)
        moment = PlayerView(game, seat)
        mine = moment.view["seats"][game.ask.seat]
        for option in moment.options():
            told = cautions(option)
            if game.ask.prompt == "turn" and option.move.endswith((" declare-war", " reinforcement")):
                is_war = option.move.endswith("war")
                does_nothing = mine["war"] == STANDARD.diplomacy if is_war else mine["reserve"] == 0
                assert (("idle", {}) in told) == does_nothing, option.move
                seen.add(("war" if is_war else "reserve", does_nothing))
            elif (game.ask.prompt, option.move) == ("reinforce", "stop"):
                assert moment.ask is not None
                assert told == [("warriors", {"warriors": moment.ask.facts.left})]
                seen.add(("stop", True))
            elif option.move == "stop" and game.ask.prompt in ("from", "to"):
                assert told == [("march", {})] and option.ends_turn != "only"
                seen.add((game.ask.prompt, True))
    assert {("war", True), ("war", False), ("reserve", False), ("stop", True), ("from", True)} <= seen
