// The tables this browser has seats at, as they stand now, and the public ones.
import { heldSeats } from "../lib/net/account.svelte";
import { ApiError, get, type State, type TableInfo } from "../lib/net/api";
import { forgetTable, savedTables, type SavedTable } from "../lib/state/store.svelte";

/** One of my tables: what the server says of it, or nothing yet. */
export interface OwnTable {
  held: SavedTable;
  state: State | null;
  waits: boolean; // a seat of this screen is asked
}

/** Which open tables are shown; nothing said is anything. */
export type Filter = Record<"game" | "players" | "free" | "clock" | "language", string>;

const AT_ONCE = 12;
const LAST = 3; // finished ones that may get a rematch yet

export class Tables {
  states: Record<string, State> = $state.raw({});
  open: TableInfo[] = $state.raw([]);
  filter: Filter = $state({ game: "", players: "", free: "", clock: "", language: "" });
  isAll = $state(false);
  isLoaded = $state(false);

  private asked = 0;
  readonly isFiltered: boolean = $derived(Object.values(this.filter).some((value) => value !== ""));
  readonly count: number = $derived(Object.keys(savedTables).length);
  readonly mine: OwnTable[] = $derived(
    Object.values(savedTables)
      .map((one) => ({ held: one, state: this.states[one.id] ?? null, waits: waitsFor(one, this.states[one.id]) }))
      .filter((one) => this.isAll || !one.state?.table.archived)
      .sort((a, b) => Number(b.waits) - Number(a.waits) || rank(a) - rank(b) || b.held.at - a.held.at),
  );
  readonly waiting: number = $derived(this.mine.filter((one) => one.waits).length);
  readonly running: OwnTable[] = $derived(this.mine.filter((one) => rank(one) === 0));
  readonly finished: OwnTable[] = $derived(
    this.mine.filter((one) => one.state?.table.phase === "over" && ownResult(one) !== null),
  );

  /** Ask for the newest tables, or for all of them; of what is over only the last may change. */
  async load(): Promise<void> {
    const newest = Object.values(savedTables).sort((a, b) => b.at - a.at);
    const isOver = (one: SavedTable): boolean => this.states[one.id]?.table.phase === "over";
    const wanted = (this.isAll ? newest : newest.slice(0, AT_ONCE)).filter(
      (one, index) => !isOver(one) || index < LAST,
    );
    await Promise.all(wanted.map((one) => this.ask(one)));
    this.isLoaded = true;
  }

  async loadOpen(): Promise<void> {
    const wanted = Object.entries(this.filter).filter(([, value]) => value !== "");
    const query = new URLSearchParams(wanted).toString();
    const asked = ++this.asked;
    const [open, playing] = await Promise.all(
      ["open", "playing"].map((phase) =>
        get<TableInfo[]>(`/tables?phase=${phase}&limit=20${query ? `&${query}` : ""}`),
      ),
    );
    if (asked === this.asked) this.open = [...open!, ...playing!];
  }

  private async ask(one: SavedTable): Promise<void> {
    try {
      const state = await get<State>(`/tables/${one.id}/state?lean=true`, {
        token: Object.values(heldSeats(one.id))[0],
      });
      this.states = { ...this.states, [one.id]: state };
    } catch (error) {
      if (error instanceof ApiError && error.key === "unknown-table") forgetTable(one.id);
    }
  }
}

function waitsFor(one: SavedTable, state: State | undefined): boolean {
  return (
    state?.table.phase === "playing" && !state.table.paused && state.ask !== null && state.ask.seat in heldSeats(one.id)
  );
}

// Running tables stand before finished ones.
function rank(one: OwnTable): number {
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
export function ownResult(one: OwnTable): OwnResult | null {
  const result = one.state?.result;
  const seat = [...Object.keys(one.held.seats), ...(one.held.byAccount ?? [])][0];
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
