"""The rulebook as it is shown, in a language: chapters, and symbols with what each is called and does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from sacbe import games
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.play.game import Game, make_chance_driver
from sacbe.presentation.component_help import explain_thing
from sacbe.presentation.language import words
from sacbe.presentation.language.words import rule_name, rule_text, say
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.school.lessons import library as school
from sacbe.school.lessons.lesson import Lesson
from sacbe.school.rulebook import library
from sacbe.school.rulebook.book import BookSection, SymbolRow


class SectionShown(Struct):
    """A section: a few sentences with **bold** parts, small drawings, and the ids of the exact rules."""

    id: str
    title: str
    text: str
    icons: list[str]
    things: list[Thing]
    rules: list[str]
    lesson: str                         # the one that teaches most of it, if any does
    lesson_title: str


class ChapterShown(Struct):
    """A chapter of the rulebook."""

    name: str
    title: str
    icon: str
    sections: list[SectionShown]


class SymbolShown(Struct):
    """A symbol: its drawing, its name, what it does, its rule, and the section of the rulebook that explains it."""

    icon: str
    name: str
    text: str
    rule: str
    section: str


class SymbolsShown(Struct):
    """A group of symbols that belong together."""

    id: str
    title: str
    symbols: list[SymbolShown]


class BookShown(Struct):
    """The short rulebook of a game."""

    game: str
    title: str
    chapters: list[ChapterShown]
    symbols: list[SymbolsShown]


@cache
def render_book(game: str, lang: str) -> BookShown:
    """Return the rulebook of a game in a language; all of them are cached, because there are few."""
    shown = [ChapterShown(chapter.name, chapter.title[lang], chapter.icon,
                          [render_section(game, one, lang) for one in chapter.sections])
             for chapter in library.list_chapters(game)]
    return BookShown(game, say(f"name-{game}-game", lang=lang), shown, list(render_symbols(game, lang)))


def render_section(game: str, one: BookSection, lang: str) -> SectionShown:
    lesson = lesson_of(game, one)
    return SectionShown(one.id, one.title[lang], one.say[lang], list(one.icons), list(one.show), list(one.rules),
                        "" if lesson is None else lesson.id, "" if lesson is None else lesson.title[lang])


def lesson_of(game: str, one: BookSection) -> Lesson | None:
    """Return the lesson that teaches most of a section; one rule of several in common is not enough."""
    def shared(lesson: Lesson) -> int:
        return len(set(one.rules).intersection(lesson.rules))

    best = max(school.list_lessons(game), key=shared, default=None)
    return None if best is None or shared(best) < min(2, len(one.rules)) else best


@cache
def render_symbols(game: str, lang: str) -> tuple[SymbolsShown, ...]:
    """Return the page of symbols of a game."""
    with words.use_language(lang):
        return tuple(SymbolsShown(group.id, group.title[lang],
                                  [one for row in group.rows for one in render_symbol_row(game, row, lang)])
                     for group in library.symbol_groups(game))


def render_symbol_row(game: str, row: SymbolRow, lang: str) -> Iterator[SymbolShown]:
    """Yield the symbols of a row, with names from the board's explanations or the register."""
    if row.messages:
        for key in words.find_message_keys(row.messages):
            yield render_symbol(game, row, key.split("-", 2)[2], say(key, lang=lang), (), lang)
    elif row.each:
        for rule in row.each:
            yield render_symbol(game, row, rule.rpartition(".")[2], rule_text(rule, lang), (rule,), lang)
    else:
        yield render_symbol(game, row, "", rule_text(row.rules[0], lang), row.rules, lang)


def render_symbol(game: str, row: SymbolRow, part: str, text: str, rules: tuple[str, ...], lang: str) -> SymbolShown:
    name = row.title[lang] if row.title is not None else ""
    if row.thing:
        kind, _, id = row.thing.replace("{}", part).partition(":")
        wording, view = first_view(game)
        found = explain_thing(wording, Thing(kind, id), view, "")
        assert found is not None, row.thing
        name = name or found.title
        rules = rules or tuple(rule.rule for rule in found.rules)
    rule = rules[0] if rules else ""
    place = library.sections_by_rule(game).get(rule)
    return SymbolShown(row.icon.replace("{}", part), name or rule_name(rule, lang),
                       text if row.say is None else row.say[lang], rule, "" if place is None else place[1].id)


@cache
def first_view(game: str) -> tuple[Localizer, dict[str, Any]]:
    """Return a localizer and the spectator's view of a new game: enough to know what its things are called."""
    definition = games.load_definition(game)
    new = Game(definition, definition.players[0], {}, make_chance_driver(1, None))
    return Localizer(definition, definition.players[0]), PlayerView(new, None).view
