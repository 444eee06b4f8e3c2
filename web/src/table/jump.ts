// From a line of the log to the moment it tells of.
import type { Line } from "../lib/net/api";
import type { Desk } from "../lib/state/desk.svelte";
import type { LiveTable } from "../live/live_table.svelte";
import { language } from "../lib/text/words.svelte";
import { replayOf } from "../live/table_replay.svelte";

/** Look at the moment that a line of the log tells of. */
export async function jumpTo(desk: Desk, live: LiveTable, index: number): Promise<void> {
  const line = desk.log[index];
  const replay = replayOf(desk);
  if (!line || !desk.state) return;
  await replay.load(live.id, live.shownWire?.token, desk.state.revision, language());
  // Log and replay tell the same lines in the same order, but may begin a sentence elsewhere: count equal ones.
  const isSame = (one: Line): boolean => one.text === line.text && one.seat === line.seat;
  const before = desk.log.slice(0, index).filter(isSame).length;
  const told = replay.moments.flatMap((moment, place) => moment.log.map((one) => ({ ...one, place })));
  const same = told.filter(isSame);
  const found = same[before] ?? same.at(-1) ?? told[Math.min(index, told.length - 1)];
  if (!found) return;
  live.openSide("replay");
  live.boardRequests++;
  await replay.show(found.place);
}
