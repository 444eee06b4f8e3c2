"""Chichén Itzá in the terminal: everything has words, panels fit, questions tell enough, and secrets stay secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

from presentation.test_words_games import family
from sacbe import games
from sacbe.cli.play.watch import watch
from sacbe.games.chichen_itza.data.refusals import RULES
from sacbe.games.chichen_itza.schema.notation import PLACES, draws, expansion
from sacbe.games.chichen_itza.text import board
from sacbe.games.chichen_itza.ui.terminal_screen import magic
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.play.game import Game, Refusal
from sacbe.presentation.language import words
from sacbe.presentation.render.log import LogWriter
from sacbe.runtime.session import Session
from sacbe.terminal.desk import CommandDesk
from sacbe.terminal.narrator import Narrator
from support.terminal.english import english as english
from support.terminal.tables import session

pytestmark = pytest.mark.once

GAME = "chichen_itza"


def table(players: int = 2, humans: int | None = None, seed: int = 1, **options: str) -> Session:
    return session(players, humans or players, seed=seed, game=GAME, **options)


def wander(at: Session, decisions: int, luck: random.Random) -> None:
    """Everybody answers anything."""
    for _ in range(decisions):
        if at.asked_seat is not None:
            at.play(luck.choice(at.game.ask.options))


def until(at: Session, prompt: str, luck: random.Random) -> None:
    """Go on until this is asked."""
    while at.game.ask.prompt != prompt:
        wander(at, 1, luck)


# ---------------------------------------------------------------- words

@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("started", [False, True])
def test_every_move_has_words(lang: str, started: bool) -> None:
    """In any position, also for those who only look on."""
    words.set_language(lang)
    at = table(4)
    wander(at, 60 if started else 0, random.Random(2))
    narrator = Narrator(at)
    drawn = [choice for choice in expansion() if not narrator.definition.grammar.write(choice).startswith("lower")]
    chance = {*draws(), *drawn}
    texts = [text for choice, text in narrator.definition.grammar.texts.items() if choice not in chance]
    for seen in (at.game.view(), at.game.view("red")):
        said = {text: narrator.texts.move(text, seen) for text in texts}
        assert all(word and "{" not in word and GAME not in word for word in said.values())
        assert all(word != text for text, word in said.items())
    for text in (text for choice, text in narrator.definition.grammar.texts.items() if choice in chance):
        assert narrator.texts.move(text, at.game.view()) == text


def test_every_refusal_and_every_number_has_its_own_words() -> None:
    for rule, *_ in RULES.values():
        assert words.has_message(f"refusal-{rule.replace('.', '-')}"), rule
    own = {key for key in family("refusal-") if key.startswith(("ci-", "bp-"))}
    assert own == {rule.replace(".", "-") for rule, *_ in RULES.values()}
    assert family(f"number-{GAME}-") == {name for _, *names in RULES.values() for name in names}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_refusals_say_their_numbers(lang: str) -> None:
    """A number that is stored with a refusal is shown."""
    words.set_language(lang)
    narrator = Narrator(table())
    for number, (rule, *names) in RULES.items():
        plain = [name for name in names if name not in narrator.definition.number_names]
        numbers = narrator.definition.refusal_details(number, [31 + at if name in plain else 1 for at,
                                                               name in enumerate(names)])
        reason = narrator.refusal_sentence(Refusal(rule, numbers))
        assert all(str(numbers[name]) in reason for name in plain), reason


def test_effects_belong_to_events() -> None:
    """An effect is named by the name of its event, or of its kind; the upkeep of a hero is only foreseen."""
    assert family(f"effect-{GAME}-") <= {"put", "upkeep",
                                         *[kind.name for kind in games.load_definition(GAME).events.values()]}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_short_titles_are_the_names_of_cards_without_their_numbers(lang: str) -> None:
    """A title and the name of its rule cannot drift apart."""
    titles = {key for key in family("title-") if key.startswith(("ci-", "bp-"))}
    assert len(titles) == 80 + 24 + 23 + 30 + 9
    with words.use_language(lang):
        for key in titles:
            name, title = words.say(f"rule-{key}"), words.say(f"title-{key}")
            assert name.endswith(f": {title}") and name != title, key


def test_every_thing_that_a_move_names_has_a_name() -> None:
    """Action tiles and the reserve go by their ids."""
    at = table()
    definition, narrator = at.game.definition, Narrator(at)
    things = {thing for text in definition.grammar.texts.values()
              for thing in definition.presenter().things_of_move(text)}
    unnamed = {thing for thing in things if narrator.thing_name(thing) == thing.id and thing.kind != "tile"}
    assert {(thing.kind, thing.id) for thing in unnamed
            if not words.has_message(f"name-{GAME}-{thing.kind}-{thing.id}")} == {
        ("place", "reserve")}
    assert {thing.kind for thing in things} == {"tile", "action", "hero", "for", "place", "unit", "god", "colour",
                                                "gear", "type", "line", "task", "seat", "ruin", "card", "prophecy",
                                                "kind"}


def test_actions_have_words_of_their_own() -> None:
    uses = {key.removeprefix("use-") for key in family(f"move-{GAME}-") if key.startswith("use-")}
    assert uses == family(f"name-{GAME}-action-")


# ---------------------------------------------------------------- panels

@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_panels_fit_for_the_eye_and_for_the_ear(players: int, lang: str) -> None:
    words.set_language(lang)
    at, luck = table(players, seed=players), random.Random(players)
    narrator = Narrator(at)
    for _ in range(25):
        wander(at, 5, luck)
        for drawn, width in ((True, 55), (True, 75), (False, 78)):
            panels = narrator.panels(drawn, width)
            assert [panel.key for panel in panels][:2] == ["board", "seats"]
            assert all(panel.lines and max(map(len, panel.lines)) <= width for panel in panels)
            if drawn:
                assert len(panels[0].lines) == (13 if players < 4 else 17)
                assert len(panels[1].lines) == players + 1


@pytest.mark.parametrize("width", [30, 55, 75])
def test_any_land_can_be_drawn(width: int) -> None:
    """A land that players lay may be long; then tiles are listed."""
    at = table(3, layout="players")
    while at.game.ask.prompt == "lay":
        at.play(max(at.game.ask.options, key=lambda text: int(text.split()[1])))
    lines = Narrator(at).panels(True, width)[0].lines
    assert max(map(len, lines)) <= width
    if width == 75:
        assert any("R1" in line for line in lines)


def test_the_map_shows_every_tile_and_everybody() -> None:
    at, luck = table(2, seed=3), random.Random(3)
    for _ in range(20):
        wander(at, 6, luck)
        if at.asked_seat is None:
            return
        seen = at.game.view(at.asked_seat)
        shown = "\n".join(Narrator(at).panels(True, 55)[0].lines)
        for id, tile in seen["tiles"].items():
            assert f"{id}~" in shown if tile["terrain"] == "water" else id in shown
        assert shown.count("°") >= sum(1 for tile in seen["tiles"].values() if tile["scouts"])


# ---------------------------------------------------------------- questions

def test_a_turn_names_the_price_of_every_action() -> None:
    at = table()
    desk = CommandDesk(at)
    assert desk.narrator.question().endswith(f"Turn 1 of 4; coins: {at.game.view()['seats'][at.asked_seat]['coins']}.")
    for offer in desk.offered_options():
        if offer.notation.startswith("use"):
            price = at.game.view()["actions"][offer.notation.split()[1]]["low"]
            assert f"−{price} coin" in offer.effects


def test_a_fight_tells_how_it_stands() -> None:
    at, luck = table(seed=2), random.Random(2)
    until(at, "rolled", luck)
    said, fight = Narrator(at).question(), at.game.view()["fight"]
    assert "You rolled " + " ".join(map(str, fight["dice"])) in said
    assert f"{fight['hearts']} heart" in said or fight["defender"] != "none"


def test_upkeep_names_the_hero_and_its_price() -> None:
    at, luck = table(seed=5), random.Random(5)
    until(at, "upkeep", luck)
    assert at.asked_seat is not None
    hero = at.game.ask.options[0].split()[1]
    row = at.game.view()["seats"][at.asked_seat]["heroes"][hero]
    said = Narrator(at).question()
    assert board.card("card", row["card"]) in said and f"{row['upkeep']} of " in said


def position(given: dict[str, Any], *moves: str) -> Session:
    """A session at this position, after these moves; chance is among them."""
    at, definition = table(), games.load_definition(GAME)
    at.game = Game(definition, 2, {}, None, definition.build_position(2, {}, given))
    for move in moves:
        at.play(move) if at.game.ask.seat != "chance" else at.game.apply(move)
    return at


def offers(at: Session) -> dict[str, tuple[str, str]]:
    """The answers, each with its words and what it does at once."""
    return {offer.notation: (offer.words, offer.effects) for offer in CommandDesk(at).offered_options()}


def test_a_tile_held_by_a_scout_tells_what_a_capture_brings() -> None:
    """ci.control.no-bonus: the bonus stands beside the answer that declines the god."""
    at = position({"tiles": {"C1": {"cell": [0, -1], "scouts": ["red"]}}, "red": {"gods": [36]}},
                  "use A01 land-move", "from city", "group 1", "to C1")
    asked = Narrator(at).question()
    assert "Leave it so, or decline god 36" in asked and "Camp 1: your 1 warrior" in asked
    said = offers(at)
    assert said["decline"] == ("Decline", "bonus of camp 1, +1 warrior (the city)") and said["keep"][1] == ""


def test_a_hero_that_costs_nothing_is_not_paid_for() -> None:
    """ci.god.03"""
    at = position({"stage": "upkeep", "city": {"red": {"heroes": ["wanderer"]}}, "red": {
        "coins": 4, "gods": [3], "heroes": {"wanderer": 5}}})
    assert "0 of 4 coins" in Narrator(at).question()
    assert offers(at)["pay wanderer"][0].startswith("Keep wanderer") and "for nothing" in offers(at)["pay wanderer"][0]


def test_after_the_creature_has_rolled_its_hearts_can_be_bought() -> None:
    """ci.hero.09: what the roll has done and the hearts are shown with the question."""
    at = position({"tiles": {"M-red": {"cell": [0, -1], "creature": "snake", "strength": 3}},
                   "city": {"red": {"heroes": ["champion"]}},
                   "red": {"luck": 0, "idols": 2, "heroes": {"champion": 9}}},
                  "use A01 land-move", "from city", "to M-red", "keep", "keep", "keep", "roll 6", "keep", "face 1")
    said = Narrator(at).question()
    assert at.game.ask.prompt == "hearts" and "Hits in this phase: Red 0, Snake 1." in said and "3 hearts" in said
    assert offers(at)["heart"][0].startswith("Hero 09") and offers(at)["stop"][0].startswith("Stop")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_all_know_of_a_hand_is_told(lang: str) -> None:
    """ci.hidden.magic-hand: in the table of seats and in the terminal."""
    words.set_language(lang)
    bare, known = ({"blue": {"fire": 3, "stone": 1, **more}} for more in ({}, {"shown": {"fire": 2}}))
    hands = [board.hand(position(given).game.view("red")["seats"]["blue"]) for given in (bare, known)]
    assert hands[0] == "4" and hands[1].startswith("4 (") and "2" in hands[1]
    lines = [magic(position(given).game.view("red")["seats"]["blue"]) for given in (bare, known)]
    assert lines[1].startswith(lines[0]) and "2" in lines[1]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_questions_and_options_give_no_secret_away(lang: str) -> None:
    """Questions and options do not change when what the seat cannot know is dealt again."""
    words.set_language(lang)
    at, luck = table(3, seed=7), random.Random(7)
    desk = CommandDesk(at)
    for _ in range(30):
        wander(at, 4, luck)
        if at.asked_seat is None:
            return
        real, seat = at.game.state, at.game.definition.seat_number(at.asked_seat, 3)
        shown = (desk.narrator.question(), desk.offered_options(), desk.narrator.panels(True, 55),
                 desk.narrator.panels(False, 78))
        for seed in range(2):
            at.game.state = at.game.definition.redeal(real, seat, SeededDriver(seed))
            assert (desk.narrator.question(), desk.offered_options(), desk.narrator.panels(True, 55),
                    desk.narrator.panels(False, 78)) == shown
            at.game.state = real


# ---------------------------------------------------------------- the log

def test_what_the_edition_says_is_told() -> None:
    """Symbols of a creature's die, the worth of a ruin and what a line pays come from the components in force."""
    rolled: dict[str, int | str] = {"event": "face-rolled", "kind": "triceratops", "face": 3, "half": "dark"}
    assert "hit, guard" in LogWriter(games.load_definition(GAME), 2).event_words(rolled)
    changed = {"creatures.base.items.triceratops.dark": ["hit2"] * 6, "gems.star_lines.red-blue": "coins_4",
               "gems.star_lines.white-blue": "god_blue",
               "ruins.tiles.items.3.points": 19}
    log = LogWriter(games.load_definition(GAME).edition("changed", changed), 2)
    assert "2 hits" in log.event_words(rolled)
    assert "4 coins" in log.event_words({"event": "line-triggered", "seat": "red", "line": "red-blue"})
    assert "19 points" in log.event_words({"event": "saw-ruin", "place": "R1", "ruin": 3})


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_place_has_a_name_of_its_own(lang: str) -> None:
    assert family("name-chichen_itza-place-") == set(PLACES)
    with words.use_language(lang):
        assert len({board.place_name(place) for place in PLACES}) == len(PLACES)
        assert all(place[1:] in board.place_name(place).split() for place in PLACES if place[-1].isdigit())
        assert board.place_name("reserve") == "reserve"


def test_creatures_are_listed_in_one_line() -> None:
    at = table()
    lines = [line.text for line in Narrator(at).log_lines(None) if line.text.startswith("Creatures")]
    assert len(lines) == 1 and all(board.place_name(tile) in lines[0] for tile in at.game.view()["tiles"])


def test_bots_that_look_at_the_table_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    """`sacbe watch` shows any bot the position, not only the options."""
    watch("bul", bots="greedy", seed=1)
    assert "greedy" in capsys.readouterr().out
