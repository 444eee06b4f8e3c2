"""Levels of bots: a ladder that people can climb.

A weaker level sees less far and slips as people do: it misjudges where a plan leads (`blur`) and overlooks what it
could do (`overlook`); it never plays just any move.  A stronger one searches.  The numbers stand in the table
below and, where a game needs others, in its `data/levels.json`; `sacbe ladder` measures them.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from sacbe.bots import determinized, learnt_evaluator
from sacbe.bots.determinized import WIDTH, SearchBudget
from sacbe.bots.search.greedy import DEPTH
from sacbe.kernel.core.chance import Driver
from sacbe.kernel.definition.game_definition import GameDefinition

LOG: Final = logging.getLogger("sacbe.bots")
RATINGS: Final = "ratings.json"
LEVELS: Final = "levels.json"
ANCHOR: Final = "medium"        # the level whose rating is 1500, in every game


class BotLevel(NamedTuple):
    """How one level plays: a planner with its limits, or a search with its budget."""

    name: str
    width: int = WIDTH                  # branches that a plan keeps
    depth: int = DEPTH                  # decisions of the own turn that are planned ahead
    blur: float = 0.0                   # standard deviation, in points, of how a finished plan is liked
    overlook: float = 0.0               # chance that an option of a decision is not seen
    budget: SearchBudget | None = None  # of a search; it replaces all of the above
    crowd: SearchBudget | None = None   # of a bot that plans ahead, which takes the place of the search in a crowd
    style: str = ""                     # what it likes where nobody asks for another style


LADDER: Final = (                       # from the weakest to the strongest
    BotLevel("beginner", width=3, depth=10, blur=3.4, overlook=0.11),
    BotLevel("easy", width=4, depth=12, blur=2.4, overlook=0.07),
    BotLevel("casual", width=5, depth=14, blur=1.4, overlook=0.03),
    BotLevel("medium"),
    BotLevel("hard", budget=SearchBudget(simulations=40)),
    BotLevel("expert", budget=SearchBudget(simulations=250)),
    BotLevel("master", budget=SearchBudget(seconds=3.0, least=1000)),
)
NAMES: Final = tuple(find_level.name for find_level in LADDER)


class GameLevels(NamedTuple):
    """What is different in one game, by level, and the levels that would be too close to their neighbours there."""

    levels: Mapping[str, Mapping[str, Any]]
    skipped: tuple[str, ...]


@cache
def game_levels(game: str) -> GameLevels:
    """What `data/levels.json` of a game says; a game without the file has the levels as they stand above."""
    try:
        stored = json.loads((files(f"sacbe.games.{game}") / "data" / LEVELS).read_bytes())
    except (FileNotFoundError, ModuleNotFoundError):
        return GameLevels({}, ())
    found = {name: {key: SearchBudget(**value) if key in ("budget", "crowd") else value for key, value in row.items()}
             for name, row in stored["levels"].items()}
    return GameLevels(found, tuple(stored.get("skipped", ())))


def find_level(game: str, name: str) -> BotLevel:
    """A level as it plays this game.

    >>> find_level("tzolkin", "hard").budget
    SearchBudget(simulations=30, seconds=0.0, least=0)
    """
    return LADDER[NAMES.index(name)]._replace(**game_levels(game).levels.get(name, {}))


def offered_levels(game: str) -> tuple[str, ...]:
    """The levels that people choose from in a game, from the weakest to the strongest.

    All names work in every game; where more simulations help little, only the ends of a row are steps of a ladder.
    """
    return tuple(name for name in NAMES if name not in game_levels(game).skipped)


def bot_for_measurement(game: str, name: str, players: int = 2) -> str:
    """The bot that stands for a level in measurements: where time counts, its least number of simulations or deals.

    So a figure can be repeated on any machine, and the level is at least as strong.

    >>> (bot_for_measurement("tzolkin", "master"), bot_for_measurement("tzolkin", "hard"),
    ...  bot_for_measurement("tzolkin", "master", players=4))
    ('search:1000', 'hard', 'ahead:4')
    """
    one = find_level(game, name) if name in NAMES else None
    if one is None or one.budget is None or not one.budget.seconds:
        return name
    if one.crowd is not None and players >= determinized.CROWD:
        return f"ahead:{one.crowd.least}"
    return f"search:{one.budget.least}"


def make_level_bot(definition: GameDefinition, name: str, seat: int, seed: int, style: str = "",
                   seconds: float = 0.0) -> Driver:
    """Make the bot of a level for one seat; a search ends after these seconds in any case, unless they are 0."""
    one = find_level(definition.name, name)
    evaluator = learnt_evaluator.make_evaluator(definition, style or one.style)
    if one.budget is not None and one.crowd is not None:
        return determinized.make_search_or_planner(definition, seat, seed, one.budget.with_time_limit(seconds),
                                               one.crowd.with_time_limit(seconds),
                                               evaluator)
    if one.budget is not None:
        return determinized.make_search_bot(definition, seat, seed, one.budget.with_time_limit(seconds), evaluator)
    return determinized.make_greedy_bot(definition, seat, seed, one.width, evaluator, one.depth, one.blur, one.overlook)


def offered_styles(definition: GameDefinition) -> tuple[str, ...]:
    """The styles that make a difference: they are likings of what was learnt."""
    return () if learnt_evaluator.load_weights(definition) is None else learnt_evaluator.list_styles(definition)


def level_rating(definition: GameDefinition, name: str) -> int | None:
    """How strong a level is in this game, on a scale of the game; None where nobody has measured it."""
    return level_ratings(definition.name).get(name)


def ratings_file(game: str) -> Path:
    """The file with the ratings of a game."""
    return Path(str(files(f"sacbe.games.{game}") / "data" / RATINGS))


@cache
def level_ratings(game: str) -> Mapping[str, int]:
    """The measured levels of a game; none if the file is missing or damaged, and the latter is logged once."""
    try:
        stored = json.loads(ratings_file(game).read_bytes())
        return {name: round(stored[name]) for name in offered_levels(game) if name in stored}
    except (FileNotFoundError, ModuleNotFoundError):
        return {}
    except (OSError, ValueError, TypeError, OverflowError):
        LOG.warning("damaged: %s of %s", RATINGS, game)
        return {}


def write_ratings(game: str, ratings: Mapping[str, int], facts: Mapping[str, Any]) -> Path:
    """Write new ratings, with how they were made."""
    file = ratings_file(game)
    file.parent.mkdir(exist_ok=True)
    part = file.with_name(f".{RATINGS}.part")
    part.write_text(json.dumps({**ratings, "made": dict(facts)}, indent=1) + "\n", encoding="utf-8")
    part.replace(file)
    level_ratings.cache_clear()
    return file
