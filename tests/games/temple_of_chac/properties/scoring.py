"""The final scoring: treasures, boxes, sets and injuries of those who got out."""

from __future__ import annotations

from collections import defaultdict

from games.temple_of_chac.properties.temple import CARDS
from support.properties.driving import Facts, Step, Table, Tally, Watch

SETS = (0, 0, 1, 3, 6, 10)                  # tc.scoring.set-bonus


class Scoring(Watch):
    """tc.scoring.treasure, tc.scoring.die-treasure, tc.scoring.set-once, tc.scoring.injuries, tc.scoring.winner."""

    def __init__(self, table: Table, tally: Tally) -> None:
        super().__init__(table, tally)
        self.boxes: dict[str, list[int]] = defaultdict(list)

    def see(self, step: Step) -> None:
        for said in step.heard("box-opened"):
            self.boxes[said["seat"]].append(said["pips"])

    def end(self, last: Facts) -> None:
        definition, state, seats = self.table.definition, self.table.state, self.table.seats
        out = [seat for seat in seats if last[seat]["escaped"]]
        totals = {seat: self.total(last, seat) if seat in out else 0 for seat in seats}
        self.same("total", [units / definition.units for units in definition.scores(state)], list(totals.values()))
        best = [seat for seat in out if totals[seat] == max(totals[other] for other in out)]
        winner = [max(best, key=lambda seat: last[seat]["escaped"])] if best else []
        self.same("winner", [definition.seats[seat] for seat in definition.winners(state)], winner)
        self.tally.compared["escaped"] += len(out)

    def total(self, last: Facts, seat: str) -> int:
        """Everything in hand and in storage; tc.scoring.box-no-god."""
        own = last[seat]
        cards = [CARDS[treasure] for treasure in (*own["hand"], *own["store"])]
        boxes = [card for card in cards if card.get("die_vp")]
        self.same("boxes", len(self.boxes[seat]), len(boxes))
        gods = {card["god"] for card in cards} - {None}
        if boxes and self.table.options["treasure-box-god"] == "kukulkan":
            gods.add("kukulkan")
        points = sum(card["vp"] for card in cards if not card.get("die_vp")) + sum(self.boxes[seat])
        return int(points + SETS[len(gods)] - sum(own["injuries"]))
