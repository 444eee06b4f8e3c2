"""A hint in three steps, as data: where to look, the move, and the comparison with reasons made from numbers.

Everything comes from an opinion, so from what the seat may know.  A past move of another seat is explained in the same
way, in a position in which everything that the reader cannot know is dealt again.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sacbe.coach.analysis import grades
from sacbe.coach.analysis.opinion import Opinion, OptionOpinion, analyze_decision, determinized_copy
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.review.steps import round_chance, round_option, round_points
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.effects import AnyEffect, Chance, Reveal, Thing
from sacbe.kernel.definition.information_sets import observe_move
from sacbe.kernel.definition.presenter import Worry
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.render.preview import MovePreview

HINT_DEPTH: Final = 3           # a hint is asked for once, so it may think longer than a step of a review
MOVES: Final = 3                # kinds of moves that are compared
LEAST_POINTS: Final = 0.1       # of a category, to be named
LEAST_CHANCE: Final = 0.005     # of a rival, to be named
SEED: Final = 23


class HintMove(Struct):
    """A kind of move that is compared: the plan that begins with it, and what its moves name on the board."""

    option: OptionOpinion
    things: list[Thing]                         # of the whole line
    risks: list[AnyEffect]                      # what chance may do on the way, with probabilities where they are known
    leaves: list[Worry]                         # the threats after it


class Nudge(Struct):
    """The first step of a hint: where on the board to look, what kind of move it is, and what to think about."""

    things: list[Thing]
    verb: str                                   # of the notation
    theme: str                                  # the category that speaks most for the move; empty: none does


class Reasons(Struct):
    """The reasons for a move in numbers: how the first kind of move differs from the second, or from the one played."""

    chance: float                               # more than the second
    chance_error: float
    points: float
    categories: dict[str, float]                # more expected points, the largest difference first
    rivals: dict[str, tuple[float, float]]      # what it does to the others' chance and points
    solves: list[Worry]                         # threats of now that it ends
    leaves: list[Worry]                         # threats that it leaves open


class Hint(Struct):
    """A hint for the pending decision."""

    seat: str
    prompt: str
    before: float                               # the seat's chance
    nudge: Nudge
    moves: list[HintMove]                       # the best first
    reasons: Reasons | None                     # None: there is no other kind of move
    is_close: bool                              # the first two are as good as equal
    options: int                                # how many there were
    simulations: int
    calibrated: bool
    played: int | None = None                   # of an explanation: the place of the move that was played


def make_hint(game: Game, depth: int = HINT_DEPTH, seed: int = SEED) -> Hint:
    """Make a hint for the seat that is asked, from what it may know."""
    ask = game.state.ask
    if ask is None:
        raise Problem("game-over")
    if ask.seat == CHANCE:
        raise Problem("hint-chance")
    return make_hint_at(PositionValues(game.definition, game.players, game.options), game.state, depth, seed)


def make_hint_at(values: PositionValues, state: State, depth: int, seed: int = SEED, must: int | None = None) -> Hint:
    """Make a hint for a position; `must` is a move that is compared in any case."""
    ask = state.ask
    assert ask is not None
    what = analyze_decision(values, state, depth, seed, must)
    own = determinized_copy(values, state, seed)
    kinds = distinct_options(what)
    shown = kinds[:MOVES]
    written = None if must is None else values.definition.grammar.write(must)
    if written is not None and all(option.plan != what.option_of(written).plan for option in shown):
        shown.append(what.option_of(written))
    moves = [hint_move(values, own, option) for option in shown]
    now = list_threats(values, own, what.seat)
    other = comparison_option(kinds, None if written is None else what.option_of(written))
    reasons = None if other is None else compare_options(kinds[0], other, now, moves[0].leaves)
    played = None if written is None else next(at for at, option in enumerate(shown)
                                               if option.plan == what.option_of(written).plan)
    return Hint(what.seat, what.prompt, round_chance(what.before), make_nudge(values, moves[0], reasons), moves,
                reasons,
                other is not None and other.behind <= grades.MARGIN, len(ask.options), what.simulations,
                values.calibrated, played)


def comparison_option(kinds: list[OptionOpinion], played_option: OptionOpinion | None) -> OptionOpinion | None:
    """Return what the best kind of move is compared with: the move that was played, or else the second kind."""
    if played_option is not None and played_option.plan != kinds[0].plan:
        return played_option
    return kinds[1] if len(kinds) > 1 else None


def distinct_options(what: Opinion) -> list[OptionOpinion]:
    """Return one option of each kind, the best first.

    Another order, or another way to the same end, is no other kind.
    """
    kinds: list[OptionOpinion] = []
    for option in what.options:
        if not any(is_same_kind(option, other) for other in kinds):
            kinds.append(option)
    return kinds


def is_same_kind(one: OptionOpinion, other: OptionOpinion) -> bool:
    """Tell whether two options come to much the same."""
    is_same_rest = len(one.line) > 1 and one.line[1:] == other.line[1:]
    return one.plan == other.plan or is_same_rest or sorted(one.line) == sorted(other.line)


def hint_move(values: PositionValues, own: State, option: OptionOpinion) -> HintMove:
    """Play a plan on the seat's own copy, and return what it names, risks and leaves."""
    definition, presenter = values.definition, values.definition.presenter()
    things: list[Thing] = []
    risks: list[AnyEffect] = []
    state = own.clone()
    asked = own.ask
    assert asked is not None
    for move in option.line:
        ask = state.ask
        choice = definition.grammar.read(move)
        if ask is None or ask.seat != asked.seat or choice not in ask.options:
            break
        things += [thing for thing in presenter.things_of_move(move) if thing not in things]
        risks += [effect for effect in MovePreview(definition, state, ask).preview_effects(choice)
                  if not effect.certain or isinstance(effect, Chance | Reveal)]
        state.apply(choice)
    leaves = [] if state.ask is None else list_threats(values, state, definition.seats[int(asked.seat)])
    return HintMove(round_option(option), things, risks, leaves)


def list_threats(values: PositionValues, state: State, seat: str) -> list[Worry]:
    """Return the threats to a seat, as it can see them itself."""
    definition = values.definition
    return definition.presenter().threats(definition.view(state, definition.seats.index(seat)), seat)


def compare_options(best: OptionOpinion, second: OptionOpinion, now: list[Worry], leaves: list[Worry]) -> Reasons:
    """Return the differences between two kinds of moves, the largest first."""
    apart = {name: round_points(best.categories[name] - second.categories[name])
             for name in best.categories if name in second.categories}
    categories = {name: apart[name] for name in sorted(apart, key=lambda name: -abs(apart[name]))
                  if abs(apart[name]) >= LEAST_POINTS}
    rivals = {name: (round_chance(best.rivals[name][0] - second.rivals[name][0]),
                     round_points(best.rivals[name][1] - second.rivals[name][1])) for name in best.rivals}
    told = {name: pair for name, pair in rivals.items() if abs(pair[0]) >= LEAST_CHANCE or abs(pair[1]) >= LEAST_POINTS}
    left = {worry.what for worry in leaves}
    return Reasons(round_chance(second.behind), round_chance(second.behind_error),
                   round_points(best.points - second.points), categories,
                   told, [worry for worry in now if worry.what not in left], leaves)


def make_nudge(values: PositionValues, move: HintMove, reasons: Reasons | None) -> Nudge:
    """Say where to look: at what the first move names, and at the category that speaks most for the plan."""
    first = move.option.line[0]
    speaks = [] if reasons is None else [name for name, more in reasons.categories.items() if more > 0]
    return Nudge(values.definition.presenter().things_of_move(first), first.partition(" ")[0],
                 speaks[0] if speaks else "")


# ---------------------------------------------------------------- past moves

def explain(game: Game, at: int, reader: int | None, depth: int = HINT_DEPTH, seed: int = SEED) -> Hint:
    """Explain why a seat may have answered as it did, as far as the reader may know it (None: a spectator)."""
    state = explained_position(game, at, reader, seed)
    return make_hint_at(PositionValues(game.definition, game.players, game.options), state, depth, seed,
                        game.history[at].choice)


def explained_position(game: Game, at: int, reader: int | None, seed: int = SEED) -> State:
    """Return the position from which an answer is explained to a reader; refuse an answer that is a secret to it.

    In a running game everything that the reader could not know then is dealt again.  A finished game has no secrets,
    so its answers are explained from all that the seat knew.
    """
    if not 0 <= at < len(game.history):
        raise Problem("no-such-answer", at=at, count=len(game.history))
    entry = game.history[at]
    if entry.seat == CHANCE:
        raise Problem("explain-chance", at=at + 1)
    state = game.copy_at(at).state
    if game.is_over or entry.seat == reader:
        return state
    dealt = game.definition.redeal(state, reader, SeededDriver(mix_seed(seed, at)))
    if not is_known(game, dealt, entry.choice, reader):
        raise Problem("explain-secret", at=at + 1)
    return dealt


def is_known(game: Game, state: State, choice: int, reader: int | None) -> bool:
    """Tell whether the reader knows that exactly this was answered, because any other answer would look different."""
    ask = state.ask
    if ask is None or choice not in ask.options:
        return False
    mine = observe_answer(game, state, choice, reader)
    return all(observe_answer(game, state, other, reader) != mine for other in ask.options if other != choice)


def observe_answer(game: Game, state: State, choice: int, reader: int | None) -> object:
    """Return all that the reader observes of an answer: the events, and the view after it."""
    told, then = observe_move(game.definition, state, WATCHER if reader is None else reader, choice)
    return told.events, game.definition.view(then, reader)
