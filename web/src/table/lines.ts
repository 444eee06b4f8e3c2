// Lines of the log with people's names: the words begin with the colour of the seat, in which place its name says more.
import type { Desk } from "../lib/desk.svelte";
import type { Line } from "../lib/api";
import { colourOf, nameOf } from "../lib/names";

/** A line as the name of whoever did it, and the rest. */
export function told(desk: Desk, line: Line): [string, string] {
  const seat = desk.seats.find((one) => one.seat === line.seat);
  const colour = seat ? colourOf(seat.seat) : "";
  return seat && line.text.startsWith(`${colour} `) ? [nameOf(seat), line.text.slice(colour.length)] : ["", line.text];
}
