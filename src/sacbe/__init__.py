"""Sacbe: play, study and build on board games of the Maya world.

>>> import sacbe
>>> game = sacbe.new("tzolkin", players=4, seed=7)
>>> game.ask.seat
'red'
"""

from __future__ import annotations

from sacbe.runtime.engine_form import install_pure_finder

install_pure_finder()       # before anything else of the package is imported

import sys  # noqa: E402
from collections.abc import Mapping  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

from sacbe import games  # noqa: E402
from sacbe.coach.study import text as study_text  # noqa: E402
from sacbe.coach.study.tree import Study  # noqa: E402
from sacbe.games.common import refusals as explain  # noqa: E402
from sacbe.games.components import editions  # noqa: E402
from sacbe.kernel.definition.game_definition import GameDefinition  # noqa: E402
from sacbe.kernel.definition.outlook import Outlook, WinChances  # noqa: E402
from sacbe.kernel.definition.search_opinion import SearchOpinion  # noqa: E402
from sacbe.kernel.errors import Problem  # noqa: E402
from sacbe.kernel.play import record  # noqa: E402
from sacbe.kernel.play import snapshot as saved  # noqa: E402
from sacbe.kernel.play.game import Drawing, Game, Question, Refusal, Undo, make_chance_driver  # noqa: E402
from sacbe.presentation.language import words  # noqa: E402
from sacbe.presentation.language.register import Rule  # noqa: E402
from sacbe.presentation.language.register import find as rule  # noqa: E402
from sacbe.runtime.moved_modules import tell_new_attributes, tell_new_names  # noqa: E402

__all__ = [
    "Game",
    "Outlook",
    "Problem",
    "Question",
    "Refusal",
    "Rule",
    "SearchOpinion",
    "Study",
    "Undo",
    "WinChances",
    "load",
    "loads",
    "new",
    "rule",
    "save",
    "snapshot",
]


def _chances(game: Game, seat: int | None) -> WinChances:
    from sacbe.bots.win_chances import estimate_chances  # not before: a game that is only played needs no evaluator
    return estimate_chances(game.definition, game.state, game.options, seat)


def _picture(game: Game, seat: int | None) -> Drawing:
    from sacbe.presentation.picture import draw_picture  # not before: few games are looked at
    return draw_picture(game, seat)


def _opinion(game: Game, bot: str, seat: int | None, seed: int) -> SearchOpinion:
    from sacbe.bots.search_opinion import ask_search  # not before, for the same reason
    return ask_search(bot, game.definition, game.state, seat, seed)


tell_new_names()
tell_new_attributes(sys.modules[__name__], Chances="WinChances")
tell_new_attributes(games, box="load_definition")
tell_new_attributes(explain, lines="refusal_lines")
tell_new_attributes(Game, over="is_over", box="definition", at="copy_at")
tell_new_attributes(Study, back="go_back", forward="go_forward", end="main_line_end", ordered="nodes_in_order")
tell_new_attributes(WinChances, plain="as_data")
tell_new_attributes(GameDefinition, start="start_game", longest="max_length")
Problem.speak = staticmethod(words.say)
Game.compute_chances = _chances
Game.draw_picture = _picture
Game.run_search = _opinion


def new(game: str, players: int, seed: int | None = None, options: Mapping[str, str] | None = None,
        secret: bytes | None = None, components: str | Path | Mapping[str, Any] | None = None,
        variant: str = "") -> Game:
    """A new game.  A seed makes its dice; a secret makes dice that can be checked against its published hash;
    with neither, chance is a seat that the caller answers for.  `components`, a file or a mapping, gives assumed
    values otherwise, and any other value if it is a `variant`: one with a name, here or in the file.

    >>> new("tzolkin", players=2, seed=1, options={"quarters": "floor"})
    <tzolkin, 2 players, 27 answers>
    >>> new("tzolkin", players=5, seed=1)
    Traceback (most recent call last):
    ...
    sacbe.kernel.errors.Problem: tzolkin is for 2, 3, 4 players, not for 5.
    """
    definition = editions.make_edition(games.load_definition(games.find(game)), components, variant)
    return Game(definition, players, options or {}, make_chance_driver(seed, secret))


def snapshot(game: Game) -> str:
    """The whole game as text, its dice, secrets and unfinished rules included; `loads` reads it.

    >>> game = new("tzolkin", players=3, seed=1)
    >>> again = loads(snapshot(game))
    >>> again == game, again.apply(again.ask.options[0]) == game.apply(game.ask.options[0])
    (True, True)
    """
    return saved.dumps(game)


def loads(text: str) -> Game:
    """Return the game of a record, of the main line of a study, or of a snapshot; each is checked by playing it again.

    >>> game = new("tzolkin", players=3, seed=1)
    >>> loads(record.write(game)) == game
    True
    """
    if text.startswith(saved.SIGN):
        return saved.loads(text, editions.rebuild)
    if study_text.is_study(text):
        told = study_text.read(text, games.load_definition)
        return told.game(told.main_line_end())
    return record.read(text, games.load_definition)


def load(path: str | Path) -> Game:
    """Read the game from a file that `save` wrote; an error says what is wrong, in a record also in which line.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save(new("tzolkin", players=2, seed=1), f"{folder}/game.sacbe")
    ...     load(f"{folder}/game.sacbe")
    <tzolkin, 2 players, 27 answers>
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(path)) from None
    return loads(text)


def save(game: Game, path: str | Path) -> None:
    """Write the record of a game, finished or not, to a file; an existing file is replaced in one step.

    A game that began from a position has no record: its snapshot is written.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save(new("tzolkin", players=2, seed=1), f"{folder}/game.sacbe")
    ...     Path(f"{folder}/game.sacbe").read_text().splitlines()[:2]
    ['sacbe record 1', 'game: tzolkin']
    """
    target = Path(path)
    fresh = target.with_name(target.name + ".new")
    fresh.write_text(record.write(game) if game.start is None else snapshot(game), encoding="utf-8")
    fresh.replace(target)
