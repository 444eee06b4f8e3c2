"""`sacbe rules`: read the ledgers, search them, and see which rules are cited in code and tests."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from sacbe import games
from sacbe.cli.school import rulebook
from sacbe.games.components import editions
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import register
from sacbe.presentation.language.register import Coverage, Rule
from sacbe.presentation.language.words import rule_name, rule_text, say
from sacbe.runtime.console import output

WIDEST = 48         # characters of a value in a table


def rules(
    name: Annotated[str | None, typer.Argument(metavar="GAME|ID", help="help-rules-name")] = None,
    words: Annotated[list[str] | None, typer.Argument(metavar="WORD", help="help-rules-words")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-rules-coverage")] = False,
    assumed: Annotated[bool, typer.Option("--assumed", help="help-rules-assumed")] = False,
    components: Annotated[bool, typer.Option("--components", help="help-rules-components")] = False,
    options: Annotated[bool, typer.Option("--options", help="help-rules-options")] = False,
    find: Annotated[bool, typer.Option("--find", help="help-rules-find")] = False,
    book: Annotated[bool, typer.Option("--book", help="help-rules-book")] = False,
    symbols: Annotated[bool, typer.Option("--symbols", help="help-rules-symbols")] = False,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="help-rules-tests")] = Path("tests"),
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    if find or book:
        flag = "--find" if find else "--book"
        _alone(flag, {"--coverage": coverage, "--assumed": assumed, "--components": components, "--options": options,
                      "--book": book, "--symbols": symbols})
        if name is None or (find and not words):
            raise Problem("usage-missing", name="GAME" if name is None else "WORD", command="sacbe rules")
        rulebook.find(games.find(name), " ".join(words or []), json) if find else rulebook.read(
            games.find(name), words or [], json)
    elif assumed or components or options or symbols:
        pages = {"--assumed": (assumed, _assumed), "--components": (components, _components),
                 "--options": (options, _options), "--symbols": (symbols, rulebook.symbols)}
        flag, page = next((flag, page) for flag, (given, page) in pages.items() if given)
        given = {**{flag: given for flag, (given, _) in pages.items()}, "--coverage": coverage}
        others = [other for other, is_given in given.items() if is_given and other != flag]
        extra = " ".join([*others, *(words or [])])
        if name is None:
            raise Problem("usage-missing", name="GAME", command="sacbe rules")
        if extra:
            raise Problem("game-only", option=flag, words=extra)
        page(register.resolve_game_name(name), json)
    elif coverage:
        if words:
            raise Problem("coverage-words", words=" ".join(words))
        _coverage(name, tests, json)
    elif name is None:
        _games(json)
    elif "." in name:
        if words:
            raise Problem("rule-words", name=name, words=" ".join(words))
        _entry(register.find(name), json)
    else:
        _list(name, words or [], json)


def _alone(flag: str, others: dict[str, bool]) -> None:
    """Refuse a second flag beside one that stands alone."""
    extra = " ".join(other for other, given in others.items() if given and other != flag)
    if extra:
        raise Problem("game-only", option=flag, words=extra)


def _games(json: bool) -> None:
    counts = [(game, len(register.rules_of_game(game))) for game in register.registered_games()]
    if json:
        output.print_json([{"game": game, "rules": count} for game, count in counts])
    else:
        output.print_table([say("rules-game"), say("rules-rules")], counts)


def _list(game: str, words: list[str], json: bool) -> None:
    found = register.search(game, words, _spoken)
    if not found:
        raise Problem("nothing-found", game=game, words=" ".join(words))
    if json:
        output.print_json([_plain(rule) for rule in found])
        return
    output.print_table([say("rules-id"), say("rules-name")], [(rule.id, rule_name(rule.id)) for rule in found])


def _spoken(rule: Rule) -> str:
    """Return a rule in the words of the chosen language, for searching."""
    return f"{rule_name(rule.id)}\n{rule_text(rule.id)}"


def _plain(rule: Rule) -> dict[str, Any]:
    """Return a rule as plain data: its name and text in the chosen language, everything else as in the ledger."""
    return {**asdict(rule), "name": rule_name(rule.id), "text": rule_text(rule.id)}


def _entry(rule: Rule, json: bool) -> None:
    if json:
        output.print_json(_plain(rule))
        return
    parts = [("rules-id", rule.id), ("rules-name", rule_name(rule.id)), ("rules-kind", say(f"kind-{rule.kind}")),
             ("rules-source", rule.source), ("rules-text", rule_text(rule.id))]
    if rule.why:
        parts.append(("rules-why", rule.why))
    labels = [say(key) for key, _ in parts] + [say("rules-checks")]
    width = max(len(label) for label in labels) + 2
    for label, (_, text) in zip(labels, parts):
        output.print_line(f"{label}:".ljust(width) + text)
    if rule.checks:
        output.print_line(f"{labels[-1]}:")
        for check in rule.checks:
            output.print_line(f"  - {check}")


def _assumed(game: str, json: bool) -> None:
    """Print every value that no text gives, and why it was chosen so."""
    found = editions.list_assumed_values(game)
    if json:
        output.print_json([value._asdict() for value in found])
    elif not found:
        output.print_line(say("rules-none-assumed", game=game))
    else:
        headings = [say("rules-value-path"), say("rules-value"), say("rules-why")]
        output.print_table(headings, [(one.path, _short(one.value), one.reason) for one in found])


def _components(game: str, json: bool) -> None:
    """Print every value that a variant can change, where it comes from, and what it can be."""
    found = editions.list_changeable(game)
    if json:
        output.print_json([value._asdict() for value in found])
    elif not found:
        output.print_line(say("rules-none-changeable", game=game))
    else:
        headings = [say("rules-value-path"), say("rules-value"), say("rules-allowed"), say("rules-origin")]
        output.print_table(headings, [(one.path, _short(one.value), one.allowed, _first(one.origin)) for one in found])


def _first(origin: str) -> str:
    """Return where a value comes from, without the details behind it."""
    return origin.partition(";")[0]


def _options(game: str, json: bool) -> None:
    """Print what a table can agree on: modules and readings of disputed rules, the usual value first."""
    found = games.load_definition(game).options
    meanings = [say(f"option-{game}-{option.name}") for option in found]
    if json:
        output.print_json([{**option._asdict(), "meaning": meaning} for option, meaning in zip(found, meanings)])
    elif not found:
        output.print_line(say("rules-no-options", game=game))
    else:
        headings = [say("rules-option"), say("rules-values"), say("rules-rule"), say("rules-text")]
        output.print_table(headings, [(one.name, one.shape or "|".join(one.values), one.rule, meaning)
                                      for one, meaning in zip(found, meanings)])


def _short(value: object) -> str:
    """Shorten a value for a table; `--json` has it whole."""
    text = output.format_component(value)
    return text if len(text) <= WIDEST else text[:WIDEST - 1] + "…"


def _coverage(game: str | None, tests: Path, json: bool) -> None:
    if not tests.is_dir():
        raise Problem("no-tests", folder=str(tests))
    wanted = {rule.id for rule in (register.rules_of_game(game) if game else register.all_rules().values())}
    found = [entry for entry in register.measure_coverage(register.PACKAGE, tests) if entry.id in wanted]
    missing = [entry for entry in found if not entry.is_complete]
    if json:
        output.print_json(
            {"rules": len(found), "missing": [entry.id for entry in missing], "coverage": [asdict(e) for e in found]}
        )
    else:
        _summary(found)
        _missing(missing)
    if missing:
        raise typer.Exit(1)


def _summary(found: list[Coverage]) -> None:
    owner = register.all_rules()
    rows = []
    for game in register.registered_games():
        of_game = [entry for entry in found if owner[entry.id].game == game]
        if of_game:
            counts = [len(of_game), sum(bool(e.code) for e in of_game), sum(bool(e.tests) for e in of_game)]
            rows.append((game, *counts, sum(e.is_complete for e in of_game)))
    headings = ["rules-game", "rules-rules", "rules-in-code", "rules-in-tests", "rules-in-both"]
    output.print_table([say(key) for key in headings], rows)


def _missing(missing: list[Coverage]) -> None:
    if not missing:
        output.print_line(say("rules-all-cited"))
        return
    output.print_line()
    output.print_line(say("rules-not-cited", count=len(missing)))
    yes, no = say("rules-yes"), say("rules-no")
    rows = [(entry.id, yes if entry.code else no, yes if entry.tests else no) for entry in missing]
    output.print_table([say("rules-id"), say("rules-in-code"), say("rules-in-tests")], rows)
