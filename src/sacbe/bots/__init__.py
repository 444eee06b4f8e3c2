"""The bots: who answers for a seat in simulations, matches and games, made from a name such as `hard`.

A bot is made from a game's definition, its seat and a seed, and answers as a kernel `Driver`.  The same three give the
same answers in every process (a search with a limit in milliseconds excepted), so a run can be cut into pieces and
still be the same run.

A name is a level (`hard`), `random`, `greedy`, a search with its budget (`search:1000`, `search:500ms`), or a bot that
plans several turns ahead, with its own (`ahead:8` for eight deals, `ahead:500ms`).  A style of the game may follow
(`hard/builder`).  With `classic:` in front it is the bot of that name as it was before bots learnt.  A bot of one's own
is `module:factory`, the name of an entry point, or a program (`cmd:./program`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from sacbe.bots import determinized, learnt_evaluator, levels, user_bots
from sacbe.bots.determinized import SearchBudget
from sacbe.kernel.core.chance import Driver, SeededDriver
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem, unknown_name_problem

# who needs a budget
MINDS: Final[Mapping[str, Callable[[GameDefinition, int, int, SearchBudget, Evaluator], Driver]]] = {
    "search": determinized.make_search_bot, "ahead": determinized.make_multi_turn_planner}
THINKERS: Final = tuple(MINDS)
BUDGET: Final = re.compile(rf"({'|'.join(THINKERS)}):([1-9]\d{{0,6}})(ms)?")
CLASSIC: Final = "classic:"
COMMAND: Final = "cmd:"                                 # before the command line of a program
LEVELS: Final = levels.NAMES                            # for people, from weak to strong
BOTS: Final = ("random", *LEVELS, "greedy")
SEARCHES: Final = ("search:1000", "search:500ms")       # how a search may be named, and
AHEADS: Final = ("ahead:8", "ahead:1000ms")             # who plans ahead
USER_BOT_FORMS: Final = ("MODULE:FACTORY", "cmd:PROGRAM")  # who writes one
SLIPS: Final = 0.35             # the classic easy level plays any move this often
NARROW: Final = 6               # lines a classic level's plan keeps
CLASSIC_BUDGETS: Final = {"hard": SearchBudget(simulations=400), "expert": SearchBudget(seconds=2.0)}
CLASSICS: Final = ("greedy", "easy", "medium", *CLASSIC_BUDGETS)


class BotName(NamedTuple):
    """The parts of a bot's name."""

    base: str
    style: str = ""
    is_classic: bool = False
    is_own: bool = False                # somebody else wrote it

    def __str__(self) -> str:
        return (CLASSIC if self.is_classic else "") + self.base + (f"/{self.style}" if self.style else "")

    @property
    def search_budget(self) -> SearchBudget | None:
        """The budget that the name of a search or a planner gives; None if it gives none."""
        found = BUDGET.fullmatch(self.base)
        if found is None:
            return None
        number = int(found.group(2))
        return SearchBudget(seconds=number / 1000) if found.group(3) else SearchBudget(simulations=number)

    def with_time_limit(self, seconds: float) -> BotName:
        """This bot with so much time in place of its budget; a level becomes a search."""
        thinker = next((one for one in THINKERS if self.base.startswith(one + ":")), THINKERS[0])
        return self._replace(base=f"{thinker}:{max(1, int(seconds * 1000))}ms")


def make_bot(name: str, definition: GameDefinition, seat: int, seed: int, seconds: float = 0.0) -> Driver:
    """Make the bot of this name for one seat; `search:1000` has 1,000 simulations, `search:500ms` half a second.

    With `seconds`, a level or a search thinks no longer than that, however few simulations it has made by then.

    >>> from sacbe import games
    >>> type(make_bot("random", games.load_definition("tzolkin"), seat=0, seed=1)).__name__
    'SeededDriver'
    >>> make_bot("randon", games.load_definition("tzolkin"), seat=0, seed=1)     # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    sacbe.kernel.errors.Problem: There is no bot called “randon”; did you mean “random”? ...
    """
    told = parse_name(name, definition)
    if told.is_own:
        return make_user_bot(name, definition, seat, seed)
    if told.is_classic:
        return make_legacy_bot(told, definition, seat, seed)
    if told.base == "random":
        return SeededDriver(seed)
    if told.base in LEVELS:
        return levels.make_level_bot(definition, told.base, seat, seed, told.style, seconds)
    if told.base == "greedy":
        return determinized.make_greedy_bot(definition, seat, seed,
                                            judge=learnt_evaluator.make_evaluator(definition, told.style))
    think, budget = MINDS.get(told.base.partition(":")[0]), told.search_budget
    if think is None or budget is None:
        made = ", ".join(one for one in BOTS if one != told.base)
        raise Problem("unknown-bot", name=name, known=made)         # its name is in `BOTS`, and nobody makes it
    return think(definition, seat, seed, budget.with_time_limit(seconds),
                 learnt_evaluator.make_evaluator(definition, told.style))


def make_user_bot(name: str, definition: GameDefinition, seat: int, seed: int) -> Driver:
    """Make a bot that somebody else wrote."""
    if not name.startswith(COMMAND):
        return user_bots.UserBot(name, definition, seat, seed)
    from sacbe.bots.external_programs import ProgramBot  # not before: it brings all words of a game

    return ProgramBot(name, definition, seat, seed)


def make_legacy_bot(parts: BotName, definition: GameDefinition, seat: int, seed: int) -> Driver:
    """Make a bot as it was before bots learnt: with the evaluator that was written by hand."""
    budget = parts.search_budget or CLASSIC_BUDGETS.get(parts.base)
    if budget is not None:
        return determinized.make_legacy_search_bot(definition, seat, seed, budget)
    if parts.base == "greedy":
        return determinized.make_legacy_greedy_bot(definition, seat, seed)
    return determinized.make_legacy_greedy_bot(definition, seat, seed, NARROW, SLIPS if parts.base == "easy" else 0.0)


def assign_bots(names: Sequence[str], players: int, definition: GameDefinition | None = None) -> tuple[str, ...]:
    """Assign a bot to every seat: the names in turn, from the first again when they are used up.

    Styles are checked where the game is known.  A bot of one's own is found here, before the first game.

    >>> assign_bots(["random", "search:100"], players=3)
    ('random', 'search:100', 'random')
    """
    for name in names:
        check(name)
        if parse_name(name, definition).is_own and definition is not None:
            make_user_bot(name, definition, 0, 0)
    return tuple(names[seat % len(names)] for seat in range(players))


def thinking_seconds(name: str, game: str) -> float:
    """How long a bot means to think about a decision; 0 where not time but simulations count."""
    told = parse_name(name)
    budget = told.search_budget
    if budget is None and told.is_classic:
        budget = CLASSIC_BUDGETS.get(told.base)
    elif budget is None and told.base in LEVELS:
        budget = levels.find_level(game, told.base).budget
    return 0.0 if budget is None else budget.seconds


def parse_name(name: str, definition: GameDefinition | None = None) -> BotName:
    """Split a name into its parts; a problem lists what there is, if one of them does not exist.

    >>> parse_name("classic:search:20")
    BotName(base='search:20', style='', is_classic=True, is_own=False)
    >>> parse_name("hard/builder").style
    'builder'
    """
    if is_user_bot(name):
        return BotName(name, is_own=True)
    before, slash, style = name.partition("/")
    told = BotName(before.removeprefix(CLASSIC), style, before.startswith(CLASSIC))
    known = CLASSICS if told.is_classic else BOTS
    thinkers = THINKERS[:1] if told.is_classic else THINKERS
    if told.base not in known and (told.search_budget is None or not told.base.startswith(thinkers)):
        if told.base.startswith(thinkers):
            raise Problem("bot-budget", name=name)
        raise unknown_bot_problem(name)
    if slash and (told.is_classic or told.base == "random"):
        raise Problem("bot-no-style", name=before)
    if slash and definition is not None:
        check_style(style, definition)
    return told


def is_user_bot(name: str) -> bool:
    """Is it a bot that somebody else wrote?  No such bot takes the name of one of ours."""
    if name.startswith(COMMAND):
        return True
    return not is_shipped_bot(name) and (user_bots.is_factory_path(name) or user_bots.is_entry_point(name))


def is_shipped_bot(name: str) -> bool:
    """Is it the name of a bot that ships, rightly spelt or not?"""
    return name.startswith((CLASSIC, *[f"{thinker}:" for thinker in THINKERS])) or name.partition("/")[0] in BOTS


def check(name: str) -> None:
    """Refuse a bot that does not exist, of whatever game; one's own is looked up and not made."""
    if not parse_name(name).is_own:
        return
    if name.startswith(COMMAND):
        from sacbe.bots.external_programs import parse_command

        parse_command(name)
    else:
        user_bots.find_bot(name)


def parse_untrusted_name(name: str, definition: GameDefinition | None = None) -> BotName:
    """Split a name that comes out of a file into its parts: a file may not start what somebody else wrote."""
    if is_user_bot(name):
        raise Problem("bot-in-file", bot=name)
    return parse_name(name, definition)


def unknown_bot_problem(name: str) -> Problem:
    """The problem of a bot that does not exist; it lists all that do."""
    every = [*BOTS, *SEARCHES, *AHEADS, *(CLASSIC + one for one in (*CLASSICS, *SEARCHES)), *user_bots.installed_bots(),
             *USER_BOT_FORMS]
    return unknown_name_problem("unknown-bot", name, every, known=", ".join(every))


def check_style(style: str, definition: GameDefinition) -> None:
    """Refuse a style that bots of this game do not have."""
    styles = learnt_evaluator.list_styles(definition)
    if style not in styles:
        raise Problem("unknown-style" if styles else "no-styles", style=style, game=definition.name,
                      known=", ".join(styles))
