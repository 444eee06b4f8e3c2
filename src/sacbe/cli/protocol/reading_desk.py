"""A game for somebody who only reads, such as a language model: every answer is text, complete and short.

It hosts one game at a time over the line protocol's session.  One seat is the reader's and bots play the others, or the
reader plays all of them.  Problems are left to those who ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sacbe import games
from sacbe.bots import assign_bots
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import make_chance_driver
from sacbe.presentation.language import register
from sacbe.presentation.language.words import current_language, rule_name, rule_text, say
from sacbe.presentation.render.moment import PlayerView
from sacbe.protocol.answers import TextProtocol, printable_line
from sacbe.protocol.answers import format_option as option_line
from sacbe.protocol.requests import Request, check_length, quote_text
from sacbe.school.rulebook import library, search
from sacbe.school.rulebook.render import render_section

MOST_TOLD: Final = 40           # options that are told with what they do; of more, the moves alone
MOST_FOUND: Final = 5           # places of the rulebook that answer a question


class ReadingDesk:
    """What a reader can ask, in words.  `seat` is the reader's own (None: all), `rivals` are the bots."""

    def __init__(self, seat: str | None, rivals: Sequence[str], seed: int | None = None, hints: bool = False,
                 chances: bool = False) -> None:
        assign_bots(rivals, 0)                                  # refuses bots that do not exist
        if seat is not None and not any(seat in games.load_definition(name).seats for name in games.names()):
            known = dict.fromkeys(seat for name in games.names() for seat in games.load_definition(name).seats)
            raise Problem("unknown-seat", seat=seat, allowed=", ".join(known))
        make_chance_driver(seed, None)                          # refuses what is no seed
        self.seat = seat
        self.rivals = tuple(rivals)
        self.seed = seed
        self.may = {"hint": hints, "chances": chances}
        self.text: TextProtocol | None = None

    # ------------------------------------------------------------ before a game

    def games(self) -> str:
        """The games, for how many players, with their options."""
        lines = []
        for name in games.names():
            definition = games.load_definition(name)
            lines.append(f"{name}: {say(f'name-{name}-game')}; "
                         f"{say('mcp-players', players=join_names(definition.players))}; "
                         f"{say('mcp-seats', seats=join_names(definition.seats))}")
            lines += [f"  {one.name}={one.shape or '|'.join(one.values)}: {say(f'option-{name}-{one.name}')}"
                      for one in definition.options]
        return "\n".join(lines)

    def rules(self, game: str, question: str = "") -> str:
        """The contents of the rulebook; or what answers a question; or a section or a rule by its id."""
        name, wanted = games.find(game), check_length(question).strip()
        sections = {section.id: section for chapter in library.list_chapters(name) for section in chapter.sections}
        if not wanted:
            return "\n".join(f"{id}: {section.title[current_language()]}" for id, section in sections.items())
        if wanted in sections:
            told = render_section(name, sections[wanted], current_language())
            return "\n".join([f"{told.title}: {told.text}", *[f"{rule}: {rule_text(rule)}" for rule in told.rules]])
        if wanted in register.all_rules():
            rule = register.find(wanted)
            return f"{rule.id}: {rule_name(rule.id)}. {rule_text(rule.id)} ({rule.source})"
        found = search.find(name, wanted, current_language())[:MOST_FOUND]
        if not found:
            raise Problem("mcp-nothing-found", question=quote_text(wanted))
        return "\n".join(f"{one.section or one.id}: {one.title}. {one.text}" for one in found)

    def new(self, game: str, players: int = 0, options: Mapping[str, str] | None = None) -> str:
        """Begin a game in place of the one that there is; with as few players as the game takes unless told."""
        session = ProtocolSession(games.load_definition(game), self.seat, self.rivals)
        wanted: dict[str, Any] = {"players": players or session.definition.players[0], "options": dict(options or {})}
        session.answer(Request("new", {**wanted, **({} if self.seed is None else {"seed": self.seed})}))
        self.text = TextProtocol(session)
        return self.look()

    # ------------------------------------------------------------ in a game

    @property
    def protocol(self) -> TextProtocol:
        if self.text is None:
            raise Problem("mcp-no-game")
        return self.text

    def request_lines(self, command: str, **arguments: Any) -> list[str]:
        """The answer to a request of the protocol, as lines."""
        talk = self.protocol
        return talk.body(command, talk.session.answer(Request(command, arguments)))

    def look(self) -> str:
        """The position, and what is asked."""
        self.protocol.session.tells = "nothing"
        return "\n".join([*self.board(), "", *self.question()])

    def board(self) -> list[str]:
        session = self.protocol.session
        moment = PlayerView(session.current_game, session.seat_of_reader(session.reader_of()))
        return [printable_line(line).rstrip() for line in session.wording.texts.board_lines(moment.view)]

    def options(self) -> str:
        """Every legal move with what it does."""
        return "\n".join(self.question(most=None))

    def question(self, most: int | None = MOST_TOLD) -> list[str]:
        """The question with its options, or the result."""
        session = self.protocol.session
        result = PlayerView(session.current_game, None).result()
        if result is not None:
            return [say("mcp-over"), *session.wording.result_lines(result)]
        told = session.question()
        if most is not None and len(told["options"]) > most:
            moves = "; ".join(row["move"] for row in told["options"])
            return [told["text"], say("mcp-many", count=len(told["options"])), moves]
        return [printable_line(line) for line in [told["text"], *[describe_option(row) for row in told["options"]]]]

    def why(self, move: str) -> str:
        """Is a move legal, and if not, which rule forbids it?"""
        found = self.protocol.session.answer(Request("why", {"move": check_length(move)}))
        return say("mcp-legal") if found["legal"] else "\n".join(self.protocol.reason(found))

    def what(self, thing: str) -> str:
        """What a tile, card, place or piece is and does."""
        return "\n".join(self.request_lines("what", thing=check_length(thing)))

    def do(self, moves: str) -> str:
        """Play one move, or several with `;` between them; what happened, and the next question."""
        return "\n".join([*self.request_lines("do", move=moves), "", *self.question()])

    def undo(self) -> str:
        """Take back the last decision, where that is possible."""
        self.request_lines("undo")
        return "\n".join(self.question())

    def events(self, since: int = -1) -> str:
        """What has happened."""
        return "\n".join(self.request_lines("events", since=since)) or say("mcp-no-events")

    def hint(self, step: int = 1) -> str:
        """What the coach says, if the reader may hear it."""
        self.check("hint")
        return "\n".join(self.request_lines("hint", step=step))

    def chances(self) -> str:
        """Each seat's chance to win, if the reader may hear it."""
        self.check("chances")
        session = self.protocol.session
        found = session.answer(Request("chances", {}))["seats"]
        return "\n".join(say("mcp-chance", seat=session.wording.seat_name(seat), chance=row["chance"],
                             points=round(row["points"], 1)) for seat, row in found.items())

    def record(self) -> str:
        """The record of the game, at its end."""
        return "\n".join(self.request_lines("record"))

    def check(self, what: str) -> None:
        if not self.may[what]:
            raise Problem("mcp-not-allowed", what=what)


def describe_option(row: Mapping[str, Any]) -> str:
    """An option in one line, with what it would lose or waste."""
    return " ".join([option_line(row), *[f"⚠ {caution['text']}" for caution in row.get("cautions", ())]])


def join_names(names: Sequence[object]) -> str:
    """Names with commas between them."""
    return ", ".join(str(name) for name in names)
