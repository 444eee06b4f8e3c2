"""Variants: a file with a name may change any figure within limits, is marked wherever it goes, and can be played."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

import sacbe
from sacbe import Problem, games
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.games.components import editions
from sacbe.games.components.limits import ChangeableValue, fixed_reason, limit_of
from sacbe.games.components.origins import iter_values, read_components
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.definition.game_definition import VARIANT, GameDefinition
from sacbe.kernel.play import record
from sacbe.lab.match import play_match
from sacbe.lab.simulate import plan_run, simulate
from sacbe.presentation.language import words
from sacbe.protocol.requests import read_json
from sacbe.runtime.executor_choice import choose_executor
from sacbe.testing import contract
from support.commands import Runner
from support.commands import run as run
from support.own_box import english as english
from support.own_box import write as write

pytestmark = pytest.mark.once

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac")
FIXED_NUMBERS = Path(__file__).with_name("fixed_numbers.yaml")
KNOWN = {"tzolkin": "supply.skulls", "chichen_itza": "final_scoring.idol",
         "temple_of_chac": "constants.boulder_move.base"}


def finish(game: sacbe.Game) -> sacbe.Game:
    player = SeededDriver(3)
    while (ask := game.state.ask) is not None:
        game.apply(player.answer(ask))
        assert not game.definition.find_violations(game.state)
    return game


# ---------------------------------------------------------------- what can be changed

@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_changed_is_listed_with_its_range(game: str, run: Runner) -> None:
    found = {one.path: one for one in editions.list_changeable(game)}
    known = found[KNOWN[game]]
    assert not known.assumed and "-" in known.allowed and known.origin
    assert {value.path for value in editions.list_assumed_values(game)} <= {*found}
    listed = run.lines("rules", game, "--components")
    assert any(line.split()[0] == known.path for line in listed[1:]) and len(listed) == len(found) + 1
    data = json.loads("\n".join(run.lines("rules", game, "--components", "--json")))
    assert [row["path"] for row in data] == [*found] and {*data[0]} == {*ChangeableValue._fields}


def test_a_game_without_components_has_nothing_to_change(run: Runner) -> None:
    assert editions.list_changeable("bul") == []
    assert len(run.lines("rules", "bul", "--components")) == 1
    with pytest.raises(Problem) as caught:
        sacbe.new("bul", players=2, components={"variant": "x", "pieces": 3})
    assert caught.value.key == "no-editions"


@pytest.mark.parametrize("game", GAMES)
def test_every_limit_speaks_of_a_value_and_holds_what_is_printed(game: str) -> None:
    """A limit without a value is a mistake; what ships is within every limit."""
    limits, values = games.load_definition(game).component_limits, list(iter_values(read_components(game)))
    used = {limit_of(limits, leaf.path) for leaf in values}
    assert {*limits} <= used
    assert [limit for limit in limits if limit.low >= limit.high] == [], "what can be one thing only is fixed"
    for leaf in values:
        limit = limit_of(limits, leaf.path)
        if limit is not None:
            numbers = leaf.value if isinstance(leaf.value, list) else [leaf.value]
            assert all(limit.low <= n <= limit.high for n in numbers if isinstance(n, int) and not isinstance(n, bool))


def other(one: ChangeableValue, drawn: random.Random) -> Any:
    """Another legal value in place of one, as far as its range tells; a list that can grow or shrink does so."""
    if "×" in one.allowed:
        return drawn.choice([list(range(1, n + 1)) for n in range(1, 6)] + [list(range(n, 7)) for n in range(2, 7)])
    low, high = [int(part) for part in one.allowed.split(" … " if " … " in one.allowed else "-")]
    if isinstance(one.value, list):
        at = drawn.randrange(len(one.value))
        return [drawn.randint(low, high) if n == at else value for n, value in enumerate(one.value)]
    return drawn.choice([n for n in range(low, high + 1) if n != one.value])


def numeric(one: ChangeableValue) -> bool:
    first = one.value[0] if isinstance(one.value, list) and one.value else one.value
    return isinstance(first, int) and not isinstance(first, bool) and one.allowed != ""


def variants(game: str, seed: int, wanted: list[ChangeableValue]) -> list[GameDefinition]:
    """Boxes in which every wanted value is another one, as many of them together as fit each other."""
    drawn = random.Random(seed)
    for _ in range(24 if len(wanted) == 1 else 1):
        own = {VARIANT: f"random-{len(wanted)}", **{one.path: other(one, drawn) for one in wanted}}
        try:
            definition = games.load_definition(game).edition("", own)
        except Problem:
            continue
        if len(definition.changed_components) == len(wanted):
            return [definition]
    half = len(wanted) // 2
    return [*variants(game, seed + 1, wanted[:half]), *variants(game, seed + 2, wanted[half:])] if half else []


NOT_ALONE = {                                       # values that must fit others: `test_values_that_fit_each_other`
    "tzolkin": ("calendar.teeth", "calendar.food_days.4.tooth"),
    "chichen_itza": ("magic_cards.", "terrain_tiles.", "ruins.tiles.items", "gears.movement", "gears.defense",
                     "action_board.tiles.items", "player.start.active_shields", "player.warriors"),
    "temple_of_chac": ("decks.", "lockpick_tokens.", "injury_tokens.", "web_tokens.", "board.spaces.",
                       "constants.encumbrance.table"),
}


def play_a_little(definition: GameDefinition, players: int) -> None:
    """Some decisions, with what everybody sees and what the encoder makes of it."""
    game = sacbe.Game(definition, players, {}, SeededDriver(1))
    player = SeededDriver(1)
    for _ in range(SOME):
        if (ask := game.state.ask) is None:
            break
        game.apply(player.answer(ask))
    assert not definition.find_violations(game.state)
    assert game.view(None)["variant"]["changes"] and len(definition.evaluator().expected_points(game.state)) == players


SOME = 25


@pytest.mark.parametrize("game", GAMES)
def test_every_number_can_be_changed_and_played(game: str) -> None:
    """Each of them once, many together; what must fit others is left to `test_values_that_fit_each_other`."""
    wanted = [one for one in editions.list_changeable(game) if numeric(one)
              and not one.path.startswith(NOT_ALONE[game])]
    definitions = variants(game, 3, wanted)
    assert {one.path for one in wanted} == {path for definition in definitions
                                            for path in definition.changed_components}
    for number, definition in enumerate(definitions):
        play_a_little(definition, definition.players[number % len(definition.players)])


@pytest.mark.parametrize("game", GAMES)
def test_every_number_can_be_changed_or_says_why_not(game: str) -> None:
    definition, open_ = games.load_definition(game), {one.path for one in editions.list_changeable(game)}
    closed = [leaf.path for leaf in iter_values(read_components(game)) if editions.is_numeric(leaf.value)
              and leaf.path not in open_]
    reasons = {path: fixed_reason(definition.fixed_components, path) for path in closed}
    assert {*reasons.values()} <= {"follows", "built", "option", "told"}, [p for p, why in reasons.items() if not why]
    assert [one for one in definition.fixed_components if not any(fixed_reason([one], path) for path in closed)] == []
    found: dict[str, Counter[str]] = {}
    for path in closed:
        one = next(one for one in definition.fixed_components if fixed_reason([one], path))
        found.setdefault(one.why, Counter())[one.paths] += 1
    assert found == yaml.safe_load(FIXED_NUMBERS.read_text("utf-8"))[game], "a number was closed, or opened"


@pytest.mark.parametrize("game", GAMES)
def test_random_variants_keep_the_contract(game: str, long: bool) -> None:
    """Every changeable number is changed; without --long a sample of them."""
    drawn = random.Random(7)
    wanted = [one for one in editions.list_changeable(game) if numeric(one)]
    alone = [one for one in wanted if not one.path.startswith(NOT_ALONE[game])]
    chosen = alone if long else drawn.sample(alone, min(len(alone), 30))
    definitions = variants(game, 7, chosen)
    changed = {path for definition in definitions for path in definition.changed_components}
    assert {one.path for one in chosen} - changed == set()
    for number, definition in enumerate(definitions):
        players = definition.players[number % len(definition.players)]
        assert contract.play(definition, players, number + 1, every=40 if long else 90).decisions > 0
        evaluator, state = definition.evaluator(), definition.start_game(players, {})
        assert len(evaluator.expected_points(state)) == players


@pytest.mark.parametrize(("game", "changes"), [
    ("tzolkin", {"calendar.teeth": 12, "calendar.food_days.1.tooth": 3, "calendar.food_days.2.tooth": 6,
                 "calendar.food_days.3.tooth": 9, "calendar.food_days.4.tooth": 12}),
    ("tzolkin", {"supply.workers_per_player.start": 1, "supply.workers_per_player.total": 2, "supply.skulls": 0}),
    ("tzolkin", {"setup.building_row": 12, "setup.monuments_dealt.2": 13, "setup.wealth_tiles.dealt": 5,
                 "setup.dummy_workers.2": 11}),
    ("chichen_itza", {"magic_cards.total": 20, "magic_cards.stone": 12, "magic_cards.fire": 8}),
    ("chichen_itza", {"gears.defense.value": [0, 2, 2, 3, 5, 5], "game.actions_per_round.value": 2}),
    ("chichen_itza", {"player.warriors": 20, "player.scouts": 3, "board.unit_limit.value": 4, "game.rounds.total": 4,
                      "game.rounds.dark": [3, 4, 5, 6]}),
    ("chichen_itza", {"player.start.gear_level": 3, "player.start.active_shields": 2,
                      "hit_rules.ranged.hits_on": [1, 2, 3, 4], "hit_rules.fire.hits_on": [1]}),
    ("chichen_itza", {"action_board.tiles.items.A17.players": [2],
                      "action_board.tiles.items.A11.players": [3, 4], "action_board.tiles.items.A12.players": [3, 4],
                      "action_board.tiles.items.A10.players": [4], "action_board.tiles.items.A21.players": [2, 3],
                      "action_board.tiles.items.A09.players": [4]}),
    ("temple_of_chac", {"constants.actions.low_range": [1, 4], "constants.rapids_exit.safe_faces": [1, 2],
                        "constants.bridge_plank_lost_on.faces": [3, 4, 5, 6]}),
    ("temple_of_chac", {"decks.zotz.size": 13, "decks.zotz.cards.zotz_necklace.count": 4}),
    ("temple_of_chac", {"constants.encumbrance.table.1.dice": 6, "constants.encumbrance.table.2.dice": 5,
                        "constants.encumbrance.table.1.cards": [0, 2], "constants.encumbrance.table.2.cards": [3, 6]}),
    ("temple_of_chac", {"constants.actions.move.low": 3, "bridge.planks.value": 9}),
    ("temple_of_chac", {"lockpick_tokens.total": 12, "lockpick_tokens.mix.1.count": 8}),
    ("temple_of_chac", {"injury_tokens.mix.1.value": 0, "injury_tokens.mix.2.value": 9, "injury_tokens.mix.3.value": 9,
                        "constants.actions.search.keep_treasures_max": 2,
                        "adventurers.lea_rice.ability.effect.move_bonus": 6,
                        "starting_gear.bullwhip.effect.steal_range": 3}),
    ("chichen_itza", {"gods.display.per_colour": 3, "luck.uses_per_phase": 3,
                      "hit_rules.fire.extra_roll_after_hit": 2}),
    ("tzolkin", {"gears.tikal.actions.2.max_buildings": 2, "gears.tikal.actions.5.steps": 3}),
])
def test_values_that_fit_each_other(game: str, changes: dict[str, Any]) -> None:
    definition = editions.make_edition(games.load_definition(game), changes, "fits")
    assert definition.changed_components == dict(sorted(changes.items()))
    assert definition.variant == definition.edition_name == "fits"
    contract.play(definition, 2, 3, every=60)


# ---------------------------------------------------------------- what is refused

@pytest.mark.parametrize(("game", "changes", "key"), [
    ("tzolkin", {"supply.skulls": 61}, "edition-value"), ("tzolkin", {"supply.skulls": -1}, "edition-value"),
    ("tzolkin", {"supply.skulls": "many"}, "edition-number"), ("tzolkin", {"supply.skulls": 2.5}, "edition-number"),
    ("tzolkin", {"supply.skull": 3}, "edition-path-near"), ("tzolkin", {"xylophone": 3}, "edition-path"),
    ("tzolkin", {"gears.palenque.teeth": 12}, "variant-fixed"),
    ("tzolkin", {"totals.buildings.all": 33}, "variant-fixed"),
    ("tzolkin", {"temples.brown.vp": [0, 1]}, "edition-list"), ("tzolkin", {"turn.beg": "never"}, "variant-fixed"),
    ("tzolkin", {"calendar.food_days.2.tooth": 7}, "edition-value"),
    ("tzolkin", {"calendar.teeth": 30}, "edition-value"),
    ("tzolkin", {"setup.dummy_workers.4": 9}, "edition-value"),
    ("tzolkin", {"buildings.B101.cost.wood": 0}, "edition-value"),
    ("tzolkin", {"turn.beg_corn": 2}, "edition-value"), ("tzolkin", {"setup.wealth_tiles.keep": 3}, "variant-fixed"),
    ("tzolkin", {"starting_wealth_tiles.W01.dummy.space": 3}, "edition-value"),
    ("tzolkin", {"supply.workers_per_player.total": 2}, "edition-value"),
    ("chichen_itza", {"gears.defense.value": [0, 1, 2, 3, 4, 3]}, "edition-value"),
    ("chichen_itza", {"game.rounds.total": 7}, "edition-value"),
    ("chichen_itza", {"magic_cards.total": 30}, "edition-value"),
    ("chichen_itza", {"player.warriors": 22}, "edition-value"),
    ("chichen_itza", {"gears.levels": [1]}, "variant-fixed"),
    ("chichen_itza", {"hit_rules.stone.hits_on": [1]}, "variant-fixed"),
    ("chichen_itza", {"hit_rules.fire.hits_on": [1, 3]}, "edition-value"),
    ("chichen_itza", {"hit_rules.fire.hits_on": [2, 1]}, "edition-value"),
    ("chichen_itza", {"hit_rules.fire.hits_on": []}, "edition-list"),
    ("chichen_itza", {"hit_rules.fire.hits_on": 3}, "edition-list"),
    ("chichen_itza", {"game.rounds.dark": [2, 3]}, "edition-value"),
    ("chichen_itza", {"treasure_table.6.gear_up_any": 2}, "variant-fixed"),
    ("temple_of_chac", {"constants.boulder_move.base": 0}, "edition-value"),
    ("temple_of_chac", {"decks.zotz.size": 13}, "edition-value"),
    ("temple_of_chac", {"constants.lockpick_successes.chac": 9}, "edition-value"),
    ("temple_of_chac", {"constants.encumbrance.table.4.dice": 4}, "edition-value"),
])
def test_what_cannot_be_is_refused_with_path_and_range(game: str, changes: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        sacbe.new(game, players=2, components=changes, variant="own")
    assert caught.value.key == key
    told = str(caught.value)
    assert next(iter(changes)).split(".")[0] in told
    if key == "edition-value":
        assert str(caught.value.facts["reason"]) in told and str(caught.value.facts["value"]) in told


@pytest.mark.parametrize("name", ["", " ", "two words", "a" * 41, "x/y", 3, None, ["x"]])
def test_a_variant_needs_a_name(name: object) -> None:
    with pytest.raises(Problem) as caught:
        sacbe.new("tz", players=2, components={"variant": name, "supply.skulls": 9})
    assert caught.value.key == "variant-name"


@pytest.mark.parametrize("game", GAMES)
def test_without_a_name_what_is_printed_stays(game: str) -> None:
    with pytest.raises(Problem) as caught:
        sacbe.new(game, players=2, components={KNOWN[game]: 3})
    assert caught.value.key in ("no-editions", "edition-not-assumed") and "variant: NAME" in str(caught.value)


@pytest.mark.parametrize(("text", "line", "part"), [
    ("variant: own\nsupply:\n  skulls: 99", 3, "0-60"), ("variant: own\nsupply.skull: 9", 2, "supply.skulls"),
    ("# mine\nvariant: two words\n", 2, "variant"),
    ("variant: own\nbuildings:\n- {id: B101,\n   cost: {wood: x}}", 4, "B101"),
    ("variant: own\ncalendar:\n  teeth: 9", 3, "calendar.teeth"),
])
def test_a_bad_file_is_refused_with_its_line(text: str, line: int, part: str, write: Callable[[str], Path]) -> None:
    path = write(text)
    with pytest.raises(Problem) as caught:
        sacbe.new("tz", players=2, components=path)
    told = str(caught.value)
    assert caught.value.facts["line"] == line and str(path) in told and part in told


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_refusals_speak_the_language(lang: str) -> None:
    words.set_language(lang)
    for changes in ({"supply.skulls": 61}, {"gears.palenque.teeth": 12}, {"supply.skull": 3}):
        with pytest.raises(Problem) as caught:
            sacbe.new("tz", players=2, components=changes, variant="own")
        assert next(iter(changes)) in str(caught.value)
    told = set()
    for game, path in (("tz", "totals.buildings.all"), ("tz", "gears.tikal.teeth"), ("ci", "gods.cost_caps.16.max"),
                       ("ci", "schema"), ("tz", "turn.beg")):
        with pytest.raises(Problem) as caught:
            sacbe.new(game, players=2, components={path: 99}, variant="own")
        told.add(str(caught.value).split(": ", 1)[1])
    assert len(told) == 5                               # a reason of its own for each kind of value


@pytest.mark.parametrize(("changes", "path", "value"), [
    ({"constants.lockpick_successes.lesser": 9}, "constants.lockpick_successes.lesser", "9"),
    ({"lockpick_tokens.mix.1.count": 2, "lockpick_tokens.mix.3.count": 6}, "lockpick_tokens.mix", "4"),
])
def test_a_lock_that_nobody_could_open_is_refused_for_what_was_changed(changes: dict[str, Any], path: str,
                                                                        value: str) -> None:
    with pytest.raises(Problem) as caught:
        sacbe.new("tc", players=2, components=changes, variant="own")
    assert (caught.value.facts["path"], caught.value.facts["value"]) == (path, value)


# ---------------------------------------------------------------- it is marked wherever it goes

@pytest.mark.parametrize("game", GAMES)
def test_a_variant_is_marked_in_views_records_and_snapshots(game: str) -> None:
    changes = {KNOWN[game]: 3}
    played = finish(sacbe.new(game, players=2, seed=5, components=changes, variant="own"))
    assert played.definition.variant == "own" and games.load_definition(game).variant == ""
    for seat in (None, played.definition.seats[0]):
        assert played.view(seat)["variant"] == {"name": "own", "changes": changes}
        assert "variant" not in sacbe.new(game, players=2, seed=5).view(seat)
    text = record.write(played)
    assert text.splitlines()[5] == f"variant: own {record.dump_changes(changes)}" and "components:" not in text
    assert sacbe.loads(text) == played and record.write(sacbe.loads(text)) == text
    assert sacbe.loads(sacbe.snapshot(played)) == played
    state = played.copy_at(20).state
    assert played.definition.restore(played.definition.snapshot(state)).text() == state.text()
    with pytest.raises(Problem):
        games.load_definition(game).restore(played.definition.snapshot(state))


@pytest.mark.parametrize(("old", "new"), [
    ("variant: own", "components: own"), ('"supply.skulls":9', '"supply.skulls":99'),
    ("variant: own", "variant: two own"),
    ('{"supply.skulls":9}', '{"supply.skulls":9,"variant":"own"}'), ('{"supply.skulls":9}', "{}"),
    ('{"supply.skulls":9}', '{"supply.skulls":13}'),
])
def test_an_edited_line_of_a_record_is_refused(old: str, new: str) -> None:
    text = record.write(sacbe.new("tz", players=2, seed=5, components={"supply.skulls": 9}, variant="own"))
    assert old in text
    with pytest.raises(Problem) as caught:
        sacbe.loads(text.replace(old, new))
    assert caught.value.facts["line"] == 6


def test_a_record_has_one_line_of_changes() -> None:
    text = record.write(sacbe.new("tz", players=2, seed=5, components={"supply.skulls": 9}, variant="own"))
    with pytest.raises(Problem) as caught:
        sacbe.loads(text.replace("commitment:", 'components: own {"supply.skulls":9}\ncommitment:'))
    assert "line" in caught.value.facts


def test_what_changes_nothing_is_the_box() -> None:
    definition = games.load_definition("tz")
    assert editions.make_edition(definition, {"variant": "own"}) is definition
    assert editions.make_edition(definition, {"variant": "own", "supply.skulls": 13}) is definition


def test_runs_matches_and_commands_name_it(run: Runner, write: Callable[[str], Path], tmp_path: Path) -> None:
    path = write("variant: few\nsupply: {skulls: 3}")
    result = simulate(plan_run("tz", players=2, seed=3, components=path), 2, digest=True)
    assert (result.edition, result.components) == ("few", {"supply.skulls": 3, "variant": "few"})
    plain = simulate(plan_run("tz", players=2, seed=3), 2, digest=True)
    assert result.digest != plain.digest
    again = simulate(plan_run("tz", players=2, seed=3, components=path), 2, executor=choose_executor(2), digest=True)
    assert again.digest == result.digest
    assert play_match("tz", ["random", "random"], 2, components=path).as_dict()["components"]["variant"] == "few"
    told = run.lines("simulate", "tz", "--games", 1, "--players", 2, "--components", path, "--records",
                     tmp_path / "games")
    assert any("few" in line and "not the game in the box" in line for line in told)
    shown = run.lines("replay", tmp_path / "games" / "000001.sacbe")
    assert any("not the game in the box" in line for line in shown)
    assert any("supply.skulls: 3" in line for line in shown)
    session = ProtocolSession(games.load_definition("tz"), games.load_definition("tz").seats[0])
    asked: Mapping[str, Any] = {"command": "new", "players": 2, "components": {"variant": "few", "supply.skulls": 3}}
    assert session.answer(read_json(json.dumps(asked)))["components"] == {"supply.skulls": 3, "variant": "few"}
