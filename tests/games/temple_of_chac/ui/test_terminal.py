"""Temple of Chac in the terminal: everything has words, the map fits, questions tell enough, secrets stay secret."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from presentation.test_words_games import family
from sacbe import games
from sacbe.games.temple_of_chac.data.refusals import RULES
from sacbe.games.temple_of_chac.schema.notation import draws
from sacbe.games.temple_of_chac.text import board
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.play.game import Refusal
from sacbe.presentation.language import words
from sacbe.presentation.render.log import LogWriter
from sacbe.runtime.session import Session
from sacbe.terminal.desk import CommandDesk
from sacbe.terminal.narrator import Narrator
from support.terminal.english import english as english
from support.terminal.tables import session

pytestmark = pytest.mark.once

GAME = "temple_of_chac"


def table(players: int = 2, seed: int = 1, **options: str) -> Session:
    return session(players, players, seed=seed, game=GAME, **options)


def wander(at: Session, decisions: int, luck: random.Random) -> None:
    """Everybody answers anything, but seldom stops."""
    for _ in range(decisions):
        if at.asked_seat is not None:
            options = at.game.ask.options
            at.play(luck.choice([text for text in options if text not in ("end", "stop")] or options))


# ---------------------------------------------------------------- words

@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("started", [False, True])
def test_every_move_has_words(lang: str, started: bool) -> None:
    """In any position, also for those who only look on."""
    words.set_language(lang)
    at = table(5)
    wander(at, 60 if started else 0, random.Random(2))
    narrator = Narrator(at)
    chance = set(draws())
    for seen in (at.game.view(), at.game.view("red")):
        for choice, text in narrator.definition.grammar.texts.items():
            said = narrator.texts.move(text, seen)
            assert (said == text) == (choice in chance)
            assert said and "{" not in said and GAME not in said


def test_every_refusal_and_every_number_has_its_own_words() -> None:
    assert family("refusal-tc-") == {rule.removeprefix("tc.").replace(".", "-") for rule, *_ in RULES.values()}
    assert family(f"number-{GAME}-") == {name for _, *names in RULES.values() for name in names}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_refusals_say_their_numbers(lang: str) -> None:
    words.set_language(lang)
    narrator = Narrator(table())
    for number, (rule, *names) in RULES.items():
        plain = [name for name in names if name not in narrator.definition.number_names]
        numbers = narrator.definition.refusal_details(number, [31 + at if name in plain else 1 for at,
                                                               name in enumerate(names)])
        reason = narrator.refusal_sentence(Refusal(rule, numbers))
        assert all(str(numbers[name]) in reason for name in plain), reason


def test_effects_belong_to_events() -> None:
    assert family(f"effect-{GAME}-") <= {*[kind.name for kind in games.load_definition(GAME).events.values()], "put"}


# ---------------------------------------------------------------- the map

@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_panels_fit_for_the_eye_and_for_the_ear(players: int, lang: str) -> None:
    words.set_language(lang)
    at, luck = table(players, seed=players), random.Random(players)
    narrator = Narrator(at)
    for _ in range(20):
        wander(at, 6, luck)
        for drawn, width in ((True, 55), (True, 75), (False, 78)):
            panels = narrator.panels(drawn, width)
            assert [panel.key for panel in panels][:2] == ["board", "seats"]
            assert all(panel.lines and max(map(len, panel.lines)) <= width for panel in panels)
            if drawn:
                assert len(panels[0].lines) <= 21
                assert len(panels[1].lines) == players + 1
        for seat in (None, "red"):
            assert max(map(len, board.board_lines(at.game.view(seat)))) <= board.PAGE


def test_the_map_shows_every_space_and_everybody() -> None:
    at = table(3)
    marks = Narrator(at).marks
    for full in (True, False):
        shown = "\n".join(board.chart(at.game.view(), marks, board.PAGE, full))
        assert all(mark in shown for mark in marks.values())
        ids = [id for id in (*board.CELLS, *board.DECOR) if id != "C0" and (full or id[0] != "G")]
        assert all(id in shown for id in ids)
        assert board.BOULDER in shown


def test_walls_stand_where_no_step_leads() -> None:
    """tc.action.move.walls: the door of the lava room is open, the wall beside it is not."""
    cells = board.CELLS
    assert not board.is_wall(cells["C7"], cells["L3"])
    assert board.is_wall(cells["C9"], cells["L11"])
    assert board.is_wall(cells["C20"], cells["R1"])
    assert not board.is_wall(cells["BR"], cells["C34"])


def test_a_crowded_space_hides_its_name_where_there_is_no_room() -> None:
    at = table(5)
    marks = Narrator(at).marks
    wide, narrow = (board.chart(at.game.view(), marks, width, False)[2] for width in (75, 53))
    assert wide.startswith("●■▲◆★E") and narrow.startswith("●■▲◆★ ")


@pytest.mark.parametrize("spaces", [("E",), ("E", "H4"), ("H1", "H2", "H3"), ("X", "C24")])
def test_no_crowd_cuts_the_small_map_off(spaces: tuple[str, ...]) -> None:
    """The last column has a pressure plate; every clue has two digits."""
    at = table(5)
    seen, marks = deepcopy(at.game.view()), Narrator(at).marks
    seen["clues"] = dict(zip(seen["clues"], (10, 11, 12, 13)))
    for number, own in enumerate(seen["seats"].values()):
        own["at"] = spaces[number % len(spaces)]
    shown = board.chart(seen, marks, 55, False)
    drawn = board.grid(board.cell_texts(seen, marks, False, board.BARE, board.plan(seen)), board.plan(seen))
    assert max(map(len, drawn)) <= 55
    assert shown[5].endswith("C23") and all(mark in "".join(shown) for mark in marks.values())
    assert "C24" in spaces or shown[6].endswith("C24°")


def test_the_large_map_has_whole_glyphs_and_no_empty_end() -> None:
    at = table(5)
    seen = at.game.view()
    shown = board.chart(seen, Narrator(at).marks, board.PAGE, True)
    glyphs = [tile["glyph"] for tile in seen["lava"].values()]
    assert len(glyphs) == 14 and all(glyph in "\n".join(shown) for glyph in glyphs)
    assert shown[-1]


@pytest.mark.parametrize("drawn", [True, False])
def test_the_rooms_tell_what_the_letters_stand_for(drawn: bool) -> None:
    """The map of the screen has no room for it."""
    panels = {panel.key: " ".join(panel.lines) for panel in Narrator(table()).panels(drawn, 55)}
    assert "C corridor" in panels["rooms"] and "G clues" in panels["rooms"]


# ---------------------------------------------------------------- questions

def test_an_action_tells_dice_and_place() -> None:
    at = table()
    assert at.asked_seat is not None
    dice = " ".join(map(str, at.game.view()["seats"][at.asked_seat]["dice"]))
    said = Narrator(at).question()
    assert f"Dice: {dice}." in said and "Your space: entrance" in said


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_questions_and_options_give_no_secret_away(lang: str) -> None:
    """Questions and options do not change when what the seat cannot know is dealt again."""
    words.set_language(lang)
    at, luck = table(3, seed=7), random.Random(7)
    desk = CommandDesk(at)
    for _ in range(25):
        wander(at, 5, luck)
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

def test_a_round_is_a_heading_and_tiles_are_listed_in_one_line() -> None:
    at = table(3)
    lines = list(Narrator(at).log_lines(None))
    assert any(line.heading and line.text.startswith("Round 1 · first:") for line in lines)
    glyphs = [line.text for line in lines if line.text.startswith("Glyphs")]
    assert len(glyphs) == 1 and all(f"lava tile {tile[1:]}:" in glyphs[0] for tile in at.game.view()["lava"])


def test_spaces_have_their_names_in_the_log() -> None:
    log = LogWriter(games.load_definition(GAME), 1)
    assert log.event_words({"event": "moved", "seat": "red", "from": "C39", "to": "X"}) == "moves corridor 39 → exit"
    assert log.event_words({"event": "die-changed", "seat": "red", "from": 2, "to": 5}) == "turns a die over (2 → 5)"


def test_a_swap_tells_what_goes_in_and_what_comes_out() -> None:
    log = LogWriter(games.load_definition(GAME), 1)
    swap = {"event": "swapped", "seat": "red", "stored": "zotz-mask", "taken": "treasure-box"}
    assert log.event_words(swap) == "swaps with the storage (in: mask of Zotz, out: treasure box)"


def test_two_clues_read_at_once_make_one_sentence() -> None:
    log = LogWriter(games.load_definition(GAME), 1)
    both = [{"event": "deciphered", "seat": "red", "clue": clue} for clue in ("G3", "G4")]
    assert [line.text for line in log.lines(both)] == ["deciphers clue 3, clue 4"]
