"""Everything that is said during a game, made from what one reader may see: questions, options, reasons, the result."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from sacbe.kernel.definition.effects import AnyEffect, Chance, Happen, Level, Points, Put, Reveal, Step, Thing
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import Caution, QuestionContext, ViewData
from sacbe.kernel.play.game import Game, Refusal
from sacbe.presentation.language import register
from sacbe.presentation.language.numbers import format_exact
from sacbe.presentation.language.register import Rule
from sacbe.presentation.language.words import (
    current_language,
    has_message,
    player_names,
    rule_name,
    rule_text,
    say,
    say_with,
)
from sacbe.presentation.render.log import MAX_CACHED_TEXTS, LogWriter, events_by_decision
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.schema.data import GameResult, LogLine, OptionShown, RefusedShown

COPY: Final = re.compile(r"^(\d+)[a-z]$")
SIGNS: Final = ("+", "−")         # effects that are amounts stand behind those that are not


@mypyc_attr(allow_interpreted_subclasses=True)
class Localizer(LogWriter):
    """The words of one game in the chosen language."""

    def __init__(self, definition: GameDefinition, players: int) -> None:
        super().__init__(definition, players)
        self._effects: dict[tuple[object, ...], str] = {}

    @property
    def title(self) -> str:
        """The name of the game."""
        return say(f"name-{self.game_name}-game")

    # ------------------------------------------------------------ questions and options

    def question_sentence(self, question: QuestionContext) -> str:
        """The question, with the name of the seat that must answer it."""
        return say("play-prompt", seat=self.seat_name(question.seat), prompt=self.prompt_alone(question))

    def prompt_alone(self, question: QuestionContext) -> str:
        """The question alone, for readers who see otherwise who must answer it."""
        return f"{say(f'prompt-{self.game_name}-{question.prompt}')} {self.texts.question_details(question)}".rstrip()

    def render_option(self, option: OptionShown, view: ViewData) -> OptionShown:
        """Put an option into words: the move, its effects and its warnings."""
        option.text = self.texts.move(option.move, view)
        option.effects_text = self._joined_effects(option.effects, option.text)
        for caution in option.cautions:
            caution.text = self.render_warning(caution)
        return option

    def _joined_effects(self, effects: Sequence[AnyEffect], words: str) -> str:
        """Effects in one line, said once: many moves do the same, in this game and in others."""
        if not effects:
            return ""
        known = (current_language(), *player_names().items(), words, *effects)
        text = self._effects.get(known)
        if text is None:
            if len(self._effects) >= MAX_CACHED_TEXTS:
                self._effects.clear()
            text = self._effects[known] = ", ".join(self.render_effects(effects, words))
        return text

    def render_warning(self, caution: Caution) -> str:
        """A warning in words: what a choice would lose or waste, with the reason where a rule is one."""
        facts = {name: value if isinstance(value, float) else self._named(name, value, {})
                 for name, value in caution.facts.items()}
        text = say_with(f"caution-{self.game_name}-{caution.what}", facts)
        return f"{text} {self.refusal_sentence(Refusal(caution.rule, caution.numbers))}" if caution.rule else text

    def chance_text(self, move: str) -> str:
        """An answer of chance below its question: what it names, else what stands behind its verb.

        Of equal pieces, such as the two markers 3 and 3b, only what they have in common is told.
        """
        named = ", ".join(self.thing_name(thing) for thing in self.definition.presenter().things_of_move(move))
        return named or COPY.sub(r"\1", " ".join(move.split()[1:2])) or move

    def chance_sentence(self, prompt: str, what: str) -> str:
        """What chance was asked, and what it answered."""
        return say("chance-answered", prompt=say(f"prompt-{self.game_name}-{prompt}").rstrip("."), what=what)

    def chance_answers(self, moves: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Yield what chance can answer, with words; of equal pieces, which a number or letter marks, only the first."""
        known = set()
        for move in moves:
            kind = tuple(move.split()[:2])
            if kind not in known:
                known.add(kind)
                yield move, self.chance_text(move)

    def render_effects(self, effects: Sequence[AnyEffect], words: str = "") -> list[str]:
        """Effects in words, amounts last; a track with which the words of the move end is not named again."""
        is_known = any(not effect.certain for effect in effects)
        said = [without_name(self.render_effect(effect), words) if isinstance(effect, Step | Level)
                else self.render_effect(effect)
                for effect in effects if not (is_known and isinstance(effect, Chance))]
        return sorted((text for text in said if text), key=lambda text: text.startswith(SIGNS))

    def render_effect(self, effect: AnyEffect) -> str:
        """One effect in words; nothing where there is nothing to say of it."""
        text = self._effect(effect)
        return text if effect.certain or not text else say("effect-likely", text=text, chance=effect.probability)

    def _effect(self, effect: AnyEffect) -> str:
        if isinstance(effect, Happen):
            key = f"effect-{self.game_name}-{effect.event}"
            said = {"event": effect.event, "seat": effect.seat, **effect.facts}
            return say_with(key, self._facts(said)) if has_message(key) else ""
        key = f"effect-{type(effect).__struct_config__.tag}"
        own = key.replace("effect-", f"effect-{self.game_name}-", 1)
        return say_with(own if has_message(own) else key, self._effect_facts(effect))

    def _effect_facts(self, effect: AnyEffect) -> dict[str, object]:
        if isinstance(effect, Points):
            sign = "−" if effect.amount < 0 else "+"
            return {"amount": rounded_amount(abs(effect.amount)), "sign": sign, "source": effect.source}
        if isinstance(effect, Step | Level):
            return {"name": self.thing_name(effect.track), "before": effect.before, "after": effect.after}
        if isinstance(effect, Put):
            return {"name": self.thing_name(effect.piece), "place": self.thing_name(effect.place)}
        if isinstance(effect, Happen | Reveal | Chance):
            return {}
        return {"amount": rounded_amount(effect.amount), "name": self.thing_name(effect.what, effect.amount)}

    def thing_name(self, thing: Thing, count: float = 1) -> str:
        """The name of a thing, for this many of it."""
        key = f"name-{self.game_name}-{thing.kind}-{thing.id}"
        if has_message(key):
            return say_with(key, {"count": rounded_amount(count)})
        special = self.texts.value_name(thing.kind, thing.id)
        return thing.id if special is None else str(special)

    # ------------------------------------------------------------ why not

    def refusal_sentence(self, refusal: Refusal) -> str:
        """A refusal as a sentence with its numbers; without such a sentence, the rule itself."""
        key = f"refusal-{refusal.rule.replace('.', '-')}"
        if not has_message(key):
            return rule_text(refusal.rule)
        return say_with(key, {name: self._number(name, value) for name, value in refusal.numbers.items()})

    def render_refusals(self, group: RefusedShown) -> RefusedShown:
        """Put a group of refused moves into words: the reason, and the rule with its source."""
        group.text = self.refusal_sentence(Refusal(group.rule, group.numbers))
        group.name, group.source, group.rule_text = rule_words(group.rule, current_language())
        return group

    def _number(self, name: str, value: int | str) -> str | float:
        """A value of a refusal by the name of its kind: the seat that is `asked`, the `asked-track`."""
        if value in self.names:
            return self.seat_name(str(value))
        return self._named(name.removeprefix("asked-"), value, {})

    def rule_lines(self, rule: Rule) -> list[str]:
        """A rule of the register: id, name and source, and what it says."""
        return [say("play-rule", id=rule.id, name=rule_name(rule.id), source=rule.source), rule_text(rule.id)]

    # ------------------------------------------------------------ what happened

    def render_log(self, game: Game, seat: int | None, start: int = 0, end: int | None = None) -> Iterator[LogLine]:
        """Yield the log in words for a reader, from one event on up to another; forced moves are left out."""
        for at, events in events_by_decision(game, seat, start, end):
            yield from self.date_lines(self.lines(said for said in events if said["event"] != "forced"), game, at)
        if start < len(game.event_log) and (end is None or end >= len(game.event_log)):
            yield from self.ending_line(game)

    def ending_line(self, game: Game) -> Iterator[LogLine]:
        """Yield the last line of a game: who has won with how many points; nothing before its end."""
        result = PlayerView(game, None).result()
        if result is None:
            return
        winners = [self.seat_name(seat) for seat in result.winners]
        points = max(result.scores.values()) if not winners else result.scores[result.winners[0]]
        yield LogLine(say("play-result", count=len(winners), winners=", ".join(winners),
                          points=str(format_exact(points))))

    def date_lines(self, lines: Iterable[LogLine], game: Game, at: int | None) -> Iterator[LogLine]:
        """Yield the lines of a decision; the first one about the seat that has decided gets its place in the record."""
        seat = None if at is None else self.definition.seats[game.history[at].seat]
        for line in lines:
            if line.seat == seat:
                line, seat = replace(line, at=at), None
            yield line

    def result_lines(self, result: GameResult) -> list[str]:
        """The final scores, and who won."""
        lines = []
        for seat, score in result.scores.items():
            parts = ", ".join(f"{say(f'score-{self.game_name}-{part}')} {format_exact(points)}"
                              for part, points in result.parts[seat].items())
            lines.append(say("play-score", seat=self.seat_name(seat), points=str(format_exact(score)), parts=parts))
        winners = [self.seat_name(seat) for seat in result.winners]
        return [*lines, say("scores-winners", count=len(winners), winners=", ".join(winners))]


def render_options(moment: PlayerView, wording: Localizer) -> list[OptionShown]:
    """The options of a reader, put into words."""
    return [wording.render_option(option, moment.view) for option in moment.options()]


def without_name(effect: str, words: str) -> str:
    """Cut off from an effect the name with which the words of its move end.

    >>> without_name("Chaac 2→1", "Go down one step: Chaac")
    '2→1'
    """
    name, _, change = effect.rpartition(" ")
    return change if name and words.endswith(name) else effect


def rounded_amount(amount: float) -> int | float:
    """A whole amount as an integer, any other with one decimal."""
    return int(amount) if amount == int(amount) else round(amount, 1)


@lru_cache(4096)
def rule_words(id: str, lang: str) -> tuple[str, str, str]:
    """Name, source and text of a rule: always the same, and needed dozens of times for a question."""
    return rule_name(id, lang), register.find(id).source, rule_text(id, lang)
