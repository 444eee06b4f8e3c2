// The tables this browser has seats at, as they stand now, and the public ones.
import { Fault, get, type State, type TableShown } from "../lib/api";
import { forgetTable, held, type Held } from "../lib/store.svelte";

/** One of my tables: what the server says of it, or nothing yet. */
export interface Mine {
  held: Held;
  state: State | null;
  waits: boolean; // a seat of this screen is asked
}

const AT_ONCE = 12;

export class Tables {
  states: Record<string, State> = $state.raw({});
  open: TableShown[] = $state.raw([]);
  isAll = $state(false);
  isLoaded = $state(false);

  readonly count: number = $derived(Object.keys(held).length);
  readonly mine: Mine[] = $derived(
    Object.values(held)
      .map((one) => ({ held: one, state: this.states[one.id] ?? null, waits: waitsFor(one, this.states[one.id]) }))
      .filter((one) => this.isAll || !one.state?.table.archived)
      .sort((a, b) => Number(b.waits) - Number(a.waits) || rank(a) - rank(b) || b.held.at - a.held.at),
  );
  readonly waiting: number = $derived(this.mine.filter((one) => one.waits).length);
  readonly running: Mine[] = $derived(this.mine.filter((one) => rank(one) === 0));
  readonly finished: Mine[] = $derived(
    this.mine.filter((one) => one.state?.table.phase === "over" && ownResult(one) !== null),
  );

  /** Ask for the newest tables, or for all of them; what is over does not change any more. */
  async load(): Promise<void> {
    const newest = Object.values(held).sort((a, b) => b.at - a.at);
    const wanted = (this.isAll ? newest : newest.slice(0, AT_ONCE)).filter(
      (one) => this.states[one.id]?.table.phase !== "over",
    );
    await Promise.all(wanted.map((one) => this.ask(one)));
    this.isLoaded = true;
  }

  async loadOpen(): Promise<void> {
    const [open, playing] = await Promise.all([
      get<TableShown[]>("/tables?phase=open&limit=20"),
      get<TableShown[]>("/tables?phase=playing&limit=20"),
    ]);
    this.open = [...open, ...playing];
  }

  private async ask(one: Held): Promise<void> {
    try {
      const state = await get<State>(`/tables/${one.id}/state?lean=true`, { token: Object.values(one.seats)[0] });
      this.states = { ...this.states, [one.id]: state };
    } catch (error) {
      if (error instanceof Fault && error.key === "unknown-table") forgetTable(one.id);
    }
  }
}

function waitsFor(one: Held, state: State | undefined): boolean {
  return state?.table.phase === "playing" && !state.table.paused && state.ask !== null && state.ask.seat in one.seats;
}

// Running tables stand before finished ones.
function rank(one: Mine): number {
  const phase = one.state?.table.phase;
  return phase === "over" || phase === "abandoned" ? 1 : 0;
}

export interface OwnResult {
  place: number;
  points: number;
  isWon: boolean;
  seats: number;
}

/** How a finished game ended for the first own seat. */
export function ownResult(one: Mine): OwnResult | null {
  const result = one.state?.result;
  const seat = Object.keys(one.held.seats)[0];
  if (!result || !seat || result.scores[seat] === undefined) return null;
  const points = result.scores[seat];
  const isWon = result.winners.includes(seat);
  const better = Object.values(result.scores).filter((score) => score > points).length;
  return {
    points,
    isWon,
    seats: Object.keys(result.scores).length,
    place: isWon ? 1 : Math.max(better + 1, result.winners.length ? 2 : 1),
  };
}
