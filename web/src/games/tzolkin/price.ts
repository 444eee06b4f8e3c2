// What a move costs in corn, from what the server says of it: its effects if it is legal, the numbers of its refusal if
// not.
import type { Desk } from "../../lib/desk.svelte";
import { amountOf } from "./effects";

/** The corn a move costs; nothing if the server does not say. */
export function priceOf(desk: Desk, move: string): number | undefined {
  const option = desk.options.get(move);
  if (option) return amountOf(option.effects_text ?? "", "i-corn", "−");
  const need = desk.refusals.get(move)?.numbers["need"];
  return typeof need === "number" ? need : undefined;
}
