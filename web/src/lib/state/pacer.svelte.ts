// Shows what others do one step after another, at the pace that the player has set. A step is a position with the
// events that led to it; steps that came while an earlier one is looked at wait in a queue. Nobody has to wait: the
// rest can be skipped at any time, and what one has done oneself is shown at once.
import { SvelteSet } from "svelte/reactivity";
import type { Events, State } from "../net/api";
import { settings } from "./store.svelte";

export const PACES = ["instant", "fast", "normal", "step"] as const;
export type Pace = (typeof PACES)[number];

/** A position, and the events that led to it; none where nothing was told. */
export interface Step {
  state: State;
  events: Events | null;
}

// Milliseconds between two steps; with `step` somebody says when.
const WAITS: Record<Pace, number> = { instant: 0, fast: 450, normal: 1150, step: Number.POSITIVE_INFINITY };
const AFTER = 1000; // to look at how something ended that took its own time to be told, such as a fight

export class Pacer {
  queue: Step[] = $state.raw([]); // heard, not yet shown
  skips = $state(0); // how often somebody wanted to see the end at once
  private last: Step | null = null; // the last one that was heard
  private readyAt = 0; // when the next step may be shown
  private timer = 0;
  private readonly holders = new SvelteSet<object>(); // who still tells of the last step

  constructor(
    private readonly show: (step: Step) => void,
    private readonly drained: () => void,
    private readonly isOurs: (seat: string) => boolean, // does this screen decide for it?
  ) {}

  readonly isBusy: boolean = $derived(this.queue.length > 0);
  /** Somebody still tells of the last step, so no word may tell how it ends. */
  readonly isHeld: boolean = $derived(this.holders.size > 0);
  /** Decisions of others that wait, as a person would count them: those of which something is told. */
  readonly waiting: number = $derived(this.queue.filter((step) => !isSilent(step)).length);

  /** Something has happened. */
  addStep(step: Step): void {
    const before = this.last;
    this.last = step;
    if (!before || this.isOurs(before.state.ask?.seat ?? "") || !this.isPaced(before, step)) {
      this.flush(step);
      this.rest(step);
      return;
    }
    this.queue = [...this.queue, step];
    this.go();
  }

  // What is told again, taken back or begins anew is no step; nor is anything where nobody looks or a clock runs.
  private isPaced(before: Step, { state, events }: Step): boolean {
    if (settings.pace === "instant" || document.hidden || state.clocks) return false;
    if (!events || events.anew || !before.state.view || !state.view) return this.isBusy && isSame(before.state, state);
    return state.answers > before.state.answers || (this.isBusy && isSame(before.state, state));
  }

  /** Another position is shown now: nothing of what waited belongs to it. */
  begin(state: State): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.holders.clear();
    this.last = { state, events: null };
    this.readyAt = 0;
  }

  /** Show one step more. */
  next(): void {
    this.readyAt = 0;
    this.go();
  }

  /** Show the end at once. */
  skip(): void {
    this.skips++;
    this.holders.clear();
    this.flush();
    this.readyAt = 0;
  }

  /** The pace was changed. */
  onPaceChanged(): void {
    if (!this.isBusy) return;
    if (settings.pace === "instant") this.skip();
    else {
      this.readyAt = Math.min(this.readyAt, performance.now() + WAITS[settings.pace]);
      this.go();
    }
  }

  /** Somebody tells of the last step, or has told it: the next one waits for that. */
  hold(who: object, isTelling: boolean): void {
    if (isTelling) this.holders.add(who);
    else if (this.holders.delete(who)) {
      if (settings.pace !== "step") this.readyAt = Math.max(this.readyAt, performance.now() + AFTER);
      this.go();
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  // All that waits as one step.
  private flush(step?: Step): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const steps = step ? [...this.queue, step] : this.queue;
    this.queue = [];
    const merged = mergeSteps(steps);
    if (!merged) return;
    this.show(merged);
    this.drained();
  }

  // The own move is seen before the first answer to it, which comes by itself also where somebody goes on step by step.
  private rest(step: Step): void {
    if (settings.pace === "instant") return;
    const end = performance.now() + Math.min(WAITS[settings.pace], WAITS.normal);
    this.readyAt = isSilent(step) ? Math.min(this.readyAt, end) : end;
  }

  private go(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length) {
      if (this.holders.size) return;
      const wait = this.pause();
      if (wait > 0) {
        if (Number.isFinite(wait)) this.timer = window.setTimeout(() => this.next(), wait);
        return;
      }
      this.showNext();
    }
  }

  // Milliseconds until the next step. Nobody has to ask for one that says nothing, least of all for the own question.
  private pause(): number {
    const wait = this.readyAt - performance.now();
    if (!this.queue.every(isSilent)) return wait;
    const { ask } = this.queue.at(-1)!.state;
    return !ask || this.isOurs(ask.seat) ? 0 : Math.min(wait, WAITS.normal);
  }

  // Decisions about which there is nothing to say are shown with the next one, the last ones with the one before.
  private showNext(): void {
    const end = this.queue.findIndex((step) => !isSilent(step));
    const isLast = this.queue.slice(end + 1).every(isSilent);
    const count = isLast ? this.queue.length : end + 1;
    const step = mergeSteps(this.queue.slice(0, count))!;
    this.queue = this.queue.slice(count);
    this.readyAt = isSilent(step) ? 0 : performance.now() + WAITS[settings.pace];
    this.show(step);
    if (!this.queue.length) this.drained();
  }
}

const isSame = (before: State, now: State): boolean => before.answers === now.answers;

function isSilent({ events }: Step): boolean {
  return !events?.log.some((line) => !line.heading);
}

/** Several steps as one: the last position, and all that was told on the way. */
export function mergeSteps(steps: Step[]): Step | null {
  const last = steps.at(-1);
  if (!last || steps.length === 1) return last ?? null;
  const start = steps.findLastIndex(({ events }) => events?.anew);
  const told = steps.slice(Math.max(0, start)).flatMap(({ events }) => (events ? [events] : []));
  if (!told.length) return { state: last.state, events: null };
  const events: Events = {
    ...told.at(-1)!,
    anew: start >= 0,
    events: told.flatMap((one) => one.events),
    log: told.flatMap((one) => one.log),
  };
  return { state: last.state, events };
}
