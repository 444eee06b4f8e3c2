"""What a learnt value reads of a seat in the temple; the names beside this say what each group holds."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64
from sacbe.games.temple_of_chac.cards.adventurers import action_dice
from sacbe.games.temple_of_chac.cards.gear import storage
from sacbe.games.temple_of_chac.ai.evaluation import INSIDE_PENALTY, Evaluation
from sacbe.games.temple_of_chac.ai.feature_names import (ALCOVE, ASKED, AT, BODY, BOULDER, CHASE, CLUE, DECK, DICE,
                                                         FREE, GEAR, GOD, HAND, HERE, HERO, INSIDE, JUDGE, LOAD, LOCK,
                                                         NAMES, OUT, OWN, PLATES, POINTS, RIVAL, ROLLS_NOW, ROOM,
                                                         ROOM_LEFT, SET, STEPS, STORE, TABLE, TILE, TIME, WATER, WAY,
                                                         WAY_LEFT, WEB)
from sacbe.games.temple_of_chac.ai.feature_places import WAYS, distance_band, chase_place, closeness, room_of
from sacbe.games.temple_of_chac.ai.evaluator import TempleOfChacEvaluator
from sacbe.games.temple_of_chac.rules.odds import KNOWN_TRAP, ROLLS, KNOWN_SAFE, repeated_odds
from sacbe.games.temple_of_chac.rules.ending import FinalScoring
from sacbe.games.temple_of_chac.rules.rooms.locks import alcove_at, needed_successes
from sacbe.games.temple_of_chac.rules.rounds import Round
from sacbe.games.temple_of_chac.rules.actions.search import deck_of, deck_size
from sacbe.games.temple_of_chac.rules.secrets import BITS, HALF, SEATS
from sacbe.games.temple_of_chac.rules.scoring import boxes_of, injury_points, treasure_points
from sacbe.games.temple_of_chac.rules.state import (Player, Table, cards_in, dice_left, dice_of, idol_in, is_flipped,
                                                    is_searched, web_state, webs_left)
from sacbe.games.temple_of_chac.data.tables import TILES, WEBS
from sacbe.games.temple_of_chac.data.constants import (ASK_DIE, TREASURE_BOX, CAVE, CHAC, CORRIDOR, EMPTY, EXIT,
                                                       FACE_DOWN,
                                                       FACE_UP, FAIL, GEARS, HIGH, IDOLS, IXCHEL, KUKULKAN, LAVA, LOW,
                                                       RAPIDS, SPIDER, SUCCESS, SUCCESS_FAIL, TREASURES)
from sacbe.kernel.core.bits import bit, count
from sacbe.kernel.core.features import Features
from sacbe.kernel.core.frame import CHANCE, State

VERSION: Final = 1
CARD: Final = 3.2           # points of a card that one does not know
INJURY_COST: Final = 1.75   # and of an injury
PROMPTS: Final = 13
CHANCE_KINDS: Final = 14    # kinds of chance


class ObservationEvaluator(TempleOfChacEvaluator):
    """The evaluator for what a seat may see: of a rival's hand it uses only what the seat has seen."""

    def theft_value(self, t: Table, thief: i64, victim: i64) -> float:
        cards, points, _ = known_treasures(t, thief, victim)
        return points / float(cards) if cards > 0 else CARD


def known_treasures(t: Table, seat: i64, owner: i64) -> tuple[i64, float, i64]:
    """Return the treasures that a seat is sure a rival has: how many, their points, their gods as bits."""
    cards: i64 = 0
    points = 0.0
    gods: i64 = 0
    for half in range(2):
        word = t.known[(seat * SEATS + owner) * 2 + half]
        treasure: i64 = half * HALF
        while word:
            copies = word & 7
            if copies > 0:
                cards += copies
                points += float(copies) * (CARD if treasure == TREASURE_BOX else float(t.edition.points[treasure]))
                god = t.edition.god[treasure]
                if god != EMPTY:
                    gods |= bit(god)
            word >>= BITS
            treasure += 1
    return cards, points, gods


class TempleOfChacFeatures(Features):
    """Fills in the features of a seat; the evaluator runs once, and the rest is read off the table."""

    def __init__(self) -> None:
        super().__init__(VERSION, NAMES)
        self.judge: Final = ObservationEvaluator()
        self.left: float = 0.0          # of the time, about 1 at the start
        self.away: float = 0.0          # steps to the exit

    def seat_count(self, state: State) -> i64:
        return cast(Table, state).seats

    def progress(self, state: State) -> float:
        """Return how far the game is, from the way of the boulder and who is out."""
        t = cast(Table, state)
        if not t.stack or isinstance(t.stack[0], FinalScoring):
            return 1.0
        start = t.edition.start
        rolled = float(t.boulder - start) / float(t.edition.last - start)
        return 1.0 - (1.0 - rolled) * (1.0 - float(t.escapes) / float(t.seats))

    def compute(self, state: State, seat: i64) -> None:
        t = cast(Table, state)
        x = self.x
        for f in range(self.size):
            x[f] = 0.0
        p = t.players[seat]
        total = self.judge.expected_points_of(t, seat)
        e = self.judge.evaluation
        self.left = e.odds.rounds[t.boulder] / 11.0
        is_inside = p.escaped == 0 and bool(t.stack) and not isinstance(t.stack[0], FinalScoring)
        safe = self.judge.safe[seat]
        x[JUDGE] = total / 20.0
        x[JUDGE + 1] = safe
        x[JUDGE + 2] = 4.0 * safe * (1.0 - safe)
        x[JUDGE + 10] = 1.0 if safe <= 0.0 else 0.0
        x[JUDGE + 11] = 0.0
        if safe > 0.02:
            x[JUDGE + 11] = max(-1.0, min(4.0, ((total + INSIDE_PENALTY) / safe - INSIDE_PENALTY) / 20.0))
        self.fill_time(t, seat, p)
        self.fill_cards(t, p)
        if is_inside:
            self.fill_parts(t, e)
            self.fill_place(t, p, e)
            self.fill_body(t, seat, p)
            self.fill_lock(t, seat, p, e)
            self.fill_rooms(t, p, e)
        else:
            e.find_ways(t, seat)
            self.away = 0.0
        self.fill_board(t, e)
        self.fill_rivals(t, seat, p, e, total)

    def fill_parts(self, t: Table, e: Evaluation) -> None:
        """Fill in the parts of what the evaluator expects."""
        x = self.x
        x[JUDGE + 3] = e.have / 20.0
        x[JUDGE + 4] = e.tools / 5.0
        x[JUDGE + 5] = e.fear / 3.0
        x[JUDGE + 6] = e.gain / 10.0
        x[JUDGE + 7] = max(-1.0, min(3.0, e.spare / 15.0))
        x[JUDGE + 8] = min(8.0, e.need) / 4.0
        x[JUDGE + 9] = max(-2.0, min(3.0, (e.odds.rounds[t.boulder] - e.need) / 4.0))

    def fill_time(self, t: Table, seat: i64, p: Player) -> None:
        """Fill in rounds, the boulder, the order of turns, and the question."""
        x = self.x
        lasts = self.judge.evaluation.odds.lasts
        x[TIME] = self.left
        x[TIME + 1] = self.left * self.left
        x[TIME + 2] = float(t.round) / 12.0
        for rolls in range(1, 4):
            x[TIME + 2 + rolls] = 1.0 - lasts[t.boulder * ROLLS + rolls]
        base = t.stack[0]
        if t.turn == seat:
            x[TIME + 6] = 1.0
        elif isinstance(base, Round) and p.escaped == 0:
            x[TIME + 7 if (seat - t.first + t.seats) % t.seats >= base.at else TIME + 8] = 1.0
        if t.first == seat:
            x[TIME + 9] = 1.0
        x[PLATES + min(3, t.plates)] = 1.0
        x[BOULDER + min(9, t.boulder // 4)] = 1.0
        x[TABLE + t.seats - 2] = 1.0
        ask = t.ask
        if ask is not None:
            if ask.seat == seat and ask.prompt <= PROMPTS:
                x[ASKED + ask.prompt - 1] = 1.0
            elif ask.seat == CHANCE and t.turn == seat and ASK_DIE <= ask.prompt < ASK_DIE + CHANCE_KINDS:
                x[ROLLS_NOW + ask.prompt - ASK_DIE] = 1.0

    # ------------------------------------------------------------ the seat

    def fill_cards(self, t: Table, p: Player) -> None:
        """Fill in treasures, gods, gear and the adventurer."""
        x = self.x
        held = cards_in(p.hand)
        stored = cards_in(p.store)
        gods: i64 = 0
        in_hand: i64 = 0
        for treasure in range(TREASURES):
            copies = p.hand[treasure] + p.store[treasure]
            if copies > 0:
                in_hand += p.hand[treasure] * t.edition.points[treasure]
                god = t.edition.god[treasure]
                if god != EMPTY:
                    gods |= bit(god)
                    x[GOD + god] = 1.0
                    x[OWN + god] += float(copies) / 2.0
                elif t.rulings.box_is_kukulkan:
                    gods |= bit(KUKULKAN)
                    x[GOD + KUKULKAN] = 1.0
                if treasure >= IDOLS:
                    x[OWN + 6 if treasure == IDOLS + CHAC else OWN + 5] += float(copies)
        many = count(gods)
        points = treasure_points(t, p)
        hurt = injury_points(p)
        x[SET + min(5, many)] = 1.0
        x[OWN + 7] = float(boxes_of(p))
        x[POINTS] = float(points) / 20.0
        x[POINTS + 1] = float(boxes_of(p)) / 2.0
        x[POINTS + 2] = float(p.boxes) / 6.0
        x[POINTS + 3] = float(t.edition.set_bonus[many]) / 6.0
        x[POINTS + 4] = float(hurt) / 5.0
        x[POINTS + 5] = float(points + p.boxes + t.edition.set_bonus[many] + hurt) / 20.0
        x[HAND + min(5, held)] = 1.0
        x[STORE + min(3, stored)] = 1.0
        x[LOAD] = float(held) / 3.0
        x[LOAD + 1] = float(held) / 3.0 * self.left
        x[LOAD + 2] = float(in_hand) / 10.0
        x[LOAD + 3] = float(points - in_hand) / 10.0
        tools: i64 = 0
        for tool in range(GEARS):
            copies = p.gear[tool]
            if copies > 0:
                x[GEAR + tool] = float(copies)
                tools += copies
        x[GEAR + 12] = float(tools) / 3.0
        x[GEAR + 13] = float(tools) / 3.0 * self.left
        if p.adventurer != EMPTY:
            x[HERO + p.adventurer] = 1.0
            x[FREE + max(0, min(3, storage(t, p) - stored))] = 1.0
            x[LOAD + 4] = float(action_dice(p, held)) / 4.0

    def fill_body(self, t: Table, seat: i64, p: Player) -> None:
        """Fill in wounds, injuries, and the dice of the turn."""
        x = self.x
        if p.fallen:
            x[BODY] = 1.0
        if p.adventurer != EMPTY:
            x[BODY + 1] = float(p.wounds) / float(t.edition.health[p.adventurer])
            x[BODY + 2] = x[BODY + 1] * self.left
            if p.wounds + 1 >= t.edition.health[p.adventurer]:
                x[BODY + 3] = 1.0
        x[BODY + 4 + min(5, p.wounds)] = 1.0
        x[BODY + 10 + min(5, p.injuries[0] + p.injuries[1] + p.injuries[2])] = 1.0
        if t.turn == seat:
            x[DICE] = float(dice_of(t, LOW)) / 3.0
            x[DICE + 1] = float(dice_of(t, HIGH)) / 3.0
            x[DICE + 2] = self.judge.steps_now(t, seat, p) / 5.0
            x[DICE + 3 + min(5, dice_left(t))] = 1.0
            ask = t.ask
            if not t.spent and ask is not None and ask.seat == CHANCE and ask.prompt == ASK_DIE:
                x[DICE + 9] = 1.0

    def fill_place(self, t: Table, p: Player, e: Evaluation) -> None:
        """Fill in where it stands: space, room, boulder, and the way out."""
        x = self.x
        at = p.at
        place = at
        if CORRIDOR <= at < LAVA:
            place = CORRIDOR + (at - CORRIDOR) // 2
        elif at >= LAVA:
            place = at - (LAVA - CORRIDOR) // 2
        x[AT + place] = 1.0
        room = room_of(t, at)
        x[ROOM + room] = 1.0
        x[ROOM_LEFT + room] = self.left
        chase = chase_place(t, at)
        if chase != EMPTY:
            x[CHASE + chase] = 1.0
        self.away = min(60.0, e.lava.steps(e.outer, at, t.boulder))
        x[STEPS + distance_band(self.away)] = 1.0
        x[LOAD + 5] = self.away / 20.0
        for way in range(WAYS):
            pull = closeness(t, e.odds, at, way)
            if pull > 0.0:
                x[WAY + way] = pull
                x[WAY_LEFT + way] = pull * self.left

    # ------------------------------------------------------------ the temple around it

    def fill_lock(self, t: Table, seat: i64, p: Player, e: Evaluation) -> None:
        """Fill in the locks, and how likely the one in reach opens with the dice of this turn or of the next."""
        x = self.x
        for alcove in range(4):
            if idol_in(t, alcove) != EMPTY:
                x[LOCK] += 0.25
                if p.at < LAVA and p.at <= t.edition.alcoves[alcove]:
                    x[LOCK + 1] += 0.25
        alcove = alcove_at(t, p.at)
        if alcove != EMPTY and p.adventurer != EMPTY:
            need = needed_successes(t, seat, alcove, 0)
            dice = dice_left(t) if t.turn == seat else action_dice(p, cards_in(p.hand))
            tokens = t.edition.tokens
            x[LOCK + 2] = 1.0
            if dice > 0:
                x[LOCK + 3] = e.odds.lock_chance(need, tokens[SUCCESS], tokens[SUCCESS_FAIL], tokens[FAIL], dice - 1)
            x[LOCK + 4] = x[LOCK + 3] * self.judge.treasure_value(t, idol_in(t, alcove)) / 10.0
            x[LOCK + 5] = float(need) / 5.0

    def fill_rooms(self, t: Table, p: Player, e: Evaluation) -> None:
        """Fill in decks that are still ahead, the room it is in, the rapids and the cave."""
        x = self.x
        for deck in range(4):
            times, _ = e.searches_in_reach(t, p.at, t.boulder, deck)
            if times > 0.0:
                x[DECK + deck] = e.treasure[deck] * (e.worth[deck] + e.new_god(deck)) / 3.0
                x[DECK + 4 + deck] = e.harm[deck]
        here = deck_of(p.at)
        if here != EMPTY:
            x[HERE] = e.treasure[here]
            x[HERE + 1] = e.treasure[here] * (e.worth[here] + e.new_god(here)) / 3.0
            x[HERE + 2] = e.harm[here]
            x[HERE + 3] = float(deck_size(t, here)) / 12.0
            if here == IXCHEL:
                x[WATER + 10] = repeated_odds(2.0 / 3.0, 1 + t.surging)
        if (p.at < LAVA and p.at <= e.odds.doors[1]) or LAVA <= p.at < RAPIDS:
            x[TILE + 4] = 2.0 * e.lava.risk
            if p.at < LAVA:
                x[TILE + 5] = min(2.0, (e.outer.steps(p.at, t.boulder) - self.away) / 5.0)
            elif is_searched(t, p.at - LAVA):
                x[TILE + 6] = 1.0
        if CAVE <= p.at < EXIT:
            lies = web_state(t, p.at - CAVE)
            x[WEB + 2] = 1.0 if lies == FACE_DOWN else 0.0
            x[WEB + 3] = 1.0 if lies == FACE_UP else 0.0

    def fill_board(self, t: Table, e: Evaluation) -> None:
        """Fill in what lies open for all, and what the seat knows of the lava tiles."""
        x = self.x
        for alcove in range(5):
            if idol_in(t, alcove) == EMPTY:
                x[ALCOVE + alcove] = 1.0
        peeked: i64 = 0
        known = e.tiles
        for tile in range(TILES):
            what = known & 3
            known >>= 2
            if what == KNOWN_SAFE:
                x[TILE] += 0.125
            elif what == KNOWN_TRAP:
                x[TILE + 1] += 0.25
                if not is_flipped(t, tile):
                    peeked += 1
        x[TILE + 2] = float(count(t.flipped)) / 7.0
        x[TILE + 3] = float(count(t.gone)) / 4.0
        x[CLUE + min(4, peeked)] = 1.0
        x[WATER + min(5, t.planks)] = 1.0
        x[WATER + 6 + min(3, t.surging)] = 1.0
        down: i64 = 0
        for at in range(WEBS):
            lies = web_state(t, at)
            if lies == FACE_DOWN:
                down += 1
            elif lies == FACE_UP:
                x[WEB + 1] += 0.25
        x[WEB] = float(down) / 6.0
        if down > 0:
            x[WEB + 4] = float(webs_left(t, SPIDER)) / float(down)

    def fill_rivals(self, t: Table, seat: i64, p: Player, e: Evaluation, total: float) -> None:
        """Fill in where the others are, and what they seem to have: what was seen, and a mean card for the rest."""
        x = self.x
        inside: i64 = 0
        best_out = -9.0
        best_in = -9.0
        nearest = 60.0
        for other in range(t.seats):
            if other == seat:
                continue
            q = t.players[other]
            cards = cards_in(q.hand) + cards_in(q.store)
            injuries = q.injuries[0] + q.injuries[1] + q.injuries[2]
            seen, points, gods = known_treasures(t, seat, other)
            points += CARD * float(cards - seen) + float(t.edition.set_bonus[count(gods)])
            points -= INJURY_COST * float(injuries)
            x[RIVAL] += float(cards) / float(5 * (t.seats - 1))
            x[RIVAL + 1] = max(x[RIVAL + 1], float(cards) / 5.0)
            x[RIVAL + 11] += float(injuries) / float(3 * (t.seats - 1))
            if q.escaped > 0:
                best_out = max(best_out, points)
                continue
            inside += 1
            best_in = max(best_in, points)
            nearest = min(nearest, e.lava.steps(e.outer, q.at, t.boulder))
            if p.escaped == 0:
                if q.at == p.at:
                    x[RIVAL + 6] += 1.0
                    if not q.fallen:
                        x[RIVAL + 8] += float(cards_in(q.hand)) / 3.0
                elif -3 < q.at - p.at < 3:
                    x[RIVAL + 7] += 1.0
                if e.lava.steps(e.outer, q.at, t.boulder) < self.away:
                    x[RIVAL + 9] += 0.25
        x[INSIDE + inside] = 1.0
        x[OUT + t.seats - 1 - inside] = 1.0
        if inside < t.seats - 1:
            x[RIVAL + 2] = best_out / 20.0
            x[RIVAL + 4] = max(-3.0, min(3.0, (total - best_out) / 10.0))
        if inside > 0:
            x[RIVAL + 3] = best_in / 20.0
            x[RIVAL + 5] = max(-3.0, min(3.0, (total - best_in) / 10.0))
            x[RIVAL + 10] = max(-3.0, min(3.0, (nearest - self.away) / 10.0))
