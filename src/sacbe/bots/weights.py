"""Learnt weights as files: `value.bin` holds the numbers, `value.json` what they mean and how they were made."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Mapping
from pathlib import Path
from sys import byteorder
from typing import Annotated, Any, Final, NamedTuple, TypedDict

import msgspec

from sacbe.kernel.core.features import Features
from sacbe.kernel.core.learnt_value import KNOTS, TERMS, Calibration, LearntEvaluator, make_net
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.learning import LearningParts
from sacbe.kernel.errors import Problem

FORMAT: Final = 1
NUMBERS: Final = "value.bin"
MEANING: Final = "value.json"
MOST_BYTES: Final = 1 << 20         # of one game
MOST: Final = 1e6                   # no number is larger; more would be damage, and too much for whole-number sums
DEFAULT_CALIBRATION: Final = [0.1, 0.0, -20.0]  # a calibration where nobody has fitted one, at every moment of a game

Size = Annotated[int, msgspec.Meta(ge=1, le=MOST_BYTES)]
Number = Annotated[float, msgspec.Meta(ge=-MOST, le=MOST)]
CalibrationRow = Annotated[list[Number], msgspec.Meta(min_length=KNOTS * TERMS, max_length=KNOTS * TERMS)]


class TrainingNote(TypedDict, total=False):
    """The games that weights were trained on: numbers of players, options, the edition."""

    players: list[int]
    options: list[dict[str, str]]
    edition: str


class Meaning(msgspec.Struct):
    """All that `value.json` says; whatever has another type, no number or too large a one is refused."""

    format: int
    game: str
    rules: int
    digest: str
    features: dict[str, int | str]
    hidden: Size
    second: Size
    categories: list[str]
    prize: Number
    trust: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
    taste: dict[str, Number]
    trained: TrainingNote
    made: dict[str, Any]
    calibration: dict[int, CalibrationRow]


class EvaluatorWeights(NamedTuple):
    """A net and all that must be known to use it."""

    hidden: int
    second: int
    categories: tuple[str, ...]
    numbers: list[float]
    calibration: dict[int, list[float]]         # players -> see `Calibration`
    taste: dict[str, float]                     # what the strongest player of these weights likes besides
    trained: TrainingNote                       # players, options and edition of the games they come from
    made: dict[str, Any]                        # how they were made
    prize: float
    trust: float = 1.0                          # of a plan in the net; the rest is the evaluator's

    @property
    def heads(self) -> int:
        return len(self.categories) + 1


def write(folder: Path, definition: GameDefinition, learning: LearningParts, weights: EvaluatorWeights) -> str:
    """Write both files; returns the digest of the numbers."""
    numbers = as_little_endian(array("f", weights.numbers)).tobytes()
    digest = hashlib.sha256(numbers).hexdigest()
    meaning = {
        "format": FORMAT, "game": definition.name, "rules": definition.version, "digest": digest,
        "features": {"version": int(learning.features.version), "digest": names_digest(learning.features)},
        "hidden": weights.hidden, "second": weights.second, "categories": list(weights.categories),
        "prize": weights.prize, "trust": weights.trust, "taste": weights.taste,
        "trained": weights.trained, "made": weights.made,
        "calibration": {str(players): [round(number, 6) for number in numbers]
                        for players, numbers in sorted(weights.calibration.items())},
    }
    for name, content in ((NUMBERS, numbers), (MEANING, (json.dumps(meaning, indent=1) + "\n").encode())):
        part = folder / f".{name}.part"
        part.write_bytes(content)
        part.replace(folder / name)
    return digest


def read(folder: Path, definition: GameDefinition, learning: LearningParts) -> EvaluatorWeights:
    """Read the weights of a folder; a problem if they are missing, damaged, or made for something else."""
    try:
        meaning = msgspec.json.decode((folder / MEANING).read_bytes(), type=Meaning)
        content = (folder / NUMBERS).read_bytes()
    except FileNotFoundError:
        raise Problem("weights-missing", game=definition.name, folder=str(folder)) from None
    except (OSError, ValueError, RecursionError):
        raise Problem("weights-damaged", game=definition.name, file=MEANING) from None
    check(meaning, content, definition, learning)
    try:
        numbers = array("f")
        numbers.frombytes(content)
        weights = EvaluatorWeights(meaning.hidden, meaning.second, tuple(meaning.categories),
                                   list(as_little_endian(numbers)),
                                   meaning.calibration, meaning.taste, meaning.trained, meaning.made, meaning.prize,
                                   meaning.trust)
        if not all(abs(number) <= MOST
                   for number in weights.numbers) or weights.categories != score_categories(definition):
            raise ValueError
        make_evaluator(definition, learning, weights, weights.taste)  # the shapes must fit
    except (KeyError, ValueError):
        raise Problem("weights-damaged", game=definition.name, file=MEANING) from None
    return weights


def check(meaning: Meaning, content: bytes, definition: GameDefinition, learning: LearningParts) -> None:
    """Refuse weights that are damaged, or made for something else than this game as it is."""
    if hashlib.sha256(content).hexdigest() != meaning.digest:
        raise Problem("weights-damaged", game=definition.name, file=NUMBERS)
    features = {"version": int(learning.features.version), "digest": names_digest(learning.features)}
    for what, have, want in (("game", meaning.game, definition.name), ("format", meaning.format, FORMAT),
                             ("rules", meaning.rules, definition.version), ("features", meaning.features, features)):
        if have != want:
            raise Problem("weights-other", game=definition.name, what=what)


def score_categories(definition: GameDefinition) -> tuple[str, ...]:
    """The categories by which the points of a game are counted."""
    return tuple(definition.breakdown(definition.start_game(definition.players[0], {}))[0])


def make_evaluator(definition: GameDefinition, learning: LearningParts, weights: EvaluatorWeights,
                   taste: Mapping[str, float]) -> LearntEvaluator:
    """Make an evaluator with these weights and this taste."""
    features = learning.features
    net = make_net(int(features.size), weights.hidden, weights.second, weights.heads, weights.numbers)
    calibration = Calibration(fill_calibrations(definition, weights.calibration), definition.may_be_lost)
    return LearntEvaluator(definition.evaluator(), features, net, calibration, weights.prize, weights.trust,
                           learning.evaluator_points, preference_vector(features, taste))


def fill_calibrations(definition: GameDefinition, fits: Mapping[int, list[float]]) -> dict[int, list[float]]:
    """A calibration for every number of players: a search needs one also where none was fitted, and takes the nearest.

    >>> from sacbe import games
    >>> two, four = [0.1] * 15, [0.2] * 15
    >>> fill_calibrations(games.load_definition("tzolkin"), {2: two, 4: four}) == {2: two, 3: two, 4: four}
    True
    """
    if not fits:
        return dict.fromkeys(definition.players, DEFAULT_CALIBRATION * KNOTS)
    return {players: fits[min(fits, key=lambda other: abs(other - players))] for players in definition.players}


def handwritten_weights(definition: GameDefinition, learning: LearningParts) -> EvaluatorWeights:
    """The evaluator written by hand as weights: a net that passes its estimate on and knows nothing else."""
    features = learning.features
    categories = score_categories(definition)
    heads = len(categories) + 1
    skip = [0.0] * (heads * int(features.size))
    skip[0] = learning.evaluator_points
    numbers = [0.0] * int(features.size + 1 + 1 + 1 + heads) + skip + [0.0] * heads
    return EvaluatorWeights(1, 1, categories, numbers, fill_calibrations(definition, {}), {}, {}, {}, learning.prize)


def preference_vector(features: Features, taste: Mapping[str, float]) -> list[float]:
    """A taste as a number for each feature."""
    known = {name: at for at, name in enumerate(features.names)}
    row = [0.0] * len(known)
    for name, liking in taste.items():
        row[known[name]] = liking
    return row


def names_digest(features: Features) -> str:
    """A digest of the names of the features; it tells two sets of them apart."""
    return hashlib.sha256("\n".join(features.names).encode()).hexdigest()[:16]


def as_little_endian(numbers: array[float]) -> array[float]:
    """The numbers in an order of bytes that is the same on every machine."""
    if byteorder == "big":
        numbers = array("f", numbers)
        numbers.byteswap()
    return numbers
