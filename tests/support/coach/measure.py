"""How honest reviews are, measured on games of bots: the figures of docs/play/review.md.

    PYTHONPATH=tests python -m coach.measure luck tzolkin --games 100
    PYTHONPATH=tests python -m coach.measure accuracy tzolkin --games 10 --bots beginner,search:200
    PYTHONPATH=tests python -m coach.measure depth tzolkin --games 3
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import mean, stdev
from time import process_time

from sacbe import Game, bots, games
from sacbe.coach.review.review import review_game
from sacbe.coach.review.win_chance_accounts import compute_accounts
from sacbe.kernel.core.chance import SeededDriver, mix_seed

SURE = 1.96             # standard errors of an interval of 95 %


def played(name: str, players: int, sitters: Sequence[str], many: int, seed: int) -> Iterator[tuple[Game, list[str]]]:
    """Games of bots that change seats from game to game."""
    definition = games.load_definition(name)
    for number in range(many):
        names = [sitters[(seat + number) % len(sitters)] for seat in range(players)]
        minds = [bots.make_bot(one, definition, seat, mix_seed(seed, number * 16 + seat)) for seat,
                 one in enumerate(names)]
        game = Game(definition, players, {}, SeededDriver(mix_seed(seed, number * 16 + 15)))
        while (ask := game.state.ask) is not None:
            game.apply(int(minds[ask.seat].choose(game.state, ask)))
        yield game, names


def interval(numbers: Sequence[float]) -> str:
    half = SURE * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else float("nan")
    return f"{mean(numbers):+.2f} (95 %: {mean(numbers) - half:+.2f} to {mean(numbers) + half:+.2f})"


def luck(args: argparse.Namespace) -> None:
    """The mean luck of each seat, in points of chance; 0 must lie in the interval."""
    found: dict[str, list[float]] = defaultdict(list)
    for game, _ in played(args.game, args.players, args.bots or ["greedy"], args.games, args.seed):
        for one in compute_accounts(game):
            found[one.seat].append(100 * one.luck)
    for seat, numbers in found.items():
        print(args.game, seat, len(numbers), "games, luck", interval(numbers))


def accuracy(args: argparse.Namespace) -> None:
    """The mean accuracy of each bot."""
    found: dict[str, list[float]] = defaultdict(list)
    losses: dict[str, list[float]] = defaultdict(list)
    for game, names in played(args.game, args.players, args.bots or ["beginner", "search:200"], args.games, args.seed):
        told = review_game(game, args.depth)
        for name, seat in zip(names, told.seats, strict=True):
            found[name].append(seat.accuracy)
            losses[name] += [100 * one.loss for one in told.decisions if one.seat == seat.seat]
    for name, numbers in found.items():
        print(args.game, name, len(numbers), "seats, accuracy", interval(numbers),
              f"mean loss of a decision {mean(losses[name]):.2f}")


def depth(args: argparse.Namespace) -> None:
    """How many decisions have the same class with twice the depth, and how long a review takes."""
    same = total = 0
    seconds = []
    for game, _ in played(args.game, args.players, args.bots or ["greedy"], args.games, args.seed):
        begun = process_time()
        one = review_game(game, args.depth)
        seconds.append(process_time() - begun)
        two = review_game(game, 2 * args.depth)
        same += sum(a.kind == b.kind for a, b in zip(one.decisions, two.decisions, strict=True))
        total += len(one.decisions)
    print(args.game, f"{same} of {total} decisions have the same class ({100 * same / total:.1f} %);",
          f"{mean(seconds):.1f} s for a review, at most {max(seconds):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("luck", "accuracy", "depth"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", type=lambda text: text.split(","))
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    {"luck": luck, "accuracy": accuracy, "depth": depth}[args.what](args)


if __name__ == "__main__":
    main()
