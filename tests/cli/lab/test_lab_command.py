"""`sacbe lab` as somebody uses it: the page stands alone, the data agree, files are read strictly."""

from __future__ import annotations

import csv
import json
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sacbe.cli import program
from sacbe.kernel.errors import Problem
from sacbe.lab.experiment import experiment_file
from sacbe.lab.report import charts, markdown
from sacbe.lab.report.charts import bin_edges, count_bins
from sacbe.lab.report.page import escape_for_script, report_html
from sacbe.lab.report.sections import ReportSection, ReportTable
from sacbe.presentation.language import words
from sacbe.runtime import extras

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MOST_BYTES = 1_500_000
FILE = """\
game: bul
seed: 3
games: 20
measure: decisions
settings: {bots: random, players: 2}
variants:
  A: {}
  planner: {bots: greedy}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small experiment with a big game, reported in German."""
    found = tmp_path_factory.mktemp("lab") / "tz"
    words.set_language(None)
    code = program.main(["--lang", "de", "lab", "tzolkin", "--players", "2", "--bots", "random", "--change",
                         "supply.skulls=9", "--games", "10", "--weigh", "60", "--out", str(found)])
    words.set_language(None)
    assert code == 0
    return found


def test_the_data_agree_with_each_other(folder: Path) -> None:
    summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    with (folder / "games.csv").open(encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 20 and {row["variant"] for row in rows} == {"A", "B"}
    mean = sum(float(row["score"]) for row in rows if row["variant"] == "B") / 10
    assert summary["results"]["B"]["measures"]["score"]["mean"] == pytest.approx(mean)
    difference = summary["differences"]["decisions"][0]
    pairs = [float(b["decisions"]) - float(a["decisions"]) for a, b in zip(rows[:10], rows[10:], strict=True)]
    assert difference["mean"] == pytest.approx(sum(pairs) / 10) and -1 <= difference["correlation"] <= 1
    assert summary["results"]["A"]["uses"]["actions"]["palenque-1"]["mean"] > 0
    pyarrow = pytest.importorskip("pyarrow.parquet")
    table = pyarrow.read_table(folder / "games.parquet")
    assert table.column_names == list(rows[0]) and table.num_rows == 20


class Links(HTMLParser):
    """Collects everything that a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "poster", "data")]


def test_the_page_stands_alone(folder: Path) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    links = Links()
    links.feed(text)
    assert links.found and all(link.startswith("#") for link in links.found)
    assert '<html lang="de">' in text and "default-src 'none'" in text
    style = text[text.index("<style>"):text.index("</style>")]
    assert "url(" not in style and "@import" not in style and "prefers-color-scheme: dark" in style
    specs = json.loads(re.findall(r'id="specs">(.*?)</script>', text, re.DOTALL)[0])
    assert len(specs) >= 7 and all("url" not in json.dumps(spec.get("data", {})) for spec in specs.values())
    assert text.count("<table>") >= len(specs) and text.count("vegaEmbed") >= 1


def browser_path() -> str | None:
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    if browser_path() is None:
        pytest.skip("no Chromium")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.mark.parametrize(("width", "height", "scheme"), [(390, 844, "dark"), (1366, 768, "light")])
def test_a_browser_draws_it_without_a_network(folder: Path, chromium: Any, width: int, height: int,
                                              scheme: str) -> None:
    context = chromium.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, offline=True)
    window = context.new_page()
    wrong: list[str] = []
    asked: list[str] = []
    window.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
    window.on("pageerror", lambda error: wrong.append(str(error)))
    window.on("request", lambda request: asked.append(request.url))
    window.goto((folder / "index.html").as_uri())
    window.wait_for_selector("html[data-drawn=yes]", timeout=60_000)
    assert wrong == [] and [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    charts = window.locator(".chart").count()
    assert charts == window.locator(".chart svg").count() >= 7
    assert window.evaluate("document.documentElement.scrollWidth") <= width
    title, card = (window.locator(place).first.bounding_box() for place in ("h1", "main > section"))
    assert title["x"] == card["x"]
    context.close()


def test_the_command_says_what_came_out(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "bul.yaml"
    file.write_text(FILE, encoding="utf-8")
    args = ("lab", file, "--out", tmp_path / "out")
    lines = run.lines(*args)
    assert lines[0] == "Bul: A, planner compared" and len(lines[-1]) == 64
    assert any(line.startswith("- decisions a game") for line in lines)
    data = json.loads("\n".join(run.lines(*args, "--json")))
    assert data["digest"] == lines[-1] and list(data["results"]) == ["A", "planner"]


def test_the_title_of_two_variants_without_names_says_what_was_changed(run: Runner, tmp_path: Path) -> None:
    args = ("tzolkin", "--players", 2, "--bots", "random", "--games", 2, "--change")
    change = run.lines("lab", *args, "supply.skulls=12", "--out", tmp_path / "out")
    assert change[0] == "Tzolk’in: what changes with supply.skulls = 12"
    other = run.lines("lab", *args, "players=3", "--out", tmp_path / "more")
    assert other[0] == "Tzolk’in: what changes with 3 players"


def test_what_may_be_chance_is_drawn_paler() -> None:
    rows = [{"name": "clear", "value": 2, "low": 1, "high": 3}, {"name": "not", "value": 1, "low": -1, "high": 3}]
    data = json.dumps(charts.intervals(rows, "x", ["clear", "not"], even=0.0))
    assert data.count('"clear": 1.0') == 1 and data.count(f'"clear": {charts.PALE}') == 1


def test_a_page_of_the_documentation_is_filled(run: Runner, tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("Before.\n\n<!-- lab seats.1 -->\nold\n<!-- /lab -->\n\nAfter.\n"
                     "<!-- lab other/seats -->\nkept\n<!-- /lab -->\n", encoding="utf-8")
    args = ("lab", "bul", "--bots", "random", "--games", 5, "--out", tmp_path / "out")
    run.lines(*args, "--fill", notes)
    text = notes.read_text(encoding="utf-8")
    assert "| Turn order | Wins | Mean score |" in text and "old" not in text and "kept" in text
    notes.write_text("<!-- lab fun -->\n<!-- /lab -->\n", encoding="utf-8")
    assert "“fun”" in run.refused(*args, "--fill", notes)
    notes.write_text("Nothing.\n", encoding="utf-8")
    assert "no marked place" in run.refused(*args, "--fill", notes)


@pytest.mark.parametrize(("args", "said"), [
    (("go",), "no game called"), (("bul", "--change", "bots=greedy", "--sweep", "players=2,3"), "only one of them"),
    (("bul", "--bots", "nobody"), "no bot called"), (("bul", "--change", "bots"), "NAME=VALUE"),
    (("tz", "--players", 2, "--change", "players=2"), "play the same"),
    (("tz", "--change", "no.such=1"), "--components"),
    (("tz", "--sweep", "supply.skull=1,2"), "supply.skulls"), (("tz", "--option", "x=y"), "“x”"),
    (("tz", "--even", "supply.skulls"), "--from and --to"), (("tz", "--from", "1"), "belongs to --even"),
    (("tz", "--even", "supply.skulls", "--from", "x", "--to", 3), "“x”"),
    (("tz", "--players", 7), "7"), (("bul", "--measure", "scores"), "score"), (("bul", "--games", 0), "at least 2"),
    (("no.yaml",), "no.yaml"), (("bul", "--sweep", "players=²..3"), "²..3"),
    (("tz", "--sweep", "supply.skulls=--5..3"), "not 1"), (("bul", "--sweep", f"players=1..{'9' * 5000}"), "players"),
    (("tz", "--change", "supply.skulls=2001-99-99"), "2001-99-99"),
    (("bul", "--bots", "search:5ms"), "by the clock"), (("bul", "--change", "bots=search:5ms"), "by the clock"),
])
def test_bad_input_is_one_line_and_writes_nothing(run: Runner, tmp_path: Path, args: tuple[object, ...],
                                                  said: str) -> None:
    assert said in run.refused("lab", *args, "--out", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_missing_extra_is_one_line(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "is_installed", lambda module: module != "altair")
    assert "sacbe[lab]" in run.refused("lab", "bul", "--out", tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("change", "line", "said"), [
    (("game: bul", "game: go"), 1, "go"), (("seed: 3", "seed: x"), 2, "x"), (("games: 20", "games: 1"), 3, "1"),
    (("measure: decisions", "measure: fun"), 4, "fun"), (("bots: random", "bots: nobody"), 5, "nobody"),
    (("bots: random", "bots: 'cmd:touch started'"), 5, "bot of its own"),
    (("bots: random", "bots: search:5ms"), 5, "by the clock"),
    (("planner: {bots: greedy}", "planner: {bots: [random, 'antigravity:bot']}"), 8, "bot of its own"),
    (("variants:\n  A: {}\n  planner: {bots: greedy}", "sweep:\n  bots: [greedy, 'cmd:touch started']"), 7, "own"),
    (("planner: {bots: greedy}", "planner: {bots: random}"), 6, "planner"),
    (("planner: {bots: greedy}", "planner: {noise: 1}"), 8, "noise"), (("variants:", "variant:"), 6, "variant"),
    (("  A: {}", "  A: {"), 9, "YAML"),
    (("planner: {bots: greedy}", "planner: {bots: greedy}\nsweep: {bots: [random, greedy]}"), 1, "only one"),
    (("planner: {bots: greedy}", "planner: {components: none.yaml}"), 8, "none.yaml"),
    (("planner: {bots: greedy}", "planner: {bots: greedy}\neven: {value: x, from: 1}"), 9, "to"),
])
def test_a_wrong_file_is_told_with_its_line(tmp_path: Path, change: tuple[str, str], line: int, said: str) -> None:
    file = tmp_path / "bul.yaml"
    file.write_text(FILE.replace(*change), encoding="utf-8")
    with pytest.raises(Problem) as caught:
        experiment_file.read(file)
    assert f"line {line}" in str(caught.value).lower() and said in str(caught.value) and str(file) in str(caught.value)


def test_flags_do_not_go_with_a_file(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "bul.yaml"
    file.write_text(FILE, encoding="utf-8")
    assert "--seed" in run.refused("lab", file, "--seed", 4)


def test_text_cannot_leave_its_place() -> None:
    nasty = "</script><script>alert(1)</script><!--"
    text = report_html(nasty, [ReportSection("x", nasty, [nasty], [ReportTable(nasty, [nasty, "b"], [(nasty, "1")])])],
                       nasty)
    assert "<script>alert" not in text and escape_for_script("</script>") == "<\\/script>"
    assert markdown.table_markdown(ReportTable("t", ["a", "b"],
                                               [("x|y", "1")])) == "| a | b |\n| --- | ---: |\n| x\\|y | 1 |"


def test_bins_hold_everything() -> None:
    numbers = [3.5, 7.0, 120.25, 88.0]
    edges = bin_edges(numbers)
    assert edges[0] <= 3.5 and edges[-1] > 120.25 and sum(count_bins(numbers, edges)) == 4
