// A hint at the table, or why a bot did what it did: what the coach has said so far, which of its moves is looked at,
// and what of it is marked on the board. One for each desk, so that the bar, the log and the panel share it.
import { ApiError } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import { settings } from "../../lib/state/store.svelte";
import { say } from "../../lib/text/words.svelte";
import { requestExplanation, requestHint } from "../../lib/net/coach";
import type { Comparison, Explanation, Hint, Thing } from "../../lib/net/coach_shapes";

const LATER: Record<string, string> = {
  "explain-secret": "coach-why-secret",
  "explain-person": "coach-why-person",
};
export const STEPS = ["where", "idea", "moves"] as const;

/** Something on the board that the coach points at; those of a line are numbered in their order. */
export interface Mark {
  moves: string[]; // any of these places
  things: Thing[]; // or else these
  number: number | null;
  look?: "played" | "better"; // of a review: what was done, and what was better
}

export class HintState {
  isOpen = $state(false);
  isThinking = $state(false);
  problem = $state("");
  hint: Hint | null = $state.raw(null);
  explanation: Explanation | null = $state.raw(null);
  explainedAt: number | null = $state(null); // the decision that is, or shall be, explained: answers before it
  explainedSeat = $state(""); // whose it was
  isRefused = $state(false); // not to be told yet
  chosenMove = $state(0); // of the compared moves
  isShowing = $state(true); // marks on the board
  private answers = -1; // where in the game the hint was given
  private revision = 0;
  private line: string[] = []; // what is still to be played of a line
  private asked = 0;

  constructor(private readonly desk: Desk) {}

  readonly step: number = $derived(this.hint?.step ?? 0);
  readonly comparison: Comparison | null = $derived(this.hint?.comparison ?? this.explanation?.comparison ?? null);
  readonly marks: Mark[] = $derived.by(() => {
    const { hint } = this;
    if (!this.isOpen || !this.isShowing || !hint) return [];
    const line = hint.comparison?.moves[this.chosenMove]?.option.line ?? hint.move?.line;
    const things = hint.comparison?.moves[this.chosenMove]?.things ?? hint.move?.things;
    if (!line || !things) return hint.nudge.things.map((thing) => ({ moves: [], things: [thing], number: null }));
    // The first move has a place that can be chosen; of later ones only what they name is known.
    const later = things.filter((thing) => !hint.nudge.things.some((one) => isSame(one, thing)) || this.chosenMove > 0);
    const first: Mark = { moves: line.slice(0, 1), things: this.chosenMove ? [] : hint.nudge.things, number: 1 };
    return [first, ...later.map((thing, i) => ({ moves: [], things: [thing], number: i + 2 }))];
  });

  /** Ask for the first step, or close what is open. */
  toggle(table: string, token: string | undefined): void {
    if (this.isOpen) this.close();
    else void this.requestStep(table, token, 1);
  }

  /** Ask as far as a step; what was asked before costs nothing. */
  async requestStep(table: string, token: string | undefined, step: number): Promise<void> {
    const { state } = this.desk;
    if (!state || this.isThinking) return;
    if (this.explainedAt !== null) this.clear();
    this.isOpen = true;
    this.chosenMove = 0;
    this.answers = state.answers;
    await this.ask(async () => {
      const told = await requestHint(table, token, Math.max(this.revision, state.revision), step);
      return () => {
        this.revision = told.revision;
        this.answers = told.answers;
        this.hint = told.hint;
      };
    });
  }

  /** Why a seat answered as it did, after `at` answers. */
  async explain(table: string, token: string | undefined, at: number, seat: string): Promise<void> {
    this.clear();
    this.isOpen = true;
    this.explainedAt = at;
    this.explainedSeat = seat;
    this.answers = this.desk.state?.answers ?? 0;
    await this.ask(async () => {
      const told = await requestExplanation(table, token, at);
      return () => {
        this.explanation = told.explanation;
        this.chosenMove = told.explanation.played;
      };
    });
  }

  // An answer that comes after the panel was closed, or after another question, is not shown.
  private async ask(work: () => Promise<() => void>): Promise<void> {
    const mine = ++this.asked;
    this.isThinking = true;
    this.problem = "";
    try {
      const show = await work();
      if (mine === this.asked) show();
    } catch (error) {
      if (mine === this.asked) this.refuse(error);
    }
    if (mine === this.asked) this.isThinking = false;
  }

  // What cannot be told while the game runs is no fault: it is said quietly, and when it can be.
  private refuse(error: unknown): void {
    const key = error instanceof ApiError ? error.key : "";
    this.isRefused = key in LATER;
    this.problem = this.isRefused
      ? say(LATER[key]!)
      : error instanceof ApiError
        ? error.message
        : say("coach-no-answer");
  }

  /** Play the move that is looked at, and the rest of its line as long as that is possible. */
  play(): void {
    const line = this.hint?.comparison?.moves[this.chosenMove]?.option.line ?? this.hint?.move?.line ?? [];
    this.close();
    const [move, ...rest] = line;
    if (!move) return;
    // who wants to confirm every answer does so; the line goes no further by itself
    this.line = settings.confirm ? [] : rest;
    this.choose(move);
  }

  /** The table has moved on: a hint is about one question only. */
  onTableChanged(): void {
    const { state } = this.desk;
    if (!state) return;
    if (this.isOpen && this.hint && state.answers !== this.answers) this.close();
    const [next, ...rest] = this.line;
    if (next === undefined || this.desk.isSending) return;
    this.line = this.desk.options.has(next) ? rest : [];
    if (this.desk.options.has(next)) this.choose(next);
  }

  // An answer that waits for a second word ends the line: somebody may think again.
  private choose(move: string): void {
    this.desk.choose(move);
    if (this.desk.selected !== null) this.line = [];
  }

  close(): void {
    this.isOpen = false;
    this.clear();
  }

  private clear(): void {
    this.asked++;
    this.hint = this.explanation = this.explainedAt = null;
    this.explainedSeat = "";
    this.isRefused = false;
    this.isThinking = false;
    this.isShowing = true;
    this.problem = "";
    this.chosenMove = 0;
    this.line = [];
  }
}

const isSame = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;

const hintings = new WeakMap<Desk, HintState>();

export function hintStateOf(desk: Desk): HintState {
  const found = hintings.get(desk) ?? new HintState(desk);
  hintings.set(desk, found);
  return found;
}
