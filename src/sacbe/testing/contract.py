"""The contract every game keeps, as a library: a game's tests call it, and a broken promise says which and where.

Random games of every player count and sampled options are played and looked at closely: the options are exactly what
no rule refuses, clones are independent, texts, JSON and snapshots come back as they went, nothing leaks to a seat that
may not know it (nor to its redeals, features and rows), a view tells all of an unfinished turn, nothing is lost or
doubled, and another process, in either form of the engine, sees the same.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i16

from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.choice import verb_of
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.features import Features
from sacbe.kernel.core.frame import CHANCE, Ask, State
from sacbe.kernel.core.notation import CHANCE as BY_CHANCE
from sacbe.kernel.core.notation import PLAYERS
from sacbe.kernel.definition import position_data
from sacbe.kernel.definition.game_definition import GameDefinition, GameOrigin
from sacbe.kernel.definition.information_sets import InformationSets, observe_move
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record
from sacbe.kernel.play.game import Game

MAX_SENT_POSITIONS = 4  # positions of a game that another process goes on from
BEFORE = 7          # what stands where a row is written to
REDEAL_CHECK_INTERVAL = 3  # of the decisions that are looked at closely, one of this many is dealt again for everybody


class ContractViolation(AssertionError):
    """A promise of the contract that a game does not keep."""


Check = Callable[[GameDefinition, State, Ask, int], None]   # raises ContractViolation
Refusals = Sequence[tuple[int, tuple[int, int, int]]]       # for each move that there is, its rule (or 0) and numbers


class KeptPosition(NamedTuple):
    """A position on the way, as a clone and as read from its snapshot; and after how many answers it came."""

    clone: State
    read: State
    data: dict[str, Any]
    at: int


class PlayedContractGame(NamedTuple):
    """A finished game of the contract: its record, the digest of its last position, and some on the way as data."""

    text: str
    digest: str
    decisions: int
    positions: tuple[tuple[int, dict[str, Any]], ...] = ()
    rows: tuple[str, ...] = ()              # digests of what the seats see there in numbers


def sample_options(definition: GameDefinition, players: int, seed: int) -> dict[str, str]:
    """Options for a game of the contract: the register's readings for seed 0, else a draw of all of them.

    A value that the game refuses is replaced by the usual one.
    """
    drawn = random.Random(seed)
    options: dict[str, str] = {}
    for option in definition.options:
        options[option.name] = drawn.choice(option.values) if seed else option.values[0]
        try:
            definition.new(players, options)
        except Problem:
            options[option.name] = option.values[0]
    return options


def play(definition: GameDefinition, players: int, seed: int, every: int = 1,
         more: Sequence[Check] = ()) -> PlayedContractGame:
    """Play one random game under the whole contract; `every` > 1 looks closely at one of that many decisions only.

    `more` are promises of what is built upon the games, unknown here: each looks at a position and the answer to it.
    """
    options = sample_options(definition, players, seed)
    state = definition.start_game(players, options)
    drivers = [SeededDriver(mix_seed(seed, seat)) for seat in range(players)]
    dice = SeededDriver(mix_seed(seed, 99))
    seats: list[int] = []
    choices: list[int] = []
    kept: list[KeptPosition] = []
    alike = InformationSets(definition)
    learning = definition.learning()
    features = None if learning is None else learning.features
    encoder = encoder_of(definition, players, options)
    most = definition.max_length(players, options).answers
    while (ask := state.ask) is not None:
        check_options(definition, state, ask)
        check_verbs(definition, ask)
        choice = dice.answer(ask) if ask.seat == CHANCE else drivers[ask.seat].answer(ask)
        if encoder is not None and ask.seat != CHANCE:
            check_row(encoder, state, ask.seat, definition.redeal(state, ask.seat, SeededDriver(seed + len(choices))))
        if len(choices) % every == seed % every:
            refused, views = collect_refusals(definition, state), all_views(definition, state)
            check_universe(definition, state, ask, refused)
            check_conserved(definition, state)
            check_json(views)
            check_open(definition, state, views)
            kept.append(check_snapshot(definition, state, len(choices)))
            if ask.seat != CHANCE:
                check_leaks(definition, state, ask, choice, seed + len(choices), refused, views, encoder)
                check_unfinished(alike, state, ask)
                for check in more:
                    check(definition, state, ask, choice)
                if len(kept) % REDEAL_CHECK_INTERVAL == seed % REDEAL_CHECK_INTERVAL:
                    check_redeals(definition, state, seed + len(choices), features, views)
        seats.append(ask.seat)
        choices.append(choice)
        state.apply(choice)
        if len(choices) > most:
            raise ContractViolation(f"longer than {most} answers")
    if encoder is not None:
        check_row(encoder, state, 0, state)
    check_conserved(definition, state)
    check_clones(state, kept, choices)
    result = definition.scores(state), definition.winners(state)
    if len(result[0]) != players or not (result[1] or definition.may_be_lost):
        raise ContractViolation(f"scores {result[0]}, winners {result[1]}")
    text = record.compose(definition, players, definition.check_setup(players, options), seats, choices, result)
    sent = tuple((one.at, one.data) for one in kept[::max(1, len(kept) // MAX_SENT_POSITIONS)])
    rows = tuple(rows_digest(definition, definition.restore(data)) for _, data in sent)
    return PlayedContractGame(text, position_data.digest(state), sum(seat != CHANCE for seat in seats), sent, rows)


def digest(text: str) -> str:
    """The digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


# ---------------------------------------------------------------- one promise each

def check_options(definition: GameDefinition, state: State, ask: Ask) -> None:
    """Check that a question is a real choice (or hides that it is none), lists nothing twice, and does not change."""
    if not ask.options or ask.is_forced() or len(set(ask.options)) != len(ask.options):
        raise ContractViolation(f"{definition.prompts[ask.prompt]}: options {ask.options}")
    again = definition.clone(state)
    asked = again.stack[-1].run(again)
    if asked is None or asked.options != ask.options or asked.seat != ask.seat:
        raise ContractViolation(f"{definition.prompts[ask.prompt]}: asked again, the options differ")
    for choice in ask.options:
        if definition.grammar.read(definition.grammar.write(choice)) != choice:
            raise ContractViolation(f"notation of {choice}")


def check_verbs(definition: GameDefinition, ask: Ask) -> None:
    """Check that chance answers with verbs of chance alone, and that a seat never does."""
    other = PLAYERS if ask.seat == CHANCE else BY_CHANCE
    if wrong := [definition.grammar.write(choice) for choice in ask.options
                 if definition.grammar.actor_of(choice) == other]:
        raise ContractViolation(f"{definition.prompts[ask.prompt]}: {wrong[0]} is a move of {other}")


def check_universe(definition: GameDefinition, state: State, ask: Ask, refusals: Refusals | None = None) -> None:
    """Check that the options are exactly what no rule refuses, and that every refusal names a rule."""
    found = collect_refusals(definition, state) if refusals is None else refusals
    for number, why in set(found):          # many moves are refused for one reason
        if number:
            definition.refusal_details(number, why)
    free = {choice for choice, (number, _) in zip(definition.grammar.universe, found) if not number}
    if free != set(ask.options):
        odd = [definition.grammar.write(choice) for choice in sorted(free ^ set(ask.options))]
        raise ContractViolation(f"{definition.prompts[ask.prompt]}: options and refusals disagree on {odd}")


def check_conserved(definition: GameDefinition, state: State) -> None:
    """Check that everything is somewhere, exactly once."""
    if broken := definition.find_violations(state):
        raise ContractViolation(f"not conserved: {broken}")


def check_json(views: Mapping[int | None, Mapping[str, Any]]) -> None:
    """Check that what a seat sees can be sent, and comes back the same."""
    for seat, view in views.items():
        if msgspec.json.decode(msgspec.json.encode(view)) != view:
            raise ContractViolation(f"the view of {seat} does not survive JSON")


def check_open(definition: GameDefinition, state: State, views: Mapping[int | None, Mapping[str, Any]]) -> None:
    """Check that everybody sees the same where the game says so, and that a view is the same however it is made."""
    if definition.is_fully_public(state) and any(view != views[None] for view in views.values()):
        raise ContractViolation("not everybody sees the same")
    for seat, view in views.items():
        if seat is not None and list(definition.seat_view_from_public(state, seat,
                                                                      dict(views[None])).items()) != list(view.items()):
            raise ContractViolation(f"the view of {seat} is another one beside that of a watcher")


def all_views(definition: GameDefinition, state: State) -> dict[int | None, Mapping[str, Any]]:
    """What each seat and a watcher see."""
    return {seat: definition.view(state, seat) for seat in [None, *range(len(definition.scores(state)))]}


def check_leaks(definition: GameDefinition, state: State, ask: Ask, choice: int, seed: int,
                refusals: Refusals | None = None,
                views: Mapping[int | None, Mapping[str, Any]] | None = None, encoder: Encoder | None = None) -> None:
    """Check that view, row, options, refusals and events of a seat do not depend on what it cannot know.

    Neither may what is asked.
    """
    seen = all_views(definition, state) if views is None else views
    for seat in range(len(definition.scores(state))):
        twin = definition.redeal(state, seat, SeededDriver(mix_seed(seed, seat)))
        if broken := definition.find_violations(twin):
            raise ContractViolation(f"redeal for seat {seat}: {broken}")
        if definition.view(twin, seat) != seen[seat]:
            raise ContractViolation(f"the view of seat {seat} leaks")
        if encoder is not None:
            check_row(encoder, state, seat, twin)
        if twin.ask is None:
            raise ContractViolation("redeal lost the question")
        if ask.seat == seat and twin.ask.options != ask.options:
            raise ContractViolation(f"the options of seat {seat} leak")
        if ask.seat == seat and collect_refusals(definition,
                                                 twin) != (collect_refusals(definition, state) if refusals is None
                                                                       else refusals):
            raise ContractViolation(f"the refusals of seat {seat} leak")
        presenter = definition.presenter()
        if ask.seat == seat and presenter.question_data(twin, twin.ask) != presenter.question_data(state, ask):
            raise ContractViolation(f"the facts of the question to seat {seat} leak")
        same = find_counterpart(ask, twin.ask, choice)
        one = observe_move(definition, state, seat, choice)[0]
        two = one if same is None else observe_move(definition, twin, seat, same)[0]
        if not one.opened and not two.opened and one.events != two.events:
            raise ContractViolation(f"the events of seat {seat} leak: {one.events} {two.events}")
        if same == choice and CHANCE not in (one.asked, two.asked) and one[1:] != two[1:]:
            raise ContractViolation(f"what is asked next leaks to seat {seat}: {one} {two}")
    if seen[None] != definition.view(definition.redeal(state, 0, SeededDriver(seed)), None):
        raise ContractViolation("the view of a watcher leaks")


def encoder_of(definition: GameDefinition, players: int, options: Mapping[str, str]) -> Encoder | None:
    """The encoder of a game, if it has one, with as many names as numbers."""
    try:
        found = definition.encoder(players, options)
    except Problem:
        return None
    if len(set(found.names)) != found.size or found.size != len(found.names):
        raise ContractViolation("two numbers of a row have the same name")
    return found


def check_row(encoder: Encoder, state: State, seat: int, twin: State) -> None:
    """Check that a row is written whole, whatever stood there before, and is the same after a redeal for its seat."""
    size = int(encoder.size)
    rows = vec[i16]([BEFORE] * size + [-BEFORE] * size + [BEFORE])
    if encoder.write_row(state, seat, rows, 0) != size or encoder.write_row(twin, seat, rows, size) != 2 * size \
            or rows[2 * size] != BEFORE:
        raise ContractViolation(f"the row of seat {seat} is not as long as its names")
    one, other = memoryview(rows)[:size], memoryview(rows)[size:2 * size]
    if one != other:
        names = [name for name, a, b in zip(encoder.names, one, other, strict=True) if a != b]
        unwritten = all((a, b) == (BEFORE, -BEFORE) for a, b in zip(one, other, strict=True) if a != b)
        raise ContractViolation(f"the row of seat {seat} {'leaves out' if unwritten else 'leaks'} {names}")


def rows_digest(definition: GameDefinition, state: State) -> str:
    """The digest of the rows of all seats at a position; empty for a game without an encoder."""
    origin = state.origin
    assert isinstance(origin, GameOrigin)
    encoder = encoder_of(definition, origin.players, origin.options)
    return "" if encoder is None else digest(str([encoder.encode_row(state, seat) for seat in range(origin.players)]))


def check_redeals(definition: GameDefinition, state: State, seed: int, features: Features | None = None,
                  views: Mapping[int | None, Mapping[str, Any]] | None = None) -> None:
    """Check that what a seat, or a watcher, cannot know decides neither what is dealt again for it nor its features."""
    for seat, view in (all_views(definition, state) if views is None else views).items():
        twin = definition.redeal(state, seat, SeededDriver(seed))
        if broken := definition.find_violations(twin):
            raise ContractViolation(f"redeal for {seat}: {broken}")
        if definition.view(twin, seat) != view:
            raise ContractViolation(f"a redeal changes the view of {seat}")
        other = definition.redeal(state, seat, SeededDriver(mix_seed(seed, 1)))
        if definition.redeal(other, seat, SeededDriver(seed)).position_key() != twin.position_key():
            raise ContractViolation(f"what is dealt for {seat} depends on what it cannot know")
        if (features is not None and seat is not None
                and features.feature_row(twin, seat) != features.feature_row(state, seat)):
            raise ContractViolation(f"the features of seat {seat} leak")


def check_unfinished(alike: InformationSets, state: State, ask: Ask) -> None:
    """Check that a view tells all that its seat may know of an unfinished turn: equal looks, equal consequences."""
    if found := alike.check_position(state, ask):
        raise ContractViolation(found)


def find_counterpart(ask: Ask, other: Ask, choice: int) -> int | None:
    """Find the choice that stands for this one in another ask: itself, or one of its verb at its place.

    What others may do can be secret too.
    """
    if choice in other.options:
        return choice
    mine = [option for option in ask.options if verb_of(option) == verb_of(choice)]
    theirs = [option for option in other.options if verb_of(option) == verb_of(choice)]
    return theirs[min(mine.index(choice), len(theirs) - 1)] if theirs else None


def collect_refusals(definition: GameDefinition, state: State) -> Refusals:
    """For every choice of the game, the rule that refuses it at this position, or 0, with the numbers."""
    return [(state.refusal(choice), state.refusal_args) for choice in definition.grammar.universe]


def check_snapshot(definition: GameDefinition, state: State, at: int = 0) -> KeptPosition:
    """Check that a position which is written and read is the same in every field, its question and frames included."""
    clone = definition.clone(state)
    try:
        data = definition.snapshot(clone)
        again = definition.restore(msgspec.json.decode(msgspec.json.encode(data)))
    except (Problem, TypeError, AttributeError) as error:
        raise ContractViolation(f"no snapshot after answer {at}: {error}") from error
    if found := position_data.difference(state, again):
        raise ContractViolation(f"a snapshot forgets {found}")
    return KeptPosition(clone, again, data, at)


def check_clones(state: State, positions: Sequence[KeptPosition], choices: Sequence[int]) -> None:
    """Check that no earlier clone has changed, and that each, like what was read from its snapshot, goes on alike."""
    for clone, read, data, at in positions:
        for one in (clone, read):
            if any(data[name] != value for name, value in position_data.encode(one).items()):
                raise ContractViolation(f"the clone taken at answer {at} has changed")
    for clone, read, _, at in positions[::max(1, len(positions) // 8)]:
        for one in (clone, read):
            for choice in choices[at:]:
                one.apply(choice)
            if one.text() != state.text():
                raise ContractViolation(f"the clone taken at answer {at} went elsewhere")


# ---------------------------------------------------------------- other processes

ELSEWHERE = """
import json, sys, sacbe
from sacbe.testing import contract
for line in sys.stdin:
    found = [contract.replay_digests(sacbe.loads(text), sent) for text, sent in json.loads(line)]
    print(json.dumps(found), flush=True)
"""


def replay_digests(game: Game, games: Sequence[tuple[int, dict[str, Any]]]) -> list[str]:
    """Return the digests of a game that is played again: its end, and what each sent position is here.

    Of a position: as it comes out of the answers, as it was sent, its rows, and where it leads to.
    """
    found = [position_data.digest(game.state)]
    for at, data in games:
        state = game.definition.restore(data)
        found += [position_data.digest(game.copy_at(at).state), position_data.digest(state),
                  rows_digest(game.definition, state)]
        for entry in game.history[at:]:
            state.apply(entry.choice)
        found.append(position_data.digest(state))
    return found


@cache
def start_replay_process(pure: bool) -> subprocess.Popen[str]:
    """Start another process, in the given form of the engine: it replays the games of each line until this one ends."""
    env = {**os.environ, "SACBE_PURE": "1" if pure else "0", "PYTHONHASHSEED": "12345"}
    process = subprocess.Popen([sys.executable, "-c", ELSEWHERE], env=env, text=True, stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE)
    atexit.register(process.communicate)
    return process


def replay_in_processes(games: Sequence[PlayedContractGame], pure: bool) -> list[list[str]]:
    """Replay games in another process; the digests of their positions."""
    process = start_replay_process(pure)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps([[game.text, game.positions] for game in games]) + "\n")
    process.stdin.flush()
    answer = process.stdout.readline()
    if not answer:
        start_replay_process.cache_clear()
        raise ContractViolation("another process cannot replay a record")
    found: list[list[str]] = json.loads(answer)
    return found


def check_in_other_process(games: Sequence[PlayedContractGame], pure: bool) -> None:
    """Check that another process ends games in the same positions, and goes on from positions that are sent there."""
    expected = []
    for game in games:
        known = [position_data.digest_of(data) for _, data in game.positions]
        expected.append([game.digest, *[one for at, rows in zip(known, game.rows, strict=True)
                                        for one in (at, at, rows, game.digest)]])
    if replay_in_processes(games, pure) != expected:
        raise ContractViolation(f"another process disagrees, {'pure' if pure else 'compiled'}")
