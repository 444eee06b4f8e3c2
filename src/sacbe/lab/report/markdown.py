"""The tables of a report as Markdown: a file of their own, or the marked places of a page of the documentation.

In a page, `<!-- lab NAME -->` and `<!-- /lab -->` enclose what is made; NAME is a chapter, or a chapter and the number
of one of its tables, counted from 1 (`seats.2`), and a page of several experiments puts the name of one in front
(`three/seats.2`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.lab.report.sections import ReportChart, ReportSection, ReportTable

PLACE: Final = re.compile(r"(<!-- lab ([\w./-]+) -->\n).*?(<!-- /lab -->)", re.DOTALL)


def report_markdown(title: str, sections: Sequence[ReportSection]) -> str:
    """Return a whole report as one Markdown file."""
    return "\n\n".join([f"# {title}", *[section_markdown(section) for section in sections]]) + "\n"


def section_markdown(section: ReportSection) -> str:
    """Return a chapter with its sentences and tables."""
    parts = [f"## {section.title}", *section.lines]
    if section.points:
        parts.append("\n".join(f"- {point}" for point in section.points))
    return "\n\n".join([*parts, *[f"**{one.title}**\n\n{table_markdown(one)}" for one in tables(section)]])


def tables(section: ReportSection) -> list[ReportTable]:
    return [block.table if isinstance(block, ReportChart) else block for block in section.blocks]


def table_markdown(one: ReportTable) -> str:
    """Return a table; figures stand to the right."""
    rows = [one.headings, *one.rows]
    marks = ["---", *["---:"] * (len(one.headings) - 1)]
    lines = [marks if at == 1 else [cell.replace("|", "\\|") for cell in row]
             for at, row in enumerate([rows[0], marks, *rows[1:]])]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def fill_marked_parts(text: str, sections: Sequence[ReportSection], name: str, file: str) -> str:
    """Return a page with its marked places of this experiment made again."""
    known = {section.name: section for section in sections}

    def made(found: re.Match[str]) -> str:
        own, slash, place = found[2].rpartition("/")
        if slash and own != name:
            return found[0]
        chapter_name, _, number = place.partition(".")
        section = known.get(chapter_name)
        some = [] if section is None else tables(section)
        if section is None or (number and not (number.isdigit() and 1 <= int(number) <= len(some))):
            raise Problem("lab-place", file=file, name=found[2], known=", ".join(known))
        shown = [some[int(number) - 1]] if number else some
        return found[1] + "\n" + "\n\n".join(table_markdown(one) for one in shown) + "\n\n" + found[3]

    return PLACE.sub(made, text)
