// Who moves, who is next and who is done: turns go round from the holder of the marker.
import type { Desk } from "../../lib/desk.svelte";
import { seen } from "./view";

export type Turn = "moves" | "next" | "done" | "chosen" | "";

/** Where a seat stands in this round; nothing where there is no order to tell. */
export function turnOf(desk: Desk, seat: string): Turn {
  const ask = desk.state?.ask;
  if (!ask || desk.shownAt !== null) return "";
  if (ask.seat === seat) return "moves";
  const view = seen(desk);
  if (ask.prompt === "wealth") return view.seats[seat]?.has_chosen ? "chosen" : "";
  if (ask.prompt === "days") return "done";
  const names = desk.seats.map((one) => one.seat);
  const place = (name: string): number =>
    (names.indexOf(name) - names.indexOf(view.marker) + names.length) % names.length;
  const ahead = place(seat) - place(ask.seat);
  return ahead < 0 ? "done" : ahead === 1 ? "next" : "";
}
