"""The parts of the full screen: the bar on top, the options, and the log."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text
from textual import events
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sacbe.kernel.play.game import Game
from sacbe.presentation.language.words import say
from sacbe.presentation.schema.data import LogLine
from sacbe.presentation.seat_colors import SeatColors
from sacbe.terminal.narrator import Narrator, NumberedOption

INDENT = "   "          # as wide as the number of an option


class CachedStatic(Static):
    """Text that is drawn again only when it has changed, and laid out again only when its shape has."""

    shown: Text | None = None

    def put(self, text: Text) -> None:
        before, self.shown = self.shown, text
        if before != text:
            self.update(text, layout=before is None or cell_widths(before) != cell_widths(text))


def cell_widths(text: Text) -> list[int]:
    """Return how many cells each line takes."""
    return [line.cell_len for line in text.split("\n", allow_blank=True)]


class Bar(CachedStatic):
    """The bar on top: the game, where it stands, and who is asked."""

    def show(self, narrator: Narrator, paint: SeatColors) -> None:
        text = Text.assemble((narrator.title, "bold"), "  ", narrator.status(), no_wrap=True)
        asked = narrator.session.asked_seat
        if asked is not None:
            name = paint.seat_label(asked, narrator.names[asked], on_bar=True) if asked in paint.marks \
                else Text(narrator.names[asked], style="bold")             # chance, in a study
            text.truncate(max(1, self.size.width - name.cell_len - 1), overflow="ellipsis", pad=True)
            text.append(" ").append_text(name)
        self.put(text)


class Options(OptionList):
    """The list of legal moves: number, words, what they do at once, and their notation."""

    can_focus = False                   # the line below has the focus and hands on its arrow keys
    offers: tuple[NumberedOption, ...] = ()

    def show(self, offers: Iterable[NumberedOption]) -> None:
        """Show these options, and highlight the first one."""
        self.offers = tuple(offers)
        self.border_title = say("panel-options")
        self.clear_options()
        self.add_options([Option(self.text(offer)) for offer in self.offers])
        self.highlighted = 0 if self.offers else None

    def text(self, offer: NumberedOption) -> Text:
        """Return an option as text: one line if there is room, else the words above and the rest below.

        Warnings stand below all.
        """
        colours = self.app.theme_variables
        width = max(24, self.scrollable_content_region.width - 2)
        notation = offer.notation if offer.notation != offer.words else ""
        number, rest = f"{offer.number:>2} ", " · ".join(part for part in (offer.effects, notation) if part)
        if len(INDENT) + len(offer.words) + 2 + len(rest) <= width:
            words, effects, gap = offer.words, offer.effects, "  "
        else:
            words, effects, gap = indent_text(offer.words, width), indent_text(offer.effects, width), f"\n{INDENT}"
        text = Text.assemble((number, colours["accent"]), words, gap if rest else "")
        text.append(effects, style=colours["secondary"])
        fits = len(INDENT) + len(rest) <= width
        between = "" if not (effects and notation) else " · " if fits else f"\n{INDENT}"
        text.append(between + notation, style=colours["quiet"])
        careful = f"\n{INDENT}{indent_text(offer.cautions, width)}" if offer.cautions else ""
        return text.append(careful, style=colours["warning"])


def indent_text(text: str, width: int) -> str:
    """Wrap text into lines that stand below each other behind the number."""
    return f"\n{INDENT}".join(textwrap.wrap(text, width - len(INDENT), break_on_hyphens=False))


class CommandLine(Input):
    """The line that is typed.  It always has the focus; keys that go up and down move in the options."""

    def __init__(self, entered: Callable[[str], None], **settings: Any) -> None:
        super().__init__(**settings)
        self.entered = entered

    def on_key(self, event: events.Key) -> None:
        """Handle keys at once, in their turn: bindings would run only after all keys that are waiting."""
        options = self.screen.query_one(Options)
        at_once: dict[str, Callable[[], None]] = {
            "enter": self.enter, "backspace": self.action_delete_left, "up": options.action_cursor_up,
            "down": options.action_cursor_down, "pageup": options.action_page_up, "pagedown": options.action_page_down}
        if not self.value:
            at_once |= {"home": options.action_first, "end": options.action_last}
        if event.key in at_once:
            event.stop()
            event.prevent_default()
            at_once[event.key]()

    def enter(self) -> None:
        """Clear the line before anything else can be typed, and carry it out."""
        text, self.value = self.value, ""
        self.entered(text.strip())


class GameLog(RichLog):
    """The log in words, as one seat may know it."""

    can_focus = False
    printed_events = 0                  # events that are written already
    form: tuple[str | None, int, str] = (None, -1, "")      # for whom, how wide and in which colours
    game: Game | None = None            # whose log it is

    def show(self, narrator: Narrator, paint: SeatColors) -> None:
        """Add what is new; begin again if the reader, the width or the colours changed, or something was taken back."""
        session = narrator.session
        form = (session.viewer_seat, self.scrollable_content_region.width, self.app.theme)
        if form != self.form or session.game is not self.game or self.printed_events > len(session.game.event_log):
            self.clear()
            self.printed_events, self.form, self.game = 0, form, session.game
        for line in narrator.log_lines(session.viewer_seat, self.printed_events):
            self.write(log_text(line, narrator, paint, self.app.theme_variables["secondary"]))
        self.printed_events = len(session.game.event_log)


def log_text(line: LogLine, narrator: Narrator, paint: SeatColors, heading: str) -> Text:
    """Return a line of the log with its colours."""
    if line.heading:
        return Text(line.text, style=f"bold {heading}")
    if not line.seat:
        return Text(line.text, style="dim")
    return Text.assemble(paint.seat_label(line.seat, narrator.names[line.seat]), " ", line.text)
