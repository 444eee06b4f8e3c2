"""Answers of the protocol as text: a line that says where the game stands, a body, and a lone dot at the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from sacbe.kernel.errors import Problem
from sacbe.kernel.play.record import dump_changes
from sacbe.presentation.language.texts import text_renderer_of
from sacbe.presentation.language.words import say
from sacbe.presentation.render.log import LogWriter
from sacbe.protocol.conversation import Answer, Conversation, error_data
from sacbe.protocol.requests import COMMANDS, LONGEST, Request, read_json, read_words, request_id

END_LINE: Final = "."
NONE: Final = "-"


class TextProtocol:
    """Speaks lines of words with one client: `handle_line` answers a line, or gives None while a record comes in."""

    def __init__(self, session: Conversation) -> None:
        self.session = session
        self.log = LogWriter(session.definition, len(session.definition.seats))
        self.record: list[str] | None = None        # the lines of a record that is being loaded
        self.size = 0
        self.broken: Problem | None = None          # the first thing wrong with them, said when they end

    def handle_line(self, line: str | Problem) -> str | None:
        """Answer a line; a `Problem` stands for one that could not be read at all."""
        try:
            request = self.read(line)
            if request is None:
                return None
            found = self.session.answer(request)
        except Problem as problem:
            return error_line(problem)
        return self.write(request, found)

    def write(self, request: Request, answer: Answer) -> str:
        """Write the answer to a request."""
        return "\n".join([self.status(answer), *map(escape_dot, self.body(request.command, answer)), END_LINE])

    def end_input(self) -> str | None:
        """Return an error if the input ends within a record."""
        return None if self.record is None else error_line(Problem("protocol-load"))

    def read(self, line: str | Problem) -> Request | None:
        """Read the request of a line; None for a line that belongs to a record."""
        if self.record is not None:
            return self.load(self.record, line)
        if isinstance(line, Problem):
            raise line
        request = read_words(line, self.session.definition.seats)
        if request.command != "load":
            return request
        self.record, self.size, self.broken = [], 0, None
        return None

    def load(self, record: list[str], line: str | Problem) -> Request | None:
        """Keep the lines of a record up to the lone dot; whatever is wrong with them is one error, reported then."""
        if isinstance(line, Problem):
            self.broken = self.broken or line
        elif line.strip() == END_LINE:
            self.record = None
            if self.broken is not None:
                raise self.broken
            return Request("load", {"record": "\n".join([*record, ""])})
        else:
            self.size += len(line.encode(errors="replace")) + 1
            if self.size <= LONGEST:
                record.append(line)
            else:
                self.broken = self.broken or Problem("protocol-line", most=LONGEST)
        return None

    def status(self, answer: Answer) -> str:
        """The first line of an answer: `ok`, the number of answers so far, and who is asked what."""
        if answer["answers"] is None:
            return f"ok {NONE} idle"
        if answer["over"]:
            return f"ok {answer['answers']} over"
        return f"ok {answer['answers']} asked {answer['asked']} {answer['prompt']}"

    # ------------------------------------------------------------ bodies

    def body(self, command: str, answer: Answer) -> list[str]:
        """The lines of an answer between its first and its last one."""
        bodies: Mapping[str, Callable[[Answer], list[str]]] = {
            "new": setup_lines, "load": setup_lines, "show": self.position,
            "view": lambda data: list(path_lines("", data["view"])),
            "options": lambda data: list(data["moves"]), "question": question_lines,
            "refused": lambda data: [refusal for group in data["refused"] for refusal in refusal_lines(group)],
            "chances": chance_lines, "hint": hint_lines, "explain": lambda data: data["explanation"]["text"],
            "review": review_lines,
            "what": explanation_lines, "why": self.reason, "do": self.events, "events": self.events,
            "tell": lambda data: [f"tells: {data['tells']}"], "undo": undo_lines,
            "seat": lambda data: [f"seat: {data['seat']}"],
            "record": lambda data: data["record"].splitlines(), "help": help_lines, "quit": lambda data: [],
        }
        return [printable_line(line) for line in [*bodies[command](answer), *requested_lines(answer)]]

    def position(self, answer: Answer) -> list[str]:
        """The body of `show`: the board in words, and what is asked or how it ended."""
        lines = [f"seat: {answer['seat']}", "", *text_renderer_of(self.session.definition).board_lines(answer["view"]),
                 ""]
        if answer["over"]:
            scores = ", ".join(f"{seat} {score:g}" for seat, score in answer["scores"].items())
            return [*lines, f"scores: {scores}", f"winners: {' '.join(answer['winners']) or 'none'}"]
        prompt = say(f"prompt-{self.session.definition.name}-{answer['prompt']}")
        name = self.log.names.get(answer["asked"]) or say("scores-chance")
        return [*lines, say("replay-asked", seat=name, prompt=prompt)]

    def reason(self, answer: Answer) -> list[str]:
        """The body of `why`: `legal`, or the rule that forbids the move."""
        if answer["legal"]:
            return ["legal"]
        numbers = " ".join(f"{name}={value}" for name, value in answer["numbers"].items())
        rows = [(name, answer[name]) for name in ("rule", "source", "text")]
        return [f"{name}: {value}" for name, value in [*rows, *([("numbers", numbers)] if numbers else [])]]

    def events(self, answer: Answer) -> list[str]:
        """The body of `events`: the number of the answer that caused each event, who did it, and what it was."""
        lines = []
        game = self.session.game
        if game is not None and game.definition is not self.log.definition:
            self.log = LogWriter(game.definition, len(game.definition.seats))
        for told in answer["events"]:
            said = {name: value for name, value in told.items() if name != "at"}
            words = self.log.event_sentence(said)
            if words:
                seat = self.log.names.get(str(said.get("seat")))
                lines.append(f"{told['at']} {seat + ' ' if seat else ''}{words}")
        return lines


def question_lines(answer: Answer) -> list[str]:
    """The body of `question`: the question in words, and each option: the move, what it is, and what it does."""
    return [answer["text"], *map(format_option, answer["options"])] if answer["text"] else []


def format_option(row: Mapping[str, Any]) -> str:
    """An option in one line."""
    return ": ".join(filter(None, [row["move"], row.get("text", ""), row.get("effects_text", "")]))


def requested_lines(answer: Answer) -> list[str]:
    """What a client wants after every move: the legal moves, or the question with what they do."""
    told = answer.get("next", {})
    if "moves" in told:
        return [f"move: {move}" for move in told["moves"]]
    if not told.get("text"):
        return []
    return [f"question: {told['text']}", *[f"move: {format_option(row)}" for row in told["options"]]]


def explanation_lines(answer: Answer) -> list[str]:
    """The body of `what`: things with what is so now, and the rules that say what they do, each rule once."""
    lines: list[str] = []
    for thing in answer["things"]:
        lines += [f"{thing['title']} ({thing['thing']['kind']}:{thing['thing']['id']})",
                  *[f"  {note}" for note in thing["notes"]]]
        lines += [line for rule in thing["rules"] if (line := f"  {rule['rule']}: {rule['text']}") not in lines]
    return lines


def refusal_lines(group: Mapping[str, Any]) -> list[str]:
    """A reason, and the moves that it refuses, as many as are listed."""
    moves = ", ".join(group["moves"])
    more = group["count"] - len(group["moves"])
    return [f"{group['rule']}: {group['text']}", f"  {moves}{f' (+{more})' if more else ''}"]


def chance_lines(answer: Answer) -> list[str]:
    """The body of `chances`: from whose knowledge, and what each seat can expect, as lines `path: value`."""
    names = ("seat", "seats", "nobody", "samples", "calibrated", "outside")
    return list(path_lines("", {name: answer[name] for name in names}))


def hint_lines(answer: Answer) -> list[str]:
    """The body of `hint`: what the coach says, as far as it was asked."""
    told = answer["hint"]
    lines = [*told["nudge_text"]]
    if told["move"] is not None:
        lines.append(told["move"]["text"])
    if told["comparison"] is not None:
        lines += [*told["comparison"]["texts"], *told["comparison"]["reasons_text"], *told["sure"]]
    return lines


def review_lines(answer: Answer) -> list[str]:
    """The body of `review`: what decided the game, its turning points, and how sure that is."""
    told = answer["words"]
    points = [f"{number}. {text}" for number, text in enumerate(told["turning"], 1)] or [told["none"]]
    return [told["where"], " ".join(told["decided"]), *points, *told["notes"]]


def setup_lines(answer: Answer) -> list[str]:
    """The setup of a game: its name, players, seats and options, changed components, and the seed if it is known."""
    options = " ".join(f"{name}={value}" for name, value in answer["options"].items())
    lines = [f"game: {answer['game']}", f"players: {answer['players']}", f"seats: {' '.join(answer['seats'])}",
             f"options: {options}"]
    if "components" in answer:
        lines.append(f"components: {dump_changes(answer['components'])}")
    return [*lines, f"seed: {answer['seed']}"] if "seed" in answer else lines


def undo_lines(answer: Answer) -> list[str]:
    """The body of `undo`: what was taken back, whose it was, and whether chance or secrets were among it."""
    flags = [f"{name}: {'yes' if answer[name] else 'no'}" for name in ("chance", "reveals")]
    return [f"undone: {answer['undone']}", f"seats: {' '.join(answer['seats'])}", *flags]


def help_lines(answer: Answer) -> list[str]:
    """The body of `help`: every command with what it does, and the options of a new game."""
    lines = [f"{form}: {say(COMMANDS[name].help)}" for name, form in answer["commands"].items()]
    return [*lines, *[f"{name}={answer['shapes'].get(name) or '|'.join(values)}: "
                      f"{say('option-' + answer['game'] + '-' + name)}" for name, values in answer["options"].items()]]


def path_lines(path: str, value: Any) -> Iterator[str]:
    """Plain data as lines `path: value`; the records of a list go by their places, counted from 1."""
    if isinstance(value, Mapping) and value:
        for name, inner in value.items():
            yield from path_lines(f"{path}.{name}" if path else str(name), inner)
    elif isinstance(value, list | tuple) and any(isinstance(item, Mapping) for item in value):
        for place, item in enumerate(value, 1):
            yield from path_lines(f"{path}.{place}", item)
    elif isinstance(value, list | tuple | Mapping):
        yield f"{path}: {' '.join(str(item) for item in value)}".rstrip()
    else:
        yield f"{path}: {json.dumps(value) if isinstance(value, bool | None) else value}"


# ---------------------------------------------------------------- lines

def error_line(problem: Problem) -> str:
    """The line of an error: `error`, a code, and what is wrong."""
    found = error_data(problem)
    numbers = " ".join(f"{name}={value}" for name, value in found.get("numbers", {}).items())
    which = f"{found['number']}. {found['move']}: " if "number" in found else ""
    return printable_line(f"error {found['error']} {which}{found['text']}{f' ({numbers})' if numbers else ''}")


def printable_line(line: str) -> str:
    """Make one printable line of a text, whatever a client has put into it."""
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "\ufffd" for sign in line)


def escape_dot(line: str) -> str:
    """A line of a body that begins with a dot gets another, so that only the end is a lone one."""
    return END_LINE + line if line.startswith(END_LINE) else line


class JsonProtocol:
    """Speaks JSON with one client: an object a line in both directions."""

    def __init__(self, session: Conversation) -> None:
        self.session = session

    def handle_line(self, line: str | Problem) -> str | None:
        """Answer a line of JSON; a `Problem` stands for one that could not be read at all."""
        request: Request | None = None
        try:
            request = self.read(line)
            return self.write(request, self.session.answer(request))
        except Problem as problem:
            id = request.id if request is not None else request_id(line) if isinstance(line, str) else None
            return encode_answer({"ok": False, **error_data(problem)}, id)

    def read(self, line: str | Problem) -> Request:
        """Read the request of a line."""
        if isinstance(line, Problem):
            raise line
        return read_json(line)

    def write(self, request: Request, answer: Answer) -> str:
        """Write the answer to a request."""
        return encode_answer({"ok": True, **answer}, request.id)

    def end_input(self) -> str | None:
        """Return nothing: no request can be unfinished when the input ends."""
        return None


def encode_answer(answer: Answer, id: object) -> str:
    """An answer as JSON, with the id of its request."""
    return json.dumps(answer if id is None else {"id": id, **answer})
