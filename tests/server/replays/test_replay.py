"""Looking back at a table: every moment again, for each reader what that one saw and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sacbe import games
from sacbe.games.components import origins
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play.game import Game
from sacbe.runtime.session import Session
from sacbe.server.replays.replay_cache import ReplayCache, ReplayHistory, ReplayReader, question_indexes
from sacbe.terminal.narrator import Narrator
from support.server.tables import House, Player, asked

pytestmark = pytest.mark.once

GAMES = ("bul", "tzolkin", "chichen_itza", "temple_of_chac")
SECRETIVE = GAMES[1:]
Data = dict[str, Any]


def played(name: str, seed: int, answers: int) -> Game:
    """A random game, or its beginning."""
    definition = games.load_definition(name)
    game = Game(definition, 2, {}, SeededDriver(seed))
    drawn = random.Random(seed)
    while not game.is_over and len(game.history) < answers:
        game.apply(drawn.choice(game.ask.choices))
    return game


def looked(game: Game, seat: int | None, is_open: bool = False) -> list[Any]:
    return ReplayHistory(game).moments(game.clone(), ReplayReader(seat, "en", is_open))


# ---------------------------------------------------------------- the line of play

@pytest.mark.parametrize("name", GAMES)
def test_every_position_comes_again(name: str) -> None:
    game = played(name, 3, 160)
    past = ReplayHistory(game)
    stops = question_indexes(game)
    for at in (stops[-1], stops[0], stops[len(stops) // 2], stops[1]):
        again = past.position(game.clone(), at)
        assert again.state.text() == game.copy_at(at).state.text()
        assert again.event_log == game.copy_at(at).event_log
        assert len(again.history) == at


@pytest.mark.parametrize("name", GAMES)
def test_the_moments_tell_the_log_once(name: str) -> None:
    game = played(name, 5, 120)
    narrator = Narrator(Session(game, ["human", "bot"], b""))
    lines = list(narrator.log_lines(game.definition.seats[0]))
    moments = looked(game, 0)
    assert [line for moment in moments for line in moment.log] == lines
    begun = [line.round for line in lines if line.round]
    assert begun == sorted(begun) and moments[-1].round == max(begun, default=0)
    assert [moment.at for moment in moments] == question_indexes(game)
    assert [moment.seat for moment in moments[1:]] == [
        game.definition.seats[entry.seat] for entry in game.history if entry.seat != CHANCE]


def test_what_is_known_is_kept_and_what_was_taken_back_is_not() -> None:
    game = played("tzolkin", 7, 60)
    past, look = ReplayHistory(game), ReplayReader(0, "en", False)
    whole = past.moments(game.clone(), look)
    short = game.clone()
    short.undo(question_indexes(game)[8])
    assert past.moments(short.clone(), look) == whole[:9]           # a prefix of the same answers
    short.apply(short.ask.options[-1])
    other = past.moments(short.clone(), look)
    assert other == ReplayHistory(short).moments(short.clone(), look) != whole[:10]
    assert past.position(short.clone(), len(short.history)).state.text() == short.state.text()
    assert past.moments(game.clone(), look) == whole


def test_only_some_tables_are_remembered() -> None:
    pasts, game = ReplayCache(), played("bul", 1, 4)
    first = pasts.history_of("first", game)
    assert pasts.history_of("first", game) is first
    for number in range(40):
        pasts.history_of(str(number), game)
    assert pasts.history_of("first", game) is not first


# ---------------------------------------------------------------- points and secrets

@pytest.mark.parametrize("name", SECRETIVE)
def test_points_tell_nothing_that_is_hidden(name: str) -> None:
    """If what a seat cannot know is dealt again, the points that it is told stay as they are."""
    for seed in range(3):
        game = played(name, seed, 400)
        definition = game.definition
        for at in question_indexes(game)[::9]:
            state = game.copy_at(at).state
            if state.ask is None:
                continue
            for seat in range(2):
                twin = definition.redeal(state, seat, SeededDriver(mix_seed(seed, at)))
                assert definition.current_scores(twin, seat) == definition.current_scores(state, seat)
                assert definition.current_scores(twin, None) == definition.current_scores(state, None)


@pytest.mark.parametrize("name", GAMES)
def test_the_last_points_are_the_result(name: str) -> None:
    game = played(name, 2, 100_000)
    moments = looked(game, None, is_open=True)
    assert moments[-1].scores == game.scores
    assert all(len(moment.scores) == 2 and None not in moment.scores.values() for moment in moments)


def test_moves_of_others_are_told_at_the_end_only() -> None:
    game = played("tzolkin", 11, 80)
    red = looked(game, 0)
    assert all(bool(moment.move) == (moment.seat == "red") for moment in red)
    assert not any(moment.move for moment in looked(game, None))
    assert all(moment.move for moment in looked(game, None, is_open=True)[1:])


# ---------------------------------------------------------------- over HTTP

def found(player: Player, what: str = "replay", **query: Any) -> Data:
    answer = player.get(what, **query)
    assert answer.status_code == 200, answer.text
    data: Data = answer.json()
    return data


def test_everybody_looks_back_at_what_they_saw(house: House) -> None:
    ann, bob = house.pair("tzolkin")
    watcher = Player(house, ann.id)
    drawn = random.Random(4)
    views: dict[int, list[Data]] = {}
    for _ in range(14):
        states = [player.state() for player in (ann, bob, watcher)]
        views[states[0]["answers"]] = [state["view"] for state in states]
        asked(ann, bob)[0].play(drawn.choice)
    for number, player in enumerate((ann, bob, watcher)):
        shown = found(player)
        assert shown["you"] == player.seat and not shown["over"]
        stops = [moment["at"] for moment in shown["moments"]]
        assert stops[:-1] == list(views) and stops[-1] == shown["answers"]
        for at in stops[:-1]:
            position = found(player, f"replay/{at}")
            assert position["view"] == views[at][number]
            assert "options" not in position and position["ask"]["seat"] in ("red", "blue")
            assert ("text" in position["ask"]) == (position["ask"]["seat"] == player.seat)
        assert all(moment["move"] == "" or moment["seat"] == player.seat for moment in shown["moments"])
    refusal = ann.get("replay/1000000")
    assert refusal.status_code == 400 and refusal.json()["error"] == "no-such-answer"


def test_the_words_are_the_readers(house: House) -> None:
    ann, _ = house.pair("bul")
    texts = [str(found(ann, lang=lang)["moments"][0]["log"]) for lang in ("en", "de", "fr")]
    assert len(set(texts)) == 3


def test_a_table_that_is_behind_stays_behind(house: House) -> None:
    ann, bob = house.pair("bul", delay=3600)
    watcher = Player(house, ann.id)
    for _ in range(4):
        asked(ann, bob)[0].play()
    assert watcher.get("replay").json()["error"] == "table-not-started"     # for a watcher nothing has happened yet
    assert len(found(ann)["moments"]) == 5
    house.skip(3601)
    assert len(found(watcher)["moments"]) == 5


# ---------------------------------------------------------------- the figures of the box

def test_the_components_are_those_of_the_file(house: House) -> None:
    for name in games.names():
        answer = house.get(f"/api/games/{name}/components")
        assert answer.json() == json.loads(json.dumps(origins.read_components(name)))
    assert house.get("/api/games/bul/components").json() == {}
    assert house.get("/api/games/nothing/components").status_code == 404


def test_a_table_has_its_own_components(house: House) -> None:
    change = next(one for one in origins.list_assumed_values("temple_of_chac")
                  if one.path == "adventurers.chantel_sari.storage")
    ann = house.open("temple_of_chac", components={change.path: change.value + 1})
    shown, shipped = found(ann, "components"), house.get("/api/games/tc/components").json()
    assert shown != shipped
    own, printed = dict(leaf_values(shown)), dict(leaf_values(shipped))
    assert own[change.path] == change.value + 1
    assert {path for path, value in own.items() if value != printed[path]} == {change.path}


def leaf_values(components: Data) -> list[tuple[str, Any]]:
    return [(leaf.path, leaf.value) for leaf in origins.iter_values(components)]
