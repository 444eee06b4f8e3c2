"""What no position may look like: pieces lost or doubled, limits passed, cards in two places."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.games.chichen_itza.cards.green import unit_limit
from sacbe.games.chichen_itza.cards.tasks import named_kinds
from sacbe.games.common.invariants import find_repeated
from sacbe.games.chichen_itza.data.edition import CITY_CELLS, STRENGTHS
from sacbe.games.chichen_itza.view.knowledge import tiles_in_play, looking_question
from sacbe.games.chichen_itza.schema.notation import ELEMENTS, GOODS, SEATS, TILES
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.rules.powers.gods import god_card
from sacbe.games.chichen_itza.rules.powers.heroes import hero_card
from sacbe.games.chichen_itza.rules.land.regroup import LiftUnits, PutDown
from sacbe.games.chichen_itza.rules.state import (CELL_AT, GOD_DECK, GOD_UNDER, HERO_DECK, HERO_UNDER, KIND_AT,
                                                  MORE_GODS, OPEN_GOD, RUIN_AT, STRENGTH_AT, TOP_HERO, Player, Table,
                                                  figure_at, repelled_early, repelled_late, units_at)
from sacbe.games.chichen_itza.data.tables import (COLOURS, CREATURES, GEARS, GOD_COLOURS, GODS_PER_COLOUR, HERO_LABELS,
                                                  HEROES_PER_TYPE, PROPHECIES, TASK_CLASSES, TASK_FIRST, TOP_LEVEL)
from sacbe.games.chichen_itza.data.constants import BLUE, DEFENSE, EMPTY, RUIN
from sacbe.games.chichen_itza.view.view import god_numbers, strengths, under_stack
from sacbe.kernel.core.bits import bit, count, members


def find_violations(t: Table) -> list[str]:
    """Find what breaks the rule that every piece is somewhere, exactly once, and within its limits; nothing in legal
    play."""
    found = [*land_violations(t), *card_violations(t), *hero_violations(t), *figure_violations(t)]
    found += module_violations(t)
    for seat, p in enumerate(t.players):
        found += [f"{SEATS[seat]}.{wrong}" for wrong in (*unit_violations(t, seat, p), *piece_violations(t, p))]
    return found


def fighters(t: Table, seat: int) -> tuple[int, int]:
    """Return the warriors and heroes of a seat that are in the fight and therefore nowhere else."""
    sides = () if t.fight is None else (t.fight.attacker, t.fight.defender)
    return next(((side.warriors, side.heroes) for side in sides if side.seat == seat), (0, 0))


def is_regrouping(t: Table, seat: int) -> bool:
    """Return whether the seat may have heroes in its hand."""
    return any(isinstance(frame, LiftUnits | PutDown) and frame.seat == seat for frame in t.stack)


# ---------------------------------------------------------------- seats

def unit_violations(t: Table, seat: int, p: Player) -> Iterator[str]:
    """ci.setup.reserve, ci.tile.unit-limit, ci.control.definition: warriors and heroes of one seat."""
    fighting, heroes = fighters(t, seat)
    total = p.reserve + sum(p.warriors) + fighting + p.lifted + count(p.tasks)
    if total != t.edition.warriors or min(p.reserve, fighting, p.lifted, *p.warriors) < 0:
        yield f"warriors={total}/{t.edition.warriors}"
    held = 0
    for tile in range(len(TILES)):
        units = units_at(p, tile)
        if units > 0:
            held |= bit(tile)
        if units > unit_limit(p):
            yield f"{TILES[tile]}={units}/{unit_limit(p)}"
    if held != p.held:
        yield f"held={sorted(TILES[tile] for tile in members(held ^ p.held))}"
    for tile in members(held & (t.creatures | ~t.edition.tiles[t.seats])):
        yield f"{TILES[tile]}={units_at(p, tile)}"
    for hero, name in enumerate(HERO_LABELS):
        is_out = p.hero_at[hero] != EMPTY or heroes >> hero & 1 != 0
        is_lost = p.hero_card[hero] != EMPTY and not is_out and not is_regrouping(t, seat)
        if is_lost or (is_out and p.hero_card[hero] == EMPTY) or (p.hero_at[hero] != EMPTY and heroes >> hero & 1):
            yield f"heroes.{name}"


def piece_violations(t: Table, p: Player) -> Iterator[str]:
    """ci.setup.pieces, ci.supply.d.cap, ci.hidden.magic-hand and other limits of what a seat has before it."""
    tokens = (p.coins, p.luck, p.idols, p.shields, p.stone, p.fire)
    yield from [f"{name}={number}" for name, number in zip((*GOODS, *ELEMENTS), tokens, strict=True) if number < 0]
    if not (0 <= p.shown_stone <= p.stone and 0 <= p.shown_fire <= p.fire):
        yield f"shown={p.shown_stone}+{p.shown_fire}/{p.stone}+{p.fire}"
    yield from [f"{name}={p.levels[gear]}" for gear, name in enumerate(GEARS) if not 1 <= p.levels[gear] <= TOP_LEVEL]
    if p.shields > t.edition.shields_at[p.levels[DEFENSE]]:
        yield f"shields={p.shields}/{t.edition.shields_at[p.levels[DEFENSE]]}"
    if count(p.scouts) > t.edition.scouts or p.scouts & ~t.edition.tiles[t.seats]:
        yield f"scouts={count(p.scouts)}/{t.edition.scouts}"
    if not 0 <= p.war <= t.edition.diplomacy or not 0 <= p.favor <= t.edition.favor_top:
        yield f"war={p.war}, favor={p.favor}"
    if p.tasks & ~t.open_tasks:
        yield f"tasks={members(p.tasks & ~t.open_tasks)}"


# ---------------------------------------------------------------- the land

def land_violations(t: Table) -> Iterator[str]:
    """Find faults of the land: one tile on each cell, none on the city, each held by one seat; gems and ruins once."""
    cells = [t.board[CELL_AT + tile] for tile in tiles_in_play(t)]
    if len(set(cells)) != len(cells) or set(cells) & set(CITY_CELLS):
        yield f"cells={len(set(cells))}/{len(cells)}"
    yield from find_repeated([f"{TILES[tile]}" for p in t.players for tile in members(p.held)])
    placed = sum(bit(tile) for tile in range(len(TILES)) if t.board[KIND_AT + tile] != EMPTY)
    if placed != t.creatures:
        yield f"creatures={sorted(TILES[tile] for tile in members(placed ^ t.creatures))}"
    for colour, name in enumerate(COLOURS):
        total = count_of(t.gems, colour) + sum(1 for p in t.players if p.gems >> colour & 1)
        if total != t.seats:
            yield f"gems.{name}={total}/{t.seats}"
    seen = [t.board[RUIN_AT + tile] for tile in tiles_in_play(t) if t.board[RUIN_AT + tile] != EMPTY]
    yield from find_repeated([f"ruin {ruin + 1}" for ruin in [*seen, *members(t.ruins)]])
    unseen = count(t.edition.kinds[RUIN] & sum(bit(tile) for tile in tiles_in_play(t))) - len(seen)
    if unseen > count(t.ruins):
        yield f"ruins={count(t.ruins)}/{unseen}"


def figure_violations(t: Table) -> Iterator[str]:
    """ci.creatures.strengths: no more figures than there are; those that fled are gone."""
    for kind, name in enumerate(CREATURES):
        here = [t.board[STRENGTH_AT + tile] for tile in members(t.creatures) if t.board[KIND_AT + tile] == kind]
        owned = [strength for p in t.players for strength in strengths(p.trophies[kind])]
        for strength in range(1, STRENGTHS):
            pool, most = t.figures[figure_at(kind, strength)], t.edition.figures[figure_at(kind, strength)]
            total = pool + here.count(strength) + owned.count(strength)
            if pool < 0 or total > most:
                yield f"{name} {strength}={total}/{most}"
        if sum(t.figures[figure_at(kind, strength)] for strength in range(1, STRENGTHS)) < here.count(0):
            yield f"{name}={len(here)}"


# ---------------------------------------------------------------- cards

def card_violations(t: Table) -> Iterator[str]:
    """Find god, magic, task and creature cards that are in two places, or come from nowhere."""
    ask = looking_question(t)
    for colour in range(len(GOD_COLOURS)):
        first = god_card(colour, 0)
        piles = [t.decks[GOD_DECK + colour], t.decks[GOD_UNDER + colour],
                 t.looked if ask is not None and ask.colour == colour else 0]
        shown = [first + n for n in members(t.decks[MORE_GODS + colour])]
        shown += [t.decks[OPEN_GOD + colour]] if t.decks[OPEN_GOD + colour] != EMPTY else []
        yield from find_repeated([f"god {god}"
                                  for god in (*shown, *[first + n for pile in piles for n in members(pile)],
                                                           *[god for p in t.players for god in god_numbers(p)
                                                             if first <= god < first + GODS_PER_COLOUR])])
    for p in t.players:
        if p.gods >> GODS_PER_COLOUR * BLUE + 1 or p.gods & 1 or p.blue >> GODS_PER_COLOUR + 1 or p.blue & 1:
            yield f"gods={god_numbers(p)}"
    played = (0, 0) if t.fight is None else (t.fight.phase.stone, t.fight.phase.fire)
    stone = t.deck_stone + t.pile_stone + played[0] + sum(p.stone for p in t.players)
    fire = t.deck_fire + t.pile_fire + played[1] + sum(p.fire for p in t.players)
    is_short = min(t.deck_stone, t.deck_fire, t.pile_stone, t.pile_fire) < 0
    if is_short or (stone, fire) != (t.edition.stone, t.edition.fire):
        yield f"stone={stone}/{t.edition.stone}, fire={fire}/{t.edition.fire}"
    for at in range(len(TASK_CLASSES)):
        open_here = [task for task in members(t.open_tasks) if TASK_FIRST[at] <= task < TASK_FIRST[at + 1]]
        if len(open_here) > 1:
            yield f"tasks={open_here}"
    taken = [kind for p in t.players for bits in (repelled_early(p), repelled_late(p), p.failed)
             for kind in members(bits)]
    yield from find_repeated([f"{CREATURES[kind]} card" for kind in (*taken, *members(t.attacks))])


def module_violations(t: Table) -> Iterator[str]:
    """bp.modules.independent, bp.creatures.swap, bp.prophecy.setup: nothing of a module that is not in play."""
    kinds = [t.board[KIND_AT + tile] for tile in members(t.creatures)] + members(t.attacks)
    kinds += [kind for p in t.players for kind in range(len(CREATURES)) if p.trophies[kind]]
    yield from [f"{CREATURES[kind]}=0" for kind in sorted(set(kinds)) if not t.modules.kinds >> kind & 1]
    yield from [f"task {task}" for task in members(t.open_tasks) if named_kinds(task) & ~t.modules.kinds]
    if t.prophecies >> t.prophecy & 1 or (t.prophecy and not t.modules.prophecies):
        yield f"prophecy={t.prophecy}"
    seen = PROPHECIES - count(t.prophecies) if t.modules.prophecies else 0
    if seen > t.round:
        yield f"prophecies={seen}/{t.round}"
    further = t.modules.prophecies or t.edition.gods_shown > 1
    if not further and any(t.decks[MORE_GODS + colour] for colour in range(len(GOD_COLOURS))):
        yield "more_gods"


def hero_violations(t: Table) -> Iterator[str]:
    """ci.hero.types: each card is on top of its stack, in it, under it or with a player."""
    for hero, name in enumerate(HERO_LABELS):
        first = hero_card(hero, 0)
        cards = [first + n for n in members(t.decks[HERO_DECK + hero])] + under_stack(t.decks[HERO_UNDER + hero])
        cards += [card for card in (t.decks[TOP_HERO + hero], *[p.hero_card[hero] for p in t.players]) if card != EMPTY]
        if sorted(cards) != list(range(first, first + HEROES_PER_TYPE)):
            yield f"heroes.{name}={sorted(cards)}"
