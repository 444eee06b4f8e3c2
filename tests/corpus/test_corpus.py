"""The corpus: whole games go as they were recorded, and there is one for everything that can be chosen for a game."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain, combinations
from pathlib import Path

import pytest

from corpus import stored
from corpus.compare import RENEW, STEP, begin, check
from corpus.plan import MODULES, chosen, components, families, family_specs, features, plan
from corpus.rare import ASKS
from corpus.stored import name_of
from sacbe import games
from sacbe.games.components import editions
from sacbe.kernel.definition.game_definition import Option
from sacbe.kernel.play import record
from sacbe.runtime.engine_form import engine_form
from support.own_box import english as english

pytestmark = pytest.mark.both

PATHS = stored.paths()
NAMES = games.names()


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_game_goes_as_recorded(path: Path, long: bool) -> None:
    wrong = check(path, 1 if long or engine_form() == "compiled" else STEP)
    if wrong:
        pytest.fail(wrong, pytrace=False)


# ---------------------------------------------------------------- what there is a game for

@pytest.fixture(scope="module")
def corpus() -> dict[str, list[stored.Stored]]:
    """All games of the corpus, by game."""
    found: dict[str, list[stored.Stored]] = defaultdict(list)
    for path in PATHS:
        found[path.parent.name].append(stored.read(path))
    return found


def options_of(old: stored.Stored) -> dict[str, str]:
    return dict(word.split("=", 1) for word in old.head["options"].text.split())


def test_the_corpus_is_large_enough() -> None:
    assert len(PATHS) >= 60 and {path.parent.name for path in PATHS} == {*NAMES}


def test_there_is_a_game_for_everything_planned() -> None:
    """The corpus has no other games, except those that were found for a rare question."""
    planned, there = {spec.title for spec in plan()}, {name_of(path) for path in PATHS}
    rare = {name for name in there if name.partition("/")[2].startswith(ASKS)}
    assert planned - there == set(), f"no game yet: {RENEW}"
    assert there - planned - rare == set(), f"not planned any more: {RENEW}"


@pytest.mark.parametrize("game", NAMES)
def test_every_value_of_every_option_is_played(game: str, corpus: dict[str, list[stored.Stored]]) -> None:
    missing = [f"{option.name}={feature}" for option in games.load_definition(game).options
               for feature in sorted(set().union(*(features(option, value) for value in option.values))
                                     - set().union(*(features(option, options_of(old).get(option.name, ""))
                                                     for old in corpus[game])))]
    assert not missing, f"no game of the corpus has {game} {', '.join(missing)}: {RENEW}"


@pytest.mark.parametrize("game", NAMES)
def test_every_number_of_players_and_every_kind_of_bot_plays(game: str, corpus: dict[str, list[stored.Stored]]) -> None:
    for bot in ("random", "greedy"):
        played = {int(old.head["players"].text) for old in corpus[game] if {*old.bots} == {bot}}
        assert played >= {*games.load_definition(game).players}, f"{game} by {bot}: {RENEW}"
    assert {bot.partition(":")[0] for old in corpus[game] for bot in old.bots} >= {"easy", "medium", "search"}


@pytest.mark.parametrize("game", MODULES)
def test_modules_are_played_alone_and_together(game: str, corpus: dict[str, list[stored.Stored]]) -> None:
    usual = {option.name: option.values[0] for option in games.load_definition(game).options}
    modules = MODULES[game]
    played = {frozenset(name for name in modules if options_of(old)[name] != usual[name]) for old in corpus[game]}
    wanted = {frozenset(group) for group in chain.from_iterable(
        combinations(sorted(modules), number) for number in range(len(modules) + 1))}
    assert played >= wanted, f"{game}: {RENEW}"


def test_games_with_assumed_values_are_played_with_others(corpus: dict[str, list[stored.Stored]]) -> None:
    for game in NAMES:
        has_editions = any("components" in old.head for old in corpus[game])
        assert has_editions == bool(editions.list_assumed_values(game)), f"{game}: see EDITIONS in tests/corpus/plan.py"


def test_an_option_of_many_values_is_covered_by_parts() -> None:
    many = Option("many", "x.y", ("none", "a:x", "a:y", "b:x", "b:y", "a:x+b:y", "a:y+b:x"), "none | NEW:OLD[+NEW:OLD]")
    shown = set().union(*(features(many, value) for value in chosen(many)))
    assert shown == {"a:x", "a:y", "b:x", "b:y", "1 parts", "2 parts", "a alone", "b alone"}
    assert chosen(many) == ["a:x", "a:y+b:x", "b:y"]
    assert chosen(Option("few", "x.y", ("a", "b", "c"))) == ["b", "c"]


def test_options_of_one_rule_are_played_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """If each seat chooses one of three, and no two the same, three games show all."""
    seats = tuple(Option(seat, "x.who", ("dealt", "a", "b", "c")) for seat in ("red", "blue"))
    other = Option("other", "x.other", ("yes", "no"))
    monkeypatch.setattr("corpus.plan.fits", lambda definition, players,
                        options: len({*options.values()}) == len(options))
    assert families([seats[0], other, seats[1]]) == [[*seats], [other]]
    specs = [*family_specs(games.load_definition("bul"), [*seats])]
    assert [spec.name for spec in specs] == ["who-1", "who-2", "who-3"]
    assert [spec.options for spec in specs] == [
        {"red": "a", "blue": "b"}, {"red": "b", "blue": "c"}, {"red": "c", "blue": "a"}]


def test_an_edition_that_cannot_be_made_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("corpus.plan.EDITIONS", {"chichen_itza": {"odd": {"heroes.*.height": 1}}})
    with pytest.raises(ValueError, match=r"heroes\.\*\.height"):
        components("chichen_itza", "odd")


def test_a_record_of_the_corpus_is_a_record() -> None:
    path = next(path for path in PATHS if name_of(path) == "bul/2-random")
    old = stored.read(path)
    game = record.read(old.text, games.load_definition)
    assert game.is_over and [game.definition.grammar.write(entry.choice) for entry in game.history] == [
        move.partition(" ")[2] for move in old.moves]
    assert begin(old)[1:] == (game.players, game.options)
