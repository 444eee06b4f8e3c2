"""Everything that is said during a game: prompts, options with what they do, refusals, the log, the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sacbe import register
from sacbe.cli.figures import exact
from sacbe.cli.log import Line, Log, Said
from sacbe.kernel.box import Box
from sacbe.kernel.chance import Seeded
from sacbe.kernel.errors import Problem
from sacbe.kernel.events import Listener
from sacbe.kernel.frame import NOT_ASKED
from sacbe.kernel.game import Refusal
from sacbe.kernel.notation import event_words
from sacbe.register import Rule
from sacbe.terminal.screens import MARKS, Asked, Panel, details, screen
from sacbe.terminal.session import Session
from sacbe.words import knows, rule_name, rule_text, say, tell

LATELY = 60                # events and decisions that a question may refer to
SIGNS = ("+", "−")         # effects that are amounts stand behind those that are not


class Offer(NamedTuple):
    """An option: its number, its notation, what it is in words, and what it does at once."""

    number: int
    notation: str
    words: str
    effects: str


class _Ears(Listener):
    """Hears what a try would cause."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.heard: list[Said] = []

    def hear(self, kind: int, audience: int, numbers: list[int]) -> None:
        if audience >> self.seat & 1:
            self.heard.append(event_words(self.box.events[kind], numbers))


class Voice(Log):
    """Speaks about one session in the chosen language."""

    def __init__(self, session: Session) -> None:
        box = session.game.box
        super().__init__(box.name, box.seats[:session.game.players], box.components)
        self.session = session
        self.box = box
        self.screen = screen(box.name)
        self.marks = dict(zip(self.names, MARKS))

    @property
    def title(self) -> str:
        return say(f"name-{self.box.name}-game")

    # ------------------------------------------------------------ what is asked

    def prompt(self) -> str:
        """The question, with the name of the seat that must answer it."""
        game = self.session.game
        ask, seat = game.ask, self.box.seat(game.ask.seat, game.players)
        told = [told.said for told in game.told[-LATELY:] if told.audience >> seat & 1]
        moves = [self.box.grammar.write(entry.choice) for entry in game.history[-LATELY:] if entry.seat == seat]
        asked = Asked(ask.prompt, ask.seat, ask.options, game.view(ask.seat), told, moves, self.box.components)
        more = details(self.screen, asked)
        words = say(f"prompt-{self.box.name}-{ask.prompt}")
        return say("play-prompt", seat=self.names[ask.seat], prompt=f"{words} {more}".rstrip())

    def offers(self) -> list[Offer]:
        """The options of the person who is asked."""
        game = self.session.game
        seen = game.view(game.ask.seat)
        found = []
        for number, (text, choice) in enumerate(zip(game.ask.options, game.ask.choices), 1):
            words = self.screen.move(text, seen)
            effects = [without_name(effect, words) for effect in self.effects(choice)]
            found.append(Offer(number, text, words, ", ".join(effects)))
        return found

    def effects(self, choice: int) -> list[str]:
        """What a choice does at once to the seat that is asked, tried on a copy that knows no more than the seat does.

        Nothing is said where it would open secrets: those of the copy are not the true ones.
        """
        game = self.session.game
        ask = game.state.ask
        assert ask is not None
        copy = self.box.redeal(game.state, ask.seat, Seeded(1))
        copy.listener = ears = _Ears(self.box, ask.seat)
        before = copy.reveals
        copy.apply(choice)
        if copy.reveals != before:
            return []
        found = []
        for said in ears.heard:
            event = str(said["event"])
            if said.get("seat") != self.box.seats[ask.seat] or event in (*self.layout.QUIET, *self.layout.BREAKS):
                break                                   # from here on it is about the others
            key = f"effect-{self.box.name}-{event}"
            if knows(key):
                found.append(tell(key, self._facts(said)))
        return sorted((effect for effect in found if effect), key=lambda effect: effect.startswith(SIGNS))

    # ------------------------------------------------------------ why not

    def why(self, text: str) -> list[str]:
        """Whether a move stands now for whoever looks, and if not, by which rule, in numbers and words."""
        game, seat = self.session.game, self.session.viewer
        try:
            choice = game.box.grammar.read(text)
        except Problem as problem:
            return [str(problem), *self.rule_lines(register.find("kernel.unknown-move"))]
        refusal = game.explain(choice, seat)
        written = game.box.grammar.write(choice)
        if refusal is None:
            return [say("play-legal", move=written, words=self.screen.move(written, game.view(seat)))]
        return [say("play-refused", move=written, reason=self.reason(refusal)),
                *self.rule_lines(register.find(refusal.rule))]

    def refused(self) -> list[str]:
        """What the pending question knows and the rules refuse now: an example for each rule, with its reason."""
        game = self.session.game
        if game.over or not self.session.asks_human:
            return []
        by_rule: dict[int, list[int]] = {}
        for choice in game.box.grammar.universe:
            number = game.state.refusal(choice)
            if number not in (0, NOT_ASKED):
                by_rule.setdefault(number, []).append(choice)
        lines = []
        for choices in by_rule.values():
            refusal = game.explain(choices[0])
            if refusal is not None:
                move = game.box.grammar.write(choices[0])
                lines.append(say("play-refused", move=move, reason=self.reason(refusal)))
                if len(choices) > 1:
                    lines.append(say("play-more", count=len(choices) - 1, rule=refusal.rule))
        return lines

    def reason(self, refusal: Refusal) -> str:
        """A refusal as a sentence with its numbers; without such a sentence, the rule itself."""
        key = f"refusal-{refusal.rule.replace('.', '-')}"
        if not knows(key):
            return rule_text(refusal.rule)
        return tell(key, {name: self._number(name, value) for name, value in refusal.numbers.items()})

    def _number(self, name: str, value: int | str) -> str | float:
        """A value of a refusal by the name of its kind: the seat that is `asked`, the `asked-track`."""
        if value in self.names:
            return self.names[str(value)]
        kind = name.removeprefix("asked-")
        return self._named(kind, value, {})

    def rule_lines(self, rule: Rule) -> list[str]:
        """A rule of the register: id, name and source, and what it says."""
        return [say("play-rule", id=rule.id, name=rule_name(rule.id), source=rule.source), rule_text(rule.id)]

    def rules(self, text: str) -> list[str]:
        """The rules of this game that contain all words, or the one with this id."""
        if text in register.all_rules():
            rule = register.find(text)
            return [*self.rule_lines(rule), *([say("play-ruling", why=rule.why)] if rule.why else [])]
        found = register.search(self.box.name, text.split(), lambda rule: f"{rule_name(rule.id)} {rule_text(rule.id)}")
        if not found:
            raise Problem("nothing-found", game=self.box.name, words=text)
        return [part for rule in found for part in (*self.rule_lines(rule), "")][:-1]

    # ------------------------------------------------------------ the table

    def panels(self, drawn: bool, width: int) -> list[Panel]:
        """Everything that can be looked at, as the one who looks may see it."""
        seen = self.session.game.view(self.session.viewer)
        return [Panel(*panel) for panel in self.screen.panels(seen, self.marks if drawn else None, width)]

    def status(self) -> str:
        return self.screen.status(self.session.game.view(self.session.viewer))

    def log_lines(self, seat: str | None, start: int = 0) -> Iterator[Line]:
        """The log in words for a seat, from the given event on; that a move was the only one needs no words."""
        for together in self.session.heard(seat, start):
            yield from self.lines(said for said in together if said["event"] != "forced")

    def sentence(self, line: Line) -> str:
        """A line of the log with the name of whoever did it."""
        return f"{self.names[line.seat]} {line.text}" if line.seat else line.text

    def result(self) -> list[str]:
        """The final scores, and who won."""
        game = self.session.game
        lines = []
        for seat, (units, row) in enumerate(zip(self.box.scores(game.state), self.box.breakdown(game.state))):
            parts = ", ".join(f"{say(f'score-{self.box.name}-{part}')} {exact(value / self.box.units)}"
                              for part, value in row.items())
            name = self.names[self.box.seats[seat]]
            lines.append(say("play-score", seat=name, points=str(exact(units / self.box.units)), parts=parts))
        winners = [self.names[seat] for seat in game.winners or ()]
        return [*lines, say("scores-winners", count=len(winners), winners=", ".join(winners))]


def without_name(effect: str, words: str) -> str:
    """An effect without the name with which the words of its move end.

    >>> without_name("brown temple 2→1", "Go down one step: brown temple")
    '2→1'
    """
    name, _, change = effect.rpartition(" ")
    return change if name and words.endswith(name) else effect


def sitting(voice: Voice) -> Iterator[str]:
    """Who sits where."""
    for seat, who in zip(voice.names, voice.session.sitters):
        yield say("play-sits", seat=voice.names[seat], who=say("play-human") if who == "human" else who)

