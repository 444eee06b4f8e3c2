"""`sacbe train`: the command around the loop."""

from __future__ import annotations

import json
import re
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sacbe.bots import weights as files
from sacbe.cli.lab import train
from sacbe.games import load_definition
from sacbe.lab.training import run as loop

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands", "support.learning_bul"]
pytestmark = [pytest.mark.once, pytest.mark.usefixtures("learnt_bul")]

TINY = ("--games", 6, "--duels", 4, "--seed", 3)


def test_generations_have_lines_and_the_log_shows_them_again(run: Runner, tmp_path: Path) -> None:
    command = ("train", "bul", "--folder", tmp_path, *TINY, "--generations")
    lines = run.lines(*command, 2)
    assert [line.split(":")[0] for line in lines if line.startswith("Generation")] == ["Generation 1", "Generation 2"]
    assert re.match(r"Generation 1: wins [\d.]+% ± [\d.]+% against the best before it", lines[0])
    assert run.lines(*command, 2) == [f"Generation 2 is reached in {tmp_path}; there is nothing left to train."]
    assert len([line for line in run.lines(*command, 3) if line.startswith("Generation 3")]) == 1
    table = run.lines("train", "bul", "--folder", tmp_path, "--log")
    assert [row.split()[:2] for row in table[:4]] == [["Generation", "Games"], ["1", "6"], ["2", "12"], ["3", "18"]]
    told = [json.loads(line) for line in run.lines("train", "bul", "--folder", tmp_path, "--log", "--json")]
    assert [line["generation"] for line in told] == [1, 2, 3]
    assert set(told[0]) >= {"share", "interval", "winners", "calibration", "style", "accepted", "taste"}


def test_exported_weights_can_be_read_and_say_how_they_were_made(
        run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "share_of", lambda met: (1.0, 0.0))        # whatever was learnt is the best
    monkeypatch.chdir(tmp_path)
    lines = [json.loads(line) for line in run.lines("train", "bul", *TINY, "--generations", 1, "--export", "out",
                                                    "--calibration-games", 12, "--json")]
    assert (tmp_path / "training" / "bul" / "plan.json").exists()
    assert lines[1]["export"] == "out"
    learning = load_definition("bul").learning()
    assert learning is not None
    made = files.read(tmp_path / "out", load_definition("bul"), learning).made
    assert made["command"] == ("sacbe train bul --generations 1 --games 6 --duels 4 --players 2 --seed 3 "
                               "--calibration-games 12 --export DIR")
    assert made["tested"]["2"]["games"] == 24           # not 12, since two players make twice as many games as four
    again = run.lines("train", "bul", *TINY, "--generations", 1, "--export", "again", "--calibration-games", 12)
    assert again[1].startswith("The weights of generation 001 are in again.")
    assert (tmp_path / "again/value.bin").read_bytes() == (tmp_path / "out/value.bin").read_bytes()


@pytest.mark.parametrize(("arguments", "said"), [
    (("--generations", 0), "--generations must be at least 1"), (("--games", 0), "--games must be at least 1"),
    (("--duels", -1), "--duels"), (("--jobs", 0), "--jobs"), (("--calibration-games", 0), "--calibration-games"),
    (("--players", "2,x"), "2,x"), (("--players", "3"), "not for 3"), (("--option", "captors=up"), "captors"),
    (("--option", "captors"), "name=value"), (("--log",), "Nothing has been learnt")])
def test_bad_arguments_are_refused_and_nothing_is_written(
        run: Runner, tmp_path: Path, arguments: tuple[object, ...], said: str) -> None:
    assert said in run.refused("train", "bul", "--folder", tmp_path / "new", *arguments)
    assert not (tmp_path / "new").exists()


def test_a_folder_of_another_plan_is_refused(run: Runner, tmp_path: Path) -> None:
    run.lines("train", "bul", "--folder", tmp_path, *TINY, "--generations", 1)
    assert "different: seed" in run.refused("train", "bul", "--folder", tmp_path, "--games", 6, "--duels", 4)
    (tmp_path / "state.json").write_text("{", encoding="utf-8")
    assert "damaged (state.json)" in run.refused("train", "bul", "--folder", tmp_path, *TINY)


@pytest.mark.parametrize(("module", "arguments", "extra"), [("numpy", (), "train"), ("ray", ("--ray",), "ray")])
def test_what_is_not_installed_is_named(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str,
                                        arguments: tuple[str, ...], extra: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)      # type: ignore[arg-type]
    line = run.refused("train", "bul", "--folder", tmp_path / "new", *arguments)
    assert module in line and f'pip install "sacbe[{extra}]"' in line
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_told_to_end_says_so_and_goes_on_later(
        run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals) -> None:
    before = signal.getsignal(signal.SIGTERM)
    ctrl_c = signal.signal(signal.SIGINT, signal.default_int_handler)       # tests in the background may ignore it
    whole = run.lines("train", "bul", "--folder", tmp_path / "whole", *TINY, "--generations", 1)
    play = loop.TrainingRun.fit_weights

    def stop(*arguments: object) -> None:
        signal.raise_signal(number)

    monkeypatch.setattr(loop.TrainingRun, "fit_weights", stop)
    assert run("train", "bul", "--folder", tmp_path / "run", *TINY) == (130, "", "sacbe: Stopped.\n")
    monkeypatch.setattr(loop.TrainingRun, "fit_weights", play)
    again = run.lines("train", "bul", "--folder", tmp_path / "run", *TINY, "--generations", 1)
    assert [re.sub(r"\d+ s$", "", line) for line in again] == [re.sub(r"\d+ s$", "", line) for line in whole]
    assert signal.getsignal(signal.SIGTERM) is before
    signal.signal(signal.SIGINT, ctrl_c)


def test_every_language_tells_a_generation(run: Runner, tmp_path: Path) -> None:
    run.lines("train", "bul", "--folder", tmp_path, *TINY, "--generations", 1)
    for language, word in (("de", "Generation"), ("fr", "Génération")):
        assert run.lines("--lang", language, "train", "bul", "--folder", tmp_path, "--log")[0].startswith(word)
    assert train._style({"workers": 3.0, "unheard-of": 1.0}, "tzolkin") == {"ouvriers": 3.0}
