"""A study at the terminal: the desk of a game at which one person answers for everybody, goes back and branches off."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Final

import msgspec

from sacbe.coach.study import files as studies
from sacbe.coach.study import text as study_text
from sacbe.coach.study.analysis import MOST_DEPTH, BestLine, StudyFound
from sacbe.coach.study.tree import Study, StudyNode
from sacbe.coach.text.phrases import points_of_chance
from sacbe.coach.worker_process import GameSetup, StudyTask, Task
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import SEED_LIMIT, Game
from sacbe.presentation.language.numbers import format_tenth
from sacbe.presentation.language.words import current_language, say
from sacbe.presentation.render.moment import PlayerView
from sacbe.runtime.session import HUMAN, Session
from sacbe.terminal.desk import CommandDesk, DeskReply
from sacbe.terminal.narrator import Narrator, NumberedOption

COMMANDS: Final = ("back", "forward", "go", "start", "end", "tree", "comment", "title", "think", "roll", "promote",
                   "delete", "why", "show", "options", "log", "rules", "save", "help", "quit")
PLACE: Final = re.compile(r"([a-z]{0,5})(\d{1,6})", re.ASCII)
NEAR: Final = 4                 # answers before and behind the one where the student stands
FIRST: Final = 3                # answers of a variation in the list
MARK: Final = "→"
PLAIN_DEPTH: Final = 16         # where nothing can be typed while the coach thinks


class StudySession(Session):
    """A game of which one person answers every question, those of chance too."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, [HUMAN] * game.players, b"")

    @property
    def is_human_asked(self) -> bool:
        return not self.game.is_over

    @property
    def viewer_seat(self) -> str | None:
        """Return the seat that is asked; where chance is asked, the seat that decided last."""
        if not self.game.is_over and self.game.ask.seat != "chance":
            return self.game.ask.seat
        decided = [entry.seat for entry in self.game.history if entry.seat != CHANCE]
        return self.game.definition.seats[decided[-1] if decided else 0]

    def needs_cover(self, last: str | None) -> bool:
        return False


class StudyNarrator(Narrator):
    """Finds the words for a place of a study."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.names = {**self.names, "chance": say("study-chance")}

    def question(self) -> str:
        game = self.session.game
        if game.ask.seat != "chance":
            return super().question()
        return say("play-prompt", seat=self.names["chance"],
                   prompt=say(f"prompt-{game.definition.name}-{game.ask.prompt}"))

    def numbered_options(self) -> list[NumberedOption]:
        if self.session.game.ask.seat != "chance":
            return super().numbered_options()
        answers = self.chance_answers(self.session.game.ask.options)
        return [NumberedOption(number, move, text, "") for number, (move, text) in enumerate(answers, 1)]

    def player_view(self, seat: str | None) -> PlayerView:
        return super().player_view(None if seat == "chance" else seat)


class StudyDesk(CommandDesk):
    """A study, its words, and where it is saved."""

    def __init__(self, study: Study, file: Path | None = None, drawn: bool = False) -> None:
        self.study = study
        self.depth = 0                          # how far the coach shall think; 0: not at all
        super().__init__(StudySession(study.game()), drawn=drawn)
        self.narrator = StudyNarrator(self.session)
        self.file = file if file is not None and file.suffix not in (".yaml", ".yml") else None
        self.saved = studies.format_study(study)
        self._doing = {
            "why": self.why, "show": self.show, "options": self.options, "log": self.log, "rules": self.rules,
            "save": self.save, "help": self.help, "quit": self.quit, "back": self.back, "forward": self.forward,
            "go": self.go, "start": self.to_start, "end": self.to_end, "tree": self.tree, "comment": self.comment,
            "title": self.title, "think": self.think, "roll": self.roll, "promote": self.promote,
            "delete": self.delete, "undo": self.back}

    def completions(self) -> list[str]:
        return [*self.notations(), *COMMANDS]

    def move_on(self, lines: list[str] | None = None) -> DeskReply:
        """Show the place to which the student went."""
        self.session = StudySession(self.study.game())
        self.narrator.session = self.session
        self.depth = 0
        return DeskReply([*(lines or []), *self.place_lines()], changed=True)

    def place_lines(self) -> list[str]:
        """Say where the student stands, which comment is there, and which ways go on from here."""
        here = self.study.here
        said = [say("study-at", place=self.node_name(here), move=self.move_text(here)) if here.depth
                else say("study-begin")]
        said += [say("study-comment", text=line) for line in here.comment.split("\n") if here.comment]
        if len(here.children) > 1 or (here.children and here.depth == 0):
            said.append(say("study-ways", ways="; ".join(f"{self.node_name(child)} {self.study.text(child)}"
                                                         for child in here.children)))
        return said

    def move_text(self, node: StudyNode) -> str:
        seat = self.study.seat(node)
        return say("play-prompt", seat=self.narrator.names[seat], prompt=self.study.text(node))

    def labels(self) -> dict[int, str]:
        """Return the letters of the line that each answer belongs to, by its id."""
        return {node.id: line.label for line in self.study.lines() for node in line.first.line()}

    def node_name(self, node: StudyNode) -> str:
        """Return a place as it is typed: a number, behind the letters of its variation."""
        return f"{self.labels().get(node.id, '')}{node.depth}"

    # ------------------------------------------------------------ moving about

    def play(self, text: str) -> DeskReply:
        """Play an answer by its number or its notation; explain a refused one."""
        game = self.session.game
        if game.is_over:
            raise Problem("game-over")
        choice = game.definition.grammar.read(self.notation(text))
        if choice not in game.ask.choices:
            return DeskReply(self.narrator.explain_legality(self.notation(text)), say("play-title-why"))
        self.study.add(choice)
        return self.move_on()

    def back(self, text: str) -> DeskReply:
        self.study.go_back(steps_of(text))
        return self.move_on()

    def forward(self, text: str) -> DeskReply:
        self.study.go_forward(steps_of(text))
        return self.move_on()

    def to_start(self, text: str) -> DeskReply:
        self.study.goto(self.study.root)
        return self.move_on()

    def to_end(self, text: str) -> DeskReply:
        """Go to the end of the line on which the student stands."""
        self.study.go_forward(len(self.study.nodes))
        return self.move_on()

    def go(self, text: str) -> DeskReply:
        self.study.goto(self.node_of(text))
        return self.move_on()

    def node_of(self, text: str) -> StudyNode:
        """Return the answer at a place such as 29 or a30."""
        found = PLACE.fullmatch(text.strip().lower())
        if found is not None:
            if int(found[2]) == 0 and not found[1]:
                return self.study.root
            for line in self.study.lines():
                if line.label == found[1]:
                    for node in line.first.line():
                        if node.depth == int(found[2]):
                            return node
        raise Problem("study-place", place=text)

    def roll(self, text: str) -> DeskReply:
        self.study.roll(SeededDriver(secrets.randbelow(SEED_LIMIT)))
        return self.move_on()

    # ------------------------------------------------------------ changing it

    def comment(self, text: str) -> DeskReply:
        """Set the comment of the place; a minus removes it."""
        if text:
            self.study.set_comment(self.study.here, "" if text == "-" else text)
        return DeskReply(self.place_lines())

    def title(self, text: str) -> DeskReply:
        if text:
            self.study.set_title("" if text == "-" else text)
        return DeskReply([say("study-title", title=self.study.title or "-")])

    def promote(self, text: str) -> DeskReply:
        node = self.branch(self.node_of(text) if text else self.study.here)
        self.study.promote(node)
        return self.move_on([say("study-promoted", move=self.move_text(node))])

    def branch(self, node: StudyNode) -> StudyNode:
        """Return the answer with which the line of a node leaves another one."""
        labels = self.labels()
        while node.parent is not None and node is node.parent.children[0] and labels.get(node.id):
            node = node.parent
        return node

    def delete(self, text: str) -> DeskReply:
        """Remove an answer, by default the one where the student stands, and all that follows."""
        node = self.node_of(text) if text else self.study.here
        told = self.move_text(node) if node.depth else ""
        self.study.delete(node)
        return self.move_on([say("study-deleted", move=told)])

    # ------------------------------------------------------------ looking

    def tree(self, text: str) -> DeskReply:
        """Show the line around the student, then all variations."""
        study, here = self.study, self.study.here
        line = [*here.path(), *[node for node in here.line() if node is not here]]
        near = [node for node in line if abs(node.depth - here.depth) <= NEAR]
        said = [self.node_line(node) for node in near] or [say("study-begin")]
        for one in study.lines()[1:]:
            moves = [study.text(node) for node, _ in zip(one.first.line(), range(FIRST))]
            length = sum(1 for _ in one.first.line())
            said.append(say("study-variation-in" if one.of else "study-variation", label=one.label,
                            number=one.first.depth, of=one.of, moves="; ".join(moves), count=length))
        return DeskReply(said, say("study-title-tree"))

    def node_line(self, node: StudyNode) -> str:
        mark = MARK if node is self.study.here else " "
        comment = f" ; {node.comment.splitlines()[0]}" if node.comment else ""
        return f"{mark} {self.node_name(node)} {self.move_text(node)}{comment}"

    def think(self, text: str) -> DeskReply:
        """Let the coach look for the best lines, deeper and deeper, until the student does something else."""
        if text == "off":
            self.depth = 0
            return DeskReply([])
        if text and not (text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= MOST_DEPTH):
            raise Problem("review-depth", depth=text, most=MOST_DEPTH)
        self.depth = int(text) if text else MOST_DEPTH if self.drawn else PLAIN_DEPTH
        return DeskReply([say("play-coach-thinks")], task=self.task(1))

    def task(self, depth: int) -> StudyTask:
        return StudyTask(GameSetup.from_game(self.session.game, self.study.position), depth, current_language())

    def next_task(self, task: Task) -> Task | None:
        """Return the coach's next task: the same place at twice the depth, while that is wanted."""
        if not isinstance(task, StudyTask) or task.depth * 2 > self.depth:
            return None
        return self.task(task.depth * 2)

    def render_coach_answer(self, task: Task, answer: bytes) -> DeskReply:
        found = msgspec.json.decode(answer, type=StudyFound)
        chances = say("study-chances", chances=", ".join(
            say("study-chance-of", seat=self.narrator.names[one.seat], chance=points_of_chance(one.chance))
            for one in found.chances))
        lines = [self.best_line(number, one) for number, one in enumerate(found.lines, 1)]
        return DeskReply([chances, *lines, *found.sure])

    def best_line(self, number: int, one: BestLine) -> str:
        return say("study-line", number=number, chance=points_of_chance(one.chance), error=points_of_chance(one.error),
                   points=str(format_tenth(one.points)), moves="; ".join(one.texts))

    # ------------------------------------------------------------ keeping it

    def store(self, path: Path) -> None:
        if not path.parent.is_dir():
            raise Problem("no-folder", folder=str(path.parent))
        if path.exists() and path != self.file and not can_overwrite(path):
            raise Problem("study-save-other", file=str(path))
        studies.save(self.study, path)
        self.file, self.saved = path, studies.format_study(self.study)

    def save(self, text: str) -> DeskReply:
        path = Path(text).expanduser() if text else self.file
        if path is None:
            raise Problem("play-save-where")
        self.store(path)
        return DeskReply([say("study-saved", file=str(path))])

    def farewell_lines(self) -> list[str]:
        return [] if studies.format_study(self.study) == self.saved else [say("study-unsaved")]

    def ending_lines(self) -> list[str]:
        return self.narrator.final_score_lines()

    def help(self, text: str) -> DeskReply:
        panels = ", ".join(panel.key for panel in self.narrator.panels(self.drawn, 78))
        own = ("study-help-move", "study-help-chance", "study-help-back", "study-help-go", "study-help-tree",
               "study-help-comment", "study-help-title", "study-help-think", "study-help-promote", "study-help-delete",
               "study-help-save", "play-help-why")
        lines = [*[say(key) for key in own], say("play-help-show", panels=panels), say("play-help-options"),
                 say("play-help-log"), say("play-help-rules"), say("play-help-help"), say("play-help-quit")]
        return DeskReply(lines, say("play-title-help"))


def steps_of(text: str) -> int:
    """Return how many steps a text asks for; one if it is empty."""
    if not text:
        return 1
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text)):
        raise Problem("study-steps", text=text)
    return int(text)


def can_overwrite(path: Path) -> bool:
    """May a study replace this file?  Only if it is another study."""
    try:
        return study_text.is_study(path.read_text(encoding="utf-8")[:200])
    except UnicodeDecodeError:
        return False
