"""The parts of the full screen: the bar on top, the options, and the log."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from rich.text import Text
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sacbe.cli.log import Line
from sacbe.terminal.look import Paint
from sacbe.terminal.voice import Offer, Voice
from sacbe.words import say

INDENT = "   "          # as wide as the number of an option


class Sheet(Static):
    """Text that is drawn again only when it has changed, and laid out again only when its shape has."""

    shown: Text | None = None

    def put(self, text: Text) -> None:
        before, self.shown = self.shown, text
        if before != text:
            self.update(text, layout=before is None or shape(before) != shape(text))


def shape(text: Text) -> list[int]:
    """How many cells each line takes."""
    return [line.cell_len for line in text.split("\n", allow_blank=True)]


class Bar(Sheet):
    """The game and where it stands, and who is asked."""

    def show(self, voice: Voice, paint: Paint) -> None:
        text = Text.assemble((voice.title, "bold"), "  ", voice.status(), no_wrap=True)
        asked = voice.session.asked
        if asked is not None:
            name = paint.seat(asked, voice.names[asked], on_bar=True)
            text.truncate(max(1, self.size.width - name.cell_len - 1), overflow="ellipsis", pad=True)
            text.append(" ").append_text(name)
        self.put(text)


class Options(OptionList):
    """The legal moves: number, words, what they do at once, and their notation."""

    offers: tuple[Offer, ...] = ()

    def show(self, offers: Iterable[Offer]) -> None:
        """Show these from the first one on."""
        self.offers = tuple(offers)
        self.border_title = say("panel-options")
        self.clear_options()
        self.add_options([Option(self.text(offer)) for offer in self.offers])
        self.highlighted = 0 if self.offers else None

    def text(self, offer: Offer) -> Text:
        """One line if there is room, else the words above and the rest below."""
        colours = self.app.theme_variables
        width = max(24, self.scrollable_content_region.width - 2)
        notation = offer.notation if offer.notation != offer.words else ""
        number, rest = f"{offer.number:>2} ", " · ".join(part for part in (offer.effects, notation) if part)
        if len(INDENT) + len(offer.words) + 2 + len(rest) <= width:
            words, gap = [offer.words], "  "
        else:
            words, gap = textwrap.wrap(offer.words, width - len(INDENT), break_on_hyphens=False), f"\n{INDENT}"
        text = Text.assemble((number, colours["accent"]), f"\n{INDENT}".join(words), gap)
        text.append(offer.effects, style=colours["secondary"])
        return text.append(f"{' · ' if offer.effects and notation else ''}{notation}", style=colours["quiet"])


class Story(RichLog):
    """The log in words, as one seat heard it."""

    can_focus = False
    told = 0                            # events that are written already
    looker: str | None = None

    def show(self, voice: Voice, paint: Paint, anew: bool = False) -> None:
        """Add what is new; begin again when somebody else looks or something was taken back."""
        session = voice.session
        if anew or self.looker != session.viewer or self.told > len(session.game.told):
            self.clear()
            self.told, self.looker = 0, session.viewer
        for line in voice.log_lines(session.viewer, self.told):
            self.write(log_text(line, voice, paint, self.app.theme_variables["secondary"]))
        self.told = len(session.game.told)


def log_text(line: Line, voice: Voice, paint: Paint, heading: str) -> Text:
    """A line of the log with its colours."""
    if line.heading:
        return Text(line.text, style=f"bold {heading}")
    if not line.seat:
        return Text(line.text, style="dim")
    return Text.assemble(paint.seat(line.seat, voice.names[line.seat]), " ", line.text)
