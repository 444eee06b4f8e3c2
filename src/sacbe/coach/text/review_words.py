"""A review in sentences: its turning points, and what decided the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from sacbe.coach.analysis.grades import GOOD
from sacbe.coach.review.schema import CategoryShare, Review, SeatReview, TurningPoint
from sacbe.coach.review.turning_points import LUCK, ONLY_MOVE, point_weight
from sacbe.coach.text.phrases import NOBODY, CoachText, error_of_chance, points_of_chance, signed_chance
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.presenter import GameTime
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.numbers import format_exact
from sacbe.presentation.language.words import has_message, say

MOST_CATEGORIES: Final = 3      # that a sentence names
MOST_DRAWN: Final = 8           # answers of chance that a line tells
LEAST_POINTS: Final = 1.0       # of a category, to be named
MUCH: Final = 85                # percentiles that are named
LITTLE: Final = 15
OUTSIDE: Final = {"players": "chances-outside-players", "edition": "chances-outside-edition"}


class ReviewText(CoachText):
    """The words of a review."""

    def __init__(self, game: Game, review: Review, names: Mapping[str, str] = NOBODY) -> None:
        super().__init__(game.definition, game.players, names)
        self.game = game
        self.review = review
        lost = {decision.at for decision in review.decisions if decision.kind != GOOD}
        self.states = positions_at(game, lost | {point.at for point in review.turning})

    @property
    def title(self) -> str:
        return say("review-title", game=self.wording.title)

    def notes(self) -> list[str]:
        """Say what readers should know before they trust the figures."""
        review = self.review
        notes = [say("review-sure", simulations=review.simulations, depth=review.depth)]
        if not review.calibrated:
            notes.append(say("chances-guess"))
        if review.outside:
            what = [say(OUTSIDE.get(one, "chances-outside-option"), option=one) for one in review.outside]
            notes.append(say("chances-outside", what=", ".join(what)))
        return notes

    # ------------------------------------------------------------ turning points

    def turning_point_lines(self) -> list[str]:
        """Describe the turning points, a sentence or two each."""
        return [self.point(point) for point in self.review.turning] or [say("review-none")]

    def point(self, point: TurningPoint) -> str:
        seat, error = self.seat(point.seat), error_of_chance(point.error)
        if point.what == LUCK:
            assert point.luck is not None
            when = self.time_text(self.review.luck[point.luck].clock, point.at)
            return say("review-chanced", when=when, seat=seat, change=signed_chance(point.change), error=error)
        assert point.decision is not None
        decision = self.review.decisions[point.decision]
        when = self.time_text(decision.clock, point.at)
        state = self.states[point.at]
        played = self.line_moves(state, point.seat, [decision.move])[0]
        if point.what == ONLY_MOVE:
            return say("review-only", when=when, seat=seat, move=played, loss=points_of_chance(point.change),
                       error=error)
        better = self.plan_text(self.line_moves(state, point.seat, point.better))
        return say("review-lost", when=when, seat=seat, kind=say(f"review-kind-{point.what}"), move=played,
                   better=better, loss=points_of_chance(-point.change), error=error)

    def turning_point_action(self, point: TurningPoint) -> str:
        """Say what was done at a turning point, without its value: the move, or what chance brought."""
        state = self.states[point.at]
        if point.what != LUCK:
            assert point.decision is not None
            return self.line_moves(state, point.seat, [self.review.decisions[point.decision].move])[0]
        assert point.luck is not None
        return self.chance_answers(state, self.review.luck[point.luck].answers)

    def chance_answers(self, state: State, answers: Sequence[str]) -> str:
        """Describe answers of chance, those to the same question together."""
        now = self.definition.clone(state)
        now.listener = None
        found: list[tuple[str, str]] = []
        for move in answers[:MOST_DRAWN]:
            assert now.ask is not None
            found.append((self.definition.prompts[int(now.ask.prompt)], self.wording.chance_text(move)))
            now.apply(self.definition.grammar.read(move))
        told = [f"{self.wording.chance_sentence(prompt, ', '.join(text for _, text in same))}."
                for prompt, same in groupby(found, key=lambda one: one[0])]
        return " ".join(told if len(answers) <= MOST_DRAWN else [*told, "…"])

    # ------------------------------------------------------------ the chart

    def story(self) -> list[str]:
        """Say who won, and which moment mattered most."""
        best = [self.seat(seat.seat) for seat in self.review.seats if seat.result > 0]
        won = say("review-story-nobody") if not best else say("review-story-won", seat=best[0]) if len(best) == 1 \
            else say("review-story-shared", seats=", ".join(best))
        if not self.review.turning:
            return [won, say("review-story-none")]
        point = max(self.review.turning, key=point_weight)
        facts = {"seat": self.seat(point.seat), "when": self.time_text(self.clock_of(point), point.at)}
        if point.what == LUCK:
            return [won, say("review-story-luck", change=signed_chance(point.change), **facts)]
        if point.what == ONLY_MOVE:
            return [won, say("review-story-only", **facts)]
        return [won, say("review-story-lost", loss=points_of_chance(-point.change), **facts)]

    def clock_of(self, point: TurningPoint) -> GameTime | None:
        if point.luck is not None:
            return self.review.luck[point.luck].clock
        assert point.decision is not None
        return self.review.decisions[point.decision].clock

    def unit(self) -> str:
        """Return what the game counts its time in; empty where it counts none."""
        clock = next((point.clock for point in self.review.timeline if point.clock is not None), None)
        return "" if clock is None else say(f"clock-{self.definition.name}-{clock.unit}-unit")

    def parts_of_game(self) -> list[str]:
        """Return the names of the parts into which the calendar marks of the last kind divide the game."""
        marks = self.review.calendar
        key = f"calendar-{self.definition.name}-part"
        count = sum(mark.what == marks[-1].what for mark in marks) if marks and has_message(key) else 0
        return [say(key, number=number + 1) for number in range(count)]

    # ------------------------------------------------------------ what decided the game

    def result_sentences(self) -> list[str]:
        """Say who won by how much, by which categories, and how much of it was luck."""
        best = [seat for seat in self.review.seats if seat.result > 0]
        if not best:
            return [say("review-nobody"), *self.unusual_scores()]
        if len(best) > 1:
            names = ", ".join(self.seat(seat.seat) for seat in best)
            return [say("review-shared", seats=names, points=str(format_exact(best[0].score))), *self.unusual_scores()]
        winner = best[0]
        return [self.winner_sentence(winner), *self.against_others(winner.seat), *self.unusual_scores(),
                say("review-luck-said", luck=signed_chance(winner.luck), own=signed_chance(winner.own),
                    others=signed_chance(winner.others))]

    def winner_sentence(self, winner: SeatReview) -> str:
        others = [seat for seat in self.review.seats if seat is not winner]
        second = max(others, key=lambda seat: seat.score)
        return say("review-won", seat=self.seat(winner.seat), points=str(format_exact(winner.score)),
                   lead=str(format_exact(winner.score - second.score)), second=self.seat(second.seat))

    def against_others(self, seat: str) -> list[str]:
        """Name the categories in which a seat was ahead of the others, and those in which it was behind."""
        apart = {one.category: one.points - one.others for one in self.shares_of_seat(seat)}
        ranked = sorted(apart, key=lambda name: -abs(apart[name]))
        more = {name: apart[name] for name in ranked if apart[name] >= LEAST_POINTS}
        less = {name: apart[name] for name in ranked if apart[name] <= -LEAST_POINTS}
        return [say(key, seat=self.seat(seat),
                    categories=self.category_list(dict(list(found.items())[:MOST_CATEGORIES])))
                for key, found in (("review-more", more), ("review-less", less)) if found]

    def unusual_scores(self) -> list[str]:
        """Name the scores that are rare in typical games."""
        rare = [one for one in self.review.decided if one.percentile is not None and one.points
                and not LITTLE < one.percentile < MUCH]
        rare.sort(key=lambda one: -abs((one.percentile or 0) - 50))
        if not rare:
            return []
        return [say("review-usual", parts=", ".join(self.rare_score(one) for one in rare[:MOST_CATEGORIES]))]

    def rare_score(self, one: CategoryShare) -> str:
        assert one.percentile is not None
        key = "review-usual-part" if one.percentile >= MUCH else "review-usual-less"
        return say(key, seat=self.seat(one.seat), category=self.category(one.category), percent=one.percentile)

    def shares_of_seat(self, seat: str) -> list[CategoryShare]:
        return [one for one in self.review.decided if one.seat == seat]


def positions_at(game: Game, indices: set[int]) -> dict[int, State]:
    """Return the positions after the given numbers of answers, found by playing through the game once."""
    state = game.copy_at(0).state
    state.listener = None
    found: dict[int, State] = {}
    for at, entry in enumerate(game.history):
        if at in indices:
            found[at] = game.definition.clone(state)
        state.apply(entry.choice)
    return found
