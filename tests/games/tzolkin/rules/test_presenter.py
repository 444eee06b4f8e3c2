"""Data of questions, things of moves and effects of events, with exact values; and their words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sacbe import Game, games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.effects import Chance, Gain, Happen, Level, Lose, Pay, Points, Put, Reveal, Step, Thing
from sacbe.kernel.play import scenario
from sacbe.presentation.language.words import LANGUAGES, has_message, use_language
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer

DEFINITION = games.load_definition("tzolkin")
PRESENTER = DEFINITION.presenter()
RED = 0
CORN, WOOD, GOLD = (Thing("good", good) for good in ("corn", "wood", "gold"))
ANY_BLOCK = Thing("good", "any-block")


def played(moves: list[str], **given: Any) -> Game:
    """A game of four that begins at a position, as scenarios have it, after some moves of red."""
    row = {"case": "here", "game": "tzolkin", "players": 4, "given": given, "then": {}}
    game = scenario.begin(scenario.make_case("here", 1, {}, row), DEFINITION)
    for move in moves:
        assert scenario.play(game, f"red {move}") is None, move
    return game


def facts(game: Game) -> Any:
    """Return the data of the pending question, as it is sent."""
    ask = game.state.ask
    assert ask is not None
    found = PRESENTER.question_data(game.state, ask)
    assert type(found) is PRESENTER.facts_types[game.ask.prompt]
    return msgspec.to_builtins(found)


def effects(game: Game, move: str) -> list[Any]:
    """What one of red's options does."""
    return next(option.effects for option in PlayerView(game, RED).options() if option.move == move)


# ---------------------------------------------------------------- data of questions

def test_every_question_to_a_seat_has_its_facts() -> None:
    asked = set()
    for players, seed in ((2, 1), (3, 2), (4, 3), (4, 4), (2, 5)):
        state, dice = DEFINITION.start_game(players, {}), SeededDriver(seed)
        while (ask := state.ask) is not None:
            found = PRESENTER.question_data(state, ask)
            if ask.seat == CHANCE:
                assert found is None
            else:
                asked.add(DEFINITION.prompts[ask.prompt])
                assert isinstance(found, PRESENTER.facts_types[DEFINITION.prompts[ask.prompt]])
                assert msgspec.convert(msgspec.to_builtins(found), type(found), strict=True) == found
            state.apply(dice.answer(ask))
    assert asked >= {*PRESENTER.facts_types} - {"pity", "any-action", "blessing", "days", "take"}


def test_the_facts_of_a_turn() -> None:
    seen = facts(played([], tooth=4, round=5, palenque={0: "blue", 2: "red"}, red={"corn": 2, "workers": 4}))
    start = {"space": 0, "corn": 0}
    assert seen == {
        "hand": 3, "on_gears": 1, "corn": 2, "food_days": 3, "begging": {"corn": 3, "steps": 1},
        "spaces": {"palenque": {"space": 1, "corn": 1}, "yaxchilan": start, "tikal": start, "uxmal": start,
                   "chichen": start, "start": start},
        "meal": {"hungry": 4, "each": 2, "corn": 8, "unfed": 3, "points": 9}}
    assert facts(played([], red={"corn": 3}))["begging"] is None


def test_the_facts_of_placing_and_picking_up() -> None:
    seen = facts(played(["place tikal", "place tikal"], red={"corn": 7}))
    assert (seen["placed"], seen["extra"], seen["hand"], seen["corn"]) == (2, 2, 1, 5)
    assert seen["spaces"]["tikal"] == {"space": 2, "corn": 4}
    assert facts(played(["pick palenque 0"], palenque={0: "red", 1: "red"})) == {"on_gears": 1}


@pytest.mark.parametrize(("gear", "space", "theology", "fees"), [
    ("uxmal", 3, 0, {"1": 2, "2": 1, "3": 0}), ("tikal", 6, 0, {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0}),
    ("chichen", 2, 1, {"1": 1, "2": 0, "3": 0})])
def test_the_facts_of_an_action(gear: str, space: int, theology: int, fees: dict[str, int]) -> None:
    """tz.pickup.step-back, tz.pickup.free-choice, tz.tech.theology-1."""
    given = {gear: {space: "red"}, "red": {"corn": 9, "skulls": 1, "theology": theology, "wood": 4}}
    assert facts(played([f"pick {gear} {space}"], **given)) == {"gear": gear, "space": space, "fees": fees}


def test_the_facts_of_a_harvest() -> None:
    """tz.tech.agriculture-1, tz.tech.extraction-1 are part of what a crop brings."""
    seen = facts(played(["pick palenque 3", "act palenque 3"], palenque={3: "red"}, jungle={3: {"corn": 4, "wood": 2}},
                        red={"agriculture": 1, "extraction": 1}))
    corn = {"good": "corn", "amount": 6}
    assert seen == {"field": 3, "corn_tiles": 4, "wood_tiles": 2, "yields": {
        "corn": corn, "wood": {"good": "wood", "amount": 3}, "burn": corn, "tileless": corn}}


def test_the_facts_of_advances_and_their_price() -> None:
    tikal: dict[str, Any] = {"tikal": {3: "red"}, "red": {"wood": 3, "gold": 1, "theology": 1}}
    costs = {"agriculture": 1, "extraction": 1, "architecture": 1, "theology": 2}
    assert facts(played(["pick tikal 3", "act tikal 3"], **tikal)) == {
        "left": 2, "free": False, "may_stop": False, "track": "any", "blocks": costs}
    assert facts(played(["pick tikal 3", "act tikal 3", "advance theology"], **tikal)) == {
        "left": 2, "reason": "advance", "track": "theology"}
    assert facts(played(["pick tikal 5", "act tikal 5"], tikal={5: "red"}, red={"wood": 1, "gold": 1})) == {
        "left": 1, "reason": "temples", "track": "none"}
    free = played(["pick tikal 2", "act tikal 2"], food_days=2, tooth=15, round=16, row=["B204", "B205"],
                  tikal={2: "red"}, red={"wood": 3})
    assert facts(free) == {"left": 1, "free": True, "may_stop": False, "track": "any",
                           "blocks": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0}}


def test_the_facts_of_building() -> None:
    given: dict[str, Any] = {"row": ["B101", "B102", "B103"], "monuments": [], "tikal": {4: "red"},
                             "red": {"wood": 9, "architecture": 1}}
    price = {"missing": 0, "saved": 0, "corn": 2}
    first = facts(played(["pick tikal 4", "act tikal 4"], **given))
    assert first == {"part": "first", "architecture": True, "may_stop": False,
                     "prices": {"B101": price, "B102": price, "B103": price}}
    second = facts(played(["pick tikal 4", "act tikal 4", "build B101"], **given))
    assert (second["part"], second["architecture"], second["may_stop"]) == ("second-plain", False, True)
    corn = facts(played(["pick uxmal 4", "act uxmal 4"], row=["B101", "B102"], uxmal={4: "red"}, red={"corn": 4}))
    assert (corn["part"], corn["prices"]["B101"]["corn"]) == ("with-corn", 2)


def test_the_facts_of_the_market_temples_and_days() -> None:
    market = ["pick uxmal 2", "act uxmal 2"]
    given: dict[str, Any] = {"uxmal": {2: "red"}, "red": {"corn": 9, "wood": 1}}
    rates = {"wood": 2, "stone": 3, "gold": 4}
    assert facts(played(market, **given)) == {"corn": 9, "rates": rates, "may_sell": True}
    assert facts(played([*market, "buy gold"], **given)) == {"corn": 5, "rates": rates, "may_sell": False}
    climbing = played(["pick tikal 5", "act tikal 5", "pay gold", "climb green"], tikal={5: "red"},
                      red={"wood": 1, "gold": 1})
    assert facts(climbing) == {"left": 1, "barred": "green", "steps": {
        "brown": {"before": 0, "after": 2, "gift": "stone"}, "yellow": {"before": 0, "after": 1, "gift": None},
        "green": {"before": 1, "after": 3, "gift": None}}}
    begging = facts(played(["beg"], red={"corn": 1, "temples": {"brown": 2, "green": 0}}))
    assert (begging["reason"], begging["steps"]) == ("begging", {
        "brown": {"before": 2, "after": 0, "gift": "stone"}, "yellow": {"before": 0, "after": -2, "gift": None}})
    burning = played(["pick palenque 3", "act palenque 3", "harvest burn"], palenque={3: "red"})
    assert facts(burning)["reason"] == "burning"
    days = played([], stage="advance", tooth=3, round=4, start_space="red", palenque={7: "blue"}, uxmal={7: "red"})
    assert facts(days) == {"tooth": 3, "food_days": 4, "pushed": {
        "1": [{"seat": "blue", "gear": "palenque"}, {"seat": "red", "gear": "uxmal"}],
        "2": [{"seat": "blue", "gear": "palenque"}, {"seat": "red", "gear": "uxmal"}]}}


def test_the_facts_of_rare_questions() -> None:
    blessing = played(["pick chichen 4", "act chichen 4"], chichen={4: "red"},
                      red={"skulls": 1, "theology": 2, "gold": 2, "stone": 1})
    assert facts(blessing) == {"price": 1, "blocks": 3}
    taking = played(["pick chichen 6", "act chichen 6"], chichen={6: "red"}, red={"skulls": 1})
    assert facts(taking) == {"left": 1}
    other = played(["pick uxmal 5", "act uxmal 5"], uxmal={5: "red"}, red={"corn": 4})
    assert facts(other) == {"price": 1, "corn": 4}
    wealth = played([], stage="wealth", red={"dealt": ["W01", "W02", "W03", "W04"]})
    assert facts(wealth) == {"dealt": ["W01", "W02", "W03", "W04"], "keep": 2}


# ---------------------------------------------------------------- things and effects

@pytest.mark.parametrize(("move", "things"), [
    ("place palenque", [("gear", "palenque")]), ("place start", [("space", "start")]),
    ("pick chichen 7", [("space", "chichen-7")]), ("act uxmal 2", [("action", "uxmal-2")]), ("stop", []), ("beg", []),
    ("anger green", [("temple", "green")]), ("advance theology", [("track", "theology")]),
    ("buy gold", [("good", "gold")]), ("harvest burn", [("crop-tile", "burn")]),
    ("build B101 less wood", [("tile", "B101")]),
    ("days 2", []), ("keep W01 W02", [("tile", "W01"), ("tile", "W02")]), ("first blue", [("seat", "blue")])])
def test_the_things_of_a_move(move: str, things: list[tuple[str, str]]) -> None:
    assert PRESENTER.things_of_move(move) == [Thing(*thing) for thing in things]


def test_what_moves_do() -> None:
    placing = played([], palenque={0: "blue", 1: "blue"}, red={"corn": 5})
    assert effects(placing, "place palenque") == [
        Pay(seat="red", what=CORN, amount=2), Put(seat="red", piece=Thing("piece", "worker"),
                                                  place=Thing("space", "palenque-2"))]
    assert effects(placing, "place start") == [Happen(seat="red", event="passes-start")]
    assert effects(played([], red={"corn": 1}), "beg") == [Gain(seat="red", what=CORN, amount=2)]
    skull = played(["pick chichen 4"], chichen={4: "red"}, red={"skulls": 1, "corn": 5})
    assert effects(skull, "act chichen 3") == [
        Pay(seat="red", what=CORN, amount=1), Pay(seat="red", what=Thing("good", "skull"), amount=1),
        Points(seat="red", amount=6, source="chichen"),
        Step(seat="red", track=Thing("temple", "brown"), before=1, after=2)]
    worker = played(["pick uxmal 3"], uxmal={3: "red"})
    assert effects(worker, "act uxmal 3") == [Gain(seat="red", what=Thing("piece", "worker"), amount=1)]


def test_what_an_advance_does() -> None:
    level = played(["pick tikal 1", "act tikal 1"], tikal={1: "red"}, red={"wood": 1, "theology": 3})
    assert effects(level, "advance agriculture") == [
        Pay(seat="red", what=WOOD, amount=1),
        Level(seat="red", track=Thing("track", "agriculture"), before=0, after=1)]
    assert effects(level, "advance theology") == [
        Pay(seat="red", what=WOOD, amount=1), Happen(seat="red", event="bonus", facts={"track": "theology"}),
        Gain(seat="red", what=Thing("good", "skull"), amount=1)]


def test_what_an_advance_does_before_its_blocks_are_chosen() -> None:
    given = {"wood": 1, "gold": 2, "extraction": 1, "theology": 3}
    game = played(["pick tikal 1", "act tikal 1"], tikal={1: "red"}, red=given)
    assert effects(game, "advance extraction") == [
        Pay(seat="red", what=ANY_BLOCK, amount=2),
        Level(seat="red", track=Thing("track", "extraction"), before=1, after=2)]
    assert effects(game, "advance theology") == [
        Pay(seat="red", what=ANY_BLOCK, amount=1), Happen(seat="red", event="bonus", facts={"track": "theology"})]
    free = played(["pick tikal 2", "act tikal 2", "build B204"], food_days=2, tooth=15, round=16, row=["B204", "B205"],
                  tikal={2: "red"}, red={"wood": 3, "gold": 1, "stone": 1})
    level, *_ = effects(free, "advance theology")
    assert level == Level(seat="red", track=Thing("track", "theology"), before=0, after=1)


def test_what_picking_up_does() -> None:
    game = played([], tikal={3: "red"})
    assert effects(game, "pick tikal 3") == [
        Put(seat="red", piece=Thing("piece", "worker"), place=Thing("place", "hand"))]


def test_a_skull_may_bring_a_block_of_choice() -> None:
    game = played(["pick chichen 8"], chichen={8: "red"}, red={"skulls": 1})
    assert Gain(seat="red", what=ANY_BLOCK, amount=1) in effects(game, "act chichen 8")
    game = played(["pick chichen 7"], chichen={7: "red"}, red={"skulls": 1})
    assert Gain(seat="red", what=ANY_BLOCK, amount=1) not in effects(game, "act chichen 7")


@pytest.mark.parametrize(("pair", "given"), [
    ("W01 W03", [Level(seat="red", track=Thing("track", "agriculture"), before=0, after=2),
                 Step(seat="red", track=Thing("temple", "yellow"), before=1, after=2),
                 Gain(seat="red", what=CORN, amount=3), Gain(seat="red", what=Thing("good", "stone"), amount=1),
                 Gain(seat="red", what=GOLD, amount=1)]),
    ("W14 W15", [Gain(seat="red", what=CORN, amount=3), Gain(seat="red", what=WOOD, amount=1),
                 Happen(seat="red", event="feeds", facts={"workers": 1}),
                 Gain(seat="red", what=Thing("piece", "worker"), amount=1)])])
def test_what_kept_wealth_gives(pair: str, given: list[Any]) -> None:
    """tz.setup.wealth-gain: the tiles give it later, and together."""
    game = played([], stage="wealth", red={"dealt": ["W01", "W03", "W14", "W15"]})
    assert effects(game, f"keep {pair}") == given


def test_wealth_gives_what_was_foreseen() -> None:
    """Every pair of tiles, at a table where all have chosen."""
    for seed in range(6):
        game = Game(DEFINITION, 2, {}, SeededDriver(seed))
        while game.ask.prompt != "wealth" or game.ask.seat != "red":
            game.apply(game.ask.options[0])
        for option in PlayerView(game, RED).options():
            twin = game.clone()
            twin.apply(option.move)
            while twin.ask.prompt == "wealth":
                twin.apply(twin.ask.options[0])
            before, after = (DEFINITION.view(one.state, RED)["seats"]["red"] for one in (game, twin))
            for effect in option.effects:
                if isinstance(effect, Gain) and effect.what.kind == "good":
                    held = "skulls" if effect.what.id == "skull" else effect.what.id
                    assert after[held] - before[held] == effect.amount, option.move
                elif isinstance(effect, Level | Step):
                    then, now = (of["temples"] if isinstance(effect, Step) else of for of in (before, after))
                    assert (then[effect.track.id], now[effect.track.id]) == (effect.before, effect.after)
            goods = {effect.what.id for effect in option.effects if isinstance(effect, Gain)}
            assert not [good for good in ("corn", "wood", "stone", "gold") if good not in goods and after[good]]


def test_effects_end_with_the_turn() -> None:
    """New buildings, Food Days and the calendar come after a turn: no move has them among its effects."""
    harvest = played(["pick palenque 3", "act palenque 3"], palenque={3: "red"}, jungle={3: {"corn": 4, "wood": 2}})
    assert effects(harvest, "harvest corn") == [Gain(seat="red", what=Thing("crop-tile", "corn"), amount=1),
                                                Gain(seat="red", what=CORN, amount=5)]
    game = Game(DEFINITION, 2, {}, SeededDriver(3))
    answers = SeededDriver(8)
    ended = 0
    while (ask := game.state.ask) is not None:
        for option in PlayerView(game, ask.seat).options():
            assert not [effect for effect in option.effects if isinstance(effect, Chance)], option.move
            if option.move == "stop" and game.ask.prompt in ("place", "pick"):
                ended += 1
                assert not [effect for effect in option.effects if not isinstance(effect, Gain)]
            if option.move.startswith("build "):
                assert Reveal(seat=game.ask.seat) not in option.effects
        game.apply(int(answers.answer(ask)))
    assert ended > 10


@pytest.mark.parametrize(("said", "meaning"), [
    ({"event": "pitied", "seat": "red", "corn": 2}, [Lose(seat="red", what=CORN, amount=2)]),
    ({"event": "pitied", "seat": "red", "corn": 0}, []),
    ({"event": "fed", "seat": "red", "fed": 3, "corn": 6, "unfed": 0}, [Pay(seat="red", what=CORN, amount=6)]),
    ({"event": "scored", "seat": "red", "points": 0, "source": "temples"}, []),
    ({"event": "harvested", "seat": "red", "group": 3, "crop": "burn"},
     [Gain(seat="red", what=Thing("crop-tile", "corn"), amount=1)]),
    ({"event": "harvested", "seat": "red", "group": 3, "crop": "wood"},
     [Gain(seat="red", what=Thing("crop-tile", "wood"), amount=1)]),
    ({"event": "harvested", "seat": "red", "group": 3, "crop": "tileless"}, []),
    ({"event": "acted", "seat": "red", "gear": "tikal", "action": 3}, []),
    ({"event": "board-turned", "seat": "red", "side": "dark"},
     [Happen(seat="red", event="board-turned", facts={"side": "dark"})])])
def test_what_an_event_means(said: dict[str, Any], meaning: list[Any]) -> None:
    assert PRESENTER.event_effects(said) == meaning


# ---------------------------------------------------------------- words

DETAILS: list[tuple[list[str], dict[str, Any], str]] = [
    (["place tikal", "place tikal"], {"red": {"corn": 7}},
     "2 placed so far; the next one costs 2 corn more than its space."),
    (["pick uxmal 3"], {"uxmal": {3: "red"}, "red": {"corn": 3}}, "It stood on Uxmal 3."),
    (["pick palenque 3", "act palenque 3"], {"palenque": {3: "red"}, "jungle": {3: {"corn": 4, "wood": 2}}},
     "Field 3: 4 corn, 2 wood."),
    (["pick tikal 3", "act tikal 3"], {"tikal": {3: "red"}, "red": {"wood": 2}}, "2 advances are left."),
    (["pick tikal 3", "act tikal 3", "advance theology"], {"tikal": {3: "red"}, "red": {"wood": 1, "gold": 1}},
     "1 left to pay for theology."),
    (["pick tikal 5", "act tikal 5", "pay gold", "climb green"], {"tikal": {5: "red"}, "red": {"wood": 1, "gold": 1}},
     "Another temple than before (Kukulcán)."),
    (["beg"], {"red": {"corn": 1}}, "It is the price of begging."),
    ([], {"stage": "advance", "tooth": 6, "start_space": "red", "palenque": {7: "blue"}},
     "Workers turned off the gears: 1 by one day, 1 by two. Food Day tomorrow."),
]


@pytest.mark.parametrize(("moves", "given", "words"), DETAILS)
def test_the_words_of_a_question_come_from_its_facts(moves: list[str], given: dict[str, Any], words: str) -> None:
    game = played(moves, **given)
    with use_language("en"):
        assert Localizer(DEFINITION, 4).question_sentence(PlayerView(game, RED).question_context()).endswith(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_and_every_question_has_words(lang: str) -> None:
    with use_language(lang):
        wording = Localizer(DEFINITION, 4)
        for choice in DEFINITION.grammar.universe:
            for thing in PRESENTER.things_of_move(DEFINITION.grammar.write(choice)):
                key = f"name-tzolkin-{thing.kind}-{thing.id}"
                assert has_message(key) or wording.texts.value_name(thing.kind, thing.id), thing
        for moves, given, _ in DETAILS:
            assert wording.question_sentence(PlayerView(played(moves, **given), RED).question_context())
