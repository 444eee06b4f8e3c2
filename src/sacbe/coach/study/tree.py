"""A study: a board without a game.  Any position, and a tree of answers from it, with comments.

The first child of a node goes on with its line, the others are variations of it.  The student answers for every seat,
and for chance too.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game

MOST_COMMENT: Final = 2000      # characters of a comment
MOST_TITLE: Final = 80          # of a title
MOST_ANSWERS: Final = 10_000    # of all lines together
STEP: Final = 16                # answers between two stored positions
NO_TEXT: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})        # signs that could break a line or a screen


class StudyNode:
    """An answer of a study, with the answers that follow it; the root is the start, which nobody answered."""

    __slots__ = ("children", "choice", "comment", "depth", "id", "parent", "seat")

    def __init__(self, id: int, parent: StudyNode | None, seat: int, choice: int) -> None:
        self.id = id                    # stays the same as long as the study is in use
        self.parent = parent
        self.seat = seat
        self.choice = choice
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.comment = ""
        self.children: list[StudyNode] = []

    def path(self) -> list[StudyNode]:
        """Return the answers from the start to this one."""
        found: list[StudyNode] = []
        node: StudyNode = self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def line(self) -> Iterator[StudyNode]:
        """Yield this answer, and those that go on with its line."""
        node: StudyNode | None = self
        while node is not None:
            yield node
            node = node.children[0] if node.children else None


class Study:
    """A tree of answers, and `here`, where the student stands.

    >>> import sacbe
    >>> study = sacbe.Study.from_game(sacbe.new("tzolkin", players=2, seed=7))
    >>> first = study.add("keep W03 W04")
    >>> _ = study.go_back()
    >>> other = study.add("keep W03 W15")
    >>> study.set_comment(other, "More corn at once.")
    >>> [study.text(node) for node in first.parent.children]
    ['keep W03 W04', 'keep W03 W15']
    >>> study.promote(other)
    >>> len(study.game().history), study.game().ask.seat
    (29, 'blue')
    """

    def __init__(self, definition: GameDefinition, players: int, options: Mapping[str, str],
                 position: Mapping[str, Any] | None = None, title: str = "") -> None:
        self.definition = definition
        self.players = players
        self.options = definition.check_setup(players, options)
        self.position = position                # what is given of a scenario's position; None: a new game
        self.start: State | None = None if position is None else definition.build_position(players, self.options,
                                                                                           position)
        self.title = check_text(title, MOST_TITLE)
        self.following = 1                      # the number of the next answer
        self.root = StudyNode(0, None, CHANCE, 0)
        self.here = self.root
        self.nodes: dict[int, StudyNode] = {0: self.root}
        self._states: dict[int, State] = {0: self._fresh().state}

    @classmethod
    def from_game(cls, game: Game, position: Mapping[str, Any] | None = None, title: str = "") -> Study:
        """Return a study of a game as far as it has been played; one that began from a position needs its fields."""
        if game.start is not None and position is None:
            raise Problem("record-position")
        study = cls(game.definition, game.players, game.options, position, title)
        for entry in game.history:
            study.add(entry.choice)
        return study

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the answers line by line: a tree is too deep for pickle."""
        nodes = [self.root, *self.nodes_in_order()]
        rows = [(node.id, 0 if node.parent is None else node.parent.id, node.seat, node.choice, node.comment)
                for node in nodes]
        return restore_study, (self.definition, self.players, self.options, self.position, self.title, rows,
                               self.here.id, self.following)

    # ------------------------------------------------------------ positions

    def _fresh(self) -> Game:
        return Game(self.definition, self.players, self.options, None, self.start)

    def game(self, node: StudyNode | None = None) -> Game:
        """Return the game at a node, or at the current node; there the caller answers for chance."""
        game = self._fresh()
        for one in (node or self.here).path():
            game.apply(one.choice)
        return game

    def state(self, node: StudyNode) -> State:
        """Return a copy of the position at a node."""
        behind: list[StudyNode] = []
        while (kept := self._states.get(node.id)) is None:
            behind.append(node)
            assert node.parent is not None
            node = node.parent
        state = self.definition.clone(kept)
        for one in reversed(behind):
            state.apply(one.choice)
            if one.depth % STEP == 0:
                self._states[one.id] = self.definition.clone(state)
        return state

    # ------------------------------------------------------------ growing and cutting

    def add(self, move: str | int, at: StudyNode | None = None) -> StudyNode:
        """Answer the question at a node, or at the current node, and go there; an illegal answer is refused.

        An answer that is there already is not added again.
        """
        parent = at or self.here
        choice = self.definition.grammar.read(move) if isinstance(move, str) else move
        found = next((child for child in parent.children if child.choice == choice), None)
        if found is None:
            ask = self.state(parent).ask
            if ask is None or choice not in ask.options:
                self.game(parent).apply(choice)             # says why not
                raise Problem("illegal-move", move=self.definition.grammar.write(choice), rule="?")
            if len(self.nodes) > MOST_ANSWERS:
                raise Problem("study-answers", most=MOST_ANSWERS)
            found = StudyNode(self.following, parent, ask.seat, choice)
            self.following += 1
            parent.children.append(found)
            self.nodes[found.id] = found
        self.here = found
        return found

    def roll(self, dice: Driver, at: StudyNode | None = None) -> StudyNode:
        """Let dice answer for chance until a seat is asked."""
        node = at or self.here
        if (ask := self.state(node).ask) is None or ask.seat != CHANCE:
            raise Problem("study-no-chance")
        while (ask := self.state(node).ask) is not None and ask.seat == CHANCE:
            node = self.add(dice.answer(ask), node)
        return node

    def delete(self, node: StudyNode) -> None:
        """Remove an answer and all that follows; a student who stands there goes back to where it branched off."""
        parent = node.parent
        if parent is None:
            raise Problem("study-start")
        going = [node]
        while going:
            one = going.pop()
            del self.nodes[one.id]
            self._states.pop(one.id, None)
            going += one.children
        parent.children.remove(node)
        if self.here.id not in self.nodes:
            self.here = parent

    def promote(self, node: StudyNode) -> None:
        """Make an answer the first of those that were given in its place."""
        if node.parent is None:
            raise Problem("study-start")
        siblings = node.parent.children
        siblings.remove(node)
        siblings.insert(0, node)

    def set_comment(self, node: StudyNode, text: str) -> None:
        """Set the comment of a node; an empty text removes it."""
        node.comment = check_text(text, MOST_COMMENT, many=True)

    def set_title(self, text: str) -> None:
        self.title = check_text(text, MOST_TITLE)

    # ------------------------------------------------------------ moving about

    def node(self, id: int) -> StudyNode:
        """Return a node by its number."""
        if id not in self.nodes:
            raise Problem("study-node", id=id)
        return self.nodes[id]

    def goto(self, node: StudyNode) -> StudyNode:
        self.here = node
        return node

    def go_back(self, steps: int = 1) -> StudyNode:
        """Go some answers back, at most to the start."""
        for _ in range(steps):
            self.here = self.here.parent or self.here
        return self.here

    def go_forward(self, steps: int = 1) -> StudyNode:
        """Go some answers forward along the line, at most to its end."""
        for _ in range(steps):
            self.here = self.here.children[0] if self.here.children else self.here
        return self.here

    # ------------------------------------------------------------ looking

    def text(self, node: StudyNode) -> str:
        """Return the answer of a node in notation."""
        return self.definition.grammar.write(node.choice)

    def seat(self, node: StudyNode) -> str:
        """Return the name of the seat that gave the answer of a node, or `chance`."""
        return "chance" if node.seat == CHANCE else self.definition.seats[node.seat]

    def lines(self) -> list[StudyLine]:
        """Return all lines as they are written: the main line, then each variation behind the one it belongs to."""
        found: list[StudyLine] = []
        open = [(self.root.children[0], "")] if self.root.children else []
        while open:
            first, of = open.pop()
            label = line_label(len(found))
            found.append(StudyLine(label, of, first))
            branching = [(other, label) for node in first.line() if node.parent and (node is not first or not label)
                         for other in node.parent.children[1:]]
            open += reversed(branching)
        return found

    def nodes_in_order(self) -> list[StudyNode]:
        """Return all answers in the order in which they are written, line by line."""
        return [node for line in self.lines() for node in line.first.line()]

    def renumber(self, ids: Sequence[int], following: int) -> None:
        """Give the answers the numbers that they had, in the order of `nodes_in_order`.

        `following` is the number of the next answer.
        """
        nodes = self.nodes_in_order()
        if len(set(ids)) != len(nodes) or any(not 0 < id < following for id in ids):
            raise Problem("study-node", id=following)
        self._states = {0: self._states[0]}
        for node, id in zip(nodes, ids, strict=True):
            node.id = id
        self.nodes = {0: self.root, **{node.id: node for node in nodes}}
        self.following = following

    def main_line_end(self) -> StudyNode:
        """Return the last node of the main line."""
        node = self.root
        while node.children:
            node = node.children[0]
        return node


def restore_study(definition: GameDefinition, players: int, options: Mapping[str, str],
                  position: Mapping[str, Any] | None, title: str, rows: Sequence[tuple[int, int, int, int, str]],
                  here: int, following: int) -> Study:
    """Return a study as it was before it was pickled; its answers are known to be legal."""
    study = Study(definition, players, options, position, title)
    for id, parent, seat, choice, comment in rows:
        if id == 0:
            study.root.comment = comment
            continue
        node = study.nodes[id] = StudyNode(id, study.nodes[parent], seat, choice)
        node.comment = comment
        study.nodes[parent].children.append(node)
    study.here, study.following = study.nodes[here], following
    return study


class StudyLine:
    """A line of a study: its letters (none for the main line), the line that it leaves, and its first answer."""

    def __init__(self, label: str, of: str, first: StudyNode) -> None:
        self.label = label
        self.of = of
        self.first = first


def line_label(number: int) -> str:
    """Return the letters of a line: nothing for the main line, then a to z, aa, ab and so on.

    >>> [line_label(number) for number in (0, 1, 26, 27, 702, 703)]
    ['', 'a', 'z', 'aa', 'zz', 'aaa']
    """
    letters = ""
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters


def check_text(text: str, most: int, many: bool = False) -> str:
    """Return a text without blanks at the ends of lines; refuse control characters, and a text that is too long."""
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    if not many and len(lines) > 1:
        raise Problem("study-sign", code="000A")
    for line in lines:
        for sign in line:
            if unicodedata.category(sign) in NO_TEXT:
                raise Problem("study-sign", code=f"{ord(sign):04X}")
    whole = "\n".join(lines).strip("\n") if many else lines[0].strip()
    if len(whole) > most:
        raise Problem("study-text-long", count=len(whole), most=most)
    return whole
