// What the solver has tried, and how that stands: of the account that is logged in, else of this browser. The browser
// keeps only tries that were made without a login; at the next login the account takes them over.
import { login } from "../lib/net/account.svelte";
import { readStorage, writeStorage } from "../lib/state/store.svelte";
import { fetchMine, fetchStanding, handOver, type LocalTries, type OwnTries, type Place, type Try } from "./api";

const KEY = "sacbe.puzzles";
const DAY = 10; // letters of a day in a moment as text

export const puzzleRecord = $state<{ known: OwnTries | null; before: number | null }>({ known: null, before: null });

/** What this browser keeps itself; what another version has left here may look different. */
export function readLocalTries(): LocalTries {
  const found = readStorage<Partial<LocalTries>>(KEY, {});
  const isSound = (one: Partial<Try>): boolean =>
    (one?.solved === null || typeof one?.solved === "boolean") && typeof one.at === "number";
  return {
    tried: Object.fromEntries(Object.entries(found?.tried ?? {}).filter(([, one]) => isSound(one))),
    days: Array.isArray(found?.days) ? found.days.filter((day) => !Number.isNaN(Date.parse(day))) : [],
  };
}

/** After the end of a try: only the first one of a puzzle counts, and a missed puzzle of the day makes no row. */
export function recordEnd(
  kept: LocalTries,
  id: string,
  isSolved: boolean,
  day: string | null,
  now: number,
): LocalTries {
  const before = kept.tried[id];
  const isFirst = !before || before.solved === null;
  const one: Try = isFirst ? { solved: isSolved, hinted: before?.hinted ?? false, at: now } : before;
  const isMissedToday = !isFirst && new Date(before.at * 1000).toISOString().slice(0, DAY) === day;
  const isNew = day !== null && isSolved && !isMissedToday && !kept.days.includes(day);
  return { tried: { ...kept.tried, [id]: one }, days: isNew ? [...kept.days, day] : kept.days };
}

/** After a hint: it counts while the first try is not over. */
export function recordHint(kept: LocalTries, id: string, now: number): LocalTries {
  if (kept.tried[id] && kept.tried[id].solved !== null) return kept;
  return { ...kept, tried: { ...kept.tried, [id]: { solved: null, hinted: true, at: now } } };
}

const nowInSeconds = (): number => Date.now() / 1000;
const hasAny = ({ tried, days }: LocalTries): boolean => Object.keys(tried).length + days.length > 0;

/** A try is over; what the account has not kept is kept here. */
export async function saveEnd({ puzzle, outcome, kept, day }: Place): Promise<void> {
  if (!kept)
    writeStorage(KEY, recordEnd(readLocalTries(), puzzle.id, outcome === "solved", day ?? null, nowInSeconds()));
  puzzleRecord.before = puzzleRecord.known?.standing.rating ?? null;
  await refreshStanding();
}

export function saveHint(id: string): void {
  if (!login.token) writeStorage(KEY, recordHint(readLocalTries(), id, nowInSeconds()));
}

/** Ask how it stands, and hand over what was kept here to the account; without a network it stays as it was. */
export async function refreshStanding(): Promise<void> {
  try {
    const here = readLocalTries();
    if (!login.token) puzzleRecord.known = await fetchStanding(here);
    else if (!hasAny(here)) puzzleRecord.known = await fetchMine(login.token);
    else {
      puzzleRecord.known = await handOver(here, login.token);
      writeStorage(KEY, { tried: {}, days: [] });
    }
  } catch {
    // asked again the next time
  }
}

/** How the first try of a puzzle ended. */
export function resultOf(id: string): "solved" | "missed" | "" {
  const solved = puzzleRecord.known?.tried[id]?.solved ?? null;
  return solved === null ? "" : solved ? "solved" : "missed";
}
