"""Beasts and Prophecy in the terminal: prophecies, new creatures and tunnels are named and drawn in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from presentation.test_words_games import family
from sacbe import games
from sacbe.games.chichen_itza.data.tables import DATA, MOST_ROUNDS, NEW_CREATURES
from sacbe.games.chichen_itza.schema.notation import PROPHECY_CARDS
from sacbe.games.chichen_itza.text import board, prophecy
from sacbe.games.chichen_itza.text import moves as speech
from sacbe.kernel.play.game import Game
from sacbe.presentation.language import words
from sacbe.presentation.render.log import LogWriter
from sacbe.runtime.session import Session
from sacbe.terminal.desk import CommandDesk
from sacbe.terminal.narrator import Narrator
from support.terminal.english import english as english
from support.terminal.tables import session

pytestmark = pytest.mark.once

GAME = "chichen_itza"
DEFINITION = games.load_definition(GAME)
SWAPS = "t-rex:jaguar+velociraptor:monkey+pteranodon:caiman"
MODULES = {"prophecies": "on", "creatures": SWAPS, "tunnels": "on"}
BOARD_WIDTH = 55                # columns of a panel where everything lies side by side


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    yield
    words.set_language(None)


def table(given: dict[str, Any], players: int = 2) -> Narrator:
    """A session at this position with all modules."""
    at = session(players, players, game=GAME, **MODULES)
    at.game = Game(DEFINITION, players, MODULES, None, DEFINITION.build_position(players, MODULES, given))
    return Narrator(at)


def told(given: dict[str, Any], *moves: str) -> str:
    """The question after these moves, chance included."""
    narrator = table(given)
    for move in moves:
        narrator.session.game.apply(move)
    return narrator.question()


def panel(narrator: Narrator, key: str, drawn: bool = True, width: int = BOARD_WIDTH) -> list[str]:
    return next(panel.lines for panel in narrator.panels(drawn, width) if panel.key == key)


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


# ---------------------------------------------------------------- words

@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_prophecy_has_a_name_a_text_and_a_few_words(lang: str) -> None:
    words.set_language(lang)
    assert family(f"name-{GAME}-omen-") == {str(number) for number in PROPHECY_CARDS}
    assert len({prophecy.short_title(number) for number in PROPHECY_CARDS}) == len(PROPHECY_CARDS) == 30
    for number in PROPHECY_CARDS:
        omen = words.say(f"name-{GAME}-omen-{number}")
        assert f"{number:02}" in prophecy.title(number) and 0 < len(prophecy.short_title(number)) <= 34
        assert 0 < len(omen) <= BOARD_WIDTH
        assert figures(omen) == figures(words.say(f"name-{GAME}-omen-{number}", lang="en"))
        revealed = LogWriter(games.load_definition(GAME),
                             2).event_words({"event": "prophecy-revealed", "prophecy": number})
        assert prophecy.title(number) in revealed and words.rule_text(prophecy.rule(number)) in revealed


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_everything_that_changes_is_said(lang: str) -> None:
    words.set_language(lang)
    met = set()
    for number in PROPHECY_CARDS:
        for round in range(1, MOST_ROUNDS + 1):
            seen = DEFINITION.view(DEFINITION.build_position(2, MODULES, {"prophecy": number, "round": round}), 0)
            for row in seen["changes"]:
                met.add(row["what"])
                said = prophecy.change(row)
                if row["what"] == "luck":
                    assert said == words.say(f"name-{GAME}-change-luck")
                elif isinstance(row["to"], int):
                    assert figures(said) == Counter([str(row["from"]), str(row["to"])])
                else:
                    assert board.name("half", row["to"]) in said
    assert met == family(f"name-{GAME}-change-")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_new_creatures_have_dice_and_rules_in_words(lang: str) -> None:
    words.set_language(lang)
    for kind in NEW_CREATURES:
        item = DATA["creatures"]["expansion"]["items"][kind.replace("-", "_")]
        for half in ("light", "dark"):
            for face, shown in enumerate(item[half], 1):
                said = board.symbols(kind, half, face, {})
                assert (said == board.name("symbol", "blank")) == (shown == "blank")
    changed = {"creatures.expansion.items.t_rex.light": ["blank"] * 6}
    assert board.symbols("t-rex", "light", 1, changed) == board.name("symbol", "blank")
    rules = panel(table({}), "tables")
    for kind in ("t-rex", "velociraptor", "pteranodon"):
        assert words.rule_name(f"bp.creature.{kind}") in rules
    assert words.rule_name("ci.creature.snake") in rules and words.rule_name("ci.creature.jaguar") not in rules
    assert words.rule_name("bp.tunnels.step") in rules


# ---------------------------------------------------------------- panels

@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("number", PROPHECY_CARDS)
def test_the_prophecy_is_on_top_and_nothing_is_too_wide(number: int, lang: str) -> None:
    words.set_language(lang)
    past = [other for other in (3, 12, 25) if other != number][:2]
    narrator = table({"round": 3, "prophecy": number, "past_prophecies": past}, 3)
    assert prophecy.short_title(number) in narrator.status()
    for drawn, width in ((True, 30), (True, BOARD_WIDTH), (True, 75), (False, 78)):
        assert max(len(line) for shown in narrator.panels(drawn, width) for line in shown.lines) <= width
    head = panel(narrator, "board")
    assert head[0] == prophecy.title(number) and head[1] == words.say(f"name-{GAME}-omen-{number}")
    spoken = " ".join(line.strip() for line in panel(narrator, "board", drawn=False))
    shown = " ".join(line.strip() for line in panel(narrator, "cards"))
    text = words.rule_text(prophecy.rule(number))
    for said in (spoken, shown):
        assert text in said and all(prophecy.title(other) in said for other in past)
    assert max(map(len, board.board_lines(narrator.session.game.view()))) <= board.PAGE


def test_without_modules_nothing_is_said_of_them() -> None:
    at = session(2, 2, game=GAME)
    for shown in Narrator(at).panels(False, 78):
        assert "rophec" not in " ".join(shown.lines) or shown.key == "tables"
    assert "∩" not in "".join(panel(Narrator(at), "board"))


def test_prices_show_what_is_printed_and_what_counts() -> None:
    for number in (1, 2, 5):
        narrator = table({"prophecy": number})
        seen = narrator.session.game.view()
        changed = {id: row for id, row in seen["actions"].items() if row["printed"] != [row["low"], row["high"]]}
        assert changed
        lines, spoken = panel(narrator, "actions"), panel(narrator, "actions", drawn=False)
        for id, row in changed.items():
            line = next(line for line in lines if line.startswith(id))
            assert any(f"{was}→{now}" in line for was, now in zip(row["printed"], (row["low"], row["high"])))
            line = next(line for line in spoken if line.startswith(id))
            assert "→" not in line and "instead of" in line


def test_strengths_show_what_is_printed_and_what_counts() -> None:
    tiles = {"R1": {"creature": "t-rex", "strength": 5, "known": ["red", "blue"]},
             "R2": {"creature": "t-rex", "strength": 7, "known": ["red", "blue"]}}
    for number, force in ((3, 6), (4, 4)):
        narrator = table({"prophecy": number, "tiles": tiles})
        assert any(f"5→{force}" in line for line in panel(narrator, "board"))
        spoken = panel(narrator, "tiles", drawn=False)
        assert f"R1 (ruin site, land): T-Rex, strength 5, now {force}" in spoken
    assert any("T-Rex 7" in line for line in panel(table({"prophecy": 3, "tiles": tiles}), "board", width=75))


def test_tunnels_are_drawn_and_told() -> None:
    narrator = table({})
    shown = "\n".join(panel(narrator, "board"))
    for id in ("M-white≈∩", "M-red∩", "M-blue~∩", "∩ tunnel", "≈ land and water"):
        assert id in shown
    assert "\n".join(panel(narrator, "board", width=40)).count("∩") == 4      # three mines, and what the sign means
    ways = " ".join(line.strip() for line in panel(narrator, "tiles"))
    assert "M-white (tunnel mine, land and water)" in ways and "through the tunnel to M-red, M-blue" in ways
    flooded = table({"prophecy": 19})
    assert any("R1 (ruin site, land, now also water)" in line for line in panel(flooded, "tiles"))
    assert "M-green≈" in "\n".join(panel(flooded, "board"))


def test_a_tile_to_be_laid_is_told_with_its_terrain() -> None:
    """bp.tunnels.setup, ci.setup.placement: the white tunnel mine is in hand after all others."""
    at = session(2, 2, game=GAME, **MODULES)
    at.game = Game(DEFINITION, 2, {**MODULES, "layout": "players"}, None)
    while at.game.view()["tile_to_lay"] != "M-white":
        at.game.apply(next(text for text in at.game.ask.options if text != "tile M-white"))
    narrator = Narrator(at)
    for said in (narrator.question(), *(" ".join(panel(narrator, "board", drawn)) for drawn in (True, False))):
        assert "M-white (tunnel mine, land and water)" in said


def test_a_march_that_needs_a_tunnel_says_which() -> None:
    apart = {"M-white": {"cell": [3, -1]}, "M-red": {"cell": [-2, 1]}, "M-blue": {"cell": [0, 2], "red": 1}}
    narrator = table({"tiles": {**apart, "R6": {"creature": "t-rex"}}, "red": {"ranged": 2}})
    for move in ("use A02 water-move", "from M-blue"):
        narrator.session.game.apply(move)
    offers = {offer.notation: offer.effects for offer in CommandDesk(narrator.session).offered_options()}
    below = "through the tunnel from the blue mine to the white mine"
    assert offers == {"to M-white": f"{below}, bonus of the white mine, white gem", "to R6": below, "stop": ""}


def test_further_gods_lie_among_the_others() -> None:
    narrator = table({"more_gods": {"gold": [7, 9]}})
    shown = " ".join(line.strip() for line in panel(narrator, "cards"))
    for god in (7, 9):
        assert f"Gold · {board.card('god', god)}" in shown
        assert board.card("god", god) in "\n".join(board.board_lines(narrator.session.game.view()))


def test_a_short_range_is_told() -> None:
    narrator = table({"prophecy": 11, "red": {"ranged": 3}})
    assert any("Groups go 1 step instead of 3" in line for line in panel(narrator, "seats", drawn=False))
    assert any("Groups go 1 step instead of 3" in line for line in panel(narrator, "owned"))


# ---------------------------------------------------------------- questions

def test_a_prophecy_that_asks_is_named_with_the_gears() -> None:
    gears = {"red": {"melee": 3, "defense": 2}}
    for number in (29, 30):
        said = told({"stage": "reveal", **gears}, f"prophecy {number}")
        assert prophecy.title(number) in said and "defense 2, melee 3, ranged 1, magic 1" in said
    assert prophecy.title(20) in told({"stage": "reveal"}, "prophecy 20")


def test_gears_that_a_t_rex_lowers_are_named_and_no_others() -> None:
    given = {"city": {"red": 1}, "tiles": {"M-red": {"creature": "t-rex", "strength": 4}},
             "red": {"melee": 3, "magic": 2, "stone": 1}}
    said = told(given, "use A01 land-move", "from city", "to M-red")
    assert "Gears lowered by the T-Rex: melee, magic." in said
    assert "The red mine: Red with 1 warrior against T-Rex with 4 hearts." in said


def test_a_line_of_the_star_says_what_it_pays() -> None:
    narrator = table({"stage": "reveal"})
    narrator.session.game.apply("prophecy 20")
    offers = {offer.notation: offer.words for offer in CommandDesk(narrator.session).offered_options()}
    assert offers["line green-white"] == "Line green–white (4 luck tokens)" and len(offers) == 10


def test_gears_are_lowered_in_words_and_with_their_new_level() -> None:
    narrator = table({"stage": "reveal", "red": {"melee": 3, "defense": 2}})
    narrator.session.game.apply("prophecy 30")
    offers = {offer.notation: offer for offer in CommandDesk(narrator.session).offered_options()}
    assert offers["lower melee"].words == "Lower the melee gear" and offers["lower melee"].effects == "melee 3→2"
    assert "level 1 cannot be lowered" in " ".join(narrator.explain_legality("lower magic"))


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("card", "gods", "treasures"), [("none", [], ""), ("none", [33], "2"), (15, [], "3"),
                                                         (15, [33], "4")])
def test_a_scout_is_offered_with_the_treasures_it_finds(card: int | str, gods: list[int], treasures: str,
                                                        lang: str) -> None:
    """bp.prophecy.15, ci.ruling.treasure-count: one needs no figure."""
    words.set_language(lang)
    given = {"prophecy": card, "red": {"gods": gods}, "blue": {"gods": [] if gods else [33]}}
    seen = table(given).session.game.view("red")
    assert "".join(figures(speech.move("use A17 scout", seen))) == treasures


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_games_with_all_modules_can_be_told(lang: str) -> None:
    """Wherever a game may lead, questions, options, panels and the log find words."""
    words.set_language(lang)
    at: Session = session(3, 3, seed=4, game=GAME, **MODULES)
    desk, luck = CommandDesk(at), random.Random(4)
    for _ in range(40):
        for _ in range(6):
            if at.asked_seat is not None:
                at.play(luck.choice(at.game.ask.options))
        if at.asked_seat is None:
            return
        assert "{" not in desk.narrator.question() and desk.offered_options()
        assert all(shown.lines for drawn in (True, False) for shown in desk.narrator.panels(drawn, 78))
    assert list(desk.narrator.log_lines(None))
