// Looking back at a table: all its moments as this seat or a watcher knew them, which one is shown, and playing through
// them. One for each desk, so that the side box and the prompt show the same.
import { untrack } from "svelte";
import { ApiError, get, type Line } from "../lib/net/api";
import type { Desk } from "../lib/state/desk.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";

/** A position in which somebody was asked, after `at` answers, and the decision that led to it. */
export interface Moment {
  at: number;
  seat: string | null;
  move: string;
  heading: string;
  round: number; // the last that has begun; 0 where there is none
  log: Line[];
  scores: Record<string, number | null>;
}

interface Told {
  revision: number;
  answers: number;
  over: boolean;
  you: string | null;
  moments: Moment[];
}

interface Position {
  at: number;
  view: Record<string, unknown>;
  ask: { seat: string } | null;
}

export type Stride = "decision" | "turn" | "round";
export const SPEEDS = { slow: 2000, normal: 1000, fast: 350 } as const;
export type Speed = keyof typeof SPEEDS;
const MOST_KEPT = 400;

export class TableReplay {
  data: Told | null = $state.raw(null);
  isPlaying = $state(false);
  speed: Speed = $state("normal");
  table = $state("");
  token: string | undefined = $state(undefined);
  private readonly desk: Desk;
  private key = ""; // what `told` was asked with
  private asked: Promise<void> = Promise.resolve();
  private wanted = -1;
  private timer = 0;
  private readonly positions = new Map<number, Position>();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  readonly moments: Moment[] = $derived(this.data?.moments ?? []);
  readonly last: number = $derived(this.moments.length - 1);
  /** The moment that is shown; the present is the last one. */
  readonly index: number = $derived.by(() => {
    const { shownAt } = this.desk;
    if (shownAt === null) return this.last;
    const found = this.moments.findIndex((moment) => moment.at >= shownAt);
    return found < 0 ? this.last : found;
  });
  readonly moment: Moment | undefined = $derived(this.moments[this.index]);
  readonly isPresent: boolean = $derived.by(() => this.desk.shownAt === null);

  /** Ask for the moments, again when the table has moved on or another language is spoken. */
  load(table: string, token: string | undefined, revision: number, lang: string): Promise<void> {
    const key = `${table} ${token ?? ""} ${revision} ${lang}`;
    if (key !== this.key) this.asked = this.fetch(key, table, token);
    return this.asked;
  }

  private async fetch(key: string, table: string, token: string | undefined): Promise<void> {
    const isOther = !this.key.startsWith(`${table} ${token ?? ""} `);
    this.key = key;
    if (isOther) this.positions.clear();
    this.table = table;
    this.token = token;
    try {
      const told = await get<Told>(`/tables/${table}/replay`, { token });
      if (this.key !== key) return;
      // what was taken back since is no part of the line any more
      const line = (moments: Moment[]): string => moments.map((one) => `${one.at}${one.move}`).join();
      if (this.data && !line(told.moments).startsWith(line(this.data.moments))) this.positions.clear();
      this.data = told;
    } catch (error) {
      this.key = "";
      if (error instanceof ApiError && error.status) showToast(error.message, "error");
    }
  }

  /** Show a moment by its place in the line; the last one is the present. */
  async show(index: number): Promise<void> {
    const place = Math.max(0, Math.min(index, this.last));
    this.wanted = place;
    if (place >= this.last) {
      this.desk.lookAt(null);
      return;
    }
    const moment = this.moments[place];
    if (!moment) return;
    const position = await this.position(moment.at);
    if (position && this.wanted === place) this.desk.lookAt(moment.at, position.view, position.ask?.seat ?? null);
  }

  private async position(at: number): Promise<Position | null> {
    const known = this.positions.get(at);
    if (known) return known;
    try {
      const found = await get<Position>(`/tables/${this.table}/replay/${at}`, { token: this.token });
      if (this.positions.size > MOST_KEPT) this.positions.clear();
      this.positions.set(at, found);
      return found;
    } catch (error) {
      this.stop();
      showToast(error instanceof ApiError ? error.message : say("replay-failed"), "error");
      return null;
    }
  }

  step(stride: Stride, way: 1 | -1): Promise<void> {
    this.stop();
    return this.show(this.next(stride, way));
  }

  /** Where a step leads: to the next decision, to the next time one's own turn begins, to the next round. */
  private next(stride: Stride, way: 1 | -1): number {
    if (stride === "decision") return this.index + way;
    const begins = stride === "round" ? (i: number) => this.beginsRound(i) : (i: number) => this.beginsTurn(i);
    for (let i = this.index + way; i > 0 && i < this.last; i += way) if (begins(i)) return i;
    return way > 0 ? this.last : 0;
  }

  beginsRound(index: number): boolean {
    return index > 0 && this.moments[index]?.heading !== this.moments[index - 1]?.heading;
  }

  // The seat that decides next was asked here; a watcher stops wherever another seat begins.
  private beginsTurn(index: number): boolean {
    const before = this.moments[index]?.seat;
    const asked = this.moments[index + 1]?.seat;
    const you = this.data?.you;
    return asked !== before && (!you || asked === you);
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else void this.play();
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    if (this.index >= this.last) await this.show(0);
    this.tick();
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.timer = window.setTimeout(async () => {
      if (!this.isPlaying) return;
      await this.show(this.index + 1);
      if (untrack(() => this.isPresent)) this.stop();
      else this.tick();
    }, SPEEDS[this.speed]);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Back to the present. */
  leave(): void {
    this.stop();
    this.wanted = -1;
    this.desk.lookAt(null);
  }
}

const pasts = new WeakMap<Desk, TableReplay>();

/** The past of a desk; it lives as long as the desk does, not only as long as the part of the page that asked first. */
export function replayOf(desk: Desk): TableReplay {
  if (!pasts.has(desk)) $effect.root(() => void pasts.set(desk, new TableReplay(desk)));
  return pasts.get(desk)!;
}
