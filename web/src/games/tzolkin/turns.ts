// Who moves, who is next and who is done in this round.
import type { Desk } from "../../lib/state/desk.svelte";
import { viewOf } from "./view";

export type Turn = "moves" | "next" | "done" | "chosen" | "";

/** Where a seat stands in this round; nothing where there is no order to tell. */
export function turnOf(desk: Desk, seat: string): Turn {
  const ask = desk.state?.ask;
  if (!ask || desk.shownAt !== null) return "";
  if (ask.seat === seat) return "moves";
  const view = viewOf(desk);
  if (ask.prompt === "wealth") return view.seats[seat]?.has_chosen ? "chosen" : "";
  if (view.round === 0) return "";
  const order: string[] = view.turns_to_come;
  const place = order.indexOf(seat);
  return place < 0 ? "done" : place === 0 ? "next" : "";
}
