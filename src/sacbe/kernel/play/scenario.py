"""Scenario files: a position, scripted chance, moves as text, and what must be true after them.

A file is a list of cases, or a mapping of common keys with `cases` under it.  A problem with a file names the file,
the case and the field; a result that is not as expected is a failure of its case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sacbe.kernel.core.chance import Driver, SeededDriver
from sacbe.kernel.core.frame import Ask
from sacbe.kernel.definition.game_definition import GameDefinition, join_names
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import bounded_yaml
from sacbe.kernel.play.game import SEED_LIMIT, Game

KEYS = ("case", "id", "source", "note", "rules", "game", "players", "options", "components", "seed", "given", "chance",
        "moves", "then")
MAPPINGS = ("options", "components", "given")
EDITION = "scenario"            # the name of components that a case gives
LISTS = ("rules", "chance", "moves")
CHECKS = ("ask", "options", "offered", "not_offered", "refused", "over", "scores", "winners", "told")


class ExactMapping(dict[str, Any]):
    """A field that an expectation must name completely, such as all pieces on one part of a board."""


class ScenarioCase(NamedTuple):
    """One case of a scenario file."""

    file: str
    name: str
    data: dict[str, Any]

    @property
    def rules(self) -> list[str]:
        """The ledger ids the case covers."""
        return list(self.data.get("rules", []))


class FieldReader:
    """The given fields of a position, read once each; a field that nobody reads is unknown."""

    def __init__(self, raw: Any, where: str) -> None:
        if not isinstance(raw, Mapping):
            raise Problem("scenario-mapping", field=where.rstrip("."))
        self.raw = raw
        self.where = where
        self.seen_keys: set[str] = set()
        self._read: set[str] = set()

    def get(self, field: str, default: Any) -> Any:
        """The value of a field, or the default."""
        self._read.add(field)
        if field in self.raw:
            self.seen_keys.add(field)
        return self.raw.get(field, default)

    def read_number(self, field: str, least: int, most: int, default: int) -> int:
        """Read a whole number within its limits."""
        value = self.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or (field in self.raw and not least <= value <= most):
            raise Problem("scenario-number", field=self.where + field, value=value, least=least, most=most)
        return value

    def read_word(self, field: str, allowed: Iterable[str], default: str) -> str:
        """Read one of the allowed words."""
        value = self.get(field, default)
        if not isinstance(value, str) or value not in allowed:
            raise Problem("scenario-word", field=self.where + field, value=value, allowed=join_names(allowed))
        return str(value)

    def read_list(self, field: str) -> list[Any]:
        """Read a list, empty if not given."""
        value = self.get(field, [])
        if not isinstance(value, list):
            raise Problem("scenario-list", field=self.where + field)
        return value

    def read_indexes(self, field: str, allowed: Sequence[Any]) -> list[int]:
        """The places of the listed words or numbers among the allowed ones; the same one may be listed twice."""
        found = []
        for value in self.read_list(field):
            if value not in allowed or isinstance(value, bool):
                raise Problem("scenario-word", field=self.where + field, value=value, allowed=join_names(allowed))
            found.append(list(allowed).index(value))
        return found

    def read_flag(self, field: str, default: bool) -> bool:
        """Read a yes or no."""
        value = self.get(field, default)
        if not isinstance(value, bool):
            raise Problem("scenario-word", field=self.where + field, value=value, allowed="yes, no")
        return value

    def items(self, field: str) -> list[tuple[Any, Any]]:
        """The pairs of a mapping, none if not given."""
        return list(self.read_mapping(field).raw.items())

    def read_mapping(self, field: str) -> FieldReader:
        """Read a mapping inside this one, empty if not given."""
        return FieldReader(self.get(field, {}) or {}, f"{self.where}{field}.")

    def check_all_read(self) -> None:
        """Refuse fields nobody asked for."""
        for field in self.raw:
            if field not in self._read:
                raise Problem("scenario-field", field=f"{self.where}{field}", allowed=join_names(sorted(self._read)))


class ScriptThenSeed(Driver):
    """Scripted answers first; when they are used up, a seed."""

    def __init__(self, answers: list[int], seed: int) -> None:
        self.answers = answers
        self.at = 0
        self.rest: Driver = SeededDriver(seed)

    def answer(self, ask: Ask) -> int:
        if self.at == len(self.answers):
            return self.rest.answer(ask)
        choice = self.answers[self.at]
        if choice not in ask.options:
            raise Problem("scenario-chance", at=self.at + 1)
        self.at += 1
        return choice

    def copy(self) -> Driver:
        twin = ScriptThenSeed(self.answers, 0)
        twin.at, twin.rest = self.at, self.rest.copy()
        return twin


# ---------------------------------------------------------------- reading

def load(path: str | Path) -> list[ScenarioCase]:
    """Read the cases of a scenario file."""
    file = Path(path)
    try:
        data = bounded_yaml.load(file.read_text(encoding="utf-8"), bounded_yaml.OWN_FILES)
    except bounded_yaml.BadYaml as bad:
        raise Problem("scenario-yaml", file=str(path), detail=bad.place()) from None
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(path)) from None
    return read_cases(data, str(path))


def read_cases(data: Any, file: str) -> list[ScenarioCase]:
    """Read the cases from the data of a file."""
    common: dict[str, Any] = {}
    if isinstance(data, dict):
        common = {key: value for key, value in data.items() if key != "cases"}
        data = data.get("cases")
    if not isinstance(data, list) or not data:
        raise Problem("scenario-file", file=file)
    return [make_case(file, n, common, row) for n, row in enumerate(data, 1)]


def make_case(file: str, number: int, common: dict[str, Any], row: Any) -> ScenarioCase:
    """Make one case with the common keys of its file; its own given fields are added to the common ones."""
    if not isinstance(row, dict):
        raise Problem("scenario-case", file=file, case=number)
    data = {**common, **row}
    name = str(data.get("case") or data.get("id") or number)
    try:
        check_shape(common)
        check_shape(row)
    except Problem as problem:
        raise Problem("scenario", file=file, case=name, reason=str(problem)) from None
    if common.get("given") and row.get("given"):
        data["given"] = {**common["given"], **row["given"]}
    for key in data:
        if key not in KEYS:
            raise Problem("scenario-key", file=file, case=name, field=key, allowed=join_names(KEYS))
    for key in ("game", "then"):
        if key not in data:
            raise Problem("scenario-missing", file=file, case=name, field=key)
    return ScenarioCase(file, name, data)


def check_shape(data: dict[str, Any]) -> None:
    """Check that the keys for mappings, lists, names and numbers hold such values."""
    for key in MAPPINGS:
        if not isinstance(data.get(key) or {}, Mapping):
            raise Problem("scenario-mapping", field=key)
    for key in LISTS:
        if not isinstance(data.get(key) or [], list):
            raise Problem("scenario-list", field=key)
    if not isinstance(data.get("game", ""), str):
        raise Problem("scenario-text", field="game")
    FieldReader(data, "").read_number("seed", 0, SEED_LIMIT - 1, 0)


# ---------------------------------------------------------------- running

def run(case: ScenarioCase, find_definition: Callable[[str], GameDefinition]) -> list[Problem]:
    """Run a case and return what is not as it expects; one that cannot run at all raises a `Problem` with its place."""
    try:
        game = begin(case, find_definition(case.data["game"]))
        failures: list[Problem] = []
        for move in case.data.get("moves") or []:
            if isinstance(move, dict):
                failures += check_expectations(game, move.get("then", move))
                continue
            failed = play(game, str(move))
            if failed is not None:
                return [*failures, failed]
        failures += check_expectations(game, case.data["then"])
        if isinstance(game.chance, ScriptThenSeed) and game.chance.at < len(game.chance.answers):
            failures.append(Problem("scenario-unused", count=len(game.chance.answers) - game.chance.at))
        return failures
    except Problem as problem:
        raise Problem("scenario", file=case.file, case=case.name, reason=str(problem)) from problem


def begin(case: ScenarioCase, definition: GameDefinition) -> Game:
    """Begin the game at the position of the case.  If a move of chance is among the moves, no driver answers for it."""
    data = case.data
    players = data.get("players", definition.players[-1])
    known = {option.name: option.values for option in definition.options}
    options = {str(name): option_switch(value, known.get(str(name), ())) if isinstance(value, bool) else str(value)
               for name, value in (data.get("options") or {}).items()}
    definition.check_setup(players, options)
    if data.get("components"):
        definition = definition.edition(EDITION, data["components"])
    answers = [definition.grammar.read(str(text)) for text in data.get("chance") or []]
    by_hand = any(str(move).startswith("chance ") for move in data.get("moves") or [])
    if by_hand and answers:
        raise Problem("scenario-two-chances")
    driver = None if by_hand else ScriptThenSeed(answers, int(data.get("seed", 0)))
    return Game(definition, players, options, driver,
                definition.build_position(players, options, data.get("given") or {}))


def option_switch(value: bool, values: Sequence[str]) -> str:
    """Turn what YAML read as true or false into the value of an option: a bare yes and no, or on and off."""
    words = ("no", "yes") if "on" not in values else ("off", "on")
    return words[value]


def play(game: Game, text: str) -> Problem | None:
    """Play one move, written `seat move`; return a problem if it is refused."""
    seat, _, move = text.partition(" ")
    if not move:
        raise Problem("scenario-move", move=text)
    if game.is_over:
        return Problem("expected-move", move=text, rule="kernel.game-over")
    choice = game.definition.grammar.read(move)
    who = "chance" if seat == "chance" else game.definition.seats[game.definition.seat_number(seat, game.players)]
    if who != game.ask.seat or choice not in game.ask.choices:
        refusal = game.explain(choice, None if who == "chance" else who)
        return Problem("expected-move", move=text, rule=refusal.rule if refusal else "kernel.not-your-turn")
    game.apply(choice)
    return None


def check_expectations(game: Game, then: Any) -> list[Problem]:
    """Compare fields, options, refusals and the end with what is expected."""
    if not isinstance(then, Mapping):
        raise Problem("scenario-mapping", field="then")
    found: list[Problem] = []
    facts = game.definition.dump_fields(game.state)
    for key, wanted in then.items():
        if key in CHECKS:
            found += check(game, key, wanted)
        else:
            found += compare_values({key: wanted}, facts, "")
    return found


def compare_values(expected: Any, have: Any, where: str) -> list[Problem]:
    """Compare values: a mapping must hold the wanted keys, an `ExactMapping` exactly these; lists in any order."""
    if isinstance(expected, Mapping) and isinstance(have, Mapping):
        keyed = {str(key): value for key, value in expected.items()}
        if isinstance(have, ExactMapping):
            return [] if keyed == have else [mismatch_problem(where, keyed, dict(have))]
        found = []
        for key, value in keyed.items():
            if key not in have:
                raise Problem("scenario-field", field=where + key, allowed=join_names(have))
            found += compare_values(value, have[key], f"{where}{key}.")
        return found
    if isinstance(expected, list) and isinstance(have, list):
        return [] if sorted(map(str, expected)) == sorted(map(str, have)) else [mismatch_problem(where, expected, have)]
    return [] if expected == have else [mismatch_problem(where, expected, have)]


def mismatch_problem(where: str, expected: object, have: object) -> Problem:
    """The problem of a field that is not as expected."""
    return Problem("expected-field", field=where.rstrip("."), wanted=str(expected), have=str(have))


def check(game: Game, key: str, expected: Any) -> list[Problem]:
    """Check an expectation that is not a field: the ask, its options, refusals, the end, events."""
    if key == "over":
        return compare_values(expected, game.is_over, "over.")
    if key in ("scores", "winners"):
        return compare_values(expected, game.scores if key == "scores" else game.winners, f"{key}.")
    if key == "refused":
        return [problem for row in read_refusals(expected) for problem in check_refusal(game, row)]
    if key == "told":
        if not isinstance(expected, list) or not all(isinstance(row, Mapping) for row in expected):
            raise Problem("scenario-list", field="told")
        said = [told.data for told in game.event_log]
        return [mismatch_problem("told", row, "-") for row in expected
                if not any(row.items() <= told.items() for told in said)]
    if key == "ask":
        asked = {"seat": "none", "prompt": "over"} if game.is_over else game.ask._asdict()
        return compare_values(expected, asked, "ask.")
    if not isinstance(expected, list):
        raise Problem("scenario-list", field=key)
    options = [] if game.is_over else game.ask.options
    texts = [game.definition.grammar.write(game.definition.grammar.read(str(text))) for text in expected]
    if key == "options":
        return compare_values(texts, options, "options.")
    return [mismatch_problem(key, text, options) for text in texts if (text in options) != (key == "offered")]


def read_refusals(expected: Any) -> list[dict[str, Any]]:
    """Read the expected refusals: `{move: rule}`, or a list of mappings with `move`, `rule` and perhaps `numbers`."""
    if isinstance(expected, Mapping):
        return [{"move": move, "rule": rule} for move, rule in expected.items()]
    rows: list[Any] = expected if isinstance(expected, list) else [None]
    if not all(isinstance(row, Mapping) and {"move", "rule"} <= set(row) for row in rows):
        raise Problem("scenario-refused")
    return [dict(row) for row in rows]


def check_refusal(game: Game, row: dict[str, Any]) -> list[Problem]:
    """Check that the move of the seat is refused by exactly this rule, with these numbers."""
    seat, _, move = str(row["move"]).partition(" ")
    refusal = game.explain(move, game.definition.seat_number(seat, game.players))
    rule = refusal.rule if refusal is not None else "-"
    if rule != row["rule"]:
        return [mismatch_problem(f"refused {row['move']}", row["rule"], rule)]
    return compare_values(row.get("numbers", {}), refusal.numbers if refusal is not None else {},
                          f"refused {row['move']}.")
