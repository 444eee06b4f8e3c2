"""Locks and searches: tokens against the number needed, cards revealed and taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.temple_of_chac.properties.temple import ALCOVES, BOX, CARDS, DECK_OF
from support.properties.driving import Facts, Step, Watch

TOKENS = {row["kind"].replace("_", "-"): row["count"] for row in BOX["lockpick_tokens"]["mix"]}


def needed(facts: Facts, seat: str, alcove: str, with_crowbar: bool) -> int:
    """tc.lockpick.required, tc.adventurer.chantel-sari, tc.gear.crowbar, tc.lockpick.reductions."""
    own = facts[seat]
    number = 5 if alcove == "A5" else 3
    number -= len(own["gear"]) if own["adventurer"] == "chantel-sari" else 0
    return max(1, number - with_crowbar)


class Finding(Watch):
    """Compares how attempts at locks and searches go on and end."""

    alcove = ""                             # of the attempt under way
    seat = ""
    need = 0
    successes = 0
    drawn: Counter[str] = Counter()
    revealed: list[str] | None = None       # by the search under way
    due = 0                                 # cards it reveals
    held: list[str]

    def see(self, step: Step) -> None:
        if step.seat != "chance":
            self.start(step)
        if self.alcove and step.prompt == "token":
            self.draw(step)
        if self.revealed is not None:
            self.search(step)

    def start(self, step: Step) -> None:
        """An attempt or a search begins."""
        facts, own, verb = step.before, step.before[step.seat], step.words[0]
        alcove = ALCOVES.get(own["at"], "")
        if step.prompt == "action" and alcove and (verb == "interact" or step.move == "gear crowbar"):
            self.alcove, self.seat, self.successes, self.drawn = alcove, step.seat, 0, Counter()
            self.need = needed(facts, step.seat, alcove, step.move == "gear crowbar")
        elif verb == "search" or step.move == "gear lantern":       # tc.action.search, tc.action.search.deck-limits
            wanted = 1 if step.move == "search low" else 2
            self.revealed, self.seat = [], step.seat
            self.due = min(wanted, facts["sizes"][DECK_OF[own["at"]]])
            self.held = list(own["hand"])

    # ------------------------------------------------------------ locks

    def draw(self, step: Step) -> None:
        """tc.lockpick.draw, tc.lockpick.success-fail, tc.lockpick.no-return, tc.lockpick.continue, tc.lockpick.open."""
        ask = step.earlier.state.ask
        assert ask is not None
        self.same("bag", len(ask.options), sum(TOKENS.values()) - self.drawn.total())
        token = step.words[1]
        self.drawn[token] += 1
        self.same("token", self.drawn[token] <= TOKENS[token], True)
        self.successes += token != "fail"
        is_open = self.successes >= self.need
        has_failed = not is_open and token != "success"
        own = step.after[self.seat]
        opened = [said["alcove"] for said in step.heard("alcove-opened")]
        self.same("opened", opened, [self.alcove] if is_open else [])
        if is_open:
            idol = step.before["alcoves"][self.alcove]
            self.same("idol", (idol in own["hand"], step.after["alcoves"][self.alcove]), (True, "none"))
        else:
            expected = ("lock" if own["dice"] else "end") if has_failed else "token"
            self.same("goes_on", step.then[1] if step.then[1] in ("lock", "token") else "end", expected)
        if is_open or (has_failed and not own["dice"]):
            self.alcove = ""

    # ------------------------------------------------------------ searches

    def search(self, step: Step) -> None:
        """tc.action.search.keep-one, tc.action.search.gear-free, tc.action.search.unkept."""
        assert self.revealed is not None
        self.revealed += [said["card"] for said in step.heard("revealed")]
        if step.prompt == "draw" and step.then[1] != "draw":
            self.same("revealed", len(self.revealed), self.due)
        treasures = [card for card in self.revealed if CARDS[card]["type"] == "treasure"]
        if step.prompt == "treasure":
            expected = ["leave", *[f"take {card}" for card in dict.fromkeys(treasures)]]
            self.same("treasure", sorted(step.options), sorted(expected))
            if step.words[0] == "take":
                self.held.append(step.words[1])
        if step.then[1] in ("action", "over"):
            own = step.after[self.seat]
            if step.then[1] == "action":
                self.same("hand", sorted(own["hand"]), sorted(self.held))
                self.same("gear", self.missing(own["gear"]), [])
            self.revealed = None

    def missing(self, gear: list[str]) -> list[Any]:
        """Gear that was revealed and is not beside the dashboard."""
        assert self.revealed is not None
        return [card for card in self.revealed if CARDS[card]["type"] == "gear" and card not in gear]
