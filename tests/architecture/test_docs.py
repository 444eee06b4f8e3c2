"""The documentation is right: its scenarios pass, its moves exist, its commands and options are real."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sacbe import games
from sacbe.cli import program
from sacbe.coach.study import text as study_text
from sacbe.games.components import editions
from sacbe.games.tzolkin.schema.notation import VERBS
from sacbe.kernel.play import record, scenario
from sacbe.presentation.language import register

pytestmark = pytest.mark.once

GROUPS = ("db", "puzzles")              # whose commands have sections of their own
DOCS = Path(__file__).parents[2] / "docs"


def text(name: str) -> str:
    return next(DOCS.rglob(name)).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text(name), flags=re.MULTILINE | re.DOTALL)


def test_the_scenarios_of_the_page_pass(tmp_path: Path) -> None:
    found = blocks("scenarios.md", "yaml")
    assert len(found) > 1
    for number, block in enumerate(found):
        file = tmp_path / f"{number}.yaml"
        file.write_text(block, encoding="utf-8")
        for case in scenario.load(file):
            assert [str(failure) for failure in scenario.run(case, games.box)] == []


def test_the_page_on_scenarios_names_every_key_and_check() -> None:
    named = set(re.findall(r"`(\w+)`", text("scenarios.md")))
    assert {*scenario.KEYS, *scenario.CHECKS} <= named


def test_the_page_on_notation_has_every_verb_and_real_examples() -> None:
    rows = re.findall(r"^\| `(.+?)` \| `(.+?)` \|", text("notation.md"), flags=re.MULTILINE)
    grammar = games.box("tzolkin").grammar
    for _, example in rows:
        assert grammar.write(grammar.read(example)) == example
    assert {form.split()[0] for form, _ in rows} == {verb.name for verb in VERBS.values()}


def test_the_page_on_records_has_every_line() -> None:
    game, study = text("records.md").split("## Variations and comments")
    rows = re.findall(r"^\| `(\w+)` \|", game, flags=re.MULTILINE)
    assert rows == [*record.HEADER, *record.FOOTER]
    told = re.findall(r"^\| `(.*?)` \|", study, flags=re.MULTILINE)
    keys = [key for row in told for key in row.split("`, `")]
    assert {*study_text.HEADER, *study_text.FOOTER, study_text.FORMAT} <= {*keys}


@pytest.mark.parametrize("name", [name for name in program.COMMANDS if name not in GROUPS])
def test_the_page_on_commands_has_every_option(name: str) -> None:
    sections = text("command-line.md").split("\n## `sacbe ")
    section = next((section for section in sections if section.startswith(name)), None)
    assert section is not None, f"docs/play/command-line.md does not tell of “sacbe {name}”"
    command = program.get_command(program.app).load(name)     # type: ignore[attr-defined]
    for param in command.params:
        for option in param.opts:
            if option.startswith("--"):
                assert option in section, f"{name} {option}"


def test_links_lead_somewhere() -> None:
    """README and every page: a relative link names a file that is there."""
    root = DOCS.parent
    for page in [root / "README.md", *DOCS.rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_links_lead_to_headings() -> None:
    """A link to a part of a page names one of its headings, spelled as GitHub spells them in addresses."""
    root = DOCS.parent
    for page in [root / "README.md", *DOCS.rglob("*.md")]:
        for target, part in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
            whole = (page.parent / target if target else page).read_text(encoding="utf-8")
            headings = [re.sub(r"[^\w\- ]", "", line.lower()) for line in re.findall("^#+ (.+)$", whole, re.MULTILINE)]
            assert part in [heading.replace(" ", "-") for heading in headings], f"{page.name}: {target}#{part}"


@pytest.mark.parametrize(("game", "title"), [("chichen_itza", "Chichén Itzá"), ("temple_of_chac", "Temple of Chac")])
def test_the_page_on_rules_counts_the_assumed_values(game: str, title: str) -> None:
    number, table = re.findall(rf"^Of {title} (\d+) values are assumed.*?\n\n(.*?)\n\n", text("rules.md"),
                               flags=re.MULTILINE | re.DOTALL)[0]
    found = Counter(value.path.partition(".")[0] for value in editions.assumed(game))
    rows = re.findall(r"^\| (`.+?`) \| (\d+) \|", table, flags=re.MULTILINE)
    named = {tuple(re.findall(r"`(\w+)`", where)): int(count) for where, count in rows}
    assert named == {parts: sum(found[part] for part in parts) for parts in named}
    assert int(number) == sum(named.values()) == sum(found.values())


def test_the_readme_counts_the_rules() -> None:
    assert f"Its {len(register.rules('tzolkin'))} rules" in (DOCS.parent / "README.md").read_text(encoding="utf-8")
