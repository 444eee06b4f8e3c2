// Lines of the log with people's names: a line says what a seat did, the table who sits there.
import type { Desk } from "../lib/state/desk.svelte";
import type { Line } from "../lib/net/api";
import { seatLabel } from "../lib/text/names";

/** A line as the name of the seat that did it, and the rest. */
export function lineParts(desk: Desk, line: Line): [string, string] {
  const seat = desk.seats.find((one) => one.seat === line.seat);
  return seat ? [seatLabel(seat), ` ${line.text}`] : ["", line.text];
}

/** The same as one sentence. */
export function lineText(desk: Desk, line: Line): string {
  return lineParts(desk, line).join("");
}
