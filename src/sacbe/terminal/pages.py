"""Screens that lie over the table for a while: a page to read, and the cover between two people."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from sacbe.presentation.language.words import say


class Page(ModalScreen[None]):
    """A page to read: help, rules, reasons, the result.  Escape, Enter, a click outside or typing closes it."""

    BINDINGS: ClassVar = [Binding("escape,enter,f1", "close", show=False)]

    def __init__(self, title: str, text: Text) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        text.no_wrap = False

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="paper") as paper:
            paper.border_title = self.heading
            paper.border_subtitle = say("play-close")
            yield Static(self.text)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()


class Cover(ModalScreen[None]):
    """Hides the table until the next person sits in front of it."""

    BINDINGS: ClassVar = [Binding("enter,space", "lift", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text)

    def action_lift(self) -> None:
        self.dismiss()
