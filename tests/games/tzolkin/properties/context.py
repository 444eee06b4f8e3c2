"""What the moves of a turn are about: which worker, which action, which building."""

from __future__ import annotations

from typing import NamedTuple

ROOM = {("tikal", 2): 1, ("tikal", 4): 2, ("uxmal", 4): 1}         # buildings of an action


class Action(NamedTuple):
    """An action under way."""

    gear: str = ""
    number: int = 0
    built: int = 0
    is_helped: bool = False                 # has architecture helped one of its buildings?

    @property
    def name(self) -> tuple[str, int]:
        """Gear and number."""
        return self.gear, self.number


class Context:
    """Follows the moves of a turn; an action of B211 stands inside another one, which goes on afterwards."""

    def __init__(self) -> None:
        self.placed = 0                     # workers in this turn
        self.picked: tuple[str, int] | None = None
        self.action = Action()
        self.outer: list[Action] = []
        self.tile = ""                      # the building whose effects are under way
        self.is_extra = False               # is the building of B112 under way?
        self.advanced = 0                   # advances of this action or tile
        self.climbed = ""                   # by the last move
        self.has_bought = False             # at this visit to the market

    def asked(self, prompt: str) -> None:
        """Before a question: what is over is over."""
        if prompt == "build" and not self.is_extra and self.outer and \
                self.action.built >= ROOM.get(self.action.name, 0):
            self.action = self.outer.pop()

    def moved(self, prompt: str, words: list[str], architecture: int) -> None:
        """After a move, with the level of architecture that was there before it."""
        verb, rest = words[0], words[1:]
        if verb == "place":
            self.placed += 1
        elif verb == "pick":
            self.picked, self.outer = (rest[0], int(rest[1])), []
        elif verb == "act":
            if prompt == "any-action" and self.tile:
                self.outer.append(self.action)
            self.action, self.picked, self.tile, self.is_extra = Action(rest[0], int(rest[1])), None, "", False
        elif verb == "build":
            if not self.is_extra:
                is_last = rest[0].startswith("M")
                self.action = self.action._replace(
                    built=self.action.built + (2 if is_last else 1),
                    is_helped=self.action.is_helped or (rest[1:] != ["plain"] and architecture > 0))
            self.tile, self.is_extra = rest[0], rest[0] == "B112"
        elif verb == "stop" and prompt == "build":
            if not self.is_extra:
                self.action = self.action._replace(built=2)
            self.is_extra = False
        self.advanced = self.advanced + 1 if verb == "advance" else 0 if verb in ("act", "build") else self.advanced
        self.has_bought = verb == "buy" or (self.has_bought and verb not in ("act", "build"))
        self.climbed = rest[0] if verb == "climb" else ""
