"""Many games at once, in compiled code: one call plays an action in each of them and writes what is seen then.

Everything that a program reads stands in vectors that NumPy sees without a copy.  They are the same vectors all the
time; each step writes over them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.choice import unpack, verb_of
from sacbe.kernel.core.frame import CHANCE, Ask, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import snapshot
from sacbe.kernel.play.game import make_chance_driver

Reward = Callable[[GameDefinition, State], list[float]]  # what a finished game is worth to each seat
Opponent = Callable[[int], Driver]                  # a bot for one game, made from a seed

ARGUMENTS: Final = 5            # of a choice
SHAPE: Final = 6                # numbers that are kept of a verb: where it begins, and the width of each argument
VERBS: Final = 256


class ActionPlaces:
    """The number of every choice of a grammar, found by arithmetic: its place in the universe."""

    def __init__(self, universe: list[i64]) -> None:
        most: dict[int, list[int]] = {}
        for choice in universe:
            _, *arguments = unpack(choice)
            known = most.setdefault(verb_of(choice), [0] * ARGUMENTS)
            most[verb_of(choice)] = [max(pair) for pair in zip(known, arguments)]
        shapes = [0] * (SHAPE * VERBS)
        room = 0
        for verb, arguments in most.items():
            shapes[verb * SHAPE] = room
            width = 1
            for at, largest in enumerate(arguments):
                shapes[verb * SHAPE + 1 + at] = width
                width *= largest + 1
            room += width
        self.shapes: Final[vec[i64]] = vec[i64](shapes)
        self.places: Final[vec[i64]] = vec[i64]([0] * room)
        for number, choice in enumerate(universe):
            self.places[self.place_of(choice)] = number

    def place_of(self, choice: i64) -> i64:
        """Where in `places` the number of a choice stands."""
        shape = verb_of(choice) * SHAPE
        shapes = self.shapes
        found = shapes[shape]
        rest = choice >> 8
        while rest:
            shape += 1
            found += (rest & 255) * shapes[shape]
            rest >>= 8
        return found

    def number_of(self, choice: i64) -> i64:
        """The number of a choice of the universe."""
        return self.places[self.place_of(choice)]


class Batch:
    """A number of games of one kind, each waiting for an action of the seat that is asked in it.

    Chance is played here, and so are the seats that have an opponent.  A game that ends with a step begins again in
    the same step: `dones` says so, `rewards` has what the finished game was worth, `finals` its last row for the seat
    that acted, and all the rest tells of the new game.
    """

    def __init__(self, definition: GameDefinition, players: int, options: Mapping[str, str], count: int, reward: Reward,
                 opponents: Mapping[int, Opponent]) -> None:
        universe = [i64(choice) for choice in definition.grammar.universe]
        self.definition: Final = definition
        self.options: Final = options
        self.count: Final[i64] = count
        self.seats: Final[i64] = players
        self.encoder: Final = definition.encoder(players, options)
        self.size: Final[i64] = self.encoder.size
        self.choices: Final[list[i64]] = universe
        self.actions: Final[i64] = len(universe)
        self.number_of: Final = ActionPlaces(universe)
        self.reward: Final = reward
        self.opponents: Final = opponents
        self.has_opponents: Final = len(opponents) > 0
        self.first: Final = definition.start_game(players, options)
        self.states: Final[list[State]] = [self.first for _ in range(count)]
        self.dice: Final[list[Driver]] = [SeededDriver(0) for _ in range(count)]
        self.rivals: Final[list[dict[int, Driver]]] = [{} for _ in range(count)]
        self.taken: Final[list[list[i64]]] = [[] for _ in range(count)]     # all answers, while there are opponents
        self.picker: SeededDriver = SeededDriver(0)
        self.seeds: Final[list[i64]] = [0] * count              # of the first game in each place
        self.begun: vec[i64] = vec[i64]([0] * count)            # games that were begun there since
        # what is read from outside
        self.observations: vec[i16] = vec[i16]([0] * (count * self.size))
        self.masks: vec[u8] = vec[u8]([0] * (count * self.actions))
        self.legal: vec[i16] = vec[i16]([0] * (count * self.actions))       # the numbers of legal actions
        self.counts: vec[i64] = vec[i64]([0] * count)                       # how many they are
        self.asked: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.dones: vec[u8] = vec[u8]([0] * count)
        self.finals: vec[i16] = vec[i16]([0] * (count * self.size))

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions and streams as they stand; bots are made again and meet all answers again, for they remember."""
        streams = [snapshot.dump_driver(dice) for dice in [*self.dice, self.picker]]
        shown = [bytes(memoryview(part)) for part in (self.observations, self.masks, self.legal, self.counts,
                                                      self.asked, self.rewards, self.dones, self.finals)]
        kept = self.states, streams, self.seeds, list(self.begun), self.taken, shown
        return unpacked, (self.definition, self.seats, dict(self.options), self.count, self.reward,
                          dict(self.opponents), kept)

    # ------------------------------------------------------------ from outside

    def reset(self, seeds: list[int]) -> None:
        """Begin all games, each by its own seed; `sacbe.new` with the same seed is the same game."""
        for n in range(self.count):
            self.clear_mask(n)
            self.seeds[n] = seeds[n]
            self.begun[n] = 0
            self.clear_result(n)
            self.begin(n, seeds[n])
            self.skip_ended(n)
            self.write_observation(n)

    def step(self, actions: vec[i64]) -> None:
        """Play an action in every game; if one of them is not legal, none is played."""
        self.check(actions)
        for n in range(self.count):
            state = self.states[n]
            actor = self.asked[n]
            self.clear_mask(n)
            if self.dones[n]:
                self.clear_result(n)
            self.play(n, state, self.choices[actions[n]])
            ask = state.ask
            if ask is None or ask.seat == CHANCE or self.has_opponents:
                self.play_others(n)
                if self.states[n].ask is None:
                    self.finish(n, actor)
            self.write_observation(n)

    def check(self, actions: vec[i64]) -> None:
        """Refuse actions that are not legal."""
        if len(actions) != self.count:
            raise Problem("batch-shape", have=f"({len(actions)},)", need=f"({self.count},)")
        at: i64 = 0
        masks = self.masks
        for n in range(self.count):
            action = actions[n]
            if action < 0 or action >= self.actions:
                raise Problem("batch-action", index=n, action=action, most=self.actions - 1)
            if masks[at + action] == 0:
                raise self.illegal_action_problem(n, action)
            at += self.actions

    def illegal_action_problem(self, n: i64, action: i64) -> Problem:
        """The problem of an action that the question does not allow."""
        choice = self.choices[action]
        rule = self.definition.refusal_rule(self.states[n].refusal(choice))[0]
        return Problem("batch-illegal", index=n, action=action, move=self.definition.grammar.write(choice), rule=rule)

    def draw(self, seed: i64) -> None:
        """Set the seed by which `sample` draws."""
        self.picker = SeededDriver(seed)

    def sample(self) -> vec[i64]:
        """A legal action for every game, each as likely as the others."""
        found = vec[i64]([0] * self.count)
        picker = self.picker
        for n in range(self.count):
            found[n] = i64(self.legal[n * self.actions + (picker.next_uint32() * self.counts[n] >> 32)])
        return found

    # ------------------------------------------------------------ one game

    def begin(self, n: i64, seed: i64) -> None:
        """Begin a new game in one place, by a seed."""
        dice = make_chance_driver(seed, None)
        assert dice is not None
        self.dice[n] = dice
        self.states[n] = self.first.clone()
        self.taken[n] = []
        if self.has_opponents:
            self.rivals[n] = {seat: make(mix_seed(seed, seat)) for seat, make in self.opponents.items()}

    def play(self, n: i64, state: State, choice: i64) -> None:
        """Play one answer in one game."""
        if self.has_opponents:
            self.taken[n].append(choice)
        state.apply(choice)

    def play_others(self, n: i64) -> None:
        """Let chance and opponents play until somebody else is asked, or the game is over."""
        state = self.states[n]
        dice = self.dice[n]
        while True:
            ask = state.ask
            if ask is None:
                return
            if ask.seat == CHANCE:
                self.play(n, state, dice.answer(ask))
            elif self.has_opponents and ask.seat in self.rivals[n]:
                self.play(n, state, self.rivals[n][ask.seat].choose(state, ask))
            else:
                return

    def finish(self, n: i64, actor: i64) -> None:
        """Write what the end of a game was worth, and begin the next."""
        self.encoder.write_row(self.states[n], actor, self.finals, n * self.size)
        at = n * self.seats
        for worth in self.reward(self.definition, self.states[n]):
            self.rewards[at] = worth
            at += 1
        self.dones[n] = 1
        self.skip_ended(n)

    def skip_ended(self, n: i64) -> None:
        """Go on to a game that asks something: one may end before a seat without an opponent is asked."""
        self.play_others(n)
        while self.states[n].ask is None:
            self.begun[n] += 1
            self.begin(n, mix_seed(self.seeds[n], self.begun[n]))
            self.play_others(n)

    def clear_result(self, n: i64) -> None:
        """Write that no game has ended in this place, with rewards of 0."""
        self.dones[n] = 0
        for at in range(n * self.seats, (n + 1) * self.seats):
            self.rewards[at] = 0.0

    def clear_mask(self, n: i64) -> None:
        """Mark no action as legal; only those that were legal are unset."""
        at = n * self.actions
        masks = self.masks
        legal = self.legal
        for place in range(at, at + self.counts[n]):
            masks[at + i64(legal[place])] = 0
        self.counts[n] = 0

    def write_observation(self, n: i64) -> None:
        """Write who is asked, what is legal and what is seen."""
        state = self.states[n]
        ask = state.ask
        assert ask is not None
        self.asked[n] = ask.seat
        self.set_mask(n, ask)
        self.encoder.write_row(state, ask.seat, self.observations, n * self.size)

    def set_mask(self, n: i64, ask: Ask) -> None:
        """Mark the options of this ask as legal."""
        at = n * self.actions
        masks = self.masks
        legal = self.legal
        number_of = self.number_of
        place = at
        for choice in ask.options:
            number = number_of.number_of(choice)
            masks[at + number] = 1
            legal[place] = i16(number)
            place += 1
        self.counts[n] = place - at

    # ------------------------------------------------------------ out of a pickle

    def restore(self, data: tuple[Any, ...]) -> None:
        """Go on where a pickled batch stood."""
        states, streams, seeds, begun, taken, shown = data
        picker = snapshot.load_driver(streams[-1])
        assert isinstance(picker, SeededDriver)
        self.picker = picker
        for n in range(self.count):
            dice = snapshot.load_driver(streams[n])
            assert dice is not None
            self.dice[n] = dice
            self.states[n] = states[n].clone()
            self.seeds[n] = seeds[n]
            self.begun[n] = begun[n]
            if taken[n]:
                self.reset_bots(n, taken[n])
        self.observations = vec[i16](load_numbers("h", shown[0]))
        self.masks = vec[u8](load_numbers("B", shown[1]))
        self.legal = vec[i16](load_numbers("h", shown[2]))
        self.counts = vec[i64](load_numbers("q", shown[3]))
        self.asked = vec[i64](load_numbers("q", shown[4]))
        self.rewards = vec[float](load_numbers("d", shown[5]))
        self.dones = vec[u8](load_numbers("B", shown[6]))
        self.finals = vec[i16](load_numbers("h", shown[7]))

    def reset_bots(self, n: i64, choices: list[i64]) -> None:
        """Make new bots for one game, and let them answer all that the old ones answered."""
        seed = mix_seed(self.seeds[n], self.begun[n]) if self.begun[n] else self.seeds[n]
        rivals = {seat: make(mix_seed(seed, seat)) for seat, make in self.opponents.items()}
        state = self.first.clone()
        for choice in choices:
            answer_again(self.definition, state, rivals, choice)
            state.apply(choice)
        self.rivals[n] = rivals
        self.taken[n] = list(choices)


def answer_again(definition: GameDefinition, state: State, rivals: Mapping[int, Driver], choice: i64) -> None:
    """Let a new bot answer what an old one has answered; one that answers otherwise cannot go on for it."""
    ask = state.ask
    assert ask is not None
    if ask.seat in rivals and rivals[ask.seat].choose(state, ask) != choice:
        raise Problem("bot-differs", seat=definition.seats[ask.seat])


def load_numbers(kind: str, data: bytes) -> list[Any]:
    """The numbers of a vector that was stored as bytes."""
    return [number for (number,) in struct.iter_unpack("=" + kind, data)]


def unpacked(definition: GameDefinition, players: int, options: Mapping[str, str], count: int, reward: Reward,
             opponents: Mapping[int, Opponent], data: tuple[Any, ...]) -> Batch:
    """A batch out of a pickle."""
    batch = Batch(definition, players, options, count, reward, opponents)
    batch.restore(data)
    return batch
