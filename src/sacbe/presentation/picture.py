"""A position as a picture, for notebooks and pages: board, seats and question, as one reader may see them."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Final

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel as Framed
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from sacbe.kernel.play.game import Game
from sacbe.presentation.language.texts import MARKS
from sacbe.presentation.language.words import say
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.presentation.seat_colors import SeatColors

LEAST: Final = 64               # columns of a panel
MOST: Final = 80
MARGIN: Final = (1, 2)          # lines and columns around everything
AROUND: Final = 8               # columns of a frame and of both margins
SHOWN_PANELS: Final = ("board", "seats")
PAPER_COLOUR: Final = (251, 248, 241)
INK_COLOUR: Final = (43, 42, 40)
LINE: Final = "#C4B79C"
THEME: Final = TerminalTheme(PAPER_COLOUR, INK_COLOUR, [INK_COLOUR] * 8)
# Like Rich's own, but without a window around it and without a font from elsewhere.
SVG_TEMPLATE: Final = """<svg class="sacbe" viewBox="0 0 {terminal_width} {terminal_height}" \
style="max-width: {terminal_width}px" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px/{line_height}px 'DejaVu Sans Mono', Menlo, Consolas, monospace; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
<rect fill="#FBF8F1" width="{terminal_width}" height="{terminal_height}" rx="8"/>
<g clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Picture:
    """A drawing that a notebook shows, and that can be saved.

    >>> import sacbe
    >>> sacbe.new("bul", players=2, seed=1).picture("red").svg[:18]
    '<svg class="sacbe"'
    """

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write the drawing to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")


def draw_picture(game: Game, seat: int | None) -> Picture:
    """Draw a game as a seat, or a watcher, sees it now."""
    moment, wording = PlayerView(game, seat), Localizer(game.definition, game.players)
    marks = dict(zip(wording.names, MARKS))
    paint = SeatColors(marks, wording.texts.styles)
    paint.is_dark = False
    shown = [(title, lines) for key, title,
             lines in wording.texts.panels(moment.view, marks, MOST) if key in SHOWN_PANELS]
    widest = max([LEAST, *(cell_len(line) for _, lines in shown for line in lines)])
    around = [wording.title, wording.texts.status_line(moment.view)], question_lines(moment, wording)
    head, foot = (Text("\n".join(filter(None, lines))) for lines in around)
    head.stylize("bold", 0, len(wording.title))
    framed = [Framed(paint.panel_text(lines), title=title, title_align="left", box=ROUNDED,
                     border_style=LINE) for title, lines in shown]
    console = Console(file=StringIO(), record=True, width=widest + AROUND, color_system="truecolor",
                      force_terminal=True, legacy_windows=False)
    console.print(Padding(Group(head, *framed, foot), MARGIN))
    return Picture(console.export_svg(title="", theme=THEME, code_format=SVG_TEMPLATE))


def question_lines(moment: PlayerView, wording: Localizer) -> list[str]:
    """The lines below a picture: who is asked what, or how the game ended."""
    result, ask = moment.result(), moment.ask
    if result is not None:
        return wording.result_lines(result)
    if ask is None:
        return []
    if moment.own_question is not None:
        return [wording.question_sentence(moment.question_context())]
    asked = say(f"prompt-{moment.definition.name}-{ask.prompt}")
    return [asked if ask.seat == "chance" else say("play-prompt", seat=wording.seat_name(ask.seat), prompt=asked)]
