"""What the things of a board are, in words: everything that moves and boards name, and nothing that a view hides."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import sacbe
from sacbe.kernel.definition.effects import Thing
from sacbe.presentation.component_help import explain_thing
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.school.rulebook import library

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")
CODE = re.compile(r"\b[A-Z]{1,2}\d{1,3}\b|\b[a-z]+_[a-z]+\b")
ABSENT = ("god", "tile", "action", "card", "hero", "place")        # cards and places that are not in this game
PLAIN = ("seat", "piece", "magic", "goal", "pile", "harm", "dice", "box", "lock")      # of effects, not of a board


def positions(name: str, seed: int, steps: int = 25) -> Iterator[sacbe.Game]:
    """Every few questions of a game of two."""
    drawn, at = random.Random(seed), 0
    game = sacbe.new(name, players=2, seed=seed)
    while not game.is_over:
        if game.ask.seat != "chance":
            at += 1
            if at % steps == 1:
                yield game
        game.apply(drawn.choice(game.ask.options))
    yield game


def things(game: sacbe.Game) -> set[Thing]:
    """What the moves of the question name, legal or refused."""
    if game.is_over:
        return set()
    moment = PlayerView(game, game.definition.seat_number(game.ask.seat, 2))
    named = [thing for option in moment.options() for thing in option.things]
    return {*named, *(thing for group in moment.refused_moves(most=10) for thing in group.things)}


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_move_names_can_be_explained(name: str) -> None:
    """For the seat that is asked and for a watcher, in every language, without codes."""
    silent: set[str] = set()
    told = 0
    for number, game in enumerate(positions(name, 4)):
        lang = words.LANGUAGES[number % 3]
        with words.use_language(lang):
            wording = Localizer(game.definition, 2)
            for thing in things(game):
                for seat in (0, None):
                    view = PlayerView(game, seat).view
                    found = explain_thing(wording, thing, view, "" if seat is None else game.definition.seats[seat])
                    if found is None:
                        silent.add(thing.kind)
                        continue
                    told += 1
                    text = " ".join([found.title, *found.notes, *[rule.text for rule in found.rules]])
                    assert found.title and found.rules and not CODE.search(text), text
    assert told > 10
    assert silent <= {"", *PLAIN, *ABSENT}, silent


@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_knows_is_no_fault(name: str) -> None:
    game = next(positions(name, 1))
    kinds = ("place", "tile", "gear", "god", "card", "task", "prophecy", "space", "action", "day", "clue", "die",
             "line", "seat", "treasure", "temple", "track", "good", "for", "type", "hero", "unit", "kind", "deck",
             "alcove", "zz")
    view = PlayerView(game, None).view
    presenter = game.definition.presenter()
    for kind in kinds:
        for id in ("none", "x", "999", "-1", "palenque-99", "palenque-x", "a-b-c"):
            found = presenter.explain(Thing(kind, id), view, "")
            assert found is None or found.rules


def test_a_strength_that_is_hidden_stays_hidden() -> None:
    """The same place, as one who has looked and one who has not: only the first is told the strength."""
    game = next(positions("chichen_itza", 2, 40))
    views = [PlayerView(game, seat).view for seat in (0, 1, None)]
    wording = Localizer(game.definition, 2)
    for place, tile in views[2]["tiles"].items():
        if tile["creature"] == "none" or tile["strength"] is not None:
            continue
        with words.use_language("en"):
            told = explain_thing(wording, Thing("place", place), views[2], "")
        assert told is not None and any("not known to you" in note for note in told.notes)
        return
    raise AssertionError("every strength is known")


def test_the_one_who_looks_is_told_what_it_has() -> None:
    game = next(positions("tzolkin", 3, 30))
    wording = Localizer(game.definition, 2)
    view = PlayerView(game, 0).view
    with words.use_language("en"), words.use_player_names({"red": "Ann"}):
        mine = explain_thing(wording, Thing("good", "corn"), view, "red")
        theirs = explain_thing(wording, Thing("good", "corn"), view, "")
        temple = explain_thing(wording, Thing("temple", "yellow"), view, "red")
    assert mine is not None and theirs is not None and temple is not None
    assert mine.notes == [f"You have {view['seats']['red']['corn']}."] and theirs.notes == []
    assert temple.title == "Quetzalcóatl" and any(note.startswith("Ann is on step") for note in temple.notes)


# ------------------------------------------------------------ a reference at hand

BOARDS = {
    "tzolkin": "space:palenque-1 space:start gear:chichen tile:B101 tile:M01 tile:W01 temple:brown track:theology "
               "good:corn good:skull crop-tile:wood day:7 seat:red workers:red speed:red marker:first",
    "chichen_itza": "place:city place:M-red place:reserve kind:jaguar action:land-move action:coins gear:melee "
                    "colour:gold hero:champion good:luck good:idols good:shields good:war good:scouts type:fire "
                    "for:coins track:favor unit:warrior attack:city god:1 card:1 task:1 seat:red",
    "temple_of_chac": "space:H1 space:BR space:X alcove:A1 clue:G1 card:darts card:torch treasure:zotz-mask die:low "
                      "die:high pips:6 deck:ixchel boulder:boulder injury:any walls:walls seat:red",
}


@pytest.mark.parametrize("name", BOARDS)
def test_icons_tiles_tracks_dice_and_tokens_lead_to_their_chapter(name: str) -> None:
    """Each says what it is, and its rules stand in a chapter of the rulebook."""
    game = next(positions(name, 5))
    wording, view = Localizer(game.definition, 2), PlayerView(game, 0).view
    for thing in BOARDS[name].split():
        kind, _, id = thing.partition(":")
        for lang in words.LANGUAGES:
            with words.use_language(lang):
                found = explain_thing(wording, Thing(kind, id), view, "red")
            assert found is not None and found.title and found.rules, thing
            assert all(rule.rule in library.sections_by_rule(name) for rule in found.rules), thing
            assert not CODE.search(" ".join([found.title, *found.notes])), (found.title, found.notes)


@pytest.mark.parametrize(("game", "thing", "path", "was", "now"), [
    ("tzolkin", "tile:B101", "buildings.B101.effects.1.workers", 1, 4),
    ("tzolkin", "space:chichen-3", "gears.chichen_itza.actions.3.vp", 6, 9),
    ("chichen_itza", "card:5", "heroes.cards.items.5.upkeep", None, 9),
    ("chichen_itza", "god:61", "gods.blue_points.61", None, 19),
    ("temple_of_chac", "card:darts", "decks.kukulkan.cards.darts.effect.wounds", None, 7),
    ("temple_of_chac", "gear:lantern", "starting_gear.lantern.effect.search", None, 1),
])
def test_a_card_of_a_variant_marks_what_is_not_as_its_words_say(game: str, thing: str, path: str, was: int | None,
                                                                now: int) -> None:
    """In every language, with both figures; the box and other cards have no mark."""
    kind, _, id = thing.partition(":")
    own = sacbe.new(game, players=2, seed=1, components={path: now}, variant="own")
    for lang in words.LANGUAGES:
        with words.use_language(lang):
            found = explain_thing(Localizer(own.definition, 2), Thing(kind, id), PlayerView(own, None).view, "")
            assert found is not None
            [one] = found.changed
            assert (one.path, one.now) == (path, now) and one.was not in (None, now) and was in (None, one.was)
            assert str(now) in one.text and str(one.was) in one.text and len(one.text) > 30
    box = sacbe.new(game, players=2, seed=1)
    plain = explain_thing(Localizer(box.definition, 2), Thing(kind, id), PlayerView(box, None).view, "")
    assert plain is not None and plain.changed == []


@pytest.mark.parametrize("game", GAMES)
def test_what_has_figures_can_be_explained(game: str) -> None:
    presenter = sacbe.new(game, players=2, seed=1).definition.presenter()
    assert {*presenter.parts} <= {*presenter.explainers}
