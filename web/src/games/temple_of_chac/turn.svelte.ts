// The die in hand: which kind is about to be spent, what is picked for a swap, and what dice of this turn went to.
import type { Desk } from "../../lib/state/desk.svelte";
import { kindOf, ownAdventurer, viewOf, type DieKind } from "./view";

export interface SpentDie {
  pips: number;
  verb: string;
}

const VERB_OF: Record<string, string> = {
  moved: "move",
  revealed: "search",
  stored: "store",
  swapped: "swap",
  stood: "stand",
  "gear-used": "gear",
  stole: "steal",
  deciphered: "interact",
  "token-drawn": "interact",
  "exit-rolled": "interact",
  "plank-rolled": "interact",
  dropped: "discard",
  "gave-die": "give",
};

class Turn {
  wished: DieKind = $state("high");
  stored: string | null = $state(null); // a stored treasure that waits for what it is swapped with
  spent: SpentDie[] = $state.raw([]);
  private next: { step: string; revision: number } | null = null;
  private key = "";
  private dice: number[] = [];

  /** A step to be made as soon as the move before it has been answered. */
  planStep(desk: Desk, step: string): void {
    this.next = { step, revision: desk.state?.revision ?? 0 };
  }

  /** The planned step, once, if it is an answer to the question right after. */
  takePlannedStep(desk: Desk): string | null {
    if (!this.next || !desk.state || desk.state.revision <= this.next.revision) return null;
    const { step, revision } = this.next;
    this.next = null;
    return desk.state.revision === revision + 1 && desk.options.has(step) ? step : null;
  }

  /** Note what has become of the own dice since the last look. */
  follow(desk: Desk): void {
    const view = viewOf(desk);
    const own = ownAdventurer(desk);
    if (!view || !own) return;
    const key = `${desk.state?.table.id} ${desk.you} ${view.turn === desk.you ? view.round : "–"}`;
    const before = this.dice;
    this.dice = own.dice;
    if (key !== this.key) {
      this.key = key;
      this.spent = [];
      this.stored = null;
      return;
    }
    if (own.dice.length > before.length) this.spent = this.spent.slice(0, before.length - own.dice.length);
    for (const pips of own.dice.length < before.length ? missingDice(before, own.dice) : []) {
      this.spent = [...this.spent, { pips, verb: verb(desk) }];
      this.stored = null;
    }
  }
}

function missingDice(before: number[], now: number[]): number[] {
  const left = [...now];
  return before.filter((pips) => {
    const at = left.indexOf(pips);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function verb(desk: Desk): string {
  const event = desk.newEvents.find((one) => VERB_OF[String(one.event)] !== undefined);
  if (event) return VERB_OF[String(event.event)]!;
  const prompt = desk.state?.ask?.prompt;
  return prompt === "drop"
    ? "discard"
    : prompt === "whip" || prompt === "peek"
      ? "gear"
      : prompt === "lock"
        ? "interact"
        : "move";
}

export const turn = new Turn();

/** The kind of die that an action takes now: the wished one if there is such a die, else the other. */
export function dieKind(desk: Desk): DieKind {
  const view = viewOf(desk);
  const dice = ownAdventurer(desk)?.dice ?? [];
  const hasDie = (kind: DieKind) => dice.some((pips) => kindOf(view, pips) === kind);
  return hasDie(turn.wished) ? turn.wished : turn.wished === "high" ? "low" : "high";
}
