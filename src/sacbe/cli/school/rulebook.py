"""The short rulebook on the command line: its chapters, one of them, its symbols, and what answers a question."""

from __future__ import annotations

from msgspec import to_builtins

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import current_language, say
from sacbe.runtime.console import output
from sacbe.school.rulebook import library, lines, render, search

MAX_SHOWN_ANSWERS = 5  # things that are found; `--json` has them all


def read(game: str, names: list[str], json: bool) -> None:
    """Print the list of chapters, or some of them in full."""
    chosen = [library.find_chapter(game, name) for name in names]
    shown = {chapter.name: chapter for chapter in render.render_book(game, current_language()).chapters}
    if json:
        output.print_json(to_builtins([shown[chapter.name] for chapter in chosen] or [*shown.values()]))
    elif not chosen:
        output.print_table([say("book-chapter"), say("rules-name")], [(one.name, one.title) for one in shown.values()])
    else:
        for number, chapter in enumerate(chosen):
            for line in ([""] if number else []) + lines.chapter_lines(chapter):
                output.print_line(line)


def symbols(game: str, json: bool) -> None:
    """Print all symbols of a game, and what they do."""
    found = render.render_symbols(game, current_language())
    if json:
        output.print_json(to_builtins(found))
        return
    for group in found:
        output.print_line(group.title)
        for one in group.symbols:
            output.print_line(f"  {one.name}: {one.text}")


def find(game: str, question: str, json: bool) -> None:
    """Print what answers a question, the best first."""
    found = search.find(game, question, current_language())
    if not found:
        raise Problem("nothing-found", game=game, words=question)
    if json:
        output.print_json(to_builtins(found))
        return
    for line in lines.answer_lines(found[:MAX_SHOWN_ANSWERS]):
        output.print_line(line)
