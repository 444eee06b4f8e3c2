// Which tables of this browser explain themselves, and what they have said; what was done the server reads in the game.
import type { components } from "../generated/schema";
import { readStorage, writeStorage } from "../lib/state/store.svelte";

export type Notice = components["schemas"]["NoticeShown"];
export type NoticeTold = components["schemas"]["NoticeTold"];
type Seen = components["schemas"]["NoticeSeen"];

/** What one table has said, by seat: people at one screen learn each for themselves. */
interface Kept {
  isOn: boolean;
  at: number;
  shown: Record<string, Seen[]>;
  dismissed: Record<string, string[]>;
}

const KEY = "sacbe.gentle";
const MOST_TABLES = 50;
const MOST_SHOWN = 200;
const kept = $state<Record<string, Kept>>(readStorage(KEY, {}));

function change(table: string, by: (one: Kept) => Partial<Kept>): void {
  const one = kept[table] ?? { isOn: false, at: 0, shown: {}, dismissed: {} };
  kept[table] = { ...one, ...by(one), at: Date.now() };
  const old = Object.entries(kept).sort(([, a], [, b]) => b.at - a.at);
  for (const [id] of old.slice(MOST_TABLES)) delete kept[id];
  writeStorage(KEY, $state.snapshot(kept));
}

/** Does this table explain itself here? */
export const isGentle = (table: string): boolean => kept[table]?.isOn ?? false;

export const setGentle = (table: string, isOn: boolean): void => change(table, () => ({ isOn }));

/** What the server needs to know to choose the next notice. */
export function shownNotices(table: string, seat: string): { shown: Seen[]; dismissed: string[] } {
  const one = kept[table];
  return { shown: one?.shown[seat] ?? [], dismissed: one?.dismissed[seat] ?? [] };
}

/** A notice was shown after so many answers. */
export function keepShown(table: string, seat: string, id: string, at: number): void {
  const known = shownNotices(table, seat).shown;
  if (known.some((one) => one.id === id && one.at === at)) return;
  change(table, ({ shown }) => ({ shown: { ...shown, [seat]: [...known, { id, at }].slice(-MOST_SHOWN) } }));
}

/** The player has read it and wants it no more. */
export function keepDismissed(table: string, seat: string, id: string): void {
  const known = shownNotices(table, seat).dismissed.filter((one) => one !== id);
  change(table, ({ dismissed }) => ({ dismissed: { ...dismissed, [seat]: [...known, id].slice(-MOST_SHOWN) } }));
}
