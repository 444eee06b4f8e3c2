"""Pairings, seats and standings of a tournament.  No I/O, no randomness.

Two at a table and everybody against everybody is the circle method.  Otherwise tables are filled one after the other:
round robin prefers those who have met least, Swiss those who stand next to each other and have not met.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple

from sacbe.server.storage.rows import PairingRow, TournamentKind

SEATINGS: Final = 6             # players of a table up to which all seatings are tried


class PlayerStanding(NamedTuple):
    """A line of the standings: points, tables won, points of those met, share of the points of the games."""

    number: int
    place: int
    points: float
    won: int
    opponents: float
    share: float
    played: int


def rounds_for(kind: TournamentKind, players: int, seats: int, wanted: int) -> int:
    """Return the number of rounds: all against all where two play, otherwise as many as wanted.

    >>> rounds_for("round-robin", 5, 2, 3), rounds_for("swiss", 5, 2, 3)
    (5, 3)
    """
    if kind == "round-robin" and seats == 2:
        return players - 1 + players % 2
    return wanted


def table_sizes(players: int, seats: int, least: int) -> list[int]:
    """Return how many sit at each table: as even as possible, at least `least`; the others have a bye.

    >>> table_sizes(7, 4, 2), table_sizes(5, 2, 2), table_sizes(5, 4, 2), table_sizes(5, 4, 3)
    ([4, 3], [2, 2], [3, 2], [4])
    """
    count = -(-players // seats)
    while count and players // count < least:
        count -= 1
    if count == 0:
        return []
    placed = min(players, count * seats)
    return [placed // count + (number < placed % count) for number in range(count)]


def pair_round(kind: TournamentKind, active: Sequence[int], past: Sequence[PairingRow], seats: int, least: int,
               places: Sequence[int]) -> list[list[int]]:
    """Return the tables of the next round, each in the order of its seats; one player alone has a bye.

    `active` are the players in the order in which they came, `places` the same players by standing.
    """
    if kind == "round-robin" and seats == 2:
        tables = round_robin(active, 1 + max((row.round for row in past), default=0))
    else:
        order = list(places) if kind == "swiss" else list(active)
        tables = fill_tables(order, past, table_sizes(len(active), seats, least), kind == "swiss")
    return [rotate_seats(table, past) for table in tables]


def round_robin(players: Sequence[int], round: int) -> list[list[int]]:
    """Return one round of all against all: the first stays, the others go round.

    >>> round_robin([0, 1, 2, 3], 1), round_robin([0, 1, 2], 1)
    ([[0, 3], [1, 2]], [[0], [1, 2]])
    """
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    turn = (round - 1) % max(1, len(ring) - 1)
    ring = [ring[0], *ring[len(ring) - turn:], *ring[1:len(ring) - turn]]
    pairs = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
    return [[one for one in pair if one is not None] for pair in pairs]


def fill_tables(order: Sequence[int], past: Sequence[PairingRow], table_sizes: Sequence[int],
                by_place: bool) -> list[list[int]]:
    """Fill the tables one after the other; the byes go to those who have had the fewest."""
    met = count_meetings(past)
    alone = Counter(row.players[0] for row in past if len(row.players) == 1)
    left = list(order)
    idle: list[list[int]] = []
    while len(left) > sum(table_sizes):
        bye = min(reversed(left), key=lambda one: alone[one])
        left.remove(bye)
        idle.append([bye])
    tables = []
    for size in table_sizes:
        table = [left.pop(0)]
        while len(table) < size:
            mates = table
            best = min(left, key=lambda one: (sum(met[frozenset((one, mate))] for mate in mates),
                                              left.index(one) if by_place else 0))
            left.remove(best)
            table.append(best)
        tables.append(table)
    return reduce_rematches(tables, met) + idle


def reduce_rematches(tables: list[list[int]], met: Counter[frozenset[int]]) -> list[list[int]]:
    """Swap two players as long as that lets fewer people meet again."""
    def cost(table: Sequence[int]) -> int:
        return sum(met[frozenset(pair)] ** 2 for pair in combinations(table, 2))

    for _ in range(50):
        for one, two in combinations(range(len(tables)), 2):
            before = cost(tables[one]) + cost(tables[two])
            swap = next(((a, b) for a in range(len(tables[one])) for b in range(len(tables[two]))
                         if before > cost([*tables[one][:a], tables[two][b], *tables[one][a + 1:]])
                         + cost([*tables[two][:b], tables[one][a], *tables[two][b + 1:]])), None)
            if swap is not None:
                a, b = swap
                tables[one][a], tables[two][b] = tables[two][b], tables[one][a]
                break
        else:
            return tables
    return tables


def count_meetings(past: Sequence[PairingRow]) -> Counter[frozenset[int]]:
    """Count how often each two players have met."""
    return Counter(frozenset(pair) for row in past for pair in combinations(row.players, 2))


def rotate_seats(table: Sequence[int], past: Sequence[PairingRow]) -> list[int]:
    """Return a table's players in the order in which they have sat on their seats least often."""
    if len(table) < 2 or len(table) > SEATINGS:
        return list(table)
    sat = Counter((one, seat) for row in past if len(row.players) > 1 for seat, one in enumerate(row.players))
    return list(min(permutations(table), key=lambda order: sum(sat[one, seat] ** 2 for seat, one in enumerate(order))))


def league_points(places: Sequence[int]) -> list[float]:
    """Return the league points of each player: the share of the others who are behind, half for equal ones.

    >>> league_points([1, 2]), league_points([1, 1]), league_points([1, 2, 2])
    ([1.0, 0.0], [0.5, 0.5], [1.0, 0.25, 0.25])
    """
    return [sum(1.0 if mine < other else 0.5 if mine == other else 0.0
                for at, other in enumerate(places) if at != me) / max(1, len(places) - 1)
            for me, mine in enumerate(places)]


def standings(players: Collection[int], past: Sequence[PairingRow]) -> list[PlayerStanding]:
    """Return the league table: by points, then tables won, points of those met, share of the points of the games."""
    points: defaultdict[int, float] = defaultdict(float)
    won: Counter[int] = Counter()
    played: Counter[int] = Counter()
    share: dict[int, list[float]] = {one: [] for one in players}
    for row in past:
        for name, (got, is_won, score) in (row.result or {}).items():
            one = int(name)
            points[one] += got
            won[one] += int(is_won)
            if len(row.players) > 1:
                played[one] += 1
                total = sum(entry[2] for entry in (row.result or {}).values())
                share.setdefault(one, []).append(score / total if total > 0 else 0.0)
    met: defaultdict[int, float] = defaultdict(float)
    for row in past:
        if row.result:
            for one in row.players:
                met[one] += sum(points[other] for other in row.players if other != one)
    rows = [PlayerStanding(one, 0, round(points[one], 4), won[one], round(met[one], 4),
                           round(sum(share[one]) / len(share[one]), 4) if share[one] else 0.0, played[one])
            for one in players]
    rows.sort(key=lambda row: (-row.points, -row.won, -row.opponents, -row.share, row.number))
    found: list[PlayerStanding] = []
    for at, standing in enumerate(rows):
        is_level = bool(found) and standing[2:6] == found[-1][2:6]
        found.append(standing._replace(place=found[-1].place if is_level else at + 1))
    return found
