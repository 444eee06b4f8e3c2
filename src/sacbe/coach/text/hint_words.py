"""A hint in sentences, step by step."""

from __future__ import annotations

from collections.abc import Mapping

from sacbe.coach.analysis.opinion import determinized_copy
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.hints.hint import Hint, HintMove, Reasons
from sacbe.coach.text.phrases import NOBODY, CoachText, error_of_chance, points_of_chance
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.effects import Chance
from sacbe.presentation.language.numbers import format_tenth
from sacbe.presentation.language.words import say


class HintText(CoachText):
    """The words of a hint about a position; they tell no more of it than the seat that is asked may know."""

    def __init__(self, values: PositionValues, state: State, seed: int, names: Mapping[str, str] = NOBODY) -> None:
        super().__init__(values.definition, values.players, names)
        self.own = determinized_copy(values, state, seed)

    def nudge(self, hint: Hint) -> list[str]:
        """Say where to look, and what to think about."""
        nudge = hint.nudge
        things = ", ".join(self.wording.thing_name(thing) for thing in nudge.things)
        theme = say("hint-theme", theme=self.category(nudge.theme)) if nudge.theme else say("hint-think")
        return [say("hint-look", things=things), theme] if things else [theme]

    def move(self, hint: Hint) -> str:
        """Say the move, and the rest of the turn that the coach expects."""
        moves = self.moves(hint, hint.moves[0])
        return say("hint-alone", move=moves[0]) if len(moves) == 1 else say("hint-then", move=moves[0],
                                                                           rest="; ".join(moves[1:]))

    def moves(self, hint: Hint, move: HintMove) -> list[str]:
        return self.line_moves(self.own, hint.seat, move.option.line)

    def options(self, hint: Hint) -> list[str]:
        """Describe the best few kinds of moves with chance and points."""
        return [say("hint-option", move=self.plan_text(self.moves(hint, move)),
                    chance=points_of_chance(move.option.chance), error=error_of_chance(move.option.error),
                    points=str(format_tenth(move.option.points))) for move in hint.moves]

    def reasons(self, hint: Hint) -> list[str]:
        """Say why the first kind of move is better than the second, in sentences made from numbers."""
        reasons = hint.reasons
        if reasons is None:
            return [say("hint-only"), *self.outlook(hint.moves[0])]
        other = self.moves(hint, hint.moves[hint.played or 1])[0]
        key = "hint-close" if hint.is_close else "hint-better"
        facts = {"more": points_of_chance(reasons.chance), "error": error_of_chance(reasons.chance_error)}
        return [say(key, other=other, **facts), *self.differences(hint, reasons)]

    def differences(self, hint: Hint, reasons: Reasons) -> list[str]:
        """Say what the first kind of move has that the other one does not."""
        said = []
        more = {name: points for name, points in reasons.categories.items() if points > 0}
        less = {name: points for name, points in reasons.categories.items() if points < 0}
        if more:
            said.append(say("hint-more", categories=self.category_list(more)))
        if less:
            said.append(say("hint-less", categories=self.category_list(less)))
        return [*said, *self.rivals(reasons), *self.outlook(hint.moves[0], reasons)]

    def rivals(self, reasons: Reasons) -> list[str]:
        """Say what the move takes from other seats, or gives them."""
        return [say("hint-takes" if chance < 0 else "hint-gives", seat=self.seat(seat),
                    chance=points_of_chance(abs(chance)))
                for seat, (chance, _) in reasons.rivals.items() if round(chance, 3)]

    def outlook(self, move: HintMove, reasons: Reasons | None = None) -> list[str]:
        """Say what the move risks, which threats it ends, and which it leaves open."""
        is_known = any(not effect.certain for effect in move.risks)
        risks = [self.wording.render_effect(effect) for effect in move.risks
                 if not (is_known and isinstance(effect, Chance))]
        said = [say("hint-risk", effects=", ".join(dict.fromkeys(risks)))] if any(risks) else []
        if reasons is not None and reasons.solves:
            said.append(say("hint-solves", worries=" ".join(self.threat_sentence(worry) for worry in reasons.solves)))
        if move.leaves:
            said.append(say("hint-leaves", worries=" ".join(self.threat_sentence(worry) for worry in move.leaves)))
        return said

    def certainty(self, hint: Hint) -> list[str]:
        """Say how sure the hint is."""
        said = [say("hint-sure", simulations=hint.simulations)]
        return said if hint.calibrated else [*said, say("hint-guess")]

    def explanation(self, hint: Hint) -> list[str]:
        """Explain a past move: what was played, whether the coach agrees, and why."""
        assert hint.played is not None
        played = hint.moves[hint.played]
        said = [say("hint-played", seat=self.seat(hint.seat), move=self.moves(hint, played)[0])]
        if hint.reasons is None or hint.played == 0 or played.option.behind <= played.option.behind_error:
            return [*said, say("hint-played-best"), *self.reasons(hint), *self.certainty(hint)]
        other = say("hint-played-other", move=self.moves(hint, hint.moves[0])[0],
                    more=points_of_chance(played.option.behind), error=error_of_chance(played.option.behind_error))
        return [*said, other, *self.differences(hint, hint.reasons), *self.certainty(hint)]
