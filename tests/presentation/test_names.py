"""What players read names things as the board does: no codes of the program, people by their names, gods by theirs."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import sacbe
from sacbe import games
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")
MODULES = {"chichen_itza": {"prophecies": "on", "tunnels": "on", "creatures": "t-rex:monkey+velociraptor:jaguar"}}
CODE = re.compile(r"\b[A-Z]{1,2}\d{1,3}\b|\b[a-z]+_[a-z]+\b|\b[A-Z]-[a-z]+\b")         # B112, C39, M-red, water_move
COLOURS = re.compile(r"(?<!Mine )(?<!–)(?<!Edelstein \()\b(Red|Blue|Rot|Blau|Rouge|Bleu)\b(?!–)")  # no mine or gem
TEMPLES = re.compile(r"(brown|yellow|green) temple|(braun|gelb|grün)e[rn]? Tempel|temple (brun|jaune|vert)")
NAMES = {"red": "Ann", "blue": "Bob"}
EVERY = 7                           # question whose effects and refusals are read, too: they take long


def texts(game: sacbe.Game, wording: Localizer, at: int) -> Iterator[tuple[str, str]]:
    """Everything that the seat that is asked reads now."""
    moment = PlayerView(game, game.definition.seat_number(game.ask.seat, 2))
    asked = moment.question_context()
    yield "prompt", wording.prompt_alone(asked)
    for move in asked.options:
        yield move, wording.texts.move(move, moment.view)
    if at % EVERY:
        return
    for option in moment.options():
        shown = wording.render_option(option, moment.view)
        yield f"effects of {option.move}", shown.effects_text
        yield from ((f"caution of {option.move}", caution.text) for caution in shown.cautions)
    for group in moment.refused_moves(most=1):
        yield group.rule, wording.render_refusals(group).text


def read(name: str, lang: str, seed: int) -> list[tuple[str, str]]:
    """All texts of a game of two, and its log as the first of them reads it."""
    drawn = random.Random(seed)
    found: list[tuple[str, str]] = []
    with words.use_language(lang), words.use_player_names(NAMES):
        game = sacbe.new(name, players=2, seed=seed, options=MODULES.get(name, {}))
        wording = Localizer(game.definition, 2)
        at = 0
        while not game.is_over:
            if game.ask.seat != "chance":
                at += 1
                found += texts(game, wording, at)
            game.apply(drawn.choice(game.ask.options))
        found += [("log", line.text) for line in wording.render_log(game, 0)]
        result = PlayerView(game, 0).result()
        assert result is not None
        found += [("result", line) for line in wording.result_lines(result)]
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_read_has_a_code_or_a_colour_for_a_name(name: str, lang: str) -> None:
    found = read(name, lang, 11)
    assert len(found) > 50
    codes = {(where, text) for where, text in found if CODE.search(text) or TEMPLES.search(text)}
    assert not codes, sorted(codes)[:5]
    colours = {(where, text) for where, text in found if COLOURS.search(text)}
    assert not colours, sorted(colours)[:5]


@pytest.mark.parametrize("name", GAMES)
def test_people_are_told_by_their_names(name: str) -> None:
    told = " ".join(text for where, text in read(name, "en", 11))
    assert "Ann" in told or "Bob" in told


@pytest.mark.parametrize(("lang", "wins"), [("en", "win|share"), ("de", "gewinn|teilen"), ("fr", "gagne|partagent")])
@pytest.mark.parametrize("name", GAMES)
def test_the_last_line_of_a_game_is_its_result(name: str, lang: str, wins: str) -> None:
    drawn = random.Random(5)
    game = sacbe.new(name, players=2, seed=5)
    wording = Localizer(game.definition, 2)
    while not game.is_over:
        assert not list(wording.ending_line(game))
        game.apply(drawn.choice(game.ask.options))
    with words.use_language(lang), words.use_player_names(NAMES):
        last = list(wording.render_log(game, 0))[-1].text
        assert re.search(wins, last)
        for seat in game.winners or []:
            assert NAMES[seat] in last
    some = len(game.event_log) // 2
    with words.use_language("en"):
        assert list(wording.render_log(game, 0, some))[-1].text == list(wording.render_log(game, 0))[-1].text
        assert not any("wins with" in line.text for line in wording.render_log(game, 0, 0, some))
        assert not list(wording.render_log(game, 0, len(game.event_log)))


def test_names_do_not_stay_behind() -> None:
    """What was said of one table is not said of the next one: names are not kept with the sentences of others."""
    game = sacbe.new("temple_of_chac", players=2, seed=3)
    wording = Localizer(game.definition, 2)
    said: list[dict[str, int | str]] = [{"event": "round-began", "round": 2, "seat": "red"}]
    with words.use_language("en"):
        with words.use_player_names({"red": "Ann"}):
            assert "Ann" in wording.lines(said)[0].text
        with words.use_player_names({"red": "Zoe"}):
            assert "Zoe" in wording.lines(said)[0].text
        assert "Red" in wording.lines(said)[0].text


def test_an_action_is_named_once() -> None:
    """The tile of an action goes by its name; only where a tile offers several is the one that was used added."""
    writer = Localizer(games.load_definition("chichen_itza"), 2)
    used = {"event": "used", "seat": "red", "tile": "A02", "action": "water-move", "price": 2}
    with words.use_language("de"):
        assert writer.event_words(used).count("Wasserbewegung") == 1
        assert writer.event_words({**used, "action": "land-move"}).count("bewegung") == 2  # a god lets them swap


def test_the_dice_of_a_fight_are_minor_lines() -> None:
    """A summary can leave them out: who fights, what is lost and how it ends are lines of their own."""
    writer = Localizer(games.load_definition("chichen_itza"), 2)
    rolled = {"event": "rolled", "seat": "red", "pips": 3, "result": "miss"}
    told = [[{"event": "phase-began", "phase": "melee", "number": 1}],
            [rolled, {"event": "hits", "seat": "red", "hits": 0}], [{"event": "hearts", "kind": "shaman", "hearts": 2}],
            [rolled, {"event": "lost", "seat": "red", "warriors": 1}]]
    assert [line.minor for events in told for line in writer.lines(events)] == [True, True, True, False]
