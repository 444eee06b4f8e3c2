"""The screen of a game: where the panels lie at its size, and how they are drawn for the reader."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Static, Tab, Tabs

from sacbe.presentation.language.words import say
from sacbe.presentation.seat_colors import SeatColors
from sacbe.terminal.desk import CommandDesk
from sacbe.terminal.narrator import Panel
from sacbe.terminal.theme import DAY_THEME, NIGHT_THEME
from sacbe.terminal.widgets import Bar, CachedStatic, CommandLine, GameLog, Options

WIDE: Final = 100           # columns and rows from which everything fits beside each other
TALL: Final = 28
NARROW: Final = 55          # columns inside a panel where everything lies side by side
BELOW: Final = 15           # rows of a small screen that are not inside a panel; see app.tcss
AROUND: Final = 11          # rows beside board and seats: their borders, tabs, a deck of one line, bars
PINNED_PANELS: Final = ("board", "seats", "log")
TAB_ID_PREFIX: Final = "tab-"  # before the key of a panel, the id of its tab


class DrawingApp(App[None]):
    """Draws a desk; its subclasses handle what a person does."""

    CSS_PATH = Path(__file__).with_name("app.tcss")     # also for what inherits from it elsewhere
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, desk: CommandDesk) -> None:
        super().__init__()
        self.register_theme(NIGHT_THEME)
        self.register_theme(DAY_THEME)
        self.theme = NIGHT_THEME.name
        self.animation_level = "none"           # calm, and nothing to wait for
        self.desk = desk
        self.paint = SeatColors(desk.narrator.marks, desk.narrator.texts.styles)
        self.keys: list[str] = []               # of the panels that there are
        self.tab = PINNED_PANELS[0]

    def compose(self) -> ComposeResult:
        yield Bar(id="bar")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield CachedStatic(id="board", classes="panel")
                yield CachedStatic(id="seats", classes="panel")
                yield Tabs(id="tabs")
                with VerticalScroll(id="deck", can_focus=False):
                    yield CachedStatic(id="card")
            with Vertical(id="right"):
                yield CachedStatic(id="question")
                yield Options(id="options")
                yield GameLog(id="log", classes="panel", wrap=True, min_width=20, max_lines=2000)
        yield Static(id="said")
        yield CommandLine(self.submit, id="line", placeholder=say("play-type-here"), compact=True,
                          select_on_focus=False)
        yield Footer(show_command_palette=False)

    def submit(self, text: str) -> None:
        """Handle Enter in the line."""

    def fill_tabs(self) -> None:
        """Fill in names and tabs, once the widgets exist."""
        self.title = self.desk.narrator.title
        self.query_one(GameLog).border_title = say("panel-log")
        self.show_remark([])
        tabs = self.query_one(Tabs)
        tabs.can_focus = False
        for panel in [*self.panels(), Panel("log", say("panel-log"), [])]:
            self.keys.append(panel.key)
            tabs.add_tab(Tab(panel.title, id=TAB_ID_PREFIX + panel.key))

    # ------------------------------------------------------------ what lies where

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.arrange)

    def arrange(self) -> None:
        """Lay out the panels: beside each other, or on a small screen one at a time."""
        small, tabs = self.size.width < WIDE or self.size.height < self.needed_rows(), self.query_one(Tabs)
        self.screen_stack[0].set_class(small, "small")
        for key in (key for key in PINNED_PANELS if key in self.keys):
            if small:
                tabs.show(TAB_ID_PREFIX + key)
            else:
                tabs.hide(TAB_ID_PREFIX + key)
        loose = [key for key in self.keys if key not in PINNED_PANELS]
        self.look_at(loose[0] if not small and self.tab in PINNED_PANELS and loose else self.tab)
        tabs.display = small or bool(loose)
        self.query_one("#deck").set_class(not loose, "empty")

    def needed_rows(self) -> int:
        """Return how many rows leave some room below board and seats."""
        shown = self.desk.narrator.panels(is_drawn=True, width=NARROW)
        return max(TALL, AROUND + sum(len(panel.lines) for panel in shown if panel.key in PINNED_PANELS))

    def look_at(self, key: str) -> None:
        """Bring a panel to the front."""
        self.tab = key
        self.query_one(Tabs).active = TAB_ID_PREFIX + key
        self.query_one("#deck").scroll_home(animate=False)
        place = key if key in PINNED_PANELS and not self.is_cut(key) else "deck"
        for name in (*PINNED_PANELS, "deck"):
            self.screen_stack[0].set_class(name == place, f"see-{name}")
        self.call_after_refresh(self.redraw)

    def is_cut(self, key: str) -> bool:
        """Does a panel need more rows than a small screen has for it?  Then it lies on the deck, where it scrolls."""
        room = self.size.height - BELOW
        return any(len(panel.lines) > room for panel in self.panels() if panel.key == key)

    def look_further(self) -> None:
        """Bring the next panel to the front."""
        keys = [str(tab.id).removeprefix(TAB_ID_PREFIX) for tab in self.query(Tab) if tab.display]
        if keys:
            self.look_at(keys[(keys.index(self.tab) + 1) % len(keys)] if self.tab in keys else keys[0])

    @on(Tabs.TabActivated)
    def tab_chosen(self, event: Tabs.TabActivated) -> None:
        key = str(event.tab.id).removeprefix(TAB_ID_PREFIX)
        if event.tab.display and key != self.tab and self.query(Tabs):      # none are left while the screen closes
            self.look_at(key)

    def panels(self) -> list[Panel]:
        """Return the panels, as wide as their place is now."""
        place = self.query_one("#left").size.width or WIDE
        return self.desk.narrator.panels(is_drawn=True, width=max(30, place - 5))

    # ------------------------------------------------------------ drawing

    def redraw(self) -> None:
        """Draw everything again, in the current place and colours."""
        if self.query(GameLog):                                             # else the screen is closing
            self.query_one(GameLog).show(self.desk.narrator, self.paint)
            self.draw_question()
            self.draw()

    def draw(self) -> None:
        """Draw everything on the table, for the reader."""
        self.query_one(Bar).show(self.desk.narrator, self.paint)
        panels = {panel.key: panel for panel in self.panels()}
        for key in ("board", "seats"):
            widget = self.query_one(f"#{key}", CachedStatic)
            widget.set_class(key not in panels, "empty")
            if key in panels:
                widget.border_title = panels[key].title
                widget.put(self.paint.panel_text(panels[key].lines))
        if self.tab in panels:
            self.query_one("#card", CachedStatic).put(self.paint.panel_text(panels[self.tab].lines))

    def draw_question(self) -> None:
        """Draw the prompt and its options, or who is thinking, or the end."""
        session, narrator = self.desk.session, self.desk.narrator
        if session.is_human_asked:
            question = Text(narrator.question())
        elif session.asked_seat is None:
            question = Text(say("play-over"))
        else:
            question = Text(say("play-thinking", seat=narrator.names[session.asked_seat]), style="italic")
        self.query_one("#question", CachedStatic).put(question)
        self.query_one(Options).show(self.desk.offered_options())
        self.query_one(CommandLine).suggester = SuggestFromList(self.desk.completions(), case_sensitive=False)

    def show_remark(self, lines: list[str]) -> None:
        """Show a remark above the line that is typed."""
        said = self.query_one("#said", Static)
        said.update(Text("\n".join(lines)))
        said.display = bool(lines)
