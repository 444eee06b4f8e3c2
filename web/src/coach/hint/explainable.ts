// Which lines of a log the coach may be asked about.
import type { Line } from "../../lib/net/api";
import type { Desk } from "../../lib/state/desk.svelte";
import type { LiveTable } from "../../live/live_table.svelte";

/** A decision of another seat: while the game runs a bot's, where the table allows hints; afterwards anybody's. */
export function isExplainable(desk: Desk, live: LiveTable, line: Line): boolean {
  if (typeof line.at !== "number" || line.seat === desk.you) return false;
  if (live.table.phase !== "playing") return true;
  return live.table.hints && desk.seats.some((one) => one.seat === line.seat && one.bot !== "");
}
