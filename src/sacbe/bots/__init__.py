"""The bots: who answers for a seat in simulations, matches and games, made from a name such as `hard`.

A bot is made from a box, its seat and a seed, and answers as a kernel `Driver`.  The same three give the same answers
in every process (a search with a limit in milliseconds excepted), so a run can be cut into pieces and still be the
same run.

A name is a level (`hard`), `random`, `greedy`, a search with its budget (`search:1000`, `search:500ms`), or a bot that
plans several turns ahead, with its own (`ahead:8` for eight deals, `ahead:500ms`).  A style of the game may follow
(`hard/builder`).  With `classic:` in front it is the bot of that name as it was before bots learnt.  A bot of one's own
is `module:factory`, the name of an entry point, or a program (`cmd:./program`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from sacbe.bots import informed, learnt_judge, levels, user_bots
from sacbe.bots.informed import Budget
from sacbe.kernel.core.chance import Driver, Seeded
from sacbe.kernel.core.judge import Judge
from sacbe.kernel.definition.game_definition import Box
from sacbe.kernel.errors import Problem, unknown

MINDS: Final[Mapping[str, Callable[[Box, int, int, Budget, Judge], Driver]]] = {        # who needs a budget
    "search": informed.search, "ahead": informed.ahead}
THINKERS: Final = tuple(MINDS)
BUDGET: Final = re.compile(rf"({'|'.join(THINKERS)}):([1-9]\d{{0,6}})(ms)?")
CLASSIC: Final = "classic:"
COMMAND: Final = "cmd:"                                 # before the command line of a program
LEVELS: Final = levels.NAMES                            # for people, from weak to strong
BOTS: Final = ("random", *LEVELS, "greedy")
SEARCHES: Final = ("search:1000", "search:500ms")       # how a search may be named, and
AHEADS: Final = ("ahead:8", "ahead:1000ms")             # who plans ahead
OWN: Final = ("MODULE:FACTORY", "cmd:PROGRAM")          # who writes one
SLIPS: Final = 0.35             # the classic easy level plays any move this often
NARROW: Final = 6               # lines a classic level's plan keeps
CLASSIC_BUDGETS: Final = {"hard": Budget(simulations=400), "expert": Budget(seconds=2.0)}
CLASSICS: Final = ("greedy", "easy", "medium", *CLASSIC_BUDGETS)


class Name(NamedTuple):
    """The parts of a bot's name."""

    base: str
    style: str = ""
    is_classic: bool = False
    is_own: bool = False                # somebody else wrote it

    def __str__(self) -> str:
        return (CLASSIC if self.is_classic else "") + self.base + (f"/{self.style}" if self.style else "")

    @property
    def budget(self) -> Budget | None:
        """How long a search thinks that says so in its name."""
        found = BUDGET.fullmatch(self.base)
        if found is None:
            return None
        number = int(found.group(2))
        return Budget(seconds=number / 1000) if found.group(3) else Budget(simulations=number)

    def within(self, seconds: float) -> Name:
        """The same bot with this much time; a level searches then."""
        thinker = next((one for one in THINKERS if self.base.startswith(one + ":")), THINKERS[0])
        return self._replace(base=f"{thinker}:{max(1, int(seconds * 1000))}ms")


def make(name: str, box: Box, seat: int, seed: int, seconds: float = 0.0) -> Driver:
    """The bot of this name for one seat; `search:1000` thinks for 1,000 simulations, `search:500ms` for half a second.

    With `seconds`, a level or a search thinks no longer than that, however few simulations it has made by then.

    >>> from sacbe import games
    >>> type(make("random", games.box("tzolkin"), seat=0, seed=1)).__name__
    'Seeded'
    >>> make("randon", games.box("tzolkin"), seat=0, seed=1)     # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    sacbe.kernel.errors.Problem: There is no bot called “randon”; did you mean “random”? ...
    """
    told = parsed(name, box)
    if told.is_own:
        return own_bot(name, box, seat, seed)
    if told.is_classic:
        return classic(told, box, seat, seed)
    if told.base == "random":
        return Seeded(seed)
    if told.base in LEVELS:
        return levels.make(box, told.base, seat, seed, told.style, seconds)
    if told.base == "greedy":
        return informed.greedy(box, seat, seed, judge=learnt_judge.judge(box, told.style))
    think, budget = MINDS.get(told.base.partition(":")[0]), told.budget
    if think is None or budget is None:
        made = ", ".join(one for one in BOTS if one != told.base)
        raise Problem("unknown-bot", name=name, known=made)         # its name is in `BOTS`, and nobody makes it
    return think(box, seat, seed, budget.within(seconds), learnt_judge.judge(box, told.style))


def own_bot(name: str, box: Box, seat: int, seed: int) -> Driver:
    """A bot that somebody else wrote."""
    if not name.startswith(COMMAND):
        return user_bots.OwnBot(name, box, seat, seed)
    from sacbe.bots.external_programs import ProgramBot  # not before: it brings all words of a game

    return ProgramBot(name, box, seat, seed)


def classic(told: Name, box: Box, seat: int, seed: int) -> Driver:
    """A bot as it was: by the judge that was written by hand."""
    budget = told.budget or CLASSIC_BUDGETS.get(told.base)
    if budget is not None:
        return informed.classic_search(box, seat, seed, budget)
    if told.base == "greedy":
        return informed.classic_greedy(box, seat, seed)
    return informed.classic_greedy(box, seat, seed, NARROW, SLIPS if told.base == "easy" else 0.0)


def seated(names: Sequence[str], players: int, box: Box | None = None) -> tuple[str, ...]:
    """A bot for every seat: the names in turn, from the first again when they are used up.

    Styles are checked where the game is known.  A bot of one's own is found here, before the first game.

    >>> seated(["random", "search:100"], players=3)
    ('random', 'search:100', 'random')
    """
    for name in names:
        check(name)
        if parsed(name, box).is_own and box is not None:
            own_bot(name, box, 0, 0)
    return tuple(names[seat % len(names)] for seat in range(players))


def seconds(name: str, game: str) -> float:
    """How long a bot means to think about a decision; 0 where not time but simulations count."""
    told = parsed(name)
    budget = told.budget
    if budget is None and told.is_classic:
        budget = CLASSIC_BUDGETS.get(told.base)
    elif budget is None and told.base in LEVELS:
        budget = levels.level(game, told.base).budget
    return 0.0 if budget is None else budget.seconds


def parsed(name: str, box: Box | None = None) -> Name:
    """The parts of a name; a problem that lists what there is if one of them does not exist.

    >>> parsed("classic:search:20")
    Name(base='search:20', style='', is_classic=True, is_own=False)
    >>> parsed("hard/builder").style
    'builder'
    """
    if is_own(name):
        return Name(name, is_own=True)
    before, slash, style = name.partition("/")
    told = Name(before.removeprefix(CLASSIC), style, before.startswith(CLASSIC))
    known = CLASSICS if told.is_classic else BOTS
    thinkers = THINKERS[:1] if told.is_classic else THINKERS
    if told.base not in known and (told.budget is None or not told.base.startswith(thinkers)):
        if told.base.startswith(thinkers):
            raise Problem("bot-budget", name=name)
        raise unknown_bot(name)
    if slash and (told.is_classic or told.base == "random"):
        raise Problem("bot-no-style", name=before)
    if slash and box is not None:
        check_style(style, box)
    return told


def is_own(name: str) -> bool:
    """Is it a bot that somebody else wrote?  No such bot takes the name of one of ours."""
    if name.startswith(COMMAND):
        return True
    return not is_ours(name) and (user_bots.is_place(name) or user_bots.is_entry(name))


def is_ours(name: str) -> bool:
    """Is it the name of a bot that ships, rightly spelt or not?"""
    return name.startswith((CLASSIC, *[f"{thinker}:" for thinker in THINKERS])) or name.partition("/")[0] in BOTS


def check(name: str) -> None:
    """Refuse a bot that does not exist, of whatever game; one's own is looked up and not made."""
    if not parsed(name).is_own:
        return
    if name.startswith(COMMAND):
        from sacbe.bots.external_programs import program_of

        program_of(name)
    else:
        user_bots.look_up(name)


def shipped(name: str, box: Box | None = None) -> Name:
    """The parts of a name that comes out of a file: a file may not start what somebody else wrote."""
    if is_own(name):
        raise Problem("bot-in-file", bot=name)
    return parsed(name, box)


def unknown_bot(name: str) -> Problem:
    """What is said of a bot that does not exist: all that do."""
    every = [*BOTS, *SEARCHES, *AHEADS, *(CLASSIC + one for one in (*CLASSICS, *SEARCHES)), *user_bots.entries(), *OWN]
    return unknown("unknown-bot", name, every, known=", ".join(every))


def check_style(style: str, box: Box) -> None:
    """Refuse a style that bots of this game do not have."""
    styles = learnt_judge.styles(box)
    if style not in styles:
        raise Problem("unknown-style" if styles else "no-styles", style=style, game=box.name, known=", ".join(styles))
