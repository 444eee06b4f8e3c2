"""The words of a terminal session: the question and its options, reasons, rules, panels and the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sacbe import bots
from sacbe.bots import levels
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Refusal
from sacbe.presentation.language import register
from sacbe.presentation.language.texts import MARKS
from sacbe.presentation.language.words import current_language, player_names, say, use_player_names
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer, render_options
from sacbe.presentation.schema.data import LogLine, OptionShown
from sacbe.runtime.session import Session
from sacbe.school.rulebook import library, lines, search

MAX_FOUND_ANSWERS = 6  # answers to a question about the rules


class Panel(NamedTuple):
    """A panel to look at, with a short name that can be typed."""

    key: str
    title: str
    lines: list[str]


class NumberedOption(NamedTuple):
    """An option: its number, its notation, its words, what it does at once, and what it loses or wastes."""

    number: int
    notation: str
    words: str
    effects: str
    cautions: str = ""


class Narrator(Localizer):
    """Finds the words for one session in the chosen language."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.game.definition, session.game.players)
        self.session = session
        self.marks = dict(zip(self.names, MARKS))

    def player_view(self, seat: str | None) -> PlayerView:
        """Return the game as a seat, or a spectator, sees it now."""
        game = self.session.game
        return PlayerView(game, None if seat is None else game.definition.seat_number(seat, game.players))

    # ------------------------------------------------------------ what is asked

    def question(self) -> str:
        """Return the question, with the name of the seat that must answer it."""
        return self.question_sentence(self.player_view(self.session.game.ask.seat).question_context())

    def numbered_options(self) -> list[NumberedOption]:
        """Return the options of the person who is asked."""
        options = render_options(self.player_view(self.session.game.ask.seat), self)
        return [NumberedOption(number, option.move, option.text, option.effects_text, self.warning_sentence(option))
                for number, option in enumerate(options, 1)]

    def warning_sentence(self, option: OptionShown) -> str:
        """Return what an option loses or wastes, as one sentence; empty if there is nothing."""
        text = " ".join(caution.text for caution in option.cautions)
        return say("play-caution", text=text) if text else ""

    # ------------------------------------------------------------ why not

    def explain_legality(self, text: str) -> list[str]:
        """Say whether a move is legal now for the viewer, and if not, by which rule, in numbers and words."""
        game, seat = self.session.game, self.session.viewer_seat
        try:
            choice = game.definition.grammar.read(text)
        except Problem as problem:
            return [str(problem), *self.rule_lines(register.find("kernel.unknown-move"))]
        refusal = game.explain(choice, seat)
        written = game.definition.grammar.write(choice)
        if refusal is None:
            return [say("play-legal", move=written, words=self.texts.move(written, game.view(seat)))]
        return [say("play-refused", move=written, reason=self.refusal_sentence(refusal)),
                *self.rule_lines(register.find(refusal.rule))]

    def refusals(self) -> list[str]:
        """List the moves of the pending question that are refused now: an example for each rule, with its reason."""
        game = self.session.game
        if game.is_over or not self.session.is_human_asked:
            return []
        lines = []
        first: dict[str, tuple[str, str]] = {}
        counts: dict[str, int] = {}
        for group in self.player_view(game.ask.seat).refused_moves(1):
            counts[group.rule] = counts.get(group.rule, 0) + group.count
            first.setdefault(group.rule, (group.moves[0], self.refusal_sentence(Refusal(group.rule, group.numbers))))
        for rule, (move, reason) in first.items():
            lines.append(say("play-refused", move=move, reason=reason))
            if counts[rule] > 1:
                lines.append(say("play-more", count=counts[rule] - 1, rule=rule))
        return lines

    def rules(self, text: str) -> list[str]:
        """Return the rule with this id, a chapter of the rulebook, or what answers a question."""
        if text in register.all_rules():
            rule = register.find(text)
            return [*self.rule_lines(rule), *([say("play-ruling", why=rule.why)] if rule.why else [])]
        for chapter in library.list_chapters(self.game_name):
            if text in (chapter.name, chapter.title[current_language()]):
                return lines.chapter_lines(chapter)
        found = search.find(self.game_name, text, current_language())
        if not found:
            raise Problem("nothing-found", game=self.game_name, words=text)
        return lines.answer_lines(found[:MAX_FOUND_ANSWERS])

    def chapters(self) -> list[str]:
        """List the chapters of the rulebook, and say how to read one."""
        return [*(f"{chapter.name} – {chapter.title[current_language()]}"
                  for chapter in library.list_chapters(self.game_name)), "",
                say("play-help-rules")]

    # ------------------------------------------------------------ the table

    def panels(self, is_drawn: bool, width: int) -> list[Panel]:
        """Return all panels, as the viewer may see them."""
        seen = self.session.game.view(self.session.viewer_seat)
        return [Panel(*panel) for panel in self.texts.panels(seen, self.marks if is_drawn else None, width)]

    def status(self) -> str:
        """Say where the game stands; a variant is named in front."""
        seen = self.session.game.view(self.session.viewer_seat)
        told, variant = self.texts.status_line(seen), self.session.game.definition.variant
        return say("play-variant", name=variant, status=told) if variant else told

    def log_lines(self, seat: str | None, start: int = 0) -> Iterator[LogLine]:
        """Return the log in words for a seat, from the given event on."""
        game = self.session.game
        return self.render_log(game, None if seat is None else game.definition.seat_number(seat, game.players), start)

    def final_score_lines(self) -> list[str]:
        """Return the final scores, and who won."""
        result = self.player_view(self.session.viewer_seat).result()
        return [] if result is None else self.result_lines(result)

    def sitter_lines(self) -> Iterator[str]:
        """Say who sits on each seat."""
        definition, names = self.session.game.definition, player_names()
        with use_player_names({}):
            for seat, who in zip(self.names, self.session.sitters):
                title = say("play-human") if who == "human" else bot_title(definition, who)
                named = say("play-sits-named", name=names[seat], who=title) if seat in names else title
                yield say("play-sits", seat=say(f"name-{definition.name}-seat-{seat}", count=1), who=named)


def bot_title(definition: GameDefinition, name: str) -> str:
    """Return a bot in words: its level with style and rating; others by their name."""
    told = bots.parse_name(name)
    if told.is_classic or told.base not in bots.LEVELS:
        return name
    title = say(f"bot-level-{told.base}")
    if told.style:
        title = say("bot-named-style", level=title, style=say(f"bot-style-{told.style}"))
    rating = levels.level_rating(definition, told.base)
    return title if rating is None else say("bot-named-rating", level=title, rating=rating)
