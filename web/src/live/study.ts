// From a finished game to its study, at the moment that is shown.
import { ApiError } from "../lib/net/api";
import type { LiveTable } from "./live_table.svelte";
import { showToast } from "../lib/state/toasts.svelte";
import { say } from "../lib/text/words.svelte";

/** May the game of a table be studied?  Not while somebody plays it. */
export function canStudy(live: LiveTable): boolean {
  return live.table.phase === "over" || live.table.phase === "abandoned";
}

/** Open a study of the table's game that begins after `at` answers. */
export async function openStudyAt(live: LiveTable, at: number): Promise<void> {
  try {
    const { openStudy } = await import("../lib/net/saved_studies.svelte");
    await openStudy({ table: live.id, at });
  } catch (error) {
    showToast(error instanceof ApiError ? error.message : say("table-study-failed"), "error");
  }
}
