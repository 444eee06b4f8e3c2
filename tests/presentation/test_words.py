"""Three languages say the same things: same keys, same variables, nothing broken, forgotten or left over."""

from __future__ import annotations

import ast
import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, Message, Pattern, Term, VariableReference, Variant
from fluent.syntax.visitor import Visitor

import sacbe
from sacbe.presentation.language import templates, words

pytestmark = pytest.mark.once

PACKAGE = Path(sacbe.__file__).parent
CHAPTERS = sorted(path.name for path in words.message_files("en"))
# Keys that code puts together: a prefix and a name.
FAMILIES = ("event-", "prompt-", "field-", "problem-", "option-", "help-", "name-", "score-",
            "rule-", "title-", "number-", "tile-", "gear-", "tech-", "temple-", "effect-", "move-", "refusal-",
            "detail-", "kind-", "bot-level-", "bot-style-", "balance-chichen_itza-", "balance-temple_of_chac-",
            "balance-tzolkin-", "lab-title-", "lab-measure-",
            "train-style-", "clock-", "calendar-", "worry-", "caution-", "note-", "review-kind-", "book-found-",
            "puzzle-kind-", "puzzle-title-", "puzzle-task-", "puzzle-value-", "puzzle-checked-",
            "mcp-tool-")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(lang: str, chapter: str, folder: Path = words.LOCALES) -> list[Message | Term | Junk]:
    with_games = words.message_files(lang) if folder == words.LOCALES else ()
    file = next((path for path in with_games if path.name == chapter), folder / lang / chapter)
    source = file.read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return [entry for entry in body if isinstance(entry, Message | Term | Junk)]


@cache
def messages(lang: str, chapter: str, folder: Path = words.LOCALES) -> dict[str, set[str]]:
    """The messages of a chapter with their variables."""
    found: dict[str, set[str]] = {}
    for entry in entries(lang, chapter, folder):
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@cache
def all_keys() -> list[str]:
    return [key for chapter in CHAPTERS for key in messages("en", chapter)]


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def literals() -> set[str]:
    nodes = (node for _, tree in trees() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def first_literal(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


@cache
def calls() -> dict[str, set[tuple[str, str]]]:
    """Every literal first argument of a call of each function, with the file that has it."""
    found: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                key = first_literal(node)
                if key is not None:
                    found[node.func.id].add((path.name, key))
    return found


def test_the_chapters_are_there() -> None:
    assert {"cli.ftl", "commands.ftl", "errors.ftl", "rules.ftl", "tzolkin.ftl"} <= set(CHAPTERS)
    for lang in words.LANGUAGES:
        assert sorted(path.name for path in words.message_files(lang)) == CHAPTERS


@pytest.mark.parametrize(("lang", "chapter"), list(itertools.product(words.LANGUAGES, CHAPTERS)))
def test_nothing_is_junk(lang: str, chapter: str) -> None:
    assert [entry.content for entry in entries(lang, chapter) if isinstance(entry, Junk)] == []


@pytest.mark.parametrize(("lang", "chapter"), list(itertools.product(("de", "fr"), CHAPTERS)))
def test_every_language_has_the_same_keys_and_variables(lang: str, chapter: str) -> None:
    assert messages(lang, chapter) == messages("en", chapter)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_key_occurs_twice(lang: str) -> None:
    names = [e.id.name for chapter in CHAPTERS for e in entries(lang, chapter) if isinstance(e, Message)]
    assert sorted(names) == sorted(set(names))


def test_every_key_that_code_says_exists() -> None:
    known = set(all_keys())
    said = calls()["say"]
    assert said, "found no say(...) at all"
    assert [(file, key) for file, key in sorted(said) if key not in known] == []


def flags(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_flag_that_words_name_exists(lang: str) -> None:
    known = {flag for text in literals() if text.startswith("-") for flag in flags(text.replace("/", " "))}
    named = {flag for path in words.message_files(lang) for flag in flags(path.read_text(encoding="utf-8"))}
    assert named and named - known == {"--help"} & named


def test_every_problem_that_code_raises_has_words() -> None:
    known = set(all_keys())
    raised = calls()["Problem"] | calls()["unknown_name_problem"]
    assert raised, "found no Problem(...) at all"
    assert [(file, key) for file, key in sorted(raised) if f"problem-{key}" not in known] == []


def test_no_key_is_left_over() -> None:
    written = literals()
    assert [key for key in all_keys() if key not in written and not key.startswith(FAMILIES)] == []


def test_every_help_text_exists() -> None:
    known = set(all_keys())
    assert [text for text in sorted(literals()) if text.startswith("help-") and text[5:] and text not in known] == []


@pytest.fixture
def no_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in words.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    words.set_language(None)
    yield
    words.set_language(None)


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C", "SACBE_LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"SACBE_LANG": "es"}, "en"),
    ],
)
def test_the_environment_chooses(
    variables: dict[str, str], expected: str, no_language: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert words.current_language() == expected


def test_a_choice_beats_the_environment(no_language: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_LANG", "fr")
    words.set_language("de")
    assert words.say("rules-yes") == "ja"
    assert words.say("rules-yes", lang="en") == "yes"
    with pytest.raises(ValueError, match="es"):
        words.set_language("es")


def test_numbers_choose_the_form_and_there_are_no_isolation_marks() -> None:
    assert words.say("rules-not-cited", lang="de", count=1) == "Eine Regel ist nicht in beiden zitiert:"
    assert words.say("rules-not-cited", lang="de", count=2) == "2 Regeln sind nicht in beiden zitiert:"


def test_a_missing_word_is_an_error_while_testing() -> None:
    with pytest.raises(words.MissingMessage, match="no-such-key"):
        words.say("no-such-key")
    with pytest.raises(words.MissingMessage, match="name"):
        words.say("problem-unknown-game")


def test_a_missing_word_falls_back_at_run_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PYTEST_VERSION")
    for lang, text in (("en", "both = both\nonly = only English\n"), ("de", "both = beide\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "x.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    monkeypatch.setattr(words, "GAMES", tmp_path)
    forget()
    try:
        assert [words.say(key, lang="de") for key in ("both", "only", "none")] == ["beide", "only English", "none"]
    finally:
        forget()


def forget() -> None:
    """Nothing is known of any language, as at the start."""
    words._sentences.clear()
    for remembered in (words._sources, words._bundle, words._learn, words._template):
        remembered.cache_clear()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_message_is_the_same_alone_as_among_all(lang: str) -> None:
    """Messages are parsed one by one, when they are wanted."""
    whole = [entry for chapter in CHAPTERS for entry in entries(lang, chapter) if isinstance(entry, Message)]
    assert {entry.id.name for entry in whole} == {*words._sources(lang)}
    for entry in whole:
        alone = FluentParser().parse(words._sources(lang)[entry.id.name]).body[0]
        assert entry.equals(alone, ignored_fields=["span", "comment"]), entry.id.name


FACTS = ("a", "", "one", "other", "0", 0, 1, 2, 5, 11, 1234567, -3, 0.5, 1.0, 2.25, "x" * 2000)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_template_says_what_fluent_says(lang: str, long: bool) -> None:
    """Every message that has a template, with many facts, the keys of its own variants among them."""
    simple = 0
    for key in words._sources(lang):
        pattern, said = words._learn(lang, key), words._template(lang, key)
        if pattern is None or said is None:
            continue
        simple += 1
        bundle = words._bundle(lang)
        names = Variables()
        names.visit(pattern)
        keys = tuple(Choices.of(pattern))
        for turn in range(0, len(FACTS) + len(keys), 1 if long else 3):
            facts = {name: (*FACTS, *keys)[(turn + at) % (len(FACTS) + len(keys))]
                     for at, name in enumerate(sorted(names.names))}
            value = bundle.get_message(key).value
            assert value is not None
            want, errors = bundle.format_pattern(value, facts)
            assert errors == []
            try:
                assert said(facts) == want, (key, facts)
            except templates.NotCompilable:
                assert any(isinstance(value, str) for value in facts.values())
            if not facts:
                break
    assert simple > 0.95 * len(words._sources(lang))


class Choices(Visitor):
    """The keys of variants."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Variant(self, node: Variant) -> None:
        self.found.add(node.key.name if isinstance(node.key, Identifier) else str(node.key.value))
        self.generic_visit(node)

    @staticmethod
    def of(pattern: Pattern) -> list[str]:
        choices = Choices()
        choices.visit(pattern)
        return sorted(choices.found)


@pytest.mark.parametrize("facts", [{}, {"name": None}])
def test_a_missing_fact_is_told_by_fluent(facts: dict[str, object]) -> None:
    said = words._template("en", "problem-unknown-game")
    assert said is not None
    with pytest.raises(templates.NotCompilable):
        said(facts)
    with pytest.raises(words.MissingMessage, match="Unknown external"):
        words.say_with("problem-unknown-game", {})


def test_equal_facts_of_different_kinds_are_different_sentences() -> None:
    assert words.say("play-prompt", lang="en", seat=1, prompt="x") != \
        words.say("play-prompt", lang="en", seat=True, prompt="x")


def test_a_message_may_speak_of_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text("# said\nall = { one } and {\n  -two }, { NUMBER($n) }\none = 1, { -two }\n"
                                           "-two = 2\n", encoding="utf-8")
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    monkeypatch.setattr(words, "GAMES", tmp_path)
    forget()
    try:
        assert words.say("all", lang="en",
                         n=3) == "1, 2 and 2, 3" and words.has_message("one") and not words.has_message("two")
    finally:
        forget()
