// What this browser remembers: settings, and the tokens of the seats it holds.
import type { Pace } from "./pacer.svelte";
import type { Language } from "../text/words.svelte";

export interface Settings {
  lang: Language | "";
  theme: "day" | "night" | "";
  name: string;
  confirm: boolean;
  faster: boolean; // a turn may end with any move, without a second word
  motion: boolean;
  pace: Pace; // at which the moves of others are shown
  told: boolean | null; // is the summary since the last turn open? null: where there is room
  sound: boolean;
  volume: number; // from 0 to 1
}

/** A table at which this browser has seats, with the token of each. */
export interface SavedTable {
  id: string;
  game: string;
  seats: Record<string, string>;
  host: string;
  at: number;
}

// A phone or a tablet: fingers, and often other people around.
function isHandheld(): boolean {
  return globalThis.matchMedia?.("(pointer: coarse)").matches ?? true;
}

const SETTINGS = "sacbe.settings";
const TABLES = "sacbe.tables";
const MOST = 200;
const FRESH: Settings = {
  lang: "",
  theme: "",
  name: "",
  confirm: false,
  faster: false,
  motion: true,
  pace: "normal",
  told: null,
  sound: !isHandheld(),
  volume: 0.6,
};

export function readStorage<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function writeStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window without storage: everything works until it is closed
  }
}

export const settings = $state<Settings>({ ...FRESH, ...readStorage<Partial<Settings>>(SETTINGS, {}) });
export const savedTables = $state<Record<string, SavedTable>>(readStorage(TABLES, {}));

export function saveSettings(): void {
  writeStorage(SETTINGS, $state.snapshot(settings));
}

/**
 * Remember that this browser holds a seat; the first token of a table is that of its opener, unless `isHost` is
 * false.
 */
export function saveSeat(id: string, game: string, seat: string | null, token: string, isHost = true): void {
  const table = savedTables[id] ?? { id, game, seats: {}, host: "", at: 0 };
  savedTables[id] = {
    ...table,
    at: Date.now(),
    host: table.host || (isHost ? token : ""),
    seats: seat ? { ...table.seats, [seat]: token } : table.seats,
  };
  const oldest = Object.values(savedTables)
    .sort((a, b) => b.at - a.at)
    .slice(MOST);
  for (const one of oldest) delete savedTables[one.id];
  writeStorage(TABLES, $state.snapshot(savedTables));
}

/** A seat was given up. */
export function forgetSeat(id: string, seat: string): void {
  const table = savedTables[id];
  if (!table) return;
  const { [seat]: _, ...seats } = table.seats;
  savedTables[id] = { ...table, seats };
  writeStorage(TABLES, $state.snapshot(savedTables));
}

export function forgetTable(id: string): void {
  delete savedTables[id];
  writeStorage(TABLES, $state.snapshot(savedTables));
}
