// What of a turn is marked on the board: the things that its moves name, numbered in their order.
import type { Mark } from "../coach/hint/hint_state.svelte";
import type { PuzzleLine } from "./api";

export function marksOf({ things, is_solution }: Pick<PuzzleLine, "things" | "is_solution">): Mark[] {
  const look = is_solution ? "better" : "played";
  const isOne = things.length === 1;
  return things.map((thing, at) => ({
    moves: [],
    things: [thing],
    number: isOne ? null : at + 1,
    ...(isOne ? { look } : {}),
  }));
}
