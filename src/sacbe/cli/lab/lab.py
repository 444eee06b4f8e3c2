"""`sacbe lab`: variants of a game beside each other on the same seeds, as a page and as data."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from sacbe.games import find
from sacbe.kernel.errors import Problem
from sacbe.lab.experiment import data, experiment_file
from sacbe.lab.experiment.folder import LabFolder
from sacbe.lab.experiment.plan import ORDER, Experiment, ExperimentRequest, ValueSearch, plan_experiment
from sacbe.lab.experiment.runner import LabOutcome, run
from sacbe.lab.experiment.settings import BOTS, COMPONENTS, PLAYERS, split_pair, value_of, values_of
from sacbe.lab.report import charts, markdown
from sacbe.lab.report.page import report_html
from sacbe.lab.report.report import Report
from sacbe.lab.report.sections import ReportSection, ReportTable
from sacbe.presentation.language.words import say
from sacbe.runtime import engine_form
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Components, Jobs, JsonOption, Options, Players, RayOption, parse_options
from sacbe.runtime.console.progress import stage_progress
from sacbe.runtime.executor_choice import choose_executor

PAGE = "index.html"
TABLES = "tables.md"
Texts = list[str] | None


def lab(
    what: Annotated[str, typer.Argument(metavar="GAME|FILE", help="help-lab-what")],
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="help-lab-out", show_default=False)] = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="NAME,..", help="help-lab-bots",
                                             show_default=False)] = None,
    option: Options = None,
    components: Components = None,
    change: Annotated[Texts, typer.Option("--change", metavar="NAME=VALUE", help="help-lab-change")] = None,
    sweep: Annotated[Texts, typer.Option("--sweep", metavar="NAME=VALUE,..", help="help-lab-sweep")] = None,
    even: Annotated[str | None, typer.Option("--even", metavar="NAME", help="help-lab-even",
                                             show_default=False)] = None,
    low: Annotated[str | None, typer.Option("--from", metavar="A", help="help-lab-from", show_default=False)] = None,
    high: Annotated[str | None, typer.Option("--to", metavar="B", help="help-lab-to", show_default=False)] = None,
    by: Annotated[str | None, typer.Option("--by", metavar="order|seat", help="help-lab-by",
                                           show_default=False)] = None,
    measure: Annotated[str | None, typer.Option("--measure", metavar="NAME", help="help-lab-measure",
                                                show_default=False)] = None,
    within: Annotated[float | None, typer.Option("--within", metavar="X", help="help-lab-within",
                                                 show_default=False)] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", help="help-lab-games",
                                              show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-simulate-seed",
                                             show_default=False)] = None,
    weigh: Annotated[int | None, typer.Option("--weigh", metavar="K", help="help-lab-weigh",
                                              show_default=False)] = None,
    fill: Annotated[Path | None, typer.Option("--fill", metavar="FILE.md", help="help-lab-fill",
                                              show_default=False)] = None,
    jobs: Jobs = None,
    ray: RayOption = None,
    json: JsonOption = False,
) -> None:
    own = {"players": players, "bots": bots, "option": option, "components": components, "change": change,
           "sweep": sweep, "even": even, "from": low, "to": high, "by": by, "measure": measure, "seed": seed,
           "weigh": weigh}
    if experiment_file.is_file(what):
        experiment = _from_file(Path(what), own, games, within)
        name = Path(what).stem
    else:
        base = _settings(players, bots, option, components)
        wish = ExperimentRequest(find(what), base, _variants(what, change), _sweeps(what, sweep),
                                 _search(even, low, high, by))
        given: dict[str, Any] = {"seed": seed, "measure": measure, "within": within, "games": games, "every": weigh}
        experiment = plan_experiment(wish._replace(**{key: value for key, value in given.items() if value is not None}))
        name = experiment.game
    charts.check()
    page_text = None if fill is None else fill.read_text(encoding="utf-8")
    if fill is not None and not markdown.PLACE.search(page_text or ""):
        raise Problem("lab-no-place", file=str(fill))
    folder = LabFolder(out or Path(f"lab-{name}"))
    outcome = _played(experiment, folder, choose_executor(jobs, ray))
    report = Report(outcome)
    sections = report.sections()
    data.write(outcome, folder.path)
    folder.write(PAGE, report_html(report.title, sections, _made(name)))
    folder.write(TABLES, markdown.report_markdown(report.title, sections))
    if fill is not None and page_text is not None:
        fill.write_text(markdown.fill_marked_parts(page_text, sections, name, str(fill)), encoding="utf-8")
    if json:
        output.print_json(data.summary(outcome))
    else:
        _show(report, sections, folder.path)


# ------------------------------------------------------------ what is asked for

def _from_file(path: Path, own: dict[str, Any], games: int | None, within: float | None) -> Experiment:
    """Read the experiment of a file; on the command line only its length can be changed."""
    for flag, value in own.items():
        if value is not None:
            raise Problem("lab-file-flags", file=str(path), flag=f"--{flag}")
    found = experiment_file.read(path)
    if games is not None and games < 2:
        raise Problem("lab-least", name="games", number=games, least=2)
    if within is not None and not within > 0:
        raise Problem("lab-within", value=str(within))
    return found._replace(games=games or found.games, within=found.within if within is None else within)


def _settings(players: int | None, bots: str | None, option: Texts, components: Path | None) -> dict[str, Any]:
    given = {PLAYERS: players, BOTS: bots, COMPONENTS: None if components is None else str(components)}
    return {**{name: value for name, value in given.items() if value is not None}, **parse_options(option)}


def _variants(game: str, change: Texts) -> dict[str, dict[str, Any]]:
    """Return variant B with the settings in which it differs from A; nothing if it does not differ."""
    found: dict[str, Any] = {}
    for text in change or ():
        name, value = split_pair(text)
        if name in found:
            raise Problem("option-twice", option=name)
        found[name] = value_of(find(game), name, value)
    return {"B": found} if found else {}


def _sweeps(game: str, sweep: Texts) -> dict[str, Sequence[Any]]:
    found: dict[str, Sequence[Any]] = {}
    for text in sweep or ():
        name, values = split_pair(text)
        if name in found:
            raise Problem("option-twice", option=name)
        found[name] = values_of(find(game), name, values)
    return found


def _search(even: str | None, low: str | None, high: str | None, by: str | None) -> ValueSearch | None:
    if even is None:
        for flag, value in (("from", low), ("to", high), ("by", by)):
            if value is not None:
                raise Problem("lab-needs-even", flag=f"--{flag}")
        return None
    if low is None or high is None:
        raise Problem("lab-needs-range")
    return ValueSearch(even, _number("from", low), _number("to", high), by or ORDER)


def _number(name: str, text: str) -> float:
    try:
        return int(text) if text.lstrip("-").isdigit() else float(text)
    except ValueError:
        raise Problem("lab-value", name=name, value=text) from None


# ------------------------------------------------------------ playing and telling

def _played(experiment: Experiment, folder: LabFolder, executor: Any) -> LabOutcome:
    """Play an experiment; if somebody interrupts, say that the same command goes on."""
    begun = (folder.path / "experiment.json").exists()
    try:
        with stage_progress() as tell:
            return run(experiment, folder, executor, lambda done, most: tell(say("simulate-playing"), done, most))
    except KeyboardInterrupt:
        if folder.path.exists() or begun:
            print(say("lab-interrupted", folder=str(folder.path)), file=sys.stderr)
        raise


def _made(name: str) -> str:
    """Say which command made a page, so that somebody can make it again."""
    words = [word for word in sys.argv[1:] if word] if Path(sys.argv[0]).stem == "sacbe" else ["lab", name]
    return say("lab-made", version=engine_form.package_version(), command="sacbe " + shlex.join(words))


def _show(report: Report, sections: Sequence[ReportSection], folder: Path) -> None:
    """Print the first chapter, and where the rest is."""
    output.print_line(report.title)
    for section in sections:
        if section.name == "summary":
            for text in (*section.lines, *[f"- {point}" for point in section.points]):
                output.print_line(output.fold_text(text, ""))
            for block in section.blocks:
                one = block if isinstance(block, ReportTable) else block.table
                output.print_line()
                output.print_table(one.headings, one.rows)
    output.print_line()
    output.print_line(say("lab-written", page=str(folder / PAGE)))
    output.print_line(report.outcome.digest)
