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

/**
 * A table at which this browser has seats: with the token of each, which may be the only way to it, and those that the
 * account holds.  The token of a login is no seat's, and is never here.
 */
export interface SavedTable {
  id: string;
  game: string;
  seats: Record<string, string>;
  byAccount?: string[];
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

/** Store a value; false in a private window without storage, where everything works until it is closed. */
export function writeStorage(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const settings = $state<Settings>({ ...FRESH, ...readStorage<Partial<Settings>>(SETTINGS, {}) });
export const savedTables = $state<Record<string, SavedTable>>(readStorage(TABLES, {}));

export function saveSettings(): void {
  writeStorage(SETTINGS, $state.snapshot(settings));
}

let isStored = true;

// Take over what other tabs have stored since: a tab that wrote down only what it knew would lose their seats.
function readTables(): void {
  const stored = readStorage<Record<string, SavedTable>>(TABLES, $state.snapshot(savedTables));
  for (const id of Object.keys(savedTables)) if (!stored[id]) delete savedTables[id];
  for (const [id, table] of Object.entries(stored))
    if (JSON.stringify(savedTables[id]) !== JSON.stringify(table)) savedTables[id] = table;
}

function changeTables(change: () => void): void {
  if (isStored) readTables();
  change();
  isStored = writeStorage(TABLES, $state.snapshot(savedTables));
}

globalThis.window?.addEventListener("storage", (event) => {
  if (event.key === TABLES) readTables();
});

function savedTable(id: string, game: string): SavedTable {
  return savedTables[id] ?? { id, game, seats: {}, host: "", at: 0 };
}

function keepNewest(): void {
  const oldest = Object.values(savedTables)
    .sort((a, b) => b.at - a.at)
    .slice(MOST);
  for (const one of oldest) delete savedTables[one.id];
}

/**
 * Remember that this browser holds a seat; the first token of a table is that of its opener, unless `isHost` is
 * false.  The server has given this token, or has said that it is good: it takes the place of the one before.
 */
export function saveSeat(id: string, game: string, seat: string | null, token: string, isHost = true): void {
  changeTables(() => {
    const table = savedTable(id, game);
    savedTables[id] = {
      ...table,
      at: Date.now(),
      host: table.host || (isHost ? token : ""),
      seats: seat ? { ...table.seats, [seat]: token } : table.seats,
    };
    keepNewest();
  });
}

/** Remember which seats of a table the account holds; their token is that of the login, which is kept elsewhere. */
export function saveAccountSeats(id: string, game: string, seats: string[]): void {
  const known = savedTables[id]?.byAccount ?? [];
  if (seats.length === known.length && seats.every((seat) => known.includes(seat))) return;
  changeTables(() => {
    const table = savedTable(id, game);
    savedTables[id] = { ...table, at: table.at || Date.now(), byAccount: seats };
    keepNewest();
  });
}

/** Forget what the account holds, when it is logged out: all seats with tokens of their own stay. */
export function forgetAccountSeats(): void {
  changeTables(() => {
    for (const { byAccount, ...table } of Object.values(savedTables)) {
      if (!byAccount) continue;
      if (table.host || Object.keys(table.seats).length) savedTables[table.id] = table;
      else delete savedTables[table.id];
    }
  });
}

/** Earlier versions kept the token of a login as if it were a seat's: take it out of there. */
export function removeLoginToken(token: string): void {
  const holds = ({ host, seats }: SavedTable): boolean => host === token || Object.values(seats).includes(token);
  if (!token || !Object.values(savedTables).some(holds)) return;
  changeTables(() => {
    for (const table of Object.values(savedTables).filter(holds)) {
      const theirs = Object.keys(table.seats).filter((seat) => table.seats[seat] === token);
      savedTables[table.id] = {
        ...table,
        host: table.host === token ? "" : table.host,
        seats: Object.fromEntries(Object.entries(table.seats).filter(([, one]) => one !== token)),
        byAccount: [...new Set([...(table.byAccount ?? []), ...theirs])],
      };
    }
  });
}

/** A seat was given up. */
export function forgetSeat(id: string, seat: string): void {
  changeTables(() => {
    const table = savedTables[id];
    if (!table) return;
    const { [seat]: _, ...seats } = table.seats;
    savedTables[id] = { ...table, seats };
    if (table.byAccount) savedTables[id].byAccount = table.byAccount.filter((one) => one !== seat);
  });
}

export function forgetTable(id: string): void {
  changeTables(() => delete savedTables[id]);
}
