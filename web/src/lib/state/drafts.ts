// What was typed and not sent: kept by this browser until it is sent, through reloads and days without a network.
import { readStorage, writeStorage } from "./store.svelte";

const KEY = "sacbe.drafts";
const MOST = 100;

/** What was typed at a place, such as the chat of a table. */
export function draftOf(place: string): string {
  return readStorage<Record<string, string>>(KEY, {})[place] ?? "";
}

/** Keep what is typed; nothing forgets it. */
export function keepDraft(place: string, text: string): void {
  const { [place]: _, ...others } = readStorage<Record<string, string>>(KEY, {});
  const kept = Object.entries(text ? { ...others, [place]: text } : others).slice(-MOST);
  writeStorage(KEY, Object.fromEntries(kept));
}
