"""Bots of one's own: the examples of the page, every form of a bot, any number of processes, and what goes wrong."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe import bots, games
from sacbe.bots import user_bots as own
from sacbe.bots.external_programs import ProgramBot
from sacbe.bots.thinker import BotJob, LocalThinker
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.lab.match import play_match
from sacbe.lab.simulate import plan_run, simulate
from sacbe.runtime.executor_choice import choose_executor
from sacbe.testing.contract import sample_options
from support.commands import Runner
from support.commands import run as run

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[2] / "docs" / "research" / "bots.md").read_text(encoding="utf-8")
SOURCE = str(Path(sacbe.__file__).parent.parent)
PATIENCE = 90.0          # seconds: more than a process needs to begin or to end, on a busy machine
MORE = """
import os, sys
from sacbe.kernel.core.chance import Driver

SEEN = []

class Peeking(Driver):
    def choose(self, state, ask):
        SEEN.append(state)
        return ask.options[0]

def peeking(definition, seat, seed):
    return Peeking()

def looking(turn):
    SEEN.append((turn.view, turn.moves, turn.prompt))
    return turn.choices[0]

def counting(turn):
    SEEN.append(turn.seat)
    return turn.choices[0]

class Plain:
    def choose(self, turn):
        return turn.choices[-1]

def maker(definition, seat, seed):
    return lambda turn: turn.moves[seed % len(turn.moves)]

def broken(turn): return 1 / 0
def leaving(turn): sys.exit(3)
def illegal(turn): return "fly to the moon"
def nothing(turn): return None
def yes(turn): return True
def wrong_in_copy(turn): return turn.deal().apply("fly")
def two(a, b): return a
number = 5
"""
PROGRAMS = {
    "silent.sh": "sleep 61 & echo $! > sleeper; wait", "deaf.sh": "while :; do echo help; done",
    "dying.sh": "exit 7", "garbage.sh": "head -c 3000000 /dev/zero", "illegal.sh": "echo do fly; read x",
    "again.sh": "echo new players=2; read x", "load.sh": "echo load; read x",
    "bytes.sh": r"printf '\377\376\n'; read x", "leaving.sh": "echo quit; read x", "coach.sh": "echo hint 3; read x",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bots of the page and some others, which is the current one."""
    for name, body in re.findall(r"^```python file=(\S+)\n((?:.|\n)*?)^```$", PAGE, flags=re.MULTILINE):
        (tmp_path / name).write_text(body, encoding="utf-8")
    (tmp_path / "more_bots.py").write_text(MORE, encoding="utf-8")
    for name, body in PROGRAMS.items():
        (tmp_path / name).write_text(body, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    before = sys.path.copy()
    own.resolve_name.cache_clear()
    yield tmp_path
    sys.path[:] = before
    for name in ("owl", "crow", "more_bots"):
        sys.modules.pop(name, None)


CROW = f"cmd:{sys.executable} crow.py"


@pytest.mark.parametrize("names", [["owl:first", "owl:Owl"], [CROW, "random"],
                                   ["more_bots:Plain", "more_bots:maker"], ["more_bots:peeking", "owl:first"]])
def test_the_same_games_in_any_number_of_processes(names: list[str]) -> None:
    runs = [simulate(plan_run("bul", names=names, seed=3), 4, choose_executor(jobs), digest=True) for jobs in (1, 2)]
    assert runs[0].digest == runs[1].digest and [seat.bot for seat in runs[0].seats] == names


@pytest.mark.parametrize("game", ["tzolkin", "temple_of_chac", "chichen_itza"])
def test_the_programs_of_the_page_play_whole_games(game: str) -> None:
    match = play_match(game, [CROW, "owl:first"], 2)
    assert match.games == 2


def test_no_bot_gets_a_seed_from_which_the_dice_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[int] = []

    def factory(definition: GameDefinition, seat: int, seed: int) -> own.Decide:
        got.append(seed)
        return lambda turn: turn.choices[0]

    with monkeypatch.context() as patch:                    # the fixture needs the true one again
        patch.setattr(own, "resolve_name", lambda name: factory)
        definition, seed = games.load_definition("bul"), mix_seed(7, 1)
        for _ in range(2):
            own.UserBot("more_bots:maker", definition, 0, seed)
    program = ProgramBot(CROW, definition, 0, seed)
    assert got[0] == got[1] == own.derive_seed(seed) == int(program.about["SACBE_BOT_SEED"])
    near = {own.derive_seed(seed), own.derive_seed(mix_seed(7, 2))}
    assert len(near) == 2 and not near & {seed, *(mix_seed(seed, stream) for stream in range(100))}


def test_commands_take_them(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "owl:first" in run("match", "bul", "--bots", "owl:first,random", "--games", "2")[1]
    assert run("ladder", "bul", "--levels", "random,owl:first", "--games", "2")[0] == 0
    assert run("balance", "ci", "--bot", "owl:first", "--games", "1", "--players", "2")[0] == 0
    assert "owl:first" in run("simulate", "bul", "--bots", "owl:first", "--games", "2")[1]
    assert run("watch", "bul", "--bots", "owl:first,more_bots:Plain", "--seed", "1")[0] == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\n"))
    code, out, err = run("play", "bul", "--plain", "--bots", "more_bots:counting", "--seed", "1")
    assert (code, err) == (0, "") and sys.modules["more_bots"].SEEN, out


def test_at_a_table_they_think_like_any_other() -> None:
    definition = games.load_definition("bul")
    state, dice, choices = definition.start_game(2, {}), SeededDriver(1), []
    while state.ask is not None and state.ask.seat == CHANCE:
        choices.append(int(dice.answer(state.ask)))
        state.apply(choices[-1])
    assert state.ask is not None
    for bot in ("owl:first", CROW):
        job = BotJob("bul", 2, {}, int(state.ask.seat), bot, 1, len(choices), tuple(choices))
        assert LocalThinker().choose(job) in state.ask.options


@pytest.mark.parametrize("game", games.names())
def test_no_bot_is_told_what_its_seat_cannot_know(game: str) -> None:
    """Two positions that the seat cannot tell apart are the same to a bot, whatever it gets."""
    definition = games.load_definition(game)
    options = sample_options(definition, 2, 0)
    state, dice = definition.start_game(2, options), SeededDriver(4)
    made = {name: bots.make_bot(name, definition, 0, 9) for name in ("more_bots:peeking", "more_bots:looking")}
    seen = sys.modules["more_bots"].SEEN
    compared = 0
    while (ask := state.ask) is not None and compared < 8:
        if ask.seat == 0:
            twin = definition.redeal(state, 0, dice)
            for name in made:
                del seen[:]
                for one in (state, twin):
                    assert one.ask is not None
                    bots.make_bot(name, definition, 0, 9).choose(one, one.ask)
                first, second = seen
                if name.endswith("peeking"):
                    assert first is not state and first.position_key() == second.position_key()
                else:
                    assert first == second
            compared += 1
        state.apply(dice.answer(ask))
    assert compared


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots of the page as a package that is installed: what pip writes beside a module, on Python's path."""
    about = folder / "packages" / "owls-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "owl.py").rename(about.parent / "owl.py")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: owls\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{own.GROUP}]\nowl = owl:first\nrandom = owl:first\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(about.parent))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(about.parent), os.environ.get("PYTHONPATH", "")]))
    own.installed_bots.cache_clear()
    yield
    own.installed_bots.cache_clear()


def test_entry_points(installed: None, run: Runner) -> None:
    assert isinstance(bots.make_bot("owl", games.load_definition("bul"), 0, 1), own.UserBot)
    assert isinstance(bots.make_bot("random", games.load_definition("bul"), 0, 1), SeededDriver)
    code, _, err = run("match", "bul", "--bots", "owll,random", "--games", "2")
    assert code == 2 and "“owl”" in err
    told = [run("simulate", "bul", "--bots", "owl", "--games", 4, "--digest", "--jobs", jobs)[1].splitlines()[-1]
            for jobs in (1, 2)]
    assert told[0] == told[1] == simulate(plan_run("bul", names=["owl:first"]), 4, digest=True).digest


@pytest.mark.parametrize(("bot", "key"), [
    ("more_bots:broken", "bot-failed"), ("more_bots:leaving", "bot-failed"), ("more_bots:illegal", "bot-illegal"),
    ("more_bots:nothing", "bot-illegal"), ("more_bots:yes", "bot-illegal"), ("more_bots:wrong_in_copy", "bot-failed"),
    ("more_bots:two", "bot-form"), ("more_bots:number", "bot-form"), ("more_bots:missing", "bot-failed"),
    ("no_such_module:x", "bot-failed"), ("cmd:", "bot-program-form"), ("cmd:'", "bot-program-form"),
    ("cmd:./nowhere", "bot-program-missing"), ("cmd:./dying.sh", "bot-program-not-executable"),
    ("cmd:sh dying.sh", "bot-program-ended"), ("cmd:sh leaving.sh", "bot-program-ended"),
    ("cmd:300ms:sh silent.sh", "bot-program-slow"), ("cmd:500ms:sh deaf.sh", "bot-program-slow"),
    ("cmd:sh garbage.sh", "bot-program-said"), ("cmd:sh illegal.sh", "bot-program-said"),
    ("cmd:sh again.sh", "bot-program-said"), ("cmd:sh load.sh", "bot-program-said"),
    ("cmd:sh bytes.sh", "bot-program-said"), ("cmd:sh coach.sh", "bot-program-said"),
])
def test_whatever_goes_wrong_is_one_problem_and_leaves_nothing_behind(bot: str, key: str) -> None:
    with pytest.raises(Problem) as found:
        play_match("bul", [bot, "random"], 2)
    assert found.value.key == key and bot in str(found.value)
    if bot.endswith("silent.sh"):
        assert is_gone(int(Path("sleeper").read_text()))


def test_in_another_process_it_is_one_line_too(run: Runner) -> None:
    code, out, err = run("simulate", "bul", "--bots", "more_bots:broken", "--games", "4", "--jobs", "2")
    assert (code, out) == (2, "") and "ZeroDivisionError" in err and "more_bots.py:" in err
    assert len(err.splitlines()) == 1


def test_a_program_ends_when_its_host_is_killed() -> None:
    script = "from sacbe.lab.match import play_match; play_match('bul', ['cmd:sh silent.sh', 'random'], 2)"
    host = subprocess.Popen([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": SOURCE})
    until = time.monotonic() + PATIENCE
    while not (Path("sleeper").exists() and Path("sleeper").read_text().strip()):
        assert time.monotonic() < until and host.poll() is None
        time.sleep(0.05)
    host.kill()
    host.wait()
    assert is_gone(int(Path("sleeper").read_text()))


def is_gone(pid: int) -> bool:
    """Has a process ended, or does it soon?"""
    bound = time.monotonic() + PATIENCE
    while time.monotonic() < bound:
        try:
            state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("bot", ["owl:first", "cmd:true"])
def test_a_file_cannot_bring_one(bot: str) -> None:
    with pytest.raises(Problem) as found:
        bots.parse_untrusted_name(bot)
    assert found.value.key == "bot-in-file"
    assert bots.parse_untrusted_name("hard").base == "hard"


def test_a_turn_deals_games_that_differ_and_repeat() -> None:
    definition = games.load_definition("tzolkin")
    state, dice = definition.start_game(2, {}), SeededDriver(1)
    while state.ask is not None and state.ask.seat == CHANCE:
        state.apply(dice.answer(state.ask))
    turns = [own.BotTurn(definition, state.clone(), 5) for _ in range(2)]
    deals = [[turn.deal() for _ in range(3)] for turn in turns]
    assert [one.state.text() for one in deals[0]] == [one.state.text() for one in deals[1]]
    assert len({one.state.text() for one in deals[0]}) == 3
    assert all(one.ask.options == turns[0].moves and one.view(turns[0].seat) == turns[0].view for one in deals[0])
    deals[0][0].apply(turns[0].moves[0])
    assert turns[0].view == turns[1].view
