"""The page of an experiment: one file with everything inside, which opens without a network and prints."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from sacbe.lab.report.sections import ReportChart, ReportSection, ReportTable
from sacbe.presentation.language.words import current_language, say
from sacbe.runtime.extras import require_extra

LOCALES: Final = {"de": "de-DE", "fr": "fr-FR"}         # how d3 calls the numbers of a language
POLICY: Final = ("default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; "
                 "img-src data: blob:; base-uri 'none'; form-action 'none'")
OPEN: Final = frozenset({"summary"})                    # chapters whose tables are not folded away
TEXT: Final = ' class="text"'
MANY: Final = 4                                         # tables of a chapter that stay open


def report_html(title: str, sections: Sequence[ReportSection], made_by: str) -> str:
    """Return the whole page as HTML; `made_by` says which command made it."""
    require_extra("vl_convert", "lab")
    vl_convert: Any = import_module("vl_convert")       # not before: few have it
    specs: dict[str, Any] = {}
    body = "\n".join(section_html(section, specs) for section in sections)
    links = "".join(f'<a href="#{section.name}">{escape(section.title)}</a>' for section in sections)
    number = LOCALES.get(current_language())
    locale = {} if number is None else {"formatLocale": vl_convert.get_format_locale(number)}
    drawings = escape_for_script(json.dumps(specs, ensure_ascii=False, separators=(",", ":")))
    return f"""<!DOCTYPE html>
<html lang="{current_language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(title)}</title>
<style>
{read_page_part("page.css")}</style>
</head>
<body>
<header><div><h1>{escape(title)}</h1><p>{escape(made_by)}</p></div></header>
<nav aria-label="{escape(say("lab-chapters"))}"><div>{links}</div></nav>
<main>
<noscript><p>{escape(say("lab-no-script"))}</p></noscript>
{body}
</main>
<footer>{escape(say("lab-footer"))}</footer>
<script type="application/json" id="specs">{drawings}</script>
<script type="application/json" id="locale">{escape_for_script(json.dumps(locale))}</script>
<script>
{escape_for_script(vl_convert.javascript_bundle())}
</script>
<script type="module">
{read_page_part("page.js")}</script>
</body>
</html>
"""


def read_page_part(name: str) -> str:
    """Read a file of the page, which lies beside this module."""
    return files("sacbe.lab.report").joinpath(name).read_text(encoding="utf-8")


def escape_for_script(text: str) -> str:
    """Escape text so that it cannot end the script it stands in."""
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def section_html(section: ReportSection, specs: dict[str, Any]) -> str:
    """Return a chapter; its charts are drawn later, from the specs."""
    found = [f'<section id="{section.name}"><h2>{escape(section.title)}</h2>']
    if section.points:
        found.append('<ul class="stands-out">' + "".join(f"<li>{escape(one)}</li>" for one in section.points) + "</ul>")
    found += [f"<p>{escape(line)}</p>" for line in section.lines]
    shown = section.name in OPEN or len(section.blocks) <= MANY
    for block in section.blocks:
        table = block.table if isinstance(block, ReportChart) else block
        if isinstance(block, ReportChart):
            name = f"chart-{len(specs) + 1}"
            specs[name] = block.spec
            found.append(f'<h3>{escape(table.title)}</h3><div class="chart" id="{name}" role="img" '
                         f'aria-label="{escape(block.label)}"></div>')
            found.append(folded_table_html(say("lab-as-table"), table))
        elif shown:
            found.append(f"<h3>{escape(table.title)}</h3>{table_html(table)}")
        else:
            found.append(folded_table_html(table.title, table))
    return "\n".join([*found, "</section>"])


def folded_table_html(title: str, table: ReportTable) -> str:
    return f"<details><summary>{escape(title)}</summary>{table_html(table)}</details>"


def table_html(table: ReportTable) -> str:
    """Return a table that scrolls within itself where it is too wide."""
    texts = [any(row[at][:1].isalpha() for row in table.rows) for at in range(len(table.headings))]
    head = "".join(f'<th scope="col"{TEXT if text else ""}>{escape(heading)}</th>'
                   for heading, text in zip(table.headings, texts, strict=True))
    body = "".join(f"<tr>{row_html(row, texts)}</tr>" for row in table.rows)
    return (f'<div class="wide" tabindex="0" role="region" aria-label="{escape(table.title)}"><table><thead><tr>{head}'
            f"</tr></thead><tbody>{body}</tbody></table></div>")


def cell_html(cell: str, text: bool) -> str:
    """Return a cell; the interval of a figure is smaller, and stands below it where there is no room."""
    figure, bracket, between = cell.partition(" (")
    return escape(cell) if text or not bracket else f"{escape(figure)} <small>({escape(between)}</small>"


def row_html(row: Sequence[str], texts: Sequence[bool]) -> str:
    """Return the cells of a row; words stand to the left, figures to the right."""
    cells = [f"<td{TEXT if text else ''}>{cell_html(cell, text)}</td>"
             for cell, text in zip(row[1:], texts[1:], strict=True)]
    return f'<th scope="row">{escape(row[0])}</th>' + "".join(cells)
