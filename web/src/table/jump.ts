// From a line of the log to the moment it tells of.
import type { Line } from "../lib/net/api";
import type { Desk } from "../lib/state/desk.svelte";
import type { Live } from "../live/live.svelte";
import { language } from "../lib/text/words.svelte";
import { pastOf } from "../live/past.svelte";

/** Look at the moment that a line of the log tells of. */
export async function jumpTo(desk: Desk, live: Live, index: number): Promise<void> {
  const line = desk.log[index];
  const past = pastOf(desk);
  if (!line || !desk.state) return;
  await past.load(live.id, live.shown?.token, desk.state.revision, language());
  // Log and replay tell the same lines in the same order, but may begin a sentence elsewhere: count equal ones.
  const isSame = (one: Line): boolean => one.text === line.text && one.seat === line.seat;
  const before = desk.log.slice(0, index).filter(isSame).length;
  const told = past.moments.flatMap((moment, place) => moment.log.map((one) => ({ ...one, place })));
  const same = told.filter(isSame);
  const found = same[before] ?? same.at(-1) ?? told[Math.min(index, told.length - 1)];
  if (!found) return;
  live.openSide("replay");
  live.boardAsked++;
  await past.show(found.place);
}
