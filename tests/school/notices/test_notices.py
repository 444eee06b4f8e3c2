"""What a first game says: every notice is met in games of the corpus, in three languages, and stops when it should.

One walk through a few recorded games looks at everything, so that no position is made twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from corpus import stored
from corpus.compare import begin
from sacbe import games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.play.game import Game
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.school.lessons import library
from sacbe.school.lessons.playing import LessonRun
from sacbe.school.notices import selection
from sacbe.school.notices.notice import Notice
from sacbe.school.notices.selection import PickedNotice, SeatKnowledge, ShownNotice

pytestmark = pytest.mark.once

PLAYED = {"tzolkin": ("3-random",), "chichen_itza": ("3-greedy", "2-random"),
          "temple_of_chac": ("3-greedy", "2-greedy")}
GAMES = list(PLAYED)
LESSONS = {"temple_of_chac": ("temple_of_chac/load",)}          # positions that these games do not come to
LONGEST = 260                   # characters with names and numbers filled in
ALL = 90                        # questions that are looked at in any case; later only what is still to be met
EACH = 23                       # questions from one look at other deals to the next


def asked(game: str) -> Iterator[tuple[Game, int]]:
    """Yield every question of some games, with the seat that is asked; look at each game before the next step."""
    for name in PLAYED[game]:
        old = stored.read(stored.HERE / game / f"{name}{stored.RECORD}")
        definition, players, options = begin(old)
        played = Game(definition, players, options, None)
        for line in old.moves:
            seat, _, move = line.partition(" ")
            if seat in definition.seats:
                yield played, definition.seats.index(seat)
            played.apply(move)
    for id in LESSONS.get(game, ()):
        run = LessonRun(library.find(id))
        run.read_on()
        yield run.game, run.learner


class Found(NamedTuple):
    """The findings of a walk through the games."""

    met: dict[str, list[str]]               # by notice: its texts in all languages
    unknown: list[str]                      # things that the game could not explain
    said: list[tuple[SeatKnowledge, str]]   # what a person who dismisses nothing was shown, in order
    told_more: list[str]                    # notices that were another one in another deal


@cache
def walked(game: str) -> Found:
    found, all_notices = Found({}, [], [], []), selection.list_notices(game)
    shown: dict[tuple[int, int], list[ShownNotice]] = {}
    for number, (played, seat) in enumerate(asked(game)):
        if number > ALL and not any(is_awaited(notice, played) for notice in all_notices if notice.id not in found.met):
            continue
        moment = PlayerView(played, seat)
        facts = selection.seat_knowledge(moment)
        assert facts is not None
        done = {notice.id for notice in all_notices if selection.is_done(notice, facts)}
        for notice in all_notices:
            if notice.id not in found.met and notice.id not in done:
                event = selection.find_trigger(notice, facts, done)
                if event is not None:
                    look_at(found, PickedNotice(notice, event), facts, moment)
        mine = shown.setdefault((id(played), seat), [])
        picked = selection.pick_notice(all_notices, facts, mine)
        if picked is not None:
            mine.append(ShownNotice(picked.notice.id, facts.answers))
            found.said.append((facts, picked.notice.id))
        if number % EACH == 0:
            deal_again(found, played, seat, mine[:-1] if picked is not None else mine, picked)
    return found


def is_awaited(notice: Notice, played: Game) -> bool:
    """Is it worth looking whether the time of a notice has come?"""
    return not notice.when.asked or played.ask.prompt in notice.when.asked


def look_at(found: Found, picked: PickedNotice, facts: SeatKnowledge, moment: PlayerView) -> None:
    """Read a notice in each language, and look for what it shows."""
    texts = []
    for lang in words.LANGUAGES:
        with words.use_language(lang), words.use_player_names({facts.seat: "Ixchel", "blue": "Yax"}):
            told = selection.render_notice(picked, facts, Localizer(moment.definition, moment.game.players))
            texts += [told.title, told.text]
    found.met[picked.notice.id] = texts
    found.unknown.extend(f"{picked.notice.id}: {thing}" for thing in told.show
                         if moment.definition.presenter().explain(thing, moment.view, facts.seat) is None)


def deal_again(found: Found, played: Game, seat: int, shown: list[ShownNotice], picked: PickedNotice | None) -> None:
    """Ask the same question where all that the seat cannot know is dealt again, and note notices that differ."""
    other = played.clone()
    other.state = played.definition.redeal(played.state, seat, SeededDriver(len(played.history)))
    facts = selection.seat_knowledge(PlayerView(other, seat))
    assert facts is not None
    again = selection.pick_notice(selection.list_notices(played.definition.name), facts, shown)
    if again != picked:
        found.told_more.append(f"{picked} / {again}")


@pytest.mark.parametrize("game", GAMES)
def test_every_notice_is_met_and_has_its_words_and_things(game: str) -> None:
    found = walked(game)
    assert set(found.met) == {notice.id for notice in selection.list_notices(game)}
    assert found.unknown == []
    for id, texts in found.met.items():
        assert all(text and "{" not in text and len(text) <= LONGEST for text in texts), id
        assert len(set(texts)) > len(words.LANGUAGES), f"{id} says the same in several languages"


@pytest.mark.parametrize("game", GAMES)
def test_a_notice_tells_nothing_that_its_seat_cannot_know(game: str) -> None:
    assert walked(game).told_more == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_twice_in_a_turn_nor_after_it_was_done(game: str) -> None:
    known = {notice.id: notice for notice in selection.list_notices(game)}
    said: set[tuple[str, str, int, int]] = set()
    for facts, id in walked(game).said:
        assert not selection.is_done(known[id], facts)
        at = (facts.seat, id, facts.turn, len(facts.view["seats"]))
        assert at not in said, at
        said.add(at)
    turns: dict[tuple[str, str, int], int] = {}
    for seat, id, _, players in said:
        turns[seat, id, players] = turns.get((seat, id, players), 0) + 1
    assert all(count <= known[id].times for (_, id, _), count in turns.items())


def test_there_are_enough_and_only_the_example_has_none() -> None:
    counts = {game: len(selection.list_notices(game)) for game in games.names()}
    assert counts.pop("bul") == 0
    assert all(15 <= count <= 30 for count in counts.values()), counts


# ---------------------------------------------------------------- choosing

def first_question() -> tuple[SeatKnowledge, str]:
    """Return what the first seat of a new game of Tzolk'in knows, and its notice: which wealth to keep."""
    facts = selection.seat_knowledge(PlayerView(Game(games.load_definition("tzolkin"), 2, {}, SeededDriver(7)), 0))
    assert facts is not None
    picked = selection.pick_notice(selection.list_notices("tzolkin"), facts)
    assert picked is not None
    return facts, picked.notice.id


def test_a_reload_shows_the_same_and_what_was_read_comes_no_more() -> None:
    facts, id = first_question()
    again = selection.pick_notice(selection.list_notices("tzolkin"), facts, [ShownNotice(id, facts.answers)])
    assert again is not None and again.notice.id == id == "wealth"
    other = selection.pick_notice(selection.list_notices("tzolkin"), facts, (), {id})
    assert other is None or other.notice.id != id


def test_the_most_pressing_comes_first() -> None:
    """The chosen notice is due, and the notices are tried by their priority."""
    for facts, id in walked("temple_of_chac").said[:60]:
        chosen = next(notice for notice in selection.list_notices("temple_of_chac") if notice.id == id)
        alone = selection.pick_notice([chosen], facts)
        assert alone is not None and alone.notice is chosen
    ranks = [notice.priority for notice in selection.list_notices("temple_of_chac")]
    assert ranks == sorted(ranks)


def test_nobody_is_told_anything_who_is_not_asked() -> None:
    game = Game(games.load_definition("tzolkin"), 2, {}, SeededDriver(7))
    other = 1 - game.definition.seats.index(game.ask.seat)
    assert selection.seat_knowledge(PlayerView(game, other)) is None
    assert selection.notice_at(PlayerView(game, None), Localizer(game.definition, 2)) is None
