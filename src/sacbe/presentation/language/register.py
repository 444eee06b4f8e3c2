"""The register of rules: the ledgers that ship with the package, and where each of their rules is cited."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from sacbe.kernel.errors import Problem, unknown_name_problem

PACKAGE: Final = Path(__file__).parents[2]
KERNEL: Final = "kernel"
REQUIRED_FIELDS: Final = ("id", "kind", "source", "text")
OPTIONAL_FIELDS: Final = ("why", "checks")
RULE_ID_PATTERN: Final = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)+")
TOKEN: Final = re.compile(r"\w+(?:[.-]\w+)*")
Loader: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)     # ten times faster where libyaml is there


@dataclass(frozen=True)
class Rule:
    """One atomic rule of a game: what it says, its source, and for rulings why we decided it so.

    >>> find("tz.placing.space-cost").source
    'TZ-EN, Placing Workers'
    """

    id: str
    kind: str
    source: str
    text: str
    why: str
    checks: tuple[str, ...]
    game: str


@dataclass(frozen=True)
class Coverage:
    """Where a rule is cited, as file:line."""

    id: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Is the rule cited both in the code and in the tests?"""
        return bool(self.code) and bool(self.tests)


@cache
def registered_games() -> tuple[str, ...]:
    """What has a ledger: the kernel, if it has one, and every game.

    >>> "tzolkin" in registered_games()
    True
    """
    kernel = [KERNEL] if (PACKAGE / KERNEL / "rules.yaml").is_file() else []
    return (*kernel, *sorted(path.parent.parent.name for path in PACKAGE.glob("games/*/data/rules.yaml")))


@cache
def rules_of_game(game: str) -> tuple[Rule, ...]:
    """The rules of a game in the order of its ledger.

    >>> rules_of_game("tzolkin")[0].id
    'tz.general.players'
    """
    if game not in registered_games():
        return rules_of_game(resolve_game_name(game))
    parts = (KERNEL,) if game == KERNEL else ("games", game, "data")
    return read_ledger(PACKAGE.joinpath(*parts, "rules.yaml"), game)


def resolve_game_name(name: str) -> str:
    """Find the game with this name; the prefix of its ids is a name too.

    >>> resolve_game_name("tz"), resolve_game_name("bul")
    ('tzolkin', 'bul')
    """
    if name in registered_games():
        return name
    for game in registered_games():
        if game != KERNEL and rules_of_game(game)[0].id.partition(".")[0] == name:
            return game
    raise unknown_name_problem("unknown-game", name, registered_games(), allowed=", ".join(registered_games()))


@cache
def all_rules() -> dict[str, Rule]:
    """Every rule that ships, by its id; an id belongs to one ledger only."""
    found: dict[str, Rule] = {}
    for game in registered_games():
        for rule in rules_of_game(game):
            if rule.id in found:
                raise Problem("ledger-duplicate", file=f"{game}/rules.yaml", id=rule.id)
            found[rule.id] = rule
    return found


def find(id: str) -> Rule:
    """Find the rule with this id.

    >>> find("tz.limit.skulls").kind
    'limit'
    """
    rule = all_rules().get(id)
    if rule is None:
        raise unknown_name_problem("unknown-rule", id, all_rules())
    return rule


def rule_ids_matching(game: str, pattern: str) -> list[str]:
    """Find the ids of a game's rules that fit a pattern of file names; most patterns are an id, which is cheap.

    >>> rule_ids_matching("tzolkin", "tz.end.*")[:2], rule_ids_matching("tzolkin", "tz.nothing")
    (['tz.end.trigger', 'tz.end.extra-advance'], [])
    """
    if RULE_ID_PATTERN.fullmatch(pattern):
        return [rule.id for rule in rules_of_game(game) if rule.id == pattern]
    return [rule.id for rule in rules_of_game(game) if fnmatchcase(rule.id, pattern)]


def search(game: str, words: Iterable[str], read_words: Callable[[Rule], str] = lambda rule: "") -> list[Rule]:
    """Find the rules of a game whose id, text or source contains every word; upper and lower case do not matter.

    `read_words` adds what a rule is called and says in the reader's language.

    >>> [rule.id for rule in search("tzolkin", ["13", "SKULLS", "exactly"])]
    ['tz.limit.skulls']
    """
    wanted = [word.casefold() for word in words]

    def matches(rule: Rule) -> bool:
        text = f"{rule.id}\n{rule.text}\n{rule.source}\n{read_words(rule)}".casefold()
        return all(word in text for word in wanted)

    return [rule for rule in rules_of_game(game) if matches(rule)]


def read_ledger(path: Path, game: str) -> tuple[Rule, ...]:
    """Read one ledger; every error in it is a `Problem` that names the file and the rule."""
    try:
        rows = yaml.load(path.read_text(encoding="utf-8"), Loader=Loader)
    except yaml.YAMLError as error:
        raise Problem("ledger-yaml", file=path.name, detail=" ".join(str(error).split())) from error
    if not isinstance(rows, list):
        raise Problem("ledger-list", file=path.name)
    found: dict[str, Rule] = {}
    for number, row in enumerate(rows, start=1):
        rule = _rule(path.name, number, row, game)
        if rule.id in found:
            raise Problem("ledger-duplicate", file=path.name, id=rule.id)
        found[rule.id] = rule
    return tuple(found.values())


def _rule(file: str, number: int, row: object, game: str) -> Rule:
    if not isinstance(row, dict):
        raise Problem("ledger-entry", file=file, number=number)
    name = str(row.get("id", f"#{number}"))
    for key in REQUIRED_FIELDS:
        if key not in row:
            raise Problem("ledger-missing-key", file=file, id=name, name=key)
    for key in row:
        if key not in REQUIRED_FIELDS and key not in OPTIONAL_FIELDS:
            raise Problem("ledger-unknown-key", file=file, id=name, name=str(key))
    for key in (*REQUIRED_FIELDS, "why"):
        if not isinstance(row.get(key, ""), str):
            raise Problem("ledger-value", file=file, id=name, name=key)
    if not RULE_ID_PATTERN.fullmatch(name):
        raise Problem("ledger-id", file=file, id=name)
    checks = row.get("checks", [])
    if not isinstance(checks, list) or not all(isinstance(check, str) for check in checks):
        raise Problem("ledger-value", file=file, id=name, name="checks")
    return Rule(name, row["kind"], row["source"], row["text"], row.get("why", ""), tuple(checks), game)


def measure_coverage(package_dir: Path, tests_dir: Path) -> list[Coverage]:
    """Find where each rule that ships is cited in the engine's code and in the tests.

    A citation is the full id as a whole token: `tz.tech.cost` does not cite `tz.tech`.
    """
    known = all_rules()
    code = [path for folder in ("games", KERNEL) for path in sorted((package_dir / folder).rglob("*.py"))]
    tests = sorted(path for path in tests_dir.rglob("*") if path.suffix in (".py", ".yaml"))
    in_code = _citations(code, package_dir, known)
    in_tests = _citations(tests, tests_dir, known)
    return [Coverage(id, in_code.get(id, []), in_tests.get(id, [])) for id in known]


def _citations(files: Iterable[Path], base: Path, known: Iterable[str]) -> dict[str, list[str]]:
    ids = frozenset(known)
    found: dict[str, list[str]] = {}
    for path in files:
        for token, line in _tokens(path):
            if token in ids:
                found.setdefault(token, []).append(f"{path.relative_to(base).as_posix()}:{line}")
    return found


def _tokens(path: Path) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1):
        for match in TOKEN.finditer(line):
            yield match.group(), number
