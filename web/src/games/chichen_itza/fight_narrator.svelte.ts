// Follows the fights of a desk: what was told of the last one, how much of it has been shown, and whether the stage is
// open.
import type { Desk } from "../../lib/state/desk.svelte";
import { settings } from "../../lib/state/store.svelte";
import { needsLand } from "./moves";
import {
  beginsFight,
  fightFacts,
  isJustOver,
  isPause,
  lastFight,
  unheardSteps,
  openingOf,
  fightStory,
  extendSteps,
  type FightFacts,
  type Opening,
  type Step,
} from "./story";
import { fightOf, tableData, type Fight, type View } from "./view";

const PAUSE = 650; // milliseconds for a step that matters
const HURRY = 360; // the same while somebody waits for the land
const BLINK = 140;
const LINGER = 4200; // how long the outcome stays

export class FightNarrator {
  steps: Step[] = $state.raw([]);
  shownSteps = $state(0); // steps that have been shown
  isOpen = $state(false); // a fight that is over is being shown
  isReviewed = $state(false); // an earlier moment is looked at, in which a fight has just ended
  prefersMap = $state(false); // somebody wants to see the land during a fight
  private facts: FightFacts | null = $state.raw(null);
  private opening: Opening | null = $state.raw(null);
  private before: View | null = null; // the last position that was seen
  private timer = 0;

  readonly story = $derived(fightStory(this.steps.slice(0, Math.max(1, this.shownSteps)), this.facts, this.opening));
  readonly isTelling = $derived(this.shownSteps < this.steps.length);

  constructor(private readonly desk: Desk) {}

  /** Events have come. */
  addEvents(events: Record<string, unknown>[]): void {
    const isNew = events.some(beginsFight);
    const before = isNew ? 0 : this.steps.length;
    const after = extendSteps(this.steps, events);
    if (after === this.steps) {
      // a person who goes on has seen enough of a fight that is over
      if (needsLand(this.desk) && fightOf(this.desk.view as View) === null) this.end();
      return;
    }
    this.steps = after;
    if (isNew) {
      this.prefersMap = false;
      this.note(this.before);
      void this.open();
    }
    this.shownSteps = isStill() ? after.length : Math.min(this.shownSteps, before);
    this.isOpen = !isStill() || fightOf(this.desk.view as View) !== null || !needsLand(this.desk);
    this.go();
  }

  /** A fight is under way; perhaps nothing was told of it. */
  followFight(fight: Fight): void {
    if (!this.isAbout(fight)) {
      const steps = lastFight(this.desk.allEvents, null);
      this.steps = steps.length ? steps : unheardSteps(fight);
      if (!this.isAbout(fight)) this.steps = unheardSteps(fight);
      this.shownSteps = this.steps.length;
      void this.open();
    }
    this.note(this.desk.view as View);
  }

  private isAbout(fight: Fight): boolean {
    const first = this.steps[0]?.said[0];
    return first?.["seat"] === fight.attacker && first["place"] === fight.place;
  }

  // Who went into it with what: the position in which it began knows.
  private async open(): Promise<void> {
    const first = this.steps[0]?.said[0];
    const at = Number(first?.["at"] ?? 0);
    this.opening = null;
    const view = at ? await this.desk.positionAt(at) : null;
    if (view && this.steps[0]?.said[0] === first) this.opening = openingOf(view as View);
  }

  /** An earlier moment is looked at: the fight that is under way there, or has just ended, as far as it had come. */
  review(at: number): void {
    clearTimeout(this.timer);
    const { allEvents: heard } = this.desk;
    this.steps = lastFight(heard, at);
    this.shownSteps = this.steps.length;
    this.isReviewed = isJustOver(heard, at);
    this.prefersMap = false;
    void this.open();
  }

  /** The present is looked at: the last fight can be seen again, also one of which a new window has only heard. */
  recall(): void {
    this.isReviewed = false;
    this.steps = lastFight(this.desk.allEvents, null);
    this.shownSteps = this.steps.length;
    this.isOpen = false;
    void this.open();
  }

  /** A position was seen: a fight of which only the end is told took place in it. */
  rememberView(view: View): void {
    this.before = view;
  }

  private note(view: View | null): void {
    const here = tableData(this.desk);
    this.facts = here && fightFacts(view ?? here.view, String(this.steps[0]?.said[0]?.["place"]));
  }

  /** Show everything at once. */
  skip(): void {
    this.shownSteps = this.steps.length;
    this.go();
  }

  /** Look at the last fight again. */
  replay(): void {
    this.shownSteps = isStill() ? this.steps.length : 1;
    this.isOpen = true;
    this.prefersMap = false;
    if (!isStill()) this.go();
  }

  /** Look at the land instead. */
  close(): void {
    this.end();
    this.prefersMap = true;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.shownSteps = this.steps.length;
    this.isOpen = false;
  }

  private go(): void {
    clearTimeout(this.timer);
    if (this.isTelling) {
      const pause = isPause(this.steps[this.shownSteps]) ? (needsLand(this.desk) ? HURRY : PAUSE) : BLINK;
      this.timer = window.setTimeout(() => {
        this.shownSteps++;
        this.go();
      }, pause);
    } else if (this.isOpen && fightOf(this.desk.view as View) === null) {
      this.timer = window.setTimeout(() => (this.isOpen = false), LINGER);
    }
  }
}

function isStill(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const tellers = new WeakMap<Desk, FightNarrator>();

/** The narrator of a desk. It outlives the component that asks first, and so must what it derives. */
export function narratorOf(desk: Desk): FightNarrator {
  if (!tellers.has(desk)) $effect.root(() => void tellers.set(desk, new FightNarrator(desk)));
  return tellers.get(desk)!;
}
