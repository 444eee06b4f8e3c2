"""What a move is certain to lead to although another answer comes first: blocks to choose, other seats to wait for."""

from __future__ import annotations

from sacbe.games.tzolkin.cards.technologies import advance_cost, is_at_top
from sacbe.games.tzolkin.schema.notation import GOODS, SEATS, TEMPLES, TRACKS
from sacbe.games.tzolkin.rules.technologies import FreeAdvance, Research
from sacbe.games.tzolkin.rules.state import Player, Table
from sacbe.games.tzolkin.data.tiles import FEED_FREE, GAIN, POINTS, TECH, TEMPLE, WORKER
from sacbe.games.tzolkin.view.derived_values import days_to_food
from sacbe.games.tzolkin.data.constants import ACT, ADVANCE, DAYS, GOLD, KEEP, PLACE, START_SPACE, STOP, WOOD
from sacbe.kernel.core.choice import arg1, arg2, verb_of
from sacbe.kernel.definition.effects import AnyEffect, Gain, Happen, Level, Pay, Points, Step, Thing
from sacbe.kernel.core.frame import Ask


def predicted_effects(t: Table, seat: int, choice: int) -> list[AnyEffect]:
    """Return the effects of a choice that trying it does not show."""
    verb = verb_of(choice)
    if verb == KEEP:
        return wealth(t.players[seat], SEATS[seat], (int(arg1(choice)), int(arg2(choice))))
    if verb == ADVANCE:
        return advance_effects(t, seat, arg1(choice))
    if verb == ACT:
        return research_effects(t, seat, choice)
    if verb == PLACE and arg1(choice) == START_SPACE:
        return start_space_effects(t, seat, choice)
    return food_day_effects(t, SEATS[seat], int(arg1(choice))) if verb == DAYS else []


def run_to_question(t: Table, choice: int) -> tuple[Table, Ask | None]:
    """Return the position after a choice, and the question there even if it has a single answer."""
    copy = t.clone()
    copy.listener = None
    copy.stack[-1].apply(copy, choice)
    return copy, copy.run_until_ask()


def research_effects(t: Table, seat: int, act: int) -> list[AnyEffect]:
    """tz.tech.cost: the least that a level costs, where the track must be named first."""
    copy, ask = run_to_question(t, act)
    if ask is None or not isinstance(copy.stack[-1], Research):
        return []
    p = copy.players[seat]
    costs = [int(advance_cost(p, arg1(choice))) for choice in ask.options if verb_of(choice) == ADVANCE]
    return [Happen(seat=SEATS[seat], event="price-from", facts={"blocks": min(costs)})] if len(costs) > 1 else []


def start_space_effects(t: Table, seat: int, place: int) -> list[AnyEffect]:
    """tz.start-space.marker, tz.start-space.take-corn: who begins the next round, and the corn at the end of the turn.

    Where the turn ends with it, the try itself shows the corn.
    """
    _, ask = run_to_question(t, place)
    begins = "passes-start" if t.first == seat else "starts"
    ends = ask is None or [verb_of(choice) for choice in ask.options] == [STOP]
    corn = [Gain(seat=SEATS[seat], what=Thing("good", "corn"), amount=int(t.pile))] if t.pile and not ends else []
    return [*corn, Happen(seat=SEATS[seat], event=begins)]


def food_day_effects(t: Table, seat: str, number: int) -> list[AnyEffect]:
    """tz.calendar.food-teeth: how long it is from there to the next Food Day."""
    return [Happen(seat=seat, event="food-in", facts={"days": max(0, days_to_food(t) - number)})]


def wealth(p: Player, seat: str, kept: tuple[int, int]) -> list[AnyEffect]:
    """tz.setup.wealth-gain: what both tiles give together, as soon as everybody has chosen."""
    sums: dict[tuple[int, int], int] = {}
    for tile in kept:
        for op, which, n in p.edition.tiles[tile].effects:
            sums[op, which] = sums.get((op, which), 0) + n
    return [wealth_effect(p, seat, op, which, n) for (op, which), n in sums.items()]


def wealth_effect(p: Player, seat: str, op: int, which: int, n: int) -> AnyEffect:
    """Return the effect of one row of a wealth tile; no such tile leaves anything to choose."""
    if op == GAIN:
        return Gain(seat=seat, what=Thing("good", GOODS[which]), amount=n)
    if op == TECH:
        level = int(p.levels[which])
        return Level(seat=seat, track=Thing("track", TRACKS[which]), before=level, after=level + n)
    if op == TEMPLE:
        step = int(p.steps[which])
        return Step(seat=seat, track=Thing("temple", TEMPLES[which]), before=step, after=step + n)
    if op == WORKER:
        return Gain(seat=seat, what=Thing("piece", "worker"), amount=n)
    if op == POINTS:
        return Points(seat=seat, amount=n, source="tile")
    assert op == FEED_FREE, op
    return Happen(seat=seat, event="feeds", facts={"workers": n})


def advance_effects(t: Table, seat: int, track: int) -> list[AnyEffect]:
    """tz.tech.cost: the price in blocks of choice and the level, where the blocks must be named first."""
    p, frame = t.players[seat], t.stack[-1]
    is_free = isinstance(frame, FreeAdvance) and not frame.is_paid(t, track)
    if is_free or sum(p.goods[block] > 0 for block in range(WOOD, GOLD + 1)) < 2:
        return []                               # the try itself goes on to the level
    name, level = SEATS[seat], int(p.levels[track])
    price = Pay(seat=name, what=Thing("good", "any-block"), amount=int(advance_cost(p, track)))
    if is_at_top(p, track):
        return [price, Happen(seat=name, event="bonus", facts={"track": TRACKS[track]})]
    return [price, Level(seat=name, track=Thing("track", TRACKS[track]), before=level, after=level + 1)]
