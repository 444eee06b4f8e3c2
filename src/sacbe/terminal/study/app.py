"""A study on the full screen: the board, its answers, and the best lines, which grow while the student looks."""

from __future__ import annotations

from typing import ClassVar

from sacbe.terminal.app import PlayApp
from sacbe.terminal.study.desk import StudyDesk


class StudyApp(PlayApp):
    """The screen of a game with the keys of a study."""

    labelled: ClassVar = (
        ("f1", "help", "play-key-help"), ("f2", "undo", "study-key-back"), ("f3", "forward", "study-key-forward"),
        ("f4", "tree", "study-key-tree"), ("f5", "save", "play-key-save"), ("f6", "panel", "play-key-panel"),
        ("f7", "lines", "study-key-think"), ("f8", "comment", "study-key-comment"), ("f10", "leave", "play-key-quit"))

    def action_forward(self) -> None:
        self.run_command("forward")

    def action_tree(self) -> None:
        self.run_command("tree")

    def action_lines(self) -> None:
        self.run_command("think")

    def action_comment(self) -> None:
        self.prefill_command("comment ")


def run_study(desk: StudyDesk) -> None:
    """Run a study on the full screen, then say what was not saved."""
    app = StudyApp(desk)
    app.run()
    for line in app.farewell:
        print(line)
