"""The words of the program, in the reader's language: Fluent messages from `locales/<language>/*.ftl`.

Rules and commands name a message and its facts; only here do they become a sentence.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from fnmatch import fnmatchcase
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Pattern

from sacbe.presentation.language import register
from sacbe.presentation.language.templates import NotCompilable, Template, compile_pattern

LANGUAGES: Final = ("en", "de", "fr")
LOCALES: Final = Path(__file__).parent / "locales"
GAMES: Final = Path(__file__).parents[2] / "games"        # each has words of its own
LONGEST: Final = 2000
ENDLESS: Final = 10**20     # numbers that are no quantity any more; formatting them as one can fail
MAX_CACHED_SENTENCES: Final = 20_000  # sentences
VARIABLES: Final = ("SACBE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
ENTRY: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)       # where a message or a term begins
SEAT_NAME: Final = re.compile(r"name-\w+-seat-(\w+)$")
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")                 # another message that it uses

_chosen: list[str] = []
_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)
_called: ContextVar[Mapping[str, str]] = ContextVar("called", default=MappingProxyType({}))
_said: dict[tuple[object, ...], str] = {}       # a game says the same few thousand sentences again and again


class MissingMessage(LookupError):
    """A message that does not exist, or one that was not given its facts; raised only while testing."""


def set_language(lang: str | None) -> None:
    """Speak this language from now on; None asks the environment again.

    >>> set_language("de"); current_language()
    'de'
    >>> set_language(None)
    """
    if lang is not None and lang not in LANGUAGES:
        raise ValueError(lang)
    _chosen[:] = [] if lang is None else [lang]


@contextmanager
def use_language(lang: str) -> Iterator[None]:
    """Speak this language within the block, only in the current task: a server has many readers at the same time.

    >>> with use_language("fr"):
    ...     current_language()
    'fr'
    """
    if lang not in LANGUAGES:
        raise ValueError(lang)
    before = _spoken.set(lang)
    try:
        yield
    finally:
        _spoken.reset(before)


@contextmanager
def use_player_names(names: Mapping[str, str]) -> Iterator[None]:
    """Call these seats by the names of their players within the block, only in the current task; others by colour.

    >>> with use_player_names({"red": "Ann"}):
    ...     say("name-tzolkin-seat-red", lang="de", count=1), say("name-tzolkin-seat-blue", lang="de", count=1)
    ('Ann', 'Blau')
    """
    before = _called.set(names)
    try:
        yield
    finally:
        _called.reset(before)


def player_names() -> Mapping[str, str]:
    """The names of players by their seats, where somebody has given them."""
    return _called.get()


def current_language() -> str:
    """The language of the task, else of `set_language`, else of the first variable that is set, else English."""
    spoken = _spoken.get()
    if spoken is not None:
        return spoken
    if _chosen:
        return _chosen[0]
    for name in VARIABLES:
        value = os.environ.get(name, "")
        if value:
            short = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"


def say(key: str, /, lang: str | None = None, **args: object) -> str:
    """Say the message `key` in the given or the chosen language, filled with its facts.

    A missing message falls back to English and then to its key, so that a game is never lost for a word;
    under pytest it is an error.

    >>> say("problem-unknown-game", lang="en", name="go", allowed="bul")
    'There is no game called “go”; there are bul.'
    """
    return say_with(key, args, lang)


def say_with(key: str, facts: Mapping[str, object], lang: str | None = None) -> str:
    """Say a message as `say` does, with its facts in a dictionary, by any names."""
    names = _called.get()
    if names and key.startswith("name-"):
        seat = SEAT_NAME.match(key)
        if seat is not None and seat[1] in names:
            return names[seat[1]]
    tongue = lang or current_language()
    known = (tongue, key, *facts.items(), *map(type, facts.values()))      # 1, 1.0 and True are equal, not the same
    try:
        text = _said.get(known)
    except TypeError:                           # a list among the facts
        return _told(tongue, key, facts)
    if text is None:
        text = _told(tongue, key, facts)
        if all(_is_kept(value) for value in facts.values()):
            if len(_said) >= MAX_CACHED_SENTENCES:
                _said.clear()
            _said[known] = text
    return text


def _is_kept(value: object) -> bool:
    """May a sentence with this fact be remembered?  Not with a thing that may say something else next time."""
    return len(value) <= LONGEST if type(value) is str else type(value) in (int, float, bool)


def _told(tongue: str, key: str, facts: Mapping[str, object]) -> str:
    """Format a message, without a look at the sentences that are remembered."""
    plain = {name: _plain(value) for name, value in facts.items()}
    text = _formatted(tongue, key, plain)
    if text is None and tongue != "en":
        text = _formatted("en", key, plain)
    return key if text is None else text


def has_message(key: str) -> bool:
    """Is there such a message at all?  English has them all."""
    return key in _sources("en")


def find_message_keys(pattern: str) -> list[str]:
    """The keys of all messages that fit a pattern with stars, in their order.

    >>> find_message_keys("name-tzolkin-temple-*")
    ['name-tzolkin-temple-brown', 'name-tzolkin-temple-green', 'name-tzolkin-temple-yellow']
    """
    return sorted(key for key in _sources("en") if fnmatchcase(key, pattern))


def rule_name(id: str, lang: str | None = None) -> str:
    """The name of a rule; if it has no words, the text of its ledger.

    >>> rule_name("tz.placing.space-cost", lang="de")
    'Preis eines Feldes'
    """
    key = f"rule-{id.replace('.', '-')}"
    return say(key, lang=lang) if has_message(key) else register.find(id).text


def rule_text(id: str, lang: str | None = None) -> str:
    """What a rule says; if it has no words in any language, the text of its ledger.

    >>> rule_text("tz.end.winner", lang="fr")
    'Le joueur qui a le plus de points gagne.'
    """
    key = f"rule-text-{id.replace('.', '-')}"
    return say(key, lang=lang) if has_message(key) else register.find(id).text


def _formatted(lang: str, key: str, facts: dict[str, object]) -> str | None:
    try:
        simple = _template(lang, key)
        if simple is not None:
            return simple(facts)
    except NotCompilable:
        pass                                    # these facts are not
    bundle = _bundle(lang)
    _learn(lang, key)
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        _complain(f"{lang}: no message {key!r}")
        return None
    text, errors = bundle.format_pattern(message.value, facts)
    if errors:
        _complain(f"{lang}: {key}: {'; '.join(str(error) for error in errors)}")
    return str(text)


def _complain(what: str) -> None:
    if "PYTEST_VERSION" in os.environ:
        raise MissingMessage(what)


def _plain(value: object) -> object:
    """What Fluent can print: numbers and text; lists are joined, everything else speaks for itself."""
    if type(value) is str and len(value) <= LONGEST:
        return value
    if isinstance(value, int) and abs(value) >= ENDLESS:
        return str(value)
    if isinstance(value, (int, float, Decimal)) and not isinstance(value, bool):
        return value
    text = ", ".join(str(item) for item in value) if isinstance(value, list | tuple) else str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"       # Fluent prints nothing at all of more


def message_files(lang: str) -> list[Path]:
    """The files of a language: those of the platform, then those that lie with the games."""
    return [*sorted((LOCALES / lang).glob("*.ftl")), *sorted(GAMES.glob(f"*/content/locales/{lang}/*.ftl"))]


@cache
def _sources(lang: str) -> dict[str, str]:
    """The text of every message of a language by its key."""
    chapters = [path.read_text(encoding="utf-8") for path in message_files(lang)]
    entries = [entry for chapter in chapters for entry in ENTRY.split(chapter)[1:]]
    return {entry.partition("=")[0].strip(): entry for entry in reversed(entries)}      # of two the first counts


@cache
def _bundle(lang: str) -> FluentBundle:
    return FluentBundle([lang], use_isolating=False)


@cache
def _learn(lang: str, key: str) -> Pattern | None:
    """Parse a message when it is first wanted: to parse them all takes longer than most commands do."""
    source = _sources(lang).get(key)
    if source is None:
        return None
    resource = FluentResource(source)
    _bundle(lang).add_resource(resource)
    for name in REFERENCE.findall(source):
        _learn(lang, name)
    return next((entry.value for entry in resource.body if isinstance(entry, Message)), None)


def _literal(source: str) -> str:
    """The text of a message that is one line without facts, as most rules are: it needs no parser.

    >>> _literal("rule-a =  Corn is free. \\n\\n# The next ones\\n"), _literal("rule-b = { $n } corn\\n")
    ('Corn is free.', '')
    """
    first, _, rest = source.partition("\n")
    goes_on = any(line and not line.startswith("#") for line in rest.split("\n"))
    if goes_on or "{" in first or "}" in first or first.startswith("-"):
        return ""
    return first.partition("=")[2].strip(" ")


@cache
def _template(lang: str, key: str) -> Template | None:
    """The message as a function; None where only Fluent can say it."""
    text = _literal(_sources(lang).get(key, ""))
    if text:
        return lambda facts: text
    pattern = _learn(lang, key)
    try:
        return None if pattern is None else compile_pattern(pattern, lang, partial(_learn, lang))
    except NotCompilable:
        return None
