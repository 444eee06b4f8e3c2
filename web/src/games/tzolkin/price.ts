// Where the next worker can go and what that costs, as the server tells it.
import type { Desk } from "../../lib/state/desk.svelte";
import { factsOf, viewOf, type Gear } from "./view";

/** The space on which a worker would stand and its price in corn, while the question is about placing one. */
export function placeOf(desk: Desk, target: Gear | "start"): { space: number; price: number } | undefined {
  const free = viewOf(desk).free_spaces?.[target];
  const move = `place ${target}`;
  if (!free || !(desk.options.has(move) || desk.isRefused(move))) return undefined;
  return { space: free.space, price: factsOf(desk, "pity")?.corn ?? free.corn };
}
