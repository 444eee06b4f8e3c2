"""The games that can be played, and their rules, in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from sacbe import games
from sacbe.bots import levels, names
from sacbe.kernel.errors import unknown_name_problem
from sacbe.presentation.language import register
from sacbe.presentation.language.words import current_language, rule_name, rule_text, say
from sacbe.school.lessons import library as school
from sacbe.school.notices.selection import has_notices
from sacbe.school.rulebook import library as book
from sacbe.school.rulebook import render, search
from sacbe.school.rulebook.render import BookShown
from sacbe.school.rulebook.search import FoundPlace
from sacbe.server.api.errors import error_responses
from sacbe.server.api.schemas import GameInfo, LevelInfo, OptionInfo, RuleInfo, SeatInfo, StyleInfo

Words = Annotated[str, QueryParameter(name="q", max_length=200, description="words that must all occur")]
Question = Annotated[str, QueryParameter(name="q", max_length=200, description="a question in plain words")]
RuleId = Annotated[str, QueryParameter(name="id", max_length=100, description="the id of one rule")]
Lang = Annotated[
    str, QueryParameter(name="lang", max_length=35, description="en, de or fr; else Accept-Language decides")
]
Game = Annotated[str, PathParameter(max_length=60, description="the name of a game, or the prefix of its rules")]


@cache
def game_info(name: str, lang: str) -> GameInfo:
    """Describe a game in a language; cached, since there are few of both and it takes time."""
    definition = games.load_definition(name)
    options = [OptionInfo(one.name, list(one.values), one.shape, say(f"option-{name}-{one.name}", lang=lang), one.rule,
                          rule_name(one.rule, lang)) for one in definition.options]
    seats = [SeatInfo(seat, say(f"name-{name}-seat-{seat}", lang=lang)) for seat in definition.seats]
    return GameInfo(name, say(f"name-{name}-game", lang=lang), definition.version, list(definition.players), seats,
                    options,
                    list(levels.offered_levels(name)), level_infos(name, lang), style_infos(name, lang),
                    len(school.list_lessons(name)), has_notices(name))


def level_infos(game: str, lang: str) -> list[LevelInfo]:
    """Describe the levels of a game's bots."""
    return [LevelInfo(name, say(f"bot-level-{name}", lang=lang), say(f"bot-level-{name}-note", lang=lang),
                      levels.level_rating(games.load_definition(game), name),
                      list(names.NAMES[name])) for name in levels.offered_levels(game)]


def style_infos(game: str, lang: str) -> list[StyleInfo]:
    """Describe the styles of a game's bots."""
    return [StyleInfo(style, say(f"bot-style-{style}", lang=lang))
            for style in levels.offered_styles(games.load_definition(game))]


@cache
def rule_infos(game: str, lang: str) -> tuple[RuleInfo, ...]:
    """Describe all rules of a game in a language."""
    told = {id: section.id for id, (_, section) in book.sections_by_rule(game).items()}
    return tuple(RuleInfo(rule.id, rule_name(rule.id, lang), say(f"kind-{rule.kind}", lang=lang),
                          rule_text(rule.id, lang), rule.source, rule.why, told.get(rule.id, ""))
                 for rule in register.rules_of_game(game))


@get("/games", sync_to_thread=True, responses=error_responses(), operation_id="games")
def list_games(lang: Lang = "") -> list[GameInfo]:
    """All games, with their options and the levels of their bots."""
    return [game_info(name, current_language()) for name in games.names()]


@get("/games/{game:str}", sync_to_thread=True, responses=error_responses(404), operation_id="game")
def one_game(game: Game, lang: Lang = "") -> GameInfo:
    """One game."""
    return game_info(games.find(game), current_language())


@get("/games/{game:str}/rules", sync_to_thread=True, responses=error_responses(404), operation_id="rules")
def list_rules(game: Game, words: Words = "", id: RuleId = "", lang: Lang = "") -> list[RuleInfo]:
    """The rules of a game: all of them, those in which words occur, or the one with an id."""
    infos = rule_infos(register.resolve_game_name(game), current_language())
    if id:
        found = [info for info in infos if info.id == id]
        if not found:
            raise unknown_name_problem("unknown-rule", id, [info.id for info in infos])
        return found
    by_id = {info.id: info for info in infos}
    found_rules = register.search(game, words.split(), lambda rule: searchable_text(by_id[rule.id]))
    return [by_id[rule.id] for rule in found_rules]


@get("/games/{game:str}/rulebook", sync_to_thread=True, responses=error_responses(404), operation_id="rulebook")
def rulebook(game: Game, lang: Lang = "") -> BookShown:
    """The short rulebook of a game: chapters, and all symbols with what they do."""
    return render.render_book(games.find(game), current_language())


@get("/games/{game:str}/find", sync_to_thread=True, responses=error_responses(404), operation_id="find")
def find(game: Game, question: Question = "", lang: Lang = "") -> list[FoundPlace]:
    """What answers a question: sections of the rulebook, rules, symbols and lessons, the best first."""
    return search.find(games.find(game), question, current_language())


def searchable_text(info: RuleInfo) -> str:
    """Return the text by which a rule can be found, besides its entry in the ledger."""
    return f"{info.name}\n{info.text}"


ROUTES: Final = (Router("/api", route_handlers=[list_games, one_game, list_rules, rulebook, find], tags=["games"]),)
