"""Moves: which spaces each step offers, how many steps there are, and how far they lead."""

from __future__ import annotations

from games.temple_of_chac.properties.temple import joined, reach, steps
from support.properties.driving import Position, Step, Table, Tally, Watch


class Walking(Watch):
    """tc.action.move, tc.action.move.orthogonal, tc.gear.grappling-rope, tc.adventurer.lea-rice."""

    def __init__(self, table: Table, tally: Tally) -> None:
        super().__init__(table, tally)
        self.ways = joined(table.options)
        self.left = 0               # steps of the die
        self.more = 0               # steps of the sprint
        self.taken = 0
        self.mover = ""             # whose move goes on

    def see(self, step: Step) -> None:
        if step.seat == "chance":
            return
        facts, own = step.before, step.before[step.seat]
        if step.prompt == "step":
            expected = ["stop"] * bool(self.taken) + [f"step {space}" for space in steps(facts, own["at"], self.ways)]
            self.same("step", sorted(step.options), sorted(expected))
        self.same("goes_on", step.prompt == "step" and step.seat == self.mover, self.goes_on(step))
        if step.prompt == "action":
            self.mover = ""
        verb, *rest = step.words
        if verb == "move" or step.move == "gear grappling-rope":
            self.start(step, 1 if rest[0] == "low" else 2, verb == "move")
        elif verb == "step":
            self.taken += 1
            self.more -= self.left == 0
            self.left = max(0, self.left - 1)
        elif verb in ("stop", "end"):
            self.mover = ""

    def goes_on(self, step: Step) -> bool:
        """Must this be a question about the next step?"""
        own = step.before.get(self.mover)
        if own is None or step.prompt not in ("step", "action"):
            return step.prompt == "step" and step.seat == self.mover
        if own["fallen"] or own["escaped"] or not steps(step.before, own["at"], self.ways):
            return False
        return self.left + self.more > 0

    def start(self, step: Step, count: int, is_move: bool) -> None:
        """A move begins: search the map, and the engine."""
        own = step.before[step.seat]
        can_sprint = is_move and own["adventurer"] == "lea-rice" and "sprint" not in own["used"]
        self.mover, self.left, self.more, self.taken = step.seat, count, int(can_sprint), 0
        expected = reach(step.before, own["at"], count + can_sprint, self.ways)
        self.same("reach", sorted(self.found(step.later, step.seat)), sorted(expected), own["at"])

    def found(self, start: Position, seat: str) -> set[str]:
        """Every space that some series of steps enters, as the engine offers them."""
        definition, found = start.definition, set()
        open_ones = [start.state]
        while open_ones:
            state = open_ones.pop()
            ask = state.ask
            if ask is None or definition.prompts[ask.prompt] != "step" or definition.seats[ask.seat] != seat:
                continue
            for choice in ask.options:
                words = definition.grammar.write(choice).split()
                if words[0] == "step":
                    found.add(words[1])
                    twin = definition.clone(state)
                    twin.listener = None
                    twin.stack[-1].apply(twin, choice)
                    twin.ask = twin.run_until_ask()
                    open_ones.append(twin)
        return found
