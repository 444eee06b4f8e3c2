"""Bots in any language: a program that speaks the line protocol as the player of one seat.

It asks and answers as it would with `sacbe protocol GAME --seat SEAT`: what it writes are requests, what it reads are
answers.  It talks about a copy in which everything that its seat cannot know is dealt again, so no request can tell it
more.  Whatever goes wrong is one problem, and the program ends with its bot, even if this process is killed.
"""

from __future__ import annotations

import fcntl
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from sacbe.bots.randomness import ReseedableBot, reseed
from sacbe.bots.user_bots import derive_seed
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.game_definition import GameDefinition, GameOrigin
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.protocol.answers import JsonProtocol, TextProtocol
from sacbe.protocol.conversation import Answer, Conversation
from sacbe.protocol.requests import LONGEST, Request

FORM: Final = re.compile(r"cmd:(?:([1-9]\d{0,5})(ms|s):)?(\s*\S.*)")
PREFIX: Final = "cmd:"
SECONDS: Final = 60.0           # for one decision, unless the name says otherwise
GRACE: Final = 0.5              # seconds that a program has to end after its game
FREE: Final = 20                # descriptors below it are the shell's
CHUNK: Final = 1 << 16          # bytes
DICE: Final = 4                 # the stream of a bot's seed for what is dealt again for it

# The program runs beside a watcher of its group, which ends all of it when the pipe behind descriptor `$1` closes:
# that happens even if the process that holds the other end is killed.
WATCHDOG_SCRIPT: Final = """
life=$1; shift
exec 3<&0
"$@" <&3 3<&- &
program=$!
exec </dev/null 3<&- >/dev/null
{ read -r _ <"/dev/fd/$life"; kill -KILL 0; } &
watcher=$!
wait "$program"; code=$?
kill -KILL "$watcher" 2>/dev/null; exit "$code"
"""


class ProgramCommand(NamedTuple):
    """A command line, and how long it may think about a decision."""

    words: list[str]
    seconds: float


def parse_command(name: str) -> ProgramCommand:
    """The program of a name such as `cmd:./bot --fast`, or `cmd:500ms:./bot`.

    >>> parse_command("cmd:500ms:sh bot.sh")
    ProgramCommand(words=['sh', 'bot.sh'], seconds=0.5)
    """
    match = FORM.fullmatch(name)
    try:
        words = shlex.split(match.group(3)) if match else []
    except ValueError:
        words = []
    if match is None or not words:
        raise Problem("bot-program-form", bot=name)
    if shutil.which(words[0]) is None:
        key = "bot-program-not-executable" if Path(words[0]).is_file() else "bot-program-missing"
        raise Problem(key, bot=name, program=words[0])
    seconds = int(match.group(1)) / (1000 if match.group(2) == "ms" else 1) if match.group(1) else SECONDS
    return ProgramCommand(words, seconds)


class ProgramBot(ReseedableBot):
    """A seat that a program plays."""

    def __init__(self, name: str, definition: GameDefinition, seat: int, seed: int) -> None:
        self.name = name
        self.program = parse_command(name)
        given = derive_seed(seed)
        self.dice = SeededDriver(mix_seed(given, DICE))
        self.about = {"SACBE_BOT_GAME": definition.name, "SACBE_BOT_SEAT": definition.seats[seat],
                      "SACBE_BOT_SEED": str(given)}
        self.definition = definition
        self.seat = seat
        self.talk = ProgramConversation(definition, definition.seats[seat])
        self.process: RunningProgram | None = None
        self.form: TextProtocol | JsonProtocol | None = None
        self.waits: Request | None = None               # the `do` whose answer comes with the next question

    def reseed(self, seed: int) -> None:
        reseed(self.dice, mix_seed(derive_seed(seed), DICE))

    def choose(self, state: State, ask: Ask) -> int:
        if not self.talk.plan:
            self.talk.set_position(self.definition.redeal(state, self.seat, self.dice))
            self.run_dialogue()
        choice = self.talk.plan.pop(0)
        if choice not in ask.options:
            raise self.fail("bot-illegal", move=self.definition.grammar.write(choice),
                            prompt=self.definition.prompts[ask.prompt])
        return choice

    def run_dialogue(self) -> None:
        """Answer the program until it plays."""
        if self.process is None:
            self.process = RunningProgram(self.program.words, self.about)
        self.process.until = monotonic() + self.program.seconds
        try:
            if self.waits is not None and self.form is not None:
                self.process.send(self.form.write(self.waits, self.talk.next_question()))
                self.waits = None
            while not self.talk.plan:
                self.handle_request(self.process, self.process.read_line())
        except TimeoutError:
            raise self.fail("bot-program-slow", seconds=self.program.seconds) from None
        except EOFError:
            code = self.process.close(GRACE)
            raise self.fail("bot-program-ended", code=code) from None

    def handle_request(self, process: RunningProgram, line: str) -> None:
        """Answer one request; one that is wrong ends the game, because a bot that guesses is broken."""
        if self.form is None:
            self.form = JsonProtocol(self.talk) if line.lstrip().startswith("{") else TextProtocol(self.talk)
        try:
            request = self.form.read(line)
            if request is None:                         # the lines of a record, which would replace the game
                raise Problem("protocol-not-here", command="load")
            answer = self.talk.answer(request)
        except Problem as problem:
            raise self.fail("bot-program-said", line=line[:60], detail=" ".join(str(problem).split())) from None
        if self.talk.plan:
            self.waits = request
        else:
            process.send(self.form.write(request, answer))
        if self.talk.over:
            raise EOFError

    def fail(self, key: str, **facts: object) -> Problem:
        """End the program, and return the problem of what went wrong."""
        if self.process is not None:
            self.process.close(0.0)
        return Problem(key, bot=self.name, **facts)


class ProgramConversation(Conversation):
    """The conversation of a program about its own decision; moves are kept until they are asked for."""

    def __init__(self, definition: GameDefinition, seat: str) -> None:
        super().__init__(definition, seat)
        self.plan: list[int] = []
        self.answers = 0

    @property
    def handlers(self) -> Mapping[str, Callable[..., Answer]]:
        return {**super().handlers, "new": self.new}

    def new(self, **given: object) -> Answer:
        """The setup of the game, which is ready already: a request that wants another one is refused."""
        if given:
            raise Problem("protocol-form", form="new")
        return self.table()

    def set_position(self, state: State) -> None:
        """Talk about this position, which is the seat's own copy."""
        origin = state.origin
        assert isinstance(origin, GameOrigin)
        self.game = Game(self.definition, origin.players, origin.options, None, start=state)

    def status(self) -> Answer:
        """Where the game stands, as everywhere, but counting the program's own answers alone."""
        return {**super().status(), "answers": self.answers}

    def next_question(self) -> Answer:
        """The answer to a move: where the game stands when the seat is asked again."""
        return {**self.status(), "seat": self.own, "events": [], **self.requested_extras()}

    def do(self, move: str | None = None, seat: str | None = None, moves: Sequence[str] | None = None) -> Answer:
        """Check moves, and store them as the plan."""
        wanted = self.read_moves(move, moves)
        self.play_on_copy(wanted, seat)
        self.plan = [self.definition.grammar.read(one) for one in wanted]
        self.answers += len(wanted)
        return {}


class RunningProgram:
    """A program and its pipes; every wait ends at `until`."""

    def __init__(self, words: list[str], about: Mapping[str, str]) -> None:
        near, self.life = os.pipe()
        life = fcntl.fcntl(near, fcntl.F_DUPFD_CLOEXEC, FREE)
        os.close(near)
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", WATCHDOG_SCRIPT, "sacbe-bot", str(life), *words], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(life,), start_new_session=True, bufsize=0, env={**os.environ, **about})
        os.close(life)
        assert self.process.stdin is not None and self.process.stdout is not None
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.input, False)
        self.buffer = b""
        self.until = 0.0
        self.end = weakref.finalize(self, end_process, self.process, self.life)

    def read_line(self) -> str:
        """The next line that the program writes."""
        while b"\n" not in self.buffer:
            self.wait(self.output, selectors.EVENT_READ)
            part = os.read(self.output, CHUNK)
            if not part:
                raise EOFError
            self.buffer += part
            if len(self.buffer) > LONGEST:
                break
        raw, _, self.buffer = self.buffer.partition(b"\n")
        return raw.decode(errors="replace").rstrip("\r")

    def send(self, answer: str) -> None:
        """Write an answer, however slowly the program reads."""
        rest = answer.encode() + b"\n"
        while rest:
            self.wait(self.input, selectors.EVENT_WRITE)
            try:
                rest = rest[os.write(self.input, rest):]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise EOFError from None

    def wait(self, pipe: int, event: int) -> None:
        """Wait until a pipe can be used; raise TimeoutError when the time is over."""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, self.until - monotonic())):
                raise TimeoutError

    def close(self, grace: float = GRACE) -> int:
        """End the program; the code with which it ended by itself, or -9."""
        found = self.end.detach()
        return self.process.returncode if found is None else end_process(self.process, self.life, grace)


def end_process(process: subprocess.Popen[bytes], life: int, grace: float = GRACE) -> int:
    """Close the pipes of a program, and end it with all that it has started if it does not end itself."""
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
    try:
        code = process.wait(grace) if grace else -signal.SIGKILL
    except subprocess.TimeoutExpired:
        code = -signal.SIGKILL
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    os.close(life)
    return code
